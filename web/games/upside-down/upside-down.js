/**
 * Upside Down's table: the die and the ruler of strength, the play to beat, the exchange.
 * @typedef {import("../../table/game.js").Scene} Scene
 * @typedef {import("../../table/game.js").Table} Table
 * @typedef {import("../../table/game.js").Happening} Happening
 * @typedef {import("../../table/game.js").Step} Step
 * @typedef {import("../../table/game.js").GameTable} GameTable
 *
 * @typedef {{seat: number, cards: string[], kind: "solo"|"set"|"run", die: 6|1}} Play  a play; without cards: a pass
 * @typedef {{giver: number, taker: number, count: number, chosen: boolean, took: string[], gave: string[]}} Pair
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { die, rangeChart } from "../../cards/cards.js";
import { drawButton } from "../../table/frame.js";
import { parse } from "../../table/game.js";

const SUITS = ["F", "T", "S", "C", "B", "O", "H"];
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** @param {string} card */
const rankOf = (card) => Number(card.slice(1));
/** @param {number} rank */
const rankName = (rank) => (rank === 1 ? "A" : rank === 13 ? "K" : String(rank));
/** @param {string} a @param {string} b */
const byRank = (a, b) => rankOf(a) - rankOf(b) || SUITS.indexOf(a[0]) - SUITS.indexOf(b[0]);
/** As action codes are written. @param {string} a @param {string} b */
const bySuit = (a, b) => SUITS.indexOf(a[0]) - SUITS.indexOf(b[0]) || rankOf(a) - rankOf(b);
/** @param {string} verb @param {readonly string[]} cards */
const code = (verb, cards) => `${verb}:${[...cards].sort(bySuit).join(".")}`;

/** @param {Scene} scene @returns {(id: string, args?: Record<string, any>) => string} */
const own = (scene) => (id, args) => scene.t(`upside-down-${id}`, args);
/** Words that differ where the person is meant. @param {number} seat @param {Scene} scene */
const whom = (seat, scene) => ({
  seat: scene.seatName(seat),
  you: seat === scene.me ? "yes" : "no",
});

// What is played, in words

/** "three 9s", "run Book 4-5-6". @param {{cards: string[], kind: string | null}} play @param {Scene} scene */
function playName({ cards, kind }, scene) {
  const say = own(scene);
  const rank = rankName(rankOf(cards[0]));
  if (kind === "run")
    return say("run-name", {
      suit: scene.suitName(cards[0][0]),
      ranks: ranksOf(cards),
      count: cards.length,
    });
  return kind === "set" ? say("set-name", { rank, count: cards.length }) : scene.cardName(cards[0]);
}

/** "9-9", "4-5-6". @param {readonly string[]} cards */
const ranksOf = (cards) =>
  [...cards]
    .sort(byRank)
    .map((card) => rankName(rankOf(card)))
    .join("-");

/** What must be beaten, by its pattern. @param {Play} top @param {Scene} scene */
const patternName = (top, scene) => own(scene)(`pattern-${top.kind}`, { count: top.cards.length });

/** What somebody is who went out at this place, in the words of the option. @param {number} place from 1 @param {Scene} scene */
function title(place, scene) {
  const { seats, options } = scene.table;
  return own(scene)(`title-${options.titles}-${titleAt(place, seats)}`, { place });
}

/** The same where there is little room. @param {number} place @param {Scene} scene */
function shortTitle(place, scene) {
  const { seats, options } = scene.table;
  return own(scene)(`short-${options.titles}-${titleAt(place, seats)}`, { place });
}

/** @param {number} place @param {number} seats */
function titleAt(place, seats) {
  if (place === 1) return "winner";
  if (place === seats) return "loser";
  if (seats === 3) return "commoner";
  return place === 2 ? "second-winner" : place === seats - 1 ? "second-loser" : "commoner";
}

/** @param {number} shows @param {Scene} scene */
const dieInWords = (shows, scene) => own(scene)(shows === 6 ? "die-6" : "die-1");

// The die and the ruler: always in sight

/** The ranks from the weakest to the strongest. @param {number} shows */
const fromWeak = (shows) => (shows === 6 ? RANKS : [...RANKS].reverse());

