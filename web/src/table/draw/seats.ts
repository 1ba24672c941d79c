// The seats: name, level, cards left, team, signs, state in words, whose turn.

import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { yes } from "./drawing.ts";
import type { Mood } from "../../cards/cards.ts";
import type { Scene, GameTable, Sign, SeatLook } from "../game-table.ts";
import type { Phrases } from "../game-table.ts";

/** The part of a scene needed to order the seats. */
type Round = { me: number; table: { seats: number } };

export const clockwise = (first: number, { seats }: { seats: number }) =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats);

/** Seats in screen order: clockwise from the person's left, the person last. */
export const seatOrder = ({ me, table }: Round) => clockwise(me + 1, table);

/** Seats in tables of figures: the person first, then clockwise. */
export const personFirst = ({ me, table }: Round) => clockwise(me, table);

/** Position relative to the person: 0 is the person, then clockwise, so 1 is to the left. */
export const place = (seat: number, { me, table }: Round) => (seat - me + table.seats) % table.seats;

/** How many sit on the far side of the table, for the styles: neither the person nor the two at the sides. */
export const farSide = ({ table }: Round) => `--far: ${Math.max(1, table.seats - 3)}`;

/** Selector of a seat, as start or destination of cards. */
export const atSeat = (seat: number) => `[data-seat="${seat}"]`;

/** A sign with the game's words; `short` is drawn if there is little room. */
export const sign = (id: string, { say }: Phrases, short: Sign["short"] = say(`${id}-short`)): Sign => ({
  id,
  short,
  label: say(id),
});

/** Pennant of the player who starts a deal or leads a trick. */
export const startIcon = () =>
  html`<svg class="start-icon" viewBox="0 0 12 14" aria-hidden="true"><path
    d="M2 .5h1.6v13H2zM4.6 1L11 4 4.6 7.2z"/></svg>`;

export function drawSeats(scene: Scene, game: GameTable) {
  return html`
    <ul class="seats" role="list" data-count=${scene.table.seats} aria-label=${scene.t("table-seats")}>
      ${repeat(
        seatOrder(scene),
        (seat) => seat,
        (seat) => drawSeat(seat, scene, game),
      )}
    </ul>`;
}

/** A tap on a seat explains its signs, as the menu and a key do. */
function drawSeat(seat: number, scene: Scene, game: GameTable) {
  const look = game.seat(seat, scene);
  const turn = scene.shown.turn === seat;
  const apart = look.apart?.count ?? 0;
  const count = scene.shown.counts[seat] - apart;
  const words = seatInWords(seat, scene, game);
  const level = levelName(seat, scene);
  return html`
    <li class="seat" data-seat=${seat} data-place=${place(seat, scene)} .style=${`--place: ${place(seat, scene)}`} data-team=${look.team ?? nothing}
      data-turn=${turn ? "yes" : "no"} data-out=${yes(look.out)} aria-current=${turn ? "true" : nothing}
      @click=${() => scene.open("opponents")}>
      <span class="seat-line" aria-hidden="true">
        ${drawFace(seat, scene, look.team)}
        <span class="seat-name">${scene.seatName(seat)}</span>
      </span>
      <span class="seat-line seat-details" aria-hidden="true" title=${words}>
        <span class="seat-count">${cardIcon()}${count}${apart ? html`<span class="seat-apart">+${apart}</span>` : nothing}</span>
        ${repeat(
          signsOf(look),
          (sign) => sign.id,
          (sign) => html`
          <span class="sign boxed sign-${sign.id}" data-part=${place(seat, scene) ? nothing : sign.id}><span class="sign-short">${sign.short}</span><span
            class="sign-label">${sign.label}</span></span>`,
        )}
        ${look.state ? html`<span class="seat-state" data-part="state">${look.stateShort ?? look.state}</span>` : nothing}
        ${level ? html`<span class="seat-level">${level}</span>` : nothing}
      </span>
      ${look.body ?? nothing}
      <span class="visually-hidden">${words}</span>
    </li>`;
}

/** A player's face as a seal; its frame has the partnership's shape and colour. */
export const drawFace = (seat: number, { portrait }: Pick<Scene, "portrait">, team?: number, mood?: Mood) =>
  html`<span class="seal" data-team=${team ?? nothing} aria-hidden="true">${portrait(seat, mood)}</span>`;

/** Face and name, beside a card's place or before a result. */
export const drawNameplate = (seat: number, scene: Pick<Scene, "portrait" | "seatName">, team?: number) =>
  html`<span class="nameplate">${drawFace(seat, scene, team)}<span class="nameplate-name">${scene.seatName(seat)}</span></span>`;

const signsOf = ({ signs = [] }: SeatLook) => signs.filter((sign) => !!sign);

/** A seat in one line: for screen readers, the opponents' dialog and the table in words. */
export function seatInWords<G extends Protocol.Game>(seat: number, scene: Scene<G>, game: Pick<GameTable<G>, "seat">) {
  const look = game.seat(seat, scene);
  const parts = [scene.seatName(seat)];
  if (look.team !== undefined && seat !== scene.me)
    parts.push(scene.t("table-team", { team: look.team === game.seat(scene.me, scene).team ? "ours" : "theirs" }));
  const level = levelName(seat, scene);
  if (level) parts.push(level);
  parts.push(scene.t("table-cards-left", { count: scene.table.counts[seat] - (look.apart?.count ?? 0) }));
  if (look.apart) parts.push(look.apart.label);
  parts.push(...signsOf(look).map((sign) => sign.label));
  if (look.state) parts.push(look.state);
  if (scene.table.turn === seat) parts.push(scene.t("table-to-act"));
  return parts.join(scene.t("table-comma"));
}

/** A bot's level, or the person's title. */
const levelName = (seat: number, { t, levels, me, title }: Pick<Scene, "t" | "levels" | "me" | "title">) =>
  levels[seat] ? t(`level-${levels[seat]}`) : seat === me && title;

/** Team 0 is a disc, team 1 a square, so colour is not the only cue. */
export function teamMark(team: number) {
  return html`<svg class="team-mark team-${team}" viewBox="0 0 12 12" aria-hidden="true">${
    team === 0 ? svg`<circle cx="6" cy="6" r="5"/>` : svg`<rect x="1.5" y="1.5" width="9" height="9"/>`
  }</svg>`;
}

const cardIcon = () =>
  html`<svg class="count-icon" viewBox="0 0 10 14" aria-hidden="true"><rect
    x=".8" y=".8" width="8.4" height="12.4" rx="1.6"/></svg>`;

/**
 * Draws cards in front of the players: the others side by side, under their seats if there is room, the person's apart.
 * @param label describes the contents
 * @param items `li` elements
 */
export function drawPlaces<S extends Pick<Scene, "me" | "table">>(
  scene: S,
  label: (seat: number) => string,
  items: (seat: number) => readonly unknown[],
) {
  const [own, ...others] = personFirst(scene).map((seat) => {
    const there = items(seat);
    return html`
      <ul class="place-of" role=${there.length ? "list" : "presentation"} data-place=${place(seat, scene)}
        aria-label=${there.length ? label(seat) : nothing}>${there}</ul>`;
  });
  return html`<div class="places">${others}</div>${own}`;
}
