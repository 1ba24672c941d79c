/**
 * The frame of every table, in reading order: bar, seats, middle, prompt and actions, hand, side column.
 * @typedef {import("./game.js").Scene} Scene
 * @typedef {import("./game.js").GameTable} GameTable
 * @typedef {import("./game.js").Button} Button
 * @typedef {import("./game.js").Drawing} Drawing
 *
 * @typedef {Object} FrameParts  what the table's view adds to the scene
 * @property {Scene} told     the scene of which things are said: the one before, while cards are on their way
 * @property {boolean} [dealing]  cards are being dealt
 * @property {Drawing} hand
 * @property {Drawing} log
 * @property {string | null} message    why something was refused; stands in the prompt's place
 * @property {import("./hint.js").Said | null} hint  so does a hint
 * @property {readonly string[]} offered  actions between which the person is choosing
 * @property {boolean} canUndo
 * @property {import("./review.js").Review | null} review  of the deal, as far as it has come
 * @property {import("./branch.js").Branch | null} branch  what is played again here, if that is so
 * @property {import("./coach.js").Says | null} coach  of the lesson that is given here, if that is so
 * @property {import("./coach.js").Way[]} ways  where to go from the lesson's end
 * @property {Exercise | null} exercise  that is answered here, if that is so
 * @property {boolean} sounds  whether they are on
 * @property {Record<"undo"|"hint"|"next"|"again"|"leave"|"share"|"cancel"|"rules"|"menu"|"sounds"|"on"|"repeat"|"tell", () => void>} does
 *   `tell`: draws anew, and the prompt is heard
 *
 * @typedef {Object} Exercise  a decision that is answered, and not played
 * @property {boolean} over     nothing is to be answered any more
 * @property {string | null} mark  the action that is marked on the table
 * @property {"prompt" | "refusal" | "right"} kind  of what is said
 * @property {(action: string, tell: () => void) => Promise<void>} answer  `tell`: there is something else to say
 * @property {() => void} hush  the question once more
 * @property {(scene: Scene, does: FrameParts["does"]) => Drawing} bar
 * @property {(scene: Scene, game: GameTable) => string | null} said  in the prompt's place; null: what the table asks
 * @property {(tell: () => void) => {id: string, label: string, run: () => void, key?: string, main?: boolean}[]} ways
 *   where to go from there
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { icon } from "../cards/cards.js";
import { branchInWords, drawOutcomes } from "./branch.js";
import { drawMiddle, drawOpener, each, heard, yes } from "./drawing.js";
import { actionInWords } from "./hint.js";
import { keyOf, labelOf } from "./panels.js";
import { unfold } from "./prompt.js";
import { isDone, progress, reviewInWords } from "./review.js";
import { aloud } from "./sayings.js";
import { drawDealSheet, drawStandings, winnersInWords } from "./score.js";
import { drawSeats } from "./seats.js";

/** @param {Scene} scene @param {GameTable} game @param {FrameParts} parts */
export function drawFrame(scene, game, parts) {
  const { told } = parts;
  const ended = Boolean(scene.table.result);
  return html`
    <div class="table" data-phase=${scene.table.phase} data-seats=${scene.table.seats}
      data-seating=${game.seating} data-ended=${yes(ended)} data-asks=${scene.legal.length ? "yes" : "no"}
      data-next=${scene.next} data-branch=${yes(parts.branch)} data-coach=${parts.coach?.kind ?? nothing}
      data-step=${parts.coach?.step ?? nothing}>
      ${parts.exercise?.bar(told, parts.does) ?? (parts.coach ? drawLessonBar(parts.coach, told, parts) : drawBar(told, parts))}
      ${drawSeats(scene, game)}
      <section class="centre" data-zone="centre" aria-label=${scene.t("table-centre")}>
        ${game.banner ? html`<div class="banner">${game.banner(scene)}</div>` : nothing}
        ${drawMiddle(ended ? drawEnd(scene, game, parts) : game.centre(scene))}
      </section>
      ${parts.coach ? html`<div class="coach-layer"><div class="coach-answers" role="toolbar" hidden></div></div>` : nothing}
      ${drawActions(told, game, parts)}
      ${ended ? nothing : parts.hand}
      <aside class="side" aria-label=${scene.t("table-side")}>
        <div class="side-parts">
          ${game.aside ? game.aside(told) : nothing}
          ${parts.branch || parts.coach ? nothing : drawSideScore(told, game)}
          <h2>${scene.t("table-log")}</h2>
        </div>
        ${parts.log}
      </aside>
    </div>
    <div class="motion" aria-hidden="true"></div>`;
}

