// Deals that everybody plays alike, of a day, a tournament or a challenge: where each stands, and what it came to.

import catalogue from "nanafuda:catalogue";

import { object } from "./parse.ts";
import { Shelf } from "./store.ts";

const shelf = new Shelf("boards");
/** So many names a list may have. */
export const NAMES = 20;

/** The result of a try; stored when the deal ends, compared with the field later. */
export interface Outcome {
  undone: boolean; // something was taken back
  hinted: boolean; // a hint was shown
  replay?: string; // the deal as it was played
  save?: string; // the same as a save, until there is a replay link
  percent?: number; // against the field; absent until the comparison is complete, like place and tied
  place?: number; // among seventeen
  tied?: number; // how many others share the place; older pages stored none
}

export interface Board {
  link: string; // the deal's: which cards they are
  save?: string; // what is being played
  hinted?: boolean; // a hint was shown in it
  first?: Outcome; // of the first try, the one that counts
  older?: Outcome & { link: string }; // of the first try at the cards that an older version dealt here
  tries?: number; // how many others have come to their end
  mine?: string; // of a challenge: the one deal as it was played first
  sent?: string; // the challenge link that was made of it here last
  rivals?: string[]; // those of others
}

export function of(id: string): Board | null {
  const board = shelf.get(id);
  return isBoard(board) ? board : null;
}

/** @returns whether it is stored */
export const keep = (id: string, board: Board): boolean => shelf.set(id, board);

/** The result that counts: until this version's deal has been played, that of an older one. */
export const counted = (board: Board | null) => board?.first ?? board?.older;

/**
 * Completes the first result: with its replay link, or with what the comparison has found. Nothing is replaced, and
 * nothing is stored if the first result is another or was erased.
 * @param same identifies the result
 */
export function complete(
  id: string,
  { save, replay }: { save?: string; replay: string },
  found?: Required<Pick<Outcome, "percent" | "place" | "tied">>,
) {
  const board = of(id);
  if (!board?.first || board.first.percent !== undefined) return;
  const { save: pending, ...first } = board.first;
  const same = pending === undefined ? first.replay === replay : pending === save;
  if (same) keep(id, { ...board, first: { ...first, replay, ...found } });
}

/**
 * This version deals other cards here: the result at the older cards is kept apart.
 * @param link the new deal's
 */
export function renew(id: string, link: string) {
  const { link: old, first, older } = of(id) as Board;
  keep(id, { link, older: first ? { ...first, link: old } : older });
}

/** All of them, by id. */
export const all = (): Record<string, Board> =>
  Object.fromEntries(Object.entries(shelf.all()).filter(([, one]) => isBoard(one))) as any;

/**
 * Takes a name off a list.
 * @param link theirs
 * @returns puts it back, where there is room
 */
export function strike(id: string, link: string): () => boolean {
  const board = of(id) as Board;
  const at = board.rivals?.indexOf(link) ?? 0;
  const rest = board.rivals?.toSpliced(at, 1) ?? [];
  const played =
    board.sent || board.mine || Object.keys(all()).some((one) => one !== id && one.startsWith(id.slice(0, -1)));
  if (rest.length || played) keep(id, { ...board, rivals: rest.length ? rest : undefined });
  else shelf.drop(id);
  return () => {
    const { rivals = [], ...now } = of(id) ?? board;
    return (
      !rivals.includes(link) && rivals.length < NAMES && keep(id, { ...now, rivals: rivals.toSpliced(at, 0, link) })
    );
  };
}

/** Takes a list off; the results of its deals stay. @returns puts it back */
export function drop(id: string): () => void {
  const board = of(id);
  shelf.drop(id);
  return () => board && keep(id, board);
}

/**
 * Takes over what somebody else has kept; a first try stays one.
 * @returns whether it is stored
 */
export const take = (boards: Record<string, Board>): boolean =>
  Object.entries(boards).every(([id, board]) => {
    const known = of(id);
    if (known?.first) return true;
    const rivals = [...new Set([...(known?.rivals ?? []), ...(board.rivals ?? [])])].slice(0, NAMES);
    const { first, ...rest } = board;
    const others = known && first && board.link !== known.link; // another version's cards
    const theirs = others ? { ...rest, older: { ...first, link: board.link } } : board;
    return keep(id, { ...theirs, ...known, ...(rivals.length && { rivals }) });
  });

/** Whether this can be stored. */
export const areBoards = (boards: Record<string, unknown>) =>
  Object.entries(boards).every(([id, board]) => /^[a-z0-9-]{1,60}\/[0-9-]{1,10}$/.test(id) && isBoard(board));

function isBoard(value: unknown): value is Board {
  const { link, save, hinted, first, older, tries, mine, sent, rivals } = object(value);
  return (
    typeof link === "string" &&
    (save === undefined || typeof save === "string") &&
    (hinted === undefined || typeof hinted === "boolean") &&
    (tries === undefined || Number.isSafeInteger(tries)) &&
    [mine ?? "", sent ?? "", ...(Array.isArray(rivals) ? rivals : [])].every(isLink) &&
    (rivals === undefined || (Array.isArray(rivals) && rivals.length <= NAMES)) &&
    (first === undefined || isOutcome(first)) &&
    (older === undefined || (isOutcome(older) && typeof older.link === "string"))
  );
}

const isLink = (value: unknown) => typeof value === "string" && value.length <= catalogue.bounds.link;

function isOutcome(value: unknown): value is Outcome & Record<string, unknown> {
  const { percent, place, tied = 0, undone, hinted, replay, save } = object(value);
  return (
    typeof undone === "boolean" &&
    typeof hinted === "boolean" &&
    typeof (replay ?? save) === "string" &&
    ((percent === undefined && place === undefined) ||
      (percent >= 0 && percent <= 100 && [place, tied].every(Number.isSafeInteger)))
  );
}
