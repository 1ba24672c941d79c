"""Schemas that all games share: tables, results, events and facts."""

from typing import Annotated, Literal, NotRequired, TypedDict

# Marked types: the id of the game that a message is about, and that game's options, which its
# class declares. In TypeScript they are specific to the game.
GameId = Annotated[str, "game"]
Options = Annotated[dict[str, bool | int | str], "options"]

# Marked types: the page names their values. In TypeScript they are aliases.
Seat = Annotated[int, "seat"]  # from 0, clockwise
Card = Annotated[str, "card"]  # a suit's letter and the rank, such as "C9"
Suit = Annotated[str, "suit"]  # a suit's or colour's letter; `N` is no trump
# The seat to which an event belongs: who acts or wins. An event has at most one such field; the
# first seat of a list is meant.
Actor = Annotated[int, "actor"]


class Reply(TypedDict):
    """Reply to a request that was not refused."""

    ok: Literal[True]


class Arguments(TypedDict, total=False):
    """Arguments of messages in the page's texts that name seats, cards or suits."""

    seat: Seat
    seats: list[Seat]
    card: Card
    cards: list[Card]
    twin: Card
    suit: Suit
    denomination: Suit


class Result(TypedDict):
    """Result of a deal. A game's own `Result` extends it."""

    deal: int  # the deal's number, from 1
    scores: list[int]  # every seat's total after the deal
    # every seat's place in the deal, from 1: by the order of finishing if the game has one, else
    # by points, a jackpot first; partners, and seats that came to the same, share one
    places: list[int]


class Table(TypedDict):
    """All that a seat may know of a match. A game's own `Table` extends it."""

    game: GameId  # the game's id
    seat: Seat  # the viewing seat
    seats: int  # the number of seats
    deal: int  # the deal's number, from 1
    options: Options  # all options of the match
    scores: list[int]  # every seat's total; partners share one
    # the seats that win and lose together, a list per team; without partners each is one
    teams: list[list[Seat]]
    target: int | None  # the total that ends the match; null if there is none
    deals: int | None  # the number of deals in the match; null if it is open
    over: bool  # whether the match has ended
    # all winners, partners and joint winners included; empty until the match is over
    winners: list[Seat]
    # the seat to act, as far as this seat may know; null between deals and after the match
    turn: Seat | None
    hand: list[Card]  # all cards that this seat holds, in pack order
    counts: list[int]  # by seat, the number of cards in hand, as the game counts them
    result: Result | None  # the deal's result; null until it has ended
    # the results of all ended deals of the match, in order, this one included
    results: list[Result]
    undone: bool  # whether any action of this match was undone


class Event(TypedDict):
    """A public event: one of the game's own, the `result` of a deal, or `over`."""

    type: str  # its kind, such as `play`


class ResultEvent(TypedDict):
    """The deal has ended; the event includes the whole `Result`."""

    type: Literal["result"]


class Over(TypedDict):
    """The match has ended."""

    type: Literal["over"]
    winners: list[Actor]  # all winners, partners and joint winners included


class Facts(TypedDict):
    """Constants of a game's rules. A game's own `Facts` declares them all."""


class Dealt(TypedDict):
    """A deal has started."""

    type: Literal["deal"]
    deal: int  # the deal's number, from 1
    dealer: Seat  # the dealer's seat


class Begun(TypedDict):
    """A deal, or round, has started in a game without a dealer."""

    type: Literal["deal"]
    deal: int  # the deal's number, from 1
    start: Seat  # the start player's seat


class CardPlayed(TypedDict):
    """A card in a trick."""

    seat: Actor  # the seat that played it
    card: Card


class Trick(TypedDict):
    """A trick, possibly unfinished."""

    leader: Seat | None  # the seat that leads to it; null if no trick is about to be played
    cards: list[CardPlayed]  # the cards played, in order
    winner: NotRequired[Seat]  # the seat that won it; absent until it is finished


class Played(CardPlayed):
    """A card was played."""

    type: Literal["play"]


class TrickWon(TypedDict):
    """A trick is finished."""

    type: Literal["trick"]
    winner: Actor  # the seat that won it
    number: int  # the trick's number in the deal, from 1
