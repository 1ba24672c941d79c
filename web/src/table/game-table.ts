// Interface between a game's table file and the frame.
//
// A game has one table file, whose default export is a `GameTable`. The frame draws the bar, the seats, the prompt, the
// hand, the log, the score sheet and the dialogs. The file supplies what is particular: the middle of the table, the
// words, and which cards make which legal action. Neither knows a rule: legal actions are codes of the engine (`verb`,
// `verb:cards`, `verb:cards@place`). A code that is not in `scene.legal` may still be passed to `scene.act`, which then
// explains the refusal. The engine's messages are defined in `games/<game>/schema.py`; `G` is the game.

import type { FeatId, MessageId, OwnMessageId } from "../base/message-id.ts";
import type { Mood } from "../cards/cards.ts";
import type { Order } from "../storage/settings.ts";

import type { TemplateResult, nothing } from "lit-html";
import type { DirectiveResult } from "lit-html/directive.js";

import type { Cue, Kinds, Size } from "./animation/kinds.ts";

export type Drawing = TemplateResult | typeof nothing | DirectiveResult;

/** How long a step stays visible. */
export type Pause = "none" | "call" | "play" | "claim" | "trick" | "turn";

/** How long a bot seems to think before it acts. It follows from what all see, so it gives no card away. */
export type Breath = "none" | "short" | "even" | "long";

/** A table without what one seat alone knows. */
export type Open<T extends Protocol.Table> = Omit<T, "hand">;

/** A value that may be omitted. */
export type Optional<T> = T | false | null | undefined | "";

/** One drawing on the way to a new state. */
export interface Step<G extends Protocol.Game = Protocol.Game> {
  table: Protocol.Table<G>;
  events: Protocol.Event<G>[]; // logged with it
  pause?: Pause; // default: the pause of the last event
  shown?: Protocol.Table<G>; // while cards move: the table that the texts refer to
  closed?: boolean; // hides legal actions: the person may not act yet
  news?: News; // announced with it
}

/** An event, or a cue without one. */
export type News = { type: string; seat?: number | null };

/** Everything that a drawing may depend on, rebuilt for each drawing. */
export type Scene<G extends Protocol.Game = Protocol.Game> = Phrases & Readonly<SceneParts<G>>;

interface SceneParts<G extends Protocol.Game = Protocol.Game> {
  table: Protocol.Table<G>; // the table to draw: the latest state or a step towards it
  shown: Protocol.Table<G>; // what has been seen so far: the previous table while cards move
  facts: Protocol.Facts<G>; // constants of the rules
  pack: Protocol.Pack; // the cards in use
  initial: number; // every seat's total at the start
  news: News | null; // the current announcement
  legal: readonly string[]; // the person's legal actions; [] if it is not their turn
  next: "person" | "bot" | "deal" | "over" | "coach";
  levels: readonly (string | null)[]; // per seat; null for the person
  title?: string; // the person's, in words
  story: readonly Protocol.Event<G>[]; // events of this deal so far
  chosen: readonly string[]; // selected cards of the hand (games whose actions take several cards)
  tapped: readonly string[]; // selected cards that the person tapped; the others were added automatically
  hinted: readonly string[]; // cards of the hand that a hint marks
  remark?: Remark | null; // said of the ended deal
  says: (id: string) => boolean; // whether a message exists
  cardSign: (code: string) => string; // a card's name; in the French pack its symbols: ♠9
  brief?: boolean; // name cards by symbols and join runs: ♠8–10
  step?: "first" | "then"; // an action is named as the first of several, or after it
  /** keys as `aria-keyshortcuts`, without disabled ones */
  shortcut: (keys: string) => string | typeof nothing;
  wide: boolean; // whether the layout is the wide one
  side: boolean; // whether score and log stand beside the table
  bare?: boolean; // the hand is drawn in the next frame
  own: Readonly<Choices>; // the game's uncommitted choices (a bid box's level); cleared each deal
  keep: (values: Choices) => void; // changes `own` and redraws
  order?: Order; // of the hand, as the person has chosen; default: the game's
  arrange: (order: Order) => void; // changes `order` for good and redraws
  act: (action: string) => void; // plays the action, or explains why it is refused
  tell: (sentence: string) => void; // replaces the prompt until the next change
  answer: ((card: string) => void) | null; // receives a card of the hand instead of playing it
  toggle: (card: string) => void; // selects or deselects a card of the hand
  offer: (actions: readonly string[]) => void; // lets the person choose between actions; a single one is played
  open: (panel: string) => void; // opens a dialog of the frame or of `GameTable.panels`
  explain: ((call: number) => void) | null; // explains a call of the deal; null: unavailable
  face: (code: string) => Drawing; // picture of a card
  mini: (code: string) => Drawing; // small picture of a card, from 26 px wide
  mark: (suit: string) => Drawing; // symbol of a suit
  back: () => Drawing; // back of a card
  portrait: (seat: number, mood?: Mood) => Drawing; // face of the player at a seat
}

