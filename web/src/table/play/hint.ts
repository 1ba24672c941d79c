// Hints: the best action, marked on the table and explained in a sentence; further requests compare the other choices.

import { byRank, parse, rankOf, type Scene, type GameTable } from "../game-table.ts";
import { costInWords, tiedWith, verdictOn } from "./verdict.ts";
import { aloud, figure, phrases } from "../announcer/phrases.ts";
import type { MatchSession } from "../session.ts";

type Choice = Protocol.Choice;

type Assessment = Protocol.Assessment;

type Line = Protocol.Line;

/** Text shown at once, text behind “More”, and both for screen readers. */
export type Said = { said: string; more: string; heard: string };

export class Hint {
  declare game: GameTable;

  /** Assessment of this position, once computed. */
  #assessed: Assessment | null = null;
  /** Index of the choice shown, or last shown before the hint was hidden. */
  #rank = 0;
  #visible = false;
  #thinking = false;
  /** Whether the hint was not requested: then its search is not announced. */
  #unasked = false;
  /** Counts positions, to discard answers for an earlier one. */
  #position = 0;
  #marked: Element[] = [];

  constructor(game: GameTable) {
    this.game = game;
  }

  /** An action that is marked regardless of hints. */
  pointed: string | null = null;
  /** An action chosen early, which is waiting. */
  awaited: string | null = null;

  /** The marked action, or the first of two. */
  get action(): string | null {
    return this.actions[0] ?? null;
  }

