// A match at the table, kept with every move: what the table is given, and what becomes of the match's states.

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
  watch: (fragment: string) => void; // looks back at a deal
  tryAgain: (fragment: string) => void; // plays on from a place in a deal
  go: (address: string) => void;
  replace: (state: Seam.State, identity: saves.Identity) => void; // another match takes this one's place
  resume: () => void; // goes on with the saved match
  overtaken: () => void; // where this match is kept there is something else now: its state could not be kept there
}

/** What the person asks for; all else the engine does by itself, and would again. */
const COMMANDS = ["play", "next", "undo", "replay"];

export class KeptMatch {
  declare state: Seam.State;
  declare identity: saves.Identity;

  #surroundings: Surroundings;
  #game: keyof Seam.Games;
  #root: HTMLElement | null = null;
  #table: ReturnType<typeof openTable> | null = null;
  /** What waits until the engine has this match; null once it has. */
  #coming: PromiseWithResolvers<void> | null;
  /** The action that was chosen meanwhile, if one was. */
  chosen = "";
  /** How others did with the deals, once one has ended. */
  #compared: Comparison | null = null;
  /** What looking back has found, by deal. */
  #reviews: Map<number, Seam.Review> = new Map();
  #place: saves.Place;
  /** Settles when the last command has been answered. */
  #answered: Promise<unknown> = Promise.resolve();
  #replaced = false;
  /** Whether the match before is gone back to, or another tab has this one: it is kept no more. */
  #left = false;
  /** Whether the place where it is kept belongs to another tab. */
  #disowned = false;
  /** Whether its last state came too late to be kept. */
  #late = false;
  /** Takes the offered way back off the page. */
  #withdraw: (() => void) | null = null;
  /** Takes the question about the coach off the page. */
  #withdrawSilence = () => {};
  #closed = false;

  /**
   * Sits down at the table.
   * @param place where it is kept
   * @param early the engine is yet to tell this state: see {@link confirm}
   */
  constructor(
    game: Seam.GameEntry,
    state: Seam.State,
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
   * The engine has told the state, and what was asked for is done.
   * @returns whether it is what the table shows
   */
  confirm(state: Seam.State): boolean {
    if (!shown.same(state, this.state)) return false;
    this.#keep(state);
    this.#coming?.resolve();
    this.#coming = null;
    this.#table?.mark();
    return true;
  }

  /** Plays what was chosen at the table that this one takes the place of, or says why it cannot be. */
  act(action: string) {
    if (action) this.#table?.act(action);
  }

  #open(state: Seam.State) {
    const { changed, leave, showSettings } = this.#surroundings;
    this.#root = tableRoot(this.#game);
    const given: TableContext = {
      engine: { request: (request) => this.#ask(request) },
      coming: () => this.#coming !== null,
      state,
      ...AROUND,
      onstate: (next) => {
        // What has been gone back to from a branch is kept already.
        if (next.save !== this.state.save) this.#keep(next);
        changed();
      },
      leave,
      showSettings,
      showRules: (all) => showRules(this.#game, all),
    };
    this.#table = openTable(this.#root, given, (table) => new MatchMode(table, this.#keeping()));
  }

  /** What its sitting asks of it. */
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

  /**
   * A deal has ended: others play its cards. What that takes is fetched now, and should it not come, nothing is said.
   */
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

  /** Takes the table away. */
  #leaveTable() {
    this.#table?.close();
    this.#table = null;
    leaveRoot(this.#root);
  }

  /** Asks the engine no more, and returns once what it has been asked for is kept. */
  async retire() {
    this.#replaced = true;
    await this.#answered;
    this.#left = true;
  }

  /** Keeps nothing more where another tab keeps the match now. */
  disown() {
    this.#disowned = true;
  }

  /** Whether it is kept where it is to be kept, and nothing else is. */
  get untouched() {
    return this.#place.untouched;
  }

  /** Puts aside what would otherwise be lost, now that something else is kept in its place. */
  putAside() {
    const { state, identity } = this;
    const saved = saves.savedMatch(state.game);
    const foreign = saved && saves.identityOf(saved).match !== identity.match;
    const lost = this.#late || (foreign && state.next !== "over");
    return lost ? saves.putStateAside(state.game, state, identity) : null;
  }

  /** Asks the engine, as soon as it has this match; once another has been asked for, it hears no more of this one. */
  #ask<R extends Request>(request: R): Promise<Reply<R>> {
    const command = COMMANDS.includes(request.do);
    const gone = () => this.#replaced || this.#closed;
    const ask = () => (gone() ? new Promise<never>(() => {}) : engine.request(request));
    if (this.#coming) {
      if (request.do === "play") {
        this.chosen = request.action;
        this.#table?.await(request.action, t("table-coming"));
      } else if (command) this.#table?.say(t("table-coming"));
      else if (request.do === "why") this.#table?.say(t("table-wait"));
    }
    const coming = this.#coming?.promise;
    const reply = coming ? coming.then(ask) : ask();
    // Whoever waits for that goes on after the table has taken the answer.
    const note = () => {
      if (command && !gone()) this.#answered = reply.catch(() => {});
    };
    if (coming) void coming.then(note);
    else note();
    return reply;
  }

  /** Keeps that a hint has been shown in this deal. */
  #noteHint() {
    const { deal } = this.state.table;
    if (this.identity.hinted !== deal) this.#note({ hinted: deal });
  }

