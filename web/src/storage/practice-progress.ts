// Practice progress: the rating of each game, the puzzles answered, and when a mistake is due again.

import catalogue from "nanafuda:catalogue";

import { isObject, object } from "./parse.ts";
import { MOST } from "./rating-bounds.ts";
import { Shelf } from "./store.ts";
import type { Card as CardOf } from "ts-fsrs";

const shelf = new Shelf("practice");
/** Maximum length of a game's list of answered puzzles. */
const LONG = 40_000;
const NAME = 60;
/** Allowed clock difference in milliseconds. */
const DAY = 86_400_000;

export interface Rating {
  rating: number;
  rd: number; // rating deviation
  vol: number; // volatility
  count: number; // number of answers
}

/** A mistake of the person's own, scheduled for review. */
export interface Own {
  right: number; // number of right answers
  due: string; // ISO time
  card?: Card; // scheduler state
}

type Card = Omit<CardOf, "due" | "last_review"> & { due: string; last_review: string };

/** Filter of the practice page; "" means all. */
export interface Filter {
  game: string;
  kind: string; // "own", "stock"
  theme: string;
}

interface Today {
  day: string;
  right: Record<string, boolean>; // result of the first try, by puzzle
}

/** Validator of each part; a falsy result rejects the value. */
const PARTS: [RegExp, (value: any) => object | null | false][] = [
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

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isWithin = (least: number, value: unknown, most: number) =>
  typeof value === "number" && value >= least && value <= most;
const isTime = (value: unknown): value is string =>
  typeof value === "string" && value.length <= 30 && !Number.isNaN(Date.parse(value));
const isPast = (value: unknown) => isTime(value) && Date.parse(value) < Date.now() + DAY;

const isRating = ({ rating, rd, vol, count }: Rating) =>
  isWithin(-MOST.rating, rating, MOST.rating) &&
  isWithin(Number.MIN_VALUE, rd, MOST.rd) &&
  isWithin(Number.MIN_VALUE, vol, MOST.vol) &&
  isCount(count) &&
  count <= MOST.count;

/** Whether the scheduler accepts the card; these are its own bounds. */
const isCard = (card: any): card is Card =>
  isObject(card) &&
  isTime(card.due) &&
  isPast(card.last_review) &&
  isWithin(0.001, card.stability, 36_500) &&
  isWithin(1, card.difficulty, 10) &&
  isWithin(1, card.state, 3) &&
  [card.state, card.reps, card.lapses, card.learning_steps, card.elapsed_days, card.scheduled_days].every(isCount);

/** @returns null: invalid */
const valid = (part: string, value: unknown): any =>
  PARTS.find(([name]) => name.test(part))?.[1](object(value)) || null;

/** @returns the stored value; null if absent or invalid */
const get = (part: string): any => valid(part, shelf.get(part));

/** All valid parts. */
export const all = (): Record<string, any> => readable(shelf.all());

/** Filters the valid parts. */
export function readable(parts: Record<string, unknown>): Record<string, any> {
  const read = Object.entries(parts).map(([part, value]) => [part, valid(part, value)]);
  return Object.fromEntries(read.filter(([, value]) => value));
}

/** Merges two records of the same part. Any other part is replaced. */
const MERGE: Record<string, (mine: any, other: any) => object> = {
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

/** Whether the first record of a mistake has more answers. */
const isFurther = (one: Own, other: Own) =>
  one.right === other.right ? (one.card?.reps ?? 0) > (other.card?.reps ?? 0) : one.right > other.right;

/**
 * Merges imported or restored parts into storage.
 * @param parts validated by {@link readable}
 * @returns whether they are stored
 */
export const take = (parts: Record<string, any>): boolean =>
  Object.entries(parts).every(([part, value]) => {
    const mine = get(part);
    const merge = MERGE[part.split("/")[0]];
    return shelf.set(part, mine && merge ? merge(mine, value) : value);
  });

/** Removes all parts. @returns restores them */
export function erase(): () => void {
  const had = all();
  for (const part in had) shelf.drop(part);
  return () => void take(had);
}

export const ratingOf = (game: string): Rating | null => get(`rating/${game}`);
/** @returns whether it is stored */
export const rate = (game: string, rating: Rating): boolean => shelf.set(`rating/${game}`, rating);
/** Whether answers change the rating. */
export const isRated = () => get("unrated")?.off !== true;
export const setRated = (on: boolean) => shelf.set("unrated", { off: !on });

/** Ids of the puzzles of a game that were answered, without the game's prefix. */
export const doneOf = (game: string): string[] => idsOf(get(`done/${game}`));
export const setDone = (game: string, ids: string[]) => shelf.set(`done/${game}`, { ids: idsIn(ids) });
const idsOf = (done: { ids: string } | null): string[] => (done?.ids ?? "").split(" ").filter(Boolean);
/** Joins the ids. Drops the oldest if the text is too long. */
function idsIn(ids: string[]) {
  const text = ids.join(" ");
  return text.length > LONG ? text.slice(text.indexOf(" ", text.length - LONG) + 1) : text;
}

export const own = (id: string): Own | null => get(`own/${id}`);
export const setOwn = (id: string, one: Own) => shelf.set(`own/${id}`, one);
/** Id of a mistake. @param index index of the action */
export const idOfOwn = ({ game, replay }: { game: string; replay: string }, index: number | "") =>
  `${game}-${new URLSearchParams(replay).get("check")}-${index}`;
/** Removes the schedule of these deals' mistakes. @returns the parts for {@link take} to restore */
export function dropOwn(deals: { game: string; replay: string }[]): Record<string, Own> {
  const ids = new Set(deals.map((deal) => `own/${idOfOwn(deal, "")}`));
  const dropped = Object.entries(all()).filter(([part]) => ids.has(part.replace(/\d+$/, "")));
  for (const [part] of dropped) shelf.drop(part);
  return Object.fromEntries(dropped);
}

/** @param game if nothing has been chosen yet */
export const filter = (game: string = ""): Filter => get("filter") ?? { game, kind: "", theme: "" };
export const setFilter = (chosen: Filter) => shelf.set("filter", chosen);

/** Answers to the three puzzles of a day. */
export function today(day: string): Today["right"] {
  const known = get("today");
  return known?.day === day ? known.right : {};
}
/** Stores an answer; only the first try counts. */
export const noteToday = (day: string, id: string, right: boolean) =>
  shelf.set("today", { day, right: { [id]: right, ...today(day) } });
