/** @file Says that the engine is being started again, where somebody has had to wait for it. */

import { t } from "../i18n/messages.js";
import { notice } from "../ui/notices.js";

/** Milliseconds: a start takes less as a rule, and then nobody need hear of it. */
const NOTICEABLE = 1500;

/** @param {import("./client.js").Engine} engine */
export function tellRestarts(engine) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let telling;
  engine.onstatus(({ phase, lost }) => {
    if (phase !== "loading" || !lost) {
      clearTimeout(telling);
      telling = undefined;
    } else {
      // Until silence is noticed, there was a wait already.
      telling ??= setTimeout(tell, lost === "silent" ? 0 : NOTICEABLE);
    }
  });
}

function tell() {
  notice(() => t("engine-again"), [], { key: "engine", follows: true });
}
