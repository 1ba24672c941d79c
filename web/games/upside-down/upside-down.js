/**
 * Upside Down's table: the die and the ruler of strength, the play to beat, the exchange.
 * @typedef {import("../../table/game.js").Scene<"upside-down">} Scene
 * @typedef {Seam.UpsideDown.Act} Act
 * @typedef {Seam.Result<"upside-down">} Result
 */
import { html, nothing } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { die, rangeChart } from "../../cards/cards.js";
import { drawCard, drawCardRow, drawFigures, drawOpener, each, heard, yes } from "../../table/drawing.js";
import { drawButton } from "../../table/frame.js";
import { parse, rankOf } from "../../table/game.js";
import { figure } from "../../table/sayings.js";
import { atSeat } from "../../table/seats.js";
import { inSteps, past } from "../../table/steps.js";

/** Rank by rank, from cards in pack order. @param {readonly string[]} cards */
const byRank = (cards) => [...cards].sort((a, b) => rankOf(a) - rankOf(b));

/** An action with these cards of the hand. @param {string} verb @param {readonly string[]} cards @param {Scene} scene */
const code = (verb, cards, { table }) => `${verb}:${table.hand.filter((card) => cards.includes(card)).join(".")}`;

// What is played, in words

/** "three 9s", "run Book 4-5-6". @param {Pick<Act, "cards" | "kind">} play @param {Scene} scene */
function playName({ cards, kind }, scene) {
  const [card] = cards;
  if (kind === "solo") return scene.cardName(card);
  const rank = scene.rankName(rankOf(card));
  return scene.say(`${kind}-name`, { suit: card[0], rank, ranks: ranksOf(cards, scene), count: cards.length });
}

/** "9-9", "4-5-6". @param {readonly string[]} cards @param {Scene} scene */
const ranksOf = (cards, { rankName }) =>
  byRank(cards)
    .map((card) => rankName(rankOf(card)))
    .join("-");

/** What somebody is who goes out at this place, in the words of the option. @param {number} place from 1 @param {Scene} scene */
const title = (place, { table, say }) => say(`title-${table.options.titles}-${table.titles[place - 1]}`, { place });

/** @param {6 | 1} shows @param {Scene} scene */
const dieInWords = (shows, { say }) => say(`die-${shows}`);

/** @param {6 | 1} shows */
const drawDie = (shows) => html`<span class="strength-die">${unsafeHTML(die(shows))}</span>`;

// The die and the ruler: always in sight

/** @param {Scene} scene */
function drawStrength(scene) {
  const { table, say, list, open } = scene;
  const words = dieInWords(table.die, scene);
  return html`
    <button type="button" class="strength" data-die=${table.die} aria-haspopup="dialog" aria-keyshortcuts="C"
      @click=${() => open("strength")}>
      ${heard(list([say("strength"), words]))}
      <span class="strength-die" aria-hidden="true" data-spot="die">${unsafeHTML(die(table.die))}</span>
      <span class="strength-words" aria-hidden="true">${words}</span>
      <span class="ruler" aria-hidden="true">${each(table.ranks, (rank) => drawRank(rank, scene))}</span>
    </button>`;
}

/** A rank with its copies in other hands; what is on the table and what is stronger stands out. @param {number} rank @param {Scene} scene */
function drawRank(rank, { table, rankName }) {
  const left = table.left[rank - 1];
  const beaten = table.stronger.includes(rank) ? "stronger" : "weaker";
  const state = table.top?.cards.map(rankOf).includes(rank) ? "top" : beaten;
  return html`
    <span class="ruler-rank" data-long=${yes(rankName(rank).length > 1)} data-state=${table.top ? state : nothing}
      data-left=${left}><b>${rankName(rank)}</b><span>${left}</span></span>`;
}

