"""The table names no actor between deal and first turn, and between two plays.

The subjects are all drawings of random deals, and all messages in them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import walks
import wording

DEALS = 3
ENOUGH = 5  # drawings of a message that show when it is said


@cache
def drawings(game: str) -> list[dict[str, Any]]:
    """All drawings of some deals, as seat 0 sees them."""
    asked = []
    for seed in range(DEALS):
        match, rng = walks.start(game, seed), Random(seed)
        before, events = match.table(0), list(match.opening)
        for _ in range(walks.DEAL_LIMIT):
            table = match.table(0)
            asked.append({"game": game, "table": table, "before": before, "events": events})
            if match.turn is None:
                break
            before, events = table, list(match.play(walks.choose(match, rng)))
    return [one for answer in wording.said(asked)["en"] for one in answer["shown"]]


def said(drawing: dict[str, Any]) -> Iterator[tuple[tuple[str, str], Any]]:
    """Each message of a drawing, with its place, and the seat that it names."""
    for one in drawing["said"]:
        facts = one["facts"]
        yield (one["part"], one["id"]), facts.get("seat", facts.get("winner"))


@walks.EVERY_GAME
def test_nobody_is_said_to_act_while_nobody_is_to_act(game: str) -> None:
    """No message is drawn then that at all other times names the one to act, or asks the person."""
    of_turn: dict[tuple[str, str], list[bool]] = defaultdict(list)
    quiet: dict[tuple[str, str], dict[str, Any]] = {}
    for drawing in drawings(game):
        for message, seat in said(drawing):
            if drawing["turn"] is None:
                quiet.setdefault(message, drawing)
            elif seat is not None:
                of_turn[message].append(seat == drawing["turn"])
            elif message[0] == "prompt" and not drawing["news"]:
                of_turn[message].append(drawing["turn"] == 0)
    acts = {message for message, when in of_turn.items() if len(when) >= ENOUGH and all(when)}
    assert acts and quiet
    assert not acts & quiet.keys()


@walks.EVERY_GAME
def test_no_plate_names_a_card_while_cards_are_dealt(game: str) -> None:
    dealt = [drawing for drawing in drawings(game) if drawing["dealt"]]
    assert len(dealt) >= DEALS
    for drawing in dealt:
        plates = [one for one in drawing["said"] if one["part"] == "plate"]
        assert not [one for one in plates if "card" in one["facts"] or "cards" in one["facts"]]
