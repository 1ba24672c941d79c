/**
 * Seven Bridge's table: stock and discards, the melds of all, claims, laying off, and what a hand would cost.
 * @typedef {import("../../table/game.js").Scene} Scene
 * @typedef {import("../../table/game.js").Table} Table
 * @typedef {import("../../table/game.js").State} State
 * @typedef {import("../../table/game.js").Happening} Happening
 * @typedef {import("../../table/game.js").Button} Button
 * @typedef {import("../../table/game.js").Drawing} Drawing
 * @typedef {import("../../table/game.js").GameTable} GameTable
 * @typedef {{number: number, seat: number, kind: "lone"|"run"|"group", cards: string[], claimed: string|null, from: number|null}} Meld
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { fitting, inSomeAction, parse } from "../../table/game.js";

const JOKER = "X0";
const SUITS = ["S", "H", "D", "C", "X"];
/** Of several melds to be proposed, so many. */
const PROPOSED = 5;
/** How the hand is arranged, for as long as the page is open. */
const taste = { byRank: false };

/** @param {string} card */
const rankOf = (card) => Number(card.slice(1));
/** @param {Scene} scene @returns {(id: string, args?: Record<string, any>) => string} */
const own = (scene) => (id, args) => scene.t(`seven-bridge-${id}`, args);

/** Suit by suit, or rank by rank; the Joker last. @param {string[]} cards @param {boolean} byRank */
function inOrder(cards, byRank) {
  /** @param {string} card */
  const suit = (card) => SUITS.indexOf(card[0]);
  /** @param {string} card */
  const rank = (card) => (card === JOKER ? 99 : rankOf(card));
  return [...cards].sort((a, b) =>
    byRank ? rank(a) - rank(b) || suit(a) - suit(b) : suit(a) - suit(b) || rank(a) - rank(b),
  );
}

/** The card that the Joker is in a run: its neighbours tell. @param {string[]} cards in their order */
function jokerIn(cards) {
  const real = cards.findIndex((card) => card !== JOKER);
  return `${cards[real][0]}${rankOf(cards[real]) + cards.indexOf(JOKER) - real}`;
}

/** "Spade 8, Joker as Spade 9, Spade 10". @param {string[]} cards @param {boolean} run @param {Scene} scene */
const cardsInWords = (cards, run, scene) =>
  cards
    .map((card) =>
      card === JOKER && run ? own(scene)("joker-as", { card: scene.cardName(jokerIn(cards)) }) : scene.cardName(card),
    )
    .join(scene.t("table-comma"));

/** @param {Meld} meld @param {Scene} scene */
const meldName = (meld, scene) =>
  own(scene)("meld-name", {
    number: meld.number,
    kind: meld.kind,
    seat: scene.seatName(meld.seat),
    cards: cardsInWords(meld.cards, meld.kind === "run", scene),
  });

/** Cards that lie over each other, each one's index in sight. @param {readonly string[]} cards @param {Scene} scene @param {string | null} [origin] where new ones come from; null: this is only a picture of them */
const fan = (cards, scene, origin = null) => html`
  <span class="fanned" aria-hidden="true">${repeat(
    cards,
    (card) => card,
    (card) =>
      origin === null
        ? html`<span class="card" data-shown=${card}>${scene.face(card)}</span>`
        : html`<span class="card" data-card=${card} data-origin=${origin}>${scene.face(card)}</span>`,
  )}</span>`;

// The table

/** @param {Scene} scene */
const drawCentre = (scene) => html`
  <div class="bridge">
    <div class="bridge-top">${drawStock(scene)}${drawPile(scene)}${drawOwn(scene)}</div>
    ${drawMelds(scene)}
  </div>`;

/** The stock: a tap draws. @param {Scene} scene */
function drawStock(scene) {
  const { table } = scene;
  const say = own(scene);
  const can = scene.legal.includes("draw");
  return html`
    <button type="button" class="stock" data-spot="stock" data-empty=${table.stock ? nothing : "yes"} data-can=${can ? "yes" : nothing}
      aria-disabled=${can ? nothing : "true"} @click=${() => scene.act("draw")}>
      <span class="visually-hidden">${say("stock-label", { count: table.stock, can: can ? "yes" : "no" })}</span>
      <span class="card" aria-hidden="true">${table.stock ? scene.back() : nothing}</span>
      <b aria-hidden="true">${table.stock}</b>
    </button>`;
}

