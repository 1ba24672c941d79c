// “My deals” page: played deals to review, try again and share.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import catalogue from "nanafuda:catalogue";

import { icon } from "../../cards/cards.ts";
import { template } from "../../cards/template.ts";
import { costInWords } from "../../table/play/verdict.ts";
import { figure } from "../../table/announcer/phrases.ts";
import { fileBrand } from "../../i18n/languages.ts";
import { featName, gameName, t, whenText } from "../../i18n/messages.ts";
import { FILE } from "../../base/limits.ts";
import { unitOf } from "../review/index.ts";
import * as backup from "../../storage/backup.ts";
import * as dealStore from "../../storage/deals.ts";
import * as duplicates from "../../storage/duplicate-deals.ts";
import { picture } from "../../ui/controls.ts";
import { notice } from "../../ui/notices.ts";
import { chosenFile, download, importProgress, offerUndo } from "../../ui/files.ts";
import { head } from "../../ui/views.ts";
import { emptyTable } from "./empty-table.ts";
import { VALIDATOR } from "../../engine/request.ts";
import { note, noted } from "../../base/address.ts";
import type { Deal, Loss } from "../../storage/deals.ts";
import type { Page, Route } from "../../base/page.ts";

/** Number of deals added per click. */
const STEP = 50;

/** Filters of a game's deals. */
const ONLY: Record<string, (deal: Deal) => boolean> = {
  any: () => true,
  mistakes: ({ losses }) => Boolean(losses?.length),
  unweighed: ({ losses }) => losses === null,
};

export function myDealsPage({ changed }: Page): Route {
  const deals = new Deals(changed);
  return { draw: () => deals.draw(), end: deals.end };
}

class Deals {
  /** Null while loading. */
  #deals: Deal[] | null = null;
  /** Whether the stored deals could not be read; then `#deals` has only those of this session. */
  #unread = false;
  /** Game filter ("" is all), other filter and number shown; restored from the history entry. */
  #chosen = { game: "", only: "any", shown: STEP, ...(noted("deals") as object) };
  #changed: () => void;
  /** Unsubscribes when the page is left. */
  end = dealStore.follow(() => void this.#fetch());

  /** @param changed called when a redraw is needed */
  constructor(changed: () => void) {
    this.#changed = changed;
    void this.#fetch().then(() => this.#goBack());
  }

  /** Scrolls to the deal that the person returns from. */
  #goBack() {
    const from = document.querySelector(`.deal-open[href="#replay&${CSS.escape(String(noted("deal")))}"]`);
    if (!(from instanceof HTMLElement)) return;
    from.focus();
    from.scrollIntoView({ block: "center" });
  }

