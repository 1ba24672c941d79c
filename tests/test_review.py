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
from nanafuda.bots.verdict import Look, Verdict
from nanafuda.cards import cards_of
from nanafuda.review import CAREFUL, LEAST, SURE, compared, judged, losses, review, review_steps

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
QUICK_GAMES = pytest.mark.parametrize("game", ["sevens-heaven", "seven-bridge"])
KEYS = {
    "index", "action", "best", "loss", "error", "unit", "weight", "mistake", "hard", "worlds",
    "reason",
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
def test_the_best_is_what_the_hint_says(game: str) -> None:
    match = dealt(game)
    for line in reviewed(game)[-2:]:
        view = match.before(line["index"]).view(1)
        found = result_of(consider("expert", view, bot_seed(match, line["index"])))
        assert line["best"] == view.text(found[0].move)


@QUICK_GAMES
def test_who_follows_the_hint_makes_no_mistake(game: str) -> None:
    lines = review(dealt(game, "expert"), 0)
    assert lines
    for line in lines:
        assert line["best"] == line["action"]
        assert not line["mistake"] and line["loss"] == line["error"] == 0


@QUICK_GAMES
def test_the_same_again_in_slices(game: str) -> None:
    lines: list[Any] = []
    seen, told = [], []
    for done, of in review_steps(dealt(game), 1, lines=lines):
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


def swap_law(game: str, wanted: int, seed: int) -> None:
    """In so many positions two cards that the seat could not place change places, from one holder
    to another: the decision is judged the same."""
    checked, rng, positions = 0, Random(seed), walks.sample(game, 20 * wanted, seed)
    while checked < wanted:
        match = next(positions)
        legal, seat = match.legal(), match.turn
        assert seat is not None
        view = match.game.view(seat)
        hidden = cards_of(view.unseen)
        if len(legal) == 1 or len(hidden) < 2:
            continue
        other = match.game.clone()
        pair = [1 << hidden[int(rng.random() * len(hidden))] for _ in "ab"]
        for place, held in enumerate(other.held):
            if sum(bool(held & card) for card in pair) == 1:
                other.held[place] = held ^ (pair[0] | pair[1])
        if other.held == match.game.held:
            continue  # they had one holder
        action = legal[int(rng.random() * len(legal))]
        lines = [result_of(judged(g.view(seat), 0, action, "law")) for g in (match.game, other)]
        assert lines[0] == lines[1], match.record()
        checked += 1


@EVERY_GAME
def test_a_decision_is_judged_by_what_the_seat_could_know(game: str) -> None:
    swap_law(game, 2, 6000)


@EVERY_GAME
@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_a_decision_is_judged_by_what_the_seat_could_know_long(game: str, part: int) -> None:
    swap_law(game, 100, 60_000 + 10_000 * part)


def test_a_deal_is_reviewed_by_what_the_seat_could_know() -> None:
    """Two cards of others are exchanged: nothing changes as long as the seat sees no change."""
    pack, compared = GAMES["sevens-heaven"].pack_for({}), 0
    for seed in range(4):
        codes = [pack.codes[card] for card in pack.shuffled(f"swap {seed}")]
        matches = []
        for order in (codes, [*codes[:4], codes[5], codes[4], *codes[6:]]):  # of seats 0 and 1
            match, rng = Match("sevens-heaven", seed="s", decks=[order], first=0), Random(seed)
            while match.turn is not None:
                match.play(walks.choose(match, rng))
            matches.append(match)
        one, two = matches
        for ours, theirs in zip(review(one, 2), review(two, 2), strict=False):
            index = ours["index"]
            tables = [match.table_at(match.before(index), 2) for match in matches]
            if one.actions[: index + 1] != two.actions[: index + 1] or tables[0] != tables[1]:
                break
            assert ours == theirs
            compared += 1
    assert compared > 3


# How losses are measured


Worths = dict[str, tuple[float, float]]


def look(worth: Worths, noise: float, most: int = 256) -> Look[str]:
    """Moves with these worths and amounts; the luck that is added differs."""
    rng = Random(1)

    def trial(moves: Any) -> Any:
        yield len(moves)
        luck = [noise * (rng.random() - 0.5) for _ in moves]
        return [(worth[m][0] + n, worth[m][1] + n) for m, n in zip(moves, luck, strict=True)]

    return Look(trial, most, 8)


def lost(worth: Worths, noise: float, most: int = 256) -> Any:
    """What the second move loses against the first."""
    return result_of(losses(list(worth), look(worth, noise, most), 0.5))[1]


def test_what_the_hint_could_not_tell_apart_is_no_mistake() -> None:
    first = look({"best": (3.0, 3.0), "one": (1.0, 1.0), "other": (1.0, 1.0)}, 0.1)
    later = look({"best": (3.0, 3.0), "one": (2.0, 2.0), "other": (2.0, 2.0)}, 0.1)
    verdict = Verdict("points", 0.5, first, later, lambda ended: (0.0, 0.0))
    found = result_of(compared("best", {"one": True, "other": False}, verdict, 256))
    assert found["one"].clear and abs(found["one"].amount - 1) < 0.1  # as measured with care
    assert found["one"].worlds == CAREFUL
    assert not found["other"].clear and abs(found["other"].amount - 2) < 0.1


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