export type Choices = Record<string, string | number | boolean>;

/** A small sign on a seat. */
export interface Sign {
  id: string; // for the style sheet: `sign-<id>`
  short: string | Drawing; // drawn if there is little room
  label: string; // read by screen readers, drawn if there is room
}

export interface SeatLook {
  signs?: Optional<Sign>[];
  state?: string; // in words: "passed", "out"
  stateShort?: string | Drawing; // short form of `state`
  team?: number; // partnership: its colour and shape
  out?: boolean; // no longer in the deal
  apart?: { count: number; label: string }; // cards that count, but are not in the hand drawn: score cards
  body?: Drawing; // the game's own content: chips, points, stack cards
}

/** Attributes of a card in the hand. */
export interface CardLook {
  notes: Optional<string>[]; // added to its name: "trump"
  mark?: string; // for the style sheet
  origin?: string; // selector: start of its motion when it is new
}

/** A control besides the cards; always shown in the same order. */
export interface Button {
  id: string; // usually the action, and the id of its label
  label?: string; // default: the game's message `<id>`
  /** the actions it may mean: none = dimmed, several = the person chooses; default: `id` if legal */
  actions?: readonly string[];
  ask?: string; // action to explain when pressed while dimmed; default: `id`
  why?: Optional<string>; // or the explanation itself
  key?: string; // letter shortcut
  main?: boolean; // the primary action
  apart?: boolean; // set apart from the others
}

/** A column of the score sheet: a seat or a partnership. */
export interface Column {
  label: string;
  seat: number; // a seat whose entry in `scores` is this column's
  team?: number;
}

/** A dialog defined by the game. */
interface Panel<G extends Protocol.Game = Protocol.Game> {
  label: string; // Fluent id
  key?: string;
  draw: (scene: Scene<G>) => Drawing;
}

/** A rare finish: its cards (`rest`) are shown larger than anything. */
export interface Feat<G extends Protocol.Game = Protocol.Game> {
  id: FeatId<G>; // the game's words: its headline `feat-<id>`, and `mark-<id>` for My deals
  seat: number; // who did it
  outright?: boolean; // no points have decided it; `closing` has the headline
  facts?: Record<string, string | number>; // of the headline, besides the seat
}

export type LineOf<G extends Protocol.Game> = Extract<Protocol.Result<G>, { lines: unknown[] }>["lines"][number];

/** How a deal ended for a seat. */
export type Went = "won" | "lost" | "even";

