"""Looking back at deals that have ended: their positions, their reviews, what they are kept as.

Where nothing else is said, a match stands where the deal in question has ended (`Match.past`).
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl

from .advice import bot_seed
from .bots import LEVELS, bot_of
from .errors import Refusal
from .match import Match
from .review import judged, review_steps

if TYPE_CHECKING:
    from .seam.messages import Kept, Line, Look, Review

REVIEWS = 8  # how many are kept


def look(match: Match, index: int, seat: int) -> Look:
    """The position before action number `index`, their number standing for the end."""
    here, of = match.branch(index), len(match.actions)
    action = match.actions[index] if index < of else None
    return {
        "deal": match.deal_no,
        "index": index,
        "of": of,
        "marks": marks(match),
        "seat": seat,
        "actor": here.turn if action else None,
        "action": action,
        "seen": action is None or _sees(seat, match.branch(index), action),
        "table": here.table(seat),
        "story": here.story,
        "hands": [here.game.pack.spell(held) for held in here.game.held[: here.game.seats]],
    }


def _sees(seat: int, match: Match, action: str) -> bool:
    """Whether a seat sees this action, cards and all, as the match goes on by it."""
    covert = action.partition(":")[0] in match.game.covert
    actor, events = match.turn, match.play(action)
    return actor == seat or (bool(events) and not covert)


def marks(match: Match) -> list[int]:
    """The indices at which something begins: a trick, or a round where there are no tricks."""
    walk, found = match.branch(0), [0]
    seats, begins = match.game.seats, match.game.begins
    first = last = match.actors[0] if match.actors else 0
    for index, (seat, action) in enumerate(zip(match.actors, match.actions, strict=True)):
        phase, events = walk.game.phase, walk.play(action)
        if begins:
            if phase != walk.game.phase or any(event["type"] in begins for event in events):
                found.append(index + 1)
        elif events:  # a declined pon is out of turn
            if (seat - first) % seats < (last - first) % seats:
                found.append(index)
            last = seat
    return [index for index in found if index < len(match.actions) or index == 0]


class Reviews:
    """The reviews that were asked for last, each as far as it has come."""

    def __init__(self) -> None:
        self._begun: list[_Review] = []  # the one last asked for at the end

    def slice(self, match: Match, deal: int | None, seat: int) -> Review:
        """One more slice of the review of a deal of this match, wherever the match stands."""
        number = match.ended(deal)
        about = match.setup, match.history[:number], seat
        review = next((review for review in self._begun if review.about == about), None)
        if review is None:
            review = _Review(about, match, number, seat)
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


class _Review:
    """The review of a deal, under way."""

    def __init__(self, about: tuple[object, ...], match: Match, deal: int, seat: int) -> None:
        self.about = about
        self.done, self.of = 0, 1
        self.lines: list[Line] = []
        self._steps = review_steps(match, seat, deal, self.lines)

    def slice(self) -> None:
        try:
            self.done, self.of = next(self._steps)
        except StopIteration:
            self.done = self.of


class Judging:
    """One decision, judged as the review would."""

    def __init__(self) -> None:
        self._about: tuple[object, ...] = ()
        self._steps: Generator[None, None, Line]
        self._line: Line | None = None

    def slice(self, match: Match, seat: int, index: int, action: str | None) -> Line | None:
        """One more slice; at the end the line of a seat's decision, as if it had been `action`.

        Refusal if the seat had nothing to decide there, or if the action was not legal.
        """
        here = match.branch(index)
        if here.turn != seat:
            raise Refusal("not-a-decision")
        played = match.actions[index] if action is None else action
        if played not in here.legal():
            raise Refusal("not-legal", action=played)
        about = match.setup, match.history, index, played
        if about != self._about:
            self._about, self._line = about, None
            self._steps = judged(here.game.view(seat), index, played, bot_seed(match, index))
        if self._line is None:
            try:
                next(self._steps)
            except StopIteration as found:
                self._line = found.value
        return self._line


def kept(match: Match, seat: int, level: str, at: int | None) -> Kept:
    """What the deal is kept as, and shared by."""
    *before, result = [r["scores"] for r in match.results]
    start = before[-1] if before else [match.game.initial] * match.game.seats
    gains = [after - had for after, had in zip(result, start, strict=True)]
    worth = [-gain for gain in gains] if bot_of(match.game.id).LOWEST_WINS else gains
    return {
        "replay": f"{match.replay_link(at=at)}&seat={seat}&level={level}",
        "game": match.game.id,
        "seats": match.game.seats,
        "seat": seat,
        "level": level,
        "deal": match.deal_no,
        "points": gains[seat],
        "place": 1 + sum(worth[team[0]] > worth[seat] for team in match.game.teams),
        "undone": match.undone,
    }


def is_replay(link: object) -> bool:
    """Whether this reads like a replay link."""
    return isinstance(link, str) and "&moves=" in link


def split_replay(link: object) -> tuple[str, int, str]:
    """The engine's part of a replay link, and the seat and the level named behind it."""
    text, _, tail = str(link).strip().partition("&check=")
    check, _, rest = tail.partition("&")
    pairs = parse_qsl(rest, keep_blank_values=True)
    fields = {"seat": "0", "level": LEVELS[-1]} | dict(pairs)
    if len(fields) != 2 or len(pairs) > 2 or not fields["seat"].isdecimal():
        raise Refusal("bad-link")
    if fields["level"] not in LEVELS:
        raise Refusal("unknown-level", level=fields["level"])
    return f"{text}&check={check}", int(fields["seat"]), fields["level"]
