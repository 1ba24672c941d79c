/**
 * The bar above a table: the menu, what is played here, what its sitting puts there, and the rules.
 * @typedef {import("../game-table.js").Scene} Scene
 *
 * @typedef {Object} Tool  what else there is to a button of the bar
 * @property {string} [keys]   as in `aria-keyshortcuts`
 * @property {string} [key]    the letter that presses it
 * @property {boolean} [dim]   it only says why not
 * @property {boolean} [pressed]  of what is on or off
 * @property {"dialog"} [opens]
 *
 * @typedef {Object} Bar  what a sitting puts there
 * @property {string} title
 * @property {unknown} place  which deal, or which of how many
 * @property {unknown} tools
 * @property {unknown} [below]
 */
import { html, nothing } from "lit-html";
import { icon } from "../../cards/cards.js";
import { template } from "../../cards/template.js";
import { heard } from "./drawing.js";

/** @param {Scene} scene @param {import("../table.js").TableView} table @param {Bar} bar */
export const drawBar = (scene, { ctx, dialogs }, { title, place, tools, below = nothing }) => html`
  <header class="bar">
    ${drawTool(scene, "menu", "table-menu", drawIcon("menu"), () => dialogs.toggle("menu"), { opens: "dialog" })}
    <h1 class="bar-title"><span>${title}</span> ${
      place === nothing ? nothing : html`<span class="bar-deal">${place}</span>`
    }</h1>
    ${tools}
    ${drawTool(scene, "help", "table-help", html`<span aria-hidden="true">?</span>`, () => ctx.showRules(), { keys: "?" })}
    ${below}
  </header>`;

/**
 * @param {Scene} scene @param {string} kind  for the style sheet: `bar-<kind>` @param {string} name  a message's id
 * @param {unknown} sign @param {() => void} run @param {Tool} [more]
 */
export const drawTool = (scene, kind, name, sign, run, { keys, key, dim, pressed, opens } = {}) => html`
  <button type="button" class="button bare on-cloth bar-${kind}" aria-label=${scene.t(name)}
    aria-haspopup=${opens ?? nothing} data-key=${key ?? nothing}
    aria-keyshortcuts=${keys ? scene.shortcut(keys) : nothing} aria-pressed=${pressed ?? nothing}
    aria-disabled=${dim ? "true" : nothing} @click=${run}>${sign}</button>`;

/** @param {import("../../cards/icons.js").IconName} name */
export const drawIcon = (name) => template(icon(name));

/** Which of how many. @param {string} words  the same for listeners @param {number} n @param {number} of */
export const drawPlace = (words, n, of) => html`${heard(words)}<span aria-hidden="true">${n} / ${of}</span>`;
