/**
 * Seven Euchre's table: auction and bid box, exchange, tricks, the contract always in sight.
 * @typedef {import("../../table/game.js").Scene} Scene
 * @typedef {import("../../table/game.js").Table} Table
 * @typedef {import("../../table/game.js").Happening} Happening
 * @typedef {import("../../table/game.js").GameTable} GameTable
 */
import { html, nothing } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { rangeChart, rangeScale } from "../../cards/cards.js";
import { seatOrder, teamMark } from "../../table/seats.js";
import { drawEarlierTricks, drawLastTrick, drawTrick, playInWords, trickSteps } from "../../table/tricks.js";

/** From the highest range to the lowest, which is also from the lowest bid to the highest. */
const SUITS = ["F", "T", "S", "C", "B", "O", "H"];
const DENOMINATIONS = [...SUITS, "N"];
const LEVELS = [7, 8, 9, 10, 11, 12];

/** What a bid scores when it is made (E21). @param {string} denomination @param {number} tricks */
const value = (denomination, tricks) => 7 + 8 * (tricks - 7) + DENOMINATIONS.indexOf(denomination);

/** @param {string} card */
const rankOf = (card) => Number(card.slice(1));
/** @param {string} card @param {string | null} trump */
const isTrump = (card, trump) => Boolean(trump) && trump !== "N" && (card[0] === trump || rankOf(card) === 7);

/** A trump's place among the trumps, high first (E14). @param {string} card @param {string | null} trump */
function trumpHeight(card, trump) {
  const rank = rankOf(card);
  if (card[0] === trump) return rank === 7 ? 200 : rank * 10;
  return 70 - SUITS.indexOf(card[0]);
}

/** Trumps together and first, then suit by suit, high cards first. @param {string[]} cards @param {string | null} trump */
export function inOrder(cards, trump) {
  return [...cards].sort((a, b) => {
    const [ta, tb] = [isTrump(a, trump), isTrump(b, trump)];
    if (ta !== tb) return ta ? -1 : 1;
    if (ta) return trumpHeight(b, trump) - trumpHeight(a, trump);
    return SUITS.indexOf(a[0]) - SUITS.indexOf(b[0]) || rankOf(b) - rankOf(a);
  });
}

/** @param {Scene} scene @returns {(id: string, args?: Record<string, any>) => string} */
const own = (scene) => (id, args) => scene.t(`seven-euchre-${id}`, args);
/** @param {number} seat @returns {0|1} */
const teamOf = (seat) => /** @type {0|1} */ (seat % 2);
/** The two teams, the person's first. @param {Scene} scene @returns {(0|1)[]} */
const teams = (scene) => [teamOf(scene.me), teamOf(scene.me + 1)];
/** @param {0|1} team @param {Scene} scene */
const teamName = (team, scene) => scene.t(team === teamOf(scene.me) ? "table-us" : "table-them");
/** "Heart 9". @param {string} denomination @param {number} tricks @param {Scene} scene */
const bidName = (denomination, tricks, scene) => own(scene)("bid-name", { suit: scene.suitName(denomination), tricks });

/** A call's parts: "pass", "bid:H9", in the second auction "bid:9". @param {string} call @param {Table} table */
function bidOf(call, table) {
  const named = call.startsWith("bid:") ? call.slice(4) : null;
  if (!named) return null;
  const second = /^\d/.test(named);
  return {
    denomination: second ? (table.trump ?? table.turned?.[0] ?? "N") : named[0],
    tricks: Number(second ? named : named.slice(1)),
  };
}

/** @param {string} call @param {Scene} scene */
function callName(call, scene) {
  const bid = bidOf(call, scene.table);
  return bid ? bidName(bid.denomination, bid.tricks, scene) : own(scene)("pass-called");
}

/** A suit's symbol on its bit of card; no trump in letters. @param {string} denomination @param {Scene} scene */
const symbol = (denomination, scene) =>
  denomination === "N"
    ? html`<span class="mark no-trump">${own(scene)("nt")}</span>`
    : html`<span class="mark">${scene.mark(denomination)}</span>`;

