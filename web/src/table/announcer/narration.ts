// What has happened in a deal, as the person is told of it: its story so far, the log that is read, and the voice that
// is heard.

import { Log, type Happening } from "./log.ts";
import { Announcer } from "./announcer.ts";
import type { Scene, GameTable } from "../game-table.ts";

interface TellingTable {
  scene: () => Scene;
  length: () => "full" | "short" | "mine";
}

export class Narration {
  declare game: GameTable;
  declare table: TellingTable;

  #log = new Log();
  #voice: Announcer | null = null;
  /** The deal's events, as far as they have been shown. */
  story: readonly Seam.Event[] = [];
  /** How much of it there was when the person was told last that it is their turn. */
  #told = 0;

  /** @param table `length`: of what is heard */
  constructor(game: GameTable, table: TellingTable) {
    this.game = game;
    this.table = table;
  }

  /** At a state's deal, of which nothing is heard. @param fresh none of it was shown */
  begin({ story, table }: Seam.State, fresh: boolean) {
    this.story = fresh ? [] : story;
    this.#told = story.length;
    this.#record(this.story, table);
  }

  /** What happens from now on is heard. */
  open(root: HTMLElement) {
    this.#voice = new Announcer(root);
  }

  close() {
    this.#voice?.close();
  }

  draw(scene: Scene) {
    return this.#log.draw(scene, this.game);
  }

  /**
   * Writes events into the log, says them, and goes on with the story.
   * @param story the whole, where the person has gone elsewhere in the deal
   */
  go(events: readonly Seam.Event[], table: Seam.Table, story?: readonly Seam.Event[] | null) {
    this.#record(events, table);
    if (story) {
      this.story = story;
      this.#told = story.length;
      return this.again();
    }
    for (const event of events) this.story = event.type === "deal" ? [event] : [...this.story, event];
  }

  /** Whether somebody else has done something since this was last asked. */
  othersActed(me: number) {
    const last = this.story.findLast((event) => "seat" in event && typeof event.seat === "number");
    const anew = this.story.length !== this.#told;
    this.#told = this.story.length;
    return Boolean(anew && last && "seat" in last && last.seat !== me);
  }

  #record(events: readonly Seam.Event[], table: Seam.Table) {
    this.note(events.map((event) => this.game.known?.(event, table, events) ?? event));
  }

  /** Writes into the log, and says. */
  note(events: readonly Happening[]) {
    this.#log.append(events);
    this.#voice?.tell(events, this.table.scene(), this.game, this.table.length());
  }

  /** Says what the person is asked; null: nothing. */
  ask(sentence: string | null) {
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
