// The person's practice rating, measured against the ratings of puzzles (Glicko-2 with guessing).

import glicko2 from "glicko2-lite";

import type { Rating as Rated } from "../../storage/practice-progress.ts";
import { MAX_RATING } from "../../storage/schema.ts";

/** Initial rating; the value is arbitrary. */
export const START: Rated = { rating: 1500, rd: 350, vol: 0.06, count: 0 };
/** Rating deviation of a puzzle, from about eighty answers. */
const DEVIATION = 60;
/** Glicko-2's internal scale: its middle, and rating points per unit. */
const [MIDDLE, SCALE] = [1500, 173.7178];
/** Standard deviations on each side of the 95% interval. */
const SIDES = 1.96;

/** Half-width of the 95% interval. */
export const doubtOf = ({ rd }: Rated) => Math.round(SIDES * rd);

/**
 * Returns the rating after an answer.
 *
 * A right answer is expected with probability g + (1 − g)·E: known with Glicko's E, else guessed. So it counts by the
 * chance that it was known, and so does the information in any answer (three-parameter logistic model). With g = 0 this
 * is Glicko-2.
 * @param puzzle the puzzle's rating
 * @param guess probability g of a right answer by chance
 */
export function after(before: Rated, puzzle: number, right: boolean, guess: number = 0): Rated {
  const mu = (before.rating - MIDDLE) / SCALE;
  const weight = 1 / Math.sqrt(1 + (3 * (DEVIATION / SCALE) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp(weight * ((puzzle - MIDDLE) / SCALE - mu)));
  const known = ((1 - guess) * expected) / (guess + (1 - guess) * expected);
  const surprise = right ? known * (1 - expected) : -expected;
  const { vol } = glicko2(before.rating, before.rd, before.vol, [[puzzle, DEVIATION, expected + surprise]]);
  const information = known * weight ** 2 * expected * (1 - expected);
  const variance = 1 / (1 / ((before.rd / SCALE) ** 2 + vol ** 2) + information);
  const rating = MIDDLE + SCALE * (mu + variance * weight * surprise);
  return {
    rating: Math.max(-MAX_RATING.rating, Math.min(MAX_RATING.rating, rating)),
    rd: Math.min(MAX_RATING.rd, SCALE * Math.sqrt(variance)),
    vol: Math.min(MAX_RATING.vol, vol),
    count: Math.min(MAX_RATING.count, before.count + 1),
  };
}
