"""Untrusted input in the browser: an answer, soon, in words that fit.

How soon is counted: here what the page does, in `tests/protocol/test_untrusted_input.py` what the
engine does. Long runs measure instead for how long the page's thread is at work with one thing.
"""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from nanafuda import GAMES, Match
from nanafuda.duplicate.tournaments import Tournament
from nanafuda.protocol import JsonSession
from playwright.sync_api import Page

from e2e.conftest import PATIENCE, ROOT, Visit
from e2e.play import go, kept_of

FUZZ = f"({(ROOT / 'e2e/stress/fuzz.js').read_text('utf-8')})"
SOON = 300_000  # blocks of the page's scripts that are run for any answer
BLOCK = 200  # milliseconds of its own thread's time for which nothing else moves on the page
AT_ONCE = 25  # that are sent between two looks at that
SOME = {
    "link": 20,
    "challenge": 12,
    "save": 15,
    "import": 12,
    "deals": 12,
    "stored": 6,
}
MANY = {
    "link": 10_000, "challenge": 10_000, "save": 4_000, "import": 5_000,
    "deals": 5_000, "stored": 2_000,
}  # fmt: skip
PAGES = ["link", "challenge", "save", "import", "deals", "stored"]


def match_of(game: str) -> dict[str, Any]:
    """A match under way, in which the person is to act."""
    session, rng = JsonSession(), Random(game)

    def ask(**request: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(session.handle(json.dumps(request)))
        return reply

    state, acted = ask(do="startMatch", game=game, seed="fuzz", level="beginner"), 0
    while state["next"] != "person" or acted < 3:
        acted += state["next"] == "person"
        if state["next"] == "person":
            state = ask(do="play", action=rng.choice(state["legal"]))
        else:
            reply = ask(do="think" if state["next"] == "bot" else "nextDeal")
            state = state if reply.get("thinking") else reply
    stored = kept_of(state)
    options = state["table"]["options"]
    kept = {key: state[key] for key in ("game", "link", "save")}
    kept["challenges"] = challenges_of(game)
    deal = {"at": stored["at"], "hinted": False, "losses": None, **deal_of(game)}
    return {**kept, "options": options, "stored": json.dumps(stored), "deal": deal}


def challenges_of(game: str) -> list[str]:
    """What friends send: a deal, and a tournament."""
    t, rng, played = Tournament(game, 4, seed="fuzz"), Random(game), []
    for number in range(4):
        match = t.match(number)
        while match.turn is not None:
            match.play(rng.choice(match.legal()))
        replay = f"{match.replay_link()}&seat=0&level=club"
        played.append({"replay": replay, "percent": 50, "hinted": False})
    asked: list[dict[str, Any]] = [
        {"played": played[:1]},
        {"played": played, "tournament": t.link()},
    ]
    replies = [
        JsonSession().handle(json.dumps({"do": "createChallenge", "name": "Ann", **ask}))
        for ask in asked
    ]
    return [json.loads(reply)["challenge"]["link"] for reply in replies]


def deal_of(game: str) -> dict[str, Any]:
    """The stored entry of a finished deal, at random."""
    match, rng = Match(game, seed="fuzz"), Random(game)
    while match.turn is not None:
        match.play(rng.choice(match.legal()))
    session = JsonSession()
    session.handle(json.dumps({"do": "openReplay", "replay": match.replay_link(at=0)}))
    reply = json.loads(session.handle(json.dumps({"do": "dealSummary", "at": 0})))
    summary: dict[str, Any] = reply["summary"]
    return summary


@cache
def matches() -> list[dict[str, Any]]:
    return [match_of(game) for game in GAMES]


def fuzz(page: Page, kind: str, count: int, seed: int) -> int:
    """Shows so many of a kind; returns how many were taken in."""
    how = {"seed": seed, "matches": matches(), "kind": kind, "count": count, "patience": PATIENCE}
    found = page.evaluate(FUZZ, how)
    assert not found["faults"], "\n".join(found["faults"])
    return int(found["taken"])


def show_some(page: Page, kind: str, count: int) -> None:
    """One after the other, with what the page's own scripts do of each counted."""
    at_home(page)
    cdp = page.context.new_cdp_session(page)
    cdp.send("Profiler.enable")
    cdp.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": True})
    taken, luck = 0, Random(0)
    for number in range(count):
        taken += fuzz(page, kind, 1, luck.getrandbits(32))
        work = blocks(cdp.send("Profiler.takePreciseCoverage")["result"])
        assert work < SOON, (kind, number, work)
    cdp.detach()
    assert taken > count // 50, "too blunt: hardly any came through"


def show_much(page: Page, kind: str, count: int, part: int) -> None:
    """A batch at a time, with the page's longest task measured. Repeats a long one,
    because another process may have caused it."""
    at_home(page)
    taken, luck = 0, Random(part)
    for _ in range(count // AT_ONCE):
        seed = luck.getrandbits(32)
        some, task = measured(page, kind, AT_ONCE, seed)
        if task > BLOCK:
            task = min(measured(page, kind, AT_ONCE, seed)[1] for _ in range(2))
        assert task <= BLOCK, (kind, seed, task)
        taken += some
    assert taken > count // 50, "too blunt: hardly any came through"


def at_home(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    go(page, "")


def measured(page: Page, kind: str, count: int, seed: int) -> tuple[int, float]:
    """How many were taken in; what the page's longest task took meanwhile, in milliseconds of its
    thread's own time, however busy the machine is."""
    browser = page.context.browser
    assert browser
    browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing"])
    taken = fuzz(page, kind, count, seed)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    named = [one for one in events if one["name"] == "thread_name"]
    main = {thread(one) for one in named if one["args"]["name"] == "CrRendererMain"}
    beside = [(thread(one), one["ts"]) for one in events if one["name"] == "beside the page"]
    tasks = [
        one["tdur"] / 1000
        for one in events
        if one["name"].endswith("RunTask") and "tdur" in one and thread(one) in main
        if not any(thread(one) == own and 0 <= at - one["ts"] <= one["dur"] for own, at in beside)
    ]
    return taken, max(tasks)


def thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def blocks(scripts: list[dict[str, Any]]) -> int:
    """How often a block of the site's scripts was run."""
    functions = [
        one for script in scripts if "/assets/" in script["url"] for one in script["functions"]
    ]
    return sum(block["count"] for one in functions for block in one["ranges"])


@pytest.mark.parametrize("kind", PAGES)
def test_what_is_strange_is_said_in_words_that_fit(visit: Visit, kind: str) -> None:
    show_some(visit("en"), kind, SOME[kind])


@pytest.mark.long
@pytest.mark.parametrize("part", range(1, 5))
@pytest.mark.parametrize("kind", PAGES)
def test_much_that_is_strange_is_said_in_words_that_fit(visit: Visit, kind: str, part: int) -> None:
    show_much(visit("ja"), kind, MANY[kind] // 4, part)
