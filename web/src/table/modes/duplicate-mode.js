/**
 * A deal that everybody plays alike: of a day or a tournament.
 * @typedef {import("../game-table.js").Scene} Scene
 *
 * @typedef {object} Board
 * @property {() => string} place  which one it is
 * @property {() => {label: string, run: () => void}} next  where to go when it has ended
 * @property {() => void} again  from the start once more
 * @property {() => void} onhint  called when a hint is shown
 * @property {(table: import("../table.js").TableView) => void} ended  called when it has ended, and nothing is under way
 * @property {(scene: Scene) => unknown} below  what is told below its result
 */
import { html } from "lit-html";
import { drawBar } from "../draw/bar.js";
import { Reviewed } from "./reviewed-mode.js";

export class DuplicateSitting extends Reviewed {
  /** @override */ scored = false;
  #board;

  /** @param {import("../table.js").TableView} table @param {import("./reviewed-mode.js").Looking & Board} board */
  constructor(table, board) {
    super(table, board);
    this.#board = board;
  }

  /** @override */ hinted() {
    this.#board.onhint();
  }

  /** @override */ rests() {
    super.rests();
    if (this.table.ended !== null) this.#board.ended(this.table);
  }

  /** Another deal there is not. @override */
  next() {
    if (this.table.ended !== null) this.#board.next().run();
  }

  /** @override @param {Scene} scene */ bar(scene) {
    return drawBar(scene, this.table, {
      title: scene.say("name"),
      place: this.#board.place(),
      tools: this.tools(scene),
    });
  }

  /** @override @param {Scene} scene */ ending(scene) {
    return scene.t("table-deal-over");
  }

  /** @override @param {Scene} scene */ ways(scene) {
    if (!scene.table.result) return null;
    const { next, again } = this.#board;
    return [
      { id: "next", ...next(), key: "n", main: true },
      { id: "again", label: scene.t("board-again"), run: again },
      { id: "share", label: scene.t("replay-share-deal"), run: () => this.share(), quiet: true },
    ];
  }

  /** Below it, how others did. @override @param {Scene} scene @param {import("../game-table.js").GameTable} game */
  outcome(scene, game) {
    return html`${super.outcome(scene, game)}${this.#board.below(scene)}`;
  }

  /** Only this deal. @override @param {Scene} scene */
  ended(scene) {
    return Boolean(scene.table.result);
  }
}
