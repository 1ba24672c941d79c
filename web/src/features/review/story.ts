// The story of a deal: the one sentence below its headline that says what was remarkable, from the person's seat. Every
// kind has a condition on facts; the first true kind that the last two deals did not have.

import { isLow } from "../../table/draw/headline.ts";
import { verdictOn } from "../../table/play/verdict.ts";
import type { Line } from "../../table/play/verdict.ts";
import type { MatchOutcome } from "./reviews.ts";

type Results = Protocol.Games;

/** Arguments of the sentence. Seats, cards and actions are codes, so that it can be told in any language. */
export type Facts = Record<string, string | number>;

export interface Story {
  kind: string; // of ALL, or “none” if no kind was true
  facts: Facts;
}

/** All that may be told of an ended deal. */
export interface Known {
  table: Protocol.Table;
  me: number;
  went: MatchOutcome;
  events: readonly Protocol.Event[]; // public events of the deal
  worth: Record<string, number>; // points of a card as a score card; {} in games without
  lines: readonly Line[]; // complete
  field: Protocol.Field; // complete
  helped: boolean; // the person saw a hint or took something back
}

/** A bot counts as ahead of the crowd's choice from this share on. */
const MOST_MISSED = 0.75;
/** Fewer bots that reached a decision say nothing about it. */
const ENOUGH_REACHED = 6;
const CHEAP = 60; // percent
const GOOD = 65; // percent
const DEAR = 35; // percent
const COSTLY = 2; // weight: twice the least mistake
const ENOUGH_DECISIONS = 3;

