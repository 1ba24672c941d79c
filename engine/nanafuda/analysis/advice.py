"""Advice: the values of moves at a position, and why the best one is the best.

`assess` is the only source of figures for hints, the coach, reviews, exercises and puzzles.
Selection and evaluation use independent samples: the expert's search picks a move, then it and a
few others are measured in fresh determinizations (bots/verdict.py). If another move leads there, a
third sample, twice as large, decides. The best move of `assess` is therefore never behind another
by its own figures. A hint uses a short look. Everything retrospective uses a long one, which is
otherwise the same, and also measures possible mistakes with care.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from ..bots import LEVELS, bot_of, consider, explain, think
from ..bots.reasons import Comparison
from ..bots.search import result_of
from ..bots.verdict import Gap, Sample, Verdict
from ..game import View
from ..match import Match

if TYPE_CHECKING:
    from ..protocol.messages.match import Assessment, Choice, Hint, Reason, Thinking

THINKING: Thinking = {"ok": True, "thinking": True}
MOST = 3  # moves measured besides the asked ones
CLEAR = 2.5  # standard errors between loss and threshold at which a look ends
CAREFUL = 64  # initial determinizations of the careful look at a possible mistake


def bot_seed(match: Match, index: int) -> str:
    """Return the bot's seed for the decision before action number `index` of this deal."""
    return f"{match.setup.seed} {match.deal_no} {index}"


def assess(view: View[Any], seed: int | str) -> Assessment:
    """Return the values of the best moves at a position, and why the best one is the best.

    The same view and seed give the same answer on every machine.

    >>> from nanafuda import Match
    >>> replay = Match.open_replay(
    ...     "game=sevens-heaven&v=1&seats=4&seed=a3&deal=1&moves=IXrD&at=11&check=b6c5390b"
    ... )
    >>> found = assess(replay.before(replay.at).game.view(2), seed=1)
    >>> found["best"], found["equal"], found["unit"]
    ('play:R17', [], 'win')
    >>> [(choice["action"], choice["standing"]) for choice in found["choices"]]
    [('play:R17', 'best'), ('play:R1', 'behind')]
    """
    return result_of(assessing(view, seed)).told()


@dataclass(frozen=True, slots=True)
class Assessed:
    """Measured moves at a position; `usual` is the club player's move."""

    view: View[Any]
    verdict: Verdict[Any]
    sample: Sample[Any]
    best: Any
    usual: Any

    @property
    def others(self) -> list[Any]:
        """The measured moves except the best one."""
        return [move for move in self.sample.moves if move != self.best]

    def behind(self, move: Any) -> Gap:
        """Return by how much a move is behind the best one."""
        return self.sample.behind(self.best, move)

    def choice(self, move: Any) -> Choice:
        """Return the figures of a move, compared with the best one."""
        mean, error = self.sample.mean(move)
        gap = self.behind(move)
        return {
            "action": self.view.text(move),
            "mean": mean,
            "error": error,
            "behind": gap.amount,
            "doubt": gap.error,
            "standing": "best" if move == self.best else gap.standing(self.verdict.threshold),
            "worlds": self.sample.worlds,
            "unit": self.verdict.unit,
        }

    def compared(self, other: Any) -> Comparison[Any]:
        """Return the comparison of the best move with another."""
        both = [move for move in (self.best, other) if move is not None]
        return Comparison(
            self.view,
            self.best,
            other,
            "equal" if other is None else self.behind(other).standing(self.verdict.threshold),
            self.verdict.unit,
            {move: self.sample.rows(move) for move in both},
        )

    def reason(self, other: Any = None) -> Reason:
        """Return why the best move beats another, by default the usual or the next best one."""
        if other in (None, self.best):
            other = min(self.others, key=lambda move: self.behind(move).amount, default=None)
            other = other if self.usual == self.best else self.usual
        id, fields = explain(self.compared(other))
        return {"id": id, "args": fields}

    def told(self, other: Any = None) -> Assessment:
        """Return all figures: best, equals (usual one first), rest. The reason is for `other`."""
        usual = self.view.text(self.usual)
        best, *rest = (self.choice(move) for move in (self.best, *self.others))
        rest.sort(key=lambda one: one["behind"])
        equal = [one for one in rest if one["standing"] == "equal"]
        equal.sort(key=lambda one: one["action"] != usual)
        choices = [best, *equal, *(one for one in rest if one not in equal)]
        return {
            "best": choices[0]["action"],
            "equal": [one["action"] for one in equal],
            "choices": choices,
            "reason": self.reason(other),
            "usual": usual,
            "unit": self.verdict.unit,
        }


