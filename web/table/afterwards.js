/**
 * What there is once a deal has ended: the review, which runs by itself, and the dialog for looking back.
 * @typedef {import("./game.js").Scene} Scene
 * @typedef {import("./game.js").GameTable} GameTable
 *
 * @typedef {Object} AfterwardsParts  what the table's view gives
 * @property {import("./table.js").TableContext} ctx
 * @property {Map<number, Seam.Review>} kept
 * @property {() => Scene} scene
 * @property {() => number | null} ended  the deal on the table, if it has ended and nothing is under way
 * @property {() => boolean} looking      whether the dialog is open
 * @property {() => void} draw
 * @property {() => void} drawDialog
 * @property {(error: unknown) => void} failed
 */
import { LookBack } from "./lookback.js";
import { Reviews } from "./review.js";

export class Afterwards {
  #parts;
  #lookBack;
  #closed = false;

  /** @param {AfterwardsParts} parts */
  constructor(parts) {
    const { ctx, kept, draw, drawDialog, failed, ended, looking } = parts;
    const { tryAgain, watch, copyLink, branch } = ctx;
    const since = branch ? { since: branch.from } : {};
    this.#parts = parts;
    this.reviews = new Reviews({
      kept,
      failed,
      ask: (request) => ctx.engine.request({ ...request, ...since }),
      wanted: (deal) => !this.#closed && (looking() ? this.#lookBack.deal === deal : ended() === deal),
      changed: draw,
      done: (review) => {
        ctx.onreview?.(review);
        this.#lookBack.reviewed(review.deal);
      },
    });
    this.#lookBack = new LookBack({
      failed,
      tryAgain,
      alone: Boolean(branch),
      reviews: this.reviews,
      ask: async (request) => {
        await ctx.words.advise(ctx.state.game);
        return ctx.engine.request(request);
      },
      redraw: drawDialog,
      watch: watch && this.#linked(watch),
      share: this.#linked(copyLink),
    });
  }

  close() {
    this.#closed = true;
  }

  /** The dialog for looking back. @returns {import("./panels.js").Entry} */
  get panel() {
    return {
      label: "look-back",
      wide: true,
      ended: true,
      opened: () => this.#lookBack.open(this.#parts.scene()),
      draw: (scene, game) => this.#lookBack.draw(scene, game),
    };
  }

  /** Something has come to rest: if it is a deal's end, its review goes on. */
  rest() {
    const deal = this.#parts.ended();
    if (deal !== null) this.reviews.go(deal);
  }

  /** What is done with the link to a place in a deal. @param {(fragment: string) => void} use */
  #linked(use) {
    return (/** @type {number} */ deal, /** @type {number} */ at) => {
      const asking = this.#parts.ctx.engine.request({ do: "keep", deal, at });
      asking.then((reply) => "kept" in reply && use(reply.kept.replay)).catch(this.#parts.failed);
    };
  }
}
