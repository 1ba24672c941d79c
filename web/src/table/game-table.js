/**
 * What a game's table is to the frame, and what the frame is to it.
 *
 * A game has one file, `web/games/<id>/<id>.js`, whose default export is a `GameTable`. The frame draws the bar, the
 * seats, the prompt, the hand, the log, the score sheet and the dialogs; the file says what is particular: the
 * middle of the table, the words, and which cards make which legal action. Neither knows a rule: legal actions
 * are text codes of the engine (`verb`, `verb:cards`, `verb:cards@place`), and a code that is not in `scene.legal`
 * may still be handed to `scene.act`, which then says why it is refused. What the engine says, and in which shape, is
 * written in `games/<game>/schema.py` of the engine; `G` is the game.
 *
 * @typedef {import("lit-html").TemplateResult | typeof import("lit-html").nothing
 *   | import("lit-html/directive.js").DirectiveResult} Drawing
 * @typedef {"none"|"call"|"play"|"claim"|"trick"|"turn"} Pause   how long something is left to be seen
 * @typedef {import("./announcer/phrases.js").Sayings} Sayings
 */

/**
 * Something that is left out where it is not so.
 * @template T
 * @typedef {T | false | null | undefined | ""} Perhaps
 */

/**
 * @template {Seam.Game} [G=Seam.Game]
 * @typedef {Object} Step  one picture on the way to a new state
 * @property {Seam.Table<G>} table
 * @property {Seam.Event<G>[]} events  what goes to the log with it
 * @property {Pause} [pause]    default: that of the last event
 * @property {Seam.Table<G>} [shown]  while cards are on their way: the table of which things are said
 * @property {boolean} [closed]  the person is not to act yet, nor to see whether they could
 * @property {News} [news]      what is announced with it
 *
 * @typedef {{type: string, seat?: number | null}} News  an event, or a moment that has none
 */

/**
 * Everything a drawing may depend on, made anew for every drawing.
 * @template {Seam.Game} [G=Seam.Game]
 * @typedef {Sayings & Readonly<SceneParts<G>>} Scene
 */

/**
 * @template {Seam.Game} [G=Seam.Game]
 * @typedef {Object} SceneParts
 * @property {Seam.Table<G>} table      what is shown: the latest state's table, or a step on the way there
 * @property {Seam.Table<G>} shown      what has been seen to happen: the table before, while cards are on their way
 * @property {Seam.Facts<G>} facts      the constants of the rules
 * @property {Seam.Pack} pack           the cards that are played with
 * @property {number} initial           the total that every seat begins with
 * @property {News | null} news         what is being announced
 * @property {readonly string[]} legal   the person's legal actions; [] when it is not their turn
 * @property {"person"|"bot"|"deal"|"over"|"coach"} next
 * @property {readonly (string|null)[]} levels   per seat, null for the person
 * @property {readonly Seam.Event<G>[]} story  what has happened in this deal so far
 * @property {readonly string[]} chosen  the selected cards of the hand (games with several cards to an action)
 * @property {readonly string[]} tapped  those of them that the person has tapped: the others came along
 * @property {readonly string[]} hinted   the cards of the hand that a hint points at
 * @property {(id: string) => boolean} says  whether there are words for a message
 * @property {(code: string) => string} cardSign  a card's name, in the French pack its sign: ♠9
 * @property {boolean} [brief]  whether cards are named by their signs, several in a row as one: ♠8–10
 * @property {(keys: string) => string | typeof import("lit-html").nothing} shortcut  these keys as `aria-keyshortcuts`,
 *   without those that are turned off
 * @property {boolean} wide     the side column is shown
 * @property {boolean} [bare]   the hand is left for the next frame
 * @property {Readonly<Choices>} own  the game's own unsaved choices (a bid box's level); emptied each deal
 * @property {(values: Choices) => void} keep   changes `own` and draws again
 * @property {(action: string) => void} act      plays the action, or says why it is refused
 * @property {(sentence: string) => void} tell   puts a sentence in the prompt's place until something happens
 * @property {((card: string) => void) | null} answer  takes a card of the hand where it is not to be played
 * @property {(card: string) => void} toggle     selects or deselects a card of the hand
 * @property {(actions: readonly string[]) => void} offer lets the person choose between several actions (one: plays it)
 * @property {(panel: string) => void} open      opens a dialog: one of the frame's or of `GameTable.panels`
 * @property {((call: number) => void) | null} explain  tells what a call of the deal means; null: nobody asks
 * @property {(code: string) => Drawing} face    the card's picture
 * @property {(code: string) => Drawing} mini    the same for small sizes, from 26 px wide
 * @property {(suit: string) => Drawing} mark    the suit's symbol
 * @property {() => Drawing} back                a card's back
 * @property {(seat: number) => Drawing} portrait  the face of whoever sits there
 *
 * @typedef {Record<string, string | number | boolean>} Choices
 */

