// Reads the records of earlier versions. It rewrites none of them: an earlier version may still be open in another tab,
// or come back.

import { parsed } from "../base/limits.ts";
import { read } from "./local-storage.ts";
import { object } from "./schema.ts";

/** The parts of a store in the single record of 1.0.0. Today each part has a key of its own, which wins. */
export function earlierParts(store: string): Record<string, unknown> {
  const { format: _, ...parts } = object(parsed(read(store)));
  return parts;
}

/** The id of a saved match. 1.0.0 stored none; its matches are identified by their link. */
export const matchId = ({ match, link }: { match?: string; link: string }) => match ?? link;
