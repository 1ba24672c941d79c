// Shared parts of views: headings and facts, progress, and errors for bad links.

import { html, nothing } from "lit-html";
import catalogue from "nanafuda:catalogue";

import { suitMark } from "../cards/cards.ts";
import { template } from "../cards/template.ts";
import * as words from "../i18n/messages.ts";
import * as learned from "../storage/learning-progress.ts";
import { gameOf } from "../base/address.ts";
import { picture } from "./controls.ts";
import type { PageEngine } from "../engine/request.ts";

const { engineText, errorText, gameName, levelName, optionName, optionValue, t } = words;

/** A deal’s game, seats, options and level. */
export type Conditions = Pick<Protocol.Setup, "game" | "seats" | "level"> & { options: object };

/** @param more additional facts: names and values */
export function dealFacts({ game, seats, options, level }: Conditions, ...more: [string, string | number][]) {
  const rules = gameOf(game)?.options ?? [];
  /** House rules as usual are not listed. */
  const told = Object.entries(options).filter(([id, value]) =>
    rules.every((rule) => rule.id !== id || rule.length || rule.default !== value),
  );
  const usual = told.length < Object.keys(options).length;
  const house = told.some(([id]) => rules.some((rule) => rule.id === id && !rule.length));
  const rows = [
    ...more,
    [t("link-seats"), t("setup-seats-value", { seats })],
    ...told.map(([id, value]) => [optionName(game, id), optionValue(game, id, value)]),
    ...(usual ? [[t("setup-rules"), t(house ? "setup-rules-rest" : "setup-rules-usual")]] : []),
    [t("link-level"), levelName(level)],
  ];
  return html`<dl class="deal-facts">
    ${rows.filter(([, text]) => text).map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}
  </dl>`;
}

/** Link to the game's first lesson, for people who have finished none. */
export function lessonFirst(game: string) {
  const [lesson] = gameOf(game)?.lessons ?? [];
  const known = Object.values(learned.of(game).lessons).some(({ done }) => done);
  return lesson && !known ? html`<a class="button" href="#lesson=${lesson.id}">${t("link-learn")}</a>` : nothing;
}

export function badLink(fault?: Protocol.Fault) {
  return html`<main id="main" class="view">
    <div class="narrow panel">
      <h1 tabindex="-1">${t("link-bad-heading")}</h1>
      <p class="fault">${fault ? errorText(fault) : ""}</p>
      <div class="row"><a class="button solid" href="#">${t("link-all-games")}</a></div>
    </div>
  </main>`;
}

/**
 * View for a lazy-loaded page that failed to load.
 * @param why in vain: a deploy has removed its files; no: the host lacks them; else there is no connection
 */
export const missingView = (why: string, retry: () => void) => html`<main id="main" class="view">
  <div class="narrow panel">
    <h1 tabindex="-1">${t("learn-missing")}</h1>
    <p>${why === "in vain" ? t("outdated") : t("learn-missing-why", { why })}</p>
    <div class="row">
      <button type="button" class="button solid" @click=${retry}>${t(why === "in vain" ? "outdated-load" : "retry")}</button>
      <a class="button" href="#">${t("back")}</a>
    </div>
  </div>
</main>`;

/** Progress of opening a saved match or a played deal. */
export function resumeView(game: string, pageEngine: PageEngine, retry: () => void, text: string = t("continue")) {
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head(game, text)}
      <form class="panel" @submit=${submit(retry)}>${waiting(pageEngine, "")}</form>
    </div>
  </main>`;
}

/** The bare cloth of a game, until the engine deals. */
export const clothView = (game: string, pageEngine: PageEngine) => html`<main id="main" class="cloth" data-game=${game}>
  <h1 tabindex="-1">${gameName(game)}</h1>
  ${news(pageEngine, "")}
  <a class="button on-cloth" href="#">${t("back")}</a>
</main>`;

/**
 * The head of a page: a strip of the game's cloth, or one with the seven suits.
 * @param game "" if the page is about no game
 * @param text what the page is; without a game its title
 * @param lead a sentence below the title of a page without a game
 */
export function head(game: string, text: string, lead: string = "") {
  const below = game ? text : lead;
  return html`<div class="view-head" data-game=${game || nothing}>
    ${game ? picture(game, "head") : nothing}
    <div>
      <h1 tabindex="-1">${game ? gameName(game) : text}</h1>
      ${below ? html`<p>${below}</p>` : nothing}
    </div>
    ${game ? nothing : headSuits()}
  </div>`;
}

const headSuits = () =>
  html`<span class="head-suits" aria-hidden="true">${catalogue.packs.seven.suits.map(
    ({ suit }) => html`<i>${template(suitMark(suit))}</i>`,
  )}</span>`;

/** Progress of a request that needs no confirmation. @param otherwise text once the engine is running */
export function waiting(pageEngine: PageEngine, otherwise: string) {
  const failed = pageEngine.phase === "failed";
  return html`<div class="form-end">
    ${news(pageEngine, otherwise)}
    ${failed ? html`<button class="button primary">${t("retry")}</button>` : nothing}
    <a class="button" href="#">${t("back")}</a>
  </div>`;
}

/** Progress, or the error if it failed. @param otherwise see {@link waiting} */
export const news = (pageEngine: PageEngine, otherwise: string) =>
  html`${fault(pageEngine)} ${pageEngine.phase === "waiting" ? progress(pageEngine, otherwise) : nothing}`;

function fault({ phase, engine, fault }: PageEngine) {
  const text = phase === "failed" ? engineText(engine) : phase === "refused" && fault ? errorText(fault) : "";
  return html`<p class=${text ? "form-note fault" : nothing} role="alert">${text}</p>`;
}

function progress({ engine }: PageEngine, otherwise: string) {
  const { loaded, total, left } = engine;
  const arriving = engine.phase !== "ready" && total > 0 && loaded < total;
  // A cached engine starts without a download.
  const phase = (arriving && loaded) || total === 0 ? "engine-loading" : "engine-starting";
  return html`<div class="progress">
    <p>
      <span role="status">${engine.phase === "ready" && otherwise ? otherwise : t(phase)}</span>
      ${arriving && left !== null ? t("engine-left", { seconds: Math.ceil(left / 5) * 5, minutes: left > 90 ? Math.ceil(left / 60) : 0 }) : nothing}
    </p>
    <progress
      max="1"
      value=${loaded > 0 ? loaded / total : nothing}
      aria-label=${t("engine-loading")}
    ></progress>
  </div>`;
}

export function megabytes(bytes: number) {
  return (bytes / 1e6).toFixed(1);
}

export function submit(act: () => void) {
  return (event: SubmitEvent) => {
    event.preventDefault();
    act();
  };
}