/**
 * @typedef {Object} Sign  a small sign on a seat
 * @property {string} id      for the style sheet: `sign-<id>`
 * @property {string | Drawing} short   what is drawn where there is little room
 * @property {string} label   what is read, and drawn where there is room
 *
 * @typedef {Object} SeatLook
 * @property {Perhaps<Sign>[]} [signs]
 * @property {string} [state]       in words: "passed", "out"
 * @property {string | Drawing} [stateShort]  the same where there is little room
 * @property {number} [team]        partnership: its colour and shape
 * @property {boolean} [out]        no longer takes part
 * @property {Drawing} [body]       the game's own: chips, points, stack cards
 *
 * @typedef {Object} CardLook  what is said of a card of the hand
 * @property {Perhaps<string>[]} notes    words for its name: "trump"
 * @property {string} [mark]     a mark for the style sheet
 * @property {string} [origin]   a selector: where it comes from when it is new in the hand
 *
 * @typedef {Object} Button  one thing to do besides choosing a card; always shown in the same order
 * @property {string} id            for most the action itself, and the game's word for it
 * @property {string} [label]       default: the game's word `<id>`
 * @property {readonly string[]} [actions]   the actions it may mean now: none = dim, several = the person chooses;
 *   default: `id`, if that is legal
 * @property {string} [ask]         the action to ask about when it is dim and pressed; default: `id`
 * @property {Perhaps<string>} [why]  or the sentence to be said then
 * @property {string} [key]         its letter shortcut
 * @property {boolean} [main]       the obvious thing to do
 * @property {boolean} [apart]      set apart from the others
 *
 * @typedef {Object} Column  a column of the score sheet: a seat or a partnership
 * @property {string} label
 * @property {number} seat   a seat whose entry in `scores` is this column's
 * @property {number} [team]
 *
 */

/**
 * @template {Seam.Game} [G=Seam.Game]
 * @typedef {Object} Panel  a dialog of the game's own
 * @property {string} label   Fluent id
 * @property {string} [key]
 * @property {(scene: Scene<G>) => Drawing} draw
 */

