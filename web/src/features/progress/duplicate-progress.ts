// How far the person has come with duplicate deals. Apart from the pages, because the lobby shows it too.

import { OTHERS } from "../../base/limits.ts";
import * as duplicates from "../../storage/duplicate-deals.ts";

/** Number of others who share the place. Derived from percent and place in records of older pages, which lack it. */
export function tiesOf({ percent = 0, place = 1, tied }: duplicates.Outcome) {
  const below = OTHERS + 1 - place; // beaten or tied; of the tied, half count as beaten
  return tied ?? Math.max(0, Math.min(below, Math.round(2 * (below - (percent / 100) * OTHERS))));
}

/** Whether all results are equal. */
export const allSame = (outcome: duplicates.Outcome) => tiesOf(outcome) === OTHERS;

/** Storage name of a day's deal. */
export const dayId = (game: string, day: string) => `${game}/${day}`;

/** State of a deal; "played": not compared yet. */
export function stateOf(board: duplicates.Board | null) {
  const outcome = duplicates.counted(board);
  if (!outcome) return board?.save ? "begun" : "new";
  if (outcome.percent === undefined) return "played";
  return allSame(outcome) ? "same" : "compared";
}

/** Sign of a result where there is no room for words. */
export function signOf(board: duplicates.Board | null) {
  const percent = Math.round(duplicates.counted(board)?.percent ?? 0);
  return { new: "–", begun: "…", played: "✓", same: "=", compared: `${percent}` }[stateOf(board)];
}
