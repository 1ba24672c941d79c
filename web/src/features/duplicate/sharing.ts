// Shares a finished deal: as a challenge, in words, as a picture or as a replay.

import { html, nothing } from "lit-html";

import { icon } from "../../cards/cards.ts";
import { template } from "../../cards/template.ts";
import { standingInWords } from "./field-strip.ts";
import { featName, gameName } from "../../i18n/messages.ts";
import { shareText } from "../../ui/dialogs.ts";
import { copyLink, withHand } from "../../table/shared-link.ts";
import { challengeDeal, drawNaming } from "./new-challenge.ts";
import { canShow, shareResult } from "./result-picture.ts";
import type { Scene } from "../../table/game-table.ts";
import type { IconName } from "../../cards/icons.ts";

/** Sharing texts of a duplicate deal. */
export interface Shared {
  when: string; // name of the deal
  words: (standing: string) => string; // sentence with the result
  link: string; // address of the deal for others
  listed?: boolean; // its list offers the challenge, so this panel does not
}

interface Played {
  summary: Protocol.DealSummary;
  decides?: boolean; // whether the person had a choice in the deal: without one there is nothing to challenge
  field: Protocol.Field | null; // null until known
  feat: string | null; // id of the person's feat
}

export function drawSharing(
  { summary, decides, field, feat: id }: Played,
  { t }: Scene,
  { when: named, words, link, listed, close }: Partial<Shared> & { close: () => void },
) {
  const { replay, game, deal } = summary;
  const when = t("deals-when", { game: gameName(game), deal });
  const inWords = words ?? ((standing: string) => t("share-words", { when, standing }));
  const way = (sign: IconName, id: string, run: () => void) =>
    html`<button type="button" class="button" @click=${() => {
      close();
      run();
    }}>${template(icon(sign))}${t(id)}</button>`;
  const standing = field && standingInWords(field, field.others.length, t);
  const feat = id ? featName(game, id) : "";
  const result = standing ? inWords(standing.shared) : "";
  const text = feat && result ? t("share-feat", { feat, result }) : result;
  const show = (field: Protocol.Field, { percent, place }: ReturnType<typeof standingInWords>) => {
    const words = {
      game: gameName(game),
      when: named ?? t("table-deal", { deal }),
      feat,
      percent,
      place: percent ? t("share-place", { place, others: field.others.length }) : place,
      site: location.host + location.pathname,
    };
    return withHand(link ?? replay).then((to) => shareResult(field, words, text, to));
  };
  return html`<div class="sharing">
    ${
      listed || !decides
        ? nothing
        : html`<section><h3>${t("challenge-send")}</h3><p>${t("challenge-about")}</p>
      ${drawNaming(t("challenge-make"), (name) => {
        close();
        void challengeDeal(name, replay);
      })}</section>`
    }
    <section><h3>${t("share-else")}</h3><div class="row">
      ${field ? way("share", "result-share", () => void withHand(link ?? replay).then((to) => shareText(text, to))) : nothing}
      ${standing && canShow() ? way("eye", "share-picture", () => void show(field, standing)) : nothing}
      ${way("play", "share-replay", () => void copyLink(replay, "replay-copied"))}
    </div></section>
  </div>`;
}
