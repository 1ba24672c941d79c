"""Measuring players against each other on duplicate deals.

Every deal is played once for each seating of the players A and B: partnerships swap sides, or one A
among Bs moves round all seats. Cards, first dealer and later chance stay the same, so that luck
cancels out. The deal is the statistical unit. The same seed gives the same figures on every
machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import fsum, inf, sqrt
from random import Random
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
    def interval(self) -> tuple[float, float]:
        """The bounds of the 95 % interval; infinite for one deal."""
        return self.mean - NORMAL * self.error, self.mean + NORMAL * self.error

    def __str__(self) -> str:
        if self.deals == 1:
            return f"{self.mean:+.2f} points in one deal, too few for an error"
        return f"{self.mean:+.2f} ± {self.error:.2f} points a deal ({self.deals} deals)"


def measure(
    game: str,
    a: Player | str,
    b: Player | str,
    *,
    deals: int = 100,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: str = "measure",
) -> Measured:
    """Measure A against B over duplicate deals; a player is a function or the name of a level.

    Positions with one legal move are played without asking. Raises ValueError if an argument is
    invalid, or if a player does not return a legal move.

    >>> def anything(view, seed):
    ...     return Random(seed).choice(view.legal())
    >>> found = measure("ring-of-sevens", "club", anything, deals=20)
    >>> found.mean > 5, found.interval[0] > 0, found.deals
    (True, True, 20)
    """
    if type(deals) is not int or deals < 1:
        raise ValueError(f"`deals` is a whole number from 1, not {deals!r}.")
    setup = set_up(game, seats, options or {}, seed, None, ())
    table = setup.kind(setup.seats, setup.options, 0)
    one, two = player_of(a, "A"), player_of(b, "B")
    return measured([difference(deal, one, two, luck) for luck, deal in dealt(table, seed, deals)])


def measured(differences: Sequence[float]) -> Measured:
    """Return what the differences of deals come to.

    >>> measured([1.5]).interval, str(measured([1.5]))
    ((-inf, inf), '+1.50 points in one deal, too few for an error')
    """
    mean, width = mean_and_interval(differences)
    count = len(differences)
    return Measured(mean, width / NORMAL if count > 1 else inf, count)


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


def difference(deal: Game[Any], a: Player, b: Player, seed: str) -> float:
    """Return A's margin over B in this deal, per seat and averaged over the seatings.

    The players' seeds derive from `seed`.
    """
    apart = []
    for seating in seatings(deal):
        game = deal.clone()
        players = [a if is_a else b for is_a in seating]
        play_deal(game, players, partial(seed_of, seed))
        apart.append(game.returns[seating.index(True)])
    return fsum(apart) / len(apart)


def dealt(table: Game[Any], seed: str, count: int) -> Iterator[tuple[str, Game[Any]]]:
    """Yield deals with the seats and options of this table, each with its own seed."""
    for number in range(count):
        first = int(Random(f"{seed} {number}").random() * table.seats)
        game = type(table)(table.seats, table.settings, first)
        luck = f"{seed} {number} 0"
        game.deal(game.pack.shuffled(luck), luck)
        yield luck, game


def seatings(table: Game[Any]) -> list[tuple[bool, ...]]:
    """Return the ways to seat A (True) and B.

    >>> from nanafuda import Match
    >>> seatings(Match("seven-euchre", seed="k3f9").game)
    [(True, False, True, False), (False, True, False, True)]
    """
    sides = {tuple(sorted((seat, *table.partners(seat)))) for seat in range(table.seats)}
    return [tuple(seat in side for seat in range(table.seats)) for side in sorted(sides)]


def play_deal(game: Game[Any], players: Sequence[Player], seed: Callable[[int], int]) -> None:
    """Play a deal to its end; `players` by seat, `seed` of the number of the step, from 1."""
    step = 0
    while game.turn is not None:
        step += 1
        moves = game.legal()
        move = moves[0]
        if len(moves) > 1:
            move = players[game.turn](game.view(game.turn), seed(step))
        game.play(move)


def seed_of(*parts: object) -> int:
    """Return a seed from these parts, the same on every machine."""
    return int(Random(" ".join(map(str, parts))).random() * (1 << 48))


def mean_and_interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and half the width of its 95 % interval.

    >>> mean_and_interval([1.0, 2.0, 3.0])[0]
    2.0
    """
    count = len(values)
    mean = sum(values) / count
    variance = sum((v - mean) ** 2 for v in values) / max(1, count - 1)
    return mean, NORMAL * sqrt(variance / count)
