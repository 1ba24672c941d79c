// All that is stored on this device, as a whole: saved to one file, taken from one, erased, given back, kept within its
// budget. Nothing that the person has made goes without being asked, and what has gone can be given back until the page
// is left.

import * as boards from "./duplicate-deals.ts";
import * as kept from "./deals.ts";
import * as learned from "./learning-file.ts";
import * as practised from "./practice-progress.ts";
import { parsed, parsedInTurns } from "../engine/limits.ts";
import { claim } from "./locks.ts";
import * as saves from "./saved-matches.ts";
import { isObject, object } from "./parse.ts";
import { freeKey, keys, read, remove, write } from "./local-storage.ts";
import { areChoices, reload, shelves } from "./settings.ts";
import { tallyOf } from "./statistics.ts";
import type { Deal } from "./deals.ts";
import type { Learned } from "./learning-progress.ts";
import type { Shelf } from "./store.ts";

/** The form of a file; raised when an older page could not read it. */
const FORMAT = 1;
/** So many deals are kept without asking whether the oldest may go. */
export const BUDGET = 500;
/** So many deals, or put aside matches, may be in a file; */
const MANY = 10_000;
/** of so many games; */
const GAMES = 100;
/** and so much that was learned. */
const LEARNED = 1000;
/** So many are tried at a time: nobody waits for an answer before the next question. */
const AT_ONCE = 25;
/** Milliseconds that clocks may differ by. */
const DAY = 86_400_000;

/** Puts everything back that is still as it was left. */
export type GiveBack = () => Promise<void>;

/** Who tries what is in a file; rejects when nobody can tell. */
interface Judge {
  opens: (game: string, save: string) => Promise<boolean>; // whether a save is a match of this game
  told: (replay: string) => Promise<Seam.Kept | null>; // what a replay link tells; null: it is none
  heard: (done: number, of: number) => void; // how many deals have been tried
}

// ---- Out

/** All that is stored, as the text of one file. @returns `complete`: false if the stored deals could not be read */
export async function exportAll(): Promise<{ text: string; complete: boolean }> {
  const data: Record<string, string> = {};
  for (const key of keys().sort()) {
    const game = key.startsWith("before:") ? key.slice("before:".length) : "";
    const text = read(key) ?? "";
    // What could be gone back to has no place of its own elsewhere.
    if (game) data[`aside:${game}:${parsed(text)?.at}~1`] = text;
    else if (/^(save|aside):/.test(key)) data[key] = text;
  }
  for (const [name, shelf] of Object.entries(shelves)) {
    const all = shelf.all();
    if (Object.keys(all).length) data[name] = JSON.stringify(all);
  }
  const apart = { learned: learned.all(), boards: boards.all(), practice: practised.all() };
  const deals = await kept.all().catch(() => null);
  return { text: fileOf({ data, ...apart, deals: deals ?? kept.unstored() }), complete: deals !== null };
}

/** @returns the text of a file that holds it */
export function fileOf(content: object): string {
  const head = { product: "nanafuda", format: FORMAT, exported: new Date().toISOString() };
  return JSON.stringify({ ...head, ...content }, null, 1);
}

// ---- In

/** What a file holds, once all of it has been measured. */
async function opened(text: string): Promise<
  | {
      data: Record<string, string>;
      learned: Record<string, Learned>;
      boards: Record<string, boards.Board>;
      practice: Record<string, unknown>;
      deals: unknown[];
    }
  | "unreadable"
  | "newer"
> {
  const file = object(await parsedInTurns(text));
  if (file.product !== "nanafuda" || typeof file.format !== "number") return "unreadable";
  if (file.format > FORMAT) return "newer";
  const { deals = [], learned: known, boards: played = {}, practice = {} } = file;
  const data = file.data ?? (Array.isArray(file.deals) ? {} : undefined); // deals may be saved alone
  if (!isData(data) || !Array.isArray(deals) || deals.length > MANY) return "unreadable";
  // What was learned stands beside it: older pages know nothing of it.
  if (
    "learned" in file &&
    known !== null &&
    !(isObject(known) && learned.isLearned(known) && learned.size(known) <= LEARNED)
  )
    return "unreadable";
  if (!isObject(played) || Object.keys(played).length > MANY || !boards.areBoards(played)) return "unreadable";
  if (!isObject(practice) || Object.keys(practice).length > MANY) return "unreadable";
  return { data, learned: known ?? {}, boards: played, practice, deals };
}

