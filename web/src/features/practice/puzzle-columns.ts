// Decodes a game's puzzle file, which is stored by column because that compresses better than by row.

import type { Puzzle } from "nanafuda:puzzles";

/** One list per field. */
type Columns<T> = { [K in keyof T]: T[K][] };

interface Packed {
  links: Columns<Record<string, string>>; // fields of the links, in the links' order
  own: Columns<Pick<Puzzle, "seat" | "best" | "themes" | "rating" | "unit">>;
  wrong: {
    actions: string[][];
    losses: number[][];
    errors: number[][];
    reasons: [string, Record<string, string | number>?][][];
  };
}

/** Checksum of a link, computed because it would take a tenth of the file: the engine's `check_of`. */
function checkOf(text: string) {
  let crc = -1;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (~crc >>> 0).toString(16).padStart(8, "0");
}

const row = <T extends object>(columns: Columns<T>, i: number): T =>
  Object.fromEntries(Object.entries<unknown[]>(columns).map(([name, column]) => [name, column[i]])) as T;

/** Returns the puzzles in the format of `nanafuda.analysis.puzzles`. */
export const unpacked = ({ links, own, wrong }: Packed): Puzzle[] =>
  own.seat.map((_, i) => {
    const link = row(links, i);
    const { actions, losses, errors, reasons } = row(wrong, i);
    const said = Object.entries(link)
      .map((part) => part.join("="))
      .join("&");
    return {
      id: `${link.game}-${link.seed.slice(1)}-${link.at}`, // the deal it comes from, and its index
      replay: `${said}&check=${checkOf(said)}`,
      ...row(own, i),
      wrong: Object.fromEntries(actions.map((action, n) => [action, [losses[n], errors[n], ...reasons[n]]])),
    };
  });

const columns = <T extends object>(rows: T[]): Columns<T> =>
  Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, rows.map((one) => (one as any)[name])])) as any;

export const packed = (puzzles: Puzzle[]): Packed => ({
  links: columns(
    puzzles.map(({ replay }) => {
      const { check: _, ...said } = Object.fromEntries(new URLSearchParams(replay));
      return said;
    }),
  ),
  own: columns(puzzles.map(({ seat, best, themes, rating, unit }) => ({ seat, best, themes, rating, unit }))),
  wrong: columns(
    puzzles.map(({ wrong }) => ({
      actions: Object.keys(wrong),
      losses: Object.values(wrong).map(([loss]) => loss),
      errors: Object.values(wrong).map(([, error]) => error),
      reasons: Object.values(wrong).map(([, , ...reason]) => reason),
    })),
  ),
});
