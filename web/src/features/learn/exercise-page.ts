// Exercise route: one decision at the game's table, which is answered, explained and tried again.

import worths from "nanafuda:exercises";

import { ExerciseMode } from "./exercise-mode.ts";
import * as words from "../../i18n/messages.ts";
import * as learned from "../../storage/learning-progress.ts";
import { notice } from "../../ui/notices.ts";
import { tablePage, type TableRoute } from "../../table/table-page.ts";
import type { Page } from "../../base/page.ts";

const { t } = words;

export function exercisePage(game: Protocol.GameEntry, id: string, page: Page) {
  const home = `learn=${game.id}`;
  const number = game.exercises.indexOf(id);
  const next = game.exercises[number + 1];

  async function begin({ pageEngine, open }: TableRoute) {
    const state = number < 0 ? null : await pageEngine.ask({ do: "startExercise", game: game.id, id });
    const exercise = {
      id,
      number,
      of: game.exercises.length,
      worth: worths[id],
      // Only the result is stored.
      note: (how: "tried" | "solved") => learned.noteExercise(game.id, id, how),
      next: next ? () => page.go(`exercise=${next}`) : null,
      again,
    };
    function again() {
      if (state) open({ ...state, undo: false }, (table) => new ExerciseMode(table, exercise));
    }
    again();
    if (state || (number >= 0 && pageEngine.phase !== "refused")) return;
    notice(() => t("exercise-unknown"), [], { key: "exercise", follows: "once" });
    page.go(home, { replace: true });
  }

  return tablePage(page, { home, game: () => game, title: () => t("exercise-opening") }, begin);
}
