// Seven Euchre's table: auction and bid box, exchange, tricks, the contract always in sight.

import { html, nothing } from "lit-html";
import { rangeChart, rangeScale } from "../../src/cards/cards.ts";
import { template } from "../../src/cards/template.ts";
import { drawCardRow, drawFigures, drawSmall, heard, yes } from "../../src/table/draw/drawing.ts";
import { suitBySuit, type Scene as SceneOf, type GameTable } from "../../src/table/game-table.ts";
import { figure } from "../../src/table/announcer/phrases.ts";
import { drawColumnHead } from "../../src/table/draw/score.ts";
import { seatOrder, sign, startIcon, teamMark } from "../../src/table/draw/seats.ts";
import { drawStepper, stepByKey, type StepperState } from "../../src/table/draw/stepper.ts";
import { inSteps, past } from "../../src/table/play/steps.ts";
import { drawTrick, lookingBack, trickInWords, trickCue, wonInWords } from "../../src/table/draw/tricks.ts";

type Scene = SceneOf<"seven-euchre">;

type Table = Protocol.Table<"seven-euchre">;

type Bid = { denomination: string; tricks: number };
type StandingBid = Bid & { seat: number };

const NO_TRUMP = "N";

/** Tricks bid from which a call is bold, and a made contract a feat. */
export const GREAT = 11;

const teamOf = (seat: number, { teams }: Table) => teams.findIndex((team) => team.includes(seat));

/** Both teams' scores in figures and words, the person's first. */
function teams({ table, me, t, say }: Scene) {
  const ours = teamOf(me, table);
  return [ours, 1 - ours].map((team) => {
    const [seat] = table.teams[team];
    const [won, need, score] = [table.won[team], table.needed?.[team] ?? 0, table.scores[seat]];
    const it = { label: t(team === ours ? "table-us" : "table-them"), won, need, score, target: table.target ?? 0 };
    return { ...it, team, seat, words: say("team-in-words", it) };
  });
}

/** All trumps, high cards first. */
const trumpsOf = ({ table, facts }: Scene) => facts.trumps[table.trump ?? NO_TRUMP] ?? [];

/** Sorts the hand with trumps together and first. */
function inOrder(cards: readonly string[], scene: Scene) {
  const trumps = trumpsOf(scene);
  const others = cards.filter((card) => !trumps.includes(card));
  return [...trumps.filter((card) => cards.includes(card)), ...suitBySuit(others, scene.pack)];
}

/** Name of a call, "Heart 9". @param bid null: a pass */
const callName = (bid: Bid | null, { say }: Scene) => (bid ? say("bid-name", bid) : say("pass-called"));

/** Why a bid outbids one of its own side: more of the suit, or a better suit; empty for any other call. */
function outbid(bid: Bid | null, over: StandingBid | null, seat: number, { say }: Scene) {
  if (!bid || !over || Math.abs(over.seat - seat) !== 2) return "";
  return say(over.denomination === bid.denomination ? "log-raise" : "log-correct", over);
}

/** Action code of a bid: in the second auction only its tricks. */
const codeOf = ({ denomination, tricks }: Bid, { turned, trump }: Table) =>
  `bid:${turned && denomination === trump ? "" : denomination}${tricks}`;
const bidOf = (action: string, { facts, table }: Scene) => facts.bids.find((bid) => codeOf(bid, table) === action);

/** A suit's symbol on a small card; no trump in letters. */
const symbol = (denomination: string, { say, mark }: Scene) =>
  denomination === NO_TRUMP
    ? html`<span class="mark no-trump">${say("nt")}</span>`
    : html`<span class="mark">${mark(denomination)}</span>`;

/** The contract or the current high bid, in words. */
const standingInWords = ({ table, say }: Scene) =>
  table.standing && say(table.contract ? "contract-label" : "standing-label", table.standing);

