"""Positions and views: the interface that the rules of every game implement.

A position holds the rules' state. It has no display, clock or seed. The rules of a game are in
games/<game>/rules.py. Its text codes, table and reports are in views.py in the same folder.

A position is flat data: ints, tuples and short lists. It spans a whole match. Between deals `turn`
is None, and `deal` starts the next deal from a pack order. Hidden cards lie in numbered *places*:
place s is the hand of seat s; each game defines the further places (a centre card, a stock …). This
module tracks, for all games, what each seat knows of them:

- `held[p]`   the cards in place p;
- `sees[p]`   the seats that see everything in it, one bit a seat;
- `knows[s]`  single cards whose place seat s knows though it does not see the place;
- `excluded[p]` cards that public information excludes from place p.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
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

from .errors import Refusal, whole
from .mechanics.cards import Pack, PackName
from .mechanics.dealing import spread
from .options import Option, Settings

if TYPE_CHECKING:
    from .messages import common
    from .spaces import Actions, Observing, Slice

M = TypeVar("M")
G = TypeVar("G", bound="Game[Any]")
G_co = TypeVar("G_co", bound="Game[Any]", covariant=True)
TRIES = 100  # determinizations drawn before an impossible one is accepted
# Data for the page. Each game types its own in games/<game>/schema.py; code that serves all games
# does not check them.
Event: TypeAlias = Any
Table: TypeAlias = Any
Result: TypeAlias = Any
MaybeNone: TypeAlias = Any  # None, but not where it is used


class Views(Protocol):
    """The interface of a module games/<game>/views.py. `game` is a position of that game."""

    @property
    def REFUSALS(self) -> Mapping[str, str]:
        """The messages of the game's own refusals, by id."""

    def facts(self) -> common.Facts:
        """Return the constants of the rules for the catalogue: the game's `Facts`."""

    def text(self, game: Any, move: Any) -> str:
        """Return the text code of a move in this position."""

    def move(self, game: Any, text: str) -> Any:
        """Return the move of a text code in this position, legal or not.

        Raises Refusal if the game has no such code.
        """

    def refuse(self, game: Any, move: Any) -> Refusal:
        """Return the refusal that explains why this move is illegal."""

    def blank(self, game: Any, seat: int) -> None:
        """Remove from this copy what `seat` cannot know, except the cards in places."""

    def complete(self, world: Any, rng: Random) -> bool:
        """Fill in what a blank position lacks once its cards are dealt.

        Returns whether this determinization is possible, beyond the checks of `excluded`.
        """

    def report(self, game: Any, ending: Any) -> Any:
        """Return the score-sheet report of the final position: the game's `Result`."""

    def picture(self, game: Any, view: View[Any]) -> Any:
        """Return the game's `Table` for display. `game` is the view's blank position."""


@cache
def observing(kind: type[Game[Any]]) -> Observing:
    """Return a game's observations, imported on first use."""
    module: Observing | None = kind.part("observation")
    if module is None:
        from .spaces import PlainObservation

        return PlainObservation
    return module


@cache
def actions_of(kind: type[Game[Any]]) -> Actions:
    """Return the enumeration of a game's actions, imported on first use."""
    actions: Actions | None = kind.part("actions")
    if actions is None:
        from .spaces import CardActions

        return CardActions
    return actions


