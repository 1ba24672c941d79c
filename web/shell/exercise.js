/** @file An exercise at the table of its game: one decision, which is answered, explained, and tried again. */

import { ExerciseSitting } from "../table/sittings/exercise.js";
import * as words from "../words/words.js";
import { engine } from "./boot.js";
import * as learned from "./learned.js";
import { notice } from "./notices.js";
import { resumeView } from "./setup.js";
import { Start } from "./start.js";
import { SideTable } from "./tables.js";

const { t } = words;

/**
 * @param {Seam.GameEntry} game
 * @param {string} id
 * @param {import("./visits.js").Page} page
 * @returns {import("./visits.js").Visit}
 */
export function atExercise(game, id, page) {
  const start = new Start(page.changed);
  const number = game.exercises.indexOf(id);
  /** @type {(import("./replay.js").AtTable) | null} */
  let table = null;

  async function begin() {
    const state = number < 0 ? null : await start.ask({ do: "exercise", game: game.id, id });
    if (state) sit(state);
    else if (number < 0 || start.phase === "refused") {
      notice(() => t("exercise-unknown"), [], { key: "exercise", brief: true });
      page.go(`learn=${game.id}`, { replace: true });
    }
  }

  /** @param {Seam.State} state */
  function sit(state) {
    table?.close();
    const next = game.exercises[number + 1];
    const exercise = {
      id,
      number,
      of: game.exercises.length,
      ask: (/** @type {string} */ action) => engine.request({ do: "attempt", game: game.id, id, action }),
      note: (/** @type {"tried" | "solved"} */ how) => learned.noteExercise(game.id, id, how),
      next: next ? () => page.go(`exercise=${next}`) : null,
      again: () => sit(state),
    };
    // Nothing of it is kept but whether it was solved.
    table = new SideTable({ ...state, undo: false }, (at) => new ExerciseSitting(at, exercise), {
      leave: () => page.go(`learn=${game.id}`),
      showSettings: page.showSettings,
    });
    page.changed();
  }

  return {
    game,
    start,
    match: () => table,
    begin: () => void begin(),
    end() {
      start.end();
      table?.close();
    },
    draw: () => resumeView(game.id, start, () => void begin(), t("exercise-opening")),
  };
}
