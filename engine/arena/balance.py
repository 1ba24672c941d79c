"""Balance of a game's puzzles: how often one verb answers, and how ratings are spread.

A verb tells an answer only where another verb is possible: in a trick every answer is a play. So a
theme's shares are those of its *open* puzzles: actions of at least two verbs would belong to the
theme. A game's rule of thumb (analysis/themes.py) counts like a verb in the kinds of decision in
which there is one. `build.py arena puzzles GAME --thin` takes puzzles out until no verb answers
more than `MOST` of a theme.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from nanafuda.analysis.puzzles import Puzzle
from nanafuda.analysis.themes import themes_of, thumb_of
from nanafuda.game import View

from .frame import view_at

MOST = 0.6  # largest share of one verb
ALL = "all"  # stands for all puzzles of a game
THUMB = "(rule of thumb)"  # counts like a verb
BAND = 200  # width of a band of ratings
START = range(1300, 1501)  # where players begin: the last puzzles to be taken out


def verb_of(action: str) -> str:
    """Return the kind of an action.

    >>> verb_of("play:H3")
    'play'
    """
    return action.partition(":")[0]


def obvious(view: View[Any], best: Collection[Any]) -> bool:
    """Return whether the game's rule of thumb always finds an answer."""
    thumb = thumb_of(view)
    return bool(best and thumb) and all(move in best for move in thumb)


def open_themes(one: Puzzle) -> list[str]:
    """Return the themes of a puzzle in which its answer could have another verb."""
    view = view_at(one)
    verbs: dict[str, set[str]] = {}
    for move in view.legal():
        verb = verb_of(view.text(move))
        for theme in (ALL, *themes_of(view, [move])):
            verbs.setdefault(theme, set()).add(verb)
    return [theme for theme in (ALL, *one["themes"]) if len(verbs.get(theme, ())) > 1]


@dataclass(frozen=True, slots=True)
class Weighed:
    """A puzzle, the verbs of its answers and the themes in which they tell something."""

    puzzle: Puzzle
    verbs: frozenset[str]
    themes: Sequence[str]


def weighed(puzzles: Iterable[Puzzle]) -> list[Weighed]:
    """Return the puzzles with what their balance needs."""
    return [_weighed(one) for one in puzzles]


def _weighed(one: Puzzle) -> Weighed:
    view = view_at(one)
    if not thumb_of(view):
        return Weighed(one, frozenset(map(verb_of, one["best"])), open_themes(one))
    solved = obvious(view, [view.move(action) for action in one["best"]])
    return Weighed(one, frozenset([THUMB] if solved else []), one["themes"][:1])


def answers(some: Iterable[Weighed]) -> dict[str, Counter[str]]:
    """Return the open puzzles by theme and verb; "" counts all of a theme."""
    found: dict[str, Counter[str]] = {}
    for one in some:
        for theme in one.themes:
            found.setdefault(theme, Counter()).update(["", *one.verbs])
    return found


def one_sided(counts: Mapping[str, Counter[str]]) -> set[tuple[str, str]]:
    """Return the themes with the verb that answers too many of their open puzzles."""
    return {
        (theme, verb)
        for theme, verbs in counts.items()
        for verb, count in verbs.items()
        if verb and count > MOST * verbs[""]
    }


def by_verb_alone(some: Iterable[Weighed]) -> Counter[str]:
    """Return how many puzzles each verb solves, if one of its actions is chosen at random."""
    found: Counter[str] = Counter()
    for one in some:
        best = Counter(map(verb_of, one.puzzle["best"]))
        every = best + Counter(map(verb_of, one.puzzle["wrong"]))
        for verb, count in best.items():
            found[verb] += count / every[verb]  # type: ignore[assignment]
    return found


def bands(puzzles: Iterable[Puzzle]) -> Counter[int]:
    """Return the number of puzzles by the lowest rating of their band."""
    return Counter(one["rating"] // BAND * BAND for one in puzzles)


def thinned(some: Sequence[Weighed]) -> list[Weighed]:
    """Return the puzzles without the fewest that make a theme one-sided, in their order.

    Of those that would do the same, one from the fullest band of ratings goes first.
    """
    left = list(some)
    while sides := one_sided(answers(left)):
        crowd = bands(one.puzzle for one in left)

        def worth(one: Weighed) -> tuple[int, bool, int]:
            """Return what speaks for keeping a puzzle."""
            here = [(theme, verb) for theme, verb in sides if theme in one.themes]
            helps = sum(1 if verb not in one.verbs else -1 for _, verb in here)
            rating = one.puzzle["rating"]
            return helps, rating in START, -crowd[rating // BAND * BAND]  # noqa: B023

        left.remove(min(left, key=worth))
    return left
