"""Seven Euchre's message types. A denomination is a suit's letter, or `N` for no trump.
A team is 0 (seats 0 and 2) or 1 (seats 1 and 3)."""

from typing import Literal, TypedDict

from ...messages.common import Actor, Card, Dealt, Played, Seat, Suit, Trick, TrickWon

Phase = Literal["ended", "auction", "exchange", "play"]


class Bid(TypedDict):
    """A bid, or the contract that it has become (E4)."""

    denomination: Suit  # the proposed trump
    tricks: int  # the number of tricks bid
    value: int  # the points that it scores if made, besides those for tricks (E21)


class StandingBid(Bid):
    """The highest bid so far."""

    seat: Seat  # the bidder


class Call(TypedDict):
    """A bid or a pass."""

    seat: Actor  # the caller
    call: str  # its text code: pass, bid:H9, in the second auction bid:9
    auction: int  # 1 or 2 (E9)
    bid: Bid | None  # the bid; null for a pass


class Table(TypedDict):
    """The game's part of a table."""

    phase: Phase  # the phase of the deal
    counts: list[int]  # the number of cards in every hand
    dealer: Seat
    eldest: Seat  # the seat at the dealer's left, who calls first (E3)
    auction: int  # 1 or 2; after the auction, the one that led to the contract
    calls: list[Call]  # all calls of the deal, in order
    turned: Card | None  # the centre card once it lies face up (E9); else null
    centre: bool  # whether the centre card still lies face down
    standing: StandingBid | None  # the highest bid so far; null if there is none
    lowest: Bid | None  # the lowest legal bid now; null if there is none or the auction is over
    declarer: Seat | None  # the declarer; null until the contract is settled
    contract: Bid | None  # the last bid (E7); null until it is settled
    # the contract's denomination, or the turned card's suit in the second auction; else
    # null
    trump: Suit | None
    # the centre card that the declarer took (E16). Only the declarer knows it until the
    # deal ends; else null.
    taken: Card | None
    discard: Card | None  # the declarer's discard (E16), visible like `taken`
    trick: Trick  # the current trick; without cards between deals
    tricks: list[Trick]  # the finished tricks, in order
    won: list[int]  # the tricks of each team
    # the tricks that each team needs to make or defeat the contract; null before it
    needed: list[int] | None
    # the denomination led, trump if the lead counts as one; null before the lead
    led: Suit | None
    # the cards that every seat has played, in pack order, after the deal; null before, and
    # in a void deal
    hands: list[list[Card]] | None


class Called(Call):
    """A seat has called."""

    type: Literal["call"]
    over: StandingBid | None  # the bid that it outbids; null for a pass and for the first bid


class TurnedUp(TypedDict):
    """All have passed, and the centre card is turned up (E9)."""

    type: Literal["turned"]
    card: Card  # the card; its suit is trump


class ContractSettled(Bid):
    """The auction is over."""

    type: Literal["contract"]
    seat: Actor  # the declarer


class CentreTaken(TypedDict):
    """The declarer has taken the centre card without showing it (E16)."""

    type: Literal["take"]
    seat: Actor  # the declarer


class Discarded(TypedDict):
    """The declarer has discarded a card face down (E16)."""

    type: Literal["discard"]
    seat: Actor  # the declarer


Event = Dealt | Called | TurnedUp | ContractSettled | CentreTaken | Discarded | Played | TrickWon


class TricksLine(TypedDict):
    """A point for every trick (E20)."""

    team: int  # the team that scores
    reason: Literal["tricks"]
    points: int  # the number of points


class BidLine(TypedDict):
    """The value of a bid that was made (E21), a sum of three parts."""

    team: int  # the team that scores
    reason: Literal["bid"]
    points: int  # the bid's value
    base: int  # the value of the lowest possible bid
    for_tricks: int  # the points that its number of tricks adds
    for_denomination: int  # the points that its denomination adds


class DefeatLine(TypedDict):
    """The opponents' points for a failed bid, a product of two factors (E22)."""

    team: int  # the team that scores
    reason: Literal["defeat"]
    points: int  # the number of points
    short: int  # the tricks that the declarer's team lacked
    tricks: int  # the tricks that this team took


class Void(TypedDict):
    """A deal in which all have passed twice, without score (E11)."""

    void: Literal[True]
    dealer: Seat
    change: list[int]  # the points of every seat, all 0


class Scored(TypedDict):
    """A deal that was played."""

    void: Literal[False]
    dealer: Seat
    declarer: Actor
    contract: Bid
    tricks: list[int]  # the tricks of each team
    made: bool  # whether the contract was made
    won: int  # the tricks of the declarer's team
    short: int  # the tricks that it lacked; 0 if it made its contract
    discard: Card | None  # the declarer's discard; null after a second auction
    lines: list[TricksLine | BidLine | DefeatLine]  # the parts of the score
    points: list[int]  # the points of each team
    change: list[int]  # the points of every seat


Result = Void | Scored


class Facts(TypedDict):
    """The constants of the rules."""

    denominations: list[Suit]  # from the lowest to the highest (E5)
    levels: list[int]  # the numbers of tricks that can be bid, ascending (E4)
    bids: list[Bid]  # all possible bids, from the lowest to the highest
    # the thirteen trumps for every trump suit, the highest first (E14)
    trumps: dict[Suit, list[Card]]
