/**
 * The seats: name, level, cards left, team, signs, state in words, whose turn.
 * @typedef {import("../game-table.js").Scene} Scene
 * @typedef {import("../game-table.js").GameTable} GameTable
 * @typedef {import("../game-table.js").Sign} Sign
 *
 * @typedef {{me: number, table: {seats: number}}} Round  as much of a scene as it takes to go round the table
 */
import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { yes } from "./drawing.js";

/** All seats, clockwise from one. @param {number} first @param {{seats: number}} table */
export const clockwise = (first, { seats }) => Array.from({ length: seats }, (_, i) => (first + i) % seats);

/** Seats in the order of the screen: from the person's left, clockwise, the person last. @param {Round} scene */
export const seatOrder = ({ me, table }) => clockwise(me + 1, table);

/** The person first, then clockwise: in tables of figures. @param {Round} scene */
export const personFirst = ({ me, table }) => clockwise(me, table);

/**
 * The seat's place seen from the person: 0 near, then clockwise, that is to the left first.
 * @param {number} seat @param {Round} scene
 */
export const place = (seat, { me, table }) => (seat - me + table.seats) % table.seats;

/** Where a seat is drawn, for what comes from it or goes there. @param {number} seat */
export const atSeat = (seat) => `[data-seat="${seat}"]`;

/**
 * A sign that the game's words name; `short` is drawn where there is little room.
 * @param {string} id @param {import("../game-table.js").Sayings} scene @param {Sign["short"]} [short] @returns {Sign}
 */
export const sign = (id, { say }, short = say(`${id}-short`)) => ({ id, short, label: say(id) });

/** A pennant: whoever begins, a deal or a trick. */
export const startIcon = () =>
  html`<svg class="start-icon" viewBox="0 0 12 14" aria-hidden="true"><path
    d="M2 .5h1.6v13H2zM4.6 1L11 4 4.6 7.2z"/></svg>`;

/** @param {Scene} scene @param {GameTable} game */
export function drawSeats(scene, game) {
  return html`
    <ul class="seats" role="list" data-count=${scene.table.seats} aria-label=${scene.t("table-seats")}>
      ${repeat(
        seatOrder(scene),
        (seat) => seat,
        (seat) => drawSeat(seat, scene, game),
      )}
    </ul>`;
}

/**
 * A tap on it says in words what its signs mean, as the menu and a key do.
 * @param {number} seat @param {Scene} scene @param {GameTable} game
 */
function drawSeat(seat, scene, game) {
  const look = game.seat(seat, scene);
  const turn = scene.shown.turn === seat;
  const count = scene.shown.counts[seat];
  const words = seatInWords(seat, scene, game);
  return html`
    <li class="seat" data-seat=${seat} data-place=${place(seat, scene)} data-team=${look.team ?? nothing}
      data-turn=${turn ? "yes" : "no"} data-out=${yes(look.out)} aria-current=${turn ? "true" : nothing}
      @click=${() => scene.open("opponents")}>
      ${turn ? html`<span class="seat-turn" aria-hidden="true"></span>` : nothing}
      <span class="seat-line" aria-hidden="true">
        ${drawFace(seat, scene, look.team)}
        <span class="seat-name">${scene.seatName(seat)}</span>
      </span>
      <span class="seat-line seat-details" aria-hidden="true" title=${words}>
        <span class="seat-count">${cardIcon()}${count}</span>
        ${repeat(
          signsOf(look),
          (sign) => sign.id,
          (sign) => html`
          <span class="sign sign-${sign.id}" data-part=${place(seat, scene) ? nothing : sign.id}><span class="sign-short">${sign.short}</span><span
            class="sign-label">${sign.label}</span></span>`,
        )}
        ${look.state ? html`<span class="seat-state" data-part="state">${look.stateShort ?? look.state}</span>` : nothing}
        ${scene.levels[seat] ? html`<span class="seat-level">${levelName(seat, scene)}</span>` : nothing}
      </span>
      ${look.body ?? nothing}
      <span class="visually-hidden">${words}</span>
    </li>`;
}

/**
 * Whoever sits there, as a seal; its frame has the partnership's shape and colour, where there is one.
 * @param {number} seat @param {Pick<Scene, "portrait">} scene @param {number} [team]
 */
const drawFace = (seat, { portrait }, team) =>
  html`<span class="seal" data-team=${team ?? nothing} aria-hidden="true">${portrait(seat)}</span>`;

/**
 * The same with the name, at a place for a card or before a line of a result.
 * @param {number} seat @param {Pick<Scene, "portrait" | "seatName">} scene @param {number} [team]
 */
export const drawSitter = (seat, scene, team) =>
  html`<span class="sitter">${drawFace(seat, scene, team)}<span class="sitter-name">${scene.seatName(seat)}</span></span>`;

/** @param {import("../game-table.js").SeatLook} look */
const signsOf = ({ signs = [] }) => signs.filter((sign) => !!sign);

/**
 * A seat in a line: for listeners, the opponents' dialog and the table in words.
 * @template {Seam.Game} G
 * @param {number} seat
 * @param {import("../game-table.js").Scene<G>} scene
 * @param {Pick<import("../game-table.js").GameTable<G>, "seat">} game
 */
export function seatInWords(seat, scene, game) {
  const look = game.seat(seat, scene);
  const parts = [scene.seatName(seat)];
  if (look.team !== undefined && seat !== scene.me)
    parts.push(scene.t("table-team", { team: look.team === game.seat(scene.me, scene).team ? "ours" : "theirs" }));
  if (scene.levels[seat]) parts.push(levelName(seat, scene));
  parts.push(scene.t("table-cards-left", { count: scene.table.counts[seat] }));
  parts.push(...signsOf(look).map((sign) => sign.label));
  if (look.state) parts.push(look.state);
  if (scene.table.turn === seat) parts.push(scene.t("table-to-act"));
  return parts.join(scene.t("table-comma"));
}

/** @param {number} seat @param {Pick<Scene, "t" | "levels">} scene */
const levelName = (seat, scene) => scene.t(`level-${scene.levels[seat]}`);

/** Team 0 is a disc, team 1 a square: a shape besides the colour. @param {number} team */
export function teamMark(team) {
  return html`<svg class="team-mark team-${team}" viewBox="0 0 12 12" aria-hidden="true">${
    team === 0 ? svg`<circle cx="6" cy="6" r="5"/>` : svg`<rect x="1.5" y="1.5" width="9" height="9"/>`
  }</svg>`;
}

const cardIcon = () =>
  html`<svg class="count-icon" viewBox="0 0 10 14" aria-hidden="true"><rect
    x=".8" y=".8" width="8.4" height="12.4" rx="1.6"/></svg>`;
