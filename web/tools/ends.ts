// Ends of deals for unit tests, as the engine reports them: `engine/arena/ends.py` says which.

import { readFileSync } from "node:fs";

export interface End {
  table: Protocol.Table & { result: Protocol.Result };
  story: Protocol.Event[];
}

/** A match of one deal that is over, and what is stored of its deal. */
export interface Finished {
  table: End["table"];
  summary: Protocol.DealSummary;
}

const { finished, ...all } = JSON.parse(readFileSync("../.build/ends.json", "utf8")) as Record<string, End> & {
  finished: Finished[][];
};

/** 200 matches of each game. */
export const FINISHED: readonly (readonly Finished[])[] = finished;

export function endOf(name: string): End {
  if (!(name in all)) throw Error(`no end ${name}`);
  return structuredClone(all[name]);
}
