/**
 * The coach of a lesson: its sentence in the prompt's place, once what has happened has been seen; what it points at; the
 * cards that answer its questions. What it says and when a lesson goes on, the engine knows.
 * @typedef {import("./game.js").Scene} Scene
 * @typedef {import("./game.js").GameTable} GameTable
 *
 * @typedef {Object} Way  where to go from the end of a lesson
 * @property {string} id
 * @property {string} label
 * @property {() => void} run
 *
 * @typedef {Object} Lesson  what the shell gives
 * @property {(...parts: ConstructorParameters<typeof Coach>) => Coach} coach
 * @property {() => void} leave   it can be gone on with later
 * @property {() => Way[]} ways   from its end, the most obvious first
 *
 * @typedef {Object} Says  what is drawn of it
 * @property {"say" | "tap" | "ask" | "watch" | "end"} kind  "watch" also until it speaks
 * @property {string | null} sentence
 * @property {boolean} refuses   whether this is why not
 * @property {string} title
 * @property {number} step  the number of what the coach says or asks, of so many
 * @property {number} of
 */
import { html, render } from "lit-html";
import { each } from "./drawing.js";
import { inOrder } from "./game.js";
import { boxOf, cardsOnTable, pointedAt } from "./pointing.js";

/** What a finger can hit, in pixels. */
const FINGER = 44;
/** Of what is larger, in pixels, the ring lies inside. */
const LARGE = 88;
/** Milliseconds; whatever moves for longer is not waited for. */
const LONGEST = 600;

/** Settles when what moves below an element has come to rest. @param {HTMLElement} root */
function rest(root) {
  const moving = root.getAnimations({ subtree: true }).filter(({ effect }) => effect?.getTiming().iterations === 1);
  if (!moving.length) return Promise.resolve();
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST));
  return Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), late]);
}

export class Coach {
  #speaks = false;
  /** Whether the step's own sentence is shown again after a wrong way. */
  #again = false;
  #turn = 0;
  /** @type {HTMLElement[]} */ #rings = [];

  /**
   * @param {HTMLElement} root @param {GameTable} game
   * @param {{state: () => Seam.State, scene: () => Scene, draw: () => void, answer: (card: string) => void}} table
   */
  constructor(root, game, table) {
    this.root = root;
    this.game = game;
    this.table = table;
  }

  get #coach() {
    return /** @type {Seam.Coach} */ (this.table.state().coach);
  }

  /** What stands in the prompt's place now. @returns {Says["kind"]} */
  get kind() {
    return this.#speaks && this.table.state().next !== "deal" ? this.#coach.kind : "watch";
  }

  /** Whether nothing is to be done at the table until somebody has gone on. */
  get waits() {
    return this.kind === "say" || this.kind === "end";
  }

  /** @param {Scene} scene @returns {Says} */
  says(scene) {
    const { lesson, nth, count, say, said, card } = this.#coach;
    const { kind } = this;
    const refuses = kind !== "watch" && said !== null && !this.#again;
    const id = refuses ? said : say;
    const learned = kind === "end" ? scene.t(`${lesson}-learned`) : null;
    const sentence = kind === "watch" || id === null ? learned : scene.t(id, { card });
    return { kind, sentence, refuses, title: scene.t(`${lesson}-title`), step: nth, of: count };
  }

  /** Something is under way. */
  hush() {
    this.#turn++;
    this.#speaks = this.#again = false;
  }

  /** Speaks as soon as nothing moves any more. */
  async speak() {
    const turn = ++this.#turn;
    await rest(this.root);
    if (turn !== this.#turn) return;
    this.#speaks = true;
    if (this.kind === "watch") return;
    if (this.kind === "ask") for (const at of this.#coach.at) this.game.reveal?.(at, this.table.scene());
    this.table.draw();
    if (this.waits) this.nudge();
  }

  /** To another step of the lesson. @param {number} step @returns {Seam.Requests["learn"]} */
  to(step) {
    const { lesson, taken } = this.#coach;
    return { do: "learn", game: this.table.state().game, lesson, step, taken };
  }

  /**
   * To where it spoke before.
   * @param {import("./controller.js").Engine} engine
   */
  async before(engine) {
    for (let step = this.#coach.step - 1; step > 0; step--) {
      const reply = await engine.request(this.to(step));
      if (reply.ok && reply.coach?.kind === "watch") continue;
      // What a bot did last is seen once more: the coach may speak of it.
      const last = await engine.request(this.to(step - 1));
      return this.to(last.ok && last.next === "bot" ? step - 1 : step);
    }
    return this.to(0);
  }

  /** Says again what was said before the wrong way. */
  repeat() {
    this.#again = true;
  }

  /** To the button that goes on, unless somebody is elsewhere on purpose. */
  nudge() {
    const { activeElement } = document;
    const elsewhere = activeElement?.closest(".bar, .side, dialog");
    const button = this.root.querySelector(".actions .primary");
    if (!elsewhere && button instanceof HTMLElement) button.focus({ preventScroll: true });
  }

  /** Puts the rings around what is spoken of and the buttons over the cards that may answer; call after drawing. */
  point() {
    const layer = /** @type {HTMLElement | null} */ (this.root.querySelector(".coach-layer"));
    if (!layer) return;
    /** What is pointed at, and as what. @type {Map<HTMLElement, string[]>} */
    const found = new Map();
    for (const at of this.kind === "watch" ? [] : this.#coach.at)
      for (const one of pointedAt(this.root, at, this.game)) found.set(one, [...(found.get(one) ?? []), at]);
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
    this.#answers(layer);
  }

  /** @param {HTMLElement} layer */
  #answers(layer) {
    const scene = this.table.scene();
    const lying = this.kind === "tap" ? cardsOnTable(this.root) : new Map();
    const codes = inOrder([...lying.keys()], scene.pack);
    const group = /** @type {HTMLElement} */ (layer.querySelector(".coach-answers"));
    render(
      each(
        codes,
        (card) => html`
        <button type="button" class="coach-answer" data-answer=${card} aria-label=${scene.cardName(card)}
          @click=${(/** @type {MouseEvent} */ event) => this.table.answer(nearest(event, lying) ?? card)}></button>`,
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