/** The contract or the bid that stands: always in sight, a button for the range chart. @param {Scene} scene */
function drawContract(scene) {
  const { table } = scene;
  const say = own(scene);
  const bid = table.contract ?? table.standing;
  const seat = table.contract ? table.declarer : table.standing?.seat;
  const shown = bid?.denomination ?? (table.turned ? table.trump : null);
  const caption = bid ? scene.seatName(seat) : table.turned ? say("trump-fixed") : say("no-bid-yet");
  const label = bid
    ? say(table.contract ? "contract-label" : "standing-label", {
        seat: scene.seatName(seat),
        bid: bidName(bid.denomination, bid.tricks, scene),
      })
    : caption;
  return html`
    <button type="button" class="contract" aria-haspopup="dialog" data-team=${bid ? teamOf(seat) : nothing} @click=${() => scene.open("ranges")}>
      <span class="visually-hidden">${label}${scene.t("table-comma")}${say("ranges")}</span>
      <span class="contract-bid" aria-hidden="true">${shown ? symbol(shown, scene) : nothing}${bid ? html`<b>${bid.tricks}</b>` : nothing}</span>
      <span class="contract-by" aria-hidden="true">${caption}</span>
      ${shown && shown !== "N" ? html`<span class="contract-range" aria-hidden="true">${unsafeHTML(rangeScale(shown, 0))}</span>` : nothing}
    </button>`;
}

/** What a team needs: the tricks bid, or enough to defeat the bid. @param {0|1} team @param {Table} table */
const needed = (team, table) =>
  !table.contract ? null : teamOf(table.declarer) === team ? table.contract.tricks : 13 - table.contract.tricks;

/** @param {Scene} scene */
const target = (scene) => (typeof scene.table.options.target === "number" ? scene.table.options.target : null);

/** @param {Scene} scene */
function drawTeams(scene) {
  const say = own(scene);
  return html`
    <div class="teams">
      <p class="teams-head" aria-hidden="true"><span>${say("tricks")}</span><span>${say("score")}</span></p>
      <ul role="list">${teams(scene).map((team) => {
        const need = needed(team, scene.table);
        const won = scene.table.won?.[team] ?? 0;
        const score = scene.table.scores[team];
        return html`
        <li class="team" data-team=${team}>
          <span class="visually-hidden">${say("team-in-words", { team: teamName(team, scene), won, need: need ?? 0, score, target: target(scene) ?? 0 })}</span>
          <span class="team-name" aria-hidden="true">${teamMark(team)}${teamName(team, scene)}</span>
          <span class="team-tricks" aria-hidden="true">${need === null ? "–" : html`<b>${won}</b><span>/${need}</span>`}</span>
          <span class="team-score" aria-hidden="true"><b>${score}</b>${target(scene) ? html`<span>/${target(scene)}</span>` : nothing}</span>
        </li>`;
      })}</ul>
    </div>`;
}

/** The calls in four columns, in the seats' order. @param {Scene} scene */
function drawAuction(scene) {
  const { table } = scene;
  const say = own(scene);
  const seats = seatOrder(scene);
  return html`
    <div class="auction scroll" data-follow tabindex="0" role="group" aria-label=${say("auction")}>
      <table>
        <caption class="visually-hidden">${say("auction")}</caption>
        <thead><tr>${seats.map(
          (seat) =>
            html`<th scope="col" data-team=${teamOf(seat)}>${scene.seatName(seat)}${
              seat === table.dealer
                ? html` <span class="dealer-dot">${say("dealer-short")}<span class="visually-hidden">${say("dealer")}</span></span>`
                : nothing
            }</th>`,
        )}</tr></thead>
        <tbody>${[1, 2]
          .filter((auction) => auction <= table.auction)
          .map(
            (auction) => html`
          ${auction === 2 ? html`<tr class="turned-row"><td colspan="4">${say("turned-row", { card: scene.cardName(table.turned ?? ""), suit: scene.suitName(table.trump ?? "N") })}</td></tr>` : nothing}
          ${callRows(auction, scene)}`,
          )}</tbody>
      </table>
    </div>`;
}

