// Connects a match with its table: stores every state, counts finished matches and stores finished deals.

import { MatchMode } from "../../table/modes/match-mode.ts";
import { openTable, type TableContext, type TableView } from "../../table/table.ts";
import * as words from "../../i18n/messages.ts";
import { engine } from "../../app/bootstrap.ts";
import { showRules } from "../../ui/dialogs.ts";
import { notice } from "../../ui/notices.ts";
import { noteReview } from "../review/review-record.ts";
import * as kept from "../../storage/deals.ts";
import * as learned from "../../storage/learning-progress.ts";
import * as saves from "../../storage/saved-matches.ts";
import * as shown from "../../storage/table-snapshot.ts";
import { countMatch, statistics } from "../../storage/statistics.ts";
import { persist } from "../../storage/local-storage.ts";
import { AROUND, leaveRoot, tableRoot } from "../../table/table-page.ts";
import type { Comparison } from "../duplicate/comparison.ts";
import type { Request, Reply } from "../../engine/client.ts";

const { t } = words;

export interface Surroundings {
  changed: () => void; // called after every state
  leave: () => void;
  showSettings: () => void;
  watch: (fragment: string) => void; // opens the viewer of a deal
  tryAgain: (fragment: string) => void; // plays on from a position of a deal
  go: (address: string) => void;
  replace: (state: Protocol.State, identity: saves.Identity) => void; // opens another match
  resume: () => void; // resumes the saved match
  overtaken: () => void; // another tab has written the slot, so the state could not be stored
}

/** Requests by the person. The engine repeats all others by itself. */
const COMMANDS = ["play", "nextDeal", "undo", "restartDeal"];

export class KeptMatch {
  declare state: Protocol.State;
  declare identity: saves.Identity;

  #surroundings: Surroundings;
  #game: keyof Protocol.Games;
  #root: HTMLElement | null = null;
  #table: ReturnType<typeof openTable> | null = null;
  /** Pending until the engine has loaded this match; then null. */
  #coming: PromiseWithResolvers<void> | null;
  /** The action chosen meanwhile; "" if none. */
  chosen = "";
  /** Duplicate comparison of the deals; null until one has ended. */
  #compared: Comparison | null = null;
  /** Reviews by deal. */
  #reviews: Map<number, Protocol.Review> = new Map();
  #place: saves.Place;
  /** Settles when the last command has been answered. */
  #answered: Promise<unknown> = Promise.resolve();
  #replaced = false;
  /** Whether to store no more states: the previous match is restored, or another tab has this one. */
  #left = false;
  /** Whether another tab holds the slot. */
  #disowned = false;
  /** Whether the last state was too late to be stored. */
  #late = false;
  /** Removes the notice that offers the previous match. */
  #withdraw: (() => void) | null = null;
  /** Removes the question about the coach. */
  #withdrawSilence = () => {};
  #closed = false;

  /**
   * Opens the table.
   * @param place storage slot of the match
   * @param early rendered from a snapshot: see {@link confirm}
   */
  constructor(
    game: Protocol.GameEntry,
    state: Protocol.State,
    identity: saves.Identity,
    place: saves.Place,
    surroundings: Surroundings,
    early: boolean = false,
  ) {
    this.#surroundings = surroundings;
    this.#game = game.id;
    this.#place = place;
    this.state = state;
    this.identity = identity;
    this.#coming = early ? Promise.withResolvers() : null;
    if (!early) this.#keep(state);
    this.#open(state);
  }

  /**
   * Confirms a snapshot with the engine's state and releases the waiting requests.
   * @returns false: the table shows another state
   */
  confirm(state: Protocol.State): boolean {
    if (!shown.same(state, this.state)) return false;
    this.#keep(state);
    this.#coming?.resolve();
    this.#coming = null;
    this.#table?.mark();
    return true;
  }

  /** Plays the action chosen at the previous table, or explains why it is illegal. */
  act(action: string) {
    if (action) this.#table?.act(action);
  }

