/**
 * The dialogs of the table: one native <dialog>, whose content is drawn by name. The browser keeps the focus inside
 * and gives it back.
 * @typedef {import("./game.js").Scene} Scene
 * @typedef {import("./game.js").GameTable} GameTable
 * @typedef {{label: string, key?: string, wide?: boolean, ended?: boolean, opened?: () => void,
 *   draw: (scene: Scene, game: GameTable) => import("./game.js").Drawing}} Entry  `ended`: for when a deal has ended
 */
import { html, nothing } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { icon } from "../cards/cards.js";
import { drawDealSheet, drawStandings } from "./score.js";
import { seatInWords, seatOrder } from "./seats.js";

/** @type {Record<string, Entry>} */
const PANELS = {
  last: { label: "table-last", key: "l", draw: (scene, game) => game.last(scene) },
  earlier: { label: "table-earlier", draw: (scene, game) => game.earlier(scene) },
  score: { label: "table-score", key: "s", draw: drawScore },
  opponents: { label: "table-opponents", key: "o", draw: drawOpponents },
  words: {
    label: "table-in-words",
    key: "t",
    draw: (scene, game) => html`
    <div class="in-words">${game
      .inWords(scene)
      .filter(Boolean)
      .map((line) => html`<p>${line}</p>`)}</div>`,
  },
  keys: { label: "table-keys", draw: drawKeys },
};

/** @param {Scene} scene @param {GameTable} game */
function drawScore(scene, game) {
  return html`${scene.table.result ? drawDealSheet(scene, game) : nothing}
    <h3>${scene.t("table-all-deals")}</h3>${drawStandings(scene, game)}`;
}

/** @param {Scene} scene @param {GameTable} game */
function drawOpponents(scene, game) {
  return html`<ul class="plain-list" role="list">${seatOrder(scene).map((seat) => html`<li>${seatInWords(seat, scene, game)}</li>`)}</ul>
    <p class="small-print">${scene.t("table-opponents-note")}</p>`;
}

const KEYS = ["hand", "choose", "skip", "hint", "undo", "last", "score", "opponents", "words"];
const LATER_KEYS = ["next", "replay", "rules", "cancel"];

/** @param {Scene} scene @param {GameTable} game */
function drawKeys(scene, game) {
  /** @param {string} id */
  const common = (id) =>
    id === "last" && game.panels?.last ? `L | ${scene.t(game.panels.last.label)}` : scene.t(`table-key-${id}`);
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
  /** @type {string | null} */ name = null;

  /** @param {HTMLElement} root @param {GameTable} game @param {() => void} redraw @param {Record<string, Entry>} [more] */
  constructor(root, game, redraw, more = {}) {
    this.root = root;
    this.redraw = redraw;
    /** @type {Record<string, Entry>} */
    this.panels = { ...PANELS, ...game.panels, ...more };
  }

  /** @returns {HTMLDialogElement | null} the dialog, if it is open */
  get open() {
    return /** @type {HTMLDialogElement | null} */ (this.root.querySelector("dialog.table-dialog[open]"));
  }

  /** The dialog that a letter opens. @param {string} letter */
  keyed(letter) {
    return Object.keys(this.panels).find((name) => this.panels[name].key === letter) ?? null;
  }

  /** Opens a dialog; closes it if it is the open one. @param {string} name */
  toggle(name) {
    const open = this.open;
    if (open && this.name === name) return open.close();
    this.name = name;
    this.panels[name]?.opened?.();
    this.redraw();
    const dialog = /** @type {HTMLDialogElement} */ (this.root.querySelector("dialog.table-dialog"));
    if (open) {
      const first = dialog.querySelector("[autofocus], .sheet-head button");
      if (first instanceof HTMLElement) first.focus();
    } else {
      dialog.showModal();
    }
    dialog.querySelector(".sheet-body")?.scrollTo(0, 0);
  }

  close() {
    this.open?.close();
  }

  /** @param {Scene} scene @param {GameTable} game @param {() => import("./game.js").Drawing} menu */
  draw(scene, game, menu) {
    const panel = this.name === null ? null : this.panels[this.name];
    const label = this.name === "menu" ? "table-menu" : panel?.label;
    /** @param {MouseEvent} event  a press on the backdrop closes */
    const outside = (event) => {
      if (event.target === event.currentTarget) this.close();
    };
    /** The news of a dialog's end comes late: it may be open again. */
    const closed = () => {
      if (this.open) return;
      this.name = null;
      this.redraw();
    };
    return html`
      <dialog class="sheet table-dialog${panel?.wide ? " wide tall" : ""}" data-panel=${this.name ?? nothing} aria-labelledby="table-dialog-title"
        @click=${outside} @close=${closed}>
        ${
          label
            ? html`
          <div class="sheet-head">
            <h2 id="table-dialog-title">${scene.t(label)}</h2>
            <button type="button" class="button bare" aria-label=${scene.t("close")} @click=${() => this.close()}>${unsafeHTML(icon("close"))}</button>
          </div>
          <div class="sheet-body" tabindex="0" role="group" aria-labelledby="table-dialog-title">${this.name === "menu" ? menu() : panel?.draw(scene, game)}</div>`
            : nothing
        }
      </dialog>`;
  }
}
