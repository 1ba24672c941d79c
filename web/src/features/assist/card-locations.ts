// Card locations: the cards not yet seen, grouped by the places where they may be.

import { html } from "lit-html";
import { drawTiles, heard } from "../../table/draw/drawing.ts";
import { suitBySuit, type Scene } from "../../table/game-table.ts";
import { lang } from "../../i18n/messages.ts";

/** @param found undefined: being computed */
export function drawWhere(found: Protocol.Whereabouts[] | undefined, scene: Scene) {
  const { t, table, pack } = scene;
  if (table.result) return html`<p>${t("where-over")}</p>`;
  if (!found) return html`<p>${t("aid-looking")}</p>`;
  const joker = pack.joker ?? "";
  return html`
    <p class="small-print">${t("where-note")}</p>
    ${found.map(({ seats, aside, cards }) => {
      const names = seats.map(scene.seatName);
      if (aside) names.push(t("where-aside", { game: table.game, phase: table.phase }));
      const places = new Intl.ListFormat(lang, { type: "disjunction" }).format(names);
      const sorted = [...suitBySuit(cards, pack), ...cards.filter((card) => card === joker)];
      return html`
      <h3>${t(names.length > 1 ? "where-one-of" : "where-surely", { places })}</h3>
      <p class="whereabouts">${drawTiles(sorted, scene)}${heard(scene.list(sorted.map(scene.cardName)))}</p>`;
    })}`;
}
