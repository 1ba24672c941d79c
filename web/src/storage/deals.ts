// Stores played deals on this device in IndexedDB. Deals are deleted only on request.

import type { IDBPDatabase, IDBPObjectStore } from "idb";
import catalogue from "nanafuda:catalogue";

import { flag, list, maybe, number, oneOf, shape, text, time, where, whole, type Check } from "./schema.ts";

const DATABASE = "nanafuda";
const DEALS = "deals";
/** Milliseconds after which a database that has not answered counts as silent: the first time, and after that. */
const PATIENCE = 8000;
const IMPATIENCE = 500;
/** Deals stored in one transaction. */
const AT_ONCE = 500;
/** Maximum loss of a deal, in any unit. */
const DEAR = 1e6;
/** Maximum decisions of a seat in a deal, and maximum length of an action. */
const DECISIONS = 200;
const ACTION = 100;
/** Maximum themes of a mistake. */
const THEMES = 30;

/** The cost of mistakes in one of the game's units. */
export interface Loss {
  unit: Protocol.Line["unit"];
  loss: number;
  mistakes: number; // number of mistakes
}

/** A decision that a review has called a mistake. */
export interface Mistake {
  index: number; // index of the action in the deal
  action: string; // the action taken
  themes?: string[]; // absent in records of older pages
}

/** The facts of a deal that the engine does not know. */
interface Own {
  at: string; // ISO time
  hinted: boolean; // the person asked for a hint
  feat?: string; // id of the rare finish by the person or the partner
  losses: Loss[] | null; // null: not reviewed yet
  mistakes?: Mistake[]; // found by the review; absent in records of older pages
  agreed?: { same: number; of: number }; // reviewed decisions that are the review's best
  /** result against the field, once known; `levels`: mean percent of the players of each level, weakest first */
  field?: { percent: number; place: number; levels?: number[] };
}

/** Key: `replay`. */
export type Deal = Omit<Protocol.DealSummary, "tied"> & Own & { tied?: number }; // older pages stored no ties

/** State of the browser's deal storage; "" if it works. */
type Trouble = "" | "blocked" | "full" | "newer" | "silent";

/** Deals not stored yet, in memory until the page closes. */
const waiting: Map<string, Deal> = new Map();
/** Deals that this page added to the database. */
const fresh: Set<string> = new Set();

/** Thrown when the database cannot be read. The stored deals are then unknown. */
export class Unreadable extends Error {}

let trouble: Trouble = "";
const listeners: Set<(trouble: Trouble) => void> = new Set();

/** Calls `listener` when storage fails, and with "" when all waiting deals have been stored. */
export function ontrouble(listener: (trouble: Trouble) => void) {
  listeners.add(listener);
}

/** Listeners to changes of the deals. */
const followers: Set<() => void> = new Set();

/** Calls `show` whenever the deals change. @returns unsubscribes */
export function follow(show: () => void): () => void {
  followers.add(show);
  return () => followers.delete(show);
}

function changed() {
  for (const show of followers) show();
}

/**
 * Adds deals. A deal that is already stored stays unchanged, because a page reopened at the end of a deal adds it
 * again.
 * @returns removes the deals that were not stored before
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

/** Stores the findings of a review. @param replay key of the deal */
export async function storeReview(replay: string, found: Required<Pick<Own, "losses" | "agreed" | "mistakes">>) {
  await alter([{ replay, ...found }]);
}

/** Changes stored deals. Ignores deals that are no longer stored. */
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
 * Returns all deals, newest first. Skips invalid records.
 * @returns rejects with {@link Unreadable} if the database cannot be read
 */
export async function all(): Promise<Deal[]> {
  const found = await inDatabase(null, (deals) => read(deals), "readonly");
  if (!found) throw new Unreadable();
  if (trouble) void store(); // the database responds again
  return sorted([...found, ...waiting.values()]);
}

/** The deals that are only in memory, newest first. */
export const unstored = () => sorted([...waiting.values()]);

