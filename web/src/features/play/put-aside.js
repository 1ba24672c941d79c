/** @file What is told of matches that were put aside, and what can be done with them. */

import * as words from "../../i18n/messages.js";
import { notice } from "../../ui/notices.js";
import { putAside, textOf } from "../../storage/saved-matches.js";
import { downloadAside } from "../../app/settings-dialog.js";

const { errorText, gameName, t } = words;

/**
 * @typedef {import("../../storage/saved-matches.js").Aside} Aside
 * @typedef {import("../../app/routes.js").Page} Page
 */

/**
 * What is kept as a game's match cannot be played here: it is put aside, where there is room for that.
 * @param {string} game
 * @param {Page} page
 * @param {Seam.Fault} [why]
 */
export function clearAway(game, page, why) {
  const there = { key: "", game, at: new Date().toISOString(), text: textOf(game) };
  if (there.text) tellAside(putAside(game) ?? there, page, why);
}

/**
 * A saved match cannot be played here. It has been put aside, or stays where it is for want of room.
 * @param {Aside} aside  without a key where it stays
 * @param {Page} page
 * @param {Seam.Fault} [why]
 */
export function tellAside(aside, page, why) {
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

/**
 * A match was put aside because another tab had gone on with the one that it was.
 * @param {Aside} aside
 * @param {Page} page
 */
export function tellOvertaken(aside, page) {
  const { game } = aside;
  notice(() => t("save-overtaken", { game: gameName(game) }), [takingBack(aside, page), downloading(aside)], {
    key: `aside-${game}`,
    stays: true,
    follows: true,
  });
}

/** @param {Aside} aside @param {Page} page */
function takingBack(aside, page) {
  return { label: () => t("aside-take-back"), run: () => page.go(`play=${aside.game}`, { aside }) };
}

/** @param {Aside} aside */
function downloading(aside) {
  return { label: () => t("save-download"), run: () => downloadAside(aside) };
}
