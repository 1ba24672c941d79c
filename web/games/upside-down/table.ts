// Upside Down's table: the die and the scale of strength, the play to beat, the exchange.

import { html, nothing } from "lit-html";
import { die, rangeChart } from "../../src/cards/cards.ts";
import { template } from "../../src/cards/template.ts";
import { drawCard, drawFan, drawFigures, each, heard, yes } from "../../src/table/draw/drawing.ts";
import { drawButton } from "../../src/table/draw/actions.ts";
import { byRank, parse, rankOf, type Scene as SceneOf, type GameTable } from "../../src/table/game-table.ts";
import { figure } from "../../src/table/announcer/phrases.ts";
import { drawAccount } from "../../src/table/draw/score.ts";
import { atSeat, drawPlaces } from "../../src/table/draw/seats.ts";
import { madeWhole, playsWith } from "../../src/table/play/card-sets.ts";
import { inSteps, past } from "../../src/table/play/steps.ts";

type Scene = SceneOf<"upside-down">;

type Act = Protocol.UpsideDown.Act;

const exchanging = ({ table }: Scene) => table.phase === "exchange";
/** Only a pass is possible. */
const stuck = ({ legal }: Scene) => legal.length === 1 && legal[0] === "pass";
/** A single card is required: choosing it plays it. */
const asksSolo = ({ table, legal }: Scene) =>
  table.phase === "play" && legal.length > 0 && table.top?.cards.length === 1;
/** The person's part of the exchange, as giver. */
const myGift = ({ table, me }: Scene) => table.exchange?.find(({ giver }) => giver === me);
/** Cards that the person received or took in this deal's exchange, if known. */
const received = ({ exchange, seat }: Scene["table"]) =>
  exchange?.flatMap(({ giver, taker, took, gave }) => (giver === seat ? took : taker === seat ? gave : [])) ?? [];
/** Whether the person has played in this deal. */
const hasPlayed = ({ rounds, round, seat }: Scene["table"]) =>
  [...rounds, round].flat().some((act) => act.seat === seat && act.cards.length > 0);
/** Code of an action with cards of the hand. */
const code = (verb: string, cards: readonly string[], { table }: Scene) =>
  `${verb}:${table.hand.filter((card) => cards.includes(card)).join(".")}`;

/** Name of a play: "three 9s (Coin, Book, Heart)", "run Book 4-5-6". @param seen the suits are visible */
function playName({ cards, kind }: Pick<Act, "cards" | "kind">, scene: Scene, seen?: boolean) {
  const [card] = cards;
  if (kind === "solo") return scene.cardName(card);
  const suits = scene.list(cards.map((one) => scene.suitName(one[0])));
  const ranks = seen ? ranksOf(cards, scene) : scene.list(byRank(cards).map(rankOf).map(scene.rankName));
  const facts = { suit: card[0], suits, rank: scene.rankName(rankOf(card)), ranks };
  const set = seen ? "set-name" : "set-name-suits";
  return scene.say(kind === "set" ? set : "run-name", { ...facts, count: cards.length });
}

/** "9-9", "4-5-6". */
const ranksOf = (cards: readonly string[], { rankName }: Scene) => byRank(cards).map(rankOf).map(rankName).join("-");
/** Title for going out at this place, from 1. */
const title = (place: number, { table, say }: Scene) =>
  say(`title-${table.options.titles}-${table.titles[place - 1]}`, { place });

/** An event with the additional facts for its message. */
const factsOf = (
  event: Partial<Omit<Act, "seat">> & { type?: string; seat?: number | null; shows?: 6 | 1; place?: number },
  scene: Scene,
) => ({
  ...event,
  play: event.kind && event.cards && playName({ kind: event.kind, cards: event.cards }, scene),
  words: event.shows && dieInWords(event.shows, scene),
  title: event.place && title(event.place, scene),
});

const dieInWords = (shows: 6 | 1, { say }: Scene) => say(`die-${shows}`);
const drawDie = (shows: 6 | 1) => html`<span class="strength-die">${template(die(shows))}</span>`;
const drawOrder = (scene: Scene) => html`${drawDie(scene.table.die)}<b>${dieInWords(scene.table.die, scene)}</b>`;