/** By kind, most remarkable first: the facts if it is true. */
const KINDS = {
  jackpot: ({ table, me }) => {
    const { ending, lines } = resultOf(table, "sevens-heaven") ?? {};
    return ending === "jackpot" && lines?.some(({ seat, reason }) => seat === me && reason === "jackpot") ? {} : null;
  },
  find({ lines, field, helped }) {
    if (helped) return null;
    const found = lines
      .filter((line) => ["best", "hard", "better"].includes(verdictOn(line)))
      .map((line) => ({ line, ...crowdAt(line.index, field) }))
      .filter(({ reached, missed }) => reached >= ENOUGH_REACHED && missed >= MOST_MISSED * reached)
      .sort((a, b) => b.missed / b.reached - a.missed / a.reached || b.reached - a.reached)[0];
    return found ? { ...decision(found.line, lines), missed: found.missed, reached: found.reached } : null;
  },
  "cheap-fail"({ table, me, field, events }) {
    const result = resultOf(table, "seven-euchre");
    if (!result || result.void || result.made || field.percent < CHEAP) return null;
    const ours = table.teams.findIndex((team) => team.includes(me));
    const theirs = 1 - ours;
    if (!table.teams[ours].includes(result.declarer)) return null;
    const calls = events.filter(({ type }) => type === "call") as Protocol.SevenEuchre.Called[];
    const last = calls.findLast(({ seat, bid }) => bid && table.teams[theirs].includes(seat))?.bid;
    if (!last || result.points[theirs] >= last.value) return null;
    return {
      tricks: result.contract.tricks,
      denomination: result.contract.denomination,
      points: result.points[theirs],
      otherTricks: last.tricks,
      otherDenomination: last.denomination,
      value: last.value,
    };
  },
  "good-loss"({ went, field }) {
    const [beaten, others] = [beatenIn(field), field.others.length];
    return went === "lost" && field.percent >= GOOD && 2 * beaten >= others ? { beaten, others } : null;
  },
  "dear-win": ({ went, field }) =>
    went === "won" && field.percent <= DEAR ? { better: field.place - 1, others: field.others.length } : null,
  slip({ lines, went }) {
    const mistakes = lines.filter(({ mistake, weight }) => mistake && weight >= COSTLY);
    const [worst] = mistakes.sort((a, b) => b.weight - a.weight || a.index - b.index);
    if (!worst) return null;
    const { best, unit, loss, error } = worst;
    return { ...decision(worst, lines), best, unit, loss, error, won: went === "won" ? "yes" : "no" };
  },
  bankrupt({ table, me }) {
    const { lines, tricks } = resultOf(table, "sevens-heaven") ?? {};
    const lost = lines?.find(({ seat, reason, points }) => seat === me && reason === "bankrupt" && points < 0);
    return lost && !tricks?.[me] ? { points: -lost.points } : null;
  },
  doubled({ table, me }) {
    const lines = resultOf(table, "seven-bridge")?.lines ?? [];
    const left = lines.find((line) => line.reason === "hand" && line.seat === me) as Protocol.SevenBridge.HandLine;
    if (left?.sevens !== 1 || left.joker || left.doubled || left.points <= left.pips) return null;
    return { pips: left.pips, points: left.points };
  },
  turn({ table, me, events }) {
    if (table.game !== "upside-down") return null;
    const place = 1 + (resultOf(table, "upside-down")?.ranking.indexOf(me) ?? -1);
    const turned = events.findLastIndex((event, at) => {
      const cause = events[at - 1] as { type: string; seat?: number } | undefined;
      return event.type === "die" && cause?.type === "play" && cause.seat === me;
    });
    const after = events.slice(turned + 1) as Partial<Protocol.UpsideDown.CardsPlayed>[];
    const cards = after.reduce(
      (sum, { type, seat, cards }) => sum + (type === "play" && seat === me ? (cards?.length ?? 0) : 0),
      0,
    );
    // Out of cards, all that was left has been played since.
    return turned < 0 || !place || place > 2 || place === table.seats || !cards ? null : { cards, place };
  },
  dropped({ table, me, events, worth }) {
    if (table.game !== "ring-of-sevens") return null;
    const drop = events.find(({ type, seat }: { type: string; seat?: number }) => type === "drop" && seat === me);
    const { lost } = (drop ?? { lost: null }) as Protocol.RingOfSevens.Dropped;
    return lost && worth[lost] ? { card: lost, points: worth[lost] } : null;
  },
  big({ table, me }) {
    const result = resultOf(table, "ring-of-sevens");
    if (!result || result.big_winner !== me || result.small_winner === me) return null;
    return { points: result.points[me] };
  },
  chip({ table, me }) {
    const { winner, chips, lines } = resultOf(table, "sevens-heaven") ?? {};
    const line = lines?.find(({ seat, reason, points }) => seat === me && reason === "prediction" && points > 0);
    return line && winner != null && chips?.[me] === winner ? { seat: winner, points: line.points } : null;
  },
  hair({ table, me }) {
    const bid = resultOf(table, "seven-euchre");
    if (bid && !bid.void) {
      if (!table.teams.find((team) => team.includes(me))?.includes(bid.declarer)) return null;
      if (bid.made) return bid.won === bid.contract.tricks ? { how: "made" } : null;
      return bid.short === 1 ? { how: "down" } : null;
    }
    const bridge = resultOf(table, "seven-bridge");
    if (!bridge || bridge.out === null || bridge.out === me) return null;
    const left = bridge.lines.find((line) => line.reason === "hand" && line.seat === me);
    return (left as Protocol.SevenBridge.HandLine | undefined)?.cards.length === 1 ? { how: "card" } : null;
  },
  twin({ lines, field, helped }) {
    if (helped || lines.length < ENOUGH_DECISIONS) return null;
    return expertsIn(field).some((one) => !one.parted && one.result === field.mine) ? {} : null;
  },
  fork({ lines, field }) {
    const better = expertsIn(field).filter(({ ahead, parted }) => ahead > 0 && partedAt(parted, lines));
    const [best] = better.sort((a, b) => b.ahead - a.ahead);
    return best ? wayOf(best, field, lines) : null;
  },
  "own-way"({ lines, field }) {
    const experts = expertsIn(field);
    const worse = experts.filter(({ ahead, parted }) => ahead < 0 && partedAt(parted, lines));
    const none = experts.some(({ ahead, parted }) => ahead > 0 || !parted);
    const [worst] = worse.sort((a, b) => a.ahead - b.ahead);
    return worst && !none ? wayOf(worst, field, lines) : null;
  },
  "cards-decide": ({ field }) => (field.tied === field.others.length ? {} : null),
  clean({ lines, helped, went }) {
    if (helped || !lines.length || lines.some(({ mistake, verdict }) => mistake || verdict === "small")) return null;
    return { went, hard: lines.filter((line) => verdictOn(line) === "hard").length };
  },
  course({ table, me }) {
    const { scores, deals, deal, over, teams } = table;
    const left = deals && !over ? deals - deal : 0;
    if (left <= 0) return null;
    const ours = teams.find((team) => team.includes(me)) ?? [me];
    const sign = isLow(table.game) ? -1 : 1;
    const [next] = scores
      .flatMap((_, seat) => (ours.includes(seat) ? [] : [seat]))
      .sort((a, b) => sign * (scores[b] - scores[a]));
    const gap = sign * (scores[me] - scores[next]);
    if (!gap) return null;
    return { deals: left, gap: Math.abs(gap), side: gap > 0 ? "ahead" : "behind", seat: ours.length > 1 ? -1 : next };
  },
} satisfies Record<string, (known: Known) => Facts | null>;

