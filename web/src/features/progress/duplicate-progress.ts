// How far the person has come with duplicate deals. Apart from the pages, because the lobby shows it too.

import { gameOf } from "../../base/address.ts";
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

/** Storage name of a tournament: its link's checksum. */
export const nameOf = (link: string) => `t-${new URLSearchParams(link).get("check") ?? ""}`;

/** @param number from 1; 0: the tournament itself */
export const idOf = (link: string, number: number) => `${nameOf(link)}/${number}`;

/** The first try of each deal; null if not finished. */
export const resultsOf = (link: string, deals: number) =>
  Array.from({ length: deals }, (_, i) => duplicates.of(idOf(link, i + 1))?.first ?? null);

/** The tournaments started on this device. */
export const tournaments = () =>
  Object.entries(duplicates.all())
    .filter(([id]) => /^t-.*\/0$/.test(id))
    .flatMap(([id, { link }]) => {
      const fields = new URLSearchParams(link);
      const game = gameOf(fields.get("game") ?? "");
      const deals = Number(fields.get("tournament"));
      if (!game) return [];
      const played = resultsOf(link, deals).filter(Boolean).length;
      return [{ id, link, game: game.id, level: fields.get("level"), deals, played }];
    });
