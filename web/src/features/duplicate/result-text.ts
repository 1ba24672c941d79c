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

/** Percentage points: a wider range of the true mean says too little to be shown. */
const WIDEST = 60;

/** Returns the range of the true mean in whole percent; null if it is unknown or too wide. */
export function rangeOf({ low, high }: Pick<Protocol.Mean, "low" | "high">) {
  if (low === null || high === null || high - low >= WIDEST) return null;
  return { low: Math.round(low), high: Math.round(high) };
}

/** @param unit “deal” or “round” */
export function sumInWords({ played, mean, low, high }: Protocol.Results, unit: string) {
  const range = rangeOf({ low, high });
  const shown = range ?? { low: 0, high: 0 };
  return t("days-mean", { count: played, unit, mean: Math.round(mean ?? 0), sure: range ? "yes" : "no", ...shown });
}

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
