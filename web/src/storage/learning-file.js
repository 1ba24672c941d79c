/** @file What was learned, as a file has it: collected, checked, and joined to what is there. */

import { isOne, of, shelf } from "./learning-progress.js";
import { object } from "./parse.js";

/** What is known of every game of which something is. @returns {Record<string, import("./learning-progress.js").Learned>} */
export function all() {
  const games = new Set(Object.keys(shelf.all()).map((part) => part.split("/")[0]));
  return Object.fromEntries([...games].map((game) => [game, of(game)]));
}

/**
 * Joins what a file brings to what is there: of a lesson the step that is further on; what is done or solved stays so.
 * @param {string} game @param {import("./learning-progress.js").Learned} learned @returns {boolean} whether it is stored
 */
export function take(game, { offered, lessons, exercises, coach }) {
  const mine = of(game);
  /** @param {string} id @param {import("./learning-progress.js").Lesson} lesson */
  const further = (id, lesson) => {
    const known = mine.lessons[id] ?? lesson;
    return { ...(known.step > lesson.step ? known : lesson), done: known.done || lesson.done };
  };
  const parts = [
    ...(offered ? [["offered", true]] : []),
    ...Object.entries(lessons).map(([id, lesson]) => [`lessons/${id}`, further(id, lesson)]),
    ...Object.entries(exercises).map(([id, how]) => [
      `exercises/${id}`,
      mine.exercises[id] === "solved" ? "solved" : how,
    ]),
    ...(coach ? [["coach", { ...coach, deals: Math.max(coach.deals, mine.coach?.deals ?? 0) }]] : []),
  ];
  return parts.every(([part, value]) => shelf.set(`${game}/${part}`, value));
}

/** Whether this can be stored. @param {unknown} value */
export function isLearned(value) {
  return Object.values(object(value)).every(isOne);
}

/** How many parts it is kept in. @param {Record<string, import("./learning-progress.js").Learned>} known */
export function size(known) {
  const parts = Object.values(known).map(({ lessons, exercises }) => [lessons, exercises].flatMap(Object.keys));
  return Object.keys(known).length + parts.flat().length;
}
