// What is seen to move at a table: cards on their way, what they bring about once they have landed, and the picture of
// the greatest of it. Whoever listens to moments is told of each when it is seen, and once.

import { countUp } from "./count-up.ts";
import { announce, momentsIn, travelsOf, type Moment } from "./cues.ts";
import { Motion } from "./card-motion.ts";
import { Stamp } from "./banner.ts";
import type { Step, Scene, GameTable } from "../game-table.ts";

/** What is asked of the table. */
interface Watched {
  part: (selector: string) => HTMLElement;
  scene: () => Scene;
  step: () => Step; // on the screen
  pace: () => string;
}

/** How many times as fast as usual cards are, per pace. */
const SPEEDS: Record<string, number> = { relaxed: 0.85, normal: 1, fast: 1.4, instant: 0 };

/** What ends a deal: it is seen before the result. */
const isEnding = ({ event }: Moment) => event.type === "result" || event.type === "over";

export class Stage {
  declare game: GameTable;
  declare table: Watched;

  #motion: Motion | null = null;
  #stamp: Stamp;
  /** Gathered when cards are next seen to move. */
  #owed: Moment[] = [];
  /** Of the step on its way, those that were seen already. */
  #seen: readonly Moment[] = [];
  /** Whether all that moves has moved, and what is said of it is yet to be drawn. */
  #landed = false;

  constructor(game: GameTable, table: Watched) {
    this.game = game;
    this.table = table;
    this.#stamp = new Stamp(
      () => table.part(".motion"),
      () => table.part(".middle"),
    );
  }

  get #speed() {
    return SPEEDS[this.table.pace()] ?? SPEEDS.normal;
  }

  /** From now on what changes its place moves. */
  open() {
    this.#motion = new Motion(this.table.part(".table"), this.table.part(".motion"), () => this.#speed);
  }

  /** @param still what is on its way goes on, and nothing else moves */
  draw(draw: () => void, still: boolean) {
    if (!still) this.#motion?.before(this.#landed);
    draw();
    if (!still) this.#motion?.after();
    this.#landed = false;
  }

  /**
   * Sets the cards of a step moving, before anything is said of it. Where a result makes room for a deal, the hand is
   * drawn in a frame of its own.
   * @param draw bare: without the hand
   * @returns when they have landed; null: nothing moves, and nothing was drawn
   */
  fly(flight: Step, step: Step, draw: (bare: boolean) => void): Promise<unknown> | null {
    const motion = this.#motion;
    const moments = momentsIn(step.events, this.game.moments, step.table);
    const ending = moments.filter(isEnding);
    const pictured = this.#speed > 0 && this.#stamp.shows(ending, this.game.id);
    if (!motion?.wanted && !pictured) return null;
    this.rest();
    const travels = travelsOf(moments, step.table);
    const go = () => {
      draw(false);
      this.#landed = true;
      return motion?.after(travels) ?? null;
    };
    motion?.before();
    this.#seen = moments.filter(({ kind }) => kind === "deal");
    const bare = travels.dealt && motion?.wanted && this.table.part("[data-ended]");
    if (bare) draw(true);
    const landed = bare
      ? motion.seen().then(() => (this.table.step() === flight && motion.stage.isConnected ? go() : null))
      : go();
    announce([...this.#owed.splice(0), ...this.#seen]);
    return pictured ? this.#end(ending, step.events, flight, landed) : landed;
  }

  /** Shows how a deal ended before it is reckoned up. */
  async #end(ending: Moment[], events: readonly Seam.Event[], flight: Step, landed: Promise<unknown> | null) {
    await landed;
    if (this.table.step() !== flight || !this.#motion?.stage.isConnected) return; // somebody has gone on, or away
    this.#seen = [...this.#seen, ...ending];
    announce(ending);
    await this.#stamp.show(ending, events, this.table.scene(), this.game.id, this.#speed);
  }

  /** Tells of the moments of a step that has landed, and shows the greatest. */
  tell({ events, table }: Step) {
    const moments = momentsIn(events, this.game.moments, table);
    const now = moments.filter(({ event }) => !this.#seen.some((one) => one.event === event));
    this.#seen = [];
    const rest = now.filter(({ kind }) => kind !== "gather");
    announce([...this.#owed.splice(0), ...rest]);
    this.#owed = now.filter(({ kind }) => kind === "gather");
    if (table.result && this.#motion?.wanted) countUp(this.table.part(".middle"), table, this.#speed);
    const pictured = rest.filter((one) => !isEnding(one));
    if (this.#speed > 0 && !table.result)
      void this.#stamp.show(pictured, events, this.table.scene(), this.game.id, this.#speed);
  }

  /** When what is drawn now has been seen, where anything may be seen to move. */
  seen() {
    return this.#motion?.wanted ? this.#motion.seen() : null;
  }

  /** What is yet to be told of is not told of: the person has gone elsewhere in the deal. */
  forget() {
    this.#owed = [];
  }

  /** Takes the picture away. */
  clear() {
    this.#stamp.clear();
  }

  /** What is on its way is where it goes, and no picture over it. */
  rest() {
    this.#motion?.land();
    this.clear();
  }
}
