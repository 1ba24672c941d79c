/**
 * The hint: the best action, marked on the table and explained in a sentence; asked again, what the others come to
 * beside it.
 * @typedef {import("../game.js").Scene} Scene
 * @typedef {import("../game.js").GameTable} GameTable
 * @typedef {Seam.Choice} Choice
 * @typedef {Seam.Assessment} Assessment
 */
import { parse } from "../game.js";
import { costInWords } from "../back/review.js";

export class Hint {
  /** What the choices here come to, once it is known. @type {Assessment | null} */ #assessed = null;
  /** Which of them is told of, or was before the hint was taken off the table; the best is what is marked. */
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

  /** The action that is marked. @returns {string | null} */
  get action() {
    if (this.pointed !== null) return this.pointed;
    return this.#visible ? (this.#assessed?.best ?? null) : null;
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
    this.#assessed = null;
  }

  /** What stands in the prompt's place. @param {Scene} scene @returns {string | null} */
  text(scene) {
    if (this.#thinking && !this.#unasked) return scene.t("hint-thinking");
    if (!this.#visible || !this.#assessed) return null;
    const { choices, reason, best } = this.#assessed;
    const shown = choices[this.#rank];
    const action = actionInWords(shown.action, scene, this.game);
    if (this.#rank > 0)
      return scene.t("hint-next", {
        rank: this.#rank + 1,
        of: choices.length,
        action,
        standing: shown.standing,
        cost: costInWords(shown.unit, shown.behind, scene, shown.doubt),
        instead: actionInWords(best, scene, this.game),
      });
    const why = whyInWords(this.#assessed, scene, this.game);
    return reason.args.card ? why : scene.t("hint-action", { action, reason: why });
  }

  /**
   * Marks what the hint points at: cards of the hand, and controls by what they do: `data-action` is an action's
   * code, `data-id` the code or its verb, `data-at` the place that it names. Call after drawing.
   * @param {HTMLElement} root
   */
  mark(root) {
    for (const element of this.#marked) element.classList.remove("hinted");
    this.#marked = this.action === null ? [] : controlsOf(root, this.action, this.game);
    for (const element of this.#marked) element.classList.add("hinted");
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

/** An action as a person would say it. @param {string} action @param {Scene} scene @param {GameTable} game */
export function actionInWords(action, scene, game) {
  const own = game.actionInWords?.(action, scene);
  if (own) return own;
  const { verb, cards, as, at } = parse(action);
  const [first = ""] = cards;
  const isSeat = /^\d+$/.test(first);
  /** @param {string} card */
  const named = (card) =>
    as[card] ? scene.t("action-as", { card, as: scene.cardName(as[card]) }) : scene.cardName(card);
  return scene.t(`action-${verb}`, {
    seat: isSeat ? Number(first) : "",
    cards: isSeat || !first ? "" : scene.list(cards.map(named)),
    count: cards.length,
    at: at ?? "",
  });
}

/**
 * A reason as a sentence; of its arguments, `instead` is an action. Those that say only how the two compare are said
 * by `whyInWords`.
 * @param {Seam.Reason} reason @param {Scene} scene @param {GameTable} game
 */
export function reasonInWords({ id, args }, scene, game) {
  const { instead } = args;
  if (BARE.has(id) || !scene.says(id)) return "";
  return scene.t(id, typeof instead === "string" ? { ...args, instead: actionInWords(instead, scene, game) } : args);
}

/**
 * Why the best choice: its reason, and what the choice that it answers for comes to, unless the reason tells a figure.
 * @param {Assessment} assessed @param {Scene} scene @param {GameTable} game
 */
export function whyInWords({ reason, choices }, scene, game) {
  const said = reasonInWords(reason, scene, game);
  const other = choices.find(({ action }) => action === reason.args.instead);
  if (!other || "here" in reason.args) return said;
  const instead = actionInWords(other.action, scene, game);
  const cards = cardsOf(other.action, game).filter((code) => !/^\d/.test(code)); // seats are numbers
  const names = cards.length === 1 ? [instead, scene.cardName(cards[0])] : [instead];
  const beside = scene.t(COMPARED[other.standing], {
    cost: costInWords(other.unit, other.behind, scene, other.doubt),
    instead,
    named: names.some((name) => plain(said).includes(plain(name))) ? "yes" : "no",
  });
  return said ? [said, beside].join(scene.t("look-space")) : beside;
}

/** Without the marks of where a line may break. @param {string} text */
const plain = (text) => text.replaceAll("\u200b", "");

/** What is said of a choice beside the best, by how it stands. @type {Record<Choice["standing"], string>} */
const COMPARED = {
  best: "hint-equal",
  better: "hint-equal",
  equal: "hint-equal",
  small: "hint-small",
  behind: "hint-better",
};

/** Reasons that are such a comparison and nothing else. */
const BARE = new Set(["hint-better", "hint-equal"]);
