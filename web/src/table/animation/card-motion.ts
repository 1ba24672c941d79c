// Animates cards between two drawings: a moved card glides from its old place, a new one comes from its origin, a
// turned card flips, a trick is gathered and goes to its winner. Motion holds no game state. It reports its duration
// and can be ended at any time.
//
// Attributes in the page: `data-card` (the card that an element shows) or `data-piece` (a chip, a stack card …),
// `data-origin` (selector: start of a new card), `data-goes` (selector: destination when the card is removed),
// `data-spot` (a place that cards come from or go to).

import { cardBack } from "../../cards/cards.ts";

/** Milliseconds. */
const TIME = 220;
const STAGGER = 14;
const TURN = 220;
const GATHER = 380;
/** Milliseconds of a deal: between the first and the last card to leave, and the flight of each. */
const DEALING = 500;
const DEALT = 260;
/** Milliseconds of grace for animations that the browser suspends in a hidden page. */
const PATIENCE = 400;
const PIECES = "[data-piece]";
/** Card backs dealt to a seat, which stand for all its cards. */
const PACKETS = 3;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const EVEN = "cubic-bezier(.45,.05,.55,.95)";

type Place = { rect: DOMRect; element: HTMLElement; goes?: string };

/** Facts about the motion besides the positions before and after. */
export interface Travels {
  dealt?: string[]; // cards are dealt, from the first of these selectors that matches
  seats?: string[]; // they are also dealt to these seats
  turned?: readonly string[]; // cards that arrive face down and flip
  unseen?: { from: string[]; to: string[] }[]; // cards hidden from others, between the first selectors that match
}

export class Motion {
  declare stage: HTMLElement;
  declare layer: HTMLElement;
  declare speed: () => number;

  #before: Map<string, Place> = new Map();
  #origins: Map<string, DOMRect> = new Map();
  /** Animations to start once everything has been measured. */
  #plans: (() => void)[] = [];
  #running: Set<Animation> = new Set();
  /** Position of the overlay. */
  #corner = new DOMRect();
  /** Selector of the elements that can move. */
  #moves = "";
  /** Milliseconds until the last card has landed. */
  #end = 0;

  /**
   * @param layer an overlay that ignores the pointer
   * @param speed factor of the normal speed; 0: no motion
   */
  constructor(stage: HTMLElement, layer: HTMLElement, speed: () => number) {
    this.stage = stage;
    this.layer = layer;
    this.speed = speed;
  }

