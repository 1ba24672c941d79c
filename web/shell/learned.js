/** @file How far the person has come in learning each game: its lessons, its exercises, the coach in its matches. */

import { parsed } from "./bounds.js";
import { isObject, object } from "./shapes.js";
import { read, write } from "./storage.js";

/** Where it is stored. */
export const KEY = "learned";
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
  const { offered = false, lessons = {}, exercises = {}, coach } = object(object(parsed(read(KEY)))[game]);
  const found = { offered, lessons, exercises, ...(coach !== undefined && { coach }) };
  return isOne(found) ? found : { offered: true, lessons: {}, exercises: {} };
}

/** The person has been told, or has found out, that the game can be learned. @param {string} game */
export function offer(game) {
  note(game, { offered: true });
}

/** Whoever has been through a lesson has the coach from then on, until they send it away. @param {string} game @param {string} id @param {Lesson} lesson */
export function noteLesson(game, id, lesson) {
  const { lessons, coach } = of(game);
  const done = lesson.done || lessons[id]?.done === true;
  if (lesson.done && !coach) setCoach(game, true);
  note(game, { offered: true, lessons: { ...lessons, [id]: { ...lesson, done } } });
}

/** Whether the coach says the best choice in matches of this game. @param {string} game */
export const hasCoach = (game) => of(game).coach?.on ?? false;

/** @param {string} game @param {boolean} on */
export function setCoach(game, on) {
  note(game, { coach: { deals: 0, last: "", ...of(game).coach, on } });
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
  note(game, { coach: { ...coach, deals, last: deal } });
  return deals === DEALS;
}

/** One that is solved stays solved. @param {string} game @param {string} id @param {Exercise} how */
export function noteExercise(game, id, how) {
  const { exercises } = of(game);
  if (exercises[id] !== "solved") note(game, { offered: true, exercises: { ...exercises, [id]: how } });
}

/** @param {string} game @param {Partial<Learned>} change */
function note(game, change) {
  write(KEY, JSON.stringify({ ...object(parsed(read(KEY))), [game]: { ...of(game), ...change } }));
}

/** Whether this can be stored. @param {unknown} value */
export function isLearned(value) {
  return Object.values(object(value)).every(isOne);
}

/** @param {unknown} value @returns {value is Learned} */
function isOne(value) {
  const { offered, lessons, exercises, coach } = object(value);
  return (
    typeof offered === "boolean" &&
    isObject(lessons) &&
    Object.values(lessons).every(isLesson) &&
    isObject(exercises) &&
    Object.values(exercises).every((how) => how === "tried" || how === "solved") &&
    (coach === undefined || isCoach(coach))
  );
}

/** @param {unknown} value @returns {value is Coach} */
function isCoach(value) {
  const { on, deals, last } = object(value);
  return typeof on === "boolean" && Number.isSafeInteger(deals) && typeof last === "string";
}

/** @param {unknown} value @returns {value is Lesson} */
function isLesson(value) {
  const { step, of, taken, done } = object(value);
  return (
    Number.isSafeInteger(step) &&
    Number.isSafeInteger(of) &&
    Array.isArray(taken) &&
    taken.every((one) => typeof one === "string") &&
    typeof done === "boolean"
  );
}
