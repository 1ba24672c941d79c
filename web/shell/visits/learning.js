/** @file Where somebody learns a game: what is fetched, as one script, when it is first wanted. */

export { atExercise } from "./exercise.js";
export { atLearn } from "./learn.js";
export { atLesson } from "./lesson.js";
