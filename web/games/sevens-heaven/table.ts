// The table of Seven's Sevens Heaven: bets and folds in a row, predictions on the bettors, tricks, stack cards.

import { figure } from "../../src/table/announcer/phrases.ts";
import { html, nothing } from "lit-html";
import { chip, stackCard, tricksWon, way } from "../../src/cards/cards.ts";
import { template } from "../../src/cards/template.ts";
import { drawCard, drawSmall, drawTile, each, heard, yes } from "../../src/table/draw/drawing.ts";
import { suitBySuit, type Drawing, type Scene as SceneOf, type GameTable } from "../../src/table/game-table.ts";
import { drawAccount } from "../../src/table/draw/score.ts";
import { atSeat, clockwise, drawNameplate, personFirst, seatOrder, startIcon } from "../../src/table/draw/seats.ts";
import { inSteps, past } from "../../src/table/play/steps.ts";
import { lookingBack, partIn, playInWords, trickInWords, trickCue, wonInWords } from "../../src/table/draw/tricks.ts";

type Scene = SceneOf<"sevens-heaven">;

type Table = Protocol.Table<"sevens-heaven">;

type Result = Protocol.Result<"sevens-heaven">;

const bettors = (table: Table) => clockwise(0, table).filter((seat) => table.declared[seat] === "bet");
/** Seats whose chip is on this one. */
const backers = (seat: number, table: Table) =>
  clockwise(table.start, table).filter((one) => table.chips[one] === seat);
const drawChip = (seat: number) =>
  html`<span class="piece-chip" data-piece=${`chip ${seat}`}>${template(chip(seat))}</span>`;
const drawChips = (seats: number[]) => each(seats, drawChip);

/** A seat's stack card, shown briefly beside its source. */
function drawStack(seat: number, { table, news }: Scene) {
  const count = table.stacks[seat];
  if (!count) return nothing;
  const from = news && "victim" in news ? atSeat(Number(news.victim)) : '[data-spot="stacks"]';
  return html`
    <span class="stack" data-piece=${`stack ${seat}`}
      data-origin=${from}>${template(stackCard(count > 1 ? 2 : 1))}<b>${count}</b></span>`;
}

/** Visible facts about a seat, in words. */
function seatWords(seat: number, { shown: table, say, list }: Scene) {
  const [declared, stacks, chips] = [table.declared[seat], table.stacks[seat], backers(seat, table)];
  return list([
    seat === table.start && say("start-player"),
    say("points", { points: table.scores[seat] }),
    declared && say(`${declared}-card`, { card: table.cards[seat] }),
    declared === "bet" && table.tricks.length > 0 && say("tricks-won", { tricks: table.won[seat] }),
    stacks > 0 && say("stacks", { stacks }),
    chips.length > 0 && say("chips-here", { seats: chips }),
  ]);
}

function drawDeclared(seat: number, scene: Scene) {
  const { declared: all, phase, won } = scene.shown;
  const declared = all[seat];
  if (!declared) return html``;
  if (declared === "bet" && phase !== "bet") return template(tricksWon(won[seat], scene.facts.tricks));
  return html`<span class="declared-${declared}">${scene.say(`${declared}s`)}</span>`;
}

function drawSeatBody(seat: number, scene: Scene) {
  const { phase, declared, cards, chips, scores, start, target } = scene.table;
  const bets = declared[seat] === "bet";
  const inMiddle = phase === "bet" || (phase === "predict" && bets);
  const card = (inMiddle ? scene.shown.cards : cards)[seat];
  const chipsHere = [
    ...(!bets && chips[seat] === null ? [seat] : []),
    ...(phase === "predict" ? [] : backers(seat, scene.table)),
  ];
  const gone = target && template(way(scores[seat], target));
  const flag = seat === start ? startIcon() : nothing;
  return html`
    <span class="seat-points line" data-part="score" aria-hidden="true"><b>${scores[seat]}</b>${gone}${drawStack(seat, scene)}${flag}</span>
    <span class="seat-marks line" aria-hidden="true">
      ${card && drawTile(card, scene, !inMiddle)}
      <span class="chips" data-part="chips">${drawChips(chipsHere)}</span>
    </span>`;
}

