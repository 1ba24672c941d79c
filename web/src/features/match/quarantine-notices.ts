// Notices about quarantined matches, with actions to resume or download them.

import * as words from "../../i18n/messages.ts";
import { notice } from "../../ui/notices.ts";
import { quarantineSlot, textOf } from "../../storage/saved-matches.ts";
import type { Quarantined } from "../../base/quarantined.ts";
import { downloadSave } from "../../ui/files.ts";
import type { Page } from "../../base/page.ts";

const { errorText, gameName, t } = words;

/** Quarantines a game's unplayable save, if there is room. */
export function quarantineSave(game: string, page: Page, why?: Protocol.Fault) {
  const there = { key: "", game, at: new Date().toISOString(), text: textOf(game) };
  if (there.text) announceQuarantined(quarantineSlot(game) ?? there, page, why);
}

/**
 * Announces a save that cannot be played. It was quarantined or, for lack of room, stays in its slot.
 * @param quarantined `key` is empty if it stays
 */
export function announceQuarantined(quarantined: Quarantined, page: Page, why?: Protocol.Fault) {
  const { key, game } = quarantined;
  const beginning = { label: () => t("save-start-anew"), run: () => page.go(`new=${game}`) };
  notice(
    () => {
      const sentence = t(key ? "save-unreadable" : "save-stuck", { game: gameName(game) });
      return why && why.id !== "bad-save" ? `${sentence} ${errorText(why)}` : sentence;
    },
    [...(key ? [beginning] : []), downloading(quarantined)],
    { key: `aside-${game}`, stays: true, follows: true },
  );
}

/** Announces that another match was not begun, because a copy of the stored one has no room. */
export const announceKept = (game: string) =>
  void notice(() => t("save-kept", { game: gameName(game) }), [], { key: "kept", follows: "once" });

/** Announces a match that was quarantined because another tab had continued it. */
export function announceOvertaken(quarantined: Quarantined, page: Page) {
  const { game } = quarantined;
  notice(
    () => t("save-overtaken", { game: gameName(game) }),
    [takingBack(quarantined, page), downloading(quarantined)],
    {
      key: `aside-${game}`,
      stays: true,
      follows: true,
    },
  );
}

function takingBack(quarantined: Quarantined, page: Page) {
  return { label: () => t("aside-take-back"), run: () => page.go(`play=${quarantined.game}`, { quarantined }) };
}

function downloading(quarantined: Quarantined) {
  return { label: () => t("save-download"), run: () => downloadSave(quarantined) };
}
