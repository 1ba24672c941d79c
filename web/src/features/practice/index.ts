// Entry point of practice, loaded as one script on first use.

export { practiceChoicePage } from "./practice-page.ts";
export { practicePage, puzzlePage } from "./position.ts";
