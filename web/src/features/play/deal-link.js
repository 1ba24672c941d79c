/** @file A deal link: what it says, and the match that begins from it. */

import { html, nothing } from "lit-html";

import { t } from "../../i18n/messages.js";
import { Asking } from "../../engine/request.js";
import { parted } from "./dealt-hand.js";
import { aboutLink, badLink, dealFacts, formEnd, head, lessonFirst, replaces, submit } from "../../ui/views.js";
import { gameOf } from "../../app/router.js";
import { toTable } from "./match-page.js";
import { sentView } from "../review/replay-link.js";

/** @typedef {import("../../app/routes.js").Page} Page */
/** @typedef {import("../../app/routes.js").Visit} Visit */

/** @param {string} address @param {Page} page @returns {Visit} */
export function atLink(address, page) {
  const asking = new Asking(page.changed);
  const { link: fragment, hand } = parted(address);
  const said = new URLSearchParams(fragment);
  const named = said.get("game") ?? "";
  /** What the link says, once it has been read. @type {Seam.Setup | null} */
  let setup = null;

  async function read() {
    const reply = await asking.ask({ do: "inspect", link: fragment });
    if (reply && gameOf(reply.setup.game)) setup = reply.setup;
    else if (reply) asking.refuse(unknownGame(reply.setup.game));
    page.changed();
    if (asking.phase === "refused") document.querySelector("h1")?.focus();
  }

  async function begin() {
    if (asking.phase === "waiting") return;
    if (!setup) return read();
    toTable(await asking.ask({ do: "open", link: fragment, seat: 0 }), page);
  }
  return {
    asking,
    begin: () => void read(),
    end: () => asking.end(),
    draw() {
      const link = { game: setup?.game ?? gameOf(named)?.id ?? "", setup, hand };
      if (asking.phase === "refused" && !setup) return badLink(asking.fault);
      // What kind of link it is can be seen before the engine has read it.
      return setup?.replay || said.get("moves") !== null
        ? sentView(link, said, fragment, asking, () => void read())
        : linkView(link, asking, { begin });
    },
  };
}

/** The engine knows it, but there is no table for it. @param {string} game @returns {Seam.Fault} */
function unknownGame(game) {
  return { id: "unknown-game", args: { game }, text: "" };
}

/**
 * The page of a deal link.
 * @param {object} link
 * @param {Seam.Setup | null} link.setup  null while it is being read
 * @param {string} link.game  the game it names, "" when it names none of ours
 * @param {readonly string[]} link.hand  what it says that the person will hold
 * @param {Asking} asking
 * @param {{begin: () => void}} act
 */
function linkView({ setup, game, hand }, asking, { begin }) {
  return html`<main id="main" class="view">
    <div class="narrow">
      ${head(game, t("link-heading"))}
      <form class="panel" @submit=${submit(begin)}>
        ${aboutLink(game, setup, hand)}
        <p class="help">${t("link-intro")}</p>
        ${setup ? [dealFacts(setup), replaces(setup.game)] : nothing}
        ${formEnd(asking, { beside: lessonFirst(game) })}
      </form>
    </div>
  </main>`;
}