/** The last three discards; a tap shows all. @param {Scene} scene */
function drawPile(scene) {
  const { pile } = scene.table;
  const say = own(scene);
  const top = pile.at(-1);
  return html`
    <button type="button" class="pile" aria-haspopup="dialog" @click=${() => scene.open("pile")}>
      <span class="visually-hidden">${top ? say("pile-label", { card: scene.cardName(top.card), seat: scene.seatName(top.seat), count: pile.length }) : say("pile-empty")}</span>
      <span class="fanned" aria-hidden="true">${repeat(
        pile.slice(-3),
        (/** @type {any} */ one) => one.card,
        (/** @type {any} */ one) => html`
        <span class="card" data-card=${one.card} data-origin=${`[data-seat="${one.seat}"]`}>${scene.face(one.card)}</span>`,
      )}${top ? nothing : html`<span class="card place"></span>`}</span>
      <span class="pile-by" aria-hidden="true">${top ? scene.seatName(top.seat) : say("pile")}</span>
    </button>`;
}

/** What my hand would cost, and two choices: how it is arranged, and whether I am asked for a pon. @param {Scene} scene */
function drawOwn(scene) {
  const { table } = scene;
  const say = own(scene);
  const silent = Boolean(scene.own.silent);
  const arrange = () => {
    taste.byRank = !taste.byRank;
    scene.keep({});
  };
  const ask = () => {
    scene.keep({ silent: !silent });
    if (!silent && table.phase === "pon" && scene.legal.length) scene.act("pass");
  };
  return html`
    <div class="bridge-own">
      <p class="penalty">${say("penalty")} <b>${table.penalty}</b>${table.last && table.recycled ? html` <span class="last-stock">${say("last-stock")}</span>` : nothing}</p>
      <div class="choices">
        <button type="button" class="button quiet on-cloth" data-key="v" aria-keyshortcuts="V" @click=${arrange}>${say(taste.byRank ? "by-suit" : "by-rank")}</button>
        <button type="button" class="button quiet on-cloth" aria-pressed=${String(silent)} @click=${ask}>${say("no-pon-this-deal")}</button>
      </div>
    </div>`;
}

/** @param {Scene} scene */
function drawMelds(scene) {
  const melds = /** @type {Meld[]} */ (scene.table.melds);
  const say = own(scene);
  return html`
    <div class="melds scroll" tabindex="0" role="group" aria-label=${say("melds")}>
      ${
        melds.length
          ? html`<ul role="list">${repeat(
              melds,
              (meld) => meld.number,
              (meld) => html`<li>${drawMeld(meld, scene)}</li>`,
            )}</ul>`
          : html`<p class="no-melds">${say("no-melds")}</p>`
      }
    </div>`;
}

/** A meld; it lights up when the selected card fits, and takes it. @param {Meld} meld @param {Scene} scene */
function drawMeld(meld, scene) {
  const say = own(scene);
  const lays = laysOn(meld, scene);
  const lit = scene.chosen.length === 1 && lays.length > 0;
  const [card] = scene.chosen;
  const press = () => {
    if (lays.length && scene.chosen.length < 2) return scene.offer(lays);
    if (scene.chosen.length > 1) return scene.say(say("one-to-lay"));
    if (!card && scene.legal.length) return scene.say(say("choose-to-lay"));
    scene.act(`lay:${card ?? scene.table.hand[0]}@${meld.number}`);
  };
  return html`
    <button type="button" class="meld" data-at=${meld.number} data-kind=${meld.kind} data-mine=${meld.seat === scene.me ? "yes" : nothing} data-lit=${lit ? "yes" : nothing}
      aria-disabled=${lays.length ? nothing : "true"} @click=${press}>
      <span class="visually-hidden">${meldName(meld, scene)}${lit ? scene.t("table-comma") + say("takes", { card: scene.cardName(card) }) : nothing}</span>
      ${fan(meld.cards, scene, `[data-seat="${scene.story.at(-1)?.seat ?? meld.seat}"]`)}
      <span class="meld-by" aria-hidden="true">${lit ? html`<b class="plus">＋</b>` : nothing}${scene.seatName(meld.seat)}${meldSign(meld, scene)}</span>
    </button>`;
}

