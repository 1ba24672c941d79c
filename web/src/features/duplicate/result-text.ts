// Summarises the results of several deals in words, and shares a result.

import { t } from "../../i18n/messages.ts";
import { rangeOf } from "../stats/index.ts";
import { engine } from "../../app/bootstrap.ts";
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

/** @param unit “deal” or “round” */
export function sumInWords({ played, mean, low, high }: Protocol.Results, unit: string) {
  const range = rangeOf({ low, high });
  const shown = range ?? { low: 0, high: 0 };
  return t("days-mean", { count: played, unit, mean: Math.round(mean ?? 0), sure: range ? "yes" : "no", ...shown });
}
