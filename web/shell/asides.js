/** @file What is told of matches that were put aside, and what can be done with them. */

import * as words from "../words/words.js";
import { notice } from "./notices.js";
import { downloadAside } from "./settings.js";

const { errorText, gameName, t } = words;

/**
 * @typedef {import("./store.js").Aside} Aside
 * @typedef {import("./visits.js").Page} Page
 */

/**
 * A saved match that is none has been put aside.
 * @param {Aside} aside
 * @param {Page} page
 * @param {Seam.Fault} [why]
 */
export function tellAside(aside, page, why) {
  const { game } = aside;
  notice(
    () => {
      const sentence = t("save-unreadable", { game: gameName(game) });
      return why && why.id !== "bad-save" ? `${sentence} ${errorText(why)}` : sentence;
    },
    [{ label: () => t("save-start-anew"), run: () => page.go(`new=${game}`) }, downloading(aside)],
    { key: `aside-${game}` },
  );
}

/**
 * A saved match is none, and there is no room to put it aside: it stays where it is.
 * @param {string} game @param {string} text  what is stored @param {Seam.Fault} [why]
 */
export function tellStuck(game, text, why) {
  const words = () =>
    `${t("save-stuck", { game: gameName(game) })} ${why && why.id !== "bad-save" ? errorText(why) : ""}`;
  const aside = { key: "", game, at: new Date().toISOString(), text };
  notice(words, [downloading(aside)], { key: `aside-${game}` });
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
