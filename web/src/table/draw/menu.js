/**
 * The menu at the table: what can be looked at, what helps, and what its sitting offers besides.
 * @typedef {import("../game-table.js").Scene} Scene
 * @typedef {(id: string, run: () => void) => unknown} Item  a line of the menu, named by its words, which closes it
 */
import { html, nothing } from "lit-html";
import { hasKeyboard } from "../input/keyboard.js";

/** The dialogs that help to play; all others show how things stand. */
const HELP = ["opponents", "words", "keys"];

/** @param {Scene} scene @param {import("../table.js").TableView} table */
export function drawMenu(scene, { ctx, dialogs, sitting }) {
  const { panels } = dialogs;
  /** @type {Item} */
  const item = (id, run) =>
    html`<button type="button" class="button menu-item" @click=${() => {
      dialogs.close();
      run();
    }}>${scene.t(id)}</button>`;
  /** @param {string} name */
  const panel = (name) =>
    html`<button type="button" class="button menu-item"
      @click=${() => dialogs.toggle(name)}>${scene.t(panels[name].label)}</button>`;
  const ended = sitting.ended(scene);
  const there = Object.keys(panels).filter((name) => ended || !panels[name].ended);
  return html`
    <div class="menu">
      ${Object.entries(sitting.menu(item)).map(([name, items]) => group(scene, name, items))}
      ${group(scene, "look", [there.filter((name) => !HELP.includes(name)).map(panel), sitting.past(item, scene)])}
      ${group(scene, "help", [
        item("table-card", () => ctx.showRules()),
        item("rules-all", () => ctx.showRules(true)),
        there.filter((name) => HELP.includes(name) && (name !== "keys" || hasKeyboard())).map(panel),
        html`<a class="button menu-item" href="fair.${ctx.words.lang}.html"
          target="_blank" rel="noopener">${scene.t("nav-fair")}</a>`,
      ])}
      <div class="menu-group menu-end">
        ${item("table-settings", () => ctx.showSettings())}
        ${sitting.leaving ? item(sitting.leaving, () => ctx.leave()) : nothing}
      </div>
    </div>`;
}

/** @param {Scene} scene @param {string} name @param {unknown} items */
const group = (
  scene,
  name,
  items,
) => html`<div class="menu-group menu-${name}" role="group" aria-labelledby="menu-${name}">
    <h3 id="menu-${name}">${scene.t(`menu-${name}`)}</h3>
    ${items}
  </div>`;