/**
 * @template {Seam.Game} [G=Seam.Game]
 * @typedef {Object} GameTable
 * @property {G} id
 * @property {boolean} [warns]  whether it is said who else has one card left
 * @property {"deal"|"round"} [unit]  what the players call a deal; default: deal
 * @property {"around"|"edge"|"strip"} seating  where there is room, seats around the table, or along its far side; `around` on a phone too
 * @property {string[]} keys  Fluent ids of its own keys, "G | play", for the list of keys
 * @property {(scene: Scene<G>) => readonly string[]} hand   the person's cards in the order in which they are shown,
 *   also where nothing but them is known (`scene.table.hand`: a link tells of no more)
 * @property {(card: string, scene: Scene<G>) => string | null} tap   the action that choosing this card is, or null:
 *   it is selected
 * @property {(scene: Scene<G>) => boolean} [asks]  whether a card is asked for when it is the person's turn;
 *   default: some card is playable
 * @property {(card: string, scene: Scene<G>) => readonly string[]} [select]  what is selected once this card has been chosen;
 *   default: it is added or taken out
 * @property {(card: string, scene: Scene<G>) => boolean} [playable]  default: some legal action holds it and all
 *   selected cards
 * @property {(card: string, scene: Scene<G>) => string} [ask]        the action to ask about for a dim card; default
 *   `play:<card>`
 * @property {(card: string, scene: Scene<G>) => CardLook} [cardLook]
 * @property {(seat: number, scene: Scene<G>) => SeatLook} seat
 * @property {(scene: Scene<G>) => Drawing} [banner]  always in sight above the middle
 * @property {(scene: Scene<G>) => Drawing} centre    the middle of the table
 * @property {(scene: Scene<G>) => string} prompt     what the person is asked, or whom the table waits for
 * @property {(scene: Scene<G>) => Perhaps<Button>[]} [buttons]
 * @property {(scene: Scene<G>) => Drawing} [box]     a form of the game's own in the place of the buttons (a bid box)
 * @property {(scene: Scene<G>) => readonly string[]} [offers]  the actions between which the person is to choose once these
 *   cards are selected
 * @property {(action: string, scene: Scene<G>) => string} [actionName]  the label of an action in a choice
 * @property {(action: string, scene: Scene<G>) => string | null} [actionInWords]  an action in a sentence, where the
 *   words that all games share (`action-<verb>`) do not do
 * @property {(action: string, scene: Scene<G>) => string | null} [otherInWords]  an action beside another of its kind,
 *   where its cards alone do not do
 * @property {(action: string) => string[] | undefined} [uses]  the cards of the hand that an action takes, where
 *   these are not those in its code
 * @property {(action: string, scene: Scene<G>) => void} [reveal]  brings the control of an action to light before a
 *   hint marks it (see src/table/play/hint.js for how it is found)
 * @property {(event: Seam.Event<G>, table: Seam.Table<G>, events: readonly Seam.Event<G>[]) => Seam.Event<G>} [known]
 *   an event, of these, of this deal with what the person knows of it besides, for its line of the log
 * @property {(event: Own<G>, scene: Scene<G>) => string | null} [describe]   a line of the log; default: the game's
 *   own words `log-<type>`
 * @property {(event: import("./announcer/log.js").Happening) => boolean} [implied]  what the log's other lines tell by themselves
 * @property {readonly string[]} [said]  the fields of its table that nobody sees arrive: what they say stands as it was until
 *   the cards have landed
 * @property {Record<string, Pause>} pauses  how long an event of its own is left to be seen, by its type; default: none
 * @property {import("./animation/cues.js").Kinds<G>} moments  what its own events are, in the names that all games share
 * @property {(before: Seam.Table<G>, after: Reached<G>) => Step<G>[]} [steps]  pictures on the way; default: one
 * @property {(offered: readonly string[], scene: Scene<G>) => string} [which]  asks which of several actions of the
 *   chosen cards is meant; default: how many there are
 * @property {(scene: Scene<G>) => string | null} [auto]  an action that the person has asked to be taken for them
 * @property {(scene: Scene<G>) => boolean} hasLast  whether there is a last trick or play to be shown
 * @property {(scene: Scene<G>) => Drawing} last      the last trick or play
 * @property {(scene: Scene<G>) => Drawing} earlier   everything played in this deal
 * @property {(scene: Scene<G>) => Perhaps<string>[]} inWords  the whole table, a sentence or two a line; the prompt and
 *   the hand (the game's own words `hand-in-words`) follow
 * @property {(scene: Scene<G>) => Drawing} [aside]   for the side column of a wide screen
 * @property {(scene: Scene<G>) => Column[]} [columns]  default: every seat, the person first
 * @property {(result: Seam.Result<G>, scene: Scene<G>) => string} outcome  how a deal ended, in a sentence
 * @property {(result: Seam.Result<G>, scene: Scene<G>) => Drawing} account  how the points of a deal arose
 * @property {(scene: Scene<G>) => Drawing} [ending]  more about the deal that ended (hidden cards that are shown now)
 * @property {(scene: Scene<G>) => Drawing} [left]  the table as it was left; default: the last trick or play
 * @property {(scene: Scene<G>) => Perhaps<string>[]} [afterwards]  the dialogs offered then; default: everything played
 * @property {Record<string, string>} [labels]  Fluent ids for dialogs that the frame has (`last`, `earlier`), where its
 *   own words do not do
 * @property {Record<string, Panel<G>>} [panels]
 */

