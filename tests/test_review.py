"""The review of a deal: its lines, and that it judges by what the seat could know."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
import walks
from nanafuda import GAMES, Match, Refusal
from nanafuda.advice import bot_seed
from nanafuda.bots import consider, decide
from nanafuda.bots.search import result_of
from nanafuda.bots.verdict import Look
from nanafuda.review import LEAST, SURE, judged, losses, review, review_steps

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
KEYS = {
    "index", "action", "best", "loss", "error", "unit", "mistake", "hard", "worlds", "reason",
}  # fmt: skip
UNITS = {
    "seven-euchre": {"tricks", "win"},
    "sevens-heaven": {"win"},
    "ring-of-sevens": {"points"},
    "seven-bridge": {"points"},
    "upside-down": {"place"},
}


@cache
def dealt(game: str, level: str = "club", seed: str = "review") -> Match:
    """A match whose first deal has been played by bots."""
    match = Match(game, seed=seed)
    while match.turn is not None:
        view = match.game.view(match.turn)
        match.play(view.text(decide(level, view, bot_seed(match, len(match.actions)))))
    return match


@cache
def reviewed(game: str) -> list[Any]:
    return review(dealt(game), 1)


@EVERY_GAME
def test_a_line_for_every_decision_that_was_not_forced(game: str) -> None:
    match, lines = dealt(game), reviewed(game)
    decisions = [
        index
        for index, actor in enumerate(match.actors)
        if actor == 1 and len(match.before(index).legal()) > 1
    ]
    assert [line["index"] for line in lines] == decisions
    assert json.loads(json.dumps(lines)) == lines
    for line in lines:
        assert set(line) == KEYS and line["action"] == match.actions[line["index"]]
        assert line["unit"] in UNITS.get(game, {"tricks", "points", "win", "place"})
        assert line["loss"] >= 0 and line["error"] >= 0 and line["worlds"] >= 0
        assert line["reason"]["id"].startswith(("hint-", game))
        if line["mistake"]:
            assert line["loss"] > SURE * line["error"] and line["best"] != line["action"]
            assert not line["hard"] and line["worlds"] >= LEAST


@EVERY_GAME
def test_the_best_is_what_the_hint_says_and_who_follows_it_makes_no_mistake(game: str) -> None:
    match = dealt(game)
    for line in reviewed(game):
        view = match.before(line["index"]).view(1)
        found = result_of(consider("expert", view, bot_seed(match, line["index"])))
        assert line["best"] == view.text(found[0].move)
    if game in ("sevens-heaven", "seven-bridge"):  # the quickest
        for line in review(dealt(game, "expert"), 0):
            assert line["best"] == line["action"]
            assert not line["mistake"] and line["loss"] == line["error"] == 0


@EVERY_GAME
def test_the_same_again_whole_or_in_slices(game: str) -> None:
    lines: list[Any] = []
    steps = review_steps(dealt(game), 1, lines=lines)
    seen, told = [], []
    for done, of in steps:
        seen.append((done, of))
        told.append(len(lines))
    assert lines == reviewed(game)
    assert seen == sorted(seen) and seen[0] == (0, len(lines)) and seen[-1] == (len(lines),) * 2
    assert told == [done for done, _ in seen]
    assert len(seen) > 3 * len(lines)


def test_a_running_deal_is_not_reviewed() -> None:
    with pytest.raises(Refusal) as refused:
        review(Match("ring-of-sevens", seed="running"), 0)
    assert refused.value.id == "deal-running"


def imagined_law(game: str, count: int, seed: int) -> int:
    """In worlds that the seat cannot tell from the real one, a decision is judged the same."""
    checked = 0
    for number, match in enumerate(walks.sample(game, count, seed)):
        legal, seat = match.legal(), match.turn
        if len(legal) == 1:
            continue
        assert seat is not None
        view = match.game.view(seat)
        other = view.imagine(Random(number)).view(seat)
        action = legal[int(Random(number).random() * len(legal))]
        one, two = (result_of(judged(v, 0, action, "law")) for v in (view, other))
        assert one == two, match.record()
        checked += 1
    return checked


@EVERY_GAME
def test_a_decision_is_judged_by_what_the_seat_could_know(game: str) -> None:
    assert imagined_law(game, 6, 6000)


@EVERY_GAME
@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_a_decision_is_judged_by_what_the_seat_could_know_long(game: str, part: int) -> None:
    assert imagined_law(game, 160, 60_000 + 1000 * part) >= 100


# How losses are measured


def lost(worth: dict[str, tuple[float, float]], noise: float, most: int = 256) -> Any:
    """What the second move loses against the first; the luck that is added differs."""
    rng = Random(1)

    def trial(moves: Any) -> Any:
        yield len(moves)
        luck = [noise * (rng.random() - 0.5) for _ in moves]
        return [(worth[m][0] + n, worth[m][1] + n) for m, n in zip(moves, luck, strict=True)]

    return result_of(losses(list(worth), Look(trial, most, 8), 0.5))[1]


def test_a_loss_is_measured_until_it_is_clear() -> None:
    clear = lost({"best": (3.0, 3.0), "played": (1.0, 1.0)}, 0.1)
    assert clear.clear and clear.worlds == LEAST and abs(clear.amount - 2.0) < 0.1
    close = lost({"best": (1.55, 1.55), "played": (1.0, 1.0)}, 4.0)
    assert close.worlds == 256 and close.error > 0.05
    as_good = lost({"best": (1.0, 1.0), "played": (1.0, 1.0)}, 0.0)
    assert not as_good.clear and as_good.amount == as_good.error == 0 and as_good.worlds == LEAST


def test_a_right_sacrifice_is_no_mistake_and_a_better_move_loses_nothing() -> None:
    sacrifice = lost({"best": (0.5, 3.0), "played": (0.9, 1.0)}, 0.1)
    assert not sacrifice.clear and sacrifice.amount == 0
    better = lost({"best": (1.0, 1.0), "played": (2.0, 2.0)}, 0.1)
    assert not better.clear and better.amount == 0
    small = lost({"best": (1.3, 1.3), "played": (1.0, 1.0)}, 0.1)
    assert not small.clear and small.amount > SURE * small.error
