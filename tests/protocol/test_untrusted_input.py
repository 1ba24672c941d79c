"""Untrusted input, however strange: a reply, soon, in words, and never a bug."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from client import TYPES, Client, Work
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from nanafuda import GAMES, limits
from nanafuda.lessons import LESSONS
from nanafuda.match.links import checksum

SOME, MANY = 1_500, 100_000
SOON = 300_000  # lines of Python for any answer: ten times what any has taken
NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "self", "Infinity", "NaN"]

HUGE = st.sampled_from([10**20, -(10**300), 10**4000, 1e308, float("inf"), float("nan"), 2**31])
LONG = st.sampled_from(["x", "9", "[", '"', "\\", "é", "七", ".", "&a=", " ", "\n"]).map(
    lambda piece: piece * 9_000
)
HALVES = st.text(st.characters(categories=["Cs", "Cf", "Cc"]), min_size=1, max_size=9)
TEXTS = st.one_of(
    st.text(max_size=20), LONG, HALVES, st.sampled_from(NAMES), st.integers().map(str)
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | HUGE | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)
DEEP = "\uf8ff"  # stands for something deep until the text is written


def deepened(text: str, levels: int) -> str:
    return text.replace(f'"{DEEP}"', "[" * levels + "]" * levels)


@cache
def match_of(game: str) -> dict[str, Any]:
    """The state of a match under way, in which the person is to act."""
    api, rng = Client(), Random(game)
    state = api.state("startMatch", game=game, seed="api", level="beginner")
    acted = 0
    while state["next"] != "person" or acted < 3:
        acted += state["next"] == "person"
        state = api.step(state, rng)
    return state


def edited(draw: st.DrawFn, text: str) -> str:
    """The text with one to three pieces cut out, doubled or replaced."""
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        to = min(len(text), at + draw(st.sampled_from([0, 1, 2, 8, 40])))
        text = text[:at] + draw(st.just(text[at:to] * 2) | TEXTS) + text[to:]
    return text


@st.composite
def links(draw: st.DrawFn, game: str) -> str:
    """A changed link; mostly one whose check fits, as somebody might make it on purpose."""
    body, _, rest = match_of(game)["link"].partition("&check=")
    body = edited(draw, body)
    check = checksum(body) if draw(st.integers(0, 3)) else rest[:8]
    return f"{body}&check={check}{rest[8:]}"


@st.composite
def saves(draw: st.DrawFn, game: str) -> str:
    """A changed save, its fields or its record; mostly one whose check fits."""
    fields = json.loads(match_of(game)["save"])
    if draw(st.booleans()):
        lines = fields["record"].rstrip("\n").split("\n")[:-1]
        body = edited(draw, "\n".join(lines))
        fields["record"] = f"{body}\ncheck {checksum(body)}\n"
    else:
        fields[draw(st.sampled_from([*fields]) | TEXTS)] = draw(VALUES | st.just(DEEP))
    return json.dumps(fields)


@st.composite
def requests(draw: st.DrawFn, game: str) -> str:
    """A request of any type but those that take thought, its fields changed."""
    state = match_of(game)
    thought = ("hint", "analyseDecision")
    request: dict[str, Any] = {"do": draw(st.sampled_from([v for v in TYPES if v not in thought]))}
    ours: dict[str, st.SearchStrategy[Any]] = {
        "game": st.sampled_from([*GAMES]),
        "seats": st.integers(0, 9),
        "options": st.dictionaries(st.sampled_from([*state["table"]["options"]]), VALUES),
        "seed": TEXTS,
        "level": st.just("beginner"),
        "seat": st.integers(-1, 9),
        "link": links(game),
        "save": saves(game),
        "action": st.sampled_from(state["legal"]) | TEXTS,
        "lesson": st.sampled_from(["none", *(lesson.id for lesson in LESSONS[game])]),
        "step": st.integers(-1, 99),
        "taken": st.lists(st.sampled_from(state["legal"]) | TEXTS, max_size=3),
    }
    for key, likely in ours.items():
        if draw(st.booleans()):
            request[key] = draw(st.one_of(likely, likely, VALUES, st.just(DEEP)))
    text = json.dumps(request)
    return edited(draw, text) if draw(st.integers(0, 3)) == 0 else text


def texts(game: str) -> st.SearchStrategy[str]:
    link = links(game).map(lambda link: json.dumps({"do": "openLink", "link": link}))
    save = saves(game).map(lambda save: json.dumps({"do": "load", "save": save}))
    deep = st.sampled_from([2, 30, 990, 5_000])
    return st.builds(deepened, st.one_of(link, save, requests(game), TEXTS), deep)


def fuzz(game: str, times: int) -> None:
    base = match_of(game)["save"]
    load = json.dumps({"do": "load", "save": base})

    @settings(max_examples=times, deadline=None, suppress_health_check=list(HealthCheck))
    @given(texts(game))
    def answered(text: str) -> None:
        session = Client().session
        session.handle(load)
        with Work() as work:
            reply = json.loads(session.handle(text))
        assert work.lines < SOON
        error = reply.get("error")
        if error is None:
            return
        assert error["id"] != "internal", error
        assert error["text"] and error["text"].isprintable() and len(error["text"]) < 200
        shown = [value for value in error["args"].values() if isinstance(value, str)]
        assert all(len(value) <= limits.ECHO + 1 for value in shown), error
        assert session._save() == base, "refused, yet something changed"

    answered()


@pytest.mark.parametrize("game", list(GAMES))
def test_whatever_comes_is_answered_soon_and_in_words(game: str) -> None:
    fuzz(game, SOME // len(GAMES))


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
def test_whatever_comes_is_answered_a_hundred_thousand_times(game: str) -> None:
    fuzz(game, MANY // len(GAMES))
