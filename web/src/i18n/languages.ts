// The list of languages and the browser's preference, available before any messages are loaded.

import product from "../../brand.json" with { type: "json" };
import type { Letters } from "../cards/face.ts";

/**
 * All languages. A language needs an entry here, its folder in `web/locales`, and a version of every language-specific
 * file in `games` and `pages`. The first is the default of static pages.
 *
 * `name` is its own name; `locale` is for other sites; `letters` are printed on its cards;
 * `comma` separates list items; `spaced`: words are separated by spaces.
 */
export const LANGUAGES = {
  ja: { name: "日本語", locale: "ja_JP", letters: "kanji", comma: "、", spaced: false },
  en: { name: "English", locale: "en_GB", letters: "latin", comma: ", ", spaced: true },
} satisfies Record<string, { letters: Letters; spaced: boolean } & Record<string, unknown>>;

export type Lang = keyof typeof LANGUAGES;

export const LANGS = Object.keys(LANGUAGES) as Lang[];

/** The language in which a game's name is repeated beside this one. */
export const beside = (lang: Lang) => LANGS.find((one) => one !== lang) ?? lang;

const names: Record<string, string> = product.names;

/** The product's name in a language, else in English. */
export const brand = (lang: string): string => names[lang] ?? names.en;

/** The product's name in names of files. The build's commands have the same rule (`file_name` in web/tools/site.py). */
export const fileBrand = names.en
  .toLowerCase()
  .replace(/[^\p{L}\p{N}]+/gu, "-")
  .replace(/^-|-$/g, "");

/** The product's name as Fluent's terms `-brand` and `-brand-other`, for a bundle of this language. */
export const brandTerms = (lang: Lang) => ({
  body: Object.entries({ "-brand": brand(lang), "-brand-other": brand(beside(lang)) }).map(([id, value]) => ({
    ...{ id, value, attributes: {} },
  })),
});

/** Returns the first supported language among the browser's preferences, else English. */
export function preferred(): Lang {
  for (const tag of wantedTags()) {
    const found = LANGS.find((known) => languageOf(tag) === known);
    if (found) return found;
  }
  return "en";
}

/** The browser's preferences. On some systems they are names of locales, such as “en_GB.UTF-8@euro”. */
const wantedTags = (): string[] => (typeof navigator === "undefined" ? [] : (navigator.languages ?? []).map(bare));
const bare = (tag: string) => tag.replace(/[.@].*/s, "").replaceAll("_", "-");
const languageOf = (tag: string) => tag.toLowerCase().split("-")[0];

/** Returns the regional variant of a language that the browser prefers, such as “en-GB”, for dates and times. */
export function regional(lang: Lang): string {
  return wantedTags().find((tag) => languageOf(tag) === lang && isKnown(tag)) ?? lang;
}

/** Whether Intl accepts a language tag: it throws for those that are not well formed. */
function isKnown(tag: string) {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
