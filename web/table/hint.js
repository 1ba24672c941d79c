/**
 * The hint: the best action at the strongest level, marked on the table and explained in a sentence; asked again,
 * the numbers of the next best beside its own.
 * @typedef {import("./game.js").Scene} Scene
 * @typedef {import("./game.js").GameTable} GameTable
 * @typedef {Seam.Choice} Choice
 */
import { parse } from "./game.js";
import { figure } from "./sayings.js";

export class Hint {
  /** All choices here, the best first, once they are known. @type {Choice[]} */ #choices = [];
  /** Which of them is shown, or was before the hint was taken off the table. */
  #rank = 0;
  #visible = false;
  /** Whether the only choice was asked about again. */
  #again = false;
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
    return this.#visible ? this.#choices[this.#rank].action : null;
  }

  /** The cards of the hand that are marked. @returns {readonly string[]} */
  get cards() {
    return this.action === null ? [] : cardsOf(this.action, this.game);
  }

  /**
   * Shows the best action; asked again, the next best.
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
    const known = this.#choices.length;
    if (known) {
      this.#again = this.#visible && known === 1;
      this.#rank = unasked ? 0 : (this.#rank + 1) % known;
    } else {
      const position = this.#position;
      this.#thinking = true;
      redraw();
      const reply = await advise({ do: "hint" }).finally(() => {
        if (position === this.#position) this.#thinking = false;
      });
      if (position !== this.#position || !reply) return null;
      if (!reply.ok) return reply.error;
      this.#choices = reply.choices;
      this.#rank = 0;
      this.#again = false;
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
    this.#choices = [];
  }

  /** What stands in the prompt's place. @param {Scene} scene @returns {string | null} */
  text(scene) {
    if (this.#thinking && !this.#unasked) return scene.t("hint-thinking");
    if (!this.#visible) return null;
    const [best] = this.#choices;
    const shown = this.#choices[this.#rank];
    const action = actionInWords(shown.action, scene, this.game);
    if (this.#again) return scene.t("hint-alone", { action });
    const reason = reasonInWords(shown.reason, scene, this.game);
    if (this.#rank > 0) {
      // What the search could not tell apart has no numbers worth comparing.
      const numbers = shown.reason.id === "hint-behind" ? numbersInWords(shown, best, scene, this.game) : reason;
      return scene.t("hint-next", { rank: this.#rank + 1, of: this.#choices.length, action, numbers });
    }
    return shown.reason.args.card ? reason : scene.t("hint-action", { action, reason });
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
 * A reason as a sentence; of its arguments, `instead` is an action.
 * @param {Seam.Reason} reason @param {Scene} scene @param {GameTable} game
 */
export function reasonInWords({ id, args }, scene, game) {
  const { instead } = args;
  return scene.t(id, typeof instead === "string" ? { ...args, instead: actionInWords(instead, scene, game) } : args);
}

/** How figures are read. @type {Record<import("./game.js").Measure, (value: number) => string | number>} */
const READ = {
  share: (value) => Math.round(100 * value),
  mean: (value) => figure(value.toFixed(1)),
  fine: (value) => figure(value.toFixed(2)),
  count: (value) => value,
};

/** A search's figures as they are read, by name. @param {Seam.Figures} figures @param {GameTable} game */
export const readable = (figures, game) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, READ[game.figures[name] ?? "count"](value)]),
  );

/**
 * The numbers of a choice, beside those of the best.
 * @param {Choice} one @param {Choice} best @param {Scene} scene @param {GameTable} game
 */
function numbersInWords({ figures, action }, best, scene, game) {
  if (!figures.worlds) return scene.t("hint-no-numbers");
  const others = Object.entries(readable(best.figures, game)).map(([name, value]) => [`best-${name}`, value]);
  return scene.t(game.numbers(figures, action), {
    ...readable(figures, game),
    ...Object.fromEntries(others),
    best: actionInWords(best.action, scene, game),
  });
}
