// Tells the story of an ended deal below its headline, once its review and its field are complete. The story is stored
// with the match, so that it never changes.

import { html, nothing } from "lit-html";
import ofGames from "nanafuda:stories";
import { advise } from "../../i18n/messages.ts";
import { SUMMARISING, summaryOf } from "./reviews.ts";
import { cardsDecide, cardsInWords, choose, storiesOf, type Story } from "./story.ts";
import type { Facts } from "../../table/deal-story.ts";
import { seenBy } from "./past-table.ts";
import { outcomeFor, ownFeat } from "../../table/draw/headline.ts";
import { actionInWords } from "../../table/play/action-words.ts";
import { lookedBackInWords } from "../../table/play/advice-words.ts";
import { costInWords } from "../../table/play/verdict.ts";
import type { Line } from "../../table/play/verdict.ts";
import type { Drawing, GameTable, Scene } from "../../table/game-table.ts";
import type { MatchSession } from "../../table/session.ts";

/** How a deal compares with its field. */
export interface Compared {
  field: Protocol.Field;
  helped: boolean; // the person saw a hint or took something back
  inWords: (result: number) => string; // a result in the field's unit
}

/** Stories by deal, stored with the match. */
export interface Stories {
  of: (deal: number) => Story | null;
  put: (deal: number, story: Story | null) => void;
}

interface Parts {
  session: MatchSession;
  stories: Stories;
  redraw: () => void;
  say: (text: string) => void;
}

export class Storyteller {
  #parts: Parts;
  /** Positions of the decisions that stories name, by deal and index; null while loading. */
  #looks: Map<string, Protocol.Look | null> = new Map();
  /** Deals whose story has come since the table was opened and is still to be announced. */
  #fresh: Set<number> = new Set();

  /** Deals of which it has been said what decided them. */
  #told: Set<number> = new Set();

  /** The dealt cards that decided, by deal; its review says so first. */
  cards: Map<number, Facts> = new Map();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * The story of the deal on the table; nothing until it is known.
   * @param lines the complete review; null until then
   */
  draw(scene: Scene, game: GameTable, lines: readonly Line[] | null, compared: Compared | null): Drawing {
    const { deal, result, over } = scene.table;
    if (result && !over && outcomeFor(result, scene.me, game) === "lost")
      return this.#lost(scene, game, lines, compared);
    const story = this.#parts.stories.of(deal) ?? (lines && compared && this.#tell(scene, game, lines, compared));
    const text = story && this.#inWords(story, scene, game, compared);
    if (!text) return nothing;
    // The review has been announced already.
    if (this.#fresh.delete(deal) && !SUMMARISING.includes(story.kind)) this.#parts.say(text);
    return html`<p class="story" data-story=${story.kind}>${text}</p>`;
  }

  /** Explains a lost deal: by the costliest mistake and its reason, or else by the results of others. */
  #lost(scene: Scene, game: GameTable, lines: readonly Line[] | null, compared: Compared | null): Drawing {
    const { deal } = scene.table;
    const text = lines && this.#decided(scene, game, lines, compared);
    if (!text) return nothing;
    if (!this.#told.has(deal)) this.#parts.say(text);
    this.#told.add(deal);
    return html`<p class="story" data-story="lost">${text}</p>`;
  }

  #decided(scene: Scene, game: GameTable, lines: readonly Line[], compared: Compared | null): string {
    const { costliest } = summaryOf(lines);
    if (!costliest) {
      const decided = compared && cardsDecide({ field: compared.field, went: "lost" });
      if (decided?.cards) return this.#cardsInWords(decided, scene);
      const others = compared?.field.others;
      return others
        ? scene.t("story-lost-cards", { won: others.filter(({ won }) => won).length, of: others.length })
        : "";
    }
    const look = this.#lookAt(scene.table.deal, costliest.index, scene.me);
    if (!look) return "";
    const n = 1 + lines.indexOf(costliest);
    const { said } = lookedBackInWords(costliest, false, seenBy(look, scene, game), game);
    return scene.t("story-lost-mistake", { where: whereOf(n, look, scene), said });
  }

  #cardsInWords(facts: Facts, scene: Scene) {
    this.cards.set(scene.table.deal, facts);
    return cardsInWords(facts, scene);
  }

  #tell(scene: Scene, game: GameTable, lines: readonly Line[], { field, helped }: Compared): Story {
    const { stories } = this.#parts;
    const { table, me, story, facts } = scene;
    const went = table.result ? outcomeFor(table.result, me, game) : "even";
    const { worth = {} } = facts as unknown as { worth?: Record<string, number> };
    const feat = ownFeat(scene, game) !== null;
    const known = { table, me, went, events: story, worth, lines, field, helped, feat };
    const before = [table.deal - 1, table.deal - 2].flatMap((deal) => stories.of(deal)?.kind ?? []);
    const told = choose(storiesOf(known), before);
    stories.put(table.deal, told);
    this.#fresh.add(table.deal);
    return told;
  }

  /** The sentence; "" while the position that it names is loading, and until the field can name its results. */
  #inWords({ kind, facts }: Story, scene: Scene, game: GameTable, compared: Compared | null): string {
    if (kind === "none") return "";
    if (kind === "cards-decide") return this.#cardsInWords(facts, scene);
    const own = ofGames[game.id];
    const told: Facts = { ...facts, ...(kind in own.stories && own.inWords?.(facts, scene)) };
    if ("index" in facts) {
      const look = this.#lookAt(scene.table.deal, Number(facts.index), scene.me);
      if (!look) return "";
      const view = seenBy(look, scene, game);
      for (const part of ["action", "best", "other"])
        if (part in facts) told[part] = actionInWords(String(facts[part]), view, game);
      told.where = whereOf(Number(facts.n), look, scene);
    }
    if ("loss" in facts) told.cost = costInWords(String(facts.unit), Number(facts.loss), scene, Number(facts.error));
    for (const part of ["mine", "theirs"]) {
      if (!(part in facts)) continue;
      if (!compared) return "";
      told[part] = compared.inWords(Number(facts[part]));
    }
    if ("card" in facts) told.card = scene.cardName(String(facts.card));
    if (kind === "course") told.rival = facts.seat === -1 ? scene.t("story-them") : scene.seatName(Number(facts.seat));
    // A message names a seat by itself, and “unit” is the word for a deal.
    const { unit: _, ...args } = told;
    return kind in own.stories ? scene.say(`story-${kind}`, args) : scene.t(`story-${kind}`, args);
  }

  /** The position at a decision. Requests it on first use, with the words of reasons. */
  #lookAt(deal: number, index: number, seat: number) {
    const key = `${deal} ${index}`;
    const look = this.#looks.get(key);
    if (look !== undefined) return look;
    this.#looks.set(key, null);
    const { session, redraw } = this.#parts;
    Promise.all([session.request({ do: "position", deal, index, seat }), advise(session.state.table.game)]).then(
      ([reply]) => {
        if (!("look" in reply)) return;
        this.#looks.set(key, reply.look);
        redraw();
      },
      (fault) => console.warn(fault), // the result goes without its story
    );
    return null;
  }
}

/** Where a decision stands, in words. @param n its number */
const whereOf = (n: number, { table }: Protocol.Look, scene: Scene) =>
  ofGames[table.game].where?.(table, scene) ?? scene.t("story-decision", { n });
