// Written by `python -m nanafuda.seam.typescript` from engine/nanafuda/seam: edit that.

declare namespace Seam {
  namespace Common {
    /** How a deal ended. The game's own `Result` comes on top of this. */
    interface Result {
      /** the deal's number, 1 for the first. */
      deal: number;
      /** the total of every seat after it. */
      scores: number[];
    }
    /** All that a seat may know of a match. The game's own `Table` comes on top of this. */
    interface Table {
      /** the game's id. */
      game: Game;
      /** whose view this is. */
      seat: number;
      /** how many play. */
      seats: number;
      /** the deal's number, 1 for the first. */
      deal: number;
      /** of the match, all of them. */
      options: Games[Game]["options"];
      /** the total of every seat; partners have the same. */
      scores: number[];
      /** the seats that win and lose together, a list for each team; alone, each is a team. */
      teams: number[][];
      /** the total that ends the match; null where none does. */
      target: number | null;
      /** how many deals the match has; null where their number is open. */
      deals: number | null;
      /** whether the match has ended. */
      over: boolean;
      /** all who have won, partners and joint winners included; empty until the match is over. */
      winners: number[];
      /** the seat to act, as far as this seat may know; null between deals and after the match. */
      turn: number | null;
      /** all cards that this seat holds, in pack order. */
      hand: string[];
      /** how the deal ended; null until it has. */
      result: Result | null;
      /** of all ended deals of the match, in order, this one included. */
      results: Result[];
      /** whether somebody has taken play back in this match. */
      undone: boolean;
    }
    /** A public event: one of the game's own, or the `result` of a deal, or that the match is over. */
    interface Event {
      /** which one it is. */
      type: string;
    }
    /** The deal has ended; the whole `Result` is part of the event. */
    interface ResultEvent {
      /** which event this is. */
      type: "result";
    }
    /** The match has ended. */
    interface Over {
      /** which event this is. */
      type: "over";
      /** all who have won, partners and joint winners included. */
      winners: number[];
    }
    /** What a search found of a choice. The game's own `Figures` come on top of this. */
    interface Figures {
      /** the imagined worlds in which it was tried; 0 where rules of thumb were enough. */
      worlds: number;
    }
    /** A card in a trick. */
    interface CardPlayed {
      /** who played it. */
      seat: number;
      /** the card. */
      card: string;
    }
    /** A trick, perhaps unfinished. */
    interface Trick {
      /** who leads to it; null when none is about to be played. */
      leader: number | null;
      /** those played, in order. */
      cards: CardPlayed[];
      /** who has won it; absent until it is finished. */
      winner?: number;
    }
    /** A card was played. */
    interface Played {
      /** who played it. */
      seat: number;
      /** the card. */
      card: string;
      /** which event this is. */
      type: "play";
    }
    /** A trick is finished. */
    interface TrickWon {
      /** which event this is. */
      type: "trick";
      /** who has won it. */
      winner: number;
      /** the trick's, 1 for the first of the deal. */
      number: number;
    }
  }
  namespace SevenEuchre {
    interface Options {
      target: 77 | 100 | 200 | "one";
    }
    type Phase = "ended" | "auction" | "exchange" | "play";
    /** A bid, or the contract that it has become (E4). */
    interface Bid {
      /** what is to be trump. */
      denomination: string;
      /** how many. */
      tricks: number;
      /** the points that it scores when it is made, besides those for tricks (E21). */
      value: number;
    }
    /** The highest bid so far. */
    interface StandingBid {
      /** what is to be trump. */
      denomination: string;
      /** how many. */
      tricks: number;
      /** the points that it scores when it is made, besides those for tricks (E21). */
      value: number;
      /** whose it is. */
      seat: number;
    }
    /** A bid or a pass. */
    interface Call {
      /** whose it is. */
      seat: number;
      /** its text code: pass, bid:H9, in the second auction bid:9. */
      call: string;
      /** the first or the second (E9). */
      auction: number;
      /** what is bid; null for a pass. */
      bid: Bid | null;
    }
    /** The game's part of a table. */
    interface Table extends Common.Table {
      /** the game's id. */
      game: "seven-euchre";
      /** of the match, all of them. */
      options: Options;
      /** how the deal ended; null until it has. */
      result: Result | null;
      /** of all ended deals of the match, in order, this one included. */
      results: Result[];
      /** what is going on. */
      phase: Phase;
      /** the cards in every hand. */
      counts: number[];
      /** who dealt. */
      dealer: number;
      /** the dealer's left, who calls first (E3). */
      eldest: number;
      /** the first or the second; the one that led to the contract, once there is one. */
      auction: number;
      /** all of the deal, in order. */
      calls: Call[];
      /** the centre card once it lies face up (E9); else null. */
      turned: string | null;
      /** whether the centre card still lies there face down. */
      centre: boolean;
      /** the highest bid so far; null while there is none. */
      standing: StandingBid | null;
      /** the lowest bid that may be made now; null when none may, or the auction is over. */
      lowest: Bid | null;
      /** who plays the contract; null until it is settled. */
      declarer: number | null;
      /** the last bid (E7); null until it is settled. */
      contract: Bid | null;
      /** the contract's denomination, in the second auction the turned card's suit; else null. */
      trump: string | null;
      /** the centre card that the declarer took (E16); known to the declarer alone, and to all when the deal has ended; else null. */
      taken: string | null;
      /** the card that the declarer laid aside (E16); likewise. */
      discard: string | null;
      /** the one being played; between deals without cards. */
      trick: Common.Trick;
      /** those that are finished, in order. */
      tricks: Common.Trick[];
      /** the tricks of each team. */
      won: number[];
      /** the tricks that each team needs, to make the contract or to defeat it; null before. */
      needed: number[] | null;
      /** the denomination led, trump where that is what counts; null while nobody has led. */
      led: string | null;
      /** the cards that every seat has played, in pack order, once the deal has ended; null until then, and when it was void. */
      hands: string[][] | null;
    }
    /** A deal has begun. */
    interface Dealt {
      /** which event this is. */
      type: "deal";
      /** its number. */
      deal: number;
      /** who dealt. */
      dealer: number;
    }
    /** A seat has called. */
    interface Called {
      /** the declarer. */
      seat: number;
      /** its text code: pass, bid:H9, in the second auction bid:9. */
      call: string;
      /** the first or the second (E9). */
      auction: number;
      /** what is bid; null for a pass. */
      bid: Bid | null;
      /** which event this is. */
      type: "call";
    }
    /** All have passed, and the centre card is turned up (E9). */
    interface TurnedUp {
      /** which event this is. */
      type: "turned";
      /** the card; its suit is trump. */
      card: string;
    }
    /** The auction is over. */
    interface ContractSettled {
      /** what is to be trump. */
      denomination: string;
      /** how many. */
      tricks: number;
      /** the points that it scores when it is made, besides those for tricks (E21). */
      value: number;
      /** which event this is. */
      type: "contract";
      /** the declarer. */
      seat: number;
    }
    /** The declarer has taken the centre card, unseen (E16). */
    interface CentreTaken {
      /** which event this is. */
      type: "take";
      /** the declarer. */
      seat: number;
    }
    /** The declarer has laid a card aside, unseen (E16). */
    interface Discarded {
      /** which event this is. */
      type: "discard";
      /** the declarer. */
      seat: number;
    }
    type Event = Dealt | Called | TurnedUp | ContractSettled | CentreTaken | Discarded | Common.Played | Common.TrickWon | (Common.ResultEvent & Result) | Common.Over;
    /** A point for every trick (E20). */
    interface TricksLine {
      /** who scores. */
      team: number;
      /** told apart by this. */
      reason: "tricks";
      /** so many. */
      points: number;
    }
    /** The value of a bid that was made (E21), as a sum of three. */
    interface BidLine {
      /** who scores. */
      team: number;
      /** told apart by this. */
      reason: "bid";
      /** the bid's value. */
      points: number;
      /** the value of the lowest bid of all. */
      base: number;
      /** what its number of tricks adds. */
      for_tricks: number;
      /** what its denomination adds. */
      for_denomination: number;
    }
    /** What the opponents score for a bid that failed, a product of two (E22). */
    interface DefeatLine {
      /** who scores. */
      team: number;
      /** told apart by this. */
      reason: "defeat";
      /** so many. */
      points: number;
      /** the tricks that the declarer's team lacked. */
      short: number;
      /** the tricks that this team took. */
      tricks: number;
    }
    /** All have passed twice: nobody scores (E11). */
    interface Void {
      /** told apart by this. */
      void: true;
      /** who dealt. */
      dealer: number;
      /** what every seat scored: nothing. */
      change: number[];
    }
    /** A deal that was played. */
    interface Scored {
      /** told apart by this. */
      void: false;
      /** who dealt. */
      dealer: number;
      /** who played the contract. */
      declarer: number;
      /** what it was. */
      contract: Bid;
      /** the tricks of each team. */
      tricks: number[];
      /** whether the contract was made. */
      made: boolean;
      /** the tricks of the declarer's team. */
      won: number;
      /** the tricks that it lacked; 0 when it made its contract. */
      short: number;
      /** the card that the declarer laid aside; null after a second auction. */
      discard: string | null;
      /** how the points arose. */
      lines: (TricksLine | BidLine | DefeatLine)[];
      /** what each team scored. */
      points: number[];
      /** what every seat scored. */
      change: number[];
    }
    type Result = Common.Result & (Void | Scored);
    /** What a search found of a choice. */
    interface Figures {
      /** the imagined worlds in which it was tried; 0 where rules of thumb were enough. */
      worlds: number;
      /** in what share of the worlds the contract is made; for a call, of those in which this bid became the contract. */
      made?: number;
      /** the mean of the declaring side's tricks; absent for a call. */
      tricks?: number;
      /** for a call, in how many worlds it became the contract; else absent. */
      played?: number;
    }
    /** The constants of the rules. */
    interface Facts {
      /** from the lowest to the highest (E5). */
      denominations: string[];
      /** the numbers of tricks that can be bid, ascending (E4). */
      levels: number[];
      /** all there are, from the lowest to the highest. */
      bids: Bid[];
      /** for every suit the thirteen cards that are trump when it is, the highest first (E14). */
      trumps: Record<string, string[]>;
    }
  }
  namespace SevensHeaven {
    interface Options {
      start: "clockwise" | "winner";
      length: "game" | "one";
    }
    type Phase = "ended" | "bet" | "predict" | "play" | "steal";
    type Declaration = "bet" | "fold";
    type Ending = "fold" | "jackpot" | "pay-out";
    type Cause = "fold" | "jackpot" | "pot" | "prediction" | "bankrupt";
    type Source = "own" | "centre" | "seat";
    /** What the seat to declare can win and lose, as far as it knows. */
    interface Stakes {
      /** the least that its card can be worth: added to the pot by a bet, scored by a fold. */
      low: number;
      /** the most. */
      high: number;
      /** the cards of its hand with which a fold reaches the target and wins (RT6). */
      reach: number;
      /** the cards that may be turned up, all equally likely (RT3). */
      of: number;
      /** whether nobody else can bet any more, so that a bet wins the pot at once (RT7). */
      alone: boolean;
      /** whether a fold may still lead to a prediction: two others can bet (RT8). */
      predicts: boolean;
    }
    /** The game's part of a table; what is listed by seat has an entry for each. */
    interface Table extends Common.Table {
      /** the game's id. */
      game: "sevens-heaven";
      /** of the match, all of them. */
      options: Options;
      /** how the deal ended; null until it has. */
      result: Result | null;
      /** of all ended deals of the match, in order, this one included. */
      results: Result[];
      /** what is going on; `steal` while the winner of a trick chooses a victim (RT14). */
      phase: Phase;
      /** by seat, the cards in hand. */
      counts: number[];
      /** the start player. */
      start: number;
      /** by seat; null until it has declared. */
      declared: (Declaration | null)[];
      /** by seat, the card that its declaration turned up; null until then. */
      cards: (string | null)[];
      /** by seat, what that card is worth; null until then. */
      card_points: (number | null)[];
      /** the seats that have bet, clockwise from the start player. */
      bettors: number[];
      /** the bettor who leads to the first trick (RT9); null until bet time has shown who. */
      leader: number | null;
      /** for the seat that this table is for, while it is to declare; else null. */
      stakes: Stakes | null;
      /** the sum of the cards in it. */
      pot: number;
      /** by seat, the bettor on whom its chip lies; null where it lies on nobody. */
      chips: (number | null)[];
      /** by seat, the 7s that its stack card shows; 0 without one. */
      stacks: number[];
      /** the stack cards that are free. */
      centre: number;
      /** by seat, tricks. */
      won: number[];
      /** the 7s in the trick whose winner chooses a victim; else 0. */
      captured: number;
      /** the one being played or, while a victim is chosen, the last; otherwise without cards. */
      trick: Common.Trick;
      /** those that are finished, in order. */
      tricks: Common.Trick[];
      /** the colour led; null while nobody has led. */
      led: string | null;
    }
    /** A round has begun. */
    interface Dealt {
      /** which event this is. */
      type: "deal";
      /** its number. */
      deal: number;
      /** the start player. */
      start: number;
    }
    /** A seat has bet, and its card was turned up (RT3, RT4). */
    interface Bet {
      /** which event this is. */
      type: "bet";
      /** which. */
      seat: number;
      /** the card. */
      card: string;
    }
    /** A seat has folded, and its card was turned up (RT3, RT5). */
    interface Folded {
      /** which event this is. */
      type: "fold";
      /** which. */
      seat: number;
      /** the card. */
      card: string;
      /** what the seat scores for it. */
      points: number;
    }
    /** A seat that folded has laid its chip on a bettor (RT8). */
    interface Predicted {
      /** which event this is. */
      type: "predict";
      /** whose chip. */
      seat: number;
      /** the bettor. */
      on: number;
    }
    /** A trick's winner has captured 7s (RT12–RT15). */
    interface Stacked {
      /** which event this is. */
      type: "stack";
      /** the winner. */
      seat: number;
      /** those captured. */
      sevens: number;
      /** what the winner's stack card shows now. */
      stacks: number;
      /** where that came from: the winner had it, the centre, another seat. */
      source: Source;
      /** from the centre: the stack cards that are still free; else absent. */
      left?: number;
      /** from a seat: which; else absent. */
      victim?: number;
    }
    type Event = Dealt | Bet | Folded | Predicted | Common.Played | Common.TrickWon | Stacked | (Common.ResultEvent & Result) | Common.Over;
    /** A gain or loss. */
    interface Line {
      /** whose. */
      seat: number;
      /** a fold, the jackpot (it wins, and scores nothing), the pot, a prediction that came true, or bankruptcy (RT20). */
      reason: Cause;
      /** what was gained; what was lost is negative. */
      points: number;
    }
    /** How a round ended; what is listed by seat has an entry for each. */
    interface Result extends Common.Result {
      /** by a fold that reached the target (RT6), by the jackpot (RT15), or with a pay-out. */
      ending: Ending;
      /** the start player. */
      start: number;
      /** who has won the gamble (RT18); null where nobody has. */
      winner: number | null;
      /** by seat, the total before the round. */
      before: number[];
      /** by seat, the card that its declaration turned up; null where it did not come to that. */
      cards: (string | null)[];
      /** the sum of the cards in it. */
      pot: number;
      /** by seat, the bettor on whom its chip lay; null where it lay on nobody. */
      chips: (number | null)[];
      /** by seat. */
      tricks: number[];
      /** every gain and loss, in order. */
      lines: Line[];
      /** by seat, all of them together. */
      change: number[];
    }
    /** What a search found of a choice. */
    interface Figures {
      /** the imagined worlds in which it was tried; 0 where rules of thumb were enough. */
      worlds: number;
      /** of winning the game, or the round where one is played. */
      chance?: number;
      /** in what share of the worlds the pot is won or the chip lies on its winner. */
      won?: number;
      /** in what share of them the seat goes bankrupt. */
      broke?: number;
    }
    /** The constants of the rules. */
    interface Facts {
      /** the total that wins a game (RT21). */
      target: number;
      /** so many of one seat end a round (RT11). */
      tricks: number;
      /** how many there are (RT12). */
      stack_cards: number;
      /** so many 7s on a stack card win the game (RT15). */
      jackpot: number;
      /** what one that came true scores (RT19). */
      prediction: number;
    }
  }
  namespace RingOfSevens {
    interface Options {
      cycles: "one" | 1 | 2 | 3;
      joker: false | true;
      link: false | true;
      reverse: false | true;
      open: false | true;
    }
    type Phase = "ended" | "play";
    type State = "in" | "out" | "dropped";
    /** A payment at the end of a deal (R18–R20). */
    interface Payment {
      /** who pays. */
      from: number;
      /** who is paid. */
      to: number;
      /** to the big winner, to the small winner, or to the one who is both. */
      reason: "big" | "small" | "alone";
      /** the receiver's own. */
      points: number;
    }
    /** A seat that dropped out (R11, R12). */
    interface Dropout {
      /** which. */
      seat: number;
      /** the cards of its hand that were laid out. */
      laid: string[];
      /** the score card that it lost; null if it had none. */
      lost: string | null;
    }
    /** Something that a seat did. */
    interface Act {
      /** which. */
      seat: number;
      /** a text code; `out` is going out, which is no action. */
      action: string;
    }
    /** The game's part of a table; what is listed by seat has an entry for each. */
    interface Table extends Common.Table {
      /** the game's id. */
      game: "ring-of-sevens";
      /** of the match, all of them. */
      options: Options;
      /** how the deal ended; null until it has. */
      result: Result | null;
      /** of all ended deals of the match, in order, this one included. */
      results: Result[];
      /** what is going on. */
      phase: Phase;
      /** the start player. */
      start: number;
      /** by seat, the cards in hand; where score cards are hidden they are counted in (R29). */
      counts: number[];
      /** by seat, whether it is in, has gone out, or has dropped out. */
      states: State[];
      /** by seat, those left. */
      passes: number[];
      /** by seat, the 7s that it laid out. */
      sevens: string[][];
      /** all cards on the board, in pack order. */
      laid: string[];
      /** the place that the Joker fills; null where it fills none. */
      joker: string | null;
      /** for every suit the ranks that may be played now; no swap for the Joker. */
      ready: Record<string, number[]>;
      /** the arms that are built from their end inward (R27), by the place next to the 7: R8, R6, K8, K6. */
      reversed: string[];
      /** by seat, as far as the table's seat may know them: its own, and those shown. */
      score_cards: string[][];
      /** by seat, what these are worth together. */
      score_points: number[];
      /** by seat, whether everybody may see its score cards (R29). */
      shown: boolean[];
      /** the seats that went out, in order. */
      ranked: number[];
      /** the seats that dropped out, in order. */
      dropouts: Dropout[];
      /** everything done in the deal, in order. */
      plays: Act[];
    }
    /** A deal has begun. */
    interface Dealt {
      /** which event this is. */
      type: "deal";
      /** its number. */
      deal: number;
      /** the start player. */
      start: number;
    }
    /** A seat has laid out its 7s (R3). */
    interface SevensLaid {
      /** which event this is. */
      type: "sevens";
      /** whose they were. */
      seat: number;
      /** the 7s. */
      cards: string[];
    }
    /** The Joker was laid (R22), or swapped for a card of its place, now played (R24). */
    interface JokerMoved {
      /** which of the two. */
      type: "joker" | "swap";
      /** who did it. */
      seat: number;
      /** where. */
      place: string;
    }
    /** A seat has passed. */
    interface Passed {
      /** which event this is. */
      type: "pass";
      /** which. */
      seat: number;
      /** the passes left to it. */
      left: number;
    }
    /** Cards have become score cards, where these lie open (R29). */
    interface Scored {
      /** which event this is. */
      type: "score";
      /** who holds them. */
      seat: number;
      /** the new ones. */
      cards: string[];
    }
    /** A seat has gone out (R10). */
    interface WentOut {
      /** which event this is. */
      type: "out";
      /** which. */
      seat: number;
      /** 1 for the first to go out. */
      rank: number;
      /** its score cards, shown now. */
      cards: string[];
    }
    /** A seat has dropped out (R11, R12). */
    interface Dropped {
      /** which. */
      seat: number;
      /** the cards laid out. */
      laid: string[];
      /** the score card that it lost; null if it had none. */
      lost: string | null;
      /** which event this is. */
      type: "drop";
      /** its score cards, shown now, the lost one among them. */
      cards: string[];
    }
    /** The last seat that was in lays out its hand (R14). */
    interface Settled {
      /** which event this is. */
      type: "settle";
      /** which. */
      seat: number;
      /** the cards laid out. */
      laid: string[];
      /** its score cards, shown now. */
      cards: string[];
    }
    type Event = Dealt | SevensLaid | Common.Played | JokerMoved | Passed | Scored | WentOut | Dropped | Settled | (Common.ResultEvent & Result) | Common.Over;
    /** How a deal ended; what is listed by seat has an entry for each. */
    interface Result extends Common.Result {
      /** the seats from the first to the last (R15). */
      ranking: number[];
      /** by seat, what its score cards are worth. */
      points: number[];
      /** the first (R16). */
      small_winner: number;
      /** who has the most points of all but the last (R16). */
      big_winner: number;
      /** who pays the small winner, where it is not the last (R17, R20); else null. */
      small_loser: number | null;
      /** the last. */
      big_loser: number;
      /** who pays whom. */
      lines: Payment[];
      /** by seat, what it gained or lost. */
      change: number[];
    }
    /** What a search found of a choice. */
    interface Figures {
      /** the imagined worlds in which it was tried; 0 where rules of thumb were enough. */
      worlds: number;
      /** the mean of what the deal changes the seat's total by. */
      worth?: number;
    }
    /** A place of the board. */
    interface Place {
      /** its name. */
      place: string;
      /** those that may lie there: one, or the two that share it (R5). */
      cards: string[];
    }
    /** The constants of the rules. */
    interface Facts {
      /** of the board, rank by rank. */
      places: Place[];
      /** the names of those that the Joker may fill (R22). */
      joker_places: string[];
      /** what every card is worth as a score card (R9, R25). */
      worth: Record<string, number>;
    }
  }
  namespace SevenBridge {
    interface Options {
      deals: 1 | 3 | 5 | 10;
      joker: true | false;
      last_discard: "required" | "free";
      no_special_finish: false | true;
      concealed: true | false;
      all_lay_off: true | false;
      responsibility: false | true;
      first_round_pon: true | false;
      meld_after_claim: false | true;
    }
    type Phase = "ended" | "start" | "pon" | "play" | "claimed";
    type Kind = "lone" | "run" | "group";
    type Finish = "out" | "concealed" | "lay-all";
    /** Cards that lie together on the table (B4–B6). */
    interface Meld {
      /** who had thrown that; null likewise. */
      from: number | null;
      /** by which actions name it, from 1 in the order of laying out. */
      number: number;
      /** who laid it out. */
      seat: number;
      /** a lone 7, a run, or a group. */
      kind: Kind;
      /** as they lie. */
      cards: string[];
      /** the card that the Joker in it stands for (B21); null in a group, and without a Joker. */
      joker: string | null;
      /** the discard that was claimed for it; null if none was. */
      claimed: string | null;
    }
    /** A card in the pile of discards. */
    interface Discard {
      /** the card. */
      card: string;
      /** who threw it. */
      seat: number;
    }
    /** The game's part of a table. */
    interface Table extends Common.Table {
      /** the game's id. */
      game: "seven-bridge";
      /** of the match, all of them. */
      options: Options;
      /** how the deal ended; null until it has. */
      result: Result | null;
      /** of all ended deals of the match, in order, this one included. */
      results: Result[];
      /** what is going on; `start` until the seat to act has drawn or claimed, `claimed` when it may only discard (B12). `pon` is told to the seat that is asked, and to nobody else. */
      phase: Phase;
      /** the cards in every hand. */
      counts: number[];
      /** who dealt, and plays first. */
      dealer: number;
      /** the cards in it. */
      stock: number;
      /** the discards, from the bottom. */
      pile: Discard[];
      /** whether the first lap is over, so that chi may be called (B9). */
      chi: boolean;
      /** on the table, in the order of laying out. */
      melds: Meld[];
      /** the card that the table's seat has just drawn; else null. */
      drawn: string | null;
      /** how often the discards have become a new stock (B40). */
      recycled: number;
      /** whether the deal is drawn when the stock is empty (B40). */
      last: boolean;
      /** whose discard the seat to act has claimed; null if it has claimed none. */
      giver: number | null;
      /** what the hand of the table's seat would cost (B16). */
      penalty: number;
    }
    /** A deal has begun. */
    interface Dealt {
      /** which event this is. */
      type: "deal";
      /** its number. */
      deal: number;
      /** who dealt. */
      dealer: number;
    }
    /** A seat has drawn. */
    interface Drawn {
      /** which event this is. */
      type: "draw";
      /** which. */
      seat: number;
    }
    /** The discards but the top one have become a new stock (B40). */
    interface Recycled {
      /** which event this is. */
      type: "recycle";
      /** how many. */
      cards: number;
    }
    /** A seat has discarded. */
    interface Discarded {
      /** the card. */
      card: string;
      /** which. */
      seat: number;
      /** which event this is. */
      type: "discard";
    }
    type Laying = "meld" | "chi" | "pon";
    /** A meld was laid out, perhaps with a claimed discard. */
    interface MeldLaid {
      /** who had thrown that; null likewise. */
      from: number | null;
      /** by which actions name it, from 1 in the order of laying out. */
      number: number;
      /** which. */
      seat: number;
      /** a lone 7, a run, or a group. */
      kind: Kind;
      /** how many. */
      cards: string[];
      /** the card that the Joker in it stands for (B21); null in a group, and without a Joker. */
      joker: string | null;
      /** the discard that was claimed for it; null if none was. */
      claimed: string | null;
      /** from the hand alone, or by which claim. */
      type: Laying;
    }
    /** A card was laid off (B8). */
    interface LaidOff {
      /** which event this is. */
      type: "lay";
      /** who did it. */
      seat: number;
      /** of the meld. */
      number: number;
      /** the card. */
      card: string;
      /** the meld's cards, as they lie now. */
      meld: string[];
    }
    /** A seat goes out by laying off all its cards; each follows as an event of its own. */
    interface AllLaidOff {
      /** which event this is. */
      type: "lay-all";
      /** which. */
      seat: number;
    }
    type Event = Dealt | Drawn | Recycled | Discarded | MeldLaid | LaidOff | AllLaidOff | (Common.ResultEvent & Result) | Common.Over;
    /** What the seat that went out scores. */
    interface OutLine {
      /** which. */
      seat: number;
      /** how it went out. */
      reason: Finish;
      /** what it scores. */
      points: number;
    }
    /** What a seat scores for the cards left to it (B16). */
    interface HandLine {
      /** which. */
      seat: number;
      /** told apart by this. */
      reason: "hand";
      /** those left, in pack order. */
      cards: string[];
      /** what each of them counts; the Joker counts nothing. */
      card_pips: number[];
      /** all of these together. */
      pips: number;
      /** how many 7s are among the cards: each doubles. */
      sevens: number;
      /** whether the Joker is: it multiplies. */
      joker: boolean;
      /** whether another went out concealed, which doubles (option concealed). */
      doubled: boolean;
      /** what all this comes to. */
      points: number;
    }
    /** Points that another seat pays (option responsibility). */
    interface RelievedLine {
      /** who is relieved of them. */
      seat: number;
      /** told apart by this. */
      reason: "relieved";
      /** so many, negative. */
      points: number;
    }
    /** Points that a seat pays for another (option responsibility). */
    interface ResponsibleLine {
      /** whose points they were. */
      for: number;
      /** who pays. */
      seat: number;
      /** told apart by this. */
      reason: "responsible";
      /** so many. */
      points: number;
    }
    type Line = OutLine | HandLine | RelievedLine | ResponsibleLine;
    /** How a deal ended. */
    interface Result extends Common.Result {
      /** who went out; null when the deal was drawn. */
      out: number | null;
      /** in which way. */
      how: Finish | "drawn";
      /** who dealt. */
      dealer: number;
      /** how the points arose. */
      lines: Line[];
      /** what every seat scored: few are good. */
      points: number[];
      /** what every seat scored. */
      change: number[];
    }
    /** What a search found of a choice. */
    interface Figures {
      /** the imagined worlds in which it was tried; 0 where rules of thumb were enough. */
      worlds: number;
      /** of winning the match, or of a share in it. */
      chance?: number;
      /** in what share of the worlds the seat goes out first. */
      out?: number;
      /** the mean of what it scores in the deal. */
      points?: number;
    }
    /** The constants of the rules. */
    interface Facts {
      /** what every card counts that is left in a hand (B16). */
      pips: Record<string, number>;
      /** by how much each 7 multiplies that. */
      seven_factor: number;
      /** by how much the Joker does. */
      joker_factor: number;
      /** by how much going out concealed does (option concealed). */
      concealed_factor: number;
      /** what going out with all cards laid off scores (option all_lay_off). */
      all_laid_off: number;
    }
  }
  namespace UpsideDown {
    interface Options {
      end: "deals-1" | "deals-3" | "deals-5" | "deals-10" | "points-5" | "points-10" | "points-15" | "endless";
      points: "standard" | "none";
      titles: "winner" | "daifugo";
    }
    type Phase = "ended" | "exchange" | "play";
    type Kind = "solo" | "set" | "run";
    type Die = 6 | 1;
    type Title = "winner" | "second-winner" | "commoner" | "second-loser" | "loser";
    /** A play or a pass. */
    interface Act {
      /** whose. */
      seat: number;
      /** what was played, in pack order; empty for a pass. */
      cards: string[];
      /** what these make together (U3); null for a pass. */
      kind: Kind | null;
      /** what the die shows after it. */
      die: Die;
      /** whether this turned the die. */
      turned: boolean;
    }
    /** A card that everybody knows to be in a hand. */
    interface Holding {
      /** whose hand. */
      seat: number;
      /** the card. */
      card: string;
    }
    /** What a pair of seats exchanges before a deal (X2, X3). */
    interface Exchange {
      /** who takes the other's cards, and then gives as many. */
      giver: number;
      /** the giver's in the deal before, 1 for the first. */
      giver_place: number;
      /** who loses cards unseen, and is given as many. */
      taker: number;
      /** the taker's in the deal before. */
      taker_place: number;
      /** how many cards each way. */
      count: number;
      /** whether the giver has given. */
      chosen: boolean;
      /** what the giver took, in pack order; known to the giver, to others empty. */
      took: string[];
      /** what the giver gave; known to the giver and, once all have given, to the taker; to others and before that empty. */
      gave: string[];
    }
    /** The game's part of a table. */
    interface Table extends Common.Table {
      /** the game's id. */
      game: "upside-down";
      /** of the match, all of them. */
      options: Options;
      /** how the deal ended; null until it has. */
      result: Result | null;
      /** of all ended deals of the match, in order, this one included. */
      results: Result[];
      /** what is going on. */
      phase: Phase;
      /** the cards in every hand. */
      counts: number[];
      /** who dealt. */
      dealer: number;
      /** 6 while high ranks are strong, 1 while low ones are. */
      die: Die;
      /** all ranks, from the weakest to the strongest by the die. */
      ranks: number[];
      /** the ranks of which an answer to `top` is made; none while a round is to be started. */
      stronger: number[];
      /** the play to beat; null while a round is to be started. */
      top: Act | null;
      /** the seats that have passed since. */
      passed: number[];
      /** the seats gone out, in order. */
      out: number[];
      /** what the seats of this table become, from the first out to the last (U14). */
      titles: Title[];
      /** the seats as they came in the deal before; null in the first. */
      previous: number[] | null;
      /** the cards that everybody knows to be in a hand. */
      shown: Holding[];
      /** how many cards of rank 1, 2, … are in other hands. */
      left: number[];
      /** who exchanges what; null in a deal without. */
      exchange: Exchange[] | null;
      /** this round's plays and passes, in order. */
      round: Act[];
      /** those of the earlier rounds of the deal. */
      rounds: Act[][];
    }
    /** A deal has begun. */
    interface Dealt {
      /** which event this is. */
      type: "deal";
      /** its number. */
      deal: number;
      /** who dealt. */
      dealer: number;
    }
    /** In the first deal the holder of this card shows it, and starts (U2). */
    interface Shown {
      /** which. */
      seat: number;
      /** the card. */
      card: string;
      /** which event this is. */
      type: "show";
    }
    /** Cards went unseen from a loser to a winner (X2). */
    interface Taken {
      /** which event this is. */
      type: "take";
      /** who has them now. */
      seat: number;
      /** who lost them. */
      source: number;
      /** how many. */
      count: number;
    }
    /** A winner has chosen what to give back (X3). */
    interface Given {
      /** which event this is. */
      type: "give";
      /** who gives. */
      seat: number;
      /** who gets it. */
      to: number;
      /** how many. */
      count: number;
    }
    /** What was given has changed hands (X3). */
    interface Exchanged {
      /** which event this is. */
      type: "exchange";
    }
    /** A seat is to start a round. */
    interface Started {
      /** which event this is. */
      type: "start";
      /** which. */
      seat: number;
    }
    /** A seat has played. */
    interface CardsPlayed {
      /** which event this is. */
      type: "play";
      /** which. */
      seat: number;
      /** what it played. */
      cards: string[];
      /** what these make together (U3). */
      kind: Kind;
    }
    /** A seat has passed. */
    interface Passed {
      /** which event this is. */
      type: "pass";
      /** which. */
      seat: number;
    }
    /** A play has turned the die (U7–U10). */
    interface DieTurned {
      /** which event this is. */
      type: "die";
      /** what the die shows now. */
      shows: Die;
      /** whether that ends the round. */
      ends: boolean;
    }
    /** A seat has gone out (U13). */
    interface WentOut {
      /** which event this is. */
      type: "out";
      /** which. */
      seat: number;
      /** 1 for the first to go out. */
      place: number;
    }
    type Event = Dealt | Shown | Taken | Given | Exchanged | Started | CardsPlayed | Passed | DieTurned | WentOut | (Common.ResultEvent & Result) | Common.Over;
    /** What a seat came to. */
    interface Line {
      /** which. */
      seat: number;
      /** 1 for the first out. */
      place: number;
      /** what it is by that (U14). */
      title: Title;
      /** what it scores (U15). */
      points: number;
    }
    /** How a deal ended. */
    interface Result extends Common.Result {
      /** the seats from the first out to the one left with cards. */
      ranking: number[];
      /** the same with titles and points. */
      lines: Line[];
      /** what every seat scored. */
      points: number[];
      /** the cards left to the last, in pack order. */
      left: string[];
      /** what every seat scored. */
      change: number[];
    }
    /** What a search found of a choice. */
    interface Figures {
      /** the imagined worlds in which it was tried; 0 where rules of thumb were enough. */
      worlds: number;
      /** in what share of the worlds the seat comes first of all still in. */
      first?: number;
      /** the mean of the place that it comes in at. */
      place?: number;
      /** the mean of what these places are worth. */
      worth?: number;
    }
    /** The constants of the rules. */
    interface Facts {
      /** what a title scores, where points are counted; others score nothing (U15). */
      points: Record<Title, number>;
    }
  }
  /** What is each game's own. */
  interface Games {
    "seven-euchre": { table: SevenEuchre.Table; event: SevenEuchre.Event; result: SevenEuchre.Result; figures: SevenEuchre.Figures; facts: SevenEuchre.Facts; options: SevenEuchre.Options };
    "sevens-heaven": { table: SevensHeaven.Table; event: SevensHeaven.Event; result: SevensHeaven.Result; figures: SevensHeaven.Figures; facts: SevensHeaven.Facts; options: SevensHeaven.Options };
    "ring-of-sevens": { table: RingOfSevens.Table; event: RingOfSevens.Event; result: RingOfSevens.Result; figures: RingOfSevens.Figures; facts: RingOfSevens.Facts; options: RingOfSevens.Options };
    "seven-bridge": { table: SevenBridge.Table; event: SevenBridge.Event; result: SevenBridge.Result; figures: SevenBridge.Figures; facts: SevenBridge.Facts; options: SevenBridge.Options };
    "upside-down": { table: UpsideDown.Table; event: UpsideDown.Event; result: UpsideDown.Result; figures: UpsideDown.Figures; facts: UpsideDown.Facts; options: UpsideDown.Options };
  }
  type Game = keyof Games;
  type Table<G extends Game = Game> = Games[G]["table"];
  type Event<G extends Game = Game> = Games[G]["event"];
  type Result<G extends Game = Game> = Games[G]["result"];
  type Figures<G extends Game = Game> = Games[G]["figures"];
  type Facts<G extends Game = Game> = Games[G]["facts"];
  type Options<G extends Game = Game> = Games[G]["options"];
  /** Begin a match; its first deal is dealt. */
  interface New<G extends Game = Game> {
    /** the verb. */
    do: "new";
    /** the game's id. */
    game: G;
    /** how many play; without it the game's usual number. */
    seats?: number;
    /** those that are not to be as usual. */
    options?: Games[G]["options"];
    /** a text of 1 to 64 characters; without it a fresh one. */
    seed?: string;
    /** the bots'; without it the strongest. */
    level?: string;
    /** the person's; without it 0. */
    seat?: number;
  }
  /** Read a deal link without opening it. */
  interface Inspect {
    /** the verb. */
    do: "inspect";
    /** the part of the address after `#`. */
    link: string;
  }
  /** Begin the match of a deal link. */
  interface Open {
    /** the verb. */
    do: "open";
    /** the part of the address after `#`. */
    link: string;
    /** the bots'; without it the link's, or the strongest. */
    level?: string;
    /** the person's; without it 0. */
    seat?: number;
  }
  /** Go on with a saved match. */
  interface Load {
    /** the verb. */
    do: "load";
    /** the `save` of an earlier state. */
    save: string;
  }
  /** Do something at the table; refused when it is not the person's turn, or not legal. */
  interface Play {
    /** the verb. */
    do: "play";
    /** a text code, one of the state's `legal`. */
    action: string;
  }
  /** Ask why an action is not legal now. */
  interface Why {
    /** the verb. */
    do: "why";
    /** a text code. */
    action: string;
  }
  /** Let the bots go on, one slice of thought; for when the state's `next` is `bot`. */
  interface Think {
    /** the verb. */
    do: "think";
  }
  /** Deal the next deal; for when the state's `next` is `deal`. */
  interface Next {
    /** the verb. */
    do: "next";
  }
  /** Think of a hint, one slice; for when the state's `next` is `person`. */
  interface AskHint {
    /** the verb. */
    do: "hint";
  }
  /** Look back at a deal that has ended: a seat's decisions, or one of them, thought over again. */
  interface AskKnew {
    /** the verb. */
    do: "knew";
    /** whose decisions. */
    seat: number;
    /** of the action in the deal, 0 for the first; without it all decisions are listed. */
    index?: number;
  }
  /** Back to the person's last decision in this deal. */
  interface Undo {
    /** the verb. */
    do: "undo";
  }
  /** Back to the start of this deal. */
  interface Replay {
    /** the verb. */
    do: "replay";
  }
  /** Every request, by its verb. */
  interface Requests<G extends Game = Game> {
    /** see there. */
    new: New<G>;
    /** see there. */
    inspect: Inspect;
    /** see there. */
    open: Open;
    /** see there. */
    load: Load;
    /** see there. */
    play: Play;
    /** see there. */
    why: Why;
    /** see there. */
    think: Think;
    /** see there. */
    next: Next;
    /** see there. */
    hint: AskHint;
    /** see there. */
    knew: AskKnew;
    /** see there. */
    undo: Undo;
    /** see there. */
    replay: Replay;
  }
  /** Why something was refused. */
  interface Fault {
    /** of the message `error-<id>` in the page's words. */
    id: string;
    /** the message's arguments. */
    args: Record<string, string | number>;
    /** the same in English, should there be no such message. */
    text: string;
  }
  /** The request was refused, and nothing has changed. */
  interface Refused {
    /** whether the request was taken. */
    ok: false;
    /** why not. */
    error: Fault;
  }
  /** No answer yet: one more slice of thought has passed. */
  interface Thinking {
    /** whether the request was taken. */
    ok: true;
    /** told apart from an answer by this. */
    thinking: true;
  }
  /** Where the match stands for the person. */
  interface State<G extends Game = Game> {
    /** whether the request was taken. */
    ok: true;
    /** the game's id. */
    game: G;
    /** what everybody could see happen, in answer to this request. */
    events: Games[G]["event"][];
    /** all public events of the deal up to here, those of this request included. */
    story: Games[G]["event"][];
    /** all that the person may know. */
    table: Games[G]["table"];
    /** the one that was chosen for the bots. */
    level: string;
    /** of every seat; null for the person's. A partner plays no worse than the second. */
    levels: (string | null)[];
    /** the text codes of what the person may do now; empty when others are to act. */
    legal: string[];
    /** who must act: the person, a bot (ask to `think`), or nobody, the deal (ask for `next`) or the match being over. */
    next: "person" | "bot" | "deal" | "over";
    /** whether the person has acted in this deal and may take it back. */
    undo: boolean;
    /** the deal link's part after `#`, with the level. */
    link: string;
    /** the whole match as text, for `load`. */
    save: string;
  }
  /** What a deal link says. */
  interface Setup<G extends Game = Game> {
    /** the game's id. */
    game: G;
    /** of the game's rules. */
    version: number;
    /** how many play. */
    seats: number;
    /** all of them. */
    options: Games[G]["options"];
    /** of the shuffle. */
    seed: string;
    /** the bots'. */
    level: string;
  }
  /** A deal link, read. */
  interface Inspected<G extends Game = Game> {
    /** whether the request was taken. */
    ok: true;
    /** what it says. */
    setup: Setup<G>;
  }
  /** Why an action is not legal. */
  interface Explained {
    /** whether the request was taken. */
    ok: true;
    /** why not; null if it is legal. */
    error: Fault | null;
  }
  /** Why a choice is good, or not. */
  interface Reason {
    /** of a message in the page's words. */
    id: string;
    /** the message's arguments; `card` and `twin` are a card's code, `denomination` a letter. */
    args: Record<string, string | number>;
  }
  /** Something that could be done, and what was found of it. */
  interface Choice<G extends Game = Game> {
    /** its text code. */
    action: string;
    /** what speaks for it. */
    reason: Reason;
    /** of the search. */
    figures: Games[G]["figures"];
  }
  /** Advice to the person at the strongest level. */
  interface Hint<G extends Game = Game> {
    /** whether the request was taken. */
    ok: true;
    /** all that were weighed, the best first; there is always one. */
    choices: Choice<G>[];
  }
  /** Where a seat acted in a deal. */
  interface Decision {
    /** of the action in the deal, 0 for the first. */
    index: number;
    /** what the seat did. */
    action: string;
  }
  /** All decisions of a seat in the deal that has ended. */
  interface Decisions {
    /** whose. */
    seat: number;
    /** in order. */
    decisions: Decision[];
  }
  /** What a seat knew at a decision, and what its level makes of it. */
  interface Knew<G extends Game = Game> {
    /** whose decision. */
    seat: number;
    /** of the action in the deal. */
    index: number;
    /** the seat's; for the person's seat the strongest. */
    level: string;
    /** what the seat did. */
    action: string;
    /** what the seat knew then. */
    table: Games[G]["table"];
    /** all that this level weighs, the best first. */
    choices: Choice<G>[];
  }
  /** The answer to looking back. */
  interface LookedBack<G extends Game = Game> {
    /** whether the request was taken. */
    ok: true;
    /** the list of decisions, or, if the request named one, what was known at it. */
    knew: Decisions | Knew<G>;
  }
  /** What each verb is answered. */
  interface Replies<G extends Game = Game> {
    /** see there. */
    new: State<G> | Refused;
    /** see there. */
    inspect: Inspected<G> | Refused;
    /** see there. */
    open: State<G> | Refused;
    /** see there. */
    load: State<G> | Refused;
    /** see there. */
    play: State<G> | Refused;
    /** see there. */
    why: Explained | Refused;
    /** see there. */
    think: State<G> | Thinking | Refused;
    /** see there. */
    next: State<G> | Refused;
    /** see there. */
    hint: Hint<G> | Thinking | Refused;
    /** see there. */
    knew: LookedBack<G> | Thinking | Refused;
    /** see there. */
    undo: State<G> | Refused;
    /** see there. */
    replay: State<G> | Refused;
  }
  /** A suit (or colour) of a pack. */
  interface Suit {
    /** its letter. */
    suit: string;
    /** its lowest rank. */
    low: number;
    /** its highest rank; it has all between. */
    high: number;
  }
  /** A rank of a pack. */
  interface Rank {
    /** the rank. */
    rank: number;
    /** how many cards have it. */
    cards: number;
  }
  /** A pack of cards. */
  interface Pack {
    /** in pack order. */
    suits: Suit[];
    /** ascending. */
    ranks: Rank[];
    /** the code of the Joker that it may have; null if it has none. */
    joker: string | null;
  }
  /** The packs that are played with. */
  interface Packs {
    /** seven suits of seven ranks that overlap. */
    seven: Pack;
    /** three colours of seventeen ranks. */
    colours: Pack;
    /** the common pack, perhaps with a Joker. */
    french: Pack;
  }
  /** How many can play. */
  interface Seats {
    /** at least. */
    min: number;
    /** at most. */
    max: number;
    /** usually. */
    default: number;
  }
  /** An option of a game. */
  interface Option {
    /** its id. */
    id: string;
    /** those that it may have. */
    values: (boolean | number | string)[];
    /** the usual one. */
    default: boolean | number | string;
  }
  /** What can be said of a game before it is played. */
  interface GameEntry<G extends Game = Game> {
    /** of the game, in links, saves, words and file names. */
    id: G;
    /** of its rules. */
    version: number;
    /** the pack that it is played with. */
    pack: "seven" | "colours" | "french";
    /** of play that differ in it, the weakest first. */
    levels: string[];
    /** how many can play. */
    seats: Seats;
    /** whether seats win and lose together. */
    partners: boolean;
    /** the total that every seat begins with. */
    initial: number;
    /** in the order of the form. */
    options: Option[];
    /** the constants of its rules. */
    facts: Games[G]["facts"];
  }
  /** All that can be played. */
  interface Catalogue<G extends Game = Game> {
    /** of play, the weakest first. */
    levels: string[];
    /** the ids of all refusals. */
    errors: string[];
    /** the packs of cards. */
    packs: Packs;
    /** in the order of the lobby. */
    games: GameEntry<G>[];
  }
}
