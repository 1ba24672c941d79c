// The table: connects controller, frame, hand, log, dialogs, keys and animation. Its mode decides its purpose.

import { Cancelled } from "../base/cancelled.ts";
import { lost } from "../ui/notices.ts";
import type { TableContext } from "./context.ts";
import { nothing, render } from "lit-html";
import tables from "nanafuda:tables";
import { Autoplay } from "./play/autoplay.ts";
import { TableSelection } from "./play/selection.ts";
import { Controller } from "./play/controller.ts";
import { Dialogs, type TablePart } from "./draw/panels.ts";
import {
  intoSight,
  keepFocus,
  noteHand,
  noteScrolled,
  RESULT,
  focusPrompted,
  staysInSight,
  strayFocus,
} from "./input/focus.ts";
import { drawAround, drawFrame, type Around } from "./draw/frame.ts";
import { Hand } from "./draw/hand.ts";
import { Hint } from "./play/hint.ts";
import { listenAt } from "./input/listeners.ts";
import { drawMenu } from "./draw/menu.ts";
import { fitPrompt, foldAway, heardOf } from "./draw/prompt.ts";
import { playerLevels } from "./players.ts";
import { sceneOf } from "./draw/scene.ts";
import { TableAnimation } from "./animation/animation.ts";
import { Narration } from "./announcer/narration.ts";
import { isLarge, isWide } from "./draw/layout.ts";
import { arrange } from "./input/toolbar.ts";
import type { Remark, Scene, GameTable, Step } from "./game-table.ts";
import type { Mode } from "./mode.ts";
import type { MatchSession, Screen } from "./session.ts";
import type { Request } from "../engine/client.ts";

/** Milliseconds that a refusal stays in the prompt's place. */
const BRIEF = 2000;

export type MakeMode = (table: TableView) => Mode;

export const openTable = (
  root: HTMLElement,
  session: MatchSession,
  ctx: TableContext,
  mode: MakeMode,
): Pick<TableView, "act" | "draw" | "say" | "close"> => new TableView(root, session, ctx, mode);

/** Public members are the interface for table modes, views and input handlers. */
export class TableView {
  declare root: HTMLElement;
  declare session: MatchSession;
  declare ctx: TableContext;
  declare game: GameTable;
  declare hint: Hint;
  declare autoplay: Autoplay;
  declare mode: Mode;
  declare narration: Narration;
  declare animation: TableAnimation;
  declare dialogs: Dialogs;
  declare controller: Controller;

  choosing = new TableSelection();
  /** The line that a bot says of the ended deal. */
  remark: Remark | null = null;
  /** Replaces the prompt until the next change. */
  message: string | null = null;
  /** Whether the last drawing was in the wide layout. */
  wide = false;
  /** Whether score and log stood beside the last drawing. */
  side = false;
  /** Whether the last drawing left out the hand, which is drawn in a separate frame. */
  bare = false;
  #hand = new Hand();
  /** Fetched beside the first drawing, which does not need it. */
  #below: Promise<import("./draw/below.ts").Below | undefined>;
  /** Texts as of the last landing, shown while cards move. */
  #said: Around | null = null;
  #underWay = true;
  /** The state for which a hint was asked before all of it had been shown. */
  #hintDue: Protocol.State | null = null;
  /** Timer that ends a brief message. */
  #brief = 0;
  /** Whether the person wants score and log beside the table; null: where there is much room. */
  #sideWanted: boolean | null = null;
  #ends: (() => void)[] = [];

