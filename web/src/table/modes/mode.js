/**
 * What a table is for. A table draws, listens and moves; what a tap, a hint, the bar, the prompt, the menu, the end and
 * leaving mean is said by its sitting. Here is all that one answers, as in a match; a kind of sitting is a file of its
 * own beside this one, which says what is otherwise there, and the shell's visits hand it to the table.
 * @typedef {import("../game-table.js").Scene} Scene
 * @typedef {import("../game-table.js").GameTable} GameTable
 * @typedef {import("../game-table.js").Drawing} Drawing
 * @typedef {import("../draw/menu.js").Item} Item
 *
 * @typedef {Object} Way  where to go when there is nothing to play
 * @property {string} id
 * @property {string} label
 * @property {string} [name]   what is read instead
 * @property {() => void} run
 * @property {string} [key]    the letter that presses it
 * @property {boolean} [main]  the obvious one
 * @property {boolean} [quiet]
 */
import { nothing } from "lit-html";
import { drawReading, whichInWords } from "../draw/actions.js";
import { drawBar, drawIcon, drawTool } from "../draw/bar.js";
import { drawEnd } from "../draw/deal-end.js";
import { drawDealSheet } from "../draw/score.js";

export class Sitting {
  /** Whether a deal that begins is seen to be dealt; otherwise the table is opened as it stands. */
  dealt = true;
  /** Whether the only thing that can be done is done by itself, for whoever wants that. */
  alone = true;
  /** Whether it is heard when it becomes the person's turn. */
  calls = true;
  /** Whether the totals of a match stand beside the deal and at its end. */
  scored = true;
  /** Whether of a message or a hint only two lines are shown at first. */
  folds = true;
  /** The line of the menu that leaves the table: a message's id; null: its own group has one. @type {string | null} */
  leaving = "table-leave";
  /** Why there are no hints: a message's id. @type {string | null} */
  unhinted = null;

  /** The aids that teach, where there are any. @type {import("../../features/assist/assist.js").Aids | null} */
  aids = null;

  /** @param {import("../table.js").TableView} table  of which nothing may be asked before it is open */
  constructor(table) {
    this.table = table;
  }

  // ---- What happens to it

  /** Called once the table is open, and what is said there is heard. */
  open() {}

  /** Called when the table is taken away; what is still on its way comes too late. */
  close() {}

  /** Called when a step has come about, before it is drawn and told of. @param {import("../game-table.js").Step} _step */
  shows(_step) {}

  /** Called when nothing is under way any more: a bot has thought, what moved has landed. */
  rests() {}

  /** Called then, unless something is done by itself: the person may act. */
  asks() {}

  /** Called after drawing and on a change of size: what it lays over the table is laid there. */
  fit() {}

  /** Called when the person has chosen a card, or takes back what they had chosen. */
  chose() {}

  /** Called whenever a hint is shown. */
  hinted() {}

  // ---- What the table may do

  /** How quick everything is. @param {string} chosen  the person's setting @returns {string} a key of `PAUSES` */
  pace(chosen) {
    return chosen === "auto" ? "normal" : chosen;
  }

  /** What may be chosen and pressed, of what is legal. @param {readonly string[]} legal */
  legal(legal) {
    return legal;
  }

  /**
   * Asked before an action is taken or a refusal told: whether something else comes first. Then it leads there, and the
   * table does nothing.
   */
  diverts() {
    return false;
  }

  /** What takes a card of the hand instead of playing it. @returns {((card: string) => void) | null} */
  get answer() {
    return null;
  }

  /** An action that is marked on the table, as a hint would be. @returns {string | null} */
  get mark() {
    return null;
  }

  // ---- What the person does

  /** Takes a legal action of theirs: plays it. @param {string} action */
  play(action) {
    const { alone, controller } = this.table;
    alone.done(controller.legal);
    this.table.run(controller.act(action));
  }

  /** Is asked for a hint. */
  hint() {
    const { controller, ctx } = this.table;
    if (controller.waitsFor === "bot") return this.table.sayWhoseTurn();
    if (!controller.legal.length) return this.table.say(ctx.words.t("hint-not-now"));
    if (this.unhinted) return this.table.say(ctx.words.t(this.unhinted));
    this.table.seekHint();
  }

  /** Goes back. */
  undo() {
    const { controller, ctx, telling, alone } = this.table;
    if (!controller.state.undo) return this.table.say(ctx.words.t("table-nothing-to-undo"));
    telling.note([{ type: "undone" }]);
    this.table.run(
      alone.back(
        () => controller.undo(),
        () => controller.state,
      ),
    );
  }

