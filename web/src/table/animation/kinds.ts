// Kinds of cues, and sizes of their moments.

export type Kind =
  | "deal"
  | "turn"
  | "draw"
  | "call"
  | "claim"
  | "vow"
  | "alert"
  | "place"
  | "play"
  | "meld"
  | "gather"
  | "capture"
  | "won"
  | "lost"
  | "last"
  | "match"
  | "die"
  | "revolution";

export interface Cue {
  kind: Kind;
  event: Protocol.Event<Protocol.Game>; // the engine's event
  seat: number | null; // the acting or winning seat, if any
  mine: boolean; // the seat is the person or a partner
}

/** At the seat, over the cards in the middle, or over the whole cloth. */
export type Size = "small" | "middle" | "big";

/**
 * Maps a game's event types to cues, directly or by a function of the event and the table after it. The function may
 * name the seat of an event that has none.
 */
export type Kinds<G extends Protocol.Game = Protocol.Game> = {
  [T in Protocol.Event<G>["type"]]?:
    | Kind
    | ((
        event: Extract<Protocol.Event<G>, { type: T }>,
        table: Protocol.Table<G>,
      ) => Kind | readonly [Kind, number | undefined] | null);
};
