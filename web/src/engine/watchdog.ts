// Detects a worker that no longer responds. Silence is counted in timer ticks while the page is visible. In the
// background and while the device sleeps, workers and timers are suspended.

/** Interval of the count, in milliseconds. */
const TICK = 500;
/** Silence after which an idle worker counts as lost, in milliseconds. */
const IDLE = 4000;
/** The same for a busy worker: it reports before each slice, which takes under a second on slow devices. */
const BUSY = 10_000;

/** Timeout: this many times the longest gap between messages so far. */
const TIMES = 40;
/** Maximum of that timeout, in milliseconds. */
const LONGEST = 600_000;

/** Detects a stalled start. The timeout adapts to the longest gap between progress messages. Counts as above. */
export class StartWatch {
  #gone: () => void;
  #least = 0;
  #silence = 0;
  #since = 0;
  /** Longest gap so far. */
  #slowest = 0;
  #clock: ReturnType<typeof setInterval> | undefined;

  constructor(gone: () => void) {
    this.#gone = gone;
  }

  /** Starts the count. @param least minimum timeout in milliseconds */
  begin(least: number) {
    this.end();
    this.#least = least;
    this.#silence = 0;
    this.#since = performance.now();
    this.#clock = setInterval(() => this.#tick(), TICK);
  }

  /** Notes a progress message. */
  heard() {
    const now = performance.now();
    // Time during which the page slept counts as one tick.
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

  /** @param ask sends a ping that the worker answers at once */
  constructor(ask: () => void, gone: () => void) {
    this.#ask = ask;
    this.#gone = gone;
  }

  /** Starts unless already running. @param idle whether the worker has no request yet */
  begin(idle: boolean) {
    if (this.#clock !== undefined) return;
    this.#silence = 0;
    this.#patience = idle ? IDLE : BUSY;
    if (idle) this.#ask();
    this.#clock = setInterval(() => this.#tick(), TICK);
  }

  /** Notes a message of the worker. */
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
