// The deals that were played, kept on this device in IndexedDB. None goes unless somebody says so.

import { openDB, type IDBPObjectStore, type IDBPDatabase } from "idb";
import catalogue from "nanafuda:catalogue";

const DATABASE = "nanafuda";
const DEALS = "deals";
/** Milliseconds after which a database that has not answered counts as silent, and as still silent. */
const PATIENCE = 8000;
const IMPATIENCE = 500;
/** So many are stored in one transaction. */
const AT_ONCE = 500;
/** No deal costs more, in whatever unit. */
const DEAR = 1e6;
/** No seat decides so often in a deal, and no action is so long. */
const DECISIONS = 200;
const ACTION = 100;
/** No game has so many themes. */
const THEMES = 30;

/** What mistakes cost, in one of a game's units. */
export interface Loss {
  unit: Seam.Line["unit"];
  loss: number;
  mistakes: number; // how many
}

/** A decision that a review has called one. */
export interface Mistake {
  index: number; // of the action in the deal
  action: string; // what was done
  themes?: string[]; // what it is about; older pages kept none
}

/** What the engine does not know of a deal. */
interface Own {
  at: string; // ISO time
  hinted: boolean; // a hint was asked for
  losses: Loss[] | null; // null when it has not been reviewed
  mistakes?: Mistake[]; // what the review has found; older pages kept none
  agreed?: { same: number; of: number }; // how many of the decisions that were reviewed are the expert's own
  /** how it stands beside the field, once that is known, and what the players of each level there came to */
  field?: { percent: number; place: number; levels?: number[] };
}

/** `replay` names it; older versions kept nothing `against`. */
export type Deal = Omit<Seam.Kept, "against"> & { against?: number | null } & Own;

/** What is wrong with the browser's storage of deals. */
type Trouble = "" | "blocked" | "full" | "silent";

/** What is not stored yet, or cannot be: this page remembers it until it is closed. */
const waiting: Map<string, Deal> = new Map();
/** Deals that this page has stored and that were not in the database before. */
const fresh: Set<string> = new Set();

/** Thrown when the database cannot be read. It says nothing about which deals there are. */
export class Unreadable extends Error {}

let trouble: Trouble = "";
const listeners: Set<(trouble: Trouble) => void> = new Set();

/** Tells when trouble begins, and ("") when all that waited has been stored. */
export function ontrouble(listener: (trouble: Trouble) => void) {
  listeners.add(listener);
}

/** Who shows the deals. */
const followers: Set<() => void> = new Set();

/** Calls `show` whenever there are other deals. @returns stops it */
export function follow(show: () => void): () => void {
  followers.add(show);
  return () => followers.delete(show);
}

function changed() {
  for (const show of followers) show();
}

/**
 * Keeps deals; of one that is there already nothing is changed: a page that is opened again at its end tells it once
 * more.
 * @returns removes those that were not there before
 */
export async function add(deals: readonly Deal[]): Promise<() => Promise<void>> {
  const added = deals.filter(({ replay }) => !waiting.has(replay));
  for (const deal of added) {
    waiting.set(deal.replay, deal);
    fresh.delete(deal.replay);
  }
  await store();
  changed();
  return async () => {
    const stored = added.filter(({ replay }) => !waiting.delete(replay) && fresh.has(replay));
    await drop(stored.map(({ replay }) => replay));
  };
}

/** Notes what the review of a deal has found. @param replay names the deal */
export async function noteReview(replay: string, found: Required<Pick<Own, "losses" | "agreed" | "mistakes">>) {
  await alter([{ replay, ...found }]);
}

/** Changes what is kept of deals, where they are still kept. */
export async function alter(changes: readonly (Partial<Deal> & { replay: string })[]) {
  for (const change of changes) {
    const deal = waiting.get(change.replay);
    if (deal) waiting.set(change.replay, { ...deal, ...change });
  }
  await inDatabase(undefined, async (deals) => {
    for (const change of changes) {
      const deal = await deals.get(change.replay);
      if (deal) await deals.put({ ...deal, ...change });
    }
  });
  changed();
}

/**
 * All of them, the newest first; those that are not what they should be are passed over.
 * @returns rejects with {@link Unreadable} when the database cannot be read
 */
export async function all(): Promise<Deal[]> {
  const found = await inDatabase(null, (deals) => read(deals), "readonly");
  if (!found) throw new Unreadable();
  if (trouble) void store(); // the database answers again
  return sorted([...found, ...waiting.values()]);
}

/** The deals that only this page has, the newest first. */
export const unstored = () => sorted([...waiting.values()]);

