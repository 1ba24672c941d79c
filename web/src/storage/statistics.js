/** @file Statistics: how many matches of a game were played and won, and how the last one ended. */

import catalogue from "nanafuda:catalogue";

import { shelves } from "./settings.js";
import { object } from "./parse.js";

/** So many matches of a game are remembered as counted. */
const COUNTED = 20;

/**
 * @typedef {object} Last  how the last match ended
 * @property {string} at  ISO time
 * @property {string} level  the bots'
 * @property {boolean} won
 * @property {number} place  the person's, where everybody plays for themselves
 * @property {number} seats  how many played
 */
/** @typedef {{played: number, won: number}} Tally  matches */
/** @typedef {Tally & {levels: Record<string, unknown>, last: Last | null}} Statistics  older pages kept neither by level nor `last` */

/** @param {string} game @returns {Statistics} */
export function statistics(game) {
  const { last, levels, ...all } = object(shelves.statistics.get(game));
  return { ...tallyOf(all), levels: object(levels), last: isLast(last) ? last : null };
}

/** @param {unknown} value @returns {Tally} */
export function tallyOf(value) {
  const { played, won } = object(value);
  const count = (/** @type {unknown} */ n) => (typeof n === "number" && Number.isSafeInteger(n) && n > 0 ? n : 0);
  return { played: count(played), won: Math.min(count(won), count(played)) };
}

/** @param {unknown} value @returns {value is Last} */
function isLast(value) {
  const { at, level, won, place, seats } = object(value);
  const named = typeof at === "string" && typeof level === "string" && typeof won === "boolean";
  return named && [place, seats].every((n) => Number.isSafeInteger(n) && Number(n) > 0);
}

/** How a match has ended for the person: winners first, then by points. @param {Seam.State} state @returns {Last} */
function lastOf({ table, level }) {
  const { game, seat, scores, seats, winners } = table;
  const lowest = catalogue.games.find(({ id }) => id === game)?.lowest;
  const won = winners.includes(seat);
  const ahead = (/** @type {number} */ points) => (lowest ? points < scores[seat] : points > scores[seat]);
  const before = won ? [] : scores.filter((points, other) => winners.includes(other) || ahead(points));
  return { at: new Date().toISOString(), level, won, place: before.length + 1, seats };
}

/** Adds a finished match, unless it has been added. @param {string} match @param {Seam.State} state */
export function countMatch(match, state) {
  const { game } = state.table;
  const last = lastOf(state);
  const { played, won, levels } = statistics(game);
  const more = (/** @type {Tally} */ so) => ({ played: so.played + 1, won: so.won + (last.won ? 1 : 0) });
  const { counted } = object(shelves.statistics.get(game));
  const known = Array.isArray(counted) ? counted : [];
  if (known.includes(match)) return;
  shelves.statistics.set(game, {
    ...more({ played, won }),
    levels: { ...levels, [last.level]: more(tallyOf(levels[last.level])) },
    last,
    counted: [...known, match].slice(-COUNTED),
  });
}
