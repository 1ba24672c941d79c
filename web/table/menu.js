/**
 * The menu at the table: what is offered there depends on whether a match is played, a deal tried again, a lesson given
 * or an exercise answered.
 * @typedef {import("./game.js").Scene} Scene
 *
 * @typedef {Object} Menu
 * @property {import("./table.js").TableContext} ctx
 * @property {Record<string, import("./panels.js").Entry>} panels
 * @property {() => void} close
 * @property {(panel: string) => void} open
 * @property {(step: number) => void} toStep  of the lesson
 * @property {number} steps  how many the lesson has
 * @property {() => void} replay
 * @property {(on: boolean) => void} coach
 * @property {() => string} link  to the match's cards
 * @property {(use: (fragment: string) => void) => void} withLink  to the last deal that has ended
 */
import { html, nothing } from "lit-html";
import { hasKeyboard } from "./keyboard.js";

/** The dialogs that help to play; all others show how the deal or the match stands. */
const HELP = ["opponents", "words", "keys"];

/** @param {Scene} scene @param {Menu} menu */
export function drawMenu(scene, menu) {
  const { ctx, panels } = menu;
  const { lesson, branch, exercise } = ctx;
  const ended = branch ? scene.table.result : scene.table.results.length;
  /** @param {string} id @param {() => void} run  closes the menu first */
  const item = (id, run) =>
    html`<button type="button" class="button menu-item" @click=${() => {
      menu.close();
      run();
    }}>${scene.t(id)}</button>`;
  /** @param {string} name */
  const panel = (name) =>
    html`<button type="button" class="button menu-item"
      @click=${() => menu.open(name)}>${scene.t(panels[name].label)}</button>`;
  const there = Object.keys(panels).filter((name) => ended || !panels[name].ended);
  const own = lesson
    ? ofLesson(lesson, menu, item)
    : branch
      ? ofBranch(branch, item)
      : exercise
        ? nothing
        : ofMatch(menu, item);
  return html`
    <div class="menu">
      ${own === nothing ? nothing : group(scene, lesson ? "lesson" : "match", own)}
      ${group(scene, "look", [
        there.filter((name) => !HELP.includes(name)).map(panel),
        lesson || branch || exercise ? nothing : ofEnded(scene, menu, item),
      ])}
      ${group(scene, "help", [
        item("table-card", () => ctx.showRules()),
        item("rules-all", () => ctx.showRules(true)),
        there.filter((name) => HELP.includes(name) && (name !== "keys" || hasKeyboard())).map(panel),
        html`<a class="button menu-item" href="fair.${ctx.words.lang}.html"
          target="_blank" rel="noopener">${scene.t("nav-fair")}</a>`,
      ])}
      <div class="menu-group menu-end">
        ${item("table-settings", () => ctx.showSettings())}
        ${lesson ? nothing : item("table-leave", () => ctx.leave())}
      </div>
    </div>`;
}

/** @param {Scene} scene @param {"match" | "lesson" | "look" | "help"} name @param {unknown} items */
const group = (
  scene,
  name,
  items,
) => html`<div class="menu-group menu-${name}" role="group" aria-labelledby="menu-${name}">
    <h3 id="menu-${name}">${scene.t(`menu-${name}`)}</h3>
    ${items}
  </div>`;

/** @typedef {(id: string, run: () => void) => unknown} Item */

/** @param {import("./coach.js").Lesson} lesson @param {Menu} menu @param {Item} item */
const ofLesson = ({ leave }, { toStep, steps }, item) => [
  item("coach-leave", leave),
  item("coach-from-start", () => toStep(0)),
  item("coach-skip", () => toStep(steps)),
];

/** @param {import("./branch.js").Branch} branch @param {Item} item */
const ofBranch = (branch, item) => [
  item(branch.action === null ? "sent-back" : "branch-back", branch.back),
  branch.decide ? nothing : item("branch-again", branch.again),
];

/** With a link to this match's cards. @param {Menu} menu @param {Item} item */
function ofMatch({ ctx, replay, coach, link }, item) {
  const { coaching, copyLink, newMatch } = ctx;
  return [
    item("table-new-match", newMatch),
    item("table-replay", replay),
    coaching ? item(`coaching-${coaching.on() ? "end" : "begin"}`, () => coach(!coaching.on())) : nothing,
    item("table-copy", () => copyLink(link())),
  ];
}

/** Once a deal has ended: how it was played. @param {Scene} scene @param {Menu} menu @param {Item} item */
function ofEnded({ table }, { ctx: { copyLink, watch }, withLink }, item) {
  if (table.results.length === 0) return nothing;
  return [
    watch ? item("replay-watch", () => withLink(watch)) : nothing,
    item("replay-share-deal", () => withLink(copyLink)),
  ];
}
