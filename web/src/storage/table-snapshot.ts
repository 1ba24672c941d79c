// What the engine has said last of a game's kept match, beside it: the table is drawn from that until the engine is
// there. It counts only as it was written, by this very version, and of this very save.

import { parsed } from "../engine/limits.ts";
import { speaker } from "./engine-build.ts";
import { JOTTED, jot, read, remove } from "./local-storage.ts";

const placeOf = (game: string) => JOTTED + game;

/** What is drawn: what has just happened is not, nor is the save, which is kept already. */
const drawn = ({ save: _, events: __, ...rest }: Seam.State) => JSON.stringify(rest);

export function keep(state: Seam.State) {
  const text = drawn(state);
  if (state.save.length > LONGEST) drop(state.game);
  else jot(placeOf(state.game), seal(state.save, text) + text);
}

/** What the table of a match showed last; null where that is not known. */
export function of(game: string, save: string): Seam.State | null {
  if (save.length > LONGEST) return null;
  const kept = read(placeOf(game)) ?? "";
  const text = kept.slice(SEAL);
  return kept && kept.slice(0, SEAL) === seal(save, text) ? { ...parsed(text), events: [], save } : null;
}

export const drop = (game: string) => remove(placeOf(game));

/** Whether two states look the same. */
export const same = (one: Seam.State, other: Seam.State) => drawn(one) === drawn(other);

/** The characters of a save whose table is remembered: a match has a tenth of that, and to read more would take long. */
const LONGEST = 100_000;
/** So long a seal is. */
const SEAL = 16;

/** By which it is known whether anything has changed since (FNV-1a, twice). */
function seal(save: string, text: string) {
  let [one, two] = [0x811c9dc5, 0x9e3779b9];
  for (const part of [speaker.version, save, text]) {
    for (let i = 0; i <= part.length; i++) {
      const code = i < part.length ? part.charCodeAt(i) : 0x10000; // where a part ends
      one = Math.imul(one ^ code, 0x01000193);
      two = Math.imul(two ^ code, 0x85ebca6b) ^ (two >>> 15);
    }
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(SEAL / 2, "0")).join("");
}
