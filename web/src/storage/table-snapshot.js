/**
 * @file What the engine has said last of a game's kept match, beside it: the table is drawn from that until the engine is
 * there. It counts only as it was written, by this very version, and of this very save.
 */

import { parsed } from "../engine/limits.js";
import { speaker } from "./engine-build.js";
import { JOTTED, jot, read, remove } from "./local-storage.js";

/** @param {string} game */
const placeOf = (game) => JOTTED + game;

/** What is drawn: what has just happened is not, nor is the save, which is kept already. @param {Seam.State} state */
const drawn = ({ save: _, events: __, ...rest }) => JSON.stringify(rest);

/** @param {Seam.State} state */
export function keep(state) {
  const text = drawn(state);
  if (state.save.length > LONGEST) drop(state.game);
  else jot(placeOf(state.game), seal(state.save, text) + text);
}

/** What the table of a match showed last; null where that is not known. @param {string} game @param {string} save @returns {Seam.State | null} */
export function of(game, save) {
  if (save.length > LONGEST) return null;
  const kept = read(placeOf(game)) ?? "";
  const text = kept.slice(SEAL);
  return kept && kept.slice(0, SEAL) === seal(save, text) ? { ...parsed(text), events: [], save } : null;
}

/** @param {string} game */
export const drop = (game) => remove(placeOf(game));

/** Whether two states look the same. @param {Seam.State} one @param {Seam.State} other */
export const same = (one, other) => drawn(one) === drawn(other);

/** The characters of a save whose table is remembered: a match has a tenth of that, and to read more would take long. */
const LONGEST = 100_000;
/** So long a seal is. */
const SEAL = 16;

/** By which it is known whether anything has changed since (FNV-1a, twice). @param {string} save @param {string} text */
function seal(save, text) {
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
