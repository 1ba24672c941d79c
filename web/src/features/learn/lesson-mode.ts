// Lesson mode: the coach speaks in the prompt's place once all motion has ended, points and asks, and the table waits.
// The engine decides its texts and when the lesson continues.

import { html, nothing } from "lit-html";
import { drawBar, drawIcon, drawPlace, drawTool } from "../../table/draw/bar.ts";
import { pointedAt } from "../../table/draw/pointing.ts";
import { Rings } from "../../table/draw/rings.ts";
import { Mode } from "../../table/mode.ts";
import type { Way } from "../../table/way.ts";
import type { Scene, GameTable } from "../../table/game-table.ts";
import type { Chosen } from "../../table/play/pace.ts";
import type { TableView } from "../../table/table.ts";
import type { Item } from "../../table/draw/menu.ts";

/** Milliseconds; longer animations are not awaited. */
const LONGEST = 600;

/** Resolves when animations below an element have ended. */
function rest(root: HTMLElement) {
  const moving = root.getAnimations({ subtree: true }).filter(({ effect }) => effect?.getTiming().iterations === 1);
  if (!moving.length) return Promise.resolve();
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST));
  return Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), late]);
}

export class LessonMode extends Mode {
  override dealt = false;
  override autoplay = false;
  override calls = false;
  override scored = false;
  override folds = false;
  override leaving: string | null = null;
  #ways: () => Way[];
  #rings: Rings;
  #speaks = false;
  /** Whether the step's own sentence is shown again after a wrong answer. */
  #again = false;
  #turn = 0;

  /** @param ways exits at the lesson's end, the most likely first */
  constructor(table: TableView, ways: () => Way[]) {
    super(table);
    this.#ways = ways;
    this.#rings = new Rings(table, (card) => this.#answer(card));
  }

