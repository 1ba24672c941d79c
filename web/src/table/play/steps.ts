// Splits the way from one state to the next into steps, so causes are shown before their effects.

import type { GameTable, Pause, News, Reached, Step } from "../game-table.ts";

/** A point within a reply: the events before index `to` have happened, and the table still has the values of `was`. */
type Intermediate<G extends Protocol.Game> = {
  to: number;
  pause: Pause;
  was?: Partial<Protocol.Table<G>>;
  news?: News;
  closed?: boolean;
};

/**
 * Returns a step for each moment, in which nobody acts and nothing has ended, and one for the final table. Skips
 * moments that are missing or not later than the previous one.
 * @param last pause at the end
 */
export function inSteps<G extends Protocol.Game>(
  { table, events }: Reached<G>,
  intermediates: Intermediate<G>[],
  last: Pause = "none",
): Step<G>[] {
  const { result, results } = table;
  const scores = result ? table.scores.map((score, seat) => score - result.change[seat]) : table.scores;
  const before = { scores, results: result ? results.slice(0, -1) : results };
  const quiet = { ...table, ...before, turn: null, result: null, over: false, winners: [] };
  let from = 0;
  const steps: Step<G>[] = [];
  for (const { to, was, ...how } of intermediates) {
    if (to <= from) continue;
    steps.push({ ...how, table: { ...quiet, ...was }, events: events.slice(from, to) });
    from = to;
  }
  return steps.length ? [...steps, { table, events: events.slice(from), pause: last }] : [{ table, events }];
}

/** Number of events up to and including the first of these types; 0: none. */
export const past = (events: readonly { type: string }[], ...types: string[]) =>
  events.findIndex(({ type }) => types.includes(type)) + 1;

/** Table fields without visible motion, which keep their old values until the cards have landed. */
const SAID = ["turn", "scores", "counts"];

/** Returns the table while its cards are dealt: nobody is to act. */
export const whileDealt = (table: Protocol.Table, { undealt }: Pick<GameTable, "undealt">): Protocol.Table => ({
  ...table,
  ...(undealt as object),
  turn: null,
  counts: table.counts.map(() => 0),
});

/**
 * Returns a step in flight: cards already have their new places, texts still have old values.
 * @param before the last table shown
 */
export function inFlight(
  { table: seen }: Step,
  { table, events }: Step,
  game: Pick<GameTable, "said" | "undealt">,
): Step {
  if (events.some(({ type }) => type === "deal")) {
    const dealt = whileDealt(table, game);
    return { table: dealt, shown: dealt, events: [] };
  }
  const said = Object.entries(seen).filter(([name]) => SAID.includes(name) || game.said?.includes(name));
  const quiet = { ...table, ...Object.fromEntries(said), result: null, over: false, winners: [] };
  if (table.result) quiet.phase = seen.phase;
  if ("trick" in quiet && "trick" in seen && seen.trick.winner === undefined) {
    const { winner: _, ...trick } = quiet.trick;
    quiet.trick = trick;
  }
  return { table: quiet, shown: seen, events: [] };
}

/**
 * Adds an event of this type for cards that the person gained without one; other players do not see it.
 * @param have cards by seat
 */
export function withGained<G extends Protocol.Game>(
  { table, events }: Reached<G>,
  had: string[][],
  have: string[][],
  type: Protocol.Event<G>["type"],
): Reached<G> {
  const { seat } = table;
  const cards = have[seat].filter((card) => !had[seat].includes(card));
  const shown = events.some(
    (event) => event.type === "deal" || ("cards" in event && "seat" in event && event.seat === seat),
  );
  const gained = { type, seat, cards } as unknown as Protocol.Event<G>;
  return { table, events: shown || !cards.length ? events : [...events, gained] };
}
