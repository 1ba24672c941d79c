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

/** Number of positions of a day. */
export const TODAY = 3;
/** Correct answers after which a mistake is retired. */
export const ENOUGH = 3;

function ofOwn({ game, replay }: dealStore.Deal, mistake: dealStore.Mistake): Asked {
  return { id: practised.idOfOwn({ game, replay }, mistake.index), game, replay, puzzle: null, mistake };
}

/** Returns the first due date of a mistake, the day after the deal. @param at ISO time of the deal */
export function dayAfter(at: string) {
  const day = new Date(at);
  day.setHours(24, 0, 0, 0);
  return day.toISOString();
}

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
