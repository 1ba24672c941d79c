// The person's hand: a toolbar of buttons with one Tab stop and arrows, Home and End inside it. It is not a listbox,
// because in many games choosing a card plays it: a button can announce that, an option cannot.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { cardLabel } from "./card-label.ts";
import { keyOf } from "../../ui/pressed-key.ts";
import { inSomeAction, type Scene, type GameTable, type CardLook } from "../game-table.ts";

/** Pixels of a visible card strip: below this the hand is broken into more rows. */
const COMFORTABLE_STRIP = 36;
const MOST_ROWS = 3;
/** Pixels of a card that is whole beside the others, at least: on phones cards get that small before they overlap. */
const LEAST_WHOLE = 48;
/** Pixels of a tall phone's height: it has room for a second row before cards overlap. */
const TALL = 736;
/** Pixels between cards that do not overlap, as in the styles. */
const GAP = 4;

export class Hand {
  /** The card that holds the Tab stop. */
  #current: string | null = null;
  #cards: readonly string[] = [];
  #playable: readonly string[] = [];
  #list: HTMLElement | null = null;
  /** Whether a card of the hand is requested now; only then can a card be refused. */
  #asked = false;
  #columns = 1;
  #mostRows = 0;
  /** Layout for which the room beside a card was last measured. */
  #size = "";
  #side = false;
  #room = 0;
  #cardWidth = 64;
  /** Width of whole cards on a phone; 0: they overlap. */
  #whole = 0;

