/** @file Settings, last choices, statistics. */

import catalogue from "nanafuda:catalogue";

import { LANGS } from "../../words/languages.js";
import { Shelf } from "./shelf.js";
import { isObject, object } from "./shapes.js";
import { onforeign } from "./storage.js";

/** So many matches of a game are remembered as counted. */
const COUNTED = 20;

/**
 * @typedef {object} Last  how the last match ended
 * @property {string} at  ISO time
 * @property {string} level  the bots'
 * @property {boolean} won
 * @property {number} place  the person's, where everybody plays for themselves
 * @property {number} seats  how many played
 */
/** @typedef {{played: number, won: number}} Tally  matches */
/** @typedef {Tally & {levels: Record<string, unknown>, last: Last | null}} Statistics  older pages kept neither by level nor `last` */
/** @typedef {{seats?: number, level?: string, options?: Record<string, Nanafuda.Value>}} Choices */

/** @type {Record<string, readonly (string | boolean)[]>} every setting's values, the default first */
const SETTINGS = {
  lang: ["", ...LANGS],
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
  aids: [false, true],
  aloneOffered: [false, true],
  fieldSeen: [false, true],
};

/** Each by the id of a setting, or of a game. */
export const shelves = {
  settings: new Shelf("settings"),
  choices: new Shelf("choices"),
  statistics: new Shelf("statistics"),
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
    shelves.settings.set(key, value);
    reload();
  },
  /** @param {(key: string, value: any) => void} listener @returns {() => void} stops it */
  subscribe(listener) {
    settingListeners.add(listener);
    return () => settingListeners.delete(listener);
  },
};

function readSettings() {
  const stored = shelves.settings.all();
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([key, allowed]) => {
      const value = /** @type {any} */ (stored[key]);
      return [key, allowed.includes(value) ? value : allowed[0]];
    }),
  );
}

/** Takes over what is stored, of which somebody else may have written some. */
export function reload() {
  const old = values;
  values = readSettings();
  for (const key of Object.keys(SETTINGS)) {
    if (values[key] === old[key]) continue;
    for (const listener of [...settingListeners]) listener(key, values[key]);
  }
}

onforeign((key) => {
  if (shelves.settings.has(key)) reload();
});

// ---- Last choices

/** @param {string} game @returns {Choices} */
export function choices(game) {
  const chosen = shelves.choices.get(game);
  return areChoices(chosen) ? chosen : {};
}

/** @param {string} game @param {Choices} chosen */
export function rememberChoices(game, chosen) {
  shelves.choices.set(game, chosen);
}

/** @param {unknown} value @returns {value is Choices} */
export function areChoices(value) {
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
  const { last, levels, ...all } = object(shelves.statistics.get(game));
  return { ...tallyOf(all), levels: object(levels), last: isLast(last) ? last : null };
}

/** @param {unknown} value @returns {Tally} */
export function tallyOf(value) {
  const { played, won } = object(value);
  const count = (/** @type {unknown} */ n) => (typeof n === "number" && Number.isSafeInteger(n) && n > 0 ? n : 0);
  return { played: count(played), won: Math.min(count(won), count(played)) };
}

/** @param {unknown} value @returns {value is Last} */
function isLast(value) {
  const { at, level, won, place, seats } = object(value);
  const named = typeof at === "string" && typeof level === "string" && typeof won === "boolean";
  return named && [place, seats].every((n) => Number.isSafeInteger(n) && Number(n) > 0);
}

/** How a match has ended for the person: winners first, then by points. @param {Seam.State} state @returns {Last} */
function lastOf({ table, level }) {
  const { game, seat, scores, seats, winners } = table;
  const lowest = catalogue.games.find(({ id }) => id === game)?.lowest;
  const won = winners.includes(seat);
  const ahead = (/** @type {number} */ points) => (lowest ? points < scores[seat] : points > scores[seat]);
  const before = won ? [] : scores.filter((points, other) => winners.includes(other) || ahead(points));
  return { at: new Date().toISOString(), level, won, place: before.length + 1, seats };
}

/** Adds a finished match, unless it has been added. @param {string} match @param {Seam.State} state */
export function countMatch(match, state) {
  const { game } = state.table;
  const last = lastOf(state);
  const { played, won, levels } = statistics(game);
  const more = (/** @type {Tally} */ so) => ({ played: so.played + 1, won: so.won + (last.won ? 1 : 0) });
  const { counted } = object(shelves.statistics.get(game));
  const known = Array.isArray(counted) ? counted : [];
  if (known.includes(match)) return;
  shelves.statistics.set(game, {
    ...more({ played, won }),
    levels: { ...levels, [last.level]: more(tallyOf(levels[last.level])) },
    last,
    counted: [...known, match].slice(-COUNTED),
  });
}

/** Asks the browser not to clear this site's storage when space is short. */
export async function persist() {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // A wish, no more: the page works the same when it is refused.
  }
}
