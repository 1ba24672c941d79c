"""Advice: the values of moves at a position, and why the best one is the best.

`assess` is the only source of figures for hints, the coach, reviews, exercises and puzzles.
Selection and evaluation use independent samples: a short search picks candidates, then they are
measured in fresh determinizations (bots/verdict.py). The natural move, a club player's, is the
best one unless another is ahead by more than an error in that measurement. While that is open, or
while a difference that matters may be hidden, more determinizations are drawn for the moves in
question, up to a limit of work. Everything retrospective looks longer at the moves that were made,
and measures possible mistakes with care.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from random import Random
from typing import TYPE_CHECKING, Any

from ..bots import asked as questions
from ..bots import beside, bot_of, consider, explain, follows, plan, rivals, spares, stake, think
from ..bots.reasons import NO_MATTER, PLAIN, TIED, Comparison
from ..bots.search import result_of
from ..bots.verdict import Gap, Look, Sample, Verdict
from ..game import Game, View, state_of
from ..match import Match

if TYPE_CHECKING:
    from ..bots.reasons import Standing
    from ..messages.match import Assessment, Choice, Hint, Reason, Thinking

THINKING: Thinking = {"ok": True, "thinking": True}
SEARCH = "strong"  # the level whose search picks candidates; the expert's picks are no better
MOST = 3  # moves measured besides the asked ones
UNSEARCHED = 2  # factor for the work if nothing had to be searched
DOUBTFUL = 3  # factor for the work while another move seems ahead of the natural one
STEP = 8  # fewest determinizations worth drawing
CAREFUL = 32  # initial determinizations of the careful look at a possible mistake
POSITIONS = 100  # searched positions in memory
GROWTH = 1.5  # factor for the determinizations from one test of a verdict to the next


def bot_seed(match: Match, index: int) -> str:
    """Return the bot's seed for the decision before action number `index` of this deal."""
    return f"{match.setup.seed} {match.deal_no} {index}"


def assess(view: View[Game[Any]], seed: int | str) -> Assessment:
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
    return result_of(assessing(view, seed)).message()


