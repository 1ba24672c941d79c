// Notices: one-line messages over the page that disappear after a while. They stay while hovered, focused or
// unanswered, and disappear with the screen that they belong to.

import { html, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import { icon } from "../cards/cards.ts";
import { template } from "../cards/template.ts";
import { onchange, t } from "../i18n/messages.ts";
import { rescueFocus } from "./focus-rescue.ts";
import { keyOf } from "./pressed-key.ts";

/** A function is re-evaluated when the language changes. */
type Words = string | (() => string);

type Action = { label: Words; run: () => void };

interface How {
  key?: string; // replaces a notice with the same key
  stays?: boolean; // until answered or replaced: an error or a process in progress
  follows?: boolean | "once"; // survives changes of screen, or one: it says why the page goes elsewhere
}

/** `at`: address of its screen; `announced`: whether it has been announced. */
type Notice = {
  key: string;
  text: Words;
  actions: Action[];
  stays: boolean;
  follows: boolean | "once";
  at: string;
  announced: boolean;
};

/** Display time in milliseconds: base, per letter, extra for buttons, and the least. */
const [LOOK, LETTER, CHOICE, LEAST] = [4000, 70, 6000, 5100];
/** Factor per letter for Japanese, which is denser. */
const DENSE = 2;
/** Pixels below a notice. */
const GAP = 4;
/** A table in a lower window, in pixels, has no room for more than one row of small text. */
const LOW = 300;
/** Milliseconds before a live region moved into a dialog is announced. */
const SETTLED = 100;

/** The last one is visible. */
let notices: Notice[] = [];
let unnamed = 0;
let clock: ReturnType<typeof setTimeout> | undefined;
let narration: ReturnType<typeof setTimeout> | undefined;
/** The notice whose timer is running. */
let timed: Notice | undefined;
/** The element that had the focus before the notices. */
let before: EventTarget | null = null;

const region = document.createElement("div");
region.className = "notices";
/** Separate live region, so that a notice that reappears or moves into a dialog is not announced again. */
const voice = document.createElement("p");
voice.className = "visually-hidden notice-voice";
voice.setAttribute("role", "status");
document.body.append(region, voice);
onchange(draw);
// A narrower page makes a notice higher. The next frame makes room for it: doing that in here would resize the table,
// which has an observer too, and the browser would report an error.
new ResizeObserver(() => requestAnimationFrame(makeRoom)).observe(region);
// A table that opens or closes changes the room that there is.
new MutationObserver(() => requestAnimationFrame(makeRoom)).observe(document.body, { childList: true });
// In the capture phase: what else Escape means waits until the notice has gone.
addEventListener("keydown", leaveByEscape, true);
for (const kind of ["pointerenter", "pointerleave", "focusin", "focusout"])
  region.addEventListener(kind, () => queueMicrotask(time));
region.addEventListener("focusin", ({ relatedTarget: from }) => {
  if (!(from instanceof Node && region.contains(from))) before = from;
});

/**
 * Sets `--notice` in the styles, the height of the open notice: the page leaves this room free above its content.
 * A notice that fits over the title of a table's bar, beside its buttons, needs no room: the table does not move.
 */
function makeRoom() {
  const over = fitTitle();
  const room = region.clientHeight && !over ? region.getBoundingClientRect().bottom + GAP : 0;
  const [{ style }, height] = [document.documentElement, `${Math.ceil(room)}px`];
  if (height === style.getPropertyValue("--notice")) return;
  style.setProperty("--notice", height);
  // A table that scrolls has become lower: its hand may cover what is asked and the focused control.
  for (const one of document.querySelectorAll(".table .prompt, .table :focus"))
    one.scrollIntoView({ block: "nearest" });
}

/** Puts the notices over the title of the table's bar. Returns false if there is none, or too small a one. */
function fitTitle() {
  const title = region.parentElement === document.body ? document.querySelector(".table-root .bar-title") : null;
  const { left = 0, right = 0, top = 0 } = title ? title.getBoundingClientRect() : {};
  region.style.insetInline = title ? `${left}px ${document.documentElement.clientWidth - right}px` : "";
  region.toggleAttribute("data-tight", Boolean(title));
  const last = region.lastElementChild;
  const bar = title?.closest(".bar");
  if (!bar || !last) return false;
  const aside = top < bar.getBoundingClientRect().top + bar.clientHeight / 2; // else the buttons stand above the title
  const fits = aside && region.scrollWidth <= region.clientWidth && last.clientHeight <= bar.clientHeight;
  if (fits) return true;
  region.style.insetInline = "";
  region.toggleAttribute("data-tight", innerHeight < LOW || !aside);
  return false;
}

let report: () => Promise<boolean> = async () => false;

/** Sets what tells the person why a file did not come: the shell, which knows of deploys. */
export function onlost(listener: () => Promise<boolean>) {
  report = listener;
}

/** A file did not come. @returns whether a deploy has removed it, which the person has now been told */
export const lost = () => report();

/** Shows a notice. @returns removes it */
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
    announced: false,
  };
  notices = notices.filter((other) => other.key !== made.key);
  notices.splice(held() ? -1 : notices.length, 0, made); // does not replace a notice that is hovered or focused
  draw();
  return () => dismiss(made);
}

