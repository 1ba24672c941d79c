"""Handlers of reviews of ended deals, and of reading links.

All but `inspectLink`, `openReplay` and `reviewAhead` take a deal's number, by default the last
ended one's, and refuse the running deal. Functions with a `match` parameter expect it at the end
of the deal (`Match.past`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...analysis.advice import THINKING
from ...bots import LEVELS
from ...errors import Refusal
from ...match import Match
from ...match.links import is_replay, split_link, split_replay
from ...match.match import Replay
from ..session import Session
from . import request

if TYPE_CHECKING:
    from ...messages.match import Inspected, Place, Setup, State, Thinking
    from ...messages.review import (
        Ahead,
        DealSummary,
        DealSummaryReply,
        Decision,
        Decisions,
        Judged,
        Look,
        Looked,
        LookedBack,
        Reviewed,
        Watched,
    )


@request
def inspect_link(_session: Session, *, link: str) -> Inspected:
    """Read a deal link or a replay link without opening it.

    link: the URL's fragment, after `#`.
    """
    seat = 0
    place: Place | None = None
    if is_replay(link):
        replay, seat, level = opened(link)
        decides = replay.match.decides(seat)
        place = {"deal": replay.deal, "seat": seat, "at": replay.at, "decides": decides}
        match = replay.before(replay.at or 0)
    else:
        text, level = split_link(link)
        match = Match.open(text)
    return {"ok": True, "setup": setup_of(match, seat, level, place)}


def setup_of(match: Match, seat: int, level: str, replay: Place | None = None) -> Setup:
    """Return the settings of a match that stands where its link opens."""
    setup = match.setup
    return {
        "game": setup.game,
        "version": setup.kind.version,
        "seats": setup.seats,
        "options": setup.options,
        "seed": setup.seed,
        "level": level,
        "replay": replay,
        "hand": match.table(seat)["hand"],
    }


@request
def open_replay(session: Session, *, replay: str) -> Watched:
    """Open a replay link: its match replaces the current one and stands at the deal's end.

    replay: the URL's fragment, after `#`.
    """
    past, seat, level = opened(replay)
    session.seat_down(past.match, seat, level)
    return {**session.moved([]), "at": past.at}


@request
def review(
    session: Session,
    *,
    seat: int | None = None,
    deal: int | None = None,
    since: int = 0,
    forward: bool = False,
) -> Reviewed:
    """Review an ended deal, one slice; repeat while `done` is less than `of`.

    seat: the seat to review; defaults to the person's.
    deal: the deal's number, from 1; defaults to the last ended one.
    since: the index of the first action to review, if others made those before; defaults to 0.
    forward: whether to review from the first decision to the last; by default from the last.
    """
    seat = _seat(session, session.seat if seat is None else seat)
    if type(since) is not int:
        raise Refusal("bad-request", request="since")
    forward = forward is True
    found = session.reviews.slice(session.current, deal, seat, since, forward)
    return {"ok": True, "review": found}


@request
def review_ahead(session: Session, *, since: int = 0) -> Ahead:
    """Judge the person's decisions so far in the running deal, one slice; repeat while `left`.

    since: the index of the first action to review, if others made those before; defaults to 0.
    """
    if session.next not in ("person", "bot"):
        raise session.not_next()
    if type(since) is not int:
        raise Refusal("bad-request", request="since")
    return {"ok": True, "left": session.reviews.ahead(session.current, session.seat, since)}


@request
def analyse_action(
    session: Session,
    *,
    index: int,
    action: str | None = None,
    doubted: bool = False,
    deal: int | None = None,
) -> Judged | Thinking:
    """Analyse a decision of the person in an ended deal, one slice.

    index: the action's index in the deal, from 0.
    action: the action to analyse; defaults to the one played.
    doubted: whether to recheck a review's verdict with other, and more, determinizations.
    deal: the deal's number, from 1; defaults to the last ended one.
    """
    match, named = session.current, None if action is None else str(action)
    line = session.judging.slice(match, deal, session.seat, index, named, doubted is True)
    return THINKING if line is None else {"ok": True, "line": line}


@request
def position(session: Session, *, index: int, seat: int, deal: int | None = None) -> Looked:
    """Show a position of an ended deal.

    index: the index of the next action, from 0; the number of actions means the end.
    seat: the viewing seat.
    deal: the deal's number, from 1; defaults to the last ended one.
    """
    match = session.current.past(deal)
    return {"ok": True, "look": _look(match, index, _seat(session, seat))}


@request
def analyse_decision(
    session: Session, *, seat: int, index: int | None = None, deal: int | None = None
) -> LookedBack | Thinking:
    """List a seat's decisions in an ended deal, or analyse one of them.

    seat: the seat whose decisions are listed.
    index: the action's index in the deal, from 0; without it all decisions are listed.
    deal: the deal's number, from 1; defaults to the last ended one.
    """
    match, seat = session.current.past(deal), _seat(session, seat)
    if index is None:
        return {"ok": True, "knew": _decisions(match, seat)}
    if type(index) is not int or not 0 <= index < len(match.actors) or match.actors[index] != seat:
        raise Refusal("bad-request", request=f"analyseDecision {seat} {index}")
    line = session.reviews.line(match, seat, index)
    line = line or session.judging.slice(match, match.deal_no, seat, index, None)
    if line is None:
        return THINKING
    before = match.branch(index)
    compared = {choice["action"] for choice in line["choices"]}
    return {
        "ok": True,
        "knew": {
            "deal": match.deal_no,
            "seat": seat,
            "index": index,
            "level": session.levels[seat] or LEVELS[-1],
            "action": match.actions[index],
            "table": match.table_at(before.game, seat),
            "line": line,
            "rest": [action for action in before.legal() if action not in compared],
        },
    }


def _decisions(match: Match, seat: int) -> Decisions:
    """Return a seat's decisions in a deal; the match stands at its end."""
    made = enumerate(zip(match.actors, match.actions, strict=True))
    decisions: list[Decision] = [
        {"index": index, "action": action} for index, (actor, action) in made if actor == seat
    ]
    return {"deal": match.deal_no, "seat": seat, "decisions": decisions}


