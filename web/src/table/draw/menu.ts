// The menu at the table: dialogs, help and the mode's own items.

import { html, nothing } from "lit-html";
import { hasKeyboard } from "../input/keyboard.ts";
import type { Scene } from "../game-table.ts";
import type { TableContext } from "../context.ts";
import type { Dialogs } from "./panels.ts";

/** A menu item, labelled by its message id; choosing it closes the menu. */
export type Item = (id: string, run: () => void) => unknown;

/** Dialogs that help to play; all others show the state of the game. */
const HELP = ["opponents", "words", "keys"];

/** Contents of the menu; the members of its mode are explained there. */
interface MenuParts {
  ctx: TableContext;
  dialogs: Dialogs;
  mode: {
    readonly leaving: string | null;
    ended(scene: Scene): boolean;
    menu(item: Item): Record<string, unknown>;
    past(item: Item, scene: Scene): unknown;
  };
}

export function drawMenu(scene: Scene, { ctx, dialogs, mode }: MenuParts) {
  const { panels } = dialogs;
  const item: Item = (id, run) =>
    html`<button type="button" class="button menu-item" @click=${() => {
      dialogs.close();
      run();
    }}>${scene.t(id)}</button>`;
  const panel = (name: string) =>
    html`<button type="button" class="button menu-item"
      @click=${() => dialogs.toggle(name)}>${scene.t(panels[name].label)}</button>`;
  const ended = mode.ended(scene);
  const there = Object.keys(panels).filter((name) => ended || !panels[name].ended);
  return html`
    <div class="menu">
      <div class="menu-group menu-end">
        ${item("table-settings", () => ctx.showSettings())}
        ${mode.leaving ? item(mode.leaving, () => ctx.leave()) : nothing}
      </div>
      ${Object.entries(mode.menu(item)).map(([name, items]) => group(scene, name, items))}
      ${group(scene, "look", [there.filter((name) => !HELP.includes(name)).map(panel), mode.past(item, scene)])}
      ${group(scene, "help", [
        item("table-card", () => ctx.showRules()),
        item("rules-all", () => ctx.showRules(true)),
        there.filter((name) => HELP.includes(name) && (name !== "keys" || hasKeyboard())).map(panel),
        html`<a class="button menu-item" href="fair.${ctx.words.lang}.html"
          target="_blank" rel="noopener">${scene.t("nav-fair")}</a>`,
      ])}
    </div>`;
}

const group = (
  scene: Scene,
  name: string,
  items: unknown,
) => html`<div class="menu-group menu-${name}" role="group" aria-labelledby="menu-${name}">
    <h3 id="menu-${name}">${scene.t(`menu-${name}`)}</h3>
    ${items}
  </div>`;
