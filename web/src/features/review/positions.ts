// Fetches and caches the positions of a finished deal.

import type { Engine } from "../../table/session.ts";

type Look = Protocol.Look;

export class Positions {
  declare engine: Engine;
  declare deal: number;

  /** By index and seat. */
  #asked: Map<string, Promise<Look>> = new Map();

  constructor(engine: Engine, deal: number) {
    this.engine = engine;
    this.deal = deal;
  }

  /** Returns the position before an action, as a seat saw it. Rejects with the engine's fault. */
  at(index: number, seat: number): Promise<Look> {
    const key = `${index} ${seat}`;
    const known = this.#asked.get(key);
    if (known) return known;
    const asked = this.#ask(index, seat);
    this.#asked.set(key, asked);
    asked.catch(() => this.#asked.delete(key)); // retry on the next call
    return asked;
  }

  async #ask(index: number, seat: number) {
    const reply = await this.engine.request({ do: "position", deal: this.deal, index, seat });
    if (!reply.ok) throw reply.error;
    return reply.look;
  }

  /** The first index with at least `count` events, by binary search. @param last an index known to have them */
  async after(count: number, last: number, seat: number) {
    let [low, high] = [0, last];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((await this.at(middle, seat)).story.length < count) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
