"""What the tables, results, events and figures of all games share."""

from typing import Annotated, Literal, NotRequired, TypedDict

# What names the game that all else in a shape belongs to, and a game's options, which its class
# declares: the page's type checker knows either as that very game's.
GameId = Annotated[str, "game"]
Options = Annotated[dict[str, bool | int | str], "options"]


class Result(TypedDict):
    """How a deal ended. The game's own `Result` comes on top of this.

    deal: the deal's number, 1 for the first.
    scores: the total of every seat after it.
    """

    deal: int
    scores: list[int]


class Table(TypedDict):
    """All that a seat may know of a match. The game's own `Table` comes on top of this.

    game: the game's id.
    seat: whose view this is.
    seats: how many play.
    deal: the deal's number, 1 for the first.
    options: of the match, all of them.
    scores: the total of every seat; partners have the same.
    teams: the seats that win and lose together, a list for each team; alone, each is a team.
    target: the total that ends the match; null where none does.
    deals: how many deals the match has; null where their number is open.
    over: whether the match has ended.
    winners: all who have won, partners and joint winners included; empty until the match is over.
    turn: the seat to act, as far as this seat may know; null between deals and after the match.
    hand: all cards that this seat holds, in pack order.
    result: how the deal ended; null until it has.
    results: of all ended deals of the match, in order, this one included.
    undone: whether somebody has taken play back in this match.
    """

    game: GameId
    seat: int
    seats: int
    deal: int
    options: Options
    scores: list[int]
    teams: list[list[int]]
    target: int | None
    deals: int | None
    over: bool
    winners: list[int]
    turn: int | None
    hand: list[str]
    result: Result | None
    results: list[Result]
    undone: bool


class Event(TypedDict):
    """A public event: one of the game's own, or the `result` of a deal, or that the match is over.

    type: which one it is.
    """

    type: str


class ResultEvent(TypedDict):
    """The deal has ended; the whole `Result` is part of the event.

    type: which event this is.
    """

    type: Literal["result"]


class Over(TypedDict):
    """The match has ended.

    type: which event this is.
    winners: all who have won, partners and joint winners included.
    """

    type: Literal["over"]
    winners: list[int]


class Facts(TypedDict):
    """The constants of a game's rules. The game's own `Facts` are all there is."""


class Dealt(TypedDict):
    """A deal has begun.

    type: which event this is.
    deal: its number.
    dealer: who dealt.
    """

    type: Literal["deal"]
    deal: int
    dealer: int


class Begun(TypedDict):
    """A deal, or round, has begun in a game without a dealer.

    type: which event this is.
    deal: its number.
    start: the start player.
    """

    type: Literal["deal"]
    deal: int
    start: int


class CardPlayed(TypedDict):
    """A card in a trick.

    seat: who played it.
    card: the card.
    """

    seat: int
    card: str


class Trick(TypedDict):
    """A trick, perhaps unfinished.

    leader: who leads to it; null when none is about to be played.
    cards: those played, in order.
    winner: who has won it; absent until it is finished.
    """

    leader: int | None
    cards: list[CardPlayed]
    winner: NotRequired[int]


class Played(CardPlayed):
    """A card was played.

    type: which event this is.
    """

    type: Literal["play"]


class TrickWon(TypedDict):
    """A trick is finished.

    type: which event this is.
    winner: who has won it.
    number: the trick's, 1 for the first of the deal.
    """

    type: Literal["trick"]
    winner: int
    number: int
