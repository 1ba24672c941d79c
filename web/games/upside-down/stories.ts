// Stories and remarks about deals of upside-down. Each story returns its facts, or null if it is not true.

import type { GameStories } from "../../src/table/deal-story.ts";

export default {
  stories: {
    turn({ table, me, events }) {
      const place = 1 + (table.result?.ranking.indexOf(me) ?? -1);
      const turned = events.findLastIndex((event, at) => {
        const cause = events[at - 1] as { type: string; seat?: number } | undefined;
        return event.type === "die" && cause?.type === "play" && cause.seat === me;
      });
      const after = events.slice(turned + 1) as Partial<Protocol.UpsideDown.CardsPlayed>[];
      const cards = after.reduce(
        (sum, { type, seat, cards }) => sum + (type === "play" && seat === me ? (cards?.length ?? 0) : 0),
        0,
      );
      // Out of cards, all that was left has been played since.
      return turned < 0 || !place || place > 2 || place === table.seats || !cards ? null : { cards, place };
    },
  },
  moments: {
    die({ ends }, { events }) {
      const play = events.find((event) => event.type === "play");
      return ends || !play ? null : [{ id: "revolution", seat: play.seat }];
    },
  },
} satisfies GameStories<"upside-down">;
