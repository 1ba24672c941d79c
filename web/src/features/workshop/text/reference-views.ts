// Views of the workshop's steps and of its reference.

import { html, nothing } from "lit-html";
import catalogue from "nanafuda:catalogue";
import reference from "nanafuda:reference";

import { gameOf } from "../../../base/address.ts";
import { has, suitName, t } from "../../../i18n/messages.ts";
import { classOf, stepsOf, type Measured } from "../bots/bot-steps.ts";
import { bareName, type Offer, type Owner } from "./editor.ts";

/** Starts a bot with a name and a text. */
type Begin = (name: string, source: string) => void;

/** The members of a name, with their explanation. */
export function offersOf(gameId: string, owner: Owner): Offer[] {
  const [entries, kind] = owner === "table" ? [reference.tables[gameId], gameId] : [reference[owner], owner];
  return entries.map(({ name, about }) => ({ label: name, info: inWords(`ref-${kind}-${bareName(name)}`, about) }));
}

/** Returns a message; what the engine says of it for a game that has no words yet. */
const inWords = (id: string, otherwise: string) => (has(id) ? t(id) : otherwise);

export const signed = (value: number) => (value > 0 ? `+${value.toFixed(2)}` : value.toFixed(2).replace("-", "−"));

function figuresOf({ gain, rise }: Measured) {
  const against = t("workshop-step-gain", { gain: signed(gain[0]), width: gain[1].toFixed(2) });
  if (!rise) return against;
  const [more, width] = rise;
  return html`${against} ${t("workshop-step-rise", { rise: signed(more), width: width.toFixed(2) })}`;
}

export function stepsView(gameId: string, begin: Begin) {
  return html`<h2>${t("workshop-steps")}</h2>
    <p class="help">${t("workshop-steps-help")}</p>
    <ol class="workshop-steps" role="list">${stepsOf(gameId).map(
      ({ id, source, measured }) => html`<li><b>${t(`workshop-step-${id}`)}</b> ${t(`workshop-step-${id}-about`)}
        <span class="help">${measured ? figuresOf(measured) : nothing}</span>
        <div><button type="button" class="button" aria-label=${t("workshop-step-open-which", { step: t(`workshop-step-${id}`) })}
          @click=${() => begin(t(`workshop-step-${id}`), source)}>${t("workshop-step-open")}</button></div></li>`,
    )}</ol>`;
}

/** A row of the reference: what is written in code, what it means, and an example. */
interface Row {
  code: string;
  about: string;
  example?: string;
}

function rowsOf(gameId: string): [title: string, rows: Row[]][] {
  const pack = gameOf(gameId)?.pack ?? "seven";
  const { suits, joker } = catalogue.packs[pack];
  const letters = suits.map(({ suit }) => ({ code: suit, about: t("workshop-suit", { suit: suitName(suit, pack) }) }));
  const list = (owner: Owner) => offersOf(gameId, owner).map(({ label, info }) => ({ code: label, about: info }));
  const examples = reference.tables[gameId].map(({ example }) => example);
  return [
    ["view", list("view").map((row) => ({ ...row, code: `view.${row.code}` }))],
    [
      "view.legal()",
      reference.actions[gameId].map(({ form, example }) => ({
        code: example,
        about: inWords(`ref-action-${gameId}-${form}`, form),
      })),
    ],
    ["view.table()", list("table").map((row, n) => ({ ...row, example: examples[n] }))],
    ["view.determinize()", list("world").map((row) => ({ ...row, code: `world.${row.code}` }))],
    ["view.hand", [...letters, ...(joker ? [{ code: joker, about: t("card-joker") }] : [])]],
  ];
}

/** @param sought words that a row must have @param seek called with other ones */
export function referenceView(gameId: string, begin: Begin, sought: string, seek: (words: string) => void) {
  const example = classOf(gameId);
  const wanted = sought.trim().toLowerCase().split(/\s+/);
  const fits = (row: Row) => wanted.every((word) => `${row.code} ${row.about}`.toLowerCase().includes(word));
  const sections = rowsOf(gameId).map(([title, rows]) => [title, rows.filter(fits)] as const);
  return html`<h2 id="workshop-reference" tabindex="-1">${t("workshop-reference")}</h2>
    <p class="help">${t("workshop-reference-help")}</p>
    <label class="option"><span class="option-label">${t("workshop-seek")}</span>
      <input class="field" id="workshop-seek" type="search" autocomplete="off" .value=${sought} @input=${(event: Event) => seek((event.target as HTMLInputElement).value)} /></label>
    ${sections.map(([title, rows]) =>
      rows.length
        ? html`<details ?open=${sought !== ""}><summary><h3><code>${title}</code></h3></summary><dl>${rows.map(
            ({ code, about, example }) =>
              html`<dt><code>${code}</code></dt><dd>${about}${example ? html`<code class="workshop-example">${example}</code>` : nothing}</dd>`,
          )}</dl></details>`
        : nothing,
    )}
    ${sought && sections.every(([, rows]) => !rows.length) ? html`<p role="status">${t("workshop-seek-none")}</p>` : nothing}
    <details><summary><h3>class Bot</h3></summary>
      <p class="help">${t("workshop-class-help", { phases: reference.phases[gameId].join(", ") })}</p>
      ${
        example
          ? html`<pre class="workshop-console" tabindex="0" role="region" aria-label="class Bot">${example}</pre>
        <button type="button" class="button" @click=${() => begin("class Bot", example)}>${t("workshop-class-open")}</button>`
          : nothing
      }</details>`;
}