/** @param {number} auction @param {Scene} scene */
function callRows(auction, scene) {
  const { table } = scene;
  const seats = seatOrder(scene);
  const calls = table.calls.filter((/** @type {any} */ call) => call.auction === auction);
  const start = seats.indexOf((table.dealer + 1) % 4);
  const live = table.phase === "auction" && table.auction === auction && table.turn !== null;
  const cells = [...Array(start).fill(null), ...calls, ...(live ? ["?"] : [])];
  const rows = Array.from({ length: Math.ceil(cells.length / 4) }, (_, row) => cells.slice(4 * row, 4 * row + 4));
  return rows.map(
    (row) =>
      html`<tr>${[0, 1, 2, 3].map((column) => {
        const cell = row[column];
        if (!cell) return html`<td></td>`;
        if (cell === "?")
          return html`<td class="to-call"><span aria-hidden="true">…</span><span class="visually-hidden">${scene.t("table-to-act")}</span></td>`;
        const bid = bidOf(cell.call, table);
        const stands =
          table.standing?.seat === cell.seat &&
          bid?.tricks === table.standing.tricks &&
          bid?.denomination === table.standing.denomination;
        return bid
          ? html`<td class="call bid" data-stands=${stands ? "yes" : nothing}><span class="visually-hidden">${callName(cell.call, scene)}</span><span aria-hidden="true">${symbol(bid.denomination, scene)}<b>${bid.tricks}</b></span></td>`
          : html`<td class="call pass">${own(scene)("pass-called")}</td>`;
      })}</tr>`,
  );
}

/** The centre card: face down, or turned up in the second auction. @param {Scene} scene */
function drawCentreCard(scene) {
  const { table } = scene;
  const say = own(scene);
  if (table.turned)
    return html`
    <figure class="centre-card"><span class="card" data-card=${table.turned} data-spot="centre-card">${scene.face(table.turned)}</span>
      <figcaption>${say("turned-caption", { suit: scene.suitName(table.turned[0]) })}<span class="visually-hidden">${scene.cardName(table.turned)}</span></figcaption></figure>`;
  return table.centre
    ? html`
    <figure class="centre-card"><span class="card" data-spot="centre-card">${scene.back()}</span>
      <figcaption class="visually-hidden">${say("centre-card")}</figcaption></figure>`
    : nothing;
}

/** @param {Scene} scene */
function drawExchange(scene) {
  const { table } = scene;
  const say = own(scene);
  const mine = table.declarer === scene.me;
  return html`
    <div class="exchange">
      <span class="discard-place${mine ? " mine" : ""}" data-spot="centre-card"></span>
      <p>${
        mine
          ? say("exchange-mine", { card: table.taken ? scene.cardName(table.taken) : "" })
          : say("exchange-theirs", { seat: scene.seatName(table.declarer) })
      }</p>
    </div>`;
}

/** The middle of the table. @param {Scene} scene */
function drawCentre(scene) {
  const { table } = scene;
  if (table.phase === "auction")
    return html`<div class="auction-scene">${drawAuction(scene)}${drawCentreCard(scene)}</div>`;
  if (table.phase === "exchange") return drawExchange(scene);
  return drawTrick(table.trick ?? { leader: table.declarer, cards: [] }, scene);
}

/** @param {Scene} scene */
function prompt(scene) {
  const { table, me } = scene;
  const say = own(scene);
  if (table.turn === null)
    return table.trick?.winner === undefined
      ? scene.t("table-wait")
      : say("won-trick", {
          seat: scene.seatName(table.trick.winner),
          you: table.trick.winner === me ? "yes" : "no",
        });
  const seat = scene.seatName(table.turn);
  if (table.turn !== me)
    return say(
      table.phase === "auction" ? "their-call" : table.phase === "exchange" ? "their-exchange" : "their-play",
      { seat },
    );
  if (table.phase === "auction")
    return table.standing
      ? say("your-call", {
          seat: scene.seatName(table.standing.seat),
          bid: bidName(table.standing.denomination, table.standing.tricks, scene),
        })
      : say("your-first-call");
  if (table.phase === "exchange") return say("your-exchange");
  if (!table.trick?.cards.length) return say("your-lead");
  return say("your-play", { suit: ledName(scene) });
}

/** What was led, as it counts. @param {Scene} scene */
function ledName(scene) {
  const { led, trump } = scene.table;
  return led === trump && trump !== "N"
    ? own(scene)("led-trump", { suit: scene.suitName(led) })
    : scene.suitName(led ?? "N");
}

