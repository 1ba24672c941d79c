// Creates and shares challenges.

import { html } from "lit-html";
import catalogue from "nanafuda:catalogue";

import { errorText, gameName, t } from "../../i18n/messages.ts";
import { engine } from "../../engine/connection.ts";
import * as duplicates from "../../storage/duplicate-deals.ts";
import { shareText } from "../../ui/dialogs.ts";
import { notice } from "../../ui/notices.ts";

/** Truncates a name to the maximum length, by graphemes. */
function cut(name: string) {
  const seen = [...new Intl.Segmenter().segment(name)];
  return seen.length > catalogue.bounds.name ? name.slice(0, seen[catalogue.bounds.name].index) : name;
}

/** The sender's name, in Unicode isolates because it may be written right to left. */
export function senderOf(link: string) {
  const name = cut(new URLSearchParams(link).get("by") ?? "");
  return name ? `\u2068${name}\u2069` : t("challenge-friend");
}

/** The name used in the latest challenge sent from here. */
function lastName() {
  const sent = Object.values(duplicates.all()).findLast(({ sent }) => sent)?.sent ?? "";
  return new URLSearchParams(sent).get("by") ?? "";
}

/** Renders the form for an optional name. @param label of the submit button */
export function drawNaming(label: string, send: (name: string) => void) {
  const onsubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const { by } = event.currentTarget as HTMLFormElement & { by: HTMLInputElement };
    send(by.value);
  };
  const oninput = (event: Event) => {
    const field = event.currentTarget as HTMLInputElement;
    if ((event as InputEvent).isComposing) return;
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

/** Creates, stores and shares a challenge. @returns the list's id; null: it failed */
export async function challengeDeal(name: string, replay: string): Promise<string | null> {
  const reply = await engine.request({ do: "createChallenge", name, replay }).catch(() => null);
  if (!reply?.ok) {
    notice(reply ? errorText(reply.error) : t("engine-busy"));
    return null;
  }
  const { id, link } = reply.challenge;
  const list = duplicates.of(`${id}/0`);
  duplicates.put(`${id}/0`, { ...list, mine: replay, link, sent: link });
  const { game = "" } = Object.fromEntries(new URLSearchParams(link));
  const words = t(list?.rivals ? "challenge-answer-words" : "challenge-words", { game: gameName(game) });
  await shareText(words, link, "challenge-copied");
  return id;
}
