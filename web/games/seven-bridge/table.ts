// Seven Bridge's table: stock and discards, melds, claims, laying off, and the cost of a hand.

import { html, nothing } from "lit-html";
import { drawCard, drawFan, drawSmall, drawTiles, each, heard, yes } from "../../src/table/draw/drawing.ts";
import {
  fitting,
  inOrder,
  inSomeAction,
  parse,
  rankOf,
  type Scene as SceneOf,
  type Button,
  type Own,
  type GameTable,
} from "../../src/table/game-table.ts";
import { figure, together } from "../../src/table/announcer/phrases.ts";
import { drawAccount } from "../../src/table/draw/score.ts";
import { atSeat, drawPlaces, personFirst, sign } from "../../src/table/draw/seats.ts";
import { inSteps, past } from "../../src/table/play/steps.ts";

type Scene = SceneOf<"seven-bridge">;

type Event = Protocol.Event<"seven-bridge">;

type Result = Protocol.Result<"seven-bridge">;

type Meld = Protocol.SevenBridge.Meld;

/** Propose melds only up to this number. */
const PROPOSED = 5;
/** Width of a phone in large cards. */
const ROW = 5.8;

/** Names of a meld's cards, with the Joker as the card it represents. */
const cardNames = ({ cards, joker }: Pick<Meld, "cards" | "joker">, { pack, say, cardName }: Scene) =>
  cards.map((card) =>
    card === pack.joker && joker ? say("joker-as", { card: joker.suit + joker.rank }) : cardName(card),
  );
/** Joined names of a meld's cards, if possible. */
const inOne = (meld: Pick<Meld, "cards" | "joker">, scene: Scene) =>
  meld.joker ? scene.list(cardNames(meld, scene)) : together(meld.cards, scene);
const meldName = (meld: Meld, scene: Scene) => scene.say("meld-name", { ...meld, cards: inOne(meld, scene) });

/** Name of a meld in play: "Aoi’s ♠8–10", "your 5s". @param actor the seat that lays off on it */
function meldCalled({ seat, kind, cards, joker }: Meld, actor: number, { pack, say, rankName }: Scene) {
  const of = (card: string) => rankName(joker && card === pack.joker ? joker.rank : rankOf(card));
  const [card] = cards.filter((one) => one !== pack.joker);
  const [low, high] = [cards[0], cards[cards.length - 1]];
  const named = { seat, own: seat === actor ? "yes" : "no", kind };
  return say("meld-called", { ...named, code: card[0], suit: card[0], rank: of(card), low: of(low), high: of(high) });
}

/** How many rows of large cards all melds need on a phone: their widths in cards, with gaps and signs. */
function rowsOf(scene: Scene) {
  const [own, ...others] = personFirst(scene);
  let rows = 1;
  let used = 0;
  for (const { cards } of [...others, own].flatMap((seat) => scene.table.melds.filter((meld) => meld.seat === seat))) {
    const width = Math.max(1.5, 0.9 + 0.36 * cards.length);
    if (used && used + width > ROW) [rows, used] = [rows + 1, 0];
    used += width;
  }
  return rows;
}

/** The meld that an action names. */
const meldAt = (at: string | null, { table }: Scene) => table.melds.find(({ number }) => String(number) === at);

/** The stock; a tap draws. */
function drawStock({ table, legal, act, say, back }: Scene) {
  const can = legal.includes("draw");
  return html`
    <button type="button" class="stock" data-part="stock" data-spot="stock" data-empty=${yes(!table.stock)} data-can=${yes(can)}
      aria-disabled=${can ? nothing : "true"} @click=${() => act("draw")}>
      ${heard(say("stock-label", { count: table.stock, can: can ? "yes" : "no" }))}
      <span class=${table.stock ? "card" : "card place"} aria-hidden="true">${table.stock ? back() : nothing}</span>
      <b aria-hidden="true">${table.stock}</b>
    </button>`;
}

function pileInWords({ shown, say }: Scene) {
  const top = shown.pile.at(-1);
  return top ? say("pile-label", { ...top, count: shown.pile.length }) : say("pile-empty");
}