/** The dialog behind it: how strength goes, what is left, the suits. @param {Scene} scene */
function drawStrengthPanel(scene) {
  const { table, pack, say, rankName } = scene;
  return html`
    <p class="strength-line">${drawDie(table.die)}<b>${dieInWords(table.die, scene)}</b></p>
    <p>${say("turns-note")}</p>
    <h3>${say("left-title")}</h3>
    ${drawFigures(
      "left-table",
      say("left-title"),
      ["rank", "left-column", "pack-column"].map((head) => html`<th scope="col">${say(head)}</th>`),
      [...table.ranks].reverse().map(
        (rank) => html`
        <tr><th scope="row">${rankName(rank)}</th><td>${table.left[rank - 1]}</td>
          <td>${pack.ranks.find((one) => one.rank === rank)?.cards}</td></tr>`,
      ),
    )}
    <h3>${say("suits")}</h3>
    <div class="ranges-chart">${unsafeHTML(rangeChart())}</div>
    ${heard(say("suits-in-words"))}`;
}

// The middle

/** @param {Scene} scene */
function drawCentre(scene) {
  const { table, news, me, say } = scene;
  if (table.phase === "exchange") return drawExchange(scene);
  const empty = html`<div class="climb-empty"><p>${say("round-open", { seat: table.turn ?? me })}</p></div>`;
  return html`
    <div class="climb" data-news=${news?.type ?? nothing}>
      ${news?.type === "die" ? drawTurned(scene) : drawTrail(scene)}
      ${table.top ? drawTop(table.top, scene) : empty}
    </div>`;
}

/** A turn of the die, before play goes on. @param {Scene} scene */
const drawTurned = (scene) => html`
  <p class="turned" aria-hidden="true">${drawDie(scene.table.die)}<b>${dieInWords(scene.table.die, scene)}</b></p>`;

/** What came before in this round. @param {Scene} scene */
function drawTrail(scene) {
  const { table, say, seatName } = scene;
  const plays = table.round.filter((play) => play.cards.length);
  return html`
    <ol class="trail" role="list" aria-label=${say("before")}>${plays.slice(0, table.top ? -1 : undefined).map(
      ({ seat, cards }) => html`
      <li><span>${seatName(seat)}</span> <b>${ranksOf(cards, scene)}</b></li>`,
    )}</ol>`;
}

/** The play to beat: its cards, whose it is, what it is. @param {Act} top @param {Scene} scene */
function drawTop(top, scene) {
  const from = top.seat === scene.me ? ".hand" : atSeat(top.seat);
  return html`
    <figure class="top-play">
      <ul class="top-cards" role="list" aria-hidden="true" data-size=${top.cards.length}>${each(
        byRank(top.cards),
        (card) => html`<li>${drawCard(card, scene, from)}</li>`,
      )}</ul>
      <figcaption><b>${scene.seatName(top.seat)}</b><span aria-hidden="true">${scene.say("colon")}</span><span>${playName(
        top,
        scene,
      )}</span></figcaption>
    </figure>`;
}

// The exchange

/** What the person gives. @param {Scene} scene */
const myGift = ({ table, me }) => table.exchange?.find(({ giver }) => giver === me);

/** @param {Scene} scene */
const drawExchange = (scene) => html`
  <div class="swap">${scene.table.exchange?.map((pair) => {
    const { giver, taker, giver_place, taker_place, took, gave, chosen } = pair;
    const mine = giver === scene.me;
    const given = mine && scene.legal.length ? scene.chosen : gave;
    return html`
      <section class="swap-pair" data-mine=${yes(mine || taker === scene.me)}>
        ${drawWay({ ...pair, from: taker, to: giver, place: taker_place, cards: took, id: "gave-unseen" }, scene)}
        ${drawWay(
          {
            ...pair,
            from: giver,
            to: taker,
            place: giver_place,
            cards: given,
            id: chosen ? "gave-back" : "gives-back",
          },
          scene,
        )}
      </section>`;
  })}</div>`;

/**
 * Cards on their way from one seat to another: faces where the person knows them, backs where not.
 * @param {{from: number, to: number, place: number, cards: readonly string[], count: number, id: string}} way
 *   `place`: of the seat that gives, in the deal before @param {Scene} scene
 */