/** The contract or high bid as a button that opens the range chart. */
function drawContract(scene: Scene) {
  const { standing, turned, trump } = scene.table;
  const suit = standing ? standing.denomination : turned && trump;
  const caption = standing ? scene.seatName(standing.seat) : scene.say(turned ? "trump-fixed" : "no-bid-yet");
  const range = suit && suit !== NO_TRUMP && template(rangeScale(suit));
  return html`
    <button type="button" class="contract ivory" data-part="contract" aria-haspopup="dialog"
      data-team=${standing ? teamOf(standing.seat, scene.table) : nothing} @click=${() => scene.open("ranges")}>
      ${heard(scene.list([scene.say("ranges"), standingInWords(scene) ?? caption]))}
      <span class="contract-bid" aria-hidden="true">${suit && symbol(suit, scene)}${
        standing && html`<b>${standing.tricks}</b>`
      }</span>
      <span class="contract-by" aria-hidden="true">${caption}</span>
      ${range ? html`<span class="contract-range" aria-hidden="true">${range}</span>` : nothing}
    </button>`;
}

const drawTeams = (scene: Scene) => html`
  <div class="teams" data-part="score">
    <div class="teams-head" aria-hidden="true"><span>${scene.say("tricks")}</span><span>${scene.say("score")}</span></div>
    <ul role="list">${teams(scene).map(
      ({ team, label, won, need, score, target, words }) => html`
      <li class="team" data-team=${team}>
        ${heard(words)}
        <span class="team-name" aria-hidden="true">${teamMark(team)}${label}</span>
        <span class="team-tricks" aria-hidden="true">${need ? html`<b>${won}</b><span>/${need}</span>` : "–"}</span>
        <span class="team-score" aria-hidden="true"><b>${score}</b>${target ? html`<span>/${target}</span>` : ""}</span>
      </li>`,
    )}</ul>
  </div>`;

/** Calls in columns, in seat order. */
function drawAuction(scene: Scene) {
  const { table, say } = scene;
  const { dealer } = table;
  const head = (seat: number) =>
    seat === dealer
      ? html`${heard(scene.list([scene.seatName(seat), say("dealer")]))}<span aria-hidden="true">${scene.seatName(
          seat,
        )}<span class="dealer-dot">${say("dealer-short")}</span></span>`
      : scene.seatName(seat);
  return html`
    <div class="auction paper scroll" data-part="bids" data-follow tabindex="0" role="group" aria-label=${say("auction")}>
      <table>
        <caption class="visually-hidden">${say("auction")}</caption>
        <thead><tr>${seatOrder(scene).map(
          (seat) => html`
          <th scope="col" data-team=${teamOf(seat, table)}>${head(seat)}</th>`,
        )}</tr></thead>
        <tbody>${drawCalls(1, scene)}${
          table.turned &&
          html`<tr class="turned-row"><td colspan=${table.seats}>${say("turned-row", table)}</td></tr>
          ${drawCalls(2, scene)}`
        }</tbody>
      </table>
    </div>`;
}

/** Rows of the first or second auction. */
function drawCalls(auction: number, scene: Scene) {
  const { table } = scene;
  const seats = seatOrder(scene);
  const live = table.phase === "auction" && table.auction === auction && table.turn !== null;
  const toCall = html`<td class="to-call"><span aria-hidden="true">…</span>${heard(scene.t("table-to-act"))}</td>`;
  const cells = [
    ...Array(seats.indexOf(table.eldest)).fill(null),
    ...table.calls.filter((call) => call.auction === auction).map((call) => drawCall(call, scene)),
    ...(live ? [toCall] : []),
  ];
  return Array.from(
    { length: Math.ceil(cells.length / seats.length) },
    (_, row) => html`<tr>${seats.map((_, i) => cells[row * seats.length + i] ?? html`<td></td>`)}</tr>`,
  );
}

