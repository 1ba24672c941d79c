// The French pack: one large mark, seals for the ace and the court, and the Joker as a fox.

import { face, miniPaper, paper, type FaceOptions } from "./face.ts";
import { lettering } from "./glyphs.ts";
import { mark, suitOf } from "./suits.ts";

const LETTERS: Record<number, string> = { 1: "A", 11: "J", 12: "Q", 13: "K" };

export function frenchFace(suit: string, rank: number, options: FaceOptions) {
  return face(LETTERS[rank] ?? String(rank), suitOf(suit, { ...options, pack: "french" }), options, 46);
}

/** Fox mask, the sign of the Joker: outlined in the picture, solid in the index. */
const FOX_LINES = "M2 1L3 17Q4 24 11 28Q13 31 16 31.4Q19 31 21 28Q28 24 29 17L30 1L20.6 7.4Q16 6.2 11.4 7.4Z";
const FOX_RED =
  "M5 6.4L5.6 13L9.4 9.4ZM27 6.4L26.4 13L22.6 9.4ZM16 9.6L17.6 13.2L16 17L14.4 13.2ZM4.6 20.4L9.4 22.2L5.8 22.8ZM27.4 20.4L22.6 22.2L26.2 22.8Z";
const FOX_INK =
  "M6.6 15.2Q10.4 15 12.8 19.6Q8.6 19.8 6.6 15.2ZM25.4 15.2Q21.6 15 19.2 19.6Q23.4 19.8 25.4 15.2ZM14 26.4L18 26.4L16 29Z";

/** The mask at width `size`. */
const fox = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y})scale(${size / 32})"><path d="${FOX_LINES}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>` +
  `<path fill="var(--seal)" d="${FOX_RED}"/><path fill="currentColor" d="${FOX_INK}"/></g>`;

/** The Joker's sign, drawn like a suit mark. */
export function jokerMark() {
  return `<svg class="suit-mark" viewBox="-2 -2 36 36" color="var(--ivory-ink)" aria-hidden="true" focusable="false">${fox(0, 0, 32)}</svg>`;
}

export function jokerFace({ mini = false }: FaceOptions) {
  if (mini) return miniPaper("var(--ivory-ink)", fox(4, 10, 24));
  const name = [..."JOKER"].map((c, i) => lettering(c, { x: 11, y: 27 + i * 12, h: 9.6, weight: 2.3 })).join("");
  return paper("var(--ivory-ink)", mark(`${FOX_LINES}${FOX_INK}`, 3, 6, 16) + name + fox(23, 29, 36.5));
}
