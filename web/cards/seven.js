/**
 * The Seven deck: index, one large mark, and the suit's range on a rule of thirteen places. The
 * middle of the rule is rank 7, so the seven ticks slide along it from suit to suit.
 */
import { face, rankLabel } from "./face.js";
import { lettering, round } from "./glyphs.js";
import { LOW, mark, SEVEN_SUITS, suitOf } from "./suits.js";

/** @typedef {keyof typeof LOW} SevenSuit */

/**
 * The rule along the foot of a card: ticks for the suit's ranks, dots for the others, a full bar for `rank`.
 * @param {number} low @param {number} rank
 */
function rule(low, rank) {
  const at = (/** @type {number} */ r) => round(32 + (r - 7) * 4.1);
  const ranks = Array.from({ length: 13 }, (_, i) => i + 1);
  const inside = ranks.filter((r) => r >= low && r < low + 7);
  const dots = ranks.filter((r) => !inside.includes(r)).map((r) => `M${at(r)} 83v0`);
  const ticks = inside.filter((r) => r !== 7 && r !== rank).map((r) => `M${at(r)} 80.6v4.8`);
  const seven = rank === 7 ? "" : `<path d="M${at(7)} 80.6v4.8" stroke="var(--seal)" stroke-width="2"/>`;
  return (
    `<path d="${dots.join("")}" stroke="var(--ivory-line)" stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="${ticks.join("")}" stroke="currentColor" stroke-width="2"/>${seven}` +
    `<path d="M${at(rank)} 78v10" stroke="${rank === 7 ? "var(--seal)" : "currentColor"}" stroke-width="3.4"/>`
  );
}

/** @param {SevenSuit} suit @param {number} rank @param {import("./face.js").FaceOptions} options */
export function sevenFace(suit, rank, options) {
  const low = LOW[suit];
  if (!(rank >= low && rank < low + 7)) throw new RangeError(`no card ${suit}${rank}`);
  return face(rankLabel(rank), suitOf(suit, { pack: "seven" }), options, 41, rule(low, rank));
}

/**
 * The range of a suit in a line of text: its lowest rank, seven ticks (the 7's in vermilion), its highest; `rank` stands out.
 * @param {string} suit @param {number} [rank] @returns {string}
 */
export function rangeScale(suit, rank) {
  const low = LOW[/** @type {SevenSuit} */ (suit)];
  const ticks = Array.from({ length: 7 }, (_, i) => {
    const [half, width] = low + i === rank ? [8, 4] : [4.5, 2.6];
    return `<path d="M${24 + i * 6} ${10 - half}v${half * 2}" stroke="${low + i === 7 ? "var(--seal)" : "currentColor"}" stroke-width="${width}"/>`;
  });
  const ends = [low, low + 6].map((r, i) =>
    lettering(rankLabel(r), { x: i ? 74 : 10, y: 3.5, h: 13, weight: 2.4, width: 16 }),
  );
  return (
    `<svg class="range-scale" viewBox="0 0 84 20" color="${suitOf(suit, { pack: "seven" }).colour}" aria-hidden="true" focusable="false">` +
    `${ticks.join("")}${ends.join("")}</svg>`
  );
}

/** The seven ranges as one picture: a row for each suit, a column for each rank, the 7s in seals. */
export function rangeChart() {
  const rows = SEVEN_SUITS.map((suit, row) => {
    const its = suitOf(suit, { pack: "seven" });
    const y = 20 * row;
    const cells = Array.from({ length: 7 }, (_, i) => {
      const rank = LOW[suit] + i;
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