@request
def branch(session: Session, *, index: int, deal: int | None = None) -> State:
    """Replace the match with a copy that stands before a decision of the person.
    To return, send `load` with the `save` of the previous state.

    index: the action's index in the deal, from 0.
    deal: the deal's number, from 1; defaults to the last ended one.
    """
    match = session.current.past(deal).branch(index)
    if match.turn != session.seat:
        raise Refusal("not-a-decision")
    session.seat_down(match, session.seat, session.level)
    session.settled = True  # the person has faced this decision before
    return session.state([])


@request
def deal_summary(
    session: Session,
    *,
    deal: int | None = None,
    at: int | None = None,
    replay: str | None = None,
) -> DealSummaryReply:
    """Return the summary and replay link of an ended deal.

    deal: the deal's number, from 1; defaults to the last ended one.
    at: the index of the action at which the link opens.
    replay: a replay link, to summarise its deal instead; the match stays unchanged.
    """
    if replay is not None:
        past, seat, level = opened(replay)
        match, at = past.match, past.at
    else:
        match, seat, level = session.current.past(deal), session.seat, session.level
    summary = _summary(match, seat, level, at)
    return {"ok": True, "summary": summary, "decides": match.decides(seat)}


def _seat(session: Session, seat: Any) -> int:
    if type(seat) is not int or not 0 <= seat < session.current.game.seats:
        raise Refusal("bad-request", request="seat")
    return seat


def opened(link: object) -> tuple[Replay, int, str]:
    """Return a link's replay, its person's seat and the level. Raises Refusal if it is invalid."""
    text, seat, level = split_replay(link)
    replay = Match.open_replay(text)
    if seat >= replay.setup.seats:
        raise Refusal("bad-first", last=replay.setup.seats - 1)
    return replay, seat, level


# Positions


def _look(match: Match, index: int, seat: int) -> Look:
    """Return the position before action `index`; the number of actions means the end."""
    here, of = match.branch(index), len(match.actions)
    game, actor, table, story = here.game, here.turn, here.table(seat), list(here.story)
    hands = [game.pack.spell(held) for held in game.held[: game.seats]]
    action, seen = None, True
    if index < of:
        action = match.actions[index]
        events = here.play(action)
        covert = action.partition(":")[0] in game.hidden_verbs
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
    seats, begins, found = match.game.seats, match.game.trick_starts, [0]
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


def _summary(match: Match, seat: int, level: str, at: int | None) -> DealSummary:
    *before, after = [result["scores"] for result in match.results]
    start = before[-1] if before else [match.game.initial] * match.game.seats
    gains = [total - had for total, had in zip(after, start, strict=True)]
    places, teams = match.results[-1]["places"], match.game.teams
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
        "place": places[seat],
        "tied": sum(places[team[0]] == places[seat] for team in teams) - 1,
        "undone": match.deal_no in match.undone_deals,
    }
