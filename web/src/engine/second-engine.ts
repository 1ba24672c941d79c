// A second engine for work in the background: the field of a finished deal, and half of its review.

import { Engine } from "./client.ts";

/** Minimum cores and GB for a second Python (about 70 MB). Not every browser reports its memory. */
const CORES = 4;
const GIGABYTES = 4;
/** Idle time after which its worker is released, in milliseconds. */
const REST = 60_000;

export interface Task {
  match: Protocol.Requests["load" | "openReplay"]; // loads the match at the end of the deal
  urgent?: boolean; // goes before tasks that are not
  sources?: Record<string, string>; // engine sources that the image lacks
  slice: (by: Pick<Engine, "request">) => Promise<boolean>; // runs one slice; whether the task is done
}

type Waiting = Task & PromiseWithResolvers<boolean>;

export class SecondEngine {
  #engine: Engine | null = null;
  /** Whether it could not start; it is not tried again. */
  #failed = false;
  #tasks: Waiting[] = [];
  /** The task whose match is loaded. */
  #loaded: Waiting | null = null;
  #clock: ReturnType<typeof setTimeout> | undefined;

  /**
   * Runs a task slice by slice. Rejects if a slice fails in the page.
   * @returns false: there is no second engine
   */
  run(task: Task): Promise<boolean> {
    if (this.#failed || !roomy()) return Promise.resolve(false);
    const waiting = { ...task, ...Promise.withResolvers<boolean>() };
    this.#tasks.push(waiting);
    if (this.#tasks.length === 1) void this.#work();
    return waiting.promise;
  }

  async #work() {
    clearTimeout(this.#clock);
    while (this.#tasks.length) {
      const task = this.#tasks.find(({ urgent }) => urgent) ?? this.#tasks[0];
      const end = await this.#slice(task).then(
        (done) => (done ? () => task.resolve(true) : null),
        (fault) => () => task.reject(fault),
      );
      if (this.#failed) return;
      if (!end) continue;
      this.#tasks.splice(this.#tasks.indexOf(task), 1);
      end();
    }
    this.#loaded = null;
    this.#clock = setTimeout(() => this.#engine?.rest(), REST);
  }

  /** @returns whether the task is done */
  async #slice(task: Waiting): Promise<boolean> {
    this.#engine ??= new Engine();
    const engine = this.#engine;
    const ask: Engine["request"] = (request) => engine.request(request).catch((fault) => this.#fail(fault));
    if (task.sources) engine.supply(task.sources);
    if (this.#loaded !== task) {
      this.#loaded = task;
      if (!(await ask(task.match)).ok) return true;
    }
    return task.slice({ request: ask });
  }

  /** Gives up: all tasks learn that there is no second engine. */
  #fail(fault: unknown): never {
    console.warn(fault);
    this.#failed = true;
    for (const { resolve } of this.#tasks.splice(0)) resolve(false);
    throw fault;
  }
}

function roomy() {
  const { hardwareConcurrency, deviceMemory = GIGABYTES } = navigator as Navigator & { deviceMemory?: number };
  return hardwareConcurrency >= CORES && deviceMemory >= GIGABYTES;
}

export const second = new SecondEngine();
