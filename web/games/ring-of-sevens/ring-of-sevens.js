/**
 * Ring of Sevens' table: the board of thirteen columns, where two rows of a colour run together in every odd one,
 * the score cards, and after a deal who won what from whom.
 * @typedef {import("../../table/game.js").Scene} Scene
 * @typedef {import("../../table/game.js").Table} Table
 * @typedef {import("../../table/game.js").Happening} Happening
 * @typedef {import("../../table/game.js").Step} Step
 * @typedef {import("../../table/game.js").GameTable} GameTable
 * @typedef {{seat: number, action: string}} Play  `out` is going out
 */
import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { jokerMark } from "../../cards/cards.js";
import { parse } from "../../table/game.js";
import { seatOrder } from "../../table/seats.js";

/** The rows of the board from above, as the hand is sorted too. */
const SUITS = ["H", "D", "S", "C"];
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
/** @type {Record<string, string[]>} */
const COLOURS = { R: ["H", "D"], K: ["S", "C"] };
const START = 50;

/** @param {string} card */
const rankOf = (card) => Number(card.slice(1));
/** @param {number} rank */
const rankName = (rank) => ({ 1: "A", 11: "J", 12: "Q", 13: "K" })[rank] ?? String(rank);
/** Odd ranks but the 7 have one place for both suits of a colour. @param {number} rank */
const shared = (rank) => rank % 2 === 1 && rank !== 7;
/** What a score card is worth. @param {string} card */
const worth = (card) => ({ 9: 5, 5: 5, 11: 3, 3: 3 })[rankOf(card)] ?? 1;
/** @param {readonly string[]} cards */
const sum = (cards) => cards.reduce((points, card) => points + worth(card), 0);
/** @param {string} a @param {string} b */
const byRow = (a, b) => rowOf(a) - rowOf(b) || rankOf(a) - rankOf(b);
/** @param {string} card */
const rowOf = (card) => (SUITS.indexOf(card[0]) + SUITS.length + 1) % (SUITS.length + 1);
/** Dear cards first. @param {readonly string[]} cards */
const byWorth = (cards) => [...cards].sort((a, b) => worth(b) - worth(a) || byRow(a, b));

/** @param {Scene} scene @returns {(id: string, args?: Record<string, any>) => string} */
const own = (scene) => (id, args) => scene.t(`ring-of-sevens-${id}`, args);
/** @param {readonly string[]} cards @param {Scene} scene */
const named = (cards, scene) => (cards.length ? cards.map(scene.cardName).join(scene.t("table-comma")) : "none");
/** Words that differ where the person is meant. @param {number} seat @param {Scene} scene */
const whom = (seat, scene) => ({
  seat: scene.seatName(seat),
  you: seat === scene.me ? "yes" : "no",
});
/** @param {string} place */
const placeArgs = (place) => ({ colour: place[0], rank: rankName(rankOf(place)) });
/** "red 9" for R9. @param {string} place @param {Scene} scene */
const placeName = (place, scene) => own(scene)("place", placeArgs(place));

/** A card small enough for a line of text. @param {string} card @param {Scene} scene */
const drawTile = (card, scene) =>
  html`<span class="tile" data-shown=${card}>${
    card[0] === "X"
      ? html`<span class="mark">${unsafeHTML(jokerMark())}</span>`
      : html`<span class="mark">${scene.mark(card[0])}</span><b>${rankName(rankOf(card))}</b>`
  }</span>`;
/** @param {readonly string[]} cards @param {Scene} scene */
const drawTiles = (cards, scene) =>
  html`<span class="tiles">${byWorth(cards).map((card) => drawTile(card, scene))}</span>`;

// The board

/** The places of a rank, by row: a suit, or a colour where both suits share one. @param {number} rank */
const rowsAt = (rank) => (shared(rank) ? Object.keys(COLOURS) : SUITS);