/** What cannot be seen from the cards: what a lone 7 or the Joker is. @param {Meld} meld @param {Scene} scene */
function meldSign(meld, scene) {
  if (meld.kind === "lone") return html`<span class="meld-sign">${own(scene)("open")}</span>`;
  if (!meld.cards.includes(JOKER)) return nothing;
  const [suit, rank] =
    meld.kind === "run"
      ? [scene.mark(jokerIn(meld.cards)[0]), rankSign(rankOf(jokerIn(meld.cards)))]
      : [nothing, rankSign(rankOf(meld.cards[0]))];
  return html`<span class="meld-sign">${own(scene)("joker-short")}<span class="mark">${suit}</span>${rank}</span>`;
}

/** @param {number} rank */
const rankSign = (rank) =>
  /** @type {Record<number, string>} */ ({ 1: "A", 11: "J", 12: "Q", 13: "K" })[rank] ?? String(rank);

/** The ways to lay the selected card, or else any card, on a meld. @param {Meld} meld @param {Scene} scene */
function laysOn(meld, scene) {
  return scene.legal.filter((action) => {
    const { verb, cards, at } = parse(action);
    return verb === "lay" && Number(at) === meld.number && scene.chosen.every((card) => cards.includes(card));
  });
}

// What can be done

/** @param {Scene} scene */
function prompt(scene) {
  const { table, me } = scene;
  const say = own(scene);
  const top = table.pile.at(-1)?.card;
  const seat = table.turn === null ? "" : scene.seatName(table.turn);
  if (table.turn === me && scene.legal.length) {
    if (table.phase === "pon") return say("your-pon", { card: scene.cardName(top) });
    if (table.phase === "claimed") return say("your-discard");
    if (table.phase === "play")
      return scene.legal.some((action) => action.startsWith("lay-all")) ? say("your-lay-all") : say("your-play");
    if (scene.legal.includes("lay-all")) return say("your-lay-all");
    return scene.legal.some((action) => action.startsWith("chi:"))
      ? say("your-chi", { card: scene.cardName(top) })
      : say("your-draw");
  }
  if (table.turn === null || table.phase === "start")
    return top
      ? say("discarded", {
          seat: scene.seatName(table.pile.at(-1).seat),
          card: scene.cardName(top),
        })
      : say("their-turn", { seat });
  return say("their-turn", { seat });
}

