// Selects the next position: first the puzzle that was left unanswered, then what is due again (own mistakes, then
// puzzles answered wrong), then a puzzle whose difficulty matches the rating.

import catalogue from "nanafuda:catalogue";
import puzzles from "nanafuda:puzzles";

import { type Asked, DAY, ENOUGH, ifRead, TODAY, waiting } from "../progress/index.ts";
import * as learned from "../../storage/learning-progress.ts";
import * as practised from "../../storage/practice-progress.ts";
import * as saves from "../../storage/saved-matches.ts";
import { statistics } from "../../storage/statistics.ts";
import { skillIn } from "./skill.ts";
import type { Puzzle } from "nanafuda:puzzles";

/** Chooses at random among this many puzzles with the nearest ratings. */
const NEAREST = 8;
/** Rating points below the middle for people without a rating. */
const GENTLE = 200;
/** A prime that divides no number of puzzles, so all puzzles appear before one repeats. */
const STRIDE = 7919;

/** Loads the puzzles of a game, perhaps none; rejects if that fails. */
export const stockOf = async (game: string): Promise<Puzzle[]> => (await puzzles[game]?.())?.default ?? [];

const gameOf = (id: string) => id.replace(/-(\d+|exercise)-\d+$/, "");

export function ofStock(puzzle: Puzzle): Asked {
  const game = gameOf(puzzle.id);
  return { id: puzzle.id, game, replay: `${puzzle.replay}&seat=${puzzle.seat}&level=strong`, puzzle, mistake: null };
}

/** Returns the part of a puzzle's id that is unique within its game. */
export const brief = ({ id }: Puzzle) => (id.match(/(\d+|exercise)-\d+$/) as RegExpMatchArray)[0];

/**
 * Returns the next position; null: none matches the filter. Rejects if puzzles cannot be loaded, and with `Unreadable`
 * if only own mistakes are wanted and the deals cannot be read.
 * @param last id of the previous position
 */
export async function following(last?: string, now: Date = new Date()): Promise<Asked | null> {
  const { game, kind, theme } = practised.filter();
  const left = kind === "own" || practised.asked() === last ? null : await byId(practised.asked());
  if (left && (!game || left.game === game) && (!theme || left.puzzle?.themes.includes(theme))) return left;
  const all = kind === "stock" ? [] : waiting(game, theme, now);
  const own = ((await (kind === "own" ? all : ifRead(all))) ?? []).filter(({ id }) => id !== last);
  if (own.length || kind === "own") return own[0] ?? null;
  const games = game ? [game] : shuffled(catalogue.games.map(({ id }) => id));
  for (const one of games) {
    const due = practised.failedAndDue(one, ENOUGH, now).filter((id) => id !== last);
    if (!due.length) continue;
    const stock = (await stockOf(one)).filter(({ themes }) => !theme || themes.includes(theme));
    const again = due.map((id) => stock.find((puzzle) => puzzle.id === id)).find(Boolean);
    if (again) return ofStock(again);
  }
  for (const one of games) {
    const fitting = (await stockOf(one)).filter(({ id, themes }) => id !== last && (!theme || themes.includes(theme)));
    if (fitting.length) return ofStock(chosen(one, fitting));
  }
  return null;
}

/** Chooses an unanswered puzzle near the person's rating, else the one answered longest ago. */
function chosen(game: string, fitting: Puzzle[]) {
  const done = practised.doneOf(game);
  const fresh = fitting.filter((puzzle) => !done.includes(brief(puzzle)));
  if (!fresh.length) return fitting.sort((a, b) => done.indexOf(brief(a)) - done.indexOf(brief(b)))[0];
  const known = practised.ratingOf(game);
  const aim = known ? known.rating : skillIn(game).rating - GENTLE;
  fresh.sort((a, b) => Math.abs(a.rating - aim) - Math.abs(b.rating - aim));
  return fresh[Math.floor(Math.random() * Math.min(NEAREST, fresh.length))];
}

function shuffled<T>(some: T[]) {
  const mixed = [...some];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
  }
  return mixed;
}

/** Whether the person has begun a match or a lesson of the game. */
const isOpened = (game: string) =>
  Boolean(saves.savedMatch(game)) || statistics(game).played > 0 || Object.keys(learned.of(game).lessons).length > 0;

/**
 * Returns the three positions of a day, from the games in rotation that one has opened by the day's first look (all,
 * if none); none if no game has puzzles.
 */
export async function ofDay(day: string): Promise<Asked[]> {
  const stored = await Promise.all((practised.chosenFor(day) ?? []).map(byId));
  if (stored.length && stored.every((one) => one !== null)) return stored;
  const number = Date.parse(day) / DAY; // selects the puzzles
  const all = Object.keys(puzzles);
  const opened = all.filter(isOpened);
  const games = opened.length ? opened : all;
  const three = await Promise.all(
    Array.from({ length: games.length && TODAY }, async (_, i) => {
      const turn = number * TODAY + i;
      const stock = (await stockOf(games[turn % games.length])).filter(({ step }) => !step);
      return ofStock(stock[(Math.floor(turn / games.length) * STRIDE) % stock.length]);
    }),
  );
  // A newcomer's are stored with the first answer: who has only looked is new to the lobby.
  if (opened.length)
    practised.choose(
      day,
      three.map(({ id }) => id),
    );
  return three;
}

/** @returns null: another build's puzzle */
export async function byId(id: string): Promise<Asked | null> {
  const puzzle = (await stockOf(gameOf(id))).find((one) => one.id === id);
  return puzzle ? ofStock(puzzle) : null;
}