/** @param deals of those with the same replay the last one counts */
function sorted(deals: Deal[]) {
  const named = new Map(deals.map((deal) => [deal.replay, deal]));
  return [...named.values()].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

/** Reads all deals: while some are looked at, the browser already fetches the next. */
async function read(store: Pick<Store, "getAll">): Promise<Deal[]> {
  const found: Deal[] = [];
  for (let asked = store.getAll(null, AT_ONCE), more = true; more; ) {
    const some = await asked;
    more = some.length === AT_ONCE;
    if (more) asked = store.getAll(IDBKeyRange.lowerBound(some[AT_ONCE - 1].replay, true), AT_ONCE);
    found.push(...some.filter(isDeal));
  }
  return found;
}

/**
 * Removes deals.
 * @param replays name them
 * @returns whether they are gone
 */
export async function drop(replays: readonly string[]): Promise<boolean> {
  const gone = await remove((deals) => Promise.all(replays.map((replay) => deals.delete(replay))));
  if (gone) for (const replay of replays) waiting.delete(replay);
  changed();
  return gone;
}

/** Removes all deals, those included that are none. @returns whether they are gone */
export async function erase(): Promise<boolean> {
  const gone = await remove((deals) => deals.clear());
  if (gone) waiting.clear();
  changed();
  return gone;
}

/** @returns whether it is done; if not, it will not be done later */
async function remove(work: (deals: Store) => Promise<unknown>): Promise<boolean> {
  let late = false;
  const gone = await inDatabase(false, async (deals) => {
    await deals.count(); // returns once the database answers
    if (!late) await work(deals);
    return !late;
  });
  late = !gone;
  return gone;
}

/** Stores what waits, so much at a time: what makes headway is not silent. */
async function store() {
  const now = [...waiting.values()];
  for (let at = 0; at < now.length; at += AT_ONCE) {
    const some = now.slice(at, at + AT_ONCE);
    const done = await inDatabase(false, async (deals) => {
      for (const deal of some) {
        const { replay } = deal;
        if (!waiting.has(replay) || (await deals.get(replay))) continue; // taken back meanwhile, or there already
        await deals.put(deal);
        fresh.add(replay);
      }
      return true;
    });
    if (!done) return;
    for (const deal of some) if (waiting.get(deal.replay) === deal) waiting.delete(deal.replay);
  }
  if (!waiting.size) report("");
}

// ---- The database, which may be refused, full or silent

type Schema = { deals: { key: string; value: Deal; indexes: { at: string } } };

type Store = IDBPObjectStore<Schema, ["deals"], "deals", "readwrite">;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** One connection, made anew when the browser has closed it. */
function database() {
  opening ??= openDB<Schema>(DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore(DEALS, { keyPath: "replay" }).createIndex("at", "at");
    },
    // Another page erases all, or has a newer form of it: this one must not be in the way.
    blocking: (_, __, event) => {
      opening = undefined;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opening = undefined;
    },
  }).catch((fault) => {
    opening = undefined;
    throw fault;
  });
  return opening;
}

/** What is done in one transaction, or `otherwise` where the browser refuses it or does not answer. */
async function inDatabase<T>(
  otherwise: T,
  work: (deals: Store) => Promise<T>,
  mode: "readonly" | "readwrite" = "readwrite",
): Promise<T> {
  const doing = transact(work, mode);
  const silence = Promise.withResolvers();
  const clock = setTimeout(() => silence.reject("silent"), trouble === "silent" ? IMPATIENCE : PATIENCE);
  try {
    return (await Promise.race([doing, silence.promise])) as T;
  } catch (fault) {
    const full = fault instanceof DOMException && fault.name === "QuotaExceededError";
    report(fault === "silent" ? "silent" : full ? "full" : "blocked");
    if (fault === "silent") doing.then(store, () => {}).then(changed); // it has answered after all
    return otherwise;
  } finally {
    clearTimeout(clock);
  }
}

async function transact<T>(work: (deals: Store) => Promise<T>, mode: "readonly" | "readwrite"): Promise<T> {
  const transaction = (await database()).transaction(DEALS, mode as "readwrite");
  const [found] = await Promise.all([work(transaction.objectStore(DEALS)), transaction.done]);
  return found;
}

function report(kind: Trouble) {
  if (trouble === kind) return;
  trouble = kind;
  for (const listener of [...listeners]) listener(kind);
}

// ---- The shape that is read back

function isDeal(value: unknown): value is Deal {
  const deal = value as any;
  return (
    isOwn(value) &&
    catalogue.games.some(({ id }) => id === deal.game) &&
    catalogue.levels.includes(deal.level) &&
    [deal.seats, deal.seat, deal.deal, deal.points, deal.place, deal.against ?? 0].every(isSmall) &&
    typeof deal.undone === "boolean"
  );
}

/** Whether this names a deal and says of it what the engine does not know. */
export function isOwn(value: any): value is Own & { replay: string } {
  return (
    typeof value?.replay === "string" &&
    value.replay.length <= catalogue.bounds.link &&
    typeof value.at === "string" &&
    value.at.length <= 30 &&
    !Number.isNaN(Date.parse(value.at)) &&
    typeof value.hinted === "boolean" &&
    (value.losses === null || areLosses(value.losses)) &&
    (value.mistakes === undefined || areMistakes(value.mistakes)) &&
    (value.agreed === undefined || [value.agreed?.same, value.agreed?.of].every(isSmall)) &&
    (value.field === undefined || isField(value.field))
  );
}

/** @returns each in another unit */
function areLosses(value: unknown): value is Loss[] {
  const units = ["tricks", "points", "win", "place"];
  return (
    Array.isArray(value) &&
    value.length <= units.length &&
    new Set(value.map((one) => one?.unit)).size === value.length &&
    value.every(
      (one) =>
        units.includes(one?.unit) && one.loss >= 0 && one.loss <= DEAR && one.mistakes >= 0 && isSmall(one.mistakes),
    )
  );
}

const areThemes = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= THEMES && value.every((one) => /^[a-z-]{1,40}$/.test(one));

function areMistakes(value: unknown): value is Mistake[] {
  return (
    Array.isArray(value) &&
    value.length <= DECISIONS &&
    value.every(
      (one) =>
        isSmall(one?.index) &&
        one.index >= 0 &&
        typeof one.action === "string" &&
        one.action.length <= ACTION &&
        (one.themes === undefined || areThemes(one.themes)),
    )
  );
}

const isField = (field: any) =>
  isShare(field?.percent) &&
  isSmall(field.place) &&
  (field.levels === undefined ||
    (Array.isArray(field.levels) && field.levels.length === catalogue.levels.length && field.levels.every(isShare)));

const isShare = (value: unknown) => typeof value === "number" && value >= 0 && value <= 100;

function isSmall(value: unknown) {
  return Number.isInteger(value) && Math.abs(Number(value)) <= DEAR;
}
