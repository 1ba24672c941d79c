// Describes the results of one or more duplicate deals in words.

import catalogue from "nanafuda:catalogue";

import { tiesOf } from "../progress/index.ts";
import { OTHERS } from "../../base/limits.ts";
import { standingInWords } from "./field-strip.ts";
import { rangeOf } from "../stats/index.ts";
import { engine } from "../../engine/connection.ts";
import { t } from "../../i18n/messages.ts";
import { counted, type Board } from "../../storage/duplicate-deals.ts";
import type { Page } from "../../base/page.ts";

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
  ...helps([counted(board)]),
  ...(isOtherVersion(board, game) ? [t("days-older")] : []),
];

/** The help used in the deals: undo, hints. */
export const helps = (played: readonly ({ undone: boolean; hinted: boolean } | undefined)[]) => [
  ...(played.some((one) => one?.undone) ? [t("deals-undone")] : []),
  ...(played.some((one) => one?.hinted) ? [t("deals-hinted")] : []),
];

/** Whether an older version dealt the cards of the result. */
function isOtherVersion({ first, link, older }: Board, game: string) {
  const { version } = catalogue.games.find(({ id }) => id === game) as Protocol.GameEntry;
  const dealt = first ? link : (older?.link ?? link);
  return new URLSearchParams(dealt).get("v") !== String(version);
}

export type Summary = {
  update: () => void; // has the engine sum up percents that have changed
  results: Protocol.Results | null; // null until its reply, and if nothing has been played
};

/**
 * @param percents what is summed up
 * @param page re-rendered after the reply
 */
export function summing(percents: () => (number | null)[], page: Page): Summary {
  let of = "";
  const summary: Summary = {
    results: null,
    update() {
      const all = percents();
      const asked = JSON.stringify(all);
      if (of === asked) return;
      of = asked;
      summary.results = null;
      if (all.every((one) => one === null)) return;
      engine.request({ do: "tournamentResult", percents: all }).then(
        (reply) => {
          if (of !== asked || !reply.ok) return;
          summary.results = reply.results;
          page.changed();
        },
        () => {}, // no summary then
      );
    },
  };
  return summary;
}

/** @param unit “deal” or “round” */
export function sumInWords({ played, mean, low, high }: Protocol.Results, unit: string) {
  const range = rangeOf({ low, high });
  const shown = range ?? { low: 0, high: 0 };
  return t("days-mean", { count: played, unit, mean: Math.round(mean ?? 0), sure: range ? "yes" : "no", ...shown });
}
