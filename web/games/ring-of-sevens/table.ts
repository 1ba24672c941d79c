// Ring of Sevens' table: the ring of 7s with its four arms, the score cards, and who won which cards from whom.

import { html, nothing, svg } from "lit-html";
import {
  drawFan,
  drawFigures,
  drawJoker,
  drawTile,
  drawTiles,
  each,
  heard,
  yes,
} from "../../src/table/draw/drawing.ts";
import { parse, rankOf, type Scene as SceneOf, type SeatLook, type GameTable } from "../../src/table/game-table.ts";
import { figure } from "../../src/table/announcer/phrases.ts";
import { drawAccount } from "../../src/table/draw/score.ts";
import { atSeat, clockwise, seatOrder, sign, startIcon } from "../../src/table/draw/seats.ts";
import { inSteps, withGained } from "../../src/table/play/steps.ts";

type Scene = SceneOf<"ring-of-sevens">;

type Table = Protocol.Table<"ring-of-sevens">;

type Result = Protocol.Result<"ring-of-sevens">;

/** Place of a card: its suit's own or one shared by its colour. */
const placeOf = (card: string, { facts }: Scene) => facts.places.find(({ cards }) => cards.includes(card))?.place;

/** Suits by row: those that share places are adjacent. */
const rowsOf = ({ facts }: Scene) => [
  ...new Set(facts.places.flatMap(({ cards }) => (cards.length > 1 ? cards.map((card) => card[0]) : []))),
];

const ranksOf = ({ facts }: Scene) => [...new Set(facts.places.map(({ place }) => rankOf(place)))];

/** Sorts by row, the Joker last. */
function byRow(cards: readonly string[], scene: Scene) {
  const rows = [...rowsOf(scene), scene.pack.joker?.[0]];
  return [...cards].sort((a, b) => rows.indexOf(a[0]) - rows.indexOf(b[0]) || rankOf(a) - rankOf(b));
}

/** Sorts by value, highest first. */
function byWorth(cards: readonly string[], scene: Scene) {
  const { worth } = scene.facts;
  return byRow(cards, scene).sort((a, b) => worth[b] - worth[a]);
}

const placeFacts = (place: string, { rankName }: Scene) => ({ colour: place[0], rank: rankName(rankOf(place)) });
/** "red 9". */
const placeName = (place: string, scene: Scene) => scene.say("place", placeFacts(place, scene));

/** A seat's score cards, or that it has none. */
function drawScoreCards(seat: number, scene: Scene) {
  const cards = byWorth(scene.table.score_cards[seat], scene);
  if (!cards.length) return html`<span class="ring-none">${scene.say("mine-none")}</span>`;
  return html`${drawTiles(cards, scene)}${heard(scene.list(cards.map(scene.cardName)))}`;
}

/** A seat's score cards with their value. */
function drawWorth(seat: number, scene: Scene) {
  const points = scene.table.score_points[seat];
  const worth = html`<span class="ring-points">${scene.say("points", { points })}</span>`;
  return html`${drawScoreCards(seat, scene)}${points ? html`${heard(scene.t("table-comma"))} ${worth}` : nothing}`;
}

function drawBoard(scene: Scene) {
  const { table, facts, say, rankName } = scene;
  const lies = new Map(table.laid.map((card) => [placeOf(card, scene), card]));
  if (table.joker) lies.set(table.joker, scene.pack.joker as string);
  return html`
    <div class="ring-board" role="group" aria-label=${say("board")}>
      ${heard(boardInWords(scene).map((line) => html`<p>${line}</p>`))}
      <div class="ring-grid" data-part="board" aria-hidden="true" data-link=${yes(table.options.link)}>
        ${SHAPES.map((shape) => drawChains(scene, shape))}
        ${ranksOf(scene).map((rank) => html`<span class="ring-rank" data-column=${rank} .style=${`--column: ${rank}`}>${rankName(rank)}</span>`)}
        ${facts.places.map((place) => drawPlace(place, lies.get(place.place), scene))}
      </div>
    </div>`;
}

