// The viewer of a finished deal: navigation, playback, the observing seat and the review. Cannot change a match.

import { html, nothing, render } from "lit-html";
import { shortened, visible } from "../../base/visible.ts";
import tables from "nanafuda:tables";
import { pauseAfter } from "../../table/play/controller.ts";
import { PACES, paceOf } from "../../table/play/pace.ts";
import { Positions } from "./positions.ts";
import { isDone } from "./reviews.ts";
import { actionInWords, controlsOf } from "../../table/play/action-words.ts";
import { hasKeyboard } from "../../table/input/keyboard.ts";
import { Dialogs } from "../../table/draw/panels.ts";
import { fitPrompt, foldAway } from "../../table/draw/prompt.ts";
import { phrases } from "../../table/announcer/phrases.ts";
import { sceneOf } from "../../table/draw/scene.ts";
import { drawSeenInWords, seenBy } from "./past-table.ts";
import { playerLevels, type Players } from "../../table/players.ts";
import { keyOf } from "../../ui/pressed-key.ts";
import { isWide, watchLayout } from "../../table/draw/layout.ts";
import { drawKeys, drawLines, drawViewer, tableSeen, type Shown } from "./viewer-drawing.ts";
import { DecisionTable } from "./decision-table.ts";
import { cardsInWords } from "./story.ts";
import type { Facts } from "../../table/deal-story.ts";
import type { Scene, GameTable } from "../../table/game-table.ts";
import type { Engine } from "../../table/session.ts";
import type { TableContext } from "../../table/context.ts";

type Look = Protocol.Look;

/** Interface of the page. */
interface ViewerContext {
  engine: Engine;
  state: Protocol.State; // of the match whose last deal this is
  at: number | null; // first index; null: the worst decision, once known
  sent: boolean; // the deal is somebody else's
  by?: string; // the sender's name
  players?: Players; // who plays, if a bot of the person's own does
  bot: string; // level of the bot that played in the person's seat; "": none
  decided?: Facts; // the dealt cards, if they decided the deal
  beside: Beside | null; // another player's choice in this deal
  since?: number; // index of the first action to review; earlier ones are somebody else's
  reviewed: (review: Protocol.Review, replay: string) => void; // called once the review of a deal is complete
  settings: TableContext["settings"];
  words: typeof import("../../i18n/messages.ts");
  openSheet: TableContext["openSheet"];
  notice: TableContext["notice"];
  addOverlay: TableContext["addOverlay"];
  back: () => void; // returns to the previous page
  showSettings: () => void;
  share: (fragment: string) => void; // shares a replay link
  tryAgain: (fragment: string) => void; // plays on from the position in a replay link
  stay: (fragment: string) => void; // sets the page's address to this replay link
}

export interface Beside {
  index: number; // index of the action in the deal
  action: string; // the other player's
  say: (action: string) => string; // returns the sentence with the action in words
}

/** No seat: `me` of a scene in which nobody is “you”. */
const NO_SEAT = -1;

export function openViewer(root: HTMLElement, ctx: ViewerContext): { close: () => void } {
  const viewer = new Viewer(root, ctx);
  return { close: () => viewer.close() };
}

class Viewer {
  declare root: HTMLElement;
  declare ctx: ViewerContext;
  declare game: GameTable;
  declare person: number;
  declare positions: Positions;
  declare decisions: DecisionTable;
  declare dialogs: Dialogs;

  /** Requested deal, index and seat. The screen follows once they are loaded. */
  #deal: number;
  #at: number;
  #seat: number;
  /** Whether to go to the worst decision once it is known. */
  #leads: boolean;
  /** Whether the viewer has opened at a deal without mistakes, and says so until the person goes on. */
  #tells = false;
  /** Whether all hands are shown. */
  #open = false;
  /** Size of the largest hand at the start. */
  #most = 0;
  /** Current content of the screen. */
  #shown: Shown | null = null;
  #marked: Element[] = [];
  #asking = false;
  #closed = false;
  #playing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ends: (() => void)[] = [];