class Game(ABC, Generic[M]):
    """A position of one game. M is the type of its moves, a small hashable value."""

    id: ClassVar[str]
    views: ClassVar[Views]  # the game's views module: set by the registry
    # Increment if an old record would replay differently, or if the order of legal actions or of
    # options, or a default, changes: replay links store indices.
    version: ClassVar[int]
    pack_name: ClassVar[PackName]  # in PACKS, perhaps without the Joker
    seat_range: ClassVar[tuple[int, int, int]]  # fewest, most, usual
    suggested_seats: ClassVar[int | None] = None  # preselected by a new-game form; None: usual
    options: ClassVar[tuple[Option, ...]]
    end_phase: ClassVar[int]  # the phase of a deal that is over
    trick_starts: ClassVar[frozenset[str]] = frozenset()  # event types that start a new trick
    keeps_hands: ClassVar[bool] = False  # whether a hand may stay hidden after a deal
    hidden_verbs: ClassVar[frozenset[str]] = frozenset()  # others do not see their cards
    rare_actions: ClassVar[tuple[str, ...]] = ()  # for examples of forms that hardly ever occur
    initial: ClassVar[int] = 0  # every seat's starting total
    # Duplicate score of a seat: the deal's points, or its place in the result's `ranking`.
    score_unit: ClassVar[Literal["points", "place"]] = "points"
    lowest_wins: ClassVar[bool] = False  # True if points are penalties
    carried: ClassVar[tuple[str, ...]] = ()  # attributes besides totals that the next deal needs
    methods: ClassVar[Mapping[str, str]] = {}  # a bot's methods by phase, if named otherwise
    derived: ClassVar[frozenset[str]] = frozenset()  # attributes that `derive` computes
    mutable: ClassVar[frozenset[str]] = frozenset()  # lists of the game's that change in place

    __slots__ = (
        "chance_seed", "deal_no", "ending", "excluded", "first", "held", "knows", "log", "over",
        "pack", "phase", "scores", "seats", "sees", "settings", "turn", "winners",
    )  # fmt: skip

    def __init__(self, seats: int, settings: Settings, first: int) -> None:
        """Create a match before its first deal. `first`: first dealer (start player, SP, 親)."""
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
        self.ending: Any = None  # the argument of `finish_deal`, once the deal is over
        self.held: list[int] = []
        self.sees: tuple[int, ...] = ()
        self.knows: tuple[int, ...] = (0,) * seats
        self.excluded: list[int] = []
        self.chance_seed: str | None = None  # the seed of chance events after the deal
        self.log: list[Event] | None = None  # receives public events unless None

    # Description of the game

    @classmethod
    @final
    def folder(cls) -> str:
        """Return the name of the game's package."""
        return cls.__module__.rpartition(".")[0]

    @classmethod
    @final
    def part(cls, name: str) -> Any:
        """Import and return a module of the game's package, or None if it does not exist."""
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
        """Return the pack for these options."""

    @classmethod
    def check(cls, settings: Settings) -> None:
        """Raise Refusal if these options cannot be combined."""

    @property
    def deals(self) -> int | None:
        """The number of deals in the match; None if it is open."""
        return None

    @property
    def target(self) -> int | None:
        """The total that ends the match; None if no total does."""
        return None

    @property
    def outright(self) -> int | None:
        """The seat that has won the match by a jackpot or the like; None if points decide."""
        return None

    def partners(self, seat: int) -> tuple[int, ...]:
        """Return the other seats in this seat's team."""
        return ()

    @property
    def teams(self) -> list[list[int]]:
        """The teams as lists of seats; a seat without partners is its own team."""
        teams: list[list[int]] = []
        for seat in range(self.seats):
            if not any(seat in team for team in teams):
                teams.append([seat, *self.partners(seat)])
        return teams

    # The rules

    @abstractmethod
    def deal(self, order: Sequence[int], chance_seed: str | None) -> None:
        """Start the next deal from a pack order, index 0 dealt first.

        `chance_seed` seeds chance events later in the deal. With None nothing is reshuffled.
        """

    @abstractmethod
    def legal(self) -> Sequence[M]:
        """Return the legal moves of the seat to act, each once.

        Call it only while `turn` is a seat. The order reveals nothing hidden.
        """

    @abstractmethod
    def play(self, move: M) -> None:
        """Make a legal move. Legality is not checked: an illegal move is a caller's bug."""

    def derive(self) -> None:
        """Compute the attributes in `derived` from all others."""

    # Text codes

    def text(self, move: M) -> str:
        """Return the text code of a move in this position."""
        return self.views.text(self, move)

    def move(self, text: str) -> M:
        """Return the move of a text code in this position, legal or not.

        Raises Refusal if the game has no such code.
        """
        if not isinstance(text, str):
            raise Refusal("not-an-action")
        move: M = self.views.move(self, text)
        return move

    # Action ids

    @property
    def num_distinct_actions(self) -> int:
        """The size of the action space: fixed for a game with its seats and options.

        >>> from nanafuda import Match
        >>> g = Match("seven-euchre", seed="k3f9").game
        >>> g.num_distinct_actions, g.legal_ids()[:3], g.text(g.action_of(1))
        (147, [0, 1, 2], 'bid:F7')
        """
        return actions_of(type(self)).size(self)

    def action_id(self, move: M) -> int:
        """Return the id of a legal move, below `num_distinct_actions`.

        The same on every machine and in every `version` of the game. games/<game>/actions.py lists
        the ids.
        """
        return actions_of(type(self)).id_of(self, move)

    def action_of(self, id: int) -> M:
        """Return the move of an id in this position, legal or not.

        Raises Refusal if the id names no action in this phase of the deal.
        """
        if type(id) is not int:
            id = whole(id, "not-an-action")
        move: M = actions_of(type(self)).move_of(self, id)
        return move

    def legal_ids(self) -> list[int]:
        """Return the ids of the legal moves, ascending; empty between deals."""
        if self.turn is None:
            return []
        id_of = actions_of(type(self)).id_of
        return sorted([id_of(self, move) for move in self.legal()])

    # Observations

    @property
    def observation_shape(self) -> tuple[int, int, int]:
        """The planes of an observation, the cards of a plane, and the numbers after the planes."""
        planes, numbers = observing(type(self)).layout(self)
        return sum(p.size for p in planes), self.pack.size, sum(p.size for p in numbers)

    @property
    def observation_layout(self) -> list[Slice]:
        """The parts of an observation in order: names, slices, bounds and meanings.

        >>> from nanafuda import Match
        >>> g = Match("ring-of-sevens", seed="k3f9").game
        >>> print(*g.observation_layout[:2], sep="\\n")
        0-51 hand: the observer's hand cards
        52-103 score_cards: the observer's score cards
        >>> passes = next(part for part in g.observation_layout if part.name == "passes")
        >>> list(g.observation(0)[passes.slice]), passes.high
        ([3, 6, 3, 4], 7)
        """
        from .spaces import slices

        return slices(*observing(type(self)).layout(self), self.pack.size)

    def observation(self, seat: int) -> bytes:
        """Return what this seat may know as bytes, for programs that learn.

        `observation_layout` names its parts. The length is fixed for a game with its seats and
        options. Raises Refusal if there is no such seat.

        >>> from nanafuda import Match
        >>> g = Match("ring-of-sevens", seed="k3f9").game
        >>> g.observation_shape, len(g.observation(0))
        ((16, 52, 25), 857)
        >>> [code for code, held in zip(g.pack.codes, g.observation(0)) if held][:5]
        ['S1', 'S4', 'S5', 'H5', 'H8']
        """
        return observing(type(self)).observe(self, self.checked_seat(seat))

    # Views of a seat

    def view(self, seat: int) -> View[Self]:
        """Return the position as this seat knows it, without hidden data and the seed.

        Raises Refusal if there is no such seat.
        """
        return View(self, self.checked_seat(seat))

    def checked_seat(self, seat: int) -> int:
        """Return a seat, NumPy's integers as ints. Raises Refusal if there is no such seat."""
        given, last = seat, self.seats - 1
        if type(seat) is not int:
            seat = whole(seat, "no-such-seat", seat=repr(given), last=last)
        if not 0 <= seat <= last:
            raise Refusal("no-such-seat", seat=repr(given), last=last)
        return seat

    def table(self, seat: int) -> Table:
        """Return the table for display, computed only from this seat's view."""
        return self.view(seat).table()

    @property
    def has_secret_choice(self) -> bool:
        """Whether a seat may now be making a choice that the other seats must not notice."""
        return False

    def public_position(self) -> Self:
        """Return the public position, without a pending secret choice: itself or a copy."""
        return self

    # Copies

    def clone(self) -> Self:
        """Return an independent copy. It does not log."""
        new = self.__class__.__new__(self.__class__)
        copier_of(self.__class__)(self, new)
        new.log = None
        return new

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same position, hidden cards and seed included.

        >>> from nanafuda import Match
        >>> g = Match("seven-euchre", seed="k3f9").game
        >>> g == g.clone(), g == Match("seven-euchre", seed="k3fa").game
        (True, False)
        """
        if not isinstance(other, Game):
            return NotImplemented
        return type(self) is type(other) and state_of(self) == state_of(other)

    def __repr__(self) -> str:
        """Return the position in a line, with all its cards.

        >>> from nanafuda import Match
        >>> print(Match("seven-bridge", seats=2, seed="k3f9").game.view(0))  # doctest: +ELLIPSIS
        <seat 0 of <seven-bridge, deal 1, seat ... to act: ... - -; 0 0>>
        """
        act = "over" if self.turn is None else f"seat {self.turn} to act"
        cards = " ".join(self.pack.join(mask) or "-" for mask in self.held)
        scores = " ".join(map(str, self.scores))
        return f"<{self.id}, deal {self.deal_no}, {act}: {cards}; {scores}>"

    # Helpers for the rules

    def start_deal(self, hands: Sequence[int], *others: int) -> None:
        """Begin the next deal with these hands, each seen by its seat, and places nobody sees."""
        self.deal_no += 1
        self.held = [*hands, *others]
        self.sees = (*(1 << seat for seat in range(self.seats)), *(0 for _ in others))
        self.knows = (0,) * self.seats
        self.excluded = [0] * len(self.held)
        self.ending = None

    def seen_by(self, seat: int) -> int:
        """Return the cards whose place this seat knows."""
        mask = self.knows[seat]
        for held, seers in zip(self.held, self.sees, strict=True):
            if seers >> seat & 1:
                mask |= held
        return mask

    def move_hidden(self, cards: int, source: int, target: int) -> None:
        """Move cards between places, visible only to seats that see one of the two.

        A seat that sees neither place can no longer locate any card of the source. A seat that sees
        only the source knows where the cards went.
        """
        before = self.held[source]
        self.held[source] = before & ~cards
        self.held[target] |= cards
        self.excluded[target] &= self.excluded[source]
        seers, watchers = self.sees[source], self.sees[target]
        self.knows = tuple(
            known if watchers >> s & 1 else known | cards if seers >> s & 1 else known & ~before
            for s, known in enumerate(self.knows)
        )

    def finish_deal(self, ending: Any, scores: Sequence[int]) -> None:
        """End the deal with these totals. `ending` is the input of `report`, never None."""
        self.turn = None
        self.phase = self.end_phase
        self.scores = tuple(scores)
        self.ending = ending
        if self.log is not None:
            self.log.append({"type": "result", **self.result})

    @property
    def result(self) -> Result:
        """The result of the last deal; None until it has ended."""
        if self.ending is None:
            return None
        report = self.views.report(self, self.ending)
        places = self._places(report["change"])
        return {**report, "deal": self.deal_no, "scores": list(self.scores), "places": places}

    def _places(self, change: Sequence[int]) -> list[int]:
        """Return every seat's place in the ended deal, from 1."""
        sign = -1 if self.lowest_wins else 1
        worths = [(seat == self.outright, sign * n) for seat, n in enumerate(change)]
        return [
            1 + sum(worths[team[0]] > worths[seat] for team in self.teams)
            for seat in range(self.seats)
        ]

    @property
    def deal_points(self) -> Sequence[int]:
        """Change of every seat's total in the last deal, as it counts for `returns`."""
        change: Sequence[int] = self.result["change"]
        return change

    @property
    def deal_winners(self) -> set[int]:
        """The seats that won the ended deal, or shared the most points of it."""
        if self.outright is not None:
            return {self.outright}
        points = self.deal_points
        best, worst = (min, max) if self.lowest_wins else (max, min)
        return {seat for seat, n in enumerate(points) if n == best(points) != worst(points)}

    @property
    def returns(self) -> list[float]:
        """By seat, the ended deal's points less the mean of the opponents' points.

        More is better in every game. Partners have the same return. All are 0.0 while a deal is
        being played.
        """
        if self.ending is None:
            return [0.0] * self.seats
        points = self.deal_points
        return self.margins([-n for n in points] if self.lowest_wins else points)

    def margins(self, points: Sequence[int]) -> list[float]:
        """Return by seat how far its points are ahead of the opponents' mean."""
        wholes = [self.whole_margin(seat, points) for seat in range(self.seats)]
        return [points / parts for points, parts in wholes]

    def whole_margin(self, seat: int, points: Sequence[int]) -> tuple[int, int]:
        """Return a seat's margin as a whole number and its divisor, the number of opponents."""
        side = (seat, *self.partners(seat))
        others = [n for s, n in enumerate(points) if s not in side]
        return points[seat] * len(others) - sum(others), len(others)

    def finish_match(self, winners: Sequence[int]) -> None:
        """End the match. `winners` includes joint winners and partners."""
        self.over = True
        self.winners = tuple(winners)
        if self.log is not None:
            self.log.append({"type": "over", "winners": list(winners)})