/** The bid box: stays in its place through the whole auction. @param {Scene} scene */
function drawBox(scene) {
  const { table } = scene;
  if (table.phase !== "auction") return nothing;
  const say = own(scene);
  return html`
    <div class="box bid-box" role="group" aria-label=${say("bid-box")} data-auction=${table.auction}>
      ${table.auction === 1 ? drawStepper(scene) : html`<p class="trump-set">${symbol(table.trump ?? "N", scene)}<span>${say("how-many")}</span></p>`}
      <button type="button" class="button pass" data-action="pass" data-key="p" aria-keyshortcuts="P"
        aria-disabled=${scene.legal.includes("pass") ? nothing : "true"} @click=${() => scene.act("pass")}>${say("pass")}</button>
      <div class="bids" role="group" aria-label=${say(table.auction === 1 ? "denominations" : "how-many")}>
        ${
          table.auction === 1
            ? DENOMINATIONS.map((one) => drawBid(one, level(scene), `bid:${one}${level(scene)}`, scene))
            : LEVELS.map((tricks, i) => drawBid(table.trump ?? "N", tricks, `bid:${tricks}`, scene, i === 0))
        }
      </div>
    </div>`;
}

/** The number of tricks in the bid box: the person's choice, but never one that is too low to bid. @param {Scene} scene */
function level(scene) {
  const { standing } = scene.table;
  const least = !standing ? 7 : standing.tricks + (standing.denomination === "N" ? 1 : 0);
  return Math.min(12, Math.max(least, scene.own.level ?? 7));
}

/** @param {Scene} scene */
function drawStepper(scene) {
  const say = own(scene);
  const now = level(scene);
  /** @param {number} to */
  const set = (to) => scene.keep({ level: Math.min(12, Math.max(7, to)) });
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    const to = {
      ArrowUp: now + 1,
      ArrowRight: now + 1,
      ArrowDown: now - 1,
      ArrowLeft: now - 1,
      Home: 7,
      End: 12,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    set(to);
  };
  return html`
    <div class="stepper" role="group" aria-label=${say("tricks-to-bid")}>
      <button type="button" class="button" aria-label=${say("fewer")} aria-disabled=${now <= 7 ? "true" : nothing} @click=${() => set(now - 1)}>−</button>
      <span class="stepper-value" role="spinbutton" tabindex="0" data-key="b" data-key-does="focus" aria-keyshortcuts="B"
        aria-label=${say("tricks-to-bid")} aria-valuenow=${now} aria-valuemin="7" aria-valuemax="12" @keydown=${keys}><b>${now}</b> <small>${say("tricks-unit")}</small></span>
      <button type="button" class="button" aria-label=${say("more")} aria-disabled=${now >= 12 ? "true" : nothing} @click=${() => set(now + 1)}>+</button>
    </div>`;
}

/** @param {string} denomination @param {number} tricks @param {string} action @param {Scene} scene @param {boolean} [first] */
function drawBid(denomination, tricks, action, scene, first = false) {
  const say = own(scene);
  return html`
    <button type="button" class="bid-button" data-bid=${action.slice(4)} data-action=${action} data-key=${first ? "b" : nothing} data-key-does=${first ? "focus" : nothing}
      aria-disabled=${scene.legal.includes(action) ? nothing : "true"} @click=${() => scene.act(action)}>
      <span class="visually-hidden">${say("bid-label", { bid: bidName(denomination, tricks, scene), value: value(denomination, tricks) })}</span>
      <span class="bid-face" aria-hidden="true">
        ${scene.table.auction === 1 ? symbol(denomination, scene) : html`<b class="bid-tricks">${tricks}</b>`}
        <span class="bid-name">${scene.table.auction === 1 && denomination !== "N" ? scene.suitName(denomination) : nothing}</span>
        <span class="bid-value">${say("worth", { value: value(denomination, tricks) })}</span>
      </span>
    </button>`;
}

/** @param {string} action @param {Scene} scene */
function bidInWords(action, scene) {
  const bid = bidOf(action, scene.table);
  return bid && own(scene)("bid-action", { bid: bidName(bid.denomination, bid.tricks, scene) });
}

/** Sets the bid box to the level of a bid. @param {string} action @param {Scene} scene */
function reveal(action, scene) {
  const bid = bidOf(action, scene.table);
  if (bid && scene.own.level !== bid.tricks) scene.keep({ level: bid.tricks });
}

