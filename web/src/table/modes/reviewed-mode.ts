// Base of modes whose ended deals are reviewed in the background and can be opened in the review.

import { html, nothing } from "lit-html";
import { yes } from "../draw/drawing.ts";
import { isDone, progress, Reviews, reviewInWords, summaryOf } from "../../features/review/review.ts";
import { Mode } from "./mode.ts";
import type { Drawing, Scene, GameTable, Step } from "../game-table.ts";
import type { Item } from "../draw/menu.ts";
import type { Aids } from "../../features/assist/assist.ts";
import type { TableView } from "../table.ts";

export interface Looking {
  kept: Map<number, Protocol.Review>; // reviews by deal; outlives the table
  since?: number; // index of the person's first action here; earlier ones are not reviewed
  onreview?: (review: Protocol.Review) => void; // called once when a deal's review is complete
  watch: (fragment: string) => void; // opens the review of a deal, from a replay link's fragment
  tryAgain?: (fragment: string) => void; // continues from the position in a replay link
}

export class Reviewed extends Mode {
  declare reviews: Reviews;

  #closed = false;
  #looking: Looking;
  #heed: () => void;
  override aids: Aids | null = null;

  constructor(table: TableView, looking: Looking) {
    super(table);
    this.#looking = looking;
    this.#heed = table.ctx.settings.subscribe((key) => key === "aids" && this.#aid());
    const { kept, since, onreview } = looking;
    const { ctx } = table;
    const narrowed = since === undefined ? {} : { since };
    this.reviews = new Reviews({
      kept,
      failed: (error) => table.failed(error),
      ask: (request) => ctx.engine.request({ ...request, ...narrowed }),
      wanted: (deal) => !this.#closed && this.weighs(deal),
      changed: () => table.draw(true),
      done: (review) => {
        onreview?.(review);
        this.rests();
      },
    });
  }

  /** Whether to continue a deal's review. */
  weighs(deal: number) {
    return this.table.ended === deal;
  }

  /** Returns the deal whose review should continue, if any. */
  toWeigh() {
    return this.table.ended;
  }

  /** Passes on a replay link: of the last ended deal, or of a position. */
  withLink(use: (fragment: string) => void, place: { deal?: number; at?: number } = {}) {
    const asking = this.table.ctx.engine.request({ do: "dealSummary", ...place });
    this.table.run(asking.then((reply) => "kept" in reply && use(reply.kept.replay)));
  }

  /** Opens the review of the last ended deal or of a decision. */
  lookBack(place?: { deal?: number; at?: number }) {
    this.withLink(this.#looking.watch, place);
  }

  /** Opens the share options for the last deal, once they are loaded. */
  share() {
    const { dialogs, ctx } = this.table;
    if (dialogs.panels.share) dialogs.toggle("share");
    else this.withLink(ctx.copyLink);
  }

  override close() {
    this.#closed = true;
    this.#heed();
  }

  /** Adds or removes the assist tools. */
  #aid() {
    const { ctx } = this.table;
    if (ctx.settings.get("aids")) return this.aids ?? this.table.run(this.#bring());
    if (!this.aids) return;
    this.aids.end();
    this.aids = null;
    this.table.draw();
  }

  /** If loading fails, play continues without them; the next state tries again. */
  async #bring() {
    const { ctx, game } = this.table;
    const found = await ctx.bringAids?.(game.id).catch(() => null);
    if (!found || this.aids || this.#closed || !ctx.settings.get("aids")) return;
    this.aids = new found.Aids(this.table, () => this.hinted());
    this.table.draw();
    this.aids.plays();
  }

  override pace(chosen: string) {
    return this.aids?.finishing ? "instant" : super.pace(chosen);
  }

  override asks() {
    this.aids?.plays();
  }

  override shows({ table }: Step) {
    if (!table.result) this.reviews.forget(table.deal);
  }

  /** Continues the review of an ended deal. */
  override rests() {
    if (!this.aids) this.#aid();
    const deal = this.toWeigh();
    if (deal !== null) this.reviews.go(deal);
  }

  /** Menu items that show how the last deal was played. */
  override past(item: Item, scene: Scene): unknown {
    return this.ended(scene) ? item("look-back", () => this.lookBack()) : nothing;
  }

  /** Adds the verdict on the person's decisions. */
  override outcome(scene: Scene, game: GameTable): Drawing {
    return html`${super.outcome(scene, game)}${this.verdict(scene)}`;
  }

  /** The review in a sentence, once it is complete, and ways to the costliest decision. */
  verdict(scene: Scene) {
    const { deal } = scene.table;
    const review = this.reviews.of(deal);
    const done = review && isDone(review);
    const costliest = done && summaryOf(review.lines).costliest;
    const { tryAgain } = this.#looking;
    return html`
      <div class="result-review">
        <p role="status">${done ? reviewInWords(review, scene) : nothing}</p>
        ${
          costliest
            ? html`
        <div class="row">
          <button type="button" class="button quiet" @click=${() => this.lookBack({ deal, at: costliest.index })}>${scene.t("match-look")}</button>
          ${
            tryAgain
              ? html`<button type="button" class="button quiet"
            @click=${() => this.withLink(tryAgain, { deal, at: costliest.index })}>${scene.t("look-try")}</button>`
              : nothing
          }
        </div>`
            : nothing
        }
      </div>`;
  }

  /** Button for looking back: at the last trick or play, or at the whole ended deal. */
  override beside(scene: Scene, game: GameTable) {
    if (!scene.table.result) return super.beside(scene, game);
    const review = this.reviews.of(scene.table.deal);
    return html`
    <button type="button" class="button quiet on-cloth look-open"
      data-going=${yes(review && !isDone(review))} @click=${() => this.lookBack()}>${scene.t("look-back")}
      <progress max="1" .value=${progress(review)} aria-hidden="true"></progress></button>`;
  }
}
