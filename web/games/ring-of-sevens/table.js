/**
 * Ring of Sevens' table: the board of columns, where two rows of a colour run together in every odd one, the score
 * cards, and after a deal who won what from whom.
 * @typedef {import("../../src/table/game-table.js").Scene<"ring-of-sevens">} Scene
 * @typedef {Seam.Table<"ring-of-sevens">} Table
 * @typedef {Seam.Result<"ring-of-sevens">} Result
 */
import { html, nothing, svg } from "lit-html";
import { drawFigures, drawJoker, drawTile, drawTiles, each, heard, yes } from "../../src/table/draw/drawing.js";
import { parse, rankOf } from "../../src/table/game-table.js";
import { figure } from "../../src/table/announcer/phrases.js";
import { drawAccount } from "../../src/table/draw/score.js";
import { atSeat, clockwise, seatOrder, sign, startIcon } from "../../src/table/draw/seats.js";
import { inSteps, withGained } from "../../src/table/play/steps.js";

/** The place of a card: a suit's own, or its colour's. @param {string} card @param {Scene} scene */
const placeOf = (card, { facts }) => facts.places.find(({ cards }) => cards.includes(card))?.place;

/** The suits, row by row: those that share places side by side. @param {Scene} scene */
const rowsOf = ({ facts }) => [
  ...new Set(facts.places.flatMap(({ cards }) => (cards.length > 1 ? cards.map((card) => card[0]) : []))),
];

/** @param {Scene} scene */
const ranksOf = ({ facts }) => [...new Set(facts.places.map(({ place }) => rankOf(place)))];

/** Row by row, the Joker last. @param {readonly string[]} cards @param {Scene} scene */
function byRow(cards, scene) {
  const rows = [...rowsOf(scene), scene.pack.joker?.[0]];
  return [...cards].sort((a, b) => rows.indexOf(a[0]) - rows.indexOf(b[0]) || rankOf(a) - rankOf(b));
}

/** Dear cards first. @param {readonly string[]} cards @param {Scene} scene */
function byWorth(cards, scene) {
  const { worth } = scene.facts;
  return byRow(cards, scene).sort((a, b) => worth[b] - worth[a]);
}

/** @param {string} place @param {Scene} scene */
const placeFacts = (place, { rankName }) => ({ colour: place[0], rank: rankName(rankOf(place)) });
/** "red 9". @param {string} place @param {Scene} scene */
const placeName = (place, scene) => scene.say("place", placeFacts(place, scene));

/** A seat's score cards, or that it has none. @param {number} seat @param {Scene} scene */
function drawScoreCards(seat, scene) {
  const cards = byWorth(scene.table.score_cards[seat], scene);
  if (!cards.length) return html`<span class="ring-none">${scene.say("mine-none")}</span>`;
  return html`${drawTiles(cards, scene)}${heard(scene.list(cards.map(scene.cardName)))}`;
}

/** The same with what they are worth. @param {number} seat @param {Scene} scene */
function drawWorth(seat, scene) {
  const points = scene.table.score_points[seat];
  const worth = html`<span class="ring-points">${scene.say("points", { points })}</span>`;
  return html`${drawScoreCards(seat, scene)}${points ? html`${heard(scene.t("table-comma"))} ${worth}` : nothing}`;
}

/** @param {Scene} scene */
function drawBoard(scene) {
  const { table, facts, say, rankName } = scene;
  const lies = new Map(table.laid.map((card) => [placeOf(card, scene), card]));
  if (table.joker) lies.set(table.joker, /** @type {string} */ (scene.pack.joker));
  return html`
    <div class="ring-board" role="group" aria-label=${say("board")}>
      ${heard(boardInWords(scene).map((line) => html`<p>${line}</p>`))}
      <div class="ring-grid" data-part="board" aria-hidden="true" data-link=${yes(table.options.link)}>
        ${drawChains(scene)}
        ${ranksOf(scene).map((rank) => html`<span class="ring-rank" data-column=${rank}>${rankName(rank)}</span>`)}
        ${facts.places.map((place) => drawPlace(place, lies.get(place.place), scene))}
      </div>
    </div>`;
}

/** @param {Seam.RingOfSevens.Place} at @param {string | undefined} card  what lies there @param {Scene} scene */
function drawPlace({ place, cards }, card, { table, legal, chosen, mark, mini, rankName }) {
  const rank = rankOf(place);
  const ready = cards.filter((one) => table.ready[one[0]].includes(rank));
  const mine = legal
    .map(parse)
    .some(({ cards: [one], at }) => (at ? at === place && chosen.includes(one) : cards.includes(one)));
  const suit = ready.length === 1 ? mark(ready[0][0]) : nothing;
  return html`
    <span class="ring-place" data-place-code=${place} data-at=${place} data-column=${rank} data-row=${place[0]}
      data-state=${card ? "laid" : ready.length ? "ready" : "empty"} data-mine=${yes(mine)}>${
        card || !ready.length ? nothing : html`<span class="ring-open">${suit}<b>${rankName(rank)}</b></span>`
      }${each(
        card ? [card] : [],
        (one) => html`<span class="card" data-card=${one} data-origin=${originOf(one, table)}>${mini(one)}</span>`,
      )}</span>`;
}

