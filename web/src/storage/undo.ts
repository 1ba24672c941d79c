// Undo of changes to local storage: every change that a person can take back goes through `undoable`.

import { keys, read, remove, write } from "./local-storage.ts";

/** Restores the values that a change replaced or removed, except those that have changed again since. */
export type Undo = () => void | Promise<void>;

/** Runs a change. @returns undoes it */
export function undoable(change: () => void): () => void {
  const before = texts();
  change();
  const after = texts();
  return () => {
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (key) => before.get(key) !== after.get(key) && read(key) === (after.get(key) ?? null),
    );
    for (const key of changed) if (before.has(key)) write(key, before.get(key) ?? "");
    // Last: a copy is not removed before its original is back. A write that found no room is repeated now.
    for (const key of changed) if (!before.has(key)) remove(key);
  };
}

/** Everything in local storage, by key. */
const texts = () => new Map(keys().map((key) => [key, read(key) ?? ""]));
