// Keyboard shortcuts. Letters and punctuation can be turned off (WCAG 2.1.4); Space, Escape, the arrows and Ctrl+Z
// always work. Keys are ignored during IME composition and in text fields.

import { keyOf } from "../../ui/pressed-key.ts";

interface Commands {
  letters: () => boolean; // whether letter shortcuts are on
  dialog: () => boolean; // whether a dialog of the table is open
  panel: (panel: string) => void; // toggles a dialog
  panelOf: (letter: string) => string | null; // the dialog that a letter opens
  undo: () => void;
  next: () => void;
  replay: () => void;
  rules: () => void;
  skip: () => boolean; // ends a wait, if there is one
  covered: () => boolean; // whether a moment has the whole cloth: a key ends it and does nothing else
  land: () => void; // ends card motion, so the key applies to what is visible
  on: () => boolean; // continues if something waits for that
  cancel: () => void;
  hand: () => void; // focuses the hand
}

/** Milliseconds: ignore Space after it skipped an animation, because a double press must not play a card. */
const DOUBLE_PRESS = 400;

/** @returns removes the listeners */
export function listen(root: HTMLElement, commands: Commands): () => void {
  let swallowSpace = false;
  /** Time until which Space is ignored. */
  let meant = 0;
  const down = (event: KeyboardEvent) => {
    const key = keyOf(event);
    if (!key || event.defaultPrevented || inText(event.target)) return;
    const own = commands.dialog();
    if (!own && document.querySelector("dialog[open]")) return;
    if (key !== " " && !own && commands.covered()) {
      commands.skip();
      if (key !== "tab") return event.preventDefault();
    }
    if (key === " " && !own) {
      const now = performance.now();
      const skipped = commands.skip();
      if (skipped) meant = now + DOUBLE_PRESS;
      if (skipped || now < meant) {
        swallowSpace = true;
        return event.preventDefault();
      }
    }
    // Browsers press a focused button again while Enter is held; by then it may be the next decision's.
    if (event.repeat && ["enter", "shift+enter", " "].includes(key)) return event.preventDefault();
    commands.land();
    if (isOn(key, event.target) && !own && commands.on()) {
      swallowSpace = key === " ";
      return event.preventDefault();
    }
    if (handled(key, event.repeat, root, commands, own)) event.preventDefault();
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

function handled(key: string, repeated: boolean, root: HTMLElement, commands: Commands, inDialog: boolean) {
  if (key === "mod+z" && !inDialog) {
    if (!repeated) commands.undo();
    return true;
  }
  if (repeated) return false;
  if (!inDialog && key === "escape") {
    commands.cancel();
    return true;
  }
  if (!inDialog && /^arrow|^home$|^end$/.test(key) && document.activeElement === document.body) {
    commands.hand();
    return true;
  }
  if (!commands.letters()) return false;
  if (key === "shift+r" && !inDialog) {
    commands.replay();
    return true;
  }
  if (key.length !== 1) return false;
  const panel = commands.panelOf(key);
  if (panel) {
    commands.panel(panel);
    return true;
  }
  if (inDialog) return false;
  if (key === "?") {
    commands.rules();
    return true;
  }
  if (key === "u") {
    commands.undo();
    return true;
  }
  return press(root, key, commands);
}

/** Presses the button or focuses the field with this letter shortcut. */
function press(root: HTMLElement, key: string, commands: Commands) {
  const bearer = root.querySelector(`[data-key="${CSS.escape(key)}"]`) as HTMLElement | null;
  if (!bearer) {
    if (key === "n") commands.next();
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
