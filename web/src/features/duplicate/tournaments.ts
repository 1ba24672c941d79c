// Tournaments: several deals of one game, the same for everybody with the link. The score sheet and the list.

import { html, nothing } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import catalogue from "nanafuda:catalogue";

import { idOf, nameOf, resultsOf, tournaments } from "../progress/index.ts";
import { OTHERS } from "../../base/limits.ts";
import { icon } from "../../cards/cards.ts";
import { gameName, levelName, t } from "../../i18n/messages.ts";
import * as duplicates from "../../storage/duplicate-deals.ts";
import { PageEngine } from "../../engine/request.ts";
import { picture, segmented } from "../../ui/controls.ts";
import { shareText } from "../../ui/dialogs.ts";
import { copyLink } from "../../table/shared-link.ts";
import { offerUndo } from "../../ui/files.ts";
import { badLink, dealFacts, head, submit, waiting } from "../../ui/views.ts";
import { formEnd } from "../../ui/form-parts.ts";
import { gameOf } from "../../base/address.ts";
import { unitOf, unusual } from "../review/index.ts";
import { duplicateDealPage } from "./duplicate-deal.ts";
import { withPendingComparisons } from "./pending-comparisons.ts";
import { challenge, drawNaming, senderOf } from "./new-challenge.ts";
import { meanOf } from "../stats/index.ts";
import { standing, sumInWords } from "./standing.ts";
import type { Page, Route } from "../../base/page.ts";

/** Index of the default level; levels ascend in strength. */
const USUAL = 1;

/** The page of a tournament's score sheet. */
export function tournamentPage(fragment: string, page: Page): Route {
  const pageEngine = new PageEngine(page.changed);
  const game = gameOf(new URLSearchParams(fragment).get("game") ?? "");
  let tournament: Protocol.Tournament | null = null;

  async function read() {
    const reply = await pageEngine.ask({ do: "tournament", link: fragment });
    tournament = reply?.tournament ?? null;
    page.changed();
  }
  const sheet: Route = {
    game,
    pageEngine,
    begin: () => void read(),
    end: () => pageEngine.end(),
    draw() {
      if (pageEngine.phase === "refused") return badLink(pageEngine.fault);
      if (tournament) return sheetView(tournament, page);
      return html`<main id="main" class="view"><div class="narrow">
        ${head(game?.id ?? "", t("tournament"))}
        <form class="panel" @submit=${submit(() => void read())}>${waiting(pageEngine, t("link-reading"))}</form>
      </div></main>`;
    },
  };
  return withPendingComparisons(sheet, page);
}