/** @param {Scene} scene */
function drawBoard(scene) {
  const { table } = scene;
  const lies = new Map(table.laid.map((/** @type {string} */ card) => [placeOf(card), card]));
  if (table.joker) lies.set(table.joker, "X0");
  return html`
    <div class="ring-board" role="group" aria-label=${own(scene)("board")}>
      <div class="visually-hidden">${boardInWords(scene).map((line) => html`<p>${line}</p>`)}</div>
      <div class="ring-grid" aria-hidden="true" data-link=${table.options.link ? "yes" : nothing}>
        ${drawChains(table)}
        ${RANKS.map((rank) => html`<span class="ring-rank" data-column=${rank}>${rankName(rank)}</span>`)}
        ${repeat(
          RANKS.flatMap((rank) => rowsAt(rank).map((row) => `${row}${rank}`)),
          (place) => place,
          (place) => drawPlace(place, lies.get(place), scene),
        )}
      </div>
    </div>`;
}

/** The place of a card: its own code, or that of the shared place. @param {string} card */
const placeOf = (card) => (shared(rankOf(card)) ? `${"HD".includes(card[0]) ? "R" : "K"}${rankOf(card)}` : card);
/** The cards that may lie in a place. @param {string} place @returns {string[]} */
const cardsOf = (place) => (COLOURS[place[0]] ?? [place[0]]).map((suit) => `${suit}${rankOf(place)}`);

/** @param {string} place @param {string | undefined} card  what lies there @param {Scene} scene */
function drawPlace(place, card, scene) {
  const { table } = scene;
  const ready = cardsOf(place).filter((one) => table.ready[one[0]].includes(rankOf(one)));
  const mine = scene.legal.some((action) => {
    const { cards, at } = parse(action);
    return at ? at === place && scene.chosen.includes(cards[0]) : cards.length > 0 && placeOf(cards[0]) === place;
  });
  const state = card ? "laid" : ready.length ? "ready" : "empty";
  return html`
    <span class="ring-place" data-place-code=${place} data-at=${place} data-column=${rankOf(place)} data-row=${place[0]} data-state=${state} data-mine=${mine ? "yes" : nothing}>${
      card
        ? repeat(
            [card],
            (one) => one,
            (one) =>
              html`<span class="card" data-card=${one} data-origin=${originOf(one, table)}>${scene.mini(one)}</span>`,
          )
        : ready.length
          ? html`<span class="ring-open">${ready.length === 1 ? scene.mark(ready[0][0]) : nothing}<b>${rankName(rankOf(place))}</b></span>`
          : nothing
    }</span>`;
}

/** Where a card on the board came from: the seat that laid it. @param {string} card @param {Table} table */
function originOf(card, table) {
  const play = table.plays.find((/** @type {Play} */ { action }) => parse(action).cards[0] === card);
  const seat =
    play?.seat ??
    table.dropouts.find((/** @type {any} */ one) => one.laid.includes(card))?.seat ??
    table.sevens.findIndex((/** @type {string[]} */ cards) => cards.includes(card));
  return seat >= 0 ? `[data-seat="${seat}"]` : nothing;
}

/**
 * The chains behind the cards: two lines for each colour that cross in every odd column, and the ring of the 7s;
 * one unit is a column wide, or a row high.
 * @param {Table} table
 */
function drawChains(table) {
  const chain = (/** @type {number} */ top) =>
    [0, 1]
      .map((side) => {
        const y = (/** @type {number} */ rank) => top + (shared(rank) ? 1 : side ? 1.5 : 0.5);
        return (
          RANKS.map((rank) => `${rank === 1 ? "M" : "L"}${rank - 0.5} ${y(rank)}`).join("") +
          (table.options.link ? `M0 ${top + 1}H.5M12.5 ${top + 1}H13` : "")
        );
      })
      .join("");
  return html`<svg class="ring-chains" viewBox="0 0 13 4" preserveAspectRatio="none">${svg`
    <path d=${chain(0)}/><path d=${chain(2)}/><ellipse cx="6.5" cy="2" rx=".52" ry="1.94"/>`}</svg>`;
}

/** "8, 9, 10" as the person reads it. @param {readonly number[]} ranks @param {Scene} scene */
const ranksInWords = (ranks, scene) => ranks.map(rankName).join(scene.t("table-comma"));

/** What lies in each suit and what is open. @param {Scene} scene */
function boardInWords(scene) {
  const { table } = scene;
  const say = own(scene);
  const lines = SUITS.flatMap((suit) => {
    const laid = table.laid.filter((/** @type {string} */ card) => card[0] === suit).map(rankOf);
    const parts = laid.length
      ? [say("suit-lies", { suit: scene.suitName(suit), ranks: ranksInWords(laid, scene) })]
      : [];
    const open = table.ready[suit];
    return open.length
      ? [...parts, say("suit-open", { suit: scene.suitName(suit), ranks: ranksInWords(open, scene) })]
      : parts;
  });
  if (table.joker) lines.push(say("joker-lies", { place: placeName(table.joker, scene) }));
  if (table.options.link) lines.push(say("linked"));
  return [...lines, ...table.reversed.map((/** @type {string} */ arm) => say("reversed", { arm }))];
}

