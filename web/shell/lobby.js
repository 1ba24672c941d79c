/** @file The first view: the games, what can be gone on with, and the field for a deal link. */

import { html, nothing } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import catalogue from "nanafuda:catalogue";

import { cardFace } from "../cards/cards.js";
import { picture, room } from "./controls.js";
import * as store from "./store.js";
import { gameName, lang, LANGS, say, savedText, t } from "../words/words.js";

/**
 * @param {object} lobby
 * @param {string} lobby.fault  what is wrong with the link in the field, "" when nothing
 * @param {(text: string) => void} lobby.openLink
 */
export function lobbyView({ fault, openLink }) {
  return html`<main id="main" class="view lobby">
    <div class="lead-room">
      <div class="lead">
        <h1 tabindex="-1">${t("tagline")}</h1>
        <p>${t("lead")}</p>
      </div>
      ${room("lead")} ${fan()}
    </div>
    <ul class="lobby-tiles">
      ${catalogue.games.map(tile)}
    </ul>
    <p class="lobby-deals">
      <a class="button on-cloth" href="#deals">${t("deals-heading")}</a> <span>${t("deals-about")}</span>
    </p>
    ${linkField(fault, openLink)}
  </main>`;
}

/** The seven 7s, behind the tiles: only where there is room for them. */
function fan() {
  return html`<div class="fan" aria-hidden="true">
    ${catalogue.packs.seven.suits
      .map(({ suit }) => `${suit}7`)
      .map((code) => html`<span data-card=${code}>${unsafeHTML(cardFace(code, { letters: "none" }))}</span>`)}
  </div>`;
}

/** @param {Seam.GameEntry} game */
function tile(game) {
  const { id } = game;
  const other = LANGS.find((one) => one !== lang) ?? lang;
  const { saved } = store.savedMatch(id);
  return html`<li class="lobby-tile" data-game=${id}>
    <div class="lobby-tile-body">
      ${picture(id)}
      <h2 class="lobby-tile-name">
        ${gameName(id)} <span class="lobby-tile-alias" lang=${other}>${say(other, `${id}-name`)}</span>
      </h2>
      <div class="lobby-tile-text">
        <p class="lobby-tile-about">${t(`${id}-about`)}</p>
        <p class="lobby-tile-facts">${facts(game, saved)}</p>
      </div>
      <p class="lobby-tile-actions">
        ${actions(game, saved)}
        <a class="button quiet" href="#learn=${id}" aria-label=${t("learn-which", { game: gameName(id) })}>${t("learn")}</a>
        <a
          class="button quiet"
          href="rules/${id}.${lang}.html"
          aria-label=${t("rules-of", { game: gameName(id) })}
          >${t("rules")}</a
        >
      </p>
    </div>
    ${room(id)}
  </li>`;
}

/**
 * @param {Seam.GameEntry} game
 * @param {store.Saved | null | undefined} saved
 */
function facts(game, saved) {
  const { min, max } = game.seats;
  const seats = min === max ? t("game-seats-fixed", { seats: min }) : t("game-seats-range", { min, max });
  const { played, won } = store.statistics(game.id);
  return html`${seats}${
    played > 0 ? html` · ${t("game-statistics", { played, won })}` : nothing
  }${saved && !saved.over ? html`<br />${t("game-saved", { at: savedText(game.id, saved) })}` : nothing}`;
}

/**
 * @param {Seam.GameEntry} game
 * @param {store.Saved | null | undefined} saved
 */
function actions({ id }, saved) {
  const game = gameName(id);
  const start = `#new=${id}`;
  if (!saved || saved.over) {
    return html`<a class="button solid" href=${start} aria-label=${t("play-game", { game })}
      >${t("play")}</a
    >`;
  }
  return html`<a
      class="button primary"
      href="#play=${id}"
      aria-label=${t("continue-game", { game })}
      >${t("continue")}</a
    >
    <a class="button" href=${start} aria-label=${t("new-game-of", { game })}>${t("new-game")}</a>`;
}

/**
 * @param {string} fault
 * @param {(text: string) => void} openLink
 */
function linkField(fault, openLink) {
  return html`<form
    class="open-link"
    novalidate
    @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const field = /** @type {HTMLFormElement} */ (event.target).elements.namedItem("link");
      openLink(/** @type {HTMLInputElement} */ (field).value);
    }}
  >
    <h2>${t("open-link-heading")}</h2>
    <p class="help" id="open-link-help">${t("open-link-help")}</p>
    <div class="open-link-row">
      <input
        class="field"
        id="open-link"
        name="link"
        type="text"
        inputmode="url"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder="…#game=…"
        aria-label=${t("open-link-label")}
        aria-describedby="open-link-help open-link-fault"
        aria-invalid=${fault ? "true" : nothing}
      />
      <button class="button">${t("open-link-button")}</button>
    </div>
    <p id="open-link-fault" class=${fault ? "fault" : nothing} role="alert">${fault}</p>
  </form>`;
}
