/** @file A start: asking the engine, which may have to come first, while a view shows how that goes. */

import { engine } from "./boot.js";

export class Start {
  /** @type {"no" | "waiting" | "failed" | "refused"} */
  phase = "no";
  /** Why it was refused. @type {Seam.Fault | undefined} */
  fault;
  /** Why the engine did not answer. @type {string | null} */
  #reason = null;
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

  /** Why it failed: one of the engine's reasons. */
  get reason() {
    return this.#reason ?? engine.status.reason ?? "";
  }

  /**
   * @template {import("../worker/engine.js").Request} R
   * @param {R} request
   * @returns {Promise<Extract<import("../worker/engine.js").Reply<R>, {ok: true}> | null>} the reply; null when it is a refusal, when there is none, or when the
   *   view has gone meanwhile
   */
  async ask(request) {
    this.#set("waiting");
    this.#reason = null;
    const reply = await engine.request(request).catch(({ reason }) => {
      this.#reason = reason;
      return null;
    });
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
