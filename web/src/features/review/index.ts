// Interface of reviews for other features: the archive of deals, and what is said of them.

export { archiveDeal, archiveReviews } from "./archive.ts";
export { unitOf, unusual } from "./deal-facts.ts";
export { ReviewedMode, type ReviewOptions } from "./reviewed-mode.ts";
export { isDone } from "./reviews.ts";
export type { Story } from "./story.ts";
export type { Compared } from "./storyteller.ts";
export type { MatchSummary } from "./match-summary.ts";
export const matchSummary = () => import("./match-summary.ts");
