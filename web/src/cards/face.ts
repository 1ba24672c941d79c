// Common parts of card faces: the paper, the index in the left strip, the vermilion seal of a 7. A face measures 64 ×
// 92; the index keeps to the left 20, so that it is visible in a fan.

import { lettering } from "./glyphs.ts";
import { mark, type Pack, type Suit } from "./suits.ts";

export type Letters = "latin" | "kanji" | "none";

export type FaceOptions = { pack?: Pack; fourColour?: boolean; letters?: Letters; mini?: boolean };

/** @param rank ranks of the Seven deck, whose 11 and 12 are plain numbers */
export const rankLabel = (rank: number) => (rank === 1 ? "A" : rank === 13 ? "K" : String(rank));

/**
 * Every face except the Joker's: index and picture, or on a mini card only rank and mark.
 * @param label the rank as shown
 * @param middle y of the picture's centre
 * @param foot drawn below it
 */
export function face(
  label: string,
  suit: Suit,
  { letters = "latin", mini = false }: FaceOptions,
  middle: number,
  foot: string = "",
) {
  if (mini) return miniPaper(suit.colour, miniFace(label, suit));
  return paper(suit.colour, index(label, suit) + initial(suit, letters) + picture(label, suit, middle) + foot);
}

export const paper = (ink: string, drawing: string) =>
  `<svg class="face" viewBox="0 0 64 92" color="${ink}" aria-hidden="true" focusable="false">` +
  `<rect x=".5" y=".5" width="63" height="91" rx="5" fill="var(--ivory)" stroke="var(--ivory-line)"/>${drawing}</svg>`;

/** Paper of a mini card, for widths from 26 px. */
export const miniPaper = (ink: string, drawing: string) =>
  `<svg class="face" viewBox="0 0 32 46" color="${ink}" aria-hidden="true" focusable="false">` +
  `<rect x=".4" y=".4" width="31.2" height="45.2" rx="3.5" fill="var(--ivory)" stroke="var(--ivory-line)" stroke-width=".8"/>${drawing}</svg>`;

/** A mini card's rank above its mark. */
function miniFace(label: string, suit: Suit) {
  const rank = lettering(label, { x: 16, y: 4, h: 17.6, weight: 3.4, width: 22 });
  return onSeal(label, rank, 'x="2.5" y="2" width="27" height="21.6"') + mark(suit.path, 7, 25.4, 18);
}

/** The strip on the left: rank above mark. */
function index(label: string, suit: Suit) {
  const rank = lettering(label, { x: 11, y: 6, h: 20, weight: 3.6, width: 17.6 });
  return onSeal(label, rank, 'x="2.5" y="3" width="17" height="26"') + mark(suit.path, 3, 33, 16);
}

/** The rank of a 7, cut into a seal. */
const onSeal = (label: string, rank: string, area: string) =>
  label === "7" ? `<rect ${area} rx="2" fill="var(--seal)"/><g color="var(--on-seal)">${rank}</g>` : rank;

/** The suit's letter or kanji under its mark; French suits have no kanji. */
function initial(suit: Suit, letters: Letters) {
  if (letters === "latin") return lettering(suit.letters, { x: 11, y: 54, h: 10, weight: 2.2, width: 16 });
  if (letters === "none" || !suit.kanji) return "";
  return `<text x="11" y="64.5" font-size="12" font-weight="700" text-anchor="middle" fill="currentColor">${suit.kanji}</text>`;
}

/** Court emblems, cut out of a block of 36 × 56: helmet, fan and crown, each above the suit's mark. */
const EMBLEMS: Record<string, string> = {
  J: "M17 14C10.4 13.4 5.6 8.6 4.6 1.6C7.4 6.6 11.6 9.4 18 9.4C24.4 9.4 28.6 6.6 31.4 1.6C30.4 8.6 25.6 13.4 19 14L19 18.6L17 18.6ZM7.6 23.6C7.6 18.6 10.6 15.8 15 15.2L15 20.6L21 20.6L21 15.2C25.4 15.8 28.4 18.6 28.4 23.6ZM7 25.6L29 25.6L33 31L3 31Z",
  Q: "M17 28.6L4.4 15.2Q7.4 11.6 11 9.8ZM17.4 26.8L12.8 9Q15 8.2 17.2 8.1ZM18.6 26.8L18.8 8.1Q21 8.2 23.2 9ZM19 28.6L25 9.8Q28.6 11.6 31.6 15.2Z",
  K: "M5 24L5 9.4L11.4 16L18 7L24.6 16L31 9.4L31 24ZM5 26L31 26L31 29.4L5 29.4Z",
};

/** Picture of a rank, centred at `y`. The 7 is next to a seal, the ace in a round one, court cards in a tall one. */
function picture(label: string, suit: Suit, y: number) {
  if (label === "A") {
    return `<circle cx="41.5" cy="${y}" r="18.6" fill="currentColor"/><g color="var(--ivory)">${mark(suit.path, 30, y - 10.9, 23)}</g>`;
  }
  const emblem = EMBLEMS[label];
  if (!emblem) return mark(suit.carved, 23, y - 18.2, 36.5) + (label === "7" ? seal(45.5, y + 19) : "");
  return (
    `<g transform="translate(23 ${y - 29})"><rect width="37" height="58" rx="2" fill="currentColor"/><g color="var(--ivory)">` +
    '<rect x="2.2" y="2.2" width="32.6" height="53.6" rx="1" fill="none" stroke="currentColor"/>' +
    `<path transform="translate(3.1 2)scale(.855)" fill="currentColor" d="${emblem}"/>${mark(suit.path, 9.5, 31.5, 18)}</g></g>`
  );
}

/** 七 cut into a seal of 15.5. */
export const seal = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><rect width="15.5" height="15.5" rx="2" fill="var(--seal)"/>` +
  '<path d="M2.4 8.2L13 5.4M6.4 2.4V11Q6.4 12.8 8.2 12.8H12.6V10.6" fill="none" stroke="var(--on-seal)" stroke-width="2"/></g>';
