/** Every game's table, by the game's id: the only list. */
import ringOfSevens from "./ring-of-sevens.js";
import sevenBridge from "./seven-bridge.js";
import sevenEuchre from "./seven-euchre.js";
import sevensHeaven from "./sevens-heaven.js";
import upsideDown from "./upside-down.js";

/** @type {Record<string, import("../table/game.js").GameTable>} */
export default Object.fromEntries([
  sevenEuchre,
  sevensHeaven,
  ringOfSevens,
  sevenBridge,
  upsideDown,
].map(game => [game.id, game]));
