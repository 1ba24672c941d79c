// Animates the totals at a deal's end from their previous values. Only the visible digits change: the width fits the
// longest number, and assistive technology reads the final totals.

import { figure } from "../announcer/phrases.ts";

/** Milliseconds at normal pace. */
const LENGTH = 900;

/** A translated text is a `<font>`, see src/app/translated-page.ts. */
const textOf = (element: Element) =>
  [...element.childNodes].find((node) => /#text|FONT/.test(node.nodeName) && node.textContent?.trim()) as
    | Text
    | undefined;

/** @param speed factor of the normal speed */
export function countUp(root: ParentNode, { result, scores }: Protocol.Table, speed: number) {
  const running: ((share: number) => void)[] = [];
  for (const total of root.querySelectorAll(".podium [data-seat-row] .total > b")) {
    const seat = Number((total.closest("[data-seat-row]") as HTMLElement).dataset.seatRow);
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