/** The last three discards; a tap shows all. */
function drawPile(scene: Scene) {
  const { pile } = scene.table;
  const top = scene.shown.pile.at(-1);
  return html`
    <button type="button" class="pile" data-part="discards" aria-haspopup="dialog" @click=${() => scene.open("pile")}>
      ${heard(pileInWords(scene))}
      <span class="fanned" aria-hidden="true">${each(
        pile.slice(-3),
        ({ card, seat }) => drawCard(card, scene, atSeat(seat)),
        ({ card }) => card,
      )}${pile.length ? nothing : html`<span class="card place"></span>`}</span>
      <span class="pile-by" aria-hidden="true">${top ? scene.seatName(top.seat) : scene.say("pile")}</span>
    </button>`;
}

/** The person's hand: its cost, its order, and a request for a pon. */
function drawOwn({ table, legal, own, keep, order, arrange, act, say, shortcut }: Scene) {
  const other = order === "rank" ? "suit" : "rank";
  const ask = () => {
    keep({ silent: !own.silent });
    if (!own.silent && table.phase === "pon" && legal.length) act("pass");
  };
  const last = table.last && table.recycled > 0;
  return html`
    <div class="bridge-own">
      <p class="penalty" data-part="penalty"><span aria-hidden="true">${say("penalty")} <b>${table.penalty}</b></span>${heard(
        say("penalty-in-words", table),
      )}${last ? html` <span class="last-stock">${say("last-stock")}</span>` : nothing}</p>
      <div class="choices" role="toolbar" aria-label=${say("own")}>
        <button type="button" class="button quiet on-cloth bridge-choice" data-key="v" aria-keyshortcuts=${shortcut("V")}
          @click=${() => arrange(other)}>${say(`by-${other}`)}</button>
        <button type="button" class="button quiet on-cloth bridge-choice" aria-pressed=${String(Boolean(own.silent))}
          @click=${ask}>${say("no-pon-this-deal")}</button>
      </div>
    </div>`;
}

/** All melds, by player. */
function drawMelds(scene: Scene) {
  const { table, say } = scene;
  const own = (seat: number) =>
    table.melds.filter((meld) => meld.seat === seat).map((meld) => html`<li>${drawMeld(meld, scene)}</li>`);
  return html`
    <div class="melds scroll" data-part="melds" tabindex=${table.melds.length ? nothing : 0}
      role=${table.melds.length ? "toolbar" : "group"} aria-label=${say("melds")}>
      ${table.melds.length ? nothing : html`<p class="no-melds">${say("no-melds")}</p>`}
      ${drawPlaces(scene, (seat) => say("melds-of", { seat }), own)}
    </div>`;
}

/** Melds of a player after the deal. */
const drawMeldsLeft = (seat: number, scene: Scene) => html`
  <li><b>${scene.seatName(seat)}</b>${scene.table.melds
    .filter((meld) => meld.seat === seat)
    .map((meld) => html`${heard(meldName(meld, scene))}${drawFan(meld.cards, scene)}`)}</li>`;

/** A meld; it is highlighted if the selected card fits, and a tap lays it off. */
function drawMeld(meld: Meld, scene: Scene) {
  const { table, legal, chosen, story, say } = scene;
  const lays = laysOn(meld, scene);
  const [card] = chosen;
  const lit = chosen.length === 1 && lays.length > 0;
  const only = lays.length === 1 && chosen.length < 2 && parse(lays[0]).cards[0]; // a tap lays it off at once
  const press = () => {
    if (lays.length && chosen.length < 2) return scene.offer(lays);
    if (chosen.length > 1) return scene.tell(say("one-to-lay"));
    if (!card && legal.length) return scene.tell(say("choose-to-lay"));
    scene.act(`lay:${card ?? table.hand[0]}@${meld.number}`);
  };
  const seen = scene.shown.melds.find(({ number }) => number === meld.number);
  const latest = story.at(-1);
  const from = atSeat(latest && "seat" in latest ? latest.seat : meld.seat);
  return html`
    <button type="button" class="meld" data-part=${`meld:${meld.number}`} data-at=${meld.number} data-kind=${meld.kind}
      data-mine=${yes(meld.seat === scene.me)} data-lit=${yes(lit)}
      aria-disabled=${lays.length ? nothing : "true"} @click=${press}>
      ${heard(scene.list([meldName(meld, scene), (lit || only) && say("takes", { card: card ?? only })]))}
      <span class="fanned" aria-hidden="true" .style=${`--gaps: ${meld.cards.length - 1}`}>${each(meld.cards, (one) =>
        drawCard(one, scene, from),
      )}</span>
      <span class="meld-by line" aria-hidden="true"><span>${seen ? scene.seatName(seen.seat) : "\u00a0"}</span>${
        seen && meldSign(seen, scene)
      }</span>
    </button>`;
}

