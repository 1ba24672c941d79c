"""What a theme is: a predicate that is told the view and the answers of a position, and asks the
rules, not the bots. Where there are several answers it holds for all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import TypeAlias

    from ..game import View

    Answers: TypeAlias = Sequence[int]
    Theme: TypeAlias = Callable[[View[int], Answers], bool]
    Themes: TypeAlias = Mapping[str, Theme]  # of a game, the kinds of decision first


def in_phase(*phases: int) -> Theme:
    return lambda view, best: view.game.phase in phases


def avoids(view: View[int], best: Answers, does: Callable[[int], bool]) -> bool:
    """Some other move does it, and no answer."""
    rest = [move for move in view.legal() if move not in best]
    return any(map(does, rest)) and not any(map(does, best))
