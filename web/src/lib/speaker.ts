// Says messages in one language: those of the page and, if given, of one game.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { decode, type Descriptor } from "../state/descriptor";
import type { Happening } from "../state/view";

export const LANGUAGES = ["en", "ru", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

type Words = { [name: string]: FluentVariable };

export class Speaker {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ...texts: string[]
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** The message with its words filled in; a missing one shows its id, which tests look for. */
  say = (id: string, words: Words = {}): string => {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, words) : `⟨${id}⟩`;
  };

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  action(game: Descriptor, action: number): string {
    const { verb, values } = decode(game, action);
    const parameters = game.verbs.find(({ name }) => name === verb)!.parameters;
    const words = parameters.map(({ name, domain }) => [name, this.#word(game, domain, values[name] ?? null)]);
    return this.say(`action-${verb}`, Object.fromEntries(words) as Words);
  }

  /** What happened, as it is written beside a picture; `exact` names the places too, for those who do not see it. */
  event(game: Descriptor, event: Happening, nameOf: (seat: number) => string, exact = false): string {
    const parameters = game.events.find(({ name }) => name === event.kind)?.parameters ?? [];
    const words = parameters.map(({ name, domain }) => {
      const value = event[name] ?? null;
      return [name, domain === "seat" && typeof value === "number" ? nameOf(value) : this.#word(game, domain, value)];
    });
    const beside = `page-event-${event.kind}`;
    return this.say(!exact && this.has(beside) ? beside : `event-${event.kind}`, Object.fromEntries(words) as Words);
  }

  /** A parameter as people say it; what is secret is «unknown», numbers are numbers so that messages can count. */
  #word(game: Descriptor, domain: string, value: string | number | null): FluentVariable {
    if (value === null) return "unknown";
    const vocabulary = game.domains[domain]?.vocabulary;
    if (vocabulary) return String(value).split(" ").map((word) => this.say(`${vocabulary}-${word}`)).join(", ");
    return /^\d+$/.test(String(value)) ? Number(value) : value;
  }
}
