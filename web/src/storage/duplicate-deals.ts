// Stores duplicate deals (deal of the day, challenge; of earlier releases also tournament): their progress and results.

import catalogue from "nanafuda:catalogue";

import { flag, list, maybe, number, record, shape, text, valid, where, whole, type Check } from "./schema.ts";
import { Store } from "./store.ts";
import { undoable } from "./undo.ts";

const store = new Store("boards");
/** Maximum rivals in a list. */
export const NAMES = 20;

/** Result of one try. Stored when the deal ends, compared with the field later. */
export interface Outcome {
  undone: boolean; // the person took something back
  hinted: boolean; // the person saw a hint
  replay?: string; // replay link of the deal as played
  save?: string; // the save, until there is a replay link
  percent?: number; // against the field; absent until the comparison is complete, like place and tied
  place?: number; // 1 … 17
  tied?: number; // how many others share the place; absent in records of older pages
}

export interface Board {
  link: string; // deal link; identifies the cards
  save?: string; // the try in progress
  hinted?: boolean; // the person saw a hint in this try
  first?: Outcome; // result of the first try, the one that counts
  older?: Outcome & { link: string }; // first try at the cards that an older version dealt here
  tries?: number; // number of later tries that were finished
  mine?: string; // challenge only: replay link of the first try
  sent?: string; // the last challenge link made from it here
  rivals?: string[]; // challenge links of others
}

const outcome = {
  undone: flag,
  hinted: flag,
  replay: maybe(text()),
  save: maybe(text()),
  percent: maybe(number(0, 100)),
  place: maybe(whole()),
  tied: maybe(whole()),
};
const isComplete = ({ replay, save, percent, place }: Outcome) =>
  (replay ?? save) !== undefined && (percent === undefined) === (place === undefined);
const isLink = text(catalogue.bounds.link);
const isBoard = shape<Board>({
  link: text(),
  save: maybe(text()),
  hinted: maybe(flag),
  first: maybe(where(shape<Outcome>(outcome), isComplete)),
  older: maybe(where(shape<Outcome & { link: string }>({ ...outcome, link: text() }), isComplete)),
  tries: maybe(whole()),
  mine: maybe(isLink),
  sent: maybe(isLink),
  rivals: maybe(list(isLink, NAMES)),
});

/** Whether the value is valid for storage. */
export const areBoards: Check<Record<string, Board>> = record(isBoard, /^[a-z0-9-]{1,60}\/[0-9-]{1,10}$/);

export function of(id: string): Board | null {
  const board = store.get(id);
  return isBoard(board) ? board : null;
}

/** @returns whether it is stored */
export const put = (id: string, board: Board): boolean => store.set(id, board);

/** The result that counts: an older version's until this version's deal has been played. */
export const counted = (board: Board | null) => board?.first ?? board?.older;

/**
 * Completes the first result with its replay link or with the comparison's findings. Replaces nothing. Stores nothing
 * if the first result is another or was erased.
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
  if (same) put(id, { ...board, first: { ...first, replay, ...found } });
}

/**
 * Replaces the cards with this version's. Keeps the result at the older cards in `older`.
 * @param link deal link of the new cards
 */
export function renew(id: string, link: string) {
  const { link: old, first, older } = of(id) as Board;
  put(id, { link, older: first ? { ...first, link: old } : older });
}

export const all = () => valid(isBoard, store.all());

/**
 * Removes a rival from a list, unless another tab has done so.
 * @param link the rival's challenge link
 * @returns restores the rival; returns false if the list is full
 */
export function strike(id: string, link: string): () => boolean {
  const board = of(id);
  const at = board?.rivals?.indexOf(link) ?? -1;
  if (!board?.rivals || at < 0) return () => true;
  const rest = board.rivals.toSpliced(at, 1);
  const played =
    board.sent || board.mine || Object.keys(all()).some((one) => one !== id && one.startsWith(id.slice(0, -1)));
  const stays = rest.length > 0 || Boolean(played);
  if (stays) put(id, { ...board, rivals: rest.length ? rest : undefined });
  else store.drop(id);
  return () => {
    const { rivals = [], ...now } = of(id) ?? (stays ? { link: board.link } : { ...board, rivals: rest }); // erased
    return (
      !rivals.includes(link) && rivals.length < NAMES && put(id, { ...now, rivals: rivals.toSpliced(at, 0, link) })
    );
  };
}

/** Removes a list. The results of its deals stay. @returns undoes it */
export const drop = (id: string) => undoable(() => store.drop(id));

/**
 * Imports boards. An existing first try is never replaced.
 * @returns whether they are stored
 */
export const merge = (boards: Record<string, Board>): boolean =>
  Object.entries(boards).every(([id, board]) => {
    const known = of(id);
    if (known?.first) return true;
    const rivals = [...new Set([...(known?.rivals ?? []), ...(board.rivals ?? [])])].slice(0, NAMES);
    const { first, ...rest } = board;
    const others = known && first && board.link !== known.link; // cards of another version
    const theirs = others ? { ...rest, older: { ...first, link: board.link } } : board;
    return put(id, { ...theirs, ...known, ...(rivals.length && { rivals }) });
  });
