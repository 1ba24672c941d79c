// Match mode.

import { html, nothing } from "lit-html";
import { isDone } from "../../features/review/review.ts";
import { Reviewed, type Looking } from "./reviewed-mode.ts";
import type { Scene, GameTable } from "../game-table.ts";
import type { Item } from "../draw/menu.ts";
import type { TableView } from "../table.ts";
import type { MatchSummary } from "../../features/review/match-summary.ts";

/** The shell's services for a match. */
interface Keeping {
  newMatch: () => void;
  replaying: () => void; // called before the deal restarts
  coaching: { on: () => boolean; set: (on: boolean) => void }; // whether hints appear automatically
  first: () => boolean; // whether it is the person's first match of the game
  /**
   * until the person acts: restores what this deal replaced, the same cards in their earlier position or another match
   */
  before: () => { same: boolean; back: () => void } | null;
  onhint: () => void; // called when a hint is shown
  watch: (fragment: string) => void; // reviews a deal from a replay link's fragment
  ended: (table: TableView) => void; // called when a deal has ended and nothing is in progress
  below: (scene: Scene) => unknown; // content below the result
  tryAgain: (fragment: string) => void; // continues from the position in a replay link
}

export class MatchMode extends Reviewed {
  #keeping: Looking & Keeping;
  /** The match summary, once it is loaded. */
  #whole: MatchSummary | null = null;
  #fetching: Promise<void> | null = null;

  constructor(table: TableView, keeping: Looking & Keeping) {
    super(table, keeping);
    this.#keeping = keeping;
  }

  /** At the match's end all deals are reviewed. */
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

  /** Adds the match summary at the match's end. */
  override end(scene: Scene, game: GameTable) {
    if (!scene.table.over || !this.#whole) return super.end(scene, game);
    return this.#whole.draw(scene, game, this.#keeping.below(scene), this.details(scene, game));
  }

  /** Prompt for the whole match instead of its last deal. */
  override prompt(scene: Scene, game: GameTable, offered: readonly string[]) {
    if (!scene.table.over) return super.prompt(scene, game, offered);
    return this.#whole?.place(scene, game) ?? this.ending(scene, game);
  }

  /** Loads the match summary when a deal has ended. */
  override rests() {
    super.rests();
    if (this.table.ended !== null) this.#keeping.ended(this.table);
    if (this.table.ended === null || this.#fetching) return;
    this.#fetching = this.#fetch().catch(() => {
      this.#fetching = null; // retried at the next call; until then the last deal's end is shown
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

  /** Adds the other participants' results. */
  override outcome(scene: Scene, game: GameTable) {
    return html`${super.outcome(scene, game)}${this.#keeping.below(scene)}`;
  }

  /** With coaching on, shows a hint if there is a choice, without blocking input. */
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
