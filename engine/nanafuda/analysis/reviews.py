"""Looking back on a deal: what each decision of a seat cost, judged by what it could know.

A decision is judged from the view at that moment alone, by the same measurement as the hint's
(advice.py), only longer: the best move is the hint's, found with the hint's seed, so that the hint,
this review and what the bots show of their thinking are one. Every verdict follows from the figures
that are shown with it. The same match, seat and deal give the same review on every machine.
"""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ..errors import Refusal
from ..game import View
from ..match import Match
from .advice import bot_seed, choosing, measuring

if TYPE_CHECKING:
    from ..protocol.messages.review import Line, Review, Verdict

DOUBTED = 4  # times as many worlds, where a verdict is doubted
REVIEWS = 8  # how many are kept
SLICE = 0.008  # seconds after which a request for a review is answered

Lines = list["Line"]


def judged(
    view: View[Any],
    index: int,
    action: str,
    seed: str,
    doubted: bool = False,
) -> Generator[None, None, Line]:
    """The line of one decision; `seed` is that of the thinking there (advice.bot_seed).

    `doubted`: it is measured in other worlds than a review's, and in DOUBTED times as many.
    """
    played = view.move(action)
    chosen = yield from choosing(view, seed)
    told = (f"doubted {seed}", DOUBTED) if doubted else (seed, 1)
    found = yield from measuring(view, told[0], chosen, [played], told[1])
    gap, threshold = found.behind(played), found.verdict.threshold
    verdict: Verdict = "best"
    if played != found.best:
        standing = gap.standing(threshold)
        verdict = "mistake" if standing == "behind" else standing
    right = verdict == "best" or (verdict in ("equal", "better") and gap.amount <= gap.error)
    loss = max(0.0, gap.amount)
    return {
        **found.told(played),
        "index": index,
        "action": action,
        "loss": loss,
        "error": gap.error,
        "weight": round(loss / threshold, 3),
        "verdict": verdict,
        "mistake": verdict == "mistake",
        "hard": right and found.behind(found.usual).matters(threshold),
        "worlds": found.sample.worlds,
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
    """The same at once: a line for each decision, in order of play.

    >>> match = Match("sevens-heaven", seed="k3f9")
    >>> while match.turn is not None:
    ...     _ = match.play(match.legal()[0])
    >>> [(line["action"], line["best"]) for line in review(match, seat=0) if line["mistake"]]
    [('bet', 'fold')]
    """
    steps = review_steps(m, seat, deal)
    while True:
        try:
            next(steps)
        except StopIteration as found:
            lines: Lines = found.value
            return lines


class Reviews:
    """The reviews that were asked for last, each as far as it has come.

    A review goes on where it was, whatever was asked in between, also of the same match loaded
    anew.
    """

    def __init__(self) -> None:
        self._begun: list[_Review] = []  # the one asked for last at the end

    def slice(self, match: Match, deal: int | None, seat: int, since: int = 0) -> Review:
        """One more slice of the review of a deal of this match, wherever the match stands."""
        number = match.ended(deal)
        about = match.setup, match.history[:number], seat, since
        review = next((review for review in self._begun if review.about == about), None)
        if review is None:
            review = _Review(about, match, number, seat, since)
        else:
            self._begun.remove(review)
        self._begun = [*self._begun[1 - REVIEWS :], review]
        review.slice()
        return {
            "deal": number,
            "seat": seat,
            "done": review.done,
            "of": review.of,
            "lines": list(review.lines),
        }

    def line(self, match: Match, seat: int, index: int) -> Line | None:
        """The line of a decision, if known and measured; the match stands where the deal ended."""
        about = match.setup, match.history[: match.deal_no], seat
        known = (line for one in self._begun if one.about[:3] == about for line in one.lines)
        return next((line for line in known if line["index"] == index), None)


class _Review:
    """The review of a deal, under way."""

    def __init__(
        self, about: tuple[object, ...], match: Match, deal: int, seat: int, since: int
    ) -> None:
        self.about = about
        self.done, self.of = 0, 1  # until it is known
        self.lines: list[Line] = []
        self._steps = review_steps(match, seat, deal, self.lines, since)

    def slice(self) -> None:
        """Some steps: as many as there is time for, which the result does not depend on."""
        until = perf_counter() + SLICE
        while self.done < self.of and perf_counter() < until:
            self.done, self.of = next(self._steps)


class Judging:
    """One decision, judged as the review would."""

    def __init__(self) -> None:
        self._about: tuple[object, ...] = ()
        self._steps: Generator[None, None, Line]
        self._line: Line | None = None

    def slice(
        self,
        match: Match,
        deal: int | None,
        seat: int,
        index: int,
        action: str | None,
        doubted: bool = False,
    ) -> Line | None:
        """One more slice; at the end the line of a seat's decision, as if it had been `action`;
        where a verdict is `doubted`, from more worlds.

        Refusal if the seat had nothing to decide there, or if the action was not legal.
        """
        about = match.setup, match.history[: match.ended(deal)], seat, index, action, doubted
        if about != self._about:
            self._steps = self._begin(match.past(deal), seat, index, action, doubted)
            self._line = None
            self._about = about
        until = perf_counter() + SLICE
        while self._line is None and perf_counter() < until:
            try:
                next(self._steps)
            except StopIteration as found:
                self._line = found.value
        return self._line

    @staticmethod
    def _begin(
        played: Match, seat: int, index: int, action: str | None, doubted: bool
    ) -> Generator[None, None, Line]:
        here = played.branch(index)
        if here.turn != seat:
            raise Refusal("not-a-decision")
        done = played.actions[index] if action is None else action
        if done not in here.legal():
            raise Refusal("not-legal")
        seed = bot_seed(played, index)
        return judged(here.game.view(seat), index, done, seed, doubted=doubted)
