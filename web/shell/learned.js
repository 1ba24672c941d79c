/** @file How far the person has come in learning each game: its lessons, its exercises. */

import { parsed } from "./bounds.js";
import { isObject, object } from "./shapes.js";
import { read, write } from "./storage.js";

/** Where it is stored. */
export const KEY = "learned";

/**
 * @typedef {object} Lesson  how far somebody has come in one
 * @property {number} step  the one that is up
 * @property {number} of  how many there are
 * @property {string[]} taken  what the learner has done so far
 * @property {boolean} done  whether it has been played to its end once
 *
 * @typedef {"tried" | "solved"} Exercise
 *
 * @typedef {object} Learned
 * @property {boolean} offered  whether the person knows that the game can be learned
 * @property {Record<string, Lesson>} lessons  those that were begun, by id
 * @property {Record<string, Exercise>} exercises  those that were answered, by id
 */

/** @param {string} game @returns {Learned} */
export function of(game) {
  const { offered = false, lessons = {}, exercises = {} } = object(object(parsed(read(KEY)))[game]);
  const found = { offered, lessons, exercises };
  return isOne(found) ? found : { offered: true, lessons: {}, exercises: {} };
}

/** The person has been told, or has found out, that the game can be learned. @param {string} game */
export function offer(game) {
  note(game, { offered: true });
}

/** @param {string} game @param {string} id @param {Lesson} lesson */
export function noteLesson(game, id, lesson) {
  const { lessons } = of(game);
  const done = lesson.done || lessons[id]?.done === true;
  note(game, { offered: true, lessons: { ...lessons, [id]: { ...lesson, done } } });
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
  const { offered, lessons, exercises } = object(value);
  return (
    typeof offered === "boolean" &&
    isObject(lessons) &&
    Object.values(lessons).every(isLesson) &&
    isObject(exercises) &&
    Object.values(exercises).every((how) => how === "tried" || how === "solved")
  );
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
