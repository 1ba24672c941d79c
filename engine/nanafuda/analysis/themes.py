"""Themes of puzzles, derived from the position and its answers.

The first theme is the kind of decision; the others are what it depends on. `THEMES[game]` has a
predicate for each, from games/<game>/themes.py, read on first access. A game may have none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games import OfEach

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any, TypeAlias

    from ..game import Game, View

    Answers: TypeAlias = Sequence[int]
    Theme: TypeAlias = Callable[[View[Any], Answers], bool]
    Themes: TypeAlias = Mapping[str, Theme]  # of a game, the kinds of decision first


def _read(game: type[Game[Any]]) -> Themes:
    found = game.part("themes")
    return found.THEMES if found else {}


THEMES: Mapping[str, Themes] = OfEach(_read)


def themes_of(view: View[Any], best: Answers) -> list[str]:
    """Return the themes of a position with these answers, in the order of the game's list."""
    return [name for name, holds in THEMES[view.game.id].items() if holds(view, best)]


def in_phase(*phases: int) -> Theme:
    return lambda view, best: view.game.phase in phases


def avoids(view: View[Any], best: Answers, does: Callable[[int], bool]) -> bool:
    """Return whether some wrong move does it and no answer does."""
    rest = [move for move in view.legal() if move not in best]
    return any(map(does, rest)) and not any(map(does, best))
