// Overlay of a lesson's coach: rings around the things it mentions, and buttons over the cards that may answer.

import { html, render } from "lit-html";
import { each } from "./drawing.ts";
import { inOrder } from "../game-table.ts";
import { boxOf, cardsOnTable, pointedAt } from "./pointing.ts";
import type { TableView } from "../table.ts";

/** Pixels in the overlay. */
type Box = { left: number; top: number; width: number; height: number };

/** Smallest touch target, in pixels. */
const MIN_TARGET = 44;
/** Pixels: an element at least this large has a plain ring, which leaves its surroundings in sight. Cards do not. */
const LARGE = 88;
/** Pixels of that ring and of its distance; the style sheet's. */
const RIM = 4;
/** Pixels of a smaller ring's line; the style sheet's. */
const LINE = 3;
/** Pixels: elements at most this far apart share a ring. */
const NEXT = 6;

export class Rings {
  declare table: TableView;
  declare answer: (card: string) => void;

  #rings: HTMLElement[] = [];

  constructor(table: TableView, answer: (card: string) => void) {
    this.table = table;
    this.answer = answer;
  }

  /**
   * Draws rings around the targets and buttons over possible answers; call after drawing.
   * @param asks whether a card of the table answers
   */
  place(places: readonly string[], asks: boolean) {
    const layer = this.table.root.querySelector(".coach-layer") as HTMLElement | null;
    if (!layer) return;
    /** Target elements and the names they were found by. */
    const targets: Map<HTMLElement, string[]> = new Map();
    for (const at of places)
      for (const one of pointedAt(this.table.root, at, this.table.game))
        targets.set(one, [...(targets.get(one) ?? []), at]);
    const ats = [...targets.keys()];
    for (const one of ats) if (one.closest(".scroll")) one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const boxes: (Box & { of: string[]; card: boolean })[] = [];
    for (const [one, of] of targets) {
      const box = { ...placeOf(one, layer), of, card: one.matches(".card") };
      const beside = boxes.find((other) => isBeside(other, box));
      if (beside) Object.assign(beside, around(beside, box), { of: [...beside.of, ...of] });
      else boxes.push(box);
    }
    while (this.#rings.length > boxes.length) this.#rings.pop()?.remove();
    while (this.#rings.length < boxes.length) {
      const ring = document.createElement("span");
      ring.className = "coach-ring";
      this.#rings.push(ring);
    }
    layer.append(...this.#rings.filter((ring) => !ring.isConnected));
    for (const [i, ring] of this.#rings.entries()) {
      const { of, card, ...box } = boxes[i];
      ring.dataset.of = of.join(" ");
      ring.dataset.card = card ? "yes" : "no";
      const large = !card && box.width > LARGE && box.height > LARGE;
      ring.dataset.large = large ? "yes" : "no";
      place(ring, card ? inside(box) : large ? within(box, layer) : box);
    }
    this.#answers(layer, asks);
  }

  #answers(layer: HTMLElement, asks: boolean) {
    const scene = this.table.scene();
    const lying = asks ? cardsOnTable(this.table.root) : new Map();
    const codes = inOrder([...lying.keys()], scene.pack);
    const group = layer.querySelector(".coach-answers") as HTMLElement;
    render(
      each(
        codes,
        (card) => html`
        <button type="button" class="coach-answer" data-answer=${card} aria-label=${scene.cardName(card)}
          @click=${() => this.answer(card)}></button>`,
      ),
      group,
    );
    group.hidden = !codes.length;
    group.setAttribute("aria-label", scene.t("coach-answers"));
    const buttons = [...group.children].map((one) => one as HTMLElement);
    const boxes = codes.map((code) => placeOf(lying.get(code), layer, MIN_TARGET));
    for (const [i, button] of buttons.entries()) {
      place(button, boxes[i]);
      button.style.clipPath = nearest(boxes[i], boxes);
    }
  }
}

/** Returns the part of a box that is nearer to it than to other boxes: targets of small cards overlap. */
function nearest(box: Box, boxes: Box[]) {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const cut = { top: 0, right: 0, bottom: 0, left: 0 };
  /** @param far distance of another box on that side */
  function take(side: keyof typeof cut, far: number) {
    const length = side === "left" || side === "right" ? box.width : box.height;
    cut[side] = Math.max(cut[side], (length - far) / 2);
  }
  for (const { left, top, width, height } of boxes) {
    const [right, down] = [left + width / 2 - x, top + height / 2 - y];
    if (Math.abs(right) > Math.abs(down)) take(right > 0 ? "right" : "left", Math.abs(right));
    else if (down) take(down > 0 ? "bottom" : "top", Math.abs(down));
  }
  const { top, right, bottom, left } = cut;
  return top || right || bottom || left ? `inset(${top}px ${right}px ${bottom}px ${left}px)` : "";
}

/** Whether two boxes have the same size and are adjacent, as cards in the hand are. */
const isBeside = (a: Box, b: Box) =>
  Math.abs(a.top - b.top) < NEXT &&
  Math.abs(a.height - b.height) < NEXT &&
  Math.max(a.left, b.left) - Math.min(a.left + a.width, b.left + b.width) < NEXT;

/** Returns the bounding box of both. */
function around(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  const [right, bottom] = [Math.max(a.left + a.width, b.left + b.width), Math.max(a.top + a.height, b.top + b.height)];
  return { left, top, width: right - left, height: bottom - top };
}

/** Returns the visible box of an element. @param least smallest size, in pixels */
function placeOf(element: HTMLElement, layer: HTMLElement, least: number = 0): Box {
  const { left, top, right, bottom } = boxOf(element);
  const from = layer.getBoundingClientRect();
  const [width, height] = [Math.max(least, right - left), Math.max(least, bottom - top)];
  return {
    left: Math.max(0, (left + right - width) / 2 - from.left),
    top: Math.max(0, (top + bottom - height) / 2 - from.top),
    width,
    height,
  };
}

/** Returns the part of a box around which a ring is wholly in sight. */
function within({ left, top, width, height }: Box, { clientWidth, clientHeight }: HTMLElement): Box {
  const [x, y] = [Math.max(RIM, left), Math.max(RIM, top)];
  const [right, bottom] = [Math.min(left + width, clientWidth - RIM), Math.min(top + height, clientHeight - RIM)];
  return { left: x, top: y, width: right - x, height: bottom - y };
}

/** Returns a card's box without the width of its ring, which then lies over no neighbour. */
const inside = ({ left, top, width, height }: Box): Box => ({
  left: left + LINE,
  top: top + LINE,
  width: width - 2 * LINE,
  height: height - 2 * LINE,
});

function place(over: HTMLElement, box: Box) {
  for (const [name, length] of Object.entries(box)) over.style.setProperty(name, `${length}px`);
}
