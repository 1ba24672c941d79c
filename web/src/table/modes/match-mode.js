/**
 * A match.
 * @typedef {import("../game-table.js").Scene} Scene
 * @typedef {import("../game-table.js").GameTable} GameTable
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
 * @property {(fragment: string) => void} watch  shows a deal from a replay link's fragment
 * @property {(table: import("../table.js").TableView) => void} ended  called when a deal has ended, and nothing is under way
 * @property {(scene: Scene) => unknown} below  what is told below its result
 * @property {(fragment: string) => void} tryAgain  plays on from the place in a replay link
 */
import { html, nothing } from "lit-html";
import { isDone } from "../../features/review/review.js";
import { Reviewed } from "./reviewed-mode.js";

export class MatchSitting extends Reviewed {
  #keeping;
  /** What tells of the match as a whole, once it is there. @type {import("../../features/review/match-summary.js").Whole | null} */ #whole =
    null;
  /** @type {Promise<void> | null} */ #fetching = null;

  /** @param {import("../table.js").TableView} table @param {import("./reviewed-mode.js").Looking & Keeping} keeping */
  constructor(table, keeping) {
    super(table, keeping);
    this.#keeping = keeping;
  }

  /** At the match's end all of its deals are weighed. @override @param {number} deal */ weighs(deal) {
    return super.weighs(deal) || this.#over;
  }

  /** @override */ toWeigh() {
    if (!this.#over) return super.toWeigh();
    return this.#deals.findLast((deal) => !this.#weighed(deal)) ?? null;
  }

  get #over() {
    return this.table.ended !== null && this.table.controller.step.table.over;
  }

  get #deals() {
    return this.table.controller.step.table.results.map(({ deal }) => deal);
  }

  /** @param {number} deal */
  #weighed(deal) {
    const review = this.reviews.of(deal);
    return review !== null && isDone(review);
  }

  /** A match's end is told as a whole. @override @param {Scene} scene @param {GameTable} game */ end(scene, game) {
    if (!scene.table.over || !this.#whole) return super.end(scene, game);
    return this.#whole.draw(scene, game, this.outcome(scene, game));
  }

  /** Of the whole match, not of its last deal. @override @param {Scene} scene @param {GameTable} game @param {readonly string[]} offered */
  prompt(scene, game, offered) {
    if (!scene.table.over) return super.prompt(scene, game, offered);
    return this.#whole?.place(scene, game) ?? this.ending(scene);
  }

  /** What tells of a whole match is fetched when a deal of it has ended. @override */ rests() {
    super.rests();
    if (this.table.ended !== null) this.#keeping.ended(this.table);
    if (this.table.ended === null || this.#fetching) return;
    this.#fetching = this.#fetch().catch(() => {
      this.#fetching = null; // the next time may go well; until then the last deal's end is told
    });
  }

  async #fetch() {
    const { Whole } = await import("../../features/review/match-summary.js");
    const { tryAgain } = this.#keeping;
    this.#whole = new Whole({
      reviews: this.reviews,
      engine: this.table.ctx.engine,
      redraw: () => this.table.draw(),
      failed: (fault) => this.table.failed(fault),
      look: (place) => this.lookBack(place),
      tryAgain: (place) => this.withLink(tryAgain, place),
    });
    if (this.#over) this.table.draw();
  }

  /** @override @param {string} chosen */ pace(chosen) {
    const first = chosen === "auto" && !this.aids?.finishing && this.#keeping.first();
    return first ? "relaxed" : super.pace(chosen);
  }

  /** Below it, how others did. @override @param {Scene} scene @param {import("../game-table.js").GameTable} game */
  outcome(scene, game) {
    return html`${super.outcome(scene, game)}${this.#keeping.below(scene)}`;
  }

  /** Where there is a choice, and the coach is there, a hint comes by itself; nothing waits for it. @override */
  asks() {
    if (this.aids?.plays()) return;
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
    const share = { id: "share", label: scene.t("replay-share-deal"), run: () => this.share(), quiet: true };
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
}