  async #fetch() {
    const deals = await dealStore.all().catch(() => null);
    this.#unread = deals === null;
    this.#deals = deals ?? dealStore.unstored();
    this.#changed();
  }

  draw() {
    const { game: wanted, only, shown } = this.#chosen;
    const of = this.#deals?.filter((deal) => (!wanted || deal.game === wanted) && ONLY[only]?.(deal)) ?? [];
    const rest = of.length - shown;
    const sets = tournaments();
    const matches = [
      ...Map.groupBy(of.slice(0, shown), ({ replay }) => sets.get(replay)?.id ?? matchOf(replay)).values(),
    ];
    return html`<main id="main" class="view narrow deals">
      ${head("", t("deals"), t("deals-lead"))}
      <div class="panel" aria-busy=${this.#deals ? "false" : "true"}>
        ${this.#drawTools(of.length)}
        ${this.#drawRoom()}
        ${this.#isEmpty() ? emptyTable(t("deals-none")) : nothing}
        ${matches.map((deals, nth) => this.#drawMatch(deals, nth, sets))}
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

  /** @param count number of matching deals */
  #drawTools(count: number) {
    const choose = ({ target }: Event & { target: HTMLSelectElement }) => this.#choose({ game: target.value });
    const narrow = ({ target }: Event & { target: HTMLSelectElement }) => this.#choose({ only: target.value });
    return html`<div class="row deal-tools">
      <select class="field" aria-label=${t("deals-filter")} @change=${choose}>
        <option value="">${t("deals-all")}</option>
        ${catalogue.games.map(
          ({ id }) => html`<option value=${id} .selected=${live(id === this.#chosen.game)}>${gameName(id)}</option>`,
        )}
      </select>
      <select class="field" aria-label=${t("deals-only")} @change=${narrow}>
        ${Object.keys(ONLY).map(
          (id) =>
            html`<option value=${id} .selected=${live(id === this.#chosen.only)}>${t(`deals-only-${id}`)}</option>`,
        )}
      </select>
      ${this.#isEmpty() ? nothing : html`<p class="help" role="status">${this.#said(count)}</p>`}
      ${
        this.#unread
          ? html`<button type="button" class="button" @click=${() => void this.#retry()}>${t("retry")}</button>`
          : nothing
      }
      <button type="button" class="button" @click=${() => document.getElementById("deals-file")?.click()}>
        ${t("deals-open-file")}
      </button>
      <input id="deals-file" type="file" hidden accept=".json,application/json"
        aria-label=${t("deals-open-file-label")} @change=${(event: Event) => this.#open(event)} />
    </div>`;
  }

  /** Storage notice: above the budget the person must allow deleting the oldest deals. */
  #drawRoom() {
    const oldest = this.#deals?.slice(backup.BUDGET) ?? [];
    if (!oldest.length) return nothing;
    return html`<div class="row between deals-room">
      <p>${t("deals-room", { most: backup.BUDGET, count: oldest.length })}</p>
      <button type="button" class="button" @click=${() => void this.#drop(oldest)}>${t("deals-room-make")}</button>
    </div>`;
  }

  /** Whether there is no deal at all. */
  #isEmpty() {
    return !this.#unread && this.#deals?.length === 0;
  }

  #said(count: number) {
    if (!this.#deals) return t("deals-loading");
    if (this.#unread) return t("deals-unread");
    if (count) return t("deals-count", { count });
    const { game, only } = this.#chosen;
    return only === "any" && game ? t("deals-none-of", { game: gameName(game) }) : t("deals-none-such");
  }

  /** The deals of a match or of a tournament, under their common heading. */
  #drawMatch(deals: Deal[], nth: number, sets: ReturnType<typeof tournaments>) {
    const [{ game, at, seats, level, replay }] = deals;
    const set = sets.has(replay) ? [t("deals-tournament")] : [];
    const facts = t("deals-facts", { when: whenText(at), seats, level: t(`level-${level}`) });
    return html`<section class="deal-match">
      <div class="deal-match-head">${picture(game, `deals ${nth}`)}
        <h2>${gameName(game)}</h2>
        <p class="help">${[...set, facts].join(t("table-comma"))}</p>
      </div>
      <ul class="deal-list" role="list" aria-label=${gameName(game)}>${deals.map((deal) => this.#drawDeal(deal, sets.get(deal.replay)?.number ?? deal.deal))}</ul>
    </section>`;
  }

  /** @param number in its match or tournament */
  #drawDeal(deal: Deal, number: number) {
    const name = nameOf(deal);
    const when = whenText(deal.at);
    const unit = unitOf(deal.game);
    const flags = [
      deal.feat && featName(deal.game, deal.feat),
      deal.undone && t("deals-undone"),
      deal.hinted && t("deals-hinted"),
    ].filter(Boolean);
    return html`<li class="deal-item">
      <a class="deal-open" href="#replay&${deal.replay}" @click=${() => note("deal", deal.replay)}>
        <b>${t("table-deal", { deal: number, unit })}</b>
        <span>${[resultOf(deal), ...flags].join(t("table-comma"))}</span>
        ${
          deal.losses
            ? html`<span class="deal-cost" data-mistakes=${deal.losses.length ? "yes" : nothing}>${costOf(deal.losses)}</span>`
            : nothing
        }
      </a>
      <button type="button" class="button bare" aria-label=${t("deals-save-which", { deal: name, when })}
        title=${t("deals-save")} @click=${() => save(deal)}>${template(icon("download"))}</button>
      <button type="button" class="button bare" aria-label=${t("deals-delete-which", { deal: name, when })}
        title=${t("deals-delete")} @click=${() => void this.#drop([deal])}>${template(icon("erase"))}</button>
    </li>`;
  }

  #choose(what: { game?: string; only?: string; shown?: number }) {
    this.#chosen = { ...this.#chosen, shown: STEP, ...what };
    note("deals", this.#chosen);
    this.#changed();
  }

  #more() {
    const first = this.#chosen.shown;
    this.#choose({ shown: first + STEP });
    const links = document.querySelectorAll(".deal-open");
    (links[first] as HTMLElement | undefined)?.focus();
  }

  async #retry() {
    this.#deals = null;
    this.#unread = false;
    this.#changed();
    await this.#fetch();
    document.querySelector("h1")?.focus(); // the button may have gone
  }

  /** Deletes deals; the focus goes from a deal's button to that of the next. */
  async #drop(deals: Deal[]) {
    const buttons = () => [...document.querySelectorAll<HTMLElement>(".deal-item > :last-child")];
    const at = buttons().indexOf(document.activeElement as HTMLElement);
    const undo = await backup.dropDeals(deals);
    const gone = undo !== null;
    offerUndo(() => t(gone ? "deals-deleted" : "deals-not-deleted", { count: deals.length }), undo ?? undefined);
    const left = at < 0 ? [] : buttons();
    (left[Math.min(at, left.length - 1)] ?? document.querySelector("h1"))?.focus();
  }

  /** Imports a file, and opens it if it is a single deal. */
  async #open(event: Event) {
    const file = chosenFile(event);
    if (!file) return;
    if (file.size > FILE) return void notice(() => t("data-import-long"), [], { key: "data" });
    importProgress(0, 0);
    const { wrong, deals, undo } = await backup.importDeals(await file.text(), {
      ...VALIDATOR,
      onProgress: importProgress,
    });
    const count = deals.length;
    if (wrong && !count) return void notice(() => t(`deals-file-${wrong}`), [], { key: "data" });
    offerUndo(() => t(`deals-file-${wrong || "added"}`, { count }), undo);
    if (count === 1) location.hash = `replay&${deals[0].replay}`;
  }
}

const nameOf = ({ game, deal }: Deal) => t("deals-when", { game: gameName(game), deal, unit: unitOf(game) });

/** Returns the part of a replay link that all deals of a match share. */
function matchOf(replay: string) {
  const facts = new URLSearchParams(replay);
  for (const own of ["deal", "moves", "at", "check"]) facts.delete(own);
  return String(facts);
}

/** Deals of tournaments, which earlier releases offered: the tournament and the deal's number in it, by replay link. */
const tournaments = () =>
  new Map(
    Object.entries(duplicates.all()).flatMap(([board, { first }]) => {
      const [id, number] = board.split("/");
      return id.startsWith("t-") && first?.replay ? [[first.replay, { id, number: Number(number) }] as const] : [];
    }),
  );

/** Result: points of both sides if there are two, otherwise the place. */
function resultOf({ game, place, tied = 0, seats, points, against }: Deal) {
  const entry = catalogue.games.find(({ id }) => id === game);
  if (typeof against === "number") return t("deals-against", { own: figure(points), other: figure(against) });
  const signed = `${points > 0 && !entry?.lowest ? "+" : ""}${figure(points)}`;
  const score = t(entry?.lowest ? "deals-penalty" : "deals-points", { count: Math.abs(points), points: signed });
  return entry?.partners ? score : `${t("deals-place", { place, tied, seats })}${t("table-comma")}${score}`;
}

/** Loss found by the review; older versions stored only the total of several mistakes. */
function costOf(losses: Loss[]) {
  const count = losses.reduce((sum, { mistakes }) => sum + mistakes, 0);
  const cost = count === 1 ? losses.map(({ unit, loss }) => costInWords(unit, loss, { t })).join("") : "none";
  return t("deals-mistakes", { count, cost });
}

function save(deal: Deal) {
  download(`${fileBrand}-${deal.game}-${deal.at.slice(0, 10)}-${deal.deal}.json`, backup.fileOf({ deals: [deal] }));
}
