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
 * @property {(text: string, actions?: {label: string, run: () => void}[]) => void} notice
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
import { Controller } from "./controller.js";
import { Dialogs } from "./panels.js";
import { keepFocus, toWhatIsAsked } from "./focus.js";
import { drawFrame } from "./frame.js";
import { Hand } from "./hand.js";
import { Hint } from "./hint.js";
import { listen } from "./keys.js";
import { Log } from "./log.js";
import { drawMenu } from "./menu.js";
import { announce, momentsIn, travelsOf } from "./moments.js";
import { Motion } from "./motion.js";
import { fitPrompt } from "./prompt.js";
import { sceneOf } from "./scene.js";
import { Stamp } from "./stamp.js";
import { arrange, listenToToolbars } from "./toolbar.js";
import { Voice } from "./voice.js";
import { isWide, watchWide } from "./wide.js";

/** What ends a deal: it is seen before the result. @param {import("./moments.js").Moment} moment */
const isEnding = ({ event }) => event.type === "result" || event.type === "over";

/** How fast cards are, per pace. @type {Record<string, number>} */
const SPEEDS = { relaxed: 0.85, normal: 1, fast: 1.4, instant: 0 };

/** @param {HTMLElement} root @param {TableContext} ctx @returns {{close: () => void}} */
export function openTable(root, ctx) {
  const view = new TableView(root, ctx);
  return { close: () => view.close() };
}

