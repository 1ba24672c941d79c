// The page's side of the door to the engine, which runs in a worker.

import { openWorker } from "./files.js";

/** @typedef {{phase: "idle" | "loading" | "ready" | "failed", loaded: number, total: number,
 *   reason: string | null}} Status `loaded` and `total` in bytes; `reason` when failed: one of
 *   "start-failed", "start-slow", "wasm-refused", "offline-first-visit", "engine-crashed" */
/** How the engine started: from the memory image, or the plain way, and for what trouble with
 *  the image.
 * @typedef {{way: "image" | "plain" | "", milliseconds: number, trouble: string}} Diagnosis */
/** @typedef {Seam.Requests[keyof Seam.Requests]} Request
 * @typedef {{ok: true, cancelled: true}} Cancelled  what was thought of has been overtaken */
/** What comes of a request, all its thinking done.
 * @template {Request} R
 * @typedef {Exclude<Seam.Replies[R["do"]], Seam.Thinking>
 *   | (Seam.Thinking extends Seam.Replies[R["do"]] ? Cancelled : never)} Reply */

/** The engine cannot answer; `reason` as in {@link Status}. */
export class EngineError extends Error {
  /** @param {string} reason @param {string} [detail] */
  constructor(reason, detail) {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
  }
}

/** How long a start may go without any news before it counts as failed, in milliseconds. */
const PATIENCE = 45_000;
/** The same for the image, which the plain way then takes the place of. */
const IMAGE_PATIENCE = 20_000;
/** Failures that the plain way would share. */
const HOPELESS = ["wasm-refused"];

export class Engine {
  /** @type {Status} */
  status = { phase: "idle", loaded: 0, total: 0, reason: null };
  /** @type {Diagnosis} */
  diagnosis = { way: "", milliseconds: 0, trouble: "" };
  #begun = 0;
  /** @type {Set<(status: Status) => void>} */
  #listeners = new Set();
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Promise<void> | null} */
  #start = null;
  /** @type {PromiseWithResolvers<void> | null} */
  #starting = null;
  #heard = Promise.withResolvers();
  /** Settles when the worker has been heard of for the first time. */
  running = this.#heard.promise;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #id = 0;
  /** The latest save that the engine gave: an engine that is started anew goes on from there. */
  #save = "";
  /** @type {Map<number, {request: Request, answer: PromiseWithResolvers<any>}>} */
  #pending = new Map();

  /**
   * Calls `listener` now and whenever the status changes.
   * @param {(status: Status) => void} listener
   * @returns {() => void} stops that
   */
  onstatus(listener) {
    this.#listeners.add(listener);
    listener(this.status);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Starts the engine unless it is running or on its way; after a failure, starts it anew, with
   * the match where it was.
   * Rejects with an EngineError.
   * @returns {Promise<void>}
   */
  start() {
    if (this.#start && this.status.phase !== "failed") return this.#start;
    this.#starting = Promise.withResolvers();
    this.#start = this.#starting.promise;
    this.#start.catch(() => {}); // whoever awaits it hears of it; the status tells everybody
    this.diagnosis = { way: "", milliseconds: 0, trouble: "" };
    this.#begun = performance.now();
    this.#launch();
    return this.#start;
  }

  #launch() {
    this.#tell({ phase: "loading", loaded: 0, total: 0, reason: null });
    this.#wait();
    try {
      const kept = navigator.serviceWorker?.controller ? "kept" : "new";
      const way = this.diagnosis.trouble ? "plain" : "image";
      const name = `${kept} ${way}`; // see python.js
      this.#worker = openWorker(name);
      // The worker keeps these until Python is there.
      if (this.#save) this.#post(0, { do: "load", save: this.#save });
      for (const [id, { request }] of this.#pending) this.#post(id, request);
      this.#worker.onmessage = (event) => this.#receive(JSON.parse(event.data));
      this.#worker.onerror = (event) => {
        event.preventDefault();
        const reason = this.status.phase === "ready" ? "engine-crashed" : this.#unreachable();
        this.#fail(reason, event.message);
      };
    } catch (error) {
      this.#fail("start-failed", String(error));
    }
  }

  /**
   * Sends one request of the session protocol, starting the engine if need be.
   * Requests are served side by side: one that changes the state cancels the thinking of a bot.
   * Rejects with an EngineError when the engine cannot start or dies before it answers.
   * @template {Request} R
   * @param {R} request
   * @returns {Promise<Reply<R>>}
   */
  request(request) {
    const id = ++this.#id;
    const answer = Promise.withResolvers();
    this.#pending.set(id, { request, answer });
    if (this.#worker) this.#post(id, request);
    else void this.start().catch(() => {}); // what is pending fails with it
    return answer.promise;
  }

  /** @param {number} id @param {Request} request */
  #post(id, request) {
    this.#worker?.postMessage(JSON.stringify({ id, request }));
  }

  /** @param {any} message */
  #receive(message) {
    this.#heard.resolve(undefined);
    if (message.ready) {
      clearTimeout(this.#timer);
      const milliseconds = Math.round(performance.now() - this.#begun);
      const { way } = message;
      this.diagnosis = { ...this.diagnosis, way, milliseconds };
      this.#tell({ ...this.status, phase: "ready" });
      this.#starting?.resolve();
    } else if (message.failed) {
      this.#fail(message.failed, message.detail);
    } else if ("total" in message) {
      this.#wait();
      this.#tell({ ...this.status, loaded: message.loaded, total: message.total });
    } else {
      this.#save = message.reply.save ?? this.#save;
      this.#pending.get(message.id)?.answer.resolve(message.reply);
      this.#pending.delete(message.id);
    }
  }

  #wait() {
    clearTimeout(this.#timer);
    const patience = this.diagnosis.trouble ? PATIENCE : IMAGE_PATIENCE;
    this.#timer = setTimeout(() => this.#fail("start-slow"), patience);
  }

  #unreachable() {
    return navigator.onLine ? "start-failed" : "offline-first-visit";
  }

  /** @param {string} reason @param {string} [detail] */
  #fail(reason, detail) {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    const starting = this.status.phase === "loading";
    if (starting && !this.diagnosis.trouble && !HOPELESS.includes(reason)) {
      this.diagnosis.trouble = detail ?? reason;
      this.#launch();
      return;
    }
    const error = new EngineError(reason, detail);
    console.warn(error.message);
    this.#tell({ ...this.status, phase: "failed", reason });
    this.#starting?.reject(error);
    for (const { answer } of this.#pending.values()) answer.reject(error);
    this.#pending.clear();
  }

  /** @param {Status} status */
  #tell(status) {
    this.status = status;
    for (const listener of this.#listeners) listener(status);
  }
}
