/**
 * @file Short messages over the page: one line, which takes no room and goes by itself. They stay while somebody points
 * at them or is in them, and where they need an answer; and they go with the screen that they belong to.
 */

import { html, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import { icon } from "../cards/cards.js";
import { template } from "../cards/template.js";
import { onchange, t } from "../i18n/messages.js";

/** @typedef {string | (() => string)} Words  a function follows the language */
/** @typedef {{label: Words, run: () => void}} Action */
/**
 * @typedef {object} How
 * @property {string} [key]  one with the same key is replaced
 * @property {boolean} [stays]  until it is answered or replaced: it tells of a fault, or of what is under way
 * @property {boolean} [follows]  from screen to screen
 * @typedef {{key: string, text: Words, actions: Action[], stays: boolean, follows: boolean, at: string, told: boolean}} Notice
 *   `at`: the address of its screen; `told`: whether it has been heard
 */

/** How long a message stays, in milliseconds: that it comes, what it says, what may be done. */
const [LOOK, LETTER, CHOICE] = [4000, 70, 6000];
/** Japanese is read more slowly by the letter. */
const DENSE = 2;
/** Milliseconds after which what has come into a dialog is read out. */
const SETTLED = 100;

/** The last is the one that is seen. @type {Notice[]} */
let notices = [];
let unnamed = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */ let clock;
/** @type {ReturnType<typeof setTimeout> | undefined} */ let telling;
/** Of which the clock is running. @type {Notice | undefined} */ let timed;

const region = document.createElement("div");
region.className = "notices";
/** What is heard of them stands apart: what comes to sight again, or moves into a dialog, is not said again. */
const voice = document.createElement("p");
voice.className = "visually-hidden notice-voice";
voice.setAttribute("role", "status");
document.body.append(region, voice);
onchange(draw);
for (const kind of ["pointerenter", "pointerleave", "focusin", "focusout"])
  region.addEventListener(kind, () => queueMicrotask(time));

/**
 * Shows a message.
 * @param {Words} text
 * @param {Action[]} [actions]
 * @param {How} [how]
 * @returns {() => void} takes it away
 */
export function notice(text, actions = [], { key, stays = false, follows = false } = {}) {
  const made = {
    key: key ?? `notice-${++unnamed}`,
    text,
    actions,
    stays,
    follows,
    at: location.hash,
    told: false,
  };
  notices = notices.filter((other) => other.key !== made.key);
  notices.splice(held() ? -1 : notices.length, 0, made); // it does not push away what somebody is at
  draw();
  return () => dismiss(made);
}

/** Takes away what belongs to a screen that is left. */
export function leaveScreen() {
  for (const one of notices) if (!one.follows && one.at !== location.hash) dismiss(one);
}

/** @param {Notice} gone */
function dismiss(gone) {
  if (!notices.includes(gone)) return;
  const focused = region.contains(document.activeElement);
  notices = notices.filter((other) => other !== gone);
  draw();
  if (focused) focusBack();
}

function draw() {
  render(
    repeat(notices, ({ key }) => key, drawNotice),
    region,
  );
  settle();
  time();
  const one = notices.find(({ told }) => !told);
  region.role = notices.length ? "region" : null; // an empty one is no place to go to
  region.ariaLabel = notices.length ? t("notices") : null;
  if (one) tell(one);
}

/** @param {Notice} one */
const drawNotice = (one) => html`<div class="notice">
  <p>${say(one.text)}</p>
  ${one.actions.map(
    ({ label, run }, i) =>
      html`<button type="button" class="button ${i === 0 ? "primary" : "bare"}" @click=${() => {
        dismiss(one);
        run();
      }}>${say(label)}</button>`,
  )}
  <button type="button" class="button bare" aria-label=${t("dismiss")} @click=${() => dismiss(one)}>
    ${template(icon("close"))}
  </button>
</div>`;

/** Whether somebody points at them, or is in them. */
const held = () => region.matches(":hover") || region.contains(document.activeElement);

/** Lets the one that is seen go after a while, unless somebody is at it. */
function time() {
  const one = notices.at(-1);
  const idle = !held();
  if (one === timed && idle) return;
  clearTimeout(clock);
  timed = idle ? one : undefined;
  if (!one || one.stays || !idle) return;
  const text = say(one.text);
  const dense = /[\u3040-\u30ff\u4e00-\u9fff]/u.test(text) ? DENSE : 1;
  const life = LOOK + LETTER * dense * text.length + (one.actions.length ? CHOICE : 0);
  clock = setTimeout(() => {
    timed = undefined;
    dismiss(one);
  }, life);
}

/** Has it read out, once. @param {Notice} one */
function tell(one) {
  one.told = true;
  clearTimeout(telling);
  voice.textContent = "";
  telling = setTimeout(() => {
    voice.textContent = say(one.text);
  }, SETTLED);
}

/**
 * Moves the messages into the dialog on top, since all outside of it is out of reach, or back.
 * @param {Element | null} [closing]  a dialog that is about to go
 */
export function settle(closing = null) {
  const open = [...document.querySelectorAll("dialog[open]")].filter((one) => one !== closing);
  const home = open.at(-1) ?? document.body;
  if (region.parentElement === home) return;
  voice.textContent = "";
  home.append(region, voice);
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