/** @param {Scene} scene */
function drawStrength(scene) {
  const { table } = scene;
  const say = own(scene);
  return html`
    <button type="button" class="strength" data-die=${table.die} aria-haspopup="dialog" aria-keyshortcuts="C" @click=${() => scene.open("strength")}>
      <span class="visually-hidden">${say("strength")}${scene.t("table-comma")}${dieInWords(table.die, scene)}</span>
      <span class="strength-die" aria-hidden="true" data-spot="die">${unsafeHTML(die(table.die))}</span>
      <span class="strength-words" aria-hidden="true">${dieInWords(table.die, scene)}</span>
      ${drawRuler(scene)}
    </button>`;
}

/** Every rank with the copies in other hands; what is on the table and what is stronger stands out. @param {Scene} scene */
function drawRuler(scene) {
  const { table } = scene;
  const top = table.top?.cards.map(rankOf) ?? [];
  const high = table.die === 6;
  /** @param {number} rank */
  const state = (rank) =>
    !top.length
      ? nothing
      : top.includes(rank)
        ? "top"
        : (high ? rank > Math.min(...top) : rank < Math.max(...top))
          ? "stronger"
          : "weaker";
  return html`
    <span class="ruler" aria-hidden="true">${repeat(
      fromWeak(table.die),
      (rank) => rank,
      (rank) => html`
      <span class="ruler-rank" data-long=${rank > 9 && rank < 13 ? "yes" : nothing} data-state=${state(rank)} data-left=${table.left[rank - 1]}><b>${rankName(rank)}</b><span>${table.left[rank - 1]}</span></span>`,
    )}
    </span>`;
}

/** The dialog behind it: how strength goes, what is left, the suits. @param {Scene} scene */
function drawStrengthPanel(scene) {
  const { table } = scene;
  const say = own(scene);
  return html`
    <p class="strength-line"><span class="strength-die">${unsafeHTML(die(table.die))}</span><b>${dieInWords(table.die, scene)}</b></p>
    <p>${say("turns-note")}</p>
    <h3>${say("left-title")}</h3>
    <table class="figures left-table">
      <thead><tr><th scope="col">${say("rank")}</th><th scope="col">${say("left-column")}</th><th scope="col">${say("pack-column")}</th></tr></thead>
      <tbody>${[...fromWeak(table.die)].reverse().map(
        (rank) => html`
        <tr><th scope="row">${rankName(rank)}</th><td>${table.left[rank - 1]}</td><td>${7 - Math.abs(7 - rank)}</td></tr>`,
      )}</tbody>
    </table>
    <h3>${say("suits")}</h3>
    <div class="ranges-chart">${unsafeHTML(rangeChart())}</div>
    <p class="visually-hidden">${say("suits-in-words")}</p>`;
}

// The middle

/** @param {Scene} scene */
function drawCentre(scene) {
  const { table } = scene;
  if (table.phase === "exchange") return drawExchange(scene);
  return html`
    <div class="climb" data-news=${table.news?.type ?? nothing}>
      ${table.news?.type === "die" ? drawTurned(scene) : drawTrail(scene)}
      ${
        table.top
          ? drawTop(table.top, scene)
          : html`
        <div class="climb-empty"><p>${own(scene)("round-open", whom(table.turn ?? scene.me, scene))}</p></div>`
      }
    </div>`;
}

/** A turn of the die, before play goes on. @param {Scene} scene */
const drawTurned = (scene) => html`
  <p class="turned" aria-hidden="true"><span class="strength-die">${unsafeHTML(die(scene.table.die))}</span><b>${dieInWords(scene.table.die, scene)}</b></p>`;

/** What came before in this round. @param {Scene} scene */
function drawTrail(scene) {
  const plays = /** @type {Play[]} */ (scene.table.round).filter((play) => play.cards.length);
  const before = plays.slice(0, scene.table.top ? -1 : undefined);
  return html`
    <ol class="trail" role="list" aria-label=${own(scene)("before")}>${before.map(
      (play) => html`
      <li><span>${scene.seatName(play.seat)}</span> <b>${ranksOf(play.cards)}</b></li>`,
    )}</ol>`;
}

