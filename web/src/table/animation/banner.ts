// Banner of a cue: a brush stroke across the middle of the table with a message and a seal. It lasts less than a
// second, ignores the pointer, moves nothing, and any tap ends it. It is hidden from screen readers, which read the
// log.

import { html, nothing, render } from "lit-html";
import { below, die } from "../../cards/cards.ts";
import { template } from "../../cards/template.ts";
import { has } from "../../i18n/messages.ts";
import type { Scene } from "../game-table.ts";
import type { Cue } from "./cues.ts";
import type { Kind } from "./kinds.ts";

/** Milliseconds at normal pace: a banner, and a match that the person has won. */
const [LIFE, JOY] = [950, 2600];
/** Number of petals for a match that the person has won. */
const PETALS = 28;

/** Cues with a banner, most important first. */
const PICTURED: Kind[] = ["match", "won", "lost", "revolution", "die", "capture", "last"];

/** Brush stroke, full at its start and dry at its end. */
const STROKE =
  "M9 55C3 38 14 24 38 22C92 11 188 17 262 13C318 10 352 12 392 8L356 19L398 22L342 29L400 36L350 42L396 51L338 56L390 66" +
  "L326 68L372 80C300 85 236 83 170 87C112 91 66 93 34 84C16 79 12 68 9 55Z";
const DRY = "M96 30C170 25 250 27 330 22M60 74C150 79 240 74 316 75M210 46C270 44 316 46 364 44";

/** Seal drawings in a 48 × 48 box. */
const SIGNS: Partial<Record<Kind, string>> = {
  // Flower circle, the mark for good work.
  won: "M24 17a7 7 0 1 1-7 7c0-3 2-5 5-5s4 3 2 5M24 7c5 0 6 4 6 5 1-1 6-1 8 3s-1 7-2 7c2 1 4 5 1 8s-7 1-7 1c0 2-3 6-7 5s-4-5-4-5c-2 1-6 1-8-3s1-7 1-7c-2-2-3-6 0-8s6-1 6-1c0-2 2-5 6-5Z",
  lost: "M14 14L34 34M34 14L14 34",
  capture: "M9 26.5L39 19M20 10V32Q20 37 25 37H37V30",
  last: "M17 8H31V40H17ZM8 14V34M40 14V34",
};
SIGNS.match = SIGNS.won;

export class Banner {
  declare place: () => HTMLElement;
  declare over: () => Element;

  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param place the container of banners
   * @param over the element that they cover
   */
  constructor(place: () => HTMLElement, over: () => Element) {
    this.place = place;
    this.over = over;
  }

  /** Returns whether any of these cues has a banner. */
  shows(cues: readonly Cue[], game: string) {
    return Boolean(chosen(cues, game));
  }

  /**
   * Shows the banner of the most important cue.
   * @param events all events of the step
   * @returns resolves when the banner has ended by itself
   */
  show(
    cues: readonly Cue[],
    events: readonly Protocol.Event[],
    scene: Scene,
    game: string,
    speed: number,
  ): Promise<unknown> {
    const cue = chosen(cues, game);
    if (!cue) return Promise.resolve();
    const { left, top, width, height } = this.over().getBoundingClientRect();
    const life = (joyful(cue) ? JOY : LIFE) / speed;
    this.clear();
    const layer = this.place();
    const { x, y } = layer.getBoundingClientRect();
    render(drawBanner(cue, events, scene, game), layer);
    const { style } = layer.querySelector(".event-banner") as HTMLElement;
    const at = { left: left - x + width / 2, top: top - y + height / 2, "--room": width };
    for (const [name, value] of Object.entries(at)) style.setProperty(name, `${value}px`);
    style.setProperty("--life", `${life}ms`);
    return new Promise((resolve) => {
      // No-op if the table has been removed.
      this.#timer = setTimeout(() => resolve(layer.isConnected && this.clear()), life);
    });
  }

  clear() {
    clearTimeout(this.#timer);
    render(nothing, this.place());
  }
}

const chosen = (cues: readonly Cue[], game: string) =>
  PICTURED.map((kind) => cues.find((one) => one.kind === kind && wordsOf(kind, game))).find((one) => one);

/** Message of a cue, if there is one. */
const wordsOf = (kind: string, game: string, part: string = "") =>
  [`${game}-moment-${kind}${part}`, `table-moment-${kind}${part}`].find((id) => has(id));

function drawBanner({ kind, seat, event, mine }: Cue, events: readonly Protocol.Event[], scene: Scene, game: string) {
  const facts = Object.assign({}, ...events, event, { seat });
  const under = wordsOf(kind, game, "-under");
  const winners = "winners" in event ? event.winners : seat === null ? [] : [seat];
  return html`
    <div class="event-banner" data-kind=${kind}>
      <svg class="event-banner-stroke" viewBox="0 0 404 100" preserveAspectRatio="none"><path
        d=${STROKE}/><path class="event-banner-dry" d=${DRY}/></svg>
      <p class="event-banner-words"><b>${scene.t(wordsOf(kind, game) ?? "", facts)}</b>
        <span>${under ? scene.t(under, facts) : scene.list(winners.map(scene.seatName))}</span></p>
      ${"shows" in event ? drawTurning(event.shows) : drawSeal(SIGNS[kind] ?? "")}
    </div>
    ${joyful({ kind, mine }) ? drawPetals() : nothing}`;
}

const joyful = ({ kind, mine }: Pick<Cue, "kind" | "mine">) =>
  kind === "match" && mine && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Petals over the whole table. Paths depend only on the petal's index, so every run is the same. */
const drawPetals = () => html`
  <div class="petals">${Array.from(
    { length: PETALS },
    (_, n) =>
      html`<i .style=${`--at: ${(n * 37) % 100}; --late: ${(n * 53) % 90}; --turn: ${((n * 97) % 7) - 3}`}></i>`,
  )}</div>`;

const drawSeal = (sign: string) => html`
  <svg class="event-banner-seal" viewBox="0 0 48 48"><path class="event-banner-ground"
    d="M4 2.5C14 1.4 34 1.8 44 3C46.4 14 46 34 45 44.6C34 46.6 14 46 3.4 45.4C1.6 34 2 12 4 2.5Z"/><path d=${sign}/></svg>`;

/** The die turning from its old face to the new one. */
const drawTurning = (shows: 6 | 1) => html`
  <span class="event-banner-die"><span>${template(die(below(shows)))}</span><span>${template(die(shows))}</span></span>`;
