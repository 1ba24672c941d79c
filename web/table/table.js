/**
 * The table: puts controller, frame, hand, log, dialogs, keys and motion together for one match.
 * @typedef {import("./game.js").Scene} Scene
 * @typedef {Seam.State} State
 * @typedef {import("./game.js").GameTable} GameTable
 *
 * @typedef {Object} TableContext  what the shell gives
 * @property {import("./controller.js").Engine} engine
 * @property {State} state
 * @property {{get(key: string): any, set(key: string, value: any): void,
 *   subscribe(cb: (key: string, value: any) => void): () => void}} settings
 * @property {Pick<typeof import("../shell/speaker.js"), "refused" | "yourTurn">} speaker
 * @property {typeof import("../words/words.js")} words
 * @property {(state: State) => void} onstate
 * @property {() => void} leave
 * @property {(sheet: {title: () => string, body: () => unknown, kind: string, host: Element, aloud?: boolean}) =>
 *   import("./panels.js").Sheet} openSheet
 * @property {(all?: boolean) => void} showRules  in one look, or all of them at once
 * @property {() => void} showSettings
 * @property {() => void} newMatch
 * @property {() => void} replaying  the deal is about to begin again
 * @property {(fragment: string) => void} copyLink
 * @property {(text: string, actions?: {label: string, run: () => void}[]) => () => void} notice
 *   returns what takes it away
 * @property {Map<number, import("./review.js").Review>} [reviews]  found so far, by deal; without it none is made
 * @property {(review: import("./review.js").Review) => void} [onreview]  called once when a deal's review is done
 * @property {(deal: number, line: Seam.Line) => void} [tryAgain]  plays on from one of the person's decisions
 * @property {(fragment: string) => void} [watch]  shows a deal from a replay link's fragment
 * @property {{on: () => boolean, set: (on: boolean) => void}} [coaching]  whether hints come by themselves
 * @property {() => boolean} [first]  whether it is the person's first match of the game
 * @property {() => void} [onhint]  called when a hint is shown
 * @property {import("./branch.js").Branch} [branch]  what is played again here, if that is so
 * @property {import("./coach.js").Lesson} [lesson]  that is given here, if that is so
 * @property {import("./frame.js").Exercise} [exercise]  that is answered here, if that is so
 */
import { nothing, render } from "lit-html";
import tables from "nanafuda:tables";
import { Afterwards } from "./afterwards.js";
import { Alone } from "./alone.js";
import { branchBegun } from "./branch.js";
import { Choosing } from "./choosing.js";
import { Controller } from "./controller.js";
import { Dialogs } from "./panels.js";
import { intoSight, keepFocus, RESULT, toWhatIsAsked } from "./focus.js";
import { drawFrame } from "./frame.js";
import { Hand } from "./hand.js";
import { Hint } from "./hint.js";
import { listen } from "./keys.js";
import { drawMenu } from "./menu.js";
import { listenToPointer } from "./pointer.js";
import { fitPrompt, heardOf } from "./prompt.js";
import { sceneOf } from "./scene.js";
import { Stage } from "./stage.js";
import { Telling } from "./telling.js";
import { arrange, listenToToolbars } from "./toolbar.js";
import { isWide, watchWide } from "./wide.js";

/** @param {HTMLElement} root @param {TableContext} ctx @returns {{close: () => void}} */
export function openTable(root, ctx) {
  const view = new TableView(root, ctx);
  return { close: () => view.close() };
}

class TableView {
  #hand = new Hand();
  /** @type {Telling} */ #telling;
  /** @type {Stage} */ #stage;
  #choosing = new Choosing();
  /** @type {string | null} */ #message = null;
  /** What was said when the last cards had landed. @type {Omit<import("./frame.js").FrameParts, "hand" | "log"> | null} */ #said =
    null;
  #underWay = true;
  /** @type {Afterwards | null} */ #after = null;
  /** @type {import("./coach.js").Coach | null} */ #coach = null;
  /** @type {(() => void)[]} */ #ends = [];

