// Announces a restart of the engine if the person has to wait for it.

import { t } from "../i18n/messages.ts";
import { notice } from "../ui/notices.ts";
import type { Engine } from "./client.ts";

/** Milliseconds. A restart usually takes less and needs no announcement. */
const NOTICEABLE = 1500;

export function tellRestarts(engine: Engine) {
  let narration: ReturnType<typeof setTimeout> | undefined;
  engine.onstatus(({ phase, lost }) => {
    if (phase !== "loading" || !lost) {
      clearTimeout(narration);
      narration = undefined;
    } else {
      // The person has already waited for the watchdog.
      narration ??= setTimeout(tell, lost === "silent" ? 0 : NOTICEABLE);
    }
  });
}

function tell() {
  notice(() => t("engine-again"), [], { key: "engine", follows: true });
}
