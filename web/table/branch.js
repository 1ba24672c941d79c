/**
 * Trying again: a deal that has ended, played on from one of the person's decisions, with the same cards and the same
 * bots; at its end the two outcomes side by side.
 * @typedef {import("./game.js").Scene} Scene
 * @typedef {import("./game.js").GameTable} GameTable
 *
 * @typedef {Object} Branch
 * @property {Seam.Result} went   how the deal went in the match
 * @property {number} from  the index of the first action that is the person's own here
 * @property {string | null} action  what the person chose there; null: somebody else has played this, and the table
 *   does not tell
 * @property {() => void} back    to where it was looked back from
 * @property {() => void} again   from the same decision once more
 * @property {(action: string) => void} [decide]  takes what the person would do: it is not played here, nor hinted at
 */
import { html, nothing } from "lit-html";
import { actionInWords } from "./hint.js";
import { columnsOf, drawColumnName } from "./score.js";
import { figure } from "./sayings.js";

/** A sentence about the branch, whoever has played the deal. @param {string} id @param {Scene} scene @param {Branch} branch */
export const branchInWords = (id, { t }, { action }) => t(action === null ? `sent-${id}` : `branch-${id}`);

/** Said as it begins. @param {Scene} scene @param {GameTable} game @param {Branch} branch */
export const branchBegun = (scene, game, { action }) =>
  action === null ? null : scene.t("branch-begun", { action: actionInWords(action, scene, game) });

/** Both outcomes. @param {Scene} scene @param {GameTable} game @param {Branch} branch */
export function drawOutcomes(scene, game, branch) {
  const { went } = branch;
  const { result } = scene.table;
  if (!result) return nothing;
  const both = [
    { head: branchInWords("went", scene, branch), ended: went },
    { head: scene.t("branch-goes"), ended: result },
  ];
  return html`
    <div class="outcomes">
      <dl>${both.map(({ head, ended }) => html`<div><dt>${head}</dt><dd>${game.outcome(ended, scene)}</dd></div>`)}</dl>
      <table class="figures">
        <caption class="visually-hidden">${scene.t("branch-outcomes")}</caption>
        <thead><tr><th scope="col">${scene.t("table-this-deal-sum")}</th>${both.map(
          ({ head }) => html`<th scope="col">${head}</th>`,
        )}</tr></thead>
        <tbody>${columnsOf(scene, game).map(
          (column) => html`
          <tr><th scope="row">${drawColumnName(column)}</th>${both.map(
            ({ ended }) => html`<td>${figure(ended.change[column.seat])}</td>`,
          )}</tr>`,
        )}</tbody>
      </table>
      <details><summary>${scene.t("branch-account")}</summary>${game.account(result, scene)}</details>
    </div>`;
}
