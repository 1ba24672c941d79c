/** @file What stays on this device: settings, last choices, statistics, what was learned (learned.js), matches (saves.js);
 *  and all of it as one file. */

import { parsed } from "./bounds.js";
import * as learned from "./learned.js";
import { claim } from "./owner.js";
import * as saves from "./saves.js";
import { isObject, object } from "./shapes.js";
import { freeKey, keys, onforeign, read, remove, write } from "./storage.js";

export * from "./saves.js";
export { onforeign, ontrouble } from "./storage.js";

/** The form of everything written here; raised when an older page could not read it. */
const FORMAT = 1;
/** So many matches of a game are remembered as counted. */
const COUNTED = 20;

/** @typedef {{played: number, won: number}} Statistics */
/** @typedef {{seats?: number, level?: string, options?: Record<string, Nanafuda.Value>}} Choices */

/** @type {Record<string, readonly (string | boolean)[]>} every setting's values, the default first */
const SETTINGS = {
  lang: ["", "ja", "en"],
  theme: ["auto", "light", "dark"],
  pace: ["auto", "normal", "relaxed", "fast", "instant"],
  letters: ["auto", "latin", "none", "kanji"],
  fourColours: [false, true],
  shortcuts: [true, false],
  sounds: [false, true],
  volume: ["middle", "soft", "loud"],
  vibration: [false, true],
  voice: ["short", "full", "mine"],
  alone: [false, true],
  aloneOffered: [false, true],
};

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
    write("settings", JSON.stringify({ format: FORMAT, ...readSettings(), [key]: value }));
    reload();
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

/** Takes over what is stored, of which another tab may have written some. */
function reload() {
  const old = values;
  values = readSettings();
  for (const key of Object.keys(SETTINGS)) {
    if (values[key] === old[key]) continue;
    for (const listener of [...settingListeners]) listener(key, values[key]);
  }
}

onforeign((key) => {
  if (key === null || key === "settings") reload();
});

// ---- Last choices

/** @param {string} game @returns {Choices} */
export function choices(game) {
  const chosen = object(parsed(read("choices")))[game];
  return areChoices(chosen) ? chosen : {};
}

/** @param {string} game @param {Choices} chosen */
export function rememberChoices(game, chosen) {
  const all = object(parsed(read("choices")));
  write("choices", JSON.stringify({ ...all, [game]: chosen }));
}

/** @param {unknown} value @returns {value is Choices} */
function areChoices(value) {
  if (!isObject(value)) return false;
  const { seats, level, options } = value;
  return (
    (seats === undefined || Number.isInteger(seats)) &&
    (level === undefined || typeof level === "string") &&
    (options === undefined ||
      (isObject(options) &&
        Object.values(options).every((one) => ["string", "number", "boolean"].includes(typeof one))))
  );
}

// ---- Statistics

/** @param {string} game @returns {Statistics} */
export function statistics(game) {
  return tally(object(parsed(read("statistics")))[game]);
}

/** Adds a finished match, unless it has been added. @param {string} game @param {string} match @param {boolean} won */
export function countMatch(game, match, won) {
  const all = object(parsed(read("statistics")));
  const { played, won: before } = tally(all[game]);
  const { counted } = object(all[game]);
  const known = Array.isArray(counted) ? counted : [];
  if (known.includes(match)) return;
  const now = {
    played: played + 1,
    won: before + (won ? 1 : 0),
    counted: [...known, match].slice(-COUNTED),
  };
  write("statistics", JSON.stringify({ ...all, [game]: now }));
}

/** @param {unknown} value @returns {Statistics} */
function tally(value) {
  const { played, won } = object(value);
  const count = (/** @type {unknown} */ n) => (typeof n === "number" && Number.isSafeInteger(n) && n > 0 ? n : 0);
  return { played: count(played), won: Math.min(count(won), count(played)) };
}

// ---- Everything, as one file

