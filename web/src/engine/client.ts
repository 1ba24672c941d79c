// The page's client of the engine API. The engine runs in a worker.

import { openWorker } from "./site-files.ts";
import { isOutOfMemory } from "./start-faults.ts";
import { StartWatch, Watch } from "./watchdog.ts";

/**
 * `loaded` and `total` in bytes; `left` in seconds, once it can be estimated; `reason` of a failure: "start-failed",
 * "start-slow", "wasm-refused", "no-memory", "worker-refused", "server-error", "damaged", "wrong-type" or "offline-first-visit";
 * `facts`: arguments of its text; `lost`: why the previous worker is being replaced.
 */
export type Status = {
  phase: "idle" | "loading" | "ready" | "failed";
  loaded: number;
  total: number;
  reason: string | null;
  facts?: Record<string, string>;
  lost: Lost | null;
  left: number | null;
};

type Lost = "crashed" | "silent";

/** How the engine started: from the memory image or by the plain start; `trouble`: error of the image start. */
export type Diagnosis = { way: "image" | "plain" | ""; milliseconds: number; trouble: string };

export type Request = Protocol.Requests[keyof Protocol.Requests];

/** A newer request has superseded this one. */
type Cancelled = { ok: true; cancelled: true };

/** Final reply to a request, without thinking steps. */
export type Reply<R extends Request> =
  | Exclude<Protocol.Replies[R["do"]], Protocol.Thinking>
  | (Protocol.Thinking extends Protocol.Replies[R["do"]] ? Cancelled : never);

/**
 * The engine cannot answer. `reason` as in {@link Status}, or "engine-crashed": the request crashed workers. "no-memory":
 * it did so because memory ran out, or the start did.
 */
export class EngineError extends Error {
  declare reason: string;
  declare facts: Record<string, string> | undefined;

  constructor(reason: string, detail?: string, facts?: Record<string, string>) {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
    this.facts = facts;
  }
}

/** Minimum time without progress before a start fails, in milliseconds. */
const PATIENCE = 45_000;
/** The same for the image start, after which the plain start follows. */
const IMAGE_PATIENCE = 20_000;
/** Seconds of download before the remaining time is estimated. */
const TELLING = 2;
/** Failures that the plain start would share. */
const PERMANENT = ["wasm-refused"];
/** Browsers' error for a call to a function removed from the image's wasm. The plain start has the function. */
const LEFT_OUT = /unreachable/i;
/** Reject a request that has crashed this many workers. */
const MAX_CRASHES = 2;
/** Request id for loading the latest save into a new worker. */
const RESUMING = 0;

type Pending = { request: Request; answer: PromiseWithResolvers<any>; deaths: number };

