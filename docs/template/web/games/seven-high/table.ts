// The table of Seven High: one trick after another, and how many everybody has won.

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { drawCard, drawFigures, heard } from "../../src/table/draw/drawing.ts";
import { rankOf, suitBySuit, type Scene as SceneOf, type GameTable } from "../../src/table/game-table.ts";
import { atSeat, personFirst, sign } from "../../src/table/draw/seats.ts";
import { inSteps } from "../../src/table/play/steps.ts";
import { lookingBack, partIn, playInWords, trickInWords, trickCue, wonInWords } from "../../src/table/draw/tricks.ts";

type Scene = SceneOf<"seven-high">;

/** Tricks won by a seat, in this deal, before it and in the match. */
const wonBy = (seat: number, { table }: Scene) => ({
  tricks: table.won[seat],
  before: table.scores[seat] - (table.result?.change[seat] ?? 0),
  points: table.scores[seat],
  target: table.target,
});

/** The same in words. */
const standing = (seat: number, scene: Scene) =>
  scene.list(["tricks", "points"].map((id) => scene.say(id, wonBy(seat, scene))));

/** The trick in the order of play, each card with its player's name. */
function drawTrick(scene: Scene) {
  const { trick } = scene.table;
  const goes = trick.winner === undefined ? undefined : atSeat(trick.winner);
  return html`
    <ol class="lane" role="list" data-part="trick" aria-label=${scene.t("table-trick")}>${repeat(
      trick.cards,
      ({ card }) => card,
      ({ seat, card }) => html`
      <li>
        ${drawCard(card, scene, atSeat(seat), goes)}
        <span aria-hidden="true">${scene.seatName(seat)}</span>
        <span class="lane-note" aria-hidden="true">${partIn(trick, seat, scene)}</span>
        ${heard(playInWords(seat, trick, scene))}
      </li>`,
    )}</ol>`;
}

export default {
  id: "seven-high",
  minutes: { deal: 1, match: 5 },
  seating: "strip",
  keys: [],
  said: ["won", "led"],
  pauses: {},
  cues: { play: ({ card }) => (rankOf(card) === 7 ? "capture" : "play") },
  ...lookingBack,
  hand: ({ table, pack }) => suitBySuit(table.hand, pack),
  tap: (card) => `play:${card}`,
  seat: (seat, scene) => ({
    signs: [seat === scene.table.dealer && sign("dealer", scene)],
    state: standing(seat, scene),
    stateShort: scene.say("short", wonBy(seat, scene)),
  }),
  centre: drawTrick,
  prompt(scene) {
    const { turn, trick, led } = scene.table;
    if (turn === null) return wonInWords(trick, scene);
    if (turn !== scene.me) return scene.say("their-play", { seat: turn });
    return trick.cards.length ? scene.say("your-play", { led }) : scene.say("your-lead");
  },
  /** A finished trick is seen before it counts. */
  steps(before, after) {
    const cue = trickCue(after);
    return inSteps(after, [{ ...cue, was: { ...cue.was, won: before.won } }]);
  },
  inWords: (scene) => [scene.say("log-deal", scene.table), trickInWords(scene.table.trick, scene)],
  /** All tricks for one seat. */
  feat({ change }, { table }) {
    const seat = change.indexOf(table.tricks.length);
    return seat < 0 ? null : { id: "sweep", seat };
  },
  outcome({ change }, { say }) {
    const tricks = Math.max(...change);
    const seats = [...change.keys()].filter((seat) => change[seat] === tricks);
    return say("outcome", { seats, count: seats.length, tricks });
  },
  account: ({ change, scores }, { me, table, seatName, say, t }) =>
    drawFigures(
      "account",
      say("account"),
      [html`<td></td>`, ...[say("head-tricks"), t("table-total")].map((head) => html`<th scope="col">${head}</th>`)],
      personFirst({ me, table }).map(
        (seat) => html`
        <tr><th scope="row">${seatName(seat)}</th><td>${change[seat]}</td><td>${scores[seat]}</td></tr>`,
      ),
    ),
} satisfies GameTable<"seven-high">;