@dataclass(frozen=True)
class Assessed:
    """Measured moves at a position; `usual` is the club player's move."""

    view: View[Game[Any]]
    verdict: Verdict[Any]
    sample: Sample[Any]
    best: Any
    usual: Any

    @property
    def others(self) -> list[Any]:
        """The measured moves except the best one."""
        return [move for move in self.sample.moves if move != self.best]

    def behind(self, move: Any) -> Gap:
        """Return by how much a measured move is behind the best one."""
        return self._gaps[move]

    @cached_property
    def _gaps(self) -> dict[Any, Gap]:
        return {move: self.sample.behind(self.best, move) for move in self.sample.moves}

    def standing(self, move: Any) -> Standing:
        """Return the standing of a move against the best one."""
        return self.behind(move).standing(self.verdict.threshold)

    @cached_property
    def tied(self) -> list[Any]:
        """The moves that are as good or not told apart, the usual one first."""
        tied = [move for move in self.others if self.standing(move) in TIED]
        return sorted(tied, key=lambda move: (move != self.usual, self.behind(move).amount))

    @cached_property
    def near(self) -> list[Any]:
        """The tied moves that are alternatives to the best one."""
        return [move for move in self.tied if rivals(self.view, self.best, move)]

    @property
    def later(self) -> list[Any]:
        """The other tied moves that can follow the best one in the same turn."""
        rest = [move for move in self.tied if move not in self.near]
        return [move for move in rest if follows(self.view, self.best, move)]

    def choice(self, move: Any) -> Choice:
        """Return the figures of a move, compared with the best one.

        A move that seems ahead but is not told apart has the best one's figure: none that ties
        with the recommended move looks better.
        """
        _, error = self.sample.mean(move)
        gap, standing = self.behind(move), self.standing(move)
        behind = max(0.0, gap.amount) if standing in TIED else gap.amount
        return {
            "action": self.view.text(move),
            "mean": round(self.sample.mean(self.best)[0] - behind, 4),
            "error": error,
            "behind": behind,
            "doubt": gap.error,
            "weight": round(behind / self.verdict.threshold, 3),
            "standing": "best" if move == self.best else standing,
            "worlds": len(self.sample.outcomes[move]),
            "unit": self.verdict.unit,
        }

    def compared(self, other: Any) -> Comparison[Any, Any]:
        """Return the comparison of the best move with another."""
        both = [move for move in (self.best, other) if move is not None]
        return Comparison(
            self.view,
            self.best,
            other,
            "equal" if other is None else self.standing(other),
            self.verdict.unit,
            self.sample.rows(*both),
        )

    def reason(self, other: Any = None) -> Reason:
        """Return why the best move beats another.

        By default that is the first one of `_rivals` of which there is something particular to say.
        """
        made = (self._named if other in (None, self.best) else self._reason(other))[1]
        return {"id": made[0], "args": made[1]}

    def beside(self, other: Any = None) -> Reason | None:
        """Return what stands beside that reason: a second one or a rule of thumb."""
        made = beside(self.compared(self._named[0] if other in (None, self.best) else other))
        return {"id": made[0], "args": made[1]} if made else None

    @cached_property
    def _named(self) -> tuple[Any, tuple[str, dict[str, Any]]]:
        reasons = list(map(self._reason, self._rivals()))
        particular = [one for one in reasons if one[1][0] not in PLAIN]
        # Why two moves come to the same teaches less than why a third one does not.
        thirds = map(self._reason, self._thirds())
        telling = (one for one in chain(particular, thirds) if one[1][0] not in PLAIN)
        told = (one for one in telling if not one[1][0].endswith(NO_MATTER))
        return next(chain(told, particular, reasons))

    def _reason(self, other: Any) -> tuple[Any, tuple[str, dict[str, Any]]]:
        return other, explain(self.compared(other))

    def _thirds(self) -> list[Any]:
        """Return the moves clearly behind while another ties with the best, the next best first."""
        behind = [m for m in self.others if self.near and self.standing(m) == "behind"]
        return sorted(behind, key=lambda move: self.behind(move).amount)

    def _rivals(self) -> list[Any]:
        """Return the moves that a reason may answer for; None if there is no alternative.

        A tie is between the best move and the alternatives that are as good. Otherwise they are
        what a person would ask about, or the usual move, or if that is the best one all others, the
        next best first; a move that can follow the best one comes last.
        """
        if self.near:
            return self.near
        asked = [move for move in self._asked() if move != self.best]
        if asked or self.usual not in (self.best, *self.tied):
            return asked[:1] or [self.usual]
        others = sorted(self.others, key=lambda move: self.behind(move).amount)
        return [move for move in others if move not in self.tied] or others or [None]

    def _asked(self) -> list[Any]:
        """Return the measured moves that a person compares here."""
        moves = self.sample.moves
        return [
            one for one in questions(self.view, [self.best, self.usual, *moves]) if one in moves
        ]

    def stake(self, other: Any = None) -> Reason | None:
        """Return what is at stake between the best move and the one that the reason names.

        If that tells nothing, between the best move and the first that a person asks about.
        """
        named = self._named[0] if other in (None, self.best) else other
        tied = named if named in self.near else next(iter(self.near), None)
        asked = [move for move in self._asked() if move != self.best]
        told = (stake(self.compared(one)) for one in ([named, *asked[:1]] if asked else [tied]))
        made = next(filter(None, told), None)
        return {"id": made[0], "args": made[1]} if made else None

    def message(self, other: Any = None) -> Assessment:
        """Return all figures: best, equals (usual one first), rest. The reason is for `other`."""
        tied = self.tied
        rest = sorted(
            (move for move in self.others if move not in tied),
            key=lambda move: self.behind(move).amount,
        )
        return {
            "best": self.view.text(self.best),
            "equal": [self.view.text(move) for move in tied],
            "near": [self.view.text(move) for move in self.near],
            "later": [self.view.text(move) for move in self.later],
            "plan": [self.view.text(move) for move in plan(self.view, self.best)],
            "choices": [self.choice(move) for move in (self.best, *tied, *rest)],
            "reason": self.reason(other),
            "beside": self.beside(other),
            "stake": self.stake(other),
            "usual": self.view.text(self.usual),
            "unit": self.verdict.unit,
        }


Assessing = Generator[None, None, Assessed]


