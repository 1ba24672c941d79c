/** @file Settings and last choices. */

import { LANGS } from "../i18n/languages.js";
import { Shelf } from "./store.js";
import { isObject } from "./parse.js";
import { onforeign } from "./local-storage.js";

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
