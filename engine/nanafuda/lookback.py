"""Looking back at deals that have ended: the session's verbs for it, and what they answer from.

Every verb but `watch` takes the number of a deal, by default the last that has ended; the running
deal is refused. Functions that take a match want it to stand where the deal ended (`Match.past`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator
from time import perf_counter
from typing import TYPE_CHECKING, Any

from .advice import THINKING, bot_seed
from .bots import LEVELS, bot_of
from .bounds import LINK
from .errors import Refusal
from .match import Match
from .review import judged, review_steps

if TYPE_CHECKING:
    from .seam import looking_back as seam
    from .seam.playing import Place, State, Thinking
    from .session import Session

REVIEWS = 8  # how many are kept
SLICE = 0.008  # seconds after which a request for a review is answered
_REPLAY = re.compile(r"(.*&check=[^&]*)(?:&seat=([0-9]))?(?:&level=(.*))?", re.DOTALL)


def watch(session: Session, request: seam.Watch) -> seam.Watched:
    """Open a replay link."""
    link, seat, level = _split(request.get("replay"))
    replay = Match.open_replay(link)
    session.seat_down(replay.match, seat, level)
    return {**session.moved([]), "at": replay.at}


def review(session: Session, request: seam.AskReview) -> seam.Reviewed:
    """One slice of a deal's review; its end is told by `done`."""
    seat = _seat(session, request.get("seat", session.seat))
    since = request.get("since", 0)
    if type(since) is not int:
        raise Refusal("bad-request", request="since")
    review = session.reviews.slice(session.current, request.get("deal"), seat, since)
    return {"ok": True, "review": review}


def judge(session: Session, request: seam.AskJudge) -> seam.Judged | Thinking:
    """One slice of judging a decision of the person's, as it was or as it might have been."""
    match, deal, action = session.current, request.get("deal"), request.get("action")
    named = None if action is None else str(action)
    doubted = request.get("doubted") is True
    index = request.get("index")
    line = session.judging.slice(match, deal, session.seat, index, named, doubted)
    return THINKING if line is None else {"ok": True, "line": line}


def look(session: Session, request: seam.AskLook) -> seam.Looked:
    """A position of a deal, as a seat saw it."""
    match = session.current.past(request.get("deal"))
    seat = _seat(session, request.get("seat"))
    return {"ok": True, "look": _look(match, request.get("index"), seat)}


def knew(session: Session, request: seam.AskKnew) -> seam.LookedBack | Thinking:
    """A seat's decisions, or one slice of judging one of them, with what the seat saw."""
    match, index = session.current.past(request.get("deal")), request.get("index")
    seat = _seat(session, request.get("seat"))
    if index is None:
        return {"ok": True, "knew": _decisions(match, seat)}
    if type(index) is not int or not 0 <= index < len(match.actors) or match.actors[index] != seat:
        raise Refusal("bad-request", request=f"knew {seat} {index}")
    line = session.reviews.line(match, seat, index)
    line = line or session.judging.slice(match, match.deal_no, seat, index, None)
    if line is None:
        return THINKING
    return {
        "ok": True,
        "knew": {
            "deal": match.deal_no,
            "seat": seat,
            "index": index,
            "level": session.levels[seat] or LEVELS[-1],
            "action": match.actions[index],
            "table": match.table_at(match.before(index), seat),
            "line": line,
        },
    }


def _decisions(match: Match, seat: int) -> seam.Decisions:
    """A seat's decisions in a deal; the match stands where that has ended."""
    made = enumerate(zip(match.actors, match.actions, strict=True))
    decisions: list[seam.Decision] = [
        {"index": index, "action": action} for index, (actor, action) in made if actor == seat
    ]
    return {"deal": match.deal_no, "seat": seat, "decisions": decisions}


def branch(session: Session, request: seam.Branch) -> State:
    """Take a copy of the match for ours that stands before a decision of the person's."""
    match = session.current.past(request.get("deal")).branch(request.get("index"))
    if match.turn != session.seat:
        raise Refusal("not-a-decision")
    session.seat_down(match, session.seat, session.level)
    session.settled = True  # it is a decision that the person has had before
    return session.state([])


def keep(session: Session, request: seam.Keep) -> seam.IsKept:
    """What a deal is kept as, and shared by: one of the match, or the one that a link tells."""
    if "replay" in request:
        link, seat, level = _split(request["replay"])
        replay = Match.open_replay(link)
        if seat >= replay.setup.seats:
            raise Refusal("bad-first", last=replay.setup.seats - 1)
        return {"ok": True, "kept": _kept(replay.match, seat, level, replay.at)}
    match = session.current.past(request.get("deal"))
    return {"ok": True, "kept": _kept(match, session.seat, session.level, request.get("at"))}


def _seat(session: Session, seat: Any) -> int:
    if type(seat) is not int or not 0 <= seat < session.current.game.seats:
        raise Refusal("bad-request", request="seat")
    return seat


