/** @file What views are made of: heads and facts, the end of a form, how a wait goes, what to say of a bad link. */

import { html, nothing } from "lit-html";

import { errorText, gameName, levelName, optionName, optionValue, savedText, t } from "../../words/words.js";
import * as saves from "../kept/saves.js";
import { picture } from "./controls.js";

/** @typedef {import("./asking.js").Asking} Asking */

/** @param {Seam.Setup} setup @param {...[string, string | number]} more  facts and their names */
export function dealFacts({ game, seats, options, level, seed }, ...more) {
  const rows = [
    ...more,
    [t("link-seats"), t("setup-seats-value", { seats })],
    ...Object.entries(options).map(([id, value]) => [optionName(game, id), optionValue(game, id, value)]),
    [t("link-level"), levelName(level)],
    [t("link-seed"), seed],
  ];
  return html`<dl class="deal-facts">
    ${rows.filter(([, text]) => text).map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}
  </dl>`;
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
 * @param {string} [text]  what the first one says
 */
export function formEnd(asking, text = t("start")) {
  const waiting = asking.phase === "waiting";
  return html`<div class="form-end">
    ${fault(asking)} ${waiting ? progress(asking, "") : nothing}
    <button class="button primary" aria-disabled=${waiting ? "true" : nothing}>
      ${asking.phase === "failed" ? t("retry") : text}
    </button>
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
    ${fault(asking)} ${failed ? nothing : progress(asking, otherwise)}
    ${failed ? html`<button class="button primary">${t("retry")}</button>` : nothing}
    <a class="button" href="#">${t("back")}</a>
  </div>`;
}

/** @param {Asking} asking */
function fault({ phase, engine, fault }) {
  const reason = engine.reason ?? "";
  const text =
    phase === "failed"
      ? `${t("engine-failed", { reason })} ${t("engine-failed-why", { reason })}`
      : phase === "refused" && fault
        ? errorText(fault)
        : "";
  return html`<p class=${text ? "form-note fault" : nothing} role="alert">${text}</p>`;
}

/** @param {Asking} asking @param {string} otherwise */
function progress({ engine }, otherwise) {
  const { loaded, total } = engine;
  const arriving = engine.phase !== "ready" && total > 0 && loaded < total;
  const phase = arriving || total === 0 ? "engine-loading" : "engine-starting";
  return html`<div class="progress">
    <p>
      <span role="status">${engine.phase === "ready" && otherwise ? otherwise : t(phase)}</span>
      ${arriving ? t("engine-loading-part", { loaded: megabytes(loaded), total: megabytes(total) }) : nothing}
    </p>
    <progress
      max="1"
      value=${total > 0 ? loaded / total : nothing}
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
