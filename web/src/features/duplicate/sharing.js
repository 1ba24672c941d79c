/** @file A deal that has ended, handed on: as a challenge, in words, as a picture, or for others to watch. */

import { html, nothing } from "lit-html";

import { icon } from "../../cards/cards.js";
import { template } from "../../cards/template.js";
import { standingInWords } from "./field-strip.js";
import { gameName } from "../../i18n/messages.js";
import { copyLink } from "../../ui/dialogs.js";
import { challengeDeal, drawNaming } from "./new-challenge.js";
import { canShow, shareResult } from "./result-picture.js";
import { share } from "./result-text.js";

/**
 * @typedef {object} Shared  how a deal that everybody plays alike is handed on
 * @property {string} when  which it is, in words
 * @property {(standing: string) => string} words  its result
 * @property {string} link  the address at which others play it
 * @property {boolean} [listed]  it has a list from which it is sent: here it is no challenge
 *
 * @typedef {object} Played
 * @property {Seam.Kept} kept
 * @property {Seam.Field | null} field  once it is known
 * @property {boolean} hinted
 */

/**
 * @param {Played} played @param {import("../../table/game-table.js").Scene} scene
 * @param {Partial<Shared> & {close: () => void}} how
 */
export function drawSharing({ kept, field, hinted }, { t }, { when: named, words, link, listed, close }) {
  const { replay, game, deal } = kept;
  const when = t("deals-when", { game: gameName(game), deal });
  const inWords = words ?? ((/** @type {string} */ standing) => t("share-words", { when, standing }));
  /** @param {import("../../cards/icons.js").IconName} sign @param {string} id @param {() => void} run */
  const way = (sign, id, run) =>
    html`<button type="button" class="button" @click=${() => {
      close();
      run();
    }}>${template(icon(sign))}${t(id)}</button>`;
  const standing = field && standingInWords(field, field.others.length, t);
  const said = standing ? inWords(standing.shared) : "";
  /** @param {Seam.Field} field @param {ReturnType<typeof standingInWords>} standing */
  const show = (field, { percent, place }) => {
    const words = {
      game: gameName(game),
      when: named ?? t("table-deal", { deal }),
      percent,
      place: percent ? t("share-place", { place, others: field.others.length }) : place,
      site: location.host + location.pathname,
    };
    return shareResult(field, words, said);
  };
  return html`<div class="sharing">
    ${
      listed
        ? nothing
        : html`<section><h3>${t("challenge-send")}</h3><p>${t("challenge-about")}</p>
      ${drawNaming(t("challenge-make"), (name) => {
        close();
        void challengeDeal(name, { replay, percent: field?.percent ?? null, hinted });
      })}</section>`
    }
    <section><h3>${t("share-else")}</h3><div class="row">
      ${field ? way("share", "result-share", () => void share(said, link ?? replay)) : nothing}
      ${standing && canShow() ? way("eye", "share-picture", () => void show(field, standing).catch(() => {})) : nothing}
      ${way("play", "share-replay", () => void copyLink(replay))}
    </div></section>
  </div>`;
}