/** @param card the card there */
function drawPlace(
  { place, cards }: Protocol.RingOfSevens.Place,
  card: string | undefined,
  { table, legal, chosen, mark, mini, rankName }: Scene,
) {
  const rank = rankOf(place);
  const ready = cards.filter((one) => table.ready[one[0]].includes(rank));
  const mine = legal
    .map(parse)
    .some(({ cards: [one], at }) => (at ? at === place && chosen.includes(one) : cards.includes(one)));
  const suit = ready.length === 1 ? mark(ready[0][0]) : nothing;
  return html`
    <span class="ring-place" data-place-code=${place} data-at=${place} data-column=${rank} .style=${`--column: ${rank}; --line: ${place[0]}`} data-row=${place[0]}
      data-state=${card ? "laid" : ready.length ? "ready" : "empty"} data-mine=${yes(mine)}>${
        card || !ready.length ? nothing : html`<span class="ring-open column">${suit}<b>${rankName(rank)}</b></span>`
      }${each(
        card ? [card] : [],
        (one) => html`<span class="card" data-card=${one} data-origin=${originOf(one, table)}>${mini(one)}</span>`,
      )}</span>`;
}

/** Start of a board card's motion: the seat that played it. */
function originOf(card: string, { plays, dropouts, sevens }: Table) {
  const seat =
    plays.find(({ action }) => parse(action).cards[0] === card)?.seat ??
    dropouts.find(({ laid }) => laid.includes(card))?.seat ??
    sevens.findIndex((cards) => cards.includes(card));
  return seat >= 0 ? atSeat(seat) : nothing;
}

/**
 * Shapes of the board: width of the ring in columns, as `--ring` in the styles; its half height and the distance of a
 * suit's own places from the shared ones, in quarters of the board's height. Styles choose by the room.
 */
const SHAPES = [
  { id: "low", ring: 2.2, reach: 1.66, side: 0.5 },
  { id: "high", ring: 3.4, reach: 1.4, side: 2 / 3 },
] as const;

/**
 * The ring around the 7s and the four arms that grow from it: two lines per arm, which meet in every shared place. One
 * unit is a column's width or a row's height.
 */
function drawChains(scene: Scene, { id, ring, reach, side }: (typeof SHAPES)[number]) {
  const { table, facts } = scene;
  const ranks = ranksOf(scene);
  const seven = ranks.indexOf(7);
  const width = ranks.length - 1 + ring;
  const middleOf = (column: number) => column + 0.5 + (column > seven ? ring - 1 : 0);
  const shared = (rank: number) => facts.places.some(({ place, cards }) => rankOf(place) === rank && cards.length > 1);
  const centre = seven + ring / 2;
  /** Distance from the ring's centre to its edge, one row above or below the centre. */
  const edge = (ring / 2) * Math.sqrt(1 - 1 / reach ** 2);
  /** Line of one suit along an arm, from the ring outwards. */
  const line = (middle: number, side: number, columns: number[]) => {
    const start = centre + Math.sign(columns[0] - seven) * edge;
    const points = columns.map((x) => `L${middleOf(x)} ${shared(ranks[x]) ? middle : middle + side}`);
    return `M${start} ${middle}${points.join("")}`;
  };
  const columns = ranks.map((_, x) => x);
  const arms = [columns.slice(0, seven).reverse(), columns.slice(seven + 1)];
  const ends = (middle: number) => (table.options.link ? `M0 ${middle}H.5M${width - 0.5} ${middle}H${width}` : "");
  return html`
    <svg class="ring-chains" data-shape=${id} viewBox="0 0 ${width} 4" preserveAspectRatio="none">
      <ellipse cx=${centre} cy="2" rx=${ring / 2} ry=${reach}/>
      ${[1, 3].map(
        (middle) =>
          svg`<path d=${arms.map((arm) => line(middle, -side, arm) + line(middle, side, arm)).join("") + ends(middle)}/>`,
      )}</svg>`;
}

/** The cards of each suit and the open places, in words. */
function boardInWords(scene: Scene) {
  const { table, say, list, rankName } = scene;
  const line = (id: string, suit: string, ranks: number[]) =>
    ranks.length > 0 && say(id, { suit, ranks: list(ranks.map(rankName)) });
  return [
    ...rowsOf(scene).flatMap((suit) => [
      line("suit-lies", suit, table.laid.filter((card) => card[0] === suit).map(rankOf)),
      !table.result && line("suit-open", suit, table.ready[suit]),
    ]),
    table.joker && say("joker-lies", { place: placeName(table.joker, scene) }),
    Boolean(table.options.link) && say("linked"),
    ...table.reversed.map((arm) => say("reversed", { arm })),
  ].filter((one) => !!one);
}

