// Entry point of the duplicate script, fetched when a deal is first compared or a list of duplicate deals is opened.

import sources from "nanafuda:comparing";

import { engine } from "../../app/bootstrap.ts";

engine.supply(sources);

export { atChallenge, atChallenged, atSent } from "./challenge.ts";
export { Comparison } from "./comparison.ts";
export { atDay, atDays } from "./deal-of-the-day.ts";
export { atFigures } from "../stats/figures.ts";
export { atDealOf, atTournament, atTournaments } from "./tournaments.ts";
