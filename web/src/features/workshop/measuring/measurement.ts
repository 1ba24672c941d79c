// A measurement: its figures and their course, which the engine computes, and the deals with the greatest losses.

import { html, nothing, svg } from "lit-html";

/** Deals that are listed. */
const WORST = 5;
/** Milliseconds between two looks at the figures. */
const LOOK = 250;
const [WIDE, HIGH] = [200, 60];

export class Measurement {
  game: string;
  opponent: string;
  of: number; // deals in all
  running = true;
  figures: Protocol.Figures | null = null;
  #course: number[][] = [];
  #points: number[] = [];
  #parts = 1;
  #played: Protocol.PlayedDeal[] = [];

  constructor(game: string, opponent: string, of: number) {
    [this.game, this.opponent, this.of] = [game, opponent, of];
  }

  /**
   * Plays the deals and looks at the figures a few times a second.
   * @param play plays a deal; null: the bot has failed @param look asks the engine
   */
  async run(
    play: (number: number) => Promise<Protocol.Trial | null>,
    look: (
      request: Pick<Protocol.Requests["measured"], "points" | "parts" | "planned">,
    ) => Promise<Protocol.Measured | null>,
    changed: () => void,
  ) {
    let looked = 0;
    try {
      while (this.done < this.of) {
        const found = await play(this.done + 1);
        if (!found) break;
        this.#points.push(found.points ?? 0);
        this.#parts = found.parts;
        this.#played.push(...found.played);
        this.#played = this.worst.concat();
        if (performance.now() - looked < LOOK && this.done < this.of) continue;
        looked = performance.now();
        const reply = await look({ points: this.#points, parts: this.#parts, planned: this.of });
        if (reply) [this.figures, this.#course] = [reply.figures, reply.course];
        changed();
      }
    } finally {
      this.running = false;
    }
  }

  get done() {
    return this.#points.length;
  }

  /** Deals in which the bot lost most, the worst first. */
  get worst() {
    return this.#played
      .filter(({ margin }) => margin < 0)
      .sort((a, b) => a.margin - b.margin)
      .slice(0, WORST);
  }

  /** The plot: mean and interval by number of deals. The text above has the same figures. */
  plot() {
    if (!this.#course.length) return nothing;
    const found = this.#course.map(([n, mean, width]) => ({ n, mean, width }));
    const settled = found.slice(Math.floor(found.length / 4)); // the first intervals are very wide
    const high = Math.max(0, ...settled.map(({ mean, width }) => mean + width));
    const low = Math.min(0, ...settled.map(({ mean, width }) => mean - width));
    const x = (n: number) => ((n / this.of) * WIDE).toFixed(1);
    const y = (value: number) => (((high - value) / (high - low || 1)) * HIGH).toFixed(1);
    const line = (values: { n: number; value: number }[]) =>
      values.map(({ n, value }) => `${x(n)} ${y(value)}`).join("L");
    const upper = found.map(({ n, mean, width }) => ({ n, value: mean + width }));
    const lower = found.map(({ n, mean, width }) => ({ n, value: mean - width })).reverse();
    const means = found.map(({ n, mean }) => ({ n, value: mean }));
    return html`<div class="workshop-plot" aria-hidden="true">
      <span>${high.toFixed(1)}</span><span>${low.toFixed(1)}</span>
      <svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none">
        ${svg`<path class="workshop-band" d="M${line([...upper, ...lower])}Z"></path>
        <path class="workshop-zero" d="M0 ${y(0)}H${WIDE}"></path>
        <path class="workshop-mean" d="M${line(means)}"></path>`}
      </svg>
    </div>`;
  }
}