/** Below the board: the person's score cards, and what is unusual about the board. @param {Scene} scene */
function drawFoot(scene) {
  const { table, me } = scene;
  const say = own(scene);
  const cards = /** @type {string[]} */ (table.score_cards[me]);
  return html`
    <div class="ring-foot">
      <p class="ring-mine"><span>${say("mine")}</span> ${
        cards.length
          ? html`<span aria-hidden="true">${drawTiles(cards, scene)}</span><span class="visually-hidden">${named(byWorth(cards), scene)}${scene.t("table-comma")}</span> <b>${say("points", { points: sum(cards) })}</b>`
          : html`<span class="ring-none">${say("mine-none")}</span>`
      }</p>
      ${drawTheirs(scene)}
      ${table.reversed.map((/** @type {string} */ arm) => html`<p class="ring-note" aria-hidden="true">${say("reversed-short", { arm })}</p>`)}
    </div>`;
}

/** Whether everybody may see a seat's score cards. @param {number} seat @param {Table} table */
const shown = (seat, table) => table.options.open || table.states[seat] !== "in";

/** The others' points, as far as they are known, where the seats have no room for them. @param {Scene} scene */
function drawTheirs(scene) {
  const { table, me } = scene;
  const known = seatOrder(scene).filter((seat) => seat !== me && shown(seat, table) && table.score_cards[seat].length);
  return known.length
    ? html`<p class="ring-theirs" aria-hidden="true">${known.map(
        (seat) => html`
    <span>${scene.seatName(seat)} <b>${own(scene)("points-short", { points: sum(table.score_cards[seat]) })}</b></span>`,
      )}</p>`
    : nothing;
}

/** @param {Scene} scene */
const drawCentre = (scene) => html`<div class="ring">${drawBoard(scene)}${drawFoot(scene)}</div>`;

// The seats

/** What a seat did when it last acted, unless it is to act now. @param {number} seat @param {Scene} scene */
function lastPlay(seat, { table }) {
  if (table.turn === seat || table.states[seat] !== "in" || table.result) return null;
  return table.plays.findLast((/** @type {Play} */ play) => play.seat === seat) ?? null;
}

/** @param {number} seat @param {Scene} scene @returns {import("../../table/game.js").SeatLook} */
function seatLook(seat, scene) {
  const { table } = scene;
  const say = own(scene);
  const gone = table.states[seat] !== "in";
  const signs =
    gone || table.result
      ? []
      : [
          {
            id: "passes",
            short: html`${passIcon()}${table.passes[seat]}`,
            label: say("passes", { count: table.passes[seat] }),
          },
        ];
  if (table.start === seat) signs.unshift({ id: "start", short: startIcon(), label: say("start") });
  const cards = /** @type {string[]} */ (table.score_cards[seat]);
  if (cards.length && shown(seat, table) && seat !== scene.me)
    signs.push({
      id: "points",
      short: html`${say("points-short", { points: sum(cards) })}`,
      label: say("holds-points", { points: sum(cards) }),
    });
  const place = table.ranked.indexOf(seat) + 1;
  const play = lastPlay(seat, scene);
  const state = place
    ? say("out", { place })
    : gone
      ? say("dropped")
      : table.result
        ? say("state-in")
        : play
          ? say("did", { what: playInWords(play.action, scene) })
          : undefined;
  const drawn =
    scene.wide && (gone || table.result)
      ? state
      : place
        ? say("out-short", { place })
        : gone
          ? say("did-drop")
          : table.result
            ? say("did-last")
            : play
              ? drawAction(play.action, scene)
              : nothing;
  return {
    signs,
    out: gone,
    state,
    stateShort: html``,
    body: html`<span class="seat-line seat-did" aria-hidden="true">${drawn}</span>`,
  };
}