function drawWay({ from, to, place, cards, count, id }, scene) {
  const { say, seatName, face, back } = scene;
  const lies = id !== "gives-back";
  const hidden = html`<span class="card${lies ? "" : " place"}">${lies ? back() : nothing}</span>`;
  return html`
    <div class="swap-line">
      <p class="swap-who" aria-hidden="true"><b>${seatName(from)}</b> <small>${title(place, scene)}</small> →
        <b>${seatName(to)}</b></p>
      ${heard(say(id, { from, to, count, cards }))}
      <span class="swap-cards" aria-hidden="true">${Array.from({ length: count }, (_, i) =>
        cards[i] ? html`<span class="card" data-shown=${cards[i]}>${face(cards[i])}</span>` : hidden,
      )}</span>
    </div>`;
}

// The person's turn

/** @param {Scene} scene */
const exchanging = ({ table }) => table.phase === "exchange";
/** Only a pass is possible. @param {Scene} scene */
const stuck = ({ legal }) => legal.length === 1 && legal[0] === "pass";
/** A single card is asked for: choosing it plays it. @param {Scene} scene */
const asksSolo = ({ table, legal }) => table.phase === "play" && legal.length > 0 && table.top?.cards.length === 1;

/** The legal plays that hold all these cards, the smallest first. @param {readonly string[]} cards @param {Scene} scene */
const playsWith = (cards, { legal }) =>
  legal
    .map((action) => parse(action).cards)
    .filter((play) => play.length && cards.every((card) => play.includes(card)))
    .sort((a, b) => a.length - b.length);

/**
 * What is selected once this card has been chosen. In play a selection is made whole where the rest is clear: the
 * pair that is asked for, the card between the two ends of a run; a card that does not go with it begins anew.
 * @param {string} card @param {Scene} scene
 */
function select(card, scene) {
  const { chosen } = scene;
  const free = !scene.legal.length || exchanging(scene);
  if (chosen.includes(card)) {
    const rest = chosen.filter((one) => one !== card);
    return free || playsWith(rest, scene).length ? rest : [];
  }
  const more = [...chosen, card];
  if (free) return more;
  const [whole] = playsWith(more, scene);
  if (whole) return whole;
  /** @param {string[]} play */
  const kept = (play) => play.filter((one) => chosen.includes(one)).length;
  const plays = playsWith([card], scene);
  const least = plays.filter((play) => play.length === plays[0].length);
  return least.sort((a, b) => kept(b) - kept(a))[0] ?? [card];
}

/** @param {string} card @param {Scene} scene */
function playable(card, scene) {
  const gift = exchanging(scene) && myGift(scene);
  if (gift) return scene.chosen.includes(card) || scene.chosen.length < gift.count;
  return playsWith([card], scene).length > 0;
}

/** What to ask about for a card that is refused: with it the cards that come nearest to what is asked. @param {string} card @param {Scene} scene */
function askAbout(card, scene) {
  if (exchanging(scene)) return code("give", [...scene.chosen, card], scene);
  const { top, hand } = scene.table;
  const size = top?.cards.length ?? 1;
  const [suit, rank] = [card[0], rankOf(card)];
  const upTo = Array.from({ length: size }, (_, i) => i + 1);
  const runs = upTo.map((i) => upTo.map((j) => `${suit}${rank - size + i + j - 1}`));
  const equals = [card, ...hand.filter((one) => one !== card && rankOf(one) === rank)].slice(0, size);
  const mates = top?.kind === "run" ? runs.find((run) => run.every((one) => hand.includes(one))) : equals;
  return code("play", mates?.length === size ? mates : [card], scene);
}

/** Pass, the order of the hand, play: always in these places. @param {Scene} scene */
function drawBox(scene) {
  const { say, own, keep } = scene;
  const by = own.bySuit ? "suit" : "rank";
  const gift = exchanging(scene);
  return html`
    <div class="buttons climb-buttons">
      ${gift ? nothing : drawButton({ id: "pass", key: "p", main: stuck(scene) }, scene)}
      <button type="button" class="button sort" data-key="v" aria-keyshortcuts="V"
        @click=${() => keep({ bySuit: by === "rank" })}>${heard(say("sort", { by }))}<span
          aria-hidden="true">${say("sort-short", { by })}</span></button>
      ${drawButton(gift ? giveButton(scene) : playButton(scene), scene)}
    </div>`;
}

