/** @file What deals against the field came to, in words: one of them, several, and to be handed on. */

import catalogue from "nanafuda:catalogue";

import { standingInWords } from "../../table/back/field.js";
import { t } from "../../words/words.js";
import { engine } from "../begin/boot.js";
import { counted } from "../kept/boards.js";
import { showLink } from "../parts/dialogs.js";
import { notice } from "../parts/notices.js";

/**
 * What percents come to, as the engine sums them up; null until it has.
 * @param {import("../visits/visits.js").Page} page  which is drawn anew then
 * @returns {(percents: (number | null)[]) => Seam.Results | null}
 */
export function summing(page) {
  let of = "";
  /** @type {Seam.Results | null} */
  let results = null;
  return (percents) => {
    const asked = JSON.stringify(percents);
    if (of === asked) return results;
    of = asked;
    results = null;
    engine.request({ do: "results", percents }).then(
      (reply) => {
        if (of !== asked || !reply.ok) return;
        results = reply.results;
        page.changed();
      },
      () => {}, // then it is not told
    );
    return null;
  };
}

/** @param {Seam.Results} results */
export const sumInWords = ({ played, mean, low, high }) =>
  t("days-mean", {
    count: played,
    mean: Math.round(mean ?? 0),
    sure: low === null ? "no" : "yes",
    low: Math.round(low ?? 0),
    high: Math.round(high ?? 0),
  });

/** How many others a deal is compared with. */
export const OTHERS = 16;

/** @typedef {import("../kept/boards.js").Board} Board @typedef {import("../kept/boards.js").Outcome} Outcome */

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

/** Hands on a result in words, with a link to what was played. @param {string} text @param {string} fragment */
export async function share(text, fragment) {
  const url = `${location.origin}${location.pathname}#${fragment}`;
  try {
    if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ text, url });
      return;
    }
    await navigator.clipboard.writeText(`${text}\n${url}`);
    notice(() => t("result-copied"), [], { key: "link", follows: true });
  } catch (fault) {
    if (!(fault instanceof DOMException && fault.name === "AbortError")) showLink(`${text} ${url}`);
  }
}
