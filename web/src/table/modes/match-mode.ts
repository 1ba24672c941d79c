// A match.

import { html, nothing } from "lit-html";
import { isDone } from "../../features/review/review.ts";
import { Reviewed, type Looking } from "./reviewed-mode.ts";
import type { Scene, GameTable } from "../game-table.ts";
import type { Item } from "../draw/menu.ts";
import type { TableView } from "../table.ts";
import type { MatchSummary } from "../../features/review/match-summary.ts";

/** What the shell does for a match. */
interface Keeping {
  newMatch: () => void;
  replaying: () => void; // the deal is about to begin again
  coaching: { on: () => boolean; set: (on: boolean) => void }; // whether hints come by themselves
  first: () => boolean; // whether it is the person's first match of the game
  /**
   * the way back to what this took the place of, until the person has acted: the same cards as they were, or another
   * match
   */
  before: () => { same: boolean; back: () => void } | null;
  onhint: () => void; // called when a hint is shown
  watch: (fragment: string) => void; // shows a deal from a replay link's fragment
  ended: (table: TableView) => void; // called when a deal has ended, and nothing is under way
  below: (scene: Scene) => unknown; // what is told below its result
  tryAgain: (fragment: string) => void; // plays on from the place in a replay link
}

export class MatchMode extends Reviewed {
  #keeping: Looking & Keeping;
  /** What tells of the match as a whole, once it is there. */
  #whole: MatchSummary | null = null;
  #fetching: Promise<void> | null = null;

  constructor(table: TableView, keeping: Looking & Keeping) {
    super(table, keeping);
    this.#keeping = keeping;
  }

  /** At the match's end all of its deals are weighed. */
  override weighs(deal: number) {
    return super.weighs(deal) || this.#over;
  }

  override toWeigh() {
    if (!this.#over) return super.toWeigh();
    return this.#deals.findLast((deal) => !this.#weighed(deal)) ?? null;
  }

  get #over() {
    return this.table.ended !== null && this.table.controller.step.table.over;
  }

  get #deals() {
    return this.table.controller.step.table.results.map(({ deal }) => deal);
  }

  #weighed(deal: number) {
    const review = this.reviews.of(deal);
    return review !== null && isDone(review);
  }

  /** A match's end is told as a whole. */
  override end(scene: Scene, game: GameTable) {
    if (!scene.table.over || !this.#whole) return super.end(scene, game);
    return this.#whole.draw(scene, game, this.outcome(scene, game));
  }

  /** Of the whole match, not of its last deal. */
  override prompt(scene: Scene, game: GameTable, offered: readonly string[]) {
    if (!scene.table.over) return super.prompt(scene, game, offered);
    return this.#whole?.place(scene, game) ?? this.ending(scene);
  }

  /** What tells of a whole match is fetched when a deal of it has ended. */
  override rests() {
    super.rests();
    if (this.table.ended !== null) this.#keeping.ended(this.table);
    if (this.table.ended === null || this.#fetching) return;
    this.#fetching = this.#fetch().catch(() => {
      this.#fetching = null; // the next time may go well; until then the last deal's end is told
    });
  }

  async #fetch() {
    const { MatchSummary } = await import("../../features/review/match-summary.ts");
    const { tryAgain } = this.#keeping;
    this.#whole = new MatchSummary({
      reviews: this.reviews,
      engine: this.table.ctx.engine,
      redraw: () => this.table.draw(),
      failed: (fault) => this.table.failed(fault),
      look: (place) => this.lookBack(place),
      tryAgain: (place) => this.withLink(tryAgain, place),
    });
    if (this.#over) this.table.draw();
  }

  override pace(chosen: string) {
    const first = chosen === "auto" && !this.aids?.finishing && this.#keeping.first();
    return first ? "relaxed" : super.pace(chosen);
  }

  /** Below it, how others did. */
  override outcome(scene: Scene, game: GameTable) {
    return html`${super.outcome(scene, game)}${this.#keeping.below(scene)}`;
  }

  /** Where there is a choice, and the coach is there, a hint comes by itself; nothing waits for it. */
  override asks() {
    if (this.aids?.plays()) return;
    if (this.#keeping.coaching.on() && this.table.controller.legal.length > 1) this.table.seekHint(true);
  }

  #coach(on: boolean) {
    this.#keeping.coaching.set(on);
    if (on) return this.asks();
    this.table.hint.hide();
    this.table.draw();
  }

  override hinted() {
    this.#keeping.onhint();
  }

  override replay() {
    const { narration, controller } = this.table;
    this.#keeping.replaying();
    narration.note([{ type: "replayed" }]);
    this.table.run(controller.replay());
  }

  override ways(scene: Scene) {
    const ways = super.ways(scene);
    if (!ways) return null;
    const again = { id: "again", label: scene.t("table-again"), run: this.#keeping.newMatch, key: "n", main: true };
    const share = { id: "share", label: scene.t("replay-share-deal"), run: () => this.share(), quiet: true };
    return [...(scene.table.over ? [again] : []), ...ways, share];
  }

  override menu(item: Item) {
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