/** Where a card on the board came from: the seat that laid it. @param {string} card @param {Table} table */
function originOf(card, { plays, dropouts, sevens }) {
  const seat =
    plays.find(({ action }) => parse(action).cards[0] === card)?.seat ??
    dropouts.find(({ laid }) => laid.includes(card))?.seat ??
    sevens.findIndex((cards) => cards.includes(card));
  return seat >= 0 ? atSeat(seat) : nothing;
}

/**
 * The chains behind the cards: two lines for each colour that meet in every shared place, and the ring of the 7s;
 * one unit is a column wide, or a row high.
 * @param {Scene} scene
 */
function drawChains(scene) {
  const { table, facts } = scene;
  const shared = ranksOf(scene).map((rank) =>
    facts.places.some(({ place, cards }) => rankOf(place) === rank && cards.length > 1),
  );
  /** A suit's line, between the rows of its colour. @param {number} middle @param {number} side */
  const line = (middle, side) =>
    shared.map((one, x) => `${x ? "L" : "M"}${x + 0.5} ${one ? middle : middle + side}`).join("");
  const ends = (/** @type {number} */ middle) =>
    table.options.link ? `M0 ${middle}H.5M${shared.length - 0.5} ${middle}H${shared.length}` : "";
  return html`
    <svg class="ring-chains" viewBox="0 0 ${shared.length} 4" preserveAspectRatio="none">${[1, 3].map(
      (middle) => svg`<path d=${line(middle, -0.5) + line(middle, 0.5) + ends(middle)}/>`,
    )}<ellipse cx=${shared.length / 2} cy="2" rx=".52" ry="1.94"/></svg>`;
}

/** What lies in each suit and what is open. @param {Scene} scene */
function boardInWords(scene) {
  const { table, say, list, rankName } = scene;
  /** @param {string} id @param {string} suit @param {number[]} ranks */
  const line = (id, suit, ranks) => ranks.length > 0 && say(id, { suit, ranks: list(ranks.map(rankName)) });
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

/** Below the board: score cards, and what is unusual about the board. @param {Scene} scene */
function drawFoot(scene) {
  const { table, me, say, seatName } = scene;
  const notes = table.reversed.map((arm) => say("reversed-short", { arm }));
  const known = seatOrder(scene).filter((seat) => othersPoints(seat, scene));
  const theirs = known.map((seat) => {
    const points = othersPoints(seat, scene);
    return html`<span>${seatName(seat)} <b>${say("points-short", { points })}</b></span> `;
  });
  return html`
    <div class="ring-foot">
      <p class="ring-mine" data-part="titles"><span>${say("mine")}</span> ${drawWorth(me, scene)}</p>
      ${known.length ? html`<p class="ring-theirs" aria-hidden="true">${theirs}</p>` : nothing}
      ${notes.map((note) => html`<p class="ring-note" aria-hidden="true">${note}</p>`)}
    </div>`;
}

/** What somebody else's score cards are worth, as far as it is known. @param {number} seat @param {Scene} scene */
const othersPoints = (seat, { shown, me }) => (seat !== me && shown.shown[seat] ? shown.score_points[seat] : 0);

/** @param {number} seat @param {Scene} scene @returns {import("../../src/table/game-table.js").SeatLook} */
function seatLook(seat, scene) {
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
    state,
    stateShort: html``,
    body: html`<span class="seat-line seat-did" aria-hidden="true">${
      scene.wide && (!playing || table.result) ? state : drawn
    }</span>`,
  };
}

/**
 * Where a seat stands, or what it did when it last acted unless it is to act now: in words, and in little room.
 * @param {number} seat @param {Scene} scene @returns {{state?: string, drawn?: unknown}}
 */
