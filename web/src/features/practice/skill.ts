// Stored practice results: the rating in each game, and due dates of mistakes (FSRS).

import { createEmptyCard, fsrs, Rating } from "ts-fsrs";

import { t } from "../../i18n/messages.ts";
import { ENOUGH, morning } from "../progress/index.ts";
import * as practised from "../../storage/practice-progress.ts";
import { doubtOf, START } from "./rating.ts";
import type { Rating as Rated } from "../../storage/practice-progress.ts";

/** Schedules in days, not minutes: a mistake is due tomorrow morning at the earliest. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

export const skillIn = (game: string): Rated => practised.ratingOf(game) ?? START;

/** Answers from which a rating is shown. Before, it jumps by hundreds of points. */
export const SHOWN = 10;

export const ratingInWords = (rated: Rated) =>
  t("practice-rating-of", { rating: `${Math.round(rated.rating)}`, by: `${doubtOf(rated)}` });

/** Whether a scheduled mistake is not due yet. */
export const isEarly = ({ card, due }: practised.Own, now = new Date()) => card !== undefined && new Date(due) > now;

const DAY = 24 * 3600 * 1000;

/** Updates a mistake after another answer. */
export function reschedule(
  { right: count, card }: practised.Own,
  right: boolean,
  now: Date = new Date(),
): practised.Own {
  // The scheduler throws if the last review is in the future: the clock may have been set back.
  const time = card && new Date(card.last_review) > now ? new Date(card.last_review) : now;
  const next = scheduler.next(card ?? createEmptyCard(time), time, right ? Rating.Good : Rating.Again).card;
  return {
    right: count + Number(right),
    due: morning(time, Math.max(1, Math.round((+next.due - +time) / DAY))).toISOString(),
    card: JSON.parse(JSON.stringify(next)),
  };
}

/**
 * Returns the schedule of a puzzle after an answer. A puzzle answered wrong is treated as an own mistake. An answer
 * before it is due is no review.
 * @param known its schedule so far
 * @returns null: nothing is scheduled or changed
 */
export function failedAgain(known: practised.Own | null, right: boolean, now = new Date()): practised.Own | null {
  const open = known && known.right < ENOUGH ? known : null;
  if (open && isEarly(open, now)) return null;
  return right && !open ? null : reschedule(open ?? { right: 0, due: "" }, right, now);
}
