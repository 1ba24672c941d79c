// Interface of the statistics for other features. The page of played deals is fetched separately.

export { figuresPage, rangeOf } from "./figures.ts";
export { meanOf, type Mean } from "./mean.ts";
