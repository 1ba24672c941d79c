// Short messages over the page: one line, which takes no room and goes by itself. They stay while somebody points at
// them or is in them, and where they need an answer; and they go with the screen that they belong to.

import { html, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import { icon } from "../cards/cards.ts";
import { template } from "../cards/template.ts";
import { onchange, t } from "../i18n/messages.ts";

/** A function follows the language. */
type Words = string | (() => string);

type Action = { label: Words; run: () => void };

interface How {
  key?: string; // one with the same key is replaced
  stays?: boolean; // until it is answered or replaced: it tells of a fault, or of what is under way
  follows?: boolean; // from screen to screen
}

/** `at`: the address of its screen; `told`: whether it has been heard. */
type Notice = {
  key: string;
  text: Words;
  actions: Action[];
  stays: boolean;
  follows: boolean;
  at: string;
  told: boolean;
};

/** How long a message stays, in milliseconds: that it comes, what it says, what may be done. */
const [LOOK, LETTER, CHOICE] = [4000, 70, 6000];
/** Japanese is read more slowly by the letter. */
const DENSE = 2;
/** Milliseconds after which what has come into a dialog is read out. */
const SETTLED = 100;

/** The last is the one that is seen. */
let notices: Notice[] = [];
let unnamed = 0;
let clock: ReturnType<typeof setTimeout> | undefined;
let narration: ReturnType<typeof setTimeout> | undefined;
/** Of which the clock is running. */
let timed: Notice | undefined;

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

/** Shows a message. @returns takes it away */
export function notice(
  text: Words,
  actions: Action[] = [],
  { key, stays = false, follows = false }: How = {},
): () => void {
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

function dismiss(gone: Notice) {
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

const drawNotice = (one: Notice) => html`<div class="notice">
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

/** Has it read out, once. */
function tell(one: Notice) {
  one.told = true;
  clearTimeout(narration);
  voice.textContent = "";
  narration = setTimeout(() => {
    voice.textContent = say(one.text);
  }, SETTLED);
}

/**
 * Moves the messages into the dialog on top, since all outside of it is out of reach, or back.
 * @param closing a dialog that is about to go
 */
export function settle(closing: Element | null = null) {
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

function say(words: Words) {
  return typeof words === "function" ? words() : words;
}
