"""Observations: what a seat may know and nothing else, seen from its own chair."""

from __future__ import annotations

from math import prod
from random import Random

import pytest
import walks
from nanafuda import Match
from nanafuda.spaces import PlainObservation


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(6))
def test_an_observation_is_the_same_in_every_world_that_fits(game: str, seed: int) -> None:
    for match in walks.sample(game, 8, 100 * seed):
        g = match.game
        planes, cards, numbers = g.observation_shape
        for seat in range(g.seats):
            seen = g.observation(seat)
            assert len(seen) == planes * cards + numbers
            assert set(seen[: planes * cards]) <= {0, 1}
            for number in range(4):
                world = g.view(seat).determinize(Random(number))
                assert world.observation(seat) == seen
                assert PlainObservation.observe(world, seat) == PlainObservation.observe(g, seat)


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(6))
def test_an_observation_and_its_ids_turn_with_the_seats(game: str, seed: int) -> None:
    """The same pack order with the first dealer r seats on: seat s + r is what s was."""
    start = walks.start(game, seed)
    n, options = start.game.seats, start.game.settings
    order = start.game.pack.shuffled(f"turned {seed}")
    deck = [start.game.pack.codes[card] for card in order]
    turn = 1 + seed % (n - 1)
    one = Match(game, seats=n, options=options, decks=[deck], first=0, seed="s")
    two = Match(game, seats=n, options=options, decks=[deck], first=turn, seed="s")
    rng, steps = Random(seed), 0
    while one.turn is not None:
        assert two.turn == (one.turn + turn) % n
        for seat in range(n):
            assert one.game.observation(seat) == two.game.observation((seat + turn) % n)
        ids = one.game.legal_ids()
        assert sorted(ids) == sorted(two.game.legal_ids())
        id = ids[int(rng.random() * len(ids))]
        one.game.play(one.game.action_of(id))
        two.game.play(two.game.action_of(id))
        steps += 1
        if steps > 300 or one.game.chance_seed != two.game.chance_seed:
            break
    assert steps >= 2


@walks.EVERY_GAME
def test_the_shape_is_known_before_the_first_deal(game: str) -> None:
    for seed in range(4):
        g = walks.start(game, seed).game
        fresh = type(g)(g.seats, g.settings, 0)
        assert fresh.observation_shape == g.observation_shape
        planes, numbers = (sum(p.size for p in parts) for parts in PlainObservation.layout(fresh))
        assert len(PlainObservation.observe(g, 0)) == planes * g.pack.size + numbers


@walks.EVERY_GAME
def test_observations_show_the_hand_first(game: str) -> None:
    for match in walks.sample(game, 8):
        g = match.game
        for seat in range(g.seats):
            hand = {g.pack.codes[c] for c in range(g.pack.size) if g.held[seat] >> c & 1}
            shown = g.observation(seat)[: g.pack.size]
            cards = {code for code, held in zip(g.pack.codes, shown, strict=True) if held}
            assert cards == hand or (game == "ring-of-sevens" and cards <= hand)


@walks.EVERY_GAME
def test_observations_tell_positions_apart(game: str) -> None:
    for seed in range(4):
        before = None
        for match in walks.walk(game, seed, 120):
            if match.turn is None:
                continue
            now = match.game.observation(match.turn)
            assert now != before
            before = now


@walks.EVERY_GAME
def test_every_part_of_an_observation_keeps_its_bounds_and_name(game: str) -> None:
    """The layout covers every byte once; parts with the same meaning have the same name."""
    for match in walks.sample(game, 8, 50):
        g = match.game
        parts = g.observation_layout
        ends = [part.stop for part in parts]
        assert [part.start for part in parts] == [0, *ends[:-1]]
        assert len({part.name for part in parts}) == len(parts)
        for seat in range(g.seats):
            seen = g.observation(seat)
            by_name = {part.name: seen[part.slice] for part in parts}
            assert ends[-1] == len(seen)
            for part in parts:
                values = by_name[part.name]
                assert len(values) == prod(part.shape)
                assert max(values, default=0) <= part.high, part.name
            assert by_name["to_act"] == bytes([g.turn == seat])
            sizes = [mask.bit_count() for mask in (g.held[seat : g.seats] + g.held[:seat])]
            if "cards" in by_name:
                assert by_name["cards"] == bytes(sizes)
            if "phase" in by_name:
                assert sum(by_name["phase"]) <= 1
            for flags in ("dealer", "declarer", "leader", "start", "denomination"):
                assert sum(by_name.get(flags, b"")) <= 1
