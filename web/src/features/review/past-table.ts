// Read-only scene of a past position as a seat saw it.

import { html } from "lit-html";
import { tableInWords } from "../../table/draw/panels.ts";
import { phrases } from "../../table/announcer/phrases.ts";
import type { Scene, GameTable } from "../../table/game-table.ts";

/** A position, its observer and the public events until then. */
type Seen = { table: Protocol.Table; seat: number; story?: readonly Protocol.Event[] };

const idle = () => {};
/** Fields of a read-only scene. */
const READ_ONLY = {
  legal: [],
  next: "bot",
  chosen: [],
  tapped: [],
  own: {},
  hinted: [],
  news: null,
  wide: false,
  side: false,
  keep: idle,
  arrange: idle,
  act: idle,
  tell: idle,
  toggle: idle,
  offer: idle,
  open: idle,
  explain: null,
} satisfies Partial<Scene>;
/** Fields of a scene that do not depend on the position. */
type Around = Omit<Scene, keyof typeof READ_ONLY | "shown" | "story">;

/** Creates the read-only scene as seen by a seat. */
export function seenBy({ table, seat, story = [] }: Seen, scene: Around, game: GameTable): Scene {
  const ours = table.teams.find((team) => team.includes(seat)) ?? [];
  const names = (us: boolean) =>
    scene.list(table.teams.flatMap((team) => ((team === ours) === us ? team.map(scene.seatName) : [])));
  // “We” and “they” would name the wrong sides for the reader.
  const words = { "table-us": names(true), "table-them": names(false) };
  const t = (id: string, facts: object = {}) => words[id as keyof typeof words] ?? scene.t(id, facts);
  return {
    ...scene,
    ...phrases(game.id, { ...scene, me: seat, t }),
    ...READ_ONLY,
    table,
    shown: table,
    story,
  };
}

/**
 * The scene for sentences that address the seat as “you”, while the reader is somebody else.
 * @param view the table as that seat saw it
 */
function toldTo(seat: number, view: Scene, game: GameTable): Scene {
  const human = view.levels.indexOf(null);
  if (seat === human) return view;
  const seatName = (one: number) =>
    one === seat ? view.t("seat-you") : one === human ? view.t("knew-human") : view.seatName(one);
  return { ...view, ...phrases(game.id, { ...view, seatName }) };
}

/** Describes the table as a seat saw it, line by line. */
export const drawSeenInWords = ({ seat }: Seen, view: Scene, game: GameTable) => html`
  <div class="in-words">${tableInWords(toldTo(seat, view, game), game).map((line) => html`<p>${line}</p>`)}</div>`;
