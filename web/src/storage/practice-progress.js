/** @file What somebody has practised: a rating in each game, which puzzles were answered, when a mistake comes back. */

import catalogue from "nanafuda:catalogue";

import { isObject, object } from "./parse.js";
import { Shelf } from "./store.js";

const shelf = new Shelf("practice");
/** So long a text is what has been answered of a game. */
const LONG = 40_000;
const NAME = 60;
/** Milliseconds that clocks may differ by. */
const DAY = 86_400_000;
/** The largest numbers of a rating. */
export const MOST = { rating: 10_000, rd: 500, vol: 1, count: 1e9 };

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
 * @property {Card} [card]  what the scheduler knows of it
 *
 * @typedef {Omit<import("ts-fsrs").Card, "due" | "last_review"> & {due: string, last_review: string}} Card
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

/** How each part is read; a falsy result: it is not what it should be. @type {[RegExp, (value: any) => object | null | false][]} */
const PARTS = [
  [/^rating\/[a-z-]{1,40}$/, (rating) => isRating(rating) && rating],
  [/^done\/[a-z-]{1,40}$/, ({ ids }) => typeof ids === "string" && ids.length <= LONG && { ids }],
  [
    /^own\/[a-z0-9-]{1,60}$/,
    ({ right, due, card }) =>
      isCount(right) && isTime(due) && { right, due: new Date(due).toISOString(), ...(isCard(card) && { card }) },
  ],
  [
    /^filter$/,
    ({ game, kind, theme }) =>
      // Another version may have other games.
      [game, kind, theme].every((one) => typeof one === "string" && one.length < NAME) && {
        ...(catalogue.games.some(({ id }) => id === game) ? { game, theme } : { game: "", theme: "" }),
        kind: ["own", "stock"].includes(kind) ? kind : "",
      },
  ],
  [
    /^today$/,
    ({ day, right }) =>
      /^\d{4}-\d\d-\d\d$/.test(day) &&
      isObject(right) &&
      Object.values(right).every((one) => typeof one === "boolean") && { day, right },
  ],
  [/^unrated$/, ({ off }) => typeof off === "boolean" && { off }],
];

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/** @param {number} least @param {unknown} value @param {number} most */
const isWithin = (least, value, most) => typeof value === "number" && value >= least && value <= most;
/** @param {unknown} value @returns {value is string} */
const isTime = (value) => typeof value === "string" && value.length <= 30 && !Number.isNaN(Date.parse(value));
/** @param {unknown} value */
const isPast = (value) => isTime(value) && Date.parse(value) < Date.now() + DAY;

/** @param {Rating} value */
const isRating = ({ rating, rd, vol, count }) =>
  isWithin(-MOST.rating, rating, MOST.rating) &&
  isWithin(Number.MIN_VALUE, rd, MOST.rd) &&
  isWithin(Number.MIN_VALUE, vol, MOST.vol) &&
  isCount(count) &&
  count <= MOST.count;

/** Whether the scheduler can go on with it: it has these bounds itself. @param {any} card @returns {card is Card} */
const isCard = (card) =>
  isObject(card) &&
  isTime(card.due) &&
  isPast(card.last_review) &&
  isWithin(0.001, card.stability, 36_500) &&
  isWithin(1, card.difficulty, 10) &&
  isWithin(1, card.state, 3) &&
  [card.state, card.reps, card.lapses, card.learning_steps, card.elapsed_days, card.scheduled_days].every(isCount);

/** @param {string} part @param {unknown} value @returns {any} null: it is not what it should be */
const fit = (part, value) => PARTS.find(([name]) => name.test(part))?.[1](object(value)) || null;

/** @param {string} part @returns {any} what is kept; null where there is none, or it is not what it should be */
const get = (part) => fit(part, shelf.get(part));

/** All of it, by part. @returns {Record<string, any>} */
export const all = () => readable(shelf.all());

/** The parts that are what they should be. @param {Record<string, unknown>} parts @returns {Record<string, any>} */
export function readable(parts) {
  const read = Object.entries(parts).map(([part, value]) => [part, fit(part, value)]);
  return Object.fromEntries(read.filter(([, value]) => value));
}

/** What remains of two records of the same part; any other part is replaced. @type {Record<string, (mine: any, other: any) => object>} */
const MERGE = {
  rating: (mine, other) => (other.count > mine.count ? other : mine),
  done(mine, other) {
    const known = idsOf(mine);
    return { ids: idsIn([...idsOf(other).filter((id) => !known.includes(id)), ...known]) };
  },
  own: (mine, other) => (isFurther(other, mine) ? other : mine),
  today(mine, other) {
    if (other.day === mine.day) return { ...mine, right: { ...other.right, ...mine.right } };
    return other.day > mine.day && isPast(other.day) ? other : mine;
  },
};

/** Whether a mistake was answered more often. @param {Own} one @param {Own} other */
const isFurther = (one, other) =>
  one.right === other.right ? (one.card?.reps ?? 0) > (other.card?.reps ?? 0) : one.right > other.right;

/** Joins what a file brings, or what was taken away, to what is there. @param {Record<string, any>} parts  {@link readable} ones @returns {boolean} whether it is stored */
export const take = (parts) =>
  Object.entries(parts).every(([part, value]) => {
    const mine = get(part);
    const merge = MERGE[part.split("/")[0]];
    return shelf.set(part, mine && merge ? merge(mine, value) : value);
  });

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
export const doneOf = (game) => idsOf(get(`done/${game}`));
/** @param {string} game @param {string[]} ids */
export const setDone = (game, ids) => shelf.set(`done/${game}`, { ids: idsIn(ids) });
/** @param {{ids: string} | null} done @returns {string[]} */
const idsOf = (done) => (done?.ids ?? "").split(" ").filter(Boolean);
/** As text; where it is too long, the oldest go. @param {string[]} ids */
function idsIn(ids) {
  const text = ids.join(" ");
  return text.length > LONG ? text.slice(text.indexOf(" ", text.length - LONG) + 1) : text;
}

/** @param {string} id @returns {Own | null} */
export const own = (id) => get(`own/${id}`);
/** @param {string} id @param {Own} one */
export const setOwn = (id, one) => shelf.set(`own/${id}`, one);
/** Names a mistake. @param {{game: string, replay: string}} deal @param {number | ""} index  of the action */
export const idOfOwn = ({ game, replay }, index) => `${game}-${new URLSearchParams(replay).get("check")}-${index}`;
/** Removes the schedule of these deals' mistakes. @param {{game: string, replay: string}[]} deals @returns {Record<string, Own>} what {@link take} puts back */
export function dropOwn(deals) {
  const ids = new Set(deals.map((deal) => `own/${idOfOwn(deal, "")}`));
  const dropped = Object.entries(all()).filter(([part]) => ids.has(part.replace(/\d+$/, "")));
  for (const [part] of dropped) shelf.drop(part);
  return Object.fromEntries(dropped);
}

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
