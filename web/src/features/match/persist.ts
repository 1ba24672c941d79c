// Persists a session in its game's slot: stores every state, and counts a finished match once.

import * as saves from "../../storage/saved-matches.ts";
import { countMatch } from "../../storage/statistics.ts";
import { persist as keepStorage } from "../../storage/local-storage.ts";
import type { MatchSession } from "../../table/session.ts";

interface PersistOptions {
  identity: saves.Identity;
  slot: saves.Slot;
  stored: (state: Protocol.State) => void; // called after a state has been stored
  overtaken: () => void; // another tab has written the slot, so a state could not be stored
}

export class Persistence {
  identity: saves.Identity;
  #session: MatchSession;
  #options: PersistOptions;
  /** Whether to store no more states: the previous match is restored, or another tab has this one. */
  #ended = false;
  /** Whether another tab holds the slot. */
  #disowned = false;
  /** Whether the last state was too late to be stored. */
  #late = false;

  constructor(session: MatchSession, options: PersistOptions) {
    this.#session = session;
    this.#options = options;
    this.identity = options.identity;
    session.subscribe({
      state: (state, before) => state.save !== before.save && this.#store(state),
      loaded: (state) => this.#store(state),
      hinted: (deal) => this.identity.hinted !== deal && this.note({ hinted: deal }),
    });
  }

  /** Stores the session's first state, unless it is a stored one's snapshot. */
  begin() {
    if (!this.#session.loading) this.#store(this.#session.state);
  }

  #store(state: Protocol.State) {
    if (this.#ended) return;
    const counts = state.next === "over" && !this.identity.counted;
    const identity = counts ? { ...this.identity, counted: true } : this.identity;
    if (this.#disowned || !this.#options.slot.put(state, identity)) {
      this.#session.stop();
      this.#ended = this.#late = true;
      queueMicrotask(this.#options.overtaken);
      return;
    }
    this.identity = identity;
    if (counts) {
      countMatch(identity.match, state);
      void keepStorage();
    }
    this.#options.stored(state);
  }

  /** Stores facts that the engine state lacks. */
  note(news: Partial<saves.Identity>) {
    if (this.#ended) return;
    this.identity = { ...this.identity, ...news };
    this.#options.slot.put(this.#session.state, this.identity);
  }

  /** Stores no more states. */
  end() {
    this.#ended = true;
  }

  /** Stores no more states, because another tab holds the match. */
  disown() {
    this.#disowned = true;
  }

  /** Whether no other tab has written to the slot. */
  get untouched() {
    return this.#options.slot.untouched;
  }

  /** Whether its slot is empty, because another tab has erased it. */
  get erased() {
    return !saves.textOf(this.#session.state.game);
  }

  /** Stores the state in its slot again. @returns whether the slot was still empty */
  storeAgain(): boolean {
    return this.erased && this.#options.slot.put(this.#session.state, this.identity);
  }

  /** Quarantines the state if it would be lost because the slot holds another match. */
  quarantine() {
    const { identity } = this;
    const { state } = this.#session;
    const saved = saves.savedMatch(state.game);
    const foreign = saved && saves.identityOf(saved).match !== identity.match;
    const lost = this.#late || (foreign && state.next !== "over");
    return lost ? saves.quarantineState(state.game, state, identity) : null;
  }
}
