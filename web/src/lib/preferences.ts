// What this browser remembers: language, appearance, and which bots one played against.

import { LANGUAGES, type Language } from "./speaker";

export const APPEARANCES = ["auto", "light", "dark"] as const;
export type Appearance = (typeof APPEARANCES)[number];

export function preferredLanguage(): Language {
  const wishes = [localStorage.getItem("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((language) => language === wishes.find((wish) => LANGUAGES.includes(wish as Language))) ?? "en";
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem("language", language);
  document.documentElement.lang = language;
}

export function preferredAppearance(): Appearance {
  const stored = localStorage.getItem("appearance");
  return APPEARANCES.find((appearance) => appearance === stored) ?? "auto";
}

export function showAppearance(appearance: Appearance): void {
  localStorage.setItem("appearance", appearance);
  if (appearance === "auto") delete document.documentElement.dataset["appearance"];
  else document.documentElement.dataset["appearance"] = appearance;
}

export interface Opponents {
  bots: number;
  level: string;
}

export function preferredOpponents(usual: Opponents): Opponents {
  const [bots, level] = (localStorage.getItem("opponents") ?? "").split(" ");
  return level ? { bots: Number(bots), level } : usual;
}

export function rememberOpponents({ bots, level }: Opponents): void {
  localStorage.setItem("opponents", `${bots} ${level}`);
}
