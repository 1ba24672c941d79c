// The league on the page: its bots, its course and its table.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

import { gameOf } from "../../../base/address.ts";
import { gameName, optionName, optionValue, t } from "../../../i18n/messages.ts";
import { heard } from "../../../table/draw/drawing.ts";
import { NAME } from "../../../storage/bots.ts";
import { dropdown } from "../../../ui/controls.ts";
import { download } from "../../../ui/files.ts";
import { notice } from "../../../ui/notices.ts";
import { share } from "../bots/bot-views.ts";
import { LINKED } from "../bots/bot-link.ts";
import { MOST, type League } from "./league.ts";
import { droppedFiles, readFiles, readLinks, type HandedIn } from "./hand-in.ts";
import { leaguePicture } from "./league-picture.ts";
import { signed } from "../text/reference-views.ts";
import { conditions, OPPONENTS, opponentName, type ReplayLink } from "../measuring/run-views.ts";
import type { OwnBot } from "../../../table/players.ts";
import type { Contest, Player } from "../measuring/contest.ts";
import type { WorkshopStore } from "../bots/store.ts";

/** @param isBusy something else runs on this page */
export function leagueView(league: League, store: WorkshopStore, isBusy: boolean, replayLink: ReplayLink) {
  const { running, contest } = league;
  const { done = 0, of = 0 } = contest ?? {};
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void droppedFiles(event.dataTransfer)
      .then(readFiles)
      .then((found) => enter(league, found));
  };
  const opened = (event: Event) => {
    league.open = (event.target as HTMLDetailsElement).open;
  };
  const off = whyOff(league, isBusy);
  return html`<details class="panel workshop-league" ?open=${live(league.open)} @toggle=${opened} @drop=${dropped}><summary>${t("league")}</summary>
    <p class="help">${t("league-help")}</p>
    ${handIn(league, store)}
    ${contest ? html`<p id="league-conditions">${inWords(contest)}</p>` : html`${entered(league, store)} ${settings(league)}`}
    <div class="row">
      ${mainButton(league, isBusy)}
      ${contest && !running ? html`<button type="button" class="button" id="league-renew" @click=${() => renew(league)}>${t("league-renew")}</button>` : nothing}
      ${contest && !league.over ? html`<button type="button" class="button" id="league-export-now" aria-disabled=${contest.shown ? nothing : "true"} @click=${() => contest.shown && saveTable(league)}>${t("league-export")}</button>` : nothing}
      ${
        contest && !running
          ? html`<button type="button" class="button" id="league-picture" @click=${() => savePicture(contest)}>${t("league-picture")}</button>
      ${league.toReview.length ? html`<button type="button" class="button" id="league-review" @click=${() => void league.review()}>${t("league-review")}</button>` : nothing}`
          : nothing
      }
    </div>
    ${off && !running ? html`<p class="help" id="league-off">${t(off)}</p>` : nothing}
    ${contest ? html`<progress max=${of || 1} value=${done} aria-label=${t("workshop-progress", { done, of })}></progress>` : nothing}
    <p role="status">${statusOf(league)}</p>
    ${contest ? html`${tableOf(contest, replayLink)} <p class="help">${t("league-table-help")}</p>` : nothing}
  </details>`;
}

type Main = "start" | "stop" | "export";

/** At the end the button saves the table: Stop, pressed too late, loses nothing. */
const mainOf = ({ running, over }: League): Main => (running ? "stop" : over ? "export" : "start");

/** Why nothing can begin. */
const whyOff = ({ players, over }: League, isBusy: boolean) =>
  over ? null : isBusy ? "league-busy" : players.length ? null : "league-empty";

const refuse = (why: "league-busy" | "league-empty") => notice(() => t(why), [], { key: "league-off" });

/** The button that goes on: one element all the time, so that it keeps the focus. */
function mainButton(league: League, isBusy: boolean) {
  const main = mainOf(league);
  const off = main !== "stop" && whyOff(league, isBusy);
  const text = {
    start: t(league.contest ? "league-continue" : "league-start"),
    stop: t("workshop-stop"),
    export: t("league-export"),
  };
  const act = {
    start: () => void league.run(),
    stop: () => league.stop(),
    export: () => saveTable(league),
  };
  return html`<button type="button" class=${main === "stop" ? "button" : "button primary"} id="league-${main}" data-league-main
    aria-disabled=${off ? "true" : nothing} aria-describedby=${off ? "league-off" : nothing}
    @click=${() => (off ? refuse(off) : act[main]())}>${text[main]}</button>`;
}

/** What goes on; at the end, for screen readers, the table in words. */
function statusOf({ trouble, doing, minutes, players, contest, over, toReview, turn }: League) {
  if (trouble) return t("engine-failed-why", { reason: trouble });
  if (doing === "review") {
    const of = players.filter(({ replay, why }) => replay && !why).length;
    return t("league-reviewing", { done: of - toReview.length, of });
  }
  if (doing) {
    const left = minutes === null ? t("workshop-running") : t("league-minutes", { minutes: Math.ceil(minutes) });
    // The name is not spoken: a live region would speak each turn.
    return html`${left} <span aria-hidden="true">${turn ? t("league-turn", { name: turn.name }) : ""}</span>`;
  }
  return over && contest ? heard(t("league-spoken", { rows: rowsInWords(contest) })) : "";
}

