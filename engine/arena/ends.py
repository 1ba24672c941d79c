"""Print ends of deals as JSON, found by random play, so that tests of the page invent no result."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any

from nanafuda import GAMES, Match
from nanafuda.duplicate.tournaments import one_deal_option
from nanafuda.protocol import JsonSession

Story = list[Any]
Wanted = Callable[[Story, Any], bool]  # of a deal's events and its result


def won_by(seat: int, reason: str) -> Wanted:
    """Accept results in which one of the lines gives this seat points for this reason."""
    return lambda _, result: any(
        line["reason"] == reason and line["seat"] == seat for line in result["lines"]
    )


def _bankrupt(_: Story, result: Any) -> bool:
    lines = result["lines"]
    return any(
        line["reason"] == "bankrupt" and line["points"] < 0 == line["seat"] for line in lines
    )


def _dropped(story: Story, _: Any) -> bool:
    return any(act["type"] == "drop" and act["lost"] for act in story)


WANTED: dict[str, tuple[str, Wanted]] = {
    "jackpot": ("sevens-heaven", won_by(0, "jackpot")),
    "jackpot-lost": ("sevens-heaven", won_by(2, "jackpot")),
    "bankrupt": ("sevens-heaven", _bankrupt),
    "pot": ("sevens-heaven", lambda _, result: result["winner"] == 0 and any(result["tricks"])),
    "out": ("seven-bridge", lambda _, result: (result["out"], result["how"]) == (0, "out")),
    "caught": ("seven-bridge", lambda _, result: (result["out"], result["how"]) == (1, "out")),
    "concealed": ("seven-bridge", lambda _, result: result["how"] == "concealed"),
    "made": (
        "seven-euchre",
        lambda _, result: not result["void"] and result["made"] and result["declarer"] == 0,
    ),
    "great-bid": (
        "seven-euchre",
        lambda _, result: (
            not result["void"]
            and result["made"]
            and result["contract"]["tricks"] > 10
            and result["declarer"] in (0, 2)
        ),
    ),
    "failed": (
        "seven-euchre",
        lambda _, result: not result["void"] and not result["made"] and result["declarer"] == 1,
    ),
    "shared": ("ring-of-sevens", lambda _, won: 0 == won["small_winner"] != won["big_winner"]),
    "alone": ("ring-of-sevens", lambda _, won: 0 == won["small_winner"] == won["big_winner"]),
    "dropped": ("ring-of-sevens", _dropped),
    "places": ("upside-down", lambda _, result: result["ranking"][0] == 1),
}


# The first match that ends like this, for ends that random play hardly ever comes to.
FIRST = {"concealed": 2186, "made": 287, "great-bid": 110}


def match_of(name: str) -> Match:
    """Return the first match, played at random up to the end of a deal, that ends like this."""
    game, wanted = WANTED[name]
    for number in range(FIRST.get(name, 0), 4000):
        match = Match(game, seats=4, seed=f"end {number}")
        rng = Random(number)
        while not match.over:
            if match.turn is None:
                match.next_deal()
            legal = match.legal()
            match.play(legal[int(rng.random() * len(legal))])
            if match.turn is None and wanted(list(match.story), match.results[-1]):
                return match
    raise ValueError(f"not found: {name}")


def end_of(name: str) -> dict[str, Any]:
    """Return the table and the events of such an end."""
    match = match_of(name)
    return {"table": match.table(0), "story": list(match.story)}


def finished(game: str, many: int = 200) -> list[dict[str, Any]]:
    """Return matches of one deal, played at random, with the summary of the deal for seat 0."""
    found = []
    for number in range(many):
        match = Match(game, seed=f"end {number}", options=one_deal_option(game))
        rng = Random(number)
        while not match.over:
            if match.turn is None:
                match.next_deal()
            legal = match.legal()
            match.play(legal[int(rng.random() * len(legal))])
        session = JsonSession()
        session.handle(json.dumps({"do": "openReplay", "replay": match.replay_link()}))
        summary = json.loads(session.handle(json.dumps({"do": "dealSummary"})))["summary"]
        found.append({"table": match.table(0), "summary": summary})
    return found


if __name__ == "__main__":
    ends: dict[str, Any] = {name: end_of(name) for name in WANTED}
    print(json.dumps({**ends, "finished": [*map(finished, GAMES)]}), file=sys.__stdout__)
