/**
 * The score sheet: how the points of a deal arose, and all deals so far.
 * @typedef {import("./game.js").Scene} Scene
 * @typedef {import("./game.js").GameTable} GameTable
 */
import { html, nothing } from "lit-html";
import { teamMark } from "./seats.js";

/** @param {number | null} points  a real minus sign, and nothing for no entry */
const figure = (points) => (points === null ? "" : points < 0 ? `−${-points}` : String(points));

/** @param {Scene} scene @param {GameTable} game */
const heads = (scene, game) =>
  game.columns(scene).map(
    (column) => html`
  <th scope="col">${column.team === undefined ? nothing : teamMark(column.team)}<span>${column.label}</span></th>`,
  );

/** The deal that ended: its outcome, its lines, its sum. @param {Scene} scene @param {GameTable} game */
export function drawDealSheet(scene, game) {
  const { result } = scene.table;
  const sheet = game.sheet(result, scene);
  return html`
    <div class="deal-sheet">
      <p class="sheet-title">${sheet.title}</p>
      ${
        game.account
          ? game.account(result, scene)
          : sheet.lines.length
            ? html`
        <table class="figures">
          <caption class="visually-hidden">${scene.t("table-this-deal", { deal: result.deal ?? scene.table.deal })}</caption>
          <thead><tr><td></td>${heads(scene, game)}</tr></thead>
          <tbody>${sheet.lines.map(
            (line) => html`
            <tr><th scope="row">${line.text}</th>${line.points.map((points) => html`<td>${figure(points)}</td>`)}</tr>`,
          )}
            <tr class="sum"><th scope="row">${scene.t("table-this-deal-sum")}</th>${sheet.points.map((points) => html`<td>${figure(points)}</td>`)}</tr>
          </tbody>
        </table>`
            : nothing
      }
    </div>`;
}

/** All ended deals of the match and the totals. @param {Scene} scene @param {GameTable} game */
export function drawStandings(scene, game) {
  const results = /** @type {Record<string, any>[]} */ (scene.table.results ?? []);
  const columns = game.columns(scene);
  return html`
    <table class="figures standings">
      <caption class="visually-hidden">${scene.t("table-all-deals")}</caption>
      <thead><tr><th scope="col">${scene.t("table-deal-column")}</th>${heads(scene, game)}</tr></thead>
      <tbody>
        ${game.start ? html`<tr><th scope="row">${scene.t("table-start")}</th>${columns.map(() => html`<td>${game.start}</td>`)}</tr>` : nothing}
        ${results.map(
          (result, index) => html`
          <tr><th scope="row">${result.deal ?? index + 1}</th>${game
            .sheet(result, scene)
            .points.map((points) => html`<td>${figure(points)}</td>`)}</tr>`,
        )}
        ${results.length ? nothing : html`<tr><th scope="row">–</th>${columns.map(() => html`<td>–</td>`)}</tr>`}
      </tbody>
      <tfoot><tr class="sum"><th scope="row">${scene.t("table-total")}</th>${columns.map(
        (column) => html`<td>${figure(scene.table.scores[column.seat])}</td>`,
      )}</tr></tfoot>
    </table>`;
}

/** Who won the match, in a sentence. @param {Scene} scene */
export function winnersInWords(scene) {
  const winners = /** @type {number[]} */ (scene.table.winners ?? []);
  if (winners.length === scene.table.seats) return scene.t("table-all-level");
  const names = winners.map((seat) => scene.seatName(seat)).join(scene.t("table-and"));
  if (winners.includes(scene.me))
    return winners.length > 1
      ? scene.t("table-you-win-with", {
          names: winners
            .filter((seat) => seat !== scene.me)
            .map((seat) => scene.seatName(seat))
            .join(scene.t("table-and")),
        })
      : scene.t("table-you-win");
  return scene.t("table-others-win", { names, count: winners.length });
}