/** Facts that the cards do not show: the role of a lone 7 or the Joker. */
function meldSign({ kind, cards, joker }: Meld, { pack, say, mark, rankName }: Scene) {
  if (kind === "lone") return html`<span class="meld-sign boxed">${say("open")}</span>`;
  if (!cards.some((card) => card === pack.joker)) return nothing;
  const suit = joker ? mark(joker.suit) : nothing;
  const rank = rankName(joker?.rank ?? rankOf(cards[0]));
  return html`<span class="meld-sign boxed">${say("joker-short")}<span class="mark">${suit}</span>${rank}</span>`;
}

/** Legal ways to lay off the selected card, or else any card, on a meld. */
const laysOn = ({ number }: Meld, { legal, chosen }: Scene) =>
  legal.filter((action) => {
    const { verb, cards, at } = parse(action);
    return verb === "lay" && at === String(number) && chosen.every((card) => cards.includes(card));
  });

const all = (verb: string, { legal }: Scene) => legal.filter((action) => parse(action).verb === verb);

/** The verbs before the person may meld: those that are legal. */
function claims(scene: Scene): (Button | false)[] {
  const { legal, chosen, say } = scene;
  const cardsFor = (verb: string) => (chosen.length ? fitting(legal, verb, chosen) : proposed(all(verb, scene)));
  const claim = (id: string, key: string) =>
    all(id, scene).length > 0 && { id, actions: cardsFor(id), why: say("not-these"), key, main: true };
  return [
    legal.includes("pass") && { id: "pass", key: "p" },
    legal.includes("draw") && { id: "draw", key: "d", main: true },
    claim("chi", "i"),
    claim("pon", "k"),
  ];
}

/** Returns the melds that no larger one contains, or none if they are too many. */
function proposed(actions: readonly string[]) {
  const sets = actions.map((action) => parse(action).cards);
  const within = (set: string[]) =>
    sets.some((other) => other.length > set.length && set.every((card) => other.includes(card)));
  const largest = actions.filter((_, i) => !within(sets[i]));
  return largest.length > PROPOSED ? [] : largest;
}

/** "♠8". */
const shortName = (card: string, { pack, say, cardName, rankName }: Scene) =>
  card === pack.joker
    ? cardName(card)
    : say("short-name", { code: card[0], suit: card[0], rank: rankName(rankOf(card)) });

/** Plays with their cards, except draws, line by line. */
const drawPlays = (events: readonly Event[], scene: Scene) => html`
  <ol class="bridge-plays" role="list">${events.map((event) => {
    if (event.type === "draw" || event.type === "over") return nothing;
    const line = event.type === "result" ? outcome(event, scene) : describe(event, scene);
    const cards = "card" in event ? [event.card] : "number" in event ? event.cards : [];
    return html`<li class="line">${cards.length ? drawFan(cards, scene) : nothing}<span>${line}</span></li>`;
  })}</ol>`;

/** Events since the person last discarded or passed. */
function drawLast(scene: Scene) {
  const { story, me } = scene;
  const mine = story.findLastIndex((event) => event.type === "discard" && event.seat === me);
  return drawPlays(story.slice(Math.max(mine, 0)), scene);
}

/** All discards, the newest first. */
function drawAllDiscards(scene: Scene) {
  const { pile } = scene.table;
  const rows = [...pile].reverse().map(
    ({ card, seat }) => html`
    <li>${drawSmall(card, scene)}${heard(scene.cardName(card) + scene.t("table-comma"))}
      <span>${scene.seatName(seat)}</span></li>`,
  );
  return pile.length
    ? html`<ol class="discards wraps" role="list">${rows}</ol>`
    : html`<p>${scene.say("pile-empty")}</p>`;
}

