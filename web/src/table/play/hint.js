/**
 * The hint: the best action, marked on the table and explained in a sentence; asked again, what the others come to
 * beside it.
 * @typedef {import("../game-table.js").Scene} Scene
 * @typedef {import("../game-table.js").GameTable} GameTable
 * @typedef {Seam.Choice} Choice
 * @typedef {Seam.Assessment} Assessment
 * @typedef {Seam.Line} Line
 * @typedef {{said: string, more: string, heard: string}} Said  what is said at once, what stands behind “More”, and both
 *   for the ear
 */
import { byRank, parse, rankOf } from "../game-table.js";
import { costInWords, verdictOn } from "../../features/review/review.js";
import { aloud, figure, sayings } from "../announcer/phrases.js";

export class Hint {
  /** What the choices here come to, once it is known. @type {Assessment | null} */ #assessed = null;
  /** Which of them is told of and marked, or was before the hint was taken off the table. */
  #rank = 0;
  #visible = false;
  #thinking = false;
  /** Whether nobody has asked: it is not told that a hint is sought. */
  #unasked = false;
  /** Which position the latest question is about. */
  #position = 0;
  /** @type {Element[]} */ #marked = [];

  /** @param {GameTable} game */
  constructor(game) {
    this.game = game;
  }

  /** An action to be marked whatever is asked. @type {string | null} */
  pointed = null;
  /** What the person has chosen and waits for. @type {string | null} */ awaited = null;

  /** The action that is marked. @returns {string | null} */
  get action() {
    if (this.pointed !== null) return this.pointed;
    return this.#visible ? (this.#assessed?.choices[this.#rank].action ?? null) : null;
  }

  /** The cards of the hand that are marked. @returns {readonly string[]} */
  get cards() {
    return this.action === null ? [] : cardsOf(this.action, this.game);
  }

