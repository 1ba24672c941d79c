// What other features use of statistics. The page of played deals is fetched separately.

export { figuresPage, rangeOf } from "./figures.ts";
