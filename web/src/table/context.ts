// Interface between a table and its surroundings.

import type { Players } from "./players.ts";

/** Interface to the shell. */
export interface TableContext {
  settings: typeof import("../storage/settings.ts").settings;
  speaker: Pick<typeof import("./animation/audio.ts"), "refused" | "yourTurn">;
  words: typeof import("../i18n/messages.ts");
  leave: () => void;
  players?: Players; // who plays, if a bot of the person's own does
  openSheet: (sheet: {
    title: () => string;
    body: () => unknown;
    kind: string;
    host: Element;
    aloud?: boolean;
  }) => Sheet;
  /** loads the assist module */
  loadAssist?: (game: string) => Promise<import("./extensions.ts").AssistModule | null>;
  /** registers an overlay that Back closes; returns a function to call when it has closed */
  addOverlay: (close: () => void) => () => void;
  showRules: (all?: boolean) => void; // one page of rules, or all of them
  showSettings: () => void;
  copyLink: (fragment: string) => void;
  /** returns a function that removes it; `stays`: until it is answered */
  notice: (
    text: string,
    actions?: { label: string; run: () => void }[],
    how?: { stays?: boolean; key?: string },
  ) => () => void;
}

export type Sheet = { draw: () => void; close: () => void; dialog: { open: boolean } };
