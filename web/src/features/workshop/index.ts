// Entry point of the workshop, loaded as one script on first use.

export { workshopPage } from "./workshop-page.ts";