/** @param {Scene} scene @returns {import("../../table/game.js").Button} */
function playButton(scene) {
  const { legal, chosen, say } = scene;
  const action = code("play", chosen, scene);
  const missing = stuck(scene) ? "only-pass" : asksSolo(scene) ? "choose-solo" : "choose-first";
  return {
    id: "play",
    label: chosen.length > 1 ? say("play-cards", { count: chosen.length }) : say("play"),
    actions: legal.filter((one) => one === action),
    ask: action,
    why: !chosen.length && legal.length > 0 && say(missing),
    key: "g",
    main: legal.includes(action),
  };
}

/** @param {Scene} scene @returns {import("../../table/game.js").Button} */
function giveButton(scene) {
  const { legal, chosen, say } = scene;
  const action = code("give", chosen, scene);
  const count = legal.length ? myGift(scene)?.count : 0;
  return {
    id: "give",
    label: count ? say("give", { chosen: chosen.length, count }) : say("give-wait"),
    actions: legal.filter((one) => one === action),
    ask: action,
    why: !chosen.length && legal.length > 0 && say("choose-gift", { count }),
    key: "g",
    main: legal.includes(action),
  };
}

/** @param {Scene} scene */
function prompt(scene) {
  const { table, news, me, say } = scene;
  if (news) return newsInWords(news, scene);
  if (exchanging(scene)) return exchangePrompt(scene);
  if (table.turn === null) return scene.t("table-wait");
  if (table.turn !== me) return say(table.top ? "their-play" : "their-start", { seat: table.turn });
  if (!table.top) return say(stuck(scene) ? "your-stuck-start" : "your-start");
  const { kind, cards } = table.top;
  const what = say(`pattern-${kind}`, { count: cards.length });
  return say(stuck(scene) ? "your-pass" : "your-play", { what, than: ranksOf(cards, scene) });
}

/** @param {Scene} scene */
function exchangePrompt(scene) {
  const mine = scene.legal.length > 0 && myGift(scene);
  if (mine) return scene.say("your-gift", { count: mine.count, seat: mine.taker });
  const waits = scene.table.exchange?.find(({ chosen }) => !chosen);
  return waits ? scene.say("their-gift", { seat: waits.giver }) : scene.t("table-wait");
}

/** What is announced before play goes on. @param {import("../../table/game.js").News} news @param {Scene} scene */
function newsInWords(news, scene) {
  if (news.type !== "exchange") {
    const id = "ends" in news && news.ends ? "die-ends" : news.type;
    return scene.say(`news-${id}`, eventFacts(news, scene));
  }
  const got = scene.table.exchange?.find(({ taker }) => taker === scene.me);
  return got ? scene.say("news-got", { seat: got.giver, cards: got.gave }) : scene.say("news-swapped");
}

/** What the words for an event need besides. @param {{type: string}} event @param {Scene} scene */
const eventFacts = (event, scene) => ({
  ...event,
  ...("kind" in event && { play: playName(/** @type {Act} */ (/** @type {unknown} */ (event)), scene) }),
  ...("shows" in event && { words: dieInWords(event.shows === 6 ? 6 : 1, scene) }),
  ...("place" in event && { title: title(Number(event.place), scene) }),
});

/** @param {number} seat @param {Scene} scene @returns {import("../../table/game.js").SeatLook} */
function seatLook(seat, scene) {
  const { table, say, mark, rankName } = scene;
  const ranking = exchanging(scene) ? table.previous : (table.result?.ranking ?? table.out);
  const place = (ranking ?? []).indexOf(seat) + 1;
  const passed = table.top && table.passed.includes(seat);
  const facts = `${table.options.titles}-${table.titles[place - 1]}`;
  return {
    signs: table.shown
      .filter((one) => one.seat === seat)
      .map(({ card }) => ({
        id: "shown",
        short: html`${mark(card[0])}${rankName(rankOf(card))}`,
        label: say("holds", { card }),
      })),
    state: place ? title(place, scene) : passed ? say("passed") : undefined,
    stateShort: place ? say(`short-${facts}`, { place }) : say("passed-short"),
    out: !exchanging(scene) && table.out.includes(seat),
  };
}

