// Counts the points of an ended deal up in the podium, part by part: a hand card by card and then its factors, a gain
// after the other. Only the visible digits change: assistive technology reads the final figures. The last figure is
// the engine's; any input shows it at once.

import { figure } from "../announcer/phrases.ts";
import type { GameTable, LineOf } from "../game-table.ts";

/** Milliseconds in all at normal pace. */
const COUNTING = 600;
/** Milliseconds in which a card appears. */
const APPEARS = 120;

interface Part {
  seat?: number;
  team?: number;
  points?: number;
}

/** Returns the points of a seat after each part of the account, from 0 to its change. */
export function runningPoints({ result, teams }: Protocol.Table, seat: number, { counted }: GameTable): number[] {
  const change = result?.change[seat] ?? 0;
  const { lines = [] } = result as { lines?: Part[] };
  const steps = [0];
  const add = (points: number) => steps.push(steps[steps.length - 1] + points);
  for (const line of lines) {
    const { seat: one, team, points = 0 } = line;
    if (one !== seat && !(team !== undefined && teams[team]?.includes(seat))) continue;
    const before = steps[steps.length - 1];
    counted?.(line as LineOf<Protocol.Game>).forEach(add);
    add(before + points - steps[steps.length - 1]);
  }
  return [...(steps.at(-1) === change ? steps : [0]), change].filter((one, nth, all) => !nth || one !== all[nth - 1]);
}

/** A translated text is a `<font>`, see src/app/translated-page.ts. */
const textOf = (element: Element) =>
  [...element.childNodes].findLast((node) => !(node instanceof Comment) && node.textContent?.trim());

/** @param speed factor of the normal speed */
export function countUp(root: ParentNode, table: Protocol.Table, game: GameTable, speed: number) {
  const running: ((share: number) => void)[] = [];
  const appearing: Animation[] = [];
  for (const row of root.querySelectorAll<HTMLElement>(".podium > [data-seat-row]")) {
    const seat = Number(row.dataset.seatRow);
    const steps = runningPoints(table, seat, game);
    const before = table.scores[seat] - steps[steps.length - 1];
    const shown: [string, (points: number) => string][] = [
      [".podium-change", (points) => `${points > 0 ? "+" : ""}${figure(points)}`],
      [".total > b", (points) => figure(before + points)],
    ];
    const cards = [...row.querySelectorAll(".podium-rest .card")];
    appearing.push(
      ...cards.map((card, nth) =>
        card.animate([{ opacity: 0 }, {}], {
          duration: APPEARS / speed,
          delay: ((COUNTING - APPEARS) * nth) / cards.length / speed,
          fill: "backwards",
        }),
      ),
    );
    if (steps.length < 2) continue;
    running.push((share) => {
      const at = share * (steps.length - 1);
      const [from, to] = [steps[Math.floor(at)], steps[Math.ceil(at)]];
      for (const [selector, inWords] of shown) {
        // The summary of a match may meanwhile replace the end of its last deal.
        const element = root.querySelector(`.podium > [data-seat-row="${seat}"] ${selector}`);
        const text = element && textOf(element);
        if (text) text.textContent = inWords(from + Math.round((to - from) * (at % 1)));
      }
    });
  }
  if (!running.length) return;
  const begun = performance.now();
  const inputs = ["pointerdown", "keydown"];
  const end = () => {
    for (const input of inputs) removeEventListener(input, end, true);
    for (const one of appearing) one.finish();
    for (const run of running.splice(0)) run(1);
  };
  for (const input of inputs) addEventListener(input, end, true);
  const draw = () => {
    const share = ((performance.now() - begun) * speed) / COUNTING;
    if (share >= 1) return end();
    for (const run of running) run(share);
    requestAnimationFrame(draw);
  };
  draw();
}
