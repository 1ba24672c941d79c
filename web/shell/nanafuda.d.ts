/** Shapes that the shell hands on: what the engine declares and replies, and what is in the words. */

declare namespace Nanafuda {
  type Value = string | number | boolean;
  type Pack = "seven" | "colours" | "french";
  type Lang = "ja" | "en";
  type Catalogue = typeof import("nanafuda:catalogue").default;
  type Game = Catalogue["games"][number];
  type Option = Game["options"][number];

  /** A refusal: the Fluent id without its "error-", its arguments, and English to fall back on. */
  interface Fault {
    id: string;
    args?: Record<string, string | number>;
    text: string;
  }

  /** What a deal link says, as the engine read it. */
  interface Setup {
    game: string;
    version: number;
    seats: number;
    options: Record<string, Value>;
    seed: string;
    level: string | null;
  }

  interface Table {
    game: string;
    seat: number;
    seats: number;
    deal: number;
    scores: number[];
    over: boolean;
    winners: number[];
    // biome-ignore lint/suspicious/noExplicitAny: its shape is each game's own
    [field: string]: any;
  }

  interface State {
    ok: boolean;
    // biome-ignore lint/suspicious/noExplicitAny: its shape is each game's own
    events: any[];
    table: Table;
    legal: string[];
    next: "person" | "bot" | "deal" | "over";
    undo: boolean;
    /** Of the bots, as chosen for the match. */
    level: string;
    link: string;
    save: string;
  }
}
