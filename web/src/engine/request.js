/** @file Asking the engine, which may have to come first, while a view shows how that goes. */

import { t } from "../i18n/messages.js";
import { engine } from "../app/bootstrap.js";
import { tooLarge } from "./limits.js";

/** What the engine has died of twice is refused like what it refuses itself. @type {Seam.Refused} */
const DEADLY = {
  ok: false,
  error: {
    id: "engine-crashed",
    args: {},
    get text() {
      return t("engine-deadly");
    },
  },
};

/**
 * The engine's answer; rejects with an EngineError where there is no engine to give one.
 * @template {import("./client.js").Request} R
 * @param {R} request
 * @returns {Promise<import("./client.js").Reply<R> | Seam.Refused>}
 */
function surely(request) {
  return engine.request(request).catch((fault) => {
    if (fault.reason === DEADLY.error.id) return DEADLY;
    throw fault;
  });
}

/**
 * Whether the engine can go on with a save, and it is a match of this game.
 * Rejects with an EngineError when there is no engine to ask.
 * @param {string} game
 * @param {string} save
 */
async function opens(game, save) {
  const request = /** @type {const} */ ({ do: "load", save });
  if (tooLarge(request)) return false;
  const reply = await surely(request);
  return reply.ok && reply.game === game;
}

/**
 * What a replay link tells of its deal; null where it is none.
 * Rejects with an EngineError when there is no engine to ask.
 * @param {string} replay
 * @returns {Promise<Seam.Kept | null>}
 */
async function told(replay) {
  const request = /** @type {const} */ ({ do: "keep", replay });
  if (tooLarge(request)) return null;
  const reply = await surely(request);
  return reply.ok ? reply.kept : null;
}

/** Who tries what is in a file. */
export const JUDGE = { opens, told };

export class Asking {
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
   * @template {import("./client.js").Request} R
   * @param {R} request
   * @returns {Promise<Extract<import("./client.js").Reply<R>, {ok: true}> | null>} the reply; null when it is a refusal, when there is none, or when the
   *   view has gone meanwhile
   */
  async ask(request) {
    if (this.#ended) return null;
    const fault = tooLarge(request);
    if (fault) {
      this.refuse(fault);
      return null;
    }
    this.#set("waiting");
    const reply = await surely(request).catch(() => null);
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

  /** @param {Asking["phase"]} phase @param {Seam.Fault} [fault] */
  #set(phase, fault) {
    this.phase = phase;
    this.fault = fault;
    this.#changed();
  }
}
