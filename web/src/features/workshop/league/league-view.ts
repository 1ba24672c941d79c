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
import { droppedFiles, readFiles, readLinks, type HandedIn } from "./hand-in.ts";
import { leaguePicture } from "./league-picture.ts";
import { pairsView } from "./pairs-view.ts";
import { signed } from "../text/reference-views.ts";
import { DEALS, OPPONENTS, opponentName, type ReplayLink } from "../measuring/run-views.ts";
import type { OwnBot } from "../../../table/players.ts";
import type { Contest } from "../measuring/contest.ts";
import type { Entry, League } from "./league.ts";
import type { WorkshopStore } from "../bots/store.ts";

/** @param isBusy something else runs on this page */
export function leagueView(league: League, store: WorkshopStore, isBusy: boolean, replayLink: ReplayLink) {
  const { running, begun, contest, elsewhere } = league;
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
  const untried = !begun && !elsewhere && league.entries.some(({ unfit, timed }) => !unfit && !timed);
  const off = whyOff(league, isBusy);
  return html`<details class="panel workshop-league" ?open=${live(league.open)} @toggle=${opened} @drop=${dropped}><summary>${t("league")}</summary>
    <p class="help">${t("league-help")}</p>
    ${storedNotes(league)}
    ${running || begun || elsewhere ? conditions(league) : html`${settings(league, store)} ${classView(league, store)}`}
    <div class="row">
      ${mainButton(league, isBusy)}
      ${untried && !running ? html`<button type="button" class="button" id="league-forecast" aria-disabled=${off ? "true" : nothing} aria-describedby=${off ? "league-off" : nothing} @click=${() => (off ? refuse(off) : void league.forecast())}>${t("league-forecast")}</button>` : nothing}
      ${begun && !running && !elsewhere && mainOf(league) !== "renew" ? html`<button type="button" class="button" id="league-renew" @click=${() => renew(league)}>${t("league-renew")}</button>` : nothing}
      ${
        contest && !running
          ? html`<button type="button" class="button" id="league-export" @click=${() => download(`league-${contest.season.seed}.csv`, contest.found.csv)}>${t("league-export")}</button>
      <button type="button" class="button" id="league-picture" @click=${() => savePicture(contest)}>${t("league-picture")}</button>`
          : nothing
      }
      ${!running && !elsewhere && entriesToReview(league) ? html`<button type="button" class="button" id="league-review" @click=${() => void league.review()}>${t("league-review")}</button>` : nothing}
    </div>
    ${off && !running ? html`<p class="help" id="league-off">${t(off)}</p>` : nothing}
    ${begun && !league.final ? html`<progress max=${of || 1} value=${done} aria-label=${t("workshop-progress", { done, of })}></progress>` : nothing}
    <p role="status">${statusOf(league)}</p>
    ${finalOf(league, replayLink)}
    ${tableOf(contest, league.entries, replayLink, t("league"))} ${contest ? html`<p class="help">${t("league-table-help")}</p>` : nothing} ${pairsView(league)}
  </details>`;
}

/** Notes on the stored league: another tab has it, or it cannot be continued. */
function storedNotes({ failed, unstored, old, foreign }: League) {
  const note = failed ? "failed" : unstored ? "unstored" : old || foreign ? "old" : "";
  return html`${note ? html`<p class="form-note" role="status">${t(`league-${note}`)}</p>` : nothing}
    ${foreign ? html`<button type="button" class="button" id="league-foreign" @click=${() => download("league.csv", foreign)}>${t("league-export")}</button>` : nothing}`;
}

type Main = "start" | "stop" | "final" | "renew" | "take";

function mainOf({ running, over, finalists, final, elsewhere, old }: League): Main {
  if (elsewhere) return "take";
  if (running) return "stop";
  if (old && !over) return "renew";
  if (!over) return "start";
  return finalists > 1 && !final?.over ? "final" : "renew";
}

/** Why nothing can begin. */
const whyOff = ({ entries }: League, isBusy: boolean) =>
  isBusy ? "league-busy" : entries.length ? null : "league-empty";

const refuse = (why: "league-busy" | "league-empty") => notice(() => t(why), [], { key: "league-off" });

