// Statistics of a game: matches played, matches won and the last result.

import { placeIn } from "../base/places.ts";
import { stores } from "./settings.ts";
import type { Deal } from "./deals.ts";
import { flag, list, maybe, number, object, shape, text, whole } from "./schema.ts";

/** Number of match ids remembered as counted. */
const COUNTED = 20;
/** Number of deleted deals remembered for the title. */
const DELETED = 100;

/** Result of the last match. */
export interface Last {
  at: string; // ISO time
  level: string; // level of the bots
  won: boolean;
  place: number; // the person's place; meaningful only in games without partners
  tied?: number; // how many others share it; absent in records of older pages
  seats: number; // number of players
}

/** Counts of matches. */
export type Tally = { played: number; won: number };

/** Records of older pages lack `levels` and `last`. */
type Statistics = Tally & { levels: Record<string, unknown>; last: Last | null };

export function statistics(game: string): Statistics {
  const { last, levels, ...all } = object(stores.statistics.get(game));
  return { ...tallyOf(all), levels: object(levels), last: isLast(last) ? last : null };
}

export function tallyOf(value: unknown): Tally {
  const { played, won } = object(value);
  const count = (n: unknown) => (typeof n === "number" && Number.isSafeInteger(n) && n > 0 ? n : 0);
  return { played: count(played), won: Math.min(count(won), count(played)) };
}

const isLast = shape<Last>({
  at: text(),
  level: text(),
  won: flag,
  place: whole(1),
  tied: maybe(whole()),
  seats: whole(1),
});

/** Returns the person's result. */
function lastOf({ table, level }: Protocol.State): Last {
  const { seat, seats, scores, winners } = table;
  const placed = placeIn(table, seat, [...scores.keys()]);
  return { at: new Date().toISOString(), level, won: winners.includes(seat), ...placed, seats };
}

/** Counts a finished match, once. */
export function countMatch(match: string, state: Protocol.State) {
  const { game } = state.table;
  const last = lastOf(state);
  const { played, won, levels } = statistics(game);
  const more = (so: Tally) => ({ played: so.played + 1, won: so.won + (last.won ? 1 : 0) });
  const stored = object(stores.statistics.get(game));
  const known = Array.isArray(stored.counted) ? stored.counted : [];
  if (known.includes(match)) return;
  stores.statistics.set(game, {
    ...stored,
    ...more({ played, won }),
    levels: { ...levels, [last.level]: more(tallyOf(levels[last.level])) },
    last,
    counted: [...known, match].slice(-COUNTED),
  });
}

/** The facts of a deleted deal that count for the title; `replay` ends before the moves. */
type Deleted = Pick<Deal, "at" | "replay" | "undone" | "hinted" | "field">;

const areDeleted = list(
  shape<Deleted>({
    ...{ at: text(), replay: text(), undone: flag, hinted: flag },
    field: maybe(
      shape<NonNullable<Deal["field"]>>({
        percent: number(0, 100),
        place: whole(),
        levels: maybe(list(number(0, 100))),
      }),
    ),
  }),
);

/** The cards of a deal: its link without the moves. */
export const cardsOf = (replay: string) => replay.split("&moves=")[0];

export function deletedDeals(game: string): Deleted[] {
  const { deleted } = object(stores.statistics.get(game));
  return areDeleted(deleted) ? deleted : [];
}

/** Remembers what counts of deals that are deleted. */
export function rememberDeleted(deals: readonly Deal[]) {
  for (const [game, gone] of Map.groupBy(deals, (deal) => deal.game)) {
    const facts = gone.map(({ at, replay, undone, hinted, field }) => ({
      ...{ at, replay: cardsOf(replay), undone, hinted },
      ...(field && { field: { percent: field.percent, place: field.place } }),
    }));
    const earlier = deletedDeals(game).filter(({ at }) => !facts.some((one) => one.at === at));
    const deleted = [...earlier, ...facts].sort((a, b) => (a.at < b.at ? -1 : 1)).slice(-DELETED);
    stores.statistics.set(game, { ...object(stores.statistics.get(game)), deleted });
  }
}
