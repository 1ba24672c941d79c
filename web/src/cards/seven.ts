// The Seven deck: index, one large mark, and the suit's range on a scale of thirteen places. The scale's middle is rank
// 7, so the seven ticks shift from suit to suit.

import catalogue from "nanafuda:catalogue";
import { face, rankLabel, type FaceOptions } from "./face.ts";
import { lettering, round } from "./glyphs.ts";
import { mark, suitOf } from "./suits.ts";

const { suits, ranks } = catalogue.packs.seven;
/** The ranks of every suit, ascending. */
const RANGES: Map<string, number[]> = new Map(
  suits.map(({ suit, low, high }) => [suit, ranks.map(({ rank }) => rank).filter((r) => r >= low && r <= high)]),
);
const rangeOf = (suit: string) => RANGES.get(suit) as number[];

/** The scale at the foot of a card: ticks for the suit's ranks, dots for the others, a full bar for `rank`. */
function rule(inside: number[], rank: number) {
  const at = (r: number) => round(32 + (r - 7) * 4.1);
  const dots = ranks.filter((one) => !inside.includes(one.rank)).map((one) => `M${at(one.rank)} 83v0`);
  const ticks = inside.filter((r) => r !== 7 && r !== rank).map((r) => `M${at(r)} 80.6v4.8`);
  const seven = rank === 7 ? "" : `<path d="M${at(7)} 80.6v4.8" stroke="var(--seal)" stroke-width="2"/>`;
  return (
    `<path d="${dots.join("")}" stroke="var(--ivory-line)" stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="${ticks.join("")}" stroke="currentColor" stroke-width="2"/>${seven}` +
    `<path d="M${at(rank)} 78v10" stroke="${rank === 7 ? "var(--seal)" : "currentColor"}" stroke-width="3.4"/>`
  );
}

export function sevenFace(suit: string, rank: number, options: FaceOptions) {
  return face(rankLabel(rank), suitOf(suit, { pack: "seven" }), options, 41, rule(rangeOf(suit), rank));
}

/**
 * A suit's range for a line of text: its lowest rank, seven ticks (the 7's in vermilion), its highest; `rank` is
 * highlighted.
 */
export function rangeScale(suit: string, rank?: number): string {
  const range = rangeOf(suit);
  const ticks = range.map((r, i) => {
    const [half, width] = r === rank ? [8, 4] : [4.5, 2.6];
    return `<path d="M${24 + i * 6} ${10 - half}v${half * 2}" stroke="${r === 7 ? "var(--seal)" : "currentColor"}" stroke-width="${width}"/>`;
  });
  const ends = [range[0], range[range.length - 1]].map((r, i) =>
    lettering(rankLabel(r), { x: i ? 74 : 10, y: 3.5, h: 13, weight: 2.4, width: 16 }),
  );
  return (
    `<svg class="range-scale" viewBox="0 0 84 20" color="${suitOf(suit, { pack: "seven" }).colour}" aria-hidden="true" focusable="false">` +
    `${ticks.join("")}${ends.join("")}</svg>`
  );
}

/** The seven ranges as one picture: a row per suit, a column per rank, the 7s in seals. */
export function rangeChart() {
  const rows = suits.map(({ suit }, row) => {
    const its = suitOf(suit, { pack: "seven" });
    const y = 20 * row;
    const cells = rangeOf(suit).map((rank) => {
      const x = 20 * rank + 12;
      const ground =
        rank === 7
          ? `<rect x="${x + 0.5}" y="${y + 0.5}" width="19" height="19" rx="2" fill="var(--seal)"/>`
          : `<rect x="${x + 1}" y="${y + 1}" width="18" height="18" rx="2" fill="none" stroke="currentColor" stroke-width="1"/>`;
      const ink = rank === 7 ? "var(--on-seal)" : "currentColor";
      return `${ground}<g color="${ink}">${lettering(rankLabel(rank), { x: x + 10, y: y + 5, h: 10, weight: 2, width: 14 })}</g>`;
    });
    return `<g color="${its.colour}">${mark(its.path, 2, y + 1, 18)}${cells.join("")}</g>`;
  });
  return `<svg class="range-chart" viewBox="-4 -4 302 148" aria-hidden="true" focusable="false"><rect x="-4" y="-4" width="302" height="148" rx="5" fill="var(--ivory)"/>${rows.join("")}</svg>`;
}
