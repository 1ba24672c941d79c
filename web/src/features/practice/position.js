/** @file A position at the real table: it is answered, weighed, and the next one comes; each has an address. */

import * as words from "../../i18n/messages.js";
import { PuzzleSitting } from "../../table/modes/puzzle-mode.js";
import { Unreadable } from "../../storage/deals.js";
import * as practised from "../../storage/practice-progress.js";
import { notice } from "../../ui/notices.js";
import { gameOf } from "../../app/router.js";
import { share } from "../duplicate/result-text.js";
import { besideMatch } from "../../table/table-page.js";
import { after, doubtOf } from "./rating.js";
import { metAgain, ratingInWords, skillIn } from "./skill.js";
import { brief, following, ofDay, ofStock, stockOf, TODAY, today } from "./puzzle-stream.js";

const { t, gameName } = words;

/** So little a rating must be in doubt before it is told by how much it moves: until then it leaps. */
const KNOWN = 250;

/** @typedef {import("./puzzle-stream.js").Asked} Asked */
/** @typedef {import("../../app/routes.js").Page} Page */
/** @typedef {import("../../table/modes/puzzle-mode.js").Answer} Answer */

/** One after the other, or the three of today. @param {Page} page @param {string} [step] */
export function atPractice(page, step) {
  return step === "today" ? atToday(page) : atAsked(page, (last) => following(last));
}

/** The one that has this id, and then others. @param {Seam.GameEntry} game @param {string} id @param {Page} page */
export function atPuzzle(game, id, page) {
  return atAsked(page, async (last) => {
    if (last) return following(last);
    const puzzle = (await stockOf(game.id)).find((one) => one.id === id);
    if (puzzle) return ofStock(puzzle);
    notice(() => t("practice-unknown"), [], { key: "practice", follows: true });
    return following();
  });
}

/** @param {Page} page */
function atToday(page) {
  const day = today();
  return atAsked(
    page,
    async () => {
      const known = practised.today(day);
      return (await ofDay(day)).find(({ id }) => !(id in known)) ?? null;
    },
    {
      note: (id, right) => practised.noteToday(day, id, right),
      place: () => {
        const n = Math.min(TODAY, Object.keys(practised.today(day)).length + 1);
        return t("practice-today-place", { n, of: TODAY });
      },
    },
  );
}

/**
 * @param {Page} page
 * @param {(last?: string) => Promise<Asked | null>} pick
 * @param {{note: (id: string, right: boolean) => void, place: () => string}} [today]
 */
