// A deal that every participant plays with the same cards: deal of the day or tournament.

import { html } from "lit-html";
import { drawBar } from "../draw/bar.ts";
import { Reviewed, type Looking } from "./reviewed-mode.ts";
import type { Scene, GameTable } from "../game-table.ts";
import type { TableView } from "../table.ts";

interface Board {
  place: () => string; // name of the deal
  next: () => { label: string; run: () => void }; // the button after its end
  again: () => void; // restarts the deal
  onhint: () => void; // called when a hint is shown
  ended: (table: TableView) => void; // called when the deal has ended and nothing is in progress
  below: (scene: Scene) => unknown; // content below the result
}

export class DuplicateMode extends Reviewed {
  override scored = false;
  #board: Looking & Board;

  constructor(table: TableView, board: Looking & Board) {
    super(table, board);
    this.#board = board;
  }

  override hinted() {
    this.#board.onhint();
  }

  override rests() {
    super.rests();
    if (this.table.ended !== null) this.#board.ended(this.table);
  }

  /** There is no next deal. */
  override next() {
    if (this.table.ended !== null) this.#board.next().run();
  }

  override bar(scene: Scene) {
    return drawBar(scene, this.table, {
      title: scene.say("name"),
      place: this.#board.place(),
      tools: this.tools(scene),
    });
  }

  override ways(scene: Scene) {
    if (!scene.table.result) return null;
    const { next, again } = this.#board;
    return [
      { id: "next", ...next(), key: "n", main: true },
      { id: "again", label: scene.t("board-again"), run: again },
      { id: "share", label: scene.t("replay-share-deal"), run: () => this.share(), quiet: true },
    ];
  }

  /** Adds the other participants' results. */
  override outcome(scene: Scene, game: GameTable) {
    return html`${super.outcome(scene, game)}${this.#board.below(scene)}`;
  }

  /** Only this deal. */
  override ended(scene: Scene) {
    return Boolean(scene.table.result);
  }
}
