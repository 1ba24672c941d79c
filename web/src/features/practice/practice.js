/** @file Practice: what is fetched, as one script, when somebody first practises. */

export { atChoice } from "./practice-page.js";
export { atPractice, atPuzzle } from "./position.js";
