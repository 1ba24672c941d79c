// The introduction of a replay link.

import { html, nothing } from "lit-html";

import { t } from "../../i18n/messages.ts";
import { aboutLink, type SharedLink } from "../../table/shared-link.ts";
import { dealFacts, head, lessonFirst, news, submit } from "../../ui/views.ts";
import { unitOf, unusual } from "../review/index.ts";
import type { PageEngine } from "../../engine/request.ts";

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
  const watches = setup?.replay?.decides === false;
  const play = asks ? "decide" : "again";
  const watch = html`<a class=${`button${watches ? " primary" : ""}`} href=${go("replay")}>${t("sent-watch")}</a>`;
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head(game, t(asks ? "sent-decision" : "sent-deal", { unit }))}
      <form class="panel" @submit=${submit(retry)}>
        ${aboutLink(game, setup, hand)}
        <p class="help">${t(watches ? "error-no-decision" : asks ? "sent-decision-intro" : "sent-deal-intro")}</p>
        ${setup ? factsOf(setup) : nothing}
        <div class="form-end">
          ${news(pageEngine, t("link-reading"))}
          ${pageEngine.phase === "failed" ? html`<button class="button">${t("retry")}</button>` : nothing}
          ${watches ? watch : html`<a class="button primary" href=${go(play)}>${t(asks ? "sent-decide" : "sent-play")}</a>`}
          ${lessonFirst(game)}
          ${watches ? nothing : watch}
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