/** @param {number} seat @param {Scene} scene @returns {import("../../table/game.js").SeatLook} */
function seatLook(seat, scene) {
  const { table } = scene;
  const say = own(scene);
  const signs = [];
  if (seat === table.dealer) signs.push({ id: "dealer", short: say("dealer-short"), label: say("dealer") });
  if (table.contract && seat === table.declarer)
    signs.push({
      id: "declarer",
      short: symbol(table.contract.denomination, scene),
      label: say("declarer"),
    });
  if (table.phase === "play" && table.trick && seat === (table.trick.cards.length ? table.trick.leader : table.turn))
    signs.push({ id: "lead", short: leadIcon(), label: say("lead") });
  const call =
    table.phase === "auction" &&
    table.calls.findLast((/** @type {any} */ one) => one.seat === seat && one.auction === table.auction);
  const bid = call && bidOf(call.call, table);
  return {
    team: teamOf(seat),
    signs,
    state: call ? callName(call.call, scene) : undefined,
    stateShort: bid ? html`${symbol(bid.denomination, scene)}${bid.tricks}` : undefined,
  };
}

/** A card on its way to the table. */
const leadIcon = () =>
  html`<svg class="lead-icon" viewBox="0 0 12 14" aria-hidden="true"><path d="M6 0l4 4.5H7.5V8h-3V4.5H2zM1 9.5h10V14H1z"/></svg>`;

/** @param {Happening} event @param {Scene} scene */
function describe(event, scene) {
  const say = own(scene);
  const seat = event.seat === undefined ? "" : scene.seatName(event.seat);
  switch (event.type) {
    case "deal":
      return say("log-deal", { deal: event.deal, seat: scene.seatName(event.dealer) });
    case "call":
      return say("log-call", {
        seat,
        call:
          event.call.startsWith("bid:") && event.auction === 2
            ? say("tricks-only", { tricks: event.call.slice(4) })
            : callName(event.call, scene),
      });
    case "turned":
      return say("log-turned", {
        card: scene.cardName(event.card),
        suit: scene.suitName(event.card[0]),
      });
    case "contract":
      return say("log-contract", { seat, bid: bidName(event.denomination, event.tricks, scene) });
    case "take":
      return say("log-take", { seat });
    case "discard":
      return say("log-discard", { seat });
    case "play":
      return say("log-play", { seat, card: scene.cardName(event.card) });
    case "trick":
      return say("log-trick", { seat: scene.seatName(event.winner), n: event.number });
    case "result":
      return outcome(event, scene);
    case "over":
      return null;
    default:
      return null;
  }
}

/** How a deal ended, in a sentence. @param {Record<string, any>} result @param {Scene} scene */
function outcome(result, scene) {
  const say = own(scene);
  if (result.void) return say("outcome-void");
  const { contract, declarer, tricks } = result;
  const won = tricks[teamOf(declarer)];
  return say(result.made ? "outcome-made" : "outcome-down", {
    seat: scene.seatName(declarer),
    bid: bidName(contract.denomination, contract.tricks, scene),
    won,
    short: contract.tricks - won,
  });
}

/** @param {Record<string, any>} result @param {Scene} scene @returns {import("../../table/game.js").Sheet} */
function sheet(result, scene) {
  const order = teams(scene);
  if (result.void) return { title: outcome(result, scene), lines: [], points: [0, 0] };
  const reasons = ["tricks", "bid", "defeat"].filter((reason) =>
    result.lines.some((/** @type {any} */ line) => line.reason === reason),
  );
  return {
    title: outcome(result, scene),
    lines: reasons.map((reason) => {
      const lines = result.lines.filter((/** @type {any} */ line) => line.reason === reason);
      return {
        text: reasonText(reason, lines[0], result, scene),
        points: order.map((team) => lines.find((/** @type {any} */ line) => line.team === team)?.points ?? null),
      };
    }),
    points: order.map((team) => result.points[team]),
  };
}

/** @param {string} reason @param {Record<string, any>} line @param {Record<string, any>} result @param {Scene} scene */
function reasonText(reason, line, result, scene) {
  const say = own(scene);
  const { denomination, tricks } = result.contract;
  if (reason === "tricks") return say("line-tricks");
  if (reason === "bid")
    return say("line-bid", {
      bid: bidName(denomination, tricks, scene),
      over: tricks - 7,
      place: DENOMINATIONS.indexOf(denomination),
    });
  const short = tricks - result.tricks[teamOf(result.declarer)];
  return say("line-defeat", { short, tricks: result.tricks[line.team] });
}

