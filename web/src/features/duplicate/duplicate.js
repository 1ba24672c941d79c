/** @file Others at the same cards: what is fetched, as one script, when a deal is first compared, or a list of such deals opened. */

import sources from "nanafuda:comparing";

import { engine } from "../../app/bootstrap.js";

engine.supply(sources);

export { atChallenge, atChallenged, atSent } from "./challenge.js";
export { Compared } from "./comparison.js";
export { atDay, atDays } from "./deal-of-the-day.js";
export { atFigures } from "../stats/figures.js";
export { atDealOf, atTournament, atTournaments } from "./tournaments.js";
