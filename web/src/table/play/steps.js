/**
 * Pictures on the way from one state to the next: what has happened is seen before what comes of it.
 * @typedef {import("../game-table.js").Pause} Pause
 * @typedef {import("../game-table.js").News} News
 */

/**
 * A moment on the way: everything up to the event number `to` has happened, and the table still is as `was` says.
 * @template {Seam.Game} G
 * @typedef {{to: number, pause: Pause, was?: Partial<Seam.Table<G>>, news?: News, closed?: boolean}} Moment
 */

/**
 * A step for each moment, in which nobody is to act and nothing has ended, and one for the table as it is now.
 * Moments that have not come, or not after the one before, are left out.
 * @template {Seam.Game} G
 * @param {import("../game-table.js").Reached<G>} after @param {Moment<G>[]} moments
 * @param {Pause} [last]  the pause at the end
 * @returns {import("../game-table.js").Step<G>[]}
 */
export function inSteps({ table, events }, moments, last = "none") {
  const { result, results } = table;
  const scores = result ? table.scores.map((score, seat) => score - result.change[seat]) : table.scores;
  const before = { scores, results: result ? results.slice(0, -1) : results };
  const quiet = { ...table, ...before, turn: null, result: null, over: false, winners: [] };
  let told = 0;
  /** @type {import("../game-table.js").Step<G>[]} */
  const steps = [];
  for (const { to, was, ...how } of moments) {
    if (to <= told) continue;
    steps.push({ ...how, table: { ...quiet, ...was }, events: events.slice(told, to) });
    told = to;
  }
  return steps.length ? [...steps, { table, events: events.slice(told), pause: last }] : [{ table, events }];
}

/**
 * After how many events one of these types has happened; 0: not at all.
 * @param {readonly {type: string}[]} events @param {...string} types
 */
export const past = (events, ...types) => events.findIndex(({ type }) => types.includes(type)) + 1;

/** What every table says and nobody sees arrive: these stand as they were until the cards have landed. */
const SAID = ["turn", "scores", "counts"];

/**
 * A step while its cards are on their way: they already lie where they go, and nothing is said of it yet.
 * @param {import("../game-table.js").Step} before  what has been seen @param {import("../game-table.js").Step} step
 * @param {readonly string[]} [own]  what a game's table says besides (`said` of its file)
 * @returns {import("../game-table.js").Step}
 */
export function onTheWay({ table: seen }, { table, events }, own = []) {
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
 * @template {Seam.Game} G
 * @param {import("../game-table.js").Reached<G>} after @param {string[][]} had @param {string[][]} have  by seat
 * @param {Seam.Event<G>["type"]} type
 * @returns {import("../game-table.js").Reached<G>}
 */
export function withGained({ table, events }, had, have, type) {
  const { seat } = table;
  const cards = have[seat].filter((card) => !had[seat].includes(card));
  const told = events.some(
    (event) => event.type === "deal" || ("cards" in event && "seat" in event && event.seat === seat),
  );
  const gained = /** @type {Seam.Event<G>} */ (/** @type {unknown} */ ({ type, seat, cards }));
  return { table, events: told || !cards.length ? events : [...events, gained] };
}
