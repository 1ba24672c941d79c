/**
 * A decision that a friend has sent: what the person would do is taken, and not played.
 * @typedef {import("../game-table.js").Scene} Scene
 */
import { BranchSitting } from "./branch-mode.js";

export class DecisionSitting extends BranchSitting {
  /** @override */ alone = false;
  /** @override @type {string | null} */ unhinted = "sent-no-hint";
  #decide;

  /**
   * @param {import("../table.js").TableView} table
   * @param {Pick<import("./branch-mode.js").Branch, "went" | "from" | "back" | "watch"> & {decide: (action: string) => void}} decision
   */
  constructor(table, { decide, ...rest }) {
    super(table, { ...rest, action: null, again: rest.back });
    this.#decide = decide;
  }

  /** @override @param {string} action */ play(action) {
    this.#decide(action);
  }

  /** @override @param {Scene} scene */ title(scene) {
    return scene.t("sent-decision-title");
  }

  /** @override @param {import("../draw/menu.js").Item} item */ menu(item) {
    return { match: item("sent-back", this.branch.back) };
  }
}