function sheetView({ game, deals, link, ...setup }: Protocol.Tournament, page: Page) {
  const unit = unitOf(game);
  const played = resultsOf(link, deals);
  const percents = played.flatMap((one) => one?.percent ?? []);
  const sum = meanOf(percents);
  const next = played.indexOf(null) + 1;
  const begun = played.some(Boolean) || duplicates.of(idOf(link, 1));
  const words = {
    game: gameName(game),
    deals,
    unit,
    others: OTHERS,
    count: sum?.played,
    mean: Math.round(sum?.mean ?? 0),
  };
  const summary = sum ? sumInWords(sum, unit) : "";
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head(game, t("tournament-of", { deals, unit }))}
      <div class="panel">
        <p>${t("tournament-lead", { deals, unit })}</p>
        ${dealFacts(unusual({ ...setup, game }, false))}
        <table class="figures sheet-table">
          <caption class="visually-hidden">${t("tournament-sheet")}</caption>
          <thead><tr><th scope="col">${t("table-deal-column", { unit })}</th><th scope="col">${t("tournament-percent")}</th></tr></thead>
          <tbody>${played.map((_, i) => drawDeal(link, i + 1, game))}</tbody>
        </table>
        <p role="status">${summary}</p>
        ${next ? nothing : html`<p class="small-print">${t("tournament-over", { unit })}</p>`}
        <p class="small-print">${t("field-percent", { of: OTHERS })}</p>
        ${percents.length < deals ? nothing : drawChallenge(link, page)}
        <div class="form-end">
          ${next ? html`<a class="button primary" href="#board=${next}&${link}">${t(begun ? "tournament-on" : "tournament-begin", { deal: next, unit })}</a>` : nothing}
          <button type="button" class="button" @click=${() => void copyLink(link)}>${t("table-copy")}</button>
          ${summary ? html`<button type="button" class="button" @click=${() => void shareText(t("tournament-share", words), link)}>${t("result-share")}</button>` : nothing}
          <a class="button" href="#tournaments">${t("back")}</a>
        </div>
      </div>
    </div>
  </main>`;
}

/** Renders the challenge form once all deals are played, or a link to the comparison with those who sent theirs. */
function drawChallenge(link: string, page: Page) {
  const id = nameOf(link);
  if (duplicates.of(idOf(link, 0))?.rivals?.length) {
    return html`<div class="row"><a class="button solid" href="#challenge=${id}">${t("challenge-compare")}</a></div>`;
  }
  const deals = Number(new URLSearchParams(link).get("tournament"));
  const played = Array.from({ length: deals }, (_, i) => {
    const { replay = "", percent = null, hinted = false } = duplicates.of(idOf(link, i + 1))?.first ?? {};
    return { replay, percent, hinted };
  });
  const send = async (name: string) => {
    if (await challenge({ do: "createChallenge", name, played, tournament: link })) page.go(`challenge=${id}`);
  };
  return html`<section><h2>${t("challenge-send")}</h2><p>${t("challenge-about-all")}</p>
    ${drawNaming(t("challenge-make"), (name) => void send(name))}</section>`;
}

function drawDeal(link: string, number: number, game: string) {
  const board = duplicates.of(idOf(link, number));
  const again = board?.first && board.tries ? [t("tournament-tries", { count: board.tries + 1 })] : [];
  const said = [standing(board, game), ...again].join(t("table-comma"));
  return html`<tr><th scope="row">${number}</th><td><a href="#board=${number}&${link}"
    aria-label=${t("tournament-which", { deal: number, standing: said, unit: unitOf(game) })}>${said}</a></td></tr>`;
}

/** The table of a tournament's deal. @param number from 1 */
export function tournamentDealPage(number: number, fragment: string, page: Page) {
  const fields = new URLSearchParams(fragment);
  const deals = Number(fields.get("tournament"));
  const game = gameOf(fields.get("game") ?? "");
  if (!game) return tournamentPage(fragment, page); // it shows the fault of the link
  const place = () => t("tournament-deal", { deal: number, deals, unit: unitOf(game.id) });
  const made = duplicateDealPage(
    {
      id: idOf(fragment, number),
      ask: { do: "openDuplicate", link: fragment, number: number - 1 },
      home: fragment,
      game: () => game,
      title: () => t("tournament"),
      place,
      shared: () => ({
        when: place(),
        words: (standing) => t("share-words", { when: [gameName(game.id), place()].join(t("table-comma")), standing }),
        link: fragment,
        listed: true,
      }),
      standing(found) {
        const first = resultsOf(fragment, deals).map((one) => one?.percent);
        first[number - 1] ??= found.percent; // not stored yet
        const percents = first.filter((one) => one !== undefined);
        const mean = percents.reduce((sum, one) => sum + one, 0) / percents.length;
        return t("tournament-so-far", {
          count: percents.length,
          deals,
          mean: Math.round(mean),
          unit: unitOf(game.id),
        });
      },
      begun: () => duplicates.put(idOf(fragment, 0), { ...duplicates.of(idOf(fragment, 0)), link: fragment }),
      next() {
        const next = resultsOf(fragment, deals).findIndex((one, i) => one === null && i + 1 !== number) + 1;
        return next
          ? { label: t("table-next", { unit: unitOf(game.id) }), run: () => page.go(`board=${next}&${fragment}`) }
          : { label: t("tournament-to-sheet"), run: () => page.go(fragment) };
      },
    },
    page,
  );
  const waits = made.draw;
  return { ...made, draw: () => (made.pageEngine.phase === "refused" ? badLink(made.pageEngine.fault) : waits()) };
}

/** The page with the started tournaments and the form for a new one. */
export function tournamentsPage(page: Page): Route {
  const pageEngine = new PageEngine(page.changed);
  const form = { game: catalogue.games[0], deals: catalogue.tournaments[1], level: catalogue.games[0].levels[USUAL] };

  async function begin() {
    if (pageEngine.phase === "waiting") return;
    const { game, deals, level } = form;
    const reply = await pageEngine.ask({ do: "tournament", game: game.id, deals, level });
    if (reply) page.go(reply.tournament.link);
  }
  const choose = (change: Partial<typeof form>) => {
    Object.assign(form, change);
    page.changed();
  };
  const draw = () => listView(form, pageEngine, choose, begin, page.changed);
  return withPendingComparisons({ pageEngine, end: () => pageEngine.end(), draw }, page);
}

function listView(
  form: { game: Protocol.GameEntry; deals: number; level: string },
  pageEngine: PageEngine,
  choose: (change: Partial<{ game: Protocol.GameEntry; deals: number; level: string }>) => void,
  begin: () => void,
  changed: () => void,
) {
  const kept = tournaments();
  const challenges = Object.entries(duplicates.all()).filter(([, { sent, rivals }]) => sent || rivals);
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head("", t("tournaments"))}
      <form class="panel setup" @submit=${submit(begin)}>
        <p>${t("tournaments-lead")}</p>
        ${kept.length ? html`<h2>${t("tournaments-kept")}</h2><ul class="learn-list" role="list">${kept.map((one) => drawKept(one, changed))}</ul>` : nothing}
        ${challenges.length ? html`<h2>${t("challenges-kept")}</h2><ul class="learn-list" role="list">${challenges.map(([id, board]) => drawKeptChallenge(id, board, changed))}</ul>` : nothing}
        ${segmented({
          name: "tournament-game",
          label: t("tournament-game"),
          values: catalogue.games.map((game) => ({
            value: game,
            text: html`<i data-game=${game.id}>${picture(game.id, "tournament")}</i><b>${gameName(game.id)}</b>`,
          })),
          value: form.game,
          onchange: (game) => choose({ game }),
        })}
        ${segmented({
          name: "tournament-deals",
          label: t("tournament-deals"),
          values: catalogue.tournaments.map((value) => ({ value, text: String(value) })),
          value: form.deals,
          onchange: (deals) => choose({ deals }),
        })}
        ${segmented({
          name: "tournament-level",
          label: t("setup-level"),
          values: form.game.levels.map((value) => ({ value, text: levelName(value) })),
          value: form.level,
          onchange: (level) => choose({ level }),
        })}
        ${formEnd(pageEngine, { text: t("tournament-set-up") })}
      </form>
    </div>
  </main>`;
}

