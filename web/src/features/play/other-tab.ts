// What is said where another tab is at a game's table.

import { html, nothing } from "lit-html";

import * as saves from "../../storage/saved-matches.ts";
import { gameName, t } from "../../i18n/messages.ts";

/** A game's table is open in another tab. */
export interface Elsewhere {
  left: boolean; // it was open here before
  match: string; // which match it was, "" where it is not known
  waits: "new" | "aside" | ""; // what is to take its place here, if something is
}

/** The view of it. */
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
