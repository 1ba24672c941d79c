"""A changed link is refused in a player's words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
import walks
import wording
from client import Client, checked
from nanafuda import GAMES, Match
from nanafuda.duplicate.tournaments import Tournament
from nanafuda.errors import MESSAGES
from nanafuda.lessons import LESSONS

CHANGES = 200
ODD = ("-1", "0", "1", "2", "3", "7", "9", "77", "999", "1e9", "-0", "", "x", "None", "99999999999")
# Not a player's words: figures below zero, ranges from 0, and values as programs write them.
RAW = re.compile(r"[-−]\d|\b0 (?:to|and)\b|0～|\bstep -?\d|Traceback|Error\b|None|null|['{}\[\]]")
Ask = Callable[[str], list[dict[str, Any]]]


def played(seed: int) -> Match:
    match, rng = walks.start([*GAMES][seed % len(GAMES)], seed), Random(seed)
    while match.turn is not None:
        match.play(walks.choose(match, rng))
    return match


def deal_links(seed: int) -> str:
    return played(seed).link() + "&level=club"


def replays(seed: int) -> str:
    return played(seed).replay_link(at=2) + "&seat=1&level=club"


def challenges(seed: int) -> str:
    return played(seed).challenge_link("Ann", level="club", seat=1)


def tournaments(seed: int) -> str:
    return Tournament([*GAMES][seed % len(GAMES)], deals=4, seed=str(seed)).link()


def opens(*requests: str, field: str = "link") -> Ask:
    return lambda link: [{"do": do, field: link} for do in requests]


def again(link: str) -> list[dict[str, Any]]:
    """All that the pages of a replay link ask for, with places of any kind."""
    seat = len(link) % 5 - 1
    return [
        {"do": "inspectLink", "link": link},
        {"do": "openReplay", "replay": link},
        {"do": "analyseDecision", "seat": seat},
        {"do": "branch", "index": int(len(link) % 90) - 5},
        {"do": "dealSummary", "at": int(len(link) % 90) - 5},
        {"do": "position", "index": 10_000, "seat": seat},
    ]


def boards(link: str) -> list[dict[str, Any]]:
    number = len(link) % 9 - 3
    return [
        {"do": "tournament", "link": link},
        {"do": "openDuplicate", "link": link, "number": number},
    ]


KINDS: dict[str, tuple[Callable[[int], str], Ask]] = {
    "deal": (
        deal_links,
        lambda link: [*opens("inspectLink")(link), {"do": "openLink", "link": link, "seat": 0}],
    ),
    "replay": (replays, again),
    "challenge": (
        challenges,
        lambda link: [*opens("inspectChallenge")(link), {"do": "openDuplicate", "challenge": link}],
    ),
    "tournament": (tournaments, boards),
}


def changed(link: str, rng: Random) -> str:
    """The link with one or two values changed, mostly with a check that fits."""
    body, _, rest = link.partition("&check=")
    check, ending = rest[:8], rest[8:]
    for _ in range(rng.choice((1, 1, 2))):
        pairs = [pair.partition("=") for pair in (body + ending).split("&") if pair]
        key = rng.choice(pairs)[0]
        new = rf"\g<1>{rng.choice(ODD)}"
        body, ending = (re.sub(rf"((?:^|&){key}=)[^&]*", new, part) for part in (body, ending))
    return (checked(body) if rng.random() < 0.9 else f"{body}&check={check}") + ending


def faults(kind: str) -> Iterator[dict[str, Any]]:
    make, ask = KINDS[kind]
    client, rng = Client(), Random(kind)
    links = [make(seed) for seed in range(10)]
    for number in range(CHANGES):
        for request in ask(changed(links[number % len(links)], rng)):
            reply = client.once(**request)
            if not reply["ok"]:
                yield reply["error"]


def lessons() -> Iterator[dict[str, Any]]:
    client, rng = Client(), Random("lessons")
    for _ in range(CHANGES):
        game = rng.choice([*GAMES])
        lesson = rng.choice([*(one.id for one in LESSONS[game]), "x", ""])
        step = rng.choice((-5, -1, 0, 3, 99, 10**9))
        reply = client.once(do="startLesson", game=game, lesson=lesson, step=step)
        if not reply["ok"]:
            yield reply["error"]


@pytest.mark.parametrize("kind", [*KINDS, "lesson"])
def test_a_changed_link_is_refused_in_a_players_words(kind: str) -> None:
    found = [*(lessons() if kind == "lesson" else faults(kind))]
    assert len(found) > CHANGES // 10
    assert {fault["id"] for fault in found} <= MESSAGES.keys()
    some = {str(fault): fault for fault in found}
    said = wording.said({"fault": fault} for fault in some.values())
    for lang, answers in said.items():
        for fault, answer in zip(some.values(), answers, strict=True):
            # Less what was in the link itself, and a date's form.
            sentence = re.sub(r"“.*?”|「.*?」|2026-11-23", "", answer["fault"])
            assert not RAW.search(sentence), (lang, fault, sentence)
            assert lang == "en" or answer["fault"] != fault["text"], fault
