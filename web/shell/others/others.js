/** @file Others at the same cards: what is fetched, as one script, when a deal is first compared, or a list of such deals opened. */

export { Compared } from "./compared.js";
export { atDay, atDays } from "./days.js";
export { atDealOf, atTournament, atTournaments } from "./tournaments.js";
