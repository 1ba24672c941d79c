// Base class of table modes. A table draws, listens and moves; its mode defines taps, hints, bar, prompt, menu, deal
// end and leaving. The defaults here suit a match. Each mode is in the feature that needs it and overrides them; the
// shell's routes pass the mode to the table.

import type { Way } from "./way.ts";
import { html, nothing } from "lit-html";
import { drawReading, once, whichInWords } from "./draw/actions.ts";
import { drawBar, drawIcon, drawTool } from "./draw/bar.ts";
import { drawEnd } from "./draw/deal-end.ts";
import { standingInMatch } from "./draw/headline.ts";
import { accountOf, drawDealResult } from "./draw/result-scene.ts";
import type { Scene, GameTable, Drawing, Step } from "./game-table.ts";
import { paceOf, type Chosen, type Pace } from "./play/pace.ts";
import type { Item } from "./draw/menu.ts";
import type { Assist } from "./extensions.ts";
import type { TableView } from "./table.ts";
import type { Entry } from "./draw/panels.ts";

export class Mode {
  declare table: TableView;

  /** Whether a starting deal is dealt visibly; otherwise the table opens after the deal. */
  dealt = true;
  /** Whether autoplay of forced moves is available. */
  autoplay = true;
  /** Whether a sound announces the person's turn. */
  calls = true;
  /** Whether match totals are shown beside the deal and at its end. */
  scored = true;
  /** Whether long messages and hints are folded to two lines at first. */
  folds = true;
  /** Message id of the menu item that leaves the table; null: the mode's own group has one. */
  leaving: string | null = "table-leave";
  /** Message id of the reason for having no hints. */
  unhinted: string | null = null;

  /** The assist tools, if there are any. */
  assist: Assist | null = null;

  /** @param table must not be used before it is open */
  constructor(table: TableView) {
    this.table = table;
  }

  // ---- Events

  /** Called once the table is open and the announcer works. */
  open() {}

  /** Called when the table is removed; pending replies are then too late. */
  close() {}

  /** Called when a step has arrived, before it is drawn and announced. */
  shows(_step: Step) {}

  /** Called when a step has been drawn, unless the table jumped to it. */
  told(_step: Step) {}

  /** Called when nothing is in progress: bots have moved and cards have landed. */
  rests() {}

  /** Called after `rests`, unless a move is automatic: the person may act. */
  asks() {}

  /** Called after drawing and on resize, to lay out overlays. */
  fit() {}

  /** Called when the person selects a card or cancels a selection. */
  chose() {}

  // ---- Permissions

  /**
   * Returns the pace.
   * @param chosen the person's setting
   */
  pace(chosen: Chosen): Pace {
    return paceOf(chosen);
  }

  /** Filters the legal actions that may be chosen. */
  legal(legal: readonly string[]) {
    return legal;
  }

  /**
   * Called before an action or a refusal. Returns true if something else comes first; then it goes there and the table
   * does nothing.
   */
  intercepts() {
    return false;
  }

  /** Handler that receives a card of the hand instead of playing it. */
  get answer(): ((card: string) => void) | null {
    return null;
  }

  /** The person's title in the game, in words; "": none is shown. */
  get ownTitle() {
    return "";
  }

  /** An action that is marked on the table like a hint. */
  get mark(): string | null {
    return null;
  }

  // ---- Actions of the person

  play(action: string) {
    const { autoplay, session } = this.table;
    autoplay.done();
    this.table.run(session.play(action));
  }

  hint() {
    const { controller, ctx, waitsToAsk } = this.table;
    if (controller.waitsFor === "bot" && !waitsToAsk) return this.table.sayWhoseTurn();
    if (!controller.legal.length && !waitsToAsk) return this.table.sayBriefly(ctx.words.t("hint-not-now"));
    if (this.unhinted) return this.table.sayBriefly(ctx.words.t(this.unhinted));
    this.table.seekHint();
  }

  undo() {
    const { session, ctx, narration, autoplay } = this.table;
    if (!session.state.undo) return this.table.sayBriefly(ctx.words.t("table-nothing-to-undo"));
    narration.note([{ type: "undone" }]);
    this.table.run(
      autoplay.back(
        () => session.undo(),
        () => session.state,
      ),
    );
  }

