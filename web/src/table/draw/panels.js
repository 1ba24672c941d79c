/**
 * The dialogs of the table: panels known by name, shown one at a time on the shell's sheet.
 * @typedef {import("../game-table.js").Scene} Scene
 * @typedef {import("../game-table.js").GameTable} GameTable
 * @typedef {{label: string, key?: string, wide?: boolean, ended?: boolean, aloud?: boolean, opened?: () => void,
 *   draw: (scene: Scene, game: GameTable) => import("../game-table.js").Drawing}} Entry  `ended`: once a deal has ended;
 *   `aloud`: a screen reader reads it by itself
 * @typedef {{draw: () => void, close: () => void, dialog: {open: boolean}}} Sheet  an open one
 */
import { html } from "lit-html";
import { drawStandings, totalsInWords, winnersInWords } from "./score.js";
import { seatInWords, seatOrder } from "./seats.js";

/** @type {Record<string, Entry>} */
const PANELS = {
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

/** What a dialog is called at this table. @param {string} name @param {GameTable} game */
export const labelOf = (name, { labels, panels }) => labels?.[name] ?? panels?.[name]?.label ?? PANELS[name].label;

/** The letter that opens a dialog of every table. @param {string} name */
export const keyOf = (name) => PANELS[name].key?.toUpperCase() ?? "";

/** The whole table, line by line. @param {Scene} scene @param {GameTable} game */
export function tableInWords(scene, game) {
  const { result, over, winners, results } = scene.table;
  const cards = result ? [] : game.hand(scene);
  const unnamed = { ...scene, levels: [] };
  return [
    ...game.inWords(scene),
    ...seatOrder(scene).map((seat) => seatInWords(seat, unnamed, game) + scene.t("table-stop")),
    results.length > 0 && totalsInWords(scene, game),
    result ? game.outcome(result, scene) : game.prompt(scene),
    over && winnersInWords(winners, scene),
    cards.length > 0 && scene.say("hand-in-words", { ...scene.table, cards }),
  ]
    .filter((line) => !!line)
    .map((line) => String(line).replace(/(?<![.。!！?？])$/u, scene.t("table-stop")));
}

/** @param {Scene} scene @param {GameTable} game */
function drawScore(scene, game) {
  return html`<h3>${scene.t("table-all-deals")}</h3>${drawStandings(scene, game)}`;
}

/** @param {Scene} scene @param {GameTable} game */
function drawOpponents(scene, game) {
  return html`
    <ul class="plain-list" role="list">${seatOrder(scene).map(
      (seat) => html`<li>${seatInWords(seat, scene, game)}</li>`,
    )}</ul>
    <p class="small-print">${scene.t("table-opponents-note")}</p>`;
}

const KEYS = ["hand", "choose", "skip", "hint", "undo", "last", "score", "opponents", "words"];
const LATER_KEYS = ["next", "replay", "rules", "cancel"];

/** @param {Scene} scene @param {GameTable} game */
function drawKeys(scene, game) {
  /** @param {string} id */
  const common = (id) =>
    id === "last" && game.labels ? `L | ${scene.t(game.labels.last)}` : scene.t(`table-key-${id}`);
  const own = game.keys.map((id) => scene.t(id));
  return html`<table class="keys"><tbody>${[...KEYS.map(common), ...own, ...LATER_KEYS.map(common)].map((line) => {
    const [keys, meaning] = line.split("|");
    return html`<tr><th scope="row">${keys
      .trim()
      .split(" ")
      .map((key) => html`<kbd>${key}</kbd> `)}</th><td>${meaning.trim()}</td></tr>`;
  })}</tbody></table><p class="small-print">${scene.t("table-keys-note")}</p>`;
}

export class Dialogs {
  #name = "";
  /** @type {Sheet | null} */ #sheet = null;

  /**
   * @param {GameTable} game
   * @param {{openSheet: import("../table.js").TableContext["openSheet"], scene: () => Scene, host: HTMLElement}} place
   * @param {Entry} menu
   * @param {Record<string, Entry>} more
   */
  constructor(game, place, menu, more) {
    this.game = game;
    this.place = place;
    this.menu = menu;
    /** @type {Record<string, Entry>} */
    this.panels = { ...PANELS, ...game.panels, ...more };
    for (const name in game.labels) this.panels[name] = { ...PANELS[name], label: game.labels[name] };
  }

  /** Whether one is open. */
  get open() {
    return this.#sheet?.dialog.open ?? false;
  }

  /** Whether it is this one. @param {string} name */
  shows(name) {
    return this.open && this.#name === name;
  }

  /** The dialog that a letter opens. @param {string} letter */
  keyed(letter) {
    return Object.keys(this.panels).find((name) => this.panels[name].key === letter) ?? null;
  }

  /** Opens a dialog; closes it if it is the open one. @param {string} name */
  toggle(name) {
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

  /** Draws the open one anew. */
  draw() {
    if (this.open) this.#sheet?.draw();
  }

  close() {
    if (this.open) this.#sheet?.close();
  }
}