  draw(scene: Scene, game: GameTable) {
    const cards = scene.bare ? [] : game.hand(scene);
    this.#asked = game.asks
      ? scene.legal.length > 0 && game.asks(scene)
      : cards.some((card) => playable(card, scene, game));
    if (!cards.includes(this.#current ?? "")) this.#current = neighbour(this.#current, this.#cards, cards);
    this.#cards = cards;
    const can = this.#asked ? cards.filter((card) => playable(card, scene, game)) : [];
    // The Tab stop is a card that can be played, unless the person is on another one.
    if (String(can) !== String(this.#playable) && !document.activeElement?.matches(".hand-card"))
      this.#current = nextOf(this.#current, cards, can) ?? this.#current;
    this.#playable = can;
    this.#side = scene.side;
    return html`
      <section class="hand" data-zone="hand">
        <ul class="hand-cards" role="toolbar" aria-label=${scene.t("table-hand", { count: cards.length })}
          @keydown=${(e: KeyboardEvent) => this.#move(e)}>
          ${repeat(
            cards,
            (card) => card,
            (card, index) => this.#card(card, index, scene, game),
          )}
        </ul>
      </section>`;
  }

  #card(card: string, index: number, scene: Scene, game: GameTable) {
    const action = game.tap(card, scene);
    const asked = this.#asked;
    const chosen = scene.chosen.includes(card);
    const can = playable(card, scene, game);
    const look: CardLook = game.cardLook?.(card, scene) ?? { notes: [] };
    const name = cardLabel(card, scene, {
      notes: look.notes,
      state: !asked || chosen ? null : !can ? "refused" : action ? "playable" : "selectable",
      nth: index + 1,
      of: this.#cards.length,
    });
    const choose = () => {
      this.#current = card;
      if (scene.answer) scene.answer(card);
      else if (!action && (can || !scene.legal.length)) scene.toggle(card);
      else if (action && scene.legal.length && !asked) scene.tell(scene.t("table-no-card-now"));
      else scene.act(can && action ? action : (game.ask?.(card, scene) ?? action ?? `play:${card}`));
    };
    return html`
      <li class="hand-slot" role="none">
        <button type="button" class="card hand-card" data-card=${card} data-mark=${look.mark ?? nothing}
          data-origin=${look.origin ?? '[data-spot="middle"]'}
          data-state=${asked ? (can ? "playable" : "refused") : "waiting"}
          aria-label=${name} aria-disabled=${asked && !can ? "true" : nothing}
          aria-pressed=${action ? nothing : String(chosen)}
          tabindex=${live(card === this.#current ? "0" : "-1")}
          @focus=${() => this.#settle(card)} @click=${choose}>${scene.face(card)}</button>
      </li>`;
  }

  /** Moves the Tab stop to the focused card. */
  #settle(card: string | null) {
    if (card === this.#current) return;
    this.#button(this.#current)?.setAttribute("tabindex", "-1");
    this.#button(card)?.setAttribute("tabindex", "0");
    this.#current = card;
  }

  #move(event: KeyboardEvent) {
    const key = keyOf(event);
    if (/^shift\+arrow(left|right)$/.test(key)) return this.#leap(event, key.endsWith("right"));
    const at = this.#cards.indexOf(this.#current ?? "");
    const last = this.#cards.length - 1;
    const columns = this.#columns;
    const to = {
      arrowleft: at - 1,
      arrowright: at + 1,
      arrowup: at - columns,
      arrowdown: at + columns,
      home: 0,
      end: last,
    }[key];
    if (to === undefined) return;
    event.preventDefault();
    // Left and right wrap around, as in every other row; up and down do not.
    const round = key === "arrowleft" || key === "arrowright";
    if (!round && (to < 0 || to > last)) return;
    this.#button(this.#cards.at(to > last ? 0 : to) ?? "")?.focus();
  }

  /** Moves to the next card that can be played, passing over the others. */
  #leap(event: KeyboardEvent, forward: boolean) {
    event.preventDefault();
    const at = this.#playable.indexOf(this.#current ?? "");
    const cards = forward ? this.#cards : [...this.#cards].reverse();
    const to =
      at < 0
        ? nextOf(this.#current, cards, this.#playable)
        : this.#playable.at((at + (forward ? 1 : -1)) % this.#playable.length);
    this.#button(to ?? null)?.focus();
  }

  /** Whether a card of the hand is requested now. */
  get asked() {
    return this.#asked;
  }

  /** Focuses the card with the Tab stop, or the next one that can be played. @returns whether there is one */
  focus(): boolean {
    this.#settle(nextOf(this.#current, this.#cards, this.#playable) ?? this.#current);
    const button = this.#button(this.#current);
    button?.focus({ preventScroll: true });
    return Boolean(button);
  }

  /**
   * Chooses the number of rows and columns for the available room; call after drawing. The room is measured once for
   * each window size and layout, because measuring while drawing forces a layout of the whole table.
   */
  fit(root: HTMLElement) {
    this.#list = root.querySelector(".hand-cards");
    const count = this.#cards.length;
    if (!this.#list) return;
    if (count) {
      const { layout, step } = document.documentElement.dataset;
      const size = `${innerWidth} ${innerHeight} ${this.#side} ${layout} ${step}`;
      if (size !== this.#size) {
        this.#mostRows = 0;
        this.#whole = 0;
        this.#list.parentElement?.style.removeProperty("--card-w");
        this.#list.parentElement?.removeAttribute("data-whole");
        this.#cardWidth = this.#button(this.#cards[0])?.offsetWidth ?? 64;
        this.#room = this.#list.clientWidth - this.#cardWidth;
      }
      this.#size = size;
      const most = innerHeight >= 480 ? MOST_ROWS : 1;
      // Rows whose height is kept anyway are used until fewer rows hold all cards side by side.
      const strip = (rows: number) => (rows < Math.min(most, this.#mostRows) ? this.#cardWidth : COMFORTABLE_STRIP);
      let rows = 1;
      while (rows < most && this.#room < strip(rows) * (Math.ceil(count / rows) - 1)) rows++;
      const tall = innerHeight >= TALL && document.documentElement.dataset.layout === "phone";
      if (tall && rows === 1 && this.#room < this.#cardWidth * (count - 1)) rows = 2;
      const columns = Math.ceil(count / rows);
      const gaps = Math.max(1, columns - 1);
      this.#list.style.setProperty("--gaps", String(gaps));
      this.#fitWhole(rows, columns);
      this.#list.style.setProperty("--strip", `${Math.min(this.#cardWidth + GAP, this.#room / gaps)}px`);
      // Where cards overlap, the last one of a row reaches below the next card of the row above.
      const reach = this.#room / gaps < this.#cardWidth ? 1 : 0;
      for (const [index, slot] of [...this.#list.children].entries()) {
        slot.toggleAttribute("data-beside", (index + 1) % columns > 0 && index + 1 < count);
        slot.toggleAttribute("data-below", index + columns - (index % columns && reach) < count);
      }
      this.#list.dataset.rows = String(rows);
      this.#list.style.setProperty("--rows", String(rows));
      this.#columns = columns;
      this.#mostRows = Math.max(this.#mostRows, rows);
    }
    // The hand keeps its largest height, so the content above it does not move.
    this.#list.parentElement?.style.setProperty("--most-rows", String(this.#mostRows));
  }

  /** Makes the cards of a phone's hand as small as they are whole; they stay so while the hand gets smaller. */
  #fitWhole(rows: number, columns: number) {
    const hand = this.#list?.parentElement;
    const full = this.#room + this.#cardWidth;
    if (!hand || document.documentElement.dataset.layout !== "phone" || this.#whole) return;
    const fits = Math.floor((full - GAP * (columns - 1)) / columns);
    if (fits < LEAST_WHOLE || (rows < 2 && fits >= this.#cardWidth)) return;
    const whole = Math.min(fits, this.#cardWidth);
    this.#whole = whole;
    this.#cardWidth = whole;
    this.#room = full - whole;
    hand.style.setProperty("--card-w", `${whole}px`);
    hand.dataset.whole = "";
  }

  #button(card: string | null): HTMLButtonElement | null {
    return this.#list?.querySelector(`button[data-card="${card}"]`) ?? null;
  }
}

function playable(card: string, scene: Scene, game: GameTable) {
  const action = game.tap(card, scene);
  if (action) return scene.legal.includes(action);
  return scene.legal.length > 0 && (scene.chosen.includes(card) || (game.playable ?? inSomeAction)(card, scene));
}

/** Returns this card if it is one of some, else the next one in the row, from the start again after its end. */
function nextOf(card: string | null, row: readonly string[], some: readonly string[]) {
  const at = Math.max(0, row.indexOf(card ?? ""));
  return [...row.slice(at), ...row.slice(0, at)].find((one) => some.includes(one)) ?? null;
}

/** Returns the card that takes the Tab stop when the current one leaves: the next remaining one, else the last. */
function neighbour(gone: string | null, before: readonly string[], now: readonly string[]) {
  const after = before.slice(before.indexOf(gone ?? "") + 1).find((card) => now.includes(card));
  return after ?? now[gone ? now.length - 1 : 0] ?? null;
}
