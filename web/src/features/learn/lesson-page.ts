// Lesson route: plays a lesson at its game's table and stores only the progress.

import { LessonMode } from "../../table/modes/lesson-mode.ts";
import * as words from "../../i18n/messages.ts";
import { engine } from "../../app/bootstrap.ts";
import * as learned from "../../storage/learning-progress.ts";
import { choices, rememberChoices } from "../../storage/settings.ts";
import { besideMatch, SideTable, type OfTables } from "../../table/table-page.ts";
import type { Asked, Page } from "../../app/routes.ts";
import type { Request, Reply } from "../../engine/client.ts";
import type { Way } from "../../table/modes/mode.ts";

const { t } = words;

/** Engine errors for a request that needs a running lesson. */
const LOST = ["no-lesson", "no-match"];

export function atLesson({ game, taught: lesson, step: first, page }: Asked) {
  const home = `learn=${game.id}`;
  let wordless = false;

  async function begin({ asking, lay }: OfTables) {
    wordless = await words.learn(game.id).then(
      () => false,
      () => true,
    );
    if (wordless) return page.changed();
    const ask = ({ step, taken }: { step: number; taken: string[] }) =>
      asking.ask({ do: "startLesson", game: game.id, lesson, step, taken });
    const kept = learned.of(game.id).lessons[lesson];
    const anew = { step: Number(first ?? 0), taken: [] };
    const from = first === undefined && kept && kept.step < kept.of ? kept : anew;
    const state = (await ask(from)) ?? (asking.phase === "refused" ? await ask({ step: 0, taken: [] }) : null);
    if (!state && asking.phase === "refused") return page.go(home, { replace: true });
    if (!state?.coach) return;
    const { kind, step, taken } = state.coach;
    const speaks = step > 0 && (kind === "say" || kind === "tap");
    // Resume before the bot's last move, so that it is shown again.
    const before = speaks ? await ask({ step: step - 1, taken }) : state;
    const begun = !speaks || before?.next === "bot" ? before : await ask({ step, taken });
    if (begun) lay(() => new LessonTable(game, begun, page));
  }

  const title = () => t(wordless ? "lesson-missing" : "lesson-opening");
  return besideMatch(page, { home, game: () => game, title }, begin);
}

class LessonTable {
  declare state: Protocol.State;

  #game: Protocol.GameEntry;
  #page: Page;
  #table: SideTable;
  #closed = false;

  /** Opens the table. The engine session already holds the lesson. */
  constructor(game: Protocol.GameEntry, state: Protocol.State, page: Page) {
    this.#game = game;
    this.#page = page;
    this.state = state;
    this.#keep(state);
    this.#table = new SideTable(state, (table) => new LessonMode(table, () => this.#ways()), {
      engine: { request: (request) => this.#ask(request) },
      onstate: (next) => this.#keep(next),
      leave: () => page.go(`learn=${game.id}`),
      showSettings: page.showSettings,
    });
  }

  close() {
    this.#closed = true;
    this.#table.close();
  }

  #keep(state: Protocol.State) {
    this.state = state;
    const { coach } = state;
    if (!coach) return;
    const { lesson, step, of, taken, kind } = coach;
    learned.noteLesson(this.#game.id, lesson, { step, of, taken, done: kind === "end" });
  }

  /**
   * Sends a request. A restarted engine first restores the lesson. After the person has left, the promise never
   * resolves, because the session is used for something else.
   */
  async #ask<R extends Request>(request: R): Promise<Reply<R>> {
    const ask: typeof engine.request = (asked) => (this.#closed ? new Promise(() => {}) : engine.request(asked));
    const reply = await ask(request);
    const lost = reply.ok ? "coach" in reply && reply.coach === null : LOST.includes(reply.error.id);
    const { coach } = this.state;
    if (!lost || !coach) return reply;
    const { lesson, step, taken } = coach;
    await ask({ do: "startLesson", game: this.#game.id, lesson, step, taken });
    return ask(request);
  }

  /** Exits at the lesson's end. */
  #ways(): Way[] {
    const { id, lessons, exercises } = this.#game;
    const { go } = this.#page;
    const next = lessons[lessons.findIndex((one) => one.id === this.state.coach?.lesson) + 1];
    const play = { id: "play", label: t("coach-play"), run: () => this.#play() };
    const all = { id: "all", label: t("coach-all"), run: () => go(`learn=${id}`) };
    const known = learned.of(id).exercises;
    const open = exercises.find((one) => known[one] !== "solved");
    const tried = Object.keys(known).length;
    if (!next && open)
      return [play, { id: "exercise", label: t("exercise-go-on", { tried }), run: () => go(`exercise=${open}`) }, all];
    if (!next) return [play, all];
    const on = () => go(`lesson=${next.id}&step=0`);
    return [{ id: "next", label: t("coach-next-lesson", { lesson: t(`${next.id}-title`) }), run: on }, play, all];
  }

  /** Starts a first match, against club players by default. */
  #play() {
    const { id } = this.#game;
    rememberChoices(id, { level: "club", ...choices(id) });
    this.#page.go(`new=${id}`);
  }
}