const passIcon = () =>
  html`<svg class="pass-icon" viewBox="0 0 14 12" aria-hidden="true"><path d="M1 9Q6 .5 11 6.4"/><path d="M11.9 2.6V7.4H7.1"/></svg>`;
const startIcon = () =>
  html`<svg class="start-icon" viewBox="0 0 12 14" aria-hidden="true"><path d="M2 .5h1.6v13H2zM4.6 1L11 4 4.6 7.2z"/></svg>`;

/** What somebody did, in little room. @param {string} action @param {Scene} scene */
function drawAction(action, scene) {
  const { verb, cards, at } = parse(action);
  if (verb !== "play") return html`<span class="did">${own(scene)(`did-${verb}`)}</span>`;
  return at
    ? html`<span class="tile" data-colour=${at[0]}><span class="mark">${unsafeHTML(jokerMark())}</span><b>${rankName(rankOf(at))}</b></span>`
    : drawTile(cards[0], scene);
}

/** @param {string} action @param {Scene} scene */
function playInWords(action, scene) {
  const { verb, cards, at } = parse(action);
  if (verb !== "play") return own(scene)(`did-${verb}`);
  return at ? own(scene)("joker-at", { place: placeName(at, scene) }) : scene.cardName(cards[0]);
}

// The person's turn

/** The Joker's places. @param {Scene} scene */
const jokerPlaces = (scene) => scene.legal.filter((action) => parse(action).cards[0] === "X0");

/** @param {string} card @param {Scene} scene */
function tap(card, scene) {
  if (card !== "X0") return `play:${card}`;
  const places = jokerPlaces(scene);
  return places.length > 1 ? null : (places[0] ?? "play:X0@R9");
}

/** @param {Scene} scene */
function prompt(scene) {
  const { table, me, legal } = scene;
  const say = own(scene);
  if (table.news) return news(table.news, scene);
  if (table.turn === null) return scene.t("table-wait");
  if (table.states[me] !== "in")
    return say("their-turn-still", { seat: scene.seatName(table.turn), state: table.states[me] });
  if (table.turn !== me) return say("their-turn", { seat: scene.seatName(table.turn) });
  if (scene.chosen.includes("X0")) return say("your-joker");
  if (legal.includes("drop")) return say("your-drop");
  if (legal.length === 1 && legal[0] === "pass") return say("your-pass");
  return say(legal.includes("pass") ? "your-turn" : "your-must");
}

/** What is announced before play goes on. @param {Happening} event @param {Scene} scene */
function news(event, scene) {
  const say = own(scene);
  if (event.type === "out") return say("news-out", { ...whom(event.seat, scene), place: event.rank });
  if (event.type === "drop")
    return say("news-drop", {
      ...whom(event.seat, scene),
      lost: event.lost ? scene.cardName(event.lost) : "none",
    });
  return say("news-settle", whom(event.seat, scene));
}

/** @param {Scene} scene @returns {import("../../table/game.js").Button[]} */
function buttons(scene) {
  const { table, legal, me } = scene;
  const say = own(scene);
  if (legal.includes("drop")) return [{ id: "drop", label: say("drop"), actions: ["drop"], key: "p", main: true }];
  const only = legal.length === 1 && legal[0] === "pass";
  if (scene.chosen.includes("X0"))
    return jokerPlaces(scene).map((action) => ({
      id: action,
      label: say("joker-to", placeArgs(parse(action).at ?? "")),
      actions: [action],
    }));
  /** @type {import("../../table/game.js").Button[]} */
  const list = [
    {
      id: "pass",
      label: say("pass", { left: table.passes[me] }),
      actions: legal.filter((action) => action === "pass"),
      ask: "pass",
      key: "p",
      main: only,
    },
  ];
  return table.states[me] === "in" ? list : [];
}

/** Where the joker goes. @param {string} action @param {Scene} scene */
function actionInWords(action, scene) {
  const { at } = parse(action);
  return at
    ? scene.t("action-as", {
        card: scene.cardName("X0"),
        as: own(scene)("joker-to", placeArgs(at)),
      })
    : null;
}

// What happened

