"""Advice to the person: a hint at the strongest level, and what a seat knew at a decision.

Both think in slices, as bots do, and from views alone. A hint is asked for again to get the next
best. Looking back is for when a deal has ended; before that it is refused.
"""

from __future__ import annotations

from typing import Any

from .bots import LEVELS, Choice, Considering, Reason, consider, explain
from .errors import Refusal
from .game import Game
from .match import Match

Reply = dict[str, Any]


def bot_seed(match: Match, index: int) -> str:
    """The seed of the thinking before action number `index` of this deal."""
    return f"{match.setup.seed} {match.deal_no} {index}"


def choice_of(game: Game[Any], seat: int, choices: list[Choice], rank: int) -> Reply:
    """A choice for the page: its action, why, and the figures of the search."""
    reason: Reason = explain(game.view(seat), choices, rank)
    return {
        "action": game.text(choices[rank].move),
        "reason": {"id": reason[0], "args": reason[1]},
        "figures": choices[rank].figures,
    }


class Advice:
    """The advice being thought of, and what was found for the position it was asked for."""

    def __init__(self) -> None:
        self._about: tuple[object, ...] = ()
        self._thinking: Considering | None = None
        self._choices: list[Choice] = []
        self._asked = 0

    def _consider(
        self, about: tuple[object, ...], level: str, game: Game[Any], seat: int, seed: str
    ) -> bool:
        """One slice of considering; whether the choices are there."""
        if about != self._about:
            self._about, self._choices, self._asked = about, [], 0
            self._thinking = consider(level, game.view(seat), seed)
        if self._thinking is not None:
            try:
                next(self._thinking)
                return False
            except StopIteration as done:
                self._thinking, self._choices = None, done.value
        return True

    def hint(self, match: Match, seat: int) -> Reply:
        """One slice; at the end the best choice, and each time it is asked again the next best."""
        if match.turn != seat:
            raise Refusal("no-turn" if match.turn is None else "not-your-turn")
        about = "hint", match, match.deal_no, match.actions
        seed = f"hint {bot_seed(match, len(match.actions))}"
        if not self._consider(about, LEVELS[-1], match.game, seat, seed):
            return {"thinking": True}
        rank = self._asked % len(self._choices)
        self._asked += 1
        best = choice_of(match.game, seat, self._choices, rank)
        return {"hint": {**best, "rank": rank, "of": len(self._choices)}}

    def knew(self, match: Match, seat: int, index: int | None, level: str | None) -> Reply:
        """A seat's decisions in the deal that has ended; with an index, what it knew there."""
        if match.turn is not None:
            raise Refusal("deal-running")
        actors = match.actors
        if index is None:
            decisions = [
                {"index": i, "action": match.actions[i]} for i, s in enumerate(actors) if s == seat
            ]
            return {"knew": {"seat": seat, "decisions": decisions}}
        if not 0 <= index < len(actors) or actors[index] != seat:
            raise Refusal("bad-request", request=f"knew {seat} {index}")
        game = match.before(index)
        level = level or LEVELS[-1]
        about = "knew", match, match.deal_no, index
        if not self._consider(about, level, game, seat, bot_seed(match, index)):
            return {"thinking": True}
        return {
            "knew": {
                "seat": seat,
                "index": index,
                "level": level,
                "action": match.actions[index],
                "table": match.table_at(game, seat),
                "candidates": [
                    choice_of(game, seat, self._choices, rank) for rank in range(len(self._choices))
                ],
            }
        }
