/** How a deal has ended: what comes below is read from there. */
export const RESULT = ".end h2";

/**
 * The focus never falls to the page's body: if the element that held it has gone, the next sensible one takes it, and
 * for want of a better one the prompt, which gives it on.
 * @returns to be called after drawing
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
    toWhatIsAsked(root, hand);
  };
}

/**
 * Where the table is larger than the screen, as on one that is magnified, what is asked and what has the focus come
 * into sight.
 */
export function intoSight(root: HTMLElement) {
  const table = root.querySelector(".table");
  if (!table || table.scrollHeight <= table.clientHeight + 1) return;
  for (const one of [root.querySelector(".prompt"), document.activeElement]) one?.scrollIntoView({ block: "nearest" });
}

/**
 * To the heading of a result, to the obvious button, to a box in which something is to be chosen, to the hand, or for
 * want of all that to the prompt.
 */
export function toWhatIsAsked(root: HTMLElement, hand: { focus(): boolean }) {
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
