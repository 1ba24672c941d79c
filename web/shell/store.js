/** @file What stays on this device: settings, last choices, one match per game, statistics. */

import { parsed } from "./bounds.js";

const PREFIX = "nanafuda:";
/** The form of everything written here; raised when an older page could not read it. */
const FORMAT = 1;

/**
 * @typedef {object} Saved  a match to go on with
 * @property {number} format
 * @property {string} at  ISO time
 * @property {string} save  the engine's text
 * @property {number} deal
 * @property {number[]} scores
 * @property {boolean} over
 * @property {string} link  the deal link's fragment
 * @property {boolean} [counted]  already in the statistics
 */
/** @typedef {{key: string, game: string, at: string, text: string}} Aside  something put aside */
/** @typedef {{played: number, won: number}} Statistics */
/** @typedef {{seats?: number, level?: string, options?: Record<string, Nanafuda.Value>}} Choices */

/** @type {Record<string, readonly (string | boolean)[]>} every setting's values, the default first */
const SETTINGS = {
  lang: ["", "ja", "en"],
  theme: ["auto", "light", "dark"],
  pace: ["normal", "relaxed", "fast", "instant"],
  letters: ["latin", "none", "kanji"],
  fourColours: [false, true],
  shortcuts: [true, false],
};

/** Where nothing can be stored, this page still remembers until it is closed. @type {Map<string, string>} */
const memory = new Map();

/** @type {"" | "blocked" | "full"} what is wrong with the browser's storage */
export let trouble = "";
/** @type {Set<(trouble: "blocked" | "full") => void>} */
const troubleListeners = new Set();

/** @param {(trouble: "blocked" | "full") => void} listener */
export function ontrouble(listener) {
  troubleListeners.add(listener);
  if (trouble) listener(trouble);
}

// ---- Settings

/** @type {Record<string, string | boolean>} */
let values = readSettings();
/** @type {Set<(key: string, value: any) => void>} */
const settingListeners = new Set();

export const settings = {
  /** @param {string} key @returns {any} */
  get(key) {
    return values[key];
  },
  /** Keeps a value; one that the setting does not have is ignored. @param {string} key @param {any} value */
  set(key, value) {
    if (!SETTINGS[key]?.includes(value) || values[key] === value) return;
    values[key] = value;
    write("settings", JSON.stringify({ format: FORMAT, ...values }));
    for (const listener of [...settingListeners]) listener(key, value);
  },
  /** @param {(key: string, value: any) => void} listener @returns {() => void} stops it */
  subscribe(listener) {
    settingListeners.add(listener);
    return () => settingListeners.delete(listener);
  },
};

function readSettings() {
  const stored = object(parsed(read("settings")));
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([key, allowed]) => [key, allowed.includes(stored[key]) ? stored[key] : allowed[0]]),
  );
}

// ---- Last choices

/** @param {string} game @returns {Choices} */
export function choices(game) {
  const { seats, level, options } = object(object(parsed(read("choices")))[game]);
  return { seats, level, options: object(options) };
}

/** @param {string} game @param {Choices} chosen */
export function rememberChoices(game, chosen) {
  const all = object(parsed(read("choices")));
  write("choices", JSON.stringify({ ...all, [game]: chosen }));
}

// ---- One match per game

/**
 * The match of `game` that can be gone on with. Text that is not one is put aside, never deleted.
 * @param {string} game
 * @returns {{saved: Saved | null, aside: Aside | null}} `aside` when this call had to put it aside
 */
export function savedMatch(game) {
  const text = read(`save:${game}`);
  if (text === null) return { saved: null, aside: null };
  const saved = parsed(text);
  if (isSaved(saved)) return { saved, aside: null };
  return { saved: null, aside: putAside(game) };
}

/**
 * Keeps the state of a match. A match under way stays counted or uncounted.
 * @param {string} game
 * @param {Seam.State} state
 * @param {boolean} counted
 */
export function saveMatch(game, state, counted) {
  /** @type {Saved} */
  const saved = {
    format: FORMAT,
    at: new Date().toISOString(),
    save: state.save,
    deal: state.table.deal,
    scores: state.table.scores,
    over: state.next === "over",
    link: state.link,
    counted,
  };
  write(`save:${game}`, JSON.stringify(saved));
}

/**
 * Moves a match's text out of the way to a key of its own.
 * @param {string} game
 * @returns {Aside | null} null when there was nothing, or when it could not be kept twice
 */
export function putAside(game) {
  const text = read(`save:${game}`);
  if (text === null) return null;
  const at = new Date().toISOString();
  const key = freeKey(`aside:${game}:${at}`);
  if (!write(key, text)) return null;
  remove(`save:${game}`);
  return { key, game, at, text };
}

// ---- The match that another has taken the place of

/**
 * Keeps a game's match as it is now, before another takes its place. While the person has not acted in that one,
 * what was kept before stays.
 * @param {string} game
 */
export function keepBefore(game) {
  const text = read(`save:${game}`);
  if (text !== null && read(`before:${game}`) === null) write(`before:${game}`, text);
}

/** @param {string} game @returns {Saved | null} what was kept */
export function before(game) {
  const saved = parsed(read(`before:${game}`));
  return isSaved(saved) ? saved : null;
}

/** Puts what was kept into its place again. @param {string} game */
export function restoreBefore(game) {
  const text = read(`before:${game}`);
  if (text !== null && write(`save:${game}`, text)) dropBefore(game);
}

/** @param {string} game */
export function dropBefore(game) {
  remove(`before:${game}`);
}

