"""Measuring players against each other on duplicate deals.

Every deal is played once for each seating of the players A and B: partnerships swap sides, or one A
among Bs moves round all seats. Cards, first dealer and later chance stay the same, so that luck
cancels out. The deal is the statistical unit. The same seed gives the same figures on every
machine, whatever the number of processes.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import fsum, inf, sqrt
from random import Random
from statistics import fmean
from typing import Any, NamedTuple, TypeAlias

from ..bots import LEVELS, decide
from ..game import Game, View
from ..match.setup import set_up

# Chooses a legal move for the view's seat; all its randomness comes from the seed.
Player: TypeAlias = Callable[[View[Any], int], Any]
NORMAL = 1.96  # standard errors on either side of the mean in a 95 % interval


class Measured(NamedTuple):
    """How far A is ahead of B, in points a deal for each seat."""

    mean: float
    error: float  # one standard error; infinite for a single deal
    deals: int

    @property
    def width(self) -> float:
        """Half the 95 % interval; infinite for one deal."""
        return NORMAL * self.error

    @property
    def interval(self) -> tuple[float, float]:
        """The bounds of the 95 % interval."""
        return self.mean - self.width, self.mean + self.width

    def __str__(self) -> str:
        if self.deals == 1:
            return f"{self.mean:+.2f} points in one deal, too few for an error"
        return f"{self.mean:+.2f} ± {self.error:.2f} points a deal ({self.deals} deals)"


def measured(values: Sequence[float]) -> Measured:
    """Return what the values of deals come to.

    >>> measured([1.0, 2.0, 3.0]).mean
    2.0
    >>> measured([1.5]).interval, str(measured([1.5]))
    ((-inf, inf), '+1.50 points in one deal, too few for an error')
    """
    count, mean = len(values), fsum(values) / len(values)
    spread = fsum((value - mean) ** 2 for value in values)
    return Measured(mean, sqrt(spread / (count - 1) / count) if count > 1 else inf, count)


def measure(
    game: str,
    a: Player | str,
    b: Player | str,
    *,
    deals: int = 100,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: str = "measure",
    processes: int = 1,
) -> Measured:
    """Measure A against B over duplicate deals; a player is a function or the name of a level.

    Positions with one legal move are played without asking. With several `processes` a function
    must be picklable: one of a module, not a lambda. Raises ValueError if an argument is invalid,
    or if a player does not return a legal move.

    >>> def anything(view, seed):
    ...     return Random(seed).choice(view.legal())
    >>> found = measure("ring-of-sevens", "club", anything, deals=20)
    >>> found.mean > 5, found.interval[0] > 0, found.deals
    (True, True, 20)
    """
    for name, value in (("deals", deals), ("processes", processes)):
        if type(value) is not int or value < 1:
            raise ValueError(f"`{name}` is a whole number from 1, not {value!r}.")
    duel = Duel(game, player_of(a, "A"), player_of(b, "B"), seed, seats, options or {})
    return measured([*duel.differences(deals, processes)])


def player_of(player: Player | str, name: str) -> Player:
    """Return a player whose moves are checked; `name` stands in messages.

    Raises ValueError if it is neither a function nor the name of a level.
    """
    if isinstance(player, str) and player in LEVELS:
        return partial(decide, player)
    if not callable(player):
        raise ValueError(
            f"Player {name} is a function of a view and a seed, or one of {', '.join(LEVELS)}, "
            f"not {player!r}."
        )
    return partial(checked, player, name)


def checked(player: Player, name: str, view: View[Any], seed: int) -> Any:
    """Return a player's move as the game's own value. Raises ValueError if it is not legal."""
    move, legal = player(view, seed), view.legal()
    for ours in legal:
        if type(move) is not bool and ours == move:
            return ours
    moves = ", ".join(f"{ours!r} ({view.text(ours)})" for ours in legal[:5])
    more = f" and {len(legal) - 5} more" if len(legal) > 5 else ""
    raise ValueError(
        f"Player {name} returned {move!r} in seat {view.seat} of {view.game.id}, which is not a "
        f"legal move there: legal are {moves}{more}."
    )


def play_deal(game: Game[Any], players: Sequence[Player], luck: str, number: int = 0) -> None:
    """Deal and play to the end; `players` by seat. Cards and players' seeds come from the luck."""
    luck = f"{luck} {number}"
    game.deal(game.pack.shuffled(luck), luck)
    play_out(game, players, luck)


def play_out(game: Game[Any], players: Sequence[Player], luck: str) -> None:
    """Play a deal to its end."""
    step = 0
    while game.turn is not None:
        step += 1
        moves = game.legal()
        move = moves[0]
        if len(moves) > 1:
            move = players[game.turn](game.view(game.turn), seed_of(luck, step))
        game.play(move)


def points(game: Game[Any]) -> list[float]:
    """Return every seat's points in the ended deal, negative if the lowest total wins."""
    return [float(-n if game.lowest_wins else n) for n in game.deal_points]


@dataclass(frozen=True)
class Duel:
    """Two players at a table. How its deals are played, and what of them counts, may be set."""

    game: str
    a: Player
    b: Player
    seed: str = "measure"
    seats: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    play: Callable[[Game[Any], Sequence[Player], str], None] = play_deal
    score: Callable[[Game[Any]], Sequence[float]] = points

    def differences(self, deals: int, processes: int = 1) -> Iterator[float]:
        """Yield A's margin over B in each deal, in order. Raises ValueError."""
        set_up(self.game, self.seats, self.options, self.seed, None, ())
        if processes == 1:
            yield from map(self.difference, range(deals))
            return
        try:
            pickle.dumps(self)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise ValueError(
                "With several `processes`, the player is a function at the top of a module, not a "
                f"lambda or a function inside another: {error}."
            ) from error
        with ProcessPoolExecutor(processes) as pool:
            yield from pool.map(self.difference, range(deals))

    def difference(self, number: int) -> float:
        """Return A's margin over B in a deal, per seat and averaged over the seatings."""
        setup = set_up(self.game, self.seats, self.options, self.seed, None, ())
        luck = f"{self.seed} {number}"
        first = int(Random(luck).random() * setup.seats)
        apart = []
        for seating in seatings(setup.kind(setup.seats, setup.options, first)):
            game = setup.kind(setup.seats, setup.options, first)
            self.play(game, [self.a if is_a else self.b for is_a in seating], luck)
            scores = [*zip(self.score(game), seating, strict=True)]
            a, b = ([score for score, is_a in scores if is_a == who] for who in (True, False))
            apart.append(fmean(a) - fmean(b))
        return fmean(apart)


def seatings(table: Game[Any]) -> list[tuple[bool, ...]]:
    """Return the ways to seat A (True) and B.

    >>> from nanafuda import Match
    >>> seatings(Match("seven-euchre", seed="k3f9").game)
    [(True, False, True, False), (False, True, False, True)]
    """
    sides = {tuple(sorted((seat, *table.partners(seat)))) for seat in range(table.seats)}
    return [tuple(seat in side for seat in range(table.seats)) for side in sorted(sides)]


def seed_of(*parts: object) -> int:
    """Return a seed from these parts, the same on every machine."""
    return int(Random(" ".join(map(str, parts))).random() * (1 << 48))