/** All that is stored, as the text of one file. @param {unknown[]} deals  those that were played */
export function exportAll(deals) {
  const { [learned.KEY]: own = null, ...data } = Object.fromEntries(
    keys()
      .filter((key) => !key.startsWith("before:"))
      .sort()
      .map((key) => [key, read(key)]),
  );
  const exported = new Date().toISOString();
  const file = { product: "nanafuda", format: FORMAT, exported, data, learned: parsed(own), deals };
  return JSON.stringify(file, null, 1);
}

/**
 * Replaces what is stored by what a file holds. Unfinished matches it replaces are put aside, and so is each of its own
 * that does not stand up. On any fault everything is as it was before.
 * @param {string} text
 * @param {(game: string, save: string) => Promise<boolean>} opens  whether a save is a match of this game; rejects when
 *   nobody can tell
 * @returns {Promise<"" | "some" | "unreadable" | "newer" | "not-checked" | "not-stored">} what was wrong; "some": matches
 *   in the file that had to be put aside
 */
export async function importAll(text, opens) {
  const file = object(parsed(text));
  if (file.product !== "nanafuda" || typeof file.format !== "number") return "unreadable";
  if (file.format > FORMAT) return "newer";
  const stands = Array.isArray(file.deals) ? (file.data ?? {}) : file.data; // deals may be saved alone
  // What was learned stands beside it: older pages know nothing of it.
  const data = "learned" in file ? { ...stands, [learned.KEY]: JSON.stringify(file.learned) } : stands;
  if (!isData(data)) return "unreadable";

  const matches = Object.entries(data).filter(([key]) => gameAt(key));
  /** @type {Set<string>} */
  const unfit = new Set();
  const checks = matches.map(async ([key, value]) => {
    if (!(await opens(gameAt(key), parsed(value).save))) unfit.add(key);
  });
  try {
    await Promise.all(checks);
  } catch {
    return "not-checked";
  }
  const stored = await alone(
    matches.map(([key]) => gameAt(key)),
    () => {
      const before = new Map(keys().map((key) => [key, read(key) ?? ""]));
      const done = replaceBy(data, unfit);
      if (!done) restore(before);
      return done;
    },
  );
  reload();
  if (!stored) return "not-stored";
  return unfit.size ? "some" : "";
}

/** The game whose match is kept there; "" where none is. @param {string} key */
function gameAt(key) {
  return key.startsWith("save:") ? key.slice("save:".length) : "";
}

/**
 * @param {Record<string, string>} data
 * @param {Set<string>} unfit  the matches that are only put aside
 * @returns {boolean} false as soon as something was not stored
 */
function replaceBy(data, unfit) {
  for (const [key, value] of Object.entries(data)) {
    const game = gameAt(key);
    if (unfit.has(key)) {
      if (!saves.layAside(game, value)) return false;
      continue;
    }
    if (game && !saves.makeRoom(game, value)) return false;
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
export async function eraseAll() {
  await alone(keys().map(gameAt).filter(Boolean), () => keys().forEach(remove));
  reload();
}

/**
 * Does something to the matches of these games while no tab is at their tables: whoever is steps back.
 * @template T
 * @param {string[]} games
 * @param {() => T} action
 */
async function alone(games, action) {
  const claims = await Promise.all(games.map((game) => claim(game, { take: true })));
  try {
    return action();
  } finally {
    for (const one of claims) one?.release();
  }
}

/** @param {unknown} value @returns {value is Record<string, string>} */
function isData(value) {
  if (!isObject(value)) return false;
  return Object.entries(value).every(([key, text]) => typeof text === "string" && fits(key, text));
}

/** Whether this can be stored under that key. @param {string} key @param {string} text */
function fits(key, text) {
  if (/^aside:[a-z-]+:/.test(key)) return true;
  const value = parsed(text);
  if (/^save:[a-z-]+$/.test(key)) return saves.isSaved(value, gameAt(key));
  if (!isObject(value) || Object.keys(value).length === 0) return false;
  if (key === "choices") return Object.values(value).every(areChoices);
  if (key === "statistics") return Object.values(value).every(isObject);
  if (key === learned.KEY) return learned.isLearned(value);
  return key === "settings";
}

/** Asks the browser not to clear this site's storage when space is short. */
export async function persist() {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // A wish, no more: the page works the same when it is refused.
  }
}
