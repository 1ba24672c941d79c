/** @file Others at the same cards: what is fetched, as one script, when a deal is first compared, or a list of such deals opened. */

import sources from "nanafuda:comparing";

import { engine } from "../begin/boot.js";

engine.supply(sources);

export { atChallenge, atChallenged, atSent } from "./challenge.js";
export { Compared } from "./compared.js";
export { atDay, atDays } from "./days.js";
export { atFigures } from "./figures.js";
export { atDealOf, atTournament, atTournaments } from "./tournaments.js";
