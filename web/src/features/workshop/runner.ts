// Runs a person's bot: the referee is an engine that deals and measures, the bot has a frame of its own. They talk to
// each other directly, by a message port.

import sources from "nanafuda:workshop";

import { Engine, type Reply, type Request } from "../../engine/client.ts";
import { BotFrame, type BotFault, type Installed } from "./bot-frame.ts";
import type { Wheel } from "../../storage/wheels.ts";

/** The person has stopped the run. */
export class Stopped extends Error {}

interface Hooks {
  changed: () => void; // shows the progress of the start
  line: (text: string, deal: number, seat: number) => void; // the bot has printed a line
}

export class Runner {
  /** Bytes loaded and in total while Python starts; null: it is not starting. */
  progress: { loaded: number; total: number } | null = null;
  #hooks: Hooks;
  #wheels: () => readonly Wheel[];
  #referee = new Engine();
  #bot: BotFrame | null = null;
  /** Text, game and packages of the bot that the frame has loaded. */
  #loaded = "";
  #stop = Promise.withResolvers<never>();

  /** @param wheels the packages of the bot */
  constructor(hooks: Hooks, wheels: () => readonly Wheel[]) {
    this.#hooks = hooks;
    this.#wheels = wheels;
    this.#stop.promise.catch(() => {});
    this.#referee.onbot = () => this.#drop();
  }

  /**
   * Loads a bot into a new interpreter, unless it is there, and starts the referee.
   * Rejects with Stopped, NoPython or an EngineError. @returns why it is no bot
   */
  async begin(source: string, game: string): Promise<BotFault | null> {
    const key = JSON.stringify([source, game, this.#wheels().map(({ name, version }) => [name, version])]);
    if (this.#bot && !this.#bot.over && key === this.#loaded) return null;
    return this.#orStopped(this.#load(source, game, key));
  }

  async #load(source: string, game: string, key: string) {
    const bot = await this.#fresh();
    this.#referee.supply(sources);
    const [fault] = await Promise.all([bot.load(source, game), this.#referee.start()]);
    if (fault) this.#drop();
    if (fault || bot !== this.#bot) return fault;
    const { port1, port2 } = new MessageChannel();
    bot.connect(port1);
    this.#referee.connect(port2);
    this.#loaded = key;
    return null;
  }

  /** Opens a frame with the bot's packages. */
  async #fresh(): Promise<BotFrame> {
    this.#drop();
    this.progress = { loaded: 0, total: 0 };
    const bot = new BotFrame({
      line: this.#hooks.line,
      progress: (loaded, total) => {
        this.progress &&= { loaded, total };
        this.#hooks.changed();
      },
      gone: (id) => this.#referee.lose(id),
    });
    this.#bot = bot;
    try {
      await bot.ready;
      for (const wheel of this.#wheels()) await bot.install(wheel);
    } finally {
      this.progress = null;
      this.#hooks.changed();
    }
    return bot;
  }

  /** Sends the referee a request. Rejects with Stopped or an EngineError. */
  request<R extends Request>(request: R): Promise<Reply<R>> {
    const reply = this.#referee.request(request);
    reply.catch(() => this.#drop()); // another referee has no port to this bot
    return this.#orStopped(reply);
  }

  /** Checks a package by installing it into a new interpreter. Rejects as `begin` does. */
  async install(wheel: Pick<Wheel, "file" | "content">): Promise<Installed> {
    const reply = await this.#orStopped(this.#fresh().then((bot) => bot.install(wheel)));
    this.#drop();
    return reply;
  }

  #orStopped<T>(work: Promise<T>): Promise<T> {
    work.catch(() => {});
    return Promise.race([work, this.#stop.promise]);
  }

  /** Ends the bot's interpreter and gives up what the referee does. */
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
    this.#bot?.end();
    this.#bot = null;
    this.#loaded = "";
  }
}
