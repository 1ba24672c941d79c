// Renders the field of a deal: sixteen other players at the same cards in the person's seat.

import { html, nothing } from "lit-html";
import { icon } from "../../cards/cards.ts";
import { template } from "../../cards/template.ts";
import { heard, yes } from "../../table/draw/drawing.ts";
import { OUTRIGHT } from "../../base/limits.ts";
import { figure } from "../../table/announcer/phrases.ts";
import type { Optional, Scene } from "../../table/game-table.ts";

type FieldOf = Pick<Protocol.FieldOf, "done" | "of" | "found">;

type Field = Protocol.Field;

/** Context of a comparison. */
export interface About {
  first: boolean; // the person sees a field for the first time
  percents: readonly number[]; // of the match's deals, as far as known
  undone: boolean; // the person took something back
  hinted: boolean; // the person saw a hint
  title: Optional<string>; // the person's title in the game
  reached: Optional<string>; // the title that this deal has brought
  replay: string | null; // replay link of the person's deal, once known
  watch: (replay: string, level: string) => void; // `level`: of the player; "": the person
  parted: (where: Protocol.Parted) => void; // opens the decision where an expert chose otherwise
}

interface Player {
  level: string; // "": the person
  result: number;
  replay: string | null;
}

/** Dot slots from the worst result to the best. Dots must not overlap. */
const MANY = 16;

/** Renders the line at a deal's end that says how sixteen bots did with the same cards; nothing until they have. */
export function drawStrip({ of, found }: FieldOf, scene: Scene, about: About) {
  const { t } = scene;
  if (!found) return nothing;
  return html`
    <button type="button" class="field-strip" aria-haspopup="dialog"
      aria-describedby=${about.first ? "field-first" : nothing}
      @click=${() => scene.open("field")}><span class="field-said">${answer(found, scene)}</span></button>
    ${about.reached ? html`<p class="field-title">${about.reached}</p>` : helpIn(about, scene)}
    ${
      about.first
        ? html`<details class="field-first"><summary>${t("field-first")}</summary>
      <p id="field-first">${t("field-what", whoPlays(found, scene))} ${t("field-percent", { of })}</p></details>`
        : nothing
    }`;
}

/** How the bots did with the person's cards, on average, and where the person stands among them. */
function answer(found: Field, scene: Scene) {
  const { mine, others, tied, place } = found;
  if (allSame(found)) return standing(found, scene);
  const by = comparedBy(found, scene);
  // A match won outright has no points that an average could count.
  const counted = [mine, ...others.map(({ result }) => result)].every((result) => Math.abs(result) < OUTRIGHT);
  const mean = others.reduce((sum, { result }) => sum + result, 0) / others.length;
  const ties = tied ? "some" : "none";
  return scene.t("field-answer", {
    by: counted ? by : "outright",
    bots: others.length,
    mean: signed(Math.round(10 * mean) / 10, by),
    mine: signed(mine, by),
    standing: scene.t("field-place", { ties, place, of: others.length + 1, tied }),
  });
}

/** Says that the bots did without the help that the person had. */
function helpIn({ undone, hinted }: About, { t }: Scene) {
  const helped = undone ? (hinted ? "both" : "undo") : hinted && "hint";
  return helped ? html`<p class="help">${t("field-helped", { how: helped })}</p>` : nothing;
}

