// The league on the page: its bots, its course and its table.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";

import { gameOf } from "../../../base/address.ts";
import { gameName, optionName, optionValue, t } from "../../../i18n/messages.ts";
import { heard } from "../../../table/draw/drawing.ts";
import { NAME } from "../../../storage/bots.ts";
import { dropdown } from "../../../ui/controls.ts";
import { download } from "../../../ui/files.ts";
import { share } from "../bots/bot-views.ts";
import { LINKED } from "../bots/bot-link.ts";
import { droppedFiles, readFiles, readLinks } from "./hand-in.ts";
import { leaguePicture } from "./league-picture.ts";
import { pairsView } from "./pairs-view.ts";
import { signed } from "../text/reference-views.ts";
import { DEALS, OPPONENTS, opponentName, type ReplayLink } from "../measuring/run-views.ts";
import type { OwnBot } from "../../../table/players.ts";
import type { Entry, League } from "./league.ts";
import type { WorkshopStore } from "../bots/store.ts";

/** @param isBusy something else runs on this page */
export function leagueView(league: League, store: WorkshopStore, isBusy: boolean, replayLink: ReplayLink) {
  const { running, begun, done, of, over } = league;
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void droppedFiles(event.dataTransfer)
      .then(readFiles)
      .then((found) => league.enter(found));
  };
  const opened = (event: Event) => {
    league.open = (event.target as HTMLDetailsElement).open;
  };
  const untried = !begun && league.entries.some(({ points, timed }) => points && !timed);
  const off = isBusy || !league.entries.length ? "true" : nothing;
  return html`<details class="panel workshop-league" ?open=${live(league.open)} @toggle=${opened} @drop=${dropped}><summary>${t("league")}</summary>
    <p class="help">${t("league-help")}</p>
    ${running || begun ? nothing : html`${settings(league, store)} ${classView(league, store)}`}
    <div class="row">
      ${
        running
          ? html`<button type="button" class="button" id="league-stop" @click=${() => league.stop()}>${t("workshop-stop")}</button>`
          : !over
            ? html`<button type="button" class="button primary" id="league-start" aria-disabled=${off} @click=${() => off === nothing && void league.run()}>${t(begun ? "league-continue" : "league-start")}</button>`
            : nothing
      }
      ${untried && !running ? html`<button type="button" class="button" id="league-forecast" aria-disabled=${off} @click=${() => off === nothing && void league.forecast()}>${t("league-forecast")}</button>` : nothing}
      ${begun && !running ? html`<button type="button" class="button" id="league-renew" @click=${() => league.renew()}>${t("league-renew")}</button>` : nothing}
      ${
        league.result && !running
          ? html`<button type="button" class="button" id="league-export" @click=${() => download(`league-${league.seed}.csv`, league.result?.csv ?? "")}>${t("league-export")}</button>
      <button type="button" class="button" id="league-picture" @click=${() => savePicture(league)}>${t("league-picture")}</button>`
          : nothing
      }
      ${!running && league.finalists.length > 1 && !league.final?.over ? html`<button type="button" class="button" id="league-final" aria-disabled=${off} @click=${() => off === nothing && void league.playFinal()}>${t("league-final-play", { bots: league.finalists.length })}</button>` : nothing}
      ${!running && entriesToReview(league) ? html`<button type="button" class="button" id="league-review" @click=${() => void league.review()}>${t("league-review")}</button>` : nothing}
    </div>
    ${begun && !league.final ? html`<progress max=${of || 1} value=${done} aria-label=${t("workshop-progress", { done, of })}></progress>` : nothing}
    <p role="status">${statusOf(league)}</p>
    ${finalOf(league, replayLink)}
    ${tableOf(league, replayLink, t("league"))} ${league.result ? html`<p class="help">${t("league-table-help")}</p>` : nothing} ${pairsView(league)}
  </details>`;
}

/** What goes on; at the end, for screen readers, the table in words. */
function statusOf(league: League) {
  const { trouble, doing, begun, minutes, entries, final } = league;
  if (trouble) return t("engine-failed-why", { reason: trouble });
  const about = { minutes: Math.ceil(minutes ?? 0) };
  if (doing === "review") {
    const worst = entries.filter((one) => one.worst);
    return t("league-reviewing", { done: worst.filter(({ costly }) => costly).length, of: worst.length });
  }
  if (doing) return t(doing === "deals" && minutes !== null ? "league-minutes" : "workshop-running", about);
  if (!begun && entries.length && minutes !== null) return t("league-forecast-time", about);
  if (final?.over) return heard(t("league-final-spoken", { rows: rowsInWords(final) }));
  return league.over ? heard(t("league-spoken", { rows: rowsInWords(league) })) : "";
}

function rowsInWords({ result, entries }: Table) {
  const rows = (result?.rows ?? []).map(({ bot, places, figures }) => {
    const { name, why } = entries[bot];
    const width = figures?.width.toFixed(2);
    const points = figures ? t("workshop-mean", { mean: signed(figures.mean), width: width ?? "" }) : why;
    return t("league-row-spoken", { place: placeOf(places), name, points });
  });
  return rows.join(t("table-stop-space"));
}

