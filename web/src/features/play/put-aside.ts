// Notices about quarantined matches, with actions to resume or download them.

import * as words from "../../i18n/messages.ts";
import { notice } from "../../ui/notices.ts";
import { putAside, textOf, type Aside } from "../../storage/saved-matches.ts";
import { downloadAside } from "../../ui/files.ts";
import type { Page } from "../../app/routes.ts";

const { errorText, gameName, t } = words;

/** Quarantines a game's unplayable save, if there is room. */
export function clearAway(game: string, page: Page, why?: Protocol.Fault) {
  const there = { key: "", game, at: new Date().toISOString(), text: textOf(game) };
  if (there.text) tellAside(putAside(game) ?? there, page, why);
}

/**
 * Announces a save that cannot be played. It was quarantined or, for lack of room, stays in its slot.
 * @param aside `key` is empty if it stays
 */
export function tellAside(aside: Aside, page: Page, why?: Protocol.Fault) {
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

/** Announces a match that was quarantined because another tab had continued it. */
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
