// Stored practice results: the rating in each game, and due dates of mistakes (FSRS).

import { createEmptyCard, fsrs, Rating } from "ts-fsrs";

import { t } from "../../i18n/messages.ts";
import * as practised from "../../storage/practice-progress.ts";
import { doubtOf, START } from "./rating.ts";
import type { Rating as Rated } from "../../storage/practice-progress.ts";

/** Correct answers after which a mistake is retired. */
export const ENOUGH = 3;

/** Schedules in days, not minutes: a mistake is due tomorrow at the earliest. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

export const skillIn = (game: string): Rated => practised.ratingOf(game) ?? START;

export const ratingInWords = (rated: Rated) =>
  t("practice-rating-of", { rating: `${Math.round(rated.rating)}`, by: `${doubtOf(rated)}` });

/** Returns the first due date of a mistake, the day after the deal. @param at ISO time of the deal */
export function dayAfter(at: string) {
  const day = new Date(at);
  day.setHours(24, 0, 0, 0);
  return day.toISOString();
}

/** Updates a mistake after another answer. */
export function metAgain({ right: count, card }: practised.Own, right: boolean, now: Date = new Date()): practised.Own {
  // The scheduler throws if the last review is in the future: the clock may have been set back.
  const time = card && new Date(card.last_review) > now ? new Date(card.last_review) : now;
  const next = scheduler.next(card ?? createEmptyCard(time), time, right ? Rating.Good : Rating.Again).card;
  return {
    right: count + Number(right),
    due: next.due.toISOString(),
    card: JSON.parse(JSON.stringify(next)),
  };
}
