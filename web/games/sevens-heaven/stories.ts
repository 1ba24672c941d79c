// Stories and remarks about deals of sevens-heaven. Each story returns its facts, or null if it is not true.

import { HOUSE, type GameStories, type Moment } from "../../src/table/deal-story.ts";

/** Points of a turned-up card that count as luck, and points at risk that count as bold. */
const [DEAR, STAKE] = [15, 30];

export default {
  foremost: ["jackpot"],
  stories: {
    jackpot: ({ table, me }) => {
      const { ending, lines } = table.result ?? {};
      return ending === "jackpot" && lines?.some(({ seat, reason }) => seat === me && reason === "jackpot") ? {} : null;
    },
    bankrupt({ table, me }) {
      const { lines, tricks } = table.result ?? {};
      const lost = lines?.find(({ seat, reason, points }) => seat === me && reason === "bankrupt" && points < 0);
      return lost && !tricks?.[me] ? { points: -lost.points } : null;
    },
    chip({ table, me }) {
      const { winner, chips, lines } = table.result ?? {};
      const line = lines?.find(({ seat, reason, points }) => seat === me && reason === "prediction" && points > 0);
      return line && winner != null && chips?.[me] === winner ? { seat: winner, points: line.points } : null;
    },
  },
  where: ({ phase, tricks }, { t }) =>
    phase === "play" || phase === "steal"
      ? t("story-trick", { trick: tricks.length + (phase === "play" ? 1 : 0) })
      : null,
  moments: {
    bet: ({ seat }, { table: { card_points, scores } }) =>
      (card_points[seat] ?? 0) >= DEAR ? "lucky" : scores[seat] >= STAKE ? "bold" : null,
    /** The house speaks of the person's; of the person's jackpot somebody else speaks, too. */
    result({ lines }, { table: { seat: me } }) {
      const jackpot = lines.filter(({ reason }) => reason === "jackpot");
      const ruined = lines.filter(({ reason, points }) => reason === "bankrupt" && points < 0);
      const moments = (id: "jackpot" | "bankrupt", seats: number[]): Moment[] =>
        seats.map((seat) => ({ id, seat: seat === me ? HOUSE : seat }));
      return [
        ...moments(
          "jackpot",
          jackpot.flatMap(({ seat }) => (seat === me ? [me, me ? 0 : 1] : [seat])),
        ),
        ...moments(
          "bankrupt",
          ruined.map(({ seat }) => seat),
        ),
      ];
    },
  },
} satisfies GameStories<"sevens-heaven">;