  /**
   * Shows the best action; asked again, it tells of the next best.
   * @param {import("./controller.js").Advise} advise @param {() => void} redraw
   * @param {boolean} [unasked]  nobody has asked: the best is shown as soon as it is known
   * @returns {Promise<Seam.Fault | null>} why the engine refused, if it did
   */
  async ask(advise, redraw, unasked = false) {
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
      const reply = await advise({ do: "hint" }).finally(() => {
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

  /** Takes the hint off the table; asked again, the next best is shown. */
  hide() {
    this.#visible = false;
  }

  /** The position has changed. */
  forget() {
    this.#position++;
    this.#thinking = this.#visible = false;
    this.#assessed = this.awaited = null;
  }

  /** What stands in the prompt's place. @param {Scene} scene @returns {Said | null} */
  text(scene) {
    if (this.#thinking && !this.#unasked) return saying(scene.t("hint-thinking"));
    if (!this.#visible || !this.#assessed) return null;
    const inWords = this.#rank ? nextInWords : bestInWords;
    const assessed = this.#assessed;
    const { said, more } = inWords(assessed, this.#rank, scene, this.game);
    const full = inWords(assessed, this.#rank, aloud(scene, this.game.id), this.game);
    return { said, more, heard: [full.said, full.more].filter(Boolean).join(scene.t("look-space")) };
  }

  /**
   * Marks what the hint points at, and what is waited for: cards of the hand, and controls by what they do: `data-action` is an action's
   * code, `data-id` the code or its verb, `data-at` the place that it names. Call after drawing.
   * @param {HTMLElement} root
   */
  mark(root) {
    for (const element of this.#marked) element.classList.remove("hinted", "awaited");
    this.#marked = [];
    for (const [name, action] of Object.entries({ hinted: this.action, awaited: this.awaited })) {
      for (const element of action === null ? [] : controlsOf(root, action, this.game)) {
        element.classList.add(name);
        this.#marked.push(element);
      }
    }
  }
}

/**
 * What does an action: cards of the hand and controls.
 * @param {HTMLElement} root @param {string} action @param {GameTable} game @returns {Element[]}
 */
export function controlsOf(root, action, game) {
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

/** The cards that an action takes from the hand. @param {string} action @param {GameTable} game */
export const cardsOf = (action, game) => game.uses?.(action) ?? parse(action).cards;

/**
 * An action as a person would say it.
 * @param {string} action @param {Scene} scene @param {GameTable} game
 */
export const actionInWords = (action, scene, game) =>
  game.actionInWords?.(action, scene) ?? withVerb(action, `action-${parse(action).verb}`, scene);

/**
 * The same beside another: if that is of the same kind, without what both have in common.
 * @param {string} action @param {string} beside @param {Scene} scene @param {GameTable} game
 */
function otherInWords(action, beside, scene, game) {
  const { verb } = parse(action);
  const own = verb === parse(beside).verb && game.otherInWords?.(action, scene);
  if (own) return own;
  const brief = `action-${verb}-other`;
  return verb === parse(beside).verb && scene.says(brief)
    ? withVerb(action, brief, scene)
    : actionInWords(action, scene, game);
}

/** @param {string} action @param {string} id @param {Scene} scene */
function withVerb(action, id, scene) {
  const { cards, as, at } = parse(action);
  const isSeat = /^\d+$/.test(cards[0] ?? "");
  return scene.t(id, {
    seat: isSeat ? Number(cards[0]) : "",
    cards: isSeat || !cards.length ? "" : cardsInWords(cards, as, scene),
    count: cards.length,
    at: at ?? "",
  });
}

/**
 * The best choice in words, and why. Where there is no room for its name, another choice is called by its rank.
 * @param {Assessment} assessed @param {number} _ @param {Scene} scene @param {GameTable} game
 */
function bestInWords(assessed, _, scene, game) {
  const brief = briefly(scene, game);
  const action = actionInWords(assessed.best, brief, game);
  const { instead, card } = assessed.reason.args;
  const rank = assessed.choices.findIndex((one) => one.action === instead) + 1;
  const names = [
    otherNamed(assessed, brief, game),
    ...(rank && scene.says("hint-ranked") ? [scene.t("hint-ranked", { rank })] : []),
  ];
  const ways = names.map((name) => {
    const [why, beside = ""] = saidOf(assessed, name, brief, game);
    return { said: card || !why ? why || action : scene.t("hint-action", { action, reason: why }), more: beside };
  });
  return fitting(ways.find(({ said }) => fits(said, scene)) ?? ways[0], scene);
}

/**
 * Another choice than the best, and how it stands to it.
 * @param {Assessment} assessed @param {number} rank  from 0 @param {Scene} scene @param {GameTable} game
 */
function nextInWords({ choices }, rank, scene, game) {
  const { action, standing, unit, behind, doubt } = choices[rank];
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

/** What there is room for is said at once. @param {{said: string, more: string}} parts @param {Scene} scene */
function fitting({ said, more }, scene) {
  const all = [said, more].filter(Boolean).join(scene.t("look-space"));
  return fits(all, scene) ? { said: all, more: "" } : { said, more };
}

/** @param {string} said @param {Scene} scene */
const fits = (said, scene) => !scene.says("hint-room") || plain(said).length <= Number(plain(scene.t("hint-room")));

/**
 * A reason as a sentence; those that say only how the two compare are said by `whyInWords`.
 * @param {Seam.Reason} reason @param {string} instead  what the choice that it answers for is called @param {Scene} scene
 */
function reasonInWords({ id, args }, instead, scene) {
  if (BARE.has(id) || !scene.says(id)) return "";
  return scene.t(id, "instead" in args ? { ...args, instead } : args);
}

/**
 * Why the best choice: its reason, and what the choice that it answers for comes to.
 * @param {Assessment} assessed @param {Scene} scene @param {GameTable} game
 */
export const whyInWords = (assessed, scene, game) =>
  saidOf(assessed, otherNamed(assessed, scene, game), scene, game).join(scene.t("look-space"));

/**
 * Why not another choice, which a line under it says what it cost.
 * @param {Assessment} assessed @param {Scene} scene @param {GameTable} game
 */
export const whyNotInWords = (assessed, scene, game) =>
  reasonInWords(assessed.reason, otherNamed(assessed, scene, game), scene);

/** What the choice that a reason answers for is called. @param {Assessment} assessed @param {Scene} scene @param {GameTable} game */
function otherNamed({ best, reason }, scene, game) {
  const { instead } = reason.args;
  return typeof instead === "string" ? otherInWords(instead, best, scene, game) : "";
}

/**
 * The reason for the best choice and, unless it has a figure, what the other comes to beside it: one or two sentences.
 * @param {Assessment} assessed @param {string} instead  what the other is called @param {Scene} scene @param {GameTable} game
 */
function saidOf({ reason, choices }, instead, scene, game) {
  const why = reasonInWords(reason, instead, scene);
  const other = choices.find(({ action }) => action === reason.args.instead);
  if (
    !other ||
    other.standing === "better" ||
    !scene.says(COMPARED[other.standing]) ||
    "here" in reason.args ||
    reason.id === "hint-same"
  )
    return [why].filter(Boolean);
  const cards = cardsOf(other.action, game).filter((code) => !/^\d/.test(code)); // seats are numbers
  const names = cards.length === 1 ? [instead, scene.cardName(cards[0])] : [instead];
  const beside = scene.t(COMPARED[other.standing], {
    cost: costInWords(other.unit, other.behind, scene, other.doubt),
    instead,
    named: names.some((name) => plain(why).includes(plain(name))) ? "yes" : "no",
  });
  return [why, beside].filter(Boolean);
}

/** How a decision was judged, in a sentence. @param {Line} line @param {Scene} view @param {GameTable} game */
export const verdictInWords = (line, view, game) =>
  view.t(`look-${verdictOn(line)}`, {
    cost: costInWords(line.unit, line.verdict === "better" ? behindOf(line) : line.loss, view, line.error),
    best: actionInWords(line.best, view, game),
  });

/** By how much what was done is behind the best. @param {Line} line */
const behindOf = ({ choices, action }) => choices.find((one) => one.action === action)?.behind ?? 0;

/** How the mean of a choice is read, by its unit. @type {Record<Line["unit"], (mean: number) => string>} */
const MEANS = {
  tricks: (mean) => figure(mean.toFixed(1)),
  points: (mean) => figure(mean.toFixed(1)),
  win: (mean) => figure(Math.round(100 * mean)),
  place: (mean) => figure((-mean).toFixed(1)),
};

/**
 * The choices of a decision: what each is called, comes to, and how far it is behind.
 * @param {Pick<Line, "choices" | "unit">} line @param {Scene} view @param {GameTable} game
 */
export const choicesInWords = ({ choices, unit }, view, game) =>
  choices.map(({ action, mean, behind, doubt, standing }) => ({
    code: action,
    action: actionInWords(action, view, game),
    mean: MEANS[unit](mean),
    behind: view.t("look-behind-value", { standing, cost: costInWords(unit, behind, view, doubt) }),
  }));

/** What is read as it is heard, all at once. @param {string} said @returns {Said} */
const saying = (said) => ({ said, more: "", heard: said });

/**
 * For the eye, a scene in which cards are named in brief: ♠9, ♠8–10.
 * @param {Scene} scene @param {GameTable} game @returns {Scene}
 */
const briefly = (scene, game) =>
  scene.told === "seen" && scene.says("card-sign")
    ? { ...scene, ...sayings(game.id, { ...scene, cardName: scene.cardSign }), brief: true }
    : scene;

/**
 * Cards in a list, a Joker with what it stands for.
 * @param {readonly string[]} cards @param {Record<string, string>} as @param {Scene} scene
 */
function cardsInWords(cards, as, scene) {
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

/** Cards in a list, three or more in a row as one. @param {readonly string[]} cards @param {Scene} scene */
function spans(cards, { t, list, cardName, rankName }) {
  /** @type {string[][]} */
  const rows = [];
  for (const card of cards) {
    const before = rows.at(-1)?.at(-1) ?? "";
    if (card[0] === before[0] && rankOf(card) === rankOf(before) + 1) rows.at(-1)?.push(card);
    else rows.push([card]);
  }
  /** @param {string[]} row */
  const span = (row) => t("card-span", { card: row[0], last: rankName(rankOf(row[row.length - 1])) });
  return list(rows.flatMap((row) => (row.length > 2 ? span(row) : row.map(cardName))));
}

/** Without the marks of where a line may break, and where not. @param {string} text */
export const plain = (text) => text.replace(/[\u200b\u2060]/g, "");

/**
 * What is said of a choice beside the best, by how it stands; a hint's best is never behind.
 * @type {Record<Exclude<Choice["standing"], "better">, string>}
 */
const COMPARED = {
  best: "hint-equal",
  equal: "hint-equal",
  small: "hint-small",
  behind: "hint-better",
};

/** Reasons that are such a comparison and nothing else. */
const BARE = new Set(["hint-better", "hint-equal"]);
