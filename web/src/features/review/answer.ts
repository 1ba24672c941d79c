// The comparison of a person's answer to a sent decision with the sender's.

import { html, nothing } from "lit-html";
import tables from "nanafuda:tables";

import { actionInWords } from "../../table/play/action-words.ts";
import { adviceInWords, verdictInWords } from "../../table/play/advice-words.ts";
import { sceneOf } from "../../table/draw/scene.ts";
import * as words from "../../i18n/messages.ts";
import { unitOf } from "./deal-facts.ts";
import { badLink, head, submit, waiting } from "../../ui/views.ts";
import { settings } from "../../storage/settings.ts";
import type { PageEngine } from "../../engine/request.ts";
import type { GameTable, Scene } from "../../table/game-table.ts";

const { t } = words;

/** The person's answer to a sent decision. */
export interface Answer {
  state: Protocol.State; // state before the decision
  at: number; // index of the action in the deal
  went: Protocol.Result; // result of the deal
  action: string; // the person's choice
  lines: Protocol.Line[]; // review of this choice, then of the sender's, as far as loaded
}

/** Compares the answer with the sender's. @param act `retry`: the engine has failed */
export function answerView(
  answer: Answer,
  pageEngine: PageEngine,
  act: {
    playOn: (answer: Answer) => void;
    retry: (answer: Answer) => void;
    watch: () => void;
    fromStart: () => void;
    back: () => void;
  },
) {
  if (pageEngine.phase === "refused") return badLink(pageEngine.fault);
  const { state, action, lines } = answer;
  const game = tables.find(({ id }) => id === state.game) as GameTable;
  const scene = {
    ...sceneOf(game, state.table.seat, { settings, words }),
    table: state.table,
    levels: state.levels,
  } as unknown as Scene;
  const named = (code: string) => actionInWords(code, scene, game);
  const [mine, theirs] = lines;
  const row = (id: string, line: Protocol.Line) => html`
    <div><dt>${t(id)}</dt><dd>${named(line.action)}<p class="help">${verdictInWords(line, scene, game)}</p></dd></div>`;
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head(state.game, t("sent-decided"))}
      <form class="panel answer" @submit=${submit(() => (theirs ? act.playOn : act.retry)(answer))}>
        <p class="answer-said" role="status">${
          theirs
            ? t(action === theirs.action ? "sent-same" : "sent-differs", {
                mine: named(action),
                theirs: named(theirs.action),
              })
            : t("sent-chosen", { mine: named(action) })
        }</p>
        ${
          mine && theirs
            ? html`<dl class="deal-facts">
              ${action === theirs.action ? row("sent-both", mine) : [row("sent-yours", mine), row("sent-theirs", theirs)]}
              <div><dt>${t("sent-best")}</dt><dd>${adviceInWords(mine, scene, game)}</dd></div>
            </dl>
            <p class="help">${t("look-note")}</p>`
            : waiting(pageEngine, t("sent-thinking"))
        }
        ${
          mine && theirs
            ? html`<div class="form-end">
              <button class="button primary">${t("sent-go-on")}</button>
              <button type="button" class="button" @click=${act.watch}>${t("replay-watch", { unit: unitOf(state.game) })}</button>
              <button type="button" class="button" @click=${act.fromStart}>${t("sent-from-start", { unit: unitOf(state.game) })}</button>
              <a class="button" href="#new=${state.game}">${t("sent-match")}</a>
              <button type="button" class="button" @click=${act.back}>${t("back")}</button>
            </div>`
            : nothing
        }
      </form>
    </div>
  </main>`;
}
