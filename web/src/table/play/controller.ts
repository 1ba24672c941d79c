// Controls who acts next and when each step is shown.
//
// The engine is always ahead of the screen: a reply is stored (and saved) at once, and its steps are shown one by one
// with the pauses of the chosen pace, while the next bot thinks. A step is shown in two phases: in flight, when cards
// move and texts stay; and landed. Each command of the person starts a new epoch, which cancels pending waits of older
// epochs and lands moving cards. So nothing ever blocks input.

import { onTheWay } from "./steps.ts";
import type { Step, Pause, GameTable } from "../game-table.ts";
import type { Request, Reply } from "../../engine/client.ts";

type State = Protocol.State;

export type Engine = { request<R extends Request>(request: R): Promise<Reply<R>> };

/** Resolves to null if another command came in meanwhile. */
export type Advise = <R extends Protocol.Requests["hint"]>(
  request: R,
) => Promise<Exclude<Protocol.Replies[R["do"]], Protocol.Thinking> | null>;

/** Milliseconds by pace. */
export const PAUSES: Record<string, Record<Pause, number>> = {
  relaxed: { none: 0, call: 1000, play: 900, claim: 1000, trick: 1500, turn: 2000 },
  normal: { none: 0, call: 600, play: 500, claim: 500, trick: 900, turn: 1300 },
  fast: { none: 0, call: 260, play: 220, claim: 260, trick: 400, turn: 600 },
  instant: { none: 0, call: 0, play: 0, claim: 60, trick: 0, turn: 0 },
};

/** Pauses of event types that many games share; a game can override them. */
const COMMON: Record<string, Pause> = { deal: "play", play: "play", trick: "trick" };

export function pauseAfter(events: readonly Protocol.Event[], game: GameTable): Pause {
  const last = events.at(-1)?.type ?? "";
  return game.pauses[last] ?? COMMON[last] ?? "none";
}

interface ControllerParts {
  engine: Engine;
  pace: () => string;
  game: GameTable;
  taken: (state: State) => void;
  busy: (busy: boolean) => void;
  show: (step: Step, how: "event" | "jump") => void;
  fly: (flight: Step, step: Step) => Promise<unknown> | null;
  seen: () => Promise<unknown> | null;
  refused: (fault: Protocol.Fault) => void;
  failed: (error: unknown) => void;
}

export class Controller {
  declare parts: ControllerParts;

  state: State;
  /** The step on the screen. */
  step: Step;
  /** True during a pause that a tap can skip. */
  waiting = false;
  #epoch = 0;
  #sending = false;
  /** Whether later steps wait until the coach has spoken about the current one. */
  #held = false;
  /** Steps not yet shown. */
  #queue: Step[] = [];
  #endPause = () => {};
  /** Whether a step's cards are in flight. */
  #flying = false;
  /** Whether to skip the pause after a step along with its motion. */
  #hurried = false;
  /** Ends the flight at once. */
  #land = () => {};

  /**
   * @param parts `fly` starts a step's motion and resolves on landing, null: nothing moves; `seen` resolves when the
   * drawing has been visible
   */
  constructor(state: State, parts: ControllerParts) {
    this.parts = parts;
    this.state = state;
    this.step = { table: state.table, events: [] };
  }

  /** Continues from the first state: a bot may be next. */
  start(how: "event" | "jump" | "shown" = "jump") {
    this.parts.busy(true);
    const events = how === "event" ? this.state.events : [];
    this.#follow({ ...this.state, events }, ++this.#epoch, how).catch(this.parts.failed);
  }

  /** Shows the table before the deal. */
  empty() {
    this.step = { table: { ...this.state.table, hand: [], turn: null }, events: [] };
  }

  close() {
    this.#epoch = -1;
    this.#land();
    this.#endPause();
  }

  /** Ends card motion at once. @returns whether there was any */
  land(): boolean {
    const was = this.#flying;
    this.#land();
    return was;
  }

  /** Ends the running motion or pause. @returns whether there was one */
  skip(): boolean {
    this.#hurried = this.land();
    const was = this.#hurried || this.waiting;
    this.#endPause();
    return was;
  }

  get flying() {
    return this.#flying;
  }

  /** The player to act, as far as the screen shows. */
  get waitsFor(): State["next"] {
    const { next } = this.state;
    return this.#flying || (this.step.closed && next === "person") ? "bot" : next;
  }

  /** @returns the person's legal actions at this moment */
  get legal(): readonly string[] {
    return this.waitsFor === "person" ? this.state.legal : [];
  }