export type Kind = keyof typeof KINDS;

/** All kinds, most remarkable first. */
export const ALL = Object.keys(KINDS) as Kind[];

/** The stories that are true of a deal, most remarkable first. */
export function storiesOf(known: Known): Story[] {
  return ALL.flatMap((kind) => {
    const facts = (KINDS[kind] as (known: Known) => Facts | null)(known);
    return facts ? [{ kind, facts }] : [];
  });
}

/** The story to tell. @param before kinds told of the last two deals */
export const choose = (stories: readonly Story[], before: readonly string[]): Story =>
  stories.find(({ kind }) => !before.includes(kind)) ?? { kind: "none", facts: {} };

function resultOf<G extends Protocol.Game>({ game, result }: Protocol.Table, wanted: G): Results[G]["result"] | null {
  return game === wanted ? (result as Results[G]["result"]) : null;
}

const beatenIn = ({ others, place, tied }: Protocol.Field) => others.length + 1 - place - tied;

/** The decision of a line, with its number among all. */
const decision = (line: Pick<Line, "index" | "action">, lines: readonly Line[]) => ({
  index: line.index,
  action: line.action,
  n: 1 + lines.findIndex(({ index }) => index === line.index),
});

/** How many bots certainly had this decision, and how many chose otherwise. */
function crowdAt(at: number, { others, parted, mine }: Protocol.Field) {
  const reached = others.filter(({ result }, nth) => {
    const where = parted[nth];
    // Without a difference, another seat may have played differently before, unless the results are equal.
    return where ? where.index >= at : result === mine;
  }).length;
  return { reached, missed: parted.filter((where) => where?.index === at).length };
}

interface Expert {
  parted: Protocol.Parted | null;
  result: number;
  ahead: number; // by how much it did better than the person
}

/** The strongest bots of the field. */
function expertsIn({ others, parted, mine, lowest }: Protocol.Field): Expert[] {
  const { level } = others[others.length - 1];
  return others.flatMap((other, nth) => {
    const ahead = lowest ? mine - other.result : other.result - mine;
    return other.level === level ? [{ parted: parted[nth], result: other.result, ahead }] : [];
  });
}

const partedAt = (parted: Protocol.Parted | null, lines: readonly Line[]) =>
  parted && lines.find(({ index }) => index === parted.index);

/** Where an expert left the person's path, and what both came to. */
function wayOf({ parted, result }: Expert, { mine }: Protocol.Field, lines: readonly Line[]): Facts | null {
  const line = partedAt(parted, lines);
  if (!line || !parted) return null;
  return { ...decision(line, lines), other: parted.action, mine, theirs: result };
}
