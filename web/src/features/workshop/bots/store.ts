// A game's workshop: the open bot and what was run last, kept while another page is shown. It follows what other tabs,
// an import and “Erase everything” change.

import { freeName, shortName } from "../../../base/names.ts";
import { t } from "../../../i18n/messages.ts";
import * as bots from "../../../storage/bots.ts";
import { onforeign } from "../../../storage/local-storage.ts";
import { OpenBot, type Foreign } from "../../../storage/open-bot.ts";
import { notice } from "../../../ui/notices.ts";
import { stepsOf } from "./bot-steps.ts";
import { readBot } from "./read-bot.ts";
import { Output } from "../sandbox/output.ts";
import type { BotFault } from "../sandbox/bot-frame.ts";
import type { OwnBot } from "../../../table/players.ts";
import type { Measurement } from "../measuring/measurement.ts";

export type Fault = BotFault;

/** State of a game's workshop. */
export interface Session {
  open: OpenBot;
  sent: boolean; // came by a link and has not been kept yet
  fault: Fault | null;
  who: OwnBot | null; // who played last
  printed: Output;
  measurement: Measurement | null;
  opponent: string;
  deals: number;
}

const sessions: Map<string, Session> = new Map();

/** Reactions of the page to changes of the store. */
interface Listener {
  opened: () => void; // another bot, or another text, is open
  followed: () => void; // somebody else has changed the open bot
  changed: () => void; // anything else has changed
}

export class WorkshopStore {
  here: Session;
  /** Message id of a link, file or text that was refused; "" if none was. */
  refused = "";
  /** Why Python could not run, if that is it. */
  why = "";
  #game: string;
  #listener: Listener;
  #end: () => void;

