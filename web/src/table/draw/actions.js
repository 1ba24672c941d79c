/**
 * The prompt and what can be done besides choosing a card: always in this place.
 * @typedef {import("../game-table.js").Scene} Scene
 * @typedef {import("../game-table.js").GameTable} GameTable
 * @typedef {import("../game-table.js").Button} Button
 * @typedef {import("../modes/mode.js").Sitting} Sitting
 * @typedef {import("../modes/mode.js").Way} Way
 *
 * @typedef {Object} Told  what the table has to say by itself
 * @property {string | null} message  stands in the prompt's place
 * @property {import("../play/hint.js").Said | null} hint  so does a hint
 * @property {readonly string[]} offered  actions between which the person is choosing
 * @property {boolean} dealing  cards are being dealt
 * @property {() => void} cancel
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { drawIcon } from "./bar.js";
import { each, heard, yes } from "./drawing.js";
import { actionInWords } from "../play/hint.js";
import { keyOf, labelOf } from "./panels.js";
import { unfold } from "./prompt.js";
import { aloud } from "../announcer/phrases.js";

/** @param {Scene} scene @param {GameTable} game @param {Sitting} sitting @param {Told} told */
export function drawActions(scene, game, sitting, told) {
  const { message, hint, offered, dealing } = told;
  const asks = scene.legal.length > 0 || !["person", "bot"].includes(scene.next);
  const folds = Boolean(message ?? hint) && sitting.folds && !scene.table.result;
  const asked = () => (dealing ? scene.t("table-dealing") : sitting.prompt(scene, game, offered));
  return html`
    <section class="actions" data-zone="actions" aria-label=${scene.t("table-actions")}
      data-asks=${asks ? "yes" : "no"}>
      <div class="prompt-row" data-told=${yes(folds)}>
        <div class="prompt" tabindex="-1" data-kind=${message ? "refusal" : hint ? "hint" : sitting.kind}><span
          class="prompt-words">${message ?? (hint ? drawHint(hint, scene) : asked())}</span></div>
        ${folds ? drawUnfold(scene, sitting.table.ctx.lay) : nothing}
        ${sitting.beside(scene, game)}
      </div>
      ${drawChoices(scene, game, sitting.ways(scene), told)}
    </section>`;
}

/** The rest of what has more than its lines. @param {Scene} scene @param {import("../table.js").TableContext["lay"]} lay */
export const drawUnfold = (scene, lay) => html`
  <button type="button" class="button quiet on-cloth prompt-more" aria-expanded="false"
    @click=${(/** @type {Event} */ event) => unfold(event, lay)}><span>${scene.t("table-unfold")}</span><span>${scene.t("table-fold")}</span></button>`;

/** @param {import("../play/hint.js").Said} hint @param {Scene} scene */
const drawHint = ({ said, more, heard: full }, scene) =>
  html`${drawIcon("hint")}${heard(`${scene.t("hint-said")} ${full}`)}<span aria-hidden="true">${said}<span
    class="prompt-rest">${scene.t("look-space")}${more}</span></span>`;

/**
 * What can be read again; but for the last play, or what is nearer, it is seen only while it has the focus.
 * @param {Scene} scene @param {GameTable} game @param {unknown} [first]  a button that is nearer
 */
export const drawReading = (scene, game, first) => html`
  <div class="reading" role="toolbar" aria-label=${scene.t("table-reading")}>${first}${each(
    [...(game.hasLast(scene) ? ["last"] : []), "words", "score", "opponents"],
    (panel) => html`
    <button type="button" class="button quiet on-cloth${panel === "last" && !first ? "" : " when-focused"}" aria-haspopup="dialog"
      aria-keyshortcuts=${scene.shortcut(keyOf(panel))}
      @click=${() => scene.open(panel)}>${scene.t(labelOf(panel, game))}</button>`,
  )}</div>`;

/** Which of several actions is meant. @param {readonly string[]} offered @param {Scene} scene @param {GameTable} game */
export const whichInWords = (offered, scene, game) =>
  game.which?.(offered, scene) ?? scene.t("table-which", { count: offered.length });

/**
 * @param {Scene} scene @param {GameTable} game
 * @param {Way[] | null} ways  what takes the place of the game's buttons
 * @param {Told} told
 */
function drawChoices(scene, game, ways, { offered, cancel }) {
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

/** @param {Way[]} ways @param {Scene} scene @param {string} [label]  what is asked, where it has to be answered first */
const drawWays = (ways, scene, label = "") =>
  html`<div class="buttons" role="toolbar" aria-label=${label || nothing}>${repeat(
    ways,
    (way) => way.id,
    (way) => html`
  <button type="button" class="button${way.main ? " primary" : way.quiet ? " quiet on-cloth" : ""}" data-id=${way.id} data-key=${way.key ?? nothing}
    aria-keyshortcuts=${shortcut(way.key, scene)} @click=${once(way.run)}>${
      way.name ? html`<span aria-hidden="true">${way.label}</span>${heard(way.name)}` : way.label
    }</button>`,
  )}</div>`;

/** The second of two quick taps was meant for what was in this place before. @param {() => void} run */
const once =
  (run) =>
  (/** @type {MouseEvent} */ { detail }) =>
    detail < 2 && run();

/** @param {string | undefined} key @param {Scene} scene */
const shortcut = (key, scene) => (key ? scene.shortcut(key === "escape" ? "Escape" : key.toUpperCase()) : nothing);

/** A button of the game's; a dim one still answers, with the reason. @param {Button} button @param {Scene} scene */
export function drawButton({ id, label, actions, ask = id, why, key, main, apart }, scene) {
  const may = actions ?? scene.legal.filter((action) => action === id);
  const press = () => (may.length ? scene.offer(may) : why ? scene.tell(why) : scene.act(ask));
  return html`
    <button type="button" class="button${main ? " primary" : ""}${apart ? " apart" : ""}" data-id=${id}
      data-key=${key ?? nothing} aria-keyshortcuts=${shortcut(key, scene)} aria-disabled=${may.length ? nothing : "true"}
      @click=${press}>${label ?? scene.say(id)}</button>`;
}
