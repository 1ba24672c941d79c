/** @file An exercise at the table of its game: one decision, which is answered, explained, and tried again. */

import worths from "nanafuda:exercises";

import { ExerciseSitting } from "../../table/sittings/exercise.js";
import * as words from "../../words/words.js";
import * as learned from "../kept/learned.js";
import { notice } from "../parts/notices.js";
import { besideMatch } from "./at-table.js";

const { t } = words;

/**
 * @param {Seam.GameEntry} game
 * @param {string} id
 * @param {import("./visits.js").Page} page
 */
export function atExercise(game, id, page) {
  const home = `learn=${game.id}`;
  const number = game.exercises.indexOf(id);
  const next = game.exercises[number + 1];

  /** @param {import("./at-table.js").OfTables} here */
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
