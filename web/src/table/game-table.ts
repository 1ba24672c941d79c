// What a game's table is to the frame, and what the frame is to it.
//
// A game has one file, `web/games/<id>/<id>.js`, whose default export is a `GameTable`. The frame draws the bar, the
// seats, the prompt, the hand, the log, the score sheet and the dialogs; the file says what is particular: the middle
// of the table, the words, and which cards make which legal action. Neither knows a rule: legal actions are text codes
// of the engine (`verb`, `verb:cards`, `verb:cards@place`), and a code that is not in `scene.legal` may still be handed
// to `scene.act`, which then says why it is refused. What the engine says, and in which shape, is written in
// `games/<game>/schema.py` of the engine; `G` is the game.

import type { Phrases } from "./announcer/phrases.ts";
import type { TemplateResult, nothing } from "lit-html";
import type { DirectiveResult } from "lit-html/directive.js";
import type { Happening } from "./announcer/log.ts";
import type { Kinds } from "./animation/cues.ts";

export type Drawing = TemplateResult | typeof nothing | DirectiveResult;

/** How long something is left to be seen. */
export type Pause = "none" | "call" | "play" | "claim" | "trick" | "turn";

/** Something that is left out where it is not so. */
export type Perhaps<T> = T | false | null | undefined | "";

/** One picture on the way to a new state. */
export interface Step<G extends Seam.Game = Seam.Game> {
  table: Seam.Table<G>;
  events: Seam.Event<G>[]; // what goes to the log with it
  pause?: Pause; // default: that of the last event
  shown?: Seam.Table<G>; // while cards are on their way: the table of which things are said
  closed?: boolean; // the person is not to act yet, nor to see whether they could
  news?: News; // what is announced with it
}

/** An event, or a moment that has none. */
export type News = { type: string; seat?: number | null };

/** Everything a drawing may depend on, made anew for every drawing. */
export type Scene<G extends Seam.Game = Seam.Game> = Phrases & Readonly<SceneParts<G>>;

interface SceneParts<G extends Seam.Game = Seam.Game> {
  table: Seam.Table<G>; // what is shown: the latest state's table, or a step on the way there
  shown: Seam.Table<G>; // what has been seen to happen: the table before, while cards are on their way
  facts: Seam.Facts<G>; // the constants of the rules
  pack: Seam.Pack; // the cards that are played with
  initial: number; // the total that every seat begins with
  news: News | null; // what is being announced
  legal: readonly string[]; // the person's legal actions; [] when it is not their turn
  next: "person" | "bot" | "deal" | "over" | "coach";
  levels: readonly (string | null)[]; // per seat, null for the person
  story: readonly Seam.Event<G>[]; // what has happened in this deal so far
  chosen: readonly string[]; // the selected cards of the hand (games with several cards to an action)
  tapped: readonly string[]; // those of them that the person has tapped: the others came along
  hinted: readonly string[]; // the cards of the hand that a hint points at
  says: (id: string) => boolean; // whether there are words for a message
  cardSign: (code: string) => string; // a card's name, in the French pack its sign: ♠9
  brief?: boolean; // whether cards are named by their signs, several in a row as one: ♠8–10
  /** these keys as `aria-keyshortcuts`, without those that are turned off */
  shortcut: (keys: string) => string | typeof nothing;
  wide: boolean; // the side column is shown
  bare?: boolean; // the hand is left for the next frame
  own: Readonly<Choices>; // the game's own unsaved choices (a bid box's level); emptied each deal
  keep: (values: Choices) => void; // changes `own` and draws again
  act: (action: string) => void; // plays the action, or says why it is refused
  tell: (sentence: string) => void; // puts a sentence in the prompt's place until something happens
  answer: ((card: string) => void) | null; // takes a card of the hand where it is not to be played
  toggle: (card: string) => void; // selects or deselects a card of the hand
  offer: (actions: readonly string[]) => void; // lets the person choose between several actions (one: plays it)
  open: (panel: string) => void; // opens a dialog: one of the frame's or of `GameTable.panels`
  explain: ((call: number) => void) | null; // tells what a call of the deal means; null: nobody asks
  face: (code: string) => Drawing; // the card's picture
  mini: (code: string) => Drawing; // the same for small sizes, from 26 px wide
  mark: (suit: string) => Drawing; // the suit's symbol
  back: () => Drawing; // a card's back
  portrait: (seat: number) => Drawing; // the face of whoever sits there
}

export type Choices = Record<string, string | number | boolean>;

/** A small sign on a seat. */
export interface Sign {
  id: string; // for the style sheet: `sign-<id>`
  short: string | Drawing; // what is drawn where there is little room
  label: string; // what is read, and drawn where there is room
}

