// The table of Seven Sweep: what lies open, how many cards are still to come, and what was taken last.

import { html } from "lit-html";
import { drawCard, drawCardRow, each, heard } from "../../src/table/draw/drawing.ts";
import { byRank, parse, suitBySuit, type Scene as SceneOf, type GameTable } from "../../src/table/game-table.ts";
import { drawAccount } from "../../src/table/draw/score.ts";
import { atSeat, seatOrder, sign } from "../../src/table/draw/seats.ts";

type Scene = SceneOf<"seven-sweep">;

type Play = Protocol.SevenSweep.Play;

/** The possible plays of a card. */
const waysOf = (card: string, { legal }: Scene) => legal.filter((action) => parse(action).cards[0] === card);
/** The cards that an action takes. */
const takenBy = (action: string) => parse(action).at?.split(".") ?? [];

/** Cards taken by a seat. */
const gained = (seat: number, { shown: { captured, sevens, sweeps, scores } }: Scene) => ({
  cards: captured[seat],
  sevens: sevens[seat],
  sweeps: sweeps[seat],
  points: scores[seat],
});

/** The seat that played a card, and the cards taken. */
const playInWords = (play: Play, scene: Scene) => scene.say(play.cards.length ? "log-take" : "log-lay", play);

function drawOpen(scene: Scene) {
  const { table, shown, say } = scene;
  const laid = new Map(table.plays.map(({ card, seat }) => [card, seat]));
  const latest = shown.plays.at(-1);
  const taker = table.plays.at(-1);
  const goes = taker?.cards.length ? atSeat(taker.seat) : undefined;
  return html`
    <ul class="pool" role="list" data-part="pool" aria-label=${say("open")}>${each(byRank(table.open), (card) => {
      const seat = laid.get(card);
      return html`<li>${drawCard(card, scene, seat === undefined ? undefined : atSeat(seat), goes)}${heard(scene.cardName(card))}</li>`;
    })}</ul>
    <p class="pool-note">${latest ? playInWords(latest, scene) : say("stock", { count: shown.stock })}</p>`;
}

/** All that was played in this deal, the newest first, or the last of it. */
function drawPlays(scene: Scene, count?: number) {
  const plays = scene.table.plays.slice(count ? -count : 0).reverse();
  if (!plays.length) return html`<p>${scene.say("no-play")}</p>`;
  return html`
    <ol class="sweep-plays" role="list" reversed>${plays.map(
      (play) => html`<li>${playInWords(play, scene)}${drawCardRow([play.card, ...play.cards], scene)}</li>`,
    )}</ol>`;
}

export default {
  id: "seven-sweep",
  seating: "strip",
  keys: [],
  pauses: { lay: "play", take: "trick", again: "call", rest: "trick" },
  moments: {
    lay: "play",
    take: ({ sweep }) => (sweep ? "capture" : "gather"),
    again: "draw",
    rest: "gather",
  },
  labels: { last: "seven-sweep-last", earlier: "seven-sweep-earlier" },
  said: ["captured", "stock", "sevens", "sweeps"],
  hand: ({ table, pack }) => suitBySuit(table.hand, pack),
  tap(card, scene) {
    const ways = waysOf(card, scene);
    return ways.length > 1 ? null : (ways[0] ?? `lay:${card}`);
  },
  asks: () => true,
  select: (card, { chosen }) => (chosen.includes(card) ? [] : [card]),
  playable: (card, scene) => waysOf(card, scene).length > 0,
  ask: (card) => `lay:${card}`,
  offers: (scene) => scene.chosen.flatMap((card) => waysOf(card, scene)),
  which: (_, scene) => scene.say("which", { card: scene.chosen[0] }),
  actionName: (action, scene) => byRank(takenBy(action)).map(scene.cardSign).join(" "),
  actionInWords(action, scene) {
    const { verb, cards } = parse(action);
    return scene.say(`${verb}-action`, { card: cards[0], cards: byRank(takenBy(action)) });
  },
  seat: (seat, scene) => ({
    signs: [seat === scene.table.dealer && sign("dealer", scene)],
    state: scene.say("gained", gained(seat, scene)),
    stateShort: scene.say("gained-short", gained(seat, scene)),
  }),
  centre: drawOpen,
  prompt({ table, me, say, t }) {
    if (table.turn === null) return t("table-wait");
    return table.turn === me ? say("your-turn") : say("their-turn", { seat: table.turn });
  },
  hasLast: ({ table }) => table.plays.length > 0,
  last: (scene) => drawPlays(scene, 1),
  earlier: (scene) => drawPlays(scene),
  inWords: (scene) => [
    scene.say("log-deal", scene.table),
    scene.say("open-in-words", { cards: byRank(scene.table.open) }),
    scene.say("stock", { count: scene.table.stock }),
    ...seatOrder(scene).map((seat) => scene.say("seat", { seat, gained: scene.say("gained", gained(seat, scene)) })),
  ],
  outcome({ change }, { say }) {
    const points = Math.max(...change);
    const seats = [...change.keys()].filter((seat) => change[seat] === points);
    return say("outcome", { seats, count: seats.length, points });
  },
  account: ({ cards, sevens, sweeps, change }, scene) =>
    drawAccount("sweep", scene, ["cards", "sevens", "sweeps", "points"], (seat) =>
      [cards, sevens, sweeps, change].map((column) => html`<td>${column[seat]}</td>`),
    ),
} satisfies GameTable<"seven-sweep">;
