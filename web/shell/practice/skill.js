/** @file How well somebody answers: a rating in each game (Glicko-2), and when a mistake comes back (FSRS). */

import glicko2 from "glicko2-lite";
import { createEmptyCard, fsrs, Rating } from "ts-fsrs";

import { t } from "../../words/words.js";
import * as practised from "../kept/practised.js";

/** @typedef {import("../kept/practised.js").Rating} Rated */

/** Where everybody begins: as good as a club player, or anything else. @type {Rated} */
const START = { rating: 1500, rd: 350, vol: 0.06, count: 0 };
/** A puzzle's own rating is known so well: sixty answers of bots have told it. */
const DEVIATION = 60;
/** Standard deviations to each side in which a rating lies with a probability of 95 %. */
const SIDES = 1.96;
/** So often a mistake is answered right until it stays away. */
export const ENOUGH = 3;

/** Days, not minutes: it comes back tomorrow at the earliest. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** @param {string} game @returns {Rated} */
export const skillIn = (game) => practised.ratingOf(game) ?? START;

/** How far a rating may be off. @param {Rated} rated */
export const doubtOf = ({ rd }) => Math.round(SIDES * rd);

/** @param {Rated} rated */
export const ratingInWords = (rated) =>
  t("practice-rating-of", { rating: `${Math.round(rated.rating)}`, by: `${doubtOf(rated)}` });

/**
 * A rating after an answer.
 * @param {Rated} before @param {number} puzzle  the puzzle's rating @param {boolean} right
 * @returns {Rated}
 */
export function after(before, puzzle, right) {
  const { rating, rd, vol } = glicko2(before.rating, before.rd, before.vol, [[puzzle, DEVIATION, Number(right)]]);
  return { rating, rd, vol, count: before.count + 1 };
}

/** When a mistake first comes back: on the day after the deal. @param {string} at  ISO time of the deal */
export function dayAfter(at) {
  const day = new Date(at);
  day.setHours(24, 0, 0, 0);
  return day.toISOString();
}

/**
 * A mistake has been met again.
 * @param {practised.Own} before @param {boolean} right @param {Date} [now]
 * @returns {practised.Own}
 */
export function metAgain({ right: count, card }, right, now = new Date()) {
  const known = /** @type {import("ts-fsrs").Card | undefined} */ (/** @type {unknown} */ (card));
  const next = scheduler.next(known ?? createEmptyCard(now), now, right ? Rating.Good : Rating.Again).card;
  return {
    right: count + Number(right),
    due: next.due.toISOString(),
    card: JSON.parse(JSON.stringify(next)),
  };
}
