// A running match: the one owner of its state, its commands and its observers. It knows neither screen nor storage.

import { Cancelled, unlessCancelled } from "../base/cancelled.ts";
import type { Request, Reply } from "../engine/client.ts";
import type { Running } from "./play/verdict.ts";

type State = Protocol.State;

export type Engine = { request<R extends Request>(request: R): Promise<Reply<R>> };

/** How a state is shown: step by step, at once, or as already seen. */
export type How = "event" | "jump" | "shown";

/** Shows the states of a session. A bot's next move waits until the previous one has been shown. */
export interface Screen {
  begin: (how: How) => void; // a command was sent: ends motion and pauses
  /** `more`: a bot is thinking about its next move */
  show: (before: Protocol.Table, state: State, how: How, more: boolean) => Promise<unknown>;
  early: (request: Request) => void; // a request waits until the engine has loaded the match
  loaded: () => void;
  refused: (fault: Protocol.Fault) => void;
  failed: (error: unknown) => void;
}

/** Reacts to a session: storage, statistics, comparison, review. */
interface Observer {
  state?: (state: State, before: State) => void; // a new state, before it is shown
  loaded?: (state: State) => void; // the engine has loaded the match, which was shown from a snapshot
  hinted?: (deal: number) => void; // a hint was shown
  reviewed?: (review: Protocol.Review) => void; // the review of a deal is complete
  closed?: () => void;
}

type Command = Protocol.Requests[
  | "play"
  | "nextDeal"
  | "undo"
  | "restartDeal"
  | "startLesson"
  | "lessonNext"
  | "answerCoach"];

/** Requests of the person that a match must not lose when another tab takes it. */
const STORED = ["play", "nextDeal", "undo", "restartDeal"];

export class MatchSession {
  state: State;
  readonly engine: Engine;
  readonly reviews: Map<number, Running> = new Map();
  /** The last deal in which a hint was shown. */
  hinted: number | undefined;
  /** The action that was chosen before the engine had loaded the match. */
  early = "";
  #loading: PromiseWithResolvers<void> | null;
  /** Settles when the last stored command has been answered. */
  #answered: Promise<unknown> = Promise.resolve();
  #stopped = false;
  #sending = false;
  /** Counts commands: a later one cancels what an earlier one still waits for. */
  #epoch = 0;
  #observers: Set<Observer> = new Set();
  #screen: Screen | null = null;

  /** @param loading the state is a snapshot: see {@link confirm} */
  constructor(state: State, engine: Engine, { hinted, loading }: { hinted?: number; loading?: boolean } = {}) {
    this.state = state;
    this.engine = engine;
    this.hinted = hinted;
    this.#loading = loading ? Promise.withResolvers() : null;
  }

  /** @returns unsubscribes */
  subscribe(observer: Observer): () => void {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  }

