"""Catalogue schema: the playable games, available before the engine starts."""

from typing import Literal, TypedDict

from .common import Card, Facts, GameId


class Suit(TypedDict):
    """A suit (or colour) of a pack."""

    suit: str  # its letter
    low: int  # its lowest rank
    high: int  # its highest rank; all ranks between exist


class Rank(TypedDict):
    """A rank of a pack."""

    rank: int  # from 1
    cards: int  # the number of cards with it


class Pack(TypedDict):
    """A pack of cards."""

    suits: list[Suit]  # in pack order
    ranks: list[Rank]  # ascending
    joker: Card | None  # the code of the optional Joker; null if it has none


class Packs(TypedDict):
    """The packs in use."""

    seven: Pack  # seven suits of seven ranks that overlap
    colours: Pack  # three colours of seventeen ranks
    french: Pack  # the common pack, optionally with a Joker


class Seats(TypedDict):
    """The possible numbers of seats."""

    min: int  # the minimum
    max: int  # the maximum
    default: int  # the usual number
    suggested: int  # the number that a new-game form preselects


class Option(TypedDict):
    """An option of a game."""

    id: str  # its name in links and messages
    values: list[bool | int | str]  # the possible values
    default: bool | int | str  # the default value
    suggested: bool | int | str  # the value that a new-game form preselects
    length: bool  # whether it sets the length of a match; all others are house rules


class LessonEntry(TypedDict):
    """A lesson of a game."""

    id: str  # its name in links and messages
    steps: int  # the number of steps


class Marks(TypedDict):
    """Names of a game's fields and message arguments by their marked type."""

    seats: list[str]  # a seat, or seats
    cards: list[str]  # a card, or cards
    suits: list[str]  # a suit
    actors: list[str]  # the seat to which an event belongs; one of `seats`


class GameEntry(TypedDict):
    """Facts about a game before it is played."""

    id: GameId  # the game's id in links, saves, texts and file names
    version: int  # the version of its rules
    pack: Literal["seven", "colours", "french"]  # the pack in use
    levels: list[str]  # the levels of play that differ in it, the weakest first
    seats: Seats  # the possible numbers of seats
    partners: bool  # whether seats win and lose together
    lowest: bool  # whether points are penalties: the lowest total wins
    initial: int  # the initial total of every seat
    options: list[Option]  # the options, in the order of the form
    marks: Marks  # the fields that the page names
    facts: Facts  # the constants of its rules
    lessons: list[LessonEntry]  # the lessons, in the order of learning
    exercises: list[str]  # the exercises' ids, from easy to hard


class Bounds(TypedDict):
    """Numbers that the page needs as well, first the limits of external input."""

    link: int  # characters of a deal link
    save: int  # characters of a save
    depth: int  # nested brackets of a JSON text
    seed: int  # characters of a seed
    name: int  # displayed characters of the name of a challenge's sender
    bot: int  # characters of a player's bot
    seconds: int  # for a decision of such a bot
    bots: int  # in a league
    others: int  # players of a field besides the person
    outright: int  # the result of a match that is won outright; negative for those who lose it


class Catalogue(TypedDict):
    """All that can be played."""

    levels: list[str]  # the levels of play, the weakest first
    errors: list[str]  # the ids of all refusals
    bounds: Bounds  # the limits of external input
    packs: Packs  # the packs of cards
    games: list[GameEntry]  # the games, in the order of the lobby
