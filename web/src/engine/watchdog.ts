// Whether the worker still hears. Silence is counted in ticks of the page's own clock, while the page is looked at: in
// the background and while the machine sleeps, the worker is not expected to speak, and the clock stands still too.

/** How often it is counted, in milliseconds. */
const TICK = 500;
/** So much silence, in milliseconds, of a worker that has nothing to do says that it is gone; */
const IDLE = 4000;
/** so much of one at work, that it is stuck: it speaks before each slice of a thought, and nothing that it does in one go
 *  takes a second where the machine is slow. */
const BUSY = 10_000;

/** Whoever has been silent so long before the latest news may be silent for so many times as long before the next. */
const TIMES = 40;
/** But for no longer than this, in milliseconds. */
const LONGEST = 600_000;

/**
 * Whether what is slow still gets on: how long it may be without news goes by how long it has taken for the news so far.
 * Counted as above.
 */
export class Headway {
  #gone: () => void;
  #least = 0;
  #silence = 0;
  #since = 0;
  /** The longest silence that news has ended. */
  #slowest = 0;
  #clock: ReturnType<typeof setInterval> | undefined;

  constructor(gone: () => void) {
    this.#gone = gone;
  }

  /** Begins to wait for news. @param least milliseconds that it has in any case */
  begin(least: number) {
    this.end();
    this.#least = least;
    this.#silence = 0;
    this.#since = performance.now();
    this.#clock = setInterval(() => this.#tick(), TICK);
  }

  /** There is news. */
  heard() {
    const now = performance.now();
    // Time in which the page slept counts as a tick.
    this.#slowest = Math.max(this.#slowest, Math.min(now - this.#since, this.#silence + TICK));
    this.#silence = 0;
    this.#since = now;
  }

  end() {
    clearInterval(this.#clock);
    this.#clock = undefined;
  }

  #tick() {
    if (document.visibilityState === "visible") this.#silence += TICK;
    if (this.#silence < Math.min(LONGEST, Math.max(this.#least, TIMES * this.#slowest))) return;
    this.end();
    this.#gone();
  }
}

export class Watch {
  #ask: () => void;
  #gone: () => void;
  #silence = 0;
  #patience = BUSY;
  #clock: ReturnType<typeof setInterval> | undefined;

  /** @param ask sends a question that the worker answers at once */
  constructor(ask: () => void, gone: () => void) {
    this.#ask = ask;
    this.#gone = gone;
  }

  /** Begins, unless it goes on. @param idle whether the worker has nothing to do yet */
  begin(idle: boolean) {
    if (this.#clock !== undefined) return;
    this.#silence = 0;
    this.#patience = idle ? IDLE : BUSY;
    if (idle) this.#ask();
    this.#clock = setInterval(() => this.#tick(), TICK);
  }

  /** The worker has spoken. */
  heard() {
    this.#silence = 0;
    this.#patience = BUSY;
  }

  end() {
    clearInterval(this.#clock);
    this.#clock = undefined;
  }

  #tick() {
    if (document.visibilityState === "visible") this.#silence += TICK;
    if (this.#silence < this.#patience) return;
    this.end();
    this.#gone();
  }
}