/** The button that goes on: one element all the time, so that it keeps the focus. */
function mainButton(league: League, isBusy: boolean) {
  const main = mainOf(league);
  const off = main !== "stop" && main !== "take" && whyOff(league, isBusy);
  const text = {
    start: t(league.begun ? "league-continue" : "league-start"),
    stop: t("workshop-stop"),
    final: t("league-final-play", { bots: league.finalists }),
    renew: t("league-renew"),
    take: t("league-take"),
  };
  const act = {
    start: () => void league.run(),
    stop: () => league.stop(),
    final: () => void league.playFinal(),
    renew: () => renew(league),
    take: () => void league.claim(true),
  };
  return html`<button type="button" class=${main === "stop" ? "button" : "button primary"} id="league-${main}" data-league-main
    aria-disabled=${off ? "true" : nothing} aria-describedby=${off ? "league-off" : nothing}
    @click=${() => (off ? refuse(off) : act[main]())}>${text[main]}</button>`;
}

/** What goes on; at the end, for screen readers, the table in words. */
function statusOf(league: League) {
  const { trouble, elsewhere, doing, begun, minutes, entries, final, contest, turn, slowest } = league;
  if (trouble) return t("engine-failed-why", { reason: trouble });
  if (elsewhere) return t("league-elsewhere");
  const about = { minutes: Math.ceil(minutes ?? 0) };
  if (doing === "review") {
    const worst = entries.filter((_, bot) => contest?.season.replays[bot] && !contest.season.why[bot]);
    return t("league-reviewing", { done: worst.filter(({ costly }) => costly).length, of: worst.length });
  }
  if (doing === "trial") {
    const fit = entries.filter(({ unfit }) => !unfit);
    const done = fit.filter(({ timed }) => timed).length;
    return t("league-trying", { done: Math.min(done + 1, fit.length), of: fit.length, name: turn?.name ?? "" });
  }
  if (doing === "final") return t("league-final-running", { done: final?.common ?? 0, of: final?.season.deals ?? 0 });
  if (doing) return minutes === null ? t("workshop-running") : t("league-minutes", about);
  if (!begun && entries.length && minutes !== null) {
    return html`${t("league-forecast-time", about)} ${slowest ? t("league-slowest", { name: slowest.name }) : ""}`;
  }
  if (final?.over) return heard(t("league-final-spoken", { rows: rowsInWords(final) }));
  return contest?.over ? heard(t("league-spoken", { rows: rowsInWords(contest) })) : "";
}

/** A row's place, bot and figure, or why it has none. */
const rowOf = ({ season }: Contest, { bot, places, figures }: Protocol.Row) => ({
  place: placeOf(places),
  name: season.names[bot],
  figure: figures
    ? t("league-figure", { mean: signed(figures.mean), width: figures.width.toFixed(2) })
    : season.why[bot] || t("league-waiting"),
  mean: figures?.mean,
  width: figures?.width,
});

function rowsInWords(contest: Contest) {
  const rows = contest.found.rows.map((row) => {
    const { place, name, figure } = rowOf(contest, row);
    return t("league-row-spoken", { place, name, points: figure });
  });
  return rows.join(t("table-stop-space"));
}

function savePicture(contest: Contest) {
  const { game, seed } = contest.season;
  const title = t("league-picture-title", { game: gameName(game) });
  const site = location.host + location.pathname;
  const about = t("league-picture-about", { conditions: inWords(contest), site });
  const picture = leaguePicture(
    title,
    about,
    contest.found.rows.map((row) => rowOf(contest, row)),
  );
  if (picture) download(`league-${seed}.png`, picture);
}

/** Opponents, deals, seats and seed, and the house rules that differ from the usual ones. */
function inWords({ season, common }: Contest): string {
  const { game, opponent, deals, seats, seed, options } = season;
  const house = (gameOf(game)?.options ?? []).flatMap(({ id, default: usual }) =>
    JSON.stringify(options[id]) === JSON.stringify(usual)
      ? []
      : [`${optionName(game, id)}: ${optionValue(game, id, options[id])}`],
  );
  const words = t("league-conditions", { done: common, of: deals, opponent: opponentName(opponent), seats, seed });
  return [words, ...house].join(" · ");
}

const conditions = ({ contest }: League) =>
  contest ? html`<p id="league-conditions">${inWords(contest)}</p>` : nothing;

