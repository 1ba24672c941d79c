// What is seen to happen at a table, under names that all games share. A game's table file says in `moments` which of
// its events are what; events that many games have are known here. Whoever wants to be told subscribes, and is told
// when the thing is seen: a play when the card has landed, a trick when it is gathered, a deal when the first card
// leaves the stock. What has been undone or jumped over was not seen, and nobody is told.
//
// - `deal`: cards are dealt · `turn`: a card is turned up · `draw`: cards are taken into a hand
// - `call`: a bid, a pass: something is said · `place`: a chip is laid · `play`: cards are laid on the table
// - `meld`: cards are laid out together, or added to such · `gather`: a trick is taken in
// - `capture`: a 7 or a score card is won · `won`: a contract, a pot, a deal is won · `lost`: a contract failed, a
// seat has dropped out · `last`: somebody has laid their last card · `match`: the match is won
// - `die`: the die is turned, and the round over · `revolution`: it is turned, and play goes on the other way round

import { atSeat, seatOrder } from "../draw/seats.ts";
import type { Travels } from "./card-motion.ts";

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

export interface Moment {
  kind: Kind;
  event: Seam.Event<Seam.Game>; // of the engine, of which this is the seeing
  seat: number | null; // whose it is, where it is somebody's: who plays, who wins
  mine: boolean; // whether that is the person or somebody on their side
}

/** Which of a game's events are what: by the event's type, or looked at one by one. */
export type Kinds<G extends Seam.Game = Seam.Game> = {
  [T in Seam.Event<G>["type"]]?: Kind | ((event: Extract<Seam.Event<G>, { type: T }>) => Kind | null);
};

/** What events that many games have are. */
const COMMON: Record<string, Kind | ((event: any) => Kind | null)> = {
  deal: "deal",
  play: "play",
  pass: "call",
  trick: "gather",
  result: (event) => (event.made === false ? "lost" : whoseIs(event) === null ? null : "won"),
  over: "match",
};

/** Whose an event is, by the first of these that it has. */
const WHOSE = ["seat", "winner", "declarer", "out", "small_winner", "ranking", "winners"];

const listeners: Set<(moment: Moment) => void> = new Set();

/** Calls back at each moment, when it is seen. @returns ends it */
export function onMoment(listener: (moment: Moment) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announce(moments: readonly Moment[]) {
  for (const moment of moments) for (const listener of listeners) listener(moment);
}

/** The moments among events, in order. @param kinds the game's */
export function momentsIn(events: readonly Seam.Event<Seam.Game>[], kinds: Kinds<any>, table: Seam.Table): Moment[] {
  const side = table.teams.find((team) => team.includes(table.seat)) ?? [];
  return events.flatMap((event) => {
    const known = (kinds as Record<string, any>)[event.type] ?? COMMON[event.type];
    const kind = typeof known === "function" ? known(event) : known;
    if (!kind) return [];
    const seat = whoseIs(event);
    return [{ kind, event, seat, mine: seat !== null && side.includes(seat) }];
  });
}

/** The first of those whose it is. */
function whoseIs(event: object): number | null {
  const facts = Object.entries(event);
  for (const name of WHOSE) {
    const [seat] = facts.flatMap(([key, value]) => (key === name ? value : []));
    if (typeof seat === "number") return seat;
  }
  return null;
}

/** Where hidden cards come from and go to. */
const MIDDLE = '[data-spot="middle"]';
const STOCK = ['[data-spot="stock"]', '[data-spot="centre-card"]', MIDDLE];

/** What is known of the cards that move with these moments. */
export function travelsOf(moments: readonly Moment[], table: Seam.Table): Travels {
  const { seat: me } = table;
  const deals = moments.some(({ kind }) => kind === "deal");
  const dealer = "dealer" in table ? [atSeat(table.dealer)] : [];
  const facts = moments.map(({ kind, seat, event }) => ({ kind, seat, ...(event as any) }));
  return {
    dealt: deals ? [STOCK[0], ...dealer, MIDDLE] : undefined,
    seats: deals
      ? seatOrder({ me, table })
          .filter((seat) => seat !== me)
          .map(atSeat)
      : [],
    turned: facts.flatMap(({ kind, card }) => (kind === "turn" && card ? [card] : [])),
    unseen: facts.flatMap(({ kind, seat }) =>
      kind === "draw" && seat !== null && seat !== me ? [{ from: STOCK, to: [atSeat(seat)] }] : [],
    ),
  };
}
