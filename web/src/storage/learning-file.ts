// What was learned, as a file has it: collected, checked, and joined to what is there.

import { isOne, of, shelf, type Learned, type Lesson } from "./learning-progress.ts";
import { object } from "./parse.ts";

/** What is known of every game of which something is. */
export function all(): Record<string, Learned> {
  const games = new Set(Object.keys(shelf.all()).map((part) => part.split("/")[0]));
  return Object.fromEntries([...games].map((game) => [game, of(game)]));
}

/**
 * Joins what a file brings to what is there: of a lesson the step that is further on; what is done or solved stays so.
 * @returns whether it is stored
 */
export function take(game: string, { offered, lessons, exercises, coach }: Learned): boolean {
  const mine = of(game);
  const further = (id: string, lesson: Lesson) => {
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

/** Whether this can be stored. */
export function isLearned(value: unknown) {
  return Object.values(object(value)).every(isOne);
}

/** How many parts it is kept in. */
export function size(known: Record<string, Learned>) {
  const parts = Object.values(known).map(({ lessons, exercises }) => [lessons, exercises].flatMap(Object.keys));
  return Object.keys(known).length + parts.flat().length;
}
