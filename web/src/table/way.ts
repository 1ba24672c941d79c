// The exits of a table.

import type { IconName } from "../cards/icons.ts";

/** An exit when there is nothing to play. */
export interface Way {
  id: string;
  label: string;
  name?: string; // accessible name
  run: () => void;
  key?: string; // letter shortcut
  main?: boolean; // the primary one
  quiet?: boolean;
  icon?: IconName; // instead of the label, which is then its name
}
