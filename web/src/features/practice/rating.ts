// The person's practice rating, measured against the ratings of puzzles (Glicko-2).

import glicko2 from "glicko2-lite";

import type { Rating as Rated } from "../../storage/practice-progress.ts";
import { MOST } from "../../storage/rating-bounds.ts";

/** Initial rating; the value is arbitrary. */
export const START: Rated = { rating: 1500, rd: 350, vol: 0.06, count: 0 };
/** Rating deviation of a puzzle, which sixty bots have answered. */
const DEVIATION = 60;
/** Standard deviations on each side of the 95% interval. */
const SIDES = 1.96;

/** Half-width of the 95% interval. */
export const doubtOf = ({ rd }: Rated) => Math.round(SIDES * rd);

/** Returns the rating after an answer. @param puzzle the puzzle's rating */
export function after(before: Rated, puzzle: number, right: boolean): Rated {
  const { rating, rd, vol } = glicko2(before.rating, before.rd, before.vol, [[puzzle, DEVIATION, Number(right)]]);
  return {
    rating: Math.max(-MOST.rating, Math.min(MOST.rating, rating)),
    rd: Math.min(MOST.rd, rd),
    vol: Math.min(MOST.vol, vol),
    count: Math.min(MOST.count, before.count + 1),
  };
}
