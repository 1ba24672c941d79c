// In a referee's worker: questions to a bot, which has an interpreter of its own, and its answers. A bot cannot lengthen
// its time by messages, and a message that answers no question ends it.

/** Time of an answer in ticks; a worker that sleeps with its page has none. Python stops a loop after 5 s. */
const [TICK, TICKS] = [500, 12];
const [SLOW, ENDED] = ["slow", "ended"].map((id) => ({
  ...{ id, line: null, args: id === "slow" ? { seconds: 5 } : {}, trace: [] },
}));

export type Loss = "slow" | "ended";

interface Question {
  id: number;
  text: string;
  answer: PromiseWithResolvers<string>;
}

export class Questions {
  #gone: (why: Loss) => void;
  #port: MessagePort | null = null;
  #connected = false;
  /** Questions without an answer, oldest first: one, and others that were given up. */
  #open: Question[] = [];
  #ticks = 0;
  #clock: ReturnType<typeof setInterval> | undefined;

  /** @param gone the bot has broken a rule: the page ends it */
  constructor(gone: (why: Loss) => void) {
    this.#gone = gone;
  }

  /** Asks another bot from now on. */
  connect(port: MessagePort) {
    this.lose("ended");
    this.#port = port;
    this.#connected = true;
    port.onmessage = ({ data }) => this.#receive(data);
  }

  /** Resolves with the answer; if the bot is gone, with one that says so. */
  ask(text: string): Promise<string> {
    if (!this.#connected) throw new Error("there is no bot");
    const { id } = JSON.parse(text);
    const same = this.#open.find((one) => one.id === id);
    if (same) return same.answer.promise;
    if (!this.#port) return Promise.resolve(lost(id, "ended"));
    const answer = Promise.withResolvers<string>();
    if (!this.#open.length) this.#wait();
    this.#open.push({ id, text, answer });
    this.#port.postMessage(text);
    return answer.promise;
  }

  #wait() {
    this.#ticks = 0;
    this.#clock ??= setInterval(() => {
      if (!this.#open.length) return;
      this.#ticks += 1;
      if (this.#ticks >= TICKS) this.#end("slow");
    }, TICK);
  }

  #receive(text: unknown) {
    const [first] = this.#open;
    if (!first || typeof text !== "string" || !text.startsWith(`{"id": ${first.id},`)) return this.#end("ended");
    this.#open.shift();
    this.#ticks = 0;
    first.answer.resolve(text);
  }

  #end(why: Loss) {
    this.lose(why);
    this.#gone(why);
  }

  /** The bot is gone: answers in its place. */
  lose(why: Loss) {
    if (this.#port) {
      this.#port.onmessage = null;
      this.#port.close();
    }
    this.#port = null;
    clearInterval(this.#clock);
    this.#clock = undefined;
    for (const { id, answer } of this.#open.splice(0)) answer.resolve(lost(id, why));
  }
}

const lost = (id: number, why: Loss) => JSON.stringify({ id, fault: why === "slow" ? SLOW : ENDED });
