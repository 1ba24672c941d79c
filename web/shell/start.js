/** @file A start: asking the engine, which may have to come first, while a view shows how that goes. */

import { engine } from "./boot.js";
import { tooLarge } from "./bounds.js";

export class Start {
  /** @type {"no" | "waiting" | "failed" | "refused"} */
  phase = "no";
  /** Why it was refused. @type {Seam.Fault | undefined} */
  fault;
  #changed;
  #stop;
  #ended = false;

  /** @param {() => void} changed  called when there is something else to show */
  constructor(changed) {
    this.#changed = changed;
    this.#stop = engine.onstatus(() => {
      if (this.phase === "waiting" || this.phase === "failed") changed();
    });
    void engine.start().catch(() => {}); // the view tells how it goes
  }

  get engine() {
    return engine.status;
  }

  /**
   * @template {import("../worker/engine.js").Request} R
   * @param {R} request
   * @returns {Promise<Extract<import("../worker/engine.js").Reply<R>, {ok: true}> | null>} the reply; null when it is a refusal, when there is none, or when the
   *   view has gone meanwhile
   */
  async ask(request) {
    const fault = tooLarge(request);
    if (fault) {
      this.refuse(fault);
      return null;
    }
    this.#set("waiting");
    const reply = await engine.request(request).catch(() => null);
    if (this.#ended) return null;
    if (!reply) this.#set("failed");
    else if (!reply.ok) this.refuse(reply.error);
    else this.#set("no");
    return reply?.ok ? /** @type {any} */ (reply) : null;
  }

  /** @param {Seam.Fault} fault */
  refuse(fault) {
    this.#set("refused", fault);
  }

  /** The view has gone: it is drawn no more, and what is still to come is not for it. */
  end() {
    this.#ended = true;
    this.#stop();
  }

  /** @param {Start["phase"]} phase @param {Seam.Fault} [fault] */
  #set(phase, fault) {
    this.phase = phase;
    this.fault = fault;
    this.#changed();
  }
}