/** Everything put aside, the newest first. @returns {Aside[]} */
export function asides() {
  return keys()
    .filter((key) => key.startsWith("aside:"))
    .map((key) => {
      const [, game, ...at] = key.split(":");
      return { key, game, at: at.join(":").replace(/~\d+$/, ""), text: read(key) ?? "" };
    })
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** @param {string} key */
export function dropAside(key) {
  if (key.startsWith("aside:")) remove(key);
}

// ---- Statistics

/** @param {string} game @returns {Statistics} */
export function statistics(game) {
  return tally(object(parsed(read("statistics")))[game]);
}

/** Adds a finished match. @param {string} game @param {boolean} won */
export function countMatch(game, won) {
  const all = object(parsed(read("statistics")));
  const { played, won: before } = tally(all[game]);
  write("statistics", JSON.stringify({ ...all, [game]: { played: played + 1, won: before + (won ? 1 : 0) } }));
}

// ---- Everything, as one file

/** All that is stored, as the text of one file. */
export function exportAll() {
  const data = Object.fromEntries(
    keys()
      .filter((key) => !key.startsWith("before:"))
      .sort()
      .map((key) => [key, read(key)]),
  );
  return JSON.stringify({ product: "nanafuda", format: FORMAT, exported: new Date().toISOString(), data }, null, 1);
}

/**
 * Replaces what is stored by what a file holds. Unfinished matches it replaces are put aside.
 * On any fault everything is as it was before.
 * @param {string} text
 * @returns {"" | "unreadable" | "newer" | "not-stored"} what was wrong
 */
export function importAll(text) {
  const file = object(parsed(text));
  if (file.product !== "nanafuda" || typeof file.format !== "number") return "unreadable";
  if (file.format > FORMAT) return "newer";
  if (!isData(file.data)) return "unreadable";

  const before = new Map(keys().map((key) => [key, read(key) ?? ""]));
  if (!replaceBy(file.data)) {
    restore(before);
    return "not-stored";
  }
  reload();
  return "";
}

/** @param {Record<string, string>} data @returns {boolean} false as soon as something was not stored */
function replaceBy(data) {
  for (const [key, value] of Object.entries(data)) {
    const game = key.startsWith("save:") ? key.slice("save:".length) : "";
    if (game) restoreBefore(game);
    const mine = game && parsed(read(key));
    if (mine && isSaved(mine) && !mine.over && read(key) !== value && !putAside(game)) return false;
    if (key.startsWith("aside:") && read(key) === value) continue;
    if (!write(key.startsWith("aside:") ? freeKey(key) : key, value)) return false;
  }
  return true;
}

/** @param {Map<string, string>} before */
function restore(before) {
  for (const key of keys()) if (!before.has(key)) remove(key);
  for (const [key, value] of before) write(key, value);
}

/** Removes all that this page has stored. */
export function eraseAll() {
  for (const key of keys()) remove(key);
  reload();
}

function reload() {
  const old = values;
  values = readSettings();
  for (const key of Object.keys(SETTINGS)) {
    if (values[key] === old[key]) continue;
    for (const listener of [...settingListeners]) listener(key, values[key]);
  }
}

/** Asks the browser not to clear this site's storage when space is short. */
export async function persist() {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // A wish, no more: the page works the same when it is refused.
  }
}

// ---- The shapes that are read back

/** @param {unknown} value @returns {value is Saved} */
function isSaved(value) {
  const saved = object(value);
  return (
    saved.format === FORMAT &&
    typeof saved.save === "string" &&
    typeof saved.at === "string" &&
    typeof saved.deal === "number" &&
    Array.isArray(saved.scores) &&
    typeof saved.over === "boolean"
  );
}

/** @param {unknown} value @returns {value is Record<string, string>} */
function isData(value) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([key, text]) =>
      typeof text === "string" &&
      (/^(settings|choices|statistics)$/.test(key)
        ? Object.keys(object(parsed(text))).length > 0
        : /^save:[a-z-]+$/.test(key)
          ? isSaved(parsed(text))
          : /^aside:[a-z-]+:/.test(key)),
  );
}

/** @param {unknown} value @returns {Statistics} */
function tally(value) {
  const { played, won } = object(value);
  const count = (/** @type {unknown} */ n) => (typeof n === "number" && Number.isSafeInteger(n) && n > 0 ? n : 0);
  return { played: count(played), won: Math.min(count(won), count(played)) };
}

/** @param {unknown} value @returns {Record<string, any>} the object it is, or an empty one */
function object(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

// ---- The browser's storage, which may be blocked or full

/** @param {string} key */
function read(key) {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    report("blocked");
    return null;
  }
}

/** @param {string} key @param {string} text @returns {boolean} whether it is really stored */
function write(key, text) {
  try {
    localStorage.setItem(PREFIX + key, text);
    memory.delete(key);
    return true;
  } catch (fault) {
    memory.set(key, text);
    report(fault instanceof DOMException && fault.name === "SecurityError" ? "blocked" : "full");
    return false;
  }
}

/** @param {string} key */
function remove(key) {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    report("blocked");
  }
}

function keys() {
  const found = new Set(memory.keys());
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (key?.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
    }
  } catch {
    report("blocked");
  }
  return [...found];
}

/** @param {string} key @returns {string} `key`, or the first of key~2, key~3 … that is free */
function freeKey(key) {
  let free = key;
  for (let n = 2; read(free) !== null; n++) free = `${key}~${n}`;
  return free;
}

/** @param {"blocked" | "full"} kind */
function report(kind) {
  if (trouble === kind) return;
  trouble = kind;
  for (const listener of [...troubleListeners]) listener(kind);
}