/** The play to beat: its cards, whose it is, what it is. @param {Play} top @param {Scene} scene */
function drawTop(top, scene) {
  const origin = top.seat === scene.me ? ".hand" : `[data-seat="${top.seat}"]`;
  return html`
    <figure class="top-play">
      <ul class="top-cards" role="list" aria-hidden="true" data-size=${top.cards.length}>${repeat(
        [...top.cards].sort(byRank),
        (card) => card,
        (card) => html`
        <li><span class="card" data-card=${card} data-origin=${origin}>${scene.face(card)}</span></li>`,
      )}</ul>
      <figcaption><b>${scene.seatName(top.seat)}</b><span aria-hidden="true">${own(scene)("colon")}</span><span>${playName(top, scene)}</span></figcaption>
    </figure>`;
}

// The exchange

/** @param {Scene} scene @returns {Pair[]} */
const pairs = (scene) => scene.table.exchange ?? [];
/** @param {Scene} scene */
const myGift = (scene) => pairs(scene).find((pair) => pair.giver === scene.me);

/** @param {Scene} scene */
function drawExchange(scene) {
  return html`
    <div class="swap">
      ${pairs(scene).map(
        (pair, index) => html`
        <section class="swap-pair" data-mine=${pair.giver === scene.me || pair.taker === scene.me ? "yes" : nothing}>
          ${swapLine(pair.taker, pair.giver, scene.table.seats - index, pair.took, pair.count, true, scene)}
          ${swapLine(pair.giver, pair.taker, index + 1, pair.giver === scene.me && scene.legal.length ? [...scene.chosen] : pair.gave, pair.count, pair.chosen, scene)}
        </section>`,
      )}
    </div>`;
}

/**
 * Cards on their way from one seat to another: faces where the person knows them, backs where not.
 * @param {number} from @param {number} to @param {number} place  of the seat that gives, in the deal before
 * @param {string[]} cards @param {number} count @param {boolean} lies  whether they have been given yet @param {Scene} scene
 */
function swapLine(from, to, place, cards, count, lies, scene) {
  const say = own(scene);
  const words = say(place > 2 ? "gave-unseen" : lies ? "gave-back" : "gives-back", {
    from: scene.seatName(from),
    to: scene.seatName(to),
    count,
    title: title(place, scene),
    known: cards.length ? cards.map(scene.cardName).join(scene.t("table-comma")) : "no",
  });
  return html`
    <div class="swap-line">
      <p class="swap-who" aria-hidden="true"><b>${scene.seatName(from)}</b> <small>${title(place, scene)}</small> → <b>${scene.seatName(to)}</b></p>
      <span class="visually-hidden">${words}</span>
      <span class="swap-cards" aria-hidden="true">${Array.from({ length: count }, (_, i) =>
        cards[i]
          ? html`<span class="card" data-shown=${cards[i]}>${scene.face(cards[i])}</span>`
          : html`<span class="card${lies ? "" : " place"}">${lies ? scene.back() : nothing}</span>`,
      )}</span>
    </div>`;
}

// The person's turn

/** @param {Scene} scene */
const exchanging = (scene) => scene.table.phase === "exchange";
/** Only a pass is possible. @param {Scene} scene */
const stuck = (scene) => scene.legal.length === 1 && scene.legal[0] === "pass";
/** A single card is asked for: choosing it plays it. @param {Scene} scene */
const asksSolo = (scene) =>
  scene.table.phase === "play" && scene.legal.length > 0 && scene.table.top?.cards.length === 1;

/** The legal plays that hold all these cards, the smallest first. @param {readonly string[]} cards @param {Scene} scene */
function playsWith(cards, scene) {
  return scene.legal
    .map((action) => parse(action).cards)
    .filter((play) => play.length && cards.every((card) => play.includes(card)))
    .sort((a, b) => a.length - b.length);
}

/**
 * What is selected once this card has been chosen. In play a selection is made whole where the rest is clear: the
 * pair that is asked for, the card between the two ends of a run; a card that does not go with it begins anew.
 * @param {string} card @param {Scene} scene
 */
