/** Heading of a deal's result; reading starts there. */
export const RESULT = ".end h2";

/**
 * Keeps the focus off the page's body: if the focused element has gone, the next sensible one takes it, else the
 * prompt, which passes it on.
 * @returns function to call after drawing
 */
export function keepFocus(root: HTMLElement, hand: { asked: boolean; focus(): boolean }): () => void {
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

/** Tables that the person has scrolled since their words were last brought into sight. */
const scrolled: WeakSet<HTMLElement> = new WeakSet();

export const noteScrolled = (root: HTMLElement) => void scrolled.add(root);

/** Scrolls again after a part of the table has changed its size, unless the person has scrolled. */
export function staysInSight(root: HTMLElement) {
  if (!scrolled.has(root)) intoSight(root);
}

/**
 * Scrolls the focused element and the prompt into view if the table is larger than the screen, for example under zoom.
 * If there is no room for both above the hand, the prompt is seen: it says what the focused element answers. At a
 * deal's end the heading is, because reading starts there.
 */
export function intoSight(root: HTMLElement) {
  scrolled.delete(root);
  const table = root.querySelector<HTMLElement>(".table");
  if (!table || table.scrollHeight <= table.clientHeight + 1) return;
  noteHand(table);
  const inOrder = [document.activeElement, root.querySelector(".prompt")];
  if (document.activeElement?.matches(RESULT)) inOrder.reverse();
  for (const one of inOrder) one?.scrollIntoView({ block: "nearest" });
}

/** Passes the height of the hand, which sticks to the table's lower edge, to the styles: scrolling stops above it. */
export function noteHand(table: HTMLElement) {
  const { height = 0 } = table.querySelector(".hand")?.getBoundingClientRect() ?? {};
  table.style.setProperty("--hand-h", `${Math.ceil(height)}px`);
}

/** Controls that do something now; a dimmed one only explains itself. */
const CAN = ":not([aria-disabled=true])";
/** Elements that may answer a prompt: actions, and the cards and places of the table that take one. */
const ANSWERS = [
  RESULT,
  `.actions :is(button, [role=spinbutton])${CAN}`,
  ".hand-card[data-state=playable]",
  ".candidate, .coach-answer",
  `:is(.meld, .stock)${CAN}`,
].join();
/** Elements that only read or arrange; the focus stays there if the person has brought it there. */
const APART = ".bar, .side, .log, .reading, .sort, .bridge-own, dialog";

/** Whether the focus is on the table, and on something that cannot answer the prompt. */
export function strayFocus(root: HTMLElement) {
  const now = document.activeElement;
  return Boolean(now && root.contains(now) && !now.matches(ANSWERS) && !now.closest(APART));
}

/**
 * Focuses the result's heading, else the primary button, a box with a choice, a card that is asked for, another
 * control that answers, the hand, or the prompt.
 */
export function focusPrompted(root: HTMLElement, hand: { asked: boolean; focus(): boolean }) {
  const focused =
    focusOn(root, RESULT) ||
    focusOn(root, `.actions .primary${CAN}`) ||
    focusOn(root, `.actions .box > button[tabindex='0']${CAN}, .bids button[tabindex='0']${CAN}`) ||
    focusOn(root, `.bids button${CAN}, .actions .box > button${CAN}`) ||
    (hand.asked && hand.focus()) ||
    focusOn(root, `.actions .buttons button${CAN}:not(.sort)`) ||
    focusOn(root, `.coach-answer[tabindex='0'], .candidates button`) ||
    hand.focus();
  if (!focused) focusOn(root, ".prompt");
  intoSight(root);
}

/** @returns whether there is such an element */
function focusOn(root: HTMLElement, selector: string): boolean {
  const found = root.querySelector(selector);
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  return Boolean(found);
}