function drawCall(call: Table["calls"][number], scene: Scene) {
  const { bid } = call;
  if (!bid) return html`<td class="call pass">${drawAsked(call, scene.say("pass-called"), scene)}</td>`;
  const { calls } = scene.table;
  const stands = call === calls.findLast((one) => one.bid);
  return html`
    <td class="call bid" data-stands=${yes(stands)}>${drawAsked(
      call,
      html`${heard(callName(bid, scene))}<span
      aria-hidden="true">${symbol(bid.denomination, scene)}<b>${bid.tricks}</b></span>`,
      scene,
    )}</td>`;
}

/** A call, as a button if its meaning is available. */
function drawAsked(call: Table["calls"][number], drawn: unknown, { explain, table }: Scene) {
  if (!explain) return drawn;
  return html`<button type="button" class="asked" aria-haspopup="dialog"
    @click=${() => explain(table.calls.indexOf(call))}>${drawn}</button>`;
}

/** The centre card: face down, or turned up in the second auction. */
function drawCentreCard({ table, say, face, back, cardName }: Scene) {
  const { turned, centre } = table;
  if (!turned && !centre) return nothing;
  return html`
    <figure class="centre-card">
      <span class="card" data-card=${turned ?? nothing} data-spot="centre-card">${turned ? face(turned) : back()}</span>
      <figcaption class=${turned ? "" : "visually-hidden"}>${
        turned ? html`${say("turned-caption", table)}${heard(cardName(turned))}` : say("centre-card")
      }</figcaption>
    </figure>`;
}

/** Least number of tricks that can be bid. */
const least = ({ table, facts }: Scene) => table.lowest?.tricks ?? facts.levels[facts.levels.length - 1];

/** Number of tricks in the bid box: the person's choice, unless it is too low to bid. */
const level = (scene: Scene) => Math.max(least(scene), Number(scene.own.level ?? 0));

/** Stepper for the number of tricks. */
function stepped(scene: Scene): StepperState {
  const { levels } = scene.facts;
  return {
    now: level(scene),
    low: least(scene),
    high: levels[levels.length - 1],
    set: (to) => scene.keep({ level: to }),
  };
}

function drawBid(bid: Protocol.Facts<"seven-euchre">["bids"][number], keyed: boolean, scene: Scene) {
  const { table, say } = scene;
  const action = codeOf(bid, table);
  const named = !table.turned && bid.denomination !== NO_TRUMP;
  return html`
    <button type="button" class="bid-button" data-bid=${action.slice("bid:".length)} data-action=${action}
      data-key=${keyed ? "b" : nothing} data-key-does=${keyed ? "focus" : nothing}
      aria-disabled=${scene.legal.includes(action) ? nothing : "true"} @click=${() => scene.act(action)}>
      ${heard(say("bid-label", bid))}
      <span class="bid-face line wraps" aria-hidden="true">
        ${table.turned ? html`<b class="bid-tricks">${bid.tricks}</b>` : symbol(bid.denomination, scene)}
        <span class="bid-name">${named ? scene.suitName(bid.denomination) : nothing}</span>
        <span class="bid-value">${say("worth", bid)}</span>
      </span>
    </button>`;
}

/** Every seat's cards after the deal. */
function drawHands(scene: Scene) {
  const { hands } = scene.table;
  if (!hands) return html`<p>${scene.say("hands-later")}</p>`;
  return seatOrder(scene).map(
    (seat) => html`
    <h3>${scene.seatName(seat)}</h3>${drawCardRow(inOrder(hands[seat], scene), scene)}`,
  );
}

/** The seven ranges, and which cards are trumps. */
function drawRanges(scene: Scene) {
  const { table, say } = scene;
  const trumps = trumpsOf(scene);
  return html`
    <div class="ranges-chart">${template(rangeChart())}</div>
    <p class="visually-hidden">${say("ranges-in-words")}</p>
    ${
      trumps.length
        ? html`<h3>${say("trump-order", table)}</h3>${drawCardRow(trumps, scene)}`
        : html`<p>${say(table.trump ? "no-trump-note" : "trump-note")}</p>`
    }`;
}