  /** The marked actions: two that are tied, if at most one card of each is marked. */
  get actions(): readonly string[] {
    if (this.pointed !== null) return [this.pointed];
    if (!this.#visible || !this.#assessed) return [];
    const { action } = this.#assessed.choices[this.#rank];
    const tied = this.#rank === 0 && tiedWith(this.#assessed);
    const both = tied ? [action, tied.action] : [action];
    return both.every((one) => cardsOf(one, this.game).length <= 1) ? both : [action];
  }

  /** The marked cards of the hand. */
  get cards(): readonly string[] {
    return this.actions.flatMap((action) => cardsOf(action, this.game));
  }

  /**
   * Shows the best action; when repeated, the next best.
   * @param unasked automatic hint: shows the best as soon as it is known
   * @returns the reason if the engine refused
   */
  async ask(
    request: MatchSession["hint"],
    redraw: () => void,
    unasked: boolean = false,
  ): Promise<Protocol.Fault | null> {
    this.#unasked = unasked;
    if (this.#thinking) {
      redraw();
      return null;
    }
    if (this.#assessed) this.#rank = unasked ? 0 : (this.#rank + 1) % this.#assessed.choices.length;
    else {
      const position = this.#position;
      this.#thinking = true;
      redraw();
      const reply = await request().finally(() => {
        if (position === this.#position) this.#thinking = false;
      });
      if (position !== this.#position || !reply) return null;
      if (!reply.ok) return reply.error;
      this.#assessed = reply.assessed;
      this.#rank = 0;
    }
    this.#visible = true;
    redraw();
    return null;
  }

  /** Hides the hint; the next request shows the next best choice. */
  hide() {
    this.#visible = false;
  }

  /** Resets for a new position. */
  forget() {
    this.#position++;
    this.#thinking = this.#visible = false;
    this.#assessed = this.awaited = null;
  }

  /** The text that replaces the prompt. */
  text(scene: Scene): Said | null {
    if (this.#thinking && !this.#unasked) return saying(scene.t("hint-thinking"));
    if (!this.#visible || !this.#assessed) return null;
    const inWords = this.#rank ? nextInWords : bestInWords;
    const assessed = this.#assessed;
    const { said, more } = inWords(assessed, this.#rank, scene, this.game);
    const full = inWords(assessed, this.#rank, aloud(scene, this.game.id), this.game);
    return { said, more, heard: [full.said, full.more].filter(Boolean).join(scene.t("look-space")) };
  }

  /**
   * Marks the hinted actions and the waiting one: cards of the hand, and controls by attribute. `data-action` is an action's
   * code, `data-id` the code or its verb, `data-at` the place in it. Call after drawing.
   */
  mark(root: HTMLElement) {
    for (const element of this.#marked) element.classList.remove("hinted", "awaited");
    this.#marked = [];
    const all = [...this.actions.map((action) => ["hinted", action]), ["awaited", this.awaited]] as const;
    for (const [name, action] of all) {
      for (const element of action === null ? [] : controlsOf(root, action, this.game)) {
        element.classList.add(name);
        this.#marked.push(element);
      }
    }
  }
}

/** Returns the cards of the hand and the controls that perform an action. */
export function controlsOf(root: HTMLElement, action: string, game: GameTable): Element[] {
  const { verb, at } = parse(action);
  const wanted = [
    ...cardsOf(action, game).map((card) => `.hand-card[data-card="${CSS.escape(card)}"]`),
    `[data-action="${CSS.escape(action)}"]`,
    `.actions [data-id="${CSS.escape(action)}"]`,
    `.actions [data-id="${verb}"]`,
  ];
  if (at) wanted.push(`.middle [data-at="${CSS.escape(at)}"]`);
  return [...root.querySelectorAll(wanted.join(", "))];
}

/** The cards that an action takes from the hand. */
export const cardsOf = (action: string, game: GameTable) => game.uses?.(action) ?? parse(action).cards;

/** An action in words. */
export const actionInWords = (action: string, scene: Scene, game: GameTable) =>
  game.actionInWords?.(action, scene) ?? withVerb(action, idOf(parse(action).verb, scene, game), scene);

/** The message of a verb: the game's own, or the one that games share. */
function idOf(verb: string, { says }: Scene, game: GameTable) {
  const own = `${game.id}-action-${verb}`;
  return says(own) ? own : `action-${verb}`;
}

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

function withVerb(action: string, id: string, scene: Scene) {
  const { cards, as, at } = parse(action);
  const isSeat = /^\d+$/.test(cards[0] ?? "");
  return scene.t(id, {
    seat: isSeat ? Number(cards[0]) : "",
    cards: isSeat || !cards.length ? "" : cardsInWords(cards, as, scene),
    count: cards.length,
    at: at ?? "",
  });
}

/** The best choice or both that are tied, and the reason. If there is no room for another's name, its rank is used. */
function bestInWords(assessed: Assessment, _: number, scene: Scene, game: GameTable) {
  const brief = briefly(scene, game);
  const action = actionInWords(assessed.best, brief, game);
  const { instead } = assessed.reason.args;
  const isWhole = assessed.reason.id === "hint-only"; // the reason contains the action
  const rank = assessed.choices.findIndex((one) => one.action === instead) + 1;
  const names = [
    otherNamed(assessed, brief, game),
    ...(rank && scene.says("hint-ranked") ? [scene.t("hint-ranked", { rank })] : []),
  ];
  const tied = scene.says("hint-either") ? tiedWith(assessed) : null;
  const ways = names.map((instead) => {
    const [why, ...beside] = saidOf(assessed, instead, tied ? "tied" : "bare", brief, game);
    const more = joined(beside, scene);
    if (tied)
      return {
        said: scene.t("hint-either", { action, instead }),
        more: joined([closeness(assessed, tied, why, brief, game), why, more], scene),
      };
    return {
      said: isWhole || !why ? why || action : scene.t("hint-action", { action, reason: why }),
      more,
      bare: { said: plain(scene.t("hint-action", { action, reason: "" })).trim(), more: joined([why, more], scene) },
    };
  });
  return fitting(ways.find(({ said }) => fits(said, scene)) ?? ways[0].bare ?? ways[0], scene);
}

/** The best choice or both that are tied, with all that is said of them. */
export function adviceInWords(assessed: Assessment, scene: Scene, game: GameTable) {
  const { said, more } = bestInWords(assessed, 0, scene, game);
  return joined([said, more], scene);
}

const joined = (sentences: readonly string[], { t }: Scene) => sentences.filter(Boolean).join(t("look-space"));

/** A choice other than the best, compared with it. @param rank from 0 */
function nextInWords({ choices }: Assessment, rank: number, scene: Scene, game: GameTable) {
  const { action, unit, behind, doubt } = choices[rank];
  const standing = sizeOf(choices[rank]);
  const facts = { rank: rank + 1, of: choices.length, action: actionInWords(action, briefly(scene, game), game) };
  const cost = costInWords(unit, behind, scene, doubt);
  return fitting(
    {
      said: scene.t("hint-next", facts),
      more: scene.says("hint-next-stands") ? scene.t("hint-next-stands", { standing, cost }) : "",
    },
    scene,
  );
}

/** Moves text that does not fit behind “More”. */
function fitting({ said, more }: { said: string; more: string }, scene: Scene) {
  const all = joined([said, more], scene);
  return fits(all, scene) ? { said: all, more: "" } : { said, more };
}

const fits = (said: string, scene: Scene) =>
  !scene.says("hint-room") || plain(said).length <= Number(plain(scene.t("hint-room")));

/**
 * What the sentence before a reason has named: the best choice alone; both of a tie; something else; or nothing, because
 * a puzzle withholds its answer.
 */
type Who = "bare" | "tied" | "named" | "answer";

/**
 * A reason as a sentence, whose subject is in its words; `whyInWords` handles pure comparisons.
 * @param instead name of the compared choice
 */
function reasonInWords(assessed: Assessment, instead: string, who: Who, scene: Scene, game: GameTable) {
  const { id, args } = assessed.reason;
  if (BARE.has(id) || !scene.says(id)) return "";
  const best = bestNamed(assessed, scene, game);
  const action = actionInWords(assessed.best, scene, game);
  return scene.t(id, { ...args, ...("instead" in args && { instead }), action, best, who });
}

/** Whether a reason speaks of the best choice alone, so that the gain after it cannot be taken for the other's. */
function isOfBest(assessed: Assessment, instead: string, scene: Scene, game: GameTable) {
  const why = plain(reasonInWords(assessed, instead, "named", scene, game));
  const best = bestNamed(assessed, scene, game);
  const begins = LEADS.some((id) => scene.says(id) && why.startsWith(plain(scene.t(id, { who: "named", best }))));
  return begins && !why.includes(plain(instead));
}

/** Reason for the best choice, and the payoff of the compared choice. */
export const whyInWords = (assessed: Assessment, scene: Scene, game: GameTable) =>
  joined(
    saidOf(assessed, otherNamed(assessed, scene, game), tiedWith(assessed) ? "tied" : "named", scene, game),
    scene,
  );

/** Reason against the choice that was made, which a longer look may have found better; a line below shows its cost. */
export function whyNotInWords(line: Line, scene: Scene, game: GameTable) {
  if (line.verdict === "better") return "";
  return reasonInWords(line, otherNamed(line, scene, game), tiedWith(line) ? "tied" : "named", scene, game);
}

/** Why a wrong answer fails, without naming the right one; says so if there is no reason. */
export const whyWrongInWords = (assessed: Assessment, scene: Scene, game: GameTable) =>
  reasonInWords(assessed, otherNamed(assessed, scene, game), "answer", scene, game) ||
  (scene.says("hint-no-reason") ? scene.t("hint-no-reason") : "");

/** Name of the best choice, as short as that of the other. */
function bestNamed({ best, reason }: Assessment, scene: Scene, game: GameTable) {
  const { instead } = reason.args;
  return typeof instead === "string" ? otherInWords(best, instead, scene, game) : actionInWords(best, scene, game);
}

/** Name of the choice that a reason compares with. */
function otherNamed({ best, reason }: Assessment, scene: Scene, game: GameTable) {
  const { instead } = reason.args;
  return typeof instead === "string" ? otherInWords(instead, best, scene, game) : "";
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
  if (tiedWith(assessed)) return [why, stake];
  const other = choices.find(({ action }) => action === reason.args.instead);
  const id = other && COMPARED[sizeOf(other)];
  if (!other || !id || !scene.says(id) || "here" in reason.args) return [why, stake].filter(Boolean);
  const given = why || stake || (scene.says("hint-no-reason") ? scene.t("hint-no-reason") : "");
  const cost = costInWords(other.unit, other.behind, scene, other.doubt);
  const led = isOfBest(assessed, instead, scene, game) ? "yes" : "no";
  const beside = scene.t(id, { cost, instead, led, who });
  return [given, beside, given === stake ? "" : stake].filter(Boolean);
}

/** How close a tie is: nothing if both are as good. @param why the reason for the first */
function closeness(assessed: Assessment, tied: Choice, why: string, scene: Scene, game: GameTable) {
  const { standing, behind, doubt } = tied;
  const ahead = !why && doubt > 0 && behind > doubt;
  const id = ahead ? "hint-ahead" : standing === "unclear" ? "hint-unclear" : "";
  return id && scene.says(id) ? scene.t(id, { best: actionInWords(assessed.best, scene, game) }) : "";
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
 * their figures were not told apart. A choice that a longer look found better stands above the hint's.
 */
export function choicesInWords({ choices, unit }: Pick<Line, "choices" | "unit">, view: Scene, game: GameTable) {
  const [best] = choices;
  const [better, rest] = [true, false].map((up) => choices.filter(({ standing }) => (standing === "better") === up));
  const first = rest.some(isTied) ? "equal" : better.length ? "hint" : "best";
  return [...better.sort((a, b) => a.behind - b.behind), ...rest].map((one) => ({
    code: one.action,
    action: actionInWords(one.action, view, game),
    mean: MEANS[unit](isTied(one) ? best.mean : one.mean),
    behind: view.t("look-behind-value", {
      standing: isTied(one) ? "equal" : one === best ? first : one.standing,
      cost: costInWords(unit, one.behind, view, one.doubt),
    }),
  }));
}

const isTied = ({ standing }: Choice) => standing === "equal" || standing === "unclear";

/** Text that is shown and spoken alike. */
const saying = (said: string): Said => ({ said, more: "", heard: said });

/** A scene that names cards briefly on the screen: ♠9, ♠8–10. */
const briefly = (scene: Scene, game: GameTable): Scene =>
  scene.form === "seen" && scene.says("card-sign")
    ? { ...scene, ...phrases(game.id, { ...scene, cardName: scene.cardSign }), brief: true }
    : scene;

/** A list of cards; a Joker with the card it represents. */
function cardsInWords(cards: readonly string[], as: Record<string, string>, scene: Scene) {
  const { brief, t, list, cardName } = scene;
  if (!brief)
    return list(cards.map((card) => (as[card] ? t("action-as", { card, as: cardName(as[card]) }) : cardName(card))));
  const joker = cards.find((card) => as[card]);
  const all = spans(joker ? byRank(cards.map((card) => as[card] ?? card)) : cards, scene);
  if (!joker) return all;
  return cards.length > 1
    ? t("cards-joker", { cards: all, card: as[joker] })
    : t("action-as", { card: joker, as: cardName(as[joker]) });
}

/** A list of cards, with runs of three or more joined. */
function spans(cards: readonly string[], { t, list, cardName, rankName }: Scene) {
  const rows: string[][] = [];
  for (const card of cards) {
    const before = rows.at(-1)?.at(-1) ?? "";
    if (card[0] === before[0] && rankOf(card) === rankOf(before) + 1) rows.at(-1)?.push(card);
    else rows.push([card]);
  }
  const span = (row: string[]) => t("card-span", { card: row[0], last: rankName(rankOf(row[row.length - 1])) });
  return list(rows.flatMap((row) => (row.length > 2 ? span(row) : row.map(cardName))));
}

/** Removes line-break marks. */
export const plain = (text: string) => text.replace(/[\u200b\u2060]/g, "");

/** Messages that compare a choice that is behind with the best. */
const COMPARED: Partial<Record<Choice["standing"], string>> = { small: "hint-small", behind: "hint-better" };

/** Words with which a reason about the best choice begins. */
const LEADS = ["hint-it", "hint-you"];

/** Reasons that are only a comparison. */
const BARE = new Set(["hint-better", "hint-ahead", "hint-equal", "hint-unclear"]);