/** A row with a place for each seat. */
const drawRow = (seats: number[], { table, me }: Scene, draw: (seat: number) => Drawing) => html`
  <div class="bettors-room"><ol class="bettors" role="list" data-count=${seats.length} .style=${`--count: ${seats.length}`}>${each(
    seats,
    (seat) => html`
    <li class="bettor" data-turn=${yes(table.turn === seat)} data-mine=${yes(seat === me)}>${draw(seat)}</li>`,
  )}</ol></div>`;

const drawPlace = (card: string | null | undefined, seat: number, scene: Scene, goes?: string) =>
  card ? drawCard(card, scene, atSeat(seat), goes) : html`<span class="card place" aria-hidden="true"></span>`;

/** Bet time: declarations and stakes. */
function drawBetTime(scene: Scene) {
  const { table, say } = scene;
  return html`
    <div class="bet-time column">
      ${drawRow(clockwise(table.start, table), scene, (seat) => {
        const declared = table.declared[seat];
        const facts = { seat, card: table.cards[seat], points: table.card_points[seat] };
        return html`${drawPlace(facts.card, seat, scene)}
          <span class="place-name" aria-hidden="true">${drawNameplate(seat, scene)}</span>
          <span class="place-note declared-${declared ?? "none"}" aria-hidden="true">${
            declared ? say(declared === "bet" ? "bets" : "scores", facts) : nothing
          }</span>
          ${heard(say(declared ? `log-${declared}` : "not-yet", facts))}`;
      })}
      ${scene.legal.includes("bet") ? drawPayoffs(scene) : nothing}
    </div>`;
}

const drawPayoffs = (scene: Scene) => html`
  <div class="stakes scroll" data-part="stakes" tabindex="0" role="group" aria-label=${scene.say("at-stake")}>${Object.entries(
    payoffsInWords(scene),
  ).map(
    ([one, stakes]) => html`
    <section><h2>${scene.say(one)}</h2><ul role="list">${stakes.map((line) => html`<li>${line}</li>`)}</ul></section>`,
  )}</div>`;

/** Possible gains and losses of betting and folding. */
function payoffsInWords({ table, facts, legal, me, say }: Scene): Record<string, string[]> {
  const { stakes, pot, scores, target } = table;
  if (!stakes || !legal.length) return {};
  return {
    bet: [stakes.alone ? say("stake-alone", stakes) : say("stake-bet", { pot, points: scores[me] })],
    fold: [
      say("stake-fold", stakes),
      ...(stakes.reach ? [say("stake-reach", { count: stakes.reach, of: stakes.of, target })] : []),
      say(stakes.predicts ? "stake-chip" : "stake-no-chip", { points: facts.prediction }),
    ],
  };
}

/** Bettors with the chips on them; buttons if the person is to predict. */
const drawPredictions = (scene: Scene) => html`
  <div class="predictions column">
    <ul class="candidates" role=${scene.legal.length ? "toolbar" : "list"} aria-label=${scene.legal.length ? scene.t("table-choices") : nothing}
      data-count=${bettors(scene.table).length}>${each(
        bettors(scene.table),
        (seat) => html`<li role=${scene.legal.length ? "none" : nothing}>${drawCandidate(seat, scene)}</li>`,
      )}</ul>
  </div>`;