export class Engine {
  status: Status = { phase: "idle", loaded: 0, total: 0, reason: null, lost: null, left: null };
  diagnosis: Diagnosis = { way: "", milliseconds: 0, trouble: "" };
  #begun = 0;
  /** Time of the first bytes, and their number. */
  #arriving: { since: number; from: number } | null = null;
  /** The error of a call to a removed function, if there was one. */
  #without = "";
  #listeners: Set<(status: Status) => void> = new Set();
  #worker: Worker | null = null;
  #start: Promise<void> | null = null;
  #starting: PromiseWithResolvers<void> | null = null;
  #heard = Promise.withResolvers();
  /** Resolves on the worker's first message. */
  running = this.#heard.promise;
  /** The first start waits for this promise. */
  #first: Promise<unknown> = Promise.resolve();
  #headway = new StartWatch(() => this.#fail("start-slow"));
  #id = RESUMING;
  #quiet = false; // while a page is drawn
  /** Latest save that the engine returned; loaded into a replacement worker. */
  #save = "";
  /** Supplied engine sources; also sent to a replacement worker. */
  #sources: Record<string, string> = {};
  /** Unanswered requests, oldest first. */
  #pending: Map<number, Pending> = new Map();
  /** Id of the request being handled. */
  #at = RESUMING;
  #watch = new Watch(
    () => this.#worker?.postMessage(JSON.stringify({ hearing: true })),
    () => this.#replace("silent"),
  );

  /** Called with the number of a player's bot, whose port `connect` has sent, if it must be ended. */
  onbot: (bot: number) => void = () => {};

  /** Whether the host's content security policy has blocked the worker. */
  #refused = false;

  constructor() {
    document.addEventListener("securitypolicyviolation", (event) => {
      this.#refused ||= event.effectiveDirective === "worker-src";
    });
    // Browsers silently kill workers of hidden pages.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.status.phase === "ready") this.#watch.begin(true);
    });
  }

  /** Calls `listener` now and whenever the status changes. @returns unsubscribes */
  onstatus(listener: (status: Status) => void): () => void {
    this.#listeners.add(listener);
    listener(this.status);
    return () => this.#listeners.delete(listener);
  }

  /** Delays the first start until the promise settles. */
  after(first: Promise<unknown>) {
    this.#first = first;
  }

  /**
   * Starts the engine unless it is running or starting. After a failure, starts it again and restores the match.
   * Rejects with an EngineError.
   */
  start(): Promise<void> {
    if (this.#start && this.status.phase !== "failed") return this.#start;
    return this.#begin(null);
  }

  /** @param lost why the previous worker was lost */
  #begin(lost: Lost | null): Promise<void> {
    this.#starting = Promise.withResolvers();
    this.#start = this.#starting.promise;
    this.#start.catch(() => {}); // callers handle the rejection; the status reports it, too
    this.diagnosis = { way: "", milliseconds: 0, trouble: this.#without };
    this.#begun = performance.now();
    this.#launch(lost);
    return this.#start;
  }

  #launch(lost: Lost | null) {
    this.#arriving = null;
    this.#tell({ phase: "loading", loaded: 0, total: 0, reason: null, lost, left: null });
    this.#headway.begin(this.diagnosis.trouble ? PATIENCE : IMAGE_PATIENCE);
    void this.#first.then(() => this.#hire());
  }

  /** Starts a worker and sends it the unanswered requests. */
  #hire() {
    if (this.status.phase !== "loading" || this.#worker) return;
    try {
      const cached = navigator.serviceWorker?.controller ? "cached" : "new";
      const way = this.diagnosis.trouble ? "plain" : "image";
      const name = `${cached} ${way}`; // see python-start.ts
      this.#worker = openWorker(name);
      // The worker queues these until Python has started.
      this.#supply();
      if (this.#save) this.#resume();
      for (const [id, { request }] of this.#pending) this.#post(id, request);
      this.#worker.onmessage = (event) => this.#receive(JSON.parse(event.data));
      this.#worker.onerror = (event) => {
        event.preventDefault();
        if (this.status.phase === "ready") this.#replace("crashed", event.message);
        else this.#fail(this.#unreachable(), event.message);
      };
    } catch (error) {
      this.#fail("start-failed", String(error));
    }
  }

  /** Loads the latest save before the unanswered requests. */
  #resume() {
    const first = this.#pending.get(RESUMING) ?? unanswered({ do: "load", save: this.#save });
    first.answer.promise.catch(() => {}); // it has no caller
    this.#pending = new Map([[RESUMING, first], ...this.#pending]);
  }

  /**
   * Sends a request, starting the engine if needed. Requests run concurrently; one that changes the state cancels a
   * bot's thinking. If the worker dies or falls silent, a new one gets the request. Rejects with an EngineError if the
   * engine cannot start or the request has crashed two workers.
   */
  request<R extends Request>(request: R): Promise<Reply<R>> {
    if (this.#quiet) console.error("Requested while drawing:", request.do);
    const id = ++this.#id;
    const one = unanswered(request);
    if (this.status.phase === "ready") this.#watch.begin(true);
    this.#pending.set(id, one);
    if (this.#worker) this.#post(id, request);
    else void this.start().catch(() => {}); // its failure rejects the pending requests
    return one.answer.promise;
  }

  /** Runs a drawing, which reads state alone: reports a request that it sends. */
  whileQuiet<T>(draw: () => T): T {
    this.#quiet = true;
    const drawn = draw();
    this.#quiet = false;
    return drawn;
  }

  /** Adds engine sources that the image lacks, by path. Call it before they are first needed. */
  supply(sources: Record<string, string>) {
    if (Object.keys(sources).every((path) => path in this.#sources)) return;
    this.#sources = { ...this.#sources, ...sources };
    this.#supply();
  }

  #supply() {
    if (Object.keys(this.#sources).length) this.#worker?.postMessage(JSON.stringify({ supply: this.#sources }));
  }

  /** Sends the worker a port to a player's bot, by its number. Call it once the engine has started. */
  connect(port: MessagePort, bot = 0) {
    this.#worker?.postMessage(JSON.stringify({ bot }), [port]);
  }

  /** Reports that a bot, or all, are gone: "stopped" also cancels a deal with bots. */
  lose(why: "slow" | "ended" | "stopped", bot?: number) {
    this.#worker?.postMessage(JSON.stringify({ lost: why, bot }));
  }

  #post(id: number, request: Request) {
    this.#worker?.postMessage(JSON.stringify({ id, request }));
  }

  #receive(message: any) {
    this.#heard.resolve(undefined);
    this.#watch.heard();
    if (message.ready) {
      this.#headway.end();
      const milliseconds = Math.round(performance.now() - this.#begun);
      const { way } = message;
      this.diagnosis = { ...this.diagnosis, way, milliseconds };
      this.#tell({ ...this.status, phase: "ready", lost: null });
      this.#starting?.resolve();
      this.#watch.begin(false);
    } else if (message.failed) {
      if (this.status.phase === "ready") return this.#replace("crashed", message.detail);
      return this.#fail(message.failed, message.detail, message.facts);
    } else if ("bot" in message) {
      this.onbot(message.bot);
    } else if ("at" in message) {
      this.#at = message.at;
    } else if ("total" in message) {
      this.#headway.heard();
      const { loaded, total } = message;
      this.#tell({ ...this.status, loaded, total, left: this.#left(loaded, total) });
    } else if ("reply" in message) {
      this.#save = message.reply.save ?? this.#save;
      this.#pending.get(message.id)?.answer.resolve(message.reply);
      this.#pending.delete(message.id);
    }
    if (!this.#pending.size) this.#watch.end();
  }

  /** Whether no request is pending. */
  get idle() {
    return !this.#pending.size;
  }

  /** Terminates an idle worker and forgets its match. The next request starts another. */
  rest() {
    if (!this.idle) return;
    this.#leave();
    this.#start = null;
    this.#save = "";
    this.#tell({ ...this.status, phase: "idle" });
  }

  /** Terminates the worker for good. */
  close() {
    this.#leave();
    this.#start = null;
    this.#pending.clear();
    this.#tell({ ...this.status, phase: "idle" });
  }

  /** Estimated seconds until the download is complete; null while it is too early to tell. */
  #left(loaded: number, total: number) {
    if (!loaded) return null;
    this.#arriving ??= { since: performance.now(), from: loaded };
    const { since, from } = this.#arriving;
    const seconds = (performance.now() - since) / 1000;
    return seconds < TELLING ? null : ((total - loaded) * seconds) / Math.max(1, loaded - from);
  }

  #unreachable() {
    if (this.#refused) return "worker-refused";
    return navigator.onLine ? "start-failed" : "offline-first-visit";
  }

  #leave() {
    this.#headway.end();
    this.#watch.end();
    this.#worker?.terminate();
    this.#worker = null;
  }

  /**
   * Replaces a lost worker and resends the unanswered requests, whose results were lost. Rejects a request that has
   * crashed two workers. Without pending requests, the next one starts the worker.
   */
  #replace(lost: Lost, detail?: string) {
    this.#leave();
    console.warn(`the engine's worker is lost: ${detail ?? lost}`);
    if (detail && LEFT_OUT.test(detail)) this.#without = detail;
    const suspects = this.#pending.has(this.#at) ? [this.#at] : [...this.#pending.keys()];
    for (const id of suspects) {
      const one = this.#pending.get(id) as Pending;
      one.deaths += 1;
      if (one.deaths < MAX_CRASHES) continue;
      this.#pending.delete(id);
      if (id === RESUMING) this.#save = "";
      one.answer.reject(new EngineError(isOutOfMemory(detail) ? "no-memory" : "engine-crashed", detail));
    }
    if (this.#pending.size) return void this.#begin(lost);
    this.#start = null;
    this.#tell({ ...this.status, phase: "idle" });
  }

  /** Handles a failed start: tries the plain start, then gives up. */
  #fail(reason: string, detail?: string, facts?: Record<string, string>) {
    this.#leave();
    if (!this.diagnosis.trouble && !PERMANENT.includes(reason)) {
      this.diagnosis.trouble = detail ?? reason;
      this.#launch(this.status.lost);
      return;
    }
    this.#without = "";
    const error = new EngineError(reason, detail, facts);
    console.warn(error.message);
    this.#tell({ ...this.status, phase: "failed", reason, facts });
    this.#starting?.reject(error);
    for (const { answer } of this.#pending.values()) answer.reject(error);
    this.#pending.clear();
  }

  #tell(status: Status) {
    this.status = status;
    for (const listener of this.#listeners) listener(status);
  }
}

const unanswered = (request: Request): Pending => ({ request, answer: Promise.withResolvers(), deaths: 0 });
