// The page of a deal link, and the start of its match.

import { html, nothing } from "lit-html";

import { t } from "../../i18n/messages.ts";
import { PageEngine } from "../../engine/request.ts";
import { aboutLink, parseLink } from "../../table/shared-link.ts";
import { badLink, dealFacts, head, lessonFirst, submit } from "../../ui/views.ts";
import { formEnd, replaces } from "../../ui/form-parts.ts";
import { gameOf } from "../../base/address.ts";
import { openMatch } from "./match-page.ts";
import { replayLinkView } from "./replay-link.ts";
import type { Page, Route } from "../../base/page.ts";

export function dealLinkPage(address: string, page: Page): Route {
  const pageEngine = new PageEngine(page.changed);
  const shared = parseLink(address);
  const { link } = shared;
  /** Content of the link, once read. */
  let setup: Protocol.Setup | null = null;

  async function read() {
    const reply = await pageEngine.ask({ do: "inspectLink", link });
    if (reply && gameOf(reply.setup.game)) setup = reply.setup;
    else if (reply) pageEngine.refuse(unknownGame(reply.setup.game));
    page.changed();
    if (pageEngine.phase === "refused") document.querySelector("h1")?.focus();
  }

  async function begin() {
    if (pageEngine.phase === "waiting") return;
    if (!setup) return read();
    openMatch(await pageEngine.ask({ do: "openLink", link, seat: 0 }), page, address);
  }
  return {
    pageEngine,
    begin: () => void read(),
    end: () => pageEngine.end(),
    draw() {
      const { hand, replays } = shared;
      const game = setup?.game ?? shared.game;
      if (pageEngine.phase === "refused" && !setup) return badLink(pageEngine.fault);
      // Tells a replay link from a deal link before the engine has read it.
      return setup?.replay || replays
        ? replayLinkView({ ...shared, game, setup }, pageEngine, () => void read())
        : linkView({ game, setup, hand }, pageEngine, { begin });
    },
  };
}

/** The engine has the game, but there is no table for it. */
function unknownGame(game: string): Protocol.Fault {
  return { id: "unknown-game", args: { game }, text: "" };
}

function linkView(
  {
    setup,
    game,
    hand,
  }: {
    setup: Protocol.Setup | null; // null while it is being read
    game: string; // the game in the link; "" if unknown
    hand: readonly string[]; // the hand named in the link
  },
  pageEngine: PageEngine,
  { begin }: { begin: () => void },
) {
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head(game, t("link-heading"))}
      <form class="panel" @submit=${submit(begin)}>
        ${aboutLink(game, setup, hand)}
        <p class="help">${t("link-intro")}</p>
        ${setup ? [dealFacts(setup), replaces(setup.game)] : nothing}
        ${formEnd(pageEngine, { beside: lessonFirst(game) })}
      </form>
    </div>
  </main>`;
}
