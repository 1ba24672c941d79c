// The page of somebody who has not finished a deal yet.

import { html } from "lit-html";

import { cardBack, cardFace } from "../../cards/cards.ts";
import { template } from "../../cards/template.ts";
import { t } from "../../i18n/messages.ts";

/** An empty page: a hand that is face down but for its last card, and the first step. */
export const emptyTable = (text: string) => html`<div class="empty-table">
    <span class="empty-hand" aria-hidden="true">${Array.from({ length: 5 }, (_, i) => {
      const card = i < 4 ? cardBack() : cardFace("H7", { letters: "none" });
      return html`<i .style=${`--n: ${i - 2}`}>${template(card)}</i>`;
    })}</span>
    <p role="status">${text}</p>
    <a class="button primary" href="#days">${t("days")}</a>
  </div>`;
