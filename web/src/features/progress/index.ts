// How far the person has come, as the lobby and the features' pages show it.

export { DAY, daysAfter, today } from "../../base/day.ts";
export { daysPlayed, nextDeals, percentOf, runsOf } from "./days-played.ts";
export { ENOUGH, ifRead, morning, waiting, type Asked } from "./due-mistakes.ts";
export { dayId, signOf, stateOf, tiesOf } from "./duplicate-progress.ts";
export { countedIn, titleIn, titleInWords, titleName, titleOf, titlesInWords, type Title } from "./titles.ts";
export { TODAY } from "../../storage/practice-progress.ts";
