// Stores one resumable match a game. Replaced matches are quarantined, never deleted.

import { parsed } from "../base/limits.ts";
import { type Check, flag, list, maybe, number, object, oneOf, record, shape, text, valid } from "./schema.ts";
import * as shown from "./table-snapshot.ts";
import { peek, read, remove, write } from "./local-storage.ts";
import { matchId } from "./migrations.ts";
import * as quarantine from "./quarantine.ts";
import { TextSlot } from "./slot.ts";
import type { Quarantined } from "../base/quarantined.ts";

/** Save format version. Raise it when older pages could not read the save. */
const FORMAT = 1;

/** A resumable match. */
export interface Saved {
  format: number;
  game?: string; // absent in older saves, where only the link names the game
  match?: string; // match id, constant during a match; absent in older saves
  at: string; // ISO time
  save: string; // engine save
  deal: number;
  scores: number[];
  over: boolean;
  link: string; // fragment of the deal link
  counted?: boolean; // already in the statistics
  trial?: boolean; // see Identity
  hinted?: number; // number of the last deal with a hint
  fields?: Record<string, number | null>; // see Identity
  stories?: Record<string, Story>; // see Identity
}

/** Facts of a match that the engine state lacks. */
export interface Identity {
  match: string; // match id
  counted: boolean; // already in the statistics
  trial?: boolean; // a lesson's last step: no statistics, no title, no archived deal
  hinted?: number; // number of the last deal with a hint
  fields?: Record<string, number | null>; // percent against the field, by deal; null: not known yet
  stories?: Record<string, Story>; // the stories told, by deal
}

/** A told story: its kind, and the facts of its sentence. */
type Story = { kind: string; facts: Record<string, string | number> };

const slotKey = (game: string) => `save:${game}`;

export function savedMatch(game: string): Saved | null {
  const saved = parsed(read(slotKey(game)));
  return isSaved(saved, game) ? saved : null;
}

/** Returns the stored text of a game's match, valid or not; "" if there is none. */
export const textOf = (game: string) => read(slotKey(game)) ?? "";

/** Creates the identity of a new match. */
export function newIdentity(trial: boolean = false): Identity {
  const number = crypto.getRandomValues(new BigUint64Array(1))[0];
  return { match: number.toString(36), counted: trial, ...(trial && { trial }) };
}

export function identityOf(saved: Saved): Identity {
  const { counted, trial, hinted, fields, stories } = saved;
  return {
    match: matchId(saved),
    counted: counted === true,
    ...(trial === true && { trial }),
    ...(hinted && { hinted }),
    ...(fields && { fields: byDeal(isField, fields) }),
    ...(stories && { stories: byDeal(isStory, stories) }),
  };
}

const isPercent = number(0, 100);
/** A percent, or null for a pending one. */
const isField = (value: unknown): value is number | null => value === null || isPercent(value);
const [isCode, isNumber] = [text(200), number()];
const isFact = (value: unknown): value is string | number => isCode(value) || isNumber(value);
const isStory = shape<Story>({ kind: text(20), facts: record(isFact) });
const byDeal = <T>(of: Check<T>, entries: unknown): Record<string, T> =>
  Object.fromEntries(Object.entries(valid(of, object(entries))).filter(([deal]) => /^\d{1,4}$/.test(deal)));

/** Slot of a game's match. */
export class Slot {
  #game: string;
  #slot: TextSlot;

  constructor(game: string) {
    this.#game = game;
    this.#slot = new TextSlot(slotKey(game));
  }

  /** Whether no other tab has written to the slot. */
  get untouched() {
    return this.#slot.untouched;
  }

