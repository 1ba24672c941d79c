// Controls when each step of a state is shown.
//
// The engine is always ahead of the screen: a state is stored at once, and its steps are shown one by one with the
// pauses of the chosen pace, while the next bot thinks. A step is shown in two phases: in flight, when cards move and
// texts stay; and landed. Each command of the person starts a new epoch, which cancels pending waits of older epochs
// and lands moving cards. So nothing ever blocks input.

import { inFlight, whileDealt } from "./steps.ts";
import { PACES, type Pace } from "./pace.ts";
import { breathBefore } from "./tempo.ts";
import type { How, MatchSession, Screen } from "../session.ts";
import type { Step, Pause, GameTable } from "../game-table.ts";

type State = Protocol.State;

/** Pauses of event types that many games share; a game can override them. */
const COMMON: Record<string, Pause> = { deal: "play", play: "play", trick: "trick" };

export function pauseAfter(events: readonly Protocol.Event[], game: GameTable): Pause {
  const last = events.at(-1)?.type ?? "";
  return game.pauses[last] ?? COMMON[last] ?? "none";
}

interface ControllerParts {
  pace: () => Pace;
  game: GameTable;
  busy: (busy: boolean) => void;
  forced: () => boolean; // whether the person's move will be played automatically
  show: (step: Step, how: "event" | "jump") => void;
  fly: (flight: Step, step: Step) => Promise<unknown> | null;
  seen: () => Promise<unknown> | null;
}

export class Controller implements Pick<Screen, "begin" | "show"> {
  declare parts: ControllerParts;
  declare session: MatchSession;

  step: Step;
  /** True during a pause that a tap can skip. */
  waiting = false;
  #epoch = 0;
  /** Whether later steps wait until the coach has spoken about the current one. */
  #held = false;
  /** Steps not yet shown. */
  #queue: Step[] = [];
  #endPause = () => {};
  /** Whether a step's cards are in flight. */
  #flying = false;
  /** Whether a bot seems to think: its move is known, but not on the screen. */
  #breathes = false;
  /** Whether to skip what follows the skipped motion or pause: the pause after the step, the next bot's breath. */
  #hurried = false;
  /** Ends the flight at once. */
  #land = () => {};

  /**
   * @param parts `fly` starts a step's motion and resolves on landing, null: nothing moves; `seen` resolves when the
   * drawing has been visible
   */
  constructor(session: MatchSession, parts: ControllerParts) {
    this.parts = parts;
    this.session = session;
    this.step = { table: session.state.table, events: [] };
  }

  /** Shows the table before the deal; what it will ask has no answer yet. */
  empty() {
    const dealt = whileDealt(this.session.state.table, this.parts.game);
    this.step = { table: { ...dealt, hand: [] }, events: [], closed: true };
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
    this.#hurried = this.land() || this.waiting;
    this.#endPause();
    return this.#hurried;
  }

  get flying() {
    return this.#flying;
  }

  /** The player to act, as far as the screen shows. */
  get waitsFor(): State["next"] {
    const { next } = this.session.state;
    return this.#flying || this.#breathes || (this.step.closed && next === "person") ? "bot" : next;
  }

  /** @returns the person's legal actions at this moment */
  get legal(): readonly string[] {
    return this.waitsFor === "person" ? this.session.state.legal : [];
  }

  /** Lands moving cards, ends pauses and shows the remaining steps, unless they wait for the coach. */
  begin(how: How) {
    this.#epoch++;
    this.#breathes = false;
    this.#land();
    if (!this.#held || how === "jump") this.#flush();
    this.#endPause();
    this.parts.busy(true);
  }

  /** Shows the steps of a state. @param more a bot's next move follows */
  async show(before: Protocol.Table, state: State, how: How, more: boolean) {
    const { busy, forced, game, seen } = this.parts;
    const epoch = this.#epoch;
    if (this.#held && state.next === "coach" && !state.events.length) {
      this.parts.show({ ...this.step, events: [] }, "event");
      return busy(false);
    }
    if (this.#held) this.#flush();
    const whole = { table: state.table, events: state.events };
    this.#queue = how === "shown" ? [] : how === "jump" ? [whole] : (game.steps?.(before, state) ?? [whole]);
    if (how === "event") await this.#breathe(before, state);
    if (epoch !== this.#epoch) return;
    while (this.#queue.length) {
      const step = this.#queue.shift() as Step;
      const begun = performance.now();
      await this.#bring(step, how === "jump" ? "jump" : "event");
      if (epoch !== this.#epoch) return;
      this.#held = how === "event" && this.#lingers(step);
      if (this.#held) return busy(false);
      if (this.#queue.length || more)
        await this.#pause(step.pause ?? pauseAfter(step.events, game), performance.now() - begun);
      if (epoch !== this.#epoch) return;
    }
    if (how === "event" && !more) await this.#wait(seen());
    // A forced move must be readable: its prompt stays as long as a bot's call.
    if (epoch === this.#epoch && !more && forced()) await this.#pause("call", 0);
    if (epoch === this.#epoch && !more) busy(false);
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
    this.step = inFlight(this.step, step, this.parts.game);
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
    const { next, table } = this.session.state;
    return next === "coach" && pause === "trick" && this.#queue.length > 0 && !table.result;
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

  /** Waits before a bot's move as long as it deserves. */
  async #breathe(before: Protocol.Table, { events, story }: State) {
    const { pace, game } = this.parts;
    const time = breathBefore(events, before, game, { pace: pace(), nth: story.length - events.length });
    if (!time) return;
    this.#breathes = true;
    await this.#wait(new Promise((resolve) => setTimeout(resolve, time)));
    this.#breathes = false;
  }

  /** @param gone milliseconds already spent in flight */
  #pause(kind: Pause, gone: number) {
    const time = PACES[this.parts.pace()].pauses[kind] - gone;
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
