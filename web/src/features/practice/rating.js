/** @file How well somebody answers: a rating, which goes up and down against those of the puzzles (Glicko-2). */

import glicko2 from "glicko2-lite";

import { MOST } from "../../storage/practice-progress.js";

/** @typedef {import("../../storage/practice-progress.js").Rating} Rated */

/** Where everybody begins: as good as a club player, or anything else. @type {Rated} */
export const START = { rating: 1500, rd: 350, vol: 0.06, count: 0 };
/** A puzzle's own rating is known so well: sixty answers of bots have told it. */
const DEVIATION = 60;
/** Standard deviations to each side in which a rating lies with a probability of 95 %. */
const SIDES = 1.96;

/** How far a rating may be off. @param {Rated} rated */
export const doubtOf = ({ rd }) => Math.round(SIDES * rd);

/**
 * A rating after an answer.
 * @param {Rated} before @param {number} puzzle  the puzzle's rating @param {boolean} right
 * @returns {Rated}
 */
export function after(before, puzzle, right) {
  const { rating, rd, vol } = glicko2(before.rating, before.rd, before.vol, [[puzzle, DEVIATION, Number(right)]]);
  return {
    rating: Math.max(-MOST.rating, Math.min(MOST.rating, rating)),
    rd: Math.min(MOST.rd, rd),
    vol: Math.min(MOST.vol, vol),
    count: Math.min(MOST.count, before.count + 1),
  };
}
