// Work for the engine that waits while the engine or the person is busy.

import { engine } from "./connection.ts";

/** Polling interval for an idle engine, in milliseconds. */
const LOOK = 60;
/** Milliseconds without a slice after a key or pointer press, because it often causes a request. */
const HAND = 400;

interface Work {
  wanted: () => boolean; // whether to go on
  here?: () => boolean; // whether the engine has what the work is about
  slice: () => Promise<boolean>; // runs one slice; whether the work is done
}

/** Time of the person's last press, on the page's clock. */
let down = -HAND;

const notePress = () => {
  down = performance.now();
};
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, notePress, true);

/** Runs work slice by slice while both the engine and the person are idle. */
export async function whileIdle({ wanted, here = () => true, slice }: Work) {
  while (wanted()) {
    const free = engine.idle && performance.now() > down + HAND;
    if (!here() || !free) await new Promise((resolve) => setTimeout(resolve, LOOK));
    else if (await slice()) return;
  }
}
