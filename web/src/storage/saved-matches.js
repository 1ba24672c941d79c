/** @file One match per game, kept to go on with; what had to make room for another is put aside, never deleted. */

import { parsed } from "../engine/limits.js";
import { object } from "./parse.js";
import * as shown from "./table-snapshot.js";
import { freeKey, keys, read, remove, write } from "./local-storage.js";

/** The form of a kept match; raised when an older page could not read it. */
const FORMAT = 1;

/**
 * @typedef {object} Saved  a match to go on with
 * @property {number} format
 * @property {string} [game]  whose it is; in older ones the link alone tells
 * @property {string} [match]  which match it is, for as long as it is played; older ones have none
 * @property {string} at  ISO time
 * @property {string} save  the engine's text
 * @property {number} deal
 * @property {number[]} scores
 * @property {boolean} over
 * @property {string} link  the deal link's fragment
 * @property {boolean} [counted]  already in the statistics
 * @property {number} [hinted]  the last deal in which the person asked for a hint
 * @property {Record<string, number | null>} [fields]  as below
 */
/**
 * @typedef {object} Identity  what is to be known of a match beyond its state
 * @property {string} match  which one it is
 * @property {boolean} counted  whether the statistics have it
 * @property {number} [hinted]  the last deal in which the person asked for a hint
 * @property {Record<string, number | null>} [fields]  by deal the percent against the field; null: not known yet
 */
/** @typedef {{key: string, game: string, at: string, text: string}} Aside  something put aside */

/** @param {string} game */
const placeOf = (game) => `save:${game}`;

/** The match of `game` that can be gone on with. @param {string} game @returns {Saved | null} */
export function savedMatch(game) {
  const saved = parsed(read(placeOf(game)));
  return isSaved(saved, game) ? saved : null;
}

/** What is kept as the match of a game, be it one or not; "" where nothing is. @param {string} game */
export const textOf = (game) => read(placeOf(game)) ?? "";

/** A match that is none of those kept before. @returns {Identity} */
export function newIdentity() {
  const number = crypto.getRandomValues(new BigUint64Array(1))[0];
  return { match: number.toString(36), counted: false };
}

/** @param {Saved} saved @returns {Identity} */
export function identityOf({ match, link, counted, hinted, fields }) {
  return {
    match: match ?? link,
    counted: counted === true,
    ...(hinted && { hinted }),
    ...(fields && { fields: percents(fields) }),
  };
}

/** @param {unknown} fields @returns {Record<string, number | null>} those that are percents, or to come */
const percents = (fields) =>
  Object.fromEntries(
    Object.entries(object(fields)).filter(
      ([deal, one]) => /^\d{1,4}$/.test(deal) && (one === null || (one >= 0 && one <= 100)),
    ),
  );

/** Where a game's match is kept, as one table knows it: what it keeps there replaces what it knows of, and nothing else. */
export class Place {
  #game;
  #text;

  /** @param {string} game */
  constructor(game) {
    this.#game = game;
    this.#text = read(placeOf(game));
  }

  /** Whether nobody else has written there. */
  get untouched() {
    return read(placeOf(this.#game)) === this.#text;
  }

  /**
   * Keeps the state of a match; where somebody else has written meanwhile, it is put aside.
   * @param {Seam.State} state
   * @param {Identity} identity
   * @returns {boolean} whether it is in its place
   */
  keep(state, identity) {
    const text = written(this.#game, state, identity);
    const there = read(placeOf(this.#game));
    if (there !== null && there !== this.#text) return false;
    write(placeOf(this.#game), text);
    shown.keep(state);
    this.#text = text;
    return true;
  }
}

/**
 * @param {string} game
 * @param {Seam.State} state
 * @param {Identity} identity
 */
function written(game, state, { match, counted, hinted, fields }) {
  /** @type {Saved} */
  const saved = {
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
 * @param {string} game
 * @returns {Aside | null} null when there was nothing, or when it could not be kept twice
 */
export function putAside(game) {
  const text = read(placeOf(game));
  const aside = text === null ? null : layAside(game, text);
  if (!aside) return null;
  remove(placeOf(game));
  shown.drop(game);
  return aside;
}

/**
 * Puts aside a match that has no place.
 * @param {string} game
 * @param {Seam.State} state
 * @param {Identity} identity
 */
export function putStateAside(game, state, identity) {
  return layAside(game, written(game, state, identity));
}

/** @param {string} game @param {string} text @returns {Aside | null} null when it could not be kept */
export function layAside(game, text) {
  const at = new Date().toISOString();
  const key = freeKey(`aside:${game}:${at}`);
  return write(key, text) ? { key, game, at, text } : null;
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

/** @param {Aside} aside @returns {Saved | null} the match that it is, if it is one */
export function savedIn({ game, text }) {
  const saved = parsed(text);
  return isSaved(saved, game) ? saved : null;
}

/** @param {string} key */
export function dropAside(key) {
  if (key.startsWith("aside:")) remove(key);
}

/** @param {Aside} aside  that was dropped */
export function restoreAside({ key, text }) {
  write(freeKey(key), text);
}

/** Puts what was put aside into its place again. @param {Aside} aside @returns {boolean} whether there was room for it */
export function takeBack({ key, game, text }) {
  if (!makeRoom(game)) return false;
  if (write(placeOf(game), text)) dropAside(key);
  return true;
}

/**
 * An unfinished match, or what is none, makes room for one that is to take its place: it is put aside.
 * @param {string} game
 * @param {string} [text]  what is to take its place
 * @returns {boolean} false when it could not be kept
 */
export function makeRoom(game, text) {
  restoreBefore(game); // the match that could be gone back to is the one that counts
  const there = read(placeOf(game));
  return there === null || there === text || savedMatch(game)?.over || putAside(game) !== null;
}

// ---- The match that another has taken the place of

/**
 * Keeps a game's match as it is now, before another takes its place. While the person has not acted in that one,
 * what was kept before stays.
 * @param {string} game
 */
export function keepBefore(game) {
  const text = read(placeOf(game));
  if (text !== null && read(`before:${game}`) === null) write(`before:${game}`, text);
}

/** @param {string} game @returns {Saved | null} what was kept */
export function before(game) {
  const saved = parsed(read(`before:${game}`));
  return isSaved(saved, game) ? saved : null;
}

/** Puts what was kept into its place again. @param {string} game */
export function restoreBefore(game) {
  const text = read(`before:${game}`);
  if (text !== null && before(game) && write(placeOf(game), text)) dropBefore(game);
}

/** @param {string} game */
export function dropBefore(game) {
  remove(`before:${game}`);
}

/** @param {unknown} value @param {string} game @returns {value is Saved} */
export function isSaved(value, game) {
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

/** @param {unknown} link @returns {string | null} */
function gameOfLink(link) {
  return typeof link === "string" ? new URLSearchParams(link).get("game") : null;
}