function select(card, scene) {
  const { chosen } = scene;
  if (chosen.includes(card)) {
    const rest = chosen.filter((one) => one !== card);
    return !scene.legal.length || exchanging(scene) || playsWith(rest, scene).length ? rest : [];
  }
  const more = [...chosen, card];
  if (!scene.legal.length || exchanging(scene)) return more;
  const whole = playsWith(more, scene)[0];
  if (whole) return whole;
  /** @param {string[]} play */
  const kept = (play) => play.filter((one) => chosen.includes(one)).length;
  const least = playsWith([card], scene);
  return least.filter((play) => play.length === least[0].length).sort((a, b) => kept(b) - kept(a))[0] ?? [card];
}

/** @param {string} card @param {Scene} scene */
function playable(card, scene) {
  const gift = exchanging(scene) && myGift(scene);
  if (gift) return scene.chosen.includes(card) || scene.chosen.length < gift.count;
  return playsWith([card], scene).length > 0;
}

/** What to ask about for a card that is refused: the cards with it that come nearest to what is asked. @param {string} card @param {Scene} scene */
function askAbout(card, scene) {
  if (exchanging(scene)) return code("give", [...scene.chosen, card]);
  const { top, hand } = scene.table;
  const size = top?.cards.length ?? 1;
  /** @type {string[] | undefined} */
  const mates =
    top?.kind === "run"
      ? RANKS.map((low) => Array.from({ length: size }, (_, i) => `${card[0]}${low + i}`)).find(
          (run) => run.includes(card) && run.every((one) => hand.includes(one)),
        )
      : [card, ...hand.filter((/** @type {string} */ one) => one !== card && rankOf(one) === rankOf(card))].slice(
          0,
          size,
        );
  return code("play", mates && mates.length === size ? mates : [card]);
}

/** Pass, the order of the hand, play: always in these places. @param {Scene} scene */
function drawBox(scene) {
  const say = own(scene);
  const sorted = scene.own.bySuit ? "suit" : "rank";
  const gift = exchanging(scene);
  return html`
    <div class="buttons climb-buttons">
      ${gift ? nothing : drawButton({ id: "pass", label: say("pass"), actions: scene.legal.includes("pass") ? ["pass"] : [], ask: "pass", key: "p", main: stuck(scene) }, scene)}
      <button type="button" class="button sort" data-key="v" aria-keyshortcuts="V" @click=${() => scene.keep({ bySuit: sorted === "rank" })}>
        <span class="visually-hidden">${say("sort", { by: sorted })}</span><span aria-hidden="true">${say("sort-short", { by: sorted })}</span></button>
      ${gift ? drawGive(scene) : drawPlay(scene)}
    </div>`;
}

/** @param {Scene} scene */
function drawPlay(scene) {
  const say = own(scene);
  const action = code("play", scene.chosen);
  const can = scene.legal.includes(action);
  const run = () =>
    !scene.chosen.length && scene.legal.length
      ? scene.say(say(stuck(scene) ? "only-pass" : asksSolo(scene) ? "choose-solo" : "choose-first"))
      : scene.act(action);
  return html`
    <button type="button" class="button${can ? " primary" : ""}" data-id="play" data-key="g" aria-keyshortcuts="G" aria-disabled=${can ? nothing : "true"} @click=${run}>${
      scene.chosen.length > 1 ? say("play-cards", { count: scene.chosen.length }) : say("play")
    }</button>`;
}

/** @param {Scene} scene */
function drawGive(scene) {
  const say = own(scene);
  const gift = myGift(scene);
  const action = code("give", scene.chosen);
  const can = scene.legal.includes(action);
  const count = gift?.count ?? 0;
  const run = () =>
    scene.legal.length && !scene.chosen.length ? scene.say(say("choose-gift", { count })) : scene.act(action);
  return html`
    <button type="button" class="button${can ? " primary" : ""}" data-id="give" data-key="g" aria-keyshortcuts="G" aria-disabled=${can ? nothing : "true"} @click=${run}>${
      gift && scene.legal.length ? say("give", { chosen: scene.chosen.length, count }) : say("give-wait")
    }</button>`;
}