export interface SeatLook {
  signs?: Perhaps<Sign>[];
  state?: string; // in words: "passed", "out"
  stateShort?: string | Drawing; // the same where there is little room
  team?: number; // partnership: its colour and shape
  out?: boolean; // no longer takes part
  body?: Drawing; // the game's own: chips, points, stack cards
}

/** What is said of a card of the hand. */
export interface CardLook {
  notes: Perhaps<string>[]; // words for its name: "trump"
  mark?: string; // a mark for the style sheet
  origin?: string; // a selector: where it comes from when it is new in the hand
}

/** One thing to do besides choosing a card; always shown in the same order. */
export interface Button {
  id: string; // for most the action itself, and the game's word for it
  label?: string; // default: the game's word `<id>`
  /** the actions it may mean now: none = dim, several = the person chooses; default: `id`, if that is legal */
  actions?: readonly string[];
  ask?: string; // the action to ask about when it is dim and pressed; default: `id`
  why?: Perhaps<string>; // or the sentence to be said then
  key?: string; // its letter shortcut
  main?: boolean; // the obvious thing to do
  apart?: boolean; // set apart from the others
}

/** A column of the score sheet: a seat or a partnership. */
export interface Column {
  label: string;
  seat: number; // a seat whose entry in `scores` is this column's
  team?: number;
}

/** A dialog of the game's own. */
interface Panel<G extends Seam.Game = Seam.Game> {
  label: string; // Fluent id
  key?: string;
  draw: (scene: Scene<G>) => Drawing;
}

export interface GameTable<G extends Seam.Game = Seam.Game> {
  id: G;
  warns?: boolean; // whether it is said who else has one card left
  unit?: "deal" | "round"; // what the players call a deal; default: deal
  /** where there is room, seats around the table, or along its far side; `around` on a phone too */
  seating: "around" | "edge" | "strip";
  keys: string[]; // Fluent ids of its own keys, "G | play", for the list of keys
  /**
   * the person's cards in the order in which they are shown, also where nothing but them is known (`scene.table.hand`:
   * a link tells of no more)
   */
  hand: (scene: Scene<G>) => readonly string[];
  /** the action that choosing this card is, or null: it is selected */
  tap: (card: string, scene: Scene<G>) => string | null;
  /** whether a card is asked for when it is the person's turn; default: some card is playable */
  asks?: (scene: Scene<G>) => boolean;
  /** what is selected once this card has been chosen; default: it is added or taken out */
  select?: (card: string, scene: Scene<G>) => readonly string[];
  /** default: some legal action holds it and all selected cards */
  playable?: (card: string, scene: Scene<G>) => boolean;
  ask?: (card: string, scene: Scene<G>) => string; // the action to ask about for a dim card; default `play:<card>`
  cardLook?: (card: string, scene: Scene<G>) => CardLook;
  seat: (seat: number, scene: Scene<G>) => SeatLook;
  banner?: (scene: Scene<G>) => Drawing; // always in sight above the middle
  centre: (scene: Scene<G>) => Drawing; // the middle of the table
  prompt: (scene: Scene<G>) => string; // what the person is asked, or whom the table waits for
  buttons?: (scene: Scene<G>) => Perhaps<Button>[];
  box?: (scene: Scene<G>) => Drawing; // a form of the game's own in the place of the buttons (a bid box)
  /** the actions between which the person is to choose once these cards are selected */
  offers?: (scene: Scene<G>) => readonly string[];
  actionName?: (action: string, scene: Scene<G>) => string; // the label of an action in a choice
  /** an action in a sentence, where the words that all games share (`action-<verb>`) do not do */
  actionInWords?: (action: string, scene: Scene<G>) => string | null;
  /** an action beside another of its kind, where its cards alone do not do */
  otherInWords?: (action: string, scene: Scene<G>) => string | null;
  /** the cards of the hand that an action takes, where these are not those in its code */
  uses?: (action: string) => string[] | undefined;
  /**
   * brings the control of an action to light before a hint marks it (see src/table/play/hint.ts for how it is found)
   */
  reveal?: (action: string, scene: Scene<G>) => void;
  /** an event, of these, of this deal with what the person knows of it besides, for its line of the log */
  known?: (event: Seam.Event<G>, table: Seam.Table<G>, events: readonly Seam.Event<G>[]) => Seam.Event<G>;
  /** a line of the log; default: the game's own words `log-<type>` */
  describe?: (event: Own<G>, scene: Scene<G>) => string | null;
  implied?: (event: Happening) => boolean; // what the log's other lines tell by themselves
  /** the fields of its table that nobody sees arrive: what they say stands as it was until the cards have landed */
  said?: readonly string[];
  pauses: Record<string, Pause>; // how long an event of its own is left to be seen, by its type; default: none
  moments: Kinds<G>; // what its own events are, in the names that all games share
  steps?: (before: Seam.Table<G>, after: Reached<G>) => Step<G>[]; // pictures on the way; default: one
  /** asks which of several actions of the chosen cards is meant; default: how many there are */
  which?: (offered: readonly string[], scene: Scene<G>) => string;
  auto?: (scene: Scene<G>) => string | null; // an action that the person has asked to be taken for them
  hasLast: (scene: Scene<G>) => boolean; // whether there is a last trick or play to be shown
  last: (scene: Scene<G>) => Drawing; // the last trick or play
  earlier: (scene: Scene<G>) => Drawing; // everything played in this deal
  /**
   * the whole table, a sentence or two a line; the prompt and the hand (the game's own words `hand-in-words`) follow
   */
  inWords: (scene: Scene<G>) => Perhaps<string>[];
  aside?: (scene: Scene<G>) => Drawing; // for the side column of a wide screen
  columns?: (scene: Scene<G>) => Column[]; // default: every seat, the person first
  outcome: (result: Seam.Result<G>, scene: Scene<G>) => string; // how a deal ended, in a sentence
  account: (result: Seam.Result<G>, scene: Scene<G>) => Drawing; // how the points of a deal arose
  ending?: (scene: Scene<G>) => Drawing; // more about the deal that ended (hidden cards that are shown now)
  left?: (scene: Scene<G>) => Drawing; // the table as it was left; default: the last trick or play
  afterwards?: (scene: Scene<G>) => Perhaps<string>[]; // the dialogs offered then; default: everything played
  /** Fluent ids for dialogs that the frame has (`last`, `earlier`), where its own words do not do */
  labels?: Record<string, string>;
  panels?: Record<string, Panel<G>>;
}

