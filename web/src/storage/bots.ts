// Stores the bots that the person has written, with earlier versions of each.

import catalogue from "nanafuda:catalogue";

import { parsed } from "../base/limits.ts";
import { onoverruled } from "./local-storage.ts";
import { list, maybe, number, shape, text, valid, whole } from "./schema.ts";
import { Store } from "./store.ts";

const store = new Store("bots");
/** Maximum characters of a bot's file. */
export const LONGEST = catalogue.bounds.bot;
/** Earlier versions cached of a bot. */
const VERSIONS = 10;
/** Marks an opponent that is a bot of the person, before its id. */
export const OWN = "own:";
/** Maximum characters of a name. */
export const NAME = 40;

/** Result of a measurement. */
interface Result {
  at: string; // ISO time
  opponent: string; // "random", a level, or "own:" with the id of a bot
  mean: number; // points a deal
  width: number; // half of its interval
  deals: number;
}

export interface Version {
  at: string; // ISO time
  source: string;
  result?: Result | undefined; // the last one; versions of earlier pages have none
}

export interface Bot extends Omit<Version, "result"> {
  name: string;
  game: string;
  versions: Version[]; // earlier ones that were run, the newest first
}

const version = { at: text(), source: text(LONGEST) };
const result = shape<Result>({ at: text(), opponent: text(40), mean: number(), width: number(0), deals: whole(0) });
const isBot = shape<Bot>({
  ...version,
  name: text(NAME),
  game: text(40, /^[a-z-]+$/),
  versions: list(shape<Version>({ ...version, result: maybe(result) }), VERSIONS),
});

/** Ids of bots. */
const ID = /^[a-z0-9]{1,24}$/;

export const all = () => valid(isBot, store.all());

/** All entries, also those that this version cannot read, by id. */
export const entries = (): Record<string, unknown> => store.all();

export function of(id: string): Bot | null {
  const bot = store.get(id);
  return isBot(bot) ? bot : null;
}

/** @returns an unused id */
export const freshId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** Key of a bot's entry in local storage. */
export const keyOf = (id: string) => store.keyOf(id);

/** @returns whether a change of the key, null for any, concerns bots */
export const has = (key: string | null) => store.has(key);

/** Adds the present text to the versions unless it is the newest one. */
export function noted(bot: Bot): Bot {
  if (bot.versions[0]?.source === bot.source) return bot;
  return { ...bot, versions: united([{ at: new Date().toISOString(), source: bot.source }], bot.versions) };
}

/** Adds a result to the version with this text. */
export function measured({ versions }: Bot, source: string, found: Omit<Result, "at">): Pick<Bot, "versions"> {
  const result = { at: new Date().toISOString(), ...found };
  return { versions: versions.map((one) => (one.source === source ? { ...one, result } : one)) };
}

/** Returns the versions of all lists, each text once, without the last ones if there are too many. */
const united = (...lists: Version[][]): Version[] => withResults(unique(lists.flat()).slice(0, VERSIONS), lists.flat());

function unique(versions: Version[]): Version[] {
  const found: Map<string, Version> = new Map();
  for (const one of versions) if (!found.has(one.source)) found.set(one.source, one);
  return [...found.values()];
}

/** Gives each version the last result that its text has in `others`. */
const withResults = (versions: Version[], others: readonly Version[]): Version[] =>
  versions.map((version) => {
    const results = others.flatMap(({ source, result }) => (source === version.source && result ? [result] : []));
    if (!results.length) return version;
    return { ...version, result: results.reduce((a, b) => (b.at >= a.at ? b : a)) };
  });

/** Removes a bot. @returns undoes it; a text that another tab has stored since becomes a version, or keeps its place */
export function drop(id: string): () => boolean {
  const bot = of(id);
  store.drop(id);
  return () => !bot || merge({ [id]: bot });
}

/**
 * Imports bots. Of two with the same id the newer text wins; the other becomes a version of it. An entry that this
 * version cannot read stays; the imported bot then gets another id.
 * @returns whether they are stored
 */
export const merge = (bots: Record<string, Bot>): boolean =>
  Object.entries(bots).every(([id, bot]) => {
    const known = of(id);
    if (!known) return store.set(store.get(id) === undefined ? id : freshId(), bot);
    const [newer, older] = known.at < bot.at ? [bot, known] : [known, bot];
    const other = older.source === newer.source ? [] : [{ at: older.at, source: older.source }];
    const most = VERSIONS - other.length; // the other text has a place in any case
    return store.set(id, { ...newer, versions: united(newer.versions.slice(0, most), other, older.versions) });
  });

// A text that had no room in storage until another tab wrote becomes a version, or takes its place again.
onoverruled((key, text) => {
  const id = key.slice(keyOf("").length);
  const bot = store.has(key) && parsed(text);
  if (bot && isBot(bot)) merge({ [id]: bot });
});

/** Returns those of a file's entries that this version can read. */
export const readable = (bots: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(valid(isBot, bots)).filter(([id]) => ID.test(id)));
