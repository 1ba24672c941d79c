/**
 * The positions of a deal that has ended, asked for one by one and kept: the same is never asked for twice.
 * @typedef {import("../../table/play/controller.js").Engine} Engine
 * @typedef {Seam.Look} Look
 */
export class Looks {
  /** By place and seat. @type {Map<string, Promise<Look>>} */ #asked = new Map();

  /** @param {Engine} engine @param {number} deal */
  constructor(engine, deal) {
    this.engine = engine;
    this.deal = deal;
  }

  /**
   * The position before an action, as a seat saw it. Rejects with what the engine says against it.
   * @param {number} index @param {number} seat @returns {Promise<Look>}
   */
  at(index, seat) {
    const key = `${index} ${seat}`;
    const known = this.#asked.get(key);
    if (known) return known;
    const asked = this.#ask(index, seat);
    this.#asked.set(key, asked);
    asked.catch(() => this.#asked.delete(key)); // the next time may go well
    return asked;
  }

  /** @param {number} index @param {number} seat */
  async #ask(index, seat) {
    const reply = await this.engine.request({ do: "look", deal: this.deal, index, seat });
    if (!reply.ok) throw reply.error;
    return reply.look;
  }

  /**
   * The first place at which so many events have happened.
   * @param {number} count @param {number} last  a place at which they have @param {number} seat
   */
  async after(count, last, seat) {
    let [low, high] = [0, last];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((await this.at(middle, seat)).story.length < count) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
