/** @file Where somebody learns a game: what is fetched, as one script, when it is first wanted. */

export { atExercise } from "./exercise-page.js";
export { atLearn } from "./learn-page.js";
export { atLesson } from "./lesson-page.js";
