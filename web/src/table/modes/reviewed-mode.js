/**
 * A sitting whose deals are reviewed once they have ended, which runs by itself, and looked back at elsewhere.
 * @typedef {import("../game-table.js").Scene} Scene
 * @typedef {import("../game-table.js").GameTable} GameTable
 * @typedef {import("../draw/menu.js").Item} Item
 *
 * @typedef {Object} Looking
 * @property {Map<number, Seam.Review>} kept  what has been found, by deal; outlives the table
 * @property {number} [since]  the first action that is the person's own: what came before is nothing to look back at
 * @property {(review: Seam.Review) => void} [onreview]  called once when a deal's review is done
 * @property {(fragment: string) => void} watch  looks back at a deal, from a replay link's fragment
 */
import { html, nothing } from "lit-html";
import { yes } from "../draw/drawing.js";
import { isDone, progress, Reviews, reviewInWords } from "../../features/review/review.js";
import { Sitting } from "./mode.js";

export class Reviewed extends Sitting {
  #closed = false;
  #looking;
  #heed;
  /** @override @type {import("../../features/assist/assist.js").Aids | null} */ aids = null;

  /** @param {import("../table.js").TableView} table @param {Looking} looking */
  constructor(table, looking) {
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

  /** Whether a deal's review goes on. @param {number} deal */
  weighs(deal) {
    return this.table.ended === deal;
  }

  /** The deal whose review is to go on, if there is one. */
  toWeigh() {
    return this.table.ended;
  }

  /** Does something with a replay link: of the last deal that has ended, or of a place. @param {(fragment: string) => void} use @param {{deal?: number, at?: number}} [place] */
  withLink(use, place = {}) {
    const asking = this.table.ctx.engine.request({ do: "keep", ...place });
    this.table.run(asking.then((reply) => "kept" in reply && use(reply.kept.replay)));
  }

  /** Looks back: at the last deal that has ended, or at a decision. @param {{deal?: number, at?: number}} [place] */
  lookBack(place) {
    this.withLink(this.#looking.watch, place);
  }

  /** Hands the last deal on: in ways to choose from, once what that takes has come. */
  share() {
    const { dialogs, ctx } = this.table;
    if (dialogs.panels.share) dialogs.toggle("share");
    else this.withLink(ctx.copyLink);
  }

  /** @override */ close() {
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

  /** @override @param {string} chosen */ pace(chosen) {
    return this.aids?.finishing ? "instant" : super.pace(chosen);
  }

  /** @override */ asks() {
    this.aids?.plays();
  }

  /** @override @param {import("../game-table.js").Step} step */ shows({ table }) {
    if (!table.result) this.reviews.forget(table.deal);
  }

  /** If a deal has ended, its review goes on. @override */
  rests() {
    if (!this.aids) this.#aid();
    const deal = this.toWeigh();
    if (deal !== null) this.reviews.go(deal);
  }

  /** How the last deal was played. @override @param {Item} item @param {Scene} scene @returns {unknown} */
  past(item, scene) {
    return this.ended(scene) ? item("look-back", () => this.lookBack()) : nothing;
  }

  /** Once it is known, what the mistakes cost. @override @param {Scene} scene @param {GameTable} game @param {readonly string[]} offered */
  prompt(scene, game, offered) {
    const review = this.reviews.of(scene.table.deal);
    if (scene.table.result && review && isDone(review)) return reviewInWords(review, scene);
    return super.prompt(scene, game, offered);
  }

  /** A look back: at the last trick or play; when the deal has ended, at all of it. @override @param {Scene} scene @param {GameTable} game */
  beside(scene, game) {
    if (!scene.table.result) return super.beside(scene, game);
    const review = this.reviews.of(scene.table.deal);
    return html`
    <button type="button" class="button quiet on-cloth look-open"
      data-going=${yes(review && !isDone(review))} @click=${() => this.lookBack()}>${scene.t("look-back")}
      <progress max="1" .value=${progress(review)} aria-hidden="true"></progress></button>`;
  }
}
