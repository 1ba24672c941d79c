// One match per game, kept to go on with; what had to make room for another is put aside, never deleted.

import { parsed } from "../engine/limits.ts";
import { object } from "./parse.ts";
import * as shown from "./table-snapshot.ts";
import { freeKey, keys, read, remove, write } from "./local-storage.ts";

/** The form of a kept match; raised when an older page could not read it. */
const FORMAT = 1;

/** A match to go on with. */
export interface Saved {
  format: number;
  game?: string; // whose it is; in older ones the link alone tells
  match?: string; // which match it is, for as long as it is played; older ones have none
  at: string; // ISO time
  save: string; // the engine's text
  deal: number;
  scores: number[];
  over: boolean;
  link: string; // the deal link's fragment
  counted?: boolean; // already in the statistics
  hinted?: number; // the last deal in which the person asked for a hint
  fields?: Record<string, number | null>; // as below
}

/** What is to be known of a match beyond its state. */
export interface Identity {
  match: string; // which one it is
  counted: boolean; // whether the statistics have it
  hinted?: number; // the last deal in which the person asked for a hint
  fields?: Record<string, number | null>; // by deal the percent against the field; null: not known yet
}

/** Something put aside. */
export type Aside = { key: string; game: string; at: string; text: string };

const placeOf = (game: string) => `save:${game}`;

/** The match of `game` that can be gone on with. */
export function savedMatch(game: string): Saved | null {
  const saved = parsed(read(placeOf(game)));
  return isSaved(saved, game) ? saved : null;
}

/** What is kept as the match of a game, be it one or not; "" where nothing is. */
export const textOf = (game: string) => read(placeOf(game)) ?? "";

/** A match that is none of those kept before. */
export function newIdentity(): Identity {
  const number = crypto.getRandomValues(new BigUint64Array(1))[0];
  return { match: number.toString(36), counted: false };
}

export function identityOf({ match, link, counted, hinted, fields }: Saved): Identity {
  return {
    match: match ?? link,
    counted: counted === true,
    ...(hinted && { hinted }),
    ...(fields && { fields: percents(fields) }),
  };
}

/** @returns those that are percents, or to come */
const percents = (fields: unknown): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(object(fields)).filter(
      ([deal, one]) => /^\d{1,4}$/.test(deal) && (one === null || (one >= 0 && one <= 100)),
    ),
  );

/** Where a game's match is kept, as one table knows it: what it keeps there replaces what it knows of, and nothing else. */
export class Place {
  #game: string;
  #text: string | null;

  constructor(game: string) {
    this.#game = game;
    this.#text = read(placeOf(game));
  }

  /** Whether nobody else has written there. */
  get untouched() {
    return read(placeOf(this.#game)) === this.#text;
  }

  /**
   * Keeps the state of a match; where somebody else has written meanwhile, it is put aside.
   * @returns whether it is in its place
   */
  keep(state: Seam.State, identity: Identity): boolean {
    const text = written(this.#game, state, identity);
    const there = read(placeOf(this.#game));
    if (there !== null && there !== this.#text) return false;
    write(placeOf(this.#game), text);
    shown.keep(state);
    this.#text = text;
    return true;
  }
}

function written(game: string, state: Seam.State, { match, counted, hinted, fields }: Identity) {
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
    hinted,
    fields,
  };
  return JSON.stringify(saved);
}

// ---- What is put aside

/**
 * Moves a match's text out of the way to a key of its own.
 * @returns null when there was nothing, or when it could not be kept twice
 */
export function putAside(game: string): Aside | null {
  const text = read(placeOf(game));
  const aside = text === null ? null : layAside(game, text);
  if (!aside) return null;
  remove(placeOf(game));
  shown.drop(game);
  return aside;
}

/** Puts aside a match that has no place. */
export function putStateAside(game: string, state: Seam.State, identity: Identity) {
  return layAside(game, written(game, state, identity));
}

/** @returns null when it could not be kept */
export function layAside(game: string, text: string): Aside | null {
  const at = new Date().toISOString();
  const key = freeKey(`aside:${game}:${at}`);
  return write(key, text) ? { key, game, at, text } : null;
}

/** Everything put aside, the newest first. */
export function asides(): Aside[] {
  return keys()
    .filter((key) => key.startsWith("aside:"))
    .map((key) => {
      const [, game, ...at] = key.split(":");
      return { key, game, at: at.join(":").replace(/~\d+$/, ""), text: read(key) ?? "" };
    })
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** @returns the match that it is, if it is one */
export function savedIn({ game, text }: Aside): Saved | null {
  const saved = parsed(text);
  return isSaved(saved, game) ? saved : null;
}

export function dropAside(key: string) {
  if (key.startsWith("aside:")) remove(key);
}

/** @param aside that was dropped */
export function restoreAside({ key, text }: Aside) {
  write(freeKey(key), text);
}

/** Puts what was put aside into its place again. @returns whether there was room for it */
export function takeBack({ key, game, text }: Aside): boolean {
  if (!makeRoom(game)) return false;
  if (write(placeOf(game), text)) dropAside(key);
  return true;
}

/**
 * An unfinished match, or what is none, makes room for one that is to take its place: it is put aside.
 * @param text what is to take its place
 * @returns false when it could not be kept
 */
export function makeRoom(game: string, text?: string): boolean {
  restoreBefore(game); // the match that could be gone back to is the one that counts
  const there = read(placeOf(game));
  return there === null || there === text || savedMatch(game)?.over || putAside(game) !== null;
}

// ---- The match that another has taken the place of

/**
 * Keeps a game's match as it is now, before another takes its place. While the person has not acted in that one, what
 * was kept before stays.
 */
export function keepBefore(game: string) {
  const text = read(placeOf(game));
  if (text !== null && read(`before:${game}`) === null) write(`before:${game}`, text);
}

/** @returns what was kept */
export function before(game: string): Saved | null {
  const saved = parsed(read(`before:${game}`));
  return isSaved(saved, game) ? saved : null;
}

/** Puts what was kept into its place again. */
export function restoreBefore(game: string) {
  const text = read(`before:${game}`);
  if (text !== null && before(game) && write(placeOf(game), text)) dropBefore(game);
}

export function dropBefore(game: string) {
  remove(`before:${game}`);
}

export function isSaved(value: unknown, game: string): value is Saved {
  const saved = object(value);
  return (
    saved.format === FORMAT &&
    (saved.game ?? game) === game &&
    typeof saved.save === "string" &&
    typeof saved.at === "string" &&
    typeof saved.deal === "number" &&
    Array.isArray(saved.scores) &&
    typeof saved.over === "boolean" &&
    gameOfLink(saved.link ?? `game=${game}`) === game
  );
}

function gameOfLink(link: unknown): string | null {
  return typeof link === "string" ? new URLSearchParams(link).get("game") : null;
}
