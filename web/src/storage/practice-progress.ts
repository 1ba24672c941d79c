// What somebody has practised: a rating in each game, which puzzles were answered, when a mistake comes back.

import catalogue from "nanafuda:catalogue";

import { isObject, object } from "./parse.ts";
import { MOST } from "./rating-bounds.ts";
import { Shelf } from "./store.ts";
import type { Card as CardOf } from "ts-fsrs";

const shelf = new Shelf("practice");
/** So long a text is what has been answered of a game. */
const LONG = 40_000;
const NAME = 60;
/** Milliseconds that clocks may differ by. */
const DAY = 86_400_000;

export interface Rating {
  rating: number;
  rd: number; // its deviation
  vol: number; // its volatility
  count: number; // of answers
}

/** A mistake of one's own, on its way back. */
export interface Own {
  right: number; // how often it was answered right
  due: string; // ISO time
  card?: Card; // what the scheduler knows of it
}

type Card = Omit<CardOf, "due" | "last_review"> & { due: string; last_review: string };

/** What is to be practised; "" is all. */
export interface Filter {
  game: string;
  kind: string; // "own", "stock"
  theme: string;
}

interface Today {
  day: string;
  right: Record<string, boolean>; // by puzzle, of the first try
}

/** How each part is read; a falsy result: it is not what it should be. */
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

/** Whether the scheduler can go on with it: it has these bounds itself. */
const isCard = (card: any): card is Card =>
  isObject(card) &&
  isTime(card.due) &&
  isPast(card.last_review) &&
  isWithin(0.001, card.stability, 36_500) &&
  isWithin(1, card.difficulty, 10) &&
  isWithin(1, card.state, 3) &&
  [card.state, card.reps, card.lapses, card.learning_steps, card.elapsed_days, card.scheduled_days].every(isCount);

/** @returns null: it is not what it should be */
const fit = (part: string, value: unknown): any => PARTS.find(([name]) => name.test(part))?.[1](object(value)) || null;

/** @returns what is kept; null where there is none, or it is not what it should be */
const get = (part: string): any => fit(part, shelf.get(part));

/** All of it, by part. */
export const all = (): Record<string, any> => readable(shelf.all());

/** The parts that are what they should be. */
export function readable(parts: Record<string, unknown>): Record<string, any> {
  const read = Object.entries(parts).map(([part, value]) => [part, fit(part, value)]);
  return Object.fromEntries(read.filter(([, value]) => value));
}

/** What remains of two records of the same part; any other part is replaced. */
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

/** Whether a mistake was answered more often. */
const isFurther = (one: Own, other: Own) =>
  one.right === other.right ? (one.card?.reps ?? 0) > (other.card?.reps ?? 0) : one.right > other.right;

/**
 * Joins what a file brings, or what was taken away, to what is there.
 * @param parts {@link readable} ones
 * @returns whether it is stored
 */
export const take = (parts: Record<string, any>): boolean =>
  Object.entries(parts).every(([part, value]) => {
    const mine = get(part);
    const merge = MERGE[part.split("/")[0]];
    return shelf.set(part, mine && merge ? merge(mine, value) : value);
  });

/** Removes all of it. @returns gives it back */
export function erase(): () => void {
  const had = all();
  for (const part in had) shelf.drop(part);
  return () => void take(had);
}

export const ratingOf = (game: string): Rating | null => get(`rating/${game}`);
/** @returns whether it is stored */
export const rate = (game: string, rating: Rating): boolean => shelf.set(`rating/${game}`, rating);
/** Whether answers count for a rating. */
export const isRated = () => get("unrated")?.off !== true;
export const setRated = (on: boolean) => shelf.set("unrated", { off: !on });

/** The puzzles of a game that were answered, by their ids without the game's. */
export const doneOf = (game: string): string[] => idsOf(get(`done/${game}`));
export const setDone = (game: string, ids: string[]) => shelf.set(`done/${game}`, { ids: idsIn(ids) });
const idsOf = (done: { ids: string } | null): string[] => (done?.ids ?? "").split(" ").filter(Boolean);
/** As text; where it is too long, the oldest go. */
function idsIn(ids: string[]) {
  const text = ids.join(" ");
  return text.length > LONG ? text.slice(text.indexOf(" ", text.length - LONG) + 1) : text;
}

export const own = (id: string): Own | null => get(`own/${id}`);
export const setOwn = (id: string, one: Own) => shelf.set(`own/${id}`, one);
/** Names a mistake. @param index of the action */
export const idOfOwn = ({ game, replay }: { game: string; replay: string }, index: number | "") =>
  `${game}-${new URLSearchParams(replay).get("check")}-${index}`;
/** Removes the schedule of these deals' mistakes. @returns what {@link take} puts back */
export function dropOwn(deals: { game: string; replay: string }[]): Record<string, Own> {
  const ids = new Set(deals.map((deal) => `own/${idOfOwn(deal, "")}`));
  const dropped = Object.entries(all()).filter(([part]) => ids.has(part.replace(/\d+$/, "")));
  for (const [part] of dropped) shelf.drop(part);
  return Object.fromEntries(dropped);
}

export const filter = (): Filter => get("filter") ?? { game: "", kind: "", theme: "" };
export const setFilter = (chosen: Filter) => shelf.set("filter", chosen);

/** What of a day's three has been answered. */
export function today(day: string): Today["right"] {
  const known = get("today");
  return known?.day === day ? known.right : {};
}
/** The first try counts. */
export const noteToday = (day: string, id: string, right: boolean) =>
  shelf.set("today", { day, right: { [id]: right, ...today(day) } });
