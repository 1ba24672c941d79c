// Exports, imports, erases and restores everything stored on this device, within a budget of deals. Deleting the
// person's own data needs their consent, and can be undone until they leave the page.

import * as bots from "./bots.ts";
import * as duplicates from "./duplicate-deals.ts";
import * as dealStore from "./deals.ts";
import * as learned from "./learning-file.ts";
import * as practised from "./practice-progress.ts";
import { parsed, parsedInTurns } from "../base/limits.ts";
import { forgetOld } from "./old-databases.ts";
import { claim } from "./locks.ts";
import * as saves from "./saved-matches.ts";
import { isObject, list, object, record, shape, text, where, type Check } from "./schema.ts";
import { announceChange, freeKey, keys, read, remove, write } from "./local-storage.ts";
import * as quarantine from "./quarantine.ts";
import { areChoices, reload, stores } from "./settings.ts";
import { rememberDeleted, tallyOf } from "./statistics.ts";
import { undoable, type Undo } from "./undo.ts";
import type { Deal } from "./deals.ts";
import type { Learned } from "./learning-progress.ts";
import type { Store } from "./store.ts";

/** File format version. Raise it when older pages could not read the file. */
const FORMAT = 1;
/** Maximum deals stored without asking whether to delete the oldest. */
export const BUDGET = 500;
/** Limits of an import file: deals, or quarantined saves, */
const MANY = 10_000;
/** games, */
const GAMES = 100;
/** and learning records. */
const LEARNED = 1000;
/** Deals checked concurrently, so that requests are pipelined. */
const AT_ONCE = 25;
/** Allowed clock difference in milliseconds. */
const DAY = 86_400_000;

/** Validates the content of a file. Rejects if the engine is unavailable. */
interface Validator {
  isMatchOf: (game: string, save: string) => Promise<boolean>; // whether the save is a match of this game
  dealOf: (replay: string) => Promise<Protocol.DealSummary | null>; // facts of a replay link; null: not a replay link
  onProgress: (done: number, of: number) => void; // reports how many deals have been checked
}

// ---- Export

/** Returns everything stored as a file text. @returns `complete`: false if the stored deals could not be read */
export async function exportAll(): Promise<{ text: string; complete: boolean }> {
  const data: Record<string, string> = {};
  for (const key of keys().sort()) {
    const game = key.startsWith("before:") ? key.slice("before:".length) : "";
    const text = read(key) ?? "";
    // The match to return to is exported as a quarantined save.
    if (game) data[`aside:${game}:${parsed(text)?.at}~1`] = text;
    else if (/^(save|aside):/.test(key)) data[key] = text;
  }
  for (const [name, store] of Object.entries(stores)) {
    const all = store.all();
    if (Object.keys(all).length) data[name] = JSON.stringify(all);
  }
  const apart = {
    learned: learned.all(),
    boards: duplicates.all(),
    practice: practised.all(),
    bots: bots.entries(),
  };
  const deals = await dealStore.all().catch(() => null);
  return { text: fileOf({ data, ...apart, deals: deals ?? dealStore.unstored() }), complete: deals !== null };
}

/** @returns the text of a backup file with this content */
export function fileOf(content: object): string {
  const head = { product: "nanafuda", format: FORMAT, exported: new Date().toISOString() };
  return JSON.stringify({ ...head, ...content }, null, 1);
}

// ---- Import

/** Content of a file. The later fields are separate from `data`, because older pages ignore them. */
interface Content {
  data: Record<string, string>;
  deals: unknown[];
  learned: Record<string, Learned>;
  boards: Record<string, duplicates.Board>;
  practice: Record<string, unknown>;
  bots: Record<string, unknown>;
}

const anything = (_: unknown): _ is unknown => true;
const isContent = shape<Content>({
  data: isData,
  deals: list(anything, MANY),
  learned: where(learned.isLearned, (known) => learned.size(known) <= LEARNED),
  boards: where(duplicates.areBoards, (all) => size(all) <= MANY),
  practice: record(anything, /^/, MANY),
  bots: record(anything, /^/, LEARNED),
});