/** Foot of the board: score cards and unusual facts about the board. */
function drawFoot(scene: Scene) {
  const { table, me, say, seatName } = scene;
  const notes = table.reversed.map((arm) => say("reversed-short", { arm }));
  const known = seatOrder(scene).filter((seat) => othersPoints(seat, scene));
  const theirs = known.map((seat) => {
    const points = othersPoints(seat, scene);
    return html`<span>${seatName(seat)} <b>${say("points-short", { points })}</b></span> `;
  });
  const lost = table.dropouts.flatMap(({ lost, seat }) =>
    lost ? html`<span>${seatName(seat)} ${drawLost(lost, scene, atSeat(seat))}</span> ` : [],
  );
  return html`
    <div class="ring-foot line wraps">
      <p class="ring-mine line wraps" data-part="titles"><span>${say("mine")}</span> ${drawWorth(me, scene)}</p>
      ${lost.length ? html`<p class="ring-lost wraps" aria-hidden="true">${lost}</p>` : nothing}
      ${known.length ? html`<p class="ring-theirs wraps" aria-hidden="true">${theirs}</p>` : nothing}
      ${notes.map((note) => html`<p class="ring-note boxed" aria-hidden="true">${note}</p>`)}
    </div>`;
}

/** The card that a dropout has cost, and its points. @param origin where it has flown from */
const drawLost = (card: string, scene: Scene, origin?: string) => html`
  <span class="lost" data-piece=${origin ? `lost ${card}` : nothing} data-origin=${origin ?? nothing}>${drawTile(card, scene)} −${scene.facts.worth[card]}</span>`;

/** Value of another seat's score cards, if known. */
const othersPoints = (seat: number, { shown, me }: Scene) =>
  seat !== me && shown.shown[seat] ? shown.score_points[seat] : 0;

/** The person's hidden score cards: they count as cards, but lie beside the hand. */
function ownScoreCards(seat: number, { shown: table, me, say }: Scene) {
  const count = seat === me && !table.shown[me] ? table.score_cards[me].length : 0;
  return count ? { count, label: say("score-cards", { count }) } : undefined;
}

function seatLook(seat: number, scene: Scene): SeatLook {
  const { shown: table, say } = scene;
  const playing = table.states[seat] === "in";
  const points = othersPoints(seat, scene);
  const { state, drawn } = standing(seat, scene);
  const passes = html`${passIcon()}${table.passes[seat]}`;
  return {
    signs: [
      seat === table.start && sign("start", scene, startIcon()),
      playing && !table.result && { id: "passes", short: passes, label: say("passes", { count: table.passes[seat] }) },
      points > 0 && { id: "points", short: say("points-short", { points }), label: say("holds-points", { points }) },
    ],
    out: !playing,
    apart: ownScoreCards(seat, scene),
    state,
    stateShort: html``,
    body: html`<span class="seat-line seat-did" aria-hidden="true">${
      scene.wide && (!playing || table.result) ? state : drawn
    }</span>`,
  };
}

/** A seat's standing, or its last action unless it is to act; in words and as a short drawing. */
function standing(seat: number, scene: Scene): { state?: string; drawn?: unknown } {
  const { shown: table, say } = scene;
  const place = table.ranked.indexOf(seat) + 1;
  if (place) return { state: say("out", { place }), drawn: say("out-short", { place }) };
  if (table.states[seat] !== "in") return { state: say("dropped"), drawn: say("did-drop") };
  if (table.result) return { state: say("state-in"), drawn: say("did-last") };
  const play = table.turn !== seat && table.plays.findLast((one) => one.seat === seat);
  const { drawn, words } = play ? actOf(play.action, scene) : {};
  return { state: words && say("did", { what: words }), drawn };
}

const passIcon = () => html`
  <svg class="pass-icon" viewBox="0 0 14 12" aria-hidden="true"><path d="M1 9Q6 .5 11 6.4M11.9 2.6V7.4H7.1"/></svg>`;

