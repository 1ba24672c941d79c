// The score sheet: the points of a deal and all deals so far.

import { html, nothing } from "lit-html";
import { drawFigures, heard, yes } from "./drawing.ts";
import { figure } from "../announcer/phrases.ts";
import { drawNameplate, personFirst, teamMark } from "./seats.ts";
import type { Scene, GameTable, Column } from "../game-table.ts";

/** Winner's mark. */
export const drawWon = ({ t }: Pick<Scene, "t">, what: string = t("table-won")) => html`<b class="won">${what}</b>`;

export const columnsOf = (scene: Scene, game: GameTable): Column[] =>
  game.columns?.(scene) ?? personFirst(scene).map((seat) => ({ label: scene.seatName(seat), seat, team: undefined }));

export const drawColumnName = ({ label, team }: Column) =>
  html`${team === undefined ? nothing : teamMark(team)}<span>${label}</span>`;

export const drawColumnHead = (column: Column) => html`<th scope="col">${drawColumnName(column)}</th>`;

/** The deal that ended: its outcome and the source of its points. */
export function drawDealSheet(scene: Scene, game: GameTable) {
  const { result } = scene.table;
  return html`
    <div class="deal-sheet">
      <h2 class="sheet-title" tabindex="-1">${result && game.outcome(result, scene)}</h2>
      ${result && game.account(result, scene)}
    </div>`;
}

/**
 * Table of a deal's points: one row per seat, with cells between its name and total. The person is first unless `how`
 * orders the seats.
 * @param kind for the style sheet
 * @param heads ids of the game's `head-<id>` messages
 * @param how finishing order, winners, and text below a name
 */
export function drawAccount<G extends Protocol.Game>(
  kind: string,
  scene: Scene<G>,
  heads: readonly string[],
  cells: (seat: number) => unknown,
  {
    seats,
    won = seats?.slice(0, 1) ?? [],
    about = () => nothing,
  }: { seats?: readonly number[]; won?: readonly (number | null)[]; about?: (seat: number) => unknown } = {},
) {
  const { table, me, t, say } = scene;
  const head = (words: string, at: number) =>
    html`<th scope="col">${at ? html`<span>${words}</span>` : heard(words)}</th>`;
  const rows = (seats ?? personFirst(scene)).map(
    (seat) => html`
    <tr data-seat-row=${seat} data-mine=${yes(seat === me)} data-won=${yes(won.includes(seat))}>
      <th scope="row">${drawNameplate(seat, scene)}${won.includes(seat) ? drawWon(scene) : nothing}${about(seat)}</th>${cells(seat)}
      <td class="total"><b>${figure(table.scores[seat])}</b></td>
    </tr>`,
  );
  const all = [t("table-player"), ...heads.map((id) => say(`head-${id}`)), t("table-total")];
  return drawFigures(`account ${kind}`, t("table-this-deal", table.result ?? {}), all.map(head), rows);
}

/** All ended deals of the match and the totals. */
export function drawStandings(scene: Scene, game: GameTable) {
  const { results, scores } = scene.table;
  const columns = columnsOf(scene, game);
  /** One cell per column. */
  const cells = (entry: (seat: number) => string | number) => columns.map(({ seat }) => html`<td>${entry(seat)}</td>`);
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

/** Every total, and its change in the deal that has just ended, or the parts of that change. */
export function totalsInWords(scene: Scene, game: GameTable) {
  const { t, list, table } = scene;
  const totals = columnsOf(scene, game).map(({ label, seat }) => {
    const parts = (table.result && game.parts?.(seat, table.result, scene)) ?? [];
    const change = parts.length ? list(parts) : changeOf(seat, scene);
    return t("table-total-of", { label, points: figure(table.scores[seat]), change });
  });
  return t("table-totals", { totals: list(totals) });
}

function changeOf(seat: number, { table }: Scene) {
  const { change } = table.result ?? {};
  return change?.[seat] ? `${change[seat] > 0 ? "+" : ""}${figure(change[seat])}` : null;
}
