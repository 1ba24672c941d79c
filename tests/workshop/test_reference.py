"""The workshop's reference: what it lists, and its words in Japanese."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Any

import generate.reference
from nanafuda import GAMES, Match
from nanafuda.games.sevens_heaven.rules import THEFT

reference = cache(generate.reference.reference)
LOCALES = Path(__file__).parents[2] / "web/locales"


def words(lang: str) -> dict[str, str]:
    """Return the messages of the reference in a language, without those of actions."""
    found = messages(lang)
    return {name: text for name, text in found.items() if not name.startswith("ref-action-")}


def messages(lang: str) -> dict[str, str]:
    text = (LOCALES / lang / "workshop-reference.ftl").read_text("utf-8")
    return dict(re.findall(r"^(ref-[\w-]+) = (.*)$", text, re.MULTILINE))


def worded(kinds: Collection[str]) -> set[str]:
    """Return the kinds that have words. A new game has none at first, but never only some."""
    found = {kind for kind in kinds if any(name.startswith(f"ref-{kind}-") for name in words("en"))}
    assert found >= {"view", "world", "seven-euchre", "upside-down"} & set(kinds)
    return found


def test_the_english_words_are_those_of_the_docstrings() -> None:
    found = reference()
    kinds = {"view": found["view"], "world": found["world"], **found["tables"]}
    assert words("en") == {
        f"ref-{kind}-{one['name'].partition('(')[0]}": one["about"]
        for kind in worded(kinds)
        for one in kinds[kind]
    }


def test_every_name_has_a_sentence_in_japanese() -> None:
    assert messages("ja").keys() == messages("en").keys()
    assert all(re.search(r"[ぁ-ん]|席|点", text) for text in messages("ja").values())


def test_every_form_of_an_action_has_an_example_and_a_sentence() -> None:
    forms = {
        f"ref-action-{game}-{one['form']}"
        for game in worded(reference()["actions"])
        for one in reference()["actions"][game]
    }
    assert forms == messages("en").keys() - words("en").keys()


def test_the_phases_are_those_in_which_a_seat_decides() -> None:
    phases = reference()["phases"]
    assert set(phases) == set(GAMES)
    assert phases["seven-euchre"] == ["auction", "exchange", "play"]
    assert all("play" in some and "ended" not in some for some in phases.values())


def test_fields_speak_of_none_as_python_does() -> None:
    texts = [one["about"] for some in reference()["tables"].values() for one in some]
    assert not any("null" in text for text in texts) and any("None" in text for text in texts)


def test_examples_by_hand_are_actions_that_the_games_read() -> None:
    bridge: Any = Match("seven-bridge").game
    heaven: Any = Match("sevens-heaven").game
    bridge.pile = [(bridge.pack.card("H8"), 1)]
    bridge.melds = [object()]  # the text names its number alone
    heaven.phase = THEFT
    for game in (bridge, heaven):
        for example in game.rare_actions:
            assert game.text(game.move(example)) == example
    assert {kind.id for kind in GAMES.values() if kind.rare_actions} == {bridge.id, heaven.id}
