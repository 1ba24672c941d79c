// Stores each game's league: the bots that were handed in, and the season, which is written after each turn. A tab
// writes only over the records that it last read or wrote.

import catalogue from "nanafuda:catalogue";

import { freshId, LONGEST, NAME } from "./bots.ts";
import { Records, type Swapped } from "./database.ts";
import { isObject, list, oneOf, record, shape, text, whole, type Check } from "./schema.ts";

const records = new Records<Part>("leagues", ["game", "part"]);
/** Version of these records. */
const FORM = 1;
const BOTS = 300;
const NAMED = NAME + 8; // with the number of a name that is taken, or the date of a version
const TEXT = 1_000_000;

/** The bots, and what was chosen for the next league. */
export interface Sources {
  entries: { name: string; source: string; unfit: string }[];
  rules: {
    opponent: string;
    deals: number;
    seats: number;
    options: Record<string, Nanafuda.Value>;
    seed: string;
  };
}

/** The deals that were played: values of the engine, which checks them. */
export interface Played {
  rules: number; // the version of the game's rules
  season: object;
  final: object | null;
  csv: string; // its table, which every version can show
}

/** A record of the database. */
export interface Part {
  v: number;
  game: string;
  part: string; // "sources", "season", or "aside:" with the mark of a record that failed a check
  mark: string; // of this writing
  content: unknown;
}

export interface Stored {
  sources: Sources | null;
  season: Played | null;
  /** The table of a season that this version cannot continue; "" if there is none. */
  foreign: string;
  /** Whether a record failed its check and was set aside. */
  failed: boolean;
}

const isPart = shape<Part>({
  v: whole(1),
  game: text(40, /^[a-z-]+$/),
  part: text(80, /^(sources|season|aside:.+)$/),
  mark: text(40),
  content: isObject,
});
const isSources = shape<Sources>({
  entries: list(
    shape<Sources["entries"][number]>({ name: text(NAMED), source: text(LONGEST), unfit: text(600) }),
    BOTS,
  ),
  rules: shape<Sources["rules"]>({
    opponent: oneOf("random", ...catalogue.levels),
    deals: whole(1, 10_000),
    seats: whole(2, 9),
    options: record<Nanafuda.Value>(((one) =>
      ["boolean", "number", "string"].includes(typeof one)) as Check<Nanafuda.Value>),
    seed: text(NAME),
  }),
});
const isPlayed = shape<Played>({
  rules: whole(1),
  season: isObject,
  final: ((one) => one === null || isObject(one)) as Check<object | null>,
  csv: text(TEXT),
});
const CHECKS = { sources: isSources, season: isPlayed };

export class LeagueSlot {
  #game: string;
  /** Marks of the records that this tab knows. */
  #marks: Record<"sources" | "season", string> = { sources: "", season: "" };
  #writing: Promise<unknown> = Promise.resolve();

  constructor(game: string) {
    this.#game = game;
  }

  /** Reads what is stored. @returns null: nothing has changed since this tab read or wrote, or storage does not respond */
  async read(): Promise<Stored | null> {
    await this.#writing;
    const all = await records.all();
    if (!all) return null;
    const found: Stored = { sources: null, season: null, foreign: "", failed: false };
    const marks = { sources: "", season: "" };
    const mine = all.filter(isObject).filter(({ game }) => game === this.#game) as unknown as Part[];
    for (const part of ["sources", "season"] as const) {
      const one = mine.find((other) => other.part === part);
      if (!one) continue;
      marks[part] = String(one.mark);
      const sound = isPart(one) && (one.v !== FORM || CHECKS[part](one.content));
      if (!sound) found.failed = true;
      else if (one.v === FORM) found[part] = one.content as never;
      else if (part === "season") found.foreign = String((one.content as { csv?: unknown }).csv ?? "");
    }
    const same = marks.sources === this.#marks.sources && marks.season === this.#marks.season;
    this.#marks = marks;
    if (found.failed) await this.setAside();
    return same ? null : found;
  }

  /** Stores a part; null removes it. Never overwrites what another tab has stored or erased since. */
  put(part: "sources" | "season", content: Sources | Played | null): Promise<Swapped> {
    const work = this.#writing.then(async () => {
      const [known, mark] = [this.#marks[part], content ? freshId() : ""];
      const written = content ? [{ v: FORM, game: this.#game, part, mark, content }] : [];
      const found = await records.swap([[this.#game, part]], ([one]) => String(one?.mark ?? "") === known, written);
      if (found === "stored") this.#marks[part] = mark;
      return found;
    });
    this.#writing = work;
    return work;
  }

  /** Moves the records to a place of their own: a check has failed, and nothing is deleted. */
  async setAside() {
    const all = ((await records.all()) ?? []).filter(isObject) as unknown as Part[];
    const mine = all.filter(({ game, part }) => game === this.#game && part in CHECKS);
    const aside = mine.map((one) => ({ ...one, part: `aside:${freshId()}` }));
    await records.swap(
      mine.map(({ part }) => [this.#game, part]),
      () => true,
      aside,
    );
    this.#marks = { sources: "", season: "" };
  }
}

/** All valid records. */
export const all = async (): Promise<Part[]> => ((await records.all()) ?? []).filter(isPart);

/** The records of a file that this version can read. */
export const readable = (found: unknown[]): Part[] =>
  found.filter(isPart).filter(({ v, part, content }) => v !== FORM || (CHECKS[part as "season"]?.(content) ?? true));

/** Number of deals played in a season. */
const played = (parts: readonly Part[], game: string) => {
  const { season } = (parts.find((one) => one.game === game && one.part === "season")?.content ??
    {}) as Partial<Played>;
  const { points } = (season ?? {}) as { points?: unknown };
  return Array.isArray(points) ? points.flat().length : 0;
};

/** Adds leagues. Of two of a game the one with more deals stays. @returns undoes it */
export async function merge(added: readonly Part[]): Promise<() => Promise<void>> {
  const before = await all();
  const has = (game: string) => before.some((one) => one.game === game && one.part in CHECKS);
  const wins = (game: string) => !has(game) || played(added, game) > played(before, game);
  const taken = added.filter(({ game, part }) => !(part in CHECKS) || wins(game));
  const games = new Set(taken.filter(({ part }) => part in CHECKS).map(({ game }) => game));
  const replaced = before.filter(({ game, part }) => games.has(game) && part in CHECKS);
  await records.drop(replaced.map(keyOf));
  await records.put(taken);
  return async () => {
    await records.drop(taken.map(keyOf));
    await records.put(replaced);
  };
}

/** Stores records again that were erased, where nothing has been stored since. */
export async function restore(parts: readonly Part[]) {
  for (const one of parts) await records.swap([keyOf(one)], ([there]) => !there, [one]);
}

export const erase = () => records.erase();

const keyOf = ({ game, part }: Part) => [game, part];
