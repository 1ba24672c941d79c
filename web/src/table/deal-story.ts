// Types of a deal's stories: what a game may tell of an ended deal, and from which facts.

import type { Line } from "./play/verdict.ts";

/** Arguments of the sentence. Seats, cards and actions are codes, so that it can be told in any language. */
export type Facts = Record<string, string | number>;

/** All that may be told of an ended deal. */
export interface Known<G extends Protocol.Game = Protocol.Game> {
  table: Protocol.Table<G>;
  me: number;
  went: "won" | "lost" | "even";
  events: readonly Protocol.Event<G>[]; // public events of the deal
  worth: Record<string, number>; // points of a card as a score card; {} in games without
  lines: readonly Line[]; // complete
  field: Protocol.Field; // complete
  feat?: boolean; // the person has ended it with a feat: nothing criticises
  helped: boolean; // the person saw a hint or took something back
}

/** By kind: the facts if it is true. */
export type Kinds<G extends Protocol.Game = Protocol.Game> = Record<string, (known: Known<G>) => Facts | null>;
