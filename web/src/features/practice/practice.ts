// Entry point of practice, loaded as one script on first use.

export { atChoice } from "./practice-page.ts";
export { atPractice, atPuzzle } from "./position.ts";
