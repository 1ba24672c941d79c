/**
 * A lesson: a coach speaks in the prompt's place and asks, and the table waits. What it says and when the lesson goes on,
 * the engine knows.
 * @typedef {import("../game.js").Scene} Scene
 * @typedef {import("../game.js").GameTable} GameTable
 * @typedef {import("./sitting.js").Way} Way
 */
import { html, nothing } from "lit-html";
import { drawBar, drawIcon, drawPlace, drawTool } from "../bar.js";
import { Coach } from "../coach.js";
import { Sitting } from "./sitting.js";

export class LessonSitting extends Sitting {
  /** @override */ dealt = false;
  /** @override */ alone = false;
  /** @override */ calls = false;
  /** @override */ scored = false;
  /** @override */ folds = false;
  /** @override @type {string | null} */ leaving = null;
  #coach;
  #ways;

  /** @param {import("../table.js").TableView} table @param {() => Way[]} ways  from its end, the most obvious first */
  constructor(table, ways) {
    super(table);
    this.#ways = ways;
    this.#coach = new Coach(table.root, table.game, {
      state: () => table.controller.state,
      scene: () => table.scene(),
      draw: () => table.draw(),
      answer: (card) => this.#answer(card),
    });
  }

  /** @param {string} card */
  #answer(card) {
    this.table.run(this.table.controller.answer(card));
  }

  /** @override */
  close() {
    this.#coach.hush();
  }

  /** @override */
  shows() {
    this.#coach.hush();
  }

  /** @override */
  rests() {
    void this.#coach.speak();
  }

  /** @override */
  fit() {
    this.#coach.point();
  }

  /** Who learns has to be able to follow. @override @param {string} chosen */
  pace(chosen) {
    const pace = super.pace(chosen);
    return pace === "fast" ? "normal" : pace;
  }

  /** Where the coach has spoken, and nothing is to be done but to go on. @override */
  diverts() {
    if (this.#coach.waits) this.#coach.nudge();
    return this.#coach.waits;
  }

  /** @override */
  get answer() {
    if (this.#coach.waits) return () => this.#coach.nudge();
    return this.#coach.kind === "tap" ? (/** @type {string} */ card) => this.#answer(card) : null;
  }

  /** @override */
  hint() {}

  /** To what the coach has said before. @override */
  undo() {
    this.table.run(this.#back());
  }

  async #back() {
    const { controller, ctx, telling } = this.table;
    const to = await this.#coach.before(ctx.engine);
    telling.note([{ type: "undone" }]);
    await controller.learn(to);
  }

  /** @override */
  replay() {
    this.#goTo(0);
  }

  /** To another of its steps. @param {number} step */
  #goTo(step) {
    this.table.run(this.table.controller.learn(this.#coach.to(step)));
  }

  /** Past what the coach has said. @override */
  on() {
    if (this.#coach.kind !== "say") return false;
    this.table.run(this.table.controller.on());
    return true;
  }

  /** What the coach has asked, once more. */
  #repeat() {
    this.#coach.repeat();
    this.table.unsay();
    if (!this.table.toHand()) this.table.part(".prompt").focus();
  }

  /** @override @param {Scene} scene */
  marks(scene) {
    const { kind, step } = this.#coach.says(scene);
    return { coach: kind, step };
  }

  /** @override */
  get layer() {
    return html`<div class="coach-layer"><div class="coach-answers" role="toolbar" hidden></div></div>`;
  }

  /** How far it has come, and the ways back. @override @param {Scene} scene */
  bar(scene) {
    const { title, step, of } = this.#coach.says(scene);
    return drawBar(scene, this.table, {
      title,
      place: drawPlace(scene.t("coach-step", { n: step, of }), step, of),
      tools: [
        drawTool(scene, {
          kind: "undo",
          name: scene.t("coach-back"),
          sign: drawIcon("undo"),
          keys: "U Control+Z",
          dim: step <= 1,
          run: () => this.undo(),
        }),
        drawTool(scene, {
          kind: "leave",
          name: scene.t("coach-leave"),
          sign: drawIcon("close"),
          run: () => this.table.ctx.leave(),
        }),
      ],
      below: html`<progress class="coach-progress" max=${of} .value=${step} aria-hidden="true"></progress>`,
    });
  }

  /** @override */
  get kind() {
    return this.#coach.says(this.table.scene()).refuses ? "refusal" : "prompt";
  }

  /** @override */
  get addresses() {
    return this.#coach.kind !== "watch";
  }

  /** @override @param {Scene} scene @param {GameTable} game @param {readonly string[]} offered */
  prompt(scene, game, offered) {
    if (offered.length) return super.prompt(scene, game, offered);
    const { result, turn } = scene.table;
    return this.#coach.says(scene).sentence ?? (result || turn === scene.me ? nothing : game.prompt(scene));
  }

  /** On from what the coach says, or back from why not. @override @param {Scene} scene */
  beside(scene) {
    const { kind, refuses } = this.#coach.says(scene);
    if (kind === "say")
      return html`
    <button type="button" class="button primary coach-on" aria-keyshortcuts="Enter Space"
      @click=${() => this.on()}>${scene.t("coach-on")}</button>`;
    return (kind === "ask" || kind === "tap") && (refuses || this.table.message)
      ? html`<button type="button" class="button on-cloth coach-again" @click=${() => this.#repeat()}>${scene.t("coach-again")}</button>`
      : nothing;
  }

  /** @override @param {Scene} scene @returns {Way[] | null} */
  ways(scene) {
    if (this.#coach.says(scene).kind === "end") return this.#ways().map((way, i) => ({ ...way, main: !i }));
    return scene.table.result && scene.next !== "deal" ? [] : super.ways(scene);
  }

  /** @override @param {import("../menu.js").Item} item */
  menu(item) {
    const { ctx, controller } = this.table;
    return {
      lesson: [
        item("coach-leave", () => ctx.leave()),
        item("coach-from-start", () => this.#goTo(0)),
        item("coach-skip", () => this.#goTo(controller.state.coach?.of ?? 0)),
      ],
    };
  }
}
