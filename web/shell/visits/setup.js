/** @file Setting up a match: the form drawn from the engine's declarations, and a deal link's page. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";

import { dropdown, picture, segmented } from "../parts/controls.js";
import { showRules } from "../parts/dialogs.js";
import * as learned from "../kept/learned.js";
import * as store from "../kept/store.js";
import { errorText, gameName, has, levelName, optionName, optionValue, savedText, t } from "../../words/words.js";

/**
 * @typedef {object} Form  what has been chosen so far
 * @property {Seam.GameEntry} game
 * @property {number} seats
 * @property {string} level
 * @property {Record<string, Nanafuda.Value>} options
 * @property {string} seed  "" for a fresh one
 */

/** @typedef {import("../parts/asking.js").Asking} Asking */

/** Of the levels, weakest first: what is chosen before anybody has chosen. */
const USUAL = 1;
/** More values than this are a list to choose from. */
const IN_SIGHT = 5;

/** The form with the last choices, or the engine's own. @param {Seam.GameEntry} game @returns {Form} */
export function formFor(game) {
  const { seats, level, options = {} } = store.choices(game.id);
  return {
    game,
    seats: seats && seats >= game.seats.min && seats <= game.seats.max ? seats : game.seats.default,
    level: level && game.levels.includes(level) ? level : game.levels[USUAL],
    options: Object.fromEntries(
      game.options.map((option) => [
        option.id,
        option.values.includes(options[option.id]) ? options[option.id] : option.default,
      ]),
    ),
    seed: "",
  };
}

/** What the engine is asked for. @param {Form} form */
export function request({ game, seats, level, options, seed }) {
  const own = seed.trim() ? { seed: seed.trim() } : {};
  return /** @type {const} */ ({ do: "new", game: game.id, seats, options, level, seat: 0, ...own });
}

/** Whether somebody has never had to do with a game: nobody is asked twice. @param {string} game */
export function isNew(game) {
  const { offered } = learned.of(game);
  learned.offer(game);
  const saved = store.savedMatch(game);
  return !offered && !saved && !store.statistics(game).played && !store.choices(game).level;
}

/**
 * @param {Form} form
 * @param {Asking} asking
 * @param {{draw: () => void, begin: () => void, decline: () => void}} act
 * @param {boolean} offer  whether to offer that the game be learned first
 */
export function setupView(form, asking, act, offer) {
  const { game } = form;
  // What was unfolded for one game does not stay so for the next.
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head(game.id, t("setup-heading"))}
      <button class="button solid skip" form="setup">${t("start-so")}</button>
      ${offer ? offerToLearn(game, act.decline) : waysToLearn(game.id)} ${keyed(game.id, choices(form, asking, act))}
    </div>
  </main>`;
}

/** @param {Form} form @param {Asking} asking @param {{draw: () => void, begin: () => void}} act */
function choices(form, asking, { draw, begin }) {
  const { game } = form;
  /** @param {Partial<Form>} change */
  const change = (change) => {
    Object.assign(form, change);
    draw();
  };
  /** @param {Seam.Option} option */
  const own = (option) =>
    choose(game.id, option, form.options[option.id], (value) =>
      change({ options: { ...form.options, [option.id]: value } }),
    );
  const rules = game.options.filter(({ length }) => !length);
  return html`<form class="panel setup" id="setup" @submit=${submit(begin)}>
    ${replaces(game.id)} ${seats(form, change)}
    ${segmented({
      name: "level",
      label: t("setup-level"),
      help: t("setup-level-help", { partners: game.partners ? "yes" : "no" }),
      values: game.levels.map((value) => ({ value, text: levelName(value) })),
      value: form.level,
      onchange: (level) => change({ level }),
      about: t(`level-${form.level}-about`),
    })}
    ${game.options.filter(({ length }) => length).map(own)}
    ${segmented({
      name: "coach",
      label: t("coaching"),
      help: t("coaching-help"),
      values: [true, false].map((value) => ({ value, text: t("coaching-value", { on: value ? "yes" : "no" }) })),
      value: learned.hasCoach(game.id),
      onchange(on) {
        learned.setCoach(game.id, on);
        draw();
      },
    })}
    ${
      rules.length
        ? html`<details class="option fold house-rules">
          <summary>${t("setup-rules")} <span class="fold-note">${differences(game.id, rules, form.options)}</span></summary>
          ${rules.map(own)}
        </details>`
        : nothing
    }
    <details class="option fold advanced">
      <summary>${t("setup-advanced")}</summary>
      <label class="option-label" for="seed">${t("setup-seed")}</label>
      <p class="help" id="seed-help">${t("setup-seed-help")}</p>
      <input
        class="field"
        id="seed"
        maxlength="64"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-describedby="seed-help"
        .value=${form.seed}
        @input=${(/** @type {Event} */ event) => (form.seed = /** @type {HTMLInputElement} */ (event.target).value)}
      />
    </details>
    ${formEnd(asking)}
  </form>`;
}

/**
 * What is played otherwise than the rules have it, in a line.
 * @param {string} game @param {Seam.Option[]} rules @param {Record<string, Nanafuda.Value>} chosen
 */
function differences(game, rules, chosen) {
  const others = rules.filter((option) => chosen[option.id] !== option.default);
  if (others.length === 0) return t("setup-rules-usual");
  return others
    .map(({ id }) => t("setup-rules-other", { option: optionName(game, id), value: optionValue(game, id, chosen[id]) }))
    .join(t("setup-rules-and"));
}

/** Where somebody begins who has never played. @param {Seam.GameEntry} game */
const firstLesson = ({ id, lessons }) => (lessons.length ? `#lesson=${lessons[0].id}` : `#learn=${id}`);

