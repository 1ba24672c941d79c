"""Balance of a game's puzzles: how often one verb answers, and how ratings are spread.

A verb tells an answer only where another verb is possible: in a trick every answer is a play. So a
theme's shares are those of its *open* puzzles: actions of at least two verbs would belong to the
theme. A game's rule of thumb (analysis/themes.py) counts like a verb in the kinds of decision in
which there is one. `build.py arena puzzles GAME --thin` takes puzzles out until no verb answers
more than `MOST` of a theme, no shortcut solves more than the club player, and at most half have
only two choices.

A *shortcut* is a rule that reads no cards: the first or the last action, or the first or last of
one verb where it is possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from nanafuda.analysis.puzzles import Puzzle
from nanafuda.analysis.themes import themes_of, thumb_of
from nanafuda.bots import decide
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


def shortcuts(actions: Sequence[str], verbs: Iterable[str]) -> dict[str, str]:
    """Return the action that each shortcut chooses; `actions` are the legal ones in their order.

    >>> shortcuts(["bet", "fold"], ["fold", "play"])["fold, else the first"]
    'fold'
    """
    found = {"the first": actions[0], "the last": actions[-1]}
    for verb in verbs:
        some = [action for action in actions if verb_of(action) == verb]
        for name, place in (("first", 0), ("last", -1)):
            found[f"{verb}, else the {name}"] = (some or actions)[place]
    return found


@dataclass(frozen=True, slots=True)
class Probed:
    """A weighed puzzle, and who solves it: shortcuts by name, and the club player."""

    weighed: Weighed
    solved_by: frozenset[str]
    club: bool

    @property
    def simple(self) -> bool:
        """Whether there are only two choices."""
        return len(self.puzzle["best"]) + len(self.puzzle["wrong"]) == 2

    @property
    def puzzle(self) -> Puzzle:
        return self.weighed.puzzle


def probed(puzzles: Sequence[Puzzle]) -> list[Probed]:
    """Return the puzzles with who solves them."""
    verbs = sorted({verb_of(a) for one in puzzles for a in (*one["best"], *one["wrong"])})
    return [_probed(one, verbs) for one in puzzles]


def _probed(one: Puzzle, verbs: Sequence[str]) -> Probed:
    view = view_at(one)
    chosen = shortcuts([*map(view.text, view.legal())], verbs)
    club = view.text(decide("club", view, one["id"])) in one["best"]
    return Probed(_weighed(one), frozenset(n for n, a in chosen.items() if a in one["best"]), club)


def too_short(some: Sequence[Probed]) -> set[str]:
    """Return the shortcuts that solve more of these puzzles than the club player does."""
    club = sum(one.club for one in some)
    return {n for n, count in _solved(some).items() if count > club}


def _solved(some: Iterable[Probed]) -> Counter[str]:
    return Counter(name for one in some for name in one.solved_by)


def without_shortcuts(some: Sequence[Probed]) -> list[Probed]:
    """Return the puzzles without those that leave two choices to most, or a shortcut ahead."""
    left = list(some)
    while True:
        simple = 2 * sum(one.simple for one in left) > len(left)
        club, solved = sum(one.club for one in left), _solved(left)
        close = {n for n, count in solved.items() if count > 0.9 * club}
        if not simple and not too_short(left):
            return left
        sides = one_sided(answers(one.weighed for one in left))
        crowd = bands(one.puzzle for one in left)

        def worth(one: Probed) -> tuple[bool, int, bool, int]:
            """Return what speaks for keeping a puzzle."""
            rating, at = one.puzzle["rating"], one.weighed
            crowded = any(t in at.themes and verb in at.verbs for t, verb in sides)  # noqa: B023
            helps = 2 * one.club - len(one.solved_by & close)  # noqa: B023
            return not crowded, helps, rating in START, -crowd[rating // BAND * BAND]  # noqa: B023

        left.remove(min((one for one in left if one.simple or not simple), key=worth))


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
