/**
 * The table: puts controller, frame, hand, log, dialogs, keys and motion together. What it is all for, its sitting says.
 * @typedef {import("./game-table.js").Scene} Scene
 * @typedef {Seam.State} State
 * @typedef {import("./game-table.js").GameTable} GameTable
 *
 * @typedef {Object} TableContext  what the shell gives
 * @property {import("./play/controller.js").Engine} engine
 * @property {State} state
 * @property {() => boolean} [coming]  whether the engine is yet to come to this state: what it is asked for waits
 * @property {{get(key: string): any, set(key: string, value: any): void,
 *   subscribe(cb: (key: string, value: any) => void): () => void}} settings
 * @property {Pick<typeof import("../ui/audio.js"), "refused" | "yourTurn">} speaker
 * @property {typeof import("../i18n/messages.js")} words
 * @property {(state: State) => void} onstate
 * @property {() => void} leave
 * @property {(sheet: {title: () => string, body: () => unknown, kind: string, host: Element, aloud?: boolean}) =>
 *   import("./draw/panels.js").Sheet} openSheet
 * @property {(game: string) => Promise<typeof import("../features/assist/assist.js")>} [bringAids]  fetches the aids that teach
 * @property {(close: () => void) => () => void} lay  something lies over the table that Back takes away; returns what is to
 *   be called when it has gone
 * @property {(all?: boolean) => void} showRules  in one look, or all of them at once
 * @property {() => void} showSettings
 * @property {(fragment: string) => void} copyLink
 * @property {(text: string, actions?: {label: string, run: () => void}[], how?: {stays?: boolean}) => () => void} notice
 *   returns what takes it away; `stays`: until it is answered
 */
import { nothing, render } from "lit-html";
import tables from "nanafuda:tables";
import { Alone } from "./play/autoplay.js";
import { Choosing } from "./play/selection.js";
import { Controller } from "./play/controller.js";
import { Dialogs } from "./draw/panels.js";
import { intoSight, keepFocus, RESULT, toWhatIsAsked } from "./input/focus.js";
import { drawAround, drawFrame } from "./draw/frame.js";
import { Hand } from "./draw/hand.js";
import { Hint } from "./play/hint.js";
import { listenAt } from "./input/listeners.js";
import { drawMenu } from "./draw/menu.js";
import { fitPrompt, foldAway, heardOf } from "./draw/prompt.js";
import { sceneAt } from "./draw/scene.js";
import { Stage } from "./animation/animation.js";
import { Telling } from "./announcer/narration.js";
import { isWide } from "./draw/wide.js";
import { arrange } from "./input/toolbar.js";

/**
 * @param {HTMLElement} root @param {TableContext} ctx
 * @param {(table: TableView) => import("./modes/mode.js").Sitting} sit  what the table is for
 * @returns {Pick<TableView, "act" | "say" | "await" | "mark" | "close">}
 */
export const openTable = (root, ctx, sit) => new TableView(root, ctx, sit);

/** What is public here is what a sitting, its drawings and the listeners may ask of a table. */
export class TableView {
  choosing = new Choosing();
  /** What stands in the prompt's place until something happens. @type {string | null} */ message = null;
  /** Whether there was room for the side column when this was last drawn. */ wide = false;
  /** Whether it was drawn without the hand, which comes in a frame of its own. */ bare = false;
  #hand = new Hand();
  /** What was said when the last cards had landed. @type {import("./draw/frame.js").Around | null} */ #said = null;
  #underWay = true;
  /** @type {(() => void)[]} */ #ends = [];