  /** Whether motion is enabled. */
  get wanted() {
    return this.speed() > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Ends all motion: every card is at its destination. */
  land() {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    for (const ghost of [...this.layer.querySelectorAll(".ghost")]) ghost.remove();
  }

  /** Records all positions; call before drawing. @param landed the cards have already moved */
  before(landed: boolean = false) {
    this.#before.clear();
    this.#origins.clear();
    this.#moves = landed ? PIECES : `[data-card], ${PIECES}`;
    if (!this.wanted || !this.stage.querySelector(this.#moves)) return;
    for (const element of this.#cards()) {
      const rect = element.getBoundingClientRect();
      if (rect.width) this.#before.set(nameOf(element), { rect, element, goes: element.dataset.goes });
    }
    for (const spot of this.stage.querySelectorAll("[data-spot]"))
      this.#origins.set(`[data-spot="${(spot as HTMLElement).dataset.spot}"]`, spot.getBoundingClientRect());
  }

  /**
   * Animates every change of position; call after drawing.
   * @returns resolves when all cards have landed and the drawing has been visible; null: no motion
   */
  after({ dealt, seats = [], turned = [], unseen = [] }: Travels = {}): Promise<unknown> | null {
    this.land();
    if (!this.wanted) return null;
    this.#end = 0;
    this.#corner = this.layer.getBoundingClientRect();
    const cards = this.#cards();
    const fresh = cards.filter((element) => !this.#before.has(nameOf(element)));
    const from = dealt && this.#first(dealt);
    const gap = from ? Math.min(STAGGER * 3, DEALING / Math.max(1, fresh.length)) : STAGGER;
    for (const element of cards) {
      const was = this.#before.get(nameOf(element));
      const order = fresh.indexOf(element);
      if (was) this.#glide(element, was.rect, was.rect.width, 0);
      else if (from && element.closest(".hand")) this.#deal(element, from, gap * order);
      else if (turned.includes(element.dataset.card ?? "")) this.#turn(element);
      else if (element.dataset.origin) {
        const origin = this.#find(element.dataset.origin);
        // Cards laid out together start after the hands have been dealt.
        if (origin) this.#glide(element, origin, element.offsetWidth / 2, (from ? DEALING : 0) + STAGGER * order);
      }
    }
    if (from) this.#dealOut(from, seats);
    for (const one of unseen) this.#carry(one);
    const now = new Set(cards.map(nameOf));
    this.#takeOff([...this.#before].flatMap(([card, was]) => (now.has(card) || !was.goes ? [] : [was])));
    for (const plan of this.#plans.splice(0)) plan();
    return this.#end ? this.#landed() : this.seen();
  }

  #landed() {
    return this.#inTime(Promise.all([...this.#running].map(({ finished }) => finished.catch(() => {}))));
  }

  /** Resolves in a later frame, when the current drawing has been visible. */
  seen(): Promise<unknown> {
    return this.#inTime(this.layer.animate(null, 1).finished);
  }

  #inTime(motion: Promise<unknown>) {
    return Promise.race([motion, new Promise((resolve) => setTimeout(resolve, this.#end + PATIENCE))]);
  }

  #cards(): HTMLElement[] {
    const all = [...this.stage.querySelectorAll<HTMLElement>(this.#moves)];
    return all.filter((element) => !element.closest("details:not([open])")); // they have a size, too
  }

  #find(selector: string) {
    return this.#origins.get(selector) ?? this.stage.querySelector(selector)?.getBoundingClientRect();
  }

  #first(selectors: readonly string[]): DOMRect | undefined {
    return selectors.map((selector) => this.#find(selector)).find((rect) => rect?.width);
  }

  /** @param width of the card at its start */
  #glide(element: HTMLElement, from: DOMRect, width: number, delay: number) {
    const to = element.getBoundingClientRect();
    const [dx, dy] = between(to, from);
    const scale = to.width ? Math.max(0.2, Math.min(2, width / to.width)) : 1;
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) return;
    const frames = [{ transform: `translate(${dx}px,${dy}px) scale(${scale})` }];
    if (!element.closest(".scroll")) return void this.#run(element, frames, { delay });
    // A scroll container would clip a card that comes from outside, so animate a copy.
    this.#run(this.#ghost(element, to), frames, { delay });
    this.#run(element, [{ opacity: 0 }, { opacity: 0 }], { delay });
  }

  /** Deals a card into the hand, which fans out. */
  #deal(element: HTMLElement, from: DOMRect, delay: number) {
    const [dx, dy] = between(element.getBoundingClientRect(), from);
    const start = `translate(${dx}px,${dy}px) rotate(${dx < 0 ? "" : "-"}24deg) scale(.5)`;
    const frames = [
      { transform: start, opacity: 0 },
      { opacity: 1, offset: 0.3 },
    ];
    this.#run(element, frames, { delay, duration: DEALT });
  }

  /** Deals to all other seats. */
  #dealOut(from: DOMRect, seats: string[]) {
    for (const [i, seat] of seats.entries()) {
      const to = this.#find(seat);
      if (!to?.width || Math.hypot(...between(from, to)) < to.width / 2) continue; // the dealer
      for (let packet = 0; packet < PACKETS; packet++) {
        const delay = (DEALING * (packet * seats.length + i)) / (PACKETS * seats.length);
        this.#sendBack(from, to, { delay, duration: DEALT });
      }
    }
  }

  #carry({ from, to }: { from: string[]; to: string[] }) {
    const [start, end] = [this.#first(from), this.#first(to)];
    if (start && end) this.#sendBack(start, end, {});
  }

  /** Animates a card back between two places. */
  #sendBack(from: DOMRect, to: DOMRect, how: KeyframeAnimationOptions) {
    const width = Math.min(from.width, to.width, 40);
    const height = (width * 23) / 16;
    const at = new DOMRect(from.x + (from.width - width) / 2, from.y + (from.height - height) / 2, width, height);
    const [dx, dy] = between(at, to);
    const frames = [
      { transform: "none", opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: `translate(${dx}px,${dy}px) scale(.6)`, opacity: 0 },
    ];
    this.#run(this.#back(at), frames, how);
  }

  /** Brings a card face down from its origin, if it has one, and flips it. */
  #turn(element: HTMLElement) {
    const to = element.getBoundingClientRect();
    const from = element.dataset.origin && this.#find(element.dataset.origin);
    const [dx, dy] = from ? between(to, from) : [0, 0];
    const wait = from ? TIME : 0;
    const all = wait + TURN;
    const half = (wait + TURN / 2) / all;
    const [flat, edge] = ["perspective(600px) rotateY(0deg)", "perspective(600px) rotateY(90deg)"];
    this.#run(
      this.#back(to),
      [
        { transform: `translate(${dx}px,${dy}px) scale(${from ? 0.5 : 1}) ${flat}`, easing: EASE },
        { transform: `translate(0,0) scale(1) ${flat}`, offset: wait / all, easing: "ease-in" },
        { transform: `translate(0,0) scale(1) ${edge}`, offset: half },
        { transform: `translate(0,0) scale(1) ${edge}` },
      ],
      { duration: all, easing: "linear" },
    );
    this.#run(
      element,
      [
        { transform: "perspective(600px) rotateY(-90deg)" },
        { transform: "perspective(600px) rotateY(-90deg)", offset: half, easing: "ease-out" },
        { transform: "perspective(600px) rotateY(0deg)" },
      ],
      { duration: all, easing: "linear" },
    );
  }

  /** Gathers cards with the same destination before they leave. */
  #takeOff(gone: Place[]) {
    for (const [goes, together] of Map.groupBy(gone, (place) => place.goes ?? "")) {
      const to = this.#find(goes);
      if (!to) continue;
      const x = mean(together.map(({ rect }) => rect.left + rect.width / 2));
      const y = mean(together.map(({ rect }) => rect.top + rect.height / 2));
      const heap = new DOMRect(x, y, 0, 0);
      for (const [i, { rect, element }] of together.entries()) {
        const [hx, hy] = between(rect, heap);
        const [dx, dy] = between(rect, to);
        const lean = `rotate(${(i - (together.length - 1) / 2) * 5}deg)`;
        const isAlone = together.length < 2;
        const frames = [
          { transform: "none", opacity: 1, easing: isAlone ? EASE : EVEN },
          ...(isAlone
            ? []
            : [{ transform: `translate(${hx}px,${hy}px) ${lean}`, opacity: 1, offset: 0.42, easing: EVEN }]),
          { transform: `translate(${dx}px,${dy}px) scale(.3) ${lean}`, opacity: 0.1 },
        ];
        this.#run(this.#ghost(element, rect), frames, { duration: isAlone ? TIME : GATHER, easing: "linear" });
      }
    }
  }

  /** Copy of an element in the overlay. */
  #ghost(element: HTMLElement, rect: DOMRect) {
    const ghost = element.cloneNode(true) as HTMLElement;
    for (const name of ["id", "data-card", "data-piece", "data-goes"]) ghost.removeAttribute(name);
    return this.#put(ghost, rect);
  }

  #back(rect: DOMRect) {
    const back = document.createElement("span");
    back.className = "card";
    back.innerHTML = cardBack();
    return this.#put(back, rect);
  }

  #put(ghost: HTMLElement, rect: DOMRect) {
    const { x, y } = this.#corner;
    const { width, height } = rect;
    for (const [name, value] of Object.entries({ left: rect.x - x, top: rect.y - y, width, height, "--card-w": width }))
      ghost.style.setProperty(name, `${value}px`);
    ghost.classList.add("ghost");
    this.#plans.push(() => this.layer.append(ghost));
    return ghost;
  }

  #run(
    element: HTMLElement,
    frames: Keyframe[],
    { delay = 0, duration = TIME, easing = EASE }: KeyframeAnimationOptions,
  ) {
    const speed = this.speed();
    const [wait, time] = [delay / speed, Number(duration) / speed];
    this.#end = Math.max(this.#end, wait + time);
    this.#plans.push(() => {
      const animation = element.animate(frames, { duration: time, delay: wait, easing, fill: "backwards" });
      this.#running.add(animation);
      const end = () => {
        this.#running.delete(animation);
        if (element.classList.contains("ghost")) element.remove();
      };
      animation.finished.then(end, end);
    });
  }
}

const nameOf = (element: HTMLElement) => element.dataset.card ?? `piece ${element.dataset.piece}`;

/** Distance between the centres of two boxes. */
const between = (from: DOMRect, to: DOMRect) => [
  to.left + to.width / 2 - from.left - from.width / 2,
  to.top + to.height / 2 - from.top - from.height / 2,
];

const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
