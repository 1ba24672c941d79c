// Suit marks in a field of 32 × 32: solid shapes with carved lines, as in a cut seal. The carved parts are holes, so a
// mark works on any background.

export type Pack = "seven" | "colours" | "french";

type SuitOptions = { pack?: Pack; fourColour?: boolean };

/**
 * `path` is the plain shape for small sizes, `carved` adds finer lines for large ones; `letters` are its abbreviation
 * on a card.
 */
export type Suit = { letters: string; kanji: string; path: string; carved: string; colour: string };

const family =
  (property: string): ((code: string, kanji: string, path: string, carving?: string, letters?: string) => Suit) =>
  (code, kanji, path, carving = "", letters = code) => ({
    letters,
    kanji,
    path,
    carved: path + carving,
    colour: `var(--${property}-${code})`,
  });
const seven = family("suit");
const colour = family("colour");
const french = family("french");

const HEART =
  "M16 30.5C6.5 23.5 1 17.4 1 10.6C1 5.6 4.5 2 8.9 2C11.9 2 14.5 3.6 16 6.3C17.5 3.6 20.1 2 23.1 2C27.5 2 31 5.6 31 10.6C31 17.4 25.5 23.5 16 30.5Z";

const SUITS: Record<Pack, Record<string, Suit>> = {
  seven: {
    // A coffin: six sides, a cross carved in the lid.
    F: seven(
      "F",
      "棺",
      "M11 .8L21 .8L27 10.2L21.6 31.2L10.4 31.2L5 10.2ZM14.5 5.2L14.5 10.4L9.8 10.4L9.8 13.4L14.5 13.4L14.5 26.6L17.5 26.6L17.5 13.4L22.2 13.4L22.2 10.4L17.5 10.4L17.5 5.2Z",
      "",
      "Cf",
    ),
    // An hourglass: two boards, the glass between them, air above the sand.
    T: seven(
      "T",
      "時",
      "M4.4 .6L27.6 .6L27.6 5L4.4 5ZM4.4 27L27.6 27L27.6 31.4L4.4 31.4ZM7 6.6L25 6.6C25 12 21.6 13.6 18.6 16C21.6 18.4 25 20 25 25.4L7 25.4C7 20 10.4 18.4 13.4 16C10.4 13.6 7 12 7 6.6ZM10.2 6.6C10.5 8.7 11.4 10 12.7 11.2L19.3 11.2C20.6 10 21.5 8.7 21.8 6.6Z",
    ),
    // A star.
    S: seven(
      "S",
      "星",
      "M16 0.4L20.3 11L31.8 11.9L23 19.3L25.8 30.4L16 24.4L6.2 30.4L9 19.3L0.2 11.9L11.7 11Z",
      "M16 6L18.8 13L26.4 13.6L20.6 18.5L22.5 25.8L16 21.9L9.5 25.8L11.4 18.5L5.6 13.6L13.2 13ZM16 8.7L18.1 14L23.9 14.4L19.5 18.1L20.9 23.7L16 20.7L11.1 23.7L12.5 18.1L8.1 14.4L13.8 14Z",
    ),
    // An old coin with its square hole.
    C: seven(
      "C",
      "銭",
      "M16 .6A15.4 15.4 0 0 1 16 31.4A15.4 15.4 0 0 1 16 .6ZM16 4A12 12 0 0 0 16 28A12 12 0 0 0 16 4ZM16 6A10 10 0 0 1 16 26A10 10 0 0 1 16 6ZM12 12L12 20L20 20L20 12Z",
      "",
      "Cn",
    ),
    // An open book.
    B: seven(
      "B",
      "本",
      "M1 5.6C6 4 11 4.6 14.9 7.2L14.9 28C11 25.4 6 24.8 1 26.4ZM31 5.6C26 4 21 4.6 17.1 7.2L17.1 28C21 25.4 26 24.8 31 26.4Z",
      "M4.2 10.8C7 10.2 9.6 10.6 12 11.8L12 14.2C9.6 13 7 12.6 4.2 13.2ZM4.2 16.6C7 16 9.6 16.4 12 17.6L12 20C9.6 18.8 7 18.4 4.2 19ZM27.8 10.8C25 10.2 22.4 10.6 20 11.8L20 14.2C22.4 13 25 12.6 27.8 13.2ZM27.8 16.6C25 16 22.4 16.4 20 17.6L20 20C22.4 18.8 25 18.4 27.8 19Z",
    ),
    // An onion: three scales, a tuft, roots.
    O: seven(
      "O",
      "玉",
      "M16 8.6C17.3 12 21.9 14.6 21.9 20C21.9 23.8 19.6 26.7 17.2 28.6L14.8 28.6C12.4 26.7 10.1 23.8 10.1 20C10.1 14.6 14.7 12 16 8.6ZM13.9 7C13.4 9.6 11 10.8 7.6 12.6C3.8 14.6 1.2 16.8 1.2 20.2C1.2 25 5.8 28 12.2 28.6C9.5 26.6 7.7 23.8 7.7 20C7.7 14.6 12.7 11.6 14.3 7.8ZM18.1 7C18.6 9.6 21 10.8 24.4 12.6C28.2 14.6 30.8 16.8 30.8 20.2C30.8 25 26.2 28 19.8 28.6C22.5 26.6 24.3 23.8 24.3 20C24.3 14.6 19.3 11.6 17.7 7.8ZM13.7 5.6C13.4 3.4 12.2 1.6 9.8 .2C12 .2 13.6 .8 14.8 2.2L16 0L17.2 2.2C18.4 .8 20 .2 22.2 .2C19.8 1.6 18.6 3.4 18.3 5.6L16 7ZM12.4 29.8L14.4 29.8L13 32L11 32ZM15.1 29.8L16.9 29.8L16.9 32L15.1 32ZM17.6 29.8L19.6 29.8L21 32L19 32Z",
    ),
    H: seven(
      "H",
      "心",
      HEART,
      "M16 26.2C9.2 21.1 5.2 16.7 5.2 11.8C5.2 8.2 7.7 5.6 10.9 5.6C13 5.6 14.9 6.8 16 8.7C17.1 6.8 19 5.6 21.1 5.6C24.3 5.6 26.8 8.2 26.8 11.8C26.8 16.7 22.8 21.1 16 26.2ZM16 24C10.5 19.9 7.3 16.4 7.3 12.4C7.3 9.5 9.3 7.5 11.9 7.5C13.6 7.5 15.1 8.4 16 10C16.9 8.4 18.4 7.5 20.1 7.5C22.7 7.5 24.7 9.5 24.7 12.4C24.7 16.4 21.5 19.9 16 24Z",
    ),
  },
  colours: {
    // Three old patterns: the ringed sun, the scale, the nested measures.
    R: colour(
      "R",
      "赤",
      "M16 .6A15.4 15.4 0 0 1 16 31.4A15.4 15.4 0 0 1 16 .6ZM16 6A10 10 0 0 0 16 26A10 10 0 0 0 16 6ZM16 9A7 7 0 0 1 16 23A7 7 0 0 1 16 9Z",
    ),
    G: colour("G", "緑", "M16 1L32 30L0 30ZM16 9.4L7.6 25L24.4 25ZM16 15.4L19.6 22L12.4 22Z"),
    U: colour("U", "青", "M2 2L30 2L30 30L2 30ZM7 7L7 25L25 25L25 7ZM10 10L22 10L22 22L10 22Z", "", "B"),
  },
  french: {
    S: french(
      "S",
      "",
      "M16 .8C17.4 6.6 30.6 12.4 30.6 20C30.6 24 27.8 26.6 24.4 26.6C21.8 26.6 19.6 25.2 18.2 23C18.6 26.8 19.8 29.4 22 31.2L10 31.2C12.2 29.4 13.4 26.8 13.8 23C12.4 25.2 10.2 26.6 7.6 26.6C4.2 26.6 1.4 24 1.4 20C1.4 12.4 14.6 6.6 16 .8Z",
    ),
    H: french("H", "", HEART),
    D: french(
      "D",
      "",
      "M16 .4C18.8 5.8 22.8 11.2 27.6 16C22.8 20.8 18.8 26.2 16 31.6C13.2 26.2 9.2 20.8 4.4 16C9.2 11.2 13.2 5.8 16 .4Z",
    ),
    C: french(
      "C",
      "",
      "M16 .8A7 7 0 0 1 21.2 12.5A7 7 0 1 1 18.2 23C18.6 26.8 19.8 29.4 22 31.2L10 31.2C12.2 29.4 13.4 26.8 13.8 23A7 7 0 1 1 10.8 12.5A7 7 0 0 1 16 .8Z",
    ),
  },
};

