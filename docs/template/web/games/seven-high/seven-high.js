/**
 * The table of Seven High: one trick after another, and how many everybody has won.
 * @typedef {import("../../table/game.js").Scene<"seven-high">} Scene
 * @typedef {Seam.Result<"seven-high">} Result
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { drawCard, heard } from "../../table/drawing.js";
import { atSeat, dealerSign, personFirst, seatOrder } from "../../table/seats.js";
import { inSteps } from "../../table/steps.js";
import { lookingBack, partIn, playInWords, trickInWords, trickMoment, wonInWords } from "../../table/tricks.js";

/** What a seat has won: in this deal, and in the match. @param {number} seat @param {Scene} scene */
const standing = (seat, { table, say, list }) =>
  list([
    say("tricks", { tricks: table.won[seat] }),
    say("points", { points: table.scores[seat], target: table.target }),
  ]);

/** The trick in the order of play, each card with its player's name. @param {Scene} scene */
function drawTrick(scene) {
  const { trick } = scene.table;
  const goes = trick.winner === undefined ? undefined : atSeat(trick.winner);
  return html`
    <ol class="lane" role="list" aria-label=${scene.t("table-trick")}>${repeat(
      trick.cards,
      ({ card }) => card,
      ({ seat, card }) => html`
      <li data-wins=${seat === trick.winner ? "yes" : nothing}>
        ${drawCard(card, scene, atSeat(seat), goes)}
        <span aria-hidden="true">${scene.seatName(seat)}</span>
        <span class="lane-note" aria-hidden="true">${partIn(trick, seat, scene)}</span>
        ${heard(playInWords(seat, trick, scene))}
      </li>`,
    )}</ol>`;
}

/** @param {Scene} scene */
function prompt(scene) {
  const { turn, trick } = scene.table;
  if (turn === null) return wonInWords(trick, scene);
  if (turn !== scene.me) return scene.say("their-play", { seat: turn });
  if (!trick.cards.length) return scene.say("your-lead");
  return scene.say("your-play", { led: scene.table.led });
}

/** How a deal ended, in a sentence. @param {Result} result @param {Scene} scene */
function outcome({ change }, { say }) {
  const tricks = Math.max(...change);
  const seats = [...change.keys()].filter((seat) => change[seat] === tricks);
  return say("outcome", { seats, count: seats.length, tricks });
}

/** @param {Scene} scene */
const inWords = (scene) => [
  scene.say("log-deal", scene.table),
  ...seatOrder(scene).map((seat) => scene.say("seat", { seat, standing: standing(seat, scene) })),
  trickInWords(scene.table.trick, scene),
  scene.table.result ? outcome(scene.table.result, scene) : prompt(scene),
  scene.table.hand.length > 0 && scene.say("hand", { cards: scene.table.hand }),
];

/** @param {Result} result @param {Scene} scene */
const drawAccount = ({ change, scores }, scene) => html`
  <table class="figures account">
    <thead><tr><td></td><th scope="col">${scene.say("head-tricks")}</th><th scope="col">${scene.t("table-total")}</th></tr></thead>
    <tbody>${personFirst(scene).map(
      (seat) => html`
      <tr><th scope="row">${scene.seatName(seat)}</th><td>${change[seat]}</td><td>${scores[seat]}</td></tr>`,
    )}</tbody>
  </table>`;

/** @type {import("../../table/game.js").GameTable<"seven-high">} */
export default {
  id: "seven-high",
  seating: "strip",
  keys: [],
  figures: { tricks: "mean", worlds: "count" },
  numbers: () => "seven-high-hint-figures",
  pauses: {},
  ...lookingBack,
  hand: ({ table }) => table.hand,
  tap: (card) => `play:${card}`,
  seat: (seat, scene) => ({
    signs: [seat === scene.table.dealer && dealerSign(scene)],
    state: standing(seat, scene),
  }),
  centre: drawTrick,
  prompt,
  describe: (event, { say }) => (event.type === "over" ? null : say(`log-${event.type}`, event)),
  steps: (before, after) => {
    const { to, pause, was } = trickMoment(after);
    return inSteps(after, [{ to, pause, was: { ...was, won: before.won } }]);
  },
  inWords,
  outcome,
  account: drawAccount,
};
