// Asking the engine, which may have to come first, while a view shows how that goes.

import { t } from "../i18n/messages.ts";
import { engine } from "../app/bootstrap.ts";
import { tooLarge } from "./limits.ts";
import type { Reply, Request } from "./client.ts";

/** What the engine has died of twice is refused like what it refuses itself. */
const DEADLY: Seam.Refused = {
  ok: false,
  error: {
    id: "engine-crashed",
    args: {},
    get text() {
      return t("engine-deadly");
    },
  },
};

/** The engine's answer; rejects with an EngineError where there is no engine to give one. */
function surely<R extends Request>(request: R): Promise<Reply<R> | Seam.Refused> {
  return engine.request(request).catch((fault) => {
    if (fault.reason === DEADLY.error.id) return DEADLY;
    throw fault;
  });
}

/**
 * Whether the engine can go on with a save, and it is a match of this game. Rejects with an EngineError when there is
 * no engine to ask.
 */
async function opens(game: string, save: string) {
  const request = { do: "load", save } as const;
  if (tooLarge(request)) return false;
  const reply = await surely(request);
  return reply.ok && reply.game === game;
}

/**
 * What a replay link tells of its deal; null where it is none. Rejects with an EngineError when there is no engine to
 * ask.
 */
async function told(replay: string): Promise<Seam.Kept | null> {
  const request = { do: "keep", replay } as const;
  if (tooLarge(request)) return null;
  const reply = await surely(request);
  return reply.ok ? reply.kept : null;
}

/** Who tries what is in a file. */
export const JUDGE = { opens, told };

export class Asking {
  phase: "no" | "waiting" | "failed" | "refused" = "no";
  /** Why it was refused. */
  fault: Seam.Fault | undefined;
  #changed: () => void;
  #stop: () => void;
  #ended = false;

  /** @param changed called when there is something else to show */
  constructor(changed: () => void) {
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
   * @returns the reply; null when it is a refusal, when there is none, or when the view has gone meanwhile
   */
  async ask<R extends Request>(request: R): Promise<Extract<Reply<R>, { ok: true }> | null> {
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
    return reply?.ok ? (reply as any) : null;
  }

  refuse(fault: Seam.Fault) {
    this.#set("refused", fault);
  }

  /** The view has gone: it is drawn no more, and what is still to come is not for it. */
  end() {
    this.#ended = true;
    this.#stop();
  }

  #set(phase: Asking["phase"], fault?: Seam.Fault) {
    this.phase = phase;
    this.fault = fault;
    this.#changed();
  }
}
