// Collects, validates and merges learning progress for export and import.

import { isOne, of, store, type Learned, type Lesson } from "./learning-progress.ts";
import { record } from "./schema.ts";

/** Returns the learning progress of every game that has some. */
export function all(): Record<string, Learned> {
  const games = new Set(Object.keys(store.all()).map((part) => part.split("/")[0]));
  return Object.fromEntries([...games].map((game) => [game, of(game)]));
}

/**
 * Merges imported progress. The further step of a lesson wins; done lessons and solved exercises stay so.
 * @returns whether it is stored
 */
export function merge(game: string, { offered, lessons, exercises, coach }: Learned): boolean {
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
  return parts.every(([part, value]) => store.set(`${game}/${part}`, value));
}

/** Whether the value is valid for storage. */
export const isLearned = record(isOne);

/** Number of records it takes to store. */
export function size(known: Record<string, Learned>) {
  const parts = Object.values(known).map(({ lessons, exercises }) => [lessons, exercises].flatMap(Object.keys));
  return Object.keys(known).length + parts.flat().length;
}
