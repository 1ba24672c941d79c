// Learning progress of each game: its lessons, its exercises and the coach.

import { flag, list, maybe, object, oneOf, record, shape, text, where, whole, type Check } from "./schema.ts";
import { TextSlot } from "./slot.ts";
import { Store } from "./store.ts";

/** Keys: `game/part` or `game/part/id`. Older pages stored one record a game. */
export const store = new Store("learned");
/** Maximum steps of a lesson. */
const STEPS = 1000;
/** After this many deals with the coach, the page asks once whether to go on with it. */
const DEALS = 3;

/** Progress in one lesson. */
export interface Lesson {
  step: number; // current step
  of: number; // number of steps
  taken: string[]; // the learner's actions so far
  done: boolean; // played to its end at least once
}

type Exercise = "tried" | "solved";

/** The coach shows the best choice in matches without being asked. */
interface Coach {
  on: boolean;
  deals: number; // counted deals with the coach, 0 … DEALS
  last: string; // id of the deal counted last
}

export interface Learned {
  offered: boolean; // the person knows that the game has lessons
  lessons: Record<string, Lesson>; // lessons begun, by id
  exercises: Record<string, Exercise>; // exercises answered, by id
  coach?: Coach; // absent until the coach has been set
}

export function of(game: string): Learned {
  const whole = store.all();
  const { offered = false, lessons = {}, exercises = {}, coach } = object(whole[game]);
  const old = { offered, lessons, exercises, ...(coach !== undefined && { coach }) };
  const merged = structuredClone(isOne(old) ? old : { offered: true, lessons: {}, exercises: {} });
  for (const [path, value] of Object.entries(whole)) {
    const [of, what, id] = path.split("/");
    if (of !== game) continue;
    if (path === `${game}/offered`) merged.offered = true;
    else if (path === `${game}/coach` && isCoach(value)) merged.coach = value;
    else if (what === "lessons" && id && isLesson(value)) merged.lessons[id] = value;
    else if (what === "exercises" && id && isHow(value)) merged.exercises[id] = value;
  }
  return merged;
}

/** Notes that the person knows about the game's lessons. */
export function offer(game: string) {
  store.set(`${game}/offered`, true);
}

/**
 * Opens a lesson's progress. Stores nothing over the progress that another tab has made since, except that the lesson
 * is done. The first finished lesson turns the coach on, unless the person has set it.
 * @returns stores progress; returns false if another tab has continued the lesson
 */
export function openLesson(game: string, id: string): (lesson: Lesson) => boolean {
  const part = `${game}/lessons/${id}`;
  const slot = new TextSlot(store.keyOf(part));
  return (lesson) => {
    const { lessons, coach } = of(game);
    const known = lessons[id];
    const done = lesson.done || known?.done === true;
    if (lesson.done && !coach) setCoach(game, true);
    offer(game);
    const mine = slot.put(JSON.stringify({ ...lesson, done })) !== "taken";
    if (!mine && known && done !== known.done) store.set(part, { ...known, done });
    return mine;
  };
}

export const hasCoach = (game: string) => of(game).coach?.on ?? false;

export function setCoach(game: string, on: boolean) {
  store.set(`${game}/coach`, { deals: 0, last: "", ...of(game).coach, on });
}

/**
 * Counts a finished deal with the coach, once.
 * @param deal identifies it
 * @returns whether to ask now if the coach should stay
 */
export function noteDeal(game: string, deal: string): boolean {
  const { coach } = of(game);
  if (!coach?.on || coach.deals === DEALS || coach.last === deal) return false;
  const deals = coach.deals + 1;
  store.set(`${game}/coach`, { ...coach, deals, last: deal });
  return deals === DEALS;
}

/** Stores an answer. A solved exercise stays solved. */
export function noteExercise(game: string, id: string, how: Exercise) {
  offer(game);
  if (of(game).exercises[id] !== "solved") store.set(`${game}/exercises/${id}`, how);
}

const isCoach = shape<Coach>({ on: flag, deals: whole(0, DEALS), last: text() });
const isLesson = where(
  shape<Lesson>({ step: whole(0, STEPS), of: whole(0, STEPS), taken: list(text(), STEPS), done: flag }),
  ({ step, of }) => step <= of,
);
const isHow = oneOf<Exercise>("tried", "solved");

export const isOne: Check<Learned> = shape<Learned>({
  offered: flag,
  lessons: record(isLesson),
  exercises: record(isHow),
  coach: maybe(isCoach),
});
