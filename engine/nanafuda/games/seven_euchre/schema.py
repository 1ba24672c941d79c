"""Seven Euchre's shapes. A denomination is a suit's letter or `N`, no trump; a team is 0 (seats 0
and 2) or 1 (seats 1 and 3)."""

from typing import Literal, TypedDict

from ...protocol.messages.common import Dealt, Played, Trick, TrickWon

Phase = Literal["ended", "auction", "exchange", "play"]


class Bid(TypedDict):
    """A bid, or the contract that it has become (E4).

    denomination: what is to be trump.
    tricks: how many.
    value: the points that it scores when it is made, besides those for tricks (E21).
    """

    denomination: str
    tricks: int
    value: int


class StandingBid(Bid):
    """The highest bid so far.

    seat: whose it is.
    """

    seat: int


class Call(TypedDict):
    """A bid or a pass.

    seat: whose it is.
    call: its text code: pass, bid:H9, in the second auction bid:9.
    auction: the first or the second (E9).
    bid: what is bid; null for a pass.
    """

    seat: int
    call: str
    auction: int
    bid: Bid | None


class Table(TypedDict):
    """The game's part of a table.

    phase: what is going on.
    counts: the cards in every hand.
    dealer: who dealt.
    eldest: the dealer's left, who calls first (E3).
    auction: the first or the second; the one that led to the contract, once there is one.
    calls: all of the deal, in order.
    turned: the centre card once it lies face up (E9); else null.
    centre: whether the centre card still lies there face down.
    standing: the highest bid so far; null while there is none.
    lowest: the lowest bid that may be made now; null when none may, or the auction is over.
    declarer: who plays the contract; null until it is settled.
    contract: the last bid (E7); null until it is settled.
    trump: the contract's denomination, in the second auction the turned card's suit; else null.
    taken: the centre card that the declarer took (E16); known to the declarer alone, and to all
        when the deal has ended; else null.
    discard: the card that the declarer laid aside (E16); likewise.
    trick: the one being played; between deals without cards.
    tricks: those that are finished, in order.
    won: the tricks of each team.
    needed: the tricks that each team needs, to make the contract or to defeat it; null before.
    led: the denomination led, trump where that is what counts; null while nobody has led.
    hands: the cards that every seat has played, in pack order, once the deal has ended; null until
        then, and when it was void.
    """

    phase: Phase
    counts: list[int]
    dealer: int
    eldest: int
    auction: int
    calls: list[Call]
    turned: str | None
    centre: bool
    standing: StandingBid | None
    lowest: Bid | None
    declarer: int | None
    contract: Bid | None
    trump: str | None
    taken: str | None
    discard: str | None
    trick: Trick
    tricks: list[Trick]
    won: list[int]
    needed: list[int] | None
    led: str | None
    hands: list[list[str]] | None


class Called(Call):
    """A seat has called.

    type: which event this is.
    """

    type: Literal["call"]


class TurnedUp(TypedDict):
    """All have passed, and the centre card is turned up (E9).

    type: which event this is.
    card: the card; its suit is trump.
    """

    type: Literal["turned"]
    card: str


class ContractSettled(Bid):
    """The auction is over.

    type: which event this is.
    seat: the declarer.
    """

    type: Literal["contract"]
    seat: int


class CentreTaken(TypedDict):
    """The declarer has taken the centre card, unseen (E16).

    type: which event this is.
    seat: the declarer.
    """

    type: Literal["take"]
    seat: int


class Discarded(TypedDict):
    """The declarer has laid a card aside, unseen (E16).

    type: which event this is.
    seat: the declarer.
    """

    type: Literal["discard"]
    seat: int


Event = Dealt | Called | TurnedUp | ContractSettled | CentreTaken | Discarded | Played | TrickWon


class TricksLine(TypedDict):
    """A point for every trick (E20).

    team: who scores.
    reason: told apart by this.
    points: so many.
    """

    team: int
    reason: Literal["tricks"]
    points: int


class BidLine(TypedDict):
    """The value of a bid that was made (E21), as a sum of three.

    team: who scores.
    reason: told apart by this.
    points: the bid's value.
    base: the value of the lowest bid of all.
    for_tricks: what its number of tricks adds.
    for_denomination: what its denomination adds.
    """

    team: int
    reason: Literal["bid"]
    points: int
    base: int
    for_tricks: int
    for_denomination: int


class DefeatLine(TypedDict):
    """What the opponents score for a bid that failed, a product of two (E22).

    team: who scores.
    reason: told apart by this.
    points: so many.
    short: the tricks that the declarer's team lacked.
    tricks: the tricks that this team took.
    """

    team: int
    reason: Literal["defeat"]
    points: int
    short: int
    tricks: int


class Void(TypedDict):
    """All have passed twice: nobody scores (E11).

    void: told apart by this.
    dealer: who dealt.
    change: what every seat scored: nothing.
    """

    void: Literal[True]
    dealer: int
    change: list[int]


class Scored(TypedDict):
    """A deal that was played.

    void: told apart by this.
    dealer: who dealt.
    declarer: who played the contract.
    contract: what it was.
    tricks: the tricks of each team.
    made: whether the contract was made.
    won: the tricks of the declarer's team.
    short: the tricks that it lacked; 0 when it made its contract.
    discard: the card that the declarer laid aside; null after a second auction.
    lines: how the points arose.
    points: what each team scored.
    change: what every seat scored.
    """

    void: Literal[False]
    dealer: int
    declarer: int
    contract: Bid
    tricks: list[int]
    made: bool
    won: int
    short: int
    discard: str | None
    lines: list[TricksLine | BidLine | DefeatLine]
    points: list[int]
    change: list[int]


Result = Void | Scored


class Facts(TypedDict):
    """The constants of the rules.

    denominations: from the lowest to the highest (E5).
    levels: the numbers of tricks that can be bid, ascending (E4).
    bids: all there are, from the lowest to the highest.
    trumps: for every suit the thirteen cards that are trump when it is, the highest first (E14).
    """

    denominations: list[str]
    levels: list[int]
    bids: list[Bid]
    trumps: dict[str, list[str]]