/** @param {Scene} scene */
function prompt(scene) {
  const { table, me } = scene;
  const say = own(scene);
  if (table.news) return news(table.news, scene);
  if (exchanging(scene)) return exchangePrompt(scene);
  if (table.turn === null) return scene.t("table-wait");
  if (table.turn !== me) return say(table.top ? "their-play" : "their-start", { seat: scene.seatName(table.turn) });
  if (!table.top) return say(stuck(scene) ? "your-stuck-start" : "your-start");
  return say(stuck(scene) ? "your-pass" : "your-play", {
    what: patternName(table.top, scene),
    than: ranksOf(table.top.cards),
  });
}

/** @param {Scene} scene */
function exchangePrompt(scene) {
  const say = own(scene);
  const mine = myGift(scene);
  if (mine && scene.legal.length) return say("your-gift", { count: mine.count, seat: scene.seatName(mine.taker) });
  const waits = pairs(scene).find((pair) => !pair.chosen);
  return waits ? say("their-gift", { seat: scene.seatName(waits.giver) }) : scene.t("table-wait");
}

/** What is announced before play goes on. @param {Happening} event @param {Scene} scene */
function news(event, scene) {
  const say = own(scene);
  if (event.type === "die")
    return say(event.ends ? "news-die-ends" : "news-die", {
      words: dieInWords(event.shows, scene),
      ...whom(event.seat, scene),
    });
  if (event.type === "out") return say("news-out", { ...whom(event.seat, scene), title: title(event.place, scene) });
  if (event.type === "swapped") {
    const got = pairs(scene).find((pair) => pair.taker === scene.me);
    return got
      ? say("news-got", {
          seat: scene.seatName(got.giver),
          cards: got.gave.map(scene.cardName).join(scene.t("table-comma")),
        })
      : say("news-swapped");
  }
  return say(event.type === "stuck" ? "news-stuck" : "news-round", whom(event.seat, scene));
}

// Seats

/** @param {number} seat @param {Scene} scene @returns {import("../../table/game.js").SeatLook} */
function seatLook(seat, scene) {
  const { table } = scene;
  const say = own(scene);
  const place = table.out.indexOf(seat) + 1;
  const last = table.result ? table.result.ranking.indexOf(seat) + 1 : 0;
  const signs = table.shown
    .filter((/** @type {any} */ one) => one.seat === seat)
    .map((/** @type {any} */ { card }) => ({
      id: "shown",
      short: html`${scene.mark(card[0])}${rankName(rankOf(card))}`,
      label: say("holds", { card: scene.cardName(card) }),
    }));
  if (exchanging(scene)) {
    const before = table.previous.indexOf(seat) + 1;
    return { signs, state: title(before, scene), stateShort: shortTitle(before, scene) };
  }
  if (place || last)
    return {
      signs,
      state: title(place || last, scene),
      stateShort: shortTitle(place || last, scene),
      out: place > 0,
    };
  return table.passed.includes(seat) && table.top
    ? { signs, state: say("passed"), stateShort: say("passed-short") }
    : { signs };
}

// The log

/** @param {Happening} event @param {Scene} scene */
function describe(event, scene) {
  const say = own(scene);
  const seat = event.seat === undefined ? "" : scene.seatName(event.seat);
  switch (event.type) {
    case "deal":
      return say("log-deal", { deal: event.deal, seat: scene.seatName(event.dealer) });
    case "show":
      return say("log-show", { seat, card: scene.cardName(event.card) });
    case "take":
      return say("log-take", { from: scene.seatName(event.source), to: seat, count: event.count });
    case "give":
      return say("log-give", { from: seat, to: scene.seatName(event.to), count: event.count });
    case "start":
      return say("log-start", { seat });
    case "play":
      return say("log-play", { seat, play: playName(/** @type {any} */ (event), scene) });
    case "pass":
      return say("log-pass", { seat });
    case "die":
      return say("log-die", { words: dieInWords(event.shows, scene) });
    case "out":
      return say("log-out", { ...whom(event.seat, scene), title: title(event.place, scene) });
    case "result":
      return outcome(event, scene);
    default:
      return null;
  }
}

