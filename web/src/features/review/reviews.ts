// Reviews of finished deals. The engine analyses the person's decisions slice by slice in the background, from the last
// to the first; the second engine, if there is one, comes from the first to meet it. Results are cached.

import {
  type Review,
  type Line,
  type Verdict,
  type Running,
  verdictOn,
  costInWords,
  winsIn100,
} from "../../table/play/verdict.ts";
import { has } from "../../i18n/messages.ts";
import { outcomeFor } from "../../table/draw/headline.ts";
import type { GameTable, Scene, Went } from "../../table/game-table.ts";
import type { Reply } from "../../engine/client.ts";

type Ask = Protocol.Requests["review"];

interface ReviewParts {
  ask: (request: Ask) => Promise<Reply<Ask>>;
  since?: number; // index of the first action to review
  match: () => Protocol.Requests["load"]; // loads the match with the deal
  wanted: (deal: number) => boolean; // whether to go on with the review of a deal
  changed: () => void; // re-renders
  done: (review: Review) => void; // called once a deal
  failed: (error: unknown) => void;
  kept: Map<number, Running>; // by deal; outlives the table
}

/** Interval between renders of a running review, in milliseconds. */
const SHOW_EVERY = 250;

export class Reviews {
  declare parts: ReviewParts;

  /** Running reviews by deal, each with a unique symbol. */
  #asked: Map<number, symbol> = new Map();
  /** Time of the last render of a running review. */
  #drawn = 0;

  constructor(parts: ReviewParts) {
    this.parts = parts;
  }

  /** @returns the review so far */
  of(deal: number): Running | null {
    return this.parts.kept.get(deal) ?? null;
  }

  /** Discards a review, because the deal is being replayed. */
  forget(deal: number) {
    this.parts.kept.delete(deal);
    this.#asked.delete(deal);
  }