Assessing = Generator[None, None, Assessed]


def assessing(view: View[Any], seed: int | str, asked: Sequence[Any] = ()) -> Assessing:
    """Run `assess` in slices. `asked` are moves that were made: then the look is long."""
    return (yield from measuring(view, seed, (yield from choosing(view, seed)), asked))


@dataclass(frozen=True, slots=True)
class Chosen:
    """The search's candidates: the moves to measure, its own choice first.

    `usual` is the club player's move.
    """

    moves: list[Any]
    usual: Any


def choosing(view: View[Any], seed: int | str) -> Generator[None, None, Chosen]:
    """Run the expert's search with this seed, and find the club player's move."""
    legal = view.legal()
    ranked = yield from consider(LEVELS[-1], view, seed)
    usual = yield from think("club", view, seed)
    moves = list(dict.fromkeys([ranked[0].move, usual, *(one.move for one in ranked)]))[:MOST]
    if len(moves) == 1 < len(legal):
        moves.append(next(move for move in legal if move != moves[0]))
    return Chosen(moves, usual)


def measuring(
    view: View[Any], seed: int | str, chosen: Chosen, asked: Sequence[Any] = (), more: int = 1
) -> Assessing:
    """Measure the chosen and `asked` moves in fresh determinizations, `more` times as many."""
    verdict = bot_of(view.game.id).judge(view, Random(f"told {seed}")).times(more)
    usual = chosen.usual
    best, sample = yield from _measured(verdict, chosen, asked)
    if asked:
        yield from _closely(sample, best, asked, verdict.threshold)
        doubtful = [m for m in asked if sample.behind(best, m).matters(verdict.threshold)]
        if doubtful:
            sample = Sample(verdict.careful, [best, *doubtful, usual])
            yield from sample.draw(CAREFUL)
            yield from _closely(sample, best, doubtful, verdict.threshold)
    return Assessed(view, verdict, sample, best, usual)


def _measured(
    verdict: Verdict[Any], chosen: Chosen, asked: Sequence[Any]
) -> Generator[None, None, tuple[Any, Sample[Any]]]:
    """Return the best of some moves, and the sample that measured it and all `asked` moves.

    The best is the chosen move unless another leads by more than one standard error. In that case a
    new sample, twice as large, decides. The best is then the other move if it led significantly, or
    the move that also leads in the new sample.
    """
    best, least = chosen.moves[0], verdict.quick.least
    sample = Sample(verdict.quick, [*chosen.moves, *asked])
    yield from sample.draw(least)
    ahead = _ahead(sample, best, chosen.moves)
    if not ahead:
        return best, sample
    leading = max(ahead, key=lambda move: ahead[move].amount)
    best = leading if ahead[leading].clear else best
    sample = Sample(verdict.quick, sample.moves)
    yield from sample.draw(2 * least)
    ahead = _ahead(sample, best, chosen.moves)
    return max(ahead, key=lambda move: ahead[move].amount, default=best), sample


def _ahead(sample: Sample[Any], best: Any, moves: Sequence[Any]) -> dict[Any, Gap]:
    """Return the moves ahead of the best by more than one standard error, with their leads."""
    gaps = {move: sample.behind(move, best) for move in moves}
    return {move: gap for move, gap in gaps.items() if gap.amount > gap.error}


def _closely(
    sample: Sample[Any], best: Any, moves: Sequence[Any], threshold: float
) -> Generator[None, None, None]:
    """Draw more determinizations while they could still change the verdict on these moves."""
    while sample.worlds < sample.look.most:
        gaps = [sample.behind(best, move) for move in moves if move != best]
        if not any(abs(gap.amount - threshold) < CLEAR * gap.error for gap in gaps):
            return
        yield from sample.draw(2 * sample.worlds)


class Advice:
    """The hint for a position, finished or in progress."""

    def __init__(self) -> None:
        self._about: tuple[object, ...] = ()
        self._thinking: Assessing
        self._found: Assessment | None = None

    def hint(self, match: Match, seat: int) -> Hint | Thinking:
        """Run one slice of the hint for the seat to act; return the hint once it is finished."""
        about = match, match.deal_no, match.actions
        if about != self._about:
            self._about, self._found = about, None
            self._thinking = assessing(match.game.view(seat), bot_seed(match, len(match.actions)))
        if self._found is None:
            try:
                next(self._thinking)
                return THINKING
            except StopIteration as done:
                self._found = done.value.told()
        return {"ok": True, "assessed": self._found}
