// How far the person has come in learning each game: its lessons, its exercises, the coach in its matches.

import { isObject, object } from "./parse.ts";
import { Shelf } from "./store.ts";

/** By `game/what`, or `game/what/id`; older pages kept a game's all at once. */
export const shelf = new Shelf("learned");
/** So much of a lesson is remembered. */
const STEPS = 1000;
/** After so many deals with the coach it is asked once whether to go on with it. */
const DEALS = 3;

/** How far somebody has come in one. */
export interface Lesson {
  step: number; // the one that is up
  of: number; // how many there are
  taken: string[]; // what the learner has done so far
  done: boolean; // whether it has been played to its end once
}

type Exercise = "tried" | "solved";

/** Who says the best choice in matches, unasked. */
interface Coach {
  on: boolean;
  deals: number; // how many have been played with it, as far as they are counted
  last: string; // names the one that was counted last
}

export interface Learned {
  offered: boolean; // whether the person knows that the game can be learned
  lessons: Record<string, Lesson>; // those that were begun, by id
  exercises: Record<string, Exercise>; // those that were answered, by id
  coach?: Coach; // once there has been one
}

export function of(game: string): Learned {
  const whole = shelf.all();
  const { offered = false, lessons = {}, exercises = {}, coach } = object(whole[game]);
  const old = { offered, lessons, exercises, ...(coach !== undefined && { coach }) };
  const found = structuredClone(isOne(old) ? old : { offered: true, lessons: {}, exercises: {} });
  for (const [path, value] of Object.entries(whole)) {
    const [of, what, id] = path.split("/");
    if (of !== game) continue;
    if (path === `${game}/offered`) found.offered = true;
    else if (path === `${game}/coach` && isCoach(value)) found.coach = value;
    else if (what === "lessons" && id && isLesson(value)) found.lessons[id] = value;
    else if (what === "exercises" && id && isHow(value)) found.exercises[id] = value;
  }
  return found;
}

/** The person has been told, or has found out, that the game can be learned. */
export function offer(game: string) {
  shelf.set(`${game}/offered`, true);
}

/** Whoever has been through a lesson has the coach from then on, until they send it away. */
export function noteLesson(game: string, id: string, lesson: Lesson) {
  const { lessons, coach } = of(game);
  const done = lesson.done || lessons[id]?.done === true;
  if (lesson.done && !coach) setCoach(game, true);
  offer(game);
  shelf.set(`${game}/lessons/${id}`, { ...lesson, done });
}

/** Whether the coach says the best choice in matches of this game. */
export const hasCoach = (game: string) => of(game).coach?.on ?? false;

export function setCoach(game: string, on: boolean) {
  shelf.set(`${game}/coach`, { deals: 0, last: "", ...of(game).coach, on });
}

/**
 * A deal has ended, and it is known which.
 * @param deal names it
 * @returns whether to ask now if it is to go on without the coach
 */
export function noteDeal(game: string, deal: string): boolean {
  const { coach } = of(game);
  if (!coach?.on || coach.deals === DEALS || coach.last === deal) return false;
  const deals = coach.deals + 1;
  shelf.set(`${game}/coach`, { ...coach, deals, last: deal });
  return deals === DEALS;
}

/** One that is solved stays solved. */
export function noteExercise(game: string, id: string, how: Exercise) {
  offer(game);
  if (of(game).exercises[id] !== "solved") shelf.set(`${game}/exercises/${id}`, how);
}

export function isOne(value: unknown): value is Learned {
  const { offered, lessons, exercises, coach } = object(value);
  return (
    typeof offered === "boolean" &&
    isObject(lessons) &&
    Object.values(lessons).every(isLesson) &&
    isObject(exercises) &&
    Object.values(exercises).every(isHow) &&
    (coach === undefined || isCoach(coach))
  );
}

function isCoach(value: unknown): value is Coach {
  const { on, deals, last } = object(value);
  return (
    typeof on === "boolean" && Number.isSafeInteger(deals) && deals >= 0 && deals <= DEALS && typeof last === "string"
  );
}

function isLesson(value: unknown): value is Lesson {
  const { step, of, taken, done } = object(value);
  return (
    [step, of].every(Number.isSafeInteger) &&
    step >= 0 &&
    step <= of &&
    of <= STEPS &&
    Array.isArray(taken) &&
    taken.length <= STEPS &&
    taken.every((one) => typeof one === "string") &&
    typeof done === "boolean"
  );
}

function isHow(value: unknown): value is Exercise {
  return value === "tried" || value === "solved";
}
