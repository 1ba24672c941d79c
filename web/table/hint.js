/**
 * The hint: the best action at the strongest level, marked on the table and explained in a sentence; asked again,
 * the numbers of the next best beside its own.
 * @typedef {import("./game.js").Scene} Scene
 * @typedef {import("./game.js").GameTable} GameTable
 * @typedef {{worlds: number, [name: string]: number}} Figures
 * @typedef {{action: string, reason: {id: string, args: Record<string, any>}, figures: Figures}} Choice
 * @typedef {Choice & {rank: number, of: number}} Advice
 */
import { parse } from "./game.js";

export class Hint {
  /** What is shown. @type {Advice | null} */ #shown = null;
  /** The best action here. @type {Advice | null} */ #best = null;
  #thinking = false;
  /** Whether the only choice was asked about again. */
  #again = false;
  /** Which position the latest question is about. */
  #position = 0;
  /** @type {Element[]} */ #marked = [];

  /** The action that is marked. @returns {string | null} */
  get action() {
    return this.#shown?.action ?? null;
  }

  /** The cards of the hand that are marked. @returns {readonly string[]} */
  get cards() {
    return this.#shown ? cardsOf(this.#shown.action) : [];
  }

  /**
   * Asks for the best action, then for the next best.
   * @param {(message: object) => Promise<any>} advise  null when something else has been commanded meanwhile
   * @param {() => void} redraw
   * @returns {Promise<any>} the reply if the engine refused, else null
   */
  async ask(advise, redraw) {
    if (this.#thinking) return null;
    const position = this.#position;
    this.#thinking = true;
    redraw();
    let reply;
    try {
      do reply = await advise({ do: "hint" });
      while (reply?.ok && reply.hint.rank > 0 && !this.#best);
    } finally {
      if (position === this.#position) this.#thinking = false;
    }
    if (position !== this.#position || !reply) return null;
    if (!reply.ok) return reply;
    this.#again = Boolean(this.#shown) && reply.hint.of === 1;
    this.#shown = reply.hint;
    if (reply.hint.rank === 0) this.#best = reply.hint;
    redraw();
    return null;
  }

  /** Takes the hint off the table; asked again, the next best is shown. */
  hide() {
    this.#shown = null;
  }

  /** The position has changed. */
  forget() {
    this.#position++;
    this.#thinking = false;
    this.#shown = this.#best = null;
  }

  /** What stands in the prompt's place. @param {Scene} scene @param {GameTable} game @returns {string | null} */
  text(scene, game) {
    if (this.#thinking) return scene.t("hint-thinking");
    const shown = this.#shown;
    if (!shown || !this.#best) return null;
    const { rank, of } = shown;
    if (this.#again) return scene.t("hint-alone", { action: actionInWords(shown.action, scene, game) });
    if (rank > 0)
      return scene.t("hint-next", {
        rank: rank + 1,
        of,
        action: actionInWords(shown.action, scene, game),
        numbers: numbers(shown, this.#best, scene, game),
      });
    const reason = reasonInWords(shown.reason, scene);
    return shown.reason.args.card
      ? reason
      : scene.t("hint-action", { action: actionInWords(shown.action, scene, game), reason });
  }

  /**
   * Marks what the hint points at: cards of the hand, and controls by what they do: `data-action` is an action's
   * code, `data-id` the code or its verb, `data-at` the place that it names. Call after drawing.
   * @param {HTMLElement} root
   */
  mark(root) {
    for (const element of this.#marked) element.classList.remove("hinted");
    this.#marked = this.action === null ? [] : found(root, this.action);
    for (const element of this.#marked) element.classList.add("hinted");
  }
}

/** @param {HTMLElement} root @param {string} action @returns {Element[]} */
function found(root, action) {
  const { verb, at } = parse(action);
  const wanted = [
    ...cardsOf(action).map((card) => `.hand-card[data-card="${CSS.escape(card)}"]`),
    `[data-action="${CSS.escape(action)}"]`,
    `.actions [data-id="${CSS.escape(action)}"]`,
    `.actions [data-id="${verb}"]`,
  ];
  if (at) wanted.push(`.middle [data-at="${CSS.escape(at)}"]`);
  return [...root.querySelectorAll(wanted.join(", "))];
}

/** The cards that an action takes from the hand: a bid of “B9” is no card. @param {string} action */
export function cardsOf(action) {
  const { verb, cards } = parse(action);
  return verb === "bid" ? [] : cards;
}

/** An action as a person would say it. @param {string} action @param {Scene} scene @param {GameTable} game */
export function actionInWords(action, scene, game) {
  const own = game.actionInWords?.(action, scene);
  if (own) return own;
  const { verb, cards, as, at } = parse(action);
  const [first = ""] = cards;
  const seat = /^\d+$/.test(first) ? scene.seatName(Number(first)) : "";
  const names = seat
    ? []
    : cards.map((card) =>
        as[card]
          ? scene.t("action-as", { card: scene.cardName(card), as: scene.cardName(as[card]) })
          : scene.cardName(card),
      );
  return scene.t(`action-${verb}`, {
    seat,
    cards: names.join(scene.t("table-comma")),
    count: cards.length,
    at: at ?? "",
  });
}

/** @param {Choice["reason"]} reason @param {Scene} scene */
export function reasonInWords({ id, args }, scene) {
  const { card, twin, denomination } = args;
  return scene.t(id, {
    ...args,
    ...(card ? { card: scene.cardName(card) } : {}),
    ...(twin ? { twin: scene.cardName(twin) } : {}),
    ...(denomination ? { denomination: scene.suitName(denomination) } : {}),
  });
}

/** Figures as they are read: a share in per cent, means to the digits that mean something. @param {Figures} figures */
export function readable(figures) {
  /** @type {Record<string, number | string>} */
  const read = { ...figures };
  for (const name of ["made", "chance", "won", "broke", "out", "first"])
    if (name in figures) read[name] = Math.round(100 * figures[name]);
  for (const name of ["tricks", "points", "place"]) if (name in figures) read[name] = figures[name].toFixed(1);
  if ("worth" in figures) read.worth = figures.worth.toFixed(2).replace("-", "−");
  return read;
}

/** The numbers of a choice, where they can be compared beside those of the best. @param {Advice} one @param {Advice} best @param {Scene} scene @param {GameTable} game */
function numbers(one, best, scene, game) {
  const { figures, action } = one;
  if (!figures.worlds) return scene.t("hint-no-numbers");
  const args = readable(figures);
  if ("played" in figures) return scene.t(action === "pass" ? "hint-figures" : `${game.id}-hint-figures-call`, args);
  if (!["made", "chance", "worth"].some((name) => name in figures)) return scene.t("hint-figures", args);
  for (const [name, value] of Object.entries(readable(best.figures))) args[`best-${name}`] = value;
  args.best = actionInWords(best.action, scene, game);
  return "worth" in figures ? scene.t("hint-compare", args) : scene.t(`${game.id}-hint-figures-play`, args);
}
