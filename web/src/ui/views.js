/** @file What views are made of: heads and facts, the end of a form, how a wait goes, what to say of a bad link. */

import { html, nothing } from "lit-html";

import tables from "nanafuda:tables";

import { drawCardRow } from "../table/draw/drawing.js";
import { sceneOf } from "../table/draw/scene.js";
import * as words from "../i18n/messages.js";
import * as learned from "../storage/learning-progress.js";
import * as saves from "../storage/saved-matches.js";
import { settings } from "../storage/settings.js";
import { gameOf } from "../app/router.js";
import { picture } from "./controls.js";
import { inOrder } from "../features/play/dealt-hand.js";

const { engineText, errorText, gameName, levelName, optionName, optionValue, savedText, t } = words;

/** @typedef {import("../engine/request.js").Asking} Asking */

/** @param {Seam.Setup} setup @param {...[string, string | number]} more  facts and their names */
export function dealFacts({ game, seats, options, level }, ...more) {
  const rows = [
    ...more,
    [t("link-seats"), t("setup-seats-value", { seats })],
    ...Object.entries(options).map(([id, value]) => [optionName(game, id), optionValue(game, id, value)]),
    [t("link-level"), levelName(level)],
  ];
  return html`<dl class="deal-facts">
    ${rows.filter(([, text]) => text).map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}
  </dl>`;
}

/**
 * What somebody has to know who has come by a link: the game in a sentence, and what they will hold.
 * @param {string} game @param {Seam.Setup | null} setup  null while it is being read
 * @param {readonly string[]} handed  what the link itself says that they hold
 */
export function aboutLink(game, setup, handed) {
  const table = tables.find(({ id }) => id === game);
  if (!table) return nothing;
  const scene = sceneOf(table, 0, { settings, words });
  return html`<p>${t(`${game}-about`)}</p>
    <div class="link-hand">
      <h2>${t("link-hand")}</h2>
      ${setup || handed.length ? drawCardRow(inOrder(game, setup?.hand ?? handed), scene) : nothing}
    </div>`;
}

/** To the game's first lesson, for whoever has been through none. @param {string} game */
export function lessonFirst(game) {
  const [lesson] = gameOf(game)?.lessons ?? [];
  const known = Object.values(learned.of(game).lessons).some(({ done }) => done);
  return lesson && !known ? html`<a class="button" href="#lesson=${lesson.id}">${t("link-learn")}</a>` : nothing;
}

/** @param {Seam.Fault} [fault] */
export function badLink(fault) {
  return html`<main id="main" class="view">
    <div class="narrow panel">
      <h1 tabindex="-1">${t("link-bad-heading")}</h1>
      <p class="fault">${fault ? errorText(fault) : ""}</p>
      <div class="row"><a class="button solid" href="#">${t("link-all-games")}</a></div>
    </div>
  </main>`;
}

/** What is fetched when it is first wanted has not come. @param {() => void} retry */
export const missingView = (retry) => html`<main id="main" class="view">
  <div class="narrow panel">
    <h1 tabindex="-1">${t("learn-missing")}</h1>
    <p>${t("learn-missing-why")}</p>
    <div class="row">
      <button type="button" class="button solid" @click=${retry}>${t("retry")}</button>
      <a class="button" href="#">${t("back")}</a>
    </div>
  </div>
</main>`;

/**
 * A saved match, or a deal that was played, on its way to the table.
 * @param {string} game
 * @param {Asking} asking
 * @param {() => void} retry
 * @param {string} text
 */
export function resumeView(game, asking, retry, text = t("continue")) {
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head(game, text)}
      <form class="panel" @submit=${submit(retry)}>${waiting(asking, "")}</form>
    </div>
  </main>`;
}

/** @param {string} game  "" when it is not known @param {string} text */
export function head(game, text) {
  return html`<div class="view-head">
    ${game ? picture(game, "head") : nothing}
    <div>
      <h1 tabindex="-1">${game ? gameName(game) : text}</h1>
      ${game ? html`<p>${text}</p>` : nothing}
    </div>
  </div>`;
}

/** What would be lost. @param {string} game  whose saved match a new one replaces */
export function replaces(game) {
  const saved = saves.savedMatch(game);
  if (!saved || saved.over) return nothing;
  return html`<p class="form-note">
    ${t("setup-replaces", { at: savedText(game, saved) })} <a href="#play=${game}">${t("setup-continue-instead")}</a>
  </p>`;
}

/**
 * How asking goes, and the buttons: the same ones all the time, so that the focus has somewhere to stay; and always
 * in sight.
 * @param {Asking} asking
 * @param {object} [how]
 * @param {string} [how.text]  what the first one says
 * @param {unknown} [how.beside]  another way
 */
export function formEnd(asking, { text = t("start"), beside = nothing } = {}) {
  const waiting = asking.phase === "waiting";
  return html`<div class="form-end">
    ${news(asking, "")}
    <button class="button primary" aria-disabled=${waiting ? "true" : nothing}>
      ${asking.phase === "failed" ? t("retry") : text}
    </button>
    ${beside}
    <a class="button" href="#">${t("back")}</a>
  </div>`;
}

/**
 * A wait that nobody has to confirm.
 * @param {Asking} asking
 * @param {string} otherwise  what is going on once the engine is there
 */
export function waiting(asking, otherwise) {
  const failed = asking.phase === "failed";
  return html`<div class="form-end">
    ${news(asking, otherwise)}
    ${failed ? html`<button class="button primary">${t("retry")}</button>` : nothing}
    <a class="button" href="#">${t("back")}</a>
  </div>`;
}

/** How it goes, where it does not go by itself. @param {Asking} asking @param {string} otherwise  see {@link waiting} */
export const news = (asking, otherwise) =>
  html`${fault(asking)} ${asking.phase === "waiting" ? progress(asking, otherwise) : nothing}`;

/** @param {Asking} asking */
function fault({ phase, engine, fault }) {
  const text = phase === "failed" ? engineText(engine) : phase === "refused" && fault ? errorText(fault) : "";
  return html`<p class=${text ? "form-note fault" : nothing} role="alert">${text}</p>`;
}

/** @param {Asking} asking @param {string} otherwise */
function progress({ engine }, otherwise) {
  const { loaded, total, left } = engine;
  const arriving = engine.phase !== "ready" && total > 0 && loaded < total;
  // Of what is kept on the device nothing arrives.
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

/** @param {number} bytes */
export function megabytes(bytes) {
  return (bytes / 1e6).toFixed(1);
}

/** @param {() => void} act */
export function submit(act) {
  return (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    act();
  };
}
