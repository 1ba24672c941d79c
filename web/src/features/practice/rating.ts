// How well somebody answers: a rating, which goes up and down against those of the puzzles (Glicko-2).

import glicko2 from "glicko2-lite";

import type { Rating as Rated } from "../../storage/practice-progress.ts";
import { MOST } from "../../storage/rating-bounds.ts";

/** Where everybody begins: as good as a club player, or anything else. */
export const START: Rated = { rating: 1500, rd: 350, vol: 0.06, count: 0 };
/** A puzzle's own rating is known so well: sixty answers of bots have told it. */
const DEVIATION = 60;
/** Standard deviations to each side in which a rating lies with a probability of 95 %. */
const SIDES = 1.96;

/** How far a rating may be off. */
export const doubtOf = ({ rd }: Rated) => Math.round(SIDES * rd);

/** A rating after an answer. @param puzzle the puzzle's rating */
export function after(before: Rated, puzzle: number, right: boolean): Rated {
  const { rating, rd, vol } = glicko2(before.rating, before.rd, before.vol, [[puzzle, DEVIATION, Number(right)]]);
  return {
    rating: Math.max(-MOST.rating, Math.min(MOST.rating, rating)),
    rd: Math.min(MOST.rd, rd),
    vol: Math.min(MOST.vol, vol),
    count: Math.min(MOST.count, before.count + 1),
  };
}