  /** Plays a legal action; for any other, fetches and shows the reason for refusal. */
  async act(action: string) {
    if (this.#sending) return;
    if (this.state.legal.includes(action)) return this.command({ do: "play", action }, "event");
    const reply = await this.parts.engine.request({ do: "explainIllegal", action });
    if ("error" in reply && reply.error) this.parts.refused(reply.error);
  }

  /** Requests advice, which takes time and blocks nothing. */
  async advise<R extends Protocol.Requests["hint"]>(
    message: R,
  ): Promise<Exclude<Protocol.Replies[R["do"]], Protocol.Thinking> | null> {
    if (this.#sending) return null;
    const epoch = this.#epoch;
    const reply = await this.parts.engine.request(message);
    return epoch !== this.#epoch || "cancelled" in reply ? null : reply;
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

  /**
   * Sends a request that changes the state and shows its result, unless one is pending.
   * @param how step by step or at once
   */
  async command(
    message: Protocol.Requests[
      | "play"
      | "nextDeal"
      | "undo"
      | "restartDeal"
      | "startLesson"
      | "lessonNext"
      | "answerCoach"],
    how: "event" | "jump",
  ) {
    if (this.#sending || this.#epoch < 0) return;
    this.#land();
    if (!this.#held || how === "jump") this.#flush();
    const epoch = ++this.#epoch;
    this.#endPause();
    this.#sending = true;
    this.parts.busy(true);
    let reply: Reply<typeof message>;
    try {
      reply = await this.parts.engine.request(message);
    } catch (error) {
      return this.parts.failed(error);
    } finally {
      this.#sending = false;
    }
    if (epoch !== this.#epoch) return;
    if ("cancelled" in reply) return;
    if (!reply.ok) this.parts.refused(reply.error);
    const state = reply.ok ? reply : { ...this.state, events: [] };
    await this.#follow(state, epoch, reply.ok ? how : "jump").catch(this.parts.failed);
  }

  /** Shows a reply and the bots' moves after it. */
  async #follow(reply: State, epoch: number, how: "event" | "jump" | "shown") {
    for (;;) {
      const before = this.state.table;
      this.state = reply;
      this.parts.taken(reply);
      if (this.#held && reply.next === "coach" && !reply.events.length) {
        this.parts.show({ ...this.step, events: [] }, "event");
        return this.parts.busy(false);
      }
      if (this.#held) this.#flush();
      const thinking = reply.next === "bot" ? this.#think(epoch) : null;
      this.#queue =
        how === "shown"
          ? []
          : how === "jump"
            ? [{ table: reply.table, events: reply.events }]
            : (this.parts.game.steps?.(before, reply) ?? [{ table: reply.table, events: reply.events }]);
      while (this.#queue.length) {
        const step = this.#queue.shift() as Step;
        const begun = performance.now();
        await this.#bring(step, how === "jump" ? "jump" : "event");
        if (epoch !== this.#epoch) return;
        this.#held = how === "event" && this.#lingers(step);
        if (this.#held) return this.parts.busy(false);
        if (this.#queue.length || thinking)
          await this.#pause(step.pause ?? pauseAfter(step.events, this.parts.game), performance.now() - begun);
        if (epoch !== this.#epoch) return;
      }
      if (how === "event" && !thinking) await this.#wait(this.parts.seen());
      if (epoch !== this.#epoch) return;
      if (!thinking) return this.parts.busy(false);
      const answer = await thinking;
      if (!answer || epoch !== this.#epoch) return;
      if (!answer.ok) return this.parts.refused(answer.error);
      how = this.state.coach?.quick ? "jump" : "event";
      reply = answer;
    }
  }

  /** Shows a step: in flight, then landed. */
  async #bring(step: Step, how: "event" | "jump") {
    const show = () => {
      this.#flying = false;
      this.#land = () => {};
      this.step = step;
      this.parts.show(step, how);
    };
    this.#hurried = false;
    if (how === "jump") return show();
    this.#flying = true;
    this.step = onTheWay(this.step, step, this.parts.game.said);
    const landed = this.parts.fly(this.step, step);
    if (!landed) return show();
    await new Promise((resolve) => {
      const land = () => {
        if (this.#land === land && this.#epoch >= 0) show();
        resolve(undefined);
      };
      this.#land = land;
      landed.then(land);
    });
  }

  /** Whether a finished trick stays until the coach has spoken about it. */
  #lingers({ pause }: Step) {
    const { next, table } = this.state;
    return next === "coach" && pause === "trick" && this.#queue.length > 0 && !table.result;
  }

  /** Returns the bot's move, or null if the person has sent another command meanwhile. */
  async #think(epoch: number) {
    for (;;) {
      const reply = await this.parts.engine.request({ do: "think" });
      if (epoch !== this.#epoch) return null;
      if (!("cancelled" in reply)) return reply;
    }
  }

  /** Shows the remaining steps without pauses. */
  #flush() {
    const rest = this.#queue;
    this.#queue = [];
    this.#held = false;
    if (!rest.length) return;
    this.step = { ...rest[rest.length - 1], events: rest.flatMap((step) => step.events) };
    this.parts.show(this.step, "event");
  }

  /** @param gone milliseconds already spent in flight */
  #pause(kind: Pause, gone: number) {
    const time = (PAUSES[this.parts.pace()] ?? PAUSES.normal)[kind] - gone;
    return this.#wait(time > 0 ? new Promise((resolve) => setTimeout(resolve, time)) : this.parts.seen());
  }

  /** Waits unless skipped. */
  #wait(over: Promise<unknown> | null) {
    if (!over || this.#hurried) return Promise.resolve();
    this.waiting = true;
    return new Promise((resolve) => {
      const end = () => {
        this.waiting = false;
        this.#endPause = () => {};
        resolve(undefined);
      };
      this.#endPause = end;
      void over.then(() => this.#endPause === end && end());
    });
  }
}