function standing(seat, scene) {
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

/** What somebody did: in little room, and in words. @param {string} action @param {Scene} scene */
function actOf(action, scene) {
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

/** Every seat's score cards, as far as the person may know them. @param {Scene} scene */
function drawKept(scene) {
  const { table, me, say, seatName } = scene;
  const lines = seatOrder(scene).map((seat) => {
    const known = seat === me || table.shown[seat];
    return html`<li><b>${seatName(seat)}</b> ${known ? drawWorth(seat, scene) : say("hidden")}</li>`;
  });
  return html`<ul class="kept" role="list">${lines}</ul><p class="small-print">${say("kept-note")}</p>`;
}

/** The ways to lay the Joker. @param {Scene} scene */
const jokerPlaces = ({ legal }) => legal.filter((action) => parse(action).at);
/** Whether there is nothing to do but this. @param {string} action @param {Scene} scene */
const only = (action, { legal }) => legal.length === 1 && legal[0] === action;

/** The plays, a row for each round of the table. @param {Table} table @returns {(string[] | undefined)[][]} */
function rounds(table) {
  /** @type {(string[] | undefined)[][]} */
  const rows = [];
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

/** @param {Scene} scene @param {number} [count]  so many rounds at the end */
function drawPlays(scene, count = 0) {
  const { table, say, seatName } = scene;
  const rows = [...rounds(table).entries()].slice(-count);
  if (!rows.length) return html`<p>${say("no-play")}</p>`;
  const drawPlay = (/** @type {string} */ action) => {
    const { drawn, words } = actOf(action, scene);
    return html`<span class="play-cell"><span aria-hidden="true">${drawn}</span>${heard(words)}</span> `;
  };
  const columns = [say("round"), ...clockwise(table.start, table).map(seatName)];
  const heads = columns.map((column) => html`<th scope="col">${column}</th>`);
  const drawn = rows.map(
    ([index, row]) => html`
    <tr><th scope="row">${index + 1}</th>${row.map((cell) => html`<td>${cell?.map(drawPlay)}</td>`)}</tr>`,
  );
  return drawFigures("plays", say("earlier"), heads, drawn);
}

/** What a seat is in the end. @param {number} seat @param {Result} result */
function roleOf(seat, { small_winner, big_winner, small_loser, big_loser }) {
  if (small_winner === big_winner) return seat === small_winner ? "alone" : null;
  const roles = { small: small_winner, big: big_winner, "big-loser": big_loser, "small-loser": small_loser };
  return Object.entries(roles).find(([, whose]) => whose === seat)?.[0];
}

/** @param {number} seat @param {Result} result @param {Scene} scene */
function drawAccountOf(seat, result, scene) {
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

/** @type {import("../../src/table/game-table.js").GameTable<"ring-of-sevens">} */
export default {
  id: "ring-of-sevens",
  seating: "strip",
  keys: ["table-key-pass", "ring-of-sevens-key-kept"],
  said: ["states", "ready", "ranked"],
  /** A pass and a play take the same time, whatever else was possible. */
  pauses: { sevens: "play", joker: "play", swap: "play", score: "play", pass: "play" },
  moments: { sevens: "play", settle: "play", score: "capture", out: "last", drop: "lost" },
  /** Without the score cards. */
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
  seat: seatLook,
  centre: (scene) => html`<div class="ring">${drawBoard(scene)}${drawFoot(scene)}</div>`,
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
  /** Where the Joker goes. */
  actionInWords(action, scene) {
    const { cards, at } = parse(action);
    const as = at && scene.say("joker-to", placeFacts(at, scene));
    return as ? scene.t("action-as", { card: cards[0], as }) : null;
  },
  describe(event, scene) {
    const place = "place" in event ? { place: placeName(event.place, scene) } : {};
    const cards = event.type === "out" ? { cards: byWorth(event.cards, scene) } : {};
    return scene.say(`log-${event.type}`, { ...event, ...place, ...cards });
  },
  /** Going out, dropping out and the last hand laid out are each seen before play goes on. */
  steps(before, after) {
    const { events, table } = after;
    const { scores, results } = before;
    return inSteps(
      withGained(after, before.score_cards, table.score_cards, "score"),
      events.map((event, i) => {
        const later = events.slice(i + 1).flatMap((one) => (one.type === "settle" ? one.laid : []));
        const laid = table.laid.filter((card) => !later.includes(card));
        const to = ["out", "drop", "settle"].includes(event.type) ? i + 1 : 0;
        return { to, pause: "turn", was: { phase: "play", scores, results, laid }, news: event };
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
  outcome({ small_winner: small, big_winner: big, points }, { say, seatName }) {
    if (small === big) return say("outcome-alone", { seat: small, points: points[small] });
    return say("outcome", { small: seatName(small), big: seatName(big), first: points[small], most: points[big] });
  },
  account(result, scene) {
    const { say } = scene;
    const [first] = result.lines;
    const lines = first.reason === "alone" ? [first] : result.lines;
    const heads = ["cards", "points", "change"];
    const about = (/** @type {number} */ seat) => {
      const role = roleOf(seat, result);
      const rank = say("rank", { rank: result.ranking.indexOf(seat) + 1 });
      return html`<small>${rank} ${say(role ? `role-${role}` : `state-${scene.table.states[seat]}`)}</small>`;
    };
    const paid = lines.map((line) => html`<li>${say(`pays-${line.reason}`, line)}</li>`);
    return html`
      ${drawAccount("ring-account", scene, heads, (seat) => drawAccountOf(seat, result, scene), { seats: result.ranking, won: [result.small_winner, result.big_winner], about })}
      <ul class="payments" role="list">${paid}</ul>`;
  },
  ending: ({ table, say }) => html`<p class="small-print">${say("deal-of", table)}</p>`,
  left: (scene) => html`<div class="ring-again">${drawBoard(scene)}</div>`,
  labels: { last: "ring-of-sevens-last", earlier: "ring-of-sevens-earlier" },
  panels: {
    kept: { label: "ring-of-sevens-kept", key: "c", draw: drawKept },
  },
};