  #open(state: Protocol.State) {
    const { changed, leave, showSettings } = this.#surroundings;
    this.#root = tableRoot(this.#game);
    const given: TableContext = {
      engine: { request: (request) => this.#ask(request) },
      coming: () => this.#coming !== null,
      state,
      ...AROUND,
      onstate: (next) => {
        // A state returned to from a branch is already stored.
        if (next.save !== this.state.save) this.#keep(next);
        changed();
      },
      leave,
      showSettings,
      showRules: (all) => showRules(this.#game, all),
    };
    this.#table = openTable(this.#root, given, (table) => new MatchMode(table, this.#keeping()));
  }

  /** Context for the match mode. */
  #keeping(): ConstructorParameters<typeof MatchMode>[1] {
    return {
      kept: this.#reviews,
      newMatch: () => void this.#renew(),
      replaying: () => {
        if (this.state.undo) saves.keepBefore(this.#game);
      },
      coaching: {
        on: () => learned.hasCoach(this.#game),
        set: (on) => learned.setCoach(this.#game, on),
      },
      first: () => statistics(this.#game).played === 0,
      before: () => {
        const before = saves.before(this.#game);
        return before && { same: before.link === this.state.link, back: () => this.#goBack() };
      },
      onhint: () => this.#noteHint(),
      onreview: (review) => void this.#noteReview(review),
      watch: this.#surroundings.watch,
      tryAgain: this.#surroundings.tryAgain,
      ended: (table) => void this.#compare(table).catch((fault) => console.warn(fault)),
      below: (scene) => this.#compared?.strip(scene),
    };
  }

  /** Compares a finished deal with the field. Fetches the script first; on failure shows nothing. */
  async #compare(table: TableView) {
    const { Comparison } = await import("../duplicate/duplicate.ts");
    if (this.#closed) return;
    this.#compared ??= new Comparison({
      save: () => this.state.save,
      here: () => !this.#replaced && !this.#closed,
      percents: () => this.identity.fields ?? {},
      note: (deal, percent) => {
        const { fields } = this.identity;
        if (fields?.[deal] !== percent) this.#note({ fields: { ...fields, [deal]: percent } });
      },
      hinted: (deal) => this.identity.hinted === deal,
      go: this.#surroundings.go,
    });
    await this.#compared.ended(table);
  }

  close() {
    this.#closed = true;
    this.#compared?.close();
    this.#withdraw?.();
    this.#leaveTable();
  }

  /** Removes the table. */
  #leaveTable() {
    this.#table?.close();
    this.#table = null;
    leaveRoot(this.#root);
  }

  /** Stops sending requests. Resolves once the last reply has been stored. */
  async retire() {
    this.#replaced = true;
    await this.#answered;
    this.#left = true;
  }

  /** Stops storing, because another tab holds the match. */
  disown() {
    this.#disowned = true;
  }

  /** Whether no other tab has written to the slot. */
  get untouched() {
    return this.#place.untouched;
  }

  /** Quarantines the state if it would be lost because the slot holds another match. */
  putAside() {
    const { state, identity } = this;
    const saved = saves.savedMatch(state.game);
    const foreign = saved && saves.identityOf(saved).match !== identity.match;
    const lost = this.#late || (foreign && state.next !== "over");
    return lost ? saves.putStateAside(state.game, state, identity) : null;
  }

  /** Sends a request once the engine has loaded this match. Drops it if the match has been replaced. */
  #ask<R extends Request>(request: R): Promise<Reply<R>> {
    const command = COMMANDS.includes(request.do);
    const gone = () => this.#replaced || this.#closed;
    const ask = () => (gone() ? new Promise<never>(() => {}) : engine.request(request));
    if (this.#coming) {
      if (request.do === "play") {
        this.chosen = request.action;
        this.#table?.await(request.action, t("table-coming"));
      } else if (command) this.#table?.say(t("table-coming"));
      else if (request.do === "explainIllegal") this.#table?.say(t("table-wait"));
    }
    const coming = this.#coming?.promise;
    const reply = coming ? coming.then(ask) : ask();
    // Awaiting this promise resumes after the table has handled the reply.
    const note = () => {
      if (command && !gone()) this.#answered = reply.catch(() => {});
    };
    if (coming) void coming.then(note);
    else note();
    return reply;
  }

  /** Stores that a hint was shown in this deal. */
  #noteHint() {
    const { deal } = this.state.table;
    if (this.identity.hinted !== deal) this.#note({ hinted: deal });
  }

  /** Stores facts that the engine state lacks. */
  #note(news: Partial<saves.Identity>) {
    if (this.#left) return;
    this.identity = { ...this.identity, ...news };
    this.#place.keep(this.state, this.identity);
  }

  /** Stores a state. Counts a finished match once. */
  #keep(state: Protocol.State) {
    if (this.#left) return;
    this.state = state;
    const counts = state.next === "over" && !this.identity.counted;
    const identity = counts ? { ...this.identity, counted: true } : this.identity;
    if (this.#disowned || !this.#place.keep(state, identity)) {
      this.#replaced = this.#left = this.#late = true;
      queueMicrotask(() => this.#surroundings.overtaken());
      return;
    }
    this.identity = identity;
    if (counts) {
      countMatch(identity.match, state);
      void persist();
    }
    void this.#keepDeal(state);
    this.#offerBack(state);
  }

  /**
   * Asks after a few deals with the coach whether to go on without it.
   * @param deal the finished deal
   */
  #offerSilence(deal: number) {
    const game = this.#game;
    this.#withdrawSilence();
    if (!learned.noteDeal(game, `${this.identity.match} ${deal}`)) return;
    const stop = { label: () => t("coaching-stop"), run: () => learned.setCoach(game, false) };
    const keep = { label: () => t("coaching-keep"), run: () => {} };
    this.#withdrawSilence = notice(() => t("coaching-offer"), [stop, keep], { key: "coach" });
  }

  /** Stores a finished deal for later review. */
  async #keepDeal({ table, next }: Protocol.State) {
    if (next !== "deal" && next !== "over") return this.#withdrawSilence();
    this.#offerSilence(table.deal);
    const reply = await engine.request({ do: "dealSummary", deal: table.deal }).catch(() => null);
    const hinted = this.identity.hinted === table.deal;
    if (reply?.ok) await kept.add([{ ...reply.kept, at: new Date().toISOString(), hinted, losses: null }]);
  }

  /** Stores the findings of a review with its deal. */
  async #noteReview({ deal, lines }: Protocol.Review) {
    const reply = await engine.request({ do: "dealSummary", deal }).catch(() => null);
    if (reply?.ok) await noteReview(reply.kept.replay, lines);
  }