/** Always in the same order: draw or pass, chi, pon; meld, lay off, discard. @param {Scene} scene @returns {Button[]} */
function buttons(scene) {
  const { table, legal, chosen } = scene;
  const say = own(scene);
  const [card] = chosen;
  /** @param {string} verb */
  const all = (verb) => legal.filter((action) => action.startsWith(`${verb}:`));
  /** @param {string} verb */
  const chosenOr = (verb) => (chosen.length ? fitting(legal, verb, chosen) : proposed(all(verb)));
  const asked = table.phase === "pon" && legal.length > 0;
  const selecting = say(chosen.length ? "not-these" : "choose-first");
  const lays = all("lay").filter(
    (action) => chosen.length < 2 && chosen.every((one) => parse(action).cards.includes(one)),
  );
  const wholes = legal.filter((action) => action === "lay-all" || action.startsWith("lay-all:"));
  const playing = table.turn === scene.me && (table.phase === "play" || table.phase === "claimed") && legal.length > 0;
  return [
    ...(wholes.length ? [{ id: "lay-all", label: say("lay-all"), actions: wholes, main: true }] : []),
    asked
      ? { id: "pass", label: say("pass"), actions: ["pass"], key: "p" }
      : {
          id: "draw",
          label: say("draw"),
          actions: legal.includes("draw") ? ["draw"] : [],
          ask: "draw",
          key: "d",
          main: legal.includes("draw"),
        },
    {
      id: "chi",
      label: say("chi"),
      actions: chosenOr("chi"),
      why: say(all("chi").length ? "not-these" : "no-chi"),
      key: "i",
      main: all("chi").length > 0,
    },
    {
      id: "pon",
      label: say("pon"),
      actions: chosenOr("pon"),
      why: say(asked ? "not-these" : "no-pon"),
      key: "k",
      main: asked,
    },
    {
      id: "meld",
      label: say("meld"),
      actions: chosenOr("meld"),
      ...reason(chosen.length > 0 && playing, `meld:${chosen.join(".")}`, playing ? selecting : null),
      key: "m",
    },
    {
      id: "lay",
      label: say("lay"),
      actions: lays.length > PROPOSED && !card ? [] : lays,
      ...reason(
        chosen.length === 1 && playing && table.melds.length > 0,
        `lay:${card}@${table.melds[0]?.number}`,
        chosen.length > 1 ? say("one-to-lay") : table.melds.length ? say("choose-to-lay") : say("no-melds"),
      ),
      key: "f",
    },
    {
      id: "discard",
      label: say("discard"),
      actions: chosen.length === 1 && legal.includes(`discard:${card}`) ? [`discard:${card}`] : [],
      ...reason(chosen.length === 1 || !playing, `discard:${card ?? table.hand[0]}`, say("one-to-discard")),
      key: "x",
      main: playing && chosen.length === 1,
    },
  ];
}

/** Why a dim button is dim: the engine says it, or the sentence does. @param {boolean} ask @param {string} action @param {string | null} sentence */
const reason = (ask, action, sentence) => (ask || !sentence ? { ask: action } : { why: sentence });

/** The largest of several melds, each set of cards once where it does not matter how. @param {string[]} actions */
function proposed(actions) {
  const sets = actions.map((action) => parse(action).cards);
  const largest = actions.filter(
    (_, i) =>
      !sets.some(
        (other, j) => j !== i && other.length > sets[i].length && sets[i].every((card) => other.includes(card)),
      ),
  );
  return largest.length > PROPOSED ? [] : largest;
}

/** An action between which and others the person chooses. @param {string} action @param {Scene} scene */
function actionName(action, scene) {
  const { verb, cards, as, at } = parse(action);
  const say = own(scene);
  const top = scene.table.pile.at(-1)?.card;
  if (verb === "lay-all")
    return cards.length ? say("choice-lay-all", { card: scene.cardName(cards[0]) }) : say("lay-all");
  if (verb === "lay") {
    const meld = /** @type {Meld} */ (scene.table.melds.find((/** @type {Meld} */ one) => String(one.number) === at));
    const on = meld.cards.map((card) => shortName(card, scene)).join(" ");
    return as[JOKER]
      ? say("choice-as", { what: on, card: shortName(as[JOKER], scene) })
      : say("choice-lay", { card: shortName(cards[0], scene), on });
  }
  const list = inOrder(verb === "meld" ? cards : [...cards, top], false)
    .map((card) => shortName(card, scene))
    .join(" ");
  return as[JOKER] ? say("choice-as", { what: list, card: shortName(as[JOKER], scene) }) : list;
}

/** "♠8". @param {string} card @param {Scene} scene */
const shortName = (card, scene) =>
  card === JOKER
    ? scene.cardName(card)
    : `${/** @type {Record<string, string>} */ ({ S: "♠", H: "♥", D: "♦", C: "♣" })[card[0]]}${rankSign(rankOf(card))}`;

// Seats, log, words

/** @param {number} seat @param {Scene} scene @returns {import("../../table/game.js").SeatLook} */
function seatLook(seat, scene) {
  const { table } = scene;
  const say = own(scene);
  const signs = seat === table.dealer ? [{ id: "dealer", short: say("dealer-short"), label: say("dealer") }] : [];
  const total = table.scores[seat];
  return {
    signs,
    state: say("total", { points: total }),
    stateShort: say("total-short", { points: total }),
  };
}

