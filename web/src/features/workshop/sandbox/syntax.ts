// Finds texts that are not valid Python, in an interpreter that runs none of them.

import { BotFrame, type BotFault } from "./bot-frame.ts";

/** Compiles texts one after the other. Rejects with NoPython. @param found called for each that is not valid */
export async function checkSyntax(sources: readonly string[], found: (index: number, fault: BotFault) => void) {
  let frame: BotFrame | null = null;
  try {
    for (const [index, source] of sources.entries()) {
      // A text may end the interpreter that compiles it.
      if (!frame || frame.over) frame = new BotFrame({ line: () => {}, progress: () => {}, gone: () => {} });
      const fault = await frame.check(source);
      if (fault) found(index, fault);
    }
  } finally {
    frame?.end();
  }
}
