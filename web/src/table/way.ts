// The exits of a table.

/** An exit when there is nothing to play. */
export interface Way {
  id: string;
  label: string;
  name?: string; // accessible name
  run: () => void;
  key?: string; // letter shortcut
  main?: boolean; // the primary one
  quiet?: boolean;
}
