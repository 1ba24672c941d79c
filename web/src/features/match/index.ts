// Interface of matches for other features: how to start one.

export { firstDeal, newMatch } from "./start-match.ts";