/** @param {Scene} scene @param {GameTable} game */
const drawSideScore = (scene, game) => html`
  <h2>${scene.t("table-score")}</h2>
  <div class="scroll" tabindex="0" role="group" aria-label=${scene.t("table-all-deals")}>
    ${drawStandings(scene, game)}</div>`;

/** @param {Scene} scene @param {FrameParts} parts */
function drawBar(scene, parts) {
  return html`
    <header class="bar">
      <button type="button" class="button bare on-cloth bar-menu" aria-haspopup="dialog"
        aria-label=${scene.t("table-menu")} @click=${parts.does.menu}>${unsafeHTML(icon("menu"))}</button>
      <h1 class="bar-title"><span>${parts.branch ? drawTitle(parts.branch, scene) : scene.say("name")}</span> ${
        parts.branch
          ? nothing
          : html`<span class="bar-deal">${scene.t("table-deal", { deal: scene.table.deal })}</span>`
      }</h1>
      ${parts.branch ? drawWayBack(parts.branch, scene) : nothing}
      <button type="button" class="button bare on-cloth bar-sound" aria-label=${scene.t("table-sound")}
        aria-pressed=${parts.sounds} @click=${parts.does.sounds}>${unsafeHTML(icon(parts.sounds ? "sound" : "silent"))}</button>
      <button type="button" class="button bare on-cloth bar-hint" aria-label=${scene.t("hint")}
        data-key="h" aria-keyshortcuts=${scene.shortcut("H")}
        aria-disabled=${scene.legal.length && !parts.branch?.decide ? nothing : "true"}
        @click=${parts.does.hint}>${unsafeHTML(icon("hint"))}</button>
      <button type="button" class="button bare on-cloth bar-undo"
        aria-label=${scene.t("table-undo")} aria-keyshortcuts=${scene.shortcut("U Control+Z")}
        aria-disabled=${parts.canUndo ? nothing : "true"} @click=${parts.does.undo}>${unsafeHTML(icon("undo"))}</button>
      <button type="button" class="button bare on-cloth bar-help" aria-label=${scene.t("table-help")}
        aria-keyshortcuts=${scene.shortcut("?")} @click=${parts.does.rules}><span aria-hidden="true">?</span></button>
    </header>`;
}

/** How far the lesson has come, and the ways back. @param {NonNullable<FrameParts["coach"]>} coach @param {Scene} scene @param {FrameParts} parts */
const drawLessonBar = ({ title, step, of }, scene, { does }) => html`
  <header class="bar">
    <button type="button" class="button bare on-cloth bar-menu" aria-haspopup="dialog"
      aria-label=${scene.t("table-menu")} @click=${does.menu}>${unsafeHTML(icon("menu"))}</button>
    <h1 class="bar-title"><span>${title}</span> <span class="bar-deal">${heard(scene.t("coach-step", { n: step, of }))}<span
      aria-hidden="true">${step} / ${of}</span></span></h1>
    <button type="button" class="button bare on-cloth bar-undo" aria-label=${scene.t("coach-back")}
      aria-keyshortcuts=${scene.shortcut("U Control+Z")} aria-disabled=${step > 1 ? nothing : "true"}
      @click=${does.undo}>${unsafeHTML(icon("undo"))}</button>
    <button type="button" class="button bare on-cloth bar-leave" aria-label=${scene.t("coach-leave")}
      @click=${does.leave}>${unsafeHTML(icon("close"))}</button>
    <button type="button" class="button bare on-cloth bar-help"
      aria-label=${scene.t("table-help")} aria-keyshortcuts=${scene.shortcut("?")} @click=${does.rules}><span aria-hidden="true">?</span></button>
    <progress class="coach-progress" max=${of} .value=${step} aria-hidden="true"></progress>
  </header>`;

/** @param {import("./branch.js").Branch} branch @param {Scene} scene */
const drawTitle = (branch, scene) =>
  branch.decide ? scene.t("sent-decision-title") : branchInWords("title", scene, branch);

/** @param {import("./branch.js").Branch} branch @param {Scene} scene */
const drawWayBack = (branch, scene) => html`
  <button type="button" class="button on-cloth bar-back" aria-label=${branchInWords("back", scene, branch)}
    @click=${branch.back}>
    ${unsafeHTML(icon("back"))}<span>${scene.t("branch-back-short")}</span></button>`;

