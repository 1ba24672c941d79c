/** @file How far the person has come in learning each game: its lessons, its exercises, the coach in its matches. */

import { isObject, object } from "./parse.js";
import { Shelf } from "./store.js";

/** By `game/what`, or `game/what/id`; older pages kept a game's all at once. */
export const shelf = new Shelf("learned");
/** So much of a lesson is remembered. */
const STEPS = 1000;
/** After so many deals with the coach it is asked once whether to go on with it. */
const DEALS = 3;

/**
 * @typedef {object} Lesson  how far somebody has come in one
 * @property {number} step  the one that is up
 * @property {number} of  how many there are
 * @property {string[]} taken  what the learner has done so far
 * @property {boolean} done  whether it has been played to its end once
 *
 * @typedef {"tried" | "solved"} Exercise
 *
 * @typedef {object} Coach  who says the best choice in matches, unasked
 * @property {boolean} on
 * @property {number} deals  how many have been played with it, as far as they are counted
 * @property {string} last  names the one that was counted last
 *
 * @typedef {object} Learned
 * @property {boolean} offered  whether the person knows that the game can be learned
 * @property {Record<string, Lesson>} lessons  those that were begun, by id
 * @property {Record<string, Exercise>} exercises  those that were answered, by id
 * @property {Coach} [coach]  once there has been one
 */

/** @param {string} game @returns {Learned} */
export function of(game) {
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

/** The person has been told, or has found out, that the game can be learned. @param {string} game */
export function offer(game) {
  shelf.set(`${game}/offered`, true);
}

/** Whoever has been through a lesson has the coach from then on, until they send it away. @param {string} game @param {string} id @param {Lesson} lesson */
export function noteLesson(game, id, lesson) {
  const { lessons, coach } = of(game);
  const done = lesson.done || lessons[id]?.done === true;
  if (lesson.done && !coach) setCoach(game, true);
  offer(game);
  shelf.set(`${game}/lessons/${id}`, { ...lesson, done });
}

/** Whether the coach says the best choice in matches of this game. @param {string} game */
export const hasCoach = (game) => of(game).coach?.on ?? false;

/** @param {string} game @param {boolean} on */
export function setCoach(game, on) {
  shelf.set(`${game}/coach`, { deals: 0, last: "", ...of(game).coach, on });
}

/**
 * A deal has ended, and it is known which.
 * @param {string} game @param {string} deal  names it
 * @returns {boolean} whether to ask now if it is to go on without the coach
 */
export function noteDeal(game, deal) {
  const { coach } = of(game);
  if (!coach?.on || coach.deals === DEALS || coach.last === deal) return false;
  const deals = coach.deals + 1;
  shelf.set(`${game}/coach`, { ...coach, deals, last: deal });
  return deals === DEALS;
}

/** One that is solved stays solved. @param {string} game @param {string} id @param {Exercise} how */
export function noteExercise(game, id, how) {
  offer(game);
  if (of(game).exercises[id] !== "solved") shelf.set(`${game}/exercises/${id}`, how);
}

/** @param {unknown} value @returns {value is Learned} */
export function isOne(value) {
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

/** @param {unknown} value @returns {value is Coach} */
function isCoach(value) {
  const { on, deals, last } = object(value);
  return (
    typeof on === "boolean" && Number.isSafeInteger(deals) && deals >= 0 && deals <= DEALS && typeof last === "string"
  );
}

/** @param {unknown} value @returns {value is Lesson} */
function isLesson(value) {
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

/** @param {unknown} value @returns {value is Exercise} */
function isHow(value) {
  return value === "tried" || value === "solved";
}
