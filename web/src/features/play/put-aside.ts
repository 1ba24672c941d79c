// What is told of matches that were put aside, and what can be done with them.

import * as words from "../../i18n/messages.ts";
import { notice } from "../../ui/notices.ts";
import { putAside, textOf, type Aside } from "../../storage/saved-matches.ts";
import { downloadAside } from "../../app/settings-dialog.ts";
import type { Page } from "../../app/routes.ts";

const { errorText, gameName, t } = words;

/** What is kept as a game's match cannot be played here: it is put aside, where there is room for that. */
export function clearAway(game: string, page: Page, why?: Seam.Fault) {
  const there = { key: "", game, at: new Date().toISOString(), text: textOf(game) };
  if (there.text) tellAside(putAside(game) ?? there, page, why);
}

/**
 * A saved match cannot be played here. It has been put aside, or stays where it is for want of room.
 * @param aside without a key where it stays
 */
export function tellAside(aside: Aside, page: Page, why?: Seam.Fault) {
  const { key, game } = aside;
  const beginning = { label: () => t("save-start-anew"), run: () => page.go(`new=${game}`) };
  notice(
    () => {
      const sentence = t(key ? "save-unreadable" : "save-stuck", { game: gameName(game) });
      return why && why.id !== "bad-save" ? `${sentence} ${errorText(why)}` : sentence;
    },
    [...(key ? [beginning] : []), downloading(aside)],
    { key: `aside-${game}`, stays: true, follows: true },
  );
}

/** A match was put aside because another tab had gone on with the one that it was. */
export function tellOvertaken(aside: Aside, page: Page) {
  const { game } = aside;
  notice(() => t("save-overtaken", { game: gameName(game) }), [takingBack(aside, page), downloading(aside)], {
    key: `aside-${game}`,
    stays: true,
    follows: true,
  });
}

function takingBack(aside: Aside, page: Page) {
  return { label: () => t("aside-take-back"), run: () => page.go(`play=${aside.game}`, { aside }) };
}

function downloading(aside: Aside) {
  return { label: () => t("save-download"), run: () => downloadAside(aside) };
}
