// The table of a match: a session with its storage, comparison, reviews, and the offers of a match.

import catalogue from "nanafuda:catalogue";
import { gameOf, type Go } from "../../base/address.ts";
import { MatchMode } from "./match-mode.ts";
import { MatchSession } from "../../table/session.ts";
import { SessionTable } from "../../table/table-page.ts";
import type { OpenTable } from "../../base/page.ts";
import * as words from "../../i18n/messages.ts";
import { engine } from "../../engine/connection.ts";
import { announceKept } from "./quarantine-notices.ts";
import { notice } from "../../ui/notices.ts";
import { archiveDeal, archiveReviews } from "../review/index.ts";
import * as learned from "../../storage/learning-progress.ts";
import * as saves from "../../storage/saved-matches.ts";
import * as shown from "../../storage/table-snapshot.ts";
import { statistics } from "../../storage/statistics.ts";
import { firstLesson, placeOf } from "./start-match.ts";
import { Persistence } from "./persist.ts";
import type { Title } from "../progress/index.ts";
import type { EngineError } from "../../engine/client.ts";
import type { Comparison } from "../duplicate/index.ts";
import type { TableView } from "../../table/table.ts";

const { t } = words;

export interface Surroundings {
  changed: () => void; // called after every state
  leave: () => void;
  showSettings: () => void;
  go: Go;
  replace: (state: Protocol.State, identity: saves.Identity) => void; // opens another match
  resume: () => void; // resumes the saved match
  overtaken: () => void; // another tab has written the slot, so the state could not be stored
}

export class RunningMatch implements OpenTable {
  readonly storage: Persistence;

  #session: MatchSession;
  #surroundings: Surroundings;
  #table: SessionTable;
  /** Duplicate comparison of the deals; null until one has ended. */
  #comparison: Comparison | null = null;
  /** Removes the notice that offers the previous match. */
  #withdraw: (() => void) | null = null;
  /** Removes the question about the coach. */
  #withdrawSilence = () => {};
  /** The person's title in words; null: not looked up yet. */
  #title: (() => string) | null = null;
  /** The title with the way to the next. */
  #titleLine: (() => string) | null = null;
  #closed = false;