/** A rank of the scale, with its copies in other hands. */
function drawRank(rank: number, { table, rankName }: Scene) {
  const { top, stronger } = table;
  const left = table.left[rank - 1];
  const state = top?.cards.map(rankOf).includes(rank) ? "top" : stronger.includes(rank) ? "stronger" : "weaker";
  return html`
    <span class="ruler-rank column" data-long=${yes(rankName(rank).length > 1)} data-state=${top ? state : nothing}
      data-left=${left}><b>${rankName(rank)}</b><span>${left}</span></span>`;
}

/** Earlier plays of this round: in a line, or in front of the players. */
function drawTrail(scene: Scene) {
  const { table, wide, say, list, seatName } = scene;
  const latest = table.top ? table.round.findLastIndex(({ cards }) => cards.length) : -1;
  const before = table.round.filter((_, i) => i !== latest);
  const drawAct = (act: Act) => html`<li>${drawFan(byRank(act.cards), scene, true)}${heard(playName(act, scene))}</li>`;
  const label = (seat: number) => list([seatName(seat), say("before")]);
  const plays = before.filter(({ cards }) => cards.length);
  if (wide) return drawPlaces(scene, label, (one) => plays.filter(({ seat }) => seat === one).map(drawAct));
  return html`
    <ol class="trail" role="list" aria-label=${say("before")} aria-hidden=${plays.length ? nothing : "true"}>${plays.map(
      ({ seat, cards }) => html`<li><span>${seatName(seat)}</span> <b>${ranksOf(cards, scene)}</b></li>`,
    )}</ol>`;
}

/** The play to beat: its cards, its player and its name. */
function drawTop(top: Act, scene: Scene) {
  const { me, say, seatName } = scene;
  const from = top.seat === me ? ".hand" : atSeat(top.seat);
  const seen = scene.shown.top;
  const name =
    seen && html`<span aria-hidden="true">${playName(seen, scene, true)}</span>${heard(playName(seen, scene))}`;
  return html`
    <figure class="top-play column" data-part="pile">
      <ul class="top-cards" role="list" aria-hidden="true" data-size=${top.cards.length} .style=${`--gaps: ${top.cards.length - 1}`}>${each(
        byRank(top.cards),
        (card) => html`<li>${drawCard(card, scene, from)}</li>`,
      )}</ul>
      <figcaption><b>${seen ? seatName(seen.seat) : "\u00a0"}</b>${seen && html`<span>${say("colon")}</span>${name}`}</figcaption>
    </figure>`;
}

/** The exchange between two seats. */
function drawPair(
  { giver, giver_place, taker, taker_place, count, took, gave, chosen }: Protocol.UpsideDown.Exchange,
  scene: Scene,
) {
  const given = giver === scene.me && scene.legal.length ? scene.chosen : gave;
  const back = chosen ? "gave-back" : "gives-back";
  return html`
    <section class="swap-pair" data-mine=${yes(giver === scene.me || taker === scene.me)}>
      ${drawWay("gave-unseen", { from: taker, to: giver, count, cards: took }, taker_place, scene)}
      ${drawWay(back, { from: giver, to: taker, count, cards: given }, giver_place, scene)}
    </section>`;
}

/**
 * Cards moving between two seats, face up if the person knows them.
 * @param place the giver's place in the previous deal
 */
function drawWay(
  id: string,
  way: { from: number; to: number; count: number; cards: readonly string[] },
  place: number,
  scene: Scene,
) {
  const { say, seatName, face, back } = scene;
  const hidden =
    id === "gives-back" ? html`<span class="card place"></span>` : html`<span class="card">${back()}</span>`;
  return html`
    <div class="swap-line column">
      <p class="swap-who" aria-hidden="true"><b>${seatName(way.from)}</b> <small>${title(place, scene)}</small> →
        <b>${seatName(way.to)}</b></p>
      ${heard(say(id, way))}
      <span class="swap-cards" aria-hidden="true">${Array.from({ length: way.count }, (_, i) => {
        const card = way.cards[i];
        return card ? html`<span class="card" data-shown=${card}>${face(card)}</span>` : hidden;
      })}</span>
    </div>`;
}