function drawCandidate(seat: number, scene: Scene) {
  const { table, say, seatName } = scene;
  const action = `predict:${seat}`;
  const can = scene.legal.includes(action);
  const leads = seat === table.leader && say("leads");
  const inside = html`
    ${drawPlace(table.cards[seat], seat, scene)}
    <span class="candidate-about" aria-hidden="true">
      <b class="candidate-name">${drawNameplate(seat, scene)}</b>
      <span class="candidate-points">${say("points", { points: table.scores[seat] })}</span>
      ${leads ? html`<span class="candidate-leads boxed">${leads}</span>` : nothing}
      <span class="chips" data-part="chips">${drawChips(backers(seat, table))}</span>
    </span>
    ${heard(scene.list([can ? say("predict-label", { seat }) : seatName(seat), seatWords(seat, scene), leads]))}`;
  if (!can) return html`<div class="candidate line">${inside}</div>`;
  return html`
    <button type="button" class="candidate line" data-action=${action} @click=${() => scene.act(action)}>${inside}</button>`;
}

/** The trick, with each card in its bettor's place. */
function drawGamble(scene: Scene) {
  const { trick, declared } = scene.table;
  const shownTrick = scene.shown.trick;
  const goes = trick.winner === undefined ? undefined : atSeat(trick.winner);
  const seats = seatOrder(scene).filter((seat) => declared[seat] === "bet");
  return html`
    <div class="gamble column" data-part="trick" aria-label=${scene.t("table-trick")} role="group">
      ${drawRow(seats, scene, (seat) => {
        const card = trick.cards.find((play) => play.seat === seat)?.card;
        const seen = shownTrick.cards.some((play) => play.seat === seat);
        return html`${drawPlace(card, seat, scene, goes)}
          <span class="place-name" aria-hidden="true">${drawNameplate(seat, scene)}</span>
          <span class="place-note" data-wins=${yes(seat === shownTrick.winner)} aria-hidden="true">${
            seen ? partIn(shownTrick, seat, scene) : nothing
          }</span>
          ${heard(seen ? playInWords(seat, shownTrick, scene) : scene.say("plays-yet", { seat }))}`;
      })}
    </div>`;
}

function drawBetTimeOf(seat: number, { cards, lines }: Result, scene: Scene) {
  const card = cards[seat];
  if (!card) return scene.say("nothing");
  const fold = lines.find((line) => line.seat === seat && line.reason === "fold");
  const name = heard(`${scene.cardName(card)} `);
  return html`<span aria-hidden="true">${drawTile(card, scene)}</span>${name} ${fold ? scene.say("gain", fold) : scene.say("bets")}`;
}

/** A seat's gains and losses, each with its reason. */
const linesOf = (seat: number, { lines, winner }: Result, { say }: Scene) =>
  lines
    .filter((line) => line.seat === seat)
    .map(({ reason, points }) => say(`line-${reason}`, { on: winner, points: Math.abs(points) }));

function payOutOf(seat: number, result: Result, scene: Scene) {
  const { lines, ending, chips, tricks } = result;
  const { say, t } = scene;
  const mine = linesOf(seat, { ...result, lines: lines.filter(({ reason }) => reason !== "fold") }, scene);
  if (mine.length) return mine.join(t("table-then"));
  if (ending === "pay-out" && chips[seat] !== null) return say("line-wrong", { on: chips[seat] });
  if (ending === "pay-out" && tricks[seat]) return say("line-tricks", { tricks: tricks[seat] });
  return say("nothing");
}

/** How a round ended, in a sentence. */
function outcome({ ending, lines, scores, winner, tricks, pot }: Result, { say }: Scene) {
  if (ending !== "pay-out") {
    const seat = lines[lines.length - 1].seat;
    return say(`outcome-${ending}`, { seat, points: scores[seat] });
  }
  if (winner === null) return say("outcome-nobody");
  return say(tricks[winner] ? "outcome-gamble" : "outcome-alone", { seat: winner, tricks: tricks[winner], pot });
}

/** The first seat that has lost all it had, the person before others; -1: none. */
const brokeIn = ({ lines }: Result) => {
  const broke = lines.flatMap(({ reason, seat, points }) => (reason === "bankrupt" && points < 0 ? seat : []));
  return broke.length ? Math.min(...broke) : -1;
};

