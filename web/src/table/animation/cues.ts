// Cues: visible events at a table, under names that all games share. A game's table file maps its own events to cues in
// `cues`; events common to many games are mapped here. Subscribers are called when the event becomes visible: a play
// when the card has landed, a trick when it is gathered, a deal when the first card leaves the stock. Undone or skipped
// events produce no cue.
//
// - `deal`: cards are dealt · `turn`: a card is turned up · `draw`: cards are taken into a hand
// - `call`: a bid, a pass or another announcement · `place`: a chip is laid · `play`: cards are played
// - `claim`: another's card is claimed aloud · `vow`: a contract is settled · `alert`: one card is left
// - `meld`: cards are melded or laid off · `gather`: a trick is taken in
// - `capture`: a 7 or a score card is won · `won`: a contract, a pot, a deal is won · `lost`: a contract failed, a seat
// has dropped out · `last`: a player has played the last card · `match`: the match is won
// - `die`: the die is turned and the round ends · `revolution`: it is turned and play continues in reverse order

import catalogue from "nanafuda:catalogue";
import type { Cue, Kind, Kinds } from "./kinds.ts";
import { marksOf } from "../marks.ts";
import { atSeat, seatOrder } from "../draw/seats.ts";
import type { Travels } from "./card-motion.ts";

export type { Cue };

/** Cues of event types that many games share. */
const COMMON: Record<string, Kind> = {
  deal: "deal",
  play: "play",
  pass: "call",
  trick: "gather",
  result: "won",
  over: "match",
};

const listeners: Set<(cue: Cue) => void> = new Set();

/** Subscribes to cues. @returns unsubscribes */
export function onCue(listener: (cue: Cue) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announce(cues: readonly Cue[]) {
  for (const cue of cues) for (const listener of listeners) listener(cue);
}

/** Cues of these events, in order. @param kinds the game's mapping */
export function cuesIn(
  events: readonly Protocol.Event<Protocol.Game>[],
  kinds: Kinds<any>,
  table: Protocol.Table,
): Cue[] {
  const side = table.teams.find((team) => team.includes(table.seat)) ?? [];
  return events.flatMap((event) => {
    const known = (kinds as Record<string, any>)[event.type] ?? COMMON[event.type];
    const [kind, owner] = [typeof known === "function" ? known(event, table) : known].flat();
    if (!kind) return [];
    const seat = owner ?? whoseIs(event, table.game) ?? onlyGainer(event, table.game);
    if (event.type === "result" && seat === null) return [];
    return [{ kind, event, seat, mine: seat !== null && side.includes(seat) }];
  });
}

/** Returns the seat that an event belongs to: the game's schema marks its field. */
function whoseIs(event: object, game: string): number | null {
  const { actors } = marksOf(game);
  const [seat] = Object.entries(event).flatMap(([name, fact]) => (actors.includes(name) ? fact : []));
  return typeof seat === "number" ? seat : null;
}

/** The seats with the best points of a deal; none if all have the same. */
export function gainers(change: number[], game: string): number[] {
  const low = catalogue.games.find(({ id }) => id === game)?.lowest;
  const gains = change.map((points) => (low ? -points : points));
  const most = Math.max(...gains);
  return Math.min(...gains) === most ? [] : gains.flatMap((gain, seat) => (gain === most ? [seat] : []));
}

/** The seat that alone gained the most, for a result that names no winner. */
function onlyGainer(event: object, game: string): number | null {
  const best = "change" in event ? gainers(event.change as number[], game) : [];
  return best.length === 1 ? best[0] : null;
}

/** Start and end of hidden cards. */
const MIDDLE = '[data-spot="middle"]';
const STOCK = ['[data-spot="stock"]', '[data-spot="centre-card"]', MIDDLE];

/** Derives card motion from the cues. */
export function travelsOf(cues: readonly Cue[], table: Protocol.Table): Travels {
  const { seat: me } = table;
  const deals = cues.some(({ kind }) => kind === "deal");
  const dealer = "dealer" in table ? [atSeat(table.dealer)] : [];
  const facts = cues.map(({ kind, seat, event }) => ({ kind, seat, ...(event as any) }));
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
