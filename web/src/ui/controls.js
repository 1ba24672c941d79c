/** @file The few controls that forms share, as lit-html templates. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

import { t } from "../i18n/messages.js";

/** @typedef {{value: any, text: string, lang?: string, id?: number}} Value  `id`: its number, if not its place */

/**
 * A choice of one among a few, each in sight: radio buttons that look like one control.
 * @param {object} choice
 * @param {string} choice.name  unique on the page
 * @param {string} choice.label
 * @param {Value[]} choice.values
 * @param {any} choice.value
 * @param {(value: any) => void} choice.onchange
 * @param {string} [choice.help]  one tap away
 * @param {string} [choice.about]  what has been chosen, in a sentence
 */
export function segmented({ name, label, values, value, onchange, help, about }) {
  return html`<div class="option">
    ${heading(name, label, help)}
    <div
      class="segments"
      role="radiogroup"
      aria-labelledby="${name}-label"
      aria-describedby=${about ? `${name}-about` : nothing}
    >
      ${segments(name, values, value, onchange)}
    </div>
    ${about ? html`<p class="help about" id="${name}-about">${about}</p>` : nothing}
  </div>`;
}

/**
 * The radio buttons alone.
 * @param {string} name
 * @param {Value[]} values
 * @param {any} value
 * @param {(value: any) => void} onchange
 */
export function segments(name, values, value, onchange) {
  return values.map(
    (one, i) =>
      html`<label class="segment"
        ><input
          type="radio"
          name=${name}
          value=${one.id ?? i}
          .checked=${live(one.value === value)}
          @change=${() => onchange(one.value)} /><span lang=${one.lang ?? nothing}
          >${one.text}</span
        ></label
      >`,
  );
}

/**
 * A choice of one among many.
 * @param {Parameters<typeof segmented>[0]} choice
 */
export function dropdown({ name, label, values, value, onchange, help }) {
  return html`<div class="option">
    ${heading(name, label, help)}
    <select
      class="field"
      id=${name}
      aria-labelledby="${name}-label"
      @change=${(/** @type {Event} */ event) =>
        onchange(values[/** @type {HTMLSelectElement} */ (event.target).selectedIndex].value)}
    >
      ${values.map((one) => html`<option .selected=${live(one.value === value)}>${one.text}</option>`)}
    </select>
  </div>`;
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string} [help]
 */
function heading(name, label, help) {
  return html`<div class="option-head">
      <span class="option-label" id="${name}-label">${label}</span>
      ${
        help
          ? html`<button
            type="button"
            class="help-toggle"
            aria-expanded="false"
            aria-controls="${name}-help"
            aria-label=${t("setup-option-help", { option: label })}
            @click=${toggleHelp}
          >
            <span aria-hidden="true">?</span>
          </button>`
          : nothing
      }
    </div>
    ${help ? html`<p class="help" id="${name}-help" hidden>${help}</p>` : nothing}`;
}

/** @param {Event} event */
function toggleHelp(event) {
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  const open = button.getAttribute("aria-expanded") !== "true";
  button.setAttribute("aria-expanded", String(open));
  const help = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (help) help.hidden = !open;
}

/** The games' pictures and the seal stand in index.html, for the page before its script. */
const pictures = new Map(
  [...document.querySelectorAll("[data-art]")].map((node) => [node.getAttribute("data-art"), node]),
);
/** @type {Map<string, Node>} */
const copies = new Map();

/**
 * One of the page's pictures, the same node each time for the same place.
 * @param {string} id
 * @param {string} [place]
 */
export function picture(id, place = "") {
  const key = `${place}/${id}`;
  const found = copies.get(key) ?? pictures.get(id)?.cloneNode(true);
  if (!found) return nothing;
  copies.set(key, found);
  return found;
}

/** What the page showed before its script, in both languages. */
const rooms = new Map(
  [...document.querySelectorAll(".lobby-tile-body, .lead")].map((node) => [
    node.closest("[data-game]")?.getAttribute("data-game") ?? "lead",
    emptyRoom(node),
  ]),
);

/**
 * An unseen copy of what stood in a place before: it keeps the place as large as it was, so that
 * nothing moves when the script takes over or the language changes.
 * @param {string} id  a game's, or "lead"
 */
export function room(id) {
  return rooms.get(id) ?? nothing;
}

/** @param {Element} node */
function emptyRoom(node) {
  const copy = /** @type {Element} */ (node.cloneNode(true));
  for (const art of copy.querySelectorAll("[data-art]")) {
    art.removeAttribute("data-art");
    art.replaceChildren();
  }
  copy.classList.add("room");
  copy.setAttribute("aria-hidden", "true");
  return copy;
}
