// Pieces on the table other than card faces: backs, the die, the stack cards, the chips.

import { seal } from "./face.ts";
import { mark } from "./suits.ts";

const svg = (name: string, box: string, drawing: string) =>
  `<svg class="${name}" viewBox="${box}" aria-hidden="true" focusable="false">${drawing}</svg>`;

const EDGE = '<rect x=".5" y=".5" width="63" height="91" rx="5" stroke="var(--ivory-line)" fill=';

/** The rings of the back as one path: each row is offset by half a ring. */
const RINGS = Array.from({ length: 13 }, (_, row) =>
  Array.from(
    { length: 4 + (row % 2) },
    (_, i) => `M${16 * i - 8 * (row % 2)} ${8 * row - 2}a8 8 0 1 0 16 0a8 8 0 1 0-16 0`,
  ).join(""),
).join("");

/** The back: seven treasures (七宝), rings that overlap by a quarter, and 七 in the middle. */
export const cardBack = () =>
  svg(
    "back",
    "0 0 64 92",
    `<rect width="64" height="92" rx="5" fill="var(--back)"/><path d="${RINGS}" fill="none" stroke="var(--on-back)" stroke-width=".9"/>` +
      `<rect x="2.2" y="2.2" width="59.6" height="87.6" rx="3.4" fill="none" stroke="var(--ivory)" stroke-width="4.4"/>${EDGE}"none"/>` +
      '<circle cx="32" cy="46" r="12.5" fill="var(--back)" stroke="var(--on-back)" stroke-width="1.8"/>' +
      '<path d="M24.5 47.5L39.5 43.6M30.2 38.8V50.5Q30.2 53 32.7 53H38.5V50" fill="none" stroke="var(--on-back)" stroke-width="2.6"/>',
  );

/** The die, which shows 6 or, as on Japanese dice, a single red 1. */
export function die(n: 6 | 1) {
  const pips =
    n === 1
      ? '<circle cx="24" cy="24" r="8.5" fill="var(--seal)"/>'
      : [12.5, 24, 35.5].map((y) => `<circle cx="16" cy="${y}" r="4.4"/><circle cx="32" cy="${y}" r="4.4"/>`).join("");
  return svg(
    "die",
    "0 0 48 48",
    '<rect x="1" y="1" width="46" height="46" rx="8" fill="var(--ivory)" stroke="var(--ivory-line)" stroke-width="1.5"/>' +
      `<g fill="var(--ivory-ink)">${pips}</g>`,
  );
}

/** Returns the face opposite to `n`: opposite faces add up to seven. */
export const below = (n: 6 | 1) => (7 - n) as 6 | 1;

/** A stack card: one or two piles of seven leaves under the seal. */
export function stackCard(n: 1 | 2) {
  const leaves = (n === 1 ? [32] : [18, 46])
    .map((x) => Array.from({ length: 7 }, (_, i) => `M${x - 10} ${38 + i * 6.5}h20`).join(""))
    .join("");
  const seals = n === 1 ? seal(24.25, 14) : seal(10.25, 14) + seal(38.25, 14);
  return svg(
    "face",
    "0 0 64 92",
    `${EDGE}"var(--ivory)"/><path d="${leaves}" stroke="var(--ivory-ink)" stroke-width="4.2"/>${seals}`,
  );
}

/** Seven marks that differ from every suit: moon, bars, checks, lozenge, leaves, cross, gate. */
const CHIPS = [
  "M16 3A13 13 0 0 0 16 29ZM18.5 3.2A13 13 0 0 1 18.5 28.8L18.5 25.6A10 10 0 0 0 18.5 6.4Z",
  "M4 5L28 5L28 10.5L4 10.5ZM4 13.3L28 13.3L28 18.7L4 18.7ZM4 21.5L28 21.5L28 27L4 27Z",
  "M3 3L15 3L15 15L3 15ZM17 17L29 17L29 29L17 29ZM20 6L26 6L26 12L20 12ZM6 20L12 20L12 26L6 26Z",
  "M16 1L27 16L16 31L5 16Z",
  "M16 2C24 8 24 14 16 15.2C8 14 8 8 16 2ZM3.5 29C2 19 7 16 14.4 17.6C15.4 24.6 11 29.6 3.5 29ZM28.5 29C30 19 25 16 17.6 17.6C16.6 24.6 21 29.6 28.5 29Z",
  "M12 2L20 2L20 12L30 12L30 20L20 20L20 30L12 30L12 20L2 20L2 12L12 12Z",
  "M1 3C10 5 22 5 31 3L31 8L25 8.3L25 12L29 12L29 16L25 16L25 29.5L20.5 29.5L20.5 16L11.5 16L11.5 29.5L7 29.5L7 16L3 16L3 12L7 12L7 8.3L1 8ZM11.5 8.5L11.5 12L20.5 12L20.5 8.5Z",
];

/** The chip of seat `i` (0 to 6): seven notches in the rim, and its own mark and colour. */
export const chip = (i: number) =>
  svg(
    "chip",
    "0 0 48 48",
    `<g color="var(--chip-${i})"><circle cx="24" cy="24" r="23" fill="var(--ivory)"/>` +
      // The rim is 137.4 long: seven dashes of 15.6 and seven gaps of 4.03.
      '<circle cx="24" cy="24" r="21.87" fill="none" stroke="currentColor" stroke-width="4" stroke-dasharray="15.6 4.03"/>' +
      `${mark(CHIPS[i], 11, 11, 26)}</g>`,
  );

/** A row of discs, one per trick, filled for each trick won. */
export const tricksWon = (won: number, of: number) =>
  svg(
    "won-tricks",
    `0 0 ${10 * of} 10`,
    Array.from({ length: of }, (_, i) =>
      i < won
        ? `<circle cx="${5 + 10 * i}" cy="5" r="4.4" class="tricks-won"/>`
        : `<circle cx="${5 + 10 * i}" cy="5" r="2.9" class="tricks-open"/>`,
    ).join(""),
  );

/** Progress bar towards the target. */
export const way = (points: number, target: number) =>
  `<svg class="way" viewBox="0 0 ${target} 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">` +
  `<rect class="way-all" width="${target}" height="4"/>` +
  `<rect class="way-done" width="${Math.min(target, points)}" height="4"/></svg>`;
