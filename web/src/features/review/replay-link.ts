// The pages of a replay link: an introduction, and the comparison of a decision.

import { html, nothing } from "lit-html";
import tables from "nanafuda:tables";

import { actionInWords, adviceInWords, verdictInWords } from "../../table/play/hint.ts";
import { sceneOf } from "../../table/draw/scene.ts";
import * as words from "../../i18n/messages.ts";
import { gameOf } from "../../base/address.ts";
import { aboutLink, type SharedLink } from "../../table/shared-link.ts";
import { badLink, dealFacts, head, lessonFirst, news, submit, waiting } from "../../ui/views.ts";
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

/**
 * The introduction of a replay link, shown without revealing the deal.
 * @param setup null while it is being read
 * @param retry called after the engine has failed
 */
export function replayLinkView(
  { link, game, asks, hand, setup }: SharedLink & { setup: Protocol.Setup | null },
  pageEngine: PageEngine,
  retry: () => void,
) {
  const unit = unitOf(game);
  const go = (what: string) => `#sent-${what}&${link}`;
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head(game, t(asks ? "sent-decision" : "sent-deal", { unit }))}
      <form class="panel" @submit=${submit(retry)}>
        ${aboutLink(game, setup, hand)}
        <p class="help">${t(asks ? "sent-decision-intro" : "sent-deal-intro")}</p>
        ${setup ? factsOf(setup) : nothing}
        <div class="form-end">
          ${news(pageEngine, t("link-reading"))}
          ${pageEngine.phase === "failed" ? html`<button class="button">${t("retry")}</button>` : nothing}
          <a class="button primary" href=${go(asks ? "decide" : "again")}>${t(asks ? "sent-decide" : "sent-play")}</a>
          ${lessonFirst(game)}
          <a class="button" href=${go("replay")}>${t("sent-watch")}</a>
          <a class="button" href="#">${t("back")}</a>
        </div>
      </form>
    </div>
  </main>`;
}

/** The number of the deal, the players and unusual options. */
function factsOf(setup: Protocol.Setup) {
  const { game, replay } = setup;
  return dealFacts(unusual(setup), [t("sent-number", { unit: unitOf(game) }), replay?.deal ?? ""]);
}

/** Keeps only the options that differ from the defaults. @param long also those that only set the length of a match */
export function unusual(setup: Protocol.Setup, long: boolean = true) {
  const usual = new Map(gameOf(setup.game)?.options.map((option) => [option.id, option]));
  const shown = Object.entries(setup.options).filter(
    ([id, value]) => usual.get(id)?.default !== value && (long || !usual.get(id)?.length),
  );
  return { ...setup, options: Object.fromEntries(shown) as Protocol.Setup["options"] };
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

/** The game's term for a deal. */
export const unitOf = (game: string) => tables.find(({ id }) => id === game)?.unit ?? "deal";