/** Begins anew, and offers the way back. */
function renew(league: League) {
  document.querySelector<HTMLElement>("[data-league-main]")?.focus(); // the other button goes
  const back = league.renew();
  notice(() => t("league-renewed"), [{ label: () => t("workshop-give-back"), run: back }], { key: "league" });
}

/** Enters bots that were handed in, and says what has become of earlier ones. */
export async function enter(league: League, bots: readonly HandedIn[]) {
  await league.ready;
  if (league.elsewhere) await league.claim(true);
  if (league.running || !bots.length) return;
  const { replaced, back } = league.enter(bots);
  const said = () =>
    t(replaced.length ? "league-replaced" : "league-entered", { count: bots.length, replaced: replaced.length });
  notice(said, [{ label: () => t("workshop-give-back"), run: back }], { key: "league" });
}

/** A place, or the range of places that the deals leave open. */
function placeOf(places: readonly number[] | null) {
  const [first, last] = places ?? [];
  return first === undefined ? "" : first === last ? `${first}` : t("league-range", { first, last });
}

const entriesToReview = ({ entries, contest }: League) =>
  entries.some(({ costly }, bot) => contest?.season.replays[bot] && !contest.season.why[bot] && !costly);

/** How a class hands in: the task and the starter by link, the pupils' bots as files or links. */
function classView(league: League, store: WorkshopStore) {
  const pasted = (event: Event) => {
    const field = event.target as HTMLTextAreaElement;
    void readLinks(field.value, league.game).then((found) => {
      void enter(league, found);
      if (found.length) field.value = "";
    });
  };
  return html`<details><summary>${t("class")}</summary>
    <ol><li>${t("class-starter")} <button type="button" class="button" id="class-link" @click=${() => void share(store, league.game)}>${t("class-link", { name: store.bot.name })}</button></li>
      <li>${t("class-pupil", { most: LINKED })}</li>
      <li>${t("class-collect")}<label class="option"><span class="option-label">${t("class-links")}</span>
        <textarea class="field" id="class-links" rows="3" @change=${pasted}></textarea></label></li>
      <li>${t("class-table")}</li></ol></details>`;
}

function settings(league: League, store: WorkshopStore) {
  const chosen = (event: Event) => {
    const input = event.target as HTMLInputElement;
    void readFiles([...(input.files ?? [])]).then((found) => {
      void enter(league, found);
      input.value = "";
    });
  };
  const many = (value: number) => ({ value, text: t("workshop-many", { deals: value }) });
  const own = store.all().map(([, { name, source }]) => ({ name, source }));
  const others = league.entries.filter(
    (one) => !own.some(({ name, source }) => one.name === name && one.source === source),
  );
  return html`<fieldset class="workshop-bots"><legend>${t("league-bots")}</legend>
      ${[...own, ...others].map(({ name, source }) => {
        const entry = league.find(name, source);
        const twins = entry ? league.twins(entry).map((one) => one.name) : [];
        const why =
          entry?.unfit || entry?.tried || (twins.length ? t("league-twins", { names: twins.join(", ") }) : "");
        return html`<label class="option"><input type="checkbox" .checked=${live(entry !== undefined)} @change=${() => league.toggle(name, source)} /> ${why ? html`<span class="fault">${t("league-tried", { name, why })}</span>` : name}</label>`;
      })}
      <label class="button">${t("league-files")}<input class="visually-hidden" id="league-files" type="file" multiple @change=${chosen} /></label>
    </fieldset>
    ${dropdown({
      name: "league-opponent",
      label: t("workshop-opponent"),
      value: league.opponent,
      values: OPPONENTS.map((value) => ({ value, text: opponentName(value) })),
      onchange: (value) => {
        league.setUp({ opponent: value });
      },
    })}
    ${dropdown({
      name: "league-deals",
      label: t("workshop-deals"),
      value: league.deals,
      values: DEALS.map(many),
      onchange: (value) => {
        league.choose({ deals: value });
      },
    })}
    ${gameOf(league.game)?.partners ? html`<p class="help">${t("workshop-partner-help")}</p>` : nothing}
    ${rulesOf(league)}
    <label class="option"><span class="option-label">${t("league-seed")}</span>
      <input class="field" id="league-seed" maxlength=${NAME} .value=${league.seed} @change=${(event: Event) => {
        league.choose({ seed: (event.target as HTMLInputElement).value.trim() });
      }} /></label>
      <p class="help">${t("league-seed-help")}</p>`;
}

