/** Modules that the build provides: see `virtualModules` in tools/bundle.ts. */

declare module "nanafuda:catalogue" {
  const catalogue: Protocol.Catalogue;
  export default catalogue;
}

declare module "nanafuda:tables" {
  /** The games' tables, in the order of the catalogue. */
  const tables: import("./table/game-table.ts").GameTable[];
  export default tables;
}

declare module "nanafuda:stories" {
  /** Each game's stories and remarks. */
  const stories: Record<Protocol.Game, import("./table/deal-story.ts").AnyStories>;
  export default stories;
}

declare module "nanafuda:steps" {
  /** The workshop's steps that a game has in `games/<game>/steps`, by name. */
  const steps: Record<string, Partial<Record<"rule" | "count" | "samples" | "class", string>> | undefined>;
  export default steps;
}

declare module "nanafuda:pages" {
  /** Pages that a fork has added to web/pages; the footer links to them. */
  const pages: { name: string; titles: Record<Nanafuda.Lang, string> }[];
  export default pages;
}

declare module "nanafuda:words" {
  type Bodies = import("@fluent/bundle").FluentResource["body"][];
  /** Fetches the messages of a language. */
  const words: Record<Nanafuda.Lang, () => Promise<{ default: Bodies }>>;
  export default words;
}

declare module "*.css" {
  const text: string;
  export default text;
}

declare module "*.py" {
  const text: string;
  export default text;
}

declare module "nanafuda:reference" {
  /** The functions and fields offered to a bot. `python -m generate.reference` writes it from the engine's docstrings. */
  type Entry = { name: string; about: string };
  const reference: {
    view: Entry[];
    world: Entry[];
    tables: Record<string, (Entry & { example: string })[]>; // example: Python's text of a value that has fields itself
    actions: Record<string, { form: string; example: string }[]>;
    phases: Record<string, string[]>;
  };
  export default reference;
}

declare module "nanafuda:learning" {
  type Words = Record<Nanafuda.Lang, import("@fluent/bundle").FluentResource["body"][]>;
  /** Fetches a group of messages, or those for learning a game. */
  const learning: Record<string, () => Promise<{ default: Words }>>;
  export default learning;
}

/** Sources of the engine that are fetched when they are needed, by path. */
declare module "nanafuda:comparing" {
  const sources: Record<string, string>;
  export default sources;
}
declare module "nanafuda:workshop" {
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
declare module "nanafuda:sources" {
  const sources: Record<string, string>;
  export default sources;
}

declare module "nanafuda:python" {
  /** Paths of Python's files, relative to the bundled scripts. */
  const python: {
    pyodide: string;
    loader: string;
    slim: string; // the wasm for the image, without what the engine does not use
    image: string;
    library: string;
    packages: string;
    engine: string;
    digest: string; // SHA-256 of the engine's wheel, which the image must have been made from
    lock: object;
    bytes: Record<"image" | "plain", Record<string, number>>; // size of each file, by way of starting
  };
  export default python;
}

declare module "nanafuda:bot" {
  /** Files of a bot's interpreter, relative to the bundled scripts. */
  const bot: {
    script: string; // of its worker
    wasm: string;
    library: string; // Python's, untrimmed
    engine: string;
    lock: object;
    frame: string; // hash of the frame's script
    bytes: Record<string, number>; // size of each file
  };
  export default bot;
}

declare module "nanafuda:plain" {
  /** Bytes of the files for the plain start alone, by path. */
  const plain: Record<string, number>;
  export default plain;
}

declare module "nanafuda:worker" {
  /** Name of the worker's file. */
  export const worker: string;
}

declare module "nanafuda:puzzles" {
  /** A puzzle of `nanafuda.analysis.puzzles`. `wrong`: loss of each other action, its standard error, and the reason. */
  export type Puzzle = {
    id: string;
    replay: string;
    seat: number;
    best: string[];
    themes: string[];
    rating: number;
    unit: Protocol.Line["unit"];
    wrong: Record<string, [number, number, string, Record<string, string | number>?]>;
    vague?: string[]; // wrong actions whose loss is not told
    step?: number; // place among the exercises, from 1
  };
  /** Fetches the puzzles of a game that has any. */
  const puzzles: Record<string, () => Promise<{ default: Puzzle[] }>>;
  export default puzzles;
}

declare module "nanafuda:hands" {
  /** Fetches the hands of a game's puzzles by id, such as "F9 T11". */
  const hands: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default hands;
}
