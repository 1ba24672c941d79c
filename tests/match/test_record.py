"""Records and links: the same match, or a sentence."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
import walks
from hypothesis import given, settings
from hypothesis import strategies as st
from nanafuda import GAMES, Match
from nanafuda.match.links import checksum

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_replay_byte_for_byte(path: Path) -> None:
    text = path.read_text()
    match = Match.load(text)
    assert match.record() == text
    assert match.over


def test_every_game_has_golden_records() -> None:
    assert {path.stem.rsplit("-", 1)[0] for path in GOLDEN} == set(GAMES)


@given(st.text())
@settings(max_examples=300, deadline=None)
def test_other_text_is_refused(text: str) -> None:
    for read in (Match.load, Match.open):
        walks.refusal(read, text)


def test_a_record_of_an_unknown_version_is_refused() -> None:
    lines = Match("seven-euchre", seed="k3f9").record().splitlines()[:-1]
    lines[2] = "v 99"
    text = "\n".join(lines)
    assert walks.refusal(Match.load, f"{text}\ncheck {checksum(text)}\n").id == "unknown-version"


def test_a_record_with_an_impossible_action_is_refused() -> None:
    match = walks.play_deals(Match("seven-euchre", seed="k3f9"), Random(1))
    text = "\n".join(match.record().splitlines()[:-1]) + " bid:F7"
    walks.refusal(Match.load, f"{text}\ncheck {checksum(text)}\n")


@pytest.mark.parametrize("game", list(GAMES))
def test_explicit_decks_and_odd_seeds_live_in_links_and_records(game: str) -> None:
    match = walks.start(game, 3)
    deck = [match.game.pack.codes[c] for c in match.game.pack.shuffled("odd")]
    odd = walks.like(match, seed="七 & = # %41 +", decks=[deck], first=1)
    assert Match.open(odd.link()).record() == odd.record() == Match.load(odd.record()).record()


BAD_ARGUMENTS: list[tuple[dict[str, Any], str]] = [
    ({"seats": 9}, "bad-seats"),
    ({"seats": "4"}, "bad-seats"),
    ({"options": {"nope": 1}}, "unknown-option"),
    ({"options": {"target": 78}}, "bad-option"),
    ({"options": {"target": True}}, "bad-option"),
    ({"seed": ""}, "bad-seed"),
    ({"seed": "x" * 65}, "bad-seed"),
    ({"seed": "k3\u200bf9"}, "unseen-seed"),
    ({"seed": "k3f9\u200d"}, "unseen-seed"),
    ({"first": 4}, "bad-first"),
    ({"first": True}, "bad-first"),
    ({"decks": [["F13"]]}, "bad-deck"),
]


@pytest.mark.parametrize(("arguments", "id"), BAD_ARGUMENTS)
def test_arguments_that_will_not_do_are_refused_in_words(
    arguments: dict[str, Any], id: str
) -> None:
    refused = walks.refusal(Match, "seven-euchre", **arguments)
    assert refused.id == id and str(refused).endswith(".")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ValueError, match="no game called"):
        Match("bridge")


def test_links_and_records_say_whether_the_bots_have_temperaments() -> None:
    plain, own = (Match("sevens-heaven", seed="k3f9", tempers=own) for own in (False, True))
    assert "tempers" not in plain.link() + plain.record()  # as in every older text
    for match in (plain, own):
        walks.play_deals(match, Random(1))
        challenge = Match.open_challenge(match.challenge_link(level="club"))
        for copy in (
            Match.open(match.link()),
            Match.load(match.record()),
            Match.open_replay(match.replay_link()).match,
            challenge.match,
            match.branch(1),
        ):
            assert copy.setup == match.setup
    assert own.setup.tempers and own.link() != plain.link()


def test_a_temperament_is_had_or_not() -> None:
    text = Match("sevens-heaven", seed="k3f9", tempers=True).record()
    text = "\n".join(text.splitlines()[:-1]).replace("tempers yes", "tempers no")
    assert walks.refusal(Match.load, f"{text}\ncheck {checksum(text)}\n").id == "bad-record"