function atAsked(page, pick, today) {
  /** @type {Asked | null} */
  let asked = null;
  const home = "practice=choose";
  const title = () => t("practice-opening");
  const made = besideMatch(page, { home, game: () => gameOf(asked?.game ?? ""), title }, (here) => next(here));
  return made;

  /** @param {import("../../table/table-page.js").OfTables} here */
  async function next(here) {
    /** @type {Asked | null} */
    let found = null;
    try {
      found = await pick(asked?.id);
      if (found) await words.learn(found.game);
    } catch (fault) {
      const unread = fault instanceof Unreadable;
      notice(() => t(unread ? "practice-unread" : "practice-missing"), [], { key: "practice", follows: true });
      return page.go(unread ? home : "", { replace: true });
    }
    if (!found) {
      if (!today) notice(() => t("practice-none"), [], { key: "practice", follows: true });
      return page.go(home, { replace: true });
    }
    asked = found;
    await sit(here, found);
  }

  /** @param {import("../../table/table-page.js").OfTables} here @param {Asked} one */
  async function sit(here, one) {
    const { asking } = here;
    const at = await standAt(one);
    const state = at === null ? null : await asking.ask({ do: "branch", index: at });
    if (!state || at === null) return;
    let tried = false;
    const place = today?.place();
    const parts = {
      own: one.mistake !== null,
      place,
      judge: (/** @type {string} */ action) => (one.puzzle ? judged(one.puzzle, action) : weighed(action)),
      note: (/** @type {Answer} */ answer) => {
        if (tried) return "";
        tried = true;
        today?.note(one.id, answer.right);
        return noted(one, answer);
      },
      answer: () => (one.puzzle ? shown(one.puzzle) : null),
      next: () => void next(here),
      share: one.puzzle ? () => void handOn(one) : null,
      playOn: () => void playOn(),
      choose: () => page.go("practice=choose"),
    };
    here.sitDown({ ...state, undo: false }, (table) => new PuzzleSitting(table, parts));

    /** Where the decision is, the session's match standing where its deal has ended; null: it cannot be told. */
    async function standAt(/** @type {Asked} */ { replay, mistake }) {
      const watched = await asking.ask({ do: "watch", replay });
      return watched && (mistake?.index ?? watched.at);
    }

    /** What the judge thinks of an answer to a mistake of one's own; the same once more is asked with more worlds. @param {string} action @returns {Promise<Answer | null>} */
    async function weighed(action) {
      const index = await standAt(one);
      if (index === null) return null;
      const doubted = action === one.mistake?.action;
      const judged = await asking.ask({ do: "judge", index, action, doubted });
      if (!judged || !("line" in judged) || !(await asking.ask({ do: "branch", index }))) return null;
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
      const reply = index === null ? null : await asking.ask({ do: "keep", at: index });
      if (reply && "kept" in reply) page.go(`again&${reply.kept.replay}`);
    }
  }
}

/** @param {import("./puzzle-stream.js").Puzzle} puzzle @param {string} action @returns {Answer} */
function judged(puzzle, action) {
  if (puzzle.best.includes(action)) return { ...shown(puzzle), best: action, right: true };
  const [loss, error] = puzzle.wrong[action];
  return { ...shown(puzzle, action), right: false, cost: { unit: puzzle.unit, loss, error } };
}

/** The answer, and why not the likeliest other one, or this one. @param {import("./puzzle-stream.js").Puzzle} puzzle @param {string} [instead] @returns {Answer} */
function shown({ best: [best], wrong, unit }, instead = Object.keys(wrong)[0]) {
  const [behind, doubt, id, args] = wrong[instead];
  const choice = { action: instead, standing: /** @type {const} */ ("behind"), unit, behind, doubt };
  const assessed = { best, reason: { id, args: { ...args, instead } }, choices: [choice] };
  return { right: false, best, assessed: /** @type {any} */ (assessed), cost: null, small: false, takenBack: false };
}

/** What is remembered of a first answer, in words. @param {Asked} one @param {Answer} answer */
function noted({ id, game, puzzle }, { right, takenBack }) {
  if (!puzzle) {
    if (takenBack) {
      practised.setOwn(id, { right: Number.MAX_SAFE_INTEGER, due: new Date().toISOString() });
      return "";
    }
    const next = metAgain(practised.own(id) ?? { right: 0, due: "" }, right);
    if (!practised.setOwn(id, next)) return t("practice-stored");
    return right ? t("practice-own-due", { count: next.right }) : t("practice-own-again");
  }
  const done = practised.doneOf(game);
  const fresh = !done.includes(brief(puzzle));
  const stored = practised.setDone(game, [...done.filter((one) => one !== brief(puzzle)), brief(puzzle)]);
  if (!stored) return t("practice-stored");
  if (!fresh || !practised.isRated()) return "";
  const before = skillIn(game);
  const now = after(before, puzzle.rating, right);
  practised.rate(game, now);
  const by = Math.round(now.rating) - Math.round(before.rating);
  const rating = ratingInWords(now);
  const known = doubtOf(before) < KNOWN;
  return t("practice-rated", { change: !known || !by ? "same" : by > 0 ? "up" : "down", rating, by: Math.abs(by) });
}

/** Hands on a position without its answer. @param {Asked} one */
const handOn = ({ id, game }) => share(t("practice-share-text", { game: gameName(game) }), `puzzle=${id}`);
