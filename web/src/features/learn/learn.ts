// Where somebody learns a game: what is fetched, as one script, when it is first wanted.

export { atExercise } from "./exercise-page.ts";
export { atLearn } from "./learn-page.ts";
export { atLesson } from "./lesson-page.ts";