/** A round, play by play. */
const drawRound = (round: Act[], scene: Scene) => html`
  <ol class="plays-in-turn wraps" role="list">${round.map((play) => {
    const { seat, cards, turned, die: shows } = play;
    return html`
    <li class="column" data-pass=${yes(!cards.length)}>
      <b>${scene.seatName(seat)}</b>
      ${
        cards.length
          ? html`${drawFan(byRank(cards), scene)}${heard(playName(play, scene))}`
          : html`<span>${scene.say("passed")}</span>`
      }
      ${turned ? html`<span class="round-die line">${drawDie(shows)}${dieInWords(shows, scene)}</span>` : nothing}
    </li>`;
  })}</ol>`;

/** Names the first and the last of a deal. */
function endsOf(ranking: readonly number[], id: "outcome" | "remark", scene: Scene) {
  const [winner, on] = [ranking[0], ranking[ranking.length - 1]];
  const you = winner === scene.me ? "first" : on === scene.me ? "last" : "no";
  return scene.say(id, { winner, on, you, best: title(1, scene), worst: title(ranking.length, scene) });
}

/** This round and the last, or all of the deal; newest first. */
function drawRounds(scene: Scene, all: boolean = false) {
  const { table, say } = scene;
  const { round, rounds } = table;
  const named = [...rounds, round].map((plays, i) => ({ plays, name: say("round-no", { n: i + 1 }) })).reverse();
  if (!all) named[0].name = say("this-round");
  const shown = named.slice(0, all ? undefined : 2).filter(({ plays }) => plays.length);
  if (!shown.length) return html`<p>${say("no-round-yet")}</p>`;
  return html`${shown.map(({ name, plays }) => html`<h3>${name}</h3>${drawRound(plays, scene)}`)}`;
}