/** The rows of the table; late bots are below it. */
const rowsOf = ({ standing, players }: Contest): Protocol.Row[] => [
  ...standing.rows,
  ...players
    .slice(standing.rows.length)
    .map((_, n) => ({ bot: n + standing.rows.length, places: null, figures: null })),
];

/** A row's place, bot and figure, or why it has none. */
const rowOf = ({ players }: Contest, { bot, places, figures }: Protocol.Row) => ({
  place: placeOf(places),
  name: players[bot].name,
  figure: figures
    ? t("league-figure", { mean: signed(figures.mean), width: figures.width.toFixed(2) })
    : players[bot].why || t("league-waiting"),
  mean: figures?.mean,
  width: figures?.width,
});

function rowsInWords(contest: Contest) {
  const rows = rowsOf(contest).map((row) => {
    const { place, name, figure } = rowOf(contest, row);
    return t("league-row-spoken", { place, name, points: figure });
  });
  return rows.join(t("table-stop-space"));
}

function savePicture(contest: Contest) {
  const { game, seed } = contest.rules;
  const title = t("league-picture-title", { game: gameName(game) });
  const site = location.host + location.pathname;
  const about = t("league-picture-about", { conditions: inWords(contest), site });
  const picture = leaguePicture(
    title,
    about,
    rowsOf(contest).map((row) => rowOf(contest, row)),
  );
  if (picture) download(`league-${seed}.png`, picture);
}

/** Opponents, deals, seats and seed, and the house rules that differ from the usual ones. */
function inWords({ rules, common }: Contest): string {
  const { game, opponent, deals, seats, seed, options } = rules;
  const house = (gameOf(game)?.options ?? []).flatMap(({ id, default: usual }) =>
    JSON.stringify(options[id]) === JSON.stringify(usual)
      ? []
      : [`${optionName(game, id)}: ${optionValue(game, id, options[id])}`],
  );
  const words = t("league-conditions", { done: common, of: deals, opponent: opponentName(opponent), seats, seed });
  return [words, ...house].join(" · ");
}

/** Says which bot before this one has the same text; nothing if none has. */
function twinOf(players: readonly Player[], { name, source }: Player) {
  const twin = source && players.find((one) => one.source === source);
  return twin && twin.name !== name ? html` <small>${t("league-same", { name: twin.name })}</small>` : nothing;
}

function saveTable(league: League) {
  download(`league-${league.contest?.rules.seed}.csv`, league.save());
}

/** Begins anew; asks if the table is in no file. */
function renew(league: League) {
  if (league.unsaved && !confirm(t("league-leave"))) return;
  document.querySelector<HTMLElement>("[data-league-main]")?.focus(); // the other button goes
  league.renew();
}

/** Enters bots that were handed in, and says how many. */
export function enter(league: League, bots: readonly HandedIn[]) {
  if (!bots.length) return;
  const left = league.enter(bots);
  const said = () => (left ? t("league-full", { most: MOST, left }) : t("league-entered", { count: bots.length }));
  notice(said, [], { key: "league" });
}

/** A place, or the range of places that the deals leave open. */
function placeOf(places: readonly number[] | null) {
  const [first, last] = places ?? [];
  return first === undefined ? "" : first === last ? `${first}` : t("league-range", { first, last });
}

/** The bots before the start, each with what is wrong with it. Bots of the person stay in the workshop. */
function entered(league: League, store: WorkshopStore) {
  const own = store.all().map(([, { name, source }]) => ({ name, source, why: "" }));
  const files = league.players.filter(
    ({ name, source }) => !own.some((one) => one.name === name && one.source === source),
  );
  const toggled = (one: HandedIn) => {
    const known = league.find(one.name, one.source);
    if (known) league.remove(known);
    else league.enter([one]);
  };
  return html`<fieldset class="workshop-bots wraps"><legend>${t("league-bots")}</legend>
      ${own.map((one) => html`<label class="option"><input type="checkbox" .checked=${live(league.find(one.name, one.source) !== undefined)} @change=${() => toggled(one)} /> ${one.name}</label>`)}
    </fieldset>
    <ul class="workshop-files" role="list">${files.map(
      (
        one,
      ) => html`<li><span class=${one.why ? "fault" : nothing}>${one.why ? t("league-tried", { name: one.name, why: one.why }) : one.name}${twinOf(league.players, one)}</span>
        <button type="button" class="button" aria-label=${t("league-remove-which", { name: one.name })} @click=${() => league.remove(one)}>${t("league-remove")}</button></li>`,
    )}</ul>`;
}

