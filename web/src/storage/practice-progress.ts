// Practice progress: the rating of each game, the puzzles answered, and when a mistake is due again.

import catalogue from "nanafuda:catalogue";

import {
  flag,
  list,
  maybe,
  number,
  pastTime,
  record,
  shape,
  text,
  time,
  whole,
  type Check,
  MAX_RATING,
} from "./schema.ts";
import { Store } from "./store.ts";
import { undoable } from "./undo.ts";

const store = new Store("practice");
/** Maximum length of a game's list of answered puzzles. */
const LONG = 40_000;
const NAME = 60;
/** Number of positions of a day. */
export const TODAY = 3;

export interface Rating {
  rating: number;
  rd: number; // rating deviation
  vol: number; // volatility
  count: number; // number of answers
}

/** A mistake of the person's own or a puzzle answered wrong, scheduled for review. */
export interface Own {
  right: number; // number of right answers
  due: string; // ISO time
  card?: object; // of an older page
}

/** Filter of the practice page; "" means all. */
export interface Filter {
  game: string;
  kind: string; // "own", "stock"
  theme: string;
}

interface Today {
  day: string;
  right: Record<string, boolean>; // result of the first try, by puzzle
  ids?: string[]; // the day's puzzles, chosen at its first look
}

const isRating = shape<Rating>({
  rating: number(-MAX_RATING.rating, MAX_RATING.rating),
  rd: number(Number.MIN_VALUE, MAX_RATING.rd),
  vol: number(Number.MIN_VALUE, MAX_RATING.vol),
  count: whole(0, MAX_RATING.count),
});
const isOwn = shape<Pick<Own, "right" | "due">>({ right: whole(0), due: time });
const isFilter = shape<Filter>({ game: text(NAME), kind: text(NAME), theme: text(NAME) });

const part =
  <T>(is: Check<T>, read: (value: T) => object = (value) => value as object) =>
  (value: unknown) =>
    is(value) ? read(value) : null;
/** Reads each part; null: invalid. */
const PARTS: [RegExp, (value: unknown) => object | null][] = [
  [/^rating\/[a-z-]{1,40}$/, part(isRating)],
  [/^done\/[a-z-]{1,40}$/, part(shape<{ ids: string }>({ ids: text(LONG) }), ({ ids }) => ({ ids }))],
  [
    /^(own|failed)\/[a-z0-9-]{1,60}$/,
    // Older pages read a scheduler's card, too: it stays in a record until the next answer.
    part(isOwn, ({ right, due, card }: Own) => ({ right, due: new Date(due).toISOString(), ...(card && { card }) })),
  ],
  [
    /^filter$/,
    part(isFilter, ({ game, kind, theme }) => ({
      // Another version may have other games.
      ...(catalogue.games.some(({ id }) => id === game) ? { game, theme } : { game: "", theme: "" }),
      kind: ["own", "stock"].includes(kind) ? kind : "",
    })),
  ],
  [
    /^today$/,
    part(
      shape<Today>({ day: text(10, /^\d{4}-\d\d-\d\d$/), right: record(flag), ids: maybe(list(text(NAME), TODAY)) }),
      ({ day, right, ids }: Today) => ({ day, right, ...(ids && { ids }) }),
    ),
  ],
  [/^asked$/, part(shape<{ id: string }>({ id: text(NAME) }), ({ id }) => ({ id }))],
  [/^unrated$/, part(shape<{ off: boolean }>({ off: flag }), ({ off }) => ({ off }))],
];

/** @returns null: invalid */
const valid = (part: string, value: unknown): object | null =>
  PARTS.find(([name]) => name.test(part))?.[1](value) ?? null;

/** @returns the stored value; null if absent or invalid */
const get = <T>(part: string) => valid(part, store.get(part)) as T | null;

/** All valid parts. */
export const all = (): Record<string, object> => readable(store.all());

/** Filters the valid parts. */
export function readable(parts: Record<string, unknown>): Record<string, object> {
  const read = Object.entries(parts).map(([part, value]) => [part, valid(part, value)] as const);
  return Object.fromEntries(read.filter((entry): entry is [string, object] => entry[1] !== null));
}

/** Merges two records of the same part. Any other part is replaced. */
const MERGE: Record<string, (mine: any, other: any) => object> = {
  rating: (mine, other) => (other.count > mine.count ? other : mine),
  done(mine, other) {
    const known = idsOf(mine);
    return { ids: idsIn([...idsOf(other).filter((id) => !known.includes(id)), ...known]) };
  },
  own: (mine, other) => (isFurther(other, mine) ? other : mine),
  failed: (mine, other) => (isFurther(other, mine) ? other : mine),
  today(mine, other) {
    if (other.day === mine.day) return { ...mine, right: { ...other.right, ...mine.right } };
    return other.day > mine.day && pastTime(other.day) ? other : mine;
  },
};

