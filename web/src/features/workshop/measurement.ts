// The figures of a measurement: running mean and its 95 % interval, the deals with the greatest losses.

import { html, nothing, svg } from "lit-html";

/** Deals that are listed. */
const WORST = 5;
/** Standard errors of a 95 % interval. */
const WIDTH = 1.96;
/** Points of the plot at most. */
const POINTS = 80;
const [WIDE, HIGH] = [200, 60];

export class Measurement {
  game: string;
  opponent: string;
  of: number; // deals in all
  running = true;
  #differences: number[] = [];
  #played: Protocol.PlayedDeal[] = [];

  constructor(game: string, opponent: string, of: number) {
    [this.game, this.opponent, this.of] = [game, opponent, of];
  }

  add({ difference, played }: Protocol.Trial) {
    this.#differences.push(difference ?? 0);
    this.#played.push(...played);
    this.#played = this.worst.concat();
  }

  get done() {
    return this.#differences.length;
  }

  /** Deals in which the bot lost most, the worst first. */
  get worst() {
    return this.#played
      .filter(({ margin }) => margin < 0)
      .sort((a, b) => a.margin - b.margin)
      .slice(0, WORST);
  }

  /** Mean and half the width of its interval after `n` deals. */
  at(n: number = this.done): { mean: number; width: number } {
    const some = this.#differences.slice(0, n);
    const mean = some.reduce((sum, one) => sum + one, 0) / Math.max(1, n);
    const squares = some.reduce((sum, one) => sum + (one - mean) ** 2, 0);
    return { mean, width: n > 1 ? WIDTH * Math.sqrt(squares / (n - 1) / n) : Number.POSITIVE_INFINITY };
  }

  /** The plot: mean and interval by number of deals. The text above has the same figures. */
  plot() {
    const { done } = this;
    if (done < 3) return nothing;
    const places = [
      ...new Set(Array.from({ length: POINTS }, (_, i) => 2 + Math.round((i * (done - 2)) / (POINTS - 1)))),
    ];
    const found = places.map((n) => ({ n, ...this.at(n) }));
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