  /** Keeps with the match what its state does not tell. */
  #note(news: Partial<saves.Identity>) {
    if (this.#left) return;
    this.identity = { ...this.identity, ...news };
    this.#place.keep(this.state, this.identity);
  }

  /** Saves a state and counts a match that has ended. */
  #keep(state: Seam.State) {
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
   * After some deals with the coach, asks whether to go on without it.
   * @param deal that has ended
   */
  #offerSilence(deal: number) {
    const game = this.#game;
    this.#withdrawSilence();
    if (!learned.noteDeal(game, `${this.identity.match} ${deal}`)) return;
    const stop = { label: () => t("coaching-stop"), run: () => learned.setCoach(game, false) };
    const keep = { label: () => t("coaching-keep"), run: () => {} };
    this.#withdrawSilence = notice(() => t("coaching-offer"), [stop, keep], { key: "coach" });
  }

  /** Keeps a deal that has ended, to look back at later. */
  async #keepDeal({ table, next }: Seam.State) {
    if (next !== "deal" && next !== "over") return this.#withdrawSilence();
    this.#offerSilence(table.deal);
    const reply = await engine.request({ do: "keep", deal: table.deal }).catch(() => null);
    const hinted = this.identity.hinted === table.deal;
    if (reply?.ok) await kept.add([{ ...reply.kept, at: new Date().toISOString(), hinted, losses: null }]);
  }

  /** Keeps with a deal what its review has found. */
  async #noteReview({ deal, lines }: Seam.Review) {
    const reply = await engine.request({ do: "keep", deal }).catch(() => null);
    if (reply?.ok) await noteReview(reply.kept.replay, lines);
  }

  /** Offers the way back to what this took the place of, until the person acts here. */
  #offerBack({ table, undo, link }: Seam.State) {
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

  /** Back to what this took the place of. */
  #goBack() {
    this.#replaced = this.#left = true;
    saves.restoreBefore(this.#game);
    this.#surroundings.resume();
  }

  /** Begins another match like this one, from a fresh seed. */
  async #renew() {
    if (this.#coming) this.#table?.say(t("table-coming"));
    await this.#coming?.promise;
    if (this.#replaced || this.#closed) return;
    this.#replaced = true;
    const { table, level } = this.state;
    const { game, seats, options, seat } = table;
    const reply = await engine
      .request({ do: "new", game, seats, options: { ...options }, level, seat })
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