/** Removes notices that belong to the previous screen. */
export function leaveScreen() {
  for (const one of notices) {
    if (one.at === location.hash) continue;
    if (one.follows === "once") Object.assign(one, { follows: false, at: location.hash });
    else if (!one.follows) dismiss(one);
  }
  if (!notices.length) voice.textContent = "";
}

function leaveByEscape(event: KeyboardEvent) {
  const last = notices.at(-1);
  if (keyOf(event) !== "escape" || !last || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  event.stopPropagation();
  dismiss(last);
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
  makeRoom();
  time();
  const one = notices.find(({ announced }) => !announced);
  region.role = notices.length ? "region" : null; // an empty region must not be a landmark
  region.ariaLabel = notices.length ? t("notices") : null;
  if (one) tell(one);
}

const drawNotice = (one: Notice) => html`<div class="notice">
  <p @click=${() => dismiss(one)}>${say(one.text)}</p>
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

/** Whether the notices are hovered or focused. */
const held = () => region.matches(":hover") || region.contains(document.activeElement);

/** Removes the visible notice after its time, unless hovered or focused. */
function time() {
  const newest = notices.at(-1);
  const idle = !held();
  if (newest === timed && idle) return;
  clearTimeout(clock);
  timed = idle ? newest : undefined;
  if (!newest || newest.stays || !idle) return;
  const text = say(newest.text);
  const dense = /[\u3040-\u30ff\u4e00-\u9fff]/u.test(text) ? DENSE : 1;
  const life = Math.max(LEAST, LOOK + LETTER * dense * text.length + (newest.actions.length ? CHOICE : 0));
  clock = setTimeout(() => {
    timed = undefined;
    dismiss(newest);
  }, life);
}

function tell(one: Notice) {
  one.announced = true;
  clearTimeout(narration);
  voice.textContent = "";
  narration = setTimeout(() => {
    voice.textContent = say(one.text);
  }, SETTLED);
}

/**
 * Moves the notices into the topmost dialog, because everything outside it is inert, or back.
 * @param closing a dialog that is about to close
 */
export function settle(closing: Element | null = null) {
  const open = [...document.querySelectorAll("dialog[open]")].filter((one) => one !== closing);
  const home = open.at(-1) ?? document.body;
  if (region.parentElement === home) return;
  voice.textContent = "";
  home.append(region, voice);
}

/** Restores the focus when a focused notice is dismissed: to the next notice, or to what had it before. */
function focusBack() {
  const next = region.querySelector("button") ?? before;
  if (next instanceof HTMLElement) next.focus();
  rescueFocus();
}

function say(words: Words) {
  return typeof words === "function" ? words() : words;
}
