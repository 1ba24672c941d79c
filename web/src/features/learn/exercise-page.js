/** @file An exercise at the table of its game: one decision, which is answered, explained, and tried again. */

import worths from "nanafuda:exercises";

import { ExerciseSitting } from "../../table/modes/exercise-mode.js";
import * as words from "../../i18n/messages.js";
import * as learned from "../../storage/learning-progress.js";
import { notice } from "../../ui/notices.js";
import { besideMatch } from "../../table/table-page.js";

const { t } = words;

/**
 * @param {Seam.GameEntry} game
 * @param {string} id
 * @param {import("../../app/routes.js").Page} page
 */
export function atExercise(game, id, page) {
  const home = `learn=${game.id}`;
  const number = game.exercises.indexOf(id);
  const next = game.exercises[number + 1];

  /** @param {import("../../table/table-page.js").OfTables} here */
  async function begin({ asking, sitDown }) {
    const state = number < 0 ? null : await asking.ask({ do: "exercise", game: game.id, id });
    const exercise = {
      id,
      number,
      of: game.exercises.length,
      worth: worths[id],
      // Nothing of it is kept but this.
      note: (/** @type {"tried" | "solved"} */ how) => learned.noteExercise(game.id, id, how),
      next: next ? () => page.go(`exercise=${next}`) : null,
      again,
    };
    function again() {
      if (state) sitDown({ ...state, undo: false }, (table) => new ExerciseSitting(table, exercise));
    }
    again();
    if (state || (number >= 0 && asking.phase !== "refused")) return;
    notice(() => t("exercise-unknown"), [], { key: "exercise", follows: true });
    page.go(home, { replace: true });
  }

  return besideMatch(page, { home, game: () => game, title: () => t("exercise-opening") }, begin);
}