  /** Shows the first state and continues from it: a bot may be next. */
  start(screen: Screen, how: How = "jump") {
    if (this.#epoch < 0) return;
    this.#screen = screen;
    screen.begin("shown");
    const events = how === "event" ? this.state.events : [];
    this.#follow({ ...this.state, events }, ++this.#epoch, how).catch(screen.failed);
  }

  // ---- The engine's copy of the match

  /** Whether the engine has yet to load the match. Requests wait until then. */
  get loading() {
    return this.#loading !== null;
  }

  /** Replaces a snapshot by the engine's equal state, and sends the waiting requests. */
  confirm(state: State) {
    Object.assign(this.state, state);
    this.#loading?.resolve();
    this.#loading = null;
    for (const { loaded } of this.#observers) loaded?.(state);
    this.#screen?.loaded();
  }

  /** Resolves once the engine has loaded the match, or the session has been stopped. */
  ready() {
    return this.#loading?.promise ?? Promise.resolve();
  }

  /** Whether no more requests are sent. */
  get stopped() {
    return this.#stopped;
  }

  /** Sends no more requests, because the engine gets another match. Those that wait for it to load are cancelled. */
  stop() {
    this.#stopped = true;
    this.#loading?.resolve();
  }

  /** Stops. Resolves once the last reply has been stored. */
  async retire() {
    this.stop();
    await this.#answered;
  }

  close() {
    this.stop();
    this.#epoch = -1;
    for (const { closed } of this.#observers) closed?.();
  }

  /** Sends a request about this match. A stopped session rejects it as {@link Cancelled}. */
  request<R extends Request>(request: R): Promise<Reply<R>> {
    const stored = STORED.includes(request.do);
    const ask = () => (this.#stopped ? Promise.reject(new Cancelled()) : this.engine.request(request));
    if (this.#loading) {
      if (request.do === "play") this.early = request.action;
      this.#screen?.early(request);
    }
    const loading = this.#loading?.promise;
    const reply = loading ? loading.then(ask) : ask();
    // Awaiting this promise resumes after the reply has been taken.
    const note = () => {
      if (stored && !this.#stopped) this.#answered = reply.catch(() => {});
    };
    if (loading) void loading.then(note);
    else note();
    return reply;
  }

  // ---- Commands

  /** Plays a legal action; for any other, fetches and shows the reason for refusal. */
  async play(action: string) {
    if (this.#sending) return;
    if (this.state.legal.includes(action)) return this.command({ do: "play", action }, "event");
    const reply = await this.request({ do: "explainIllegal", action });
    if ("error" in reply && reply.error) this.#screen?.refused(reply.error);
  }

  undo() {
    return this.command({ do: "undo" }, "jump");
  }

  replay() {
    return this.command({ do: "restartDeal" }, "jump");
  }

  next() {
    return this.command({ do: "nextDeal" }, "event");
  }

  /** Requests a hint, which takes time and blocks nothing. @returns null if another command came in meanwhile */
  async hint() {
    if (this.#sending) return null;
    const epoch = this.#epoch;
    const reply = await this.request({ do: "hint" });
    return epoch !== this.#epoch || "cancelled" in reply ? null : reply;
  }

  /** Whether no command is pending. */
  get settled() {
    return !this.#sending;
  }

  noteHint() {
    const { deal } = this.state.table;
    this.hinted = deal;
    for (const { hinted } of this.#observers) hinted?.(deal);
  }

  storeReview(review: Protocol.Review) {
    for (const { reviewed } of this.#observers) reviewed?.(review);
  }

  /** Sends a request that changes the state and shows its result, unless one is pending. */
  async command(message: Command, how: How) {
    if (this.#sending || this.#epoch < 0) return;
    const epoch = ++this.#epoch;
    this.#screen?.begin(how);
    this.#sending = true;
    let reply: Reply<Command>;
    try {
      reply = await this.request(message);
    } catch (error) {
      return this.#screen?.failed(error);
    } finally {
      this.#sending = false;
    }
    if (epoch !== this.#epoch || "cancelled" in reply) return;
    if (!reply.ok) this.#screen?.refused(reply.error);
    const state = reply.ok ? reply : { ...this.state, events: [] };
    await this.#follow(state, epoch, reply.ok ? how : "jump").catch((error) => this.#screen?.failed(error));
  }

  /** Takes a reply, and the bots' moves after it. */
  async #follow(reply: State, epoch: number, how: How) {
    for (;;) {
      const before = this.state;
      this.state = reply;
      for (const { state } of this.#observers) state?.(reply, before);
      const thinking = reply.next === "bot" ? this.#think(epoch) : null;
      await this.#screen?.show(before.table, reply, how, thinking !== null);
      const answer = epoch === this.#epoch ? await thinking : null;
      if (!answer || epoch !== this.#epoch) return;
      if (!answer.ok) return this.#screen?.refused(answer.error);
      how = this.state.coach?.quick ? "jump" : "event";
      reply = answer;
    }
  }

  /** Returns the bot's move, or null if the person has sent another command meanwhile. */
  async #think(epoch: number) {
    for (;;) {
      const reply = await this.request({ do: "think" }).catch(unlessCancelled);
      if (!reply || epoch !== this.#epoch) return null;
      if (!("cancelled" in reply)) return reply;
    }
  }
}