  /** Starts the next deal if this one has ended. */
  next() {
    const { session } = this.table;
    if (session.state.next === "deal") this.table.run(session.next());
  }

  /** Restarts, if possible. */
  replay() {}

  /** Handles Enter or Space when they press no button. @returns whether it had any effect */
  on(): boolean {
    return false;
  }

  // ---- Drawing

  /** Attributes of the table for the style sheet (`dataset`); always the same names. */
  marks(_scene: Scene): Record<string, string | number> {
    return {};
  }

  /** Overlay of the table. */
  get layer(): Drawing {
    return nothing;
  }

  bar(scene: Scene): Drawing {
    const place = scene.t("table-deal", { deal: scene.table.deal });
    return drawBar(scene, this.table, { title: scene.say("name"), place, tools: this.tools(scene) });
  }

  /** Whether the button for sound has a label. */
  get offersSound() {
    return false;
  }

  /** Additional buttons of the bar. */
  tools(scene: Scene): unknown {
    const { session, ctx } = this.table;
    const sounds = ctx.settings.get("sounds");
    const turn = () => ctx.settings.set("sounds", !ctx.settings.get("sounds"));
    const seek = once(() => this.hint());
    const hint = { key: "h", keys: "H", dim: !scene.legal.length || this.unhinted !== null };
    const undo = { keys: "U Control+Z", dim: !session.state.undo };
    return [
      this.offersSound && !sounds
        ? drawTool(
            scene,
            "offer",
            "table-sound-on",
            html`${drawIcon("silent")} <span>${scene.t("table-sound-on")}</span>`,
            turn,
          )
        : drawTool(scene, "sound", "table-sound", drawIcon(sounds ? "sound" : "silent"), turn, { pressed: sounds }),
      drawTool(scene, "hint", "hint", drawIcon("hint"), seek, hint),
      drawTool(scene, "undo", "table-undo", drawIcon("undo"), () => this.undo(), undo),
    ];
  }

  /** Kind of prompt, for the style sheet; other kinds than "prompt" are announced, and Escape dismisses them. */
  get kind(): "prompt" | "refusal" | "right" {
    return "prompt";
  }

  /** Whether the prompt is announced although it is not the person's turn. */
  get addresses() {
    return false;
  }

  /** The prompt or another message. @param offered actions that the person is choosing between */
  prompt(scene: Scene, game: GameTable, offered: readonly string[]): unknown {
    if (offered.length) return whichInWords(offered, scene, game);
    return scene.table.result ? this.ending(scene, game) : game.prompt(scene);
  }

  /** Prompt after a deal has ended. */
  ending(scene: Scene, game: GameTable): string {
    const { over, results } = scene.table;
    if (!over) return standingInMatch(scene, game);
    return scene.t(results.length > 1 ? "table-match-over" : "table-deal-over");
  }

  /** Button beside the prompt. */
  beside(scene: Scene, game: GameTable): Drawing {
    return scene.table.result ? nothing : drawReading(scene, game, this.assist?.first(scene, game));
  }

  /** Exits that replace the game's buttons; null: draw the buttons. */
  ways(scene: Scene): Way[] | null {
    const { over, result } = scene.table;
    if (over) return [{ id: "leave", label: scene.t("table-new-match"), run: () => this.table.ctx.leave() }];
    return result && [{ id: "next", label: scene.t("table-next"), run: () => this.next(), key: "n", main: true }];
  }

  /** The middle of the table after a deal. */
  end(scene: Scene, game: GameTable): Drawing {
    return drawEnd(scene, game, this.outcome(scene, game), this.details(scene, game), this.scored);
  }

  outcome(scene: Scene, game: GameTable): Drawing {
    return drawDealResult(scene, game);
  }

  /** The source of a deal's points. */
  details(scene: Scene, game: GameTable): Drawing {
    return accountOf(scene, game);
  }

  // ---- Menu and dialogs

  /** Additional dialogs. */
  get panels(): Record<string, Entry> {
    return {};
  }

  /** First groups of the menu by name (`menu-<name>`). */
  menu(_item: Item): Record<string, unknown> {
    return {};
  }

  /** Menu items for ended deals. */
  past(_item: Item, _scene: Scene): unknown {
    return nothing;
  }

  /** Whether a deal has ended, so that the menu offers its dialogs. */
  ended(scene: Scene) {
    return scene.table.results.length > 0;
  }
}