@final
class View(Generic[G_co]):
    """A position as one seat knows it: the only input of bots and of the table.

    `game` is a copy without the seed and without every card that the seat cannot locate. `unseen`
    is the set of these cards; `room[p]` is how many of them lie in place p.

    >>> from nanafuda import Match
    >>> view = Match("ring-of-sevens", seats=3, seed="k3f9").game.view(2)
    >>> [view.text(move) for move in view.legal()]
    ['pass', 'play:C6']

    It sees its own 17 cards. 31 more lie with seats 0 and 1; `determinize` deals them at random.

    >>> [hand.bit_count() for hand in view.game.held], view.room
    ([0, 0, 17], [16, 15, 0])
    >>> position = view.determinize(Random(7))
    >>> [hand.bit_count() for hand in position.held]
    [16, 15, 17]
    >>> position.play(view.move("play:C6"))
    >>> position.turn, view.turn
    (0, 2)
    """

    __slots__ = ("game", "room", "seat", "unseen")

    def __init__(self, game: G_co, seat: int) -> None:
        known = game.seen_by(seat)
        blank = game.clone()
        self.seat = seat
        self.room = [(mask & ~known).bit_count() for mask in game.held]
        self.unseen = 0
        for place, mask in enumerate(game.held):
            self.unseen |= mask & ~known
            blank.held[place] = mask & known
        blank.knows = tuple(known if s == seat else 0 for s, known in enumerate(game.knows))
        blank.chance_seed = None
        game.views.blank(blank, seat)
        self.game = blank

    @property
    def turn(self) -> int | None:
        """The seat to act, as far as this seat may know."""
        return self.game.turn

    def legal(self: View[Game[M]]) -> Sequence[M]:
        """Return the legal moves if it is this seat's turn."""
        return self.game.legal()

    def text(self: View[Game[M]], move: M) -> str:
        """Return the text code of a move."""
        return self.game.text(move)

    def move(self: View[Game[M]], text: str) -> M:
        """Return the move of a text code."""
        return self.game.move(text)

    def count(self, place: int) -> int:
        """Return the number of cards in a place, seen or unseen."""
        return self.game.held[place].bit_count() + self.room[place]

    def table(self) -> Table:
        """Return what this seat knows for display: the game's `Table`."""
        return self.game.views.picture(self.game, self)

    def key(self) -> str:
        """Return the seat's information state as text.

        Two views have the same key if and only if the seat has seen the same: the deal's public
        events in their order, and its own cards and choices. The text differs between versions of
        a game.

        >>> from nanafuda import Match
        >>> view = Match("ring-of-sevens", seed="k3f9").game.view(0)
        >>> view.key() == view.determinize(Random(7)).view(0).key()
        True
        """
        game = self.game
        values = [getattr(game, name) for name in _key_names(type(game))]
        return repr((game.id, self.seat, self.room, tuple(game.settings.items()), values))

    def observation(self: View[Game[Any]]) -> bytes:
        """Return what the seat knows as bytes: the same as the position's `observation`.

        >>> from nanafuda import Match
        >>> game = Match("seven-bridge", seed="k3f9").game
        >>> game.view(2).observation() == game.observation(2)
        True
        """
        # An observation is the same in every position that fits the view.
        return self.determinize(Random(0)).observation(self.seat)

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same knowledge of the same seat, with the same position."""
        if not isinstance(other, View):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    def __repr__(self) -> str:
        """Return what the seat knows in a line."""
        return f"<seat {self.seat} of {self.game!r}>"

    def determinize(self, rng: Random) -> G_co:
        """Draw a random determinization: a full position consistent with this view."""
        blocked = [excluded & self.unseen for excluded in self.game.excluded]
        complete = self.game.views.complete
        for _ in range(TRIES):
            world = self.game.clone()
            for place, mask in enumerate(spread(self.unseen, self.room, blocked, rng)):
                world.held[place] |= mask
            if complete(world, rng):
                break
        return world


@cache
def _state_names(kind: type[Game[Any]]) -> tuple[str, ...]:
    """Return the names of the attributes of a position's state."""
    slots = [name for cls in kind.__mro__ for name in getattr(cls, "__slots__", ())]
    return tuple(name for name in slots if name != "log")


@cache
def copier_of(kind: type[Game[Any]]) -> Callable[[Any, Any], None]:
    """Return a function that copies a position's state to another position.

    It is written out, because a loop over the names takes three to four times as long.
    """
    lists = {"excluded", "held", *kind.mutable}
    steps = [f"new.{n} = old.{n}{'[:]' if n in lists else ''}" for n in _state_names(kind)]
    scope: dict[str, Callable[[Any, Any], None]] = {}
    exec("\n    ".join(["def copy(old, new):", *steps]), scope)
    return scope["copy"]


@cache
def _key_names(kind: type[Game[Any]]) -> tuple[str, ...]:
    """Return the names of the attributes that `View.key` spells out."""
    left_out = {"pack", "settings", "chance_seed", *kind.derived}
    return tuple(name for name in _state_names(kind) if name not in left_out)


def state_of(game: Game[Any]) -> dict[str, Any]:
    """Return every attribute of a position's state by name, for comparing positions."""
    return {name: getattr(game, name) for name in _state_names(type(game))}