export default {
  id: "seven-euchre",
  minutes: { deal: 2, match: 6 },
  seating: "around",
  keys: ["table-key-pass", "table-key-bid"],
  said: ["won", "needed", "led"],
  pauses: { call: "call", discard: "play", contract: "turn", take: "turn", turned: "turn" },
  breath: ([first], { trick }) =>
    first.type === "call"
      ? first.bid
        ? "long"
        : "even"
      : first.type === "play" && trick?.cards.length === 3
        ? "short"
        : undefined,
  cues: {
    ...{ call: "call", contract: "vow", turned: "turn", take: "draw", discard: "draw" },
    result: (result) => (result.void || result.made ? "won" : "lost"),
  },
  staged: ({ kind }, { contract }) => (kind === "vow" && contract && contract.tricks >= GREAT ? "big" : undefined),
  calling: ({ phase }) => phase === "auction",
  ...lookingBack,
  hand: (scene) => inOrder(scene.table.hand, scene),
  tap: (card, { table }) => (table.phase === "exchange" ? `discard:${card}` : `play:${card}`),
  cardLook(card, scene) {
    const { table, say } = scene;
    const trump = trumpsOf(scene).includes(card);
    const taken = table.phase === "exchange" && card === table.taken;
    return {
      notes: [trump && say("trump"), taken && say("just-taken")],
      mark: taken ? "taken" : trump ? "trump" : undefined,
      origin: card === table.taken ? '[data-spot="centre-card"]' : undefined,
    };
  },
  /** Adds the centre card, which only the declarer has seen. */
  known: (event, { seat, taken }) =>
    event.type === "take" ? { ...event, card: event.seat === seat ? taken : null } : event,
  seat(seat, scene) {
    const { phase, trick, turn, dealer, declarer, contract, calls, auction } = scene.shown;
    const leader = phase === "play" && (trick.cards.length ? trick.leader : turn);
    const call = calls.findLast((one) => phase === "auction" && one.auction === auction && one.seat === seat);
    return {
      team: teamOf(seat, scene.table),
      signs: [
        seat === dealer && sign("dealer", scene),
        seat === declarer && contract && sign("declarer", scene, symbol(contract.denomination, scene)),
        seat === leader && sign("lead", scene, startIcon()),
      ],
      state: call ? callName(call.bid, scene) : undefined,
      stateShort: call?.bid ? html`${symbol(call.bid.denomination, scene)}${call.bid.tricks}` : undefined,
    };
  },
  banner: (scene) => html`${drawContract(scene)}${drawTeams(scene)}`,
  centre(scene) {
    const { table, say } = scene;
    if (table.phase === "auction")
      return html`<div class="auction-scene">${drawAuction(scene)}${drawCentreCard(scene)}</div>`;
    if (table.phase !== "exchange") return drawTrick(table.trick, scene, (seat) => teamOf(seat, table));
    const mine = table.declarer === scene.me;
    return html`
      <div class="exchange column">
        <span class="discard-place${mine ? " mine" : ""}" data-spot="centre-card"></span>
        <p>${mine ? say("exchange-mine", { card: table.taken }) : say("exchange-theirs", { seat: table.declarer })}</p>
      </div>`;
  },
  prompt(scene) {
    const { table, me, say } = scene;
    const { turn, phase, trick, led, trump, standing } = table;
    if (turn === null || phase === "ended") return wonInWords(trick, scene);
    if (turn !== me) return say(`their-${phase}`, { seat: turn });
    if (phase === "exchange") return say("your-exchange");
    if (phase === "auction") return standing ? say("your-auction", standing) : say("your-first-call");
    if (!trick.cards.length) return say("your-lead");
    return say("your-play", { suit: led === trump && led !== NO_TRUMP ? say("led-trump", { led }) : led });
  },
  /** The bid box stays visible through the whole auction. */
  box(scene) {
    const { table, facts, legal, say } = scene;
    if (table.phase !== "auction") return nothing;
    const first = !table.turned;
    const bids = facts.bids.filter((bid) => (first ? bid.tricks === level(scene) : bid.denomination === table.trump));
    return html`
      <div class="box box-tall bid-box" role="toolbar" aria-label=${say("bid-box")} data-auction=${table.auction}
        @keydown=${first ? (event: KeyboardEvent) => stepByKey(event, stepped(scene)) : nothing}>
        ${
          first
            ? drawStepper(stepped(scene), "B", scene)
            : html`<p class="trump-set line">${symbol(table.trump ?? "", scene)}<span>${say("how-many")}</span></p>`
        }
        <button type="button" class="button pass" data-action="pass" data-key="p" aria-keyshortcuts=${scene.shortcut("P")}
          aria-disabled=${legal.includes("pass") ? nothing : "true"}
          @click=${() => scene.act("pass")}>${say("pass")}</button>
        <div class="bids scroll">
          ${bids.map((bid, i) => drawBid(bid, !first && i === 0, scene))}
        </div>
      </div>`;
  },
  /** The “B9” of a bid is not a card. */
  uses: (action) => (action.startsWith("bid:") ? [] : undefined),
  actionInWords(action, scene) {
    const bid = bidOf(action, scene);
    return bid ? scene.say("bid-action", bid) : null;
  },
  otherInWords(action, scene) {
    const bid = bidOf(action, scene);
    return bid ? scene.say("bid-name", bid) : null;
  },
  /** Sets the bid box to the bid's level. */
  reveal(action, scene) {
    const bid = bidOf(action, scene);
    if (bid && scene.own.level !== bid.tricks) scene.keep({ level: bid.tricks });
  },
  describe(event, scene) {
    const { say } = scene;
    if (event.type === "turned") return say("log-turned", { turned: event.card, trump: event.card[0] });
    if (event.type !== "call") return say(`log-${event.type}`, event);
    const { seat, bid, auction, over } = event;
    const call = bid && auction === 2 ? say("tricks-only", bid) : callName(bid, scene);
    return say("log-call", { seat, call, over: outbid(bid, over, seat, scene) });
  },
  /** The end of the auction and the turned card are separate steps. */
  steps(before, after) {
    const { events, table } = after;
    const settled = past(events, "contract", "turned") || (table.result?.void ? past(events, "result") : 0);
    if (settled < 2) return inSteps(after, [trickCue(after)]);
    const was = { ...before, turn: null, calls: table.calls, standing: table.standing };
    return inSteps(after, [{ to: settled - 1, pause: "call", was }], "turn");
  },
  inWords(scene) {
    const { table, say } = scene;
    const calls = table.phase === "auction" ? table.calls : [];
    return [
      standingInWords(scene),
      table.turned && say("log-turned", table),
      ...teams(scene).map(({ words }) => words),
      table.phase === "exchange" && table.taken && say("log-take", { seat: table.declarer, card: table.taken }),
      trickInWords(table.trick, scene),
      calls.length > 0 &&
        say("calls-in-words", {
          calls: scene.list(
            calls.map(({ seat, bid }) => say("log-call", { seat, call: callName(bid, scene), over: "" })),
          ),
        }),
    ];
  },
  aside: (scene) =>
    scene.table.phase === "auction" ? nothing : html`<h2>${scene.say("auction")}</h2>${drawAuction(scene)}`,
  columns: teams,
  outcome(result, { say }) {
    if (result.void) return say("outcome-void");
    return say(result.made ? "outcome-made" : "outcome-down", { ...result, ...result.contract, seat: result.declarer });
  },
  headline(result, { say, table, me }) {
    if (result.void) return say("headline-void");
    const side = table.teams.findIndex((team) => team.includes(me));
    const declarers = table.teams.findIndex((team) => team.includes(result.declarer));
    const facts = { ...result.contract, ours: declarers === side ? "yes" : "no", short: result.short };
    const points = { us: result.points[side], them: result.points[1 - side] };
    return say(result.made ? "headline-made" : "headline-down", { ...facts, ...points });
  },
  remark(result, { say }) {
    if (result.void) return null;
    return say(result.made ? "remark-made" : "remark-down", { ...result, ...result.contract, seat: result.declarer });
  },
  /** One row per team. */
  account(result, scene) {
    if (result.void) return nothing;
    const sides = teams(scene);
    const cells = (head: string, entry: (side: ReturnType<typeof teams>[0]) => string | number) =>
      html`<th scope="row">${head}</th>${sides.map((side) => html`<td>${entry(side)}</td>`)}`;
    const rows = [...Map.groupBy(result.lines, ({ reason }) => reason)].map(([reason, lines]) => {
      const why = scene.say(`line-${reason}`, { ...result.contract, ...lines[0] });
      return html`<tr>${cells(why, ({ team }) => lines.find((line) => line.team === team)?.points ?? "")}</tr>`;
    });
    return drawFigures(
      "",
      scene.t("table-this-deal", { deal: result.deal }),
      html`<td></td>${sides.map(drawColumnHead)}`,
      html`${rows}<tr class="sum">${cells(scene.t("table-this-deal-sum"), ({ team }) => figure(result.points[team]))}</tr>
        <tr class="sum">${cells(scene.t("table-total"), ({ score, target }) => figure(score) + (target ? `/${target}` : ""))}</tr>`,
    );
  },
  /** A contract of 11 tricks or more that our side has made. */
  counted: ({ reason, points }) => (reason === "tricks" ? Array(points).fill(1) : []),
  /** The contract decides, not the points. Partners sit opposite each other. */
  went: (result, seat) => {
    if (result.void) return undefined;
    return ((seat - result.declarer) % 2 === 0) === result.made ? "won" : "lost";
  },
  /** The declarers' stamp; the others have none. */
  won(seat, { table, say }) {
    const { result } = table;
    if (!result || result.void || teamOf(seat, table) !== teamOf(result.declarer, table)) return null;
    return say(result.made ? "stamp-made" : "stamp-down");
  },
  feat(result, { table, me }) {
    if (result.void || !result.made || result.contract.tricks < GREAT) return null;
    const ours = teamOf(result.declarer, table) === teamOf(me, table);
    return ours
      ? {
          id: "great-bid",
          seat: result.declarer,
          facts: { tricks: result.contract.tricks, points: result.points[teamOf(me, table)] },
        }
      : null;
  },
  /** The contract and the tricks won, as piles. */
  rest(seat, scene) {
    const { result } = scene.table;
    if (!result || result.void || !result.made || result.contract.tricks < GREAT) return nothing;
    if (teamOf(seat, scene.table) !== teamOf(result.declarer, scene.table)) return nothing;
    const { denomination, tricks } = result.contract;
    const won = Array.from({ length: result.won }, () => html`<span class="card">${scene.back()}</span>`);
    return html`<span class="feat-cards" aria-hidden="true"><b class="card ivory great-bid">${symbol(denomination, scene)}${tricks}</b>
      <span class="fanned" .style=${"--strip: calc(var(--card-w) * (var(--is-wide, 0.16) var(--not-wide, 0.1)))"}>${won}</span></span>`;
  },
  ending(scene) {
    const { discard: card, taken } = scene.table;
    if (!card) return nothing;
    return html`
      <p class="shown-now line">${drawSmall(card, scene)} <span>${scene.say("discard-shown", { card, taken })}</span></p>`;
  },
  afterwards: ({ table }) => ["earlier", table.hands && "hands"],
  panels: {
    ranges: { label: "seven-euchre-ranges", key: "c", draw: drawRanges },
    auction: { label: "seven-euchre-auction", key: "a", draw: drawAuction },
    hands: { label: "seven-euchre-hands", draw: drawHands },
  },
  lapses: {
    bid: ["bid:pass"],
    passed: ["pass:bid"],
    spent: [
      "spare-trump",
      "partner-sure",
      "partner-wins",
      "keep-top",
      "enough",
      "last-enough",
      "duck",
      "lower",
      "guard",
    ],
  },
} satisfies GameTable<"seven-euchre">;
