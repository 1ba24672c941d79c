// Narration of a deal: its events so far, the visible log and the announcer.

import { Log } from "./log.ts";
import type { LogEvent } from "../game-table.ts";
import { Announcer, type Telling } from "./announcer.ts";
import type { Scene, GameTable } from "../game-table.ts";

interface TellingTable {
  scene: () => Scene;
  telling: () => Telling;
}

export class Narration {
  declare game: GameTable;
  declare table: TellingTable;

  #log = new Log();
  #voice: Announcer | null = null;
  /** Events of the deal that have been shown. */
  story: readonly Protocol.Event[] = [];
  /** Length of `story` at the person's last prompt. */
  #announced = 0;

  /** @param table `telling`: how much the announcer says */
  constructor(game: GameTable, table: TellingTable) {
    this.game = game;
    this.table = table;
  }

  /** Starts silently with a state's deal. @param fresh none of its events has been shown */
  begin({ story, table }: Protocol.State, fresh: boolean) {
    this.story = fresh ? [] : story;
    this.#announced = story.length;
    this.#record(this.story, table);
  }

  /** Starts announcing. */
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
   * Logs and announces events and extends the story.
   * @param story the whole story, after a jump within the deal
   */
  go(events: readonly Protocol.Event[], table: Protocol.Table, story?: readonly Protocol.Event[] | null) {
    this.#record(events, table);
    if (story) {
      this.story = story;
      this.#announced = story.length;
      return this.again();
    }
    for (const event of events) this.story = event.type === "deal" ? [event] : [...this.story, event];
  }

  /** Returns whether another seat has acted since the last call. */
  othersActed(me: number) {
    const last = this.story.findLast((event) => "seat" in event && typeof event.seat === "number");
    const anew = this.story.length !== this.#announced;
    this.#announced = this.story.length;
    return Boolean(anew && last && "seat" in last && last.seat !== me);
  }

  #record(events: readonly Protocol.Event[], table: Protocol.Table) {
    this.note(events.map((event) => this.game.known?.(event, table, events) ?? event));
  }

  note(events: readonly LogEvent[]) {
    this.#log.append(events);
    this.#voice?.tell(events, this.table.scene(), this.game, this.table.telling());
  }

  /** Announces a result that arrives late: without focus or prompt nobody would hear of it. */
  say(text: string) {
    this.#voice?.say(text);
  }

  /** Announces the prompt; null: there is none. */
  ask(sentence: string | null) {
    this.#voice?.ask(sentence);
  }

  /** Repeats the next prompt even if it is unchanged. */
  again() {
    this.#voice?.again();
  }

  /** Marks the current prompt as read, because it has the focus. */
  read() {
    this.#voice?.read();
  }
}
