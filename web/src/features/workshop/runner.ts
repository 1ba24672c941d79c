// The worker in which a person's bot runs: the engine's worker, started the plain way, which has all of Python's library.

import { openWorker } from "../../engine/site-files.ts";
import { Watch } from "../../engine/watchdog.ts";
import { EngineError, type Reply, type Request } from "../../engine/client.ts";
import type { Wheel } from "../../storage/wheels.ts";

/** The bot did not answer in time, and its worker was ended. */
export class BotTimeout extends Error {}

/** The person has stopped the run. */
export class Stopped extends Error {}

/** The reply to an installation; `wrong`: why it is not possible (workshop/wheels.py). */
type Installed = { name: string; version: string; wrong?: undefined } | { wrong: string; python: string };

export class Runner {
  /** Bytes loaded and in total while the worker starts; null: it is not starting. */
  progress: { loaded: number; total: number } | null = null;
  #changed: () => void;
  #wheels: () => readonly Wheel[];
  #worker: Worker | null = null;
  #ready = false;
  #id = 0;
  #pending: Map<number, PromiseWithResolvers<any>> = new Map();
  #watch = new Watch(
    () => {},
    () => this.#end(new BotTimeout("no answer")),
  );

  /** @param changed called to show the progress of the start @param wheels the packages that a new worker installs */
  constructor(changed: () => void, wheels: () => readonly Wheel[]) {
    this.#changed = changed;
    this.#wheels = wheels;
  }

  /** Sends a request, starting the worker if needed. Rejects with BotTimeout, Stopped or an EngineError. */
  request<R extends Request>(request: R): Promise<Reply<R>> {
    return this.#send({ request });
  }

  /** Installs a package, starting the worker if needed. Rejects as `request` does. */
  install({ file, content }: Pick<Wheel, "file" | "content">): Promise<Installed> {
    return this.#send({ wheel: { file, content } });
  }

  #send(message: object): Promise<any> {
    const id = ++this.#id;
    const answer = Promise.withResolvers<any>();
    this.#pending.set(id, answer);
    try {
      this.#start().postMessage(JSON.stringify({ id, ...message }));
    } catch (error) {
      this.#end(new EngineError("start-failed", String(error)));
    }
    if (this.#ready) this.#watch.begin(false);
    return answer.promise;
  }

  /** Ends the worker. The next request starts another. */
  stop() {
    this.#end(new Stopped("stopped"));
  }

  #start() {
    if (this.#worker) return this.#worker;
    const cached = navigator.serviceWorker?.controller ? "cached" : "new";
    const worker = openWorker(`${cached} plain workshop`); // see engine/python-start.ts
    this.#worker = worker;
    this.progress = { loaded: 0, total: 0 };
    worker.onmessage = (event) => this.#receive(JSON.parse(event.data));
    worker.onerror = (event) => {
      event.preventDefault();
      this.#end(new EngineError(this.#ready ? "engine-crashed" : "start-failed", event.message));
    };
    for (const { file, content } of this.#wheels()) worker.postMessage(JSON.stringify({ wheel: { file, content } }));
    return worker;
  }

  #receive(message: any) {
    this.#watch.heard();
    if (message.ready) {
      this.#ready = true;
      this.progress = null;
      if (this.#pending.size) this.#watch.begin(false);
      this.#changed();
    } else if (message.failed) {
      this.#end(new EngineError(message.failed, message.detail, message.facts));
    } else if ("total" in message) {
      this.progress = message;
      this.#changed();
    } else if ("reply" in message) {
      this.#pending.get(message.id)?.resolve(message.reply);
      this.#pending.delete(message.id);
    }
    if (!this.#pending.size) this.#watch.end();
  }

  #end(why: Error) {
    this.#watch.end();
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.progress = null;
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of pending) reject(why);
  }
}
