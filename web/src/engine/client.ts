// The page's side of the door to the engine, which runs in a worker.

import { openWorker } from "./site-files.ts";
import { Headway, Watch } from "./watchdog.ts";

/**
 * `loaded` and `total` in bytes, `left` in seconds, as soon as that can be told; `reason` when failed: one of
 * "start-failed", "start-slow", "wasm-refused", "worker-refused", "wrong-type", "offline-first-visit"; `facts`: what
 * its words name; `lost`: what became of the worker whose place another is taking.
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

/** How the engine started: from the memory image, or the plain way, and for what trouble with the image. */
export type Diagnosis = { way: "image" | "plain" | ""; milliseconds: number; trouble: string };

export type Request = Seam.Requests[keyof Seam.Requests];

/** What was thought of has been overtaken. */
type Cancelled = { ok: true; cancelled: true };

/** What comes of a request, all its thinking done. */
export type Reply<R extends Request> =
  | Exclude<Seam.Replies[R["do"]], Seam.Thinking>
  | (Seam.Thinking extends Seam.Replies[R["do"]] ? Cancelled : never);

/** The engine cannot answer; `reason` as in {@link Status}, or "engine-crashed": it has died of the request. */
export class EngineError extends Error {
  declare reason: string;
  declare facts: Record<string, string> | undefined;

  constructor(reason: string, detail?: string, facts?: Record<string, string>) {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
    this.facts = facts;
  }
}

/** How long a start may at least go without any news before it counts as failed, in milliseconds. */
const PATIENCE = 45_000;
/** The same for the image, which the plain way then takes the place of. */
const IMAGE_PATIENCE = 20_000;
/** Seconds after which the pace of a download tells how long it takes. */
const TELLING = 2;
/** Failures that the plain way would share. */
const HOPELESS = ["wasm-refused"];
/** What browsers say where the wasm is asked for what the image does without: the plain way has it. */
const LEFT_OUT = /unreachable/i;
/** So many workers may die of one request. */
const DEATHS = 2;
/** The number of the request by which a worker goes on from the latest save. */
const RESUMING = 0;

type Pending = { request: Request; answer: PromiseWithResolvers<any>; deaths: number };

