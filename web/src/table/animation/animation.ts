// Plays the animations of a table: card motion, cues after landing, and the banner of the most important cue. Cue
// listeners are called once for each cue, when it becomes visible.

import { announce, cuesIn, travelsOf, type Cue } from "./cues.ts";
import { Motion } from "./card-motion.ts";
import { countUp } from "./count-up.ts";
import type { Step, Scene, GameTable } from "../game-table.ts";
import { PACES, type Pace } from "../play/pace.ts";

/** Moments and the end of a match: fetched once a table is open, for no first hand needs them. */
type Moments = ReturnType<typeof import("./staged-moments.ts").stagedMoments>;

/** Interface to the table. */
interface Watched {
  part: (selector: string) => HTMLElement;
  scene: () => Scene;
  step: () => Step; // on the screen
  pace: () => Pace;
}

/** Cues that end a deal; shown before the result. */
const isEnding = ({ event }: Cue) => event.type === "result" || event.type === "over";

export class TableAnimation {
  declare game: GameTable;
  declare table: Watched;

  #motion: Motion | null = null;
  #moments: Moments | null = null;
  /** Cues to play with the next animation. */
  #owed: Cue[] = [];
  /** Cues of the current step that have already been played. */
  #seen: readonly Cue[] = [];
  /** True once all cards have landed, before the text around them is redrawn. */
  #landed = false;

  constructor(game: GameTable, table: Watched) {
    this.game = game;
    this.table = table;
  }

  get #speed() {
    return PACES[this.table.pace()].speed;
  }

  /** Enables animation; until then drawings appear in place. */
  open() {
    this.#motion = new Motion(this.table.part(".table"), this.table.part(".motion"), () => this.#speed);
    import("./staged-moments.ts").then(
      ({ stagedMoments }) => {
        this.#moments = stagedMoments(this.table.part);
      },
      () => {}, // a deploy has removed it: the table goes on without
    );
  }

  /** @param still keep running animations and start no others */
  draw(draw: () => void, still: boolean) {
    if (!still) this.#motion?.before(this.#landed);
    draw();
    if (!still) this.#motion?.after();
    this.#landed = false;
    this.#moments?.ceremony.follow(this.table.part(".podium[data-over]"));
  }

  /**
   * Starts the card motion of a step, before its text is drawn. If a result replaces the table, the hand is drawn in a
   * separate frame.
   * @param draw bare: without the hand
   * @returns resolves when the cards have landed; null: nothing moves and nothing was drawn
   */
  fly(flight: Step, step: Step, draw: (bare: boolean) => void): Promise<unknown> | null {
    const motion = this.#motion;
    const cues = cuesIn(step.events, this.game.cues, step.table);
    const ending = cues.filter(isEnding);
    const pictured = this.#speed > 0 && Boolean(this.#moments?.banner.shows(ending, this.game.id));
    if (!motion?.wanted && !pictured) return null;
    this.rest();
    const travels = travelsOf(cues, step.table);
    const go = () => {
      draw(false);
      this.#landed = true;
      return motion?.after(travels) ?? null;
    };
    motion?.before();
    this.#seen = cues.filter(({ kind }) => kind === "deal");
    const bare = travels.dealt && motion?.wanted && this.table.part("[data-ended]");
    if (bare) draw(true);
    const landed = bare
      ? motion.seen().then(() => (this.table.step() === flight && motion.stage.isConnected ? go() : null))
      : go();
    announce([...this.#owed.splice(0), ...this.#seen]);
    return pictured ? this.#end(ending, step.events, flight, landed) : landed;
  }

  /** Shows how a deal ended before its score. */
  async #end(ending: Cue[], events: readonly Protocol.Event[], flight: Step, landed: Promise<unknown> | null) {
    await landed;
    if (this.table.step() !== flight || !this.#motion?.stage.isConnected) return; // the person has moved on or left
    this.#seen = [...this.#seen, ...ending];
    announce(ending);
    await this.#moments?.banner.show(ending, events, this.table.scene(), this.game, this.#speed);
  }

  /** Announces the cues of a landed step and shows the banner of the most important one. */
  tell({ events, table }: Step) {
    const cues = cuesIn(events, this.game.cues, table);
    const now = cues.filter(({ event }) => !this.#seen.some((one) => one.event === event));
    this.#seen = [];
    const rest = now.filter(({ kind }) => kind !== "gather");
    announce([...this.#owed.splice(0), ...rest]);
    this.#owed = now.filter(({ kind }) => kind === "gather");
    if (table.over && this.#motion?.wanted) {
      const match = cues.find(({ kind }) => kind === "match");
      this.#moments?.ceremony.begin({
        podium: this.table.part(".podium[data-over]"),
        layer: this.table.part(".motion"),
        speed: this.#speed,
        title: match ? (this.#moments?.inWords(match, events, this.table.scene(), this.game.id) ?? "") : "",
        mine: match?.mine || table.winners.includes(table.seat),
        knock: () => match && announce([{ ...match, kind: "place" }]),
      });
    } else if (table.result && this.#motion?.wanted) countUp(this.table.part(".middle"), table, this.game, this.#speed);
    const pictured = rest.filter((one) => !isEnding(one));
    if (this.#speed > 0 && !table.result)
      void this.#moments?.banner.show(pictured, events, this.table.scene(), this.game, this.#speed);
  }

  /** Resolves when the current drawing has been visible, if animation is on. */
  seen() {
    return this.#motion?.wanted ? this.#motion.seen() : null;
  }

  /** Drops pending cues after a jump within the deal. */
  forget() {
    this.#owed = [];
  }

  /** Whether a moment has the whole cloth: input ends it and does nothing else. */
  get covers() {
    return this.#moments?.banner.covers ?? false;
  }

  /** Ends moments, calls and the ceremony. */
  clear() {
    this.#moments?.ceremony.end();
    this.#moments?.banner.hush();
  }

  /** Finishes card motion at once and ends what the next step replaces. */
  rest() {
    this.#motion?.land();
    this.#moments?.banner.rest();
  }
}
