// Which languages there are, and which one a browser asks for: known before any words are there.

import type { Letters } from "../cards/face.ts";

/**
 * The only list of them: a language is a line here, its folder beside this file, and its own of every file that is
 * named for a language in `games` and `pages`. Pages that nobody has asked for anything speak the first.
 *
 * `name` is what it calls itself, `brand` the product; `locale` is for other sites; `letters` stand on its cards;
 * `comma` parts what is listed; `spaced` is whether spaces part its words.
 */
export const LANGUAGES = {
  ja: { name: "日本語", brand: "七札", locale: "ja_JP", letters: "kanji", comma: "、", spaced: false },
  en: { name: "English", brand: "Nanafuda", locale: "en_GB", letters: "latin", comma: ", ", spaced: true },
} satisfies Record<string, { letters: Letters; spaced: boolean } & Record<string, unknown>>;

export type Lang = keyof typeof LANGUAGES;

export const LANGS = Object.keys(LANGUAGES) as Lang[];

/** The language whose name of a game stands beside the one in this language. */
export const beside = (lang: Lang) => LANGS.find((one) => one !== lang) ?? lang;

/** The person's first language among ours, from the browser; English when there is none. */
export function preferred(): Lang {
  const wanted = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);
  for (const tag of wanted) {
    const found = LANGS.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (found) return found;
  }
  return "en";
}
