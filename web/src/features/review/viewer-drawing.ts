// Renders the viewer of a deal: bar, seats, centre, latest events, navigation, hands and log.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { icon } from "../../cards/cards.ts";
import { template } from "../../cards/template.ts";
import { drawUnfold } from "../../table/draw/actions.ts";
import { drawMiddle, heard, yes } from "../../table/draw/drawing.ts";
import { actionInWords, cardsOf } from "../../table/play/action-words.ts";
import { lineOf } from "../../table/announcer/log.ts";
import { drawDealSheet, drawStandings } from "../../table/draw/score.ts";
import { drawSeats, farSide, personFirst } from "../../table/draw/seats.ts";
import type { Scene, GameTable } from "../../table/game-table.ts";
import type { TableContext } from "../../table/context.ts";
import type { IconName } from "../../cards/icons.ts";

type Look = Protocol.Look;

/** A position of the deal. */
export interface Shown {
  look: Look;
  before: Look | null; // the previous position; null at the first
  news: readonly Protocol.Event[]; // public events in between
}

interface ViewerParts {
  at: number; // requested index; its position may still be loading
  person: number; // seat of the person who played the deal
  open: boolean; // all hands are shown
  playing: boolean; // playback is running
  sent: boolean; // the deal is somebody else's
  own: boolean; // the next action is the person's
  most: number; // size of the largest hand at the start of the deal
  log: unknown; // on wide screens only
  deals: number[]; // known deals of the match
  row: unknown; // the person's decisions
  clean: string | null; // that the cards decided or there was no mistake, until the person goes on
  judged: unknown; // verdict on the decision at this position
  better: string | null; // the better action at this position
  beside: string | null; // another player's choice at this position
  does: {
    back: () => void;
    menu: () => void;
    toDeal: (deal: number) => void;
    choices: () => void;
    lookAs: (seat: number | null) => void;
    go: (to: number) => void;
    stay: () => void; // says why there is no step
    part: (way: -1 | 1) => void;
    play: () => void;
    share: (at?: number) => void;
    addOverlay: TableContext["addOverlay"];
    tryAgain: (at: number) => void;
  };
}

export function drawViewer(shown: Shown, view: Scene, game: GameTable, parts: ViewerParts) {
  const { look } = shown;
  const { table } = view;
  const ended = Boolean(table.result);
  const folds = parts.judged !== nothing || parts.beside !== null;
  return html`
    <div class="table viewer" data-phase=${table.phase} data-seats=${table.seats} .style=${farSide(view)} data-seating=${game.seating}
      data-ended=${yes(ended)} data-at=${look.index} data-of=${look.of} data-as=${parts.open ? "all" : look.seat} data-side=${yes(view.side)}
      data-playing=${parts.playing ? "yes" : "no"}>
      ${drawBar(view, parts)}
      ${drawSeats(view, game)}
      <section class="centre" aria-label=${view.t("table-centre")}>
        ${game.banner ? html`<div class="banner">${game.banner(view)}</div>` : nothing}
        ${drawMiddle(ended ? drawEnd(view, game) : game.centre(view))}
      </section>
      <section class="actions viewer-steps" aria-label=${view.t("replay-steps")}>
        <div class="prompt-row" data-advice=${yes(folds)}><div class="prompt" role="status"><span class="prompt-words">${parts.beside ? html`<b class="look-beside">${parts.beside}</b> ` : nothing}${
          parts.clean ? html`<b class="look-clean">${parts.clean}</b> ` : nothing
        }${parts.judged === nothing ? (parts.clean ? nothing : said(shown, view, game, parts)) : parts.judged}</span></div>${folds ? drawUnfold(view, parts.does.addOverlay) : nothing}</div>
        ${parts.row}
        ${drawWays(shown, view, parts)}
        ${drawOffers(look, view, parts)}
      </section>
      ${parts.open ? drawHands(look, view) : ended ? drawAllDeals(view, game) : drawHand(look, view, game, parts)}
      ${
        parts.log
          ? html`<aside class="side" aria-label=${view.t("table-log")}><h2>${view.t("table-log")}</h2>${parts.log}</aside>`
          : nothing
      }
    </div>`;
}

