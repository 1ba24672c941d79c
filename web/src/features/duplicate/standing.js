/** @file Where a deal stands that everybody plays alike, in words. */

import catalogue from "nanafuda:catalogue";

import { standingInWords } from "./field-strip.js";
import { t } from "../../i18n/messages.js";
import { counted } from "../../storage/duplicate-deals.js";

/** How many others a deal is compared with. */
export const OTHERS = 16;

/** @typedef {import("../../storage/duplicate-deals.js").Board} Board @typedef {import("../../storage/duplicate-deals.js").Outcome} Outcome */

/** How many others share the place; older pages stored no ties, but percent and place imply them. @param {Outcome} outcome */
function tiesOf({ percent = 0, place = 1, tied }) {
  const below = OTHERS + 1 - place; // beaten or tied; of the tied, half count as beaten
  return tied ?? Math.max(0, Math.min(below, Math.round(2 * (below - (percent / 100) * OTHERS))));
}

/** Whether all came to the same. @param {Outcome} outcome */
export const allSame = (outcome) => tiesOf(outcome) === OTHERS;

/** Where a deal stands that everybody plays alike. @param {Board | null} board @param {string} game */
export function standing(board, game) {
  const outcome = counted(board);
  if (!board || !outcome) return t(board?.save ? "days-begun" : "days-new");
  const { percent, place = 1 } = outcome;
  const pending = dealtOtherwise(board, game) ? "board-uncompared" : "board-comparing";
  const result =
    percent === undefined ? t(pending) : standingInWords({ percent, place, tied: tiesOf(outcome) }, OTHERS, t).words;
  return [result, ...marks(board, game)].join(t("table-comma"));
}

/** What is to be said of the result besides. @param {Board} board @param {string} game */
export const marks = (board, game) => [
  ...helps([counted(board)]),
  ...(dealtOtherwise(board, game) ? [t("days-older")] : []),
];

/** With what help deals were played. @param {readonly ({undone: boolean, hinted: boolean} | undefined)[]} played */
export const helps = (played) => [
  ...(played.some((one) => one?.undone) ? [t("deals-undone")] : []),
  ...(played.some((one) => one?.hinted) ? [t("deals-hinted")] : []),
];

/** Whether an older version dealt the cards of the result. @param {Board} board @param {string} game */
function dealtOtherwise({ first, link, older }, game) {
  const { version } = /** @type {Seam.GameEntry} */ (catalogue.games.find(({ id }) => id === game));
  const dealt = first ? link : (older?.link ?? link);
  return new URLSearchParams(dealt).get("v") !== String(version);
}