/**
 * Takes over what a file holds. Unfinished matches that it replaces are put aside, and so is each of its own that does
 * not stand up; its deals join those that are there. On any fault everything is as it was before.
 * @returns "some": not all in the file stood up
 */
export async function importAll(
  text: string,
  judge: Judge,
): Promise<{ wrong: "" | "some" | "unreadable" | "newer" | "not-checked" | "not-stored"; giveBack?: GiveBack }> {
  const file = await opened(text);
  if (typeof file === "string") return { wrong: file };
  const { data } = file;
  const practice = practised.readable(file.practice);
  const matches = Object.entries(data).filter(([key]) => gameAt(key));
  const unfit: Set<string> = new Set();
  const check = async ([key, value]: [string, string]) => {
    if (!(await judge.opens(gameAt(key), parsed(value).save))) unfit.add(key);
  };
  let deals: Deal[];
  try {
    await Promise.all(matches.map(check));
    deals = await tried(file.deals, judge);
  } catch {
    return { wrong: "not-checked" };
  }
  const back = await changing(
    matches.map(([key]) => gameAt(key)),
    () =>
      replaceBy(data, unfit) &&
      Object.entries(file.learned).every(([game, one]) => learned.take(game, one)) &&
      boards.take(file.boards) &&
      practised.take(practice),
  );
  if (!back) return { wrong: "not-stored" };
  const dropAdded = await kept.add(deals);
  const giveBack = async () => {
    await back();
    await dropAdded();
  };
  const leftOut = deals.length < file.deals.length || size(practice) < size(file.practice);
  return { wrong: unfit.size || leftOut ? "some" : "", giveBack };
}

/**
 * Adds the deals of a file, one saved alone or all that was saved with everything else.
 * @returns `deals`: those that are deals, whether they were there or not
 */
export async function importDeals(
  text: string,
  judge: Judge,
): Promise<{ wrong: "" | "some" | "unreadable" | "newer" | "not-checked"; deals: Deal[]; giveBack: GiveBack }> {
  const file = await opened(text);
  const nothing = { deals: [], giveBack: async () => {} };
  if (typeof file === "string") return { wrong: file, ...nothing };
  const deals = await tried(file.deals, judge).catch(() => null);
  if (!deals?.length) return { wrong: deals ? "unreadable" : "not-checked", ...nothing };
  const giveBack = await kept.add(deals);
  return { wrong: deals.length < file.deals.length ? "some" : "", deals, giveBack };
}

/**
 * The deals among what is in a file: each is what the engine says that its replay link tells. What is none is left out,
 * and so is what has not been played yet.
 */
async function tried(found: unknown[], { told, heard }: Judge): Promise<Deal[]> {
  const own = found.filter(kept.isOwn).filter(({ at }) => Date.parse(at) < Date.now() + DAY);
  const named = [...new Map(own.map((one) => [one.replay, one])).values()];
  const deals: Map<string, Deal> = new Map();
  for (let done = 0; done < named.length; done += AT_ONCE) {
    heard(done, named.length);
    const some = named.slice(done, done + AT_ONCE);
    const facts = await Promise.all(some.map(({ replay }) => told(replay)));
    for (const [i, { at, hinted, losses, agreed, mistakes, field }] of some.entries()) {
      const found = { ...(agreed && { agreed }), ...(mistakes && { mistakes }), ...(field && { field }) };
      const own = { at: new Date(at).toISOString(), hinted, losses, ...found };
      const deal = facts[i];
      if (deal) deals.set(deal.replay, { ...deal, ...own });
    }
  }
  heard(named.length, named.length);
  return [...deals.values()];
}

/** Has what an older version has kept of deals told anew. */
export async function retell(deals: readonly Deal[], { told }: Pick<Judge, "told">) {
  const found = [];
  for (const { replay, against } of deals) {
    const deal = against === undefined && (await told(replay));
    if (deal) found.push({ ...deal, replay });
  }
  if (found.length) await kept.alter(found);
}

/**
 * @param unfit the matches that are only put aside
 * @returns false as soon as something was not stored
 */