/** Renders the full panel. */
export function drawField({ done, of, found }: FieldOf, scene: Scene, about: About) {
  const { t } = scene;
  if (!found) return html`<p role="status">${t("field-playing", { done, of })}</p>`;
  const players = bestFirst(found, about);
  const { percents } = about;
  const mean = percents.reduce((sum, one) => sum + one, 0) / percents.length;
  const same = allSame(found);
  return html`
    <div class="field-all">
      <p class="field-said">${standing(found, scene)}</p>
      ${
        same
          ? nothing
          : html`${drawDots(found, MANY)}
      <p class="field-ends" aria-hidden="true"><span>${inWords(players[players.length - 1].result, found, scene)}</span>
        <span>${inWords(players[0].result, found, scene)}</span></p>`
      }
      ${helpIn(about, scene)}
      ${same ? nothing : html`<p>${bestInWords(players, found, scene)}</p>`}
      ${drawWays(players, found, scene, about)}
      ${percents.length > 1 ? html`<p>${t("field-mean", { percent: Math.round(mean), deals: percents.length })}</p>` : nothing}
      ${about.title ? html`<p>${about.title}</p>` : nothing}
      <details><summary>${t("field-table", { of: of + 1 })}</summary>${drawTable(players, found, scene, about)}</details>
      <div class="small-print">
        <p>${t("field-what", whoPlays(found, scene))}</p>
        <p>${t("field-percent", { of })}</p>
        <p>${t("field-compares", { by: comparedBy(found, scene), game: scene.table.game })}</p>
      </div>
    </div>`;
}

/** `tied`: how many others share the place. */
type Standing = { percent: number; place: number; tied: number };

/**
 * Describes a place in the field, as a tie if it is shared.
 * @param others number of other players
 * @returns `percent`: "" if all results are equal; `words`: percent and place; `shared`: text for readers who do not
 * know what a field is
 */
export function standingInWords(
  { percent: exact, place: nth, tied }: Standing,
  others: number,
  t: (id: string, facts: { [name: string]: string | number }) => string,
): { percent: string; place: string; words: string; shared: string } {
  const same = tied === others;
  const ties = same ? "all" : tied ? "some" : "none";
  const percent = same ? "" : t("field-percents", { percent: Math.round(exact) });
  const place = t("field-place", { ties, place: nth, of: others + 1, tied });
  const words = same ? place : t("field-standing", { percent, place });
  const shared = t("share-standing", { ties, percent, place, others, tied, beaten: others + 1 - nth - tied });
  return { percent, place, words, shared };
}

export const resultInWords = (found: Field, { t }: Scene) => {
  const { percent, place } = standingInWords(found, found.others.length, t);
  return percent ? `${percent} ${t("field-in", { place })}` : t("field-all-same", { place });
};

/** Whether all results are equal. */
const allSame = ({ tied, others }: Field) => tied === others.length;

function standing(found: Field, { t }: Scene) {
  const { percent, place } = standingInWords(found, found.others.length, t);
  return percent
    ? html`<b>${percent}</b> <span>${t("field-in", { place })}</span>`
    : html`<b>${t("field-all-same", { place })}</b>`;
}

/** The kind of result that is compared. */
function comparedBy({ unit, lowest }: Field, { table }: Scene) {
  if (unit === "place") return "place";
  if (table.teams.length === 2 && table.seats > 2) return "difference";
  return lowest ? "penalty" : "points";
}

/** A figure with its sign, if that says something. */
const signed = (result: number, by: string) =>
  `${result > 0 && (by === "points" || by === "difference") ? "+" : ""}${figure(result)}`;

export function inWords(result: number, found: Field, scene: Scene) {
  if (Math.abs(result) === OUTRIGHT) return scene.t("field-outright", { won: result > 0 ? "yes" : "no" });
  const by = comparedBy(found, scene);
  return scene.t("field-result", { by, count: Math.abs(result), result: signed(result, by) });
}

/** The players by level: “four beginners”. */
function whoPlays({ others }: Field, { t, list }: Scene) {
  const levels = Map.groupBy(others, ({ level }) => level);
  return {
    of: others.length,
    who: list([...levels].map(([level, { length }]) => t("field-players", { level, count: length }))),
  };
}

/** Sorts the players, best first; the person precedes equal results. */
function bestFirst({ mine, lowest, others }: Field, { replay }: About): Player[] {
  const sign = lowest ? 1 : -1;
  return [{ level: "", result: mine, replay }, ...others.toReversed()].sort((a, b) => sign * (a.result - b.result));
}

