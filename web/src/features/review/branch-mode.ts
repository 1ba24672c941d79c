// “Try again” mode: replays an ended deal from one of the person's decisions, with the same cards and bots, and
// compares the two outcomes.

import { html, nothing } from "lit-html";
import { drawBar, drawIcon } from "../../table/draw/bar.ts";
import { actionInWords } from "../../table/play/action-words.ts";
import { figure } from "../../table/announcer/phrases.ts";
import { sceneOf } from "../../table/draw/scene.ts";
import { columnsOf, drawColumnName } from "../../table/draw/score.ts";
import { ReviewedMode } from "./reviewed-mode.ts";
import type { Scene, GameTable } from "../../table/game-table.ts";
import type { Item } from "../../table/draw/menu.ts";
import type { TableView } from "../../table/table.ts";

export interface Branch {
  went: Protocol.Result; // result of the deal in the match
  from: number; // index of the first action that is the person's own here
  /** the person's choice there; null: someone else's deal, whose choice is not revealed */
  action: string | null;
  by?: string; // player name in the link
  back: () => void; // returns to the review
  again: () => void; // restarts from the same decision
  match?: () => void; // starts a match of their own, for visitors who came by a link
  watch: (fragment: string) => void; // reviews this attempt, from a replay link's fragment
}

const NO_SEAT = -1;

export class BranchMode extends ReviewedMode {
  declare branch: Branch;

  override dealt = false;
  override scored = false;

  constructor(table: TableView, branch: Branch) {
    super(table, { since: branch.from, watch: branch.watch });
    this.branch = branch;
  }

  /** A message, chosen by who played the deal. */
  #say(id: string, { t }: Scene) {
    return t(this.branch.action === null ? `sent-${id}` : `branch-${id}`);
  }

  /** Reviews only the attempt. */
  override openReview() {
    super.openReview({ at: this.branch.from });
  }

  /** Sets the message a frame later, so screen readers notice the prompt's change. */
  override open() {
    const { action } = this.branch;
    if (action === null) return;
    const scene = this.table.scene();
    const begun = scene.t("branch-begun", { action: actionInWords(action, scene, this.table.game) });
    requestAnimationFrame(() => this.table.say(begun));
  }

  /** There is no next deal. */
  override next() {}

  override replay() {
    this.branch.again();
  }

  override marks() {
    return { branch: "yes" };
  }

  title(scene: Scene) {
    return this.#say("title", scene);
  }

  override bar(scene: Scene) {
    const back = html`
    <button type="button" class="button on-cloth bar-back" aria-label=${this.#say("back", scene)}
      @click=${this.branch.back}>${drawIcon("back")}<span>${scene.t("branch-back-short")}</span></button>`;
    return drawBar(scene, this.table, { title: this.title(scene), place: nothing, tools: [back, this.tools(scene)] });
  }

  override ending(scene: Scene) {
    return this.#say("over", scene);
  }

  override ways(scene: Scene) {
    const { again, back, match } = this.branch;
    if (!scene.table.result) return null;
    return [
      ...(match ? [{ id: "play", label: scene.t("sent-match"), run: match, main: true }] : []),
      { id: "again", label: scene.t("branch-again"), run: again, key: "n", main: !match },
      { id: "back", label: this.#say("back", scene), run: back },
    ];
  }

  override menu(item: Item): Record<string, unknown> {
    const { action, back, again } = this.branch;
    return { match: [item(action === null ? "sent-back" : "branch-back", back), item("branch-again", again)] };
  }

  /** Only the deal that is played here. */
  override ended(scene: Scene) {
    return Boolean(scene.table.result);
  }

  /** Scene for the original result: in another player's deal no seat is the reader's. */
  #wordsFor(scene: Scene): Scene {
    const { action, by } = this.branch;
    if (action !== null) return scene;
    const { me, seatName, t } = scene;
    const sender = (seat: number) => (seat === me ? by || t("seat-sender") : seatName(seat));
    return { ...scene, ...sceneOf(this.table.game, NO_SEAT, this.table.ctx, sender) };
  }

  /** Both outcomes. */
  override outcome(scene: Scene, game: GameTable) {
    const { result } = scene.table;
    const { by, went } = this.branch;
    if (!result) return nothing;
    const both = [
      { head: by || this.#say("went", scene), ended: went, words: this.#wordsFor(scene) },
      { head: scene.t("branch-goes"), ended: result, words: scene },
    ];
    return html`
    <div class="outcomes">
      <h2 class="sheet-title" tabindex="-1">${scene.t("branch-outcomes")}</h2>
      <dl>${both.map(({ head, ended, words }) => html`<div><dt>${head}</dt><dd>${game.outcome(ended, words)}</dd></div>`)}</dl>
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
      ${this.verdict(scene)}
    </div>`;
  }
}
