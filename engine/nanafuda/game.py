"""What every game is: a position that knows its rules, and nothing of screens, clocks or seeds.

The rules of each game are in games/<game>/rules.py, how it is seen from outside (in text, by a
seat, on the page) is in views.py beside them: whatever is asked of a position here that is not law
is answered there.

A position is flat data: ints, tuples and short lists. It spans a whole match; between deals
`turn` is None and `deal` starts the next one from a pack order. Cards that somebody cannot see
lie in numbered *places*: place s is the hand of seat s, further places (a centre card, a stock …)
follow as each game says. What each seat knows of them is kept here, once, for all games:

- `held[p]`   the cards in place p;
- `sees[p]`   the seats that see everything in it, one bit a seat;
- `knows[s]`  single cards whose place seat s knows though it does not see the place;
- `barred[p]` cards that by what everybody has seen cannot be in place p.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from random import Random
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Literal,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    final,
)

from .mechanics.cards import Pack, PackName
from .mechanics.dealing import spread
from .options import Option, Settings

if TYPE_CHECKING:
    from .errors import Refusal
    from .protocol.messages import common

M = TypeVar("M")
TRIES = 100  # worlds drawn before one that cannot be is put up with
# What a game tells the page. Each game is held to its own shapes, games/<game>/schema.py; whoever
# serves all games takes them as they come.
Event: TypeAlias = Any
Table: TypeAlias = Any
Result: TypeAlias = Any
MaybeNone: TypeAlias = Any  # None, but not where it is used


class Views(Protocol):
    """What the module games/<game>/views.py offers. `game` is a position of that game."""

    @property
    def REFUSALS(self) -> Mapping[str, str]:
        """What only this game refuses: sentences by id."""

    def facts(self) -> common.Facts:
        """The constants of the rules, for the catalogue: the game's `Facts`."""

    def text(self, game: Any, move: Any) -> str:
        """The text code of a move in this position."""

    def move(self, game: Any, text: str) -> Any:
        """The move that a text code stands for in this position, legal or not.

        Refusal if it is no code of this game's.
        """

    def refuse(self, game: Any, move: Any) -> Refusal:
        """Why a move that is not legal is refused."""

    def blank(self, game: Any, seat: int) -> None:
        """Remove from this copy what `seat` cannot know, beyond the cards in places."""

    def complete(self, world: Any, rng: Random) -> bool:
        """Fill in what a blank position lacks once its cards are dealt, in an imagined world.

        Whether that world could have come about, beyond what `barred` says.
        """

    def report(self, game: Any, ending: Any) -> Any:
        """How the deal ended, for the score sheet: the game's `Result`, from the final position."""

    def picture(self, game: Any, view: View[Any]) -> Any:
        """What the table shows: the game's `Table`. `game` is the view's blank position."""


