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
 * @property {() => {same: boolean, back: () => void} | null} before  the way back to what this took the place of, until
 *   the person has acted: the same cards as they were, or another match
 * @property {() => void} onhint  called when a hint is shown
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
    const before = this.#keeping.before();
    return {
      match: [
        before ? item(`before-${before.same ? "replay" : "match"}-back`, before.back) : nothing,
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
    return [super.past(item, scene), item("replay-share-deal", () => this.withLink(this.table.ctx.copyLink))];
  }
}