/** Parses a file and checks its size limits. */
async function opened(text: string): Promise<Content | "unreadable" | "newer"> {
  const file = object(await parsedInTurns(text));
  if (file.product !== "nanafuda" || typeof file.format !== "number") return "unreadable";
  if (file.format > FORMAT) return "newer";
  const data = file.data ?? (Array.isArray(file.deals) ? {} : undefined); // a file may contain only deals
  const content = {
    deals: [],
    boards: {},
    practice: {},
    bots: {},
    ...file,
    data,
    learned: file.learned ?? {},
  };
  return isContent(content) ? content : "unreadable";
}

/**
 * Imports a backup file. Unfinished matches that it replaces are quarantined, as are invalid matches from the file. Its
 * deals are added to the stored ones. On any failure storage is left unchanged.
 * @returns "some": part of the file was invalid; "but-deals": its deals are in memory only
 */
export async function importAll(
  text: string,
  validator: Validator,
): Promise<{ wrong: "" | "some" | "but-deals" | "unreadable" | "newer" | "not-checked" | "not-stored"; undo?: Undo }> {
  const file = await opened(text);
  if (typeof file === "string") return { wrong: file };
  const { data } = file;
  const practice = practised.readable(file.practice);
  const written = bots.readable(file.bots);
  const matches = Object.entries(data).filter(([key]) => gameAt(key));
  const unfit: Set<string> = new Set();
  const check = async ([key, value]: [string, string]) => {
    if (!(await validator.isMatchOf(gameAt(key), parsed(value).save))) unfit.add(key);
  };
  let deals: Deal[];
  try {
    await Promise.all(matches.map(check));
    deals = await tried(file.deals, validator);
  } catch {
    return { wrong: "not-checked" };
  }
  const back = await changing(
    matches.map(([key]) => gameAt(key)),
    () =>
      replaceBy(data, unfit) &&
      Object.entries(file.learned).every(([game, one]) => learned.merge(game, one)) &&
      duplicates.merge(file.boards) &&
      practised.merge(practice) &&
      bots.merge(written),
  );
  if (!back) return { wrong: "not-stored" };
  const dropAdded = await dealStore.add(deals);
  const undo = async () => {
    await back();
    await dropAdded();
  };
  const leftOut =
    deals.length < file.deals.length || size(practice) < size(file.practice) || size(written) < size(file.bots);
  return { wrong: areUnstored(deals) ? "but-deals" : unfit.size || leftOut ? "some" : "", undo };
}

/**
 * Adds the deals of a file, which may hold a single deal or a full backup.
 * @returns `deals`: the valid deals, including those that were already stored; "unstored": they are in memory only
 */
export async function importDeals(
  text: string,
  validator: Validator,
): Promise<{ wrong: "" | "some" | "unstored" | "unreadable" | "newer" | "not-checked"; deals: Deal[]; undo: Undo }> {
  const file = await opened(text);
  const nothing = { deals: [], undo: async () => {} };
  if (typeof file === "string") return { wrong: file, ...nothing };
  const deals = await tried(file.deals, validator).catch(() => null);
  if (!deals?.length) return { wrong: deals ? "unreadable" : "not-checked", ...nothing };
  const undo = await dealStore.add(deals);
  return { wrong: areUnstored(deals) ? "unstored" : deals.length < file.deals.length ? "some" : "", deals, undo };
}

/** Whether one of the deals is lost when the page closes. */
const areUnstored = (deals: Deal[]) =>
  dealStore.unstored().some((waiting) => deals.some(({ replay }) => replay === waiting.replay));

/**
 * Returns the valid deals of a file, with the facts that the engine reads from each replay link. Leaves out invalid and
 * unplayed deals.
 */
async function tried(found: unknown[], { dealOf, onProgress }: Validator): Promise<Deal[]> {
  const own = found.filter(dealStore.isOwn).filter(({ at }) => Date.parse(at) < Date.now() + DAY);
  const named = [...new Map(own.map((one) => [one.replay, one])).values()];
  const deals: Map<string, Deal> = new Map();
  for (let done = 0; done < named.length; done += AT_ONCE) {
    const some = named.slice(done, done + AT_ONCE);
    const facts = await Promise.all(some.map(({ replay }) => dealOf(replay)));
    for (const [i, { at, hinted, feat, losses, agreed, mistakes, field }] of some.entries()) {
      const found = {
        ...(feat && { feat }),
        ...(agreed && { agreed }),
        ...(mistakes && { mistakes }),
        ...(field && { field }),
      };
      const own = { at: new Date(at).toISOString(), hinted, losses, ...found };
      const deal = facts[i];
      if (deal) deals.set(deal.replay, { ...deal, ...own });
    }
    onProgress(Math.min(done + AT_ONCE, named.length), named.length); // none of 0: the caller has said that it reads
  }
  return [...deals.values()];
}

