"""Legal actions of a position, tried in ever more determinizations, and whether some lead clearly.

Positions with one clear answer, or a few equal ones, are puzzles (puzzles.py). Each answer leads
every other action by `SURE` standard errors of the paired difference over `WORLDS`
determinizations, and by clearly more than a mistake's threshold. A lead that is the same in all
of them is certain. If rollouts use a light policy, careful play must agree.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from math import copysign, inf
from random import Random
from typing import Any

from nanafuda.bots import bot_of
from nanafuda.bots.verdict import Look, Outcome, as_club, averaged, played_out
from nanafuda.game import View
from nanafuda.games.seven_euchre.bot.search import EFFORTS
from nanafuda.games.seven_euchre.rules import PLAY

WORLDS, SURE = 2000, 4.0
# With careful rollouts: standard errors by which an answer must lead, the number of rivals that it
# must lead, and the numbers of determinizations after which this is tested.
AGREED, RIVALS, CAREFUL = 2.0, 2, (32, 80, 200)
HOPELESS = 8.0  # standard errors behind at which an action is dropped
BEYOND = 2.0  # standard errors by which the lead must exceed the threshold of a mistake
GROUP = 3  # most equal answers, and at most half of the actions


@dataclass(frozen=True, slots=True)
class Lead:
    """Lead of the weakest of some answers over the strongest other action."""

    amount: float  # in the unit
    error: float  # one standard error
    certain: float  # standard errors
    beyond: float  # amount above the threshold, less `BEYOND` errors

    @property
    def hopeless(self) -> bool:
        """Whether the other action would stay behind in any number of determinizations."""
        return self.certain >= HOPELESS and self.beyond > 0


class Tried:
    """Legal actions of a position, tried in ever more determinizations, from a view alone."""

    def __init__(self, view: View[Any], seed: str) -> None:
        self.view = view
        self.verdict = bot_of(view.game.id).judge(view, Random(f"exercise {seed}"))
        self.moves = list(view.legal())
        self.tried = self.moves  # actions not yet dropped
        self.rows: dict[Any, list[Outcome]] = {move: [] for move in self.moves}

    def until(self, worlds: int, look: Look[Any] | None = None) -> None:
        """Try the actions until there are `worlds` determinizations."""
        trial = (look or self.verdict.quick).trial
        while len(self.rows[self.tried[0]]) < worlds:
            trying = trial(self.tried)
            try:
                while True:
                    next(trying)
            except StopIteration as tried:
                for move, outcome in zip(self.tried, tried.value, strict=True):
                    self.rows[move].append(outcome)

    def drop(self, best: Collection[Any]) -> None:
        """Stop trying hopeless actions, except `best` and the `RIVALS` best of the others."""
        rest = [move for move in self.order() if move in self.tried and move not in best]
        gone = {move for move in rest[RIVALS:] if self.lead(best, [move]).hopeless}
        self.tried = [move for move in self.tried if move not in gone]

    def mean(self, move: Any) -> float:
        """Return an action's mean result, in the unit."""
        row = self.rows[move]
        return sum(outcome.amount for outcome in row) / len(row)

    def order(self) -> list[Any]:
        """Return the actions, the best first."""
        return sorted(self.moves, key=self.mean, reverse=True)

    def lead(self, best: Collection[Any], others: Collection[Any] = ()) -> Lead:
        """Return by how much all of `best` lead `others`, by default all other actions."""
        rest = others or [move for move in self.tried if move not in best]
        leads = [self._lead(good, bad) for good in best for bad in rest]
        weakest = min(leads, key=lambda lead: lead.amount)
        certain = min(lead.certain for lead in leads)
        return replace(weakest, certain=certain, beyond=min(lead.beyond for lead in leads))

    def _lead(self, good: Any, bad: Any) -> Lead:
        rows = zip(self.rows[good], self.rows[bad], strict=False)  # determinizations of both
        amount, error = averaged([a.amount - b.amount for a, b in rows])
        beyond = amount - BEYOND * error - self.verdict.threshold
        return Lead(amount, error, _errors(amount, error), beyond)

    def answers(self, sure: float) -> list[Any]:
        """Return the fewest actions that lead all others by `sure` errors; [] if there are none."""
        order = self.order()
        for count in range(1, min(GROUP, len(order) // 2, len(self.tried) - 1) + 1):
            if self.clear(order[:count], sure):
                return order[:count]
        return []

    def clear(self, best: Collection[Any], sure: float = SURE) -> bool:
        """Return whether these actions lead all others by `sure` errors and enough to matter."""
        lead = self.lead(best)
        return lead.certain >= sure and (lead.beyond > 0 or sure < SURE)


def _errors(mean: float, error: float) -> float:
    """Return a mean in standard errors."""
    return mean / error if error else copysign(inf, mean) if mean else 0.0


def survives(tried: Tried, stages: Sequence[tuple[int, float]], drop: bool = False) -> bool:
    """Return whether the position has answers after each stage; `drop` drops hopeless actions."""
    for worlds, sure in stages:
        tried.until(worlds)
        best = tried.answers(sure)
        if not best:
            return False
        if drop:
            tried.drop(best)
    return True


def sees_all(view: View[Any]) -> bool:
    """Return whether moves are measured by play in which every seat sees all cards."""
    game = view.game
    if game.id != "seven-euchre" or game.phase != PLAY:
        return False
    cards: int = game.held[view.seat].bit_count()
    return cards <= EFFORTS["expert"].exact


def lead_among_people(view: View[Any], best: Collection[Any], seed: str, worlds: int) -> Lead:
    """Return the answers' lead if every seat plays on as a club player, from its own view."""
    tried, rng = Tried(view, seed), Random(f"people {seed}")
    again = iter(lambda: view.determinize(rng), None)
    trial = played_out(again, as_club(bot_of(view.game.id).think), tried.verdict.outcome, rng)
    tried.until(worlds, tried.verdict.quick._replace(trial=trial))
    return tried.lead(best)


def agreed(tried: Tried, best: Collection[Any], seed: str) -> bool:
    """Return whether careful play also finds the answers ahead.

    Answers that are right only if all seats see all cards are none.
    """
    if sees_all(tried.view) and lead_among_people(tried.view, best, seed, CAREFUL[-1]).amount <= 0:
        return False
    quick, careful = tried.verdict.quick, tried.verdict.careful
    if careful is quick:
        return True
    again = Tried(tried.view, f"{seed} again")
    rest = [move for move in tried.order() if move not in best]
    again.tried = [*best, *rest[:RIVALS]]
    for worlds in CAREFUL:
        again.until(worlds, again.verdict.careful)
        if again.lead(best).certain >= AGREED:
            return True
    return False