export interface GameTable<G extends Protocol.Game = Protocol.Game> {
  id: G;
  first?: boolean; // the game for those who know none: its rule is one sentence
  minutes: { deal: number; match: number }; // of a deal and of a match as suggested, at normal pace with 5 s a choice
  warns?: boolean; // whether to announce when another player has one card left
  unit?: "deal" | "round"; // what players call a deal; default: deal
  /** seats around the table if there is room: `around` on phones too, `edge` from tablets on, `strip` on wide screens */
  seating: "around" | "edge" | "strip";
  keys: string[]; // Fluent ids for the list of keys, "G | play"
  /** the person's cards in display order; must also work if only the hand is known (`scene.table.hand`, from a link) */
  hand: (scene: Scene<G>) => readonly string[];
  /** the action that choosing this card plays, or null: it is selected */
  tap: (card: string, scene: Scene<G>) => string | null;
  /** whether a card is requested on the person's turn; default: some card is playable */
  asks?: (scene: Scene<G>) => boolean;
  /** the selection after this card is chosen; default: toggles the card */
  select?: (card: string, scene: Scene<G>) => readonly string[];
  /** default: some legal action contains it and all selected cards */
  playable?: (card: string, scene: Scene<G>) => boolean;
  ask?: (card: string, scene: Scene<G>) => string; // action to explain for a dimmed card; default `play:<card>`
  cardLook?: (card: string, scene: Scene<G>) => CardLook;
  seat: (seat: number, scene: Scene<G>) => SeatLook;
  banner?: (scene: Scene<G>) => Drawing; // always visible above the middle
  centre: (scene: Scene<G>) => Drawing; // the middle of the table
  prompt: (scene: Scene<G>) => string; // the question to the person, or whose turn it is
  buttons?: (scene: Scene<G>) => Optional<Button>[];
  /** a form that replaces the buttons (a bid box); one of class `box-tall` makes room for a lesson's words */
  box?: (scene: Scene<G>) => Drawing;
  /** the actions to choose from for the selected cards */
  offers?: (scene: Scene<G>) => readonly string[];
  actionName?: (action: string, scene: Scene<G>) => string; // label of an action in a choice
  /** an action in a sentence, if a message (`<game>-action-<verb>`, or the shared `action-<verb>`) is not enough */
  actionInWords?: (action: string, scene: Scene<G>) => string | null;
  /** an action beside another of the same verb, if its cards are not enough */
  otherInWords?: (action: string, scene: Scene<G>) => string | null;
  /** the cards that an action takes from the hand, if they differ from its code */
  uses?: (action: string) => string[] | undefined;
  /** the code of the place (`data-at`) to which an action would take a card, if each card has its own */
  placeOf?: (action: string, scene: Scene<G>) => string | undefined;
  /** makes an action's control visible before a hint marks it (see src/table/play/hint.ts for how it is found) */
  reveal?: (action: string, scene: Scene<G>) => void;
  /** an event of this deal (`events`), enriched for the log with what the person knows */
  known?: (
    event: Protocol.Event<G>,
    table: Protocol.Table<G>,
    events: readonly Protocol.Event<G>[],
  ) => Protocol.Event<G>;
  /** a log line; default: the game's message `log-<type>` */
  describe?: (event: Own<G>, scene: Scene<G>) => string | null;
  implied?: (event: LogEvent) => boolean; // whether another log line already implies this event
  /** table fields without visible motion: they keep their old values until the cards have landed */
  said?: readonly string[];
  /** table fields that something after the deal shows, with their values while cards are dealt */
  undealt?: Partial<Protocol.Table<G>>;
  /** how long a bot seems to think before these events; default: by the first event's type */
  breath?: (events: readonly Protocol.Event<G>[], before: Open<Protocol.Table<G>>) => Breath | undefined;
  pauses: Record<string, Pause>; // how long the game's own events stay visible, by type; default: none
  cues: Kinds<G>; // cues of the game's own events
  /** the size of a moment, if not the usual one; on average at most one of a deal is big */
  staged?: (cue: Cue, table: Protocol.Table<G>) => Size | undefined;
  lit?: (cue: Cue, table: Protocol.Table<G>) => string[]; // what stays in the light at a moment, besides the seat
  turning?: (cue: Cue) => string[]; // selectors of rows that a moment has reversed
  steps?: (before: Protocol.Table<G>, after: Reached<G>) => Step<G>[]; // intermediate drawings; default: one
  /** asks which action of the selected cards is meant; default: by their number */
  which?: (offered: readonly string[], scene: Scene<G>) => string;
  calling?: (table: Protocol.Table<G>) => boolean; // whether the person may make a call, for the tool that explains calls
  auto?: (scene: Scene<G>) => string | null; // an action to play automatically at the person's request
  hasLast: (scene: Scene<G>) => boolean; // whether there is a last trick or play to show
  last: (scene: Scene<G>) => Drawing; // the last trick or play
  earlier: (scene: Scene<G>) => Drawing; // everything played in this deal
  /**
   * the middle in lines of a sentence or two; seats, totals, prompt or outcome, and hand (the game's message
   * `hand-in-words`) follow
   */
  inWords: (scene: Scene<G>) => Optional<string>[];
  aside?: (scene: Scene<G>) => Drawing; // content of the side column on wide screens
  columns?: (scene: Scene<G>) => Column[]; // default: every seat, the person first
  outcome: (result: Protocol.Result<G>, scene: Scene<G>) => string; // how a deal ended, in a sentence
  /** the result of a deal from the person's seat; default: `outcome` */
  headline?: (result: Protocol.Result<G>, scene: Scene<G>) => string;
  /** what the headline leaves out, below it; null: nothing; default: `outcome` */
  remark?: (result: Protocol.Result<G>, scene: Scene<G>) => string | null;
  /** headline of a match that ends in a way of its own */
  closing?: (result: Protocol.Result<G>, scene: Scene<G>) => string | null;
  went?: (result: Protocol.Result<G>, seat: number) => Went | undefined; // default: by the points, `even` in between
  placed?: boolean; // whether the end of a deal shows everybody's place
  counted?: (line: LineOf<G>) => readonly number[]; // how the points of a line are counted up; default: all at once
  parts?: (seat: number, result: Protocol.Result<G>, scene: Scene<G>) => string[]; // gains and losses of a seat, as they are spoken
  won?: (seat: number, scene: Scene<G>) => string | null | undefined; // what a seat has won in the deal; null: no mark
  account: (result: Protocol.Result<G>, scene: Scene<G>) => Drawing; // the source of a deal's points
  rest?: (seat: number, scene: Scene<G>) => Drawing; // what a seat is left with after a deal, below its points
  lapses?: Record<string, readonly string[]>; // kinds of losses by message (`lapse-…`): endings of reasons, or “played:better”
  feat?: (result: Protocol.Result<G>, scene: Pick<Scene<G>, "table" | "me">) => Feat<G> | null; // what makes this end one to remember
  ending?: (scene: Scene<G>) => Drawing; // more about the ended deal (hidden cards now shown)
  left?: (scene: Scene<G>) => Drawing; // the table as it was left; default: the last trick or play
  afterwards?: (scene: Scene<G>) => Optional<string>[]; // dialogs offered after a deal; default: everything played
  /** Fluent ids that override titles of the frame's dialogs (`last`, `earlier`) */
  labels?: Record<string, string>;
  panels?: Record<string, Panel<G>>;
}