  constructor(root: HTMLElement, session: MatchSession, ctx: TableContext, mode: MakeMode) {
    this.root = root;
    this.#below = import("./draw/below.ts").then(
      ({ Below }) => new Below(root, { stays: staysInSight, leave: noteScrolled, noteHand }),
      () => undefined,
    );
    this.session = session;
    this.ctx = ctx;
    this.game = tables.find(({ id }) => id === session.state.game) as GameTable;
    this.hint = new Hint(this.game);
    this.autoplay = new Autoplay(this);
    this.mode = mode(this);
    const scene = () => this.scene();
    this.narration = new Narration(this.game, {
      scene,
      telling: () => ({ length: ctx.settings.get("voice"), scored: this.mode.scored }),
    });
    this.animation = new TableAnimation(this.game, {
      part: (selector) => this.part(selector),
      scene,
      step: () => this.controller.step,
      pace: () => this.#pace(),
    });
    this.dialogs = new Dialogs(
      this.game,
      { openSheet: ctx.openSheet, scene, host: root },
      { label: "table-menu", draw: (scene) => drawMenu(scene, this) },
      this.mode.panels,
    );
    this.controller = new Controller(session, {
      pace: () => this.#pace(),
      game: this.game,
      busy: (busy) => this.#busy(busy),
      forced: () => this.autoplay.action(this.controller.legal) !== null,
      fly: (flight, step) => this.#fly(flight, step),
      seen: () => this.animation.seen(),
      show: (step, how) => this.#show(step, how),
    });
    this.#open();
  }

  #open() {
    const { root, session, mode, controller, narration } = this;
    const { state } = session;
    const begins = state.events[0]?.type === "deal" && state.events.length === state.story.length;
    const fresh = begins && mode.dealt;
    if (fresh) controller.empty();
    narration.begin(state, fresh);
    this.draw();
    this.animation.open();
    this.#ends.push(listenAt(this));
    this.#toEnds();
    session.start(this.#screen(), fresh ? "event" : "shown");
    this.focusPrompted();
    intoSight(root);
    narration.open(root);
    this.#hear(this.scene());
    mode.open();
  }

  /** This table as the screen of its session. */
  #screen(): Screen {
    const { controller, ctx } = this;
    return {
      begin: (how) => controller.begin(how),
      show: (...shown) => controller.show(...shown),
      early: (request) => this.#early(request),
      loaded: () => this.mark(),
      refused: (error) => this.refuse(ctx.words.errorText(error)),
      failed: (error) => this.failed(error),
    };
  }

  #pace() {
    return this.autoplay.pace(this.mode.pace(this.ctx.settings.get("pace")));
  }

  /** Whether the deal on the table has ended and nothing is in progress. */
  get ended() {
    const { table } = this.controller.step;
    return table.result && !this.#underWay ? table.deal : null;
  }

  /** Whether it is the person's turn, but its last steps have yet to be shown. */
  get waitsToAsk() {
    return this.#underWay && this.session.settled && this.session.state.next === "person";
  }

  close() {
    foldAway();
    clearTimeout(this.#brief);
    this.mode.close();
    this.narration.close();
    this.controller.close();
    this.dialogs.close();
    for (const end of this.#ends) end();
    render(nothing, this.root);
  }

  /** Everything that drawings may depend on. */
  scene(): Scene {
    const { ctx, session, controller, choosing, mode } = this;
    const { table, shown = table, news = null } = controller.step;
    return {
      ...sceneOf(this.game, table.seat, ctx),
      table,
      shown,
      news,
      legal: mode.legal(controller.legal),
      next: controller.waitsFor,
      story: this.narration.story,
      levels: playerLevels(ctx.players, session.state.levels),
      title: mode.ownTitle,
      hinted: this.hint.cards,
      remark: this.remark,
      wide: this.wide,
      side: this.side,
      bare: this.bare,
      chosen: choosing.cards,
      tapped: choosing.tapped,
      own: choosing.own,
      keep: (values) => {
        choosing.own = { ...choosing.own, ...values };
        this.draw();
      },
      arrange: (order) => {
        ctx.settings.arrange(this.game.id, order);
        this.draw();
      },
      act: (action) => this.act(action),
      tell: (sentence) => {
        if (!mode.intercepts()) this.refuse(sentence);
      },
      answer: mode.answer,
      toggle: (card) => this.toggle(card),
      offer: (actions) => this.offer(actions),
      open: (panel) => this.dialogs.toggle(panel),
      explain: mode.assist?.explain ?? null,
    };
  }

  /**
   * Redraws the table; unchanged parts and the focus are preserved.
   * @param still only texts have changed: no animation and no measuring
   */
  draw(still: boolean = this.controller.flying) {
    const restore = this.#before();
    this.animation.draw(() => this.#render(), still);
    restore();
    if (!this.controller.flying) this.#hear(this.scene());
  }

  /** Updates the layout and records the focus before a drawing. @returns function to call after drawing */
  #before(): () => void {
    this.wide = isWide(this.root);
    this.side = this.wide && (this.#sideWanted ?? isLarge());
    return keepFocus(this.root, this.#hand);
  }

  #render(bare: boolean = false) {
    const { root, controller, game, mode } = this;
    this.bare = bare;
    this.hint.pointed = mode.mark;
    const scene = this.scene();
    const dealing = controller.flying && scene.shown === scene.table;
    if (!controller.flying) this.#said = this.#around(scene, false);
    const around = (!dealing && this.#said) || this.#around(scene, dealing);
    const drawn = { hand: this.#hand.draw(scene, game), log: this.narration.draw(scene) };
    render(drawFrame(scene, game, mode, around, drawn), root);
    Object.assign(this.part(".table").dataset, around.marks);
    this.dialogs.draw();
    this.hint.mark(root);
    this.#fit();
    arrange(root);
  }

  /** Lays out the parts that depend on measured sizes. */
  #fit() {
    this.#hand.fit(this.root);
    fitPrompt(this.root);
    this.mode.fit();
    void this.#below.then((below) => below?.watch());
  }

  /** The focused element may disappear meanwhile. */
  refit() {
    const restore = keepFocus(this.root, this.#hand);
    this.#fit();
    restore();
  }

  #around(scene: Scene, dealing: boolean) {
    return drawAround(scene, this.game, this.mode, {
      message: this.message,
      hint: this.hint.text(scene),
      offered: this.choosing.offered,
      dealing,
      cancel: () => this.cancel(),
      addOverlay: this.ctx.addOverlay,
    });
  }

  /** Announces the prompt. */
  #hear({ table, legal, me }: Scene) {
    const prompt = this.part(".prompt");
    const asked = legal.length > 0 && table.turn === me;
    const addressed = asked || this.mode.addresses || table.result || prompt.dataset.kind !== "prompt";
    this.narration.ask(addressed ? heardOf(prompt) : null);
  }

  /** Adds what a feature shows at the table. @returns removes it */
  add(part: TablePart): () => void {
    return this.dialogs.add(part);
  }

  // ---- State changes

  /** Starts the card motion of a step, before its text is drawn. */
  #fly(flight: Step, step: Step) {
    return this.animation.fly(flight, step, (bare) => {
      const restore = this.#before();
      this.choosing.keep(flight.table.hand);
      this.#render(bare);
      restore(); // also if nothing moves, because elements may have been removed
    });
  }

  /** Skips animation and pauses. @returns whether there was anything to skip */
  skip(): boolean {
    const { covers } = this.animation;
    this.animation.clear();
    return this.controller.skip() || covers;
  }

  #show(step: Step, how: "event" | "jump") {
    const { animation, choosing } = this;
    animation.rest();
    if (how === "jump" || step.events.some((event) => event.type === "deal")) choosing.forget();
    choosing.keep(step.table.hand);
    choosing.offered = [];
    this.message = null;
    this.hint.forget();
    this.mode.shows(step);
    this.narration.go(step.events, step.table, how === "jump" ? this.session.state.story : null);
    this.draw();
    this.#toEnds();
    if (how === "jump") return animation.forget();
    animation.tell(step);
    this.mode.told(step);
  }

  #toEnds() {
    for (const growing of this.root.querySelectorAll("[data-follow]")) growing.scrollTop = growing.scrollHeight;
  }

  /** @param busy whether something is in progress before the person may act */
  #busy(busy: boolean) {
    this.#underWay = busy;
    this.mark();
    if (busy) return;
    const { legal } = this.controller;
    if (legal.length) this.focusAsked();
    const come = this.narration.othersActed(this.session.state.table.seat);
    if (come && legal.length && this.mode.calls) this.ctx.speaker.yourTurn();
    this.mode.rests();
    const action = this.game.auto?.(this.scene()) ?? this.autoplay.next(legal);
    const due = this.#hintDue === this.session.state;
    this.#hintDue = null;
    if (action && legal.includes(action)) return this.act(action);
    if (due) this.mode.hint();
    else this.mode.asks();
  }

  /** Sets `data-busy`: whether there is anything to wait for. */
  mark() {
    this.part(".table").dataset.busy = this.#underWay || this.session.loading ? "yes" : "no";
  }

  // ---- Actions of the person

  /** Plays an action, or explains why it is illegal. */
  act(action: string) {
    const { controller, mode } = this;
    controller.land();
    if (mode.intercepts()) return;
    if (!controller.legal.length && controller.skip()) return;
    if (!controller.legal.length) return this.sayWhoseTurn();
    if (!controller.legal.includes(action)) return this.run(this.session.play(action));
    this.choosing.cards = [];
    mode.play(action);
  }

  sayWhoseTurn() {
    const { t } = this.ctx.words;
    const { turn, seat, result } = this.session.state.table;
    if (result && this.controller.waitsFor !== "bot") return this.sayBriefly(t("error-no-turn"));
    this.sayBriefly(
      turn === null || turn === seat
        ? t("table-wait")
        : t("table-not-your-turn", { seat: this.scene().seatName(turn) }),
    );
  }

  /** Requests and shows a hint. @param unasked keep anything that the person has set meanwhile */
  seekHint(unasked: boolean = false) {
    const { hint, choosing, ctx } = this;
    const { own } = choosing;
    if (this.waitsToAsk) {
      this.#hintDue = this.session.state;
      return this.say(ctx.words.t("hint-thinking"));
    }
    if (!unasked) this.message = null;
    const show = () => {
      if (hint.action) {
        this.session.noteHint();
        if (!unasked || own === choosing.own) this.game.reveal?.(hint.action, this.scene());
      }
      this.draw();
      intoSight(this.root);
    };
    const request = async () => (await Promise.all([this.session.hint(), ctx.words.advise(this.game.id)]))[0];
    this.run(hint.ask(request, show, unasked).then((fault) => fault && this.sayBriefly(ctx.words.errorText(fault))));
  }

  /** Selects or deselects a card of the hand. */
  toggle(card: string) {
    this.mode.chose();
    const scene = this.scene();
    const cards = this.choosing.toggle(card, scene, this.game);
    const ways = this.game.offers?.(this.scene()) ?? [];
    if (ways.length) return this.offer(ways);
    this.choosing.offered = [];
    this.message = cards.length ? scene.t("table-put-back", { cards }) : null;
    this.draw();
  }

  /** Lets the person choose between several actions. */
  offer(actions: readonly string[]) {
    if (actions.length === 1) return this.act(actions[0]);
    this.choosing.offered = actions;
    this.draw();
    this.part(".actions .buttons button").focus();
    this.narration.read();
  }

  /** Cancels the current choice. */
  cancel() {
    this.hint.hide();
    this.mode.chose();
    this.choosing.clear();
    this.unsay();
  }

  /** Continues after a result, or as the mode decides. @returns whether it had any effect */
  on(): boolean {
    const result = this.root.querySelector(RESULT);
    const main = result && result === document.activeElement && this.part(".actions .primary");
    if (!main) return this.mode.on();
    main.click();
    return true;
  }

  /** Cancels the current choice; without one, toggles focus between the menu and the prompt. */
  escape() {
    if (this.side && document.activeElement?.closest(".side, .bar-side")) return this.toggleSide();
    const { offered, cards } = this.choosing;
    if (offered.length + cards.length > 0 || this.part(".prompt").dataset.kind !== "prompt") return this.cancel();
    const menu = this.part(".bar-menu");
    if (document.activeElement === menu) this.focusPrompted();
    else menu.focus();
  }

  /** Opens or closes score and log beside the table. */
  toggleSide() {
    this.#sideWanted = !this.side;
    this.part(".bar-side").focus();
    this.draw();
  }

  // ---- Messages and focus

  /** @param message replaces the prompt until the next change */
  say(message: string) {
    clearTimeout(this.#brief);
    this.#brief = 0;
    this.message = message;
    this.narration.again();
    this.draw();
    intoSight(this.root);
  }

  /** @param message replaces the prompt for a moment, or until the next input: nothing hides the question for good */
  sayBriefly(message: string) {
    this.say(message);
    // An unfolded message is being read.
    const end = () => this.root.querySelector(".prompt-row[data-open]") || this.endBrief();
    this.#brief = window.setTimeout(end, BRIEF);
  }

  /** Restores the prompt after a brief message. It has been announced before. */
  endBrief() {
    if (!this.#brief) return;
    clearTimeout(this.#brief);
    this.#brief = 0;
    if (this.message === null) return;
    this.unsay();
    this.narration.read();
  }

  /** Says that a request waits until the engine has restored this state; marks the chosen action. */
  #early(request: Request) {
    const { t } = this.ctx.words;
    if (request.do === "play") this.hint.awaited = request.action;
    if (["play", "nextDeal", "undo", "restartDeal"].includes(request.do)) this.say(t("table-coming"));
    else if (request.do === "explainIllegal") this.sayBriefly(t("table-wait"));
  }

  /** Restores the prompt. */
  unsay() {
    this.message = null;
    this.draw();
  }

  /** Shows why an action is refused. */
  refuse(why: string) {
    this.ctx.speaker.refused();
    this.sayBriefly(why);
  }

  /** Focuses the hand. @returns whether it has a card */
  toHand(): boolean {
    return this.#hand.focus();
  }

  /** Focuses the prompt, which has changed and is read. */
  toPrompt() {
    this.unsay();
    this.part(".prompt").focus({ preventScroll: true });
    this.narration.read();
  }

  /** Announces the prompt, which has changed, with the focus in the hand if a card is asked for, else focuses it. */
  toAnswer() {
    if (!this.#hand.asked) return this.toPrompt();
    this.unsay();
    this.toHand();
  }

  /** Brings the focus to an answer, unless it is on one or the person reads elsewhere. */
  focusAsked() {
    if (strayFocus(this.root)) this.focusPrompted();
    else intoSight(this.root);
  }

  /** Focuses the control that the prompt refers to. */
  focusPrompted() {
    focusPrompted(this.root, this.#hand);
  }

  /** @param command its failure is reported */
  run(command: Promise<unknown>) {
    command.catch((error) => this.failed(error));
  }

  async failed(error: unknown) {
    if (error instanceof Cancelled) return;
    if (error instanceof TypeError && (await lost())) return; // the import of a part that is fetched when it is needed
    console.error(error);
    const { words, notice, leave } = this.ctx;
    const failure = error as { reason?: string };
    const why = failure.reason && words.engineText(failure);
    const retry = { label: words.t("retry"), run: () => this.session.start(this.#screen()) };
    notice(why || words.t("engine-busy"), [retry, { label: words.t("table-leave"), run: leave }], { stays: true });
  }

  part(selector: string) {
    return this.root.querySelector(selector) as HTMLElement;
  }
}
