"""The exercises: puzzles in an order to learn by, each with a sentence of its own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from arena.puzzles import contradicted
from arena.tried import SURE, WORLDS, Tried
from nanafuda import Match
from nanafuda.analysis.puzzles import EXERCISES, PUZZLES, Puzzle
from nanafuda.bots import LEVELS, decide
from nanafuda.game import View
from nanafuda.games import GAMES

GAMES_WEB = Path(__file__).parents[2] / "web/games"
LEAST = 12  # exercises of a game that has any
PARTS = ("title", "ask", "why", "not")  # of an exercise's words; the last is optional
TITLES = {"en": 40, "ja": 20}  # characters
WIDTHS = {"en": 170, "ja": 85}  # characters of an explanation

ALL = [one for game in GAMES for one in EXERCISES[game]]
each = pytest.mark.parametrize("one", ALL, ids=[one["id"] for one in ALL])
each_game = pytest.mark.parametrize("game", [game for game in GAMES if EXERCISES[game]])


def seen(one: Puzzle) -> View[Any]:
    replay = Match.open_replay(one["replay"])
    return replay.before(replay.at or 0).game.view(one["seat"])


@each_game
def test_they_are_enough_numbered_in_order_and_no_puzzle_is_one_of_them(game: str) -> None:
    found = EXERCISES[game]
    assert len(found) >= LEAST
    assert [one["step"] for one in found] == [*range(1, len(found) + 1)]
    assert [one["id"] for one in found] == [f"{game}-exercise-{one['step']:02}" for one in found]
    replays = [one["replay"] for one in (*found, *PUZZLES[game])]
    assert len(set(replays)) == len(replays)


@each_game
def test_each_has_a_title_a_question_and_an_explanation_in_both_languages(game: str) -> None:
    for lang in WIDTHS:
        text = (GAMES_WEB / game / f"{game}.exercises.{lang}.ftl").read_text("utf-8")
        found = dict(re.findall(r"^([\w-]+) = (.+)$", text, re.MULTILINE))
        parts = [f"{one['id']}-{part}" for one in EXERCISES[game] for part in PARTS]
        assert list(found) == [id for id in parts if id in found or not id.endswith("-not")]
        assert all(
            len(text) <= (TITLES if "-title" in id else WIDTHS)[lang] for id, text in found.items()
        )


def missed(game: str, level: str, seed: int) -> list[int]:
    """The places of the exercises that a player of this level gets wrong."""
    views = [(one, seen(one)) for one in EXERCISES[game]]
    return [
        place
        for place, (one, view) in enumerate(views)
        if view.text(decide(level, view, seed)) not in one["best"]
    ]


def test_the_club_player_misses_some_and_the_easy_ones_never() -> None:
    found = {game: missed(game, "club", 1) for game in GAMES}
    for game, places in found.items():
        assert all(2 * place >= len(EXERCISES[game]) for place in places), game
    assert sum(map(bool, found.values())) >= 4  # at Seven Bridge its rules of thumb are sound


@pytest.mark.long
@each
def test_the_answer_leads_for_sure_in_two_thousand_worlds(one: Puzzle) -> None:
    """In other worlds than it was found in; the expert agrees, and no hint contradicts it."""
    view = seen(one)
    tried = Tried(view, f"again {one['id']}")
    best = [view.move(action) for action in one["best"]]
    tried.until(WORLDS)
    assert tried.clear(best, SURE), tried.lead(best)
    assert decide(LEVELS[-1], view, one["id"]) in best
    assert not contradicted(one)