function savePicture(league: League) {
  const { game, deals, opponent, seed, result, entries } = league;
  const rows = (result?.rows ?? []).map(({ bot, places, figures }) => ({
    place: placeOf(places),
    name: entries[bot].name,
    figure: figures
      ? t("league-figure", { mean: signed(figures.mean), width: figures.width.toFixed(2) })
      : entries[bot].why,
    mean: figures?.mean,
    width: figures?.width,
  }));
  const title = t("league-picture-title", { game: gameName(game) });
  const about = t("league-picture-about", {
    deals,
    opponent: opponentName(opponent),
    seed,
    site: location.host + location.pathname,
  });
  const picture = leaguePicture(title, about, rows);
  if (picture) download(`league-${seed}.png`, picture);
}

/** A place, or the range of places that the deals leave open. */
function placeOf(places: readonly number[] | null) {
  const [first, last] = places ?? [];
  return first === undefined ? "" : first === last ? `${first}` : t("league-range", { first, last });
}

const entriesToReview = ({ entries }: League) => entries.some(({ worst, costly }) => worst && !costly);

/** How a class hands in: the task and the starter by link, the pupils' bots as files or links. */
function classView(league: League, store: WorkshopStore) {
  const pasted = (event: Event) => {
    const field = event.target as HTMLTextAreaElement;
    void readLinks(field.value, league.game).then((found) => {
      league.enter(found);
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
      league.enter(found);
      input.value = "";
    });
  };
  const many = (value: number) => ({ value, text: t("workshop-many", { deals: value }) });
  const own = store.all().map(([id, { name, source }]) => ({ id, name, source }));
  const others = league.entries.filter(
    (one) => !own.some(({ name, source }) => one.name === name && one.source === source),
  );
  return html`<fieldset class="workshop-bots"><legend>${t("league-bots")}</legend>
      ${[...own, ...others].map(({ id, name, source }) => {
        const entry = league.find(name, source);
        const why = entry?.why || entry?.tried;
        return html`<label class="option"><input type="checkbox" .checked=${live(entry !== undefined)} @change=${() => league.toggle(name, source, id)} /> ${why ? html`<span class="fault">${t("league-tried", { name, why })}</span>` : name}</label>`;
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
        league.deals = value;
        league.changed();
      },
    })}
    ${rulesOf(league)}
    <label class="option"><span class="option-label">${t("league-seed")}</span>
      <input class="field" id="league-seed" maxlength=${NAME} .value=${league.seed} @change=${(event: Event) => {
        league.seed = (event.target as HTMLInputElement).value.trim() || league.seed;
      }} /></label>`;
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
function finalOf({ final }: League, replayLink: ReplayLink) {
  if (!final) return nothing;
  const { done, deals } = final;
  return html`<h3>${t("league-final")}</h3>
    <progress max=${deals} value=${done} aria-label=${t("workshop-progress", { done, of: deals })}></progress>
    ${tableOf(final, replayLink, t("league-final"))} <p class="help">${t("league-final-help")}</p>
    <h3>${t("league")}</h3>`;
}

type Table = Pick<League, "result" | "entries" | "deals" | "opponent">;

function tableOf({ result, entries, deals, opponent }: Table, replayLink: ReplayLink, title: string) {
  if (!result) return nothing;
  const deepest = ({ name, worst, costly }: Entry) => {
    if (!worst) return nothing;
    const own: OwnBot = { name, plays: "side", against: opponent };
    const { deal, margin, replay } = worst;
    const links = costly?.map((position, n) =>
      replayLink(
        position,
        html`<span class="visually-hidden">${t("league-costly", { deal })}</span> ${n + 1}`,
        "button",
        own,
      ),
    );
    return html`${replayLink(replay, t("league-worst", { deal, margin: signed(margin) }), "", own)}
      ${links ? html`<br /><small>${t(links.length ? "league-costly-ones" : "league-costly-none")}</small><div class="row">${links}</div>` : nothing}`;
  };
  const looks = entries.some(({ worst, replay }) => worst || replay);
  return html`<div class="workshop-scroll" tabindex="0" role="region" aria-label=${title}><table class="workshop-table">
    <thead><tr><th scope="col">${t("league-place")}</th><th scope="col">${t("workshop-name")}</th><th scope="col">${t("league-points")}</th>${looks ? html`<th scope="col">${t("league-look")}</th>` : nothing}</tr></thead>
    <tbody>${result.rows.map(({ bot, places, figures }) => {
      const { name, why, replay } = entries[bot];
      const found =
        figures &&
        html`${t("league-figure", { mean: signed(figures.mean), width: figures.width.toFixed(2) })}
          <small>${t("workshop-progress", { done: figures.deals, of: deals })}</small>`;
      return html`<tr><td>${placeOf(places)}</td><th scope="row">${name}</th>
        ${found && figures.deals ? html`<td class="workshop-points">${found}</td>` : html`<td>${figures ? t("league-waiting") : why}</td>`}
        ${looks ? html`<td>${replay ? replayLink(replay, t("workshop-position"), "", { name, plays: "side", against: opponent }) : deepest(entries[bot])}</td>` : nothing}</tr>`;
    })}</tbody></table></div>`;
}