/** An action in words and as a short drawing. */
function actOf(action: string, scene: Scene) {
  const { verb, cards, at } = parse(action);
  if (verb !== "play") {
    const words = scene.say(`did-${verb}`);
    return { drawn: html`<span class="did">${words}</span>`, words };
  }
  if (!at) return { drawn: drawTile(cards[0], scene), words: scene.cardName(cards[0]) };
  const drawn = html`
    <span class="tile" data-colour=${at[0]}>${drawJoker()}<b>${scene.rankName(rankOf(at))}</b></span>`;
  return { drawn, words: scene.say("joker-at", { place: placeName(at, scene) }) };
}

/** Every seat's score cards, if the person may know them. */
function drawKept(scene: Scene) {
  const { table, me, say, seatName } = scene;
  const lines = seatOrder(scene).map((seat) => {
    const known = seat === me || table.shown[seat];
    return html`<li class="line wraps"><b>${seatName(seat)}</b> ${known ? drawWorth(seat, scene) : say("hidden")}</li>`;
  });
  return html`<ul class="kept" role="list">${lines}</ul><p class="small-print">${say("kept-note")}</p>`;
}

const jokerPlaces = ({ legal }: Scene) => legal.filter((action) => parse(action).at);
const only = (action: string, { legal }: Scene) => legal.length === 1 && legal[0] === action;

/** The plays in rows, one per round of the table. */
function rounds(table: Table): (string[] | undefined)[][] {
  const rows: (string[] | undefined)[][] = [];
  let before = table.seats;
  for (const { seat, action } of table.plays) {
    const at = (seat - table.start + table.seats) % table.seats;
    const same = action === "out" && rows.at(-1)?.[at];
    if (at <= before && !same) rows.push(Array(table.seats).fill(undefined));
    rows[rows.length - 1][at] = [...(same || []), action];
    if (!same) before = at;
  }
  return rows;
}

/** @param count the last rounds to draw; 0: all */
function drawPlays(scene: Scene, count: number = 0) {
  const { table, say, seatName } = scene;
  const rows = [...rounds(table).entries()].slice(-count);
  if (!rows.length) return html`<p>${say("no-play")}</p>`;
  const drawPlay = (action: string) => {
    const { drawn, words } = actOf(action, scene);
    return html`<span class="play-cell"><span aria-hidden="true">${drawn}</span>${heard(words)}</span> `;
  };
  const columns = [say("round"), ...clockwise(table.start, table).map(seatName)];
  const heads = columns.map((column) => html`<th scope="col">${column}</th>`);
  const drawn = rows.map(
    ([index, row]) => html`
    <tr><th scope="row">${index + 1}</th>${row.map((cell) => html`<td>${cell?.map(drawPlay)}</td>`)}</tr>`,
  );
  return drawFigures("plays ring-plays", say("earlier"), heads, drawn);
}

/** A seat's role at the end of the deal. */
function roleOf(seat: number, { small_winner, big_winner, small_loser, big_loser }: Result) {
  if (small_winner === big_winner) return seat === small_winner ? "alone" : null;
  const roles = { small: small_winner, big: big_winner, "big-loser": big_loser, "small-loser": small_loser };
  return Object.entries(roles).find(([, whose]) => whose === seat)?.[0];
}

function drawAccountOf(seat: number, result: Result, scene: Scene) {
  const { table, say } = scene;
  const lost = table.dropouts.find((one) => one.seat === seat)?.lost;
  const cost =
    lost &&
    html`<span class="lost"><s aria-hidden="true">${drawTile(lost, scene)}</s>${heard(
      scene.t("table-comma") + say("lost", { card: lost }),
    )}</span>`;
  const change = result.change[seat];
  return html`
    <td class="in-words">${drawScoreCards(seat, scene)}${cost}</td>
    <td>${result.points[seat]}</td>
    <td>${change > 0 ? "+" : ""}${figure(change)}</td>`;
}

/** How a deal ended, in a sentence. */
function outcome({ small_winner: small, big_winner: big, points }: Result, { say, seatName }: Scene) {
  if (small === big) return say("outcome-alone", { seat: small, points: points[small] });
  return say("outcome", { small: seatName(small), big: seatName(big), first: points[small], most: points[big] });
}

