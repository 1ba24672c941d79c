/** @file What somebody has practised: a rating in each game, which puzzles were answered, when a mistake comes back. */

import { object } from "./shapes.js";
import { Shelf } from "./shelf.js";

const shelf = new Shelf("practice");
/** So long a text is what has been answered of a game. */
const LONG = 40_000;

/**
 * @typedef {object} Rating
 * @property {number} rating
 * @property {number} rd  its deviation
 * @property {number} vol  its volatility
 * @property {number} count  of answers
 *
 * @typedef {object} Own  a mistake of one's own, on its way back
 * @property {number} right  how often it was answered right
 * @property {string} due  ISO time
 * @property {Record<string, unknown>} [card]  what the scheduler knows of it
 *
 * @typedef {object} Filter  what is to be practised; "" is all
 * @property {string} game
 * @property {string} kind  "own", "stock"
 * @property {string} theme
 *
 * @typedef {object} Today
 * @property {string} day
 * @property {Record<string, boolean>} right  by puzzle, of the first try
 */

/** What is kept under each name. @type {[RegExp, (value: any) => boolean][]} */
const PARTS = [
  [
    /^rating\/[a-z-]{1,40}$/,
    ({ rating, rd, vol, count }) => [rating, rd, vol].every(Number.isFinite) && Number.isSafeInteger(count),
  ],
  [/^done\/[a-z-]{1,40}$/, ({ ids }) => typeof ids === "string" && ids.length <= LONG],
  [/^own\/[a-z0-9-]{1,60}$/, ({ right, due }) => Number.isSafeInteger(right) && !Number.isNaN(Date.parse(due))],
  [
    /^filter$/,
    ({ game, kind, theme }) => [game, kind, theme].every((one) => typeof one === "string" && one.length < 60),
  ],
  [
    /^today$/,
    ({ day, right }) => typeof day === "string" && Object.values(object(right)).every((one) => one === !!one),
  ],
  [/^unrated$/, ({ off }) => typeof off === "boolean"],
];

/** @param {string} part @param {unknown} value */
const fits = (part, value) => PARTS.some(([name, holds]) => name.test(part) && holds(object(value)));

/** @param {string} part @returns {any} what is kept; null where there is none, or it is not what it should be */
function get(part) {
  const value = shelf.get(part);
  return fits(part, value) ? value : null;
}

/** All of it, by part. */
export const all = () => Object.fromEntries(Object.entries(shelf.all()).filter(([part, value]) => fits(part, value)));

/** Takes over what somebody else has kept. @param {Record<string, unknown>} parts @returns {boolean} whether it is stored */
export const take = (parts) => Object.entries(parts).every(([part, value]) => shelf.set(part, value));

/** Whether this can be stored. @param {Record<string, unknown>} parts */
export const isPractice = (parts) => Object.entries(parts).every(([part, value]) => fits(part, value));

/** Removes all of it. @returns {() => void} gives it back */
export function erase() {
  const had = all();
  for (const part in had) shelf.drop(part);
  return () => void take(had);
}

/** @param {string} game @returns {Rating | null} */
export const ratingOf = (game) => get(`rating/${game}`);
/** @param {string} game @param {Rating} rating @returns {boolean} whether it is stored */
export const rate = (game, rating) => shelf.set(`rating/${game}`, rating);
/** Whether answers count for a rating. */
export const isRated = () => get("unrated")?.off !== true;
/** @param {boolean} on */
export const setRated = (on) => shelf.set("unrated", { off: !on });

/** The puzzles of a game that were answered, by their ids without the game's. @param {string} game @returns {string[]} */
export const doneOf = (game) => (get(`done/${game}`)?.ids ?? "").split(" ").filter(Boolean);
/** @param {string} game @param {string[]} ids */
export const setDone = (game, ids) => shelf.set(`done/${game}`, { ids: ids.join(" ").slice(-LONG) });

/** @param {string} id @returns {Own | null} */
export const own = (id) => get(`own/${id}`);
/** @param {string} id @param {Own} one */
export const setOwn = (id, one) => shelf.set(`own/${id}`, one);
/** The mistakes of which something is known. */
export const owned = () => Object.keys(all()).flatMap((part) => part.match(/^own\/(.+)/)?.[1] ?? []);
/** @param {string} id */
export const dropOwn = (id) => shelf.drop(`own/${id}`);

/** @returns {Filter} */
export const filter = () => get("filter") ?? { game: "", kind: "", theme: "" };
/** @param {Filter} chosen */
export const setFilter = (chosen) => shelf.set("filter", chosen);

/** What of a day's three has been answered. @param {string} day @returns {Today["right"]} */
export function today(day) {
  const known = get("today");
  return known?.day === day ? known.right : {};
}
/** The first try counts. @param {string} day @param {string} id @param {boolean} right */
export const noteToday = (day, id, right) => shelf.set("today", { day, right: { [id]: right, ...today(day) } });