/** @param {Happening} event @param {Scene} scene */
function describe(event, scene) {
  const say = own(scene);
  const who = event.seat === undefined ? {} : whom(event.seat, scene);
  switch (event.type) {
    case "deal":
      return say("log-deal", { deal: event.deal, seat: scene.seatName(event.start) });
    case "sevens":
      return say("log-sevens", { ...who, cards: named(event.cards, scene) });
    case "play":
      return say("log-play", { ...who, card: scene.cardName(event.card) });
    case "joker":
      return say("log-joker", { ...who, place: placeName(event.place, scene) });
    case "swap":
      return say("log-swap", { ...who, place: placeName(event.place, scene) });
    case "pass":
      return say("log-pass", { ...who, left: event.left });
    case "score":
      return say("log-score", { ...who, cards: named(event.cards, scene) });
    case "out":
      return say("log-out", {
        ...who,
        place: event.rank,
        cards: named(byWorth(event.cards), scene),
      });
    case "drop":
      return say("log-drop", {
        ...who,
        laid: named(event.laid, scene),
        lost: event.lost ? scene.cardName(event.lost) : "none",
      });
    case "settle":
      return say("log-settle", { ...who, laid: named(event.laid, scene) });
    case "result":
      return outcome(event, scene);
    default:
      return null;
  }
}

/** @param {Table} table @returns {Happening[]} */
const history = (table) => [
  { type: "deal", deal: table.deal, start: table.start },
  ...table.sevens
    .map((/** @type {string[]} */ cards, /** @type {number} */ seat) => ({
      type: "sevens",
      seat,
      cards,
    }))
    .filter((/** @type {any} */ one) => one.cards.length),
];

/** A pass and a play take the same time, whatever else was possible. @param {Happening} event @returns {import("../../table/game.js").Pause} */
function pause(event) {
  return (
    /** @type {const} */ ({
      deal: "play",
      sevens: "play",
      play: "play",
      joker: "play",
      swap: "play",
      score: "play",
      pass: "play",
      out: "turn",
      drop: "turn",
      settle: "turn",
    })[event.type] ?? "none"
  );
}

/**
 * Going out, dropping out and the last hand laid out are each seen before play goes on.
 * @param {Table} before @param {import("../../table/game.js").State} after @returns {Step[]}
 */
function steps(before, after) {
  const { events, table } = after;
  const news = events.filter((event) => ["out", "drop", "settle"].includes(event.type));
  if (!news.length || events[0].type === "deal")
    return [
      {
        table,
        events,
        pause: events.length ? pause(/** @type {Happening} */ (events.at(-1))) : "none",
      },
    ];
  const quiet = {
    turn: null,
    result: null,
    over: false,
    winners: [],
    phase: "play",
    scores: before.scores,
    results: before.results,
  };
  /** @type {Step[]} */
  const way = [];
  let shown = 0;
  for (const event of news) {
    const at = events.indexOf(event) + 1;
    way.push({
      table: { ...table, ...quiet, laid: laidBefore(events.slice(at), table), news: event },
      events: events.slice(shown, at),
      pause: "turn",
    });
    shown = at;
  }
  return [...way, { table, events: events.slice(shown), pause: "none" }];
}

/** The cards that lay before these events: without a hand that they lay out. @param {Happening[]} later @param {Table} table */
function laidBefore(later, table) {
  const cards = later.flatMap((event) => (event.type === "settle" ? event.laid : []));
  return table.laid.filter((/** @type {string} */ card) => !cards.includes(card));
}

// Looking back

/** The plays, a row for each round of the table. @param {Table} table @returns {(string | null)[][]} */
function rounds(table) {
  /** @type {(string | null)[][]} */
  const rows = [];
  let before = table.seats;
  for (const { seat, action } of table.plays) {
    const at = (seat - table.start + table.seats) % table.seats;
    const row = rows.at(-1);
    if (action === "out" && row?.[at]) {
      row[at] = `${row[at]} out`;
      continue;
    }
    if (!row || at <= before) rows.push(Array(table.seats).fill(null));
    /** @type {(string | null)[]} */ (rows.at(-1))[at] = action;
    before = at;
  }
  return rows;
}

