// The bot's interpreter, as the page sees it: a worker in a frame of its own origin, without connections.
// One frame for one text: what a bot has done to its Python cannot reach the next version.

import site from "nanafuda:bot";
import catalogue from "nanafuda:catalogue";

import { fetchWatched } from "../../../engine/fetching.ts";
import { FRAME } from "./frame-script.ts";

/** Its policy: one script, and the worker made of a text. Workers from such texts have the same policy. */
const policy = () =>
  `default-src 'none'; script-src '${site.frame}' 'wasm-unsafe-eval'; worker-src blob:; base-uri 'none'; form-action 'none'`;

/** Messages that a bot may send in a second. One that prints as fast as it can sends a few thousand. */
const FLOOD = 20_000;
/** Visible time that loading a file may take, in ticks of half a second; Python itself stops a loop after 5 s. */
const [TICK, TICKS] = [500, 12];

export type BotFault = Pick<Protocol.BotFault, "id" | "args" | "line" | "trace" | "replay">;

interface Hooks {
  line: (text: string, deal: number, seat: number) => void; // the bot has printed a line
  progress: (loaded: number, total: number) => void;
  gone: (id: "slow" | "ended") => void; // it has ended after it was ready
}

/** Python could not start: not a fault of the bot. */
export class NoPython extends Error {}

const simpleFault = (id: string, args: Record<string, string | number> = {}): BotFault => ({
  ...{ id, args, line: null, trace: [], replay: null },
});

/** Fetched files, for the next frame. The browser keeps them too. */
const fetched: Map<string, Promise<ArrayBuffer>> = new Map();

export class BotFrame {
  #hooks: Hooks;
  #frame: HTMLIFrameElement | null = null;
  #page: MessagePort | null = null;
  #ready = Promise.withResolvers<void>();
  #isReady = false;
  #reply = Promise.withResolvers<any>();
  #clock: ReturnType<typeof setInterval> | undefined;
  #count = 0;
  #since = 0;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
    this.#ready.promise.catch(() => {});
    this.#reply.promise.catch(() => {});
    this.#open().catch((error) => this.#fail(error));
  }

  /** Resolves once Python runs. Rejects with NoPython. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  async #open() {
    const [script, wasm, library, engine] = await this.#files();
    if (this.#frame) return;
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.setAttribute("sandbox", "allow-scripts");
    frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy()}"><script>${FRAME}</script>`;
    this.#frame = frame;
    addEventListener("message", this.#troubled);
    const { port1, port2 } = new MessageChannel();
    this.#page = port1;
    port1.onmessage = (event) => this.#receive(event.data);
    frame.onload = () => {
      frame.onload = null;
      const start = { wasm, library, engine, lock: site.lock };
      frame.contentWindow?.postMessage([new TextDecoder().decode(script), start], "*", [port2]);
    };
    document.body.append(frame);
  }

  #files(): Promise<ArrayBuffer[]> {
    const { script, wasm, library, engine, bytes } = site;
    const total = Object.values(bytes).reduce((sum, one) => sum + one, 0);
    let loaded = 0;
    const arrived = (more: number) => {
      loaded += more;
      this.#hooks.progress(loaded, total);
    };
    return Promise.all(
      [script, wasm, library, engine].map(async (path) => {
        const url = new URL(path, import.meta.url).href;
        let file = fetched.get(url);
        if (!file) {
          file = fetchWatched(fetch(url), arrived).then((response) => response.arrayBuffer());
          file.catch(() => fetched.delete(url));
          fetched.set(url, file);
        }
        return file;
      }),
    );
  }

  #troubled = ({ source, data }: MessageEvent) => {
    if (source === this.#frame?.contentWindow && data === "bot-error") this.#lost();
  };

  /** Loads the file. @returns why it is no bot */
  async load(source: string, game: string): Promise<BotFault | null> {
    const { loaded } = await this.#ask({ load: { source, game } });
    return sound(loaded);
  }

  /** Compiles a text without running it. @returns why it is not valid Python */
  async check(source: string): Promise<BotFault | null> {
    const { loaded } = await this.#ask({ check: { source } });
    return sound(loaded);
  }

  /** The port on which the referee asks. */
  connect(referee: MessagePort) {
    this.#page?.postMessage(null, [referee]);
  }

  async #ask(message: object): Promise<any> {
    await this.ready;
    this.#reply = Promise.withResolvers();
    this.#page?.postMessage(JSON.stringify(message));
    let ticks = 0;
    clearInterval(this.#clock);
    this.#clock = setInterval(() => {
      if (document.visibilityState === "visible") ticks += 1;
      if (ticks >= TICKS) this.#lost("slow");
    }, TICK);
    return this.#reply.promise.finally(() => clearInterval(this.#clock));
  }

  /** Handles a message of the bot's worker, which may be forged. */
  #receive(text: unknown) {
    if (!this.#page) return; // was on its way when the frame was removed
    if (this.#flooded()) return this.#lost();
    let message: any;
    try {
      message = typeof text === "string" && text.length < 100_000 ? JSON.parse(text) : null;
    } catch {}
    if (typeof message !== "object" || message === null) return this.#lost();
    if ("line" in message) {
      const { line, deal, seat } = message;
      if (typeof line === "string" && Number.isInteger(deal) && Number.isInteger(seat)) {
        this.#hooks.line(line.slice(0, 400), deal, seat);
      }
    } else if (message.ready) {
      this.#isReady = true;
      this.#ready.resolve();
    } else if ("failed" in message) {
      this.#fail(message.failed);
    } else if ("died" in message) {
      this.#lost();
    } else {
      this.#reply.resolve(message);
    }
  }

  #flooded() {
    const now = performance.now();
    if (now - this.#since > 1000) [this.#since, this.#count] = [now, 0];
    this.#count += 1;
    return this.#count > FLOOD;
  }

  #fail(error: unknown) {
    const why = new NoPython(String(error));
    this.#ready.reject(why);
    this.#reply.reject(why);
    this.end();
  }

  /** The bot has ended its worker, or taken too long. */
  #lost(id: "slow" | "ended" = "ended") {
    if (!this.#isReady) return this.#fail("the worker has ended");
    this.#reply.resolve({ loaded: simpleFault(id, id === "slow" ? { seconds: catalogue.bounds.seconds } : {}) });
    this.end();
    this.#hooks.gone(id);
  }

  /** Removes the frame, which ends the worker. */
  end() {
    clearInterval(this.#clock);
    removeEventListener("message", this.#troubled);
    this.#page?.close();
    this.#page = null;
    this.#frame?.remove();
    this.#frame ??= document.createElement("iframe"); // never opened
  }

  /** Whether it was ended. */
  get over() {
    return this.#frame !== null && !this.#frame.isConnected;
  }
}

/** A fault that the bot's side has reported; "ended" if it is none that this page knows. */
function sound(fault: any): BotFault | null {
  if (fault === null) return null;
  const { id, args, line, trace } = fault ?? {};
  const fits =
    typeof id === "string" &&
    /^[a-z-]{1,20}$/.test(id) &&
    (line === null || (Number.isInteger(line) && line > 0)) &&
    Array.isArray(trace) &&
    trace.length <= 4 &&
    trace.every((one) => typeof one === "string" && one.length < 400) &&
    typeof args === "object" &&
    args !== null &&
    Object.values(args).every((one) => ["string", "number"].includes(typeof one) && String(one).length < 400);
  return fits ? { id, args, line, trace, replay: null } : simpleFault("ended");
}
