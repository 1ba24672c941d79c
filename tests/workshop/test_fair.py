"""No bot learns of other hands from the way in which it is measured (cheats/)."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from arena import robin
from nanafuda import GAMES, Match
from nanafuda.workshop import Bot
from nanafuda.workshop.measure import deal_steps
from nanafuda.workshop.player import Player
from nanafuda.workshop.referee import Remote
from nanafuda.workshop.season import begin

CHEATS = Path(__file__).parent / "cheats"
FIRST = "def play(view):\n    return view.legal()[0]\n"
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


class Table:
    """Bots' interpreters, and what was asked of each: the deals with their seats."""

    def __init__(self, cheat: str, game: str, bots: int = 1) -> None:
        sys.modules.pop("_kept", None)  # here, unlike on the page, the interpreters are one
        self.game = game
        self.printed: list[str] = []
        source = (CHEATS / f"{cheat}.py").read_text("utf-8")
        self.remotes = [Remote() for _ in range(bots)]
        self.players = [Player(lambda line, *_: self.printed.append(line)) for _ in range(bots)]
        assert [one.load(source, game) for one in self.players] == ["null"] * bots
        self.seats: dict[tuple[int, int], set[int]] = {}

    def play(self, number: int, seed: str | None, **more: Any) -> Any:
        for remote in self.remotes:
            remote.deal = number
        steps = deal_steps(self.remotes, self.game, seed, number, **more)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                return end.value
            for n, remote in enumerate(self.remotes):
                if remote.question is not None:
                    seat = json.loads(remote.question)["view"]["seat"]
                    self.seats.setdefault((n, number), set()).add(seat)
                    remote.hear(self.players[n].answer(remote.question))


@EVERY_GAME
@pytest.mark.parametrize("bots", [1, 2])
def test_a_bot_sees_each_deal_from_one_seat(game: str, bots: int) -> None:
    table = Table("memory" if bots == 1 else "order", game, bots)
    for number in range(1, 9):
        found = table.play(number, "s")
        assert found["broken"] is None and len(found["played"]) == bots
    assert {len(seats) for seats in table.seats.values()} == {1}
    assert len({seat for seats in table.seats.values() for seat in seats}) == Match(game).game.seats


@EVERY_GAME
def test_partners_share_no_interpreter(game: str) -> None:
    table = Table("partner", game)
    for number in range(1, 5):
        table.play(number, "s")
    assert table.printed == []


@EVERY_GAME
def test_a_typed_seed_is_not_guessed(game: str) -> None:
    table = Table("seed", game)
    table.play(3, "2026")
    assert table.printed[:1] == ["knows 2026 3"]  # without its secret part
    table.printed.clear()
    season = begin(game, ["a"], 3, seed="2026")
    for number in range(1, 4):
        table.play(number, season["seed"])
    assert table.printed == []


@EVERY_GAME
def test_a_question_tells_nothing_but_the_view(game: str) -> None:
    """The same view of two deals brings the same seed."""
    one, two = Remote(), Remote()
    match = Match(game, seed="a")
    for remote, seed in ((one, "x"), (two, "y")):
        next(remote.thinking(match.game, seed))
    assert one.question == two.question


def test_the_order_of_sets_is_the_same_in_each_process() -> None:
    season = begin("upside-down", ["order"], 4, seed="s.23456789")
    tables = [robin.tables(robin.league(season, [CHEATS / "order.py"])) for _ in range(2)]
    assert tables[0] == tables[1]


def test_a_level_plays_the_cards_of_a_deal_once_for_all_bots() -> None:
    def slices() -> int:
        steps = deal_steps([Bot(FIRST, "upside-down")], "upside-down", "kept.23456789", 2)
        return sum(1 for _ in steps)

    first, second = slices(), slices()
    assert second < first
    assert slices() == second
