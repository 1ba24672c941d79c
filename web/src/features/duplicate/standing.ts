// Describes results of duplicate deals in words.

import catalogue from "nanafuda:catalogue";

import { tiesOf } from "../progress/index.ts";
import { OTHERS } from "../../base/limits.ts";
import { standingInWords } from "./field-strip.ts";
import { rangeOf, type Mean } from "../stats/index.ts";
import { t } from "../../i18n/messages.ts";
import { counted, type Board, type Outcome } from "../../storage/duplicate-deals.ts";

/** Describes the standing of a duplicate deal. */
export function standing(board: Board | null, game: string) {
  const outcome = counted(board);
  if (!board || !outcome) return t(board?.save ? "days-begun" : "days-new");
  const { percent, place = 1 } = outcome;
  const pending = isOtherVersion(board, game) ? "board-uncompared" : "board-comparing";
  const result =
    percent === undefined ? t(pending) : standingInWords({ percent, place, tied: tiesOf(outcome) }, OTHERS, t).words;
  return [result, ...marks(board, game)].join(t("table-comma"));
}

/** Remarks on the result. */
export const marks = (board: Board, game: string) => [
  ...helps(counted(board)),
  ...(isOtherVersion(board, game) ? [t("days-older")] : []),
];

/** The help used in a deal: undo, hints. */
export const helps = (played: Outcome | undefined) => [
  ...(played?.undone ? [t("deals-undone")] : []),
  ...(played?.hinted ? [t("deals-hinted")] : []),
];

/** Whether an older version dealt the cards of the result. */
function isOtherVersion({ first, link, older }: Board, game: string) {
  const { version } = catalogue.games.find(({ id }) => id === game) as Protocol.GameEntry;
  const dealt = first ? link : (older?.link ?? link);
  return new URLSearchParams(dealt).get("v") !== String(version);
}

/** @param unit “deal” or “round” */
export function sumInWords({ played, mean, low, high }: Mean, unit: string) {
  const range = rangeOf({ low, high });
  const shown = range ?? { low: 0, high: 0 };
  return t("days-mean", { count: played, unit, mean: Math.round(mean), sure: range ? "yes" : "no", ...shown });
}
