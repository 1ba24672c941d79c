// Assessments in words: the best choice and its reason, the other choices, verdicts. Fetched with the first hint.

import { actionInWords, idOf, withVerb } from "./action-words.ts";
import { costInWords, tiedWith, verdictOn } from "./verdict.ts";
import { figure, phrases } from "../announcer/phrases.ts";
import { parse, type Scene, type GameTable } from "../game-table.ts";

type Choice = Protocol.Choice;

type Assessment = Protocol.Assessment;

type Line = Protocol.Line;

/** The best choice, its reason, how near the next one is, and what is at stake: a sentence each. */
export function bestInWords(assessed: Assessment, _: number, scene: Scene, game: GameTable): string[] {
  const brief = briefly(scene, game);
  const instead = otherNamed(assessed, brief, game);
  const [why, ...beside] = saidOf(assessed, instead, "bare", brief, game);
  const isWhole = assessed.reason.id === "hint-only" && why; // the reason contains the action
  const action = scene.t("hint-action", { action: planInWords(assessed, brief, game), reason: "" }).trim();
  const second = besideInWords(assessed, instead, brief, game);
  const nameless = [reasonInWords(assessed, "", "bare", brief, game), besideInWords(assessed, "", brief, game)];
  const isNamed = why !== nameless[0] || second !== nameless[1];
  const near = nearness(assessed, instead, isNamed, brief, game);
  const rest = isOfThird(assessed) ? [...beside, near] : [near, ...beside];
  return [isWhole ? "" : action, why, second, ...rest].filter(Boolean);
}

/** The best choice and the steps that should follow it. */
function planInWords({ best, plan }: Assessment, scene: Scene, game: GameTable) {
  if (!plan.length || !scene.says("hint-then")) return actionInWords(best, scene, game);
  const first = actionInWords(best, { ...scene, step: "first" }, game);
  const step = { ...scene, step: "then" as const };
  return plan.reduce((action, next) => scene.t("hint-then", { action, next: actionInWords(next, step, game) }), first);
}

/** The best choice, with all that is said of it. */
export const adviceInWords = (assessed: Assessment, scene: Scene, game: GameTable) =>
  joined(bestInWords(assessed, 0, scene, game), scene);

const joined = (sentences: readonly string[], { t }: Scene) => sentences.filter(Boolean).join(t("look-space"));

/** A choice other than the best, compared with it. @param rank from 0 */
export function nextInWords({ choices, later }: Assessment, rank: number, scene: Scene, game: GameTable): string[] {
  const { action, unit, behind, doubt } = choices[rank];
  const standing = later.includes(action) ? "later" : sizeOf(choices[rank]);
  const facts = { rank: rank + 1, of: choices.length, action: actionInWords(action, briefly(scene, game), game) };
  const cost = costInWords(unit, behind, scene, doubt);
  const stands = scene.says("hint-next-stands") ? scene.t("hint-next-stands", { standing, cost }) : "";
  return [scene.t("hint-next", facts), stands].filter(Boolean);
}

/**
 * The choice that the sentence before a reason has named: `bare` the best, `tied` both of a tie, `named` another one,
 * `answer` none, because a puzzle withholds it.
 */
type Who = "bare" | "tied" | "named" | "answer";

/**
 * A reason as a sentence, whose subject is in its words; `whyInWords` handles pure comparisons.
 * @param instead name of the compared choice
 */
function reasonInWords(assessed: Assessment, instead: string, who: Who, scene: Scene, game: GameTable) {
  const { id, args } = assessed.reason;
  if (BARE.has(id) || !scene.says(id) || (id === "hint-same" && who === "bare")) return "";
  const best = bestNamed(assessed, scene, game);
  const action = actionInWords(assessed.best, scene, game);
  return scene.t(id, { ...args, ...("instead" in args && { instead }), action, best, who });
}

/** A second reason or a rule of thumb; empty if there is none. */
function besideInWords(assessed: Assessment, instead: string, scene: Scene, game: GameTable) {
  const { beside, best } = assessed;
  if (!beside || !scene.says(beside.id)) return "";
  const named = bestNamed(assessed, scene, game);
  const action = actionInWords(best, scene, game);
  return scene.t(beside.id, {
    ...beside.args,
    ...("instead" in beside.args && { instead }),
    action,
    best: named,
    who: "bare",
  });
}

/** Whether the reason answers for a choice that is behind, while another one ties with the best. */
const isOfThird = ({ near, reason }: Assessment) =>
  near.length > 0 && "instead" in reason.args && !near.includes(String(reason.args.instead));

const namedBefore = (assessed: Assessment): Who => (tiedWith(assessed) && !isOfThird(assessed) ? "tied" : "named");

