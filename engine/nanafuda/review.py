"""Looking back on a deal: what each decision of a seat cost, judged by what it could know.

A decision is judged from the view at that moment alone. The best move is the hint's, found with
the hint's seed, so that the hint, this review and what the bots show of their thinking are one.
What the move played loses against it is measured in fresh worlds, both moves tried in each
(bots/verdict.py); the difference has a standard error, and more worlds are drawn where it is close
to the threshold. It is a mistake only if the hint's own search found the move behind, too: what
two ways to measure do not agree on is open. The same match, seat and deal give the same review on
every machine.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import fsum, sqrt
from random import Random
from typing import TYPE_CHECKING, Any

from .advice import bot_seed
from .bots import LEVELS, bot_of, consider, explain, think
from .bots.verdict import Look, Outcome, Verdict
from .game import View
from .match import Match

if TYPE_CHECKING:
    from .seam.looking_back import Line

LEAST, CAREFUL = 32, 64  # worlds before anything is concluded, at a quick look and with care
SURE = 2.0  # standard errors by which a loss must exceed nothing to be called a mistake
CLEAR = 3.0  # and by which it must be off the threshold for no more worlds to be drawn
APART = 1.5  # and by which the hint's own search must have found the move behind, if it tried it
PRAISE = 64  # worlds in which the obvious move is tried where the best one was played

Lines = list["Line"]


@dataclass(frozen=True, slots=True)
class Loss:
    """What a move loses against the best one: in the unit, rounded, with one standard error."""

    amount: float
    error: float
    worlds: int
    clear: bool  # whether it is a loss for sure, also in the worth that the search goes by
    close: bool  # whether more worlds could tell more

    @classmethod
    def between(cls, best: Sequence[Outcome], other: Sequence[Outcome], threshold: float) -> Loss:
        """The loss of a move that in the same worlds came to `other` instead of `best`."""
        worth = paired([a - b for (a, _), (b, _) in zip(best, other, strict=True)])
        mean, error = paired([a - b for (_, a), (_, b) in zip(best, other, strict=True)])
        amount = max(0.0, mean) if worth[0] > 0 else 0.0
        clear = amount > SURE * error and worth[0] > SURE * worth[1] and amount >= threshold
        return cls(amount, error, len(best), clear, abs(mean - threshold) < CLEAR * error)


def paired(differences: Sequence[float]) -> tuple[float, float]:
    """The mean of some differences and its standard error, rounded."""
    count = len(differences)
    mean = fsum(differences) / count
    spread = fsum((d - mean) ** 2 for d in differences) / max(1, count - 1)
    return round(mean, 4), round(sqrt(spread / count), 4)


def losses(
    moves: Sequence[Any], look: Look[Any], threshold: float, least: int = LEAST
) -> Generator[None, None, list[Loss]]:
    """What each of some moves loses against the first of them."""
    found: list[list[Outcome]] = [[] for _ in moves]
    done, check = 0, least
    while True:
        trial = look.trial(moves)
        try:
            while True:
                done += next(trial)
                if done >= look.slice:
                    done = 0
                    yield
        except StopIteration as tried:
            for row, outcome in zip(found, tried.value, strict=True):
                row.append(outcome)
        if len(found[0]) >= min(check, look.most):
            check *= 2
            lost = [Loss.between(found[0], row, threshold) for row in found]
            if len(found[0]) >= look.most or not any(loss.close for loss in lost):
                return lost


def compared(
    best: Any, others: Mapping[Any, bool], verdict: Verdict[Any], most: int
) -> Generator[None, None, dict[Any, Loss]]:
    """What each of the others loses; what looks like a mistake is measured once more, with care.

    At first in at most so many worlds. The others are told with whether they may be mistakes.
    """
    quick = verdict.quick._replace(most=min(most, verdict.quick.most))
    found = yield from losses([best, *others], quick, verdict.threshold)
    lost = {
        move: replace(loss, clear=loss.clear and others[move])
        for move, loss in zip(others, found[1:], strict=True)
    }
    doubtful = [move for move in others if lost[move].clear]
    if doubtful:
        careful = verdict.careful
        found = yield from losses([best, *doubtful], careful, verdict.threshold, CAREFUL)
        lost.update(zip(doubtful, found[1:], strict=True))
    return lost


def judged(view: View[Any], index: int, action: str, seed: str) -> Generator[None, None, Line]:
    """The line of one decision; `seed` is that of the thinking there (advice.bot_seed)."""
    choices = yield from consider(LEVELS[-1], view, seed, telling=True)
    best, played = choices[0].move, view.move(action)
    verdict = bot_of(view.game.id).judge(view, Random(f"review {seed}"))
    yield
    usual = yield from think("club", view, seed)
    tied = {choice.move for choice in choices if choice.behind < APART}
    others = {move: move not in tied for move in (played, usual) if move != best}
    lost = Loss(0.0, 0.0, int(choices[0].figures["worlds"]), False, False)
    obvious = False
    if others:
        yield
        by_move = yield from compared(best, others, verdict, PRAISE if played == best else 9999)
        obvious = usual != best and by_move[usual].clear
        if played != best:
            lost = by_move[played]
    id, fields = explain(view, choices, 0)
    return {
        "index": index,
        "action": action,
        "best": view.text(best),
        "loss": lost.amount,
        "error": lost.error,
        "unit": verdict.unit,
        "weight": round(lost.amount / verdict.threshold, 3),
        "mistake": lost.clear,
        "hard": obvious and not lost.clear and lost.amount <= SURE * lost.error,
        "worlds": lost.worlds,
        "reason": {"id": id, "args": fields},
    }


def review_steps(
    m: Match, seat: int, deal: int | None = None, lines: Lines | None = None, since: int = 0
) -> Generator[tuple[int, int], None, Lines]:
    """The review of an ended deal, by default the last, as decided by a seat; no forced moves, and
    none before action number `since`.

    Yields how many decisions are done, of how many, every few milliseconds of work; their lines
    are in `lines` as they come, the last decision's first: the later, the sooner it is judged.
    Refusal while the deal is running.
    """
    m = m.past(deal)
    lines = [] if lines is None else lines
    asked, game = [], m.before(0)
    for index, (actor, action) in enumerate(zip(m.actors, m.actions, strict=True)):
        if actor == seat and index >= since and len(game.legal()) > 1:
            asked.append((game.view(seat), index, action))
        game.play(game.move(action))
    for view, index, action in reversed(asked):
        thinking = judged(view, index, action, bot_seed(m, index))
        while True:
            yield len(lines), len(asked)
            try:
                next(thinking)
            except StopIteration as found:
                lines.insert(0, found.value)
                break
    yield len(lines), len(asked)
    return lines


def review(m: Match, seat: int, deal: int | None = None) -> Lines:
    """The same at once: a line for each decision, in order of play."""
    steps = review_steps(m, seat, deal)
    while True:
        try:
            next(steps)
        except StopIteration as found:
            lines: Lines = found.value
            return lines