/** Whether the first record of a mistake has more right answers, or is the later one. */
const isFurther = (one: Own, other: Own) => (one.right === other.right ? one.due > other.due : one.right > other.right);

/**
 * Merges imported parts into storage.
 * @param parts validated by {@link readable}
 * @returns whether they are stored
 */
export const merge = (parts: Record<string, object>): boolean =>
  Object.entries(parts).every(([part, value]) => {
    const mine = get<object>(part);
    const mergeParts = MERGE[part.split("/")[0]];
    return store.set(part, mine && mergeParts ? mergeParts(mine, value) : value);
  });

/** Removes all parts. @returns undoes it */
export const erase = () => drop(Object.keys(all()));
const drop = (parts: string[]) =>
  undoable(() => {
    for (const part of parts) store.drop(part);
  });

export const ratingOf = (game: string): Rating | null => get(`rating/${game}`);
/** @returns whether it is stored */
export const rate = (game: string, rating: Rating): boolean => store.set(`rating/${game}`, rating);
/** Whether answers change the rating. */
export const isRated = () => get<{ off: boolean }>("unrated")?.off !== true;
export const setRated = (on: boolean) => store.set("unrated", { off: !on });

/** Ids of the puzzles of a game that were answered, without the game's prefix. */
export const doneOf = (game: string): string[] => idsOf(get<{ ids: string }>(`done/${game}`));
export const setDone = (game: string, ids: string[]) => store.set(`done/${game}`, { ids: idsIn(ids) });
const idsOf = (done: { ids: string } | null): string[] => (done?.ids ?? "").split(" ").filter(Boolean);
/** Joins the ids. Drops the oldest if the text is too long. */
function idsIn(ids: string[]) {
  const text = ids.join(" ");
  return text.length > LONG ? text.slice(text.indexOf(" ", text.length - LONG) + 1) : text;
}

export const own = (id: string): Own | null => get(`own/${id}`);
export const setOwn = (id: string, one: Own) => store.set(`own/${id}`, one);
/** Schedule of a puzzle that was answered wrong. @param id id of the puzzle */
export const failed = (id: string): Own | null => get(`failed/${id}`);
export const setFailed = (id: string, one: Own) => store.set(`failed/${id}`, one);
/** Ids of a game's puzzles that are due again, longest overdue first. @param enough right answers that retire one */
export function failedAndDue(game: string, enough: number, now: Date): string[] {
  const prefix = `failed/${game}-`;
  return (Object.entries(all()) as [string, Own][])
    .filter(([part, { right, due }]) => part.startsWith(prefix) && right < enough && new Date(due) <= now)
    .sort(([, a], [, b]) => (a.due < b.due ? -1 : 1))
    .map(([part]) => part.slice("failed/".length));
}
/** Id of a mistake. @param index index of the action */
export const idOfOwn = ({ game, replay }: { game: string; replay: string }, index: number | "") =>
  `${game}-${new URLSearchParams(replay).get("check")}-${index}`;
/** Removes the schedule of these deals' mistakes. @returns undoes it */
export function dropOwn(deals: { game: string; replay: string }[]): () => void {
  const ids = new Set(deals.map((deal) => `own/${idOfOwn(deal, "")}`));
  return drop(Object.keys(all()).filter((part) => ids.has(part.replace(/\d+$/, ""))));
}

/** Id of the puzzle that was asked last and is not answered; "": none. */
export const asked = () => get<{ id: string }>("asked")?.id ?? "";
export const setAsked = (id: string) => (id ? store.set("asked", { id }) : store.drop("asked"));

/** @param game if nothing has been chosen yet */
export const filter = (game: string = ""): Filter => get<Filter>("filter") ?? { game, kind: "", theme: "" };
export const setFilter = (chosen: Filter) => store.set("filter", chosen);

const known = (day: string) => {
  const stored = get<Today>("today");
  return stored?.day === day ? stored : null;
};
/** Answers to the three puzzles of a day. */
export const today = (day: string): Today["right"] => known(day)?.right ?? {};
/** Ids of the day's puzzles; null: not chosen yet. */
export const chosenFor = (day: string): string[] | null => known(day)?.ids ?? null;
/** Stores the day's puzzles, so that they stay the same while further games are played. */
export const choose = (day: string, ids: string[]) => noteDay({ day, ids, right: today(day) });
/** Stores an answer; only the first try counts. @param ids the day's puzzles */
export const noteToday = (day: string, id: string, right: boolean, ids?: string[]) =>
  noteDay({ day, ids, ...known(day), right: { [id]: right, ...today(day) } });
/** Ignores a day that is over if a later one is stored. */
function noteDay(today: Today) {
  const stored = get<Today>("today");
  const now = new Date().toISOString();
  if (stored && stored.day > today.day && stored.day <= now) return; // a later day than now: the clock has been set back
  store.set("today", today);
}
