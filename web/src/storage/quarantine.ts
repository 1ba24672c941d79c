// The quarantine: saves that cannot be read, had to make room for another, or could not be stored in their slot. They
// stay until the person deletes them.

import type { Quarantined } from "../base/quarantined.ts";
import { freeKey, keys, read, remove, write } from "./local-storage.ts";
import { undoable } from "./undo.ts";

const PREFIX = "aside:";

/** All quarantined saves, newest first. */
export function all(): Quarantined[] {
  return keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => {
      const [, game, ...at] = key.split(":");
      return { key, game, at: at.join(":").replace(/~\d+$/, ""), text: read(key) ?? "" };
    })
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** @returns null: it could not be stored */
export function add(game: string, text: string): Quarantined | null {
  const at = new Date().toISOString();
  const key = freeKey(`${PREFIX}${game}:${at}`);
  return write(key, text) ? { key, game, at, text } : null;
}

/** @returns undoes it */
export const drop = ({ key }: Quarantined) => undoable(() => remove(key));