  /** To the next deal, if this one has ended. */
  next() {
    const { controller } = this.table;
    if (controller.state.next === "deal") this.table.run(controller.next());
  }

  /** From the beginning, if there is a way. */
  replay() {}

  /** Enter or Space, where they press nothing. @returns {boolean} whether that meant something */
  on() {
    return false;
  }

  // ---- What is drawn

  /**
   * Marks of the table for the style sheet, by their names in `dataset`: always the same names.
   * @param {Scene} _scene @returns {Record<string, string | number>}
   */
  marks(_scene) {
    return {};
  }

  /** What lies over the table. @returns {Drawing} */
  get layer() {
    return nothing;
  }

  /** @param {Scene} scene @returns {Drawing} */
  bar(scene) {
    const place = scene.t("table-deal", { deal: scene.table.deal });
    return drawBar(scene, this.table, { title: scene.say("name"), place, tools: this.tools(scene) });
  }

  /** The bar's own buttons. @param {Scene} scene @returns {unknown} */
  tools(scene) {
    const { controller, ctx } = this.table;
    const sounds = ctx.settings.get("sounds");
    const turn = () => ctx.settings.set("sounds", !ctx.settings.get("sounds"));
    const hint = { key: "h", keys: "H", dim: !scene.legal.length || this.unhinted !== null };
    const undo = { keys: "U Control+Z", dim: !controller.state.undo };
    return [
      drawTool(scene, "sound", "table-sound", drawIcon(sounds ? "sound" : "silent"), turn, { pressed: sounds }),
      drawTool(scene, "hint", "hint", drawIcon("hint"), () => this.hint(), hint),
      drawTool(scene, "undo", "table-undo", drawIcon("undo"), () => this.undo(), undo),
    ];
  }

  /**
   * What kind of thing the prompt is, for the style sheet; what is no plain prompt is heard, and Escape takes it back.
   * @returns {"prompt" | "refusal" | "right"}
   */
  get kind() {
    return "prompt";
  }

  /** Whether the prompt is heard although the person is not to act. */
  get addresses() {
    return false;
  }

  /**
   * What the person is asked, or told.
   * @param {Scene} scene @param {GameTable} game
   * @param {readonly string[]} offered  actions between which they are choosing @returns {unknown}
   */
  prompt(scene, game, offered) {
    if (offered.length) return whichInWords(offered, scene, game);
    return scene.table.result ? this.ending(scene) : game.prompt(scene);
  }

  /** That a deal has ended. @param {Scene} scene @returns {string} */
  ending(scene) {
    return scene.t(scene.table.over ? "table-match-over" : "table-deal-over");
  }

  /** A button beside the prompt. @param {Scene} scene @param {GameTable} game @returns {Drawing} */
  beside(scene, game) {
    return scene.table.result ? nothing : drawReading(scene, game, this.aids?.first(scene, game));
  }

  /**
   * Where to go, in the place of the game's buttons; null: those are drawn.
   * @param {Scene} scene @returns {Way[] | null}
   */
  ways(scene) {
    const { over, result } = scene.table;
    if (over) return [{ id: "leave", label: scene.t("table-new-match"), run: () => this.table.ctx.leave() }];
    return result && [{ id: "next", label: scene.t("table-next"), run: () => this.next(), key: "n", main: true }];
  }

  /** What is in the middle of the table when a deal has ended. @param {Scene} scene @param {GameTable} game @returns {Drawing} */
  end(scene, game) {
    return drawEnd(scene, game, this.outcome(scene, game), this.scored);
  }

  /** How a deal has ended. @param {Scene} scene @param {GameTable} game @returns {Drawing} */
  outcome(scene, game) {
    return drawDealSheet(scene, game);
  }

  // ---- The menu and the dialogs

  /** Dialogs besides those of every table. @returns {Record<string, import("../draw/panels.js").Entry>} */
  get panels() {
    return {};
  }

  /** The menu's first groups, by their names (`menu-<name>`). @param {Item} _item @returns {Record<string, unknown>} */
  menu(_item) {
    return {};
  }

  /** What the menu offers of deals that have ended. @param {Item} _item @param {Scene} _scene @returns {unknown} */
  past(_item, _scene) {
    return nothing;
  }

  /** Whether a deal has ended here: then the menu offers the dialogs for that. @param {Scene} scene */
  ended(scene) {
    return scene.table.results.length > 0;
  }
}
