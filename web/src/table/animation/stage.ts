// Stages moments in three sizes. Small: a call at the seat (`call.ts`). Middle: over the cards in the middle. Big: the
// whole cloth is dimmed except for its subject, and what changes moves in sight. A moment delays nothing and ends at the
// first tap or key; a big one also with the next step. Hidden from screen readers, which read the log.

import { render } from "lit-html";
import type { Cue, Kind, Size } from "./kinds.ts";
import type { GameTable } from "../game-table.ts";

/** Milliseconds at normal pace. */
export const LIVES: Record<Size, number> = { small: 820, middle: 600, big: 1200 };
/** Sizes unless the game says otherwise: at most one big moment a deal. */
const USUAL: Partial<Record<Kind, Size>> = { alert: "small", revolution: "big", match: "big" };
/** Milliseconds at normal pace before things turn over, until the last of them has, and for each. */
const [WAIT, TURNING, EACH] = [520, 560, 360];
/** Factor at a fast pace: steps stay half as long, and no moment is cut off by the next. */
const FAST = 2;
/** Pixels of light around what stays lit. */
const HALO = 6;

export const sizeOf = (cue: Cue, table: Protocol.Table, { staged }: Pick<GameTable, "staged">): Size =>
  staged?.(cue, table as never) ?? USUAL[cue.kind] ?? "middle";

interface Staging {
  size: Size;
  drawing: unknown;
  after: HTMLElement; // the element that the stage follows in the page
  cloth: Element;
  middle: DOMRect;
  lit: readonly DOMRect[]; // what the dark leaves out, if there is any
  turning: readonly string[]; // selectors of rows that lie in reverse order now
  end: boolean; // ends a deal or match
  speed: number;
}

export class Stage {
  #layer: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moving: Animation[] = [];
  #over = () => {};
  /** Whether the moment has the whole cloth, so input is not meant for what lies below. */
  covers = false;
  #stays = false;

  /** @returns resolves when the moment is over, by itself or cleared */
  show({ size, drawing, after, cloth, middle, lit, turning, end, speed: pace }: Staging): Promise<void> {
    this.clear();
    const speed = pace > 1 ? FAST : pace;
    const life = LIVES[size] / speed;
    this.covers = size === "big";
    this.#stays = size === "middle" && !end;
    const layer = document.createElement("div");
    layer.className = "stage";
    layer.ariaHidden = "true";
    layer.dataset.size = size;
    layer.style.setProperty("--life", `${life}ms`);
    const { x, y } = after.getBoundingClientRect();
    const whole = cloth.getBoundingClientRect();
    const at = {
      "--x": middle.x + middle.width / 2 - x,
      "--y": middle.y + middle.height / 2 - y,
      "--cloth-w": whole.width,
    };
    for (const [name, value] of Object.entries(at)) layer.style.setProperty(name, `${value}px`);
    render(drawing, layer);
    if (lit.length) layer.prepend(darkness(whole, lit, x, y));
    const rows = calm() ? [] : turning.map((selector) => [...document.querySelectorAll(`.table ${selector}`)]);
    const frames = rows.map(framesOf); // measured before anything is drawn
    after.after(layer);
    this.#place(layer, middle, turning[0]);
    this.#layer = layer;
    const wait = (size === "big" ? WAIT : 0) / speed;
    this.#moving = rows.flatMap((row, nth) =>
      row.map((element, at) =>
        element.animate(frames[nth][at], {
          delay: wait + ((TURNING - EACH) * at) / Math.max(1, row.length - 1) / speed,
          duration: EACH / speed,
          easing: "cubic-bezier(.3,.6,.2,1)",
          fill: "backwards",
        }),
      ),
    );
    return new Promise((resolve) => {
      this.#over = resolve;
      this.#timer = setTimeout(() => this.#remove(), life);
    });
  }

  /** Keeps the moment between the row that turns over and the question below. @param row its selector */
  #place(layer: HTMLElement, middle: DOMRect, row: string | undefined) {
    const moment = layer.querySelector<HTMLElement>(".stage-moment");
    if (!moment) return;
    const strip = row ? document.querySelector(`.table ${row}`)?.getBoundingClientRect() : null;
    const centre = middle.top + middle.height / 2;
    const top = strip && strip.top < centre ? Math.max(middle.top, strip.bottom + HALO) : middle.top;
    const bottom = strip && strip.top >= centre ? Math.min(middle.bottom, strip.top - HALO) : middle.bottom;
    const { height } = moment.getBoundingClientRect();
    const fit = Math.min(1, (bottom - top) / height);
    const half = (fit * height) / 2;
    const y = Math.min(Math.max(centre, top + half), bottom - half);
    layer.style.setProperty("--fit", `${fit}`);
    layer.style.setProperty("--y", `${y - layer.getBoundingClientRect().y}px`);
  }

  /** The next step is shown: what still says a word may finish it. */
  rest() {
    if (!this.#stays) this.clear();
  }

  /** Ends the moment: everything is in its place. */
  clear() {
    for (const one of this.#moving.splice(0)) one.cancel();
    this.#remove();
  }

  #remove() {
    clearTimeout(this.#timer);
    this.#layer?.remove();
    this.#layer = null;
    this.covers = false;
    this.#over();
    this.#over = () => {};
  }
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The frames of a row that has been reversed: each comes from the place of its counterpart, edge on in between. */
function framesOf(row: readonly Element[]): Keyframe[][] {
  const places = row.map((element) => element.getBoundingClientRect());
  return places.map((to, at) => {
    const from = places[places.length - 1 - at];
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    const lift = -0.35 * Math.min(to.height, 60);
    return [
      { transform: `translate(${dx}px,${dy}px)` },
      { transform: `translate(${dx / 2}px,${dy / 2 + lift}px) scaleX(.12)` },
      { transform: "none" },
    ];
  });
}

/** The dark over the cloth, with holes. */
function darkness(whole: DOMRect, holes: readonly DOMRect[], x: number, y: number) {
  const dark = document.createElement("i");
  dark.className = "stage-dark";
  const [left, top] = [whole.x - x, whole.y - y];
  Object.assign(dark.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${whole.width}px`,
    height: `${whole.height}px`,
  });
  const cut = holes.map((hole) => {
    const [a, b] = [hole.x - whole.x - HALO, hole.y - whole.y - HALO];
    const [c, d] = [hole.width + 2 * HALO, hole.height + 2 * HALO];
    return `M${a + 10} ${b}h${c - 20}q10 0 10 10v${d - 20}q0 10-10 10h${20 - c}q-10 0-10-10v${20 - d}q0-10 10-10z`;
  });
  dark.style.clipPath = `path(evenodd,"M0 0H${whole.width}V${whole.height}H0z${cut.join("")}")`;
  return dark;
}
