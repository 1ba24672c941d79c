/**
 * The score sheet: how the points of a deal arose, and all deals so far.
 * @typedef {import("../game-table.js").Scene} Scene
 * @typedef {import("../game-table.js").GameTable} GameTable
 */
import { html, nothing } from "lit-html";
import { drawFigures, yes } from "./drawing.js";
import { figure } from "../announcer/phrases.js";
import { drawSitter, personFirst, teamMark } from "./seats.js";

/** The mark of whoever has won. @param {Pick<Scene, "t">} scene */
export const drawWon = ({ t }) => html`<b class="won">${t("table-won")}</b>`;

/** @param {Scene} scene @param {GameTable} game @returns {import("../game-table.js").Column[]} */
export const columnsOf = (scene, game) =>
  game.columns?.(scene) ?? personFirst(scene).map((seat) => ({ label: scene.seatName(seat), seat, team: undefined }));

/** @param {import("../game-table.js").Column} column */
export const drawColumnName = ({ label, team }) =>
  html`${team === undefined ? nothing : teamMark(team)}<span>${label}</span>`;

/** @param {import("../game-table.js").Column} column */
export const drawColumnHead = (column) => html`<th scope="col">${drawColumnName(column)}</th>`;

/** The deal that ended: its outcome, and how its points arose. @param {Scene} scene @param {GameTable} game */
export function drawDealSheet(scene, game) {
  const { result } = scene.table;
  return html`
    <div class="deal-sheet">
      <h2 class="sheet-title" tabindex="-1">${result && game.outcome(result, scene)}</h2>
      ${result && game.account(result, scene)}
    </div>`;
}

/**
 * How the points of a deal arose: a line for each seat between who it is and its total, the person's first where the
 * seats did not come in one after the other.
 * @template {Seam.Game} G
 * @param {string} kind  for the style sheet
 * @param {import("../game-table.js").Scene<G>} scene
 * @param {readonly string[]} heads  what the game calls `head-<id>`
 * @param {(seat: number) => unknown} cells
 * @param {{seats?: readonly number[], won?: readonly (number | null)[], about?: (seat: number) => unknown}} [how]  the order in which they
 *   came in, who has won, and what is told below a name
 */
export function drawAccount(
  kind,
  scene,
  heads,
  cells,
  { seats, won = seats?.slice(0, 1) ?? [], about = () => nothing } = {},
) {
  const { table, me, t, say } = scene;
  const head = (/** @type {string} */ words) => html`<th scope="col"><span>${words}</span></th>`;
  const rows = (seats ?? personFirst(scene)).map(
    (seat) => html`
    <tr data-seat-row=${seat} data-mine=${yes(seat === me)} data-won=${yes(won.includes(seat))}>
      <th scope="row">${drawSitter(seat, scene)}${won.includes(seat) ? drawWon(scene) : nothing}${about(seat)}</th>${cells(seat)}
      <td class="total"><b>${figure(table.scores[seat])}</b></td>
    </tr>`,
  );
  const all = [t("table-player"), ...heads.map((id) => say(`head-${id}`)), t("table-total")];
  return drawFigures(`account ${kind}`, t("table-this-deal", table.result ?? {}), all.map(head), rows);
}

/** All ended deals of the match and the totals. @param {Scene} scene @param {GameTable} game */
export function drawStandings(scene, game) {
  const { results, scores } = scene.table;
  const columns = columnsOf(scene, game);
  /** A cell for each column. @param {(seat: number) => string | number} entry */
  const cells = (entry) => columns.map(({ seat }) => html`<td>${entry(seat)}</td>`);
  return html`
    <table class="figures standings">
      <caption class="visually-hidden">${scene.t("table-all-deals")}</caption>
      <thead><tr><th scope="col">${scene.t("table-deal-column")}</th>${columns.map(drawColumnHead)}</tr></thead>
      <tbody>
        ${
          scene.initial
            ? html`<tr><th scope="row">${scene.t("table-start")}</th>${cells(() => scene.initial)}</tr>`
            : nothing
        }
        ${results.map(
          (result) => html`
          <tr><th scope="row">${result.deal}</th>${cells((seat) => figure(result.change[seat]))}</tr>`,
        )}
      </tbody>
      <tfoot><tr class="sum"><th scope="row">${scene.t("table-total")}</th>${cells((seat) =>
        figure(scores[seat]),
      )}</tr></tfoot>
    </table>`;
}

/** Everybody's total, and what the deal that has just ended has changed. @param {Scene} scene @param {GameTable} game */
export function totalsInWords(scene, game) {
  const { t, list, table } = scene;
  const totals = columnsOf(scene, game).map(({ label, seat }) =>
    t("table-total-of", { label, points: figure(table.scores[seat]), change: changeOf(seat, scene) }),
  );
  return t("table-totals", { totals: list(totals) });
}

/** @param {number} seat @param {Scene} scene */
function changeOf(seat, { table }) {
  const { change } = table.result ?? {};
  return change?.[seat] ? `${change[seat] > 0 ? "+" : ""}${figure(change[seat])}` : null;
}

/** Who has won the match, in a sentence. @param {readonly number[]} winners @param {Scene} scene */
export function winnersInWords(winners, { table, me, seatName, t }) {
  if (winners.length === table.seats) return t("table-all-level");
  /** @param {readonly number[]} some */
  const names = (some) => some.map(seatName).join(t("table-and"));
  if (!winners.includes(me)) return t("table-others-win", { names: names(winners), count: winners.length });
  const partners = winners.filter((seat) => seat !== me);
  return partners.length ? t("table-you-win-with", { names: names(partners) }) : t("table-you-win");
}