/**
 * @param unfit keys of the matches to quarantine
 * @returns false as soon as a write fails
 */
function replaceBy(data: Record<string, string>, unfit: Set<string>): boolean {
  for (const [key, value] of Object.entries(data)) {
    const game = gameAt(key);
    const store = (stores as Record<string, Store>)[key];
    if (store) {
      const parts = Object.entries(parsed(value)).filter(
        ([part, one]) => part !== "format" && (store !== stores.statistics || !isAhead(store.get(part), one)),
      );
      if (!parts.every(([part, one]) => store.set(part, one))) return false;
    } else if (unfit.has(key)) {
      if (!quarantine.add(game, value)) return false;
    } else if (game) {
      if (!saves.makeRoom(game, value) || !write(key, value)) return false;
    } else if (read(key) !== value && !write(freeKey(key), value)) return false;
  }
  return true;
}

const size = (parts: object) => Object.keys(parts).length;

/** Whether the first record of a game counts more matches. */
const isAhead = (mine: unknown, other: unknown) => tallyOf(mine).played > tallyOf(other).played;

/** The game whose match is stored under the key; "" for other keys. */
function gameAt(key: string) {
  return key.startsWith("save:") ? key.slice("save:".length) : "";
}

function isData(value: unknown): value is Record<string, string> {
  if (!record(text())(value) || size(value) > MANY) return false;
  const entries = Object.entries(value);
  return entries.filter(([key]) => gameAt(key)).length <= GAMES && entries.every(([key, text]) => fits(key, text));
}

/** Schemas of the parts of stores that are exported as one text. */
const STORES = new Map<string, Check<unknown>>([
  ["choices", areChoices],
  ["statistics", isObject],
  ["settings", anything],
]);

/** Whether the text is valid for that key. */
function fits(key: string, text: string) {
  if (/^aside:[a-z-]{1,40}:.{1,40}$/.test(key)) return true;
  const value = parsed(text);
  if (/^save:[a-z-]{1,40}$/.test(key)) return saves.isSaved(value, gameAt(key));
  const of = STORES.get(key);
  return of !== undefined && size(object(value)) > 0 && record(of, /^[a-z-]{1,40}$/i, GAMES)(value);
}

// ---- Erase and restore

/** Removes everything that this site has stored. @returns whether the deals were removed, too */
export async function eraseAll(): Promise<{ deals: boolean; undo: Undo }> {
  const had = await dealStore.all().catch(() => null); // null: unreadable deals cannot be restored, so they stay
  const written = bots.all();
  forgetOld();
  const back = await changing(keys().map(gameAt).filter(Boolean), () => {
    keys().forEach(remove);
    return true;
  });
  const undo = async () => {
    await back?.();
    if (had) await dealStore.add(had);
    bots.merge(written); // another tab may have stored a bot again
    announceChange();
  };
  return { deals: had !== null && (await dealStore.erase()), undo };
}

/** Removes deals and the schedule of their mistakes. @returns null: they are still stored */
export async function dropDeals(deals: Deal[]): Promise<Undo | null> {
  if (!(await dealStore.drop(deals.map(({ replay }) => replay)))) return null;
  rememberDeleted(deals);
  const undo = practised.dropOwn(deals);
  return async () => {
    await dealStore.add(deals);
    undo();
  };
}

/**
 * Changes storage while this tab holds the lock of each game; tabs with a table open release theirs.
 * @param change returns false if it failed; then everything is restored
 * @returns null: the change failed
 */
async function changing(games: string[], change: () => boolean): Promise<Undo | null> {
  const claims = await Promise.all(games.map((game) => claim(game, { take: true })));
  let done = false;
  const undo = undoable(() => {
    done = change();
  });
  if (!done) undo();
  for (const one of claims) one?.release();
  reload();
  announceChange();
  const back = () => {
    undo();
    return true;
  };
  return done ? async () => void (await changing(games, back)) : null;
}
