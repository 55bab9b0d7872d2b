// The language of the page, and who speaks it.

import { api } from "./api";
import { preferredLanguage, rememberLanguage } from "./preferences";
import { Speaker, type Language } from "./speaker";

class Words {
  language: Language = $state(preferredLanguage());
  page: Speaker | null = $state.raw(null);
  #texts = new Map<string, Promise<string>>();

  say = (id: string, words: { [name: string]: string | number } = {}): string => this.page?.say(id, words) ?? "";

  async speak(language: Language): Promise<void> {
    const page = new Speaker(language, await this.#text(language, () => api.pageWords(language)));
    rememberLanguage(language);
    this.language = language;
    this.page = page;
    document.title = page.say("page-title");
  }

  /** The speaker of a game in a language; it knows the words of the page too. */
  async ofGame(game: string, language: Language): Promise<Speaker> {
    const page = this.#text(language, () => api.pageWords(language));
    const own = this.#text(`${game} ${language}`, () => api.gameWords(game, language));
    return new Speaker(language, await page, await own);
  }

  #text(name: string, load: () => Promise<string>): Promise<string> {
    const known = this.#texts.get(name) ?? load();
    this.#texts.set(name, known);
    return known;
  }
}

export const words = new Words();
