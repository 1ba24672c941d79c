// Bid meanings: what each call of the deal, and each call that the person can make, shows and denies.

import { html, nothing } from "lit-html";
import { yes } from "../../table/draw/drawing.ts";
import type { Scene } from "../../table/game-table.ts";

/**
 * @param calls undefined: being computed
 * @param asked the call to explain
 * @param shown whether the table shows an action directly
 */
export function drawCalls(
  calls: Protocol.Calls | undefined,
  asked: number | null,
  shown: (action: string) => boolean,
  scene: Scene,
) {
  const { t, say, seatName } = scene;
  if (!calls) return html`<p>${t("aid-looking")}</p>`;
  const mine = calls.mine.filter(({ action }) => action && shown(action));
  const meaning = ({ says, seat }: Protocol.Call) => t(says.id, { ...says.args, seat });
  /** A call that the person can make, and the value of the hand in it. */
  const named = ({ says, worth }: Protocol.Call) =>
    html`<span class="may-call">${say("call-name", says.args)}${
      worth === null ? nothing : html` <small>${say("call-worth", { worth })}</small>`
    }</span> `;
  return html`
    ${
      mine.length
        ? html`<h3>${t("calls-mine")}</h3>
        <dl class="meanings">${[...Map.groupBy(mine, meaning)].map(
          ([meaning, alike]) => html`<dt>${alike.map(named)}</dt><dd>${meaning}</dd>`,
        )}</dl>
        <p class="small-print">${t("calls-worth", { game: scene.table.game })}</p>`
        : nothing
    }
    ${calls.made.length ? html`<h3>${t("calls-made")}</h3>` : nothing}
    <dl class="meanings">${calls.made.map(
      (call, n) => html`<div data-advice=${yes(n === asked)}>
        <dt>${t("calls-by", { seat: seatName(call.seat), call: say("call-name", call.says.args) })}</dt>
        <dd>${meaning(call)}</dd></div>`,
    )}</dl>
    ${calls.made.length || mine.length ? nothing : html`<p>${t("calls-none")}</p>`}
    <p class="small-print">${t("calls-note")}</p>`;
}