  constructor(root: HTMLElement, ctx: ViewerContext) {
    this.root = root;
    this.ctx = ctx;
    this.game = tables.find(({ id }) => id === ctx.state.game) as GameTable;
    this.person = ctx.state.table.seat;
    this.#deal = ctx.state.table.deal;
    this.positions = new Positions(ctx.engine, this.#deal);
    this.#at = ctx.at ?? 0;
    this.#leads = ctx.at === null;
    this.#seat = this.person;
    this.decisions = new DecisionTable({
      engine: ctx.engine,
      save: ctx.state.save,
      game: this.game,
      deal: () => this.#deal,
      person: this.person,
      since: ctx.since ?? 0,
      closed: () => this.#closed,
      redraw: () => this.#weighed(),
      done: (review) => this.#run(this.#reviewed(review)),
      failed: (fault) => this.#failed(fault),
    });
    const menu = { label: "table-menu", draw: (view: Scene) => this.#drawMenu(view) };
    const place = {
      openSheet: (sheet: Parameters<ViewerContext["openSheet"]>[0]) => {
        this.#pause();
        return ctx.openSheet({ ...sheet, aloud: false });
      },
      scene: () => this.#view(this.#shown as Shown),
      host: root,
    };
    this.dialogs = new Dialogs(this.game, place, menu, {
      words: {
        label: "table-in-words",
        key: "t",
        draw: (view) => drawSeenInWords({ table: view.table, seat: this.#seat }, view, this.game),
      },
      log: { label: "table-log", draw: (view) => this.#drawLog(view) },
      choices: {
        label: "look-choices",
        opened: () => this.#shown && this.decisions.ask(this.#seat, this.#shown.look.index),
        draw: (view) => this.decisions.drawChoices(view, this.game),
      },
      keys: { label: "table-keys", draw: (view) => drawKeys(view) },
    });
    this.#listen();
    this.#run(this.#show());
    const { words, decided } = ctx;
    const loaded = Promise.all([words.advise(this.game.id), decided && words.stories(this.game.id)]);
    this.#run(loaded.then(() => this.decisions.go()));
  }

  close() {
    this.#closed = true;
    this.#pause();
    foldAway();
    this.dialogs.close();
    for (const end of this.#ends) end();
    render(null, this.root);
  }

  // Navigation

  /** @param to index of the next action; undefined: stay */
  #go(to: number | undefined) {
    this.#pause();
    this.#leads = this.#tells = false;
    if (to !== undefined) this.#goTo(to);
  }

  /** Goes to a decision of the person, as they saw it. */
  #goToDecision(index: number) {
    if (!this.#open) this.#seat = this.person;
    this.#go(index);
  }

  /** Goes to another deal of the match. */
  #toDeal(deal: number) {
    this.#pause();
    this.#deal = deal;
    this.positions = new Positions(this.ctx.engine, deal);
    this.#most = 0;
    this.#leads = true;
    this.#goTo(0);
    this.decisions.go();
  }

  #goTo(to: number) {
    this.#at = Math.max(0, Math.min(to, this.#shown?.look.of ?? to));
    this.draw();
    this.#run(this.#show());
  }

  /** Index of the next or previous part of the deal (a trick, a round). */
  #part(way: -1 | 1) {
    if (!this.#shown) return undefined;
    const { marks, of } = this.#shown.look;
    const places = [0, ...marks, of];
    return way > 0 ? places.find((place) => place > this.#at) : places.findLast((place) => place < this.#at);
  }

  /** @param seat null: all hands open, from the person's seat */
  #lookAs(seat: number | null) {
    this.#seat = seat ?? this.person;
    this.#open = seat === null;
    this.draw();
    this.#run(this.#show());
  }

  /** Goes to the position of a log line. */
  async #goToLine(line: number) {
    this.dialogs.close();
    if (this.#shown) this.#go(await this.positions.after(line + 1, this.#shown.look.index, this.#seat));
  }

  /** Shows the requested position. Skips positions requested before the latest. */
  async #show() {
    if (this.#asking) return;
    this.#asking = true;
    let shown: Shown;
    try {
      this.#most ||= Math.max(...(await this.positions.at(0, this.#seat)).hands.map(({ length }) => length));
      do {
        const [at, seat] = [this.#at, this.#seat];
        const look = await this.positions.at(at, seat);
        const before = at ? await this.positions.at(at - 1, seat) : null;
        shown = { look, before, news: look.story.slice(before?.story.length ?? 0) };
      } while (!this.#closed && !this.#is(shown.look));
    } finally {
      this.#asking = false;
    }
    if (this.#closed) return;
    const first = !this.#shown;
    this.#shown = shown;
    if (this.#leads) this.#weighed();
    else this.draw();
    if (first) this.root.querySelector("h1")?.focus({ preventScroll: true }); // its name is read; the keys work anywhere
    for (const growing of this.root.querySelectorAll("[data-follow]")) growing.scrollTop = growing.scrollHeight;
    this.#goOn();
    if (this.#at < shown.look.of) await this.positions.at(this.#at + 1, this.#seat); // prefetch the most likely next one
  }

  /** Whether this is the requested position. */
  #is({ deal, index, seat }: Look) {
    return deal === this.#deal && index === this.#at && seat === this.#seat;
  }

  #run(asking: Promise<unknown>) {
    asking.catch((fault) => this.#failed(fault));
  }

  #failed(fault: any) {
    if (this.#closed) return;
    this.#pause();
    const { words, notice } = this.ctx;
    if (fault?.text) return void notice(words.errorText(fault));
    console.error(fault);
    const retry = { label: words.t("retry"), run: () => this.#run(this.#show()) };
    notice(words.t("engine-busy"), [retry], { stays: true });
  }

  // Review

  /** Renders new results, and goes to the worst decision once known. */
  #weighed() {
    if (this.#closed) return;
    const { review, order } = this.decisions;
    if (this.#leads && this.#shown && review && isDone(review)) {
      this.#leads = false;
      this.#tells = !order[0]?.mistake;
      if (this.decisions.first) {
        const tells = this.#tells;
        this.#goToDecision(this.decisions.first.index);
        this.#tells = tells;
        return this.draw();
      }
    }
    this.draw();
  }

  async #reviewed(review: Protocol.Review) {
    const reply = await this.ctx.engine.request({ do: "dealSummary", deal: review.deal });
    if (reply.ok) this.ctx.reviewed(review, reply.summary.replay);
  }

  // Playback

  #play() {
    if (this.#playing) {
      this.#pause();
      return this.draw();
    }
    this.#playing = true;
    if (this.#at === this.#shown?.look.of) return this.#goTo(0);
    this.draw();
    this.#goOn();
  }

  #pause() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#playing = false;
  }

  /** Schedules the next step of the playback. */
  #goOn() {
    if (!this.#playing || !this.#shown || this.#timer) return;
    if (this.#at >= this.#shown.look.of) {
      this.#pause();
      return this.draw();
    }
    const chosen = paceOf(this.ctx.settings.get("pace"));
    const { pauses } = PACES[chosen === "instant" ? "fast" : chosen]; // each step must be visible
    const time = Math.max(pauses[pauseAfter(this.#shown.news, this.game)], pauses.play);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#goTo(this.#at + 1);
    }, time);
  }

  /** Says why a step leads nowhere. */
  #stay() {
    const { notice, words } = this.ctx;
    notice(words.t(this.#at ? "replay-at-end" : "replay-at-start"), [], { key: "replay-edge" });
  }

  // Links

  /** Creates a replay link of this deal, with or without an index, and passes it on. */
  async #handOn(at?: number, to: "share" | "tryAgain" = "share") {
    this.#pause();
    this.dialogs.close();
    const reply = await this.ctx.engine.request({
      do: "dealSummary",
      deal: this.#deal,
      ...(at === undefined ? {} : { at }),
    });
    if (!reply.ok) throw reply.error;
    if (this.#closed) return;
    if (to === "tryAgain") this.ctx.stay(reply.summary.replay);
    this.ctx[to](reply.summary.replay);
  }

  // Rendering

  /** Creates the scene for the reader. */
  #view(shown: Shown): Scene {
    const { look } = shown;
    const { ctx, person, game } = this;
    const { words, sent, by, bot, state } = ctx;
    const sender = by ? `\u2068${shortened(visible(by))}\u2069` : words.t("seat-sender");
    const whose = bot ? words.levelName(bot) : sent && sender;
    const plain = sceneOf(game, person, ctx, (seat) =>
      whose && seat === person ? whose : words.seatName(seat, person),
    );
    const base = {
      ...plain,
      answer: null,
      table: state.table,
      levels: playerLevels(ctx.players, state.levels),
    };
    const view = seenBy({ ...look, table: tableSeen(shown, this.game) }, base, game);
    // Sentences address the person, but nobody in somebody else's deal.
    const me = whose ? NO_SEAT : person;
    return {
      ...view,
      ...phrases(game.id, { ...plain, me, t: me === this.#seat ? plain.t : view.t }),
      me: this.#seat,
      wide: isWide(this.root),
      side: isWide(this.root),
      open: (panel) => this.dialogs.toggle(panel),
    };
  }

  /** The sentence on another player's choice here; null if there is none. */
  #beside(view: Scene) {
    const { beside } = this.ctx;
    if (!beside || this.#deal !== this.ctx.state.table.deal || this.#shown?.look.index !== beside.index) return null;
    return beside.say(actionInWords(beside.action, view, this.game));
  }

  /** Whether the next action is the person's, not a bot's in their seat. */
  get #own() {
    return !this.ctx.bot && this.#shown?.look.actor === this.person;
  }

  draw() {
    if (this.#closed || !this.#shown) return;
    const view = this.#view(this.#shown);
    const held = document.activeElement;
    const decided = this.ctx.decided && this.#deal === this.ctx.state.table.deal ? this.ctx.decided : null;
    const found = this.#tells ? this.decisions.clean(view) : null;
    const clean = found && decided ? cardsInWords(decided, view) : found;
    const drawn = drawViewer(this.#shown, view, this.game, {
      at: this.#at,
      person: this.person,
      open: this.#open,
      playing: this.#playing,
      sent: this.ctx.sent,
      own: this.#own,
      most: this.#most,
      log: view.side ? this.#drawLog(view) : null,
      deals: this.ctx.state.table.results.map(({ deal }) => deal),
      row: this.decisions.drawRow(view, this.#shown.look.index, clean !== null, (index) => this.#goToDecision(index)),
      clean,
      judged: this.#judges ? this.decisions.said(this.#shown.look.index, view, this.game, this.ctx.sent) : nothing,
      better: this.#better,
      beside: this.#beside(view),
      does: {
        back: () => this.ctx.back(),
        menu: () => this.dialogs.toggle("menu"),
        toDeal: (deal) => this.#toDeal(deal),
        choices: () => this.dialogs.toggle("choices"),
        lookAs: (seat) => this.#lookAs(seat),
        go: (to) => this.#go(to),
        stay: () => this.#stay(),
        part: (way) => this.#go(this.#part(way)),
        play: () => this.#play(),
        share: (at) => this.#run(this.#handOn(at)),
        addOverlay: this.ctx.addOverlay,
        tryAgain: (at) => this.#run(this.#handOn(at, "tryAgain")),
      },
    });
    render(drawn, this.root);
    this.#mark();
    this.#showDecision();
    fitPrompt(this.root);
    this.dialogs.draw();
    // Restore the focus if its element has been removed or hidden.
    if (held && held !== document.body && !held.getClientRects().length) this.#focus();
  }

  /** Whether the person's own view is shown, in which their decisions are judged. */
  get #judges() {
    return this.#seat === this.person && !this.#open;
  }

  /** The better choice than the person's at this position. */
  get #better() {
    return this.#judges && this.#shown ? this.decisions.better(this.#shown.look.index) : null;
  }

  /** Marks the places of the person's choice and of the better one on the table. */
  #mark() {
    for (const element of this.#marked) element.classList.remove("hinted", "better");
    this.#marked = [];
    const view = this.#shown && this.#view(this.#shown);
    const places = (action: string) => {
      const at = view && this.game.placeOf?.(action, view);
      return at ? [...this.root.querySelectorAll(`.middle [data-at="${CSS.escape(at)}"]`)] : [];
    };
    const own = this.#judges && this.#own ? (this.#shown?.look.action ?? null) : null;
    for (const [name, action] of [
      ["hinted", own],
      ["better", this.#better],
    ] as const) {
      const found = action === null ? [] : [...controlsOf(this.root, action, this.game), ...places(action)];
      for (const element of found) {
        element.classList.add(name);
        this.#marked.push(element);
      }
    }
  }

  /** Scrolls the row to the open decision; nothing else moves. */
  #showDecision() {
    const open = this.root.querySelector<HTMLElement>(".decision[aria-current]");
    const row = open?.closest<HTMLElement>(".decisions");
    if (!open || !row) return;
    const [inner, outer] = [open.getBoundingClientRect(), row.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right)
      row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }

  #focus() {
    const ways = [...this.root.querySelectorAll<HTMLElement>(".viewer-slider, [data-way=on]")];
    ways.find((one) => one.getClientRects().length)?.focus({ preventScroll: true }); // a small screen has no slider
  }

  #drawLog(view: Scene) {
    return drawLines(view, this.game, this.#shown?.news.length ?? 0, (line) => this.#run(this.#goToLine(line)));
  }

  #drawMenu(view: Scene) {
    const index = this.#shown?.look.index;
    const decided = this.#shown?.look.actor === this.#seat;
    const item = (id: string, run: () => void) =>
      html`<button type="button" class="button menu-item" @click=${run}>${view.t(id)}</button>`;
    const panel = (name: string) => item(this.dialogs.panels[name].label, () => this.dialogs.toggle(name));
    return html`
      <div class="menu">
        <div class="menu-group">
          ${this.#own ? item(this.ctx.sent ? "replay-play-on" : "look-try", () => this.#run(this.#handOn(index, "tryAgain"))) : null}
          ${this.#own ? item("look-share", () => this.#run(this.#handOn(index))) : null}
          ${decided ? panel("choices") : null}
          ${item("replay-share-deal", () => this.#run(this.#handOn()))}
          ${item("table-settings", () => {
            this.dialogs.close();
            this.ctx.showSettings();
          })}
        </div>
        <div class="menu-group">${["log", "earlier", "words", "opponents", ...(hasKeyboard() ? ["keys"] : [])].map(panel)}</div>
      </div>`;
  }

  // Keyboard

  #listen() {
    const redraw = () => this.draw();
    const key = (event: KeyboardEvent) => this.#key(event);
    const fit = () => fitPrompt(this.root);
    document.addEventListener("keydown", key);
    addEventListener("resize", fit);
    this.#ends.push(
      () => document.removeEventListener("keydown", key),
      () => removeEventListener("resize", fit),
      watchLayout(this.root, redraw),
      this.ctx.words.onchange(redraw),
      this.ctx.settings.subscribe(redraw),
    );
  }

  #key(event: KeyboardEvent) {
    const [key, { target }] = [keyOf(event), event];
    if (!key || event.defaultPrevented || !this.#shown || target instanceof HTMLSelectElement) return;
    const dialog = document.querySelector("dialog[open]");
    if (!dialog && this.#moves(key, target)) return event.preventDefault();
    if (key.length !== 1 || this.ctx.settings.get("shortcuts") === false) return;
    if (dialog && !this.root.contains(dialog)) return;
    const panel = this.dialogs.keyed(key);
    if (!panel) return;
    event.preventDefault();
    this.dialogs.toggle(panel);
  }

  /** @returns whether the key navigates */
  #moves(key: string, target: EventTarget | null): boolean {
    const way = /arrow(left|right)$/.test(key) && (key.endsWith("left") ? -1 : 1);
    if (way) this.#go(key.startsWith("shift+") ? this.#part(way) : this.#at + way);
    else if (key === "home") this.#go(0);
    else if (key === "end") this.#go(this.#shown?.look.of);
    else if (key === " " && !(target instanceof HTMLButtonElement)) this.#play();
    else return false;
    return true;
  }
}
