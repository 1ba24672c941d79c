// Says what is wrong with a bot.

import * as words from "../../../i18n/messages.ts";
import type { BotFault } from "./bot-frame.ts";

const { t } = words;

export function textOf({ id, args, line }: BotFault): string {
  const game =
    typeof args.game === "string" && words.has(`${args.game}-name`) ? { game: words.gameName(args.game) } : {};
  const text = t(`bot-${id}`, { ...args, ...game });
  return line === null ? text : t("workshop-at-line", { line, text });
}