/**
 * The end of a deal: how each point arose; on a branch, beside how it went in the match.
 * @param {Scene} scene @param {GameTable} game @param {FrameParts} parts
 */
function drawEnd(scene, game, { branch, coach }) {
  const alone = branch || coach;
  const panels = [
    ...(game.afterwards?.(scene) ?? [game.hasLast(scene) && "earlier"]),
    !alone && !scene.wide && "score",
  ].flatMap((name) => name || []);
  return html`
    <div class="end scroll" data-part="score" tabindex="0" role="group" aria-label=${scene.t("table-score")}>
      ${alone || !scene.table.over ? nothing : html`<p class="winners">${winnersInWords(scene.table.winners, scene)}</p>`}
      ${branch ? drawOutcomes(scene, game, branch) : drawDealSheet(scene, game)}
      ${game.ending ? game.ending(scene) : nothing}
      <div class="buttons">${panels.map(
        (name) =>
          html`${drawOpener(name, scene.t(name === "score" ? "table-all-deals" : labelOf(name, game)), scene, `ending-${name}`)} `,
      )}</div>
    </div>`;
}

/**
 * The prompt and what can be done besides choosing a card: always in this place.
 * @param {Scene} scene @param {GameTable} game @param {FrameParts} parts
 */
function drawActions(scene, game, parts) {
  const asks = scene.legal.length > 0 || ["deal", "over", "coach"].includes(scene.next);
  const { message, hint, coach, exercise } = parts;
  const told = Boolean(message ?? hint) && !(coach || exercise || scene.table.result);
  return html`
    <section class="actions" data-zone="actions" aria-label=${scene.t("table-actions")}
      data-asks=${asks ? "yes" : "no"}>
      <div class="prompt-row" data-told=${yes(told)}>
        <p class="prompt" tabindex="-1"
          data-kind=${message || coach?.refuses ? "refusal" : hint ? "hint" : (exercise?.kind ?? "prompt")}><span
          class="prompt-words">${message ?? (hint ? drawHint(hint, scene) : prompt(scene, game, parts))}</span></p>
        ${told ? drawUnfold(scene) : nothing}
        ${coach ? drawGoingOn(coach, scene, parts) : (drawBesideAnswer(parts) ?? drawLookBack(scene, game, parts))}
      </div>
      ${drawChoices(scene, game, parts)}
    </section>`;
}

/** The rest of what has more than two lines. @param {Scene} scene */
const drawUnfold = (scene) => html`
  <button type="button" class="button quiet on-cloth prompt-more" aria-expanded="false"
    @click=${unfold}><span>${scene.t("table-unfold")}</span><span>${scene.t("table-fold")}</span></button>`;

/** On from what the coach says, or back from why not. @param {import("./coach.js").Says} coach @param {Scene} scene @param {FrameParts} parts */
function drawGoingOn({ kind, refuses }, scene, { does, message }) {
  if (kind === "say")
    return html`
    <button type="button" class="button primary coach-on" aria-keyshortcuts="Enter Space"
      @click=${does.on}>${scene.t("coach-on")}</button>`;
  return (kind === "ask" || kind === "tap") && (refuses || message)
    ? html`<button type="button" class="button on-cloth coach-again" @click=${does.repeat}>${scene.t("coach-again")}</button>`
    : nothing;
}

/** The right answer, for whoever has tried; nothing once it is known. @param {FrameParts} parts */
function drawBesideAnswer({ exercise, does }) {
  if (!exercise) return null;
  if (exercise.over) return nothing;
  const [show] = exercise.ways(does.tell);
  return show
    ? html`<button type="button" class="button quiet on-cloth exercise-show" @click=${show.run}>${show.label}</button>`
    : null;
}

/**
 * A look back: at the last trick or play; when the deal has ended, at one's own decisions.
 * @param {Scene} scene @param {GameTable} game @param {FrameParts} parts
 */
function drawLookBack(scene, game, { review }) {
  if (scene.table.result)
    return html`
    <button type="button" class="button quiet on-cloth look-open" aria-haspopup="dialog"
      data-going=${yes(review && !isDone(review))} @click=${() => scene.open("look")}>${scene.t("look-back")}
      <progress max="1" .value=${progress(review)} aria-hidden="true"></progress></button>`;
  return drawReading(scene, game);
}

