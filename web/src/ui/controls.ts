// Form controls as lit-html templates.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

import { t } from "../i18n/messages.ts";

/** `id`: its number, if different from its index. */
export type Value<T> = { value: T; text: unknown; lang?: string; id?: number };

interface Control<T> {
  name: string; // unique on the page
  label: string;
  values: Value<T>[];
  value: T;
  onchange: (value: T) => void;
  help?: string; // shown on demand
  about?: string; // describes the selected value in a sentence
}

/** Segmented control: radio buttons for a few visible values. */
export function segmented<T>({ name, label, values, value, onchange, help, about }: Control<T>) {
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

/** The radio buttons without label and help. */
export function segments<T>(name: string, values: Value<T>[], value: T, onchange: (value: T) => void) {
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

/** Drop-down list of many values. */
export function dropdown<T>({ name, label, values, value, onchange, help }: Control<T>) {
  return html`<div class="option">
    ${heading(name, label, help)}
    <select
      class="field"
      id=${name}
      aria-labelledby="${name}-label"
      @change=${(event: Event) => onchange(values[(event.target as HTMLSelectElement).selectedIndex].value)}
    >
      ${values.map((one) => html`<option .selected=${live(one.value === value)}>${one.text}</option>`)}
    </select>
  </div>`;
}

function heading(name: string, label: string, help?: string) {
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

function toggleHelp(event: Event) {
  const button = event.currentTarget as HTMLElement;
  const open = button.getAttribute("aria-expanded") !== "true";
  button.setAttribute("aria-expanded", String(open));
  const help = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (help) help.hidden = !open;
}

/** The games' pictures and the seal are in index.html, which shows them before the script runs. */
const pictures = new Map(
  [...document.querySelectorAll("[data-art]")].map((node) => [node.getAttribute("data-art"), node]),
);
const copies: Map<string, Node> = new Map();

/** Returns a picture of index.html, always the same node for the same place. */
export function picture(id: string, place: string = "") {
  const key = `${place}/${id}`;
  const found = copies.get(key) ?? pictures.get(id)?.cloneNode(true);
  if (!found) return nothing;
  copies.set(key, found);
  return found;
}
