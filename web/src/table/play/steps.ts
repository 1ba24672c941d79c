// Pictures on the way from one state to the next: what has happened is seen before what comes of it.

import type { Pause, News, Reached, Step } from "../game-table.ts";

/** A moment on the way: everything up to the event number `to` has happened, and the table still is as `was` says. */
type Moment<G extends Seam.Game> = {
  to: number;
  pause: Pause;
  was?: Partial<Seam.Table<G>>;
  news?: News;
  closed?: boolean;
};

/**
 * A step for each moment, in which nobody is to act and nothing has ended, and one for the table as it is now. Moments
 * that have not come, or not after the one before, are left out.
 * @param last the pause at the end
 */
export function inSteps<G extends Seam.Game>(
  { table, events }: Reached<G>,
  moments: Moment<G>[],
  last: Pause = "none",
): Step<G>[] {
  const { result, results } = table;
  const scores = result ? table.scores.map((score, seat) => score - result.change[seat]) : table.scores;
  const before = { scores, results: result ? results.slice(0, -1) : results };
  const quiet = { ...table, ...before, turn: null, result: null, over: false, winners: [] };
  let told = 0;
  const steps: Step<G>[] = [];
  for (const { to, was, ...how } of moments) {
    if (to <= told) continue;
    steps.push({ ...how, table: { ...quiet, ...was }, events: events.slice(told, to) });
    told = to;
  }
  return steps.length ? [...steps, { table, events: events.slice(told), pause: last }] : [{ table, events }];
}

/** After how many events one of these types has happened; 0: not at all. */
export const past = (events: readonly { type: string }[], ...types: string[]) =>
  events.findIndex(({ type }) => types.includes(type)) + 1;

/** What every table says and nobody sees arrive: these stand as they were until the cards have landed. */
const SAID = ["turn", "scores", "counts"];

/**
 * A step while its cards are on their way: they already lie where they go, and nothing is said of it yet.
 * @param before what has been seen
 * @param own what a game's table says besides (`said` of its file)
 */
export function onTheWay({ table: seen }: Step, { table, events }: Step, own: readonly string[] = []): Step {
  if (events.some(({ type }) => type === "deal")) {
    const dealt = { ...table, turn: null, counts: table.counts.map(() => 0) };
    return { table: dealt, shown: dealt, events: [] };
  }
  const said = Object.entries(seen).filter(([name]) => SAID.includes(name) || own.includes(name));
  const quiet = { ...table, ...Object.fromEntries(said), result: null, over: false, winners: [] };
  if (table.result) quiet.phase = seen.phase;
  if ("trick" in quiet && "trick" in seen && seen.trick.winner === undefined) {
    const { winner: _, ...trick } = quiet.trick;
    quiet.trick = trick;
  }
  return { table: quiet, shown: seen, events: [] };
}

/**
 * What has happened, and of the cards that the person has gained by it, where no event tells of them: an event of this
 * type, which nobody else is told.
 * @param have by seat
 */
export function withGained<G extends Seam.Game>(
  { table, events }: Reached<G>,
  had: string[][],
  have: string[][],
  type: Seam.Event<G>["type"],
): Reached<G> {
  const { seat } = table;
  const cards = have[seat].filter((card) => !had[seat].includes(card));
  const told = events.some(
    (event) => event.type === "deal" || ("cards" in event && "seat" in event && event.seat === seat),
  );
  const gained = { type, seat, cards } as unknown as Seam.Event<G>;
  return { table, events: told || !cards.length ? events : [...events, gained] };
}