/** @param {Happening} event @param {Scene} scene */
function describe(event, scene) {
  const say = own(scene);
  const seat = event.seat === undefined ? "" : scene.seatName(event.seat);
  switch (event.type) {
    case "deal":
      return say("log-deal", { deal: event.deal, seat: scene.seatName(event.dealer) });
    case "draw":
      return say("log-draw", { seat });
    case "recycle":
      return say("log-recycle", { count: event.cards });
    case "discard":
      return say("log-discard", { seat, card: scene.cardName(event.card) });
    case "meld":
      return say("log-meld", {
        seat,
        cards: cardsInWords(event.cards, event.kind === "run", scene),
      });
    case "chi":
    case "pon":
      return say(`log-${event.type}`, {
        seat,
        card: scene.cardName(event.claimed),
        cards: cardsInWords(event.cards, event.kind === "run", scene),
      });
    case "lay":
      return say("log-lay", { seat, card: scene.cardName(event.card), number: event.number });
    case "lay-all":
      return say("log-lay-all", { seat });
    case "result":
      return outcome(event, scene);
    default:
      return null;
  }
}

/** How a deal ended, in a sentence. @param {Record<string, any>} result @param {Scene} scene */
function outcome(result, scene) {
  return own(scene)(`outcome-${result.how}`, {
    seat: result.out === null ? "" : scene.seatName(result.out),
  });
}

/** Plays with their cards, line by line; that somebody drew goes without saying. @param {readonly Happening[]} events @param {Scene} scene */
const drawPlays = (events, scene) => html`
  <ol class="plays" role="list">${events
    .filter((event) => event.type !== "draw")
    .map((event) => {
      const line = describe(event, scene);
      const cards = event.card ? [event.card] : event.type === "result" ? [] : event.cards?.length ? event.cards : [];
      return line ? html`<li>${cards.length ? fan(cards, scene) : nothing}<span>${line}</span></li>` : nothing;
    })}</ol>`;

/** What has happened since the person last discarded or passed a turn on. @param {Scene} scene */
function sinceMine(scene) {
  const { story, me } = scene;
  const last = story.findLastIndex((event) => event.type === "discard" && event.seat === me);
  return story.slice(Math.max(last, 0));
}

/** @param {Scene} scene */
function drawLast(scene) {
  return drawPlays(sinceMine(scene), scene);
}

/** @param {Scene} scene */
const drawEarlier = (scene) => drawPlays(scene.story, scene);

/** All discards, the newest first. @param {Scene} scene */
function drawAllDiscards(scene) {
  const pile = /** @type {{card: string, seat: number}[]} */ (scene.table.pile);
  if (!pile.length) return html`<p>${own(scene)("pile-empty")}</p>`;
  return html`
    <ol class="discards" role="list">${[...pile].reverse().map(
      ({ card, seat }) => html`
      <li><span class="card small" data-shown=${card}>${scene.face(card)}</span><span class="visually-hidden">${scene.cardName(card)}${scene.t("table-comma")}</span><span>${scene.seatName(seat)}</span></li>`,
    )}</ol>`;
}

/** @param {Scene} scene */
function inWords(scene) {
  const { table } = scene;
  const say = own(scene);
  const top = table.pile.at(-1);
  return [
    say("dealer-in-words", { seat: scene.seatName(table.dealer) }),
    say("stock-in-words", { count: table.stock }),
    top
      ? say("pile-label", {
          card: scene.cardName(top.card),
          seat: scene.seatName(top.seat),
          count: table.pile.length,
        })
      : say("pile-empty"),
    ...(table.melds.length
      ? table.melds.map((/** @type {Meld} */ meld) => meldName(meld, scene) + say("stop"))
      : [say("no-melds")]),
    table.result ? outcome(table.result, scene) : prompt(scene),
    ...(table.hand.length && !table.result
      ? [
          say("hand-in-words", {
            cards: inOrder(table.hand, false).map(scene.cardName).join(scene.t("table-comma")),
            points: table.penalty,
          }),
        ]
      : []),
  ];
}

