/**
 * A sitting whose deals are looked back at once they have ended: the review, which runs by itself, and the dialog.
 * @typedef {import("../game.js").Scene} Scene
 * @typedef {import("../game.js").GameTable} GameTable
 *
 * @typedef {Object} Looking
 * @property {Map<number, Seam.Review>} kept  what has been found, by deal; outlives the table
 * @property {number} [since]  the first action that is the person's own: what came before is nothing to look back at
 * @property {(review: Seam.Review) => void} [onreview]  called once when a deal's review is done
 * @property {(deal: number, line: Seam.Line) => void} [tryAgain]  plays on from one of the person's decisions
 * @property {(fragment: string) => void} [watch]  shows a deal from a replay link's fragment
 */
import { html } from "lit-html";
import { yes } from "../draw/drawing.js";
import { LookBack } from "../back/lookback.js";
import { isDone, progress, Reviews, reviewInWords } from "../back/review.js";
import { Sitting } from "./sitting.js";

export class Reviewed extends Sitting {
  #lookBack;
  #reviews;
  #closed = false;

  /** @param {import("../table.js").TableView} table @param {Looking} looking */
  constructor(table, { kept, since, onreview, tryAgain, watch }) {
    super(table);
    const { ctx } = table;
    /** @param {unknown} error */
    const failed = (error) => table.failed(error);
    const narrowed = since === undefined ? {} : { since };
    this.#reviews = new Reviews({
      kept,
      failed,
      ask: (request) => ctx.engine.request({ ...request, ...narrowed }),
      wanted: (deal) => !this.#closed && (this.#looking() ? this.#lookBack.deal === deal : table.ended === deal),
      changed: () => table.draw(),
      done: (review) => {
        onreview?.(review);
        this.#lookBack.reviewed(review.deal);
      },
    });
    this.#lookBack = new LookBack({
      failed,
      tryAgain,
      alone: since !== undefined,
      reviews: this.#reviews,
      ask: async (request) => {
        await ctx.words.advise(ctx.state.game);
        return ctx.engine.request(request);
      },
      redraw: () => table.dialogs.draw(),
      watch: watch && ((deal, at) => this.withLink(watch, { deal, at })),
      share: (deal, at) => this.withLink(ctx.copyLink, { deal, at }),
    });
  }

  /** Whether the dialog is open. */
  #looking() {
    return this.table.dialogs.shows("look");
  }

  /** Does something with a replay link: of the last deal that has ended, or of a place. @param {(fragment: string) => void} use @param {{deal?: number, at?: number}} [place] */
  withLink(use, place = {}) {
    const asking = this.table.ctx.engine.request({ do: "keep", ...place });
    this.table.run(asking.then((reply) => "kept" in reply && use(reply.kept.replay)));
  }

  /** Looks back at a decision of the deal that has just ended, where an expert did otherwise. @param {number} index @param {string} action */
  lookAt(index, action) {
    this.table.dialogs.toggle("look");
    this.#lookBack.show(index, action);
  }

  /** @override */ close() {
    this.#closed = true;
  }

  /** @override @param {import("../game.js").Step} step */ shows({ table }) {
    if (!table.result) this.#reviews.forget(table.deal);
  }

  /** If a deal has ended, its review goes on. @override */
  rests() {
    const { ended } = this.table;
    if (ended !== null) this.#reviews.go(ended);
  }

  /** @override @returns {Record<string, import("../draw/panels.js").Entry>} */ get panels() {
    return {
      look: {
        label: "look-back",
        wide: true,
        ended: true,
        opened: () => this.#lookBack.open(this.table.scene()),
        draw: (scene, game) => this.#lookBack.draw(scene, game),
      },
    };
  }

  /** Once it is known, what the mistakes cost. @override @param {Scene} scene @param {GameTable} game @param {readonly string[]} offered */
  prompt(scene, game, offered) {
    const review = this.#reviews.of(scene.table.deal);
    if (scene.table.result && review && isDone(review)) return reviewInWords(review, scene);
    return super.prompt(scene, game, offered);
  }

  /** A look back: at the last trick or play; when the deal has ended, at one's own decisions. @override @param {Scene} scene @param {GameTable} game */
  beside(scene, game) {
    if (!scene.table.result) return super.beside(scene, game);
    const review = this.#reviews.of(scene.table.deal);
    return html`
    <button type="button" class="button quiet on-cloth look-open" aria-haspopup="dialog"
      data-going=${yes(review && !isDone(review))} @click=${() => scene.open("look")}>${scene.t("look-back")}
      <progress max="1" .value=${progress(review)} aria-hidden="true"></progress></button>`;
  }
}
