// Entry point of the duplicate script, fetched when a deal is first compared or a list of duplicate deals is opened.

import sources from "nanafuda:comparing";

import { engine } from "../../engine/connection.ts";

engine.supply(sources);

export { challengesPage } from "./challenges.ts";
export { challengePage, challengeDealPage, sentChallengePage } from "./challenge.ts";
export { Comparison } from "./comparison.ts";
export { dealOfTheDayPage, dealsOfTheDayPage } from "./deal-of-the-day.ts";
export { figuresPage } from "../stats/index.ts";