/** @param {Table} table @returns {Happening[]} */
function history(table) {
  /** @type {Happening[]} */
  const events = [{ type: "deal", deal: table.deal, dealer: table.dealer }];
  for (const { giver, taker, count, chosen } of table.exchange ?? []) {
    events.push({ type: "take", seat: giver, source: taker, count });
    if (chosen) events.push({ type: "give", seat: giver, to: taker, count });
  }
  let shows = 6;
  for (const round of [...table.rounds, table.round]) {
    if (round.length) events.push({ type: "start", seat: round[0].seat });
    for (const { seat, cards, kind, die: now } of round) {
      events.push(cards.length ? { type: "play", seat, cards, kind } : { type: "pass", seat });
      if (now !== shows) events.push({ type: "die", shows: now });
      shows = now;
    }
  }
  if (table.result) events.push({ type: "result", ...table.result });
  return events;
}

/** Bots pass without a pause once the person is out. @type {(event: Happening, table: Table) => import("../../table/game.js").Pause} */
const pauseOf = (event, table) => (event.type === "pass" && table.out.includes(table.seat) ? "none" : pause(event));

/** A pass and a play take the same time, whatever else was possible. @param {Happening} event @returns {import("../../table/game.js").Pause} */
function pause(event) {
  return (
    /** @type {const} */ ({
      deal: "play",
      take: "play",
      show: "play",
      give: "call",
      play: "play",
      pass: "play",
      exchange: "turn",
      die: "turn",
      out: "trick",
    })[event.type] ?? "none"
  );
}

/**
 * A turn of the die, somebody going out, the end of a round and the exchange each get a moment of their own.
 * @param {Table} before @param {import("../../table/game.js").State} after @returns {Step[]}
 */
function steps(before, after) {
  const { events, table } = after;
  const at = events.findIndex((event, i) => i > 0 && ["die", "out", "start", "exchange"].includes(event.type));
  const first = events[0];
  if (at < 0 || first.type === "deal")
    return [
      {
        table,
        events,
        pause: first ? pauseOf(/** @type {Happening} */ (events.at(-1)), table) : "none",
      },
    ];
  const quiet = { turn: null, result: null, over: false, winners: [], phase: before.phase };
  if (first.type === "give")
    return [
      {
        table: {
          ...table,
          ...quiet,
          hand: before.hand,
          counts: before.counts,
          news: { type: "swapped" },
        },
        events: events.slice(0, at + 1),
        pause: "turn",
      },
      { table, events: events.slice(at + 1), pause: "none" },
    ];
  const acted = table.round.length > before.round.length ? table.round : (table.rounds.at(-1) ?? table.round);
  const seen = { ...table, ...quiet, die: before.die, rounds: before.rounds, round: acted };
  if (first.type === "pass")
    return [
      {
        table: {
          ...seen,
          top: before.top,
          passed: [...before.passed, first.seat],
          news: { type: before.top ? "round" : "stuck", seat: events[at].seat },
        },
        events: events.slice(0, at),
        pause: before.top ? "trick" : "turn",
      },
      { table, events: events.slice(at), pause: "none" },
    ];
  const top = { seat: first.seat, cards: first.cards, kind: first.kind };
  const turned = events[at].type === "die";
  return [
    ...(turned
      ? [
          {
            table: { ...seen, top, passed: [] },
            events: events.slice(0, at),
            pause: /** @type {const} */ ("play"),
          },
        ]
      : []),
    {
      table: {
        ...seen,
        top,
        passed: [],
        die: table.die,
        news: { seat: first.seat, ...events[at] },
      },
      events: turned ? events.slice(at, at + 1) : events.slice(0, at + 1),
      pause: pause(events[at]),
    },
    { table, events: events.slice(at + 1), pause: "none" },
  ];
}

// Looking back

