/** @file The deals that were played, kept on this device: the last 500, in IndexedDB. */

import { openDB } from "idb";
import catalogue from "nanafuda:catalogue";

import { parsed } from "./bounds.js";
import { object } from "./shapes.js";

/** How many are kept; the oldest make room. */
export const MOST = 500;
const DATABASE = "nanafuda";
const DEALS = "deals";

/**
 * @typedef {object} Loss  what mistakes cost, in one of a game's units
 * @property {Seam.Line["unit"]} unit
 * @property {number} loss
 * @property {number} mistakes  how many
 *
 * @typedef {Seam.Kept & {at: string, hinted: boolean, losses: Loss[] | null}} Deal
 *   `replay` names it; `at`: ISO time; `hinted`: a hint was asked for; `losses`: null when it has not been reviewed
 */

/** Where nothing can be stored, this page still remembers until it is closed. @type {Map<string, Deal>} */
const memory = new Map();

/** @type {"" | "blocked" | "full"} what is wrong with the browser's storage of deals */
let trouble = "";
/** @type {Set<(trouble: "" | "blocked" | "full") => void>} */
const listeners = new Set();

/** Tells when trouble begins, and ("") when it has ended. @param {(trouble: "" | "blocked" | "full") => void} listener */
export function ontrouble(listener) {
  listeners.add(listener);
}

/** Who shows the deals. */
let changed = () => {};

/** Calls `show` whenever there are other deals, until somebody else follows. @param {() => void} show */
export function follow(show) {
  changed = show;
}

/**
 * Keeps a deal that has ended. One that is there already stays as it is: a page that is opened again at its end
 * tells it once more.
 * @param {Seam.Kept} kept
 * @param {boolean} hinted
 */
export async function keep(kept, hinted) {
  await add([{ ...kept, at: new Date().toISOString(), hinted, losses: null }]);
}

/** Notes what the review of a deal has found. @param {string} replay  names the deal @param {Loss[]} losses */
export async function noteReview(replay, losses) {
  const deal = memory.get(replay);
  if (deal) memory.set(replay, { ...deal, losses });
  await stored(undefined, async (deals) => {
    const deal = await deals.get(replay);
    if (deal) await deals.put({ ...deal, losses });
  });
  changed();
}

/** All of them, the newest first; those that are not what they should be are passed over. @returns {Promise<Deal[]>} */
export async function all() {
  /** @type {unknown[]} */
  const found = await stored([], (deals) => deals.getAll());
  const deals = [...found.filter(isDeal), ...memory.values()];
  return deals.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

/** @param {string} replay  names the deal */
export async function drop(replay) {
  memory.delete(replay);
  await stored(undefined, (deals) => deals.delete(replay));
  changed();
}

/** Removes all deals. */
export async function erase() {
  memory.clear();
  await stored(undefined, (deals) => deals.clear());
  changed();
}

/**
 * Adds deals that are not there yet; what is no deal is left out.
 * @param {unknown[]} found
 * @returns {Promise<Deal[]>} those that are deals
 */
export async function add(found) {
  const wanted = found.filter(isDeal).slice(0, MOST);
  const waiting = [...memory.values()]; // what could not be stored before
  const done = await stored(false, async (deals) => {
    for (const deal of [...waiting, ...wanted]) if (!(await deals.get(deal.replay))) await deals.put(deal);
    for (let over = (await deals.count()) - MOST; over > 0; over--) {
      const oldest = await deals.index("at").openKeyCursor();
      if (oldest) await deals.delete(oldest.primaryKey);
    }
    return true;
  });
  if (done) for (const { replay } of waiting) memory.delete(replay);
  else for (const deal of wanted) if (!memory.has(deal.replay)) memory.set(deal.replay, deal);
  changed();
  return wanted;
}

/**
 * The deals that the text of a file tells of: one saved alone, or all that was saved with everything else.
 * @param {string} text
 * @returns {Deal[]} none where it is no such file
 */
export function dealsIn(text) {
  const file = object(parsed(text));
  const found = file.product === "nanafuda" && Array.isArray(file.deals) ? file.deals : [];
  return found.filter(isDeal).slice(0, MOST);
}

/** @param {Deal} deal @returns {string} the text of a file that holds it */
export function fileOf(deal) {
  return JSON.stringify({ product: "nanafuda", format: 1, exported: new Date().toISOString(), deals: [deal] }, null, 1);
}

// ---- The database, which may be refused or full

/** @typedef {{deals: {key: string, value: Deal, indexes: {at: string}}}} Schema */

/** @type {Promise<import("idb").IDBPDatabase<Schema>> | undefined} */
let opening;

/** One connection, made anew when the browser has closed it. */
function database() {
  opening ??= /** @type {typeof openDB<Schema>} */ (openDB)(DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore(DEALS, { keyPath: "replay" }).createIndex("at", "at");
    },
    // Another page erases all, or has a newer form of it: this one must not be in the way.
    blocking: (_, __, event) => {
      opening = undefined;
      /** @type {IDBDatabase} */ (event.target).close();
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

/**
 * What is done in one transaction, or `otherwise` where the browser refuses it.
 * @template T
 * @param {T} otherwise
 * @param {(deals: import("idb").IDBPObjectStore<Schema, ["deals"], "deals", "readwrite">) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function stored(otherwise, work) {
  try {
    const transaction = (await database()).transaction(DEALS, "readwrite");
    const [found] = await Promise.all([work(transaction.objectStore(DEALS)), transaction.done]);
    report("");
    return found;
  } catch (fault) {
    const full = fault instanceof DOMException && fault.name === "QuotaExceededError";
    report(full ? "full" : "blocked");
    return otherwise;
  }
}

/** @param {"" | "blocked" | "full"} kind */
function report(kind) {
  if (trouble === kind) return;
  trouble = kind;
  for (const listener of [...listeners]) listener(kind);
}

// ---- The shape that is read back

/** @param {unknown} value @returns {value is Deal} */
function isDeal(value) {
  const deal = object(value);
  const game = catalogue.games.find(({ id }) => id === deal.game);
  return (
    game !== undefined &&
    typeof deal.replay === "string" &&
    deal.replay.length <= catalogue.bounds.link &&
    typeof deal.at === "string" &&
    !Number.isNaN(Date.parse(deal.at)) &&
    catalogue.levels.includes(String(deal.level)) &&
    [deal.seats, deal.seat, deal.deal, deal.points, deal.place].every(Number.isSafeInteger) &&
    [deal.undone, deal.hinted].every((flag) => typeof flag === "boolean") &&
    (deal.losses === null || (Array.isArray(deal.losses) && deal.losses.every(isLoss)))
  );
}

/** @param {any} value @returns {value is Loss} */
function isLoss(value) {
  return (
    ["tricks", "points", "win", "place"].includes(value?.unit) &&
    Number.isFinite(value.loss) &&
    Number.isSafeInteger(value.mistakes)
  );
}
