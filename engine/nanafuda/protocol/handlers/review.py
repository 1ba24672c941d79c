"""Handlers of reviews of ended deals, and of reading links.

All but `inspectLink` and `openReplay` take a deal's number, by default the last ended one's, and
refuse the running deal. Functions with a `match` parameter expect it at the end of the deal
(`Match.past`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...analysis.advice import THINKING
from ...bots import LEVELS
from ...errors import Refusal
from ...games import GAMES
from ...match import Match
from ...match.links import is_replay, split_link, split_replay
from ...match.replay import Replay
from ..session import Session

if TYPE_CHECKING:
    from ..messages import review as messages
    from ..messages.match import Inspect, Inspected, Place, State, Thinking


def inspect(session: Session, request: Inspect) -> Inspected:
    """Read a deal link or a replay link without opening it."""
    link, seat = request.get("link"), 0
    place: Place | None = None
    if is_replay(link):
        replay, seat, level = opened(link)
        place = {"deal": replay.deal, "seat": seat, "at": replay.at}
        match = replay.before(replay.at or 0)
    else:
        text, level = split_link(link)
        match = Match.open(text)
    setup = match.setup
    return {
        "ok": True,
        "setup": {
            "game": setup.game,
            "version": GAMES[setup.game].version,
            "seats": setup.seats,
            "options": setup.options,
            "seed": setup.seed,
            "level": level,
            "replay": place,
            "hand": match.table(seat)["hand"],
        },
    }


def watch(session: Session, request: messages.Watch) -> messages.Watched:
    """Open a replay link."""
    replay, seat, level = opened(request.get("replay"))
    session.seat_down(replay.match, seat, level)
    return {**session.moved([]), "at": replay.at}


def review(session: Session, request: messages.AskReview) -> messages.Reviewed:
    """Run one slice of a deal's review; it is complete when `done` equals `of`."""
    seat = _seat(session, request.get("seat", session.seat))
    since = request.get("since", 0)
    if type(since) is not int:
        raise Refusal("bad-request", request="since")
    review = session.reviews.slice(session.current, request.get("deal"), seat, since)
    return {"ok": True, "review": review}


def judge(session: Session, request: messages.AskJudge) -> messages.Judged | Thinking:
    """Run one slice of analysing a decision of the person, as played or with another action."""
    match, deal, action = session.current, request.get("deal"), request.get("action")
    named = None if action is None else str(action)
    doubted = request.get("doubted") is True
    index = request.get("index")
    line = session.judging.slice(match, deal, session.seat, index, named, doubted)
    return THINKING if line is None else {"ok": True, "line": line}


def look(session: Session, request: messages.AskLook) -> messages.Looked:
    """Return a position of a deal, as a seat saw it."""
    match = session.current.past(request.get("deal"))
    seat = _seat(session, request.get("seat"))
    return {"ok": True, "look": _look(match, request.get("index"), seat)}


def knew(session: Session, request: messages.AskKnew) -> messages.LookedBack | Thinking:
    """Return a seat's decisions, or run one slice of analysing one with the seat's view."""
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


def _decisions(match: Match, seat: int) -> messages.Decisions:
    """Return a seat's decisions in a deal; the match stands at its end."""
    made = enumerate(zip(match.actors, match.actions, strict=True))
    decisions: list[messages.Decision] = [
        {"index": index, "action": action} for index, (actor, action) in made if actor == seat
    ]
    return {"deal": match.deal_no, "seat": seat, "decisions": decisions}


def branch(session: Session, request: messages.Branch) -> State:
    """Replace the match with a copy that stands before a decision of the person."""
    match = session.current.past(request.get("deal")).branch(request.get("index"))
    if match.turn != session.seat:
        raise Refusal("not-a-decision")
    session.seat_down(match, session.seat, session.level)
    session.settled = True  # the person has faced this decision before
    return session.state([])


def keep(session: Session, request: messages.Keep) -> messages.IsKept:
    """Return the summary and replay link of a deal, of the match or of a replay link."""
    if "replay" in request:
        replay, seat, level = opened(request["replay"])
        return {"ok": True, "kept": _kept(replay.match, seat, level, replay.at)}
    match = session.current.past(request.get("deal"))
    return {"ok": True, "kept": _kept(match, session.seat, session.level, request.get("at"))}


def _seat(session: Session, seat: Any) -> int:
    if type(seat) is not int or not 0 <= seat < session.current.game.seats:
        raise Refusal("bad-request", request="seat")
    return seat


def opened(link: object) -> tuple[Replay[Match], int, str]:
    """Return a link's replay, its person's seat and the level. Raises Refusal if it is invalid."""
    text, seat, level = split_replay(link)
    replay = Match.open_replay(text)
    if seat >= replay.setup.seats:
        raise Refusal("bad-first", last=replay.setup.seats - 1)
    return replay, seat, level


# Positions


def _look(match: Match, index: int, seat: int) -> messages.Look:
    """Return the position before action `index`; the number of actions means the end."""
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
    """Return the indices where a trick starts, or a round in games without tricks."""
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


# Summaries


def _kept(match: Match, seat: int, level: str, at: int | None) -> messages.Kept:
    *before, after = [result["scores"] for result in match.results]
    start = before[-1] if before else [match.game.initial] * match.game.seats
    gains = [total - had for total, had in zip(after, start, strict=True)]
    worth = [-gain for gain in gains] if match.game.lowest_wins else gains
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
