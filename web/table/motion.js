/**
 * Short physical motions from the difference of two drawings: a card that moved glides from where it was, a new
 * one comes from its origin, a gathered one flies to the seat that won it. Purely decorative: it never delays
 * anything, holds no state of the game, and every new drawing may interrupt it.
 *
 * Marks in the page: `data-card` (the card that an element shows) or `data-piece` (a chip, a stack card …),
 * `data-origin` (a selector: where it comes from if it was not on the table before), `data-goes` (a selector: where
 * it flies when it is taken off).
 */
const TIME = 220;
const STAGGER = 14;
const EASE = "cubic-bezier(.2,.7,.2,1)";

/** @typedef {{rect: DOMRect, element: HTMLElement, goes?: string}} Place */

export class Motion {
  /** @type {Map<string, Place>} */ #before = new Map();
  /** @type {Map<string, DOMRect>} */ #origins = new Map();
  /** Glides, which the next drawing begins anew; what flies off is let go. @type {Set<Animation>} */ #running =
    new Set();

  /**
   * @param {HTMLElement} stage @param {HTMLElement} layer  an overlay that takes no pointer @param {() => boolean}
   * wanted
   */
  constructor(stage, layer, wanted) {
    this.stage = stage;
    this.layer = layer;
    this.wanted = wanted;
  }

  /** Remembers where everything is; call before drawing. */
  before() {
    this.#before.clear();
    this.#origins.clear();
    if (!this.#allowed()) return;
    for (const element of this.#cards()) {
      const rect = element.getBoundingClientRect();
      if (rect.width) this.#before.set(nameOf(element), { rect, element, goes: element.dataset.goes });
    }
    for (const spot of this.stage.querySelectorAll("[data-spot]"))
      this.#origins.set(
        `[data-spot="${/** @type {HTMLElement} */ (spot).dataset.spot}"]`,
        spot.getBoundingClientRect(),
      );
  }

  /** Sets everything moving that has changed its place; call after drawing. */
  after() {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    if (!this.#allowed()) return;
    let fresh = 0;
    const now = new Set();
    for (const element of this.#cards()) {
      const card = nameOf(element);
      now.add(card);
      const was = this.#before.get(card);
      if (was) this.#glide(element, was.rect, was.rect.width, 0);
      else if (element.dataset.origin) {
        const from = this.#find(element.dataset.origin);
        if (from) this.#glide(element, from, element.offsetWidth / 2, STAGGER * fresh++);
      }
    }
    for (const [card, was] of this.#before) if (!now.has(card) && was.goes) this.#flyOff(was);
  }

  #allowed() {
    return this.wanted() && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** @returns {HTMLElement[]} */
  #cards() {
    return [...this.stage.querySelectorAll("[data-card], [data-piece]")].map((e) => /** @type {HTMLElement} */ (e));
  }

  /** @param {string} selector */
  #find(selector) {
    return this.#origins.get(selector) ?? this.stage.querySelector(selector)?.getBoundingClientRect();
  }

  /**
   * @param {HTMLElement} element @param {DOMRect} from @param {number} width  of the card there @param {number} delay
   */
  #glide(element, from, width, delay) {
    const to = element.getBoundingClientRect();
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    const scale = to.width ? Math.max(0.2, Math.min(2, width / to.width)) : 1;
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) return;
    this.#running.add(this.#run(element, [{ transform: `translate(${dx}px,${dy}px) scale(${scale})` }], delay));
  }

  /** @param {Place} was */
  #flyOff(was) {
    const to = this.#find(was.goes ?? "");
    if (!to) return;
    const ghost = /** @type {HTMLElement} */ (was.element.cloneNode(true));
    for (const name of ["id", "data-card", "data-piece", "data-goes"]) ghost.removeAttribute(name);
    const { rect } = was;
    for (const [name, value] of [
      ["left", rect.left],
      ["top", rect.top],
      ["width", rect.width],
      ["height", rect.height],
    ])
      ghost.style.setProperty(String(name), `${value}px`);
    ghost.classList.add("ghost");
    this.layer.append(ghost);
    const dx = to.left + to.width / 2 - rect.left - rect.width / 2;
    const dy = to.top + to.height / 2 - rect.top - rect.height / 2;
    const animation = this.#run(
      ghost,
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${dx}px,${dy}px) scale(.35)`, opacity: 0.2 },
      ],
      0,
    );
    const remove = () => ghost.remove();
    animation.finished.then(remove, remove);
  }

  /** @param {HTMLElement} element @param {Keyframe[]} frames @param {number} delay */
  #run(element, frames, delay) {
    const animation = element.animate(frames, {
      duration: TIME,
      delay,
      easing: EASE,
      fill: "backwards",
    });
    animation.finished.catch(() => {});
    return animation;
  }
}

/** @param {HTMLElement} element */
const nameOf = (element) => element.dataset.card ?? `piece ${element.dataset.piece}`;
