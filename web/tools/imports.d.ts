/** Modules that exist only while esbuild bundles the site: see tools/modules.mjs. */

declare module "nanafuda:catalogue" {
  /** What the engine declares of its games: `python -m nanafuda.protocol.catalogue`. */
  const catalogue: Protocol.Catalogue;
  export default catalogue;
}

declare module "nanafuda:tables" {
  /** The games' tables, as the catalogue lists them; which one is whose, `id` says. */
  const tables: import("../src/table/game-table.ts").GameTable[];
  export default tables;
}

declare module "nanafuda:words" {
  type Bodies = import("@fluent/bundle").FluentResource["body"][];
  /** All texts of a language, fetched on the first call. */
  const words: Record<Nanafuda.Lang, () => Promise<{ default: Bodies }>>;
  export default words;
}

declare module "nanafuda:comparing" {
  const sources: Record<string, string>;
  export default sources;
}

declare module "nanafuda:themes" {
  const sources: Record<string, string>;
  export default sources;
}

declare module "nanafuda:aids" {
  const sources: Record<string, string>;
  export default sources;
}

declare module "nanafuda:learning" {
  type Words = Record<Nanafuda.Lang, import("@fluent/bundle").FluentResource["body"][]>;
  /** Texts of a game's lessons and exercises, and under "" those of all games; fetched on the first call. */
  const learning: Record<string, () => Promise<{ default: Words }>>;
  export default learning;
}

declare module "nanafuda:exercises" {
  /**
   * Values of the answers to an exercise: the right ones, and by how much any other is behind, with one standard
   * error, in the unit. `build.py arena exercises GAME --weigh` has measured it.
   */
  type Worth = { unit: string; best: string[]; behind: Record<string, [number, number]> };
  const exercises: Record<string, Worth>;
  export default exercises;
}

declare module "nanafuda:python" {
  /** Where the Python side lies, relative to the bundled scripts, and how large it is. */
  const python: {
    pyodide: string;
    loader: string;
    /** Parts of the image start: Pyodide without unused parts. */
    slim: string;
    image: string;
    library: string;
    packages: string;
    engine: string;
    /** SHA-256 of the engine's wheel, in hexadecimal; an image must be made from it. */
    digest: string;
    lock: object;
    /** Downloads of each start: bytes by path. */
    bytes: Record<"image" | "plain", Record<string, number>>;
  };
  export default python;
}

declare module "nanafuda:plain" {
  /** Files of the plain start only: bytes by path in the site. */
  const plain: Record<string, number>;
  export default plain;
}

declare module "nanafuda:worker" {
  /** The worker's file, beside the bundled page script. */
  export const worker: string;
}

declare module "nanafuda:puzzles" {
  /**
   * A puzzle as `nanafuda.analysis.puzzles` has it: `wrong` has for each other action by how much it is behind the answer, one
   * standard error of that, and why the answer, and not this: a hint's message and its arguments.
   */
  export type Puzzle = {
    id: string;
    replay: string;
    seat: number;
    best: string[];
    themes: string[];
    rating: number;
    unit: Protocol.Line["unit"];
    wrong: Record<string, [number, number, string, Record<string, string | number>?]>;
  };
  /** The puzzles of a game, in the order in which they were found: fetched when it is called. */
  const puzzles: Record<string, () => Promise<{ default: Puzzle[] }>>;
  export default puzzles;
}