/** Seats and house rules of the deals. */
function rulesOf(league: League) {
  const { id, seats, options } = gameOf(league.game) as Protocol.GameEntry;
  const numbers = Array.from({ length: seats.max - seats.min + 1 }, (_, n) => seats.min + n);
  return html`<details><summary>${t("setup-rules")}</summary>
    ${dropdown({
      name: "league-seats",
      label: t("setup-seats"),
      value: league.seats,
      values: numbers.map((value) => ({ value, text: t("setup-seats-value", { seats: value }) })),
      onchange: (value) => {
        league.setUp({ seats: value });
      },
    })}
    ${options
      .filter(({ length }) => !length)
      .map((option) =>
        dropdown({
          name: `league-option-${option.id}`,
          label: optionName(id, option.id),
          value: league.options[option.id] ?? option.default,
          values: option.values.map((value) => ({ value, text: optionValue(id, option.id, value) })),
          onchange: (value) => {
            league.setUp({ options: { ...league.options, [option.id]: value } });
          },
        }),
      )}</details>`;
}

/** The final: its course and its table. */
function finalOf({ final, entries }: League, replayLink: ReplayLink) {
  if (!final) return nothing;
  const { common, season } = final;
  const progress = t("workshop-progress", { done: common, of: season.deals });
  return html`<h3>${t("league-final")}</h3>
    <progress max=${season.deals} value=${common} aria-label=${progress}></progress>
    ${tableOf(final, entries, replayLink, t("league-final"))} <p class="help">${t("league-final-help")}</p>
    <h3>${t("league")}</h3>`;
}

function tableOf(contest: Contest | null, entries: readonly Entry[], replayLink: ReplayLink, title: string) {
  if (!contest) return nothing;
  const { replays, deals } = contest.season;
  const isLeague = contest.season.mode === "turns";
  const looks = replays.some((replay) => replay);
  return html`<div class="workshop-scroll" tabindex="0" role="region" aria-label=${title}><table class="workshop-table">
    <thead><tr><th scope="col">${t("league-place")}</th><th scope="col">${t("workshop-name")}</th><th scope="col">${t("league-points")}</th>${looks ? html`<th scope="col">${t("league-look")}</th>` : nothing}</tr></thead>
    <tbody>${contest.found.rows.map((row) => {
      const { place, name, figure } = rowOf(contest, row);
      const { figures, bot } = row;
      const found =
        figures && html`${figure} <small>${t("workshop-progress", { done: figures.deals, of: deals })}</small>`;
      return html`<tr><td>${place}</td><th scope="row">${name}</th>
        ${found ? html`<td class="workshop-points">${found}</td>` : html`<td>${figure}</td>`}
        ${looks ? html`<td>${lookOf(contest, bot, isLeague ? entries[bot].costly : null, replayLink)}</td>` : nothing}</tr>`;
    })}</tbody></table></div>`;
}

/** The deal in which a bot lost most, with its costliest decisions; or in which it has failed. */
function lookOf({ season }: Contest, bot: number, costly: Entry["costly"], replayLink: ReplayLink) {
  const { names, why, worst, replays, points, usual, parts, opponent, mode } = season;
  const [deal, replay] = [worst[bot], replays[bot]];
  if (!replay) return nothing;
  const named = { deal, opponent: opponentName(opponent) };
  const own: OwnBot = { name: names[bot], plays: "one", against: opponent };
  if (why[bot]) return replayLink(replay, t("workshop-position"), "", own);
  if (mode === "table") return replayLink(replay, t("league-worst-final", { deal }), "", own);
  const [mine, level] = [points[bot][deal - 1], usual[bot][deal - 1]].map((one) => signed(one / parts));
  const links = costly?.map((one) => {
    const text = t("league-costly", { loss: one.loss.toFixed(1) });
    return replayLink(
      one.replay,
      html`<span class="visually-hidden">${t("league-deal", { deal })}</span> ${text}`,
      "button",
      own,
    );
  });
  return html`${replayLink(replay, t("league-worst", { ...named, own: mine, level }), "", own)}
    ${links ? html`<br /><small>${t(links.length ? "league-costly-ones" : "league-costly-none")}</small><div class="row">${links}</div>` : nothing}`;
}