  constructor(game: string, listener: Listener) {
    this.#game = game;
    this.#listener = listener;
    const kept = sessions.get(game);
    this.here = kept && kept.open.follow() !== "gone" ? kept : this.#newest(kept);
    sessions.set(game, this.here);
    this.#checkOpponent();
    const stopListening = onforeign((key) => {
      if (bots.has(key)) this.follow(key === null);
    });
    const shown = () => {
      if (document.visibilityState === "visible") this.follow();
    };
    document.addEventListener("visibilitychange", shown);
    this.#end = () => {
      stopListening();
      document.removeEventListener("visibilitychange", shown);
    };
  }

  close() {
    this.#end();
  }

  get bot() {
    return this.here.open.bot;
  }

  get id() {
    return this.here.open.id;
  }

  /** The game's bots by id, the open one among them. */
  all(): [string, bots.Bot][] {
    const own = ofGame(this.#game);
    return own.some(([id]) => id === this.id) ? own : [...own, [this.id, this.bot]];
  }

  /** Ids of the person's other bots. */
  get rivals() {
    return ofGame(this.#game).flatMap(([id]) => (id === this.id ? [] : [id]));
  }

  // ---- Changes by the person

  edit(source: string) {
    this.#put(() => ({ source, at: new Date().toISOString() }));
  }

  rename(name: string) {
    this.#put(() => ({ name: shortName(name, bots.NAME) || t("workshop-unnamed") }));
    this.#listener.changed();
  }

  /** Stores the bot as it is. */
  keep() {
    this.#put(() => ({}));
  }

  /** Makes the present text a version, because it is about to run. */
  run() {
    this.#put(bots.noted);
  }

  /** Stores a result with the version that was measured. */
  measured(source: string, result: Parameters<typeof bots.measured>[2]) {
    this.#put((bot) => bots.measured(bot, source, result));
  }

  /** Returns to an earlier version; the present text becomes one. */
  restore(source: string) {
    this.#put((bot) => ({ ...bots.noted(bot), source, at: new Date().toISOString() }));
    this.#show({ open: this.here.open });
  }

  open(id: string) {
    if (bots.of(id)) this.#show({ open: new OpenBot(id) });
  }

  /** Starts a bot with this text. @param sent it came by a link, and is stored with its first change or run */
  begin(name: string, source: string, sent = false) {
    const taken = ofGame(this.#game).map(([, one]) => one.name);
    const free = freeName(shortName(name, bots.NAME - 4) || t("workshop-unnamed"), taken);
    const open = new OpenBot(bots.freshId(), made(this.#game, free, source));
    if (!sent) open.put(() => ({}));
    this.#show({ open, sent });
  }

  async openFile(file: File) {
    const { source, refused } = await readBot(file);
    this.refused = refused;
    if (this.refused) return this.#listener.changed();
    this.begin(file.name.replace(/\.py$/, ""), source);
  }

  refuse(why: string) {
    this.refused = why;
    this.#listener.changed();
  }

  /** Deletes the open bot. */
  remove() {
    const gone = this.here;
    const { id } = gone.open;
    const undo = bots.drop(id);
    const back = () => {
      undo();
      this.#show({ ...gone, open: bots.of(id) ? new OpenBot(id) : gone.open });
    };
    notice(() => t("workshop-removed"), [{ label: () => t("workshop-give-back"), run: back }], {
      key: "workshop",
    });
    this.#show(this.#newest());
  }

  // ---- Changes by others

  /** Reads what others have stored. @param quiet the change was made here, and offers its own undo */
  follow(quiet = false) {
    const { open, sent } = this.here;
    if (!open.stored && !sent && ofGame(this.#game).length) return this.#show(this.#newest());
    this.#followed(open.follow(), quiet);
    this.#checkOpponent();
    this.#listener.changed(); // the list of bots
  }

  /** Chooses another opponent if that bot was deleted or is the open one. */
  #checkOpponent() {
    const { opponent } = this.here;
    const isGone = opponent.startsWith(bots.OWN) && !this.rivals.includes(opponent.slice(bots.OWN.length));
    if (isGone) this.here.opponent = "beginner";
  }

  #put(change: Parameters<OpenBot["put"]>[0]) {
    this.here.sent = false;
    if (this.refused === "text-long") this.refused = "";
    this.#followed(this.here.open.put(change));
  }

  #followed(foreign: Foreign, quiet = false) {
    if (!foreign) return;
    if (foreign === "gone") return this.#gone(quiet);
    if (foreign === "merged") notice(() => t("workshop-merged"), [], { key: "workshop", stays: true });
    this.#listener.followed();
  }

  /** Another tab has deleted the open bot. */
  #gone(quiet: boolean) {
    const { id, bot } = this.here.open;
    const back = () => {
      bots.merge({ [id]: bot });
      this.open(id);
    };
    const keep = [{ label: () => t("workshop-gone-keep"), run: back }];
    if (!quiet) notice(() => t("workshop-gone"), keep, { key: "workshop", stays: true, follows: true });
    this.#show(this.#newest());
  }

  #show(session: Partial<Session> & Pick<Session, "open">) {
    this.here = {
      ...this.here,
      sent: false,
      fault: null,
      who: null,
      printed: new Output(),
      measurement: null,
      ...session,
    };
    sessions.set(this.#game, this.here);
    this.#checkOpponent();
    this.refused = "";
    this.#listener.opened();
  }

  /** Opens the bot that was edited last, or a first one, which is stored with its first change. */
  #newest({ opponent, deals } = { opponent: "beginner", deals: 400 }): Session {
    const [id] = ofGame(this.#game).reduce((a, b) => (b[1].at > a[1].at ? b : a), ["", { at: "" }] as [string, any]);
    const first = () => made(this.#game, t("workshop-unnamed"), stepsOf(this.#game)[0].source);
    const open = id ? new OpenBot(id) : new OpenBot(bots.freshId(), first());
    return { open, sent: false, fault: null, who: null, printed: new Output(), measurement: null, opponent, deals };
  }
}

const made = (game: string, name: string, source: string): bots.Bot => ({
  ...{ name, game, source, at: new Date().toISOString(), versions: [] },
});

const ofGame = (game: string) => Object.entries(bots.all()).filter(([, one]) => one.game === game);