function drawBar(view: Scene, { person, open, deals, does }: ViewerParts) {
  const { t, me, table } = view;
  const seats = personFirst({ me: person, table });
  const choose = ({ target }: Event & { target: HTMLSelectElement }) =>
    does.lookAs(target.value === "all" ? null : Number(target.value));
  const toDeal = ({ target }: Event & { target: HTMLSelectElement }) => does.toDeal(Number(target.value));
  return html`
    <header class="bar">
      <button type="button" class="button bare on-cloth" aria-label=${t("back")}
        @click=${does.back}>${template(icon("back"))}</button>
      <h1 class="bar-title" tabindex="-1"><span>${view.say("name")}</span> <span
        class="bar-deal">${heard(t("look-back"))} ${t("table-deal", { deal: table.deal })}</span></h1>
      ${
        deals.length > 1
          ? html`<label class="viewer-seat viewer-deal"><span class="visually-hidden">${t("table-deal-column")}</span>
        <select class="field" @change=${toDeal}>${deals.map(
          (deal) =>
            html`<option value=${deal} .selected=${live(deal === table.deal)}>${t("table-deal", { deal })}</option>`,
        )}</select></label>`
          : nothing
      }
      <label class="viewer-seat"><span class="visually-hidden">${t("replay-seen-from")}</span>
        <select class="field" @change=${choose}>
          ${seats.map(
            (seat) => html`
            <option value=${seat} .selected=${live(!open && seat === me)}>${view.seatName(seat)}</option>`,
          )}
          <option value="all" .selected=${live(open)}>${t("replay-all-open")}</option>
        </select></label>
      <button type="button" class="button bare on-cloth" aria-haspopup="dialog" aria-label=${t("table-menu")}
        @click=${does.menu}>${template(icon("menu"))}</button>
    </header>`;
}

const drawEnd = (view: Scene, game: GameTable) => html`
  <div class="end scroll" tabindex="0" role="group" aria-label=${view.t("table-score")}>
    ${drawDealSheet(view, game)}${game.ending ? game.ending(view) : nothing}
  </div>`;

/** The latest events: the text announced at every step. */
function said({ before, news }: Shown, view: Scene, game: GameTable, { open }: ViewerParts) {
  const { result } = view.table;
  if (result) return game.outcome(result, view);
  const lines = linesOf(news, view, game).flatMap(({ line }) => line ?? []);
  if (!before) return lines[0] ?? view.t("replay-start");
  if (lines.length) return lines.map((line, i) => (lines[i + 1] ? unended(line) : line)).join(view.t("table-then"));
  const { actor: seat, action, seen } = before;
  if (action === null || !(open || seen)) return view.t("replay-unseen", { seat });
  return view.t("replay-unseen-own", { seat, action: actionInWords(action, view, game) });
}

/** Removes the full stop of a sentence that another one follows. */
const unended = (line: unknown) => String(line).replace(/[.。]$/, "");

/** The slider and the navigation buttons. */
function drawWays({ look: { of } }: Shown, { t }: Scene, { at, playing, does }: ViewerParts) {
  const way = (id: string, sign: IconName, can: boolean, run: () => void) => html`
    <button type="button" class="button on-cloth" data-way=${id} aria-label=${t(`replay-${id}`)}
      aria-disabled=${can ? nothing : "true"} @click=${() => (can ? run() : does.stay())}>${template(icon(sign))}</button>`;
  const [more, less] = [at < of, at > 0];
  return html`
    <input type="range" class="viewer-slider" min="0" max=${of} .value=${live(String(at))}
      aria-label=${t("replay-place")} aria-valuetext=${t("replay-step", { n: at, of })}
      @input=${({ target }: Event & { target: HTMLInputElement }) => does.go(Number(target.value))}>
    <div class="viewer-ways">
      ${way("first", "first", less, () => does.go(0))}
      ${way("part-back", "rewind", less, () => does.part(-1))}
      ${way("back", "left", less, () => does.go(at - 1))}
      ${way(playing ? "pause" : "play", playing ? "pause" : "play", true, does.play)}
      ${way("on", "right", more, () => does.go(at + 1))}
      ${way("part-on", "forward", more, () => does.part(1))}
      ${way("last", "last", more, () => does.go(of))}
    </div>`;
}

/** Actions at this position. The menu has them, too, because small screens have no room for them. */
function drawOffers({ index, of, actor, seat }: Look, { t }: Scene, { own, sent, does }: ViewerParts) {
  const offer = (id: string, run: () => void, kind: string = "quiet on-cloth") => html`
      <button type="button" class=${`button ${kind}`} @click=${run}>${t(id)}</button>`;
  return html`
    <div class="viewer-offers">
      ${own ? offer(sent ? "replay-play-on" : "look-try", () => does.tryAgain(index), "on-cloth look-try") : nothing}
      ${actor === seat && index < of ? offer("look-all", does.choices) : nothing}
      ${own ? offer("look-share", () => does.share(index)) : offer("replay-share-deal", () => does.share())}
    </div>`;
}

