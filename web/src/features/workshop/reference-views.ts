// Views of the workshop's five steps and of its reference.

import { html, nothing } from "lit-html";
import reference from "nanafuda:reference";

import { t } from "../../i18n/messages.ts";
import { classOf, stepsOf } from "./bot-steps.ts";
import { bareName, type Offer, type Owner } from "./editor.ts";

/** Starts a bot with a name and a text. */
type Begin = (name: string, source: string) => void;

/** The members of a name, with their explanation. */
export function offersOf(gameId: string, owner: Owner): Offer[] {
  const [entries, kind] = owner === "table" ? [reference.tables[gameId], gameId] : [reference[owner], owner];
  return entries.map(({ name }) => ({ label: name, info: t(`ref-${kind}-${bareName(name)}`) }));
}

export const signed = (value: number) => (value > 0 ? `+${value.toFixed(2)}` : value.toFixed(2).replace("-", "−"));

export function stepsView(gameId: string, begin: Begin) {
  return html`<h2>${t("workshop-steps")}</h2>
    <p class="help">${t("workshop-steps-help")}</p>
    <ol class="workshop-steps" role="list">${stepsOf(gameId).map(
      ({ id, source, gain }) => html`<li><b>${t(`workshop-step-${id}`)}</b> ${t(`workshop-step-${id}-about`)}
        ${gain ? html`<span class="help">${t("workshop-step-gain", { gain: signed(gain[0]), width: gain[1].toFixed(2) })}</span>` : nothing}
        <div><button type="button" class="button" aria-label=${t("workshop-step-open-which", { step: t(`workshop-step-${id}`) })}
          @click=${() => begin(t(`workshop-step-${id}`), source)}>${t("workshop-step-open")}</button></div></li>`,
    )}</ol>`;
}

export function referenceView(gameId: string, begin: Begin) {
  const list = (owner: Owner) =>
    html`<dl>${offersOf(gameId, owner).map(
      ({ label, info }) =>
        html`<dt>${owner === "table" ? nothing : html`${owner}.<wbr />`}${label}</dt><dd>${info}</dd>`,
    )}</dl>`;
  const example = classOf(gameId);
  return html`<h2>${t("workshop-reference")}</h2>
    <p class="help">${t("workshop-reference-help")}</p>
    <details><summary><h3>view</h3></summary>${list("view")}</details>
    <details><summary><h3>view.<wbr />determinize()</h3></summary>${list("world")}</details>
    <details><summary><h3>view.table()</h3></summary>${list("table")}</details>
    <details><summary><h3>class Bot</h3></summary>
      <p class="help">${t("workshop-class-help", { phases: reference.phases[gameId].join(", ") })}</p>
      ${
        example
          ? html`<pre class="workshop-console" tabindex="0" role="region" aria-label="class Bot">${example}</pre>
        <button type="button" class="button" @click=${() => begin("class Bot", example)}>${t("workshop-class-open")}</button>`
          : nothing
      }</details>`;
}