/** How a class hands in: the task and the starter by link, the pupils' bots as files or links. */
function handIn(league: League, store: WorkshopStore) {
  const chosen = (event: Event) => {
    const input = event.target as HTMLInputElement;
    void readFiles([...(input.files ?? [])]).then((found) => {
      enter(league, found);
      input.value = "";
    });
  };
  const pasted = (event: Event) => {
    const field = event.target as HTMLTextAreaElement;
    void readLinks(field.value, league.rules.game).then((found) => {
      enter(league, found);
      if (found.length) field.value = "";
    });
  };
  return html`<label class="button">${t("league-files")}<input class="visually-hidden" id="league-files" type="file" multiple @change=${chosen} /></label>
    <details><summary>${t("class")}</summary>
    <ol><li>${t("class-starter")} <button type="button" class="button" id="class-link" @click=${() => void share(store, league.rules.game)}>${t("class-link", { name: store.bot.name })}</button></li>
      <li>${t("class-pupil", { most: LINKED })}</li>
      <li>${t("class-collect")}<label class="option"><span class="option-label">${t("class-links")}</span>
        <textarea class="field" id="class-links" rows="3" @change=${pasted}></textarea></label></li>
      <li>${t("class-table")}</li></ol></details>`;
}

function settings(league: League) {
  return html`${conditions("league", league.rules.game, league.rules, OPPONENTS, (chosen) => league.choose(chosen))}
    ${rulesOf(league)}
    <label class="option"><span class="option-label">${t("league-seed")}</span>
      <input class="field" id="league-seed" maxlength=${NAME} .value=${league.rules.seed} @change=${(event: Event) => league.choose({ seed: (event.target as HTMLInputElement).value.trim() })} /></label>
      <p class="help">${t("league-seed-help")}</p>`;
}

/** Seats and house rules of the deals. */
function rulesOf(league: League) {
  const { id, seats, options } = gameOf(league.rules.game) as Protocol.GameEntry;
  const numbers = Array.from({ length: seats.max - seats.min + 1 }, (_, n) => seats.min + n);
  return html`<details><summary>${t("setup-rules")}</summary>
    ${dropdown({
      name: "league-seats",
      label: t("setup-seats"),
      value: league.rules.seats,
      values: numbers.map((value) => ({ value, text: t("setup-seats-value", { seats: value }) })),
      onchange: (value) => league.choose({ seats: value }),
    })}
    ${options
      .filter(({ length }) => !length)
      .map((option) =>
        dropdown({
          name: `league-option-${option.id}`,
          label: optionName(id, option.id),
          value: league.rules.options[option.id] ?? option.default,
          values: option.values.map((value) => ({ value, text: optionValue(id, option.id, value) })),
          onchange: (value) => league.choose({ options: { ...league.rules.options, [option.id]: value } }),
        }),
      )}</details>`;
}

function tableOf(contest: Contest, replayLink: ReplayLink) {
  const looks = contest.players.some(({ replay }) => replay);
  return html`<div class="workshop-scroll" tabindex="0" role="region" aria-label=${t("league")}><table class="workshop-table">
    <thead><tr><th scope="col">${t("league-place")}</th><th scope="col">${t("workshop-name")}</th><th scope="col">${t("league-points")}</th>${looks ? html`<th scope="col">${t("league-look")}</th>` : nothing}</tr></thead>
    <tbody>${rowsOf(contest).map((row) => {
      const { place, name, figure } = rowOf(contest, row);
      const { figures, bot } = row;
      const found =
        figures &&
        html`${figure} <small>${t("workshop-progress", { done: figures.deals, of: contest.rules.deals })}</small>`;
      return html`<tr><td>${place}</td><th scope="row">${name}${twinOf(contest.players, contest.players[bot])}</th>
        ${found ? html`<td class="workshop-points">${found}</td>` : html`<td>${figure}</td>`}
        ${looks ? html`<td>${lookOf(contest, contest.players[bot], replayLink)}</td>` : nothing}</tr>`;
    })}</tbody></table></div>`;
}

/** The deal in which a bot lost most, with its costliest decisions; or in which it has failed. */
function lookOf({ rules: { opponent }, parts }: Contest, player: Player, replayLink: ReplayLink) {
  const { name, why, worst: deal, replay, points, usual, costly } = player;
  if (!replay) return nothing;
  const own: OwnBot = { name, plays: "one", against: opponent };
  if (why) return replayLink(replay, t("workshop-position"), "", own);
  const [mine, level] = [points, usual].map((one) => signed(one[deal - 1] / parts));
  const links = costly?.map((one) => {
    const text = t("league-costly", { loss: one.loss.toFixed(1) });
    return replayLink(
      one.replay,
      html`<span class="visually-hidden">${t("league-deal", { deal })}</span> ${text}`,
      "button",
      own,
    );
  });
  return html`${replayLink(replay, t("league-worst", { deal, opponent: opponentName(opponent), own: mine, level }), "", own)}
    ${links ? html`<br /><small>${t(links.length ? "league-costly-ones" : "league-costly-none")}</small><div class="row">${links}</div>` : nothing}`;
}
