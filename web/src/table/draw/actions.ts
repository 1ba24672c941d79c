// The prompt and the action buttons, always in the same place.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { drawIcon } from "./bar.ts";
import { each, heard, yes } from "./drawing.ts";
import { actionInWords } from "../play/action-words.ts";
import type { Said } from "../play/hint.ts";
import { keyOf, labelOf } from "./panels.ts";
import { unfold } from "./prompt.ts";
import { aloud } from "../announcer/phrases.ts";
import type { Scene, GameTable, Button, Drawing } from "../game-table.ts";
import type { Way } from "../way.ts";
import type { TableContext } from "../context.ts";

/** State of the table that the game does not supply. */
export interface Situation {
  message: string | null; // replaces the prompt
  hint: Said | null; // replaces the prompt
  offered: readonly string[]; // actions that the person is choosing between
  dealing: boolean; // cards are being dealt
  cancel: () => void;
  addOverlay: TableContext["addOverlay"];
}

/** The part of a mode that decides on prompt and buttons. */
export interface ActionsMode {
  readonly folds: boolean;
  readonly kind: string;
  prompt(scene: Scene, game: GameTable, offered: readonly string[]): unknown;
  beside(scene: Scene, game: GameTable): Drawing;
  ways(scene: Scene): Way[] | null;
}

export function drawActions(scene: Scene, game: GameTable, mode: ActionsMode, situation: Situation) {
  const { message, hint, offered, dealing, addOverlay } = situation;
  const asks = scene.legal.length > 0 || !["person", "bot"].includes(scene.next);
  const folds = Boolean(message ?? hint) && mode.folds && !scene.table.result;
  const asked = () => (dealing ? scene.t("table-dealing") : mode.prompt(scene, game, offered));
  return html`
    <section class="actions" data-zone="actions" aria-label=${scene.t("table-actions")}
      data-asks=${asks ? "yes" : "no"}>
      <div class="prompt-row" data-advice=${yes(folds)}>
        <div class="prompt" tabindex="-1" data-kind=${message ? "refusal" : hint ? "hint" : mode.kind}><span
          class="prompt-words">${message ?? (hint ? drawHint(hint, scene) : asked())}</span></div>
        ${folds ? drawUnfold(scene, addOverlay) : nothing}
        ${mode.beside(scene, game)}
      </div>
      ${drawChoices(scene, game, mode.ways(scene), situation)}
    </section>`;
}

/** Button that unfolds the rest of a long prompt. */
export const drawUnfold = (scene: Scene, addOverlay: TableContext["addOverlay"]) => html`
  <button type="button" class="button quiet on-cloth prompt-more" aria-expanded="false"
    @click=${(event: Event) => unfold(event, addOverlay)}><span>${scene.t("table-unfold")}</span><span>${scene.t("table-fold")}</span></button>`;

const drawHint = ({ parts: [said, ...more], heard: full }: Said, scene: Scene) =>
  html`${drawIcon("hint")}${heard(`${scene.t("hint-said")} ${full}`)}<span aria-hidden="true">${said}${more.map(
    (part) => html`<span class="prompt-part">${scene.t("look-space")}${part}</span>`,
  )}</span>`;

/**
 * Buttons for reading again. Only the last play, or `first`, is visible without focus.
 * @param first a more relevant button
 */
export const drawReading = (scene: Scene, game: GameTable, first?: unknown) => html`
  <div class="reading" role="toolbar" aria-label=${scene.t("table-reading")}>${first}${each(
    [...(game.hasLast(scene) ? ["last"] : []), "words", "score", "opponents"],
    (panel) => html`
    <button type="button" class="button quiet on-cloth${panel === "last" && !first ? "" : " when-focused"}" aria-haspopup="dialog"
      aria-keyshortcuts=${scene.shortcut(keyOf(panel))}
      @click=${() => scene.open(panel)}>${scene.t(labelOf(panel, game))}</button>`,
  )}</div>`;

/** Prompt for choosing between several actions. */
export const whichInWords = (offered: readonly string[], scene: Scene, game: GameTable) =>
  game.which?.(offered, scene) ?? scene.t("table-which", { count: offered.length });

/** @param ways replaces the game's buttons */
function drawChoices(scene: Scene, game: GameTable, ways: Way[] | null, { offered, cancel }: Situation) {
  if (ways) return ways.length ? drawWays(ways, scene) : nothing;
  if (offered.length)
    return drawWays(
      [
        ...offered.map((action) => ({
          id: action,
          label: game.actionName?.(action, scene) ?? actionInWords(action, scene, game),
          name: actionInWords(action, aloud(scene, game.id), game),
          run: () => scene.act(action),
        })),
        { id: "cancel", label: scene.t("cancel"), run: cancel, key: "escape" },
      ],
      scene,
      scene.t("table-which", { count: offered.length }),
    );
  const box = game.box?.(scene) ?? nothing;
  if (box !== nothing) return box;
  const buttons = (game.buttons?.(scene) ?? []).filter((button) => !!button);
  return buttons.length
    ? html`<div class="buttons" role="toolbar" aria-label=${scene.t("table-choices")}>${repeat(
        buttons,
        (button) => button.id,
        (button) => drawButton(button, scene),
      )}</div>`
    : nothing;
}

/** @param label the question, if it must be answered first */
const drawWays = (ways: Way[], scene: Scene, label: string = "") =>
  html`<div class="buttons" role="toolbar" aria-label=${label || scene.t("table-choices")}>${repeat(
    ways,
    (way) => way.id,
    (way) => html`
  <button type="button" class="button${way.main ? " primary" : way.quiet ? " quiet on-cloth" : ""}" data-id=${way.id} data-key=${way.key ?? nothing} data-exit
    aria-keyshortcuts=${shortcut(way.key, scene)} @click=${once(way.run)}>${
      way.icon
        ? html`${drawIcon(way.icon)}${heard(way.label)}`
        : way.name
          ? html`<span aria-hidden="true">${way.label}</span>${heard(way.name)}`
          : way.label
    }</button>`,
  )}</div>`;

/** Ignore a quick second tap: it was meant for the previous content of this place. */
export const once =
  (run: () => void) =>
  ({ detail }: MouseEvent) =>
    detail < 2 && run();

const shortcut = (key: string | undefined, scene: Scene) =>
  key ? scene.shortcut(key === "escape" ? "Escape" : key.toUpperCase()) : nothing;

/** A button of the game; a dimmed one still responds, with the reason. */
export function drawButton({ id, label, actions, ask = id, why, key, main, apart }: Button, scene: Scene) {
  const may = actions ?? scene.legal.filter((action) => action === id);
  const press = () => (may.length ? scene.offer(may) : why ? scene.tell(why) : scene.act(ask));
  return html`
    <button type="button" class="button${main ? " primary" : ""}${apart ? " apart" : ""}" data-id=${id}
      data-key=${key ?? nothing} aria-keyshortcuts=${shortcut(key, scene)} aria-disabled=${may.length ? nothing : "true"}
      @click=${press}>${label ?? scene.say(id)}</button>`;
}
