// Views of the workshop's bots: the choice of one, its name, versions and files, and the notes about its text.

import { html, noChange, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import catalogue from "nanafuda:catalogue";

import * as words from "../../../i18n/messages.ts";
import { LONGEST, type Version } from "../../../storage/bots.ts";
import { dropdown } from "../../../ui/controls.ts";
import { shareLink } from "../../../ui/dialogs.ts";
import { chosenFile, download } from "../../../ui/files.ts";
import { LINKED, linkOf } from "./bot-link.ts";
import { stepsOf } from "./bot-steps.ts";
import { difference } from "../text/difference.ts";
import { oddSigns } from "../text/odd-signs.ts";
import { signed } from "../text/reference-views.ts";
import { opponentName } from "../measuring/run-views.ts";
import type { WorkshopStore } from "./store.ts";

const { t } = words;

/** @param onGame called with another game */
export function chooser(store: WorkshopStore, gameId: string, onGame: (id: string) => void) {
  const games = catalogue.games.map(({ id }) => ({ value: id, text: words.gameName(id) }));
  return html`<div class="workshop-top">
    ${dropdown({
      name: "workshop-game",
      label: t("workshop-game"),
      value: gameId,
      values: games,
      onchange: onGame,
    })}
    ${dropdown({
      name: "workshop-bot",
      label: t("workshop-bot"),
      value: store.id,
      values: store.all().map(([id, { name }]) => ({ value: id, text: name })),
      onchange: (id) => store.open(id),
    })}
  </div>`;
}

/** A bot from a link should be read before it runs; something was refused. */
export function notes({ here, bot, refused, why }: WorkshopStore) {
  const most = refused === "link-long" ? LINKED : LONGEST;
  const odd = here.sent ? oddSigns(bot.source) : [];
  const line = here.fault?.line && bot.source.split("\n")[here.fault.line - 1];
  const pasted = line && /^\s*(```|[!%])/.exec(line)?.[1]; // copied with the text around it, or from a notebook
  return html`${here.sent ? html`<p class="form-note">${t("workshop-sent")}</p>` : nothing}
    ${odd.length ? html`<p class="form-note fault" id="workshop-odd">${t("workshop-odd", { signs: odd.join(t("table-comma")) })}</p>` : nothing}
    ${pasted ? html`<p class="form-note fault" id="workshop-pasted">${t("workshop-pasted", { kind: pasted === "```" ? "fence" : "command", sign: pasted })}</p>` : nothing}
    <div role="alert">${refused ? html`<p class="form-note fault">${t(`workshop-${refused}`, { most, why })}</p>` : nothing}</div>`;
}

/** @param enter enters an earlier version in the league */
export function keepView(store: WorkshopStore, gameId: string, enter: (name: string, source: string) => void) {
  const { name, source, versions } = store.bot;
  const named = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    store.rename(field.value);
    field.value = store.bot.name;
  };
  // A run draws the page anew all the time: what is being typed stays.
  const shown = document.activeElement?.id === "workshop-name" ? noChange : live(name);
  const older = versions.filter((one) => one.source !== source);
  const version = (one: Version, before: Version | undefined) =>
    html`<li>${words.whenText(one.at)}${resultOf(one)} ${before ? differenceOf(before.source, one.source) : nothing}
      ${
        one.source === source
          ? t("workshop-present")
          : html`<button type="button" class="button" @click=${() => store.restore(one.source)}>${t("workshop-restore")}</button>
            <button type="button" class="button" @click=${() => enter(t("workshop-entered-version", { name, at: words.whenText(one.at) }), one.source)}>${t("workshop-enter")}</button>`
      }</li>`;
  return html`<h2>${t("workshop-keep")}</h2>
    <label class="option"><span class="option-label">${t("workshop-name")}</span>
      <input class="field" id="workshop-name" .value=${shown} @change=${named} /></label>
    <div class="row">
      <button type="button" class="button" @click=${() => store.begin(t("workshop-unnamed"), stepsOf(gameId)[0].source)}>${t("workshop-new")}</button>
      <button type="button" class="button" @click=${() => save(store)}>${t("workshop-export")}</button>
      <label class="button">${t("workshop-import")}<input class="visually-hidden" type="file" accept=".py,text/x-python,text/plain"
        @change=${(event: Event) => {
          const file = chosenFile(event);
          if (file) void store.openFile(file);
        }} /></label>
      <button type="button" class="button" @click=${() => void share(store, gameId)}>${t("workshop-share")}</button>
      <button type="button" class="button" @click=${() => store.remove()}>${t("workshop-remove")}</button>
    </div>
    ${
      older.length
        ? html`<details><summary>${t("workshop-versions")}</summary><ol>${versions.map((one, n) => version(one, versions[n + 1]))}</ol></details>`
        : nothing
    }`;
}

function resultOf({ result }: Version) {
  if (!result) return nothing;
  const { mean, width, deals, opponent } = result;
  const figures = { mean: signed(mean), width: width.toFixed(2), deals, opponent: opponentName(opponent) };
  return html`<br />${t("workshop-version-result", figures)}`;
}

/** Draws a version’s first changed line and the number of lines in the change. */
function differenceOf(before: string, source: string) {
  const { line, count } = difference(before, source);
  return html`<br />${t("workshop-version-changed", { count })} <code>${line}</code><br />`;
}

export const save = ({ bot: { name, source } }: WorkshopStore) => download(`${fileName(name)}.py`, source);

/** Copies the open bot's link. */
export async function share(store: WorkshopStore, gameId: string) {
  const { name, source } = store.bot;
  if (source.length > LINKED) store.refuse("link-long");
  else shareLink(await linkOf({ game: gameId, name, source }));
}

const fileName = (name: string) => name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "bot";
