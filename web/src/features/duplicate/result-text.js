/** @file What several deals against the field came to, in words, and handing on a result. */

import { t } from "../../i18n/messages.js";
import { engine } from "../../app/bootstrap.js";
import { showLink } from "../../ui/dialogs.js";
import { notice } from "../../ui/notices.js";

/**
 * What percents come to, as the engine sums them up; null until it has.
 * @param {import("../../app/routes.js").Page} page  which is drawn anew then
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
