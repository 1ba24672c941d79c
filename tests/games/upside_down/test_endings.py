"""Exact endings of two, likely ways out, and the figures that rest on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from nanafuda import Match
from nanafuda.analysis.advice import assess
from nanafuda.analysis.reviews import judged
from nanafuda.bots import decide
from nanafuda.bots.search import result_of
from nanafuda.games.upside_down.bot import playouts
from nanafuda.games.upside_down.bot.endings import Solver, ending_of
from nanafuda.games.upside_down.bot.rules import outside_of
from nanafuda.games.upside_down.bot.ways import Outside, likely_way
from nanafuda.games.upside_down.rules import EXCHANGE, UpsideDown
from nanafuda.mechanics.cards import SEVEN
from nanafuda.mechanics.climbing import TURNS, count_answers, openings

Key = tuple[object, ...]


@cache
def matches(count: int, level: str = "beginner") -> list[Match]:
    """First deals of matches, played by bots."""
    found: list[Match] = []
    for number in range(count):
        match = Match("upside-down", seed=f"ending {number}")
        while match.turn is not None:
            view = match.game.view(match.turn)
            match.play(view.text(decide(level, view, f"{number} {len(match.actions)}")))
        found.append(match)
    return found


def positions(count: int) -> Iterator[UpsideDown]:
    """Positions with a choice, from the first deals of so many matches."""
    for match in matches(count):
        for index in range(len(match.actions)):
            game = match.before(index)
            assert isinstance(game, UpsideDown)
            if len(game.legal()) > 1:
                yield game


def cards(game: UpsideDown) -> int:
    """The number of cards of both seats of an ending; 0 if there are more seats."""
    ending = ending_of(game)
    return ending.cards if ending else 0


def endings(count: int, most: int) -> Iterator[UpsideDown]:
    """The positions of two with at most so many cards."""
    return (game for game in positions(count) if 0 < cards(game) <= most)


def wins(game: UpsideDown, known: dict[Key, bool]) -> bool:
    """Whether the seat to act goes out first, by the rules alone."""
    seat = game.turn
    key = (tuple(game.held), game.low, game.top, game.starter, seat)
    if key not in known:
        known[key] = any(wins_after(game, move, known) for move in game.legal())
    return known[key]


def wins_after(game: UpsideDown, move: int, known: dict[Key, bool]) -> bool:
    seat, after = game.turn, game.clone()
    after.play(move)
    if after.turn is None or seat in after.out:
        return seat in after.out[: after.seats - 1]
    return wins(after, known) if after.turn == seat else not wins(after, known)


def winning(game: UpsideDown) -> list[int]:
    ending = ending_of(game)
    assert ending
    found = result_of(Solver().best(ending, game.legal()))
    assert found is not None
    return list(found)


def test_endings_are_solved_as_by_trying_everything() -> None:
    count, third = 0, 0
    for game in endings(30, 8):
        known: dict[Key, bool] = {}
        assert winning(game) == [m for m in game.legal() if wins_after(game, m, known)]
        count += 1
        third += bool(game.top) and game.next_seat[game.turn] != game.starter
    assert count > 40 and third > 1


def test_no_hint_and_no_search_loses_a_won_ending() -> None:
    count = 0
    for game in endings(24, 20):
        won = winning(game)
        if len(game.legal()) == len(won) or not won or count == 30:
            continue
        count += 1
        view = game.view(game.turn)
        texts = {view.text(move) for move in won}
        found = assess(view, count)
        assert {found["best"], *found["equal"]} == texts
        assert {c["standing"] for c in found["choices"] if c["action"] not in texts} == {"behind"}
        assert len(found["choices"]) == len(game.legal())
        assert all(choice["doubt"] == 0 for choice in found["choices"])
        for level in ("club", "strong", "expert"):
            if level != "club" or cards(game) <= 16:
                assert view.text(decide(level, view, count)) in texts
    assert count == 30


def test_an_unsolved_ending_is_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(one for one in endings(24, 20) if cards(one) > 12)
    monkeypatch.setattr(playouts, "NODES", 0)
    found = assess(game.view(game.turn), 1)
    assert found["choices"][0]["worlds"] >= 32


WAYS = [  # decisions of seat 0, and the plays that are best with its own combinations
    ("by1126-20&deal=1&moves=dfcgogxrVQGM&at=46&check=3b7108b0", {"play:F10.S10"}),
    ("by1126-17&deal=1&moves=iIpwGHlrMFDdZw&at=18&check=0e47f4db", {"play:H1", "play:H4"}),
]


@pytest.mark.parametrize(("link", "wanted"), WAYS)
def test_figures_find_own_combinations(link: str, wanted: set[str]) -> None:
    replay = Match.open_replay(f"game=upside-down&v=1&seats=4&seed={link}")
    assert replay.at is not None
    view = replay.before(replay.at).game.view(0)
    for seed in range(3):
        found = assess(view, seed)
        assert found["best"] in wanted
        behind = {one["action"] for one in found["choices"] if one["standing"] == "behind"}
        assert not behind & wanted
        for action in wanted:
            line = result_of(judged(view, replay.at, action, f"{seed}"))
            assert line["verdict"] in ("best", "equal", "unclear", "small")


def test_likely_ways_are_as_likely_as_predicted() -> None:
    """In deals of the unseen cards, nobody has an answer to the first play that often."""
    rng, predicted, found = Random(1), [], []
    for game in positions(12):
        if game.phase == EXCHANGE:
            continue
        view = game.view(game.turn)
        hand, outside = game.held[view.seat], outside_of(view)
        for play in game.legal():
            chance = outside.unbeaten(play, game.low) if play and play != hand else 0
            if not 0.3 < chance < 1:
                continue
            for _ in range(20):
                world = view.determinize(rng)
                others = [held for seat, held in enumerate(world.held) if seat != view.seat]
                after = game.low ^ (play in TURNS[game.low])
                found.append(not any(count_answers(held, play, after) for held in others))
                predicted.append(chance)
    assert len(found) > 2000
    assert abs(sum(found) / len(found) - sum(predicted) / len(predicted)) < 0.05


def test_a_way_out_is_the_likeliest_product() -> None:
    """The Ace ends the round, four 7s alone beat the four 8s, and 4-5 is the last play."""
    hand = SEVEN.set("H1.F8.T8.S8.C8.H4.H5")
    outside = Outside(SEVEN.set("F7.T7.S7.C7.F9.T9.S9.C9.S10.C10.S11.T12"), [8, 4])
    found = likely_way(hand, outside, openings(hand), low=1)
    chance = 1 - (70 + 1) / 495  # of the choices of four from twelve: within eight, within four
    assert found and SEVEN.join(found[0]) == "H1"
    assert found[1] == pytest.approx(chance)
    assert likely_way(hand, outside, openings(hand), low=1, least=chance + 0.01) is None