export type Own<G extends Protocol.Game = Protocol.Game> = Exclude<Protocol.Event<G>, { type: "result" | "over" }>;

/** Result of a request. */
export type Reached<G extends Protocol.Game = Protocol.Game> = {
  table: Protocol.Table<G>;
  events: Protocol.Event<G>[];
};

/**
 * Parses an action: "lay:X0=S10@3" is verb "lay", cards ["X0"], as {X0: "S10"}, at "3". For a numeric argument
 * ("steal:3"), `cards` holds its text.
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

/** Returns the legal actions of a verb that use exactly these cards, in any order. */
export function fitting(legal: readonly string[], verb: string, cards: readonly string[]) {
  const wanted = [...cards].sort().join();
  return legal.filter((action) => {
    const parts = parse(action);
    return parts.verb === verb && [...parts.cards].sort().join() === wanted;
  });
}

/** Returns whether a legal action contains this card and all selected ones. */
export function inSomeAction(card: string, scene: { legal: readonly string[]; chosen: readonly string[] }) {
  const wanted = [...scene.chosen, card];
  return scene.legal.some((action) => {
    const { cards } = parse(action);
    return wanted.every((one) => cards.includes(one));
  });
}

export const rankOf = (card: string) => Number(card.slice(1));

/** Sorts by suit, high cards first. @param cards in pack order, as the engine sends them */
export const suitBySuit = (cards: readonly string[], { suits }: Protocol.Pack) =>
  suits.flatMap(({ suit }) => cards.filter((card) => card[0] === suit).reverse());

/** Sorts cards in pack order by rank. */
export const byRank = (cards: readonly string[]) => [...cards].sort((a, b) => rankOf(a) - rankOf(b));

/** Sorts by suit, low cards first, the Joker last. @param ranks sort by rank instead */
export function inOrder(cards: readonly string[], pack: Protocol.Pack, ranks: boolean = false) {
  const suits = [...pack.suits.map(({ suit }) => suit), pack.joker?.[0]];
  const suit = (card: string) => suits.indexOf(card[0]);
  const rank = (card: string) => (card === pack.joker ? Number.MAX_VALUE : rankOf(card));
  return [...cards].sort((a, b) => (ranks && rank(a) - rank(b)) || suit(a) - suit(b) || rank(a) - rank(b));
}

/** Message arguments; null becomes “none”. */
export type Facts = object;

/** Words for the screen, or for a screen reader at full or short verbosity. */
export type Form = "seen" | "full" | "short";

export interface Phrases {
  me: number; // the person's seat
  form: Form;
  t: <const S extends string>(id: MessageId<S>, facts?: Facts) => string; // shared messages
  say: <const S extends string>(id: OwnMessageId<S>, facts?: Facts) => string; // the game's messages: `<game>-<id>`
  list: (items: readonly Optional<string>[]) => string; // "Aoi, Ren"
  seatName: (seat: number) => string;
  cardName: (code: string) => string;
  suitName: (suit: string) => string;
  rankName: (rank: number) => string;
}

/** A bot's line; seat −1 is the house. */
export interface Remark {
  type: "remark";
  seat: number;
  id: string; // of the message
  call: string | null; // the message with the call that the line quotes
}

export type LogEvent = Protocol.Event<Protocol.Game> | { type: "undone" | "replayed" } | Remark;