  /** @param {HTMLElement} root @param {TableContext} ctx */
  constructor(root, ctx) {
    this.root = root;
    this.ctx = ctx;
    this.game = /** @type {GameTable} */ (tables.find(({ id }) => id === ctx.state.game));
    this.hint = new Hint(this.game);
    const scene = () => this.#scene();
    this.#telling = new Telling(this.game, { scene, length: () => ctx.settings.get("voice") });
    this.#stage = new Stage(this.game, {
      part: (selector) => this.#part(selector),
      scene,
      step: () => this.controller.step,
      pace: () => this.#pace(),
    });
    this.alone = new Alone(ctx, this.game);
    this.#after = this.#afterwards();
    const menu = { label: "table-menu", draw: (/** @type {Scene} */ scene) => this.#drawMenu(scene) };
    this.dialogs = new Dialogs(
      this.game,
      (panel) => this.#openSheet(panel),
      menu,
      this.#after ? { look: this.#after.panel } : {},
    );
    this.controller = new Controller(ctx.state, {
      engine: ctx.engine,
      pace: () => this.#pace(),
      game: this.game,
      taken: (state) => ctx.onstate(state),
      busy: (busy) => this.#busy(busy),
      fly: (flight, step) => this.#fly(flight, step),
      show: (step, how) => this.#show(step, how),
      refused: (error) => this.#refuse(ctx.words.errorText(error)),
      failed: (error) => this.#failed(error),
    });
    if (ctx.lesson)
      this.#coach = ctx.lesson.coach(root, this.game, {
        state: () => this.controller.state,
        scene,
        draw: () => this.draw(),
        answer: (card) => this.#run(this.controller.answer(card)),
      });
    const fresh = this.#isFresh();
    if (fresh) this.controller.empty();
    this.#telling.begin(ctx.state, fresh);
    this.draw();
    this.#stage.open();
    this.#listen();
    this.#toEnds();
    this.controller.start(fresh ? "event" : "shown");
    if (!this.#hand.asked) toWhatIsAsked(root, this.#hand);
    else this.#hand.focus();
    intoSight(root);
    this.#telling.open(root);
    this.#hear(this.#scene());
    // Said once the prompt is there to be heard changing.
    const { branch } = ctx;
    const begun = branch && branchBegun(this.#scene(), this.game, branch);
    if (begun) requestAnimationFrame(() => this.#say(begun));
  }

  /** Whether the table is opened for a deal that begins, which is seen to be dealt. */
  #isFresh() {
    const { state, lesson, branch, exercise } = this.ctx;
    const opening = state.events[0]?.type === "deal" && state.events.length === state.story.length;
    return opening && !lesson && !branch && !exercise;
  }

  /** Who learns has to be able to follow. */
  #pace() {
    const pace = this.ctx.settings.get("pace");
    if (pace === "auto") return this.ctx.first?.() ? "relaxed" : "normal";
    return this.ctx.lesson && pace === "fast" ? "normal" : pace;
  }

  /** Without reviews nothing is looked back at. */
  #afterwards() {
    const { ctx } = this;
    if (!ctx.reviews) return null;
    return new Afterwards({
      ctx,
      kept: ctx.reviews,
      scene: () => this.#scene(),
      ended: () => this.#endedDeal,
      looking: () => this.dialogs.shows("look"),
      draw: () => this.draw(),
      drawDialog: () => this.dialogs.draw(),
      failed: (error) => this.#failed(error),
    });
  }

  /** The deal on the table, if it has ended and nothing is under way. */
  get #endedDeal() {
    const { table } = this.controller.step;
    return table.result && !this.#underWay ? table.deal : null;
  }

  close() {
    this.#after?.close();
    this.#coach?.hush();
    this.#telling.close();
    this.controller.close();
    this.dialogs.close();
    for (const end of this.#ends) end();
    render(nothing, this.root);
  }

  /** @returns {Scene} */
  #scene() {
    const { ctx, controller, game } = this;
    const { table, shown = table, news = null } = controller.step;
    return {
      ...sceneOf(game, table.seat, ctx),
      table,
      shown,
      news,
      legal: this.ctx.exercise?.over ? [] : controller.legal,
      next: controller.waitsFor,
      story: this.#telling.story,
      levels: controller.state.levels,
      hinted: this.hint.cards,
      wide: isWide(this.root),
      chosen: this.#choosing.cards,
      tapped: this.#choosing.tapped,
      own: this.#choosing.own,
      keep: (values) => {
        this.#choosing.own = { ...this.#choosing.own, ...values };
        this.draw();
      },
      act: (action) => this.#act(action),
      tell: (sentence) => (this.#coach?.waits ? this.#coach.nudge() : this.#refuse(sentence)),
      answer: this.#answer(),
      toggle: (card) => this.#toggle(card),
      offer: (actions) => this.#offer(actions),
      open: (panel) => this.dialogs.toggle(panel),
    };
  }

  /** What becomes of a card that is chosen where the coach waits. */
  #answer() {
    const coach = this.#coach;
    if (coach?.waits) return () => coach.nudge();
    return coach?.kind === "tap" ? (/** @type {string} */ card) => this.#run(this.controller.answer(card)) : null;
  }

  /** Draws everything anew; what has not changed is left alone, and the focus stays where it was. */
  draw() {
    const restore = keepFocus(this.root, this.#hand);
    this.#stage.draw(() => this.#render(), this.controller.flying);
    restore();
    if (!this.controller.flying) this.#hear(this.#scene());
  }

  /** The heading of a result. */
  get result() {
    return this.root.querySelector(RESULT);
  }

  #render() {
    const { controller, game } = this;
    this.hint.pointed = this.ctx.exercise?.mark ?? null;
    const scene = this.#scene();
    if (!controller.flying) this.#said = this.#parts(scene);
    const dealing = controller.flying && scene.shown === scene.table;
    const parts = (!dealing && this.#said) || { ...this.#parts(scene), dealing };
    const drawn = { ...parts, hand: this.#hand.draw(scene, game), log: this.#telling.draw(scene) };
    render(drawFrame(scene, game, drawn), this.root);
    this.dialogs.draw();
    this.hint.mark(this.root);
    this.#hand.fit(this.root);
    fitPrompt(this.root);
    this.#coach?.point();
    arrange(this.root);
  }

  /** What stands around the cards. @param {Scene} scene @returns {Omit<import("./frame.js").FrameParts, "hand" | "log">} */
  #parts(scene) {
    return {
      told: scene,
      message: this.#message,
      hint: this.hint.text(scene),
      offered: this.#choosing.offered,
      canUndo: this.controller.state.undo,
      review: this.#after?.reviews.of(scene.table.deal) ?? null,
      branch: this.ctx.branch ?? null,
      coach: this.#coach?.says(scene) ?? null,
      ways: this.ctx.lesson?.ways() ?? [],
      exercise: this.ctx.exercise ?? null,
      sounds: this.ctx.settings.get("sounds"),
      does: {
        undo: () => this.#undo(),
        hint: () => this.#askHint(),
        next: () => this.#next(),
        again: () => this.ctx.newMatch(),
        leave: () => (this.ctx.lesson ?? this.ctx).leave(),
        on: () => this.#on(),
        repeat: () => this.#repeat(),
        tell: () => this.#tellAnswer(),
        share: () => this.#withLink(this.ctx.copyLink),
        cancel: () => this.#cancel(),
        rules: () => this.ctx.showRules(),
        menu: () => this.dialogs.toggle("menu"),
        sounds: () => this.ctx.settings.set("sounds", !this.ctx.settings.get("sounds")),
      },
    };
  }

  /** What is said to the person is heard. @param {Scene} scene */
  #hear({ table, legal, me }) {
    const prompt = this.#part(".prompt");
    const asked = legal.length > 0 && table.turn === me;
    const coached = this.#coach && this.#coach.kind !== "watch";
    const addressed = asked || coached || table.result || prompt.dataset.kind !== "prompt";
    this.#telling.ask(addressed ? heardOf(prompt) : null);
  }

  /** @param {import("./panels.js").Entry} panel */
  #openSheet(panel) {
    return this.ctx.openSheet({
      title: () => this.#scene().t(panel.label),
      body: () => panel.draw(this.#scene(), this.game),
      kind: panel.wide ? "table-dialog wide tall" : "table-dialog",
      host: this.root,
      aloud: panel.aloud,
    });
  }

  /** @param {Scene} scene */
  #drawMenu(scene) {
    const { ctx, controller, dialogs } = this;
    return drawMenu(scene, {
      ctx,
      panels: dialogs.panels,
      close: () => dialogs.close(),
      open: (panel) => dialogs.toggle(panel),
      toStep: (step) => this.#goTo(step),
      steps: controller.state.coach?.of ?? 0,
      replay: () => this.#replay(),
      coach: (on) => this.#setCoach(on),
      link: () => controller.state.link,
      withLink: (use) => this.#withLink(use),
    });
  }

  /** Does something with the replay link of the last deal that has ended. @param {(fragment: string) => void} use */
  #withLink(use) {
    this.#run(this.ctx.engine.request({ do: "keep" }).then((reply) => "kept" in reply && use(reply.kept.replay)));
  }

  /**
   * Sets the cards of a step moving, before anything is said of it.
   * @param {import("./game.js").Step} flight @param {import("./game.js").Step} step
   */
  #fly(flight, step) {
    const restore = keepFocus(this.root, this.#hand);
    const landed = this.#stage.fly(flight, step, () => {
      this.#choosing.keep(flight.table.hand);
      this.#render();
    });
    restore(); // also where nothing moves, but something has gone
    return landed;
  }

  /** Ends what is seen to move, and the wait. @returns {boolean} whether there was something to wait for */
  #skip() {
    this.#stage.clear();
    return this.controller.skip();
  }

  /** @param {import("./game.js").Step} step @param {"event"|"jump"} how */
  #show(step, how) {
    this.#stage.rest();
    if (how === "jump" || step.events.some((event) => event.type === "deal")) this.#choosing.own = {};
    this.#choosing.keep(step.table.hand);
    this.#choosing.offered = [];
    this.#message = null;
    this.hint.forget();
    this.#coach?.hush();
    if (!step.table.result) this.#after?.reviews.forget(step.table.deal);
    this.#telling.go(step.events, step.table, how === "jump" ? this.controller.state.story : null);
    this.draw();
    this.#toEnds();
    if (how === "event") this.#stage.tell(step);
    else this.#stage.forget();
  }

  /** What grows at its end shows its end. */
  #toEnds() {
    for (const growing of this.root.querySelectorAll("[data-follow]")) growing.scrollTop = growing.scrollHeight;
  }

  /** @param {boolean} busy  whether something is under way before the person may act */
  #busy(busy) {
    this.#underWay = busy;
    this.#part(".table").dataset.busy = busy ? "yes" : "no";
    if (!busy) this.#after?.rest();
    // What cannot be pressed is no place to be when something is asked.
    if (!busy && this.controller.legal.length && document.activeElement?.matches(".actions [aria-disabled=true]"))
      toWhatIsAsked(this.root, this.#hand);
    if (!busy) this.#tellTurn();
    if (!busy) void this.#coach?.speak();
    const { legal } = this.controller;
    if (!busy && !legal.length) this.alone.ended();
    const action = busy ? null : (this.game.auto?.(this.#scene()) ?? this.alone.action(legal));
    if (action && legal.includes(action)) return this.#act(action);
    if (!busy) this.#beCoached();
  }

  /** Lets be heard that it has become the person's turn, where others have played before. */
  #tellTurn() {
    const { ctx, controller } = this;
    const come = this.#telling.othersActed(ctx.state.table.seat);
    if (come && controller.legal.length && !this.#coach && !ctx.exercise) ctx.speaker.yourTurn();
  }

  /** Where there is a choice, and the coach is there, a hint comes by itself; nothing waits for it. */
  #beCoached() {
    if (this.ctx.coaching?.on() && this.controller.legal.length > 1) this.#seekHint(true);
  }

  /** @param {boolean} on */
  #setCoach(on) {
    this.ctx.coaching?.set(on);
    if (on) return this.#beCoached();
    this.hint.hide();
    this.draw();
  }

  /** @param {string} action */
  #act(action) {
    const { controller } = this;
    controller.land();
    if (this.#coach?.waits) return this.#coach.nudge();
    if (!controller.legal.length && controller.skip()) return;
    if (controller.waitsFor === "bot") return this.#sayWhoseTurn();
    if (controller.legal.includes(action)) {
      this.#choosing.cards = [];
      if (this.ctx.branch?.decide) return this.ctx.branch.decide(action);
      if (this.ctx.exercise) return this.#run(this.ctx.exercise.answer(action, () => this.#tellAnswer()));
      this.alone.done(controller.legal);
    }
    controller.act(action).catch((error) => this.#failed(error));
  }

  /** Says what is said of an answer to an exercise. */
  #tellAnswer() {
    this.#message = null;
    this.draw();
    this.#part(".prompt").focus({ preventScroll: true });
    this.#telling.read();
  }

  #sayWhoseTurn() {
    const { t, seatName } = this.ctx.words;
    const { turn, seat } = this.controller.state.table;
    this.#say(
      turn === null || turn === seat ? t("table-wait") : t("table-not-your-turn", { seat: seatName(turn, seat) }),
    );
  }

  #askHint() {
    const { controller } = this;
    if (this.ctx.lesson || this.ctx.exercise) return;
    if (controller.waitsFor === "bot") return this.#sayWhoseTurn();
    if (!controller.legal.length) return this.#say(this.ctx.words.t("hint-not-now"));
    if (this.ctx.branch?.decide) return this.#say(this.ctx.words.t("sent-no-hint"));
    this.#message = null;
    this.#seekHint(false);
  }

  /** @param {boolean} unasked  nothing is moved that the person has set meanwhile */
  #seekHint(unasked) {
    const own = this.#choosing.own;
    const show = () => {
      if (this.hint.action) {
        this.ctx.onhint?.();
        if (!unasked || own === this.#choosing.own) this.game.reveal?.(this.hint.action, this.#scene());
      }
      this.draw();
    };
    this.#run(
      this.hint
        .ask((message) => this.#advised(message), show, unasked)
        .then((fault) => fault && this.#say(this.ctx.words.errorText(fault))),
    );
  }

  /** The answer to a question for advice, and the words for it. @type {import("./controller.js").Advise} */
  async #advised(message) {
    const [reply] = await Promise.all([this.controller.advise(message), this.ctx.words.advise(this.game.id)]);
    return reply;
  }

  /** @param {string} card */
  #toggle(card) {
    this.ctx.exercise?.hush();
    const scene = this.#scene();
    const cards = this.#choosing.toggle(card, scene, this.game);
    const ways = this.game.offers?.(this.#scene()) ?? [];
    if (ways.length) return this.#offer(ways);
    this.#choosing.offered = [];
    this.#message = cards.length ? scene.t("table-put-back", { cards }) : null;
    this.draw();
  }

  /** @param {readonly string[]} actions */
  #offer(actions) {
    if (actions.length === 1) return this.#act(actions[0]);
    this.#choosing.offered = actions;
    this.draw();
    this.#part(".actions .buttons button").focus();
    this.#telling.read();
  }

  #cancel() {
    this.hint.hide();
    this.ctx.exercise?.hush();
    this.#choosing.clear();
    this.#message = null;
    this.draw();
  }

  /** On from a result, or past what the coach has said. @returns {boolean} whether anything waits for that */
  #on() {
    const main = this.result === document.activeElement && this.#part(".actions .primary");
    if (main) {
      main.click();
      return true;
    }
    if (this.#coach?.kind !== "say") return false;
    this.#run(this.controller.on());
    return true;
  }

  /** What the coach has asked, once more. */
  #repeat() {
    this.#message = null;
    this.#coach?.repeat();
    this.draw();
    if (!this.#hand.focus()) this.#part(".prompt").focus();
  }

  /** To another step of the lesson. @param {number} step */
  #goTo(step) {
    if (this.#coach) this.#run(this.controller.learn(this.#coach.to(step)));
  }

  /** To what the coach has said before. @param {import("./coach.js").Coach} coach */
  async #stepBack(coach) {
    const to = await coach.before(this.ctx.engine);
    this.#telling.note([{ type: "undone" }]);
    await this.controller.learn(to);
  }

  #undo() {
    if (this.#coach) return this.#run(this.#stepBack(this.#coach));
    if (!this.controller.state.undo) return this.#say(this.ctx.words.t("table-nothing-to-undo"));
    this.#telling.note([{ type: "undone" }]);
    const { controller } = this;
    this.#run(
      this.alone.back(
        () => controller.undo(),
        () => controller.state,
      ),
    );
  }

  #next() {
    if (this.controller.state.next === "deal" && !this.ctx.branch) this.#run(this.controller.next());
  }

  #replay() {
    if (this.ctx.lesson) return this.#goTo(0);
    if (this.ctx.exercise) return;
    if (this.ctx.branch) return this.ctx.branch.again();
    this.ctx.replaying();
    this.#telling.note([{ type: "replayed" }]);
    this.#run(this.controller.replay());
  }

  /** @param {Promise<unknown>} command */
  #run(command) {
    command.catch((error) => this.#failed(error));
  }

  /** @param {string} why */
  #refuse(why) {
    this.ctx.speaker.refused();
    this.#say(why);
  }

  /** To the menu, and back. */
  #toMenu() {
    const menu = this.#part(".bar-menu");
    if (document.activeElement === menu) return toWhatIsAsked(this.root, this.#hand);
    menu.focus();
  }

  /** Takes back what has been begun; where nothing has, goes to the menu. */
  #escape() {
    const begun =
      this.#choosing.offered.length + this.#choosing.cards.length > 0 ||
      this.#part(".prompt").dataset.kind !== "prompt";
    if (begun) this.#cancel();
    else this.#toMenu();
  }

  /** @param {string} message  stands in the prompt's place until something happens */
  #say(message) {
    this.#message = message;
    this.#telling.again();
    this.draw();
  }

  /** @param {unknown} error */
  #failed(error) {
    console.error(error);
    const { words, notice, leave } = this.ctx;
    const { reason } = /** @type {{reason?: string}} */ (error);
    const why = reason && `${words.t("engine-failed", { reason })} ${words.t("engine-failed-why", { reason })}`;
    notice(why || words.t("engine-busy"), [
      { label: words.t("retry"), run: () => this.controller.start() },
      { label: words.t("table-leave"), run: leave },
    ]);
  }

  #listen() {
    const { ctx, root, controller } = this;
    let fit = 0;
    const resize = () => {
      cancelAnimationFrame(fit);
      fit = requestAnimationFrame(() => {
        this.#hand.fit(root);
        fitPrompt(root);
        const restore = keepFocus(root, this.#hand);
        this.#coach?.point(); // what was asked may be answered by now
        restore();
      });
    };
    addEventListener("resize", resize);
    root.addEventListener("scroll", resize, true);
    this.#ends.push(
      watchWide(root, () => this.draw()),
      () => removeEventListener("resize", resize),
      ctx.words.onchange(() => this.draw()),
      ctx.settings.subscribe(() => this.draw()),
      listenToPointer(
        root,
        () => this.#skip(),
        () => controller.legal.length > 0,
      ),
      listenToToolbars(root),
      listen(root, {
        letters: () => ctx.settings.get("shortcuts") !== false,
        dialog: () => this.dialogs.open,
        panel: (name) => this.dialogs.toggle(name),
        panelOf: (letter) => this.dialogs.keyed(letter),
        undo: () => this.#undo(),
        next: () => this.#next(),
        replay: () => this.#replay(),
        rules: () => ctx.showRules(),
        skip: () => this.#skip(),
        land: () => controller.land(),
        on: () => this.#on(),
        cancel: () => this.#escape(),
        hand: () => this.#hand.focus(),
      }),
    );
  }

  /** @param {string} selector */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.root.querySelector(selector));
  }
}
