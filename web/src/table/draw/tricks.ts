// Drawings for trick-taking games: the current trick and the deal's earlier ones.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { drawCard, drawSmall, heard, yes } from "./drawing.ts";
import { atSeat, drawNameplate, place, seatOrder } from "./seats.ts";
import { past } from "../play/steps.ts";
import type { Scene, Drawing } from "../game-table.ts";
import type { Phrases } from "../game-table.ts";

type Trick = Protocol.Common.Trick;

type TrickScene = Phrases & Pick<Scene, "face" | "mark"> & { table: { tricks: Trick[] } };

/** The cards of a trick in front of four seats, each with its player. */
export function drawTrick(trick: Trick, scene: Scene & { shown: { trick: Trick } }, team: (seat: number) => number) {
  const { turn, trick: seen } = scene.shown;
  const goes = trick.winner === undefined ? undefined : atSeat(trick.winner);
  return html`
    <div class="trick-slots" aria-hidden="true">${seatOrder(scene).map(
      (seat) => html`
      <span class="trick-place" data-place=${place(seat, scene)} data-turn=${yes(seat === turn)}
        data-wins=${yes(seat === seen.winner)}><span class="trick-slot"></span><span
        class="trick-who">${drawNameplate(seat, scene, team(seat))}${
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

/** A seat's role in a trick: winner, leader or neither. */
export const partIn = ({ winner, leader }: Trick, seat: number, { t }: Phrases) =>
  seat === winner ? t("table-wins") : seat === leader ? t("table-led") : "";

export function playInWords(seat: number, trick: Trick, { t, list }: Phrases) {
  const play = trick.cards.find((one) => one.seat === seat);
  const parts = [t("table-plays", { seat, card: play?.card })];
  if (seat === trick.leader) parts.push(t("table-led"));
  if (seat === trick.winner) parts.push(t("table-wins"));
  return list(parts);
}

/** The cards on the table, by the game's message `trick-in-words`. */
export const trickInWords = (trick: Trick, scene: Phrases) =>
  trick.cards.length > 0 &&
  scene.say("trick-in-words", {
    plays: trick.cards.map(({ seat }) => playInWords(seat, trick, scene)).join(scene.t("table-then")),
  });

/** Text while a finished trick is shown: the game's message `won-trick`. */
export const wonInWords = ({ winner }: Trick, { say, t }: Phrases) =>
  winner === undefined ? t("table-wait") : say("won-trick", { seat: winner });

/** A trick in a row, in the order of play. */
const drawTrickRow = (trick: Trick, scene: TrickScene) => html`
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

/** The latest tricks of the deal, newest first. @param most how many */
function drawTricks(scene: TrickScene, most: number) {
  const { tricks } = scene.table;
  const shown = [...tricks.keys()].reverse().slice(0, most);
  if (!shown.length) return html`<p>${scene.t("table-no-trick-yet")}</p>`;
  return html`${shown.map(
    (n) => html`
    <h3>${scene.t("table-trick-no", { n: n + 1 })}</h3>${drawTrickRow(tricks[n], scene)}`,
  )}`;
}

/** `GameTable` members that trick-taking games share. */
export const lookingBack: {
  hasLast: (scene: TrickScene) => boolean;
  last: (scene: TrickScene) => Drawing;
  earlier: (scene: TrickScene) => Drawing;
  labels: Record<string, string>;
} = {
  hasLast: ({ table }) => table.tricks.length > 0,
  last: (scene) => drawTricks(scene, 1),
  earlier: (scene) => drawTricks(scene, Number.POSITIVE_INFINITY),
  labels: { last: "table-last-trick", earlier: "table-all-tricks" },
};

/** A finished trick stays on the table before the next step. */
export const trickCue = ({ table, events }: { table: { tricks: Trick[] }; events: { type: string }[] }) => ({
  to: past(events, "trick"),
  pause: "trick" as const,
  was: { phase: "play" as const, trick: table.tricks.at(-1) as Trick },
});
