// Sends requests to the engine for a page, which shows the progress of the start.

import { t } from "../i18n/messages.ts";
import { engine } from "./connection.ts";
import { tooLarge } from "../base/limits.ts";
import type { Reply, Request } from "./client.ts";

/** Refusal of a request that has crashed two workers. */
const CRASHED: Protocol.Refused = {
  ok: false,
  error: {
    id: "engine-crashed",
    args: {},
    get text() {
      return t("engine-deadly");
    },
  },
};

/** Sends a request. Rejects with an EngineError if there is no engine. */
function ask<R extends Request>(request: R): Promise<Reply<R> | Protocol.Refused> {
  return engine.request(request).catch((fault) => {
    if (fault.reason === CRASHED.error.id) return CRASHED;
    throw fault;
  });
}

/** Whether the engine accepts a save as a match of this game. Rejects with an EngineError if there is no engine. */
async function isMatchOf(game: string, save: string) {
  const request = { do: "load", save } as const;
  if (tooLarge(request)) return false;
  const reply = await ask(request);
  return reply.ok && reply.game === game;
}

/** Returns the facts of a replay link; null if it is invalid. Rejects with an EngineError if there is no engine. */
async function dealOf(replay: string): Promise<Protocol.DealSummary | null> {
  const request = { do: "dealSummary", replay } as const;
  if (tooLarge(request)) return null;
  const reply = await ask(request);
  return reply.ok ? reply.summary : null;
}

/** Validator for imported files. */
export const VALIDATOR = { isMatchOf, dealOf };

export class PageEngine {
  phase: "no" | "waiting" | "failed" | "refused" = "no";
  /** Why the engine refused the request. */
  fault: Protocol.Fault | undefined;
  #changed: () => void;
  #stop: () => void;
  #ended = false;

  /** @param changed called to re-render */
  constructor(changed: () => void) {
    this.#changed = changed;
    this.#stop = engine.onstatus(() => {
      if (this.phase === "waiting" || this.phase === "failed") changed();
    });
    void engine.start().catch(() => {}); // the page shows the status
  }

  get engine() {
    return engine.status;
  }

  /** @returns the reply; null if it was refused, failed or came after the page had ended */
  async ask<R extends Request>(request: R): Promise<Extract<Reply<R>, { ok: true }> | null> {
    if (this.#ended) return null;
    const fault = tooLarge(request);
    if (fault) {
      this.refuse(fault);
      return null;
    }
    this.#set("waiting");
    const reply = await ask(request).catch(() => null);
    if (this.#ended) return null;
    if (!reply) this.#set("failed");
    else if (!reply.ok) this.refuse(reply.error);
    else this.#set("no");
    return reply?.ok ? (reply as any) : null;
  }

  refuse(fault: Protocol.Fault) {
    this.#set("refused", fault);
  }

  /** Ends the page's requests: it no longer renders and ignores later replies. */
  end() {
    this.#ended = true;
    this.#stop();
  }

  #set(phase: PageEngine["phase"], fault?: Protocol.Fault) {
    this.phase = phase;
    this.fault = fault;
    this.#changed();
  }
}
