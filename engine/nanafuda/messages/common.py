"""Schemas that all games share: tables, results, events and facts."""

from typing import Annotated, Literal, NotRequired, TypedDict

# Marked types: the id of the game that a message is about, and that game's options, which its
# class declares. In TypeScript they are specific to the game.
GameId = Annotated[str, "game"]
Options = Annotated[dict[str, bool | int | str], "options"]


class Result(TypedDict):
    """Result of a deal. A game's own `Result` extends it.

    deal: the deal's number, from 1.
    scores: every seat's total after the deal.
    """

    deal: int
    scores: list[int]


class Table(TypedDict):
    """All that a seat may know of a match. A game's own `Table` extends it.

    game: the game's id.
    seat: the viewing seat.
    seats: the number of seats.
    deal: the deal's number, from 1.
    options: all options of the match.
    scores: every seat's total; partners share one.
    teams: the seats that win and lose together, a list per team; without partners each is one.
    target: the total that ends the match; null if there is none.
    deals: the number of deals in the match; null if it is open.
    over: whether the match has ended.
    winners: all winners, partners and joint winners included; empty until the match is over.
    turn: the seat to act, as far as this seat may know; null between deals and after the match.
    hand: all cards that this seat holds, in pack order.
    result: the deal's result; null until it has ended.
    results: the results of all ended deals of the match, in order, this one included.
    undone: whether any action of this match was undone.
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
    """A public event: one of the game's own, the `result` of a deal, or `over`.

    type: the event type.
    """

    type: str


class ResultEvent(TypedDict):
    """The deal has ended; the event includes the whole `Result`.

    type: the event type.
    """

    type: Literal["result"]


class Over(TypedDict):
    """The match has ended.

    type: the event type.
    winners: all winners, partners and joint winners included.
    """

    type: Literal["over"]
    winners: list[int]


class Facts(TypedDict):
    """Constants of a game's rules. A game's own `Facts` declares them all."""


class Dealt(TypedDict):
    """A deal has started.

    type: the event type.
    deal: the deal's number, from 1.
    dealer: the dealer's seat.
    """

    type: Literal["deal"]
    deal: int
    dealer: int


class Begun(TypedDict):
    """A deal, or round, has started in a game without a dealer.

    type: the event type.
    deal: the deal's number, from 1.
    start: the start player's seat.
    """

    type: Literal["deal"]
    deal: int
    start: int


class CardPlayed(TypedDict):
    """A card in a trick.

    seat: the seat that played it.
    card: the card.
    """

    seat: int
    card: str


class Trick(TypedDict):
    """A trick, possibly unfinished.

    leader: the seat that leads to it; null if no trick is about to be played.
    cards: the cards played, in order.
    winner: the seat that won it; absent until it is finished.
    """

    leader: int | None
    cards: list[CardPlayed]
    winner: NotRequired[int]


class Played(CardPlayed):
    """A card was played.

    type: the event type.
    """

    type: Literal["play"]


class TrickWon(TypedDict):
    """A trick is finished.

    type: the event type.
    winner: the seat that won it.
    number: the trick's number in the deal, from 1.
    """

    type: Literal["trick"]
    winner: int
    number: int
