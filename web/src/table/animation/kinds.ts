// Kinds of cues.

export type Kind =
  | "deal"
  | "turn"
  | "draw"
  | "call"
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

/** Maps a game's event types to cues, directly or by a function of the event. */
export type Kinds<G extends Protocol.Game = Protocol.Game> = {
  [T in Protocol.Event<G>["type"]]?: Kind | ((event: Extract<Protocol.Event<G>, { type: T }>) => Kind | null);
};
