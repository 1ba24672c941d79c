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
  const own = lesson
    ? ofLesson(lesson, menu, item)
    : branch
      ? ofBranch(branch, item)
      : exercise
        ? nothing
        : ofMatch(scene, menu, item);
  return html`
    <div class="menu">
      <div class="menu-group">
        ${own}
        ${item("table-card", () => ctx.showRules())}
        ${item("rules-all", () => ctx.showRules(true))}
        ${item("table-settings", () => ctx.showSettings())}
        ${lesson ? nothing : item("table-leave", () => ctx.leave())}
      </div>
      <div class="menu-group">
        ${Object.keys(panels)
          .filter((name) => ended || !panels[name].ended)
          .map(panel)}
        <a class="button menu-item" href="fair.${ctx.words.lang}.html"
          target="_blank" rel="noopener">${scene.t("nav-fair")}</a>
      </div>
    </div>`;
}

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

/**
 * With links to this match's cards, and, once a deal has ended, to how it was played.
 * @param {Scene} scene @param {Menu} menu @param {Item} item
 */
function ofMatch({ table }, { ctx, replay, coach, link, withLink }, item) {
  const { coaching, copyLink, newMatch, watch } = ctx;
  const ended = table.results.length > 0;
  return [
    item("table-new-match", newMatch),
    item("table-replay", replay),
    coaching ? item(`coaching-${coaching.on() ? "end" : "begin"}`, () => coach(!coaching.on())) : nothing,
    item("table-copy", () => copyLink(link())),
    ended && watch ? item("replay-watch", () => withLink(watch)) : nothing,
    ended ? item("replay-share-deal", () => withLink(copyLink)) : nothing,
  ];
}