export default {
  id: "ring-of-sevens",
  minutes: { deal: 2, match: 5 },
  first: true,
  seating: "strip",
  keys: ["table-key-pass", "ring-of-sevens-key-kept"],
  said: ["states", "ready", "ranked"],
  /** A pass and a play take equally long, so timing reveals nothing. */
  pauses: { sevens: "play", joker: "play", swap: "play", score: "play", pass: "play" },
  breath: ([{ type }]) => (({ drop: "long", joker: "long", swap: "even" }) as const)[type as string],
  cues: { sevens: "play", settle: "play", score: "capture", out: "last", drop: "lost" },
  /** A score card has a small moment, and so has each player who goes out after the first. */
  staged: ({ kind }, { states }) =>
    kind === "capture" || (kind === "last" && states.filter((state) => state === "out").length > 1)
      ? "small"
      : undefined,
  /** Excludes the score cards. */
  hand(scene) {
    const { hand, score_cards } = scene.table;
    const rest = hand.filter((card) => !score_cards?.[scene.me].includes(card));
    return byRow(rest, scene);
  },
  tap(card, scene) {
    if (card !== scene.pack.joker) return `play:${card}`;
    const places = jokerPlaces(scene);
    return places.length > 1 ? null : (places[0] ?? `play:${card}@${scene.facts.joker_places[0]}`);
  },
  asks: () => true,
  placeOf: (action, scene) => parse(action).at ?? placeOf(parse(action).cards[0] ?? "", scene),
  seat: seatLook,
  centre: (scene) => html`<div class="ring column">${drawBoard(scene)}${drawFoot(scene)}</div>`,
  which: ({ length }, { say }) => say("your-joker", { count: length }),
  prompt(scene) {
    const { table, news, me, legal, say } = scene;
    if (news) return say(`news-${news.type}`, news);
    if (table.turn === null) return scene.t("table-wait");
    if (table.states[me] !== "in") return say("their-turn-still", { seat: table.turn, state: table.states[me] });
    if (table.turn !== me) return say("their-turn", { seat: table.turn });
    if (only("drop", scene)) return say("your-drop");
    if (only("pass", scene)) return say("your-pass");
    return say(legal.includes("pass") ? "your-turn" : "your-must");
  },
  buttons(scene) {
    const { table, me, say } = scene;
    if (only("drop", scene)) return [{ id: "drop", key: "p", main: true }];
    const label = say("pass", { left: table.passes[me] });
    return table.states[me] === "in" ? [{ id: "pass", label, key: "p", main: only("pass", scene) }] : [];
  },
  offers: (scene) => (scene.chosen.length ? jokerPlaces(scene) : []),
  actionName: (action, scene) => scene.say("joker-to", placeFacts(parse(action).at ?? "", scene)),
  /** Adds the Joker's place. */
  actionInWords(action, scene) {
    const { cards, at } = parse(action);
    const as = at && scene.say("joker-to", placeFacts(at, scene));
    return as ? scene.t("action-as", { card: cards[0], as }) : null;
  },
  describe(event, scene) {
    const place = "place" in event ? { place: placeName(event.place, scene) } : {};
    const brief = (cards: readonly string[]) =>
      scene.form === "short" && cards.length > 1 ? scene.say("count", { count: cards.length }) : cards;
    const cards = event.type === "out" ? { cards: brief(byWorth(event.cards, scene)) } : {};
    const laid = "laid" in event ? { laid: brief(event.laid) } : {};
    return scene.say(`log-${event.type}`, { ...event, ...place, ...cards, ...laid });
  },
  /** Going out, dropping out and laying out the last hand are separate steps. */
  steps(before, after) {
    const { events, table } = after;
    const { scores, results } = before;
    return inSteps(
      withGained(after, before.score_cards, table.score_cards, "score"),
      events.map((event, i) => {
        const later = events.slice(i + 1).flatMap((one) => (one.type === "settle" ? one.laid : []));
        const laid = table.laid.filter((card) => !later.includes(card));
        const outs = events.slice(i + 1).flatMap((one) => (one.type === "drop" ? one.seat : []));
        const dropouts = table.dropouts.filter(({ seat }) => !outs.includes(seat));
        const to = ["out", "drop", "settle"].includes(event.type) ? i + 1 : 0;
        return { to, pause: "turn", was: { phase: "play", scores, results, laid, dropouts }, news: event };
      }),
    );
  },
  hasLast: ({ table }) => table.plays.length > 0,
  last: (scene) => drawPlays(scene, 2),
  earlier: (scene) => drawPlays(scene),
  inWords(scene) {
    const { table, me, say } = scene;
    const mine = byWorth(table.score_cards[me], scene);
    return [
      say("deal-of", table),
      ...boardInWords(scene),
      mine.length > 0 && say("mine-in-words", { cards: mine, points: table.score_points[me] }),
    ];
  },
  outcome,
  headline({ small_winner: small, big_winner: big, lines, change }, scene) {
    const { say, me } = scene;
    const points = change[me];
    if (small === me && big === me) return say("headline-alone", { points });
    if (small === me || big === me)
      return say("headline-won", {
        role: small === me ? "small" : "big",
        points: figure(points),
        seat: small === me ? big : small,
      });
    const paid = lines.filter(({ from }) => from === me);
    const payments = scene.list(paid.map((line) => say("headline-payment", { seat: line.to, points: line.points })));
    return paid.length ? say("headline-pays", { payments }) : say("headline-pays-nobody");
  },
  remark: (result, scene) =>
    result.small_winner === scene.me && result.big_winner === scene.me ? null : outcome(result, scene),
  won(seat, { table, say }) {
    const role = table.result && roleOf(seat, table.result);
    return role && !role.endsWith("loser") ? say(`role-${role}`) : undefined;
  },
  account(result, scene) {
    const { say } = scene;
    const [first] = result.lines;
    const lines = first.reason === "alone" ? [first] : result.lines;
    const heads = ["cards", "points", "change"];
    const about = (seat: number) => {
      const role = roleOf(seat, result);
      const rank = say("rank", { rank: result.ranking.indexOf(seat) + 1 });
      return html`<small>${rank} ${say(role ? `role-${role}` : `state-${scene.table.states[seat]}`)}</small>`;
    };
    const paid = lines.map((line) => html`<li>${say(`pays-${line.reason}`, line)}</li>`);
    return html`
      ${drawAccount("ring-account", scene, heads, (seat) => drawAccountOf(seat, result, scene), { seats: result.ranking, won: [result.small_winner, result.big_winner], about })}
      <ul class="payments" role="list">${paid}</ul>`;
  },
  /** First out and richest. */
  went: ({ small_winner, big_winner, big_loser }, me) =>
    [small_winner, big_winner].includes(me) ? "won" : me === big_loser ? "lost" : "even",
  placed: true,
  feat: ({ small_winner: small, big_winner: big, change }) =>
    small === big ? { id: "alone", seat: small, facts: { points: change[small] } } : null,
  /** The card lost by dropping out, with its points; of a lone winner the score cards. */
  rest(seat, scene) {
    const { result, dropouts, score_cards } = scene.table;
    if (result && seat === result.small_winner && seat === result.big_winner)
      return html`<span class="feat-cards" aria-hidden="true">${drawFan(byWorth(score_cards[seat], scene), scene)}</span>`;
    const lost = dropouts.find((one) => one.seat === seat)?.lost;
    return lost
      ? html`${heard(scene.say("lost", { card: lost }))}<span aria-hidden="true">${drawLost(lost, scene)}</span>`
      : nothing;
  },
  ending({ table, say }) {
    const alone = table.result?.small_winner === table.result?.big_winner; // its scene needs the room
    return alone ? nothing : html`<p class="small-print">${say("deal-of", table)}</p>`;
  },
  left: (scene) => html`<div class="ring-again column">${drawBoard(scene)}</div>`,
  labels: { last: "ring-of-sevens-last", earlier: "ring-of-sevens-earlier" },
  panels: {
    kept: { label: "ring-of-sevens-kept", key: "c", draw: drawKept },
  },
  lapses: {
    opened: ["gift", "lets", "lets-more", "neither", "fewer", "pass-all"],
    played: ["play:pass"],
    passed: ["pass:play"],
  },
} satisfies GameTable<"ring-of-sevens">;
