// A league's results pair by pair: one bot against each other one on their common deals.

import { html, nothing } from "lit-html";

import { t } from "../../../i18n/messages.ts";
import { dropdown } from "../../../ui/controls.ts";
import { signed } from "../text/reference-views.ts";
import type { League } from "./league.ts";

export function pairsView(league: League) {
  const { contest, entries } = league;
  const { rows = [], pairs = [] } = contest?.found ?? {};
  const playing = rows.filter(({ figures }) => figures);
  if (!pairs.length || playing.length < 2) return nothing;
  const at = Math.max(
    0,
    playing.findIndex(({ bot }) => entries[bot] === league.compared),
  );
  const others = playing.flatMap(({ bot }, n) => {
    const found = pairs[at][n];
    return found ? [{ name: entries[bot].name, ...found }] : [];
  });
  return html`<details><summary>${t("league-pairs")}</summary>
    ${dropdown({
      name: "league-compared",
      label: t("league-compared"),
      value: playing[at].bot,
      values: playing.map(({ bot }) => ({ value: bot, text: entries[bot].name })),
      onchange: (bot) => league.compare(entries[bot]),
    })}
    <ul>${others.map(
      ({ name, mean, width, deals, different }) =>
        html`<li>${t("league-pair", { name, mean: signed(mean), width: width.toFixed(2), deals, different })}</li>`,
    )}</ul></details>`;
}
