// Short physical motions from the difference of two drawings: a card that moved glides from where it was, a new one
// comes from its origin, a card turned up turns over, a trick is put together and goes to the seat that won it. Motion
// holds no state of the game; it says how long it takes, and can be ended at any time.
//
// Marks in the page: `data-card` (the card that an element shows) or `data-piece` (a chip, a stack card …),
// `data-origin` (a selector: where it comes from if it was not on the table before), `data-goes` (a selector: where it
// flies when it is taken off), `data-spot` (a place that cards come from or go to).

import { cardBack } from "../../cards/cards.ts";

/** Milliseconds. */
const TIME = 220;
const STAGGER = 14;
const TURN = 220;
const GATHER = 380;
/** A deal: from the first card that leaves to the last, and each on its way. */
const DEALING = 500;
const DEALT = 260;
/** So much longer than it should take is waited where the browser lets motion rest: in a page that is not seen. */
const PATIENCE = 400;
const PIECES = "[data-piece]";
/** Backs that are dealt to a seat, for all its cards. */
const PACKETS = 3;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const EVEN = "cubic-bezier(.45,.05,.55,.95)";

type Place = { rect: DOMRect; element: HTMLElement; goes?: string };

/** What is known of what moves, besides where it was and is. */
export interface Travels {
  dealt?: string[]; // cards are dealt, from the first of these places that there is
  seats?: string[]; // to these besides the person's hand
  turned?: readonly string[]; // cards that come face down and are turned up
  unseen?: { from: string[]; to: string[] }[]; // cards that nobody else sees, between the first places there are
}

export class Motion {
  declare stage: HTMLElement;
  declare layer: HTMLElement;
  declare speed: () => number;

  #before: Map<string, Place> = new Map();
  #origins: Map<string, DOMRect> = new Map();
  /** What is about to move, once everything has been measured. */
  #plans: (() => void)[] = [];
  /** All that moves. */
  #running: Set<Animation> = new Set();
  /** Where the overlay begins. */
  #corner = new DOMRect();
  /** What is looked at. */
  #moves = "";
  /** In how many milliseconds the last of it has landed. */
  #end = 0;

  /**
   * @param layer an overlay that takes no pointer
   * @param speed how many times as fast as usual; 0: nothing moves
   */
  constructor(stage: HTMLElement, layer: HTMLElement, speed: () => number) {
    this.stage = stage;
    this.layer = layer;
    this.speed = speed;
  }

  /** Whether anything may move. */
  get wanted() {
    return this.speed() > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Everything is where it goes. */
  land() {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    for (const ghost of [...this.layer.querySelectorAll(".ghost")]) ghost.remove();
  }

  /** Remembers where everything is; call before drawing. @param landed the cards have moved already */
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
   * Sets everything moving that has changed its place; call after drawing.
   * @returns when all has landed, and no sooner than what was drawn has been seen; null: nothing may move
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
        // What is laid out at once, once all have their cards.
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

  /** When what is drawn now has been seen: what is drawn next is another frame's work. */
  seen(): Promise<unknown> {
    return this.#inTime(this.layer.animate(null, 1).finished);
  }

  #inTime(motion: Promise<unknown>) {
    return Promise.race([motion, new Promise((resolve) => setTimeout(resolve, this.#end + PATIENCE))]);
  }

  #cards(): HTMLElement[] {
    return [...this.stage.querySelectorAll(this.#moves)].map((e) => e as HTMLElement);
  }

  #find(selector: string) {
    return this.#origins.get(selector) ?? this.stage.querySelector(selector)?.getBoundingClientRect();
  }

  #first(selectors: readonly string[]): DOMRect | undefined {
    return selectors.map((selector) => this.#find(selector)).find((rect) => rect?.width);
  }

  /** @param width of the card there */
  #glide(element: HTMLElement, from: DOMRect, width: number, delay: number) {
    const to = element.getBoundingClientRect();
    const [dx, dy] = between(to, from);
    const scale = to.width ? Math.max(0.2, Math.min(2, width / to.width)) : 1;
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) return;
    const frames = [{ transform: `translate(${dx}px,${dy}px) scale(${scale})` }];
    if (!element.closest(".scroll")) return void this.#run(element, frames, { delay });
    // What scrolls cuts off what comes from outside.
    this.#run(this.#ghost(element, to), frames, { delay });
    this.#run(element, [{ opacity: 0 }, { opacity: 0 }], { delay });
  }

  /** Into the hand, which fans out. */
  #deal(element: HTMLElement, from: DOMRect, delay: number) {
    const [dx, dy] = between(element.getBoundingClientRect(), from);
    const start = `translate(${dx}px,${dy}px) rotate(${dx < 0 ? "" : "-"}24deg) scale(.5)`;
    const frames = [
      { transform: start, opacity: 0 },
      { opacity: 1, offset: 0.3 },
    ];
    this.#run(element, frames, { delay, duration: DEALT });
  }

  /** To all others. */
  #dealOut(from: DOMRect, seats: string[]) {
    for (const [i, seat] of seats.entries()) {
      const to = this.#find(seat);
      if (!to?.width || Math.hypot(...between(from, to)) < to.width / 2) continue; // who deals
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

  /** A card face down on its way. */
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

  /** Face down from its origin, if it has one, and then turned over. */
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

  /** Cards that go to the same place are put together first. */
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
        const one = together.length < 2;
        const frames = [
          { transform: "none", opacity: 1, easing: one ? EASE : EVEN },
          ...(one ? [] : [{ transform: `translate(${hx}px,${hy}px) ${lean}`, opacity: 1, offset: 0.42, easing: EVEN }]),
          { transform: `translate(${dx}px,${dy}px) scale(.3) ${lean}`, opacity: 0.1 },
        ];
        this.#run(this.#ghost(element, rect), frames, { duration: one ? TIME : GATHER, easing: "linear" });
      }
    }
  }

  /** A picture of an element in the overlay. */
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

/** How far the middle of one is from another's. */
const between = (from: DOMRect, to: DOMRect) => [
  to.left + to.width / 2 - from.left - from.width / 2,
  to.top + to.height / 2 - from.top - from.height / 2,
];

const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