/** @param {Scene} scene @param {number} [count]  so many rounds at the end */
function drawPlays(scene, count = 0) {
  const { table } = scene;
  const say = own(scene);
  const rows = rounds(table)
    .map((row, index) => ({ row, index }))
    .slice(-count);
  if (!rows.length) return html`<p>${say("no-play")}</p>`;
  const seats = Array.from({ length: table.seats }, (_, i) => (table.start + i) % table.seats);
  return html`
    <table class="figures plays">
      <thead><tr><th scope="col">${say("round")}</th>${seats.map((seat) => html`<th scope="col">${scene.seatName(seat)}</th>`)}</tr></thead>
      <tbody>${rows.map(
        ({ row, index }) => html`
        <tr><th scope="row">${index + 1}</th>${row.map(
          (cell) =>
            html`<td>${
              cell?.split(" ").map(
                (action) => html`
          <span class="play-cell"><span aria-hidden="true">${drawAction(action, scene)}</span><span class="visually-hidden">${playInWords(action, scene)}</span></span>`,
              ) ?? nothing
            }</td>`,
        )}</tr>`,
      )}</tbody>
    </table>`;
}

/** Every seat's score cards, as far as the person may know them. @param {Scene} scene */
function drawKept(scene) {
  const { table, me } = scene;
  const say = own(scene);
  return html`
    <ul class="kept" role="list">${seatOrder(scene).map((seat) => {
      const cards = /** @type {string[]} */ (table.score_cards[seat]);
      const hidden = !shown(seat, table) && seat !== me && !table.result;
      return html`<li><b>${scene.seatName(seat)}</b> ${hidden ? say("hidden") : cards.length ? html`${drawTilesInWords(cards, scene)} ${say("points", { points: sum(cards) })}` : say("mine-none")}</li>`;
    })}</ul>
    <p class="small-print">${say("kept-note")}</p>`;
}

/** @param {readonly string[]} cards @param {Scene} scene */
const drawTilesInWords = (cards, scene) =>
  html`<span aria-hidden="true">${drawTiles(cards, scene)}</span><span class="visually-hidden">${named(byWorth(cards), scene)}</span>`;

/** @param {Scene} scene */
function inWords(scene) {
  const { table } = scene;
  const say = own(scene);
  const lines = [say("deal-of", { deal: table.deal, deals: dealsOf(table), seat: scene.seatName(table.start) })];
  for (const seat of seatOrder(scene)) {
    const look = seatLook(seat, scene);
    const parts = [scene.t("table-cards-left", { count: table.counts[seat] }), ...look.signs.map((sign) => sign.label)];
    if (look.state) parts.push(look.state);
    lines.push(`${scene.seatName(seat)}${say("colon")}${parts.join(scene.t("table-comma"))}`);
  }
  lines.push(...boardInWords(scene));
  lines.push(table.result ? outcome(table.result, scene) : prompt(scene));
  const hand = handOf(scene);
  if (hand.length) lines.push(say("hand-in-words", { cards: named(hand, scene) }));
  const mine = table.score_cards[scene.me];
  if (mine.length) lines.push(say("mine-in-words", { cards: named(byWorth(mine), scene), points: sum(mine) }));
  return lines;
}

// Scores

/** How a deal ended, in a sentence. @param {Record<string, any>} result @param {Scene} scene */
function outcome(result, scene) {
  const { small_winner: small, big_winner: big, points } = result;
  return small === big
    ? own(scene)("outcome-alone", { ...whom(small, scene), points: points[small] })
    : own(scene)("outcome", {
        small: scene.seatName(small),
        big: scene.seatName(big),
        first: points[small],
        most: points[big],
      });
}

/** @param {Scene} scene */
const columns = (scene) =>
  Array.from({ length: scene.table.seats }, (_, i) => (scene.me + i) % scene.table.seats).map((seat) => ({
    label: scene.seatName(seat),
    seat,
  }));

/** @param {Record<string, any>} result @param {Scene} scene @returns {import("../../table/game.js").Sheet} */
const sheet = (result, scene) => ({
  title: outcome(result, scene),
  lines: [],
  points: columns(scene).map(({ seat }) => result.change[seat]),
});

/** What a seat is in the end. @param {number} seat @param {Record<string, any>} result @returns {string | null} */
function roleOf(seat, result) {
  const { small_winner: small, big_winner: big } = result;
  if (seat === small) return small === big ? "alone" : "small";
  if (seat === big) return "big";
  if (small === big) return null;
  return seat === result.big_loser ? "big-loser" : seat === result.small_loser ? "small-loser" : null;
}

