// Lesson route: plays a lesson at its game's table and stores only the progress.

import { LessonMode } from "./lesson-mode.ts";
import * as words from "../../i18n/messages.ts";
import { engine } from "../../engine/connection.ts";
import * as learned from "../../storage/learning-progress.ts";
import { firstDeal, newMatch } from "../match/index.ts";
import { notice } from "../../ui/notices.ts";
import { MatchSession } from "../../table/session.ts";
import { tablePage, SessionTable, type TableRoute } from "../../table/table-page.ts";
import type { RouteParams, Page } from "../../base/page.ts";
import type { Request, Reply } from "../../engine/client.ts";
import type { Way } from "../../table/way.ts";

const { t } = words;

/** Engine errors for a request that needs a running lesson. */
const LOST = ["no-lesson", "no-match"];

export function lessonPage({ game, taught: lesson, step: first, page }: RouteParams) {
  const home = `learn=${game.id}`;
  let missing = ""; // why there are no words

  async function begin({ pageEngine, show }: TableRoute) {
    missing = await words.learn(game.id).then(
      () => "",
      async () => ((await page.lacksFiles()) ? "outdated" : "lesson-missing"),
    );
    if (missing) return page.changed();
    const entry = game.lessons.find(({ id }) => id === lesson);
    if (!entry) {
      const fault = { id: "unknown-lesson", args: { lesson }, text: "" };
      notice(() => words.errorText(fault), [], { key: "lesson", follows: "once" });
      return page.go(home, { replace: true });
    }
    const ask = ({ step, taken }: { step: number; taken: string[] }) =>
      pageEngine.ask({ do: "startLesson", game: game.id, lesson, step, taken });
    const stored = learned.of(game.id).lessons[lesson];
    const linked = Number(first ?? 0);
    const anew = { step: linked <= entry.steps ? linked : 0, taken: [] };
    const from = first === undefined && stored && stored.step < stored.of ? stored : anew;
    const state = (await ask(from)) ?? (pageEngine.phase === "refused" ? await ask({ step: 0, taken: [] }) : null);
    if (!state && pageEngine.phase === "refused") return page.go(home, { replace: true });
    if (!state?.coach) return;
    const { kind, step, taken } = state.coach;
    const speaks = step > 0 && (kind === "say" || kind === "tap");
    // Resume before the bot's last move, so that it is shown again.
    const before = speaks ? await ask({ step: step - 1, taken }) : state;
    const begun = !speaks || before?.next === "bot" ? before : await ask({ step, taken });
    if (begun) show(() => openLesson(game, begun, page));
  }

  const title = () => t(missing || "lesson-opening");
  return tablePage(page, { home, game: () => game, title }, begin);
}

/** Opens the table. The engine already holds the lesson. */
function openLesson(game: Protocol.GameEntry, state: Protocol.State, page: Page) {
  const session = new MatchSession(state, { request });
  let writing = "";
  let write: ReturnType<typeof learned.openLesson>;
  /** Stores the progress, and says once that another tab's is kept instead. */
  const store = ({ coach }: Protocol.State) => {
    if (!coach) return;
    const { lesson, step, of, taken, kind } = coach;
    if (writing !== lesson) write = learned.openLesson(game.id, lesson);
    writing = lesson;
    if (!write({ step, of, taken, done: kind === "end" }))
      notice(() => t("lesson-elsewhere"), [], { key: "lesson", stays: true });
  };
  store(state);
  session.subscribe({ state: store });
  const ways = () => waysOn(session.state.coach?.lesson, game, page);
  const { showSettings } = page;
  const leave = () => page.go(`learn=${game.id}`);
  return new SessionTable(session, (table) => new LessonMode(table, ways), { leave, showSettings });

  /** Sends a request. A restarted engine first restores the lesson, unless the person has left. */
  async function request<R extends Request>(asked: R): Promise<Reply<R>> {
    const reply = await engine.request(asked);
    const lost = reply.ok ? "coach" in reply && reply.coach === null : LOST.includes(reply.error.id);
    const { coach } = session.state;
    if (!lost || !coach || session.stopped) return reply;
    const { lesson, step, taken } = coach;
    await engine.request({ do: "startLesson", game: game.id, lesson, step, taken });
    return session.stopped ? reply : engine.request(asked);
  }
}

/** Exits at a lesson's end. */
function waysOn(lesson: string | undefined, game: Protocol.GameEntry, { go }: Page): Way[] {
  const { id, lessons, exercises } = game;
  const next = lessons[lessons.findIndex((one) => one.id === lesson) + 1];
  /** One deal against beginners, with the coach; it counts nowhere. */
  const begin = async () => {
    const state = await newMatch(game, firstDeal(game));
    go(state ? `play=${id}` : `start=${id}`, state ? { state, trial: true } : {});
  };
  const play = { id: "play", label: t("coach-play"), run: () => void begin() };
  const all = { id: "all", label: t("coach-all"), run: () => go(`learn=${id}`) };
  const known = learned.of(id).exercises;
  const open = exercises.find((one) => known[one] !== "solved");
  const tried = Object.keys(known).length;
  if (!next && open)
    return [play, { id: "exercise", label: t("exercise-go-on", { tried }), run: () => go(`exercise=${open}`) }, all];
  if (!next) return [play, all];
  const on = () => go(`lesson=${next.id}&step=0`);
  return [play, { id: "next", label: t("coach-next-lesson", { lesson: t(`${next.id}-title`) }), run: on }, all];
}
