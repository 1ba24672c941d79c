// The page's first script: where the address asks for a game, the engine starts before the app,
// which is much larger, is there.

import { Engine } from "./engine.js";

export const engine = new Engine();
if (location.hash.length > 1) void engine.start().catch(() => {}); // the app tells how it goes
