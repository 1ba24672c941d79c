// In the one-file version: the workshop needs Python's whole library, which only the site has.

import { html } from "lit-html";
import { t } from "../../src/i18n/messages.ts";

/** Public address of the site with a final slash; undefined if it is not known. */
const { site } = document.documentElement.dataset;

export const workshopPage = () => ({
  draw: () => html`<main id="main" class="view">
    <div class="narrow panel">
      <h1 tabindex="-1">${t("workshop")}</h1>
      <p>${t("workshop-single")}</p>
      ${
        site
          ? html`<a class="button primary" href=${site + location.hash}>${t("workshop-single-open")}</a>`
          : html`<p>${t("workshop-single-where")}</p>`
      }
      <a class="button" href="#">${t("back")}</a>
    </div>
  </main>`,
});