  /** @param {HTMLElement} root @param {TableContext} ctx @param {Parameters<typeof openTable>[2]} sit */
  constructor(root, ctx, sit) {
    this.root = root;
    this.ctx = ctx;
    this.game = /** @type {GameTable} */ (tables.find(({ id }) => id === ctx.state.game));
    this.hint = new Hint(this.game);
    this.alone = new Alone(this);
    this.sitting = sit(this);
    const scene = () => this.scene();
    this.telling = new Telling(this.game, { scene, length: () => ctx.settings.get("voice") });
    this.stage = new Stage(this.game, {
      part: (selector) => this.part(selector),
      scene,
      step: () => this.controller.step,
      pace: () => this.#pace(),
    });
    this.dialogs = new Dialogs(
      this.game,
      { openSheet: ctx.openSheet, scene, host: root },
      { label: "table-menu", draw: (scene) => drawMenu(scene, this) },
      this.sitting.panels,
    );
    this.controller = new Controller(ctx.state, {
      engine: ctx.engine,
      pace: () => this.#pace(),
      game: this.game,
      taken: (state) => ctx.onstate(state),
      busy: (busy) => this.#busy(busy),
      fly: (flight, step) => this.#fly(flight, step),
      seen: () => this.stage.seen(),
      show: (step, how) => this.#show(step, how),
      refused: (error) => this.refuse(ctx.words.errorText(error)),
      failed: (error) => this.failed(error),
    });
    this.#open();
  }

  #open() {
    const { root, ctx, sitting, controller, telling } = this;
    const { state } = ctx;
    const begins = state.events[0]?.type === "deal" && state.events.length === state.story.length;
    const fresh = begins && sitting.dealt;
    if (fresh) controller.empty();
    telling.begin(state, fresh);
    this.draw();
    this.stage.open();
    this.#ends.push(listenAt(this));
    this.#toEnds();
    controller.start(fresh ? "event" : "shown");
    if (!this.#hand.asked) this.toAsked();
    else this.toHand();
    intoSight(root);
    telling.open(root);
    this.#hear(this.scene());
    sitting.open();
  }

