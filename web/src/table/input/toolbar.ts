// Rows of buttons with one Tab stop each (`role="toolbar"`): arrows, Home and End move inside and wrap around. Screen
// readers treat a toolbar as a widget with its own keys, so letter keys reach the page.

import { keyOf } from "../../ui/pressed-key.ts";

/** The hand handles its own keys. */
const BAR = "[role=toolbar]:not(.hand-cards)";
/** Buttons that last held the Tab stop. */
const stops: WeakSet<Element> = new WeakSet();

/** Gives every row its Tab stop: the previous button, else the primary one, else one that can be pressed. */
export function arrange(root: HTMLElement) {
  for (const bar of root.querySelectorAll(BAR)) {
    const buttons = buttonsIn(bar);
    const can = buttons.filter((button) => button.ariaDisabled !== "true");
    const main = can.find((button) => button.matches(".primary")) ?? can[0] ?? buttons[0];
    const held = (button: HTMLElement) =>
      button === document.activeElement || (stops.has(button) && can.includes(button));
    settle(buttons, buttons.find(held) ?? main);
  }
}

/** @returns removes the listeners */
export function listenToToolbars(root: HTMLElement): () => void {
  const move = (event: KeyboardEvent) => {
    const bar = event.target instanceof Element && event.target.closest(BAR);
    if (!bar || event.defaultPrevented) return;
    const buttons = buttonsIn(bar);
    const at = buttons.indexOf(event.target as HTMLElement);
    const last = buttons.length - 1;
    const to = { arrowleft: at - 1, arrowright: at + 1, arrowup: at - 1, arrowdown: at + 1, home: 0, end: last }[
      keyOf(event)
    ];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons.at(to > last ? 0 : to)?.focus();
  };
  const take = ({ target }: FocusEvent) => {
    const bar = target instanceof Element && target.closest(BAR);
    if (bar) settle(buttonsIn(bar), target as HTMLElement);
  };
  root.addEventListener("keydown", move);
  root.addEventListener("focusin", take);
  return () => {
    root.removeEventListener("keydown", move);
    root.removeEventListener("focusin", take);
  };
}

/** Excludes the buttons of nested groups. */
const buttonsIn = (bar: Element): HTMLElement[] =>
  [...bar.querySelectorAll("button")].filter((button) => button.closest("[role=toolbar], [role=group]") === bar);

function settle(buttons: HTMLElement[], stop: HTMLElement | undefined) {
  for (const button of buttons) {
    const place = button === stop ? "0" : "-1";
    // Setting even the same value on the focused element forces a layout.
    if (button.getAttribute("tabindex") !== place) button.setAttribute("tabindex", place);
    if (button !== stop) stops.delete(button);
  }
  if (stop) stops.add(stop);
}
