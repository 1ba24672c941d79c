"""Seven Euchre's message types. A denomination is a suit's letter, or `N` for no trump.
A team is 0 (seats 0 and 2) or 1 (seats 1 and 3)."""

from typing import Literal, TypedDict

from ...messages.common import Dealt, Played, Trick, TrickWon

Phase = Literal["ended", "auction", "exchange", "play"]


class Bid(TypedDict):
    """A bid, or the contract that it has become (E4).

    denomination: the proposed trump.
    tricks: the number of tricks bid.
    value: the points that it scores if made, besides those for tricks (E21).
    """

    denomination: str
    tricks: int
    value: int


class StandingBid(Bid):
    """The highest bid so far.

    seat: the bidder.
    """

    seat: int


class Call(TypedDict):
    """A bid or a pass.

    seat: the caller.
    call: its text code: pass, bid:H9, in the second auction bid:9.
    auction: 1 or 2 (E9).
    bid: the bid; null for a pass.
    """

    seat: int
    call: str
    auction: int
    bid: Bid | None


class Table(TypedDict):
    """The game's part of a table.

    phase: the phase of the deal.
    counts: the number of cards in every hand.
    dealer: the dealer.
    eldest: the seat at the dealer's left, who calls first (E3).
    auction: 1 or 2; after the auction, the one that led to the contract.
    calls: all calls of the deal, in order.
    turned: the centre card once it lies face up (E9); else null.
    centre: whether the centre card still lies face down.
    standing: the highest bid so far; null if there is none.
    lowest: the lowest legal bid now; null if there is none or the auction is over.
    declarer: the declarer; null until the contract is settled.
    contract: the last bid (E7); null until it is settled.
    trump: the contract's denomination, or the turned card's suit in the second auction; else null.
    taken: the centre card that the declarer took (E16). Only the declarer knows it until the deal
        ends; else null.
    discard: the declarer's discard (E16), visible like `taken`.
    trick: the current trick; without cards between deals.
    tricks: the finished tricks, in order.
    won: the tricks of each team.
    needed: the tricks that each team needs to make or defeat the contract; null before it.
    led: the denomination led, trump if the lead counts as one; null before the lead.
    hands: the cards that every seat has played, in pack order, after the deal; null before, and in
        a void deal.
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

    type: the event type.
    """

    type: Literal["call"]


class TurnedUp(TypedDict):
    """All have passed, and the centre card is turned up (E9).

    type: the event type.
    card: the card; its suit is trump.
    """

    type: Literal["turned"]
    card: str


class ContractSettled(Bid):
    """The auction is over.

    type: the event type.
    seat: the declarer.
    """

    type: Literal["contract"]
    seat: int


class CentreTaken(TypedDict):
    """The declarer has taken the centre card without showing it (E16).

    type: the event type.
    seat: the declarer.
    """

    type: Literal["take"]
    seat: int


class Discarded(TypedDict):
    """The declarer has discarded a card face down (E16).

    type: the event type.
    seat: the declarer.
    """

    type: Literal["discard"]
    seat: int


Event = Dealt | Called | TurnedUp | ContractSettled | CentreTaken | Discarded | Played | TrickWon


class TricksLine(TypedDict):
    """A point for every trick (E20).

    team: the team that scores.
    reason: discriminator.
    points: the number of points.
    """

    team: int
    reason: Literal["tricks"]
    points: int


class BidLine(TypedDict):
    """The value of a bid that was made (E21), a sum of three parts.

    team: the team that scores.
    reason: discriminator.
    points: the bid's value.
    base: the value of the lowest possible bid.
    for_tricks: the points that its number of tricks adds.
    for_denomination: the points that its denomination adds.
    """

    team: int
    reason: Literal["bid"]
    points: int
    base: int
    for_tricks: int
    for_denomination: int


class DefeatLine(TypedDict):
    """The opponents' points for a failed bid, a product of two factors (E22).

    team: the team that scores.
    reason: discriminator.
    points: the number of points.
    short: the tricks that the declarer's team lacked.
    tricks: the tricks that this team took.
    """

    team: int
    reason: Literal["defeat"]
    points: int
    short: int
    tricks: int


class Void(TypedDict):
    """A deal in which all have passed twice, without score (E11).

    void: discriminator.
    dealer: the dealer.
    change: the points of every seat, all 0.
    """

    void: Literal[True]
    dealer: int
    change: list[int]


class Scored(TypedDict):
    """A deal that was played.

    void: discriminator.
    dealer: the dealer.
    declarer: the declarer.
    contract: the contract.
    tricks: the tricks of each team.
    made: whether the contract was made.
    won: the tricks of the declarer's team.
    short: the tricks that it lacked; 0 if it made its contract.
    discard: the declarer's discard; null after a second auction.
    lines: the parts of the score.
    points: the points of each team.
    change: the points of every seat.
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
    bids: all possible bids, from the lowest to the highest.
    trumps: the thirteen trumps for every trump suit, the highest first (E14).
    """

    denominations: list[str]
    levels: list[int]
    bids: list[Bid]
    trumps: dict[str, list[str]]
