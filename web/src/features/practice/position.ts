// Practice at a table: a position is answered and assessed, then the next one follows; each has an address.

import { type Asked, today, TODAY } from "../progress/index.ts";
import * as words from "../../i18n/messages.ts";
import { QuestionMode, type Answer } from "./question-mode.ts";
import { Unreadable } from "../../storage/deals.ts";
import * as learned from "../../storage/learning-progress.ts";
import * as practised from "../../storage/practice-progress.ts";
import { notice } from "../../ui/notices.ts";
import { gameOf, stay } from "../../base/address.ts";
import { shareText } from "../../ui/dialogs.ts";
import { tablePage, type TableRoute } from "../../table/table-page.ts";
import { after, doubtOf } from "./rating.ts";
import { failedAgain, isEarly, reschedule, ratingInWords, SHOWN, skillIn } from "./skill.ts";
import { brief, byId, following, ofDay } from "./puzzle-stream.ts";
import type { Page } from "../../base/page.ts";
import type { Puzzle } from "nanafuda:puzzles";

const { t, gameName } = words;

/** Rating points: show a rating's change only if its 95% half-width is below this. */
const KNOWN = 250;

/** Route to the practice stream, or to the day's three positions. */
export function practicePage(page: Page, step?: string) {
  return step === "today" ? todaysPuzzlesPage(page) : puzzleStreamPage(page, (last) => following(last));
}

/** Route to the position with this id, followed by others. */
export function puzzlePage(id: string, page: Page) {
  return puzzleStreamPage(page, async (last) => {
    if (last) return following(last);
    const asked = await byId(id);
    if (asked) return asked;
    notice(() => t("practice-unknown"), [], { key: "practice", follows: "once" });
    return following();
  });
}

/** What questions have in common that follow one another. */
interface Stream {
  home: string; // address to leave to
  numbered: "practice-question" | "exercise-place"; // says which question it is,
  number: (count: number) => { n: number; of: number }; // by their count; `of` 0: no end
  none: "practice-none" | "exercise-unknown" | null; // said where there is no question
  note?: (id: string, right: boolean) => void; // stores an answer
  next?: string; // address of the next question, which has its own
}

const ENDLESS: Stream = {
  home: "practice=choose",
  numbered: "practice-question",
  number: (n) => ({ n, of: 0 }),
  none: "practice-none",
};

/** Route to an exercise of a game, followed by the next one. */
export function exercisePage({ id: game, exercises }: Protocol.GameEntry, id: string, page: Page) {
  const n = exercises.indexOf(id) + 1;
  const home = `learn=${game}`;
  return puzzleStreamPage(page, async () => (n ? byId(id) : null), {
    home,
    numbered: "exercise-place",
    number: () => ({ n, of: exercises.length }),
    none: "exercise-unknown",
    next: n < exercises.length ? `exercise=${exercises[n]}` : home,
  });
}

function todaysPuzzlesPage(page: Page) {
  let day = today();
  let three: Asked[] = [];
  return puzzleStreamPage(
    page,
    async () => {
      day = today(); // midnight may have passed
      const known = practised.today(day);
      three = await ofDay(day);
      return three.find(({ id }) => !(id in known)) ?? null;
    },
    {
      ...ENDLESS,
      number: () => ({ n: Math.min(TODAY, Object.keys(practised.today(day)).length + 1), of: TODAY }),
      none: null,
      note: (id, right) =>
        practised.noteToday(
          day,
          id,
          right,
          three.map((one) => one.id),
        ),
    },
  );
}

function puzzleStreamPage(page: Page, pick: (last?: string) => Promise<Asked | null>, of: Stream = ENDLESS) {
  let asked: Asked | null = null;
  let count = 0; // number of questions
  const { home, none } = of;
  const title = () => t("practice-opening");
  const made = tablePage(page, { home, game: () => gameOf(asked?.game ?? ""), title }, (here) => next(here));
  return made;

  async function next(here: TableRoute) {
    let picked: Asked | null = null;
    try {
      picked = await pick(asked?.id);
      if (picked) await words.learn(picked.game);
    } catch (fault) {
      const unread = fault instanceof Unreadable;
      if (unread || !(await page.lacksFiles()))
        notice(() => t(unread ? "practice-unread" : "practice-missing"), [], { key: "practice", follows: "once" });
      return page.go(unread ? home : "", { replace: true });
    }
    if (!picked) {
      if (none) notice(() => t(none), [], { key: "practice", follows: "once" });
      return page.go(home, { replace: true });
    }
    asked = picked;
    await sit(here, picked);
  }

  async function sit(here: TableRoute, one: Asked) {
    const { pageEngine } = here;
    const at = await standAt(one);
    const state = at === null ? null : await pageEngine.ask({ do: "branch", index: at });
    if (!state || at === null) return;
    if (of === ENDLESS) {
      // A reload, Back and Forward find the puzzle; own mistakes, which come first anyway, have no address.
      stay(one.puzzle ? `puzzle=${one.id}` : "practice=go");
      practised.setAsked(one.puzzle ? one.id : "");
    }
    let tried = false;
    count++;
    const facts = of.number(count);
    const number = () => t(of.numbered, facts);
    const parts = {
      ask: one.mistake ? "practice-ask-own" : `${one.id}-ask`,
      place: () => (of.next ? number() : gameName(one.game)),
      number,
      about: () => (of.next ? "" : aboutQuestion(one, number())),
      judge: (action: string) => (one.puzzle ? judged(one.puzzle, action) : weighed(action)),
      note: (answer: Answer) => {
        if (one.puzzle?.step) learned.noteExercise(one.game, one.id, answer.right ? "solved" : "tried");
        if (tried) return "";
        tried = true;
        of.note?.(one.id, answer.right);
        if (practised.asked() === one.id) practised.setAsked("");
        return noted(one, answer);
      },
      answer: () => (one.puzzle ? shown(one.puzzle) : null),
      next: () => (of.next ? page.go(of.next) : void next(here)),
      last: of.next === home,
      share: one.puzzle ? () => void handOn(one) : null,
      playOn: () => void playOn(),
      all: { id: of.next ? ("exercise-all" as const) : ("practice-choose" as const), run: () => page.go(home) },
    };
    here.open({ ...state, undo: false }, (table) => new QuestionMode(table, parts));

    /** Returns the decision's index, with the session's match at the deal's end; null: unreadable. */
    async function standAt({ replay, mistake }: Asked) {
      const watched = await pageEngine.ask({ do: "openReplay", replay });
      return watched && (mistake?.index ?? watched.at);
    }

    /** Assesses an answer to one of the person's own mistakes; repeating the mistake uses more determinizations. */
    async function weighed(action: string): Promise<Answer | null> {
      const index = await standAt(one);
      if (index === null) return null;
      const doubted = action === one.mistake?.action;
      const judged = await pageEngine.ask({ do: "analyseAction", index, action, doubted });
      if (!judged || !("line" in judged) || !(await pageEngine.ask({ do: "branch", index }))) return null;
      const { line } = judged;
      return {
        right: !line.mistake,
        best: line.best,
        assessed: line,
        cost: line.mistake ? { unit: line.unit, loss: line.loss, error: line.error } : null,
        small: line.verdict === "small",
        takenBack: doubted && !line.mistake,
      };
    }

    async function playOn() {
      const index = await standAt(one);
      const reply = index === null ? null : await pageEngine.ask({ do: "dealSummary", at: index });
      if (reply && "summary" in reply) page.go(`again&${reply.summary.replay}`);
    }
  }
}

