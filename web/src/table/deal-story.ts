// Types of `games/<game>/stories.ts`: a game's stories below a result, and the moments of the bots' remarks.

import type { StoryId } from "../base/message-id.ts";
import type { Line } from "./play/verdict.ts";
import type { Scene, Went } from "./game-table.ts";

/** Arguments of the sentence. Seats, cards and actions are codes, so that it can be told in any language. */
export type Facts = Record<string, string | number>;

/** All that may be told of an ended deal. */
export interface Known<G extends Protocol.Game = Protocol.Game> {
  table: Protocol.Table<G>;
  me: number;
  went: Went;
  events: readonly Protocol.Event<G>[]; // public events of the deal
  worth: Record<string, number>; // points of a card as a score card; {} in games without
  lines: readonly Line[]; // complete
  field: Protocol.Field; // complete
  feat?: boolean; // the person has ended it with a feat: nothing criticises
  helped: boolean; // the person saw a hint or took something back
}

/** By kind: the facts if it is true. */
export type Kinds<G extends Protocol.Game = Protocol.Game> = Record<string, (known: Known<G>) => Facts | null>;

/** A moment at which a bot may speak. The lines are `voice-<name>-<moment>` in voices.ftl. */
export type MomentId =
  | "won" // takes the deal
  | "close" // loses it by one trick, one card or three points
  | "lost" // loses it by more
  | "failed" // its bid has failed
  | "bankrupt" // loses points without a trick
  | "jackpot" // wins the match at once
  | "revolution" // turned the order of ranks
  | "claim" // takes another's card
  | "lucky"
  | "bold" // risks much
  | "last" // one card left
  | "think" // the person takes long
  | "bye"; // the match is over

export interface Moment {
  id: MomentId;
  seat: number;
  call?: string; // of a claim: the message with the word that is called
}

/** Seat of Seven, who tells the story of Seven’s Sevens Heaven and sits nowhere. */
export const HOUSE = -1;

type EventOf<E, T> = E extends { type: infer Types } ? (T extends Types ? E : never) : never;

/** The moments of a game's events, by type. A moment without a seat belongs to the seat of the event. */
export type Moments<G extends Protocol.Game = Protocol.Game> = {
  [T in Protocol.Event<G>["type"]]?: (
    event: EventOf<Protocol.Event<G>, T>,
    deal: {
      table: Protocol.Table<G>; // after the event
      events: readonly Protocol.Event<G>[]; // that came with it
      story: readonly Protocol.Event<G>[]; // of the deal, these included
    },
  ) => MomentId | readonly Moment[] | null;
};

/** The stories of any game, for the frame. */
export type AnyStories = Omit<GameStories, "stories" | "foremost"> & { stories: Kinds; foremost?: readonly string[] };

export interface GameStories<G extends Protocol.Game = Protocol.Game> {
  /** the game's own stories; the first true one appears. `tsc` compares them with the sentences `<game>-story-<kind>` */
  stories: [StoryId<G>] extends [never] ? Record<string, never> : Record<StoryId<G>, Kinds<G>[string]>;
  foremost?: readonly StoryId<G>[]; // those that come before the stories of all games
  /** arguments of a story that need words of the game */
  inWords?: (facts: Facts, scene: Scene<G>) => Record<string, string>;
  /** where a decision stands, in words; default: its number */
  where?: (table: Protocol.Table<G>, scene: Scene<G>) => string | null;
  moments: Moments<G>;
}
