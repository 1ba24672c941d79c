/**
 * What has happened in a deal, as the person is told of it: its story so far, the log that is read, and the voice that
 * is heard.
 * @typedef {import("../game-table.js").Scene} Scene
 */
import { Log } from "./log.js";
import { Voice } from "./announcer.js";

export class Telling {
  #log = new Log();
  /** @type {Voice | null} */ #voice = null;
  /** The deal's events, as far as they have been shown. @type {readonly Seam.Event[]} */ story = [];
  /** How much of it there was when the person was told last that it is their turn. */ #told = 0;

  /**
   * @param {import("../game-table.js").GameTable} game
   * @param {{scene: () => Scene, length: () => "full" | "short" | "mine"}} table  `length`: of what is heard
   */
  constructor(game, table) {
    this.game = game;
    this.table = table;
  }

  /** At a state's deal, of which nothing is heard. @param {Seam.State} state @param {boolean} fresh  none of it was shown */
  begin({ story, table }, fresh) {
    this.story = fresh ? [] : story;
    this.#told = story.length;
    this.#record(this.story, table);
  }

  /** What happens from now on is heard. @param {HTMLElement} root */
  open(root) {
    this.#voice = new Voice(root);
  }

  close() {
    this.#voice?.close();
  }

  /** @param {Scene} scene */
  draw(scene) {
    return this.#log.draw(scene, this.game);
  }

  /**
   * Writes events into the log, says them, and goes on with the story.
   * @param {readonly Seam.Event[]} events @param {Seam.Table} table
   * @param {readonly Seam.Event[] | null} [story]  the whole, where the person has gone elsewhere in the deal
   */
  go(events, table, story) {
    this.#record(events, table);
    if (story) {
      this.story = story;
      this.#told = story.length;
      return this.again();
    }
    for (const event of events) this.story = event.type === "deal" ? [event] : [...this.story, event];
  }

  /** Whether somebody else has done something since this was last asked. @param {number} me */
  othersActed(me) {
    const last = this.story.findLast((event) => "seat" in event && typeof event.seat === "number");
    const anew = this.story.length !== this.#told;
    this.#told = this.story.length;
    return Boolean(anew && last && "seat" in last && last.seat !== me);
  }

  /** @param {readonly Seam.Event[]} events @param {Seam.Table} table */
  #record(events, table) {
    this.note(events.map((event) => this.game.known?.(event, table, events) ?? event));
  }

  /** Writes into the log, and says. @param {readonly import("./log.js").Happening[]} events */
  note(events) {
    this.#log.append(events);
    this.#voice?.tell(events, this.table.scene(), this.game, this.table.length());
  }

  /** Says what the person is asked; null: nothing. @param {string | null} sentence */
  ask(sentence) {
    this.#voice?.ask(sentence);
  }

  /** What is asked next is said even if it has been. */
  again() {
    this.#voice?.again();
  }

  /** What is asked now is read where the focus has gone. */
  read() {
    this.#voice?.read();
  }
}
