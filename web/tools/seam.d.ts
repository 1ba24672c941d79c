/** What passes between the engine and the page: a stand-in until the build writes it from engine/nanafuda/seam. */
declare namespace Seam {
  type Id = keyof Games;
  type Request = Requests[keyof Requests];
  type Options = Record<string, boolean | number | string>;
  interface CommonResult {
    deal: number;
    scores: number[];
  }
  interface CommonTable {
    game: string;
    seat: number;
    seats: number;
    deal: number;
    options: Record<string, boolean | number | string>;
    scores: number[];
    teams: number[][];
    target: number | null;
    deals: number | null;
    over: boolean;
    winners: number[];
    turn: number | null;
    hand: string[];
    result: Result | null;
    results: Result[];
    undone: boolean;
  }
  interface CommonEvent {
    type: string;
  }
  interface ResultEvent {
    type: "result";
  }
  interface Over {
    type: "over";
    winners: number[];
  }
  interface CommonFigures {
    worlds: number;
  }
  interface CommonFacts {

  }
  interface CardPlayed {
    seat: number;
    card: string;
  }
  interface Trick {
    leader: number | null;
    cards: CardPlayed[];
    winner?: number;
  }
  interface Played {
    seat: number;
    card: string;
    type: "play";
  }
  interface TrickWon {
    type: "trick";
    winner: number;
    number: number;
  }
  interface New {
    do: "new";
    game: string;
    seats?: number;
    options?: Record<string, boolean | number | string>;
    seed?: string;
    level?: string;
    seat?: number;
  }
  interface Inspect {
    do: "inspect";
    link: string;
  }
  interface Open {
    do: "open";
    link: string;
    level?: string;
    seat?: number;
  }
  interface Load {
    do: "load";
    save: string;
  }
  interface Play {
    do: "play";
    action: string;
  }
  interface Why {
    do: "why";
    action: string;
  }
  interface Think {
    do: "think";
  }
  interface Next {
    do: "next";
  }
  interface AskHint {
    do: "hint";
  }
  interface AskKnew {
    do: "knew";
    seat: number;
    index?: number;
  }
  interface Undo {
    do: "undo";
  }
  interface Replay {
    do: "replay";
  }
  interface Requests {
    new: New;
    inspect: Inspect;
    open: Open;
    load: Load;
    play: Play;
    why: Why;
    think: Think;
    next: Next;
    hint: AskHint;
    knew: AskKnew;
    undo: Undo;
    replay: Replay;
  }
  interface Fault {
    id: string;
    args: Record<string, string | number>;
    text: string;
  }
  interface Refused {
    ok: false;
    error: Fault;
  }
  interface Thinking {
    ok: true;
    thinking: true;
  }
  interface State<G extends Id = Id> {
    ok: true;
    game: string;
    events: Event<G>[];
    story: Event<G>[];
    table: Table<G>;
    level: string;
    levels: (string | null)[];
    legal: string[];
    next: "person" | "bot" | "deal" | "over";
    undo: boolean;
    link: string;
    save: string;
  }
  interface Setup {
    game: string;
    version: number;
    seats: number;
    options: Record<string, boolean | number | string>;
    seed: string;
    level: string;
  }
  interface Inspected {
    ok: true;
    setup: Setup;
  }
  interface Explained {
    ok: true;
    error: Fault | null;
  }
  interface Reason {
    id: string;
    args: Record<string, string | number | number>;
  }
  interface Choice<G extends Id = Id> {
    action: string;
    reason: Reason;
    figures: Figures<G>;
  }
  interface Hint<G extends Id = Id> {
    ok: true;
    choices: Choice[];
  }
  interface Decision {
    index: number;
    action: string;
  }
  interface Decisions {
    seat: number;
    decisions: Decision[];
  }
  interface Knew<G extends Id = Id> {
    seat: number;
    index: number;
    level: string;
    action: string;
    table: Table<G>;
    choices: Choice[];
  }
  interface LookedBack<G extends Id = Id> {
    ok: true;
    knew: Decisions | Knew;
  }
  interface Replies<G extends Id = Id> {
    new: State | Refused;
    inspect: Inspected | Refused;
    open: State | Refused;
    load: State | Refused;
    play: State | Refused;
    why: Explained | Refused;
    think: State | Thinking | Refused;
    next: State | Refused;
    hint: Hint | Thinking | Refused;
    knew: LookedBack | Thinking | Refused;
    undo: State | Refused;
    replay: State | Refused;
  }
  interface Suit {
    suit: string;
    low: number;
    high: number;
  }
  interface Rank {
    rank: number;
    cards: number;
  }
  interface Pack {
    suits: Suit[];
    ranks: Rank[];
    joker: string | null;
  }
  interface Packs {
    seven: Pack;
    colours: Pack;
    french: Pack;
  }
  interface Seats {
    min: number;
    max: number;
    default: number;
  }
  interface Option {
    id: string;
    values: (boolean | number | string)[];
    default: boolean | number | string;
  }
  interface GameEntry {
    id: string;
    version: number;
    pack: "seven" | "colours" | "french";
    levels: string[];
    seats: Seats;
    partners: boolean;
    initial: number;
    options: Option[];
    facts: CommonFacts;
  }
  interface Catalogue {
    levels: string[];
    errors: string[];
    packs: Packs;
    games: GameEntry[];
  }
  interface Games {
    "seven-euchre": { table: seven_euchre.Table; event: seven_euchre.Event; result: seven_euchre.Result; figures: seven_euchre.Figures; facts: seven_euchre.Facts };
    "sevens-heaven": { table: sevens_heaven.Table; event: sevens_heaven.Event; result: sevens_heaven.Result; figures: sevens_heaven.Figures; facts: sevens_heaven.Facts };
    "ring-of-sevens": { table: ring_of_sevens.Table; event: ring_of_sevens.Event; result: ring_of_sevens.Result; figures: ring_of_sevens.Figures; facts: ring_of_sevens.Facts };
    "seven-bridge": { table: seven_bridge.Table; event: seven_bridge.Event; result: seven_bridge.Result; figures: seven_bridge.Figures; facts: seven_bridge.Facts };
    "upside-down": { table: upside_down.Table; event: upside_down.Event; result: upside_down.Result; figures: upside_down.Figures; facts: upside_down.Facts };
  }
  type Of<G extends Id, Part extends "table" | "event" | "result" | "figures" | "facts"> = { [K in G]: Games[K][Part] }[G];
  type Table<G extends Id = Id> = Omit<CommonTable, "result" | "results"> & Of<G, "table"> & { result: Result<G> | null; results: Result<G>[] };
  type Result<G extends Id = Id> = CommonResult & Of<G, "result">;
  type Event<G extends Id = Id> = Of<G, "event"> | (ResultEvent & Result<G>) | Over;
  type Figures<G extends Id = Id> = Of<G, "figures">;
  type Facts<G extends Id = Id> = Of<G, "facts">;
  namespace seven_euchre {
  type Phase = "ended" | "auction" | "exchange" | "play";
  interface Bid {
    denomination: string;
    tricks: number;
    value: number;
  }
  interface StandingBid {
    denomination: string;
    tricks: number;
    value: number;
    seat: number;
  }
  interface Call {
    seat: number;
    call: string;
    auction: number;
    bid: Bid | null;
  }
  interface Table {
    phase: "ended" | "auction" | "exchange" | "play";
    counts: number[];
    dealer: number;
    eldest: number;
    auction: number;
    calls: Call[];
    turned: string | null;
    centre: boolean;
    standing: StandingBid | null;
    lowest: Bid | null;
    declarer: number | null;
    contract: Bid | null;
    trump: string | null;
    trumps: string[];
    order: string[];
    taken: string | null;
    discard: string | null;
    trick: Trick;
    tricks: Trick[];
    won: number[];
    needed: number[] | null;
    led: string | null;
    hands: string[][] | null;
  }
  interface Dealt {
    type: "deal";
    deal: number;
    dealer: number;
  }
  interface Called {
    seat: number;
    call: string;
    auction: number;
    bid: Bid | null;
    type: "call";
  }
  interface TurnedUp {
    type: "turned";
    card: string;
  }
  interface ContractSettled {
    denomination: string;
    tricks: number;
    value: number;
    type: "contract";
    seat: number;
  }
  interface CentreTaken {
    type: "take";
    seat: number;
  }
  interface Discarded {
    type: "discard";
    seat: number;
  }
  type Event = Dealt | Called | TurnedUp | ContractSettled | CentreTaken | Discarded | Played | TrickWon;
  interface TricksLine {
    team: number;
    reason: "tricks";
    points: number;
  }
  interface BidLine {
    team: number;
    reason: "bid";
    points: number;
    base: number;
    for_tricks: number;
    for_denomination: number;
  }
  interface DefeatLine {
    team: number;
    reason: "defeat";
    points: number;
    short: number;
    tricks: number;
  }
  interface Void {
    void: true;
    dealer: number;
    change: number[];
  }
  interface Scored {
    void: false;
    dealer: number;
    declarer: number;
    contract: Bid;
    tricks: number[];
    made: boolean;
    won: number;
    short: number;
    discard: string | null;
    lines: (TricksLine | BidLine | DefeatLine)[];
    points: number[];
    change: number[];
  }
  type Result = Void | Scored;
  interface Figures {
    worlds: number;
    made?: number;
    tricks?: number;
    played?: number;
  }
  interface Facts {
    denominations: string[];
    levels: number[];
    bids: Bid[];
  }
  }
  namespace sevens_heaven {
  type Phase = "ended" | "bet" | "predict" | "play" | "steal";
  type Declaration = "bet" | "fold";
  type Ending = "fold" | "jackpot" | "pay-out";
  type Cause = "fold" | "jackpot" | "pot" | "prediction" | "bankrupt";
  type Source = "own" | "centre" | "seat";
  interface Stakes {
    low: number;
    high: number;
    reach: number;
    of: number;
    alone: boolean;
    predicts: boolean;
  }
  interface Table {
    phase: "ended" | "bet" | "predict" | "play" | "steal";
    counts: number[];
    start: number;
    declared: ("bet" | "fold" | null)[];
    cards: (string | null)[];
    card_points: (number | null)[];
    bettors: number[];
    leader: number | null;
    stakes: Stakes | null;
    pot: number;
    chips: (number | null)[];
    stacks: number[];
    centre: number;
    won: number[];
    captured: number;
    trick: Trick;
    tricks: Trick[];
    led: string | null;
  }
  interface Dealt {
    type: "deal";
    deal: number;
    start: number;
  }
  interface Bet {
    type: "bet";
    seat: number;
    card: string;
  }
  interface Folded {
    type: "fold";
    seat: number;
    card: string;
    points: number;
  }
  interface Predicted {
    type: "predict";
    seat: number;
    on: number;
  }
  interface Stacked {
    type: "stack";
    seat: number;
    sevens: number;
    stacks: number;
    source: "own" | "centre" | "seat";
    left?: number;
    victim?: number;
  }
  type Event = Dealt | Bet | Folded | Predicted | Played | TrickWon | Stacked;
  interface Line {
    seat: number;
    reason: "fold" | "jackpot" | "pot" | "prediction" | "bankrupt";
    points: number;
  }
  interface Result {
    ending: "fold" | "jackpot" | "pay-out";
    start: number;
    winner: number | null;
    before: number[];
    cards: (string | null)[];
    pot: number;
    chips: (number | null)[];
    tricks: number[];
    lines: Line[];
    change: number[];
  }
  interface Figures {
    worlds: number;
    chance?: number;
    won?: number;
    broke?: number;
  }
  interface Facts {
    target: number;
    tricks: number;
    stack_cards: number;
    jackpot: number;
    prediction: number;
  }
  }
  namespace ring_of_sevens {
  type Phase = "ended" | "play";
  type State = "in" | "out" | "dropped";
  interface Payment {
    from: number;
    to: number;
    reason: "big" | "small" | "alone";
    points: number;
  }
  interface Dropout {
    seat: number;
    laid: string[];
    lost: string | null;
  }
  interface Act {
    seat: number;
    action: string;
  }
  interface Table {
    phase: "ended" | "play";
    start: number;
    counts: number[];
    states: ("in" | "out" | "dropped")[];
    passes: number[];
    sevens: string[][];
    laid: string[];
    joker: string | null;
    ready: Record<string, number[]>;
    reversed: string[];
    score_cards: string[][];
    score_points: number[];
    shown: boolean[];
    ranked: number[];
    dropouts: Dropout[];
    plays: Act[];
  }
  interface Dealt {
    type: "deal";
    deal: number;
    start: number;
  }
  interface SevensLaid {
    type: "sevens";
    seat: number;
    cards: string[];
  }
  interface JokerMoved {
    type: "joker" | "swap";
    seat: number;
    place: string;
  }
  interface Passed {
    type: "pass";
    seat: number;
    left: number;
  }
  interface Scored {
    type: "score";
    seat: number;
    cards: string[];
  }
  interface WentOut {
    type: "out";
    seat: number;
    rank: number;
    cards: string[];
  }
  interface Dropped {
    seat: number;
    laid: string[];
    lost: string | null;
    type: "drop";
    cards: string[];
  }
  interface Settled {
    type: "settle";
    seat: number;
    laid: string[];
    cards: string[];
  }
  type Event = Dealt | SevensLaid | Played | JokerMoved | Passed | Scored | WentOut | Dropped | Settled;
  interface Result {
    ranking: number[];
    points: number[];
    small_winner: number;
    big_winner: number;
    small_loser: number | null;
    big_loser: number;
    lines: Payment[];
    change: number[];
  }
  interface Figures {
    worlds: number;
    worth?: number;
  }
  interface Place {
    place: string;
    cards: string[];
  }
  interface Facts {
    places: Place[];
    joker_places: string[];
    worth: Record<string, number>;
  }
  }
  namespace seven_bridge {
  type Phase = "ended" | "start" | "pon" | "play" | "claimed";
  type Kind = "lone" | "run" | "group";
  type Finish = "out" | "concealed" | "lay-all";
  interface _From {
    from: number | null;
  }
  interface _For {
    for: number;
  }
  interface Meld {
    from: number | null;
    number: number;
    seat: number;
    kind: "lone" | "run" | "group";
    cards: string[];
    joker: string | null;
    claimed: string | null;
  }
  interface Discard {
    card: string;
    seat: number;
  }
  interface Table {
    phase: "ended" | "start" | "pon" | "play" | "claimed";
    counts: number[];
    dealer: number;
    stock: number;
    pile: Discard[];
    chi: boolean;
    melds: Meld[];
    drawn: string | null;
    recycled: number;
    last: boolean;
    giver: number | null;
    penalty: number;
  }
  interface Dealt {
    type: "deal";
    deal: number;
    dealer: number;
  }
  interface Drawn {
    type: "draw";
    seat: number;
  }
  interface Recycled {
    type: "recycle";
    cards: number;
  }
  interface Discarded {
    card: string;
    seat: number;
    type: "discard";
  }
  type Laying = "meld" | "chi" | "pon";
  interface MeldLaid {
    from: number | null;
    number: number;
    seat: number;
    kind: "lone" | "run" | "group";
    cards: string[];
    joker: string | null;
    claimed: string | null;
    type: "meld" | "chi" | "pon";
  }
  interface LaidOff {
    type: "lay";
    seat: number;
    number: number;
    card: string;
    meld: string[];
  }
  interface AllLaidOff {
    type: "lay-all";
    seat: number;
  }
  type Event = Dealt | Drawn | Recycled | Discarded | MeldLaid | LaidOff | AllLaidOff;
  interface OutLine {
    seat: number;
    reason: "out" | "concealed" | "lay-all";
    points: number;
  }
  interface HandLine {
    seat: number;
    reason: "hand";
    cards: string[];
    card_pips: number[];
    pips: number;
    sevens: number;
    joker: boolean;
    doubled: boolean;
    points: number;
  }
  interface RelievedLine {
    seat: number;
    reason: "relieved";
    points: number;
  }
  interface ResponsibleLine {
    for: number;
    seat: number;
    reason: "responsible";
    points: number;
  }
  type Line = OutLine | HandLine | RelievedLine | ResponsibleLine;
  interface Result {
    out: number | null;
    how: "out" | "concealed" | "lay-all" | "drawn";
    dealer: number;
    lines: (OutLine | HandLine | RelievedLine | ResponsibleLine)[];
    points: number[];
    change: number[];
  }
  interface Figures {
    worlds: number;
    chance?: number;
    out?: number;
    points?: number;
  }
  interface Facts {
    pips: Record<string, number>;
    seven_factor: number;
    joker_factor: number;
    concealed_factor: number;
    all_laid_off: number;
  }
  }
  namespace upside_down {
  type Phase = "ended" | "exchange" | "play";
  type Kind = "solo" | "set" | "run";
  type Die = 6 | 1;
  type Title = "winner" | "second-winner" | "commoner" | "second-loser" | "loser";
  interface Act {
    seat: number;
    cards: string[];
    kind: "solo" | "set" | "run" | null;
    die: 6 | 1;
    turned: boolean;
  }
  interface Holding {
    seat: number;
    card: string;
  }
  interface Exchange {
    giver: number;
    giver_place: number;
    taker: number;
    taker_place: number;
    count: number;
    chosen: boolean;
    took: string[];
    gave: string[];
  }
  interface Table {
    phase: "ended" | "exchange" | "play";
    counts: number[];
    dealer: number;
    die: 6 | 1;
    ranks: number[];
    stronger: number[];
    top: Act | null;
    passed: number[];
    out: number[];
    titles: ("winner" | "second-winner" | "commoner" | "second-loser" | "loser")[];
    previous: number[] | null;
    shown: Holding[];
    left: number[];
    exchange: Exchange[] | null;
    round: Act[];
    rounds: Act[][];
  }
  interface Dealt {
    type: "deal";
    deal: number;
    dealer: number;
  }
  interface Shown {
    seat: number;
    card: string;
    type: "show";
  }
  interface Taken {
    type: "take";
    seat: number;
    source: number;
    count: number;
  }
  interface Given {
    type: "give";
    seat: number;
    to: number;
    count: number;
  }
  interface Exchanged {
    type: "exchange";
  }
  interface Started {
    type: "start";
    seat: number;
  }
  interface CardsPlayed {
    type: "play";
    seat: number;
    cards: string[];
    kind: "solo" | "set" | "run";
  }
  interface Passed {
    type: "pass";
    seat: number;
  }
  interface DieTurned {
    type: "die";
    shows: 6 | 1;
    ends: boolean;
  }
  interface WentOut {
    type: "out";
    seat: number;
    place: number;
  }
  type Event = Dealt | Shown | Taken | Given | Exchanged | Started | CardsPlayed | Passed | DieTurned | WentOut;
  interface Line {
    seat: number;
    place: number;
    title: "winner" | "second-winner" | "commoner" | "second-loser" | "loser";
    points: number;
  }
  interface Result {
    ranking: number[];
    lines: Line[];
    points: number[];
    left: string[];
    change: number[];
  }
  interface Figures {
    worlds: number;
    first?: number;
    place?: number;
    worth?: number;
  }
  interface Facts {
    points: Record<string, number>;
  }
  }
}