def assessing(
    view: View[Game[Any]],
    seed: int | str,
    asked: Sequence[Any] = (),
    positions: Positions | None = None,
) -> Assessing:
    """Run `assess` in slices. `asked` are moves that were made: then the look is long."""
    chosen = yield from (positions or Positions()).choosing(view, seed)
    return (yield from measuring(view, seed, chosen, asked))


@dataclass(frozen=True, slots=True)
class Chosen:
    """The search's candidates: the moves to measure, its own choice first.

    `usual` is the club player's move. `effort` is a factor for the work of measuring them.
    """

    moves: list[Any]
    usual: Any
    effort: int = 1


class Positions:
    """The candidates at the positions searched most recently, by seed and view.

    Hints, reviews and judged actions ask for the same positions.
    """

    def __init__(self) -> None:
        self._known: dict[int | str, tuple[int, dict[str, Any], Chosen]] = {}

    def choosing(self, view: View[Game[Any]], seed: int | str) -> Generator[None, None, Chosen]:
        """Return `choosing(view, seed)`, from memory if possible."""
        seat, state = view.seat, state_of(view.game)
        known = self._known.pop(seed, None)
        chosen = known[2] if known and known[:2] == (seat, state) else None
        if chosen is None:
            chosen = yield from choosing(view, seed)
        self._known[seed] = seat, state, chosen
        if len(self._known) > POSITIONS:
            del self._known[next(iter(self._known))]
        return chosen


def choosing(view: View[Game[Any]], seed: int | str) -> Generator[None, None, Chosen]:
    """Find the club player's move and its rivals, by a short search with this seed.

    If all moves can be measured, they are the rivals: the search's work goes into measuring them.
    """
    legal = view.legal()
    if len(legal) <= MOST or bot_of(view.game.id).judge(view, Random(0)).solved:
        usual = yield from think("club", view, seed)
        return Chosen([usual, *(move for move in legal if move != usual)], usual, UNSEARCHED)
    ranked = yield from consider(SEARCH, view, seed)
    usual = yield from think("club", view, seed)
    order = [ranked[0].move, usual, *(one.move for one in ranked)]
    found = list(dict.fromkeys(order))[:MOST]
    # In addition: what a person compares displaces no candidate of the search.
    moves = list(dict.fromkeys([*found, *questions(view, order)]))
    if len(moves) == 1 < len(legal):
        moves.append(next(move for move in legal if move != moves[0]))
    return Chosen(moves, usual)


def measuring(
    view: View[Game[Any]], seed: int | str, chosen: Chosen, asked: Sequence[Any] = (), more: int = 1
) -> Assessing:
    """Measure the chosen and `asked` moves in fresh determinizations, `more` times as many."""
    verdict = bot_of(view.game.id).judge(view, Random(f"told {seed}")).times(more)
    usual = chosen.usual
    best, sample = yield from _measured(verdict.quick, chosen, verdict.threshold)
    best = _sparing(view, sample, best, verdict.threshold)
    if asked:
        beside = questions(view, [best, usual, *chosen.moves])
        if not all(map(sample.complete, [best, *asked])):
            sample = Sample(verdict.quick, [best, usual, *asked, *beside])
            yield from sample.draw(verdict.quick.least)
        yield from _closely(sample, best, asked, verdict.threshold)
        gaps = [sample.behind(best, move) for move in asked]
        if not verdict.solved and any(gap.standing(verdict.threshold) == "small" for gap in gaps):
            # The sample that finds a small loss overstates it, and so may its assumptions.
            worlds, sample = sample.worlds, Sample(verdict.careful, [best, *asked, usual, *beside])
            yield from sample.draw(worlds)
        doubtful = [m for m in asked if sample.behind(best, m).matters(verdict.threshold)]
        if doubtful:
            sample = Sample(verdict.careful, [best, *doubtful, usual, *beside])
            yield from sample.draw(CAREFUL)
            yield from _closely(sample, best, doubtful, verdict.threshold)
    return Assessed(view, verdict, sample, best, usual)


