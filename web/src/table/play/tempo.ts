// The rhythm of bots' turns: a breath before each, by the move and the player. It depends on public facts alone: a
// breath that followed the number of legal moves would tell who has only one card to play.

import { portraitOf } from "../../i18n/messages.ts";
import type { Breath, GameTable, Open } from "../game-table.ts";
import { PACES, type Pace } from "./pace.ts";

/** Breaths of event types that many games share. */
const COMMON: Record<string, Breath> = { pass: "short", play: "even", discard: "even" };
/** Tempers by portrait, from the first bot on, in percent: Aoi takes her time, Ren does not. */
const TEMPERS = [130, 70, 100, 85, 115, 100];
/** Percent that successive turns differ, the same at every run. */
const SWAY = [0, 22, -18, 8, -26, 30, -6, 14, -12];

/**
 * Returns the milliseconds of the breath before these events of another seat.
 * @param nth number of events before in the deal
 */
export function breathBefore(
  events: readonly Protocol.Event[],
  { hand: _, ...before }: Protocol.Table,
  game: GameTable,
  { pace, nth }: { pace: Pace; nth: number },
): number {
  const [first] = events;
  const seat = first && "seat" in first ? first.seat : null;
  if (typeof seat !== "number" || seat === before.seat) return 0;
  const breath = game.breath?.(events, before as Open<Protocol.Table>) ?? COMMON[first.type] ?? "none";
  const share = (TEMPERS[portraitOf(seat, before.seat) - 1] ?? 100) + SWAY[nth % SWAY.length];
  return Math.round((PACES[pace].breaths[breath] * share) / 100);
}
