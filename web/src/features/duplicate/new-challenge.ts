// Challenging a friend: under which name, and with what.

import { html } from "lit-html";
import catalogue from "nanafuda:catalogue";

import { errorText, gameName, t } from "../../i18n/messages.ts";
import { engine } from "../../app/bootstrap.ts";
import * as boards from "../../storage/duplicate-deals.ts";
import { notice } from "../../ui/notices.ts";
import { share } from "./result-text.ts";

/** As much of a name as is sent: what is seen as one character does not come apart. */
function cut(name: string) {
  const seen = [...new Intl.Segmenter().segment(name)];
  return seen.length > catalogue.bounds.name ? name.slice(0, seen[catalogue.bounds.name].index) : name;
}

/** Whoever sent this, as they call themselves: between marks, as it may be written right to left. */
export function senderOf(link: string) {
  const name = cut(new URLSearchParams(link).get("by") ?? "");
  return name ? `\u2068${name}\u2069` : t("challenge-friend");
}

/** The name under which something was sent here last. */
function lastName() {
  const sent = Object.values(boards.all()).findLast(({ sent }) => sent)?.sent ?? "";
  return new URLSearchParams(sent).get("by") ?? "";
}

/** Asks for a name, which nobody has to give. @param label of what is done then */
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

/** Makes a challenge of one deal, and hands it on. */
export const challengeDeal = (name: string, played: Seam.Played) =>
  challenge({ do: "challenge", name, played: [played] });

/** Makes a challenge, keeps it in its list, and hands it on. @returns names the list; null: it could not be made */
export async function challenge(request: Seam.Requests["challenge"]): Promise<string | null> {
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
