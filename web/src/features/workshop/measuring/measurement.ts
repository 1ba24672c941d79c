// A measurement: its figures and their course, which the engine computes, and the deal with the greatest loss.

import { html, nothing, svg } from "lit-html";

import type { Bench, Contest } from "./contest.ts";

/** Milliseconds between two looks at the figures. */
const LOOK = 250;
const [WIDE, HIGH] = [200, 60];

export class Measurement {
  opponent: string;
  of: number; // deals in all
  running = true;
  contest: Contest | null = null;

  constructor(opponent: string, of: number) {
    [this.opponent, this.of] = [opponent, of];
  }

  /** Plays the deals and looks at the figures a few times a second, until the end or until a bot fails. */
  async run(bench: Bench, contest: Contest, changed: () => void) {
    this.contest = contest;
    try {
      while (contest.left.length && !contest.fault) {
        await contest.play(bench, contest.players, { most: this.of, time: LOOK });
        await contest.look(bench);
        changed();
      }
    } finally {
      this.running = false;
    }
  }

  /** The result: against a level, or against another bot of the person on the same cards. */
  get figures(): Protocol.Figures | null {
    const { rows = [], pairs = [] } = this.contest?.standing ?? {};
    if (rows.length < 2) return rows[0]?.figures ?? null;
    const own = rows.findIndex(({ bot }) => bot === 0);
    return pairs[own]?.[1 - own] ?? null;
  }

  get done() {
    return this.contest?.players[0].points.length ?? 0;
  }

  /** The deal in which the bot lost most against the level in its seat. */
  get worst() {
    const { parts = 1, players = [] } = this.contest ?? {};
    const { worst: deal = 0, replay = "", points = [], usual = [] } = players[0] ?? {};
    const [own, level] = [points, usual].map((one) => one[deal - 1] / parts);
    return deal && own < level ? { deal, replay, own, level } : null;
  }

  /** The plot: mean and interval by number of deals. The text above has the same figures. */
  plot() {
    const { course = [] } = this.contest?.standing ?? {};
    if (!course.length) return nothing;
    const curve = course.map(([n, mean, width]) => ({ n, mean, width }));
    const settled = curve.slice(Math.floor(curve.length / 4)); // the first intervals are very wide
    const high = Math.max(0, ...settled.map(({ mean, width }) => mean + width));
    const low = Math.min(0, ...settled.map(({ mean, width }) => mean - width));
    const x = (n: number) => ((n / this.of) * WIDE).toFixed(1);
    const y = (value: number) => (((high - value) / (high - low || 1)) * HIGH).toFixed(1);
    const line = (values: { n: number; value: number }[]) =>
      values.map(({ n, value }) => `${x(n)} ${y(value)}`).join("L");
    const upper = curve.map(({ n, mean, width }) => ({ n, value: mean + width }));
    const lower = curve.map(({ n, mean, width }) => ({ n, value: mean - width })).reverse();
    const means = curve.map(({ n, mean }) => ({ n, value: mean }));
    return html`<div class="workshop-plot" aria-hidden="true">
      <span>${high.toFixed(1).replace("-", "−")}</span><span>${low.toFixed(1).replace("-", "−")}</span>
      <svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none">
        ${svg`<path class="workshop-band" d="M${line([...upper, ...lower])}Z"></path>
        <path class="workshop-zero" d="M0 ${y(0)}H${WIDE}"></path>
        <path class="workshop-mean" d="M${line(means)}"></path>`}
      </svg>
    </div>`;
  }
}
