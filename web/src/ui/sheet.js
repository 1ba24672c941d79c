/** @file A sheet of paper over the page: the one kind of dialog there is. */

import { html, render } from "lit-html";

import { icon } from "../cards/cards.js";
import { template } from "../cards/template.js";
import { onchange, t } from "../i18n/messages.js";
import { lay } from "../app/router.js";
import { settle } from "./notices.js";

/** @typedef {{draw: () => void, close: () => void, dialog: HTMLDialogElement}} OpenSheet */

let opened = 0;

/**
 * Opens a sheet. It is drawn again when the language changes, and whenever `draw` is called. The
 * focus goes to what is marked `autofocus`, or else to the heading; the browser gives it back.
 * @param {object} sheet
 * @param {() => string} sheet.title
 * @param {(sheet: OpenSheet) => unknown} sheet.body
 * @param {string} [sheet.kind]  further classes: "wide", "tall"
 * @param {Element} [sheet.host]  where it stands in the page
 * @param {boolean} [sheet.aloud]  whether a screen reader reads what it says as soon as it is open
 * @returns {OpenSheet}
 */
export function openSheet({ title, body, kind = "", host = document.body, aloud = false }) {
  const dialog = document.createElement("dialog");
  dialog.className = `sheet ${kind}`;
  const titleId = `sheet-title-${++opened}`;
  dialog.setAttribute("aria-labelledby", titleId);
  const bodyId = `sheet-body-${opened}`;
  if (aloud) dialog.setAttribute("aria-describedby", bodyId);

  let gone = () => {};
  const close = () => {
    gone();
    dialog.close();
  };
  const draw = () => {
    render(
      html`<div class="sheet-head">
          <h2 id=${titleId} tabindex="-1">${title()}</h2>
          <button type="button" class="button bare" aria-label=${t("close")} @click=${close}>
            ${template(icon("close"))}
          </button>
        </div>
        <div class="sheet-body" id=${bodyId} tabindex="0" role="group" aria-labelledby=${titleId}>
          ${body(sheet)}
        </div>`,
      dialog,
    );
  };
  const sheet = { draw, close, dialog };

  const stop = onchange(draw);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) close(); // the backdrop: everything else lies in a child
  });
  dialog.addEventListener("close", () => {
    gone();
    stop();
    settle(dialog);
    dialog.remove();
  });

  draw();
  host.append(dialog);
  dialog.showModal();
  gone = lay(close);
  const first = dialog.querySelector("[autofocus]") ?? dialog.querySelector("h2");
  if (first instanceof HTMLElement) first.focus();
  return sheet;
}
