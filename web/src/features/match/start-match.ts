// Starts a match at once, with the last choices or the suggested ones.

import { html } from "lit-html";
import { has, learn, t } from "../../i18n/messages.ts";
import * as dealStore from "../../storage/deals.ts";
import * as learned from "../../storage/learning-progress.ts";
import * as saves from "../../storage/saved-matches.ts";
import { choices } from "../../storage/settings.ts";
import { statistics } from "../../storage/statistics.ts";
import { PageEngine } from "../../engine/request.ts";
import { head, resumeView } from "../../ui/views.ts";
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

  let aim = false; // whether the aim is shown, before the first deal

  async function begin(asked = false) {
    const saved = saves.savedMatch(game.id);
    const address = `play=${game.id}`;
    if (saved && !saved.over) return page.go(address, { replace: true });
    aim = !asked && (await isNew(game.id)) && (await hasAim(game.id));
    page.changed();
    if (aim) return;
    const state = await pageEngine.ask(request(formFor(game)));
    if (state) page.go(address, { state, replace: true });
  }
  return {
    game,
    pageEngine,
    begin: () => void begin(),
    end: () => pageEngine.end(),
    draw: () =>
      aim
        ? aimView(game, () => void begin(true))
        : resumeView(game.id, pageEngine, () => void begin(true), t("setup-heading")),
  };
}

/** Loads a game's aim. @returns whether it is there; without it play begins at once */
const hasAim = (game: string) =>
  learn(game).then(
    () => has(`${game}-aim`),
    () => false,
  );

/** The aim of a game that is new to the person, with its first lesson. */
const aimView = (game: Protocol.GameEntry, play: () => void) => html`
  <main id="main" class="view">
    <div class="narrow">
      ${head(game.id, t("learn-new"))}
      <div class="panel">
        <p>${t(`${game.id}-aim`)}</p>
        <div class="row">
          <button type="button" class="button primary" @click=${play}>${t("play")}</button>
          <a class="button" href=${firstLesson(game)}>${t("learn-lesson")}</a>
        </div>
      </div>
    </div>
  </main>`;

/** Creates the form with the last choices or the suggested ones. */
export function formFor(game: Protocol.GameEntry): Form {
  const { seats, level, options = {} } = choices(game.id);
  return {
    game,
    seats: seats && seats >= game.seats.min && seats <= game.seats.max ? seats : game.seats.suggested,
    level: level && game.levels.includes(level) ? level : game.levels[USUAL],
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

/** Returns the first lesson for a newcomer. */
export const firstLesson = ({ id, lessons }: Protocol.GameEntry) =>
  lessons.length ? `#lesson=${lessons[0].id}` : `#learn=${id}`;
