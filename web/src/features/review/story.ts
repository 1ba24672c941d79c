// The story of a deal: the one sentence below its headline that says what was remarkable, from the person's seat. Every
// kind has a condition on facts; the first true kind that the last two deals did not have.

import ofGames from "nanafuda:stories";
import { OUTRIGHT } from "../../base/limits.ts";
import { isLow } from "../../table/draw/headline.ts";
import { verdictOn } from "../../table/play/verdict.ts";
import { SUMMARISING } from "./reviews.ts";
import type { Facts, Kinds, Known } from "../../table/deal-story.ts";
import type { Scene } from "../../table/game-table.ts";
import type { Line } from "../../table/play/verdict.ts";

export interface Story {
  kind: string; // of ALL or the game’s own, or “none” if no kind was true
  facts: Facts;
}

/** A bot counts as ahead of the crowd's choice from this share on. */
const MOST_MISSED = 0.75;
/** Fewer bots that reached a decision say nothing about it. */
const ENOUGH_REACHED = 6;
const GOOD = 65; // percent
const DEAR = 35; // percent
const COSTLY = 2; // weight: twice the least mistake
const ENOUGH_DECISIONS = 3;

/** The kinds that need no game's rules; a game's own are in `games/<game>/stories.ts`. */
const KINDS: Kinds = {
  find({ lines, field, helped }) {
    if (helped) return null;
    const found = lines
      .filter((line) => ["best", "hard", "better"].includes(verdictOn(line)))
      .map((line) => ({ line, ...crowdAt(line.index, field) }))
      .filter(({ reached, missed }) => reached >= ENOUGH_REACHED && missed >= MOST_MISSED * reached)
      .sort((a, b) => b.missed / b.reached - a.missed / a.reached || b.reached - a.reached)[0];
    return found ? { ...decision(found.line, lines), missed: found.missed, reached: found.reached } : null;
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
  "cards-decide": cardsDecide,
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
};

/** The kinds of all games, most remarkable first; a game’s own stand between the two lists, its foremost before both. */
const [BEFORE, AFTER] = [
  ["find", "good-loss", "dear-win", "slip", "cards-decide"],
  ["twin", "fork", "own-way", "clean", "course"],
];
export const ALL: readonly string[] = [...BEFORE, ...AFTER];

/** Consolations, the only stories of a loss besides what is remarkable about the cards; mistakes wait in the review. */
const AFTER_LOSS = ["good-loss", "own-way", "twin", "course"];

/** Stories that find fault. */
const AFTER_FEAT = ["slip", "dear-win", "fork"];

/** The stories that are true of a deal, most remarkable first. */
export function storiesOf(known: Known): Story[] {
  const { stories, foremost = [] } = ofGames[known.table.game];
  const kinds: Kinds = { ...KINDS, ...stories };
  const all = [...new Set([...foremost, ...BEFORE, ...Object.keys(stories), ...AFTER])];
  // At a match's end its summary tells of mistakes.
  const untold = [...(known.feat ? AFTER_FEAT : []), ...(known.table.over ? SUMMARISING : [])];
  const fair = all.filter((kind) => !untold.includes(kind));
  return (known.went === "lost" ? AFTER_LOSS : fair).flatMap((kind) => {
    const facts = kinds[kind](known);
    return facts ? [{ kind, facts }] : [];
  });
}

/** The story to tell. @param before kinds told of the last two deals */
export const choose = (stories: readonly Story[], before: readonly string[]): Story =>
  stories.find(({ kind }) => !before.includes(kind)) ?? { kind: "none", facts: {} };

/** The dealt cards that decided a deal: `cards` has each kind with its number, as in “near:0 far:6”. */
export function cardsDecide({ field: { decided, others }, went }: Pick<Known, "field" | "went">): Facts | null {
  if (!decided || went !== (decided.good ? "won" : "lost")) return null;
  const cards = Object.entries(decided.cards).map(([kind, count]) => `${kind}:${count}`);
  return { good: decided.good ? "yes" : "no", alike: decided.alike, of: others.length, cards: cards.join(" ") };
}

/** How the dealt cards decided the deal; stories of earlier builds have no facts. */
export function cardsInWords({ good = "", alike = 0, of = 0, cards = "" }: Facts, scene: Scene) {
  const kinds = String(cards)
    .split(" ")
    .filter(Boolean)
    .map((kind) => kind.split(":"));
  const named = scene.list(kinds.map(([kind, count]) => scene.say(`dealt-${kind}`, { count: Number(count) })));
  const all = alike === of ? "yes" : "no";
  return scene.t("story-cards-decide", { named: kinds.length ? "yes" : "no", cards: named, good, alike, all, of });
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
  if (!line || !parted || Math.abs(result) === OUTRIGHT) return null;
  return { ...decision(line, lines), other: parted.action, mine, theirs: result };
}
