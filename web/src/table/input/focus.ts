/** Heading of a deal's result; reading starts there. */
export const RESULT = ".end h2";

/**
 * Keeps the focus off the page's body: if the focused element has gone, the next sensible one takes it, else the
 * prompt, which passes it on.
 * @returns function to call after drawing
 */
export function keepFocus(root: HTMLElement, hand: { focus(): boolean }): () => void {
  const held = document.activeElement;
  if (!held || held === document.body || !root.contains(held)) return () => {};
  const inHand = Boolean(held.closest(".hand"));
  const astray = held.matches(".prompt");
  return () => {
    const now = document.activeElement;
    if (!astray && now && now !== document.body && now.isConnected) return;
    if (!astray && held.isConnected && held instanceof HTMLElement) {
      held.focus({ preventScroll: true });
      if (document.activeElement === held) return;
    }
    if (inHand && hand.focus()) return;
    focusPrompted(root, hand);
  };
}

/**
 * Scrolls the prompt and the focused element into view if the table is larger than the screen, for example under zoom.
 */
export function intoSight(root: HTMLElement) {
  const table = root.querySelector(".table");
  if (!table || table.scrollHeight <= table.clientHeight + 1) return;
  for (const one of [root.querySelector(".prompt"), document.activeElement]) one?.scrollIntoView({ block: "nearest" });
}

/** Focuses the result's heading, else the primary button, a box with a choice, the hand, or the prompt. */
export function focusPrompted(root: HTMLElement, hand: { focus(): boolean }) {
  const found =
    focusOn(root, RESULT) ||
    focusOn(root, ".actions .primary") ||
    focusOn(root, ".actions .box button[tabindex='0']") ||
    hand.focus() ||
    focusOn(root, ".actions .buttons button");
  if (!found) focusOn(root, ".prompt");
  intoSight(root);
}

/** @returns whether there is such an element */
function focusOn(root: HTMLElement, selector: string): boolean {
  const found = root.querySelector(selector);
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  return Boolean(found);
}