function aboutQuestion({ game, puzzle, mistake }: Asked, number: string) {
  const theme = (puzzle ?? mistake)?.themes?.find((name) => words.has(`theme-${name}`));
  const said = [number, gameName(game), ...(theme ? [t(`theme-${theme}`)] : [])];
  return said.join(" · ");
}

function judged(puzzle: Puzzle, action: string): Answer {
  if (puzzle.best.includes(action)) return { ...shown(puzzle), best: action, right: true };
  const [loss, error] = puzzle.wrong[action];
  const cost = puzzle.vague?.includes(action) ? null : { unit: puzzle.unit, loss, error };
  return { ...shown(puzzle, action), right: false, cost };
}

/** The solution, and the reason against the most likely other answer, or against `instead`. */
function shown({ id, best: [best], wrong, unit }: Puzzle, instead: string = Object.keys(wrong)[0]): Answer {
  const [behind, doubt, reason, args] = wrong[instead];
  const choice = { action: instead, standing: "behind" as const, unit, behind, doubt };
  const assessed = {
    best,
    reason: { id: reason, args: { ...args, instead } },
    beside: null,
    equal: [],
    near: [],
    later: [],
    plan: [],
    choices: [choice],
    stake: null,
  };
  return {
    right: false,
    best,
    assessed: assessed as any,
    cost: null,
    small: false,
    takenBack: false,
    own: id,
  };
}

/** Probability of a right answer by chance. */
const guessOf = ({ best, wrong }: Puzzle) => best.length / (best.length + Object.keys(wrong).length);

/** Stores a first answer and returns a message about it. */
function noted({ id, game, puzzle }: Asked, { right, takenBack }: Answer) {
  if (!puzzle) {
    if (takenBack) {
      practised.setOwn(id, { right: Number.MAX_SAFE_INTEGER, due: new Date().toISOString() });
      return "";
    }
    const known = practised.own(id) ?? { right: 0, due: "" };
    if (isEarly(known)) return ""; // another tab has asked it today
    const next = reschedule(known, right);
    if (!practised.setOwn(id, next)) return t("practice-stored");
    return right ? t("practice-own-due", { count: next.right }) : t("practice-own-again");
  }
  const done = practised.doneOf(game);
  const fresh = !done.includes(brief(puzzle));
  const stored = practised.setDone(game, [...done.filter((one) => one !== brief(puzzle)), brief(puzzle)]);
  const due = scheduled(puzzle, right);
  if (!stored || !due.stored) return t("practice-stored");
  if (!fresh || puzzle.step || !practised.isRated()) return due.said; // an exercise is for learning
  const before = skillIn(game);
  const now = after(before, puzzle.rating, right, guessOf(puzzle));
  practised.rate(game, now);
  const by = Math.round(now.rating) - Math.round(before.rating);
  if (now.count < SHOWN) return due.said;
  const rating = ratingInWords(now);
  const known = doubtOf(before) < KNOWN;
  return t("practice-rated", { change: !known || !by ? "same" : by > 0 ? "up" : "down", rating, by: Math.abs(by) });
}

/** Schedules a puzzle that was answered wrong. */
function scheduled({ id }: Puzzle, right: boolean) {
  const next = failedAgain(practised.failed(id), right);
  if (!next) return { stored: true, said: "" };
  const stored = practised.setFailed(id, next);
  return { stored, said: right ? t("practice-own-due", { count: next.right }) : t("practice-own-again") };
}

/** Shares a position without its answer. */
const handOn = ({ id, game, puzzle }: Asked) =>
  shareText(
    t("practice-share-text", { game: gameName(game) }),
    `${puzzle?.step ? "exercise" : "puzzle"}=${id}`,
    "practice-copied",
  );