class Game(ABC, Generic[M]):
    """A position of one game. M is the type of its moves, a small hashable value."""

    id: ClassVar[str]
    views: ClassVar[Views]  # how the game is seen from outside: set by the game's folder
    # Raised when an old record would replay differently, and also when the order of legal actions
    # or of options, or what is usual of them, is another: replay links count places.
    version: ClassVar[int]
    pack_name: ClassVar[PackName]  # in PACKS, perhaps without the Joker
    seat_range: ClassVar[tuple[int, int, int]]  # fewest, most, usual
    options: ClassVar[tuple[Option, ...]]
    end_phase: ClassVar[int]  # the phase of a deal that is over
    begins: ClassVar[frozenset[str]] = frozenset()  # types of events after which a trick begins
    covert: ClassVar[frozenset[str]] = frozenset()  # verbs whose cards the others do not see
    initial: ClassVar[int] = 0  # the total that every seat begins with
    # What tells how one seat did with the same cards as another: the deal's points, or its place
    # in the result's `ranking`.
    compared: ClassVar[Literal["points", "place"]] = "points"
    lowest_wins: ClassVar[bool] = False  # whether points are penalties

    __slots__ = (
        "barred",
        "deal_no",
        "ending",
        "first",
        "held",
        "knows",
        "log",
        "luck",
        "over",
        "pack",
        "phase",
        "scores",
        "seats",
        "sees",
        "settings",
        "turn",
        "winners",
    )  # fmt: skip

    def __init__(self, seats: int, settings: Settings, first: int) -> None:
        """A match about to begin. `first` is the first dealer (start player, SP, 親)."""
        self.seats = seats
        self.settings = settings
        self.pack = self.pack_for(settings)
        self.first = first
        self.deal_no = 0
        self.phase = self.end_phase
        self.turn: int | MaybeNone = None  # None between deals and after the match
        self.over = False
        self.winners: tuple[int, ...] = ()
        self.scores: tuple[int, ...] = (self.initial,) * seats
        self.ending: Any = None  # what `finish_deal` was told, once the deal is over
        self.held: list[int] = []
        self.sees: tuple[int, ...] = ()
        self.knows: tuple[int, ...] = (0,) * seats
        self.barred: list[int] = []
        self.luck: str | None = None  # the seed of what chance decides after the deal
        self.log: list[Event] | None = None  # public events go here, if anywhere

    # What a game says of itself

    @classmethod
    @final
    def folder(cls) -> str:
        """The package that the game is."""
        return cls.__module__.rpartition(".")[0]

    @classmethod
    @final
    def part(cls, name: str) -> Any:
        """The module of this name in the game's folder, if there is one."""
        module = f"{cls.folder()}.{name}"
        try:
            return import_module(module)
        except ModuleNotFoundError as error:
            if error.name != module:
                raise
            return None

    @classmethod
    @abstractmethod
    def pack_for(cls, settings: Settings) -> Pack:
        """The pack that these options call for."""

    @classmethod
    def check(cls, settings: Settings) -> None:
        """Refusal if these options do not go together."""

    @property
    def deals(self) -> int | None:
        """How many deals the match has; None if their number is open."""
        return None

    @property
    def target(self) -> int | None:
        """The total that ends the match; None if none does."""
        return None

    def partners(self, seat: int) -> tuple[int, ...]:
        """The seats that win and lose together with this one, itself left out."""
        return ()

    @property
    def teams(self) -> list[list[int]]:
        """The seats that win and lose together, team by team; alone, each is a team."""
        teams: list[list[int]] = []
        for seat in range(self.seats):
            if not any(seat in team for team in teams):
                teams.append([seat, *self.partners(seat)])
        return teams

    # The rules

    @abstractmethod
    def deal(self, order: Sequence[int], luck: str | None) -> None:
        """Start the next deal from a pack order, index 0 dealt first.

        `luck` seeds what chance decides later in the deal; None: nothing is shuffled again.
        """

    @abstractmethod
    def legal(self) -> Sequence[M]:
        """The moves of the seat to act, each once, in an order that tells nothing.

        Only to be asked while `turn` is a seat.
        """

    @abstractmethod
    def play(self, move: M) -> None:
        """Make a move that is legal; others are a bug of the caller's, not looked for here."""

    # In text

    def text(self, move: M) -> str:
        """The text code of a move in this position."""
        return self.views.text(self, move)

    def move(self, text: str) -> M:
        """The move that a text code stands for in this position, legal or not.

        Refusal if it is no code of this game's.
        """
        move: M = self.views.move(self, text)
        return move

    # What a seat may know

    def view(self, seat: int) -> View[M]:
        """The position as this seat knows it: all that it cannot know is blank, also the seed."""
        return View(self, seat)

    def table(self, seat: int) -> Table:
        """What this seat may know, for the screen: drawn from its view and nothing else."""
        return self.view(seat).table()

    @property
    def asks_in_secret(self) -> bool:
        """Whether somebody may be asked now without the others knowing that anybody is."""
        return False

    def openly(self) -> Self:
        """The position as it is for all while nobody is asked in secret: itself, or a copy."""
        return self

    # Copies

    def clone(self) -> Self:
        """An independent copy. It does not log."""
        new = self.__class__.__new__(self.__class__)
        new.seats = self.seats
        new.settings = self.settings
        new.pack = self.pack
        new.first = self.first
        new.deal_no = self.deal_no
        new.phase = self.phase
        new.turn = self.turn
        new.over = self.over
        new.winners = self.winners
        new.scores = self.scores
        new.ending = self.ending
        new.held = self.held[:]
        new.sees = self.sees
        new.knows = self.knows
        new.barred = self.barred[:]
        new.luck = self.luck
        new.log = None
        return new

    # For the games

    def seen_by(self, seat: int) -> int:
        """The cards in places of which this seat knows where they are."""
        mask = self.knows[seat]
        for held, seers in zip(self.held, self.sees, strict=True):
            if seers >> seat & 1:
                mask |= held
        return mask

    def move_hidden(self, cards: int, source: int, target: int) -> None:
        """Move cards between places, seen only by those who see one of the two.

        Whoever sees neither can no longer place what was in the source; whoever sees only the
        source knows where the cards went.
        """
        before = self.held[source]
        self.held[source] = before & ~cards
        self.held[target] |= cards
        self.barred[target] &= self.barred[source]
        seers, watchers = self.sees[source], self.sees[target]
        self.knows = tuple(
            known if watchers >> s & 1 else known | cards if seers >> s & 1 else known & ~before
            for s, known in enumerate(self.knows)
        )

    def finish_deal(self, ending: Any, scores: Sequence[int]) -> None:
        """End the deal with these totals; `ending` is what its report needs, never None."""
        self.turn = None
        self.phase = self.end_phase
        self.scores = tuple(scores)
        self.ending = ending
        if self.log is not None:
            self.log.append({"type": "result", **self.result})

    @property
    def result(self) -> Result:
        """How the last deal ended; None until it has."""
        if self.ending is None:
            return None
        report = self.views.report(self, self.ending)
        return {**report, "deal": self.deal_no, "scores": list(self.scores)}

    def finish_match(self, winners: Sequence[int]) -> None:
        """End the match. Joint winners and partners are all named."""
        self.over = True
        self.winners = tuple(winners)
        if self.log is not None:
            self.log.append({"type": "over", "winners": list(winners)})


