// Ends of deals for unit tests, as the engine reports them: `engine/arena/ends.py` says which.

import { readFileSync } from "node:fs";

export interface End {
  table: Protocol.Table & { result: Protocol.Result };
  story: Protocol.Event[];
}

const all = JSON.parse(readFileSync("../.build/ends.json", "utf8")) as Record<string, End>;

export function endOf(name: string): End {
  if (!(name in all)) throw Error(`no end ${name}`);
  return structuredClone(all[name]);
}
