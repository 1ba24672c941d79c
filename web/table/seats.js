/**
 * The seats: name, level, cards left, team, signs, state in words, whose turn.
 * @typedef {import("./game.js").Scene} Scene
 * @typedef {import("./game.js").GameTable} GameTable
 */
import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { place } from "./game.js";

/** Seats in the order of the screen: from the person's left, clockwise, the person last. @param {Scene} scene */
export function seatOrder(scene) {
  const n = scene.table.seats;
  return Array.from({ length: n }, (_, i) => (scene.me + 1 + i) % n);
}

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

/** @param {number} seat @param {Scene} scene @param {GameTable} game */
function drawSeat(seat, scene, game) {
  const look = game.seat(seat, scene);
  const turn = scene.table.turn === seat;
  const count = scene.table.counts?.[seat] ?? 0;
  return html`
    <li class="seat" data-seat=${seat} data-place=${place(seat, scene)} data-team=${look.team ?? nothing}
      data-turn=${turn ? "yes" : "no"} data-out=${look.out ? "yes" : nothing} aria-current=${turn ? "true" : nothing}>
      ${turn ? html`<span class="seat-turn" aria-hidden="true"></span>` : nothing}
      <span class="seat-line" aria-hidden="true">
        ${look.team === undefined ? nothing : teamMark(look.team)}
        <span class="seat-name">${scene.seatName(seat)}</span>
      </span>
      <span class="seat-line seat-details" aria-hidden="true">
        <span class="seat-count">${cardIcon()}${count}</span>
        ${repeat(
          look.signs,
          (sign) => sign.id,
          (sign) => html`
          <span class="sign sign-${sign.id}"><span class="sign-short">${sign.short}</span><span class="sign-label">${sign.label}</span></span>`,
        )}
        ${look.state ? html`<span class="seat-state">${look.stateShort ?? look.state}</span>` : nothing}
        ${scene.levels[seat] ? html`<span class="seat-level">${levelName(seat, scene)}</span>` : nothing}
      </span>
      ${look.body ?? nothing}
      <span class="visually-hidden">${seatInWords(seat, scene, game)}</span>
    </li>`;
}

/** A seat in a line: for listeners, the opponents' dialog and the table in words. @param {number} seat @param {Scene} scene @param {GameTable} game */
export function seatInWords(seat, scene, game) {
  const look = game.seat(seat, scene);
  const parts = [scene.seatName(seat)];
  if (look.team !== undefined)
    parts.push(scene.t("table-team", { team: look.team === scene.me % 2 ? "ours" : "theirs" }));
  if (scene.levels[seat]) parts.push(levelName(seat, scene));
  parts.push(scene.t("table-cards-left", { count: scene.table.counts?.[seat] ?? 0 }));
  parts.push(...look.signs.map((sign) => sign.label));
  if (look.state) parts.push(look.state);
  if (scene.table.turn === seat) parts.push(scene.t("table-to-act"));
  return parts.join(scene.t("table-comma"));
}

/** @param {number} seat @param {Scene} scene */
const levelName = (seat, scene) => scene.t(`level-${scene.levels[seat]}`);

/** Team 0 is a disc, team 1 a square: a shape besides the colour. @param {0|1} team */
export function teamMark(team) {
  return html`<svg class="team-mark team-${team}" viewBox="0 0 12 12" aria-hidden="true">${
    team === 0 ? svg`<circle cx="6" cy="6" r="5"/>` : svg`<rect x="1.5" y="1.5" width="9" height="9"/>`
  }</svg>`;
}

const cardIcon = () =>
  html`<svg class="count-icon" viewBox="0 0 10 14" aria-hidden="true"><rect x=".8" y=".8" width="8.4" height="12.4" rx="1.6"/></svg>`;