function bestInWords(players: Player[], found: Field, scene: Scene) {
  const [{ result }] = players;
  const best = players.filter((one) => one.result === result);
  const said = inWords(result, found, scene);
  if (!best[0].level) return scene.t("field-best-you", { result: said, others: best.length - 1 });
  const levels = [...new Set(best.map(({ level }) => level))];
  const who = scene.list(
    levels.map((level) => scene.t("field-players", { level, count: best.filter((one) => one.level === level).length })),
  );
  return scene.t("field-best", { result: said, who });
}

/** Renders buttons to watch the best player and the decision where the expert differs. */
function drawWays(players: Player[], found: Field, { t }: Scene, { watch, parted: look }: About) {
  const { others, parted } = found;
  const best = allSame(found) ? undefined : players.find(({ level, replay }) => level && replay);
  const expert = others.findIndex(({ level }) => level === others[others.length - 1].level);
  const ways = parted[expert];
  return html`
    <div class="row">
      ${
        best?.replay
          ? html`<button type="button" class="button" @click=${() => watch(best.replay ?? "", best.level)}>
        ${template(icon("play"))}${t("field-watch-best")}</button>`
          : nothing
      }
      ${
        ways
          ? html`<button type="button" class="button" @click=${() => look(ways)}>
        ${template(icon("rewind"))}${t("field-parted")}</button>`
          : nothing
      }
    </div>
    ${ways ? nothing : html`<p>${t("field-same")}</p>`}`;
}

function drawTable(players: Player[], found: Field, scene: Scene, { watch }: About) {
  const { t } = scene;
  const name = ({ level }: Player) => t("field-player", { level: level || "you" });
  return html`
    <table class="figures">
      <caption class="visually-hidden">${t("field-table", { of: players.length })}</caption>
      <thead><tr><th scope="col">${t("field-who")}</th><th scope="col">${t("field-came-to")}</th>
        <th scope="col">${heard(t("field-watch"))}</th></tr></thead>
      <tbody>${players.map(
        (player, nth) => html`
        <tr data-mine=${yes(!player.level)}><th scope="row">${name(player)}</th>
          <td>${inWords(player.result, found, scene)}</td>
          <td>${
            player.replay
              ? html`<button type="button" class="button bare" aria-label=${t("field-watch-which", { who: name(player), nth: nth + 1 })}
              @click=${() => watch(player.replay ?? "", player.level)}>${template(icon("play"))}</button>`
              : nothing
          }</td></tr>`,
      )}</tbody>
    </table>`;
}

/** Renders the results as dots, worst on the left; equal ones share a dot. Hidden from screen readers. */
function drawDots(found: Field, slots: number) {
  return html`
    <span class="field-dots" aria-hidden="true" .style=${`--slots: ${slots}`}>${slotsOf(found, slots).map(
      ({ at, count, mine }) => html`
      <span class="field-dot" data-mine=${yes(mine)} .style=${`--at: ${at}`}>${count > 1 ? count : nothing}</span>`,
    )}</span>`;
}

/** Slots of the dots: position, number of results and whether the person's is among them. */
export function slotsOf({ mine, lowest, others }: Field, slots: number) {
  const sign = lowest ? -1 : 1;
  const all = [mine, ...others.map(({ result }) => result)];
  // A match won outright stands one slot beyond the points.
  const points = all.filter((result) => Math.abs(result) < OUTRIGHT);
  const [least, most] = points.length ? [Math.min(...points), Math.max(...points)] : [0, 0];
  const beyond = (most - least || slots) / slots;
  const worths = all.map((result) => sign * Math.max(least - beyond, Math.min(most + beyond, result)));
  const [worst, best] = [Math.min(...worths), Math.max(...worths)];
  const slot = (worth: number) => (best === worst ? slots / 2 : Math.round((slots * (worth - worst)) / (best - worst)));
  return [...Map.groupBy(worths, slot)].map(([at, some]) => ({ at, count: some.length, mine: at === slot(worths[0]) }));
}
