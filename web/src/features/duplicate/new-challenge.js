/** @file Challenging a friend: under which name, and with what. */

import { html } from "lit-html";
import catalogue from "nanafuda:catalogue";

import { errorText, gameName, t } from "../../i18n/messages.js";
import { engine } from "../../app/bootstrap.js";
import * as boards from "../../storage/duplicate-deals.js";
import { notice } from "../../ui/notices.js";
import { share } from "./result-text.js";

/** As much of a name as is sent: what is seen as one character does not come apart. @param {string} name */
function cut(name) {
  const seen = [...new Intl.Segmenter().segment(name)];
  return seen.length > catalogue.bounds.name ? name.slice(0, seen[catalogue.bounds.name].index) : name;
}

/** Whoever sent this, as they call themselves: between marks, as it may be written right to left. @param {string} link */
export function senderOf(link) {
  const name = cut(new URLSearchParams(link).get("by") ?? "");
  return name ? `\u2068${name}\u2069` : t("challenge-friend");
}

/** The name under which something was sent here last. */
function lastName() {
  const sent = Object.values(boards.all()).findLast(({ sent }) => sent)?.sent ?? "";
  return new URLSearchParams(sent).get("by") ?? "";
}

/** Asks for a name, which nobody has to give. @param {string} label  of what is done then @param {(name: string) => void} send */
export function drawNaming(label, send) {
  /** @param {SubmitEvent} event */
  const onsubmit = (event) => {
    event.preventDefault();
    const { by } = /** @type {HTMLFormElement & {by: HTMLInputElement}} */ (event.currentTarget);
    send(by.value);
  };
  /** @param {Event} event */
  const oninput = (event) => {
    const field = /** @type {HTMLInputElement} */ (event.currentTarget);
    if (/** @type {InputEvent} */ (event).isComposing) return;
    const name = cut(field.value);
    if (name !== field.value) field.value = name;
  };
  return html`<form class="naming" @submit=${onsubmit}>
    <label><span class="option-label">${t("challenge-name")}</span>
      <input class="field" name="by" autocomplete="nickname" @input=${oninput} @compositionend=${oninput} .defaultValue=${lastName()}></label>
    <button class="button primary">${label}</button>
    <p class="small-print">${t("challenge-packed")}</p>
  </form>`;
}

/** Makes a challenge of one deal, and hands it on. @param {string} name @param {Seam.Played} played */
export const challengeDeal = (name, played) => challenge({ do: "challenge", name, played: [played] });

/**
 * Makes a challenge, keeps it in its list, and hands it on.
 * @param {Seam.Requests["challenge"]} request
 * @returns {Promise<string | null>} names the list; null: it could not be made
 */
export async function challenge(request) {
  const reply = await engine.request(request).catch(() => null);
  if (!reply?.ok) {
    notice(reply ? errorText(reply.error) : t("engine-busy"));
    return null;
  }
  const { id, link } = reply.challenge;
  const list = boards.of(`${id}/0`);
  const mine = request.tournament ? {} : { mine: request.played[0].replay };
  boards.keep(`${id}/0`, { ...list, ...mine, link: request.tournament ?? link, sent: link });
  const { game = "" } = Object.fromEntries(new URLSearchParams(link));
  await share(t(list?.rivals ? "challenge-answer-words" : "challenge-words", { game: gameName(game) }), link);
  return id;
}
