// The moments of a deal at which a bot may speak, from public events alone.

export type MomentId =
  | "won" // takes the deal
  | "close" // loses it by one trick, one card or three points
  | "lost" // loses it by more
  | "failed" // its bid has failed
  | "bankrupt" // loses points without a trick
  | "jackpot"
  | "revolution" // turned the die and the order of ranks
  | "claim" // pon or chi
  | "lucky" // melds in the turn of the draw, or turns up a dear card
  | "bold" // bets with much to lose, or bids high
  | "last" // one card left
  | "think" // the person takes long
  | "bye"; // the match is over

export interface Moment {
  id: MomentId;
  seat: number;
  claim?: "pon" | "chi";
}

/** An event with the fields that moments depend on; each game has some of them. */
interface Happened {
  type: string;
  seat?: number;
  card?: string;
  bid?: { tricks: number } | null;
  ends?: boolean;
}

/** A result with the fields that moments depend on. */
interface Outcome {
  change: number[];
  made?: boolean;
  declarer?: number | null;
  lines?: { seat?: number; reason?: string; points?: number; short?: number; cards?: string[] }[];
}

/** The part of a table that moments depend on. */
export interface Seen {
  seat: number;
  counts: readonly number[];
  scores: readonly number[];
  teams: readonly (readonly number[])[];
  card_points?: readonly (number | null)[];
  result: object | null;
  over: boolean;
}

/** Points of a turned-up card that count as luck. */
const DEAR = 15;
/** Points at risk, and tricks bid, that count as bold. */
const [STAKE, HIGH_BID] = [30, 11];
/** Points behind the best that count as close. */
const CLOSE = 3;

/**
 * Returns the moments of a step, the most telling first. The person's own are left out.
 * @param story the events of the deal up to and with this step
 * @param game `lowest`: points are penalties; `warns`: a last card matters
 */
export function momentsOf(
  events: readonly Happened[],
  story: readonly Happened[],
  table: Seen,
  game: { lowest: boolean; warns: boolean },
): Moment[] {
  const found = events.flatMap((event) => ofEvent(event, events, story, table));
  if (game.warns) found.push(...lastCards(events, table));
  if (table.result && events.some(({ type }) => type === "result")) found.push(...ofResult(table, game.lowest));
  return found.filter(({ seat }) => seat !== table.seat);
}

function ofEvent(event: Happened, events: readonly Happened[], story: readonly Happened[], table: Seen): Moment[] {
  const { type, seat = -1 } = event;
  if (type === "pon" || type === "chi") return [{ id: "claim", seat, claim: type }];
  if (type === "call" && (event.bid?.tricks ?? 0) >= HIGH_BID) return [{ id: "bold", seat }];
  if (type === "bet") {
    if ((table.card_points?.[seat] ?? 0) >= DEAR) return [{ id: "lucky", seat }];
    return table.scores[seat] >= STAKE ? [{ id: "bold", seat }] : [];
  }
  if (type === "meld" && lastDraw(story, event) === seat) return [{ id: "lucky", seat }];
  if (type === "die" && event.ends === false) {
    const play = events.find((one) => one.type === "play");
    return play?.seat === undefined ? [] : [{ id: "revolution", seat: play.seat }];
  }
  return [];
}

/** The seat that drew just before this event. */
function lastDraw(story: readonly Happened[], event: Happened) {
  const at = story.findLastIndex(({ type, seat }) => type === event.type && seat === event.seat);
  const before = story.slice(0, Math.max(at, 0)).findLast(({ type }) => type === "draw" || type === "discard");
  return before?.type === "draw" ? before.seat : undefined;
}

function lastCards(events: readonly Happened[], { counts, result }: Seen): Moment[] {
  if (result) return [];
  const discards = events.filter(({ type, seat }) => type === "discard" && seat !== undefined && counts[seat] === 1);
  return discards.map(({ seat }) => ({ id: "last", seat: seat as number }));
}

/** Seat of Seven, who tells the story of Seven’s Sevens Heaven and sits nowhere. */
export const HOUSE = -1;

function ofResult(table: Seen, lowest: boolean): Moment[] {
  const result = table.result as Outcome;
  const gains = result.change.map((change) => (lowest ? -change : change));
  const best = Math.max(...gains);
  const all = gains.map((_, seat) => seat);
  const first = (id: MomentId, of: (seat: number) => boolean | undefined): Moment[] => {
    const seat = all.find((one) => one !== table.seat && of(one));
    return seat === undefined ? [] : [{ id, seat }];
  };
  const line = (seat: number, reason: string) =>
    result.lines?.find((one) => one.seat === seat && one.reason === reason);
  const bankrupt = (seat: number) => (line(seat, "bankrupt")?.points ?? 0) < 0;
  const jackpot = result.lines?.find(({ reason }) => reason === "jackpot")?.seat;
  const house: MomentId[] = [
    ...(jackpot === table.seat ? (["jackpot"] as const) : []),
    ...(bankrupt(table.seat) ? (["bankrupt"] as const) : []),
  ];
  return [
    ...house.map((id) => ({ id, seat: HOUSE })),
    ...(jackpot === undefined ? [] : first("jackpot", (seat) => jackpot === seat || jackpot === table.seat)),
    ...first("failed", (seat) => result.made === false && result.declarer === seat),
    ...first("bankrupt", bankrupt),
    ...(table.over ? first("bye", () => true) : []),
    ...first("won", (seat) => gains[seat] === best && best > Math.min(...gains)),
    ...first("close", (seat) => line(seat, "hand")?.cards?.length === 1 || isClose(gains[seat], best)),
    ...first("lost", (seat) => gains[seat] < best),
  ];
}

const isClose = (gain: number, best: number) => gain < best && best - gain <= CLOSE && best > CLOSE;