/** An event that is the game's own. */
export type Own<G extends Seam.Game = Seam.Game> = Exclude<Seam.Event<G>, { type: "result" | "over" }>;

/** What a request has brought about. */
export type Reached<G extends Seam.Game = Seam.Game> = { table: Seam.Table<G>; events: Seam.Event<G>[] };

/**
 * An action's parts: "lay:X0=S10@3" is verb "lay", cards ["X0"], as {X0: "S10"}, at "3"; for a code whose argument is a
 * number ("steal:3"), `cards` holds that text.
 */
export function parse(action: string) {
  const [verb, rest = ""] = action.split(":");
  const [list, at = null] = rest.split("@");
  const as: Record<string, string> = {};
  const cards = list
    ? list.split(".").map((part) => {
        const [card, named] = part.split("=");
        if (named) as[card] = named;
        return card;
      })
    : [];
  return { verb, cards, as, at };
}

/** The legal actions of a verb that use exactly these cards of the hand, in whatever order they were selected. */
export function fitting(legal: readonly string[], verb: string, cards: readonly string[]) {
  const wanted = [...cards].sort().join();
  return legal.filter((action) => {
    const parts = parse(action);
    return parts.verb === verb && [...parts.cards].sort().join() === wanted;
  });
}

/** Whether some legal action holds this card together with all selected ones. */
export function inSomeAction(card: string, scene: { legal: readonly string[]; chosen: readonly string[] }) {
  const wanted = [...scene.chosen, card];
  return scene.legal.some((action) => {
    const { cards } = parse(action);
    return wanted.every((one) => cards.includes(one));
  });
}

export const rankOf = (card: string) => Number(card.slice(1));

/** Suit by suit, high cards first. @param cards in pack order, as the engine gives them */
export const suitBySuit = (cards: readonly string[], { suits }: Seam.Pack) =>
  suits.flatMap(({ suit }) => cards.filter((card) => card[0] === suit).reverse());

/** Rank by rank, from cards in pack order. */
export const byRank = (cards: readonly string[]) => [...cards].sort((a, b) => rankOf(a) - rankOf(b));

/** Suit by suit, low cards first, the Joker last. @param ranks not by suit but by rank */
export function inOrder(cards: readonly string[], pack: Seam.Pack, ranks: boolean = false) {
  const suits = [...pack.suits.map(({ suit }) => suit), pack.joker?.[0]];
  const suit = (card: string) => suits.indexOf(card[0]);
  const rank = (card: string) => (card === pack.joker ? Number.MAX_VALUE : rankOf(card));
  return [...cards].sort((a, b) => (ranks && rank(a) - rank(b)) || suit(a) - suit(b) || rank(a) - rank(b));
}
