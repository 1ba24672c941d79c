// A call: a word on a brush stroke from a player's face. It lies beside the player's plate, where it covers the fewest
// cards, ignores the pointer and goes by itself; it lasts over the next steps. Hidden from screen readers, which read
// the log.

import { html, nothing, render } from "lit-html";
import { below, die } from "../../cards/cards.ts";
import type { Mood } from "../../cards/cards.ts";
import { template } from "../../cards/template.ts";
import { has } from "../../i18n/messages.ts";
import type { Scene } from "../game-table.ts";
import type { Cue } from "./cues.ts";
import type { Kind } from "./kinds.ts";

/** Milliseconds of a call at normal pace. */
const LIFE = 820;

/** Cues that a player calls out, with the mood of the face. */
const CALLED: Partial<Record<Kind, Mood>> = {
  claim: "won",
  vow: "even",
  last: "won",
  lost: "lost",
  capture: "won",
  alert: "even",
  die: "won",
  revolution: "won",
};

/** Brush stroke, full at its start and dry at its end. */
const STROKE =
  "M9 55C3 38 14 24 38 22C92 11 188 17 262 13C318 10 352 12 392 8L356 19L398 22L342 29L400 36L350 42L396 51L338 56L390 66" +
  "L326 68L372 80C300 85 236 83 170 87C112 91 66 93 34 84C16 79 12 68 9 55Z";
const DRY = "M96 30C170 25 250 27 330 22M60 74C150 79 240 74 316 75M210 46C270 44 316 46 364 44";

/** Returns the message of a cue, if there is one. */
export const wordsOf = (kind: string, game: string, part: string = "") =>
  [`${game}-moment-${kind}${part}`, `table-moment-${kind}${part}`].find((id) => has(id));

/** Whether a player calls this out. The end of a deal has a banner. */
export const isCalled = ({ kind, seat, event }: Cue) => kind in CALLED && seat !== null && event.type !== "result";

export class Call {
  #layer: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param plate the caller's
   * @param cloth the area that a call stays within
   * @param after the element that a call follows in the page
   */
  show(drawing: unknown, plate: DOMRect, cloth: DOMRect, after: HTMLElement, speed: number) {
    this.hush();
    const layer = document.createElement("div");
    render(drawing, layer);
    after.after(layer);
    layer.className = "call-layer";
    layer.ariaHidden = "true";
    const call = layer.firstElementChild as HTMLElement;
    const cards = [...document.querySelectorAll(".table .card")].map((card) => card.getBoundingClientRect());
    const right = (plate.left + plate.right) / 2 > (cloth.left + cloth.right) / 2 + 1;
    call.dataset.side = right ? "right" : "left";
    const place = () => freest(call.getBoundingClientRect(), plate, cloth, cards, right);
    let best = place();
    if (best.covers) {
      call.dataset.narrow = "yes";
      const narrow = place();
      if (narrow.covers < best.covers) best = narrow;
      else delete call.dataset.narrow;
    }
    const { x, y } = after.getBoundingClientRect();
    call.style.setProperty("left", `${best.left - x}px`);
    call.style.setProperty("top", `${best.top - y}px`);
    const life = LIFE / speed;
    call.style.setProperty("--life", `${life}ms`);
    this.#layer = layer;
    this.#timer = setTimeout(() => this.hush(), life);
  }

  /** Removes the call. */
  hush() {
    clearTimeout(this.#timer);
    this.#layer?.remove();
    this.#layer = null;
  }
}

/** Returns the place at, above or below a plate that covers the fewest square pixels of cards. */
function freest(
  { width, height }: DOMRect,
  plate: DOMRect,
  cloth: DOMRect,
  cards: readonly DOMRect[],
  right: boolean,
): { left: number; top: number; covers: number } {
  const left = Math.max(cloth.left, Math.min(right ? plate.right - width : plate.left, cloth.right - width));
  // Below the person's plate there are things to read and to press.
  const lowest = cloth.bottom - height / 2;
  const middles = [(plate.top + plate.bottom) / 2, plate.top - 0.6 * height, plate.bottom + 0.6 * height];
  return middles
    .map((middle) => Math.max(0, Math.min(middle, lowest) - height / 2))
    .map((top) => ({ left, top, covers: covered(new DOMRect(left, top, width, height), cards) }))
    .reduce((best, one) => (one.covers < best.covers ? one : best));
}

const covered = (box: DOMRect, cards: readonly DOMRect[]) =>
  cards.reduce((sum, card) => {
    const wide = Math.min(box.right, card.right) - Math.max(box.left, card.left);
    const high = Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);

const factsOf = (events: readonly Protocol.Event[], event: Cue["event"], seat: number | null) =>
  Object.assign({}, ...events, event, { seat });

/** The large word of a cue. @param events all events of the step */
export const momentInWords = (
  { kind, seat, event }: Cue,
  events: readonly Protocol.Event[],
  { t }: Scene,
  game: string,
) => t(wordsOf(kind, game) ?? "", factsOf(events, event, seat));

/**
 * @param events all events of the step
 * @param end whether it ends a deal or match: drawn for the middle of the cloth, with the winners' names
 */
export function drawCall(
  { kind, seat, event }: Cue,
  events: readonly Protocol.Event[],
  scene: Scene,
  game: string,
  end: boolean = false,
) {
  const facts = factsOf(events, event, seat);
  const words = scene.t(wordsOf(kind, game) ?? "", facts);
  const under = wordsOf(kind, game, "-under");
  const winners = "winners" in event ? event.winners : seat === null ? [] : [seat];
  const small = under ? scene.t(under, facts) : end && scene.list(winners.map(scene.seatName));
  return html`
    <p class="call-out" data-kind=${kind} data-own=${seat === scene.me ? "yes" : "no"} data-end=${end ? "yes" : nothing}>
      <svg class="call-stroke" viewBox="0 0 404 100" preserveAspectRatio="none"><path d=${STROKE}/><path d=${DRY}/></svg>
      ${seat === null ? nothing : html`<span class="call-face">${scene.portrait(seat, CALLED[kind] ?? "won")}</span>`}
      ${"shows" in event ? drawTurning(event.shows as 6 | 1) : nothing}
      <b class="call-words" .style=${`--letters: ${[...words].length}`}>${words}${small ? html`<small>${small}</small>` : nothing}</b>
    </p>`;
}

/** The die turning from its old face to the new one. */
const drawTurning = (shows: 6 | 1) => html`
  <span class="call-die"><span>${template(die(below(shows)))}</span><span>${template(die(shows))}</span></span>`;
