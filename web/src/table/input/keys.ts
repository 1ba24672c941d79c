// Keyboard shortcuts. Letters and punctuation can be turned off (WCAG 2.1.4); Space, Escape, the arrows and Ctrl+Z
// always work. Keys are ignored during IME composition and in text fields.

import { keyOf } from "../../ui/pressed-key.ts";
import type { TableContext } from "../context.ts";
import type { Dialogs } from "../draw/panels.ts";
import type { Controller } from "../play/controller.ts";

/** What keys and pointers do at a table. */
export interface ListeningTable {
  readonly root: HTMLElement;
  readonly ctx: TableContext;
  readonly controller: Controller;
  readonly dialogs: Dialogs;
  readonly mode: { undo(): void; next(): void; replay(): void };
  readonly animation: { readonly covers: boolean };
  draw(): void;
  refit(): void;
  endBrief(): void;
  skip(): boolean;
  on(): boolean;
  escape(): void;
  toHand(): boolean;
}

/** Milliseconds: ignore Space after it skipped an animation, because a double press must not play a card. */
const DOUBLE_PRESS = 400;

/** @returns removes the listeners */
export function listenToKeys(table: ListeningTable): () => void {
  let swallowSpace = false;
  /** Time until which Space is ignored. */
  let meant = 0;
  const down = (event: KeyboardEvent) => {
    const key = keyOf(event);
    if (!key || event.defaultPrevented || inText(event.target)) return;
    const own = table.dialogs.open;
    if (!own && document.querySelector("dialog[open]")) return;
    if (key !== " " && !own && table.animation.covers) {
      table.skip();
      if (key !== "tab") return event.preventDefault();
    }
    if (key === " " && !own) {
      const now = performance.now();
      const skipped = table.skip();
      if (skipped) meant = now + DOUBLE_PRESS;
      if (skipped || now < meant) {
        swallowSpace = true;
        return event.preventDefault();
      }
    }
    // Browsers press a focused button again while Enter is held; by then it may be the next decision's.
    if (event.repeat && ["enter", "shift+enter", " "].includes(key)) return event.preventDefault();
    table.controller.land(); // the key applies to what is visible
    if (isOn(key, event.target) && !own && table.on()) {
      swallowSpace = key === " ";
      return event.preventDefault();
    }
    if (handled(key, event.repeat, table, own)) event.preventDefault();
  };
  /** Firefox presses a button on keyup. */
  const up = (event: KeyboardEvent) => {
    if (keyOf(event) !== " " || !swallowSpace) return;
    swallowSpace = false;
    event.preventDefault();
  };
  document.addEventListener("keydown", down);
  document.addEventListener("keyup", up);
  return () => {
    document.removeEventListener("keydown", down);
    document.removeEventListener("keyup", up);
  };
}

/** Enter or Space, unless it presses a button outside the hand. */
function isOn(key: string, target: EventTarget | null) {
  const pressed = target instanceof Element && target.closest("button, a, summary, [role=spinbutton]");
  return (key === "enter" || key === " ") && !(pressed && !pressed.closest(".hand"));
}

function handled(key: string, repeated: boolean, table: ListeningTable, inDialog: boolean) {
  const { ctx, dialogs, mode } = table;
  if (key === "mod+z" && !inDialog) {
    if (!repeated) mode.undo();
    return true;
  }
  if (repeated) return false;
  if (!inDialog && key === "escape") {
    table.escape();
    return true;
  }
  if (!inDialog && /^arrow|^home$|^end$/.test(key) && document.activeElement === document.body) {
    table.toHand();
    return true;
  }
  if (ctx.settings.get("shortcuts") === false) return false;
  if (key === "shift+r" && !inDialog) {
    mode.replay();
    return true;
  }
  if (key.length !== 1) return false;
  const panel = dialogs.keyed(key);
  if (panel) {
    dialogs.toggle(panel);
    return true;
  }
  if (inDialog) return false;
  if (key === "?") {
    ctx.showRules();
    return true;
  }
  if (key === "u") {
    mode.undo();
    return true;
  }
  return press(key, table);
}

/** Presses the button or focuses the field with this letter shortcut. */
function press(key: string, { root, mode }: ListeningTable) {
  const bearer = root.querySelector(`[data-key="${CSS.escape(key)}"]`) as HTMLElement | null;
  if (!bearer) {
    if (key === "n") mode.next();
    return key === "n";
  }
  if (bearer.dataset.keyDoes === "focus") bearer.focus();
  else bearer.click();
  return true;
}

function inText(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !["button", "checkbox", "radio", "range", "submit"].includes(target.type))
  );
}
