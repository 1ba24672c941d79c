// Entry point of learning, loaded as one script on first use.

export { learnPage } from "./learn-page.ts";
export { lessonPage } from "./lesson-page.ts";
