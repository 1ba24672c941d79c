// Practice: what is fetched, as one script, when somebody first practises.

export { atChoice } from "./practice-page.ts";
export { atPractice, atPuzzle } from "./position.ts";
