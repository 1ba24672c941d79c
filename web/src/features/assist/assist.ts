// Aids that teach at the table, fetched once somebody wants them: where a card may be, what a call means, and that the
// rest of a deal changes nothing. Whatever has been looked at is told of, as a hint is.

import { html, nothing } from "lit-html";
import sources from "nanafuda:aids";
import { drawOpener } from "../../table/draw/drawing.ts";
import { drawCalls } from "./bid-meanings.ts";
import { drawWhere } from "./card-locations.ts";
import type { Scene, GameTable } from "../../table/game-table.ts";
import type { Entry } from "../../table/draw/panels.ts";
import type { TableView } from "../../table/table.ts";

/** What the engine is without before. */
export { sources };

/** The dialogs, and what each is called. */
const LABELS = { where: "where-title", calls: "calls-title" };

export class Aids {
  #table: TableView;
  #used: () => void;
  /** What the engine has told, and of which state. */
  #told: Record<string, { of: Seam.State; reply: any }> = {};
  /** The dialogs as they are without. */
  #before: Record<string, Entry>;
  /** Which of the deal's calls is asked about. */
  #call: number | null = null;
  /** How far the deal was when it was last played on by itself; null: it is not. */
  #played: number | null = null;

  /** @param used called when one has told something */
  constructor(table: TableView, used: () => void) {
    this.#table = table;
    this.#used = used;
    const { panels } = table.dialogs;
    const opened = () => this.#used();
    const { last, earlier, keys } = panels;
    this.#before = { last, earlier, keys };
    panels.last = { ...last, draw: leading(last) };
    panels.earlier = { ...earlier, draw: leading(earlier) };
    const key = ({ t }: Scene) => html`<p class="keys"><kbd>W</kbd> ${t(LABELS.where)}</p>`;
    panels.keys = { ...keys, draw: (scene, game) => html`${keys.draw(scene, game)}${key(scene)}` };
    panels.where = {
      label: LABELS.where,
      key: "w",
      opened,
      draw: (scene) => drawWhere(this.#ask("where")?.where, scene),
    };
    if (!table.ctx.words.has(`${table.game.id}-call-name`)) return;
    const shown = (action: string) =>
      table.part(`.actions :is([data-action="${action}"], [data-id="${action}"])`) !== null;
    panels.calls = {
      label: LABELS.calls,
      opened,
      draw: (scene) => drawCalls(this.#ask("calls")?.calls, this.#call, shown, scene),
    };
  }

  /** Takes them off the table again. */
  end() {
    const { panels } = this.#table.dialogs;
    for (const name in LABELS) delete panels[name];
    Object.assign(panels, this.#before);
  }

  /** What the engine tells of the state that there is; null until it has, and then it is drawn. */
  #ask(what: "where" | "calls" | "settled", then: () => void = () => this.#table.dialogs.draw()) {
    const { controller, ctx } = this.#table;
    const of = controller.state;
    if (this.#told[what]?.of === of) return this.#told[what].reply;
    const told = { of, reply: null };
    this.#told[what] = told;
    const asking = ctx.engine.request({ do: what }).then((reply) => {
      if (this.#told[what] !== told || !reply.ok || "cancelled" in reply) return;
      told.reply = reply as any;
      then();
    });
    this.#table.run(asking);
    return null;
  }

  /** What a call means, by its number in the deal; null: there is nothing to be said of calls. */
  get explain() {
    const { dialogs } = this.#table;
    if (!dialogs.panels.calls) return null;
    return (call: number) => {
      this.#call = call;
      dialogs.toggle("calls");
    };
  }

  /** Whether the person's turn needs them no more: the deal is played to its end by itself. */
  plays() {
    const { controller } = this.#table;
    const { story } = controller.state;
    const goes = this.#played !== null && story.length > this.#played; // not where it was taken back
    this.#played = goes ? story.length : null;
    if (goes) this.#table.act(controller.legal[0]);
    else if (controller.legal.length > 1) this.#ask("settled", () => this.#table.draw());
    return goes;
  }

  /** Whether the deal is being played to its end. */
  get finishing() {
    return this.#played !== null;
  }

  #finish() {
    const { controller } = this.#table;
    this.#played = controller.state.story.length;
    this.#used();
    this.#table.act(controller.legal[0]);
  }

  /**
   * What is offered beside the prompt, before all else: null: nothing is nearer than the last trick or play, whose
   * sheet leads to the cards that are out.
   */
  first(scene: Scene, game: GameTable) {
    const { controller, dialogs } = this.#table;
    const { of, reply } = this.#told.settled ?? {};
    if (of === controller.state && reply?.settled && scene.legal.length > 1) {
      return html`<button type="button" class="button quiet on-cloth" data-aid="settled"
        @click=${() => this.#finish()}>${scene.t("settled-finish")}</button>`;
    }
    const { clientWidth, clientHeight } = this.#table.root;
    const tight = clientWidth < TIGHT && clientHeight < TIGHT;
    if (dialogs.panels.calls && CALLING.includes(scene.table.phase)) return drawAid("calls", tight, scene);
    return game.hasLast(scene) ? null : drawAid("where", tight, scene);
  }
}

/** On screens that are smaller than so many pixels both ways the prompt needs the room: there the menu leads on. */
const TIGHT = 620;

/** A button that opens an aid. */
const drawAid = (name: "where" | "calls", tight: boolean, scene: Scene) => html`
  <button type="button" class="button quiet on-cloth${tight ? " when-focused" : ""}" data-aid=${name} aria-haspopup="dialog"
    aria-keyshortcuts=${name === "where" ? scene.shortcut("W") : nothing}
    @click=${() => scene.open(name)}>${scene.t(`${name}-open`)}</button>`;

/** The sheet of what has been played leads to what is out. */
const leading =
  (entry: Entry): typeof entry.draw =>
  (scene, game) =>
    html`${entry.draw(scene, game)}<p class="row">${drawOpener("where", scene.t("where-open"), scene)}</p>`;

/** Phases in which calls are made. */
const CALLING = ["auction", "bet", "predict"];