/** What was hidden and may be seen now. @param {Scene} scene */
function drawEnding(scene) {
  const { table } = scene;
  const say = own(scene);
  return html`
    ${
      table.discard
        ? html`<p class="shown-now"><span class="card small" data-shown=${table.discard}>${scene.face(table.discard)}</span>
      <span>${say("discard-shown", { card: scene.cardName(table.discard), taken: table.taken ? scene.cardName(table.taken) : "none" })}</span></p>`
        : nothing
    }
    <div class="buttons">
      <button type="button" class="button" aria-haspopup="dialog" @click=${() => scene.open("earlier")}>${scene.t("table-earlier")}</button>
      ${table.hands ? html`<button type="button" class="button" aria-haspopup="dialog" @click=${() => scene.open("hands")}>${say("hands")}</button>` : nothing}
    </div>`;
}

/** Every seat's twelve cards, when the deal has ended. @param {Scene} scene */
function drawHands(scene) {
  const { table } = scene;
  if (!table.hands) return html`<p>${own(scene)("hands-later")}</p>`;
  return html`${seatOrder(scene).map(
    (seat) => html`
    <h3>${scene.seatName(seat)}</h3>
    <ul class="card-row" role="list">${inOrder(table.hands[seat], table.trump).map(
      (card) => html`
      <li><span class="card small" data-shown=${card}>${scene.face(card)}</span><span class="visually-hidden">${scene.cardName(card)}</span></li>`,
    )}</ul>`,
  )}`;
}

/** The seven ranges, and what counts as trump. @param {Scene} scene */
function drawRanges(scene) {
  const { trump } = scene.table;
  const say = own(scene);
  return html`
    <div class="ranges-chart">${unsafeHTML(rangeChart())}</div>
    <p class="visually-hidden">${say("ranges-in-words")}</p>
    ${
      trump && trump !== "N"
        ? html`
      <h3>${say("trump-order", { suit: scene.suitName(trump) })}</h3>
      <ul class="card-row" role="list">${trumps(trump).map(
        (card) => html`
        <li><span class="card small" data-shown=${card}>${scene.face(card)}</span><span class="visually-hidden">${scene.cardName(card)}</span></li>`,
      )}</ul>`
        : html`<p>${say(trump === "N" ? "no-trump-note" : "trump-note")}</p>`
    }`;
}

/** All thirteen trumps, the highest first (E14). @param {string} trump */
function trumps(trump) {
  const low = 7 - SUITS.indexOf(trump);
  const cards = [
    ...Array.from({ length: 7 }, (_, i) => `${trump}${low + i}`),
    ...SUITS.filter((suit) => suit !== trump).map((suit) => `${suit}7`),
  ];
  return inOrder(cards, trump);
}

/** @param {Scene} scene */
function inWords(scene) {
  const { table } = scene;
  const say = own(scene);
  const and = scene.t("table-comma");
  const lines = [];
  if (table.contract)
    lines.push(
      say("contract-label", {
        seat: scene.seatName(table.declarer),
        bid: bidName(table.contract.denomination, table.contract.tricks, scene),
      }),
    );
  else if (table.standing)
    lines.push(
      say("standing-label", {
        seat: scene.seatName(table.standing.seat),
        bid: bidName(table.standing.denomination, table.standing.tricks, scene),
      }),
    );
  if (table.turned)
    lines.push(
      say("log-turned", {
        card: scene.cardName(table.turned),
        suit: scene.suitName(table.turned[0]),
      }),
    );
  lines.push(
    ...teams(scene).map((team) =>
      say("team-in-words", {
        team: teamName(team, scene),
        won: table.won?.[team] ?? 0,
        need: needed(team, table) ?? 0,
        score: table.scores[team],
        target: target(scene) ?? 0,
      }),
    ),
  );
  lines.push(scene.t("table-dealer-is", { seat: scene.seatName(table.dealer) }));
  if (table.trick?.cards.length)
    lines.push(
      say("trick-in-words", {
        plays: table.trick.cards
          .map((/** @type {any} */ one) => playInWords(one.seat, one.card, table.trick, scene))
          .join(scene.t("table-then")),
      }),
    );
  else if (table.calls.length && table.phase === "auction")
    lines.push(
      say("calls-in-words", {
        calls: table.calls
          .map((/** @type {any} */ one) =>
            say("log-call", { seat: scene.seatName(one.seat), call: callName(one.call, scene) }),
          )
          .join(and),
      }),
    );
  if (table.result) lines.push(outcome(table.result, scene));
  else lines.push(prompt(scene));
  if (table.hand.length)
    lines.push(
      say("hand-in-words", {
        cards: inOrder(table.hand, table.trump).map(scene.cardName).join(and),
      }),
    );
  return lines;
}