const OWN_PACK: Record<string, Pack> = {
  F: "seven",
  T: "seven",
  B: "seven",
  O: "seven",
  R: "colours",
  G: "colours",
  U: "colours",
  D: "french",
};

/** Returns a suit's pack; S, C and H exist in two, so `pack` decides. */
export const packOf = (suit: string, pack: Pack = "seven") => OWN_PACK[suit] ?? pack;

export function suitOf(suit: string, { pack, fourColour = false }: SuitOptions = {}) {
  const home = packOf(suit, pack);
  const found = SUITS[home][suit];
  if (!found) throw new RangeError(`no suit ${suit} in the pack ${home}`);
  const own = fourColour && home === "french" && (suit === "D" || suit === "C");
  return own ? { ...found, colour: `var(--french-4-${suit})` } : found;
}

/** The mark's path at width `size`, top left corner at x, y, in `currentColor`. */
export const mark = (path: string, x: number, y: number, size: number) =>
  `<path transform="translate(${x} ${y})scale(${Math.round((size / 32) * 1000) / 1000})" fill="currentColor" fill-rule="evenodd" d="${path}"/>`;

/** A suit mark alone, for use in words, bids and counts. */
export function suitMark(suit: string, options?: SuitOptions): string {
  const { path, colour: ink } = suitOf(suit, options);
  return `<svg class="suit-mark" viewBox="-2 -2 36 36" color="${ink}" aria-hidden="true" focusable="false"><path fill="currentColor" fill-rule="evenodd" d="${path}"/></svg>`;
}
