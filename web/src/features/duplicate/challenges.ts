// The list of challenges that were sent or received on this device.

import { html, nothing } from "lit-html";

import { icon } from "../../cards/cards.ts";
import { template } from "../../cards/template.ts";
import { gameName, t } from "../../i18n/messages.ts";
import * as duplicates from "../../storage/duplicate-deals.ts";
import { offerUndo } from "../../ui/files.ts";
import { head } from "../../ui/views.ts";
import { gameOf } from "../../base/address.ts";
import { withPendingComparisons } from "./pending-comparisons.ts";
import { senderOf } from "./new-challenge.ts";
import type { Page, Route } from "../../base/page.ts";

/** @param tournament whether the address is that of a tournament, which earlier releases offered */
export function challengesPage(tournament: boolean, page: Page): Route {
  return withPendingComparisons({ draw: () => challengesView(tournament, page.changed) }, page);
}

function challengesView(tournament: boolean, changed: () => void) {
  const boards = Object.entries(duplicates.all());
  const kept = boards.filter(([id, { sent, rivals }]) => id.startsWith("c-") && (sent || rivals));
  const gone = tournament || boards.some(([id]) => id.startsWith("t-"));
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head("", t("challenges"))}
      <div class="panel">
        ${gone ? html`<p class="form-note">${t("tournaments-gone")}</p>` : nothing}
        <p>${t("challenges-lead")}</p>
        ${kept.length ? html`<ul class="learn-list" role="list">${kept.map(([id, board]) => drawKept(id, board, changed))}</ul>` : nothing}
        <div class="row">
          <a class="button" href="#deals">${t("deals")}</a>
          <a class="button" href="#">${t("back")}</a>
        </div>
      </div>
    </div>
  </main>`;
}

function drawKept(id: string, { sent, rivals = [] }: duplicates.Board, changed: () => void) {
  const game = new URLSearchParams(sent ?? rivals[0]).get("game") ?? "";
  if (!gameOf(game)) return nothing;
  const name = gameName(game);
  const standing = rivals.map(senderOf).join(t("table-comma")) || t("challenge-unanswered");
  const remove = () => {
    const undo = duplicates.drop(id);
    offerUndo(() => t("challenge-removed", { name }), undo, changed);
    changed();
    document.querySelector("h1")?.focus(); // the button has been removed
  };
  return html`<li class="deal-item"><a class="learn-item" href="#challenge=${id.slice(0, -2)}"><span><b>${name}</b>
    <span class="help">${standing}</span></span></a>
    <button type="button" class="button bare" title=${t("challenge-remove")} aria-label=${t("challenge-remove-which", { name: [name, standing].join(t("table-comma")) })}
      @click=${remove}>${template(icon("close"))}</button></li>`;
}
