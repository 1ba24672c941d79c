// Entry point of practice, loaded as one script on first use.

export { practiceChoicePage } from "./practice-page.ts";
export { exercisePage, practicePage, puzzlePage } from "./position.ts";
