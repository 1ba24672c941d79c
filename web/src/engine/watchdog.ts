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

/** Calls `gone` once if the silence reaches the patience. */
class Clock {
  silence = 0;
  #gone: () => void;
  #clock: ReturnType<typeof setInterval> | undefined;

  constructor(gone: () => void) {
    this.#gone = gone;
  }

  get runs() {
    return this.#clock !== undefined;
  }

  /** Starts the count anew. @param patience milliseconds, asked at each tick */
  count(patience: () => number) {
    this.end();
    this.silence = 0;
    this.#clock = setInterval(() => this.#tick(patience()), TICK);
  }

  end() {
    clearInterval(this.#clock);
    this.#clock = undefined;
  }

  #tick(patience: number) {
    if (document.visibilityState === "visible") this.silence += TICK;
    if (this.silence < patience) return;
    this.end();
    this.#gone();
  }
}

/** Detects a stalled start. The timeout adapts to the longest gap between progress messages. */
export class StartWatch extends Clock {
  #since = 0;
  /** Longest gap so far. */
  #slowest = 0;

  /** Starts the count. @param least minimum timeout in milliseconds */
  begin(least: number) {
    this.#since = performance.now();
    this.count(() => Math.min(LONGEST, Math.max(least, TIMES * this.#slowest)));
  }

  /** Notes a progress message. */
  heard() {
    const now = performance.now();
    // Time during which the page slept counts as one tick.
    this.#slowest = Math.max(this.#slowest, Math.min(now - this.#since, this.silence + TICK));
    this.silence = 0;
    this.#since = now;
  }
}

export class Watch extends Clock {
  #ask: () => void;
  #patience = BUSY;

  /** @param ask sends a ping that the worker answers at once */
  constructor(ask: () => void, gone: () => void) {
    super(gone);
    this.#ask = ask;
  }

  /** Starts unless already running. @param idle whether the worker has no request yet */
  begin(idle: boolean) {
    if (this.runs) return;
    this.#patience = idle ? IDLE : BUSY;
    if (idle) this.#ask();
    this.count(() => this.#patience);
  }

  /** Notes a message of the worker. */
  heard() {
    this.silence = 0;
    this.#patience = BUSY;
  }
}
