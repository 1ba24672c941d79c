// Players at a table with a bot of the person's own.

import { t } from "../i18n/messages.ts";

/** Seats that the bot plays: that of the link, or all but the person's (seat 0). */
type Plays = "one" | "rest";

/** Players of a workshop deal, stored in the history entry. */
export interface OwnBot {
  name: string;
  plays: Plays;
  against: string; // the other seats: "random" or a level
}

export interface Players {
  name: string; // of the person's bot
  seats: readonly number[]; // that it plays
  against: string; // the other seats' level; "": as the engine says
  you: number | null; // the seat of the person, if they play
}

/** Returns who sits where. */
export function playersOf({ name, plays, against }: OwnBot, { seat, seats }: Protocol.Table): Players {
  const others = Array.from({ length: seats - 1 }, (_, i) => i + 1);
  return plays === "rest" ? { name, seats: others, against: "", you: 0 } : { name, seats: [seat], against, you: null };
}

/** Returns a player's name; null: the usual one. */
export function playerName({ name, seats, you }: Players, seat: number): string | null {
  if (seat === you) return t("seat-you");
  const at = seats.indexOf(seat);
  if (at < 0) return null;
  return `\u2068${name}\u2069${seats.length > 1 ? ` ${at + 1}` : ""}`;
}

/** Returns the levels with those that the engine does not know: "own" and "random". */
export const playerLevels = (players: Players | undefined, levels: Protocol.State["levels"]): (string | null)[] =>
  players
    ? levels.map((level, seat) => {
        if (seat === players.you) return null;
        return players.seats.includes(seat) ? "own" : players.against || level;
      })
    : levels;