function drawKept(
  { id, link, game, level, deals, played }: ReturnType<typeof tournaments>[number],
  changed: () => void,
) {
  const how = { deals, played, level: levelName(level), unit: unitOf(game) };
  return drawListed(id, gameName(game), link, t("tournament-progress", how), changed);
}

function drawKeptChallenge(id: string, { sent, rivals = [] }: duplicates.Board, changed: () => void) {
  const game = new URLSearchParams(sent ?? rivals[0]).get("game") ?? "";
  if (!gameOf(game)) return nothing;
  const names = rivals.map(senderOf).join(t("table-comma"));
  return drawListed(id, gameName(game), `challenge=${id.slice(0, -2)}`, names || t("challenge-unanswered"), changed);
}

function drawListed(id: string, name: string, link: string, standing: string, changed: () => void) {
  const remove = () => {
    const undo = duplicates.drop(id);
    offerUndo(() => t("challenge-removed", { name }), undo, changed);
    changed();
    document.querySelector("h1")?.focus(); // the button has been removed
  };
  return html`<li class="deal-item"><a class="learn-item" href="#${link}"><span><b>${name}</b>
    <span class="help">${standing}</span></span></a>
    <button type="button" class="button bare" title=${t("challenge-remove")} aria-label=${t("challenge-remove-which", { name: [name, standing].join(t("table-comma")) })}
      @click=${remove}>${unsafeHTML(icon("close"))}</button></li>`;
}
