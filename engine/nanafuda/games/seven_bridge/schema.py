"""Seven Bridge's shapes."""

from typing import Literal, TypedDict

from ...mechanics.melds import Kind
from ...protocol.messages.common import Dealt

Phase = Literal["ended", "start", "pon", "play", "claimed"]
Finish = Literal["out", "concealed", "lay-all"]

_From = TypedDict("_From", {"from": int | None})
_For = TypedDict("_For", {"for": int})


class StandsFor(TypedDict):
    """The card that the Joker is in a run. No code, as the card itself lies elsewhere.

    suit: its suit.
    rank: its rank.
    """

    suit: str
    rank: int


class Meld(_From):
    """Cards that lie together on the table (B4–B6).

    number: by which actions name it, from 1 in the order of laying out.
    seat: who laid it out.
    kind: a lone 7, a run, or a group.
    cards: as they lie.
    joker: what the Joker in it stands for (B21); null in a group, and without a Joker.
    claimed: the discard that was claimed for it; null if none was.
    from: who had thrown that; null likewise.
    """

    number: int
    seat: int
    kind: Kind
    cards: list[str]
    joker: StandsFor | None
    claimed: str | None


class Discard(TypedDict):
    """A card in the pile of discards.

    card: the card.
    seat: who threw it.
    """

    card: str
    seat: int


class Table(TypedDict):
    """The game's part of a table.

    phase: what is going on; `start` until the seat to act has drawn or claimed, `claimed` when it
        may only discard (B12). `pon` is told to the seat that is asked, and to nobody else.
    counts: the cards in every hand.
    dealer: who dealt, and plays first.
    stock: the cards in it.
    pile: the discards, from the bottom.
    chi: whether the first lap is over, so that chi may be called (B9).
    melds: on the table, in the order of laying out.
    drawn: the card that the table's seat has just drawn; else null.
    recycled: how often the discards have become a new stock (B40).
    last: whether the deal is drawn when the stock is empty (B40).
    giver: whose discard the seat to act has claimed; null if it has claimed none.
    penalty: what the hand of the table's seat would cost (B16).
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

    type: which event this is.
    seat: which.
    """

    type: Literal["draw"]
    seat: int


class Recycled(TypedDict):
    """The discards but the top one have become a new stock (B40).

    type: which event this is.
    cards: how many.
    """

    type: Literal["recycle"]
    cards: int


class Discarded(Discard):
    """A seat has discarded.

    type: which event this is.
    """

    type: Literal["discard"]


Laying = Literal["meld", "chi", "pon"]


class MeldLaid(Meld):
    """A meld was laid out, perhaps with a claimed discard.

    type: from the hand alone, or by which claim.
    """

    type: Laying


class LaidOff(TypedDict):
    """A card was laid off (B8).

    type: which event this is.
    seat: who did it.
    number: of the meld.
    card: the card.
    onto: the meld as it lay before: the name that players have for it.
    meld: its cards, as they lie now.
    """

    type: Literal["lay"]
    seat: int
    number: int
    card: str
    onto: Meld
    meld: list[str]


class AllLaidOff(TypedDict):
    """A seat goes out by laying off all its cards; each follows as an event of its own.

    type: which event this is.
    seat: which.
    """

    type: Literal["lay-all"]
    seat: int


Event = Dealt | Drawn | Recycled | Discarded | MeldLaid | LaidOff | AllLaidOff


class OutLine(TypedDict):
    """What the seat that went out scores.

    seat: which.
    reason: how it went out.
    points: what it scores.
    """

    seat: int
    reason: Finish
    points: int


class HandLine(TypedDict):
    """What a seat scores for the cards left to it (B16).

    seat: which.
    reason: told apart by this.
    cards: those left, in pack order.
    card_pips: what each of them counts; the Joker counts nothing.
    pips: all of these together.
    sevens: how many 7s are among the cards: each doubles.
    joker: whether the Joker is: it multiplies.
    doubled: whether another went out concealed, which doubles (option concealed).
    points: what all this comes to.
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

    seat: who is relieved of them.
    reason: told apart by this.
    points: so many, negative.
    """

    seat: int
    reason: Literal["relieved"]
    points: int


class ResponsibleLine(_For):
    """Points that a seat pays for another (option responsibility).

    seat: who pays.
    reason: told apart by this.
    for: whose points they were.
    points: so many.
    """

    seat: int
    reason: Literal["responsible"]
    points: int


Line = OutLine | HandLine | RelievedLine | ResponsibleLine


class Result(TypedDict):
    """How a deal ended.

    out: who went out; null when the deal was drawn.
    how: in which way.
    dealer: who dealt.
    lines: how the points arose.
    points: what every seat scored: few are good.
    change: what every seat scored.
    """

    out: int | None
    how: Finish | Literal["drawn"]
    dealer: int
    lines: list[Line]
    points: list[int]
    change: list[int]


class Facts(TypedDict):
    """The constants of the rules.

    pips: what every card counts that is left in a hand (B16).
    seven_factor: by how much each 7 multiplies that.
    joker_factor: by how much the Joker does.
    concealed_factor: by how much going out concealed does (option concealed).
    all_laid_off: what going out with all cards laid off scores (option all_lay_off).
    """

    pips: dict[str, int]
    seven_factor: int
    joker_factor: int
    concealed_factor: int
    all_laid_off: int