@final
class View(Generic[M]):
    """A position as one seat knows it. This is all that a bot or a screen is ever given.

    `game` is a copy in which every card that the seat cannot place is missing, as is the seed;
    `room[p]` is how many of the missing cards lie in place p, `unseen` which cards are missing.

    >>> from nanafuda import Match
    >>> view = Match("seven-euchre", seed="k3f9").game.view(0)
    >>> [hand.bit_count() for hand in view.game.held], view.room
    ([12, 0, 0, 0, 0, 0], [0, 12, 12, 12, 1, 0])
    >>> [view.text(move) for move in view.legal()][:3]
    ['pass', 'bid:F7', 'bid:T7']
    """

    __slots__ = ("game", "room", "seat", "unseen")

    def __init__(self, game: Game[M], seat: int) -> None:
        known = game.seen_by(seat)
        blank = game.clone()
        self.seat = seat
        self.room = [(mask & ~known).bit_count() for mask in game.held]
        self.unseen = 0
        for place, mask in enumerate(game.held):
            self.unseen |= mask & ~known
            blank.held[place] = mask & known
        blank.knows = tuple(known if s == seat else 0 for s, known in enumerate(game.knows))
        blank.luck = None
        game.views.blank(blank, seat)
        self.game = blank

    @property
    def turn(self) -> int | None:
        """The seat to act, as far as this seat may know."""
        return self.game.turn

    def legal(self) -> Sequence[M]:
        """The legal moves, if it is this seat's turn."""
        return self.game.legal()

    def text(self, move: M) -> str:
        """The text code of a move."""
        return self.game.text(move)

    def move(self, text: str) -> M:
        """The move that a text code stands for."""
        return self.game.move(text)

    def count(self, place: int) -> int:
        """How many cards lie in a place, seen or not."""
        return self.game.held[place].bit_count() + self.room[place]

    def table(self) -> Table:
        """The screen's picture of what this seat knows: the game's `Table`."""
        return self.game.views.picture(self.game, self)

    def imagine(self, rng: Random) -> Game[M]:
        """A whole position, drawn at random, that agrees with everything this seat knows."""
        blocked = [barred & self.unseen for barred in self.game.barred]
        complete = self.game.views.complete
        for _ in range(TRIES):
            world = self.game.clone()
            for place, mask in enumerate(spread(self.unseen, self.room, blocked, rng)):
                world.held[place] |= mask
            if complete(world, rng):
                break
        return world


def state_of(game: Game[Any]) -> dict[str, Any]:
    """Every part of a position's state by name: for comparing positions."""
    return {
        name: getattr(game, name)
        for cls in type(game).__mro__
        for name in getattr(cls, "__slots__", ())
        if name != "log"
    }
