"""How large what comes from outside may be: real matches pass, larger input is refused."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
import walks
from client import Client
from nanafuda import GAMES, Match, limits
from nanafuda.match.links import checksum

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))
LONG_SEED = "\U0001f0cf" * limits.SEED  # takes the most characters in a link


def answer(text: str) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(Client().session.handle(text))
    return reply


def refused(text: str) -> str:
    """The id of a refusal that says little of what it was given."""
    error = answer(text)["error"]
    assert error["text"].isprintable() and len(error["text"]) < 200, error
    return str(error["id"])


def nested(levels: int, inner: str = "0") -> str:
    return "[" * levels + inner + "]" * levels


def dealt(match: Match, decks: int) -> list[list[str]]:
    """This many pack orders for matches like this one."""
    pack = match.game.pack
    return [[pack.codes[c] for c in pack.shuffled(f"{n}")] for n in range(decks)]


# What is deep


@pytest.mark.parametrize("levels", [limits.DEPTH, 990, 5_000, 200_000])
def test_what_is_deep_is_refused_before_it_is_parsed(
    levels: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the browser the parser itself would be the end of Python."""
    loads, parsed = json.loads, []
    deep = nested(levels)

    def watched(text: str) -> Any:
        assert levels <= limits.DEPTH or deep not in text or text.startswith('{"do": "load"')
        parsed.append(text)
        return loads(text)

    texts = [
        deep,
        deep.replace("[", '{"a":').replace("]", "}"),
        f'{{"do": {deep}}}',
        f'{{"do": "startMatch", "game": "seven-euchre", "options": {{"target": {deep}}}}}',
        json.dumps({"do": "load", "save": deep}),
        json.dumps({"do": "load", "save": f'{{"save": 1, "seat": {deep}, "record": ""}}'}),
    ]
    replies = []
    monkeypatch.setattr(json, "loads", watched)
    for text in texts:
        replies.append(Client().session.handle(text))
    monkeypatch.undo()
    ids = [loads(reply)["error"]["id"] for reply in replies]
    assert set(ids) <= {"bad-request", "bad-save", "bad-option"}, ids
    assert levels > limits.DEPTH or len(parsed) > 2  # it is the depth that is refused


def test_brackets_within_strings_count_for_nothing() -> None:
    for action in ("[" * 500, '\\"[' * 300, "[" * 400 + '"', "\\"):
        assert refused(json.dumps({"do": "explainIllegal", "action": action})) == "no-match"


def test_values_of_an_option_that_are_no_values_are_refused() -> None:
    value: Any = 0
    for _ in range(100_000):
        value = [value]
    for odd in (value, None, 1.5, {"a": value}, "x" * 10**6, 10**4000):
        caught = walks.refusal(Match, "seven-euchre", options={"target": odd})
        assert caught.id == "bad-option" and len(str(caught)) < 200


# What is long


def test_a_text_of_many_parts_is_refused() -> None:
    for part in ("[],", '"",', "{},"):
        assert refused(f"[{part * 400_000}0]") == "bad-request"
    assert refused("x" * 10**7) == "bad-request"


@pytest.mark.parametrize("do", ["openLink", "inspectLink"])
def test_long_links_are_refused(do: str) -> None:
    link = Match("seven-euchre", seed="k3f9").link()
    for long in (link + "&x=" + "1" * limits.LINK, "game=" * 200_000, " " * 10**6 + link):
        assert refused(json.dumps({"do": do, "link": long})) == "long-link"
        walks.refusal(Match.open, long)


def test_long_saves_are_refused() -> None:
    state = Client().state("startMatch", game="seven-euchre")
    long = {**json.loads(state["save"]), "record": "x" * limits.SAVE}
    for save in (json.dumps(long), " " * limits.SAVE + state["save"]):
        assert refused(json.dumps({"do": "load", "save": save})) == "long-save"
    walks.refusal(Match.load, "x" * (limits.SAVE + 1))


# Decks and deals


@walks.EVERY_GAME
def test_decks_are_as_many_as_a_link_can_hold(game: str) -> None:
    for seed in range(12):
        match = walks.start(game, seed)
        most = min(match.game.deals or limits.DECKS, limits.DECKS)
        full = walks.like(match, seed=LONG_SEED, decks=dealt(match, most), first=0)
        assert len(full.link() + "&level=beginner") <= limits.LINK
        assert Match.open(full.link()).record() == full.record()
        assert walks.refusal(walks.like, match, decks=dealt(match, most + 1)).id == "too-many-decks"


def test_five_thousand_decks_are_refused() -> None:
    match = Match("seven-euchre", seed="k3f9", options={"target": 200})
    lines = match.record().splitlines()[:-1]
    deck = "deck " + ".".join(dealt(match, 1)[0])
    text = "\n".join([*lines[:-1], *[deck] * 5_000, lines[-1]])
    record = f"{text}\ncheck {checksum(text)}\n"
    save = {"save": 1, "seat": 0, "level": "club", "record": record}
    request = json.dumps({"do": "load", "save": json.dumps(save)})
    assert refused(request) == "too-many-decks"


def test_a_match_without_an_end_has_a_last_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nanafuda.match.match.DEALS", 3)
    match = Match("upside-down", seed="on", options={"end": "endless"})
    walks.play_deals(match, Random(1), 3)
    assert walks.refusal(match.next_deal).id == "too-many-deals" and not match.over
    assert Match.load(match.record()).record() == match.record()


# Real matches


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_whole_matches_are_far_from_the_bounds(path: Path) -> None:
    record = path.read_text("utf-8")
    match = Match.load(record)
    save = json.dumps({"save": 1, "seat": 0, "level": "beginner", "record": record})
    assert len(save) * 20 < limits.SAVE and len(match.link()) * 8 < limits.LINK
    state = Client().state("load", save=save)
    assert state["save"] and Match.open(match.link()).setup == match.setup


@walks.EVERY_GAME
def test_the_longest_match_of_every_game_can_be_saved(game: str) -> None:
    """At the longest length and the most seats; one without an end, at its last deal."""
    lengths = [(o.id, v) for o in GAMES[game].options for v in o.values if v in LONGEST]
    for seats in range(GAMES[game].seat_range[0], GAMES[game].seat_range[1] + 1):
        match = Match(game, seats=seats, options=dict(lengths), seed="long")
        walks.play_deals(match, Random(seats), 30)
        record = match.record()
        longest = max(map(len, record.splitlines()))
        assert (len(record) if match.over else longest * limits.DEALS) * 1.5 < limits.SAVE


LONGEST = (200, "game", 3, 10, "endless")


# Forms to come


def test_a_form_that_this_build_does_not_know_has_its_own_sentence() -> None:
    state = Client().state("startMatch", game="seven-euchre", seed="k3f9")
    save = json.loads(state["save"])

    def load(**changed: Any) -> str:
        return refused(json.dumps({"do": "load", "save": json.dumps(save | changed)}))

    assert load(save=2) == load(save=10**400) == "unknown-form"
    assert load(save=True) == load(save="1") == load(save=None) == "bad-save"
    assert load(record=save["record"].replace("record 1", "record 2", 1)) == "unknown-form"
    assert load(record=save["record"].replace("record 1", "record x", 1)) == "bad-record"
    later = json.dumps({"save": 2, "what": "comes"})
    assert refused(json.dumps({"do": "load", "save": later})) == "unknown-form"
