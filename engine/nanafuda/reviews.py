"""Reviews and judgements under way, a slice at a time: what was asked for last, as far as it is."""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import TYPE_CHECKING

from .advice import bot_seed
from .errors import Refusal
from .match import Match
from .review import judged, review_steps

if TYPE_CHECKING:
    from .seam import looking_back as seam

REVIEWS = 8  # how many are kept
SLICE = 0.008  # seconds after which a request for a review is answered


class Reviews:
    """The reviews that were asked for last, each as far as it has come.

    A review goes on where it was, whatever was asked in between, also of the same match loaded
    anew.
    """

    def __init__(self) -> None:
        self._begun: list[_Review] = []  # the one asked for last at the end

    def slice(self, match: Match, deal: int | None, seat: int, since: int = 0) -> seam.Review:
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

    def line(self, match: Match, seat: int, index: int) -> seam.Line | None:
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
        self.lines: list[seam.Line] = []
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
        self._steps: Generator[None, None, seam.Line]
        self._line: seam.Line | None = None

    def slice(
        self,
        match: Match,
        deal: int | None,
        seat: int,
        index: int,
        action: str | None,
        doubted: bool = False,
    ) -> seam.Line | None:
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
    ) -> Generator[None, None, seam.Line]:
        here = played.branch(index)
        if here.turn != seat:
            raise Refusal("not-a-decision")
        done = played.actions[index] if action is None else action
        if done not in here.legal():
            raise Refusal("not-legal")
        seed = bot_seed(played, index)
        return judged(here.game.view(seat), index, done, seed, doubted=doubted)
