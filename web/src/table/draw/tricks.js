/**
 * Tricks, for the trick-taking games: the one on the table, and the earlier ones of the deal.
 * @typedef {import("../game-table.js").Scene} Scene
 * @typedef {import("../game-table.js").Sayings} Sayings
 * @typedef {Seam.Common.Trick} Trick
 * @typedef {Sayings & Pick<Scene, "face" | "mark"> & {table: {tricks: Trick[]}}} TrickScene
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { drawCard, drawSmall, heard, yes } from "./drawing.js";
import { atSeat, drawSitter, place, seatOrder } from "./seats.js";
import { past } from "../play/steps.js";

/**
 * The cards of a trick in front of four seats, each with whoever sits there.
 * @param {Trick} trick @param {Scene & {shown: {trick: Trick}}} scene @param {(seat: number) => number} team
 */
export function drawTrick(trick, scene, team) {
  const { turn, trick: seen } = scene.shown;
  const goes = trick.winner === undefined ? undefined : atSeat(trick.winner);
  return html`
    <div class="trick-slots" aria-hidden="true">${seatOrder(scene).map(
      (seat) => html`
      <span class="trick-place" data-place=${place(seat, scene)} data-turn=${yes(seat === turn)}
        data-wins=${yes(seat === seen.winner)}><span class="trick-slot"></span><span
        class="trick-who">${drawSitter(seat, scene, team(seat))}${
          seen.cards.some((play) => play.seat === seat) ? html`<small>${partIn(seen, seat, scene)}</small>` : nothing
        }</span></span>`,
    )}</div>
    <ol class="trick" data-part="trick" aria-label=${scene.t("table-trick")}>
      ${repeat(
        trick.cards,
        ({ card }) => card,
        ({ seat, card }, index) => html`
        <li class="trick-card" data-place=${place(seat, scene)} data-order=${index}
          data-wins=${yes(seat === seen.winner)}>
          ${drawCard(card, scene, atSeat(seat), goes)}
          ${seen.cards.some((one) => one.card === card) ? heard(playInWords(seat, trick, scene)) : nothing}
        </li>`,
      )}
    </ol>`;
}

/**
 * What a seat is to a trick: its winner, its leader or neither.
 * @param {Trick} trick @param {number} seat @param {Sayings} scene
 */
export const partIn = ({ winner, leader }, seat, { t }) =>
  seat === winner ? t("table-wins") : seat === leader ? t("table-led") : "";

/** @param {number} seat @param {Trick} trick @param {Sayings} scene */
export function playInWords(seat, trick, { t, list }) {
  const play = trick.cards.find((one) => one.seat === seat);
  const parts = [t("table-plays", { seat, card: play?.card })];
  if (seat === trick.leader) parts.push(t("table-led"));
  if (seat === trick.winner) parts.push(t("table-wins"));
  return list(parts);
}

/** The cards on the table, in the game's own words `trick-in-words`. @param {Trick} trick @param {Sayings} scene */
export const trickInWords = (trick, scene) =>
  trick.cards.length > 0 &&
  scene.say("trick-in-words", {
    plays: trick.cards.map(({ seat }) => playInWords(seat, trick, scene)).join(scene.t("table-then")),
  });

/**
 * What is said while a finished trick is seen: the game's own words `won-trick`.
 * @param {Trick} trick @param {Sayings} scene
 */
export const wonInWords = ({ winner }, { say, t }) =>
  winner === undefined ? t("table-wait") : say("won-trick", { seat: winner });

/** A trick in a row, in the order of play. @param {Trick} trick @param {TrickScene} scene */
const drawTrickRow = (trick, scene) => html`
  <ol class="trick-row" role="list">
    ${trick.cards.map(
      ({ seat, card }) => html`
      <li data-wins=${yes(seat === trick.winner)}>
        <span class="trick-seat" aria-hidden="true">${scene.seatName(seat)}</span>
        ${drawSmall(card, scene)}
        <span class="trick-note" aria-hidden="true">${partIn(trick, seat, scene) || nothing}</span>
        ${heard(playInWords(seat, trick, scene))}
      </li>`,
    )}
  </ol>`;

/** So many tricks of the deal, the newest first. @param {TrickScene} scene @param {number} most */
function drawTricks(scene, most) {
  const { tricks } = scene.table;
  const shown = [...tricks.keys()].reverse().slice(0, most);
  if (!shown.length) return html`<p>${scene.t("table-no-trick-yet")}</p>`;
  return html`${shown.map(
    (n) => html`
    <h3>${scene.t("table-trick-no", { n: n + 1 })}</h3>${drawTrickRow(tricks[n], scene)}`,
  )}`;
}

/**
 * What the tables of trick-taking games have in common.
 * @type {{hasLast: (scene: TrickScene) => boolean, last: (scene: TrickScene) => import("../game-table.js").Drawing,
 *   earlier: (scene: TrickScene) => import("../game-table.js").Drawing}}
 */
export const lookingBack = {
  hasLast: ({ table }) => table.tricks.length > 0,
  last: (scene) => drawTricks(scene, 1),
  earlier: (scene) => drawTricks(scene, Number.POSITIVE_INFINITY),
};

/**
 * A finished trick stays on the table to be seen, before what comes after it.
 * @param {{table: {tricks: Trick[]}, events: {type: string}[]}} after
 */
export const trickMoment = ({ table, events }) => ({
  to: past(events, "trick"),
  pause: /** @type {const} */ ("trick"),
  was: { phase: /** @type {const} */ ("play"), trick: /** @type {Trick} */ (table.tricks.at(-1)) },
});