  /**
   * Stores the state of a match. Writes nothing if another tab has written to the slot.
   * @returns whether this tab still owns the slot
   */
  put(state: Protocol.State, identity: Identity): boolean {
    if (this.#slot.put(written(this.#game, state, identity)) === "taken") return false;
    shown.put(state);
    return true;
  }
}

function written(game: string, state: Protocol.State, { match, counted, trial, hinted, fields, stories }: Identity) {
  const saved: Saved = {
    format: FORMAT,
    game,
    match,
    at: new Date().toISOString(),
    save: state.save,
    deal: state.table.deal,
    scores: state.table.scores,
    over: state.next === "over",
    link: state.link,
    counted,
    trial,
    hinted,
    fields,
    stories,
  };
  return JSON.stringify(saved);
}

// ---- Quarantine of a slot's match

/**
 * Quarantines the stored match of a game under its own key.
 * @returns null: there was none, or storage has no room for a copy
 */
export function quarantineSlot(game: string): Quarantined | null {
  const text = read(slotKey(game));
  const quarantined = text === null ? null : quarantine.add(game, text);
  if (!quarantined) return null;
  remove(slotKey(game));
  shown.drop(game);
  return quarantined;
}

/** Quarantines a match that has no slot. */
export const quarantineState = (game: string, state: Protocol.State, identity: Identity) =>
  quarantine.add(game, written(game, state, identity));

/** @returns the match; null if it is invalid */
export function savedIn({ game, text }: Quarantined): Saved | null {
  const saved = parsed(text);
  return isSaved(saved, game) ? saved : null;
}

/** Moves a quarantined save back to its slot. @returns whether there was room */
export function takeBack(quarantined: Quarantined): boolean {
  const { game, text } = quarantined;
  if (!makeRoom(game)) return false;
  if (write(slotKey(game), text)) quarantine.drop(quarantined);
  return true;
}

/**
 * Quarantines an unfinished or invalid match, so that its slot can be overwritten.
 * @param text the text to be written
 * @returns false: it could not be quarantined
 */
export function makeRoom(game: string, text?: string): boolean {
  restoreReplaced(game); // the match to return to is the one that counts
  const there = read(slotKey(game));
  return there === null || there === text || savedMatch(game)?.over || quarantineSlot(game) !== null;
}

// ---- The match that was replaced

/**
 * Stores a copy of a game's match before another replaces it. An existing copy stays until the person has acted in the
 * new match.
 * @returns false: a stored match would be lost, because there is no room for the copy
 */
export function keepReplaced(game: string): boolean {
  const text = read(slotKey(game));
  if (text === null || read(`before:${game}`) !== null || write(`before:${game}`, text)) return true;
  if (peek(slotKey(game)) === null) return true; // the match was in memory only, and so is its copy
  remove(`before:${game}`);
  return false;
}

/** @returns the copy */
export function replaced(game: string): Saved | null {
  const saved = parsed(read(`before:${game}`));
  return isSaved(saved, game) ? saved : null;
}

/** Restores the copy to the slot. */
export function restoreReplaced(game: string) {
  const text = read(`before:${game}`);
  if (text === null || !replaced(game)) return;
  if (!write(slotKey(game), text)) {
    remove(slotKey(game)); // makes room: nobody has acted in that match
    write(slotKey(game), text);
  }
  dropReplaced(game);
}

/** Removes the copy, unless it is the only match that is stored. */
export function dropReplaced(game: string) {
  if (peek(slotKey(game)) !== null || peek(`before:${game}`) === null) remove(`before:${game}`);
}

/** In older saves only the link names the game. */
const isMatch = shape<
  Omit<Saved, "match" | "counted" | "trial" | "hinted" | "fields" | "stories" | "link"> & { link?: string }
>({
  format: oneOf(FORMAT),
  game: maybe(text()),
  at: text(),
  save: text(),
  deal: number(),
  scores: list(number()),
  over: flag,
  link: maybe(text()),
});

export const isSaved = (value: unknown, game: string): value is Saved =>
  isMatch(value) &&
  [value.game ?? game, new URLSearchParams(value.link ?? `game=${game}`).get("game")].every((one) => one === game);
