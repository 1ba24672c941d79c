// A sitting whose deals are reviewed once they have ended, which runs by itself, and looked back at elsewhere.

import { html, nothing } from "lit-html";
import { yes } from "../draw/drawing.ts";
import { isDone, progress, Reviews, reviewInWords } from "../../features/review/review.ts";
import { Mode } from "./mode.ts";
import type { Scene, GameTable, Step } from "../game-table.ts";
import type { Item } from "../draw/menu.ts";
import type { Aids } from "../../features/assist/assist.ts";
import type { TableView } from "../table.ts";

export interface Looking {
  kept: Map<number, Seam.Review>; // what has been found, by deal; outlives the table
  since?: number; // the first action that is the person's own: what came before is nothing to look back at
  onreview?: (review: Seam.Review) => void; // called once when a deal's review is done
  watch: (fragment: string) => void; // looks back at a deal, from a replay link's fragment
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

  /** Whether a deal's review goes on. */
  weighs(deal: number) {
    return this.table.ended === deal;
  }

  /** The deal whose review is to go on, if there is one. */
  toWeigh() {
    return this.table.ended;
  }

  /** Does something with a replay link: of the last deal that has ended, or of a place. */
  withLink(use: (fragment: string) => void, place: { deal?: number; at?: number } = {}) {
    const asking = this.table.ctx.engine.request({ do: "keep", ...place });
    this.table.run(asking.then((reply) => "kept" in reply && use(reply.kept.replay)));
  }

  /** Looks back: at the last deal that has ended, or at a decision. */
  lookBack(place?: { deal?: number; at?: number }) {
    this.withLink(this.#looking.watch, place);
  }

  /** Hands the last deal on: in ways to choose from, once what that takes has come. */
  share() {
    const { dialogs, ctx } = this.table;
    if (dialogs.panels.share) dialogs.toggle("share");
    else this.withLink(ctx.copyLink);
  }

  override close() {
    this.#closed = true;
    this.#heed();
  }

  /** Brings the aids to the table, or takes them away. */
  #aid() {
    const { ctx } = this.table;
    if (ctx.settings.get("aids")) return this.aids ?? this.table.run(this.#bring());
    if (!this.aids) return;
    this.aids.end();
    this.aids = null;
    this.table.draw();
  }

  /** Should they not come, it goes on without them; the next state asks again. */
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

  /** If a deal has ended, its review goes on. */
  override rests() {
    if (!this.aids) this.#aid();
    const deal = this.toWeigh();
    if (deal !== null) this.reviews.go(deal);
  }

  /** How the last deal was played. */
  override past(item: Item, scene: Scene): unknown {
    return this.ended(scene) ? item("look-back", () => this.lookBack()) : nothing;
  }

  /** Once it is known, what the mistakes cost. */
  override prompt(scene: Scene, game: GameTable, offered: readonly string[]) {
    const review = this.reviews.of(scene.table.deal);
    if (scene.table.result && review && isDone(review)) return reviewInWords(review, scene);
    return super.prompt(scene, game, offered);
  }

  /** A look back: at the last trick or play; when the deal has ended, at all of it. */
  override beside(scene: Scene, game: GameTable) {
    if (!scene.table.result) return super.beside(scene, game);
    const review = this.reviews.of(scene.table.deal);
    return html`
    <button type="button" class="button quiet on-cloth look-open"
      data-going=${yes(review && !isDone(review))} @click=${() => this.lookBack()}>${scene.t("look-back")}
      <progress max="1" .value=${progress(review)} aria-hidden="true"></progress></button>`;
  }
}
