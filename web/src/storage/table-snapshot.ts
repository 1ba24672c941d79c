// Caches the last engine state of each stored match, so that the table renders before the engine starts. Valid only if
// unmodified, written by the same build and of the same save.

import { parsed } from "../base/limits.ts";
import { CACHED, cache, read, remove } from "./local-storage.ts";

/** Engine build id, set by the app. Snapshots cached by another build are ignored. */
export const engineBuild = { version: "" };

const slotKey = (game: string) => CACHED + game;

/** Serialises the state without `events` and `save`. */
const drawn = ({ save: _, events: __, ...rest }: Protocol.State) => JSON.stringify(rest);

export function put(state: Protocol.State) {
  const text = drawn(state);
  if (state.save.length > LONGEST) drop(state.game);
  else cache(slotKey(state.game), checksum(state.save, text) + text);
}

/** Returns the cached state of a match; null if there is no valid one. */
export function of(game: string, save: string): Protocol.State | null {
  if (save.length > LONGEST) return null;
  const cached = read(slotKey(game)) ?? "";
  const text = cached.slice(CHECKSUM);
  return cached && cached.slice(0, CHECKSUM) === checksum(save, text) ? { ...parsed(text), events: [], save } : null;
}

export const drop = (game: string) => remove(slotKey(game));

/** Whether two states render the same. */
export const same = (one: Protocol.State, other: Protocol.State) => drawn(one) === drawn(other);

/** Maximum length of a save with a snapshot, ten times a usual match: longer ones take too long to read. */
const LONGEST = 100_000;
/** Length of the checksum. */
const CHECKSUM = 16;

/** Checksum of version, save and state (FNV-1a, twice). */
function checksum(save: string, text: string) {
  let [one, two] = [0x811c9dc5, 0x9e3779b9];
  for (const part of [engineBuild.version, save, text]) {
    for (let i = 0; i <= part.length; i++) {
      const code = i < part.length ? part.charCodeAt(i) : 0x10000; // separator
      one = Math.imul(one ^ code, 0x01000193);
      two = Math.imul(two ^ code, 0x85ebca6b) ^ (two >>> 15);
    }
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(CHECKSUM / 2, "0")).join("");
}
