// The pages of a match, with the tables. The lobby does without them; they are fetched once it is shown.

export { dealLinkPage } from "./deal-link-page.ts";
export { matchPage } from "./match-page.ts";
export { newGamePage, startedGamePage } from "./new-game-form.ts";