// Looking back

/** A round play by play. @param {Act[]} round @param {Scene} scene */
const drawRound = (round, scene) => html`
  <ol class="round" role="list">${round.map(
    (play) => html`
    <li data-pass=${yes(!play.cards.length)}>
      <b>${scene.seatName(play.seat)}</b>
      ${play.cards.length ? drawPlay(play, scene) : html`<span>${scene.say("passed")}</span>`}
      ${play.turned ? html`<span class="round-die">${drawDie(play.die)}${dieInWords(play.die, scene)}</span>` : nothing}
    </li>`,
  )}</ol>`;

/** @param {Act} play @param {Scene} scene */
const drawPlay = (play, scene) => html`
  <span class="round-cards" aria-hidden="true">${byRank(play.cards).map(
    (card) => html`<span class="card" data-shown=${card}>${scene.face(card)}</span>`,
  )}</span>${heard(playName(play, scene))}`;

/** This round and the one before it, or all of the deal, the newest first. @param {Scene} scene @param {boolean} [all] */
function drawRounds(scene, all = false) {
  const { table, say } = scene;
  const { round, rounds } = table;
  const now = all ? say("round-no", { n: rounds.length + 1 }) : say("this-round");
  const shown = [...rounds.entries()].reverse().slice(0, all ? undefined : 1);
  if (!round.length && !shown.length) return html`<p>${say("no-round-yet")}</p>`;
  return html`
    ${round.length ? html`<h3>${now}</h3>${drawRound(round, scene)}` : nothing}
    ${shown.map(([n, plays]) => html`<h3>${say("round-no", { n: n + 1 })}</h3>${drawRound(plays, scene)}`)}`;
}

/** @param {Scene} scene */
function inWords(scene) {
  const { table, say, list, rankName } = scene;
  const { top, passed, left } = table;
  const others = table.ranks.filter((rank) => left[rank - 1]);
  const ranks = list(others.map((rank) => say("left-of", { rank: rankName(rank), count: left[rank - 1] })));
  const exchange = exchanging(scene) ? (table.exchange ?? []) : [];
  return [
    dieInWords(table.die, scene),
    ...exchange.flatMap(({ giver, taker, count, took }) => [
      say("log-take", { source: taker, seat: giver, count }),
      took.length > 0 && say("took-in-words", { cards: took }),
    ]),
    top && say("log-play", eventFacts({ type: "play", ...top }, scene)),
    top && passed.length > 0 && say("passed-in-words", { seats: passed }),
    ...table.out.map((seat, i) => say("log-out", { seat, title: title(i + 1, scene) })),
    !table.result && say("left-in-words", { ranks }),
  ];
}

// Score

/** How a deal ended, in a sentence. @param {Result} result @param {Scene} scene */
function outcome({ ranking }, scene) {
  const [winner, on] = [ranking[0], ranking[ranking.length - 1]];
  return scene.say("outcome", {
    winner,
    on,
    you: winner === scene.me ? "first" : on === scene.me ? "last" : "no",
    best: title(1, scene),
    worst: title(ranking.length, scene),
  });
}

/** How the deal went, a row a seat, the first out first. @param {Result} result @param {Scene} scene */
function drawAccount(result, scene) {
  const { table, say } = scene;
  /** @param {Seam.UpsideDown.Line} line  the title, where the place has one */
  const titled = ({ place, title: id }) =>
    id === "commoner" && table.options.titles === "winner" ? "–" : title(place, scene);
  return drawFigures(
    "ranking",
    scene.t("table-this-deal", result),
    ["place", "player", "title", "points"].map((head) => html`<th scope="col">${say(head)}</th>`),
    result.lines.map(
      (line) => html`
      <tr data-me=${yes(line.seat === scene.me)}><td>${line.place}</td><th scope="row">${scene.seatName(line.seat)}</th>
        <td>${titled(line)}</td><td>${figure(line.points)}</td></tr>`,
    ),
  );
}

