// Entry point of learning, loaded as one script on first use.

export { atExercise } from "./exercise-page.ts";
export { atLearn } from "./learn-page.ts";
export { atLesson } from "./lesson-page.ts";