/** A round play by play. @param {Play[]} round @param {Scene} scene */
function drawRound(round, scene) {
  const say = own(scene);
  let shows = round.length ? dieBefore(round, scene) : 6;
  return html`
    <ol class="round" role="list">${round.map((play) => {
      const turned = play.die !== shows;
      shows = play.die;
      return html`
        <li data-pass=${play.cards.length ? nothing : "yes"}>
          <b>${scene.seatName(play.seat)}</b>
          ${
            play.cards.length
              ? html`<span class="round-cards" aria-hidden="true">${[...play.cards].sort(byRank).map((card) => html`<span class="card" data-shown=${card}>${scene.face(card)}</span>`)}</span>
            <span class="visually-hidden">${playName(play, scene)}</span>`
              : html`<span>${say("passed")}</span>`
          }
          ${turned ? html`<span class="round-die"><span class="strength-die">${unsafeHTML(die(/** @type {6|1} */ (play.die)))}</span>${dieInWords(play.die, scene)}</span>` : nothing}
        </li>`;
    })}</ol>`;
}

/** What the die showed when a round began. @param {Play[]} round @param {Scene} scene */
function dieBefore(round, scene) {
  const all = /** @type {Play[][]} */ ([...scene.table.rounds, scene.table.round]);
  return all[all.indexOf(round) - 1]?.at(-1)?.die ?? 6;
}

/** This round and the one before it. @param {Scene} scene */
function drawLast(scene) {
  const { round, rounds } = scene.table;
  const say = own(scene);
  return html`
    ${round.length ? html`<h3>${say("this-round")}</h3>${drawRound(round, scene)}` : nothing}
    ${rounds.length ? html`<h3>${say("round-no", { n: rounds.length })}</h3>${drawRound(rounds[rounds.length - 1], scene)}` : nothing}
    ${round.length || rounds.length ? nothing : html`<p>${say("no-round-yet")}</p>`}`;
}

/** All rounds of the deal, the newest first. @param {Scene} scene */
function drawEarlier(scene) {
  const rounds = /** @type {Play[][]} */ ([...scene.table.rounds, scene.table.round]).filter((round) => round.length);
  const say = own(scene);
  if (!rounds.length) return html`<p>${say("no-round-yet")}</p>`;
  return html`${[...rounds.keys()].reverse().map((n) => html`<h3>${say("round-no", { n: n + 1 })}</h3>${drawRound(rounds[n], scene)}`)}`;
}

/** @param {Scene} scene */
function inWords(scene) {
  const { table } = scene;
  const say = own(scene);
  const and = scene.t("table-comma");
  const lines = [dieInWords(table.die, scene)];
  if (exchanging(scene))
    for (const pair of pairs(scene)) {
      lines.push(
        say("log-take", {
          from: scene.seatName(pair.taker),
          to: scene.seatName(pair.giver),
          count: pair.count,
        }),
      );
      if (pair.took.length) lines.push(say("took-in-words", { cards: pair.took.map(scene.cardName).join(and) }));
    }
  if (table.top)
    lines.push(say("log-play", { seat: scene.seatName(table.top.seat), play: playName(table.top, scene) }));
  if (table.passed.length && table.top)
    lines.push(say("passed-in-words", { seats: table.passed.map(scene.seatName).join(and) }));
  for (const [i, seat] of table.out.entries())
    lines.push(say("log-out", { ...whom(seat, scene), title: title(i + 1, scene) }));
  const ranks = fromWeak(table.die).filter((rank) => table.left[rank - 1]);
  if (!table.result)
    lines.push(
      say("left-in-words", {
        ranks: ranks.map((rank) => say("left-of", { rank: rankName(rank), count: table.left[rank - 1] })).join(and),
      }),
    );
  lines.push(table.result ? outcome(table.result, scene) : prompt(scene));
  if (table.hand.length)
    lines.push(say("hand-in-words", { cards: [...table.hand].sort(byRank).map(scene.cardName).join(and) }));
  return lines;
}

// Score

/** @param {Record<string, any>} result @param {Scene} scene */
function outcome(result, scene) {
  const [first, last] = [result.ranking[0], result.ranking.at(-1)];
  return own(scene)("outcome", {
    first: scene.seatName(first),
    last: scene.seatName(last),
    you: first === scene.me ? "first" : last === scene.me ? "last" : "no",
    best: title(1, scene),
    worst: title(result.ranking.length, scene),
  });
}