class TableView {
  #hand = new Hand();
  #log = new Log();
  /** @type {readonly Seam.Event[]} */ #story;
  /** How much of it there was when the person was told last that it is their turn. */
  #told = 0;
  /** @type {readonly string[]} */ #chosen = [];
  /** @type {readonly string[]} */ #tapped = [];
  /** @type {import("./game.js").Choices} */ #own = {};
  /** @type {readonly string[]} */ #offered = [];
  /** @type {string | null} */ #message = null;
  /** @type {Motion | null} */ #motion = null;
  /** What was said when the last cards had landed. @type {Omit<import("./frame.js").FrameParts, "hand" | "log"> | null} */ #said =
    null;
  #stamp = new Stamp(
    () => this.#part(".motion"),
    () => this.#part(".middle"),
  );
  /** Gathered when cards are next seen to move. @type {import("./moments.js").Moment[]} */ #owed = [];
  /** Of the step on its way, those that were seen already. @type {readonly import("./moments.js").Moment[]} */ #seen =
    [];
  /** @type {Voice | null} */ #voice = null;
  #underWay = true;
  /** Whether all that moves has moved, and what is said of it is yet to be drawn. */ #landed = false;
  /** @type {Afterwards | null} */ #after = null;
  /** @type {import("./coach.js").Coach | null} */ #coach = null;
  /** @type {(() => void)[]} */ #ends = [];

  /** @param {HTMLElement} root @param {TableContext} ctx */
  constructor(root, ctx) {
    this.root = root;
    this.ctx = ctx;
    this.game = /** @type {GameTable} */ (tables.find(({ id }) => id === ctx.state.game));
    this.hint = new Hint(this.game);
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
        scene: () => this.#scene(),
        draw: () => this.draw(),
        answer: (card) => this.#run(this.controller.answer(card)),
      });
    const fresh = this.#isFresh();
    if (fresh) this.controller.empty();
    this.#story = fresh ? [] : ctx.state.story;
    this.#told = ctx.state.story.length;
    this.#record(this.#story, ctx.state.table);
    this.draw();
    this.#motion = new Motion(this.#part(".table"), this.#part(".motion"), () => this.#speed);
    this.#listen();
    this.#toEnds();
    this.controller.start(fresh ? "event" : "shown");
    if (!this.#hand.asked) toWhatIsAsked(root, this.#hand);
    else this.#hand.focus();
    this.#voice = new Voice(root);
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

  /** How many times as fast as usual cards are. */
  get #speed() {
    return SPEEDS[this.#pace()] ?? SPEEDS.normal;
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
    this.#voice?.close();
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
      story: this.#story,
      levels: controller.state.levels,
      hinted: this.hint.cards,
      wide: isWide(this.root),
      chosen: this.#chosen,
      tapped: this.#tapped.filter((card) => this.#chosen.includes(card)),
      own: this.#own,
      keep: (values) => {
        this.#own = { ...this.#own, ...values };
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
    // What is on its way goes on.
    if (!this.controller.flying) this.#motion?.before(this.#landed);
    this.#render();
    if (!this.controller.flying) this.#motion?.after();
    this.#landed = false;
    restore();
    if (!this.controller.flying) this.#hear(this.#scene());
  }

  #render() {
    const { controller, game } = this;
    this.hint.pointed = this.ctx.exercise?.mark ?? null;
    const scene = this.#scene();
    if (!controller.flying) this.#said = this.#parts(scene);
    const dealing = controller.flying && scene.shown === scene.table;
    const parts = (!dealing && this.#said) || { ...this.#parts(scene), dealing };
    const drawn = { ...parts, hand: this.#hand.draw(scene, game), log: this.#log.draw(scene, game) };
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
      offered: this.#offered,
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
    this.#voice?.ask(addressed ? prompt.textContent : null);
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
    const motion = this.#motion;
    const moments = momentsIn(step.events, this.game.moments, step.table);
    const ending = moments.filter(isEnding);
    const pictured = this.#speed > 0 && this.#stamp.shows(ending, this.game.id);
    if (!motion?.wanted && !pictured) return null;
    this.#chosen = this.#chosen.filter((card) => flight.table.hand.includes(card));
    const restore = keepFocus(this.root, this.#hand);
    this.#stamp.clear();
    motion?.land();
    motion?.before();
    this.#render();
    const landed = motion?.after(travelsOf(moments, step.table)) ?? null;
    this.#landed = true;
    restore();
    this.#seen = moments.filter(({ kind }) => kind === "deal");
    announce([...this.#owed.splice(0), ...this.#seen]);
    return pictured ? this.#end(ending, step.events, flight, landed) : landed;
  }

  /**
   * Shows how a deal ended before it is reckoned up.
   * @param {import("./moments.js").Moment[]} ending @param {readonly Seam.Event[]} events
   * @param {import("./game.js").Step} flight @param {Promise<unknown> | null} landed
   */
  async #end(ending, events, flight, landed) {
    await landed;
    if (this.controller.step !== flight) return;
    this.#seen = [...this.#seen, ...ending];
    announce(ending);
    await this.#stamp.show(ending, events, this.#scene(), this.game.id, this.#speed);
  }

  /** Tells of the moments of a step that has landed, and shows the greatest. @param {import("./game.js").Step} step */
  #announce({ events, table }) {
    const moments = momentsIn(events, this.game.moments, table);
    const now = moments.filter(({ event }) => !this.#seen.some((one) => one.event === event));
    this.#seen = [];
    const gathered = now.filter(({ kind }) => kind === "gather");
    const rest = now.filter(({ kind }) => kind !== "gather");
    announce([...this.#owed.splice(0), ...rest]);
    this.#owed = gathered;
    const pictured = rest.filter((one) => !isEnding(one));
    if (this.#speed > 0 && !table.result)
      void this.#stamp.show(pictured, events, this.#scene(), this.game.id, this.#speed);
  }

  /** Ends what is seen to move, and the wait. @returns {boolean} whether there was something to wait for */
  #skip() {
    this.#stamp.clear();
    return this.controller.skip();
  }

  /** @param {import("./game.js").Step} step @param {"event"|"jump"} how */
  #show(step, how) {
    this.#motion?.land();
    this.#stamp.clear();
    if (how === "jump" || step.events.some((event) => event.type === "deal")) this.#own = {};
    this.#chosen = this.#chosen.filter((card) => step.table.hand.includes(card));
    this.#offered = [];
    this.#message = null;
    this.hint.forget();
    this.#coach?.hush();
    if (!step.table.result) this.#after?.reviews.forget(step.table.deal);
    this.#record(step.events, step.table);
    this.#tell(step.events, how);
    if (how === "jump") this.#voice?.again();
    this.draw();
    this.#toEnds();
    if (how === "event") this.#announce(step);
    else this.#owed = [];
  }

  /** What grows at its end shows its end. */
  #toEnds() {
    for (const growing of this.root.querySelectorAll("[data-follow]")) growing.scrollTop = growing.scrollHeight;
  }

  /**
   * Writes events of a deal into the log, and says them.
   * @param {readonly Seam.Event[]} events @param {Seam.State["table"]} table
   */
  #record(events, table) {
    this.#note(events.map((event) => this.game.known?.(event, table, events) ?? event));
  }

  /** @param {readonly import("./log.js").Happening[]} events */
  #note(events) {
    this.#log.append(events);
    this.#voice?.tell(events, this.#scene(), this.game, this.ctx.settings.get("voice"));
  }

  /**
   * The story of the deal, as far as it has been shown.
   * @param {readonly Seam.Event[]} events @param {"event"|"jump"} how
   */
  #tell(events, how) {
    if (how === "jump") {
      this.#story = this.controller.state.story;
      this.#told = this.#story.length;
      return;
    }
    for (const event of events) this.#story = event.type === "deal" ? [event] : [...this.#story, event];
  }

  /** @param {boolean} busy  whether something is under way before the person may act */
  #busy(busy) {
    this.#underWay = busy;
    this.#part(".table").dataset.busy = busy ? "yes" : "no";
    if (!busy) this.#after?.rest();
    if (!busy) this.#tellTurn();
    if (!busy) void this.#coach?.speak();
    const { legal } = this.controller;
    const action = busy ? null : (this.game.auto?.(this.#scene()) ?? this.alone.action(legal));
    if (action && legal.includes(action)) return this.#act(action);
    if (!busy) this.#beCoached();
  }

  /** Lets be heard that it has become the person's turn, where others have played before. */
  #tellTurn() {
    const { ctx, controller } = this;
    const last = this.#story.findLast((event) => "seat" in event && typeof event.seat === "number");
    const come = this.#story.length !== this.#told && last && "seat" in last && last.seat !== ctx.state.table.seat;
    this.#told = this.#story.length;
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
      this.#chosen = [];
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
    this.#voice?.read();
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
    const own = this.#own;
    const show = () => {
      if (this.hint.action) {
        this.ctx.onhint?.();
        if (!unasked || own === this.#own) this.game.reveal?.(this.hint.action, this.#scene());
      }
      this.draw();
    };
    this.#run(
      this.hint
        .ask((message) => this.controller.advise(message), show, unasked)
        .then((fault) => fault && this.#say(this.ctx.words.errorText(fault))),
    );
  }

  /** @param {string} card */
  #toggle(card) {
    this.ctx.exercise?.hush();
    const scene = this.#scene();
    const rest = this.#chosen.filter((one) => one !== card);
    const before = this.#chosen;
    this.#chosen = this.game.select?.(card, scene) ?? (rest.length < this.#chosen.length ? rest : [...rest, card]);
    this.#tapped = [...scene.tapped, card];
    const ways = this.game.offers?.(this.#scene()) ?? [];
    if (ways.length) return this.#offer(ways);
    this.#offered = [];
    const cards = this.#chosen.includes(card) ? before.filter((one) => !this.#chosen.includes(one)) : [];
    this.#message = cards.length ? scene.t("table-put-back", { cards }) : null;
    this.draw();
  }

  /** @param {readonly string[]} actions */
  #offer(actions) {
    if (actions.length === 1) return this.#act(actions[0]);
    this.#offered = actions;
    this.draw();
    this.#part(".actions .buttons button").focus();
    this.#voice?.read();
  }

  #cancel() {
    this.hint.hide();
    this.ctx.exercise?.hush();
    this.#offered = [];
    this.#chosen = [];
    this.#message = null;
    this.draw();
  }

  /** Past what the coach has said. @returns {boolean} whether it waits for that */
  #on() {
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
    this.#note([{ type: "undone" }]);
    await this.controller.learn(to);
  }

  #undo() {
    if (this.#coach) return this.#run(this.#stepBack(this.#coach));
    if (!this.controller.state.undo) return this.#say(this.ctx.words.t("table-nothing-to-undo"));
    this.#note([{ type: "undone" }]);
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
    this.#note([{ type: "replayed" }]);
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
    const begun = this.#offered.length + this.#chosen.length > 0 || this.#part(".prompt").dataset.kind !== "prompt";
    if (begun) this.#cancel();
    else this.#toMenu();
  }

  /** @param {string} message  stands in the prompt's place until something happens */
  #say(message) {
    this.#message = message;
    this.#voice?.again();
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
        this.#coach?.point();
      });
    };
    addEventListener("resize", resize);
    root.addEventListener("scroll", resize, true);
    this.#ends.push(
      watchWide(root, () => this.draw()),
      () => removeEventListener("resize", resize),
      ctx.words.onchange(() => this.draw()),
      ctx.settings.subscribe(() => this.draw()),
      this.#listenToPointer(),
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

  /**
   * A tap ends a wait. If it was not yet the person's turn, it does nothing more: the card that it hits was aimed
   * at before the bot's play was seen.
   */
  #listenToPointer() {
    let swallow = false;
    const down = () => {
      swallow = this.#skip() && !this.controller.legal.length;
    };
    /** @param {MouseEvent} event */
    const click = (event) => {
      const aimed = /** @type {Element} */ (event.target).closest?.(".hand, .centre, .actions .buttons, .actions .box");
      if (swallow && event.detail && aimed) {
        event.stopPropagation();
        event.preventDefault();
      }
      swallow = false;
    };
    this.root.addEventListener("pointerdown", down, true);
    this.root.addEventListener("click", click, true);
    return () => {
      this.root.removeEventListener("pointerdown", down, true);
      this.root.removeEventListener("click", click, true);
    };
  }

  /** @param {string} selector */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.root.querySelector(selector));
  }
}
