// Own mistakes that are due for review. Apart from the puzzles and the scheduler, which the lobby does not need.

import * as dealStore from "../../storage/deals.ts";
import * as practised from "../../storage/practice-progress.ts";
import type { Puzzle } from "nanafuda:puzzles";

/** A position to answer. */
export interface Asked {
  id: string;
  game: string;
  replay: string; // link to the deal, with the seat and the bots' level
  puzzle: Puzzle | null; // null: an own mistake
  mistake: dealStore.Mistake | null; // null: a puzzle
}

/** Correct answers after which a mistake is retired. */
export const ENOUGH = 3;

function ofOwn({ game, replay }: dealStore.Deal, mistake: dealStore.Mistake): Asked {
  return { id: practised.idOfOwn({ game, replay }, mistake.index), game, replay, puzzle: null, mistake };
}

/** Hour of the person's own time zone at which what is due on a day comes up: who plays past midnight has yet to sleep. */
const MORNING = 4;

/** Returns when a person's day begins or began. @param days later @param at a time of the day, which lasts until 4:00 */
export function morning(at: Date, days: number) {
  const day = new Date(at);
  day.setHours(day.getHours() - MORNING); // before 4:00 it is still the day before
  day.setDate(day.getDate() + days);
  day.setHours(MORNING, 0, 0, 0);
  return day;
}

/** Returns the first due date of a mistake, the day after the deal. @param at ISO time of the deal */
export const dayAfter = (at: string) => morning(new Date(at), 1).toISOString();

/** Returns own mistakes that are due, longest overdue first. Rejects with `Unreadable` if the deals cannot be read. */
export async function waiting(game?: string, theme?: string, now: Date = new Date()) {
  const deals = (await dealStore.all()).filter((deal) => !game || deal.game === game);
  const all = deals.flatMap((deal) =>
    (deal.mistakes ?? []).map((mistake) => {
      const asked = ofOwn(deal, mistake);
      const { right, due } = practised.own(asked.id) ?? { right: 0, due: dayAfter(deal.at) };
      return { asked, right, due };
    }),
  );
  return all
    .filter(({ right, due }) => right < ENOUGH && new Date(due) <= now)
    .filter(({ asked: { mistake } }) => !theme || mistake?.themes?.includes(theme))
    .sort((a, b) => (a.due < b.due ? -1 : 1))
    .map(({ asked }) => asked);
}

/** Resolves to null if the deals cannot be read. */
export async function ifRead<T>(some: T | Promise<T>): Promise<T | null> {
  try {
    return await some;
  } catch (fault) {
    if (fault instanceof dealStore.Unreadable) return null;
    throw fault;
  }
}
