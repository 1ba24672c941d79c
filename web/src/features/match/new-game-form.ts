// The form that starts a match, built from the engine's declarations. Fetched when it is opened.

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";

import { has, levelName, optionName, optionValue, t } from "../../i18n/messages.ts";
import * as learned from "../../storage/learning-progress.ts";
import { rememberChoices } from "../../storage/settings.ts";
import { PageEngine } from "../../engine/request.ts";
import { dropdown, segmented } from "../../ui/controls.ts";
import { showRules } from "../../ui/dialogs.ts";
import { head, submit } from "../../ui/views.ts";
import { formEnd, replaces } from "../../ui/form-parts.ts";
import { openMatch } from "./match-page.ts";
import { firstLesson, type Form, formFor, isNew, request } from "./start-match.ts";
import type { Page, Route } from "../../base/page.ts";

/** Options with more values become a dropdown. */
const IN_SIGHT = 5;

export function newGamePage(game: Protocol.GameEntry, page: Page): Route {
  const form = formFor(game);
  const pageEngine = new PageEngine(page.changed);
  let offer = false; // whether to offer lessons first

  function decline() {
    offer = false;
    page.changed();
    document.querySelector<HTMLElement>(".ways .button")?.focus();
  }

  async function begin() {
    if (pageEngine.phase === "waiting") return;
    const { seats, level, options } = form;
    rememberChoices(game.id, { seats, level, options });
    openMatch(await pageEngine.ask(request(form)), page);
  }
  return {
    game,
    pageEngine,
    begin() {
      void isNew(game.id).then((unknown) => {
        offer = unknown;
        if (offer) page.changed();
      });
    },
    end: () => pageEngine.end(),
    draw: () => setupView(form, pageEngine, { draw: page.changed, begin, decline }, offer),
  };
}

/** @param offer whether to offer lessons first */
function setupView(
  form: Form,
  pageEngine: PageEngine,
  act: { draw: () => void; begin: () => void; decline: () => void },
  offer: boolean,
) {
  const { game } = form;
  // Keyed by game, so that unfolded sections do not stay open for another game.
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head(game.id, t("setup-heading"))}
      <button class="button solid skip" form="setup">${t("start-so")}</button>
      ${offer ? offerToLearn(game, act.decline) : waysToLearn(game.id)} ${keyed(game.id, fields(form, pageEngine, act))}
    </div>
  </main>`;
}

function fields(form: Form, pageEngine: PageEngine, { draw, begin }: { draw: () => void; begin: () => void }) {
  const { game } = form;
  const change = (change: Partial<Form>) => {
    Object.assign(form, change);
    draw();
  };
  const own = (option: Protocol.Option) =>
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
      about: t(`level-${form.level}-about`, { game: game.id }),
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
        @input=${(event: Event) => (form.seed = (event.target as HTMLInputElement).value)}
      />
    </details>
    ${formEnd(pageEngine)}
  </form>`;
}

/** Lists the options that differ from the standard rules. */
function differences(game: string, rules: Protocol.Option[], chosen: Record<string, Nanafuda.Value>) {
  const others = rules.filter((option) => chosen[option.id] !== option.default);
  if (others.length === 0) return t("setup-rules-usual");
  return others
    .map(({ id }) => t("setup-rules-other", { option: optionName(game, id), value: optionValue(game, id, chosen[id]) }))
    .join(t("setup-rules-and"));
}

const waysToLearn = (game: string) => html`<p class="ways">
  <button type="button" class="button on-cloth bare" @click=${() => showRules(game)}>${t("table-card")}</button>
  <a class="button on-cloth bare" href="#learn=${game}">${t("learn-game")}</a>
</p>`;

const offerToLearn = (game: Protocol.GameEntry, decline: () => void) => html`<div class="panel ways offer">
  <p>${t("learn-offer")}</p>
  <a class="button solid" href=${firstLesson(game)}>${t("learn")}</a>
  <button type="button" class="button" @click=${decline}>${t("learn-decline")}</button>
</div>`;

function seats({ game, seats: value }: Form, change: (change: Partial<Form>) => void) {
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

function choose(
  game: string,
  option: Protocol.Option,
  value: Nanafuda.Value,
  onchange: (value: Nanafuda.Value) => void,
) {
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

/** Lists “on” before “off” in every option. */
function inOrder(values: Nanafuda.Value[]) {
  return values.includes(true) ? [true, false] : values;
}