// Score

/** How the points of a deal arose: a row a seat, with the cards left and the sum. @param {Record<string, any>} result @param {Scene} scene */
function drawAccount(result, scene) {
  const say = own(scene);
  const seats = result.points.map(
    (/** @type {number} */ _, /** @type {number} */ i) => (scene.me + i) % result.points.length,
  );
  return html`
    <table class="account">
      <caption class="visually-hidden">${scene.t("table-this-deal", { deal: result.deal ?? scene.table.deal })}</caption>
      <thead class="visually-hidden"><tr><th scope="col">${say("account-seat")}</th><th scope="col">${say("account-how")}</th><th scope="col">${say("account-points")}</th></tr></thead>
      <tbody>${seats.map((/** @type {number} */ seat) => {
        const lines = result.lines.filter((/** @type {any} */ line) => line.seat === seat);
        const hand = lines.find((/** @type {any} */ line) => line.reason === "hand");
        return html`
          <tr data-out=${seat === result.out ? "yes" : nothing}>
            <th scope="row">${scene.seatName(seat)}</th>
            <td>${hand ? html`${fan(inOrder(hand.cards, false), scene)}<span class="visually-hidden">${hand.cards.map(scene.cardName).join(scene.t("table-comma"))}${say("stop")}</span>` : nothing}
              ${lines.map((/** @type {any} */ line) => html`<p>${lineText(line, result, scene)}</p>`)}</td>
            <td><b>${figure(result.points[seat])}</b></td>
          </tr>`;
      })}</tbody>
    </table>`;
}

/** A real minus sign. @param {number} points */
const figure = (points) => (points < 0 ? `−${-points}` : String(points));

/** @param {any} line @param {Record<string, any>} result @param {Scene} scene */
function lineText(line, result, scene) {
  const say = own(scene);
  if (line.reason === "hand") return handText(line, scene);
  if (line.reason === "responsible")
    return say("line-responsible", {
      seat: scene.seatName(line.for),
      out: scene.seatName(result.out),
      points: figure(line.points),
    });
  if (line.reason === "relieved") return say("line-relieved", { points: figure(line.points) });
  return say(`line-${line.reason}`);
}

/** What the cards of a hand count, as a sum: "10 + 7 = 17, × 2 (7) × 5 (Joker) = 170". @param {any} line @param {Scene} scene */
function handText(line, scene) {
  const say = own(scene);
  const pips = inOrder(line.cards, false).map((card) =>
    card === JOKER ? 0 : [1, 11, 12, 13].includes(rankOf(card)) ? 10 : rankOf(card),
  );
  const sum = pips.length > 1 ? say("sum", { list: pips.join(say("plus")), sum: line.pips }) : String(line.pips);
  const factors = [
    ...Array(line.sevens).fill(say("factor-seven")),
    ...(line.joker ? [say("factor-joker")] : []),
    ...(line.doubled ? [say("factor-concealed")] : []),
  ];
  return factors.length ? say("product", { sum, factors: factors.join(say("times-space")), points: line.points }) : sum;
}

// Pictures on the way

/** @param {Happening} event @returns {import("../../table/game.js").Pause} */
const pause = (event) =>
  /** @type {const} */ ({
    deal: "play",
    meld: "play",
    lay: "play",
    chi: "turn",
    pon: "turn",
    recycle: "turn",
    discard: "claim",
    "lay-all": "turn",
  })[event.type] ?? "none";

/**
 * What the table looks like while all may still wonder whether somebody calls pon: for everybody the same.
 * @param {Table} table @param {Happening} [pon]  the pon that has followed
 */
function whileAsking(table, pon) {
  const pile = pon ? [...table.pile, { card: pon.claimed, seat: pon.from }] : table.pile;
  if (!pile.length) return table;
  const melds = pon ? table.melds.slice(0, -1) : table.melds;
  const counts = table.counts.map((/** @type {number} */ count, /** @type {number} */ seat) =>
    pon?.seat === seat ? count + pon.cards.length - 1 : count,
  );
  return {
    ...table,
    pile,
    melds,
    counts,
    phase: "start",
    giver: null,
    turn: (pile[pile.length - 1].seat + 1) % table.seats,
  };
}