/** @param {string} game */
const waysToLearn = (game) => html`<p class="ways">
  <button type="button" class="button on-cloth bare" @click=${() => showRules(game)}>${t("table-card")}</button>
  <a class="button on-cloth bare" href="#learn=${game}">${t("learn-game")}</a>
</p>`;

/** @param {Seam.GameEntry} game @param {() => void} decline */
const offerToLearn = (game, decline) => html`<div class="panel ways offer">
  <p>${t("learn-offer")}</p>
  <a class="button solid" href=${firstLesson(game)}>${t("learn")}</a>
  <button type="button" class="button" @click=${decline}>${t("learn-decline")}</button>
</div>`;

/**
 * @param {Form} form
 * @param {(change: Partial<Form>) => void} change
 */
function seats({ game, seats: value }, change) {
  const { min, max } = game.seats;
  if (min === max) {
    return html`<div class="option">
      <p class="option-head option-label">${t("setup-seats")}</p>
      <p>${t("setup-seats-fixed", { seats: min, bots: min - 1 })}</p>
    </div>`;
  }
  const values = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return segmented({
    name: "seats",
    label: t("setup-seats"),
    values: values.map((n) => ({ value: n, text: t("setup-seats-value", { seats: n }) })),
    value,
    onchange: (seats) => change({ seats }),
  });
}

/**
 * @param {string} game
 * @param {Seam.Option} option
 * @param {Nanafuda.Value} value
 * @param {(value: Nanafuda.Value) => void} onchange
 */
function choose(game, option, value, onchange) {
  const label = optionName(game, option.id);
  const helpId = `${game}-option-${option.id.replaceAll("_", "-")}-help`;
  const control = option.values.length > IN_SIGHT ? dropdown : segmented;
  return control({
    name: `option-${option.id}`,
    label,
    help: has(helpId) ? t(helpId) : "",
    values: inOrder(option.values).map((one) => ({
      value: one,
      id: option.values.indexOf(one),
      text: optionValue(game, option.id, one),
    })),
    value,
    onchange,
  });
}

/** On stands before off everywhere. @param {Nanafuda.Value[]} values */
function inOrder(values) {
  return values.includes(true) ? [true, false] : values;
}

/**
 * The page of a deal link.
 * @param {object} link
 * @param {Seam.Setup | null} link.setup  null while it is being read
 * @param {string} link.game  the game it names, "" when it names none of ours
 * @param {Asking} asking
 * @param {{begin: () => void}} act
 */
