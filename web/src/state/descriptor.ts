// What the server tells about a game: its verbs, the words of their parameters, and its components.

import type * as wire from "../wire";

export type Parameter = wire.ParameterAbout;
export type Verb = wire.VerbAbout;
export type Domain = wire.DomainAbout;
export type Descriptor = Omit<wire.Descriptor, "schema">;

export interface Action {
  verb: string;
  values: { [parameter: string]: string };
}

/** An action id taken apart; the last parameter runs fastest. */
export function decode(game: Descriptor, action: number): Action {
  const verb = game.verbs.find(({ first, count }) => action >= first && action < first + count);
  if (!verb) throw new RangeError(`${game.name} has no action ${action}`);
  const values: Action["values"] = {};
  let rest = action - verb.first;
  for (const { name, domain } of [...verb.parameters].reverse()) {
    const words = valuesOf(game, domain);
    values[name] = words[rest % words.length]!;
    rest = Math.floor(rest / words.length);
  }
  return { verb: verb.name, values };
}

/** The id of a verb with these parameters, given as they are written. */
export function encode(game: Descriptor, name: string, values: { [parameter: string]: string | number } = {}): number {
  const verb = game.verbs.find((candidate) => candidate.name === name);
  if (!verb) throw new RangeError(`${game.name} has no verb ${name}`);
  return verb.parameters.reduce((offset, { name: parameter, domain }) => {
    const words = valuesOf(game, domain);
    const position = words.indexOf(String(values[parameter]));
    if (position < 0) throw new RangeError(`${name}: ${parameter} cannot be ${values[parameter]}`);
    return offset * words.length + position;
  }, 0) + verb.first;
}

/** The actions of one verb among many, each with its parameters. */
export function ofVerb(game: Descriptor, actions: readonly number[], name: string): { action: number; values: Action["values"] }[] {
  const verb = game.verbs.find((candidate) => candidate.name === name);
  if (!verb) return [];
  return actions
    .filter((action) => action >= verb.first && action < verb.first + verb.count)
    .map((action) => ({ action, values: decode(game, action).values }));
}

function valuesOf(game: Descriptor, domain: string): string[] {
  const found = game.domains[domain];
  if (!found) throw new RangeError(`${game.name} has no domain ${domain}`);
  return found.values;
}
