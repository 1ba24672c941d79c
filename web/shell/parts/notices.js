/** @file Short messages at the top of the window, read out as they come, never in the way. */

import { html, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";

import { icon } from "../../cards/cards.js";
import { onchange, t } from "../../words/words.js";

/** @typedef {string | (() => string)} Words  a function follows the language */
/** @typedef {{label: Words, run: () => void}} Action */
/** @typedef {{key: string, text: Words, actions: Action[]}} Notice */

/** How long a message stays that asks for nothing, in milliseconds. */
const BRIEF = 6000;

/** @type {Notice[]} */
let notices = [];
let unnamed = 0;

const region = document.createElement("div");
region.className = "notices";
region.setAttribute("role", "status");
document.body.append(region);
onchange(draw);

/**
 * Shows a message until it is dismissed or one of its actions is taken. One with the same key is
 * replaced.
 * @param {Words} text
 * @param {Action[]} [actions]
 * @param {{key?: string, brief?: boolean}} [how] brief: it goes by itself
 * @returns {() => void} takes it away
 */
export function notice(text, actions = [], { key, brief } = {}) {
  const made = { key: key ?? `notice-${++unnamed}`, text, actions };
  notices = [...notices.filter((other) => other.key !== made.key), made];
  draw();
  if (brief) setTimeout(() => dismiss(made), BRIEF);
  return () => dismiss(made);
}

/** @param {Notice} gone */
function dismiss(gone) {
  const held = region.contains(document.activeElement);
  notices = notices.filter((other) => other !== gone);
  draw();
  if (held) focusBack();
}

function draw() {
  render(
    repeat(
      notices,
      (one) => one.key,
      (one) =>
        html`<div class="notice">
          <p>${say(one.text)}</p>
          ${one.actions.map(
            ({ label, run }, i) =>
              html`<button
                type="button"
                class="button ${i === 0 ? "primary" : "bare"}"
                @click=${() => {
                  dismiss(one);
                  run();
                }}
              >
                ${say(label)}
              </button>`,
          )}
          <button
            type="button"
            class="button bare"
            aria-label=${t("dismiss")}
            @click=${() => dismiss(one)}
          >
            ${unsafeHTML(icon("close"))}
          </button>
        </div>`,
    ),
    region,
  );
  settle();
}

/**
 * Moves the messages into the dialog on top, since all outside of it is out of reach, or back.
 * @param {Element | null} [closing]  a dialog that is about to go
 */
export function settle(closing = null) {
  const open = [...document.querySelectorAll("dialog[open]")].filter((one) => one !== closing);
  const home = open.at(-1) ?? document.body;
  if (region.parentElement !== home) home.append(region);
}

/** A dismissed message must not leave the focus nowhere. */
function focusBack() {
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  const next =
    region.querySelector("button") ??
    (open ?? document).querySelector("h1[tabindex], h2[tabindex], button:not(:disabled), a[href]");
  if (next instanceof HTMLElement) next.focus();
}

/** @param {Words} words */
function say(words) {
  return typeof words === "function" ? words() : words;
}
