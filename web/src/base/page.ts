// Interfaces between the shell and its pages.

import type { Go, Brought } from "./address.ts";

export interface Route {
  game?: Protocol.GameEntry; // named in the page title
  pageEngine?: { phase: "no" | "waiting" | "failed" | "refused" }; // the page's request state
  match?: () => OpenTable | null; // the match at the table, which renders itself
  begin?: () => void; // called when the page becomes current
  question?: () => string; // asked before it is left; "": nothing is
  end?: () => void; // called when it is no longer current
  update?: () => void; // called before each drawing: requests the data that has changed
  draw: () => unknown; // reads state alone, sends nothing; null: keep the previous content
}

/** The interface of the shell to its pages. */
export interface Page {
  changed: () => void; // re-renders
  toTop: () => void; // moves to the top after a change of view
  go: Go;
  showSettings: () => void;
  keepPlain: () => void; // caches the files of the plain start for offline use, too
  lacksFiles: () => Promise<boolean>; // something could not be loaded: says so if a deploy has replaced this version
}

/** Parameters of an address. */
export interface RouteParams {
  page: Page;
  brought: Brought;
  address: string;
  game: Protocol.GameEntry; // from `game`, its id, or `taught`, the id of a lesson or exercise
  taught: string;
  step?: string; // first step of a lesson (default: resume); or the part of the practice page
  /** whether a replayed deal was sent by somebody else, a second try, or by level a bot's */
  sent?: "sent-" | "tried-" | `${string}-`;
  fragment: string; // its link
  day: string; // as in "2026-11-23"; or in older links to the list of days a month
  id: string; // of a challenge
  play?: string; // whether to play it
}

/** A table in the shell's place. */
export type OpenTable = { state: Protocol.State; close: () => void };