/** The loser's cards, and the way to all rounds. @param {Scene} scene */
function drawEnding(scene) {
  const { result } = scene.table;
  return html`
    <p class="left-over-title">${scene.say("left-over", { seat: result?.ranking.at(-1) })}</p>
    ${drawCardRow(byRank(result?.left ?? []), scene)}
    <div class="buttons">${drawOpener("earlier", scene.say("all-rounds"), scene)}</div>`;
}

/** @type {import("../../table/game.js").GameTable<"upside-down">} */
export default {
  id: "upside-down",
  seating: "strip",
  keys: ["table-key-pass", "upside-down-key-play", "upside-down-key-sort", "upside-down-key-strength"],
  figures: { first: "share", place: "mean", worth: "fine", worlds: "count" },
  numbers: ({ worth }) => (worth === undefined ? "hint-figures" : "hint-compare"),
  pauses: { take: "play", show: "play", give: "call", pass: "play", exchange: "turn", die: "turn", out: "trick" },
  hand: ({ table, own }) => (own.bySuit ? table.hand : byRank(table.hand)),
  tap: (card, scene) => (asksSolo(scene) ? `play:${card}` : null),
  asks: () => true,
  select,
  playable,
  ask: askAbout,
  cardLook(card, scene) {
    const taken = exchanging(scene) && myGift(scene)?.took.includes(card);
    return { notes: [taken && scene.say("received")], mark: taken ? "received" : undefined };
  },
  seat: seatLook,
  banner: drawStrength,
  centre: drawCentre,
  prompt,
  box: drawBox,
  describe: (event, scene) =>
    event.type === "exchange" ? null : scene.say(`log-${event.type}`, eventFacts(event, scene)),
  /** A turn of the die, somebody going out, the end of a round and the exchange each get a moment of their own. */
  steps(before, after) {
    const { events, table } = after;
    const [first, ...rest] = events;
    const at = past(rest, "die", "out", "start", "exchange");
    const { phase, die: shown, top, rounds } = before;
    // Bots pass without a pause once the person is out.
    const pause = first?.type === "pass" && table.out.includes(table.seat) ? "none" : undefined;
    if (!at || first.type === "deal") return [{ table, events, pause }];
    if (first.type === "give") {
      const { hand, counts } = before;
      return inSteps(after, [{ to: at + 1, pause: "turn", was: { phase, hand, counts }, news: { type: "exchange" } }]);
    }
    const round = table.round.length > before.round.length ? table.round : (table.rounds.at(-1) ?? table.round);
    const was = { phase, die: shown, rounds, round };
    const event = events[at];
    if (first.type === "pass") {
      const passed = [...before.passed, first.seat];
      const seat = "seat" in event ? event.seat : null;
      const [type, wait] = top ? /** @type {const} */ (["round", "trick"]) : /** @type {const} */ (["stuck", "turn"]);
      return inSteps(after, [{ to: at, pause: wait, was: { ...was, top, passed }, news: { type, seat } }]);
    }
    const played = { ...was, top: round.findLast(({ cards }) => cards.length) ?? null, passed: [] };
    const turned = event.type === "die";
    const news = { ...first, ...event };
    return inSteps(after, [
      { to: turned ? at : 0, pause: "play", was: played },
      { to: at + 1, pause: turned ? "turn" : "trick", was: { ...played, die: table.die }, news },
    ]);
  },
  hasLast: ({ table }) => table.round.length + table.rounds.length > 0,
  last: (scene) => drawRounds(scene),
  earlier: (scene) => drawRounds(scene, true),
  inWords,
  outcome,
  account: drawAccount,
  ending: drawEnding,
  panels: {
    last: { label: "upside-down-last", key: "l", draw: (scene) => drawRounds(scene) },
    earlier: { label: "upside-down-all-rounds", draw: (scene) => drawRounds(scene, true) },
    strength: { label: "upside-down-strength", key: "c", draw: drawStrengthPanel },
  },
};
