// Assist tools at the table, loaded on first use: card locations, bid meanings, and notice of a settled result. Using
// one is reported like a hint.

import { html, nothing } from "lit-html";
import sources from "nanafuda:aids";
import { drawOpener, drawTiles, heard } from "../../table/draw/drawing.ts";
import { lang } from "../../i18n/messages.ts";
import { drawCalls } from "./bid-meanings.ts";
import { suitBySuit, type Scene, type GameTable } from "../../table/game-table.ts";
import type { Entry } from "../../table/draw/panels.ts";
import type { TableView } from "../../table/table.ts";

/** Additional engine modules. */
export { sources };

/** Message id of the title of the remaining cards; that of the bid meanings is the game's. */
const WHERE = "where-title";

export class Assist {
  #table: TableView;
  /** Replies of the engine, each with its state. */
  #replies: Record<string, { of: Protocol.State; reply: any }> = {};
  /** Removes the tools from the table. */
  readonly end: () => void;
  /** Index of the call to explain. */
  #call: number | null = null;
  /** Length of the story at the last automatic move of a settled deal; null: not playing it out. */
  #played: number | null = null;

  constructor(table: TableView) {
    this.#table = table;
    const opened = () => table.session.noteHint();
    const where: Entry = {
      label: WHERE,
      key: "w",
      opened,
      draw: (scene) => drawWhere(this.#ask("cardLocations")?.where, scene),
    };
    const shown = (action: string) =>
      table.part(`.actions :is([data-action="${action}"], [data-id="${action}"])`) !== null;
    const calls: Entry = {
      label: `${table.game.id}-calls`,
      opened,
      draw: (scene) => drawCalls(this.#ask("bidMeanings")?.calls, this.#call, shown, scene),
    };
    const key = ({ t }: Scene) => html`<p class="keys"><kbd>W</kbd> ${t(WHERE)}</p>`;
    this.end = table.add({
      panels: table.ctx.words.has(`${table.game.id}-call-name`) ? { where, calls } : { where },
      wrap: {
        last: leading,
        earlier: leading,
        keys: (entry) => ({ ...entry, draw: (scene, game) => html`${entry.draw(scene, game)}${key(scene)}` }),
      },
    });
  }

  /** Returns the engine's reply for the current state; null until it arrives, which triggers a redraw. */
  #ask(what: "cardLocations" | "bidMeanings" | "settledResult", then: () => void = () => this.#table.dialogs.draw()) {
    const { session } = this.#table;
    const of = session.state;
    if (this.#replies[what]?.of === of) return this.#replies[what].reply;
    const entry = { of, reply: null };
    this.#replies[what] = entry;
    const asking = session.request({ do: what }).then((reply) => {
      if (this.#replies[what] !== entry || !reply.ok || "cancelled" in reply) return;
      entry.reply = reply as any;
      then();
    });
    this.#table.run(asking);
    return null;
  }

  /** Explains a call by its index in the deal; null: the game has no calls. */
  get explain() {
    const { dialogs } = this.#table;
    if (!dialogs.panels.calls) return null;
    return (call: number) => {
      this.#call = call;
      dialogs.toggle("calls");
    };
  }

  /** Whether a settled deal is played out automatically, so the person's turn is skipped. */
  plays() {
    const { controller, session } = this.#table;
    const { story } = session.state;
    const goes = this.#played !== null && story.length > this.#played; // stop after an undo
    this.#played = goes ? story.length : null;
    if (goes) this.#table.act(controller.legal[0]);
    else if (controller.legal.length > 1) this.#ask("settledResult", () => this.#table.draw());
    return goes;
  }

  /** Whether a settled deal is being played out. */
  get finishing() {
    return this.#played !== null;
  }

  #finish() {
    const { controller, session } = this.#table;
    this.#played = session.state.story.length;
    session.noteHint();
    this.#table.act(controller.legal[0]);
  }

  /** The button beside the prompt; null: the last trick or play, whose sheet links to the remaining cards. */
  first(scene: Scene, game: GameTable) {
    const { session, dialogs } = this.#table;
    const { of, reply } = this.#replies.settledResult ?? {};
    if (of === session.state && reply?.settled && scene.legal.length > 1) {
      return html`<button type="button" class="button quiet on-cloth" data-aid="settled"
        @click=${() => this.#finish()}>${scene.t("settled-finish")}</button>`;
    }
    const { clientWidth, clientHeight } = this.#table.root;
    const tight = clientWidth < TIGHT && clientHeight < TIGHT;
    if (dialogs.panels.calls && game.calling?.(scene.table)) return drawAid("calls", tight, scene);
    return game.hasLast(scene) ? null : drawAid("where", tight, scene);
  }
}

/** Pixels: on screens smaller than this in both dimensions the prompt needs the room, and the menu has the tools. */
const TIGHT = 620;

/** Button that opens an assist tool. */
const drawAid = (name: "where" | "calls", tight: boolean, scene: Scene) => html`
  <button type="button" class="button quiet on-cloth${tight ? " when-focused" : ""}" data-aid=${name} aria-haspopup="dialog"
    aria-keyshortcuts=${name === "where" ? scene.shortcut("W") : nothing}
    @click=${() => scene.open(name)}>${name === "where" ? scene.t("where-open") : scene.say("calls")}</button>`;

/** Adds a link to the remaining cards to the sheet of played cards. */
const leading = (entry: Entry): Entry => ({
  ...entry,
  draw: (scene, game) =>
    html`${entry.draw(scene, game)}<p class="row">${drawOpener("where", scene.t("where-open"), scene)}</p>`,
});

/**
 * Card locations: the cards not yet seen, grouped by the places where they may be.
 * @param found undefined: being computed
 */
function drawWhere(found: Protocol.Whereabouts[] | undefined, scene: Scene) {
  const { t, table, pack } = scene;
  if (table.result) return html`<p>${t("where-over")}</p>`;
  if (!found) return html`<p>${t("aid-looking")}</p>`;
  const joker = pack.joker ?? "";
  return html`
    <p class="small-print">${t("where-note")}</p>
    ${found.map(({ seats, aside, cards }) => {
      const names = seats.map(scene.seatName);
      if (aside) names.push(t("where-aside", { game: table.game, phase: table.phase }));
      const places = new Intl.ListFormat(lang, { type: "disjunction" }).format(names);
      const sorted = [...suitBySuit(cards, pack), ...cards.filter((card) => card === joker)];
      return html`
      <h3>${t(names.length > 1 ? "where-one-of" : "where-surely", { places })}</h3>
      <p class="whereabouts">${drawTiles(sorted, scene)}${heard(scene.list(sorted.map(scene.cardName)))}</p>`;
    })}`;
}
