// What other features use of reviews: the archive of deals, and the introduction of a replay link.

export { archiveDeal, archiveReviews } from "./archive.ts";
export { replayLinkView, unitOf, unusual } from "./replay-link.ts";
