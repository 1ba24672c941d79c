/**
 * The table of Seven's Sevens Heaven: bets and folds in a row, predictions on the bettors, tricks, stack cards.
 * @typedef {import("../../table/game.js").Scene} Scene
 * @typedef {import("../../table/game.js").Table} Table
 * @typedef {import("../../table/game.js").Happening} Happening
 * @typedef {import("../../table/game.js").Step} Step
 * @typedef {import("../../table/game.js").Pause} Pause
 * @typedef {import("../../table/game.js").GameTable} GameTable
 * @typedef {import("../../table/game.js").Drawing} Drawing
 */
import { html, nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { chip, stackCard } from "../../cards/cards.js";
import { seatOrder } from "../../table/seats.js";
import { drawEarlierTricks, drawLastTrick, playInWords } from "../../table/tricks.js";

const TARGET = 77;
const COLOURS = ["R", "G", "U"];

/** @param {string} card */
const rankOf = (card) => Number(card.slice(1));
/** Colour by colour, high cards first. @param {string[]} cards */
const inOrder = (cards) =>
  [...cards].sort((a, b) => COLOURS.indexOf(a[0]) - COLOURS.indexOf(b[0]) || rankOf(b) - rankOf(a));

/** @param {Scene} scene @returns {(id: string, args?: Record<string, any>) => string} */
const own = (scene) => (id, args) => scene.t(`sevens-heaven-${id}`, args);

/** @param {Table} table */
const seatsOf = (table) => Array.from({ length: table.seats }, (_, seat) => seat);
/** Seats clockwise from the start player. @param {Table} table */
const fromStart = (table) => seatsOf(table).map((i) => (table.start + i) % table.seats);
/** @param {Table} table */
const bettors = (table) => seatsOf(table).filter((seat) => table.declared[seat] === "bet");
/** The bettor who leads to the first trick. @param {Table} table */
const leader = (table) => fromStart(table).find((seat) => table.declared[seat] === "bet");
/** The seats whose chip lies on this one. @param {number} seat @param {Table} table */
const believers = (seat, table) => fromStart(table).filter((one) => table.chips[one] === seat);
/** Whether the round goes to 77 points. @param {Table} table */
const toTarget = (table) => table.options.length === "game";
/** "Aoi, Ren". @param {number[]} seats @param {Scene} scene */
const names = (seats, scene) => seats.map(scene.seatName).join(scene.t("table-comma"));

// Pieces

/** A seat's chip. @param {number} seat */
const drawChip = (seat) => html`<span class="piece-chip" data-piece=${`chip ${seat}`}>${unsafeHTML(chip(seat))}</span>`;

/** A seat's stack card. @param {number} seat @param {Scene} scene */
function drawStack(seat, { table }) {
  const count = table.stacks[seat];
  return count
    ? html`
    <span class="stack" data-piece=${`stack ${seat}`} data-origin=${table.stackFrom ?? '[data-spot="stacks"]'}>${unsafeHTML(
      stackCard(count === 1 ? 1 : 2),
    )}<b>${count}</b></span>`
    : nothing;
}

/** A card small enough for a line of text. @param {string} card @param {Scene} scene @param {boolean} [here]  it lies here, not elsewhere on the table */
const drawTile = (card, scene, here = true) =>
  html`<span class="tile" data-card=${here ? card : nothing} data-shown=${card}><span class="mark">${scene.mark(card[0])}</span><b>${rankOf(card)}</b></span>`;

/** Three tricks end the round: how many of them a bettor has. @param {number} won */
const drawTricksWon = (won) =>
  html`<svg class="won-tricks" viewBox="0 0 30 10">${[0, 1, 2].map((i) => svg`<circle cx=${5 + 10 * i} cy="5" r=${i < won ? 4.4 : 2.9} class=${i < won ? "won" : "open"}/>`)}</svg>`;

/** The way to 77. @param {number} points */
const drawWay = (points) =>
  html`<svg class="way" viewBox="0 0 77 4" preserveAspectRatio="none"><rect class="way-all" width="77" height="4"/><rect class="way-done" width=${Math.min(TARGET, points)} height="4"/></svg>`;

const startIcon = () =>
  html`<svg class="start-icon" viewBox="0 0 12 14"><path d="M2 .5h1.6v13H2zM4.6 1L11 4 4.6 7.2z"/></svg>`;

// Seats

/** @param {number} seat @param {Scene} scene @returns {import("../../table/game.js").SeatLook} */
function seatLook(seat, scene) {
  const { table } = scene;
  const declared = table.declared[seat];
  return {
    signs: [],
    state: seatWords(seat, scene),
    stateShort: !declared
      ? html``
      : declared === "bet" && table.phase !== "bet"
        ? drawTricksWon(table.won[seat])
        : html`<span class="declared-${declared}">${own(scene)(declared === "bet" ? "bets" : "folds")}</span>`,
    out: declared === "fold",
    body: drawSeatBody(seat, scene),
  };
}

/** All that is seen at a seat. @param {number} seat @param {Scene} scene */
function seatWords(seat, scene) {
  const { table } = scene;
  const say = own(scene);
  const [declared, card] = [table.declared[seat], table.cards[seat]];
  const parts = [...(seat === table.start ? [say("start-player")] : []), say("points", { points: table.scores[seat] })];
  if (declared) parts.push(say(declared === "bet" ? "bet-card" : "fold-card", { card: scene.cardName(card) }));
  if (declared === "bet" && table.tricks.length) parts.push(say("tricks-won", { tricks: table.won[seat] }));
  if (table.stacks[seat]) parts.push(say("stacks", { stacks: table.stacks[seat] }));
  if (believers(seat, table).length) parts.push(say("chips-here", { seats: names(believers(seat, table), scene) }));
  return parts.join(scene.t("table-comma"));
}

/** @param {number} seat @param {Scene} scene */
function drawSeatBody(seat, scene) {
  const { table } = scene;
  const declared = table.declared[seat];
  const card = table.cards[seat];
  const inMiddle = table.phase === "bet" || (table.phase === "predict" && declared === "bet");
  const chips = [
    ...(declared !== "bet" && table.chips[seat] === null ? [seat] : []),
    ...(table.phase === "predict" ? [] : believers(seat, table)),
  ];
  return html`
    <span class="seat-points" aria-hidden="true"><b>${table.scores[seat]}</b>${toTarget(table) ? drawWay(table.scores[seat]) : nothing}${drawStack(seat, scene)}${seat === table.start ? startIcon() : nothing}</span>
    <span class="seat-marks" aria-hidden="true">
      ${card ? drawTile(card, scene, !inMiddle) : nothing}
      <span class="chips">${repeat(chips, (one) => one, drawChip)}</span>
    </span>`;
}

// The middle

/** Pot and free stack cards: always in sight. @param {Scene} scene */
function drawBanner(scene) {
  const { table } = scene;
  const say = own(scene);
  const inPot = bettors(table);
  return html`
    <div class="pot">
      <span class="visually-hidden">${say("pot-in-words", { points: table.pot, count: inPot.length })}</span>
      <span aria-hidden="true">${say("pot")}</span> <b aria-hidden="true">${table.pot}</b>
      <span class="chips" aria-hidden="true">${repeat(inPot, (one) => one, drawChip)}</span>
    </div>
    <div class="free-stacks" data-spot="stacks">
      <span class="visually-hidden">${say("free-stacks", { count: table.centre })}</span>
      <span class="free-label" aria-hidden="true">${say("stack-cards")}</span>
      ${Array.from({ length: 2 }, (_, i) => html`<span class="free-stack" aria-hidden="true" data-taken=${i < table.centre ? nothing : "yes"}>${i < table.centre ? unsafeHTML(stackCard(1)) : nothing}</span>`)}
    </div>`;
}

/** Every seat's card or empty place in a row. @param {number[]} seats @param {Scene} scene @param {(seat: number) => Drawing} place */
const drawRow = (seats, scene, place) => html`
  <div class="places-room"><ol class="places" role="list" data-count=${seats.length}>${repeat(
    seats,
    (seat) => seat,
    (seat) => html`
    <li class="place-of" data-turn=${scene.table.turn === seat ? "yes" : nothing} data-mine=${seat === scene.me ? "yes" : nothing}>${place(seat)}</li>`,
  )}</ol></div>`;

/** @param {string | null} card @param {number} seat @param {Scene} scene @param {string} [goes] */
const drawPlace = (card, seat, scene, goes) =>
  card
    ? html`<span class="card" data-card=${card} data-origin=${`[data-seat="${seat}"]`} data-goes=${goes ?? nothing}>${scene.face(card)}</span>`
    : html`<span class="card place" aria-hidden="true"></span>`;

/** Bet time: who has declared what, and what is at stake. @param {Scene} scene */
function drawBetTime(scene) {
  const { table } = scene;
  const say = own(scene);
  return html`
    <div class="bet-time">
      ${drawRow(fromStart(table), scene, (seat) => {
        const declared = table.declared[seat];
        const card = table.cards[seat];
        const words = !declared
          ? nothing
          : say(declared === "bet" ? "bets" : "scores", { points: card ? rankOf(card) : 0 });
        return html`${drawPlace(card, seat, scene)}
          <span class="place-name" aria-hidden="true">${scene.seatName(seat)}</span>
          <span class="place-note declared-${declared ?? "none"}" aria-hidden="true">${words}</span>
          <span class="visually-hidden">${
            declared
              ? say(declared === "bet" ? "log-bet" : "log-fold", {
                  seat: scene.seatName(seat),
                  card: scene.cardName(card),
                  points: rankOf(card),
                })
              : say("not-yet", { seat: scene.seatName(seat) })
          }</span>`;
      })}
      ${scene.legal.includes("bet") ? drawStakes(scene) : nothing}
    </div>`;
}

/** What betting and folding can win and lose. @param {Scene} scene */
function drawStakes(scene) {
  const stakes = stakesInWords(scene);
  return html`
    <div class="stakes scroll" tabindex="0" role="group" aria-label=${own(scene)("at-stake")}>${
      /** @type {const} */ (["bet", "fold"]).map(
        (one) => html`
      <section><h2>${own(scene)(one)}</h2><ul role="list">${stakes[one].map((line) => html`<li>${line}</li>`)}</ul></section>`,
      )
    }
    </div>`;
}

/** @param {Scene} scene @returns {{bet: string[], fold: string[]}} */
function stakesInWords(scene) {
  const { table, me } = scene;
  const say = own(scene);
  const ranks = table.hand.map(rankOf).sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  const range = { low: ranks[0], high: ranks[ranks.length - 1] };
  const points = table.scores[me];
  const others = bettors(table).length;
  const open = table.declared.filter((/** @type {string|null} */ one) => !one).length - 1;
  const reach = toTarget(table) ? ranks.filter((/** @type {number} */ rank) => points + rank >= TARGET).length : 0;
  const fold = [say("stake-fold", range)];
  if (reach) fold.push(say("stake-reach", { count: reach, of: ranks.length }));
  fold.push(others + open < 2 ? say("stake-no-chip") : say("stake-chip"));
  const bet =
    !others && !open
      ? [say("stake-alone", range)]
      : [say("stake-pot", { pot: table.pot, ...range }), say("stake-bankrupt", { points })];
  return { bet, fold };
}

/** Predictions: the bettors with the chips on them; for the person who predicts, each is a button. @param {Scene} scene */
function drawPredictions(scene) {
  const { table } = scene;
  return html`
    <div class="predictions">
      <ul class="candidates" role="list" data-count=${bettors(table).length}>${repeat(
        bettors(table),
        (seat) => seat,
        (seat) => html`<li>${drawCandidate(seat, scene)}</li>`,
      )}</ul>
    </div>`;
}

/** @param {number} seat @param {Scene} scene */
function drawCandidate(seat, scene) {
  const { table } = scene;
  const say = own(scene);
  const action = `predict:${seat}`;
  const can = scene.legal.includes(action);
  const inside = html`
    ${drawPlace(table.cards[seat], seat, scene)}
    <span class="candidate-about" aria-hidden="true">
      <b class="candidate-name">${scene.seatName(seat)}</b>
      <span class="candidate-points">${say("points", { points: table.scores[seat] })}</span>
      ${seat === leader(table) ? html`<span class="candidate-leads">${say("leads")}</span>` : nothing}
      <span class="chips">${repeat(believers(seat, table), (one) => one, drawChip)}</span>
    </span>
    <span class="visually-hidden">${can ? say("predict-label", { seat: scene.seatName(seat) }) : scene.seatName(seat)}${scene.t("table-comma")}${seatWords(seat, scene)}${seat === leader(table) ? `${scene.t("table-comma")}${say("leads")}` : ""}</span>`;
  return can
    ? html`<button type="button" class="candidate" data-action=${action} @click=${() => scene.act(action)}>${inside}</button>`
    : html`<div class="candidate">${inside}</div>`;
}

/** The trick, each card in its bettor's place. @param {Scene} scene */
function drawGamble(scene) {
  const { table } = scene;
  const { trick } = table;
  const say = own(scene);
  const goes = trick.winner === undefined ? undefined : `[data-seat="${trick.winner}"]`;
  return html`
    <div class="gamble" aria-label=${scene.t("table-trick")} role="group">
      ${drawRow(
        seatOrder(scene).filter((seat) => table.declared[seat] === "bet"),
        scene,
        (seat) => {
          const play = trick.cards.find((/** @type {any} */ one) => one.seat === seat);
          const note =
            seat === trick.winner
              ? scene.t("table-wins")
              : play && seat === trick.leader
                ? scene.t("table-led")
                : nothing;
          return html`${drawPlace(play?.card ?? null, seat, scene, goes)}
          <span class="place-name" aria-hidden="true">${scene.seatName(seat)}</span>
          <span class="place-note" data-wins=${seat === trick.winner ? "yes" : nothing} aria-hidden="true">${note}</span>
          <span class="visually-hidden">${play ? playInWords(seat, play.card, trick, scene) : say("plays-yet", { seat: scene.seatName(seat) })}</span>`;
        },
      )}
    </div>`;
}
/** @param {Scene} scene */
function drawCentre(scene) {
  const { phase } = scene.table;
  if (phase === "bet") return drawBetTime(scene);
  return phase === "predict" ? drawPredictions(scene) : drawGamble(scene);
}

// Prompt and buttons

/** @param {Scene} scene */
function prompt(scene) {
  const { table, me } = scene;
  const say = own(scene);
  if (table.turn === null)
    return table.trick.winner === undefined
      ? scene.t("table-wait")
      : say("won-trick", {
          seat: scene.seatName(table.trick.winner),
          you: table.trick.winner === me ? "yes" : "no",
        });
  if (table.turn !== me) return say(`their-${table.phase}`, { seat: scene.seatName(table.turn) });
  if (table.phase === "bet") return say("your-bet");
  if (table.phase === "predict") return say("your-prediction");
  if (table.phase === "steal") return say("your-theft", { sevens: table.captured });
  return table.trick.cards.length ? say("your-play", { colour: scene.suitName(table.led) }) : say("your-lead");
}

/** @param {Scene} scene @returns {import("../../table/game.js").Button[]} */
function buttons(scene) {
  const { table, legal } = scene;
  const say = own(scene);
  if (table.phase === "bet")
    return [
      {
        id: "bet",
        label: say("bet"),
        actions: legal.filter((action) => action === "bet"),
        key: "b",
      },
      {
        id: "fold",
        label: say("fold"),
        actions: legal.filter((action) => action === "fold"),
        key: "f",
      },
    ];
  return legal
    .filter((action) => action.startsWith("steal:"))
    .map((action) => {
      const seat = Number(action.slice(6));
      return {
        id: action,
        actions: [action],
        label: say("steal", { seat: scene.seatName(seat), stacks: table.stacks[seat] }),
      };
    });
}

// Words

/** @param {Happening} event @param {Scene} scene */
function describe(event, scene) {
  const say = own(scene);
  const seat = event.seat === undefined ? "" : scene.seatName(event.seat);
  const card = event.card === undefined ? "" : scene.cardName(event.card);
  switch (event.type) {
    case "deal":
      return say("log-deal", { deal: event.deal, seat: scene.seatName(event.start) });
    case "bet":
      return say("log-bet", { seat, card });
    case "fold":
      return say("log-fold", { seat, card, points: event.points });
    case "predict":
      return say("log-predict", { seat, on: scene.seatName(event.on) });
    case "play":
      return say("log-play", { seat, card });
    case "trick":
      return say("log-trick", { seat: scene.seatName(event.winner), n: event.number });
    case "stack":
      return say(`log-stack-${event.source}`, {
        seat,
        sevens: event.sevens,
        stacks: event.stacks,
        victim: event.victim === undefined ? "" : scene.seatName(event.victim),
      });
    case "result":
      return outcome(event, scene);
    default:
      return null;
  }
}

/** How a round ended, in a sentence. @param {Record<string, any>} result @param {Scene} scene */
function outcome(result, scene) {
  const say = own(scene);
  const line = result.lines[result.lines.length - 1];
  if (result.ending === "jackpot") return say("outcome-jackpot", { seat: scene.seatName(line.seat) });
  if (result.ending === "fold")
    return say("outcome-fold", {
      seat: scene.seatName(line.seat),
      points: result.scores[line.seat],
    });
  if (result.winner === null) return say("outcome-nobody");
  const seat = scene.seatName(result.winner);
  const tricks = result.tricks[result.winner];
  return tricks
    ? say("outcome-gamble", { seat, tricks, pot: result.pot })
    : say("outcome-alone", { seat, pot: result.pot });
}

/** @param {Scene} scene */
function inWords(scene) {
  const { table } = scene;
  const say = own(scene);
  const lines = [say("log-deal", { deal: table.deal, seat: scene.seatName(table.start) })];
  lines.push(...seatOrder(scene).map((seat) => `${scene.seatName(seat)}${say("colon")}${seatWords(seat, scene)}`));
  lines.push(
    say("pot-in-words", { points: table.pot, count: bettors(table).length }),
    say("free-stacks", { count: table.centre }),
  );
  for (const seat of fromStart(table))
    if (table.chips[seat] !== null)
      lines.push(say("log-predict", { seat: scene.seatName(seat), on: scene.seatName(table.chips[seat]) }));
  if (table.trick.cards.length)
    lines.push(
      say("trick-in-words", {
        plays: table.trick.cards
          .map((/** @type {any} */ one) => playInWords(one.seat, one.card, table.trick, scene))
          .join(scene.t("table-then")),
      }),
    );
  lines.push(table.result ? outcome(table.result, scene) : prompt(scene));
  if (scene.legal.includes("bet"))
    for (const [one, stakes] of Object.entries(stakesInWords(scene)))
      lines.push(`${say(one)}${say("colon")}${stakes.join(scene.t("table-then"))}`);
  if (table.hand.length)
    lines.push(
      say("hand-in-words", {
        cards: inOrder(table.hand).map(scene.cardName).join(scene.t("table-comma")),
      }),
    );
  return lines;
}

// Pictures on the way

/** @param {Happening} event @returns {Pause} */
function pause(event) {
  return (
    /** @type {const} */ ({
      deal: "play",
      bet: "call",
      fold: "call",
      predict: "call",
      play: "play",
      trick: "trick",
      stack: "turn",
    })[event.type] ?? "none"
  );
}

/**
 * The last declaration and the last prediction are seen before the scene changes; a finished trick, and then a
 * stack card on its way, before what comes after.
 * @param {Table} before @param {import("../../table/game.js").State} after @returns {Step[]}
 */
function steps(before, after) {
  const { events, table } = after;
  const running = { turn: null, result: null, over: false, winners: [] };
  const first = events[0];
  if (!first || first.type === "deal") return [{ table, events, pause: first ? "play" : "none" }];
  const trick = events.findIndex((event) => event.type === "trick");
  const stack = events.findIndex((event) => event.type === "stack");
  if (trick < 0 && stack < 0) {
    if (before.phase === table.phase) return [{ table, events, pause: pause(first) }];
    const scores =
      first.type === "fold"
        ? before.scores.map(
            (/** @type {number} */ score, /** @type {number} */ seat) =>
              score + (seat === first.seat ? first.points : 0),
          )
        : before.scores;
    return [
      {
        table: { ...table, ...running, phase: before.phase, scores },
        events: [first],
        pause: "call",
      },
      { table, events: events.slice(1), pause: "none" },
    ];
  }
  const seen = {
    ...table,
    ...running,
    phase: "play",
    captured: 0,
    trick: table.tricks[table.tricks.length - 1],
    scores: before.scores,
  };
  /** @type {Step[]} */
  const way = [];
  if (trick >= 0)
    way.push({
      table: { ...seen, stacks: before.stacks, centre: before.centre },
      events: events.slice(0, trick + 1),
      pause: "trick",
    });
  if (stack >= 0) {
    const { source, victim } = events[stack];
    const stackFrom = source === "seat" ? `[data-seat="${victim}"]` : undefined;
    way.push({ table: { ...seen, stackFrom }, events: [events[stack]], pause: "turn" });
  }
  return [...way, { table, events: events.slice(Math.max(trick, stack) + 1), pause: "none" }];
}

// Scores

/** @param {Record<string, any>} result @param {Scene} scene @returns {import("../../table/game.js").Sheet} */
const sheet = (result, scene) => ({
  title: outcome(result, scene),
  lines: [],
  points: columns(scene).map(({ seat }) => result.scores[seat] - result.before[seat]),
});

/** @param {Scene} scene */
const columns = (scene) =>
  seatsOf(scene.table)
    .map((i) => (scene.me + i) % scene.table.seats)
    .map((seat) => ({ label: scene.seatName(seat), seat }));

/** What every seat had, got and lost, and why. @param {Record<string, any>} result @param {Scene} scene */
function drawAccount(result, scene) {
  const say = own(scene);
  const heads = ["player", "before", "bet-time", "pay-out", "after"];
  return html`
    <table class="figures account">
      <caption class="visually-hidden">${say("account")}</caption>
      <thead><tr>${heads.map((head) => html`<th scope="col" class="head-${head}"><span>${say(`head-${head}`)}</span></th>`)}</tr></thead>
      <tbody>${columns(scene).map(
        ({ seat, label }) => html`
        <tr data-seat-row=${seat}>
          <th scope="row">${label}</th>
          <td>${result.before[seat]}</td>
          <td class="in-words one-line">${betTimeOf(seat, result, scene)}</td>
          <td class="in-words">${payOutOf(seat, result, scene)}</td>
          <td><b>${result.scores[seat]}</b></td>
        </tr>`,
      )}</tbody>
    </table>`;
}

/** @param {number} seat @param {Record<string, any>} result @param {Scene} scene */
function betTimeOf(seat, result, scene) {
  const say = own(scene);
  const card = result.cards[seat];
  if (!card) return say("nothing");
  const folded = result.lines.some((/** @type {any} */ line) => line.seat === seat && line.reason === "fold");
  return html`${drawTile(card, scene, false)}<span class="visually-hidden">${scene.cardName(card)} </span> ${folded ? say("gain", { points: rankOf(card) }) : say("bets")}`;
}

/** @param {number} seat @param {Record<string, any>} result @param {Scene} scene */
function payOutOf(seat, result, scene) {
  const say = own(scene);
  const lines = result.lines.filter((/** @type {any} */ line) => line.seat === seat && line.reason !== "fold");
  const parts = lines.map((/** @type {any} */ { reason, points }) =>
    reason === "prediction"
      ? say("line-prediction", { on: scene.seatName(result.winner), points })
      : reason === "bankrupt"
        ? say("line-bankrupt", { points: Math.abs(points) })
        : say(`line-${reason}`, { points }),
  );
  if (parts.length) return parts.join(scene.t("table-then"));
  if (result.ending !== "pay-out") return say("nothing");
  if (result.chips[seat] !== null) return say("line-wrong", { on: scene.seatName(result.chips[seat]) });
  return result.tricks[seat] ? say("line-tricks", { tricks: result.tricks[seat] }) : say("nothing");
}

/** @param {Scene} scene */
const drawEnding = (scene) =>
  scene.table.tricks.length
    ? html`
  <div class="buttons"><button type="button" class="button" aria-haspopup="dialog" @click=${() => scene.open("earlier")}>${scene.t("table-earlier")}</button></div>`
    : nothing;

/** @type {GameTable} */
export default {
  id: "sevens-heaven",
  pack: "colours",
  unit: "round",
  seating: "strip",
  hand: (scene) => inOrder(scene.table.hand),
  tap: (card) => `play:${card}`,
  seat: seatLook,
  banner: drawBanner,
  centre: drawCentre,
  prompt,
  buttons,
  describe,
  pause,
  steps,
  history: (table) => [{ type: "deal", deal: table.deal, start: table.start }],
  hasLast: (scene) => scene.table.tricks.length > 0,
  last: drawLastTrick,
  earlier: drawEarlierTricks,
  inWords,
  columns,
  sheet,
  account: drawAccount,
  keys: ["sevens-heaven-key-bet", "sevens-heaven-key-fold"],
  ending: drawEnding,
};