  /**
   * Opens the table.
   * @param slot storage slot of the match
   * @param early rendered from a snapshot: see {@link confirm}
   */
  constructor(
    state: Protocol.State,
    identity: saves.Identity,
    slot: saves.Slot,
    surroundings: Surroundings,
    early: boolean = false,
  ) {
    const session = new MatchSession(state, engine, { hinted: identity.hinted, loading: early });
    const { overtaken, changed, leave, showSettings } = surroundings;
    this.#session = session;
    this.#surroundings = surroundings;
    this.storage = new Persistence(session, { identity, slot, overtaken, stored: (state) => this.#stored(state) });
    this.storage.begin();
    if (!identity.trial) archiveReviews(session);
    session.subscribe({ state: changed });
    const mode = (table: TableView) => new MatchMode(table, this.#options());
    this.#table = new SessionTable(session, mode, { leave, showSettings });
  }

  get state() {
    return this.#session.state;
  }

  /** The action chosen before the engine had loaded the match; "" if none. */
  get chosen() {
    return this.#session.early;
  }

  get #game() {
    return this.state.game;
  }

  /**
   * Confirms a snapshot with the engine's state and releases the waiting requests.
   * @returns false: the table shows another state
   */
  confirm(state: Protocol.State): boolean {
    if (!shown.same(state, this.state)) return false;
    this.#session.confirm(state);
    return true;
  }

  /** Plays the action chosen at the previous table, or explains why it is illegal. */
  act(action: string) {
    if (action) this.#table.table.act(action);
  }

  /** Stops sending requests. Resolves once the last reply has been stored. */
  async retire() {
    await this.#session.retire();
    this.storage.end();
  }

  close() {
    this.#closed = true;
    this.#withdraw?.();
    this.#table.close();
  }

  #options(): ConstructorParameters<typeof MatchMode>[1] {
    const { go } = this.#surroundings;
    return {
      newMatch: (step) => void this.#renew(step),
      levels: () => {
        const game = gameOf(this.#game) as Protocol.GameEntry;
        const at = placeOf(game, this.state.level);
        return { below: at > 0, above: at < game.levels.length - 1 };
      },
      record: () => {
        const { played, won } = statistics(this.#game);
        return played ? t("match-record", { played, won, title: this.#titleLine?.() || "none" }) : "";
      },
      whole: () => (this.storage.identity.trial ? () => go(`start=${this.#game}`) : null),
      lesson: () => firstLesson(gameOf(this.#game) as Protocol.GameEntry),
      replaying: () => !this.state.undo || this.#kept(),
      coaching: {
        on: () => learned.hasCoach(this.#game),
        set: (on) => learned.setCoach(this.#game, on),
      },
      title: () => this.#title?.() ?? "",
      rests: () => {
        // In the first match no title is near, and its first deal fetches no script for one.
        if (!this.#title && statistics(this.#game).played) this.#showTitle().catch((fault) => console.warn(fault));
      },
      first: () => statistics(this.#game).played === 0,
      firstOfAll: () => catalogue.games.every(({ id }) => statistics(id).played === 0),
      before: () => {
        const before = saves.replaced(this.#game);
        return before && { same: before.link === this.state.link, back: () => this.#goBack() };
      },
      watch: (fragment, decided) => go(`replay&${fragment}`, { noting: { decided } }),
      tryAgain: (fragment) => go(`again&${fragment}`),
      ended: (table) => void this.#compare(table).catch((fault) => console.warn(fault)),
      below: (scene) => this.#comparison?.strip(scene),
      compared: (scene) => this.#comparison?.compared(scene) ?? null,
      stories: {
        of: (deal) => this.storage.identity.stories?.[deal] ?? null,
        put: (deal, story) => {
          const { [deal]: _, ...others } = this.storage.identity.stories ?? {};
          this.storage.note({ stories: story ? { ...others, [deal]: story } : others });
        },
      },
    };
  }

  /** Shows the person's title: reached in a deal, or looked up. */
  async #showTitle(reached?: Title | null) {
    this.#title ??= () => "";
    const { titleIn, titleName, titleInWords } = await import("../progress/index.ts");
    const title = reached === undefined ? await titleIn(this.#game) : reached;
    if (this.#closed) return;
    this.#title = () => (title ? titleName(title) : "");
    this.#titleLine = () => (title ? titleInWords("short", title, "deal") : "");
    this.#table.table.draw();
  }

  /** Compares a finished deal with the field. Fetches the script first; on failure shows nothing. */
  async #compare(table: TableView) {
    if (this.storage.identity.trial) return;
    const { Comparison } = await import("../duplicate/index.ts");
    if (this.#closed) return;
    this.#comparison ??= new Comparison(this.#session, {
      percents: () => this.storage.identity.fields ?? {},
      note: (deal, percent) => {
        const { fields } = this.storage.identity;
        if (fields?.[deal] !== percent) this.storage.note({ fields: { ...fields, [deal]: percent } });
      },
      titled: (title) => void this.#showTitle(title),
      go: this.#surroundings.go,
    });
    await this.#comparison.ended(table);
  }

  /** Follows a stored state: stores its deal, if it has ended, and makes offers. */
  #stored({ table, next, undo, link }: Protocol.State) {
    const { game } = table;
    this.#withdrawSilence();
    if ((next === "deal" || next === "over") && !this.storage.identity.trial) {
      this.#offerSilence(table.deal);
      void archiveDeal(this.#session);
    }
    if (undo) saves.dropReplaced(game);
    const before = saves.replaced(game);
    if (before) return this.#offerPrevious(before.link === link ? "replay" : "match");
    this.#withdraw?.();
    this.#withdraw = null;
  }

  /**
   * Asks after a few deals with the coach whether to go on without it.
   * @param deal the finished deal
   */
  #offerSilence(deal: number) {
    const game = this.#game;
    if (!learned.noteDeal(game, `${this.storage.identity.match} ${deal}`)) return;
    const stop = { label: () => t("coaching-stop"), run: () => learned.setCoach(game, false) };
    // Closing it declines: a second button would cover the result on a phone.
    this.#withdrawSilence = notice(() => t("coaching-offer"), [stop], { key: "coach" });
  }

  /** Offers the match that this one replaced, until the person acts. */
  #offerPrevious(what: "replay" | "match") {
    const way = { label: () => t(`before-${what}-back`), run: () => this.#goBack() };
    this.#withdraw ??= notice(() => t(`before-${what}`), [way], { key: "before" });
  }

  /** Restores the match that this one replaced. */
  #goBack() {
    this.#session.stop();
    this.storage.end();
    saves.restoreReplaced(this.#game);
    this.#surroundings.resume();
  }

  /** Stores a copy of the match that is about to be replaced. @returns false: it must not be, see the notice */
  #kept() {
    const kept = saves.keepReplaced(this.#game);
    if (!kept) announceKept(this.#game);
    return kept;
  }

  /** Starts another match with the same options and a random seed. */
  async #renew(step: -1 | 0 | 1 = 0) {
    const session = this.#session;
    if (session.loading) this.#table.table.say(t("table-coming"));
    await session.ready();
    if (session.stopped) return;
    session.stop();
    const { table } = this.state;
    const { game, seats, options, seat } = table;
    const entry = gameOf(game) as Protocol.GameEntry;
    const level = entry.levels[placeOf(entry, this.state.level) + step];
    const reply = await engine
      .request({ do: "startMatch", game, seats, options: { ...options }, level, seat })
      .catch((error) => ({ ok: false as const, error }));
    if (this.#closed) return;
    if (!reply.ok) notice(trouble(reply.error));
    const { replace } = this.#surroundings;
    if (reply.ok && (this.state.next === "over" || this.#kept())) replace(reply, saves.newIdentity());
    else replace(this.state, this.storage.identity);
  }
}

function trouble(fault: Protocol.Fault | EngineError) {
  return () => ("text" in fault ? words.errorText(fault) : words.engineText(fault));
}
