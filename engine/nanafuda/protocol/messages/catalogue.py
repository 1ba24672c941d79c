"""The catalogue: what can be played, known before the engine has started."""

from typing import Literal, TypedDict

from .common import Facts, GameId


class Suit(TypedDict):
    """A suit (or colour) of a pack.

    suit: its letter.
    low: its lowest rank.
    high: its highest rank; it has all between.
    """

    suit: str
    low: int
    high: int


class Rank(TypedDict):
    """A rank of a pack.

    rank: the rank.
    cards: how many cards have it.
    """

    rank: int
    cards: int


class Pack(TypedDict):
    """A pack of cards.

    suits: in pack order.
    ranks: ascending.
    joker: the code of the Joker that it may have; null if it has none.
    """

    suits: list[Suit]
    ranks: list[Rank]
    joker: str | None


class Packs(TypedDict):
    """The packs that are played with.

    seven: seven suits of seven ranks that overlap.
    colours: three colours of seventeen ranks.
    french: the common pack, perhaps with a Joker.
    """

    seven: Pack
    colours: Pack
    french: Pack


class Seats(TypedDict):
    """How many can play.

    min: at least.
    max: at most.
    default: usually.
    """

    min: int
    max: int
    default: int


class Option(TypedDict):
    """An option of a game.

    id: its id.
    values: those that it may have.
    default: the usual one.
    length: whether it says how long a match is; all others are house rules.
    """

    id: str
    values: list[bool | int | str]
    default: bool | int | str
    length: bool


class LessonEntry(TypedDict):
    """A lesson of a game.

    id: its id.
    steps: how many there are.
    """

    id: str
    steps: int


class GameEntry(TypedDict):
    """What can be said of a game before it is played.

    id: of the game, in links, saves, words and file names.
    version: of its rules.
    pack: the pack that it is played with.
    levels: of play that differ in it, the weakest first.
    seats: how many can play.
    partners: whether seats win and lose together.
    lowest: whether points are penalties: the lowest total wins.
    initial: the total that every seat begins with.
    options: in the order of the form.
    facts: the constants of its rules.
    lessons: in the order in which they are to be taken.
    exercises: their ids, from easy to hard.
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
    """How large what comes from outside may be; whatever is larger is refused unread.

    link: characters of a deal link.
    save: characters of a save.
    depth: brackets of a JSON text within each other.
    seed: characters of a seed.
    name: characters, as they are seen, of the name of whoever sends a challenge.
    """

    link: int
    save: int
    depth: int
    seed: int
    name: int


class Catalogue(TypedDict):
    """All that can be played.

    levels: of play, the weakest first.
    errors: the ids of all refusals.
    bounds: how large what comes from outside may be.
    packs: the packs of cards.
    games: in the order of the lobby.
    """

    levels: list[str]
    errors: list[str]
    bounds: Bounds
    packs: Packs
    games: list[GameEntry]