/** The person first, then clockwise. @param {Scene} scene */
const columnSeats = (scene) => Array.from({ length: scene.table.seats }, (_, i) => (scene.me + i) % scene.table.seats);

/** @param {Record<string, any>} result @param {Scene} scene @returns {import("../../table/game.js").Sheet} */
function sheet(result, scene) {
  const seats = columnSeats(scene);
  return {
    title: outcome(result, scene),
    lines: result.lines.map((/** @type {any} */ line) => ({
      text: own(scene)("line", { place: line.place, title: title(line.place, scene) }),
      points: seats.map((seat) => (seat === line.seat ? line.points : null)),
    })),
    points: seats.map((seat) => result.points[seat]),
  };
}

/** How the deal went, a row a seat, the first out first. @param {Record<string, any>} result @param {Scene} scene */
function drawAccount(result, scene) {
  const say = own(scene);
  return html`
    <table class="figures ranking">
      <caption class="visually-hidden">${scene.t("table-this-deal", { deal: result.deal })}</caption>
      <thead><tr><th scope="col">${say("place")}</th><th scope="col">${say("player")}</th><th scope="col">${say("title")}</th><th scope="col">${say("points")}</th></tr></thead>
      <tbody>${result.lines.map(
        (/** @type {any} */ line) => html`
        <tr data-me=${line.seat === scene.me ? "yes" : nothing}><td>${line.place}</td><th scope="row">${scene.seatName(line.seat)}</th><td>${titled(line.place, scene)}</td><td>${figure(line.points)}</td></tr>`,
      )}</tbody>
    </table>`;
}

/** The title, where the place has one. @param {number} place @param {Scene} scene */
const titled = (place, scene) =>
  titleAt(place, scene.table.seats) === "commoner" && scene.table.options.titles === "winner"
    ? "–"
    : title(place, scene);

/** @param {number} points  with a real minus sign */
const figure = (points) => (points < 0 ? `−${-points}` : String(points));

/** The loser's cards, and the way to all rounds. @param {Scene} scene */
function drawEnding(scene) {
  const { result } = scene.table;
  const say = own(scene);
  return html`
    <p class="left-over-title">${say("left-over", whom(result.ranking.at(-1), scene))}</p>
    <ul class="card-row" role="list">${[...result.left].sort(byRank).map(
      (card) => html`
      <li><span class="card small" data-shown=${card}>${scene.face(card)}</span><span class="visually-hidden">${scene.cardName(card)}</span></li>`,
    )}</ul>
    <div class="buttons"><button type="button" class="button" aria-haspopup="dialog" @click=${() => scene.open("earlier")}>${say("all-rounds")}</button></div>`;
}

/** @type {GameTable} */
export default {
  id: "upside-down",
  pack: "seven",
  seating: "strip",
  hand: (scene) => [...scene.table.hand].sort(scene.own.bySuit ? bySuit : byRank),
  tap: (card, scene) => (asksSolo(scene) ? `play:${card}` : null),
  asks: () => true,
  select,
  playable,
  ask: askAbout,
  cardLook: (card, scene) => {
    const taken = exchanging(scene) && myGift(scene)?.took.includes(card);
    return { notes: taken ? [own(scene)("received")] : [], mark: taken ? "received" : undefined };
  },
  seat: seatLook,
  banner: drawStrength,
  centre: drawCentre,
  prompt,
  box: drawBox,
  describe,
  pause,
  steps,
  history,
  hasLast: (scene) => scene.table.round.length + scene.table.rounds.length > 0,
  last: drawLast,
  earlier: drawEarlier,
  inWords,
  columns: (scene) => columnSeats(scene).map((seat) => ({ label: scene.seatName(seat), seat })),
  sheet,
  account: drawAccount,
  ending: drawEnding,
  panels: {
    last: { label: "upside-down-last", key: "l", draw: drawLast },
    earlier: { label: "upside-down-all-rounds", draw: drawEarlier },
    strength: { label: "upside-down-strength", key: "c", draw: drawStrengthPanel },
  },
  keys: ["table-key-pass", "upside-down-key-play", "upside-down-key-sort", "upside-down-key-strength"],
};
