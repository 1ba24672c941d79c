"""Seven Bridge's message types."""

from typing import Literal, TypedDict

from ...mechanics.melds import Kind
from ...messages.common import Dealt

Phase = Literal["ended", "start", "pon", "play", "claimed"]
Finish = Literal["out", "concealed", "lay-all"]

_From = TypedDict("_From", {"from": int | None})
_For = TypedDict("_For", {"for": int})


class StandsFor(TypedDict):
    """The card that the Joker stands for in a run. It has no code: that card lies elsewhere.

    suit: its suit.
    rank: its rank.
    """

    suit: str
    rank: int


class Meld(_From):
    """A meld on the table (B4–B6).

    number: its number in actions, from 1 in the order of laying out.
    seat: the seat that laid it out.
    kind: a lone 7, a run, or a group.
    cards: its cards in the order in which they lie.
    joker: the card that its Joker stands for (B21); null in a group, and without a Joker.
    claimed: the discard that was claimed for it; null if none was.
    from: the seat that had discarded `claimed`; null if there is none.
    """

    number: int
    seat: int
    kind: Kind
    cards: list[str]
    joker: StandsFor | None
    claimed: str | None


class Discard(TypedDict):
    """A card in the discard pile.

    card: the card.
    seat: the seat that discarded it.
    """

    card: str
    seat: int


class Table(TypedDict):
    """The game's part of a table.

    phase: the phase of the turn; `start` until the seat to act has drawn or claimed, `claimed` when
        it may only discard (B12). Only the seat that may call pon sees `pon`.
    counts: the number of cards in every hand.
    dealer: the dealer, who plays first.
    stock: the number of cards in the stock.
    pile: the discards, from the bottom.
    chi: whether the first round is over, so that chi may be called (B9).
    melds: the melds on the table, in the order of laying out.
    drawn: the card that the table's seat has just drawn; else null.
    recycled: how often the discards have become a new stock (B40).
    last: whether the deal is drawn when the stock is empty (B40).
    giver: the seat whose discard the seat to act has claimed; null without a claim.
    penalty: the penalty points of the hand of the table's seat (B16).
    """

    phase: Phase
    counts: list[int]
    dealer: int
    stock: int
    pile: list[Discard]
    chi: bool
    melds: list[Meld]
    drawn: str | None
    recycled: int
    last: bool
    giver: int | None
    penalty: int


class Drawn(TypedDict):
    """A seat has drawn.

    type: the event type.
    seat: the seat.
    """

    type: Literal["draw"]
    seat: int


class Recycled(TypedDict):
    """The discards except the top one have become a new stock (B40).

    type: the event type.
    cards: the number of cards.
    """

    type: Literal["recycle"]
    cards: int


class Discarded(Discard):
    """A seat has discarded.

    type: the event type.
    """

    type: Literal["discard"]


Laying = Literal["meld", "chi", "pon"]


class MeldLaid(Meld):
    """A meld was laid out, perhaps with a claimed discard.

    type: the event type: laid out from the hand alone, or by this claim.
    """

    type: Laying


class LaidOff(TypedDict):
    """A card was laid off (B8).

    type: the event type.
    seat: the acting seat.
    number: the number of the meld.
    card: the card.
    joker: what the card stands for if it is the Joker in a run; null in a group, and otherwise.
    onto: the name that players use for the meld as it lay before.
    meld: the cards of the meld as they lie now.
    """

    type: Literal["lay"]
    seat: int
    number: int
    card: str
    joker: StandsFor | None
    onto: Meld
    meld: list[str]


class AllLaidOff(TypedDict):
    """A seat goes out by laying off all its cards; an event for each lay-off follows.

    type: the event type.
    seat: the seat.
    """

    type: Literal["lay-all"]
    seat: int


Event = Dealt | Drawn | Recycled | Discarded | MeldLaid | LaidOff | AllLaidOff


class OutLine(TypedDict):
    """The score of the seat that went out.

    seat: the seat.
    reason: how it went out.
    points: its score.
    """

    seat: int
    reason: Finish
    points: int


class HandLine(TypedDict):
    """A seat's score for the cards left in its hand (B16).

    seat: the seat.
    reason: the discriminator.
    cards: the cards left, in pack order.
    card_pips: the value of each card; 0 for the Joker.
    pips: the sum of `card_pips`.
    sevens: the number of 7s among the cards; each doubles the score.
    joker: whether the cards include the Joker, which multiplies the score.
    doubled: whether another seat went out concealed, which doubles the score (option concealed).
    points: the resulting score.
    """

    seat: int
    reason: Literal["hand"]
    cards: list[str]
    card_pips: list[int]
    pips: int
    sevens: int
    joker: bool
    doubled: bool
    points: int


class RelievedLine(TypedDict):
    """Points that another seat pays (option responsibility).

    seat: the seat relieved of them.
    reason: the discriminator.
    points: the points, negative.
    """

    seat: int
    reason: Literal["relieved"]
    points: int


class ResponsibleLine(_For):
    """Points that a seat pays for another (option responsibility).

    seat: the seat that pays.
    reason: the discriminator.
    for: the seat relieved of the points.
    points: the points.
    """

    seat: int
    reason: Literal["responsible"]
    points: int


Line = OutLine | HandLine | RelievedLine | ResponsibleLine


class Result(TypedDict):
    """The result of a deal.

    out: the seat that went out; null if the deal was drawn.
    how: how the deal ended.
    dealer: the dealer.
    lines: the parts of the scores.
    points: every seat's score for the deal; fewer points are better.
    change: the same as `points`.
    """

    out: int | None
    how: Finish | Literal["drawn"]
    dealer: int
    lines: list[Line]
    points: list[int]
    change: list[int]


class Facts(TypedDict):
    """The constants of the rules.

    pips: the value of every card left in a hand (B16).
    seven_factor: the factor for each 7.
    joker_factor: the factor for the Joker.
    concealed_factor: the factor if another seat goes out concealed (option concealed).
    all_laid_off: the score for going out with all cards laid off (option all_lay_off).
    """

    pips: dict[str, int]
    seven_factor: int
    joker_factor: int
    concealed_factor: int
    all_laid_off: int
