// Stores settings and the last choices for each game.

import { LANGS } from "../i18n/languages.ts";
import { Store } from "./store.ts";
import { flag, maybe, number, oneOf, record, shape, text, whole, type Check } from "./schema.ts";
import { onforeign } from "./local-storage.ts";

type Choices = { seats?: number; level?: string; options?: Record<string, Nanafuda.Value>; order?: Order };

/** By what the hand is sorted. */
export type Order = "suit" | "rank";

export type Setting = string | boolean;

/** The default and all values of a setting, in the order in which the dialog offers them. */
type Values = readonly [preset: Setting, ...all: Setting[]];
const [ON, OFF] = [[true, true, false] as const, [false, true, false] as const];

/** The settings of the dialog, in its order; their words are `setting-<id>` and `setting-<id>-<value>`. */
export const OFFERED = {
  theme: ["auto", "auto", "light", "dark"],
  pace: ["auto", "auto", "relaxed", "normal", "fast", "instant"],
  alone: ON,
  aids: OFF,
  remarks: ["on", "on", "few", "off"],
  tomorrow: ON,
  sounds: OFF,
  volume: ["middle", "soft", "middle", "loud"],
  vibration: OFF,
  letters: ["auto", "auto", "latin", "kanji", "none"],
  fourColours: OFF,
  shortcuts: ON,
  voice: ["short", "short", "full", "mine"],
} as const satisfies Record<string, Values>;

/** All settings; the others are changed where they matter. */
const ALL = {
  ...OFFERED,
  lang: ["", "", ...LANGS],
  fieldSeen: OFF,
  workshopOffline: OFF,
} as const satisfies Record<string, Values>;
export type SettingId = keyof typeof ALL;
export type ValueOf<Key extends SettingId> = (typeof ALL)[Key][number];
const SETTINGS: Record<SettingId, Values> = ALL;

/** Keys: setting ids, or game ids. */
export const stores = {
  settings: new Store("settings"),
  choices: new Store("choices"),
  statistics: new Store("statistics"),
};

// ---- Settings

let values: Record<SettingId, Setting> = readSettings();
const settingListeners: Set<(key: SettingId, value: Setting) => void> = new Set();

export const settings = {
  get<Key extends SettingId>(key: Key): ValueOf<Key> {
    return values[key] as ValueOf<Key>;
  },
  /** Stores a value. Ignores values that the setting does not allow. */
  set(key: SettingId, value: Setting) {
    if (!SETTINGS[key].includes(value) || values[key] === value) return;
    stores.settings.set(key, value);
    reload();
  },
  /** @returns how a game's hand is sorted, if the person has chosen */
  order(game: string): Order | undefined {
    return choices(game).order;
  },
  arrange(game: string, order: Order) {
    rememberChoices(game, { order });
  },
  /** @returns unsubscribes */
  subscribe(listener: (key: SettingId, value: Setting) => void): () => void {
    settingListeners.add(listener);
    return () => settingListeners.delete(listener);
  },
};

function readSettings() {
  const stored = stores.settings.all();
  // Earlier builds offered autoplay once: who did not accept it goes on without.
  if (stored.aloneOffered === true) stored.alone ??= false;
  const read = Object.entries(SETTINGS).map(([key, allowed]) => {
    const value = stored[key] as Setting;
    return [key, allowed.includes(value) ? value : allowed[0]];
  });
  return Object.fromEntries(read) as Record<SettingId, Setting>;
}

/** Rereads storage, which other tabs may have changed, and notifies listeners. */
export function reload() {
  const old = values;
  values = readSettings();
  for (const key of Object.keys(SETTINGS) as SettingId[]) {
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

/** The others stay. */
export function rememberChoices(game: string, chosen: Choices) {
  stores.choices.set(game, { ...choices(game), ...chosen });
}

const isValue = (value: unknown): value is Nanafuda.Value => [text(), number(), flag].some((is) => is(value));

export const areChoices: Check<Choices> = shape<Choices>({
  seats: maybe(whole()),
  level: maybe(text()),
  options: maybe(record(isValue)),
  order: maybe(oneOf("suit", "rank")),
});
