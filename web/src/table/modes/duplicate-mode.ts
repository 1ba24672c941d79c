// A deal that everybody plays alike: of a day or a tournament.

import { html } from "lit-html";
import { drawBar } from "../draw/bar.ts";
import { Reviewed, type Looking } from "./reviewed-mode.ts";
import type { Scene, GameTable } from "../game-table.ts";
import type { TableView } from "../table.ts";

interface Board {
  place: () => string; // which one it is
  next: () => { label: string; run: () => void }; // where to go when it has ended
  again: () => void; // from the start once more
  onhint: () => void; // called when a hint is shown
  ended: (table: TableView) => void; // called when it has ended, and nothing is under way
  below: (scene: Scene) => unknown; // what is told below its result
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

  /** Another deal there is not. */
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

  override ending(scene: Scene) {
    return scene.t("table-deal-over");
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

  /** Below it, how others did. */
  override outcome(scene: Scene, game: GameTable) {
    return html`${super.outcome(scene, game)}${this.#board.below(scene)}`;
  }

  /** Only this deal. */
  override ended(scene: Scene) {
    return Boolean(scene.table.result);
  }
}