  /** Starts or continues a deal's review, as long as it is wanted. */
  go(deal: number) {
    const known = this.of(deal);
    if (this.#asked.has(deal) || (known && isDone(known))) return;
    const sign = Symbol(deal);
    this.#asked.set(deal, sign);
    const current = () => this.#asked.get(deal) === sign;
    const wanted = () => current() && this.parts.wanted(deal);
    const { since, match } = this.parts;
    const request: Ask = since ? { do: "review", deal, since } : { do: "review", deal };
    const forward: Ask = { ...request, forward: true };
    const begun = match();
    import("../../engine/second-engine.ts")
      .then(({ second }) =>
        second.run({
          match: begun,
          urgent: true,
          slice: async (by) => !wanted() || this.#add(deal, await by.request(forward), true, wanted),
        }),
      )
      .catch((fault) => console.warn(fault)); // the engine does all of it
    this.#ask(deal, request, wanted)
      .catch(this.parts.failed)
      .finally(() => current() && this.#asked.delete(deal));
  }

  /** @param wanted checked before each slice */
  async #ask(deal: number, request: Ask, wanted: () => boolean) {
    while (wanted()) {
      if (this.#add(deal, await this.parts.ask(request), false, wanted)) return;
    }
  }

  /** Adds the lines of a reply. @returns whether there is nothing left to ask */
  #add(deal: number, reply: Reply<Ask>, forward: boolean, wanted: () => boolean): boolean {
    if (!wanted() || !("review" in reply)) return true;
    const { changed, done, kept } = this.parts;
    const before = this.of(deal);
    const review = merged(before, reply.review, forward);
    kept.set(deal, review);
    if (isDone(review)) {
      this.#asked.delete(deal);
      done(review);
      changed();
      return true;
    }
    const found = review.lines.length > (before?.lines.length ?? 0);
    if (found || performance.now() - this.#drawn >= SHOW_EVERY) {
      this.#drawn = performance.now();
      changed();
    }
    return false;
  }
}

/**
 * Adds a reply's lines to those known, in order of play.
 * @param forward the reply's lines begin with the first decision
 */
export function merged(known: Running | null, review: Review, forward: boolean): Running {
  const all = new Map([...(known?.lines ?? []), ...review.lines].map((line) => [line.index, line]));
  const lines = [...all.values()].sort((a, b) => a.index - b.index);
  const front = forward ? review.lines.length : (known?.front ?? 0);
  return { ...review, lines, front, done: Math.max(review.done, lines.length) };
}

/** Number of a decision in order of play. */
export function numberOf({ lines, of, front }: Running, line: Line) {
  const at = lines.indexOf(line);
  return at < front ? at + 1 : of - lines.length + at + 1;
}

export const isDone = ({ done, of }: Review) => done >= of;

/** Progress of a review, 0 … 1. */
export const progress = (review: Review | null) => (review?.of ? review.done / review.of : 0);

export interface Summary {
  kind: "none" | "mistakes" | "small" | "clean"; // none: there was nothing to decide
  mistakes: number; // number of mistakes
  costliest: Line | null; // the worst mistake
  small: number; // number of decisions slightly below the best
  hard: number; // number of hard decisions that were right
  together: Pick<Line, "unit" | "loss" | "error"> | null; // cost of several small losses, if it is known
  lapse: { kind: string; count: number } | null; // the kind of mistake or small loss that recurs
}

/** Standard errors by which a sum of losses must be known. */
const SURE = 2;
/** Losses of a kind that are worth a word. */
const RECURS = 3;

/** Summarises a review. Adds up small losses only. @param lapses the game's kinds of losses */
export function summaryOf(lines: readonly Line[], lapses: GameTable["lapses"] = {}): Summary {
  const of = (verdict: Verdict) => lines.filter((line) => verdictOn(line) === verdict);
  const [mistakes, small, hard] = [lines.filter(({ mistake }) => mistake), of("small"), of("hard")];
  const [costliest = null] = worstFirst(mistakes);
  const kind = !lines.length ? "none" : costliest ? "mistakes" : small.length ? "small" : "clean";
  const counts = { mistakes: mistakes.length, small: small.length, hard: hard.length };
  return { kind, ...counts, costliest, together: togetherIn(small), lapse: lapseIn([...mistakes, ...small], lapses) };
}

/** The sum of several losses, which were measured in independent samples. */
function togetherIn(lost: readonly Line[]) {
  const [first, ...rest] = lost;
  if (!rest.length || rest.some(({ unit }) => unit !== first.unit)) return null;
  const loss = lost.reduce((sum, line) => sum + line.loss, 0);
  const error = Math.hypot(...lost.map((line) => line.error));
  return loss > SURE * error ? { unit: first.unit, loss, error } : null;
}

/** The most frequent kind of loss, if it recurs. */
function lapseIn(lost: readonly Line[], lapses: NonNullable<GameTable["lapses"]>) {
  const verb = (action: string) => action.split(":")[0];
  const isOf = (line: Line, kind: string) =>
    lapses[kind].some(
      (sign) => line.reason.id.endsWith(`-hint-${sign}`) || sign === `${verb(line.action)}:${verb(line.best)}`,
    );
  const [most] = Object.keys(lapses)
    .map((kind) => ({ kind, count: lost.filter((line) => isOf(line, kind)).length }))
    .sort((a, b) => b.count - a.count);
  return most?.count >= RECURS ? most : null;
}

/** The stored findings, with the number of decisions that match the expert's choice. */
export const foundBy = (lines: readonly Line[]) => ({
  losses: lossesOf(lines),
  agreed: { same: lines.filter(({ action, best }) => action === best).length, of: lines.length },
  mistakes: lines.filter(({ mistake }) => mistake).map(({ index, action }) => ({ index, action })),
});

/** For each unit, the number of mistakes and the cost of the worst. */
const lossesOf = (lines: readonly Line[]) =>
  [
    ...Map.groupBy(
      lines.filter(({ mistake }) => mistake),
      ({ unit }) => unit,
    ),
  ].map(([unit, some]) => ({ unit, loss: Math.max(...some.map(({ loss }) => loss)), mistakes: some.length }));

/** Kinds of stories that say what the summary says: one of the two stands. */
export const SUMMARISING: readonly string[] = ["clean", "slip"];

/** The summary in a sentence or two. The kind that recurs is named once the game's words of advice are there. */
export function summaryInWords(summary: Summary, went: Went, scene: Pick<Scene, "t" | "say" | "table">) {
  const { kind, mistakes, costliest, small, hard, together, lapse } = summary;
  const inWords = ({ unit, loss, error }: Pick<Line, "unit" | "loss" | "error">) =>
    costInWords(unit, loss, scene, error);
  const said = costliest
    ? scene.t("review-mistakes", {
        ...{ count: mistakes, unit: costliest.unit, cost: inWords(costliest) },
        ...winsIn100(costliest),
      })
    : scene.t(`review-${kind}`, { small, hard, went, together: together ? inWords(together) : "none" });
  const isNamed = lapse && has(`${scene.table.game}-lapse-${lapse.kind}`);
  return isNamed ? said + scene.t("look-space") + scene.say(`lapse-${lapse.kind}`, { count: lapse.count }) : said;
}

export function reviewInWords({ deal, lines }: Review, scene: Scene, game: GameTable) {
  const { table, me } = scene;
  const result = table.results.find((one) => one.deal === deal);
  return summaryInWords(summaryOf(lines, game.lapses), result ? outcomeFor(result, me, game) : "even", scene);
}

/** Sorts decisions: mistakes first, worst first; then the others in order of play. */
export function worstFirst(lines: readonly Line[]) {
  const counts = ({ mistake, weight }: Line) => (mistake ? weight : 0);
  return [...lines].sort((a, b) => counts(b) - counts(a) || a.index - b.index);
}
