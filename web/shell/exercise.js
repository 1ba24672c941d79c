/** @file An exercise at the table of its game: one decision, which is answered, explained, and tried again. */

import { ExerciseSitting } from "../table/sittings/exercise.js";
import * as words from "../words/words.js";
import { engine } from "./boot.js";
import * as learned from "./learned.js";
import { notice } from "./notices.js";
import { besideMatch, SideTable } from "./tables.js";

const { t } = words;

/**
 * @param {Seam.GameEntry} game
 * @param {string} id
 * @param {import("./visits.js").Page} page
 * @returns {import("./visits.js").Visit}
 */
export function atExercise(game, id, page) {
  const number = game.exercises.indexOf(id);
  const next = game.exercises[number + 1];
  const leave = () => page.go(`learn=${game.id}`);

  return besideMatch(
    page,
    () => game,
    () => t("exercise-opening"),
    async (start, sitDown) => {
      const state = number < 0 ? null : await start.ask({ do: "exercise", game: game.id, id });
      if (state) return sit(state);
      if (number >= 0 && start.phase !== "refused") return;
      notice(() => t("exercise-unknown"), [], { key: "exercise", brief: true });
      page.go(`learn=${game.id}`, { replace: true });

      /** @param {Seam.State} state */
      function sit(state) {
        /** @type {import("../table/sittings/exercise.js").Exercise} */
        const exercise = {
          id,
          number,
          of: game.exercises.length,
          ask: (action) => engine.request({ do: "attempt", game: game.id, id, action }),
          // Nothing of it is kept but this.
          note: (how) => learned.noteExercise(game.id, id, how),
          next: next ? () => page.go(`exercise=${next}`) : null,
          again: () => sit(state),
        };
        const { showSettings } = page;
        const sitting = (/** @type {import("../table/table.js").TableView} */ table) =>
          new ExerciseSitting(table, exercise);
        sitDown(() => new SideTable({ ...state, undo: false }, sitting, { leave, showSettings }));
      }
    },
  );
}