  /** Offers the match that this one replaced, until the person acts. */
  #offerBack({ table, undo, link }: Protocol.State) {
    const { game } = table;
    if (undo) saves.dropBefore(game);
    const before = saves.before(game);
    if (!before) {
      this.#withdraw?.();
      this.#withdraw = null;
      return;
    }
    const what = before.link === link ? "replay" : "match";
    const way = { label: () => t(`before-${what}-back`), run: () => this.#goBack() };
    this.#withdraw ??= notice(() => t(`before-${what}`), [way], { key: "before" });
  }

  /** Restores the match that this one replaced. */
  #goBack() {
    this.#replaced = this.#left = true;
    saves.restoreBefore(this.#game);
    this.#surroundings.resume();
  }

  /** Starts another match with the same options and a random seed. */
  async #renew() {
    if (this.#coming) this.#table?.say(t("table-coming"));
    await this.#coming?.promise;
    if (this.#replaced || this.#closed) return;
    this.#replaced = true;
    const { table, level } = this.state;
    const { game, seats, options, seat } = table;
    const reply = await engine
      .request({ do: "startMatch", game, seats, options: { ...options }, level, seat })
      .catch((error) => ({ ok: false as const, error }));
    if (this.#closed) return;
    if (!reply.ok) notice(trouble(reply.error));
    const { replace } = this.#surroundings;
    if (reply.ok && this.state.next !== "over") saves.keepBefore(game);
    if (reply.ok) replace(reply, saves.newIdentity());
    else replace(this.state, this.identity);
  }
}

/** @param fault a refusal or an EngineError */
function trouble(fault: any) {
  return () => (fault.text ? words.errorText(fault) : words.engineText(fault));
}
