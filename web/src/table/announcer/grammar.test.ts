// Laws of person and number over all that a table may say.

import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { beforeAll, expect, test } from "vitest";
import * as words from "../../i18n/messages.ts";

/** The messages of a table, from the folder `web`: what is announced, prompted, logged or shown of a deal. */
const FILES = (lang: string) => [
  ...["play", "stories"].map((name) => `locales/${lang}/${name}.ftl`),
  ...readdirSync("games", { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => `games/${name}/${name}.${lang}.ftl`),
];
/** Seats of other players only: their callers leave the person out. */
const OTHERS = [
  ...["table-one-left", "table-not-your-turn", "sevens-heaven-headline-other"],
  ...["ring-of-sevens-their-turn-still", "ring-of-sevens-headline-won"], // the person is out, or the other winner
  ...["upside-down-outcome", "upside-down-remark"], // say “you” where the person is first or last
];
/**
 * Numbers that are never 1: places of the Joker, tricks of a bid and their worth, points of a pot or of a range. And
 * kinds of losses, which are named from the third time on; and the sixteen bots of a story.
 */
const SEVERAL = [
  ...["ring-of-sevens-your-joker", "seven-euchre-bid-label", "seven-euchre-tricks-only", "seven-euchre-line-defeat"],
  ...["sevens-heaven-outcome-fold", "sevens-heaven-outcome-gamble", "sevens-heaven-pot-in-words"],
  ...["sevens-heaven-stake-alone", "sevens-heaven-stake-fold", "sevens-heaven-stake-reach"],
];
/** Words that end in s after a number, and are no plural. */
const SINGULAR = /^(less|is|was|has|plus|minus|as|of|pass|fails)$/;

type Args = Record<string, string | number>;
interface Node {
  type: string;
  name?: string;
  selector?: Node;
  args?: unknown[];
  variants?: { key: { value: string | number }; value: unknown }[];
  value?: unknown;
}

/** Collects the arguments of a message; those that choose a variant with its keys. */
function collect(pattern: unknown, all: Map<string, unknown>, found: Map<string, Set<string | number>> = new Map()) {
  if (Array.isArray(pattern)) for (const part of pattern) collect(part, all, found);
  else if (pattern && typeof pattern === "object") {
    const { type, name, selector, args = [], variants = [] } = pattern as Node;
    if (type === "var" && name) found.set(name, found.get(name) ?? new Set());
    if (type === "mesg") collect(all.get(name ?? ""), all, found);
    collect(args, all, found);
    if (selector) collect(selector, all, found);
    if (selector?.type === "var") for (const { key } of variants) found.get(selector.name ?? "")?.add(key.value);
    for (const { value } of variants) collect(value, all, found);
  }
  return found;
}

/** Every combination of values. */
const combined = (choices: [string, (string | number)[]][]): Args[] =>
  choices.reduce<Args[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

/** Each message with each of its variants, said of the person or of somebody else, with every number at `count`. */
function* said(lang: "en" | "ja", you: boolean, count: number) {
  const plurals = new Set(["zero", "one", "two", "few", "many", "other"]);
  const read = (file: string) => new FluentResource(readFileSync(file, "utf-8")).body;
  const all = new Map(
    [...FILES(lang), `locales/${lang}/general.ftl`].flatMap(read).map(({ id, value }) => [id, value]),
  );
  for (const file of FILES(lang))
    for (const { id, value } of read(file)) {
      const found = collect(value, all);
      found.delete("you");
      const choices = [...found].map(([name, keys]): [string, (string | number)[]] => {
        if (name === "seat" || name === "winner")
          return [name, [words.say(lang, you ? "seat-you" : "seat-bot", { seat: 1 })]];
        const some = [...keys].filter((key) => !plurals.has(String(key)));
        return [name, some.length && some.every((key) => typeof key === "string") ? some : [count]];
      });
      for (const args of combined(choices))
        yield { id, text: words.say(lang, id, { ...args, you: you ? "yes" : "no" }).replace(/[\u2060\u200b]/g, "") };
    }
}

beforeAll(async () => {
  await Promise.all(words.LANGS.map(words.load));
  await words.stories(readdirSync("games")[0]);
});

test("the person is “you are”, everybody else “is”", () => {
  const wrong = [...said("en", true, 2)]
    .filter(
      ({ id, text }) => /\b[Yy]ou (?!always|guess|miss|pass|press|discuss)[a-z]+s\b/.test(text) && !OTHERS.includes(id),
    )
    .concat(
      [...said("en", false, 2)].filter(({ text }) =>
        /\bAoi (are|have|were|pass|win|take|lead|play|go|bid)\b/.test(text),
      ),
    );
  expect([...new Set(wrong.map(({ id, text }) => `${id}: ${text}`))]).toEqual([]);
});

test("one is not several", () => {
  const wrong = [...said("en", false, 1)].filter(
    ({ id, text }) =>
      !SEVERAL.includes(id) &&
      !/-lapse-|^story-/.test(id) &&
      [...text.matchAll(/(?<![\d.,−–-])\b1 ([a-z]+s)\b/g)].some(([, word]) => !SINGULAR.test(word)),
  );
  expect([...new Set(wrong.map(({ id, text }) => `${id}: ${text}`))]).toEqual([]);
});

test("in Japanese nobody is addressed as somebody else", () => {
  const wrong = [...said("ja", true, 2)].filter(({ text }) =>
    /あなたさん|あなたあなた|あなたが(考え|選んで)/.test(text),
  );
  expect([...new Set(wrong.map(({ id, text }) => `${id}: ${text}`))]).toEqual([]);
});
