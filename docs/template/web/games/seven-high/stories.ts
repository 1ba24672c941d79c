// Stories and remarks about deals of Seven High. Each story returns its facts, or null if it is not true.

import type { GameStories } from "../../src/table/deal-story.ts";
import { rankOf } from "../../src/table/game-table.ts";

export default {
  stories: {
    empty: ({ table, me }) => (table.result?.change[me] === 0 ? {} : null),
  },
  where: ({ tricks }, { t }) => t("story-trick", { trick: tricks.length + 1 }),
  moments: { play: ({ card }) => (rankOf(card) === 7 ? "bold" : null) },
} satisfies GameStories<"seven-high">;
