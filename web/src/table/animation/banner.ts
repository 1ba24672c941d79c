// Pictures of cues: what one player calls out is a call beside the plate (`call.ts`); the end of a deal or match is a
// banner across the middle of the table. A banner lasts about a second, ignores the pointer, moves nothing, and any tap
// ends it.

import { html, nothing, render } from "lit-html";
import { Call, drawCall, isCalled, wordsOf } from "./call.ts";
import type { Scene } from "../game-table.ts";
import type { Cue } from "./cues.ts";
import type { Kind } from "./kinds.ts";

/** Milliseconds at normal pace: a banner, and a match that the person has won. */
const [LIFE, JOY] = [950, 2600];
/** Number of petals for a match that the person has won. */
const PETALS = 28;

/** Cues with a banner or a call, most important first. */
const PICTURED: Kind[] = ["match", "won", "lost", "revolution", "die", "last", "claim", "vow", "capture", "alert"];

export class Banner {
  declare place: () => HTMLElement;
  declare over: () => Element;
  declare at: (seat: number) => Element | null;

  #timer: ReturnType<typeof setTimeout> | undefined;
  #call = new Call();

  /**
   * @param place the container of banners
   * @param over the element that they cover
   * @param at a player's plate
   */
  constructor(place: () => HTMLElement, over: () => Element, at: (seat: number) => Element | null) {
    this.place = place;
    this.over = over;
    this.at = at;
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
    if (isCalled(cue)) {
      this.#callOut(cue, events, scene, game, speed);
      return Promise.resolve();
    }
    const { left, top, width, height } = this.over().getBoundingClientRect();
    const life = (joyful(cue) ? JOY : LIFE) / speed;
    this.clear();
    const layer = this.place();
    const { x, y } = layer.getBoundingClientRect();
    render(html`${drawCall(cue, events, scene, game, true)}${joyful(cue) ? drawPetals() : nothing}`, layer);
    const { style } = layer.querySelector(".call-out") as HTMLElement;
    const at = { left: left - x + width / 2, top: top - y + height / 2, "--cloth-w": width };
    for (const [name, value] of Object.entries(at)) style.setProperty(name, `${value}px`);
    style.setProperty("--life", `${life}ms`);
    return new Promise((resolve) => {
      // No-op if the table has been removed.
      this.#timer = setTimeout(() => resolve(layer.isConnected && this.clear()), life);
    });
  }

  /** Removes the banner; a call goes by itself. */
  clear() {
    clearTimeout(this.#timer);
    render(nothing, this.place());
  }

  /** Removes a call, too. */
  hush() {
    this.clear();
    this.#call.hush();
  }

  #callOut(cue: Cue, events: readonly Protocol.Event[], scene: Scene, game: string, speed: number) {
    const plate = this.at(cue.seat as number)?.getBoundingClientRect();
    const cloth = this.over().closest(".centre")?.getBoundingClientRect();
    if (plate?.width && cloth) this.#call.show(drawCall(cue, events, scene, game), plate, cloth, this.place(), speed);
  }
}

const chosen = (cues: readonly Cue[], game: string) =>
  PICTURED.map((kind) => cues.find((one) => one.kind === kind && wordsOf(kind, game))).find((one) => one);

const joyful = ({ kind, mine }: Pick<Cue, "kind" | "mine">) =>
  kind === "match" && mine && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Petals over the whole table. Paths depend only on the petal's index, so every run is the same. */
const drawPetals = () => html`
  <div class="petals">${Array.from(
    { length: PETALS },
    (_, n) =>
      html`<i .style=${`--at: ${(n * 37) % 100}; --late: ${(n * 53) % 90}; --turn: ${((n * 97) % 7) - 3}`}></i>`,
  )}</div>`;
