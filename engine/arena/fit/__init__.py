"""Refit the fitted weights of the bots.

    python3 build.py arena fit GAME [WHAT …] [--size N] [--seed S]

prints the numbers found beside those in use (games/<game>/bot/weights.py), which stay unchanged.
A game's module here declares its fits and documents how near a small run comes. They all use the
methods of this module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from random import Random
from time import monotonic
from types import ModuleType
from typing import Any

from nanafuda.duplicate.measure import Duel, Measured, measured

from .. import opponents
from ..frame import parser_of

# A function from a size and a seed to lines of text, and its default size (about a minute).
Fit = tuple[Callable[[int, str], Iterator[str]], int]


def line(name: str, used: float, fitted: float, remark: str = "") -> str:
    """Return a line with a number in use and as fitted."""
    return f"{name:24} in use {used:8.3f}  found {fitted:8.3f}  {remark}".rstrip()


def main(arguments: list[str]) -> None:
    """Run the command line of `arena fit`."""
    parser = parser_of("fit", "Fits a bot's numbers again", seed="fit")
    parser.add_argument("what", nargs="*", help="default: all that there is")
    parser.add_argument("--size", type=int, help="deals, or matches; default: a minute's worth")
    args = parser.parse_args(arguments)
    name = f"{__name__}.{args.game.replace('-', '_')}"
    fits: Mapping[str, Fit] = import_module(name).FITS if find_spec(name) else {}
    for what in args.what:
        if what not in fits:
            parser.error(f"{args.game} has no {what} to fit, but {', '.join(fits) or 'nothing'}")
    if not fits:
        print(f"{args.game}: no number of its bot was fitted")
    for what in args.what or fits:
        fit, usual = fits[what]
        begun = monotonic()
        for text in fit(args.size or usual, args.seed):
            print(text, flush=True)
        print(f"{what}: {args.size or usual} in {monotonic() - begun:.0f} s\n", flush=True)


# Bots with other weights


def variant(module: str, **weights: object) -> ModuleType:
    """Return a second copy of a bot's module, "seven_bridge.policy", with other weights.

    Other modules of the game that it imports keep the weights in use.
    """
    game, _, part = module.partition(".")
    name = f"nanafuda.games.{game}.bot.{part}"
    used = vars(import_module(f"nanafuda.games.{game}.bot.weights"))
    spec = find_spec(name)
    assert spec is not None and spec.loader is not None
    copy = module_from_spec(spec)
    kept = {key: used[key] for key in weights}
    used.update(weights)
    try:
        spec.loader.exec_module(copy)
    finally:
        used.update(kept)
    return copy


def by_policy(policy: Callable[[Any, Random], Any]) -> opponents.Player:
    """Return a player by a policy, which gets a determinization of the view."""
    return lambda view, seed: policy(view.determinize(Random(seed)), Random(seed))


def duel(
    game: str,
    a: opponents.Player,
    b: opponents.Player,
    deals: int,
    seed: str,
    options: Mapping[str, object] | None = None,
) -> Measured:
    """Return how many points a deal `a` leads the `b`s on duplicate deals."""
    return measured([*Duel(game, a, b, seed, options=options or {}).differences(deals)])


# Methods


def least_squares(
    rows: Sequence[Sequence[float]], targets: Sequence[float], used: Sequence[float]
) -> list[float]:
    """Return the factors that best explain the targets; poorly determined ones stay near `used`.

    This is least squares with a small ridge, because a hand's cards always add up to twelve, say.
    """
    size, ridge = len(used), 0.01 * len(rows)
    square = [[ridge * (i == j) for j in range(size)] for i in range(size)]
    right = [0.0] * size
    for row, target in zip(rows, targets, strict=True):
        filled = [(i, x) for i, x in enumerate(row) if x]
        rest = target - sum(x * used[i] for i, x in filled)
        for i, x in filled:
            right[i] += x * rest
            for j, y in filled:
                square[i][j] += x * y
    for i in range(size):
        for below in range(i + 1, size):
            factor = square[below][i] / square[i][i]
            right[below] -= factor * right[i]
            for j in range(i, size):
                square[below][j] -= factor * square[i][j]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = right[i] - sum(square[i][j] * found[j] for j in range(i + 1, size))
        found[i] = rest / square[i][i]
    return [x + y for x, y in zip(used, found, strict=True)]


def least(loss: Callable[[list[float]], float], start: Sequence[float]) -> list[float]:
    """Return where a loss is least, by coordinate search with decreasing steps."""
    found, best = list(start), loss(list(start))
    steps = [0.2 * abs(x) or 0.1 for x in start]
    while max(step / (abs(x) + 0.1) for x, step in zip(found, steps, strict=True)) > 0.005:
        for i, step in enumerate(steps):
            for by in (step, -step):
                tried = [*found[:i], found[i] + by, *found[i + 1 :]]
                if (worse := loss(tried)) < best:
                    found, best = tried, worse
                    break
            else:
                steps[i] = step / 2
    return found


def by_duels(
    game: str,
    player: Callable[[Mapping[str, float]], opponents.Player],
    used: Mapping[str, float],
    deals: int,
    seed: str,
    options: Mapping[str, object] | None = None,
) -> Iterator[str]:
    """Fit numbers one by one, in duels of `deals` deals, at a half and one and a half times each.

    The others stay as they are. A value that leads by more than the interval is kept.
    """
    fitted = dict(used)
    for name, value in used.items():
        best, lead, remarks = value, 0.0, []
        for factor in (0.5, 1.5):
            tried = {**fitted, name: factor * value}
            rivals = player(tried), player(fitted)
            found = duel(game, *rivals, deals, f"{seed} {name}", options)
            remarks.append(f"× {factor}: {found.mean:+.2f} ± {found.width:.2f}")
            if found.mean > max(lead, found.width):
                best, lead = factor * value, found.mean
        fitted[name] = best
        yield line(name, value, best, ", ".join(remarks))