/**
 * A discard stays for the same time whoever is asked about it; the end of a deal comes after its last play.
 * @param {Table} before @param {State} after @returns {import("../../table/game.js").Step[]}
 */
function steps(before, after) {
  const { events, table } = after;
  const end = events.findIndex((event) => event.type === "result");
  if (end > 0)
    return [
      ...asked(
        before,
        events.slice(0, end),
        {
          ...table,
          result: null,
          over: false,
          winners: [],
          phase: "play",
          turn: null,
          scores: before.scores,
        },
        "turn",
        true,
      ),
      { table, events: events.slice(end), pause: "none" },
    ];
  const told = events.find((event) => event.type === "recycle") ?? events.at(-1);
  return asked(before, events, table, told ? pause(told) : "none", false);
}

/**
 * The moment after a discard, and then what has followed it.
 * @param {Table} before @param {Happening[]} events @param {Table} table
 * @param {import("../../table/game.js").Pause} last @param {boolean} closed @returns {import("../../table/game.js").Step[]}
 */
function asked(before, events, table, last, closed) {
  const passed = !events.length && before.phase === "pon";
  const at = events.findIndex((event) => event.type === "discard") + 1;
  if ((closed && at === events.length) || (!at && !passed)) return [{ table, events, pause: last, closed }];
  return [
    {
      table: whileAsking(table, events[at]),
      events: events.slice(0, at),
      pause: "claim",
      closed: true,
    },
    { table, events: events.slice(at), pause: at < events.length ? last : "none", closed },
  ];
}

/** @param {Scene} scene */
const columns = (scene) =>
  Array.from({ length: scene.table.seats }, (_, i) => (scene.me + i) % scene.table.seats).map((seat) => ({
    label: scene.seatName(seat),
    seat,
  }));

/** @type {GameTable} */
export default {
  id: "seven-bridge",
  pack: "french",
  seating: "strip",
  hand: (scene) => inOrder(scene.table.hand, taste.byRank),
  tap: () => null,
  playable: (card, scene) => ["play", "claimed"].includes(scene.table.phase) || inSomeAction(card, scene),
  ask: (card, scene) => (scene.table.phase === "pon" ? `pon:${card}` : `chi:${card}`),
  cardLook: (card, scene) => ({
    notes: card === scene.table.drawn ? [own(scene)("just-drawn")] : [],
    mark: card === scene.table.drawn ? "drawn" : undefined,
    origin: '[data-spot="stock"]',
  }),
  seat: seatLook,
  centre: drawCentre,
  prompt,
  buttons,
  actionName,
  describe,
  pause,
  steps,
  keys: ["draw", "pass", "chi", "pon", "meld", "lay", "discard", "sort", "pile"].map((id) => `seven-bridge-key-${id}`),
  auto: (scene) => (scene.own.silent && scene.table.phase === "pon" ? "pass" : null),
  history: (table) => [{ type: "deal", deal: table.deal, dealer: table.dealer }],
  hasLast: (scene) => scene.story.length > 1,
  last: drawLast,
  earlier: drawEarlier,
  inWords,
  columns,
  sheet: (result, scene) => ({
    title: outcome(result, scene),
    lines: [],
    points: columns(scene).map(({ seat }) => result.points[seat]),
  }),
  account: drawAccount,
  ending: (scene) =>
    html`<div class="buttons"><button type="button" class="button" aria-haspopup="dialog" @click=${() => scene.open("earlier")}>${own(scene)("earlier")}</button></div>`,
  panels: {
    last: { label: "seven-bridge-last", key: "l", draw: drawLast },
    earlier: { label: "seven-bridge-earlier", draw: drawEarlier },
    pile: { label: "seven-bridge-pile", key: "c", draw: drawAllDiscards },
  },
};