  get #coach() {
    return this.table.session.state.coach as Protocol.Coach;
  }

  // ---- Coach

  /** Kind of the current coach text; "watch" also until the coach speaks. */
  get #kind() {
    return this.#speaks && this.table.session.state.next !== "deal" ? this.#coach.kind : "watch";
  }

  /** Whether the table is blocked until the person continues. */
  get #waits() {
    return this.#kind === "say" || this.#kind === "end";
  }

  /** Whether the coach explains a refusal. */
  get #refuses() {
    return this.#kind !== "watch" && this.#coach.said !== null && !this.#again;
  }

  /** Silences the coach while a step is in progress. */
  #silence() {
    this.#turn++;
    this.#speaks = this.#again = false;
  }

  /** Speaks once all motion has ended. */
  async #speak() {
    const turn = ++this.#turn;
    await rest(this.table.root);
    if (turn !== this.#turn) return;
    this.#speaks = true;
    if (this.#kind === "watch") return;
    if (this.#kind === "ask") for (const at of this.#coach.at) this.table.game.reveal?.(at, this.table.scene());
    this.table.draw();
    if (this.#waits) this.#nudge();
    else this.#toAnswer();
  }

  /** Focuses the control that the coach asks for, unless the focus is on an answer or away from the table. */
  #toAnswer() {
    const { root, game } = this.table;
    if (document.activeElement?.closest(".bar, .side, dialog")) return;
    const asked = this.#kind === "ask" ? this.#coach.at.flatMap((at) => pointedAt(root, at, game)) : [];
    const [first] = asked.filter((one) => one.matches("button:not([aria-disabled=true])"));
    if (first) first.focus({ preventScroll: true });
    else this.table.focusAsked();
  }

  /** Focuses the Continue button, unless the focus is in the bar, the side column or a dialog. */
  #nudge() {
    if (!document.activeElement?.closest(".bar, .side, dialog"))
      this.table.part(".actions .primary")?.focus({ preventScroll: true });
  }

  /** Points out the Continue button after a tap on a card. */
  #point() {
    this.#nudge();
    const ring = { outline: "4px solid var(--vermilion)", outlineOffset: "1px" };
    this.table.part(".actions .primary")?.animate([ring, { ...ring, offset: 0.7 }, {}], 900);
  }

  /** Repeats the coach's question. */
  #repeat() {
    this.#again = true;
    this.table.unsay();
    this.#toAnswer();
  }

  // ---- Navigation

  #answer(card: string) {
    this.table.run(this.table.session.command({ do: "answerCoach", card }, "event"));
  }

  /** Request for another step of the lesson. */
  #to(step: number): Protocol.Requests["startLesson"] {
    const { lesson, taken } = this.#coach;
    return { do: "startLesson", game: this.table.game.id, lesson, step, taken };
  }

  #goTo(step: number) {
    this.table.run(this.table.session.command(this.#to(step), "jump"));
  }

  /** Returns to the previous coach text. */
  async #back() {
    const { session, narration } = this.table;
    const to = await this.#before();
    narration.note([{ type: "undone" }]);
    await session.command(to, "jump");
  }

  async #before() {
    const { session } = this.table;
    for (let step = this.#coach.step - 1; step > 0; step--) {
      const reply = await session.request(this.#to(step));
      if (reply.ok && reply.coach?.kind === "watch") continue;
      // Replay the bot's last move, because the coach may refer to it.
      const last = await session.request(this.#to(step - 1));
      return this.#to(last.ok && last.next === "bot" ? step - 1 : step);
    }
    return this.#to(0);
  }

  // ---- Mode interface

  override close() {
    this.#silence();
  }

  override shows() {
    this.#silence();
  }

  override rests() {
    void this.#speak();
  }

  override fit() {
    this.#rings.place(this.#kind === "watch" ? [] : this.#coach.at, this.#kind === "tap");
  }

  /** Limits the pace, so that learners can follow. */
  override pace(chosen: Chosen) {
    const pace = super.pace(chosen);
    return pace === "fast" ? "normal" : pace;
  }

  override intercepts() {
    if (this.#waits) this.#nudge();
    return this.#waits;
  }

  override get answer() {
    if (this.#waits) return () => this.#point();
    return this.#kind === "tap" ? (card: string) => this.#answer(card) : null;
  }

  override hint() {}

  override undo() {
    this.table.run(this.#back());
  }

  override replay() {
    this.#goTo(0);
  }

  /** Continues after a coach text. */
  override on() {
    if (this.#kind !== "say") return false;
    this.table.run(this.table.session.command({ do: "lessonNext" }, "event"));
    return true;
  }

  override marks() {
    return { coach: this.#kind, step: this.#coach.nth };
  }

  override get layer() {
    return html`<div class="coach-layer"><div class="coach-answers" role="toolbar" hidden></div></div>`;
  }

  /** Progress in the lesson, and the way back. */
  override bar(scene: Scene) {
    const { lesson, nth, count } = this.#coach;
    const undo = { keys: "U Control+Z", dim: nth <= 1 };
    return drawBar(scene, this.table, {
      title: scene.t(`${lesson}-title`),
      place: drawPlace(scene.t("coach-step", { n: nth, of: count }), nth, count),
      tools: [
        drawTool(scene, "undo", "coach-back", drawIcon("undo"), () => this.undo(), undo),
        drawTool(scene, "leave", "coach-leave", drawIcon("close"), () => this.table.ctx.leave()),
      ],
      below: html`<progress class="coach-progress" max=${count} .value=${nth} aria-hidden="true"></progress>`,
    });
  }

  override get kind() {
    return this.#refuses ? "refusal" : "prompt";
  }

  override get addresses() {
    return this.#kind !== "watch";
  }

  override prompt(scene: Scene, game: GameTable, offered: readonly string[]) {
    if (offered.length) return super.prompt(scene, game, offered);
    const { lesson, say, said, card } = this.#coach;
    const id = this.#refuses ? said : say;
    if (this.#kind !== "watch" && id !== null) return scene.t(id, { card });
    if (this.#kind === "end") return scene.t(`${lesson}-learned`);
    return scene.table.result || scene.table.turn === scene.me ? nothing : game.prompt(scene);
  }

  /** Button that continues, or returns from a refusal. */
  override beside(scene: Scene) {
    if (this.#kind === "say")
      return html`
    <button type="button" class="button primary coach-on" aria-keyshortcuts="Enter Space"
      @click=${() => this.on()}>${scene.t("coach-on")}</button>`;
    return (this.#kind === "ask" || this.#kind === "tap") && (this.#refuses || this.table.message)
      ? html`<button type="button" class="button on-cloth outlined coach-again" @click=${() => this.#repeat()}>${scene.t("coach-again")}</button>`
      : nothing;
  }

  override ways(scene: Scene): Way[] | null {
    if (this.#kind === "end") return this.#ways().map((way, i) => ({ ...way, main: !i }));
    return scene.table.result && scene.next !== "deal" ? [] : super.ways(scene);
  }

  override menu(item: Item) {
    return {
      lesson: [
        item("coach-leave", () => this.table.ctx.leave()),
        item("coach-from-start", () => this.#goTo(0)),
        item("coach-skip", () => this.#goTo(this.#coach.of)),
      ],
    };
  }
}
