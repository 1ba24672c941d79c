// Named dialogs of the table, shown one at a time on the shell's sheet.

import type { Sheet } from "../context.ts";
import { html } from "lit-html";
import { matchHeadline } from "./headline.ts";
import { drawStandings, totalsInWords } from "./score.ts";
import { seatInWords, seatOrder } from "./seats.ts";
import type { Scene, GameTable, Drawing } from "../game-table.ts";
import type { TableContext } from "../context.ts";

/** `ended`: only after a deal has ended; `aloud`: a screen reader reads it on opening. */
export type Entry = {
  label: string;
  key?: string;
  wide?: boolean;
  ended?: boolean;
  aloud?: boolean;
  opened?: () => void;
  draw: (scene: Scene, game: GameTable) => Drawing;
};

/** Dialogs that a feature adds to a table. */
export interface TablePart {
  panels?: Record<string, Entry>; // further dialogs by name
  wrap?: Record<string, (entry: Entry) => Entry>; // replacements of dialogs that are there, by name
}

const PANELS: Record<string, Entry> = {
  last: { label: "table-last", key: "l", aloud: true, draw: (scene, game) => game.last(scene) },
  earlier: { label: "table-earlier", draw: (scene, game) => game.earlier(scene) },
  score: { label: "table-score", key: "s", draw: drawScore },
  opponents: { label: "table-opponents", key: "o", aloud: true, draw: drawOpponents },
  words: {
    label: "table-in-words",
    key: "t",
    aloud: true,
    draw: (scene, game) => html`
    <div class="in-words">${tableInWords(scene, game).map((line) => html`<p>${line}</p>`)}</div>`,
  },
  keys: { label: "table-keys", draw: drawKeys },
};

/** Title of a dialog at this table. */
export const labelOf = (name: string, { labels, panels }: GameTable) =>
  labels?.[name] ?? panels?.[name]?.label ?? PANELS[name].label;

/** Letter shortcut of a dialog that every table has. */
export const keyOf = (name: string) => PANELS[name].key?.toUpperCase() ?? "";

/** The whole table in words, line by line. */
export function tableInWords(scene: Scene, game: GameTable) {
  const { result, over, results } = scene.table;
  const cards = result ? [] : game.hand(scene);
  const unnamed = { ...scene, levels: [], title: "" };
  return [
    ...game.inWords(scene),
    ...seatOrder(scene).map((seat) => seatInWords(seat, unnamed, game) + scene.t("table-stop")),
    results.length > 0 && totalsInWords(scene, game),
    result ? game.outcome(result, scene) : game.prompt(scene),
    over && matchHeadline(scene, game),
    cards.length > 0 && scene.say("hand-in-words", { ...scene.table, cards }),
  ]
    .filter((line) => !!line)
    .map((line) => String(line).replace(/(?<![.。!！?？])$/u, scene.t("table-stop")));
}

function drawScore(scene: Scene, game: GameTable) {
  return html`<h3>${scene.t("table-all-deals")}</h3>${drawStandings(scene, game)}`;
}

function drawOpponents(scene: Scene, game: GameTable) {
  return html`
    <ul class="plain-list" role="list">${seatOrder(scene).map(
      (seat) => html`<li>${seatInWords(seat, scene, game)}</li>`,
    )}</ul>
    <p class="small-print">${scene.t("table-opponents-note")}</p>`;
}

const KEYS = ["hand", "playable", "choose", "skip", "hint", "undo", "last", "score", "opponents", "words"];
const LATER_KEYS = ["next", "replay", "rules", "cancel"];

function drawKeys(scene: Scene, game: GameTable) {
  const common = (id: string) =>
    id === "last" && game.labels ? `L | ${scene.t(game.labels.last)}` : scene.t(`table-key-${id}`);
  const own = game.keys.map((id) => scene.t(id));
  return html`<table class="keys"><tbody>${[...KEYS.map(common), ...own, ...LATER_KEYS.map(common)].map((line) => {
    const [keys, meaning] = line.split("|");
    return html`<tr><th scope="row">${keys
      .trim()
      .split(" ")
      .map((key) => [html`<kbd>${key}</kbd>`, " "])}</th><td>${meaning.trim()}</td></tr>`;
  })}</tbody></table><p class="small-print">${scene.t("table-keys-note")}</p>`;
}

interface DialogsPlace {
  openSheet: TableContext["openSheet"];
  scene: () => Scene;
  host: HTMLElement;
}

export class Dialogs {
  declare game: GameTable;
  declare place: DialogsPlace;
  declare menu: Entry;

  #panels: Record<string, Entry>;
  #name = "";
  #sheet: Sheet | null = null;

  constructor(game: GameTable, place: DialogsPlace, menu: Entry, more: Record<string, Entry>) {
    this.game = game;
    this.place = place;
    this.menu = menu;
    this.#panels = { ...PANELS, ...game.panels, ...more };
    for (const name in game.labels) this.#panels[name] = { ...PANELS[name], label: game.labels[name] };
  }

  /** The dialogs by name, in the menu's order. */
  get panels(): Readonly<Record<string, Entry>> {
    return this.#panels;
  }

  /** Adds dialogs and replaces others. @returns undoes both */
  add({ panels = {}, wrap = {} }: TablePart): () => void {
    const before = Object.fromEntries(Object.keys(wrap).map((name) => [name, this.#panels[name]]));
    for (const name in wrap) this.#panels[name] = wrap[name](before[name]);
    Object.assign(this.#panels, panels);
    return () => {
      for (const name in panels) delete this.#panels[name];
      Object.assign(this.#panels, before);
    };
  }

  get open() {
    return this.#sheet?.dialog.open ?? false;
  }

  /** Whether this dialog is open. */
  shows(name: string) {
    return this.open && this.#name === name;
  }

  /** Returns the dialog that a letter opens. */
  keyed(letter: string) {
    return Object.keys(this.panels).find((name) => this.panels[name].key === letter) ?? null;
  }

  /** Opens a dialog, or closes it if it is open. */
  toggle(name: string) {
    const again = this.shows(name);
    this.close();
    if (again) return;
    this.#name = name;
    const panel = name === "menu" ? this.menu : this.panels[name];
    const { openSheet, scene, host } = this.place;
    this.#sheet = openSheet({
      title: () => scene().t(panel.label),
      body: () => panel.draw(scene(), this.game),
      kind: panel.wide ? "table-dialog wide tall" : "table-dialog",
      host,
      aloud: panel.aloud,
    });
    panel.opened?.();
  }

  /** Redraws the open dialog. */
  draw() {
    if (this.open) this.#sheet?.draw();
  }

  close() {
    if (this.open) this.#sheet?.close();
  }
}
