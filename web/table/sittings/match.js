/**
 * A match.
 * @typedef {import("../game.js").Scene} Scene
 * @typedef {import("../draw/menu.js").Item} Item
 *
 * @typedef {Object} Keeping  what the shell does for a match
 * @property {() => void} newMatch
 * @property {() => void} replaying  the deal is about to begin again
 * @property {{on: () => boolean, set: (on: boolean) => void}} coaching  whether hints come by themselves
 * @property {() => boolean} first  whether it is the person's first match of the game
 * @property {() => void} onhint  called when a hint is shown
 * @property {(fragment: string) => void} watch  shows a deal from a replay link's fragment
 * @property {(table: import("../table.js").TableView) => void} ended  called when a deal has ended, and nothing is under way
 * @property {(scene: Scene) => unknown} below  what is told below its result
 */
import { nothing } from "lit-html";
import { Reviewed } from "./reviewed.js";

export class MatchSitting extends Reviewed {
  #keeping;

  /** @param {import("../table.js").TableView} table @param {import("./reviewed.js").Looking & Keeping} keeping */
  constructor(table, keeping) {
    super(table, keeping);
    this.#keeping = keeping;
  }

  /** @override @param {string} chosen */ pace(chosen) {
    return chosen === "auto" && this.#keeping.first() ? "relaxed" : super.pace(chosen);
  }

  /** @override */ rests() {
    super.rests();
    if (this.table.ended !== null) this.#keeping.ended(this.table);
  }

  /** @override @param {Scene} scene */ below(scene) {
    return this.#keeping.below(scene) ?? nothing;
  }

  /** Where there is a choice, and the coach is there, a hint comes by itself; nothing waits for it. @override */
  asks() {
    if (this.#keeping.coaching.on() && this.table.controller.legal.length > 1) this.table.seekHint(true);
  }

  /** @param {boolean} on */
  #coach(on) {
    this.#keeping.coaching.set(on);
    if (on) return this.asks();
    this.table.hint.hide();
    this.table.draw();
  }

  /** @override */ hinted() {
    this.#keeping.onhint();
  }

  /** @override */ replay() {
    const { telling, controller } = this.table;
    this.#keeping.replaying();
    telling.note([{ type: "replayed" }]);
    this.table.run(controller.replay());
  }

  /** @override @param {Scene} scene */ ways(scene) {
    const ways = super.ways(scene);
    if (!ways) return null;
    const again = { id: "again", label: scene.t("table-again"), run: this.#keeping.newMatch, key: "n", main: true };
    const { copyLink } = this.table.ctx;
    const share = { id: "share", label: scene.t("replay-share-deal"), run: () => this.withLink(copyLink), quiet: true };
    return [...(scene.table.over ? [again] : []), ...ways, share];
  }

  /** @override @param {Item} item */ menu(item) {
    const { newMatch, coaching } = this.#keeping;
    const { ctx, controller } = this.table;
    const on = coaching.on();
    return {
      match: [
        item("table-new-match", newMatch),
        item("table-replay", () => this.replay()),
        item(`coaching-${on ? "end" : "begin"}`, () => this.#coach(!on)),
        item("table-copy", () => ctx.copyLink(controller.state.link)),
      ],
    };
  }

  /** How the last deal was played. @override @param {Item} item @param {Scene} scene */
  past(item, scene) {
    if (!this.ended(scene)) return nothing;
    return [
      item("replay-watch", () => this.withLink(this.#keeping.watch)),
      item("replay-share-deal", () => this.withLink(this.table.ctx.copyLink)),
    ];
  }
}
