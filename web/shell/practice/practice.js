/** @file Practice: what is fetched, as one script, when somebody first practises. */

export { atChoice } from "./choice.js";
export { atPractice, atPuzzle } from "./asked.js";
