/** @file My deals: those that were played, to look back at, try again, show to a friend. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import catalogue from "nanafuda:catalogue";

import { icon } from "../cards/cards.js";
import { lossesInWords } from "../table/review.js";
import { figure } from "../table/sayings.js";
import { gameName, t, whenText } from "../words/words.js";
import { download } from "./files.js";
import { FILE } from "./bounds.js";
import * as kept from "./kept.js";
import { notice } from "./notices.js";

/** How many are shown at a time. */
const STEP = 50;

/** @typedef {import("./kept.js").Deal} Deal */

export class Deals {
  /** Null while they are being fetched. @type {Deal[] | null} */
  #deals = null;
  /** Of which game they are shown; "" is all. */
  #game = "";
  #shown = STEP;
  #changed;

  /** @param {() => void} changed  called when there is something else to show */
  constructor(changed) {
    this.#changed = changed;
    kept.follow(() => void this.#fetch());
    void this.#fetch();
  }

  async #fetch() {
    this.#deals = await kept.all();
    this.#changed();
  }

  draw() {
    const of = this.#deals?.filter(({ game }) => !this.#game || game === this.#game) ?? [];
    const rest = of.length - this.#shown;
    return html`<main id="main" class="view narrow deals">
      <div class="view-head">
        <div>
          <h1 tabindex="-1">${t("deals-heading")}</h1>
          <p>${t("deals-lead", { most: kept.MOST })}</p>
        </div>
      </div>
      <div class="panel" aria-busy=${this.#deals ? "false" : "true"}>
        ${this.#drawTools()}
        <p class="help" role="status">${this.#said(of.length)}</p>
        <ul class="deal-list" role="list">
          ${of.slice(0, this.#shown).map((deal) => this.#drawDeal(deal))}
        </ul>
        <div class="row">
          ${
            rest > 0
              ? html`<button type="button" class="button" @click=${() => this.#more()}>
                ${t("deals-more", { count: Math.min(rest, STEP) })}
              </button>`
              : nothing
          }
          <a class="button" href="#">${t("back")}</a>
        </div>
      </div>
    </main>`;
  }

  #drawTools() {
    /** @param {Event & {target: HTMLSelectElement}} event */
    const choose = ({ target }) => this.#choose(target.value);
    return html`<div class="row deal-tools">
      <select class="field" aria-label=${t("deals-filter")} @change=${choose}>
        <option value="">${t("deals-all")}</option>
        ${catalogue.games.map(
          ({ id }) => html`<option value=${id} .selected=${live(id === this.#game)}>${gameName(id)}</option>`,
        )}
      </select>
      <button type="button" class="button" @click=${() => document.getElementById("deals-file")?.click()}>
        ${t("deals-open-file")}
      </button>
      <input id="deals-file" type="file" hidden accept=".json,application/json"
        aria-label=${t("deals-open-file-label")} @change=${(/** @type {Event} */ event) => this.#open(event)} />
    </div>`;
  }

  /** @param {number} count */
  #said(count) {
    if (!this.#deals) return t("deals-loading");
    if (count) return t("deals-count", { count });
    return this.#game ? t("deals-none-of", { game: gameName(this.#game) }) : t("deals-none");
  }

  /** @param {Deal} deal */
  #drawDeal(deal) {
    const name = nameOf(deal);
    const flags = [deal.undone && t("deals-undone"), deal.hinted && t("deals-hinted")].filter(Boolean);
    return html`<li class="deal-item">
      <a class="deal-open" href="#replay&${deal.replay}">
        <b>${name}</b>
        <span>${[resultOf(deal), ...flags].join(t("table-comma"))}</span>
        ${deal.losses ? html`<span>${costOf(deal.losses)}</span>` : nothing}
        <span class="help">${t("deals-facts", {
          when: whenText(deal.at),
          seats: deal.seats,
          level: t(`level-${deal.level}`),
        })}</span>
      </a>
      <button type="button" class="button bare" aria-label=${t("deals-save-which", { deal: name })}
        title=${t("deals-save")} @click=${() => save(deal)}>${unsafeHTML(icon("download"))}</button>
      <button type="button" class="button bare" aria-label=${t("deals-delete-which", { deal: name })}
        title=${t("deals-delete")} @click=${() => void this.#drop(deal)}>${unsafeHTML(icon("erase"))}</button>
    </li>`;
  }

  /** @param {string} game */
  #choose(game) {
    this.#game = game;
    this.#shown = STEP;
    this.#changed();
  }

  #more() {
    const first = this.#shown;
    this.#shown += STEP;
    this.#changed();
    const links = document.querySelectorAll(".deal-open");
    /** @type {HTMLElement | undefined} */ (links[first])?.focus();
  }

  /** @param {Deal} deal */
  async #drop(deal) {
    await kept.drop(deal.replay);
    const back = { label: () => t("deals-delete-undo"), run: () => void kept.add([deal]) };
    notice(() => t("deals-deleted"), [back], { key: "deals" });
    document.querySelector("h1")?.focus(); // the button has gone
  }

  /** Adds what is in a file, and opens it where it is a single deal. @param {Event} event */
  async #open(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    input.value = "";
    if (!file) return;
    const added = file.size > FILE ? [] : await kept.add(kept.dealsIn(await file.text()));
    notice(() => (added.length ? t("deals-file-added", { count: added.length }) : t("deals-file-unreadable")), [], {
      key: "deals",
    });
    if (added.length === 1) location.hash = `replay&${added[0].replay}`;
  }
}

/** @param {Deal} deal */
function nameOf({ game, deal }) {
  return t("deals-when", { game: gameName(game), deal });
}

/** Partners have their points together; alone, one has a place. @param {Deal} deal */
function resultOf({ game, place, seats, points }) {
  const score = t("deals-points", { count: Math.abs(points), points: `${points > 0 ? "+" : ""}${figure(points)}` });
  if (catalogue.games.find(({ id }) => id === game)?.partners) return score;
  return `${t("deals-place", { place, seats })}${t("table-comma")}${score}`;
}

/** What its review has found. @param {import("./kept.js").Loss[]} losses */
function costOf(losses) {
  return losses.length ? lossesInWords(losses, { t }) : t("review-nothing-to-mend", { hard: 0 });
}

/** @param {Deal} deal */
function save(deal) {
  download(`nanafuda-${deal.game}-${deal.at.slice(0, 10)}-${deal.deal}.json`, kept.fileOf(deal));
}
