// Shows the moment of the most important cue, in one of three sizes (`stage.ts`): beside the plate, over the cards in
// the middle, or over the whole cloth.

import { html, nothing } from "lit-html";
import { Call, drawCall, isCalled, wordsOf } from "./call.ts";
import { die } from "../../cards/cards.ts";
import { template } from "../../cards/template.ts";
import { Stage, sizeOf } from "./stage.ts";
import type { GameTable, Scene } from "../game-table.ts";
import type { Cue } from "./cues.ts";
import type { Kind } from "./kinds.ts";

/** Cues with a moment, most important first. */
const PICTURED: Kind[] = ["match", "won", "lost", "revolution", "die", "last", "claim", "vow", "capture", "alert"];

export class Banner {
  #part: (selector: string) => HTMLElement;
  #call = new Call();
  #stage = new Stage();

  /** @param part finds a part of the table */
  constructor(part: (selector: string) => HTMLElement) {
    this.#part = part;
  }

  /** The element that moments cover. */
  get #middle() {
    return this.#part(".middle");
  }

  #plate(seat: number) {
    return this.#part(`.seat[data-seat="${seat}"]`);
  }

  /** Returns whether any of these cues has a moment. */
  shows(cues: readonly Cue[], game: string) {
    return Boolean(chosen(cues, game));
  }

  /**
   * Shows the moment of the most important cue.
   * @param events all events of the step
   * @returns resolves when it is over
   */
  show(
    cues: readonly Cue[],
    events: readonly Protocol.Event[],
    scene: Scene,
    game: GameTable,
    speed: number,
  ): Promise<unknown> {
    const cue = chosen(cues, game.id);
    if (!cue) return Promise.resolve();
    const size = sizeOf(cue, scene.table, game);
    const cloth = this.#middle.closest(".table") as Element;
    const light = game.lit?.(cue, scene.table as never) ?? [];
    const lit =
      size === "big" || light.length
        ? [
            ...(cue.seat === null ? [] : areaOf([this.#plate(cue.seat)])),
            ...light.flatMap((what) => areaOf([...cloth.querySelectorAll(what)])),
          ]
        : [];
    const turning = game.turning?.(cue) ?? [];
    const atSeat = isCalled(cue) && (size === "small" || (size === "middle" && light.length > 0));
    if (atSeat) this.#callOut(cue, events, scene, game.id, speed);
    else this.#call.hush();
    if (atSeat && !lit.length && !turning.length) return Promise.resolve();
    const end = !isCalled(cue);
    return this.#stage.show({
      size,
      drawing: atSeat ? nothing : drawMoment(cue, events, scene, game.id, size, end),
      after: this.#part(".motion"),
      cloth,
      middle: this.#middle.getBoundingClientRect(),
      lit,
      turning,
      end,
      speed,
    });
  }

  /** Whether a moment has the whole cloth. */
  get covers() {
    return this.#stage.covers;
  }

  /** Ends what the next step replaces; a call goes by itself. */
  rest() {
    this.#stage.rest();
  }

  /** Ends everything. */
  hush() {
    this.#stage.clear();
    this.#call.hush();
  }

  #callOut(cue: Cue, events: readonly Protocol.Event[], scene: Scene, game: string, speed: number) {
    const plate = this.#plate(cue.seat as number)?.getBoundingClientRect();
    const cloth = this.#middle.closest(".centre")?.getBoundingClientRect();
    if (plate?.width && cloth)
      this.#call.show(drawCall(cue, events, scene, game), plate, cloth, this.#part(".motion"), speed);
  }
}

/** The box around all of these, if there are any. */
function areaOf(elements: readonly (Element | null)[]): DOMRect[] {
  const boxes = elements.flatMap((one) => one?.getBoundingClientRect() ?? []).filter(({ width }) => width);
  if (!boxes.length) return [];
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return [new DOMRect(left, top, right - left, bottom - top)];
}

const chosen = (cues: readonly Cue[], game: string) =>
  PICTURED.map((kind) => cues.find((one) => one.kind === kind && wordsOf(kind, game))).find((one) => one);

/** The word on its stroke, and at a big moment the thing itself above it. */
function drawMoment(
  cue: Cue,
  events: readonly Protocol.Event[],
  scene: Scene,
  game: string,
  size: string,
  end: boolean,
) {
  const event = Object.assign({}, ...events, cue.event) as { shows?: 6 | 1; sevens?: string[][] };
  const cards = (cue.kind === "match" && size === "big" && cue.seat !== null && event.sevens?.[cue.seat]) || [];
  const shows = size === "big" && event.shows;
  return html`
    <div class="stage-moment" data-kind=${cue.kind} data-prop=${shows || cards.length ? "yes" : nothing}>
      ${shows ? html`<span class="stage-die"><span>${template(die(shows === 6 ? 1 : 6))}</span><span>${template(die(shows))}</span></span>` : nothing}
      ${cards.length ? html`<span class="stage-cards">${cards.map((card, nth) => html`<span class="card" .style=${`--nth: ${nth}`}>${scene.face(card)}</span>`)}</span>` : nothing}
      ${drawCall(cue, events, scene, game, end)}
    </div>`;
}