export function linkView({ setup, game }, asking, { begin }) {
  if (asking.phase === "refused" && !setup) return badLink(asking.fault);
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head(game, t("link-heading"))}
      <form class="panel" @submit=${submit(begin)}>
        ${setup ? replaces(setup.game) : nothing}
        <p class="help">${t("link-intro")}</p>
        ${setup ? dealFacts(setup) : nothing}
        ${setup ? formEnd(asking) : waiting(asking, t("link-reading"))}
      </form>
    </div>
  </main>`;
}

/** @param {Seam.Setup} setup @param {...[string, string | number]} more  facts and their names */
export function dealFacts({ game, seats, options, level, seed }, ...more) {
  const rows = [
    ...more,
    [t("link-seats"), t("setup-seats-value", { seats })],
    ...Object.entries(options).map(([id, value]) => [optionName(game, id), optionValue(game, id, value)]),
    [t("link-level"), levelName(level)],
    [t("link-seed"), seed],
  ];
  return html`<dl class="deal-facts">
    ${rows.filter(([, text]) => text).map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}
  </dl>`;
}

/** @param {Seam.Fault} [fault] */
export function badLink(fault) {
  return html`<main id="main" class="view">
    <div class="narrow panel">
      <h1 tabindex="-1">${t("link-bad-heading")}</h1>
      <p class="fault">${fault ? errorText(fault) : ""}</p>
      <div class="row"><a class="button solid" href="#">${t("link-all-games")}</a></div>
    </div>
  </main>`;
}

/** What is fetched when it is first wanted has not come. @param {() => void} retry */
export const missingView = (retry) => html`<main id="main" class="view">
  <div class="narrow panel">
    <h1 tabindex="-1">${t("learn-missing")}</h1>
    <p>${t("learn-missing-why")}</p>
    <div class="row">
      <button type="button" class="button solid" @click=${retry}>${t("retry")}</button>
      <a class="button" href="#">${t("back")}</a>
    </div>
  </div>
</main>`;

/**
 * A saved match, or a deal that was played, on its way to the table.
 * @param {string} game
 * @param {Asking} asking
 * @param {() => void} retry
 * @param {string} text
 */
export function resumeView(game, asking, retry, text = t("continue")) {
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head(game, text)}
      <form class="panel" @submit=${submit(retry)}>${waiting(asking, "")}</form>
    </div>
  </main>`;
}

/** @param {string} game  "" when it is not known @param {string} text */
export function head(game, text) {
  return html`<div class="view-head">
    ${game ? picture(game, "head") : nothing}
    <div>
      <h1 tabindex="-1">${game ? gameName(game) : text}</h1>
      ${game ? html`<p>${text}</p>` : nothing}
    </div>
  </div>`;
}

/** What would be lost. @param {string} game  whose saved match a new one replaces */
function replaces(game) {
  const saved = store.savedMatch(game);
  if (!saved || saved.over) return nothing;
  return html`<p class="form-note">
    ${t("setup-replaces", { at: savedText(game, saved) })} <a href="#play=${game}">${t("setup-continue-instead")}</a>
  </p>`;
}

/**
 * How asking goes, and the buttons: the same ones all the time, so that the focus has somewhere to stay; and always
 * in sight.
 * @param {Asking} asking
 */
function formEnd(asking) {
  const waiting = asking.phase === "waiting";
  return html`<div class="form-end">
    ${fault(asking)} ${waiting ? progress(asking, "") : nothing}
    <button class="button primary" aria-disabled=${waiting ? "true" : nothing}>
      ${t(asking.phase === "failed" ? "retry" : "start")}
    </button>
    <a class="button" href="#">${t("back")}</a>
  </div>`;
}

/**
 * A wait that nobody has to confirm.
 * @param {Asking} asking
 * @param {string} otherwise  what is going on once the engine is there
 */
export function waiting(asking, otherwise) {
  const failed = asking.phase === "failed";
  return html`<div class="form-end">
    ${fault(asking)} ${failed ? nothing : progress(asking, otherwise)}
    ${failed ? html`<button class="button primary">${t("retry")}</button>` : nothing}
    <a class="button" href="#">${t("back")}</a>
  </div>`;
}

/** @param {Asking} asking */
function fault({ phase, engine, fault }) {
  const reason = engine.reason ?? "";
  const text =
    phase === "failed"
      ? `${t("engine-failed", { reason })} ${t("engine-failed-why", { reason })}`
      : phase === "refused" && fault
        ? errorText(fault)
        : "";
  return html`<p class=${text ? "form-note fault" : nothing} role="alert">${text}</p>`;
}

/** @param {Asking} asking @param {string} otherwise */
function progress({ engine }, otherwise) {
  const { loaded, total } = engine;
  const arriving = engine.phase !== "ready" && total > 0 && loaded < total;
  const phase = arriving || total === 0 ? "engine-loading" : "engine-starting";
  return html`<div class="progress">
    <p>
      <span role="status">${engine.phase === "ready" && otherwise ? otherwise : t(phase)}</span>
      ${arriving ? t("engine-loading-part", { loaded: megabytes(loaded), total: megabytes(total) }) : nothing}
    </p>
    <progress
      max="1"
      value=${total > 0 ? loaded / total : nothing}
      aria-label=${t("engine-loading")}
    ></progress>
  </div>`;
}

/** @param {number} bytes */
export function megabytes(bytes) {
  return (bytes / 1e6).toFixed(1);
}

/** @param {() => void} act */
export function submit(act) {
  return (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    act();
  };
}