def _measured(
    look: Look[Any], chosen: Chosen, threshold: float
) -> Generator[None, None, tuple[Any, Sample[Any]]]:
    """Return the best of the chosen moves, and the sample that measured them.

    The natural move is the best unless another is ahead by more than an error when the question is
    answered or the work is done. Twice the least determinizations are needed to depart from it.
    """
    natural = chosen.usual
    sample = Sample(look, chosen.moves)
    yield from sample.draw(look.least)
    while rivals := _open(sample, natural, threshold):
        leading = sample.behind(rivals[0], natural)
        doubtful = leading.amount > leading.error
        left = chosen.effort * (DOUBTFUL if doubtful else 1) * look.work - sample.units
        if doubtful and sample.worlds < min(2 * look.least, look.most):
            yield from sample.draw(2 * look.least, [natural, *rivals])
            continue
        worlds = min(sample.worlds, int(left / (sample.each * (1 + len(rivals)))))
        if worlds < STEP and len(rivals) > 1:
            rivals = rivals[:1]
            worlds = min(sample.worlds, int(left / (sample.each * 2)))
        if worlds < STEP or sample.worlds >= look.most:
            break
        yield from sample.draw(sample.worlds + worlds, [natural, *rivals])
    moves = sorted(chosen.moves, key=lambda move: sample.behind(natural, move).amount)
    best = next((m for m in (natural, *moves) if not _beaten(sample, m)), moves[0])
    return best, sample


def _sparing(view: View[Game[Any]], sample: Sample[Any], best: Any, threshold: float) -> Any:
    """Return a move as good as the best one that spares what runs out, or the best one."""
    for _ in sample.moves:
        for move in sample.moves:
            gap = sample.behind(best, move)
            alike = gap.alike(threshold) and gap.amount <= gap.error
            if alike and spares(view, best, move) and not _beaten(sample, move):
                best = move
                break
    return best


def _beaten(sample: Sample[Any], best: Any) -> bool:
    """Return whether a move is ahead of this one by more than an error."""
    gaps = (sample.behind(best, move) for move in sample.moves)
    return any(-gap.amount > gap.error for gap in gaps)


def _open(sample: Sample[Any], natural: Any, threshold: float) -> list[Any]:
    """Return the moves whose comparison with the natural one is open, the likeliest best first."""
    rivals = [move for move in sample.moves if move != natural and sample.complete(move)]
    leads = {move: sample.behind(natural, move) for move in rivals}
    early = sample.worlds < 2 * sample.look.least
    rivals = [m for m in rivals if leads[m].open(threshold) or (early and leads[m].amount < 0)]
    return sorted(rivals, key=lambda move: leads[move].amount)


def _closely(
    sample: Sample[Any], best: Any, moves: Sequence[Any], threshold: float
) -> Generator[None, None, None]:
    """Draw more determinizations while they could still change the verdict on these moves.

    The verdict is that of the largest sample, `look.most` determinizations. The look ends as soon
    as that verdict can be predicted (`Gap.decided`), a firm look once the sample is firm, too.
    """
    firm = sample.look.firm
    while sample.worlds < sample.look.most:
        done = sample.worlds / sample.look.most
        gaps = [sample.behind(best, move) for move in moves if move != best]
        ended = (gap.decided(threshold, done) for gap in gaps)
        if all(ended) and (not firm or all(gap.firm(threshold) for gap in gaps)):
            return
        yield from sample.draw(int(GROWTH * sample.worlds), _tried(sample))


def _tried(sample: Sample[Any]) -> list[Any]:
    return [move for move in sample.moves if sample.complete(move)]


class Advice:
    """The hint for a position, finished or in progress."""

    def __init__(self, positions: Positions) -> None:
        self._positions = positions
        self._about: tuple[object, ...] = ()
        self._thinking: Assessing
        self._found: Assessment | None = None

    def hint(self, match: Match, seat: int) -> Hint | Thinking:
        """Run one slice of the hint for the seat to act; return the hint once it is finished."""
        about = match, match.deal_no, match.actions
        if about != self._about:
            self._about, self._found = about, None
            view, seed = match.game.view(seat), bot_seed(match, len(match.actions))
            self._thinking = assessing(view, seed, positions=self._positions)
        if self._found is None:
            try:
                next(self._thinking)
                return THINKING
            except StopIteration as done:
                self._found = done.value.message()
        return {"ok": True, "assessed": self._found}
