// Runs people's bots: the referee is an engine that deals and measures, each bot has a frame of its own. They talk to
// the referee directly, by message ports.

import sources from "nanafuda:workshop";

import { Engine, type Reply, type Request } from "../../../engine/client.ts";
import { BotFrame, type BotFault } from "./bot-frame.ts";

/** The person has stopped the run. */
export class Stopped extends Error {}

interface Hooks {
  changed: () => void; // shows the progress of the start
  line: (text: string, deal: number, seat: number) => void; // the first bot has printed a line
}

/** A bot to be loaded. */
export interface Player {
  name: string; // two bots may have the same text, and not the same interpreter
  source: string;
}

export class Runner {
  /** Bytes loaded and in total while Python starts; null: it is not starting. */
  progress: { loaded: number; total: number } | null = null;
  #hooks: Hooks;
  #referee = new Engine();
  /** The bots that sit at the table, by their numbers. */
  #bots: BotFrame[] = [];
  /** Game, names and texts of these bots. */
  #loaded = "";
  #stop = Promise.withResolvers<never>();

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
    this.#stop.promise.catch(() => {});
    this.#referee.onbot = () => this.#drop();
    this.#referee.supply(sources); // before the first request, which may plan a season
  }

  /**
   * Loads bots into new interpreters, unless they are there, and starts the referee.
   * Rejects with Stopped, NoPython or an EngineError. @returns which one is no bot, and why
   */
  async begin(players: readonly Player[], game: string): Promise<{ bot: number; fault: BotFault } | null> {
    const key = JSON.stringify([game, players.map(({ name, source }) => [name, source])]);
    if (key === this.#loaded && !this.#bots.some(({ over }) => over)) return null;
    return this.#orStopped(this.#load(players, game, key));
  }

  async #load(players: readonly Player[], game: string, key: string) {
    this.#drop();
    const bots = [...players.keys()].map((number) => this.#open(number));
    this.#bots = bots;
    const starting = this.#referee.start();
    starting.catch(() => {});
    for (const [number, { source }] of players.entries()) {
      await this.#begun(bots[number]);
      const fault = await bots[number].load(source, game);
      if (bots !== this.#bots) return null; // stopped
      if (!fault) continue;
      this.#drop();
      return { bot: number, fault };
    }
    await starting;
    if (bots !== this.#bots) return null;
    for (const [number, bot] of bots.entries()) {
      const { port1, port2 } = new MessageChannel();
      bot.connect(port1);
      this.#referee.connect(port2, number);
    }
    this.#loaded = key;
    return null;
  }

  #open(number: number) {
    this.progress = { loaded: 0, total: 0 };
    return new BotFrame({
      line: (...line) => number === 0 && this.#hooks.line(...line),
      progress: (loaded, total) => {
        this.progress &&= { loaded, total };
        this.#hooks.changed();
      },
      gone: (id) => this.#referee.lose(id, number),
    });
  }

  /** Waits for a bot's Python. */
  async #begun(bot: BotFrame) {
    try {
      await bot.ready;
    } finally {
      this.progress = null;
      this.#hooks.changed();
    }
  }

  /** Sends the referee a request. Rejects with Stopped or an EngineError. */
  request<R extends Request>(request: R): Promise<Reply<R>> {
    const reply = this.#referee.request(request);
    reply.catch(() => this.#drop()); // another referee has no port to these bots
    return this.#orStopped(reply);
  }

  #orStopped<T>(work: Promise<T>): Promise<T> {
    work.catch(() => {});
    return Promise.race([work, this.#stop.promise]);
  }

  /** Ends the bots' interpreters and gives up what the referee does. */
  stop() {
    this.#drop();
    this.#referee.lose("stopped");
    this.progress = null;
    this.#stop.reject(new Stopped("stopped"));
    this.#stop = Promise.withResolvers();
    this.#stop.promise.catch(() => {});
  }

  /** Ends everything; the page is left. */
  close() {
    this.stop();
    this.#referee.close();
  }

  #drop() {
    for (const bot of this.#bots) bot.end();
    this.#bots = [];
    this.#loaded = "";
  }
}