/** What can be read again; but for the last play it is seen only while it has the focus. @param {Scene} scene @param {GameTable} game */
const drawReading = (scene, game) => html`
  <div class="reading" role="toolbar" aria-label=${scene.t("table-reading")}>${each(
    [...(game.hasLast(scene) ? ["last"] : []), "words", "score", "opponents"],
    (panel) => html`
    <button type="button" class="button quiet on-cloth${panel === "last" ? "" : " when-focused"}" aria-haspopup="dialog"
      aria-keyshortcuts=${scene.shortcut(keyOf(panel))}
      @click=${() => scene.open(panel)}>${scene.t(labelOf(panel, game))}</button>`,
  )}</div>`;

/** @param {import("./hint.js").Said} hint @param {Scene} scene */
const drawHint = ({ said, more, heard: full }, scene) =>
  html`${unsafeHTML(icon("hint"))}${heard(`${scene.t("hint-said")} ${full}`)}<span aria-hidden="true">${said}<span
    class="prompt-rest">${scene.t("look-space")}${more}</span></span>`;

/** @param {Scene} scene @param {GameTable} game @param {FrameParts} parts */
function prompt(scene, game, { dealing, review, branch, coach, exercise, offered }) {
  if (dealing) return scene.t("table-dealing");
  if (exercise) return exercise.said(scene, game) ?? game.prompt(scene);
  if (offered.length) return game.which?.(offered, scene) ?? scene.t("table-which", { count: offered.length });
  if (coach)
    return coach.sentence ?? (scene.table.result || scene.table.turn === scene.me ? nothing : game.prompt(scene));
  if (scene.table.result && review && isDone(review)) return reviewInWords(review, scene);
  if (scene.table.result && branch) return branchInWords("over", scene, branch);
  if (scene.table.over) return scene.t("table-match-over");
  if (scene.table.result) return scene.t("table-deal-over");
  return game.prompt(scene);
}

/** @param {Scene} scene @param {GameTable} game @param {FrameParts} parts */
function drawChoices(scene, game, parts) {
  const { does, offered, branch, coach, exercise } = parts;
  const share = { id: "share", label: scene.t("replay-share-deal"), run: does.share, quiet: true };
  if (exercise?.over) return plainButtons(exercise.ways(does.tell), scene);
  if (coach?.kind === "end")
    return plainButtons(
      parts.ways.map((way, i) => ({ ...way, main: !i })),
      scene,
    );
  if (coach && scene.table.result && scene.next !== "deal") return nothing;
  if (scene.table.result && branch)
    return plainButtons(
      [
        { id: "again", label: scene.t("branch-again"), run: branch.again, key: "n", main: true },
        { id: "back", label: branchInWords("back", scene, branch), run: branch.back },
      ],
      scene,
    );
  if (scene.table.over)
    return plainButtons(
      [
        { id: "again", label: scene.t("table-again"), run: does.again, key: "n", main: true },
        { id: "leave", label: scene.t("table-new-match"), run: does.leave },
        share,
      ],
      scene,
    );
  if (scene.table.result)
    return plainButtons(
      [{ id: "next", label: scene.t("table-next"), run: does.next, key: "n", main: true }, ...(coach ? [] : [share])],
      scene,
    );
  if (offered.length)
    return plainButtons(
      [
        ...offered.map((action) => ({
          id: action,
          label: game.actionName?.(action, scene) ?? action,
          name: actionInWords(action, aloud(scene, game.id), game),
          run: () => scene.act(action),
        })),
        { id: "cancel", label: scene.t("cancel"), run: does.cancel, key: "escape" },
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

/**
 * @param {{id: string, label: string, name?: string, run: () => void, key?: string, main?: boolean, quiet?: boolean}[]} buttons
 * @param {Scene} scene @param {string} [label]  what is asked, where it has to be answered first
 */
const plainButtons = (buttons, scene, label = "") =>
  html`<div class="buttons" role="toolbar" aria-label=${label || nothing}>${repeat(
    buttons,
    (button) => button.id,
    (button) => html`
  <button type="button" class="button${button.main ? " primary" : button.quiet ? " quiet on-cloth" : ""}" data-id=${button.id} data-key=${button.key ?? nothing}
    aria-keyshortcuts=${shortcut(button.key, scene)} @click=${once(button.run)}>${
      button.name ? html`<span aria-hidden="true">${button.label}</span>${heard(button.name)}` : button.label
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
