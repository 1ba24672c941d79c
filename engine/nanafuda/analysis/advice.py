"""Advice: what moves at a position come to, and why the best one is the best.

`assess` is the only source of figures: the hint, its second press, the coach, looking back,
exercises and reviews tell its numbers. One sample chooses, another tells: the expert's search picks
a move, and what that and a few others come to is measured in worlds drawn afresh
(bots/verdict.py). If those find another move ahead, a third sample tells, twice as large. The best
move of `assess` is never behind another by its own figures. Two looks are the same but for their
length: the short one of a hint, and the long one of everything that looks back, which besides
measures with care what may be a mistake.
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
MOST = 3  # moves that are measured besides those that are asked about
CLEAR = 2.5  # standard errors by which a loss must be off the threshold for a look to end
CAREFUL = 64  # worlds in which what may be a mistake is measured with care, at first


def bot_seed(match: Match, index: int) -> str:
    """The seed of the thinking before action number `index` of this deal."""
    return f"{match.setup.seed} {match.deal_no} {index}"


def assess(view: View[Any], seed: int | str) -> Assessment:
    """What the best moves at a position come to, and why the best one is the best.

    The same view and seed give the same answer on every machine.

    >>> from nanafuda import Match
    >>> found = assess(Match("ring-of-sevens", seed="k3f9").game.view(0), 1)
    >>> sorted(found)
    ['best', 'choices', 'equal', 'reason', 'unit', 'usual']
    """
    return result_of(assessing(view, seed)).told()


@dataclass(frozen=True, slots=True)
class Assessed:
    """Moves at a position, measured; `usual` is what a club player does."""

    view: View[Any]
    verdict: Verdict[Any]
    sample: Sample[Any]
    best: Any
    usual: Any

    @property
    def others(self) -> list[Any]:
        """The moves that were measured beside the best one."""
        return [move for move in self.sample.moves if move != self.best]

    def behind(self, move: Any) -> Gap:
        """By how much a move is behind the best one."""
        return self.sample.behind(self.best, move)

    def choice(self, move: Any) -> Choice:
        """What a move comes to, beside the best one."""
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
        """The best move beside another."""
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
        """Why the best move, and not the other: by default the one that a person would ask about,
        which is the usual one or, if that is the best, the next best."""
        if other in (None, self.best):
            other = min(self.others, key=lambda move: self.behind(move).amount, default=None)
            other = other if self.usual == self.best else self.usual
        id, fields = explain(self.compared(other))
        return {"id": id, "args": fields}

    def told(self, other: Any = None) -> Assessment:
        """All of it, the best choice first, then what could not be told apart from it, the person's
        natural choice before others; `other` is the move that the reason answers for."""
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
    """The same in slices. `asked` are moves that were made: then the look is a long one."""
    return (yield from measuring(view, seed, (yield from choosing(view, seed)), asked))


@dataclass(frozen=True, slots=True)
class Chosen:
    """What the search made of a position: the moves to be measured, its own choice first.

    `usual` is what a club player does.
    """

    moves: list[Any]
    usual: Any


def choosing(view: View[Any], seed: int | str) -> Generator[None, None, Chosen]:
    """The expert's search with this seed, and the club player's move."""
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
    """What was chosen, and all that is asked about, measured in worlds drawn afresh; in so many
    times `more` of them."""
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
    """The best of some moves, and worlds that tell of it and of all that are asked about.

    The best is the chosen one. If another chosen move is ahead of it by more than an error, new
    worlds tell, twice as many; the best is then the other if it was ahead for sure, or whichever
    is ahead of it in these worlds, too.
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
    """The moves that are ahead of the best by more than one standard error, and by how much."""
    gaps = {move: sample.behind(move, best) for move in moves}
    return {move: gap for move, gap in gaps.items() if gap.amount > gap.error}


def _closely(
    sample: Sample[Any], best: Any, moves: Sequence[Any], threshold: float
) -> Generator[None, None, None]:
    """Draw more worlds for as long as they could tell more of what these moves cost."""
    while sample.worlds < sample.look.most:
        gaps = [sample.behind(best, move) for move in moves if move != best]
        if not any(abs(gap.amount - threshold) < CLEAR * gap.error for gap in gaps):
            return
        yield from sample.draw(2 * sample.worlds)


class Advice:
    """The hint being thought of, or found, for the position it was asked for."""

    def __init__(self) -> None:
        self._about: tuple[object, ...] = ()
        self._thinking: Assessing
        self._found: Assessment | None = None

    def hint(self, match: Match, seat: int) -> Hint | Thinking:
        """One slice; at the end what the choices of the seat to act come to."""
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
