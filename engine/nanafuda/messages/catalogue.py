"""Catalogue schema: the playable games, available before the engine starts."""

from typing import Literal, TypedDict

from .common import Facts, GameId


class Suit(TypedDict):
    """A suit (or colour) of a pack.

    suit: its letter.
    low: its lowest rank.
    high: its highest rank; all ranks between exist.
    """

    suit: str
    low: int
    high: int


class Rank(TypedDict):
    """A rank of a pack.

    rank: the rank.
    cards: the number of cards with it.
    """

    rank: int
    cards: int


class Pack(TypedDict):
    """A pack of cards.

    suits: in pack order.
    ranks: ascending.
    joker: the code of the optional Joker; null if it has none.
    """

    suits: list[Suit]
    ranks: list[Rank]
    joker: str | None


class Packs(TypedDict):
    """The packs in use.

    seven: seven suits of seven ranks that overlap.
    colours: three colours of seventeen ranks.
    french: the common pack, optionally with a Joker.
    """

    seven: Pack
    colours: Pack
    french: Pack


class Seats(TypedDict):
    """The possible numbers of seats.

    min: the minimum.
    max: the maximum.
    default: the default.
    suggested: the number that a new-game form preselects.
    """

    min: int
    max: int
    default: int
    suggested: int


class Option(TypedDict):
    """An option of a game.

    id: its id.
    values: the possible values.
    default: the default value.
    suggested: the value that a new-game form preselects.
    length: whether it sets the length of a match; all others are house rules.
    """

    id: str
    values: list[bool | int | str]
    default: bool | int | str
    suggested: bool | int | str
    length: bool


class LessonEntry(TypedDict):
    """A lesson of a game.

    id: its id.
    steps: the number of steps.
    """

    id: str
    steps: int


class GameEntry(TypedDict):
    """Facts about a game before it is played.

    id: the game's id in links, saves, texts and file names.
    version: the version of its rules.
    pack: the pack in use.
    levels: the levels of play that differ in it, the weakest first.
    seats: the possible numbers of seats.
    partners: whether seats win and lose together.
    lowest: whether points are penalties: the lowest total wins.
    initial: the initial total of every seat.
    options: the options, in the order of the form.
    facts: the constants of its rules.
    lessons: the lessons, in the order of learning.
    exercises: the exercises' ids, from easy to hard.
    """

    id: GameId
    version: int
    pack: Literal["seven", "colours", "french"]
    levels: list[str]
    seats: Seats
    partners: bool
    lowest: bool
    initial: int
    options: list[Option]
    facts: Facts
    lessons: list[LessonEntry]
    exercises: list[str]


class Bounds(TypedDict):
    """Limits of external input; larger input is refused unread.

    link: characters of a deal link.
    save: characters of a save.
    depth: nested brackets of a JSON text.
    seed: characters of a seed.
    name: displayed characters of the name of a challenge's sender.
    """

    link: int
    save: int
    depth: int
    seed: int
    name: int


class Catalogue(TypedDict):
    """All that can be played.

    levels: the levels of play, the weakest first.
    errors: the ids of all refusals.
    bounds: the limits of external input.
    tournaments: the numbers of deals that a tournament may have.
    packs: the packs of cards.
    games: the games, in the order of the lobby.
    """

    levels: list[str]
    errors: list[str]
    bounds: Bounds
    tournaments: list[int]
    packs: Packs
    games: list[GameEntry]