/** Maximum cards in a row, so that each index stays visible on the narrowest screens. */
const IN_A_ROW = 13;

/** The seat's hand; marks the cards that it plays next, and those of the better choice. */
function drawHand({ actor, action, seat }: Look, view: Scene, game: GameTable, { most, better }: ViewerParts) {
  const cards = game.hand(view);
  const rows = Math.ceil(Math.max(most, cards.length) / IN_A_ROW);
  const columns = Math.max(1, Math.ceil(cards.length / rows));
  const marked = actor === seat && action !== null ? cardsOf(action, game) : [];
  const instead = better === null ? [] : cardsOf(better, game);
  const name = (card: string) =>
    instead.includes(card)
      ? view.t("look-card", { card, both: marked.includes(card) ? "yes" : "no" })
      : view.cardName(card);
  return html`
    <section class="hand viewer-hand scroll" tabindex="0" role="group" aria-label=${view.t("replay-hand", { seat, count: cards.length })}>
      <ul class="card-row" role="list" .style=${`--rows: ${rows}; --columns: ${columns}; --count: ${Math.max(1, cards.length)}`}>${cards.map(
        (card) => html`
        <li><span class="card small${marked.includes(card) ? " hinted" : ""}${instead.includes(card) ? " better" : ""}"
          data-shown=${card} role="img" aria-label=${name(card)}>${view.face(card)}</span></li>`,
      )}</ul>
    </section>`;
}

/** Replaces the hand once the deal has ended. */
const drawAllDeals = (view: Scene, game: GameTable) => html`
  <section class="hand all-deals viewer-hand scroll" tabindex="0" role="group" aria-label=${view.t("table-all-deals")}>
    <h2>${view.t("table-all-deals")}</h2>${drawStandings(view, game)}</section>`;

/** The hands of all seats. */
function drawHands({ hands, actor, action }: Look, view: Scene) {
  const next = action === null ? [] : action.slice(action.indexOf(":") + 1).split(/[.@=]/);
  return html`
    <section class="hand viewer-hand open-hands scroll" tabindex="0" role="group" aria-label=${view.t("replay-all-open")}>
      <ul class="viewer-hands" role="list">${personFirst(view).map(
        (seat) => html`
        <li data-hand=${seat}><b>${view.seatName(seat)}</b>
          <ul class="viewer-open" role="list" .style=${`--gaps: ${Math.max(1, hands[seat].length - 1)}`}>${hands[
            seat
          ].map(
            (card) => html`
            <li><span class="card mini${seat === actor && next.includes(card) ? " hinted" : ""}" data-shown=${card}
              role="img" aria-label=${view.cardName(card)}>${view.mini(card)}</span></li>`,
          )}</ul></li>`,
      )}</ul>
    </section>`;
}

/** Events with their log lines; some have none. */
const linesOf = (events: readonly Protocol.Event[], view: Scene, game: GameTable) =>
  events.map((event) => ({ event, line: lineOf(game.known?.(event, view.table, events) ?? event, view, game) }));

/**
 * The log up to here. Each line links to its position.
 * @param latest number of events in the latest step
 */
export function drawLines(view: Scene, game: GameTable, latest: number, go: (event: number) => void) {
  const lines = linesOf(view.story, view, game);
  return html`
    <ol class="log viewer-log scroll" role="list" data-follow>${lines.map(
      ({ event, line }, number) =>
        line &&
        html`<li class="log-line log-${event.type}"><button type="button" class="button bare"
          aria-current=${number >= lines.length - latest ? "step" : nothing} @click=${() => go(number)}>${line}</button></li>`,
    )}</ol>`;
}

/** The table to render: keeps a finished trick on the table. */
export function tableSeen({ look, before, news }: Shown, game: GameTable) {
  const [first, next] = before ? (game.steps?.(before.table, { table: look.table, events: [...news] }) ?? []) : [];
  return next && first.pause === "trick" && !look.table.result ? first.table : look.table;
}

const KEYS = ["step", "part", "ends", "play"];

export const drawKeys = ({ t }: Scene) => html`
  <table class="keys"><tbody>${KEYS.map((id) => {
    const [keys, meaning] = t(`replay-key-${id}`).split("|");
    return html`<tr><th scope="row">${keys
      .trim()
      .split(" ")
      .map((key) => [html`<kbd>${key}</kbd>`, " "])}</th><td>${meaning.trim()}</td></tr>`;
  })}</tbody></table>`;
