// The sheet: the site's only kind of dialog.

import { html, render } from "lit-html";

import { icon } from "../cards/cards.ts";
import { template } from "../cards/template.ts";
import { onchange, t } from "../i18n/messages.ts";
import { addOverlay } from "../base/address.ts";
import { rescueFocus } from "./focus-rescue.ts";
import { settle } from "./notices.ts";

type OpenSheet = { draw: () => void; close: () => void; dialog: HTMLDialogElement };

let opened = 0;

/**
 * Opens a sheet. It is redrawn when the language changes and when `draw` is called. The focus goes to the `autofocus`
 * element, else to the heading; the browser restores it on closing.
 */
export function openSheet({
  title,
  body,
  kind = "",
  host = document.body,
  aloud = false,
}: {
  title: () => string;
  body: (sheet: OpenSheet) => unknown;
  kind?: string; // additional classes: "wide", "tall"
  host?: Element; // parent element
  aloud?: boolean; // whether a screen reader reads its content on opening
}): OpenSheet {
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
    if (event.target === dialog) close(); // the backdrop: all content is in a child element
  });
  dialog.addEventListener("close", () => {
    gone();
    stop();
    settle(dialog);
    dialog.remove();
    rescueFocus(); // its opener may have gone
  });

  draw();
  host.append(dialog);
  dialog.showModal();
  gone = addOverlay(close);
  const first = dialog.querySelector("[autofocus]") ?? dialog.querySelector("h2");
  if (first instanceof HTMLElement) first.focus();
  return sheet;
}