function describe(event: Own<"seven-bridge">, scene: Scene) {
  const { say } = scene;
  if (event.type === "lay") {
    const card = scene.form === "seen" ? shortName(event.card, scene) : event.card; // as its meld is named
    return say("log-lay", { ...event, card, meld: meldCalled(event.onto, event.seat, scene) });
  }
  return say(
    `log-${event.type}`,
    "joker" in event ? { ...event, cards: inOne(event, scene) } : { card: null, ...event },
  );
}
/** How a deal ended, in a sentence. */
const outcome = (result: Result, { say }: Scene) => say(`outcome-${result.how}`, { seat: result.out });

const lineText = (line: Protocol.SevenBridge.Line, result: Result, scene: Scene) =>
  line.reason === "hand"
    ? handText(line, scene)
    : scene.say(`line-${line.reason}`, { on: "for" in line && line.for, to: result.out, points: figure(line.points) });

/** Factors of a hand: "× 2 (7) × 5 (Joker)". */
const factorsOf = ({ sevens, joker, doubled }: Protocol.SevenBridge.HandLine, { facts, say }: Scene) =>
  [
    ...Array(sevens).fill(say("factor-seven", { factor: facts.seven_factor })),
    joker && say("factor-joker", { factor: facts.joker_factor }),
    doubled && say("factor-concealed", { factor: facts.concealed_factor }),
  ]
    .filter(Boolean)
    .join(say("times-space"));

/** Sum of a hand: "10 + 7 = 17, × 2 (7) × 5 (Joker) = 170". */
function handText(line: Protocol.SevenBridge.HandLine, scene: Scene) {
  const { card_pips, pips, points } = line;
  const { say } = scene;
  const factors = factorsOf(line, scene);
  const sum = card_pips.length > 1 ? say("sum", { list: card_pips.join(say("plus")), sum: pips }) : String(pips);
  return factors ? say("product", { sum, factors, points }) : sum;
}

/** The melds of a concealed finish; the cards laid off by one that laid off its whole hand. */
function drawFeat(seat: number, { table: { result, melds }, story, ...scene }: Scene) {
  if (result?.how !== "concealed" && result?.how !== "lay-all") return nothing;
  const laid = story.flatMap((event) => (event.type === "lay" && event.seat === seat ? [event.card] : []));
  const fans =
    result.how === "concealed" ? melds.filter((meld) => meld.seat === seat).map(({ cards }) => cards) : [laid];
  return html`<span class="feat-cards" aria-hidden="true">${fans.map((cards) => drawFan(cards, scene))}</span>`;
}

