// Stores the bots that the person has written, with earlier versions of each.

import { list, shape, text, valid } from "./schema.ts";
import { Store } from "./store.ts";
import { undoable } from "./undo.ts";

const store = new Store("bots");
/** Maximum characters of a bot's file, as in the engine (workshop/bot.py). */
export const LONGEST = 100_000;
/** Earlier versions cached of a bot. */
const VERSIONS = 10;
/** Maximum characters of a name. */
export const NAME = 40;

interface Version {
  at: string; // ISO time
  source: string;
}

export interface Bot extends Version {
  name: string;
  game: string;
  versions: Version[]; // earlier ones that were run, the newest first
}

const version = { at: text(), source: text(LONGEST) };
const isBot = shape<Bot>({
  ...version,
  name: text(NAME),
  game: text(40, /^[a-z-]+$/),
  versions: list(shape<Version>(version), VERSIONS),
});

/** Ids of bots. */
const ID = /^[a-z0-9]{1,24}$/;

/** All valid bots, by id. */
export const all = () => valid(isBot, store.all());

/** All entries, also those that this version cannot read, by id. */
export const entries = (): Record<string, unknown> => store.all();

export function of(id: string): Bot | null {
  const bot = store.get(id);
  return isBot(bot) ? bot : null;
}

/** @returns an unused id */
export const freshId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** @returns whether it is stored */
export const put = (id: string, bot: Bot): boolean => store.set(id, bot);

/** Adds the present text to the versions unless it is the newest one. */
export function noted(bot: Bot): Bot {
  if (bot.versions[0]?.source === bot.source) return bot;
  const own = { at: new Date().toISOString(), source: bot.source };
  return { ...bot, versions: [own, ...bot.versions].slice(0, VERSIONS) };
}

/** Removes a bot. @returns undoes it */
export const drop = (id: string) => undoable(() => store.drop(id));

/**
 * Imports bots. Of two with the same id the newer text wins; the other becomes a version of it. An entry that this
 * version cannot read stays; the imported bot then gets another id.
 * @returns whether they are stored
 */
export const merge = (bots: Record<string, Bot>): boolean =>
  Object.entries(bots).every(([id, bot]) => {
    const known = of(id);
    if (!known) return put(store.get(id) === undefined ? id : freshId(), bot);
    const [newer, older] = known.at < bot.at ? [bot, known] : [known, bot];
    const other = older.source === newer.source ? [] : [{ at: older.at, source: older.source }];
    const versions = [...newer.versions, ...other, ...older.versions];
    const unique = [...new Map(versions.map((one) => [one.source, one])).values()];
    return put(id, { ...newer, versions: unique.slice(0, VERSIONS) });
  });

/** Returns those of a file's entries that this version can read. */
export const readable = (bots: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(valid(isBot, bots)).filter(([id]) => ID.test(id)));
