/**
 * What a game's table is to the frame, and what the frame is to it.
 *
 * A game has one file, `web/games/<id>/<id>.js`, whose default export is a `GameTable`. The frame draws the bar, the
 * seats, the prompt, the hand, the log, the score sheet and the dialogs; the file says what is particular: the
 * middle of the table, the words, and which cards make which legal action. Neither knows a rule: legal actions
 * are text codes of the engine (`verb`, `verb:cards`, `verb:cards@place`), and a code that is not in `scene.legal`
 * may still be handed to `scene.act`, which then says why it is refused.
 *
 * @typedef {import("lit-html").TemplateResult | typeof import("lit-html").nothing | import("lit-html/directive.js").DirectiveResult} Drawing
 * @typedef {Record<string, any>} Table   the session's `table`: all that the person may know
 * @typedef {Record<string, any> & {type: string}} Happening   one public event
 * @typedef {{ok: boolean, events: Happening[], table: Table, legal: string[], next: "person"|"bot"|"deal"|"over",
 *   undo: boolean, level: string, link: string, save: string, levels?: (string|null)[], story?: Happening[]}} State
 * @typedef {"none"|"call"|"play"|"claim"|"trick"|"turn"} Pause   how long a happening is left to be seen
 *
 * @typedef {Object} Step  one picture on the way to a new state
 * @property {Table} table
 * @property {Happening[]} events  what goes to the log with it
 * @property {Pause} pause
 * @property {boolean} [closed]  the person is not to act yet, nor to see whether they could
 *
 * @typedef {Object} Scene  everything a drawing may depend on, made anew for every drawing
 * @property {Table} table      what is shown: the latest state's table, or a step on the way there
 * @property {readonly string[]} legal   the person's legal actions; [] when it is not their turn
 * @property {State["next"]} next
 * @property {number} me        the person's seat
 * @property {readonly (string|null)[]} levels   per seat, null for the person
 * @property {readonly Happening[]} story  what has happened in this deal so far
 * @property {readonly string[]} chosen  the selected cards of the hand (games with several cards to an action)
 * @property {readonly string[]} hinted   the cards of the hand that a hint points at
 * @property {boolean} wide     the side column is shown
 * @property {Readonly<Record<string, any>>} own  the game's own unsaved choices (a bid box's level); emptied each deal
 * @property {(values: Record<string, any>) => void} keep   changes `own` and draws again
 * @property {(action: string) => void} act      plays the action, or says why it is refused
 * @property {(message: string) => void} say      puts a sentence in the prompt's place until something happens
 * @property {(card: string) => void} toggle     selects or deselects a card of the hand
 * @property {(actions: string[]) => void} offer lets the person choose between several actions (one: plays it)
 * @property {(panel: string) => void} open      opens a dialog: one of the frame's or of `GameTable.panels`
 * @property {(id: string, args?: Record<string, any>) => string} t  words
 * @property {(code: string) => string} cardName
 * @property {(suit: string) => string} suitName
 * @property {(seat: number) => string} seatName
 * @property {(code: string) => Drawing} face    the card's picture
 * @property {(code: string) => Drawing} mini    the same for small sizes, from 26 px wide
 * @property {(suit: string) => Drawing} mark    the suit's symbol
 * @property {() => Drawing} back                a card's back
 *
 * @typedef {Object} Sign  a small sign on a seat
 * @property {string} id      for the style sheet: `sign-<id>`
 * @property {string | Drawing} short   what is drawn where there is little room
 * @property {string} label   what is read, and drawn where there is room
 *
 * @typedef {Object} SeatLook
 * @property {Sign[]} signs
 * @property {string} [state]       in words: "passed", "out"
 * @property {string | Drawing} [stateShort]  the same where there is little room
 * @property {0|1} [team]           partnership: its colour and shape
 * @property {boolean} [out]        no longer takes part
 * @property {Drawing} [body]       the game's own: chips, points, stack cards
 *
 * @typedef {Object} CardLook  what is said of a card of the hand
 * @property {string[]} notes    words for its name: "trump"
 * @property {string} [mark]     a mark for the style sheet
 * @property {string} [origin]   a selector: where it comes from when it is new in the hand
 *
 * @typedef {Object} Button  one thing to do besides choosing a card; always shown in the same order
 * @property {string} id
 * @property {string} label
 * @property {string[]} actions     the actions it may mean now: none = dim, several = the person chooses
 * @property {string} [ask]         the action to ask about when it is dim and pressed
 * @property {string} [why]         or the sentence to be said then
 * @property {string} [key]         its letter shortcut
 * @property {boolean} [main]       the obvious thing to do
 * @property {boolean} [apart]      set apart from the others
 *
 * @typedef {Object} Column  a column of the score sheet: a seat or a partnership
 * @property {string} label
 * @property {number} seat   a seat whose entry in `scores` is this column's
 * @property {0|1} [team]
 *
 * @typedef {Object} Sheet   how the points of one deal arose
 * @property {string} title   the deal's outcome in a sentence
 * @property {{text: string, points: (number|null)[]}[]} lines   one entry of points per column
 * @property {number[]} points  per column
 *
 * @typedef {Object} Panel  a dialog of the game's own
 * @property {string} label   Fluent id
 * @property {string} [key]
 * @property {(scene: Scene) => Drawing} draw
 *
 * @typedef {Object} GameTable
 * @property {string} id
 * @property {"seven"|"colours"|"french"} pack
 * @property {"deal"|"round"} [unit]  what the players call a deal; default: deal
 * @property {"around"|"strip"} seating  on wide screens: seats around the table, or in a strip above it
 * @property {(scene: Scene) => string[]} hand   the person's cards in the order in which they are shown
 * @property {(card: string, scene: Scene) => string | null} tap   the action that choosing this card is, or null: it is selected
 * @property {(scene: Scene) => boolean} [asks]  whether a card is asked for when it is the person's turn; default: some card is playable
 * @property {(card: string, scene: Scene) => string[]} [select]  what is selected once this card has been chosen; default: it is added or taken out
 * @property {(card: string, scene: Scene) => boolean} [playable]  default: some legal action holds it and all selected cards
 * @property {(card: string, scene: Scene) => string} [ask]        the action to ask about for a dim card; default `play:<card>`
 * @property {(card: string, scene: Scene) => CardLook} [cardLook]
 * @property {(seat: number, scene: Scene) => SeatLook} seat
 * @property {(scene: Scene) => Drawing} [banner]  always in sight above the middle
 * @property {(scene: Scene) => Drawing} centre    the middle of the table
 * @property {(scene: Scene) => string} prompt     what the person is asked, or whom the table waits for
 * @property {(scene: Scene) => Button[]} [buttons]
 * @property {(scene: Scene) => Drawing} [box]     a form of the game's own in the place of the buttons (a bid box)
 * @property {(action: string, scene: Scene) => string} [actionName]  the label of an action in a choice
 * @property {(action: string, scene: Scene) => string | null} [actionInWords]  an action in a sentence, where the words that all games share (`action-<verb>`) do not do
 * @property {(action: string, scene: Scene) => void} [reveal]  brings the control of an action to light before a hint marks it (see hint.js for how it is found)
 * @property {(event: Happening, scene: Scene) => string | null} describe   a line of the log
 * @property {(event: Happening) => Pause} pause
 * @property {(before: Table, after: State) => Step[]} [steps]  pictures on the way; default: one
 * @property {(scene: Scene) => string | null} [auto]  an action that the person has asked to be taken for them
 * @property {(table: Table) => Happening[]} history   this deal so far, for a log after a reload
 * @property {(scene: Scene) => boolean} [hasLast]  whether there is a last trick or play to be shown; default: yes
 * @property {(scene: Scene) => Drawing} last      the last trick or play
 * @property {(scene: Scene) => Drawing} earlier   everything played in this deal
 * @property {(scene: Scene) => string[]} inWords  the whole table, a sentence or two a line
 * @property {(scene: Scene) => Drawing} [aside]   for the side column of a wide screen
 * @property {number} [start]   what every total is before the first deal; default: 0, and not shown
 * @property {(scene: Scene) => Column[]} columns
 * @property {(result: Record<string, any>, scene: Scene) => Sheet} sheet
 * @property {(result: Record<string, any>, scene: Scene) => Drawing} [account]  how the points of a deal arose, where a row a seat says it better than the lines of the sheet
 * @property {(scene: Scene) => Drawing} [ending]  more about the deal that ended (hidden cards that are shown now)
 * @property {Record<string, Panel>} [panels]
 * @property {string[]} [keys]  Fluent ids of its own keys, "G | play", for the list of keys; default: those for passing and bidding
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
 * @param {string} card @param {Scene} scene
 */
export function inSomeAction(card, scene) {
  const wanted = [...scene.chosen, card];
  return scene.legal.some((action) => {
    const { cards } = parse(action);
    return wanted.every((one) => cards.includes(one));
  });
}

/**
 * The seat's place seen from the person: 0 near, then clockwise, that is to the left first.
 * @param {number} seat @param {Scene} scene
 */
export function place(seat, scene) {
  const n = scene.table.seats;
  return (seat - scene.me + n) % n;
}
