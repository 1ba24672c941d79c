// The view shown while another tab holds a game's table.

import { html, nothing } from "lit-html";

import * as saves from "../../storage/saved-matches.ts";
import { gameName, t } from "../../i18n/messages.ts";

/** Why the table is not available here. */
export interface Elsewhere {
  left: boolean; // this tab had it before
  match: string; // id of that match; "" if unknown
  waits: "new" | "aside" | ""; // kind of match waiting to be opened here
}

/** Renders the view. */
export function elsewhereView(game: string, { left, match, waits }: Elsewhere, take: () => void) {
  const saved = saves.savedMatch(game);
  const same = !match || (saved && saves.identityOf(saved).match === match);
  const now = left ? (!saved ? "erased" : same ? "taken" : "replaced") : waits || "held";
  const words = { game: gameName(game), now };
  return html`<main id="main" class="view">
    <div class="narrow panel">
      <h1 tabindex="-1">${t("elsewhere-heading", words)}</h1>
      <p>${t("elsewhere-about", words)}</p>
      <div class="row">
        ${
          now === "erased"
            ? nothing
            : html`<button type="button" class="button primary" @click=${take}>${t("elsewhere-take")}</button>`
        }
        <a class="button" href="#">${t("link-all-games")}</a>
      </div>
    </div>
  </main>`;
}
