/** What the coach of a lesson lays over the table: rings around what it speaks of, buttons over the cards that may answer. */
import { html, render } from "lit-html";
import { each } from "./drawing.js";
import { inOrder } from "../game.js";
import { boxOf, cardsOnTable, pointedAt } from "./pointing.js";

/** What a finger can hit, in pixels. */
const FINGER = 44;
/** Of what is larger, in pixels, the ring lies inside. */
const LARGE = 88;

export class Rings {
  /** @type {HTMLElement[]} */ #rings = [];

  /** @param {import("../table.js").TableView} table @param {(card: string) => void} answer */
  constructor(table, answer) {
    this.table = table;
    this.answer = answer;
  }

  /**
   * Puts the rings around what is spoken of, and the buttons over the cards that may answer; call after drawing.
   * @param {readonly string[]} places @param {boolean} asks  whether a card of the table answers
   */
  lay(places, asks) {
    const layer = /** @type {HTMLElement | null} */ (this.table.root.querySelector(".coach-layer"));
    if (!layer) return;
    /** What is pointed at, and as what. @type {Map<HTMLElement, string[]>} */
    const found = new Map();
    for (const at of places)
      for (const one of pointedAt(this.table.root, at, this.table.game))
        found.set(one, [...(found.get(one) ?? []), at]);
    const ats = [...found.keys()];
    for (const one of ats) if (one.closest(".scroll")) one.scrollIntoView({ block: "nearest", inline: "nearest" });
    while (this.#rings.length > ats.length) this.#rings.pop()?.remove();
    while (this.#rings.length < ats.length) {
      const ring = document.createElement("span");
      ring.className = "coach-ring";
      this.#rings.push(ring);
    }
    layer.append(...this.#rings.filter((ring) => !ring.isConnected));
    for (const [i, ring] of this.#rings.entries()) {
      ring.dataset.of = found.get(ats[i])?.join(" ");
      const { width, height } = lay(ring, ats[i], layer);
      ring.dataset.large = width > LARGE && height > LARGE ? "yes" : "no";
    }
    this.#answers(layer, asks);
  }

  /** @param {HTMLElement} layer @param {boolean} asks */
  #answers(layer, asks) {
    const scene = this.table.scene();
    const lying = asks ? cardsOnTable(this.table.root) : new Map();
    const codes = inOrder([...lying.keys()], scene.pack);
    const group = /** @type {HTMLElement} */ (layer.querySelector(".coach-answers"));
    render(
      each(
        codes,
        (card) => html`
        <button type="button" class="coach-answer" data-answer=${card} aria-label=${scene.cardName(card)}
          @click=${(/** @type {MouseEvent} */ event) => this.answer(nearest(event, lying) ?? card)}></button>`,
      ),
      group,
    );
    group.hidden = !codes.length;
    group.setAttribute("aria-label", scene.t("coach-answers"));
    for (const [i, button] of [...group.children].entries())
      lay(/** @type {HTMLElement} */ (button), lying.get(codes[i]), layer, FINGER);
  }
}

/** The card that a pointer is nearest to: those of small cards lie over each other. @param {MouseEvent} event @param {Map<string, HTMLElement>} cards */
function nearest({ detail, clientX, clientY }, cards) {
  if (!detail) return null; // a key
  const [first] = [...cards]
    .map(([card, place]) => {
      const { left, top, right, bottom } = boxOf(place);
      return { card, far: Math.hypot(clientX - (left + right) / 2, clientY - (top + bottom) / 2) };
    })
    .sort((a, b) => a.far - b.far);
  return first.card;
}

/**
 * Lays something over what is seen of an element.
 * @param {HTMLElement} over @param {HTMLElement} under @param {HTMLElement} layer @param {number} [least]  pixels
 */
function lay(over, under, layer, least = 0) {
  const { left, top, right, bottom } = boxOf(under);
  const from = layer.getBoundingClientRect();
  const [width, height] = [Math.max(least, right - left), Math.max(least, bottom - top)];
  const box = {
    left: Math.max(0, (left + right - width) / 2 - from.left),
    top: Math.max(0, (top + bottom - height) / 2 - from.top),
    width,
    height,
  };
  for (const [name, length] of Object.entries(box)) over.style.setProperty(name, `${length}px`);
  return box;
}
