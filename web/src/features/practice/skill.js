/** @file How well somebody answers: the rating in each game, and when a mistake comes back (FSRS). */

import { createEmptyCard, fsrs, Rating } from "ts-fsrs";

import { t } from "../../i18n/messages.js";
import * as practised from "../../storage/practice-progress.js";
import { doubtOf, START } from "./rating.js";

/** @typedef {import("../../storage/practice-progress.js").Rating} Rated */

/** So often a mistake is answered right until it stays away. */
export const ENOUGH = 3;

/** Days, not minutes: it comes back tomorrow at the earliest. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** @param {string} game @returns {Rated} */
export const skillIn = (game) => practised.ratingOf(game) ?? START;

/** @param {Rated} rated */
export const ratingInWords = (rated) =>
  t("practice-rating-of", { rating: `${Math.round(rated.rating)}`, by: `${doubtOf(rated)}` });

/** When a mistake first comes back: on the day after the deal. @param {string} at  ISO time of the deal */
export function dayAfter(at) {
  const day = new Date(at);
  day.setHours(24, 0, 0, 0);
  return day.toISOString();
}

/**
 * A mistake has been met again.
 * @param {practised.Own} before @param {boolean} right @param {Date} [now]
 * @returns {practised.Own}
 */
export function metAgain({ right: count, card }, right, now = new Date()) {
  // The scheduler throws if the last answer lies ahead: clocks may have been set back.
  const time = card && new Date(card.last_review) > now ? new Date(card.last_review) : now;
  const next = scheduler.next(card ?? createEmptyCard(time), time, right ? Rating.Good : Rating.Again).card;
  return {
    right: count + Number(right),
    due: next.due.toISOString(),
    card: JSON.parse(JSON.stringify(next)),
  };
}
