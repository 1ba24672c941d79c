"""Lines of the log, as the page's own modules say them."""

from __future__ import annotations

from typing import Any

import wording
from nanafuda import Match


def log(match: Match, events: list[Any]) -> dict[str, list[str]]:
    """By language, the lines of seat 0's log for some events."""
    told = {"game": match.setup.game, "table": match.table(0), "events": events}
    return {lang: found["log"] for lang, (found,) in wording.said([told]).items()}


def test_brief_speech_counts_the_cards_that_a_seat_lays_open() -> None:
    match = Match("ring-of-sevens", seats=4, seed="log")

    def heard(event: dict[str, Any]) -> list[str]:
        told = {"game": match.setup.game, "table": match.table(0), "events": [event]}
        said = wording.said([told])
        return [" ".join(said[lang][0]["heard"]) for lang in ("en", "ja")]

    for kind, names in (("drop", "laid"), ("settle", "laid"), ("out", "cards")):
        event = {"type": kind, "seat": 1, "rank": 1, "lost": "S9", names: ["H8", "H9", "S10"]}
        english, japanese = heard(event)
        assert ": 3 cards." in english and "3枚" in japanese
        assert "8" not in english + japanese
        assert ": 8 of Hearts." in heard({**event, names: ["H8"]})[0]


def test_a_bid_over_the_partners_says_what_becomes_of_it() -> None:
    match = Match("seven-euchre", seats=4, seed="log")
    calls = ("bid:C7", "pass", "bid:O7", "pass", "bid:O8", "bid:H9")
    events = [event for call in calls for event in match.play(call)]
    found = log(match, events)
    assert [line.partition(": ")[2] for line in found["en"]] == [
        "Coin 7",
        "pass",
        "Onion 7 (instead of partner’s Coin 7)",
        "pass",
        "Onion 8 (raising partner’s Onion 7)",
        "Heart 9",
    ]
    said = [line.partition("：")[2] for line in found["ja"]]
    assert said[2] == "オニオン7（パートナーのコイン7から変更）"
    assert said[4] == "オニオン8（パートナーのオニオン7を引き上げ）"


def test_a_meld_is_ones_own_only_if_one_lays_off_on_it() -> None:
    match = Match("seven-bridge", seats=4, seed="log")

    def lay(seat: int, owner: int) -> dict[str, Any]:
        run = {"seat": owner, "kind": "run", "cards": ["C4", "C5", "C6"], "joker": None}
        return {"type": "lay", "seat": seat, "card": "C7", "joker": None, "onto": run}

    found = log(match, [lay(1, 1), lay(1, 0), lay(0, 0), lay(0, 1)])
    name = found["ja"][0].partition("：")[0]
    you = found["ja"][2].partition("：")[0]
    assert [line.partition("：")[2] for line in found["ja"]] == [
        "♣7を自分の♣4–6に付ける",
        f"♣7を{you}の♣4–6に付ける",
        "♣7を自分の♣4–6に付ける",
        f"♣7を{name}の♣4–6に付ける",
    ]
    assert found["en"][2].endswith(": ♣7 on your ♣4–6")
