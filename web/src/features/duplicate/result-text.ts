// Summarises the results of several deals in words, and shares a result.

import { t } from "../../i18n/messages.ts";
import { engine } from "../../app/bootstrap.ts";
import { showLink } from "../../ui/dialogs.ts";
import { notice } from "../../ui/notices.ts";
import type { Page } from "../../app/routes.ts";

/**
 * Returns a function that has the engine summarise percents. It returns null until the reply.
 * @param page re-rendered after the reply
 */
export function summing(page: Page): (percents: (number | null)[]) => Protocol.Results | null {
  let of = "";
  let results: Protocol.Results | null = null;
  return (percents) => {
    const asked = JSON.stringify(percents);
    if (of === asked) return results;
    of = asked;
    results = null;
    engine.request({ do: "tournamentResult", percents }).then(
      (reply) => {
        if (of !== asked || !reply.ok) return;
        results = reply.results;
        page.changed();
      },
      () => {}, // no summary then
    );
    return null;
  };
}

export const sumInWords = ({ played, mean, low, high }: Protocol.Results) =>
  t("days-mean", {
    count: played,
    mean: Math.round(mean ?? 0),
    sure: low === null ? "no" : "yes",
    low: Math.round(low ?? 0),
    high: Math.round(high ?? 0),
  });

/** Shares a result in words, with a link to the deal. */
export async function share(text: string, fragment: string) {
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
