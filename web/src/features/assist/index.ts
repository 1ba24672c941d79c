// Registers the tools at the table; their module is fetched on first use.
import { engine } from "../../engine/connection.ts";
import { aid } from "../../i18n/messages.ts";
import { registerAssist } from "../../table/extensions.ts";

async function load(game: string) {
  const [found] = await Promise.all([import("./assist.ts"), aid(game)]);
  engine.supply(found.sources);
  return found;
}
export const offerAssist = () => registerAssist(load);
