// The bar above a table: menu, what is being played, the mode's buttons and the rules.

import { html, nothing } from "lit-html";
import { icon } from "../../cards/cards.ts";
import { template } from "../../cards/template.ts";
import { heard } from "./drawing.ts";
import type { Scene } from "../game-table.ts";
import type { TableContext } from "../context.ts";
import type { Dialogs } from "./panels.ts";
import type { IconName } from "../../cards/icons.ts";

/** Options of a bar button. */
interface Tool {
  keys?: string; // as in `aria-keyshortcuts`
  key?: string; // letter shortcut
  dim?: boolean; // only explains why it is unavailable
  pressed?: boolean; // state of a toggle
  opens?: "dialog";
  expanded?: boolean; // whether what it opens is open
}

/** Content supplied by the mode. */
interface Bar {
  title: string;
  place: unknown; // which deal, or which of how many
  tools: unknown;
  below?: unknown;
}

export const drawBar = (
  scene: Scene,
  table: { ctx: TableContext; dialogs: Dialogs; side: boolean; toggleSide(): void },
  { title, place, tools, below = nothing }: Bar,
) => html`
  <header class="bar">
    ${drawTool(scene, "menu", "table-menu", drawIcon("menu"), () => table.dialogs.toggle("menu"), { opens: "dialog" })}
    <h1 class="bar-title"><span>${title}</span> ${
      place === nothing ? nothing : html`<span class="bar-deal">${place}</span>`
    }</h1>
    ${tools}
    ${drawTool(scene, "help", "table-help", html`<span aria-hidden="true">?</span>`, () => table.ctx.showRules(), { keys: "?" })}
    ${scene.wide ? drawTool(scene, "side", "table-side", drawIcon("side"), () => table.toggleSide(), { expanded: table.side }) : nothing}
    ${below}
  </header>`;

/**
 * @param kind for the style sheet: `bar-<kind>`
 * @param name message id
 */
export const drawTool = (
  scene: Scene,
  kind: string,
  name: string,
  sign: unknown,
  run: (event: MouseEvent) => unknown,
  { keys, key, dim, pressed, opens, expanded }: Tool = {},
) => html`
  <button type="button" class="button bare on-cloth bar-${kind}" aria-label=${scene.t(name)}
    aria-haspopup=${opens ?? nothing} aria-expanded=${expanded ?? nothing} data-key=${key ?? nothing}
    aria-keyshortcuts=${keys ? scene.shortcut(keys) : nothing} aria-pressed=${pressed ?? nothing}
    aria-disabled=${dim ? "true" : nothing} @click=${run}>${sign}</button>`;

export const drawIcon = (name: IconName) => template(icon(name));

/** Position in a series. @param words the same for screen readers */
export const drawPlace = (words: string, n: number, of: number) =>
  html`${heard(words)}<span aria-hidden="true">${n} / ${of}</span>`;
