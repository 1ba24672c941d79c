// Digits and capitals of the cards as strokes of one weight, so that a rank has the same width in every browser and is
// legible in a strip of 24 pixels.

type Place = { x: number; y: number; h: number; weight: number; width?: number };

/** Centre line of each glyph in a field 16 high; only absolute M, L, C and Z. */
const GLYPHS: Record<string, [width: number, line: string]> = {
  0: [10, "M5 0C8.4 0 10 2.6 10 8C10 13.4 8.4 16 5 16C1.6 16 0 13.4 0 8C0 2.6 1.6 0 5 0Z"],
  1: [3.6, "M0 3L3.6 0L3.6 16"],
  2: [9.6, "M.2 4.2C.4 1.5 2.2 0 4.9 0C7.7 0 9.4 1.7 9.4 4.2C9.4 6.4 8.2 8 6 10L0 16L9.6 16"],
  3: [
    9.6,
    "M.6 3.2C1.3 1.2 2.8 0 4.9 0C7.5 0 9.1 1.5 9.1 3.8C9.1 6.1 7.5 7.5 4.9 7.5L3.4 7.5M4.9 7.5C7.9 7.5 9.6 9.1 9.6 11.7C9.6 14.4 7.7 16 4.8 16C2.4 16 .7 14.8 0 12.6",
  ],
  4: [10.6, "M7.4 16L7.4 0L0 11.6L10.6 11.6"],
  5: [
    9.6,
    "M8.8 0L1.5 0L.9 7.4C1.9 6.6 3.2 6.2 4.7 6.2C7.7 6.2 9.6 8.1 9.6 11C9.6 14.1 7.7 16 4.7 16C2.4 16 .8 15 0 12.9",
  ],
  6: [
    10,
    "M8.9 2.4C8.1 .8 6.9 0 5.3 0C1.8 0 0 3.2 0 8.8C0 13.5 1.7 16 5 16C8.1 16 10 14.1 10 11.1C10 8.2 8.1 6.4 5.3 6.4C2.5 6.4 .5 8.2 0 10.6",
  ],
  7: [9.8, "M0 0L9.8 0L3.6 16"],
  8: [
    10,
    "M5 7.4C2.5 7.4 .8 6 .8 3.7C.8 1.4 2.5 0 5 0C7.5 0 9.2 1.4 9.2 3.7C9.2 6 7.5 7.4 5 7.4C2 7.4 0 9.1 0 11.7C0 14.3 2 16 5 16C8 16 10 14.3 10 11.7C10 9.1 8 7.4 5 7.4Z",
  ],
  9: [
    10,
    "M1.1 13.6C1.9 15.2 3.1 16 4.7 16C8.2 16 10 12.8 10 7.2C10 2.5 8.3 0 5 0C1.9 0 0 1.9 0 4.9C0 7.8 1.9 9.6 4.7 9.6C7.5 9.6 9.5 7.8 10 5.4",
  ],
  A: [11, "M0 16L5.5 0L11 16M2 11.2L9 11.2"],
  B: [
    9.4,
    "M0 7.5L5 7.5C7.4 7.5 8.8 6 8.8 3.8C8.8 1.5 7.4 0 5 0L0 0L0 16L5.4 16C7.9 16 9.4 14.4 9.4 11.8C9.4 9.1 7.9 7.5 5 7.5",
  ],
  C: [10, "M9.8 4.2C9.2 1.5 7.6 0 5.3 0C1.9 0 0 2.9 0 8C0 13.1 1.9 16 5.3 16C7.6 16 9.2 14.5 9.8 11.8"],
  D: [10, "M0 0L0 16L4 16C7.9 16 10 13.2 10 8C10 2.8 7.9 0 4 0Z"],
  E: [8.4, "M8.4 0L0 0L0 16L8.4 16M0 7.8L7.2 7.8"],
  G: [10.4, "M9.8 3.8C9 1.4 7.6 0 5.3 0C1.9 0 0 2.9 0 8C0 13.1 1.9 16 5.3 16C7.6 16 9.4 15 10.2 13L10.2 8.8L5.8 8.8"],
  H: [9.8, "M0 0L0 16M9.8 0L9.8 16M0 7.8L9.8 7.8"],
  J: [8.2, "M8.2 0L8.2 11.4C8.2 14.3 6.8 16 4.2 16C2 16 .5 14.8 0 12.4"],
  K: [9.8, "M0 0L0 16M9.2 0L0 9.8M3.5 6.2L9.8 16"],
  O: [11, "M5.5 0C9.2 0 11 2.8 11 8C11 13.2 9.2 16 5.5 16C1.8 16 0 13.2 0 8C0 2.8 1.8 0 5.5 0Z"],
  Q: [11, "M5.5 0C9.2 0 11 2.8 11 8C11 13.2 9.2 16 5.5 16C1.8 16 0 13.2 0 8C0 2.8 1.8 0 5.5 0ZM6.2 11.2L11 17"],
  R: [9.6, "M0 16L0 0L5 0C7.7 0 9.2 1.6 9.2 4.3C9.2 7 7.7 8.6 5 8.6L0 8.6M5 8.6L9.6 16"],
  S: [
    9.4,
    "M8.9 3.4C8.2 1.2 6.8 0 4.7 0C2.1 0 .5 1.5 .5 3.9C.5 6.3 2 7.2 4.8 7.9C7.8 8.7 9.4 9.8 9.4 12C9.4 14.5 7.6 16 4.8 16C2.3 16 .7 14.8 0 12.4",
  ],
  T: [10, "M0 0L10 0M5 0L5 16"],
  f: [6.6, "M6.6 .2C3.8 0 2.4 1.2 2.4 3.8L2.4 16M0 6.2L6.2 6.2"],
  n: [8, "M0 6L0 16M0 10C.6 7.4 2.2 6 4.4 6C6.8 6 8 7.4 8 10L8 16"],
};

/** @param n one decimal is finer than a screen pixel */
export const round = (n: number) => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, "$1.");

/** Returns the path data of `line`, scaled and moved. */
function placed(line: string, sx: number, sy: number, dx: number, dy: number) {
  let odd = false;
  const moved = line.replace(/-?[\d.]+/g, (n) => {
    odd = !odd;
    return round(odd ? dx + Number(n) * sx : dy + Number(n) * sy);
  });
  return moved.replace(/ (-)/g, "$1");
}

/**
 * Draws `word` as one stroke of `currentColor`, centred on `x`; `h` is the outer height from `y` down. It is narrowed
 * to `width` if necessary.
 */
export function lettering(word: string, { x, y, h, weight, width = Infinity }: Place): string {
  const unit = (h - weight) / 16;
  const glyphs = [...word].map((c) => GLYPHS[c]);
  const gap = weight * 1.5;
  const gaps = gap * (glyphs.length - 1) + weight;
  const natural = glyphs.reduce((sum, [w]) => sum + w * unit, 0);
  const sx = unit * Math.min(1, (width - gaps) / natural);
  let left = x - (natural * (sx / unit) + gaps - weight) / 2;
  const lines = glyphs.map(([w, line]) => {
    const d = placed(line, sx, unit, left, y + weight / 2);
    left += w * sx + gap;
    return d;
  });
  return `<path d="${lines.join("")}" fill="none" stroke="currentColor" stroke-width="${weight}" stroke-linejoin="round"/>`;
}