export class Engine {
  status: Status = { phase: "idle", loaded: 0, total: 0, reason: null, lost: null, left: null };
  diagnosis: Diagnosis = { way: "", milliseconds: 0, trouble: "" };
  #begun = 0;
  /** When the first bytes arrived, and how many. */
  #arriving: { since: number; from: number } | null = null;
  /** What the image was asked for that it does without. */
  #without = "";
  #listeners: Set<(status: Status) => void> = new Set();
  #worker: Worker | null = null;
  #start: Promise<void> | null = null;
  #starting: PromiseWithResolvers<void> | null = null;
  #heard = Promise.withResolvers();
  /** Settles when the worker has been heard of for the first time. */
  running = this.#heard.promise;
  /** What a start waits for. */
  #first: Promise<unknown> = Promise.resolve();
  #headway = new Headway(() => this.#fail("start-slow"));
  #id = RESUMING;
  /** The latest save that the engine gave: an engine that is started anew goes on from there. */
  #save = "";
  /** What has been supplied: a worker that is started anew is to have it. */
  #sources: Record<string, string> = {};
  /** What is unanswered, in the order of asking. */
  #pending: Map<number, Pending> = new Map();
  /** The request that the worker is at. */
  #at = RESUMING;
  #watch = new Watch(
    () => this.#worker?.postMessage(JSON.stringify({ hearing: true })),
    () => this.#replace("silent"),
  );

  /** Whether a policy that the host sends has kept the page from opening a worker. */
  #refused = false;

  constructor() {
    document.addEventListener("securitypolicyviolation", (event) => {
      this.#refused ||= event.effectiveDirective === "worker-src";
    });
    // Where workers are lost without a word, it is while nobody looks.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.status.phase === "ready") this.#watch.begin(true);
    });
  }

  /** Calls `listener` now and whenever the status changes. @returns stops that */
  onstatus(listener: (status: Status) => void): () => void {
    this.#listeners.add(listener);
    listener(this.status);
    return () => this.#listeners.delete(listener);
  }

  /** Has the first start wait until something else has had its turn. */
  after(first: Promise<unknown>) {
    this.#first = first;
  }

  /**
   * Starts the engine unless it is running or on its way; after a failure, starts it anew, with the match where it was.
   * Rejects with an EngineError.
   */
  start(): Promise<void> {
    if (this.#start && this.status.phase !== "failed") return this.#start;
    return this.#begin(null);
  }

  /** @param lost what became of the worker before */
  #begin(lost: Lost | null): Promise<void> {
    this.#starting = Promise.withResolvers();
    this.#start = this.#starting.promise;
    this.#start.catch(() => {}); // whoever awaits it hears of it; the status tells everybody
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

  /** Takes on a worker, and gives it all that is unanswered. */
  #hire() {
    if (this.status.phase !== "loading" || this.#worker) return;
    try {
      const kept = navigator.serviceWorker?.controller ? "kept" : "new";
      const way = this.diagnosis.trouble ? "plain" : "image";
      const name = `${kept} ${way}`; // see python-start.ts
      this.#worker = openWorker(name);
      // The worker keeps these until Python is there.
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

  /** Puts the latest save before all that is unanswered. */
  #resume() {
    const first = this.#pending.get(RESUMING) ?? unanswered({ do: "load", save: this.#save });
    first.answer.promise.catch(() => {}); // nobody waits for it
    this.#pending = new Map([[RESUMING, first], ...this.#pending]);
  }

  /**
   * Sends one request of the session protocol, starting the engine if need be. Requests are served side by side: one
   * that changes the state cancels the thinking of a bot. A worker that dies or falls silent is replaced, and the
   * request is put to the next one. Rejects with an EngineError when the engine cannot start, or has died of the
   * request.
   */
  request<R extends Request>(request: R): Promise<Reply<R>> {
    const id = ++this.#id;
    const one = unanswered(request);
    if (this.status.phase === "ready") this.#watch.begin(true);
    this.#pending.set(id, one);
    if (this.#worker) this.#post(id, request);
    else void this.start().catch(() => {}); // what is pending fails with it
    return one.answer.promise;
  }

  /** Brings what a start is without, before it is first asked for: sources of the engine, by path. */
  supply(sources: Record<string, string>) {
    if (Object.keys(sources).every((path) => path in this.#sources)) return;
    this.#sources = { ...this.#sources, ...sources };
    this.#supply();
  }

  #supply() {
    if (Object.keys(this.#sources).length) this.#worker?.postMessage(JSON.stringify({ supply: this.#sources }));
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

  /** Whether it has nothing to do. */
  get idle() {
    return !this.#pending.size;
  }

  /** Lets an idle worker go, and forgets its match; the next request starts another. */
  rest() {
    if (!this.idle) return;
    this.#leave();
    this.#start = null;
    this.#save = "";
    this.#tell({ ...this.status, phase: "idle" });
  }

  /** Seconds until all has arrived, at the pace so far; null while that is too little to tell. */
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
   * Another worker takes the place of one that is no more. It is given all that is unanswered: of what the lost one did
   * for that, nothing is left. What workers die of again is given up. Where nothing is left to do, it has time until
   * there is.
   */
  #replace(lost: Lost, detail?: string) {
    this.#leave();
    console.warn(`the engine's worker is lost: ${detail ?? lost}`);
    if (detail && LEFT_OUT.test(detail)) this.#without = detail;
    const guilty = this.#pending.has(this.#at) ? [this.#at] : [...this.#pending.keys()];
    for (const id of guilty) {
      const one = this.#pending.get(id) as Pending;
      one.deaths += 1;
      if (one.deaths < DEATHS) continue;
      this.#pending.delete(id);
      if (id === RESUMING) this.#save = "";
      one.answer.reject(new EngineError("engine-crashed", detail));
    }
    if (this.#pending.size) return void this.#begin(lost);
    this.#start = null;
    this.#tell({ ...this.status, phase: "idle" });
  }

  /** The engine does not start. */
  #fail(reason: string, detail?: string, facts?: Record<string, string>) {
    this.#leave();
    if (!this.diagnosis.trouble && !HOPELESS.includes(reason)) {
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