/** The auction's end and the turned card get a moment of their own. @param {Table} before @param {import("../../table/game.js").State} after */
function steps(before, after) {
  const { events, table } = after;
  const at = events.findIndex(
    (event) => event.type === "contract" || event.type === "turned" || (event.type === "result" && event.void),
  );
  if (at <= 0) return trickSteps(before, after, pause);
  const seen = {
    ...table,
    hand: before.hand,
    counts: before.counts,
    phase: "auction",
    auction: before.auction,
    turned: before.turned,
    trump: before.trump,
    centre: before.centre,
    contract: null,
    declarer: null,
    turn: null,
    result: null,
    over: false,
    winners: [],
  };
  return [
    { table: seen, events: events.slice(0, at), pause: /** @type {const} */ ("call") },
    { table, events: events.slice(at), pause: /** @type {const} */ ("turn") },
  ];
}

/** @param {Happening} event @returns {import("../../table/game.js").Pause} */
function pause(event) {
  return (
    /** @type {const} */ ({
      deal: "play",
      call: "call",
      discard: "play",
      play: "play",
      trick: "trick",
      contract: "turn",
      take: "turn",
      turned: "turn",
    })[event.type] ?? "none"
  );
}

/** @param {Table} table @returns {Happening[]} */
function history(table) {
  /** @type {Happening[]} */
  const events = [{ type: "deal", deal: table.deal, dealer: table.dealer }];
  for (const auction of [1, 2]) {
    if (auction === 2 && table.turned) events.push({ type: "turned", card: table.turned });
    for (const call of table.calls) if (call.auction === auction) events.push({ type: "call", ...call });
  }
  if (table.contract) events.push({ type: "contract", seat: table.declarer, ...table.contract });
  table.tricks.forEach((/** @type {any} */ trick, /** @type {number} */ index) => {
    for (const play of trick.cards) events.push({ type: "play", ...play });
    events.push({ type: "trick", winner: trick.winner, number: index + 1 });
  });
  for (const play of table.trick?.cards ?? []) events.push({ type: "play", ...play });
  if (table.result) events.push({ type: "result", ...table.result });
  return events;
}

/** @type {GameTable} */
export default {
  id: "seven-euchre",
  pack: "seven",
  seating: "around",
  hand: (scene) =>
    inOrder(scene.table.hand, scene.table.contract ? scene.table.contract.denomination : scene.table.trump),
  tap: (card, scene) => (scene.table.phase === "exchange" ? `discard:${card}` : `play:${card}`),
  cardLook: (card, scene) => {
    const { table } = scene;
    const trump = isTrump(card, table.trump ?? table.contract?.denomination ?? null);
    const taken = table.phase === "exchange" && card === table.taken;
    return {
      notes: [...(trump ? [own(scene)("trump")] : []), ...(taken ? [own(scene)("just-taken")] : [])],
      mark: taken ? "taken" : trump ? "trump" : undefined,
      origin: card === table.taken ? '[data-spot="centre-card"]' : undefined,
    };
  },
  seat: seatLook,
  banner: (scene) => html`${drawContract(scene)}${drawTeams(scene)}`,
  centre: drawCentre,
  prompt,
  box: drawBox,
  actionInWords: bidInWords,
  reveal,
  describe,
  pause,
  steps,
  history,
  hasLast: (scene) => scene.table.tricks.length > 0,
  last: drawLastTrick,
  earlier: drawEarlierTricks,
  inWords,
  aside: (scene) =>
    scene.table.phase === "auction" ? nothing : html`<h2>${own(scene)("auction")}</h2>${drawAuction(scene)}`,
  columns: (scene) => teams(scene).map((team) => ({ label: teamName(team, scene), seat: team, team })),
  sheet,
  ending: drawEnding,
  panels: {
    ranges: { label: "seven-euchre-ranges", key: "c", draw: drawRanges },
    auction: { label: "seven-euchre-auction", key: "a", draw: drawAuction },
    hands: { label: "seven-euchre-hands", draw: drawHands },
  },
};