/** In order of rank what everybody kept, and who paid whom. @param {Record<string, any>} result @param {Scene} scene */
function drawAccount(result, scene) {
  const { table } = scene;
  const say = own(scene);
  return html`
    <table class="figures ring-account">
      <caption class="visually-hidden">${scene.t("table-this-deal", { deal: result.deal })}</caption>
      <thead><tr>${["player", "cards", "points", "change"].map((head) => html`<th scope="col">${say(`head-${head}`)}</th>`)}</tr></thead>
      <tbody>${result.ranking.map((/** @type {number} */ seat, /** @type {number} */ index) => {
        const role = roleOf(seat, result);
        const cards = /** @type {string[]} */ (table.score_cards[seat]);
        const lost = table.dropouts.find((/** @type {any} */ one) => one.seat === seat)?.lost;
        return html`
          <tr data-seat-row=${seat}>
            <th scope="row"><span class="rank">${say("rank", { rank: index + 1 })}</span> ${scene.seatName(seat)}<small>${say(`state-${table.states[seat]}`)}</small>${role ? html`<small class="role">${say(`role-${role}`)}</small>` : nothing}</th>
            <td class="in-words">${cards.length ? drawTilesInWords(cards, scene) : say("mine-none")}${
              lost
                ? html`<span class="lost"><s aria-hidden="true">${drawTile(lost, scene)}</s><span class="visually-hidden">${scene.t("table-comma")}${say("lost", { card: scene.cardName(lost) })}</span></span>`
                : nothing
            }</td>
            <td>${result.points[seat]}</td>
            <td><b>${signed(result.change[seat])}</b></td>
          </tr>`;
      })}</tbody>
    </table>
    <ul class="payments" role="list">${payments(result, scene).map((line) => html`<li>${line}</li>`)}</ul>`;
}

/** @param {number} points */
const signed = (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** Who paid whom, and why; what all others paid to one is a single line. @param {Record<string, any>} result @param {Scene} scene @returns {string[]} */
function payments(result, scene) {
  const say = own(scene);
  const [first] = result.lines;
  if (first.reason === "alone") return [say("pays-alone", { ...whom(first.to, scene), points: first.points })];
  return result.lines.map((/** @type {any} */ { from, to, reason, points }) =>
    say(`pays-${reason}`, { from: scene.seatName(from), to: scene.seatName(to), points }),
  );
}

/** How many deals the match has. @param {Table} table */
const dealsOf = ({ options, seats }) => (options.cycles === "one" ? 1 : options.cycles * seats);

/** @param {Scene} scene */
const drawEnding = (scene) => html`
  <p class="small-print">${own(scene)("deal-of", { deal: scene.table.deal, deals: dealsOf(scene.table), seat: scene.seatName(scene.table.start) })}</p>
  <div class="buttons"><button type="button" class="button ending-board" aria-haspopup="dialog" @click=${() => scene.open("board")}>${own(scene)("board")}</button>
    <button type="button" class="button" aria-haspopup="dialog" @click=${() => scene.open("earlier")}>${own(scene)("earlier")}</button></div>`;

/** The hand without the score cards. @param {Scene} scene @returns {string[]} */
const handOf = ({ table, me }) =>
  table.hand.filter((/** @type {string} */ card) => !table.score_cards[me].includes(card)).sort(byRow);

/** @type {GameTable} */
export default {
  id: "ring-of-sevens",
  pack: "french",
  seating: "strip",
  keys: ["table-key-pass", "ring-of-sevens-key-kept"],
  start: START,
  hand: handOf,
  tap,
  asks: () => true,
  seat: seatLook,
  centre: drawCentre,
  prompt,
  buttons,
  actionInWords,
  describe,
  pause,
  steps,
  history,
  hasLast: (scene) => scene.table.plays.length > 0,
  last: (scene) => drawPlays(scene, 2),
  earlier: (scene) => drawPlays(scene),
  inWords,
  columns,
  sheet,
  account: drawAccount,
  ending: drawEnding,
  panels: {
    last: { label: "ring-of-sevens-last", key: "l", draw: (scene) => drawPlays(scene, 2) },
    earlier: { label: "ring-of-sevens-earlier", draw: (scene) => drawPlays(scene) },
    kept: { label: "ring-of-sevens-kept", key: "c", draw: drawKept },
    board: {
      label: "ring-of-sevens-board",
      draw: (scene) => html`<div class="ring-again">${drawBoard(scene)}</div>`,
    },
  },
};