/**
 * An event that is the game's own.
 * @template {Seam.Game} [G=Seam.Game]
 * @typedef {Exclude<Seam.Event<G>, {type: "result" | "over"}>} Own
 */

/**
 * What a request has brought about.
 * @template {Seam.Game} [G=Seam.Game]
 * @typedef {{table: Seam.Table<G>, events: Seam.Event<G>[]}} Reached
 */

/**
 * An action's parts: "lay:X0=S10@3" is verb "lay", cards ["X0"], as {X0: "S10"}, at "3"; for a code whose argument
 * is a number ("steal:3"), `cards` holds that text.
 * @param {string} action
 */
export function parse(action) {
  const [verb, rest = ""] = action.split(":");
  const [list, at = null] = rest.split("@");
  /** @type {Record<string, string>} */
  const as = {};
  const cards = list
    ? list.split(".").map((part) => {
        const [card, named] = part.split("=");
        if (named) as[card] = named;
        return card;
      })
    : [];
  return { verb, cards, as, at };
}

/**
 * The legal actions of a verb that use exactly these cards of the hand, in whatever order they were selected.
 * @param {readonly string[]} legal @param {string} verb @param {readonly string[]} cards
 */
export function fitting(legal, verb, cards) {
  const wanted = [...cards].sort().join();
  return legal.filter((action) => {
    const parts = parse(action);
    return parts.verb === verb && [...parts.cards].sort().join() === wanted;
  });
}

/**
 * Whether some legal action holds this card together with all selected ones.
 * @param {string} card @param {{legal: readonly string[], chosen: readonly string[]}} scene
 */
export function inSomeAction(card, scene) {
  const wanted = [...scene.chosen, card];
  return scene.legal.some((action) => {
    const { cards } = parse(action);
    return wanted.every((one) => cards.includes(one));
  });
}

/** @param {string} card */
export const rankOf = (card) => Number(card.slice(1));

/**
 * Suit by suit, high cards first.
 * @param {readonly string[]} cards  in pack order, as the engine gives them @param {Seam.Pack} pack
 */
export const suitBySuit = (cards, { suits }) =>
  suits.flatMap(({ suit }) => cards.filter((card) => card[0] === suit).reverse());

/** Rank by rank, from cards in pack order. @param {readonly string[]} cards */
export const byRank = (cards) => [...cards].sort((a, b) => rankOf(a) - rankOf(b));

/**
 * Suit by suit, low cards first, the Joker last.
 * @param {readonly string[]} cards @param {Seam.Pack} pack @param {boolean} [ranks]  not by suit but by rank
 */
export function inOrder(cards, pack, ranks = false) {
  const suits = [...pack.suits.map(({ suit }) => suit), pack.joker?.[0]];
  const suit = (/** @type {string} */ card) => suits.indexOf(card[0]);
  const rank = (/** @type {string} */ card) => (card === pack.joker ? Number.MAX_VALUE : rankOf(card));
  return [...cards].sort((a, b) => (ranks && rank(a) - rank(b)) || suit(a) - suit(b) || rank(a) - rank(b));
}
