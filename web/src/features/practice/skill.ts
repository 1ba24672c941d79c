// Stored practice results: the rating in each game, and due dates of mistakes.

import { t } from "../../i18n/messages.ts";
import { ENOUGH, morning } from "../progress/index.ts";
import * as practised from "../../storage/practice-progress.ts";
import { doubtOf, START } from "./rating.ts";
import type { Rating as Rated } from "../../storage/practice-progress.ts";

/** Days after which a mistake returns, by the number of right answers since; those of FSRS for such a card. */
const DAYS = [1, 3, 8];

export const skillIn = (game: string): Rated => practised.ratingOf(game) ?? START;

/** Answers from which a rating is shown. Before, it jumps by hundreds of points. */
export const SHOWN = 10;

export const ratingInWords = (rated: Rated) =>
  t("practice-rating-of", { rating: `${Math.round(rated.rating)}`, by: `${doubtOf(rated)}` });

/** Whether a scheduled mistake is not due yet. */
export const isEarly = ({ due }: practised.Own, now = new Date()) => new Date(due) > now;

/** Updates a mistake after another answer. */
export function reschedule({ right: count }: practised.Own, right: boolean, now: Date = new Date()): practised.Own {
  const days = right ? DAYS[Math.min(count + 1, DAYS.length - 1)] : DAYS[0];
  return { right: count + Number(right), due: morning(now, days).toISOString() };
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
