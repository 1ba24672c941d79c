"""Seven Bridge's message types."""

from typing import Literal, TypedDict

from ...mechanics.melds import Kind
from ...messages.common import Actor, Card, Dealt, Seat, Suit

Phase = Literal["ended", "start", "pon", "play", "claimed"]
Finish = Literal["out", "concealed", "lay-all"]

# Fields whose names Python reserves.
_From = TypedDict(
    "_From",
    {
        "from": Seat | None,  # the seat that had discarded `claimed`; null if there is none
    },
)
_For = TypedDict(
    "_For",
    {
        "for": Seat,  # the seat relieved of the points
    },
)


class Arguments(TypedDict):
    """Arguments of the game's messages that are no field of it."""

    lost: Card
    on: Seat
    to: Seat


class StandsFor(TypedDict):
    """The card that the Joker stands for in a run. It has no code: that card lies elsewhere."""

    suit: Suit
    rank: int  # from 1


class Meld(_From):
    """A meld on the table (B4–B6)."""

    number: int  # its number in actions, from 1 in the order of laying out
    seat: Actor  # the seat that laid it out
    kind: Kind  # a lone 7, a run, or a group
    cards: list[Card]  # its cards in the order in which they lie
    # the card that its Joker stands for (B21); null in a group, and without a Joker
    joker: StandsFor | None
    claimed: Card | None  # the discard that was claimed for it; null if none was


class Discard(TypedDict):
    """A card in the discard pile."""

    card: Card
    seat: Actor  # the seat that discarded it


class Table(TypedDict):
    """The game's part of a table."""

    # the phase of the turn; `start` until the seat to act has drawn or claimed, `claimed`
    # when it may only discard (B12). Only the seat that may call pon sees `pon`.
    phase: Phase
    counts: list[int]  # the number of cards in every hand
    dealer: Seat  # the dealer, who plays first
    stock: int  # the number of cards in the stock
    pile: list[Discard]  # the discards, from the bottom
    chi: bool  # whether the first round is over, so that chi may be called (B9)
    melds: list[Meld]  # the melds on the table, in the order of laying out
    drawn: Card | None  # the card that the table's seat has just drawn; else null
    recycled: int  # how often the discards have become a new stock (B40)
    last: bool  # whether the deal is drawn when the stock is empty (B40)
    # the seat whose discard the seat to act has claimed; null without a claim
    giver: Seat | None
    penalty: int  # the penalty points of the hand of the table's seat (B16)


class Drawn(TypedDict):
    """A seat has drawn."""

    type: Literal["draw"]
    seat: Actor


class Recycled(TypedDict):
    """The discards except the top one have become a new stock (B40)."""

    type: Literal["recycle"]
    cards: int  # the number of cards


class Discarded(Discard):
    """A seat has discarded."""

    type: Literal["discard"]


Laying = Literal["meld", "chi", "pon"]


class MeldLaid(Meld):
    """A meld was laid out, perhaps with a claimed discard."""

    type: Laying  # laid out from the hand alone, or by this claim


class LaidOff(TypedDict):
    """A card was laid off (B8)."""

    type: Literal["lay"]
    seat: Actor  # the acting seat
    number: int  # the number of the meld
    card: Card
    # what the card stands for if it is the Joker in a run; null in a group, and otherwise
    joker: StandsFor | None
    onto: Meld  # the name that players use for the meld as it lay before
    meld: list[Card]  # the cards of the meld as they lie now


class AllLaidOff(TypedDict):
    """A seat goes out by laying off all its cards; an event for each lay-off follows."""

    type: Literal["lay-all"]
    seat: Actor


Event = Dealt | Drawn | Recycled | Discarded | MeldLaid | LaidOff | AllLaidOff


class OutLine(TypedDict):
    """The score of the seat that went out."""

    seat: Seat
    reason: Finish  # how it went out
    points: int  # its score


class HandLine(TypedDict):
    """A seat's score for the cards left in its hand (B16)."""

    seat: Seat
    reason: Literal["hand"]
    cards: list[Card]  # the cards left, in pack order
    card_pips: list[int]  # the value of each card; 0 for the Joker
    pips: int  # the sum of `card_pips`
    sevens: int  # the number of 7s among the cards; each doubles the score
    joker: bool  # whether the cards include the Joker, which multiplies the score
    # whether another seat went out concealed, which doubles the score (option concealed)
    doubled: bool
    points: int  # the resulting score


class RelievedLine(TypedDict):
    """Points that another seat pays (option responsibility)."""

    seat: Seat  # the seat relieved of them
    reason: Literal["relieved"]
    points: int  # the points, negative


class ResponsibleLine(_For):
    """Points that a seat pays for another (option responsibility)."""

    seat: Seat  # the seat that pays
    reason: Literal["responsible"]
    points: int  # at least 0


Line = OutLine | HandLine | RelievedLine | ResponsibleLine


class Result(TypedDict):
    """The result of a deal."""

    out: Actor | None  # the seat that went out; null if the deal was drawn
    how: Finish | Literal["drawn"]  # how the deal ended
    dealer: Seat
    lines: list[Line]  # the parts of the scores
    points: list[int]  # every seat's score for the deal; fewer points are better
    change: list[int]  # the same as `points`


class Facts(TypedDict):
    """The constants of the rules."""

    pips: dict[Card, int]  # the value of every card left in a hand (B16)
    seven_factor: int  # the factor for each 7
    joker_factor: int  # the factor for the Joker
    concealed_factor: int  # the factor if another seat goes out concealed (option concealed)
    all_laid_off: int  # the score for going out with all cards laid off (option all_lay_off)
