"""Reviews: the cost of each decision of a seat in an ended deal, judged by its view.

A decision is judged only from the view at that moment, with the hint's measurement (advice.py) but
a longer look. The best move is found with the hint's seed, so that the hint, the review and the
bots' decision tables agree. Every verdict follows from the figures shown with it. The same match,
seat and deal give the same review on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ..errors import Refusal
from ..game import Game, View, state_of
from ..match import Match
from .advice import Positions, bot_seed, measuring

if TYPE_CHECKING:
    from ..messages.review import Line, Review, Verdict

DOUBTED = 4  # factor for the determinizations of a doubted verdict
REVIEWS = 8  # number of reviews in memory
DECISIONS = 100  # number of judged decisions in memory
SLICE = 0.008  # seconds of work per request for a review

Lines = list["Line"]
Decided = tuple[View[Game[Any]], int, str, str]  # view, index, action, seed of its hint
Judge = Callable[[View[Game[Any]], int, str, str], Generator[None, None, "Line"]]


def judged(
    view: View[Game[Any]],
    index: int,
    action: str,
    seed: str,
    doubted: bool = False,
    positions: Positions | None = None,
) -> Generator[None, None, Line]:
    """Return the line of one decision; `seed` is that of its hint (advice.bot_seed).

    With `doubted` it is measured in different determinizations, DOUBTED times as many.
    """
    played = view.move(action)
    chosen = yield from (positions or Positions()).choosing(view, seed)
    luck, more = (f"doubted {seed}", DOUBTED) if doubted else (seed, 1)
    comparison = yield from measuring(view, luck, chosen, [played], more)
    gap, threshold = comparison.behind(played), comparison.verdict.threshold
    verdict: Verdict = "best"
    if played != comparison.best:
        standing = gap.standing(threshold)
        verdict = "mistake" if standing == "behind" else standing
    right = verdict == "best" and not comparison.near  # beside a tie that is not known
    loss = max(0.0, gap.amount)
    return {
        **comparison.message(played),
        "index": index,
        "action": action,
        "loss": loss,
        "error": gap.error,
        "weight": round(loss / threshold, 3),
        "verdict": verdict,
        "mistake": verdict == "mistake",
        "hard": right and comparison.behind(comparison.usual).matters(threshold),
        "worlds": 0 if comparison.verdict.solved else comparison.sample.worlds,
    }


def review_steps(
    m: Match,
    seat: int,
    deal: int | None = None,
    lines: Lines | None = None,
    since: int = 0,
    judge: Judge = judged,
    forward: bool = False,
) -> Generator[tuple[int, int], None, Lines]:
    """Review the decisions of a seat in an ended deal, by default the last, in slices.

    Omits forced moves and actions before `since`. Yields (decisions done, decisions in all) every
    few milliseconds of work. `lines` receives the results as they come, in order of play: from the
    last decision to the first, or with `forward` from the first to the last. Raises Refusal while
    the deal is running.
    """
    m = m.past(deal)
    lines = [] if lines is None else lines
    asked = _decisions(m, seat, since)
    for decision in asked if forward else reversed(asked):
        thinking = judge(*decision)
        while True:
            yield len(lines), len(asked)
            try:
                next(thinking)
            except StopIteration as found:
                lines.insert(len(lines) if forward else 0, found.value)
                break
    yield len(lines), len(asked)
    return lines


def _decisions(m: Match, seat: int, since: int) -> list[Decided]:
    """Return the unforced decisions of a seat in this deal so far."""
    found, game = [], m.before(0)
    for index, (actor, action) in enumerate(zip(m.actors, m.actions, strict=True)):
        if actor == seat and index >= since and len(game.legal()) > 1:
            found.append((game.view(seat), index, action, bot_seed(m, index)))
        game.play(game.move(action))
    return found


def review(m: Match, seat: int, deal: int | None = None) -> Lines:
    """Return a line for each decision of a seat in an ended deal, in order of play.

    >>> match = Match("sevens-heaven", seed="k3f9")
    >>> while match.turn is not None:
    ...     _ = match.play(match.legal()[0])
    >>> lines = review(match, seat=0)
    >>> [(line["index"], line["action"], line["verdict"]) for line in lines][:2]
    [(1, 'bet', 'small'), (10, 'play:G2', 'best')]
    >>> lines[0]["best"], lines[0]["unit"], lines[0]["loss"] > 2 * lines[0]["error"]
    ('fold', 'win', True)
    """
    steps = review_steps(m, seat, deal)
    while True:
        try:
            next(steps)
        except StopIteration as found:
            lines: Lines = found.value
            return lines


class Reviews:
    """The most recently requested reviews, with their progress.

    A review resumes after other requests, also for the same match loaded again. Decisions of a
    running deal are judged ahead of its review, which alone tells the verdicts.
    """

    def __init__(self, positions: Positions) -> None:
        self._positions = positions
        self._begun: list[_Review] = []  # the most recently requested last
        self._judged: dict[str, _Decision] = {}  # by seed, the most recently judged last
        # The running deal, and its decisions that are still to be judged.
        self._ahead: tuple[tuple[object, ...], list[Decided]] | None = None

    def ahead(self, match: Match, seat: int, since: int = 0) -> int:
        """Judge the decisions of the running deal so far, one slice; return how many are left.

        The same actions judged again, or reviewed later, cost nothing.
        """
        until = perf_counter() + SLICE
        about = match.setup, match.history, seat, since
        if self._ahead is None or self._ahead[0] != about:
            self._ahead = about, _decisions(match, seat, since)
        left = self._ahead[1]
        while left:
            for _ in self._judge(*left[0]):
                if perf_counter() >= until:
                    return len(left)
            del left[0]
        return 0

    def _judge(
        self, view: View[Game[Any]], index: int, action: str, seed: str
    ) -> Generator[None, None, Line]:
        """Return `judged(view, index, action, seed)`, from memory as far as possible."""
        about = view.seat, state_of(view.game), action
        one = self._judged.pop(seed, None)
        if one is None or one.about != about:
            one = _Decision(about, judged(view, index, action, seed, positions=self._positions))
        self._judged[seed] = one
        if len(self._judged) > DECISIONS:
            del self._judged[next(iter(self._judged))]
        while one.line is None:
            one.step()
            yield
        return one.line

    def slice(
        self, match: Match, deal: int | None, seat: int, since: int = 0, forward: bool = False
    ) -> Review:
        """Run one more slice of the review of a deal and return its state."""
        number = match.ended(deal)
        about = match.setup, match.history[:number], seat, since, forward
        review = next((review for review in self._begun if review.about == about), None)
        if review is None:
            lines: Lines = []
            steps = review_steps(match, seat, number, lines, since, self._judge, forward)
            review = _Review(about, lines, steps)
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
        """Return a decision's line if measured; the match must stand at the deal's end."""
        about = match.setup, match.history[: match.deal_no], seat
        known = (line for one in self._begun if one.about[:3] == about for line in one.lines)
        return next((line for line in known if line["index"] == index), None)


class _Decision:
    """A decision that is being judged."""

    def __init__(self, about: tuple[object, ...], steps: Generator[None, None, Line]) -> None:
        self.about = about
        self.line: Line | None = None
        self._steps = steps

    def step(self) -> None:
        try:
            next(self._steps)
        except StopIteration as found:
            self.line = found.value


class _Review:
    """The review of a deal in progress."""

    def __init__(
        self,
        about: tuple[object, ...],
        lines: Lines,
        steps: Generator[tuple[int, int], None, Lines],
    ) -> None:
        self.about, self.lines = about, lines
        self.done, self.of = 0, 1  # placeholder until the first step
        self._steps = steps

    def slice(self) -> None:
        """Run steps until the time is up; the result does not depend on their number."""
        until = perf_counter() + SLICE
        while self.done < self.of:
            self.done, self.of = next(self._steps)
            if perf_counter() >= until:
                break


class Judging:
    """One decision, judged as in a review."""

    def __init__(self, positions: Positions) -> None:
        self._positions = positions
        self._one: _Decision | None = None

    def slice(
        self,
        match: Match,
        deal: int | None,
        seat: int,
        index: int,
        action: str | None,
        doubted: bool = False,
    ) -> Line | None:
        """Run one more slice; return the line of the decision once it is finished.

        `action` replaces the action that was played. `doubted` uses more determinizations. Raises
        Refusal if the seat had no decision there or the action was illegal.
        """
        about = match.setup, match.history[: match.ended(deal)], seat, index, action, doubted
        one = self._one
        if one is None or one.about != about:
            one = _Decision(about, self._begin(match.past(deal), seat, index, action, doubted))
            self._one = one
        until = perf_counter() + SLICE
        while one.line is None and perf_counter() < until:
            one.step()
        return one.line

    def _begin(
        self, played: Match, seat: int, index: int, action: str | None, doubted: bool
    ) -> Generator[None, None, Line]:
        before = played.branch(index)
        if before.turn != seat:
            raise Refusal("not-a-decision")
        done = played.actions[index] if action is None else action
        if done not in before.legal():
            raise Refusal("not-legal")
        seed = bot_seed(played, index)
        return judged(before.game.view(seat), index, done, seed, doubted, self._positions)