  #pace() {
    return this.sitting.pace(this.ctx.settings.get("pace"));
  }

  /** The deal on the table, if it has ended and nothing is under way. */
  get ended() {
    const { table } = this.controller.step;
    return table.result && !this.#underWay ? table.deal : null;
  }

  close() {
    foldAway();
    this.sitting.close();
    this.telling.close();
    this.controller.close();
    this.dialogs.close();
    for (const end of this.#ends) end();
    render(nothing, this.root);
  }

  /** What drawings may depend on. */
  scene() {
    return sceneAt(this);
  }

  /**
   * Draws everything anew; what has not changed is left alone, and the focus stays where it was.
   * @param {boolean} [still]  only what is told has changed: nothing moves for it, and nothing is measured
   */
  draw(still = this.controller.flying) {
    const restore = this.#before();
    this.stage.draw(() => this.#render(), still);
    restore();
    if (!this.controller.flying) this.#hear(this.scene());
  }

  /** What is to be known before anything changes. @returns {() => void} to be called after drawing */
  #before() {
    this.wide = isWide(this.root);
    return keepFocus(this.root, this.#hand);
  }

  /** @param {boolean} [bare] */
  #render(bare = false) {
    const { root, controller, game, sitting } = this;
    this.bare = bare;
    this.hint.pointed = sitting.mark;
    const scene = this.scene();
    const dealing = controller.flying && scene.shown === scene.table;
    if (!controller.flying) this.#said = this.#around(scene, false);
    const around = (!dealing && this.#said) || this.#around(scene, dealing);
    const drawn = { hand: this.#hand.draw(scene, game), log: this.telling.draw(scene) };
    render(drawFrame(scene, game, sitting, around, drawn), root);
    Object.assign(this.part(".table").dataset, around.marks);
    this.dialogs.draw();
    this.hint.mark(root);
    this.#fit();
    arrange(root);
  }

  /** For what has to know how large it came out. */
  #fit() {
    this.#hand.fit(this.root);
    fitPrompt(this.root);
    this.sitting.fit();
  }

  /** What has the focus may go meanwhile. */
  refit() {
    const restore = keepFocus(this.root, this.#hand);
    this.#fit();
    restore();
  }

  /** @param {Scene} scene @param {boolean} dealing */
  #around(scene, dealing) {
    return drawAround(scene, this.game, this.sitting, {
      message: this.message,
      hint: this.hint.text(scene),
      offered: this.choosing.offered,
      dealing,
      cancel: () => this.cancel(),
    });
  }

  /** What is said to the person is heard. @param {Scene} scene */
  #hear({ table, legal, me }) {
    const prompt = this.part(".prompt");
    const asked = legal.length > 0 && table.turn === me;
    const addressed = asked || this.sitting.addresses || table.result || prompt.dataset.kind !== "prompt";
    this.telling.ask(addressed ? heardOf(prompt) : null);
  }

  // ---- What comes about

  /**
   * Sets the cards of a step moving, before anything is said of it.
   * @param {import("./game-table.js").Step} flight @param {import("./game-table.js").Step} step
   */
  #fly(flight, step) {
    return this.stage.fly(flight, step, (bare) => {
      const restore = this.#before();
      this.choosing.keep(flight.table.hand);
      this.#render(bare);
      restore(); // also where nothing moves, but something has gone
    });
  }

  /** Ends what is seen to move, and the wait. @returns {boolean} whether there was something to wait for */
  skip() {
    this.stage.clear();
    return this.controller.skip();
  }

  /** @param {import("./game-table.js").Step} step @param {"event"|"jump"} how */
  #show(step, how) {
    const { stage, choosing } = this;
    stage.rest();
    if (how === "jump" || step.events.some((event) => event.type === "deal")) choosing.forget();
    choosing.keep(step.table.hand);
    choosing.offered = [];
    this.message = null;
    this.hint.forget();
    this.sitting.shows(step);
    this.telling.go(step.events, step.table, how === "jump" ? this.controller.state.story : null);
    this.draw();
    this.#toEnds();
    if (how === "event") stage.tell(step);
    else stage.forget();
  }

  /** What grows at its end shows its end. */
  #toEnds() {
    for (const growing of this.root.querySelectorAll("[data-follow]")) growing.scrollTop = growing.scrollHeight;
  }

  /** @param {boolean} busy  whether something is under way before the person may act */
  #busy(busy) {
    this.#underWay = busy;
    this.mark();
    if (busy) return;
    const { legal } = this.controller;
    // What cannot be pressed is no place to be when something is asked.
    if (legal.length && document.activeElement?.matches(".actions [aria-disabled=true]")) this.toAsked();
    const come = this.telling.othersActed(this.ctx.state.table.seat);
    if (come && legal.length && this.sitting.calls) this.ctx.speaker.yourTurn();
    this.sitting.rests();
    if (!legal.length) this.alone.ended();
    const action = this.game.auto?.(this.scene()) ?? this.alone.action(legal);
    if (action && legal.includes(action)) this.act(action);
    else this.sitting.asks();
  }

  /** Marks for whoever looks from outside whether there is anything to wait for. */
  mark() {
    this.part(".table").dataset.busy = this.#underWay || this.ctx.coming?.() ? "yes" : "no";
  }

  // ---- What the person does

  /** Plays an action, or says why it cannot be. @param {string} action */
  act(action) {
    const { controller, sitting } = this;
    controller.land();
    if (sitting.diverts()) return;
    if (!controller.legal.length && controller.skip()) return;
    if (controller.waitsFor === "bot") return this.sayWhoseTurn();
    if (!controller.legal.includes(action)) return this.run(controller.act(action));
    this.choosing.cards = [];
    sitting.play(action);
  }

  /** Says whom the table waits for. */
  sayWhoseTurn() {
    const { t, seatName } = this.ctx.words;
    const { turn, seat } = this.controller.state.table;
    this.say(
      turn === null || turn === seat ? t("table-wait") : t("table-not-your-turn", { seat: seatName(turn, seat) }),
    );
  }

  /** Seeks a hint, and shows it. @param {boolean} [unasked]  nothing is moved that the person has set meanwhile */
  seekHint(unasked = false) {
    const { hint, choosing, ctx } = this;
    const { own } = choosing;
    if (!unasked) this.message = null;
    const show = () => {
      if (hint.action) {
        this.sitting.hinted();
        if (!unasked || own === choosing.own) this.game.reveal?.(hint.action, this.scene());
      }
      this.draw();
    };
    /** The answer, and the words for it. @type {import("./play/controller.js").Advise} */
    const advised = async (message) => {
      const [reply] = await Promise.all([this.controller.advise(message), ctx.words.advise(this.game.id)]);
      return reply;
    };
    this.run(hint.ask(advised, show, unasked).then((fault) => fault && this.say(ctx.words.errorText(fault))));
  }

  /** Chooses a card of the hand, or puts it back. @param {string} card */
  toggle(card) {
    this.sitting.chose();
    const scene = this.scene();
    const cards = this.choosing.toggle(card, scene, this.game);
    const ways = this.game.offers?.(this.scene()) ?? [];
    if (ways.length) return this.offer(ways);
    this.choosing.offered = [];
    this.message = cards.length ? scene.t("table-put-back", { cards }) : null;
    this.draw();
  }

  /** Lets the person choose between several actions. @param {readonly string[]} actions */
  offer(actions) {
    if (actions.length === 1) return this.act(actions[0]);
    this.choosing.offered = actions;
    this.draw();
    this.part(".actions .buttons button").focus();
    this.telling.read();
  }

  /** Takes back what has been begun. */
  cancel() {
    this.hint.hide();
    this.sitting.chose();
    this.choosing.clear();
    this.unsay();
  }

  /** On from a result, or as the sitting has it. @returns {boolean} whether anything waits for that */
  on() {
    const result = this.root.querySelector(RESULT);
    const main = result && result === document.activeElement && this.part(".actions .primary");
    if (!main) return this.sitting.on();
    main.click();
    return true;
  }

  /** Takes back what has been begun; where nothing has, goes to the menu, and back. */
  escape() {
    const { offered, cards } = this.choosing;
    if (offered.length + cards.length > 0 || this.part(".prompt").dataset.kind !== "prompt") return this.cancel();
    const menu = this.part(".bar-menu");
    if (document.activeElement === menu) this.toAsked();
    else menu.focus();
  }

  // ---- What is said, and where the focus goes

  /** @param {string} message  stands in the prompt's place until something happens */
  say(message) {
    this.message = message;
    this.telling.again();
    this.draw();
  }

  /** Marks what was chosen before it can be done, and says so. @param {string} action @param {string} message */
  await(action, message) {
    this.hint.awaited = action;
    this.say(message);
  }

  /** The prompt is in its place again. */
  unsay() {
    this.message = null;
    this.draw();
  }

  /** Why something cannot be done. @param {string} why */
  refuse(why) {
    this.ctx.speaker.refused();
    this.say(why);
  }

  /** To the hand. @returns {boolean} whether there is one */
  toHand() {
    return this.#hand.focus();
  }

  /** To the prompt, which has changed and is read. */
  toPrompt() {
    this.unsay();
    this.part(".prompt").focus({ preventScroll: true });
    this.telling.read();
  }

  /** To what the person is asked. */
  toAsked() {
    toWhatIsAsked(this.root, this.#hand);
  }

  /** @param {Promise<unknown>} command  of which it is told if it fails */
  run(command) {
    command.catch((error) => this.failed(error));
  }

  /** @param {unknown} error */
  failed(error) {
    console.error(error);
    const { words, notice, leave } = this.ctx;
    const failure = /** @type {{reason?: string}} */ (error);
    const why = failure.reason && words.engineText(failure);
    const retry = { label: words.t("retry"), run: () => this.controller.start() };
    notice(why || words.t("engine-busy"), [retry, { label: words.t("table-leave"), run: leave }], { stays: true });
  }

  /** @param {string} selector */
  part(selector) {
    return /** @type {HTMLElement} */ (this.root.querySelector(selector));
  }
}
