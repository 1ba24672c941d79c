// Stores settings and the last choices for each game.

import { LANGS } from "../i18n/languages.ts";
import { Store } from "./store.ts";
import { flag, maybe, number, record, shape, text, whole, type Check } from "./schema.ts";
import { onforeign } from "./local-storage.ts";

type Choices = { seats?: number; level?: string; options?: Record<string, Nanafuda.Value> };

export type Setting = string | boolean;

/** allowed values of each setting, the default first */
const SETTINGS: Record<string, readonly Setting[]> = {
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
  remarks: ["on", "few", "off"],
  tomorrow: [true, false],
  alone: [true, false],
  aids: [false, true],
  fieldSeen: [false, true],
};

/** Keys: setting ids, or game ids. */
export const stores = {
  settings: new Store("settings"),
  choices: new Store("choices"),
  statistics: new Store("statistics"),
};

// ---- Settings

let values: Record<string, Setting> = readSettings();
const settingListeners: Set<(key: string, value: Setting) => void> = new Set();

export const settings = {
  get(key: string): any {
    return values[key];
  },
  /** Stores a value. Ignores values that the setting does not allow. */
  set(key: string, value: Setting) {
    if (!SETTINGS[key]?.includes(value) || values[key] === value) return;
    stores.settings.set(key, value);
    reload();
  },
  /** @returns unsubscribes */
  subscribe(listener: (key: string, value: Setting) => void): () => void {
    settingListeners.add(listener);
    return () => settingListeners.delete(listener);
  },
};

function readSettings() {
  const stored = stores.settings.all();
  // Earlier builds offered autoplay once: who did not accept it goes on without.
  if (stored.aloneOffered === true) stored.alone ??= false;
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([key, allowed]) => {
      const value = stored[key] as Setting;
      return [key, allowed.includes(value) ? value : allowed[0]];
    }),
  );
}

/** Rereads storage, which other tabs may have changed, and notifies listeners. */
export function reload() {
  const old = values;
  values = readSettings();
  for (const key of Object.keys(SETTINGS)) {
    if (values[key] === old[key]) continue;
    for (const listener of [...settingListeners]) listener(key, values[key]);
  }
}

onforeign((key) => {
  if (stores.settings.has(key)) reload();
});

// ---- Last choices

export function choices(game: string): Choices {
  const chosen = stores.choices.get(game);
  return areChoices(chosen) ? chosen : {};
}

export function rememberChoices(game: string, chosen: Choices) {
  stores.choices.set(game, chosen);
}

const isValue = (value: unknown): value is Nanafuda.Value => [text(), number(), flag].some((is) => is(value));

export const areChoices: Check<Choices> = shape<Choices>({
  seats: maybe(whole()),
  level: maybe(text()),
  options: maybe(record(isValue)),
});
