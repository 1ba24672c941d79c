// Parts of forms that start a match: what it replaces, and the form's end.

import { html, nothing } from "lit-html";

import { savedText, t } from "../i18n/messages.ts";
import * as saves from "../storage/saved-matches.ts";
import type { PageEngine } from "../engine/request.ts";
import { news } from "./views.ts";

/** Warning about a saved match that would be lost. @param game game whose match a new one replaces */
export function replaces(game: string) {
  const saved = saves.savedMatch(game);
  if (!saved || saved.over) return nothing;
  return html`<p class="form-note">
    ${t("setup-replaces", { at: savedText(game, saved) })} <a href="#play=${game}">${t("setup-continue-instead")}</a>
  </p>`;
}

/**
 * Progress of a request and the form's buttons. The buttons are always the same elements, to keep the focus, and always
 * visible.
 */
export function formEnd(
  pageEngine: PageEngine,
  {
    text = t("start"),
    beside = nothing,
  }: {
    text?: string; // label of the first button
    beside?: unknown; // an alternative
  } = {},
) {
  const waiting = pageEngine.phase === "waiting";
  return html`<div class="form-end">
    ${news(pageEngine, "")}
    <button class="button primary" aria-disabled=${waiting ? "true" : nothing}>
      ${pageEngine.phase === "failed" ? t("retry") : text}
    </button>
    ${beside}
    <a class="button" href="#">${t("back")}</a>
  </div>`;
}
