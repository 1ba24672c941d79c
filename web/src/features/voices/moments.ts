// The moments of a step at which a bot may speak, from public events alone.

import ofGames from "nanafuda:stories";
import { isLow } from "../../table/draw/headline.ts";
import type { Step } from "../../table/game-table.ts";
import { HOUSE, type Moment, type MomentId } from "../../table/deal-story.ts";

/** Points behind the best that count as close. */
const CLOSE = 3;
/** The moments of a result, the most telling first. */
const AT_END: readonly MomentId[] = ["jackpot", "failed", "bankrupt", "bye", "won", "close", "lost"];

/**
 * Returns the moments of a step, the most telling first. The person's own are left out.
 * @param story the events of the deal up to and with this step
 */
export function momentsOf({ events, table }: Pick<Step, "events" | "table">, story: Step["events"]): Moment[] {
  const { moments } = ofGames[table.game];
  const occasions = events.flatMap((event) => {
    // The type lists the events of all games.
    const of = moments[event.type] as ((...args: unknown[]) => MomentId | readonly Moment[] | null) | undefined;
    const own = of?.(event, { table, events, story }) ?? [];
    return typeof own === "string" ? [{ id: own, seat: (event as { seat: number }).seat }] : own;
  });
  if (table.result && events.some(({ type }) => type === "result")) occasions.push(...ofResult(table, table.result));
  const rank = ({ id, seat }: Moment) => (seat === HOUSE ? -1 : AT_END.indexOf(id));
  return occasions.filter(({ seat }) => seat !== table.seat).sort((a, b) => rank(a) - rank(b));
}

/** The champion has the last word; of the person's victory a neighbour. */
const byeOf = (seat: number): Moment[] => [{ id: "bye", seat }];

/** The moments of a result in every game. */
function ofResult({ game, over, seat: me, winners }: Step["table"], { change }: Protocol.Result): Moment[] {
  const gains = change.map((points) => (isLow(game) ? -points : points));
  const best = Math.max(...gains);
  const first = (id: MomentId, of: (gain: number) => boolean): Moment[] => {
    const seat = gains.findIndex((gain, seat) => seat !== me && of(gain));
    return seat < 0 ? [] : [{ id, seat }];
  };
  return [
    ...(over ? byeOf(winners.find((seat) => seat !== me) ?? (me ? 0 : 1)) : []),
    ...first("won", (gain) => gain === best && best > Math.min(...gains)),
    ...first("close", (gain) => gain < best && best - gain <= CLOSE && best > CLOSE),
    ...first("lost", (gain) => gain < best),
  ];
}