/** Reason for the best choice, and the payoff of the compared choice. */
export const whyInWords = (assessed: Assessment, scene: Scene, game: GameTable) =>
  joined(saidOf(assessed, otherNamed(assessed, scene, game), namedBefore(assessed), scene, game), scene);

/** Reason against the choice that was made, which a longer look may have found better. */
export function whyNotInWords(line: Line, scene: Scene, game: GameTable, who?: Who) {
  if (line.verdict === "better") return "";
  return reasonInWords(line, otherNamed(line, scene, game), who ?? namedBefore(line), scene, game);
}

/**
 * A decision looked back at: the better choice, its reason and the cost of the own one, or else the verdict and the
 * reason. `more` is what is behind “More” where there is no room.
 */
export function lookedBackInWords(line: Line, sent: boolean, scene: Scene, game: GameTable) {
  const brief = briefly(scene, game);
  const action = actionInWords(line.action, brief, game);
  const by = { action, sent: said(sent), seat: scene.seatName(scene.me) };
  if (line.verdict !== "mistake" && line.verdict !== "small") {
    const more = line.verdict === "better" ? "" : whyInWords(line, brief, game);
    return { said: joined([scene.t("look-made", by), verdictInWords(line, brief, game)], scene), more };
  }
  return { said: joined(costlyInWords(line, by, brief, game), scene), more: "" };
}

/** A fact as an argument of a message. */
const said = (so: boolean) => (so ? "yes" : "no");

/** The better choice, why, and the cost of the own one: a sentence each. */
function costlyInWords(line: Line, by: Record<string, string>, brief: Scene, game: GameTable) {
  const why = whyNotInWords(line, brief, game, "bare");
  const cost = costInWords(line.unit, line.loss, brief, line.error);
  const sure = line.mistake ? "yes" : line.weight >= 1 ? "probably" : "little";
  const named = said(plain(why).includes(plain(otherNamed(line, brief, game))));
  return [
    brief.t("look-instead", { best: actionInWords(line.best, brief, game), sure }),
    why,
    brief.t("look-cost", { ...by, cost, sure, named }),
  ];
}

/** Why a wrong answer fails, without naming the right one; says so if there is no reason. */
export const whyWrongInWords = (assessed: Assessment, scene: Scene, game: GameTable) =>
  reasonInWords(assessed, otherNamed(assessed, scene, game), "answer", scene, game) ||
  (scene.says("hint-no-reason") ? scene.t("hint-no-reason") : "");

/** An action beside another: if both are of the same kind, without their common part. */
export function otherInWords(action: string, beside: string, scene: Scene, game: GameTable) {
  const { verb } = parse(action);
  const own = verb === parse(beside).verb && game.otherInWords?.(action, scene);
  if (own) return own;
  const brief = idOf(`${verb}-other`, scene, game);
  return verb === parse(beside).verb && scene.says(brief)
    ? withVerb(action, brief, scene)
    : actionInWords(action, scene, game);
}

/** Name of the best choice, as short as that of the other. */
function bestNamed({ best, reason }: Assessment, scene: Scene, game: GameTable) {
  const { instead } = reason.args;
  return typeof instead === "string" ? otherInWords(best, instead, scene, game) : actionInWords(best, scene, game);
}

/** Name of the choice that a reason compares with; what ends a turn that might go on is called so. */
export function otherNamed({ best, reason }: Assessment, scene: Scene, game: GameTable) {
  const { instead } = reason.args;
  if (typeof instead !== "string") return "";
  const { verb } = parse(instead);
  const own = `${game.id}-action-${verb}-not-${parse(best).verb}`;
  return scene.says(own) ? withVerb(instead, own, scene) : otherInWords(instead, best, scene, game);
}

/**
 * The reason for the best choice; unless there is a tie or the reason contains a figure, the other's payoff; and what is
 * at stake.
 * @param instead name of the other choice
 */
function saidOf(assessed: Assessment, instead: string, who: Who, scene: Scene, game: GameTable) {
  const { reason, choices } = assessed;
  const why = reasonInWords(assessed, instead, who, scene, game);
  const stake = stakeInWords(assessed, scene, game);
  if (tiedWith(assessed) && !isOfThird(assessed)) return [why, stake];
  const other = choices.find(({ action }) => action === reason.args.instead);
  const id = other && COMPARED[sizeOf(other)];
  if (!other || !id || !scene.says(id) || "here" in reason.args) return [why, stake].filter(Boolean);
  const given = why || stake || (scene.says("hint-no-reason") ? scene.t("hint-no-reason") : "");
  const cost = costInWords(other.unit, other.behind, scene, other.doubt);
  const beside = scene.t(id, { cost, instead, who });
  return [given, beside, given === stake ? "" : stake].filter(Boolean);
}