function replaceBy(data: Record<string, string>, unfit: Set<string>): boolean {
  for (const [key, value] of Object.entries(data)) {
    const game = gameAt(key);
    const shelf = (shelves as Record<string, Shelf>)[key];
    if (shelf) {
      const parts = Object.entries(parsed(value)).filter(
        ([part, one]) => part !== "format" && (shelf !== shelves.statistics || !isAhead(shelf.get(part), one)),
      );
      if (!parts.every(([part, one]) => shelf.set(part, one))) return false;
    } else if (unfit.has(key)) {
      if (!saves.layAside(game, value)) return false;
    } else if (game) {
      if (!saves.makeRoom(game, value) || !write(key, value)) return false;
    } else if (read(key) !== value && !write(freeKey(key), value)) return false;
  }
  return true;
}

const size = (parts: object) => Object.keys(parts).length;

/** Whether one record of a game's matches has more of them. */
const isAhead = (mine: unknown, other: unknown) => tallyOf(mine).played > tallyOf(other).played;

/** The game whose match is kept there; "" where none is. */
function gameAt(key: string) {
  return key.startsWith("save:") ? key.slice("save:".length) : "";
}

function isData(value: unknown): value is Record<string, string> {
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  if (entries.length > MANY || entries.filter(([key]) => gameAt(key)).length > GAMES) return false;
  return entries.every(([key, text]) => typeof text === "string" && fits(key, text));
}

/** Whether this can be stored under that key. */
function fits(key: string, text: string) {
  if (/^aside:[a-z-]{1,40}:.{1,40}$/.test(key)) return true;
  const value = parsed(text);
  if (/^save:[a-z-]{1,40}$/.test(key)) return saves.isSaved(value, gameAt(key));
  const parts = Object.keys(object(value));
  if (parts.length === 0 || parts.length > GAMES) return false;
  if (!parts.every((part) => /^[a-z-]{1,40}$/i.test(part))) return false;
  if (key === "choices") return Object.values(value).every(areChoices);
  if (key === "statistics") return Object.values(value).every(isObject);
  return key === "settings";
}

// ---- Away, and back

/** Removes all that this page has stored. @returns whether the deals, too */
export async function eraseAll(): Promise<{ deals: boolean; giveBack: GiveBack }> {
  const had = await kept.all().catch(() => null); // deals that cannot be read cannot be given back: they stay
  const back = await changing(keys().map(gameAt).filter(Boolean), () => {
    keys().forEach(remove);
    return true;
  });
  const giveBack = async () => {
    await back?.();
    if (had) await kept.add(had);
  };
  return { deals: had !== null && (await kept.erase()), giveBack };
}

/** Removes deals and the schedule of their mistakes. @returns null: they are still there */
export async function dropDeals(deals: Deal[]): Promise<GiveBack | null> {
  if (!(await kept.drop(deals.map(({ replay }) => replay)))) return null;
  const schedule = practised.dropOwn(deals);
  return async () => {
    await kept.add(deals);
    practised.take(schedule);
  };
}

/**
 * Changes what is stored while no tab is at the tables of these games: whoever is steps back.
 * @param change whether it could be done: if not, everything is put back
 * @returns null: it could not be done
 */
async function changing(games: string[], change: () => boolean): Promise<GiveBack | null> {
  const claims = await Promise.all(games.map((game) => claim(game, { take: true })));
  const before = texts();
  const done = change();
  const left = texts();
  if (!done) putBack(before, left);
  for (const one of claims) one?.release();
  reload();
  if (!done) return null;
  return async () => void (await changing(games, () => putBack(before, left)));
}

/** All that is stored beside the deals. */
const texts = () => new Map(keys().map((key) => [key, read(key) ?? ""]));

/** What somebody has changed since it was left stays as it is. */
function putBack(before: Map<string, string>, left: Map<string, string>) {
  const changed = [...new Set([...before.keys(), ...left.keys()])].filter(
    (key) => before.get(key) !== left.get(key) && read(key) === (left.get(key) ?? null),
  );
  for (const key of changed) if (!before.has(key)) remove(key); // this makes room
  for (const key of changed) if (before.has(key)) write(key, before.get(key) ?? "");
  return true;
}
