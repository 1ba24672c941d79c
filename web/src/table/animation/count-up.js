/**
 * The totals at a deal's end are seen to count, from what they were before it. Only the figures change: they stand in
 * room for the longest of them, and whoever looks at the page in another way finds what they come to.
 */
import { figure } from "../announcer/phrases.js";

/** Milliseconds that counting takes at the usual pace. */
const LENGTH = 900;

/** A translated text is a `<font>`, see src/app/translated-page.js. @param {Element} element */
const textOf = (element) =>
  /** @type {Text | undefined} */ (
    [...element.childNodes].find((node) => /#text|FONT/.test(node.nodeName) && node.textContent?.trim())
  );

/**
 * @param {ParentNode} root @param {Seam.Table} table @param {number} speed  how many times as fast as usual
 */
export function countUp(root, { result, scores }, speed) {
  /** @type {((share: number) => void)[]} */
  const running = [];
  for (const total of root.querySelectorAll(".account [data-seat-row] > .total > b")) {
    const seat = Number(/** @type {HTMLElement} */ (total.closest("[data-seat-row]")).dataset.seatRow);
    const change = result?.change[seat] ?? 0;
    if (!change) continue;
    running.push((share) => {
      const text = textOf(total);
      if (text) text.data = figure(scores[seat] - Math.round(change * (1 - share)));
    });
  }
  if (!running.length) return;
  const begun = performance.now();
  const draw = () => {
    const share = Math.min(1, ((performance.now() - begun) * speed) / LENGTH);
    for (const run of running) run(1 - (1 - share) ** 3);
    if (share < 1) requestAnimationFrame(draw);
  };
  draw();
}