export default {
  id: "upside-down",
  minutes: { deal: 2, match: 9 },
  seating: "strip",
  keys: ["table-key-pass", "upside-down-key-play", "upside-down-key-sort", "upside-down-key-strength"],
  said: ["die", "ranks", "stronger", "passed", "out", "left"],
  undealt: { shown: [] },
  pauses: { take: "play", show: "play", give: "call", pass: "play", exchange: "turn", die: "turn", out: "trick" },
  breath: (events) => (events.some(({ type }) => type === "die" || type === "out") ? "long" : undefined),
  cues: {
    show: "turn",
    give: "call",
    exchange: "draw",
    die: ({ ends }, { top }) => [ends ? "die" : "revolution", top?.seat],
    out: "last",
  },
  staged: ({ kind }, { out }) => (kind === "last" && out.length > 1 ? "small" : undefined),
  /** The last cards of the first player who goes out. */
  lit: ({ kind }, { out }) => (kind === "last" && out.length < 2 ? [".top-cards .card"] : []),
  turning: ({ kind }) => (kind === "revolution" || kind === "die" ? [".ruler-rank", ".hand-slot"] : []),
  /** By strength, the strongest last: the die turns the hand over, too. */
  hand({ table, order }) {
    if (order === "suit") return table.hand;
    return table.die === 6 ? byRank(table.hand) : byRank(table.hand).reverse();
  },
  tap: (card, scene) => (asksSolo(scene) ? `play:${card}` : null),
  asks: () => true,
  select: (card, scene) => madeWhole(card, scene, !scene.legal.length || exchanging(scene)),
  playable(card, scene) {
    const gift = exchanging(scene) && myGift(scene);
    if (gift) return scene.chosen.includes(card) || scene.chosen.length < gift.count;
    return playsWith([card], scene).length > 0;
  },
  /** Action to explain for a refused card, with the cards nearest to a legal play. */
  ask(card, scene) {
    const { top, hand } = scene.table;
    if (exchanging(scene)) return code("give", [...scene.chosen, card], scene);
    const size = top?.cards.length ?? 1;
    const [suit, rank] = [card[0], rankOf(card)];
    const steps = Array.from({ length: size }, (_, i) => i);
    const runs = steps.map((low) => steps.map((step) => `${suit}${rank - low + step}`)).reverse();
    const equals = [card, ...hand.filter((one) => one !== card && rankOf(one) === rank)].slice(0, size);
    const mates = top?.kind === "run" ? runs.find((run) => run.every((one) => hand.includes(one))) : equals;
    return code("play", mates?.length === size ? mates : [card], scene);
  },
  cardLook(card, scene) {
    const taken = received(scene.table).includes(card) && !hasPlayed(scene.table);
    return { notes: [taken && scene.say("received")], mark: taken ? "received" : undefined };
  },
  seat(seat, scene) {
    const { shown: table, say, mark, rankName } = scene;
    const ranking = exchanging(scene) ? table.previous : (table.result?.ranking ?? table.out);
    const place = (ranking ?? []).indexOf(seat) + 1;
    const short = `short-${table.options.titles}-${table.titles[place - 1]}`;
    const passed = table.top && table.passed.includes(seat);
    const shown = table.shown.filter((one) => one.seat === seat);
    const drawShort = (card: string) => html`${mark(card[0])}${rankName(rankOf(card))}`;
    return {
      signs: shown.map(({ card }) => ({ id: "shown", short: drawShort(card), label: say("holds", { card }) })),
      state: place ? title(place, scene) : passed ? say("passed") : undefined,
      stateShort: place ? say(short, { place }) : say("passed-short"),
      out: !exchanging(scene) && table.out.includes(seat),
    };
  },
  banner(scene) {
    const { table, say, list, open } = scene;
    const words = dieInWords(table.die, scene);
    return html`
      <button type="button" class="strength" data-die=${table.die} aria-haspopup="dialog" aria-keyshortcuts=${scene.shortcut("C")}
        @click=${() => open("strength")}>
        ${heard(list([say("strength"), words]))}
        <span class="strength-die" data-part="die" aria-hidden="true" data-spot="die">${template(die(table.die))}</span>
        <span class="strength-words wraps" aria-hidden="true">${words} <small>${say("ruler-caption")}</small></span>
        <span class="ruler" data-part="ruler" aria-hidden="true">${each(table.ranks, (rank) => drawRank(rank, scene))}</span>
      </button>`;
  },
  centre(scene) {
    const { table, say } = scene;
    if (exchanging(scene))
      return html`<div class="swap column" data-part="exchange">${table.exchange?.map((pair) => drawPair(pair, scene))}</div>`;
    const empty = html`<div class="climb-empty" data-part="pile"><span aria-hidden="true">${template(die(table.die))}</span><p>${table.turn === null ? "\u00a0" : say("round-open", { seat: table.turn })}</p></div>`;
    return html`<div class="climb column">${drawTrail(scene)}${table.top ? drawTop(table.top, scene) : empty}</div>`;
  },
  prompt(scene) {
    const { table, news, me, legal, say, t } = scene;
    if (news) return say(`news-${"ends" in news && news.ends ? "die-ends" : news.type}`, factsOf(news, scene));
    if (exchanging(scene)) {
      const mine = legal.length > 0 && myGift(scene);
      if (mine) return say("your-gift", { count: mine.count, seat: mine.taker });
      const waits = table.exchange?.find(({ chosen }) => !chosen);
      return waits ? say("their-gift", { seat: waits.giver }) : t("table-wait");
    }
    if (table.turn === null) return t("table-wait");
    if (table.turn !== me) return say(table.top ? "their-play" : "their-start", { seat: table.turn });
    if (!table.top?.kind) return say(stuck(scene) ? "your-stuck-start" : "your-start");
    const { kind, cards } = table.top;
    const what = say(`pattern-${kind}`, { count: cards.length });
    return say(stuck(scene) ? "your-pass" : "your-play", { what, than: ranksOf(cards, scene) });
  },
  /** Pass, order of the hand, play: always in these positions. */
  box(scene) {
    const { legal, chosen, say, order: by = "rank", arrange } = scene;
    const gift = exchanging(scene);
    const id = gift ? "give" : "play";
    const action = code(id, chosen, scene);
    const count = gift && legal.length ? myGift(scene)?.count : chosen.length;
    const given = legal.length ? "give" : "give-wait";
    const words = gift ? given : chosen.length > 1 ? "play-cards" : "play";
    const missing = gift ? "gift" : stuck(scene) ? "pass" : asksSolo(scene) ? "solo" : "first";
    const label = say(words, { chosen: chosen.length, count });
    const why = !chosen.length && legal.length > 0 && say(`choose-${missing}`, { count });
    const main = legal.includes(action);
    const play = { id, label, actions: main ? [action] : [], ask: action, why, key: "g", main };
    return html`
      <div class="buttons climb-buttons" role="toolbar" aria-label=${scene.t("table-choices")}>
        ${gift ? nothing : drawButton({ id: "pass", key: "p", main: stuck(scene) }, scene)}
        <button type="button" class="button sort" data-key="v" aria-keyshortcuts=${scene.shortcut("V")}
          @click=${() => arrange(by === "rank" ? "suit" : "rank")}>${heard(say("sort", { by }))}<span
            aria-hidden="true">${say("sort-short", { by })}</span></button>
        ${drawButton(play, scene)}
      </div>`;
  },
  /** Adds the person's own cards of an exchange, which only its two seats know. */
  known(event, { exchange, seat }) {
    const mine = exchange?.find(({ giver, taker }) => [giver, taker].includes(seat));
    const own = "seat" in event && event.seat === seat;
    if (event.type === "take") return { ...event, cards: (own && mine?.took) || [] };
    if (event.type === "give") return { ...event, cards: (own && mine?.gave) || [] };
    if (event.type !== "exchange" || mine?.taker !== seat) return event;
    return { ...event, seat: mine.giver, cards: mine.gave };
  },
  /** Names sets and runs as a whole, with suits if the hand has more cards of that rank. */
  actionInWords(action, scene) {
    const { verb, cards } = parse(action);
    const [card] = cards;
    if (verb !== "play" || cards.length < 2) return null;
    const count = cards.length;
    if (rankOf(card) !== rankOf(cards[1]))
      return scene.say("action-run", { suit: card[0], ranks: ranksOf(cards, scene) });
    const more = scene.table.hand.filter((one) => rankOf(one) === rankOf(card)).length > count;
    const suits = more ? scene.list(cards.map((one) => scene.suitName(one[0]))) : null;
    return scene.say("action-set", { count, rank: scene.rankName(rankOf(card)), suits });
  },
  describe(event, scene) {
    const facts = factsOf(event, scene);
    return event.type === "exchange" && !facts.cards ? null : scene.say(`log-${event.type}`, facts);
  },
  /** A turn of the die, a player going out, the end of a round and the exchange are separate steps. */
  steps(before, after) {
    const { events, table } = after;
    const [first, ...rest] = events;
    const at = past(rest, "die", "out", "start", "exchange");
    const { phase, die: shown, top, rounds, hand, counts } = before;
    // Bots pass without a pause once the person is out.
    const pause = first?.type === "pass" && table.out.includes(table.seat) ? "none" : undefined;
    if (!at || first.type === "deal") return [{ table, events, pause }];
    if (first.type === "give") {
      const got = table.exchange?.find(({ taker }) => taker === table.seat);
      const news = got ? { type: "got", seat: got.giver, cards: got.gave } : { type: "swapped" };
      return inSteps(after, [{ to: at + 1, pause: "turn", was: { phase, hand, counts }, news }]);
    }
    const round = table.round.length > before.round.length ? table.round : (table.rounds.at(-1) ?? table.round);
    const was = { phase, die: shown, rounds, round };
    const news = { ...first, ...events[at] };
    if (first.type === "pass") {
      const passed = [...before.passed, first.seat];
      const [type, wait] = top ? (["round", "trick"] as const) : (["stuck", "turn"] as const);
      return inSteps(after, [{ to: at, pause: wait, was: { ...was, top, passed }, news: { ...news, type } }]);
    }
    const beaten = round.findLast(({ cards }) => cards.length) ?? null;
    const played = { ...was, top: beaten, passed: [] };
    const turned = news.type === "die";
    const leads = news.type === "out" && table.out.length < 2;
    // The scale keeps its order until the die has turned.
    const rank = beaten ? Math.max(...beaten.cards.map((card) => before.ranks.indexOf(rankOf(card)))) : -1;
    const scale = turned ? { ranks: before.ranks, stronger: before.ranks.slice(rank + 1) } : {};
    return inSteps(after, [
      { to: turned ? at : 0, pause: "claim", was: { ...played, ...scale } },
      { to: at + 1, pause: turned || leads ? "turn" : "trick", was: { ...played, die: table.die }, news },
    ]);
  },
  hasLast: ({ table }) => table.round.length + table.rounds.length > 0,
  last: (scene) => drawRounds(scene),
  earlier: (scene) => drawRounds(scene, true),
  inWords(scene) {
    const { table, say, list, rankName } = scene;
    const { top, passed, left } = table;
    const others = table.ranks.filter((rank) => left[rank - 1]);
    const ranks = list(others.map((rank) => say("left-of", { rank: rankName(rank), count: left[rank - 1] })));
    const exchange = exchanging(scene) ? (table.exchange ?? []) : [];
    return [
      say("die-in-words", { words: dieInWords(table.die, scene) }),
      ...exchange.map(({ giver, taker, count, took }) =>
        say("log-take", { source: taker, seat: giver, count, cards: took }),
      ),
      top && say("log-play", factsOf(top, scene)),
      top && passed.length > 0 && say("passed-in-words", { seats: passed }),
      ...table.out.map((seat, i) => say("log-out", factsOf({ seat, place: i + 1 }, scene))),
      !table.result && say("left-in-words", { ranks }),
    ];
  },
  placed: true,
  went: ({ ranking }, me) => (ranking[0] === me ? "won" : ranking.at(-1) === me ? "lost" : "even"),
  outcome: ({ ranking }, scene) => endsOf(ranking, "outcome", scene),
  /** The headline has the person's own title. */
  remark: ({ ranking }, scene) => endsOf(ranking, "remark", scene),
  headline({ ranking, lines }, scene) {
    const at = ranking.indexOf(scene.me);
    const none = lines[at].title === "commoner" && scene.table.options.titles === "winner";
    const place = { place: at + 1, tied: 0, of: ranking.length };
    return scene.say("headline", { ...place, titled: none ? "no" : "yes", title: none ? "" : title(at + 1, scene) });
  },
  account(result, scene) {
    const cells = (seat: number) => {
      const at = result.ranking.indexOf(seat);
      const { title: id, points } = result.lines[at];
      const none = id === "commoner" && scene.table.options.titles === "winner";
      return html`
        <td>${at + 1}</td><td class="in-words">${none ? "–" : title(at + 1, scene)}</td><td>${figure(points)}</td>`;
    };
    return drawAccount("ranking", scene, ["place", "title", "points"], cells, { seats: result.ranking });
  },
  /** The cards that the last one is left with. */
  rest(seat, scene) {
    const { result } = scene.table;
    if (!result || result.ranking.at(-1) !== seat) return nothing;
    const left = byRank(result.left);
    return html`${heard(scene.say("left-over", { seat }) + scene.list(left.map(scene.cardName)))}${drawFan(left, scene)}`;
  },
  labels: { last: "upside-down-last", earlier: "upside-down-all-rounds" },
  panels: {
    /** Direction of strength, remaining cards and suits. */
    strength: {
      label: "upside-down-strength",
      key: "c",
      draw(scene) {
        const { table, pack, say, rankName } = scene;
        const heads = ["rank", "left-column", "pack-column"].map((head) => html`<th scope="col">${say(head)}</th>`);
        const rows = [...table.ranks].reverse().map(
          (rank) => html`
          <tr><th scope="row">${rankName(rank)}</th><td>${table.left[rank - 1]}</td>
            <td>${pack.ranks.find((one) => one.rank === rank)?.cards}</td></tr>`,
        );
        return html`
          <p class="strength-line line">${drawOrder(scene)}</p>
          <p>${say("turns-note")}</p>
          <h3>${say("left-title")}</h3>
          ${drawFigures("left-table", say("left-title"), heads, rows)}
          <h3>${say("suits")}</h3>
          <div class="ranges-chart">${template(rangeChart())}</div>
          ${heard(say("suits-in-words"))}`;
      },
    },
  },
  lapses: {
    broke: ["whole", "whole-set", "parts", "give"],
    spent: ["keep-top", "keep-strong", "cheap", "give-weak"],
    played: ["play:pass"],
    passed: ["pass:play"],
  },
} satisfies GameTable<"upside-down">;
