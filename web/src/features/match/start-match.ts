// Starts a match at once, with the last choices or the suggested ones.

import catalogue from "nanafuda:catalogue";
import { has, t } from "../../i18n/messages.ts";
import * as dealStore from "../../storage/deals.ts";
import * as learned from "../../storage/learning-progress.ts";
import * as saves from "../../storage/saved-matches.ts";
import { choices } from "../../storage/settings.ts";
import { statistics } from "../../storage/statistics.ts";
import { engine } from "../../engine/connection.ts";
import { PageEngine } from "../../engine/request.ts";
import { clothView, resumeView } from "../../ui/views.ts";
import { typedSeed } from "../../base/visible.ts";
import type { Page, Route } from "../../base/page.ts";

/** The chosen values. */
export interface Form {
  game: Protocol.GameEntry;
  seats: number;
  level: string;
  options: Record<string, Nanafuda.Value>;
  seed: string; // "" for a random one
}

/** Index of the default level; levels ascend in strength. */
const USUAL = 1;

/**
 * Starts play at once: resumes the saved match, or starts one with the last choices. Never overwrites an unfinished
 * match, even if the address is opened repeatedly.
 */
export function startedGamePage(game: Protocol.GameEntry, page: Page): Route {
  const pageEngine = new PageEngine(page.changed);

  async function begin() {
    const saved = saves.savedMatch(game.id);
    const address = `play=${game.id}`;
    if (saved && !saved.over) return page.go(address, { replace: true });
    const state = await pageEngine.ask(request(formFor(game)));
    if (state) page.go(address, { state, replace: true });
  }
  return {
    game,
    pageEngine,
    begin: () => void begin(),
    end: () => pageEngine.end(),
    draw: () =>
      pageEngine.phase === "failed" || pageEngine.phase === "refused"
        ? resumeView(game.id, pageEngine, () => void begin(), t("setup-heading"))
        : clothView(game.id, pageEngine),
  };
}

/** Starts a match with the last choices or the suggested ones. @returns null: the engine could not */
export async function newMatch(game: Protocol.GameEntry, form: Form = formFor(game)): Promise<Protocol.State | null> {
  const reply = await engine.request(request(form)).catch(() => null);
  return reply?.ok ? reply : null;
}

export const shortest = ({ options }: Protocol.GameEntry) =>
  Object.fromEntries(
    options.flatMap(({ id, length, values }) => {
      const one = length && values.find((value) => /^(one|deals-1|1)$/.test(String(value)));
      return one ? [[id, one]] : [];
    }),
  );

/** One deal against beginners: what follows a lesson. */
export function firstDeal(game: Protocol.GameEntry): Form {
  const form = formFor(game);
  return { ...form, level: game.levels[0], options: { ...form.options, ...shortest(game) } };
}

/** The place of a level among a game's; one that is not told apart from the strongest counts as that. */
export const placeOf = ({ levels }: Protocol.GameEntry, level: string) =>
  levels.includes(level) ? levels.indexOf(level) : levels.length - 1;

/** Creates the form with the last choices or the suggested ones. */
export function formFor(game: Protocol.GameEntry): Form {
  const { seats, level, options = {} } = choices(game.id);
  return {
    game,
    seats: seats && seats >= game.seats.min && seats <= game.seats.max ? seats : game.seats.suggested,
    level: catalogue.levels.includes(level ?? "") ? game.levels[placeOf(game, level as string)] : game.levels[USUAL],
    options: Object.fromEntries(
      game.options.map((option) => [
        option.id,
        option.values.includes(options[option.id]) ? options[option.id] : suggested(game.id, option),
      ]),
    ),
    seed: "",
  };
}

/** The value that the form preselects: the language's own (titles in words that its players use), or the engine's. */
function suggested(game: string, { id, values, suggested }: Protocol.GameEntry["options"][number]) {
  const own = `${game}-option-${id.replaceAll("_", "-")}-suggested`;
  return (has(own) && values.find((value) => value === t(own))) || suggested;
}

/** Creates the engine request. */
export function request({ game, seats, level, options, seed }: Form) {
  const own = typedSeed(seed) ? { seed: typedSeed(seed) } : {};
  return { do: "startMatch", game: game.id, seats, options, level, seat: 0, ...own } as const;
}

/** Whether the person has neither played the game nor seen its lessons. Returns true only once. */
export async function isNew(game: string) {
  const unknown =
    !learned.of(game).offered && !saves.savedMatch(game) && !statistics(game).played && !choices(game).level;
  learned.offer(game);
  if (!unknown) return false;
  const deals = await dealStore.all().catch(dealStore.unstored);
  return !deals.some((deal) => deal.game === game);
}

export const firstLesson = ({ id, lessons }: Protocol.GameEntry) =>
  lessons.length ? `#lesson=${lessons[0].id}` : `#learn=${id}`;