export default {
  id: "sevens-heaven",
  minutes: { deal: 1, match: 3 },
  unit: "round",
  seating: "edge",
  keys: ["sevens-heaven-key-bet", "sevens-heaven-key-fold"],
  said: ["declared", "pot", "won", "captured", "led"],
  pauses: { bet: "call", fold: "call", predict: "call", stack: "turn" },
  breath: ([{ type }]) => (({ bet: "long", fold: "short", predict: "even" }) as const)[type as string],
  calling: ({ phase }) => phase === "bet" || phase === "predict",
  cues: {
    bet: "turn",
    fold: "turn",
    predict: "place",
    stack: "capture",
    result: (result) => (brokeIn(result) < 0 ? "won" : ["lost", brokeIn(result)]),
  },
  staged: ({ kind, event }) =>
    kind === "lost" || (kind === "match" && "ending" in event && event.ending === "jackpot") ? "big" : undefined,
  ...lookingBack,
  hand: ({ table, pack }) => suitBySuit(table.hand, pack),
  tap: (card) => `play:${card}`,
  seat: (seat, scene) => ({
    state: seatWords(seat, scene),
    stateShort: drawDeclared(seat, scene),
    out: scene.table.declared[seat] === "fold",
    body: drawSeatBody(seat, scene),
  }),
  banner(scene) {
    const { table, facts, say } = scene;
    return html`
      <div class="pot line" data-part="pot">
        ${heard(say("pot-in-words", { points: table.pot, count: bettors(table).length }))}
        <span aria-hidden="true">${say("pot")}</span> <b aria-hidden="true">${table.pot}</b>
        <span class="chips" aria-hidden="true">${drawChips(bettors(table))}</span>
        <span class="pot-cards" aria-hidden="true">${bettors(table).map((seat) => {
          const card = table.cards[seat];
          return card && drawSmall(card, scene);
        })}</span>
      </div>
      <div class="free-stacks line" data-part="stack" data-spot="stacks">
        ${heard(say("free-stacks", { count: table.centre }))}
        <span class="free-label" aria-hidden="true">${say("stack-cards", { jackpot: facts.jackpot })}</span>
        ${Array.from({ length: facts.stack_cards }, (_, i) =>
          i < table.centre
            ? html`<span class="free-stack" aria-hidden="true">${template(stackCard(1))}</span>`
            : html`<span class="free-stack" aria-hidden="true" data-taken="yes"></span>`,
        )}
      </div>`;
  },
  centre(scene) {
    const { phase } = scene.table;
    if (phase === "bet") return drawBetTime(scene);
    return phase === "predict" ? drawPredictions(scene) : drawGamble(scene);
  },
  prompt(scene) {
    const { turn, phase, trick, led, captured } = scene.table;
    if (turn === null || phase === "ended") return wonInWords(trick, scene);
    if (turn === scene.me && phase === "play" && !trick.cards.length) return scene.say("your-lead");
    return scene.say(`${turn === scene.me ? "your" : "their"}-${phase}`, { seat: turn, suit: led, sevens: captured });
  },
  buttons({ table, legal, say }) {
    if (table.phase === "bet") return ["bet", "fold"].map((id) => ({ id, key: id[0] }));
    return legal
      .filter((action) => action.startsWith("steal:"))
      .map((id) => {
        const seat = Number(id.slice("steal:".length));
        return { id, label: say("steal", { seat, stacks: table.stacks[seat] }) };
      });
  },
  describe: (event, { say }) =>
    event.type === "stack" ? say(`log-stack-${event.source}`, event) : say(`log-${event.type}`, event),
  /** A declaration, a finished trick and a moving stack card are separate steps. */
  steps(before, after) {
    const { events, table } = after;
    const [first] = events;
    const trick = trickCue(after);
    const stack = past(events, "stack");
    if (!first || first.type === "deal") return inSteps(after, []);
    if (trick.to || stack) {
      const { scores, stacks, centre } = before;
      const was = { ...trick.was, captured: 0, scores };
      return inSteps(after, [
        { ...trick, was: { ...was, stacks, centre } },
        { to: stack, pause: "turn", was, news: events[stack - 1] },
      ]);
    }
    if (before.phase === table.phase) return inSteps(after, []);
    const scores = before.scores.map((score, seat) =>
      first.type === "fold" && first.seat === seat ? score + first.points : score,
    );
    return inSteps(after, [{ to: 1, pause: "call", was: { phase: before.phase, scores } }]);
  },
  inWords(scene) {
    const { table, say } = scene;
    return [
      say("log-deal", table),
      say("pot-in-words", { points: table.pot, count: bettors(table).length }),
      say("free-stacks", { count: table.centre }),
      ...clockwise(table.start, table).map(
        (seat) => table.chips[seat] !== null && say("log-predict", { seat, on: table.chips[seat] }),
      ),
      trickInWords(table.trick, scene),
      ...Object.entries(payoffsInWords(scene)).map(([one, stakes]) => `${say(one)}${say("colon")}${stakes.join(" ")}`),
    ];
  },
  outcome,
  parts: linesOf,
  headline(result, scene) {
    const { winner, pot, change, before } = result;
    const { say, me } = scene;
    if (winner === null) return say("outcome-nobody");
    if (winner === me) return say("headline-pot", { pot });
    const broke = result.lines.some(({ seat, reason }) => seat === me && reason === "bankrupt");
    const chip = result.lines.find(({ seat, reason }) => seat === me && reason === "prediction")?.points ?? 0;
    return broke
      ? say("headline-bankrupt", { points: before[me] })
      : say("headline-other", { seat: winner, points: figure(change[me]), chip });
  },
  remark(result, scene) {
    const { winner, tricks, lines, ending } = result;
    if (winner === null) return null; // the headline says it
    const broke = lines.some(({ seat, reason }) => seat === scene.me && reason === "bankrupt");
    if (ending !== "pay-out" || broke) return outcome(result, scene);
    return scene.say(tricks[winner] ? "remark-gamble" : "remark-alone", { seat: winner, tricks: tricks[winner] });
  },
  closing: ({ ending, winner, lines }, { say }) =>
    ending === "jackpot" ? say("feat-jackpot", { seat: winner ?? lines[lines.length - 1].seat }) : null,
  /** A seat that has not bet loses nothing although another wins the pot. */
  went: ({ change }, me) => (change[me] === Math.max(...change) ? undefined : change[me] < 0 ? "lost" : "even"),
  feat({ lines }) {
    const jackpot = lines.find(({ reason }) => reason === "jackpot");
    return jackpot ? { id: "jackpot", seat: jackpot.seat, outright: true } : null;
  },
  /** The jackpot's 7s, of earlier rounds too. */
  rest(seat, scene) {
    const { result, winners } = scene.table;
    if (result?.ending !== "jackpot" || !winners.includes(seat)) return nothing;
    const sevens = result.sevens[seat];
    return html`
      <span class="feat-cards" aria-hidden="true">${sevens.map(
        (card, nth) => html`<span class="card" data-shown=${card} .style=${`--nth: ${nth}`}>${scene.face(card)}</span>`,
      )}</span>
      ${heard(scene.list(sevens.map(scene.cardName)))}`;
  },
  /** Each seat's previous total, gains and losses with their reasons, highest first. */
  account: (result, scene) =>
    drawAccount(
      "heaven-account",
      scene,
      ["before", "bet-time", "pay-out"],
      (seat) => html`
        <td>${result.before[seat]}</td>
        <td class="one-line">${drawBetTimeOf(seat, result, scene)}</td>
        <td class="in-words">${payOutOf(seat, result, scene)}</td>`,
      { seats: personFirst(scene).sort((a, b) => result.scores[b] - result.scores[a]), won: [result.winner] },
    ),
  lapses: {
    bet: ["bet:fold"],
    folded: ["fold:bet"],
    spent: ["keep", "keep-top", "enough"],
  },
} satisfies GameTable<"sevens-heaven">;
