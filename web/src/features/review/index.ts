// Interface of reviews for other features: the archive of deals, and the introduction of a replay link.

export { archiveDeal, archiveReviews } from "./archive.ts";
export { replayLinkView, unitOf, unusual } from "./replay-link.ts";
export { ReviewedMode, type ReviewOptions } from "./reviewed-mode.ts";
export { isDone } from "./reviews.ts";
export type { Story } from "./story.ts";
export type { Compared } from "./storyteller.ts";
export type { MatchSummary } from "./match-summary.ts";
export const matchSummary = () => import("./match-summary.ts");
