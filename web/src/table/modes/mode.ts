// What a table is for. A table draws, listens and moves; what a tap, a hint, the bar, the prompt, the menu, the end and
// leaving mean is said by its sitting. Here is all that one answers, as in a match; a kind of sitting is a file of its
// own beside this one, which says what is otherwise there, and the shell's visits hand it to the table.

import { nothing } from "lit-html";
import { drawReading, whichInWords } from "../draw/actions.ts";
import { drawBar, drawIcon, drawTool } from "../draw/bar.ts";
import { drawEnd } from "../draw/deal-end.ts";
import { drawDealSheet } from "../draw/score.ts";
import type { Scene, GameTable, Drawing, Step } from "../game-table.ts";
import type { Item } from "../draw/menu.ts";
import type { Aids } from "../../features/assist/assist.ts";
import type { TableView } from "../table.ts";
import type { Entry } from "../draw/panels.ts";

/** Where to go when there is nothing to play. */
export interface Way {
  id: string;
  label: string;
  name?: string; // what is read instead
  run: () => void;
  key?: string; // the letter that presses it
  main?: boolean; // the obvious one
  quiet?: boolean;
}

export class Mode {
  declare table: TableView;

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
  /** The line of the menu that leaves the table: a message's id; null: its own group has one. */
  leaving: string | null = "table-leave";
  /** Why there are no hints: a message's id. */
  unhinted: string | null = null;

  /** The aids that teach, where there are any. */
  aids: Aids | null = null;

  /** @param table of which nothing may be asked before it is open */
  constructor(table: TableView) {
    this.table = table;
  }

  // ---- What happens to it

  /** Called once the table is open, and what is said there is heard. */
  open() {}

  /** Called when the table is taken away; what is still on its way comes too late. */
  close() {}

  /** Called when a step has come about, before it is drawn and told of. */
  shows(_step: Step) {}

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

  /**
   * How quick everything is.
   * @param chosen the person's setting
   * @returns a key of `PAUSES`
   */
  pace(chosen: string): string {
    return chosen === "auto" ? "normal" : chosen;
  }

  /** What may be chosen and pressed, of what is legal. */
  legal(legal: readonly string[]) {
    return legal;
  }

  /**
   * Asked before an action is taken or a refusal told: whether something else comes first. Then it leads there, and the
   * table does nothing.
   */
  diverts() {
    return false;
  }

  /** What takes a card of the hand instead of playing it. */
  get answer(): ((card: string) => void) | null {
    return null;
  }

  /** An action that is marked on the table, as a hint would be. */
  get mark(): string | null {
    return null;
  }

  // ---- What the person does

  /** Takes a legal action of theirs: plays it. */
  play(action: string) {
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
    const { controller, ctx, narration, alone } = this.table;
    if (!controller.state.undo) return this.table.say(ctx.words.t("table-nothing-to-undo"));
    narration.note([{ type: "undone" }]);
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

  /** Enter or Space, where they press nothing. @returns whether that meant something */
  on(): boolean {
    return false;
  }

  // ---- What is drawn

  /** Marks of the table for the style sheet, by their names in `dataset`: always the same names. */
  marks(_scene: Scene): Record<string, string | number> {
    return {};
  }

  /** What lies over the table. */
  get layer(): Drawing {
    return nothing;
  }

  bar(scene: Scene): Drawing {
    const place = scene.t("table-deal", { deal: scene.table.deal });
    return drawBar(scene, this.table, { title: scene.say("name"), place, tools: this.tools(scene) });
  }

  /** The bar's own buttons. */
  tools(scene: Scene): unknown {
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
   */
  get kind(): "prompt" | "refusal" | "right" {
    return "prompt";
  }

  /** Whether the prompt is heard although the person is not to act. */
  get addresses() {
    return false;
  }

  /** What the person is asked, or told. @param offered actions between which they are choosing */
  prompt(scene: Scene, game: GameTable, offered: readonly string[]): unknown {
    if (offered.length) return whichInWords(offered, scene, game);
    return scene.table.result ? this.ending(scene) : game.prompt(scene);
  }

  /** That a deal has ended. */
  ending(scene: Scene): string {
    return scene.t(scene.table.over ? "table-match-over" : "table-deal-over");
  }

  /** A button beside the prompt. */
  beside(scene: Scene, game: GameTable): Drawing {
    return scene.table.result ? nothing : drawReading(scene, game, this.aids?.first(scene, game));
  }

  /** Where to go, in the place of the game's buttons; null: those are drawn. */
  ways(scene: Scene): Way[] | null {
    const { over, result } = scene.table;
    if (over) return [{ id: "leave", label: scene.t("table-new-match"), run: () => this.table.ctx.leave() }];
    return result && [{ id: "next", label: scene.t("table-next"), run: () => this.next(), key: "n", main: true }];
  }

  /** What is in the middle of the table when a deal has ended. */
  end(scene: Scene, game: GameTable): Drawing {
    return drawEnd(scene, game, this.outcome(scene, game), this.scored);
  }

  /** How a deal has ended. */
  outcome(scene: Scene, game: GameTable): Drawing {
    return drawDealSheet(scene, game);
  }

  // ---- The menu and the dialogs

  /** Dialogs besides those of every table. */
  get panels(): Record<string, Entry> {
    return {};
  }

  /** The menu's first groups, by their names (`menu-<name>`). */
  menu(_item: Item): Record<string, unknown> {
    return {};
  }

  /** What the menu offers of deals that have ended. */
  past(_item: Item, _scene: Scene): unknown {
    return nothing;
  }

  /** Whether a deal has ended here: then the menu offers the dialogs for that. */
  ended(scene: Scene) {
    return scene.table.results.length > 0;
  }
}
