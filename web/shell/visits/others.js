/** @file Others at the same cards: what is fetched, as one script, when a deal is first compared. */

export { Compared } from "./compared.js";