export default {
  id: "seven-bridge",
  minutes: { deal: 2, match: 10 },
  seating: "strip",
  warns: true,
  keys: ["draw", "pass", "chi", "pon", "meld", "lay", "discard", "sort", "pile"].map((id) => `seven-bridge-key-${id}`),
  said: ["stock", "penalty"],
  pauses: { meld: "play", lay: "play", chi: "turn", pon: "turn", recycle: "turn", discard: "claim", "lay-all": "turn" },
  breath: ([{ type }]) => (["meld", "lay", "lay-all"].includes(type) ? "long" : type === "draw" ? "short" : undefined),
  cues: {
    ...{ draw: "draw", chi: "claim", pon: "claim", meld: "meld", lay: "meld" },
    discard: ({ seat }, { counts, result }) => (counts[seat] === 1 && !result ? "alert" : "play"),
  },
  staged: ({ kind, event }) =>
    event.type === "chi" ? "small" : kind === "won" && "out" in event && event.out !== null ? "big" : undefined,
  lit: ({ kind }) => (kind === "won" ? [".bridge"] : []),
  hand: (scene) => inOrder(scene.table.hand, scene.pack, scene.order === "rank"),
  tap: () => null,
  playable: (card, scene) => ["play", "claimed"].includes(scene.table.phase) || inSomeAction(card, scene),
  ask: (card) => `discard:${card}`,
  cardLook(card, { table, say }) {
    const drawn = card === table.drawn;
    return { notes: [drawn && say("just-drawn")], mark: drawn ? "drawn" : undefined, origin: '[data-spot="stock"]' };
  },
  seat(seat, scene) {
    const points = scene.table.scores[seat];
    return {
      signs: [seat === scene.table.dealer && sign("dealer", scene)],
      state: scene.say("total", { points }),
      stateShort: scene.say("total-short", { points }),
    };
  },
  centre: (scene) => html`
    <div class="bridge" data-few=${yes(rowsOf(scene) === 1)} .style=${`--rows: ${rowsOf(scene)}`}>
      <div class="bridge-top line">${drawStock(scene)}${drawPile(scene)}${drawOwn(scene)}</div>
      ${drawMelds(scene)}
    </div>`,
  prompt(scene) {
    const { table, me, legal, say, t } = scene;
    const { turn, phase, pile } = table;
    const top = pile.at(-1);
    if (turn === me && legal.length) {
      if (phase === "pon") return say("your-pon", top);
      if (phase === "claimed") return say("your-discard");
      if (all("lay-all", scene).length) return say("your-lay-all");
      if (phase === "play") return say("your-play");
      return all("chi", scene).length ? say("your-chi", top) : say("your-draw");
    }
    if ((turn === null || phase === "start") && top) return say("discarded", top);
    return turn === null ? t("table-wait") : say("their-turn", { seat: turn });
  },
  /** The verbs of the moment, always in the same order: draw or pass, chi, pon; or meld, lay off, discard. */
  buttons(scene) {
    const { table, facts, legal, chosen, me, say } = scene;
    if (!legal.length) return [];
    const wholes = all("lay-all", scene);
    const layAll = say("lay-all", { points: figure(facts.all_laid_off) });
    const goOut = wholes.length > 0 && { id: "lay-all", label: layAll, actions: wholes, main: true };
    if (table.phase !== "play" && table.phase !== "claimed") return [goOut, ...claims(scene)];
    const [card] = chosen;
    const [single, none] = [chosen.length === 1, chosen.length === 0];
    const melds = none ? proposed(all("meld", scene)) : fitting(legal, "meld", chosen);
    const [meld] = table.melds;
    const fit = all("lay", scene).filter((action) => none || (single && parse(action).cards.includes(card)));
    const lays = none && fit.length > PROPOSED ? [] : fit;
    const noLay = !single && say(none ? "choose-to-lay" : "one-to-lay");
    const discards = fitting(legal, "discard", chosen);
    const thrown = `discard:${card ?? table.hand[0]}`;
    const more = table.phase === "play"; // after a claim, one can only discard
    const mayLay = more && (all("lay", scene).length > 0 || table.melds.some(({ seat }) => seat === me));
    return [
      goOut,
      more && {
        id: "meld",
        actions: melds,
        ask: `meld:${chosen.join(".")}`,
        why: none && say("choose-first"),
        key: "m",
      },
      mayLay && { id: "lay", actions: lays, ask: `lay:${card}@${meld.number}`, why: noLay, key: "f" },
      { id: "discard", actions: discards, ask: thrown, why: !single && say("one-to-discard"), key: "x", main: single },
    ];
  },
  actionName(action, scene) {
    const { verb, cards, as, at } = parse(action);
    const { table, pack, say } = scene;
    if (verb === "lay-all") return say("choice-lay-all", { card: cards[0] });
    const top = verb === "chi" || verb === "pon" ? table.pile.slice(-1).map(({ card }) => card) : [];
    const on = meldAt(at, scene);
    const joker = as[pack.joker ?? ""];
    const what = on
      ? say("choice-lay", { card: shortName(cards[0], scene), meld: meldCalled(on, scene.me, scene), step: "" })
      : inOrder([...cards, ...top], pack)
          .map((card) => shortName(card, scene))
          .join(" ");
    return joker ? say("choice-as", { what, card: shortName(joker, scene) }) : what;
  },
  actionInWords(action, scene) {
    const { verb, cards, as, at } = parse(action);
    const on = verb === "lay" && meldAt(at, scene);
    if (!on) return null;
    const card = as[cards[0]] ? scene.say("joker-as", { card: as[cards[0]] }) : cards[0];
    return scene.say("choice-lay", { card, meld: meldCalled(on, scene.me, scene), step: scene.step ?? "" });
  },
  /** Adds the card that the person has just drawn. */
  known: (event, { drawn, seat }, events) =>
    drawn && event === events.findLast((one) => one.type === "draw" && one.seat === seat)
      ? { ...event, card: drawn }
      : event,
  describe,
  /** A hidden draw follows from not claiming. */
  implied: (event) => event.type === "draw" && !("card" in event),
  /** A discard pauses equally long whether or not a claim is possible; a deal ends after its last play. */
  steps(before, after) {
    const { events, table } = after;
    const ending = past(events, "result") - 1;
    if (ending > 0) {
      const was = { phase: "play" as const, scores: before.scores };
      return inSteps(after, [{ to: ending, pause: "turn", closed: true, was }]);
    }
    if (!events.length && before.phase === "pon") return [{ table, events, pause: "claim" }];
    return [{ table, events, pause: past(events, "recycle") ? "turn" : undefined }];
  },
  auto: ({ table, own }) => (own.silent && table.phase === "pon" ? "pass" : null),
  hasLast: ({ story }) => story.length > 1,
  last: drawLast,
  earlier: (scene) => drawPlays(scene.story, scene),
  inWords: (scene) => [
    scene.say("dealer-in-words", { seat: scene.table.dealer }),
    scene.say("stock-in-words", { count: scene.table.stock }),
    pileInWords(scene),
    ...scene.table.melds.map((meld) => meldName(meld, scene) + scene.say("stop")),
    !scene.table.melds.length && scene.say("no-melds"),
  ],
  outcome,
  remark: (result, scene) => (result.how === "out" ? null : outcome(result, scene)),
  headline: ({ out, points }, { say, me }) =>
    say("headline", { how: out === null ? "drawn" : out === me ? "mine" : "other", seat: out, points: points[me] }),
  /** One row per seat, with the cards left and their total, lowest first. */
  account(result, scene) {
    const { say, list, cardName } = scene;
    return drawAccount(
      "",
      scene,
      ["how", "points"],
      (seat) => {
        const lines = result.lines.filter((line) => line.seat === seat);
        const cards = lines.flatMap((line) => (line.reason === "hand" ? line.cards : []));
        const names = heard(list(cards.map(cardName)) + say("stop"));
        return html`
        <td class="in-words">${cards.length ? html`${drawTiles(cards, scene)}${names}` : nothing}
          ${lines.map(
            (line) => html`<p data-reason=${line.reason}>${lineText(line, result, scene)}</p>
              ${line.reason === "hand" ? html`<p class="factors" aria-hidden="true">${factorsOf(line, scene)}</p>` : nothing}`,
          )}</td>
        <td>${figure(result.points[seat])}</td>`;
      },
      { seats: personFirst(scene).sort((a, b) => result.points[a] - result.points[b]), won: [result.out] },
    );
  },
  /** A whole hand laid at once. */
  counted: (line) => (line.reason === "hand" ? line.card_pips : []),
  feat: ({ how, out }) => (out !== null && (how === "concealed" || how === "lay-all") ? { id: how, seat: out } : null),
  /** The hand of who has not gone out with the points of each card and their factors; of a feat, what went out. */
  rest(seat, scene) {
    const { result } = scene.table;
    if (result?.out === seat) return drawFeat(seat, scene);
    const line = result?.lines.find((one) => one.seat === seat && one.reason === "hand");
    if (line?.reason !== "hand" || !line.cards.length) return nothing;
    return html`${heard(scene.list(line.cards.map(scene.cardName)) + scene.say("stop"))}
      ${drawFan(line.cards, scene)}
      <span class="hand-pips" aria-hidden="true">${line.card_pips.map((pips) => html`<span>${pips}</span>`)}</span>
      <span class="factors">${factorsOf(line, scene) || nothing}</span>`;
  },
  /** The melds, by player. */
  left: (scene) => html`
    <ul class="melds-left" role="list">${personFirst(scene)
      .filter((seat) => scene.table.melds.some((meld) => meld.seat === seat))
      .filter((seat) => scene.table.result?.how !== "concealed" || seat !== scene.table.result.out)
      .map((seat) => drawMeldsLeft(seat, scene))}</ul>`,
  labels: { last: "seven-bridge-last", earlier: "seven-bridge-earlier" },
  panels: { pile: { label: "seven-bridge-pile", key: "c", draw: drawAllDiscards } },
  lapses: {
    held: ["discard:meld", "discard:lay"],
    laid: ["meld:discard", "lay:discard"],
    missed: ["pass:pon", "draw:chi"],
    claimed: ["pon:pass", "chi:draw"],
    threw: ["keeps", "breaks", "waits", "fits"],
    unsafe: ["safe", "safer", "safest"],
  },
} satisfies GameTable<"seven-bridge">;
