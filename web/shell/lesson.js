/** @file A lesson at the table of its game: nothing of it is kept but how far it has come. */

import { LessonSitting } from "../table/sittings/lesson.js";
import * as words from "../words/words.js";
import { engine } from "./boot.js";
import * as learned from "./learned.js";
import * as store from "./store.js";
import { besideMatch, SideTable } from "./tables.js";

const { t } = words;

/** What the engine says of a request for which it would need the lesson that is given. */
const LOST = ["no-lesson", "no-match"];

/** @param {import("./visits.js").Asked} asked @returns {import("./visits.js").Visit} */
export function atLesson({ game, taught: lesson, step: first, page }) {
  let wordless = false;

  return besideMatch(
    page,
    () => game,
    () => t(wordless ? "lesson-missing" : "lesson-opening"),
    async (start, sitDown) => {
      wordless = await words.learn(game.id).then(
        () => false,
        () => true,
      );
      if (wordless) return page.changed();
      const kept = learned.of(game.id).lessons[lesson];
      const anew = { step: Number(first ?? 0), taken: [] };
      const from = first === undefined && kept && kept.step < kept.of ? kept : anew;
      const state = (await ask(from)) ?? (start.phase === "refused" ? await ask({ step: 0, taken: [] }) : null);
      if (!state && start.phase === "refused") return page.go(`learn=${game.id}`, { replace: true });
      const begun = state?.coach && (await again(state.coach, state));
      if (begun) sitDown(() => new LessonTable(game, begun, page));

      /** @param {{step: number, taken: string[]}} from */
      function ask({ step, taken }) {
        return start.ask({ do: "learn", game: game.id, lesson, step, taken });
      }

      /**
       * Where the coach speaks, what a bot did last is seen once more.
       * @param {Seam.Coach} coach @param {Seam.State} state
       */
      async function again({ kind, step, taken }, state) {
        if (!step || (kind !== "say" && kind !== "tap")) return state;
        const before = await ask({ step: step - 1, taken });
        return before?.next === "bot" ? before : ask({ step, taken });
      }
    },
  );
}

class LessonTable {
  #game;
  #page;
  #table;

  /**
   * Sits down at the table. The session's match is the lesson's already.
   * @param {Seam.GameEntry} game
   * @param {Seam.State} state
   * @param {import("./visits.js").Page} page
   */
  constructor(game, state, page) {
    this.#game = game;
    this.#page = page;
    this.state = state;
    this.#keep(state);
    this.#table = new SideTable(state, (table) => new LessonSitting(table, () => this.#ways()), {
      engine: { request: (request) => this.#ask(request) },
      onstate: (next) => this.#keep(next),
      leave: () => page.go(`learn=${game.id}`),
      showSettings: page.showSettings,
    });
  }

  close() {
    this.#table.close();
  }

  /** @param {Seam.State} state */
  #keep(state) {
    this.state = state;
    const { coach } = state;
    if (!coach) return;
    const { lesson, step, of, taken, kind } = coach;
    learned.noteLesson(this.#game.id, lesson, { step, of, taken, done: kind === "end" });
  }

  /**
   * Asks the engine, of which another one may have taken the place: that goes on where the lesson was.
   * @type {import("../table/play/controller.js").Engine["request"]}
   */
  async #ask(request) {
    const reply = await engine.request(request);
    const lost = reply.ok ? "coach" in reply && reply.coach === null : LOST.includes(reply.error.id);
    const { coach } = this.state;
    if (!lost || !coach) return reply;
    const { lesson, step, taken } = coach;
    await engine.request({ do: "learn", game: this.#game.id, lesson, step, taken });
    return engine.request(request);
  }

  /** Where to go from the lesson's end. @returns {import("../table/sittings/sitting.js").Way[]} */
  #ways() {
    const { id, lessons } = this.#game;
    const { go } = this.#page;
    const next = lessons[lessons.findIndex((one) => one.id === this.state.coach?.lesson) + 1];
    const play = { id: "play", label: t("coach-play"), run: () => this.#play() };
    const all = { id: "all", label: t("coach-all"), run: () => go(`learn=${id}`) };
    if (!next) return [play, all];
    const on = () => go(`lesson=${next.id}&step=0`);
    return [{ id: "next", label: t("coach-next-lesson", { lesson: t(`${next.id}-title`) }), run: on }, play, all];
  }

  /** A first match: against club players, unless something else has been chosen already. */
  #play() {
    const { id } = this.#game;
    store.rememberChoices(id, { level: "club", ...store.choices(id) });
    this.#page.go(`new=${id}`);
  }
}