/**
 * How near the alternative is with which the best choice is tied; nothing without one.
 * @param other name of the choice that the reason compares with
 * @param isNamed whether the reason before it names the alternative
 */
function nearness(assessed: Assessment, other: string, isNamed: boolean, scene: Scene, game: GameTable) {
  const tied = tiedWith(assessed);
  if (!tied || !scene.says("hint-near")) return "";
  const { standing, behind, doubt } = tied;
  const isSame = assessed.reason.id === "hint-same";
  const near = standing === "equal" ? standing : behind > doubt ? "ahead" : "unclear";
  const isThird = isOfThird(assessed);
  const instead = isThird ? otherInWords(tied.action, assessed.best, scene, game) : other;
  if (isSame) return scene.t("hint-near", { near: "same", instead });
  if (!isNamed || isThird) return scene.t("hint-near", { near, instead });
  const isAlike = near === "equal" && NO_MATTER.test(assessed.reason.id);
  return scene.t("hint-near-named", { near: isAlike ? "alike" : near, instead });
}

/** Risk of a bid, and the others' chances after a pass; empty elsewhere. */
function stakeInWords({ stake }: Assessment, scene: Scene, game: GameTable) {
  if (!stake || !scene.says(stake.id)) return "";
  const bid = String(stake.args.instead);
  return scene.t(stake.id, { ...stake.args, instead: otherInWords(bid, bid, scene, game) });
}

/** The standing that names a difference: only one below the least mistake is a little. */
const sizeOf = ({ standing, weight }: Choice) => (standing === "small" && weight >= 1 ? "behind" : standing);

/** Verdict on a decision, in a sentence. */
export function verdictInWords(line: Line, view: Scene, game: GameTable) {
  const verdict = verdictOn(line);
  const best = line.verdict === "best" ? (tiedWith(line)?.action ?? line.best) : line.best;
  return view.t(verdict === "small" && line.weight >= 1 ? "look-unsure" : `look-${verdict}`, {
    cost: costInWords(line.unit, verdict === "better" ? behindOf(line) : line.loss, view, line.error),
    best: actionInWords(best, view, game),
  });
}

/** Loss of the played action against the best. */
const behindOf = ({ choices, action }: Line) => choices.find((one) => one.action === action)?.behind ?? 0;

/** Formats a choice's mean, by unit. */
const MEANS: Record<Line["unit"], (mean: number) => string> = {
  tricks: (mean) => figure(mean.toFixed(1)),
  points: (mean) => figure(mean.toFixed(1)),
  win: (mean) => figure(Math.round(100 * mean)),
  place: (mean) => figure((-mean).toFixed(1)),
};

/**
 * The choices compared at a decision: name, payoff and loss. Choices that are tied with the best have its payoff, for
 * their figures were not told apart; the best is called what the choice is that is recommended along with it. A choice
 * that a longer look found better stands above the hint's.
 */
export function choicesInWords(assessed: Assessment, view: Scene, game: GameTable) {
  const { choices, unit } = assessed;
  const [best] = choices;
  const [better, rest] = [true, false].map((up) => choices.filter(({ standing }) => (standing === "better") === up));
  const first = tiedWith(assessed)?.standing ?? (better.length ? "hint" : "best");
  return [...better.sort((a, b) => a.behind - b.behind), ...rest].map((one) => ({
    code: one.action,
    action: actionInWords(one.action, view, game),
    mean: MEANS[unit](isTied(one) ? best.mean : one.mean),
    behind: view.t("look-behind-value", {
      standing: one === best ? first : one.standing,
      cost: costInWords(unit, one.behind, view, one.doubt),
    }),
  }));
}

const isTied = ({ standing }: Choice) => standing === "equal" || standing === "unclear";

/** A scene that names cards briefly on the screen: ♠9, ♠8–10. */
const briefly = (scene: Scene, game: GameTable): Scene =>
  scene.form === "seen" && scene.says("card-sign")
    ? { ...scene, ...phrases(game.id, { ...scene, cardName: scene.cardSign }), brief: true }
    : scene;

/** Removes line-break marks. */
export const plain = (text: string) => text.replace(/[\u200b\u2060]/g, "");

/** Messages that compare a choice that is behind with the best. */
const COMPARED: Partial<Record<Choice["standing"], string>> = { small: "hint-small", behind: "hint-better" };

/** Reasons why it does not matter which of two choices is made. */
const NO_MATTER = /-(?:alike|either)$/;

/** Reasons that are only a comparison. */
const BARE = new Set(["hint-better", "hint-ahead", "hint-equal", "hint-unclear"]);