/** @param deals the last one counts if several have the same replay */
function sorted(deals: Deal[]) {
  const named = new Map(deals.map((deal) => [deal.replay, deal]));
  return [...named.values()].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

/** Reads all deals. Requests the next batch while it validates the current one. */
async function read(store: Pick<Store, "getAll">): Promise<Deal[]> {
  const deals: Deal[] = [];
  for (let asked = store.getAll(null, AT_ONCE), more = true; more; ) {
    const some = await asked;
    more = some.length === AT_ONCE;
    if (more) asked = store.getAll(IDBKeyRange.lowerBound(some[AT_ONCE - 1].replay, true), AT_ONCE);
    deals.push(...some.filter(isDeal));
  }
  return deals;
}

/**
 * Removes deals.
 * @param replays keys of the deals
 * @returns whether they have been removed
 */
export async function drop(replays: readonly string[]): Promise<boolean> {
  const gone = await remove((deals) => Promise.all(replays.map((replay) => deals.delete(replay))));
  if (gone) for (const replay of replays) waiting.delete(replay);
  changed();
  return gone;
}

/** Removes all records, including invalid ones. @returns whether they have been removed */
export async function erase(): Promise<boolean> {
  const gone = await remove((deals) => deals.clear());
  if (gone) waiting.clear();
  changed();
  return gone;
}

/** @returns whether the removal is done; if not, it will not happen later */
async function remove(work: (deals: Store) => Promise<unknown>): Promise<boolean> {
  let late = false;
  const gone = await inDatabase(false, async (deals) => {
    await deals.count(); // resolves once the database responds
    if (!late) await work(deals);
    return !late;
  });
  late = !gone;
  return gone;
}

/** Stores the waiting deals in batches, so that the timeout applies to each batch. */
async function store() {
  const now = [...waiting.values()];
  for (let at = 0; at < now.length; at += AT_ONCE) {
    const some = now.slice(at, at + AT_ONCE);
    const done = await inDatabase(false, async (deals) => {
      for (const deal of some) {
        const { replay } = deal;
        if (!waiting.has(replay) || (await deals.get(replay))) continue; // undone meanwhile, or already stored
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

// ---- The database, which may be blocked, full or silent

type Schema = { deals: { key: string; value: Deal; indexes: { at: string } } };

type Store = IDBPObjectStore<Schema, ["deals"], "deals", "readwrite">;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

async function open() {
  const { openDB } = await import("idb"); // the lobby does not need it
  return openDB<Schema>(DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore(DEALS, { keyPath: "replay" }).createIndex("at", "at");
    },
    // Another page erases or upgrades the database: do not block it.
    blocking: (_, __, event) => {
      opening = undefined;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opening = undefined;
    },
  });
}

/** Opens one connection. Reopens it after the browser has closed it. */
function database() {
  opening ??= open().catch((fault) => {
    opening = undefined;
    throw fault;
  });
  return opening;
}

/** Runs `work` in one transaction. Returns `otherwise` if the browser refuses or does not respond. */
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
    const name = fault instanceof DOMException ? fault.name : "";
    const known = { QuotaExceededError: "full", VersionError: "newer" } as const;
    report(fault === "silent" ? "silent" : (known[name as keyof typeof known] ?? "blocked"));
    if (fault === "silent") doing.then(store, () => {}).then(changed); // it responded after the timeout
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

// ---- Validation of stored records

const isSmall = whole(-DEAR, DEAR);
const isShare = number(0, 100);

const isLoss = shape<Loss>({
  unit: oneOf("tricks", "points", "win", "place"),
  loss: number(0, DEAR),
  mistakes: whole(0, DEAR),
});
/** Each loss has a different unit. */
const areLosses = where(list(isLoss), (losses) => new Set(losses.map(({ unit }) => unit)).size === losses.length);
const isMistake = shape<Mistake>({
  index: whole(0, DEAR),
  action: text(ACTION),
  themes: maybe(list(text(40, /^[a-z-]+$/), THEMES)),
});
const isField = shape<NonNullable<Own["field"]>>({
  percent: isShare,
  place: isSmall,
  levels: maybe(where(list(isShare), ({ length }) => length === catalogue.levels.length)),
});
const own = {
  replay: text(catalogue.bounds.link),
  at: time,
  hinted: flag,
  feat: maybe(text(ACTION)),
  losses: (value: unknown): value is Loss[] | null => value === null || areLosses(value),
  mistakes: maybe(list(isMistake, DECISIONS)),
  agreed: maybe(shape<NonNullable<Own["agreed"]>>({ same: isSmall, of: isSmall })),
  field: maybe(isField),
};

/** Whether the value has a replay link and valid facts that the engine does not know. */
export const isOwn: Check<Own & { replay: string }> = shape<Own & { replay: string }>(own);

const isDeal = shape<Deal>({
  ...own,
  game: oneOf(...catalogue.games.map(({ id }) => id)),
  level: oneOf(...catalogue.levels),
  seats: isSmall,
  seat: isSmall,
  deal: isSmall,
  points: isSmall,
  place: isSmall,
  tied: maybe(isSmall),
  against: (value: unknown): value is number | null => isSmall(value ?? 0),
  undone: flag,
});
