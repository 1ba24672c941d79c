"""Measuring a policy against the levels: one call, or one command.

    python -m nanafuda.evaluation mine.py ring-of-sevens --deals 200

The file defines `policy(observation, legal)`: bytes and legal ids in, one of these ids out. The
table is Markdown.

>>> def first(observation, legal):
...     return legal[0]
>>> found = evaluate("upside-down", first, deals=20, levels=["beginner"])
>>> found["beginner"].interval[1] < 0
True
"""

from __future__ import annotations

import argparse
import pickle
import runpy
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeAlias

from .duplicate.measure import Measured, Player, dealt, difference, measured, player_of
from .episode import single
from .game import View
from .games import GAMES
from .levels import LEVELS
from .match.setup import set_up

# Chooses one of the legal ids, from what the seat to act may know.
Policy: TypeAlias = Callable[[bytes, list[int]], int]


class Evaluation(dict[str, Measured]):
    """How far a player is ahead of each level; `str()` is a table in Markdown.

    >>> print(Evaluation({"club": Measured(-1.0, 0.25, 200)}))
    | against | points a deal | 95 % interval | deals |
    |---|---|---|---|
    | club | -1.00 ± 0.25 | -1.49 to -0.51 | 200 |
    """

    def __str__(self) -> str:
        rows = ["| against | points a deal | 95 % interval | deals |", "|---|---|---|---|"]
        for level, found in self.items():
            low, high = found.interval
            figures = f"{found.mean:+.2f} ± {found.error:.2f} | {low:+.2f} to {high:+.2f}"
            if found.deals == 1:
                figures = f"{found.mean:+.2f} | none from one deal"
            rows.append(f"| {level} | {figures} | {found.deals} |")
        return "\n".join(rows)


def evaluate(
    game: str,
    policy: Policy,
    *,
    deals: int = 100,
    levels: Iterable[str] = LEVELS,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: str = "evaluation",
    processes: int = 1,
) -> Evaluation:
    """Measure a policy over action ids against levels, on duplicate deals.

    The policy gets an observation and the legal ids, and returns one of these. Both are those of
    an environment with the same seats and options and one deal. With several `processes` it must
    be picklable: a function of a module, not a lambda. Raises ValueError as `measure` does.
    """
    if not callable(policy):
        raise ValueError(f"A policy is a function of bytes and legal ids, not {policy!r}.")
    return evaluate_player(
        game, partial(play_by_id, policy), deals=deals, levels=levels, seats=seats,
        options=options, seed=seed, processes=processes,
    )  # fmt: skip


def evaluate_player(
    game: str,
    player: Player,
    *,
    deals: int = 100,
    levels: Iterable[str] = LEVELS,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: str = "evaluation",
    processes: int = 1,
) -> Evaluation:
    """Measure a player, a function of a view and a seed, against levels as `evaluate` does."""
    for name, value in (("deals", deals), ("processes", processes)):
        if type(value) is not int or value < 1:
            raise ValueError(f"`{name}` is a whole number from 1, not {value!r}.")
    chosen = single(game, options)
    set_up(game, seats, chosen, seed, None, ())
    levels = [levels] if isinstance(levels, str) else list(levels)
    if not set(levels) <= set(LEVELS):
        raise ValueError(f"`levels` is a list of some of {', '.join(LEVELS)}, not {levels!r}.")
    if processes > 1:
        check_picklable(player)
    found, tested = Evaluation(), player_of(player, "A")
    for level in levels:
        other = player_of(level, level)
        plays = partial(play, game, seats, chosen, seed, deals, tested, other)
        shares = [range(first, deals, processes) for first in range(processes)]
        if processes == 1:
            parts = [plays(shares[0])]
        else:
            with ProcessPoolExecutor(processes) as pool:
                parts = list(pool.map(plays, shares))
        by_deal = [parts[number % processes][number // processes] for number in range(deals)]
        found[level] = measured(by_deal)
    return found


def check_picklable(player: Player) -> None:
    """Raise ValueError if a player cannot be sent to another process."""
    try:
        pickle.dumps(player)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise ValueError(
            "With several `processes`, the player is a function at the top of a module, not a "
            f"lambda or a function inside another: {error}."
        ) from error


def play(
    game: str,
    seats: int | None,
    options: Mapping[str, object],
    seed: str,
    deals: int,
    a: Player,
    b: Player,
    numbers: Sequence[int],
) -> list[float]:
    """Return A's margin over B in the deals of these numbers."""
    setup = set_up(game, seats, options, seed, None, ())
    table = setup.kind(setup.seats, setup.options, 0)
    return [
        difference(deal, a, b, luck)
        for number, (luck, deal) in enumerate(dealt(table, seed, deals))
        if number in numbers
    ]


def play_by_id(policy: Policy, view: View[Any], seed: int) -> Any:
    """Return the move of a policy over ids. Raises ValueError if its answer is no legal id."""
    legal = view.game.legal_ids()
    id = policy(view.observation(), legal)
    for ours in legal:
        if type(id) is not bool and ours == id:
            return view.game.action_of(ours)
    raise ValueError(
        f"The policy returned {id!r} in seat {view.seat} of {view.game.id}, which is not one of "
        f"the legal ids {legal[:8]}{' …' if len(legal) > 8 else ''}."
    )


@cache
def policy_of(path: str) -> Policy:
    """Return the function `policy` of a file. Raises ValueError if it has none."""
    if not Path(path).is_file():
        raise ValueError(f"There is no file {path}.")
    sys.path.insert(0, str(Path(path).resolve().parent))  # it may import its neighbours
    policy = runpy.run_path(path).get("policy")
    if not callable(policy):
        raise ValueError(f"{path} defines no function policy(observation, legal).")
    found: Policy = policy
    return found


def by_file(path: str, observation: bytes, legal: list[int]) -> int:
    """Return the choice of a file's policy; picklable, unlike the file's function."""
    return policy_of(path)(observation, legal)


def option(text: str) -> tuple[str, object]:
    """Parse an option of the command line: `joker=yes`, `cycles=1`.

    >>> option("joker=true"), option("cycles=1"), option("end=deals-1")
    (('joker', True), ('cycles', 1), ('end', 'deals-1'))
    """
    id, _, value = text.partition("=")
    known = {"true": True, "yes": True, "false": False, "no": False}
    return id, known.get(value, int(value) if value.isdecimal() else value)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m nanafuda.evaluation", description="Measure a policy against the levels."
    )
    parser.add_argument("file", help="a Python file that defines policy(observation, legal)")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--level", action="append", choices=LEVELS, help="default: all four")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", type=option, action="append", default=[], metavar="ID=VALUE")
    parser.add_argument("--seed", default="evaluation")
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args(arguments)
    try:
        policy_of(args.file)
        found = evaluate(
            args.game, partial(by_file, args.file), deals=args.deals, levels=args.level or LEVELS,
            seats=args.seats, options=dict(args.option), seed=args.seed, processes=args.processes,
        )  # fmt: skip
    except ValueError as error:
        parser.error(str(error))
    print(found)


if __name__ == "__main__":
    main()
