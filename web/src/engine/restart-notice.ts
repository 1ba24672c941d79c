// Says that the engine is being started again, where somebody has had to wait for it.

import { t } from "../i18n/messages.ts";
import { notice } from "../ui/notices.ts";
import type { Engine } from "./client.ts";

/** Milliseconds: a start takes less as a rule, and then nobody need hear of it. */
const NOTICEABLE = 1500;

export function tellRestarts(engine: Engine) {
  let narration: ReturnType<typeof setTimeout> | undefined;
  engine.onstatus(({ phase, lost }) => {
    if (phase !== "loading" || !lost) {
      clearTimeout(narration);
      narration = undefined;
    } else {
      // Until silence is noticed, there was a wait already.
      narration ??= setTimeout(tell, lost === "silent" ? 0 : NOTICEABLE);
    }
  });
}

function tell() {
  notice(() => t("engine-again"), [], { key: "engine", follows: true });
}
