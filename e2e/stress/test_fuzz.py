"""Untrusted input in the browser: an answer, soon, in words that fit.

How soon is counted: here what the page does, in `tests/protocol/test_untrusted_input.py` what the
engine does.
"""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from nanafuda import GAMES, Match
from nanafuda.protocol import JsonSession

from e2e.conftest import PATIENCE, ROOT, Visit
from e2e.play import go, kept_of

FUZZ = f"({(ROOT / 'e2e/stress/fuzz.js').read_text('utf-8')})"
SOON = 300_000  # blocks of the page's scripts that are run for any answer
MANY = 25  # times as many in each part of a long run
SOME = {"link": 20, "challenge": 12, "save": 15, "import": 12, "deals": 12, "stored": 6}


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
    kept["challenge"] = ended(game).challenge_link("Ann", level="club")
    deal = {"at": stored["at"], "hinted": False, "losses": None, **deal_of(game)}
    return {**kept, "options": options, "stored": json.dumps(stored), "deal": deal}


def ended(game: str) -> Match:
    """A finished deal, played at random."""
    match, rng = Match(game, seed="fuzz"), Random(game)
    while match.turn is not None:
        match.play(rng.choice(match.legal()))
    return match


def deal_of(game: str) -> dict[str, Any]:
    """The stored entry of a finished deal."""
    match = ended(game)
    session = JsonSession()
    session.handle(json.dumps({"do": "openReplay", "replay": match.replay_link(at=0)}))
    reply = json.loads(session.handle(json.dumps({"do": "dealSummary", "at": 0})))
    summary: dict[str, Any] = reply["summary"]
    return summary


@cache
def matches() -> list[dict[str, Any]]:
    return [match_of(game) for game in GAMES]


def blocks(scripts: list[dict[str, Any]]) -> int:
    """How often a block of the site's scripts was run."""
    functions = [
        one for script in scripts if "/assets/" in script["url"] for one in script["functions"]
    ]
    return sum(block["count"] for one in functions for block in one["ranges"])


LONG = [pytest.param(part, marks=pytest.mark.long) for part in range(1, 5)]


@pytest.mark.parametrize("part", [0, *LONG])
@pytest.mark.parametrize("kind", SOME)
def test_what_is_strange_is_said_in_words_that_fit(visit: Visit, kind: str, part: int) -> None:
    """One after the other, with what the page's own scripts do of each counted."""
    page = visit("ja" if part else "en")
    page.set_viewport_size({"width": 320, "height": 568})
    go(page, "")
    cdp = page.context.new_cdp_session(page)
    cdp.send("Profiler.enable")
    cdp.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": True})
    taken, luck, count = 0, Random(part), SOME[kind] * (MANY if part else 1)
    how = {"matches": matches(), "kind": kind, "patience": PATIENCE}
    for _ in range(count):
        seed = luck.getrandbits(32)
        found = page.evaluate(FUZZ, {"seed": seed, **how})
        assert not found["faults"], (seed, *found["faults"])
        taken += found["taken"]
        work = blocks(cdp.send("Profiler.takePreciseCoverage")["result"])
        assert work < SOON, (kind, seed, work)
    cdp.detach()
    assert taken > count // 50, "too blunt: hardly any came through"
