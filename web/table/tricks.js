/**
 * Tricks, for the trick-taking games: the one on the table, and the earlier ones of the deal.
 * @typedef {import("./game.js").Scene} Scene
 * @typedef {import("./game.js").Table} Table
 * @typedef {import("./game.js").Step} Step
 * @typedef {{leader: number, cards: {seat: number, card: string}[], winner?: number}} Trick
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { place } from "./game.js";

/** The cards of a trick in front of their seats. @param {Trick} trick @param {Scene} scene */
export function drawTrick(trick, scene) {
  const goes = trick.winner === undefined ? nothing : `[data-seat="${trick.winner}"]`;
  return html`
    ${
      scene.table.seats === 4
        ? html`<div class="trick-slots" aria-hidden="true">${[1, 2, 3, 0].map(
            (at) => html`
      <span class="trick-slot" data-place=${at} data-turn=${scene.table.turn !== null && place(scene.table.turn, scene) === at ? "yes" : nothing}></span>`,
          )}</div>`
        : nothing
    }
    <ol class="trick" data-count=${scene.table.seats} aria-label=${scene.t("table-trick")}>
      ${repeat(
        trick.cards,
        ({ card }) => card,
        ({ seat, card }, index) => html`
        <li class="trick-card" data-place=${place(seat, scene)} data-order=${index}
          data-wins=${seat === trick.winner ? "yes" : nothing}>
          <span class="card" data-card=${card} data-origin=${`[data-seat="${seat}"]`} data-goes=${goes}>${scene.face(card)}</span>
          <span class="trick-name" aria-hidden="true">${seat === trick.winner ? scene.t("table-wins") : nothing}</span>
          <span class="visually-hidden">${playInWords(seat, card, trick, scene)}</span>
        </li>`,
      )}
    </ol>`;
}

/** @param {number} seat @param {string} card @param {Trick} trick @param {Scene} scene */
export function playInWords(seat, card, trick, scene) {
  const parts = [scene.t("table-plays", { seat: scene.seatName(seat), card: scene.cardName(card) })];
  if (seat === trick.leader) parts.push(scene.t("table-led"));
  if (seat === trick.winner) parts.push(scene.t("table-wins"));
  return parts.join(scene.t("table-comma"));
}

/** A trick in a row, in the order of play. @param {Trick} trick @param {Scene} scene */
export function drawTrickRow(trick, scene) {
  return html`
    <ol class="trick-row" role="list">
      ${trick.cards.map(
        ({ seat, card }) => html`
        <li data-wins=${seat === trick.winner ? "yes" : nothing}>
          <span class="trick-seat" aria-hidden="true">${scene.seatName(seat)}</span>
          <span class="card small" data-shown=${card}>${scene.face(card)}</span>
          <span class="trick-note" aria-hidden="true">${
            seat === trick.winner ? scene.t("table-wins") : seat === trick.leader ? scene.t("table-led") : nothing
          }</span>
          <span class="visually-hidden">${playInWords(seat, card, trick, scene)}</span>
        </li>`,
      )}
    </ol>`;
}

/** @param {Scene} scene */
export function drawLastTrick(scene) {
  const tricks = /** @type {Trick[]} */ (scene.table.tricks ?? []);
  if (!tricks.length) return html`<p>${scene.t("table-no-trick-yet")}</p>`;
  return html`<h3>${scene.t("table-trick-no", { n: tricks.length })}</h3>${drawTrickRow(tricks[tricks.length - 1], scene)}`;
}

/** All tricks of the deal, the newest first. @param {Scene} scene */
export function drawEarlierTricks(scene) {
  const tricks = /** @type {Trick[]} */ (scene.table.tricks ?? []);
  if (!tricks.length) return html`<p>${scene.t("table-no-trick-yet")}</p>`;
  return html`${[...tricks.keys()].reverse().map(
    (index) => html`
    <h3>${scene.t("table-trick-no", { n: index + 1 })}</h3>${drawTrickRow(tricks[index], scene)}`,
  )}`;
}

/**
 * Steps that leave a finished trick on the table to be seen, before what comes after it.
 * @param {Table} _before @param {import("./game.js").State} after @param {(event: import("./game.js").Happening) => import("./game.js").Pause} pause
 * @returns {Step[]}
 */
export function trickSteps(_before, after, pause) {
  const at = after.events.findIndex((event) => event.type === "trick");
  const last = /** @type {import("./game.js").Happening | undefined} */ (after.events.at(-1));
  if (at < 0) return [{ table: after.table, events: after.events, pause: last ? pause(last) : "none" }];
  const { table } = after;
  const trick = table.tricks[table.tricks.length - 1];
  const seen = {
    ...table,
    trick,
    turn: null,
    phase: "play",
    result: null,
    over: false,
    winners: [],
  };
  return [
    { table: seen, events: after.events.slice(0, at + 1), pause: "trick" },
    { table, events: after.events.slice(at + 1), pause: "none" },
  ];
}