# Positions


def _look(match: Match, index: int, seat: int) -> seam.Look:
    """The position before action number `index`, their number standing for the end."""
    here, of = match.branch(index), len(match.actions)
    game, actor, table, story = here.game, here.turn, here.table(seat), list(here.story)
    hands = [game.pack.spell(held) for held in game.held[: game.seats]]
    action, seen = None, True
    if index < of:
        action = match.actions[index]
        events = here.play(action)
        covert = action.partition(":")[0] in game.covert
        seen = actor == seat or (bool(events) and not covert)
    return {
        "deal": match.deal_no,
        "index": index,
        "of": of,
        "marks": marks(match),
        "seat": seat,
        "actor": actor,
        "action": action,
        "seen": seen,
        "table": table,
        "story": story,
        "hands": hands,
    }


def marks(match: Match) -> list[int]:
    """The indices at which something begins: a trick, or a round where there are no tricks."""
    seats, begins, found = match.game.seats, match.game.begins, [0]
    first = last = match.actors[0] if match.actors else 0
    phase = match.before(0).phase
    for index, (game, events) in enumerate(match.replayed()):
        seat = match.actors[index]
        if begins:
            if phase != game.phase or any(event["type"] in begins for event in events):
                found.append(index + 1)
            phase = game.phase
        elif events:  # a declined pon is out of turn
            if (seat - first) % seats < (last - first) % seats:
                found.append(index)
            last = seat
    return [index for index in found if index < len(match.actions) or index == 0]


# Reviews


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
        return next((line for line in known if line["index"] == index and line["worlds"]), None)


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

        def begin() -> Generator[None, None, seam.Line]:
            played = match.past(deal)
            here = played.branch(index)
            if here.turn != seat:
                raise Refusal("not-a-decision")
            done = played.actions[index] if action is None else action
            if done not in here.legal():
                raise Refusal("not-legal", action=done)
            seed = bot_seed(played, index)
            return judged(here.game.view(seat), index, done, seed, doubted=doubted)

        return self.go_on(about, begin)

    def go_on(
        self, about: tuple[object, ...], begin: Callable[[], Generator[None, None, seam.Line]]
    ) -> seam.Line | None:
        """One more slice of a judgement, which begins unless the one about this is under way."""
        if about != self._about:
            self._steps, self._line = begin(), None
            self._about = about
        until = perf_counter() + SLICE
        while self._line is None and perf_counter() < until:
            try:
                next(self._steps)
            except StopIteration as found:
                self._line = found.value
        return self._line


# Deals that are kept


def _kept(match: Match, seat: int, level: str, at: int | None) -> seam.Kept:
    *before, after = [result["scores"] for result in match.results]
    start = before[-1] if before else [match.game.initial] * match.game.seats
    gains = [total - had for total, had in zip(after, start, strict=True)]
    worth = [-gain for gain in gains] if bot_of(match.game.id).LOWEST_WINS else gains
    ranking: list[int] = dict(match.results[-1]).get("ranking", [])
    teams = match.game.teams
    rivals = [gains[team[0]] for team in teams if seat not in team]
    return {
        "replay": f"{match.replay_link(at=at)}&seat={seat}&level={level}",
        "game": match.game.id,
        "seats": match.game.seats,
        "seat": seat,
        "level": level,
        "deal": match.deal_no,
        "points": gains[seat],
        "against": rivals[0] if len(rivals) == 1 and len(teams) < match.game.seats else None,
        "place": 1
        + (ranking.index(seat) if ranking else sum(worth[t[0]] > worth[seat] for t in teams)),
        "undone": match.deal_no in match.taken_back,
    }


def is_replay(link: object) -> bool:
    """Whether this reads like a replay link."""
    return isinstance(link, str) and "&moves=" in link


def inspect_replay(link: object) -> tuple[Match, str, Place]:
    """What a replay link says: the match where it begins, the level, the deal that was played."""
    text, seat, level = _split(link)
    replay = Match.open_replay(text)
    if seat >= replay.setup.seats:
        raise Refusal("bad-first", last=replay.setup.seats - 1)
    place: Place = {"deal": replay.deal, "seat": seat, "at": replay.at}
    return replay.before(replay.at or 0), level, place


def _split(link: object) -> tuple[str, int, str]:
    """The engine's part of a replay link, and the seat and the level named behind it."""
    if not isinstance(link, str):
        raise Refusal("bad-link")
    if len(link) > LINK:
        raise Refusal("long-link", most=LINK)
    parts = _REPLAY.fullmatch(link.strip())
    if parts is None:
        cut = is_replay(link) and "&check=" not in link
        raise Refusal("damaged-link" if cut else "bad-link")
    text, seat, level = parts.groups(default="")
    if level and level not in LEVELS:
        raise Refusal("unknown-level", level=level)
    return text, int(seat or 0), level or LEVELS[-1]
