"""Returns, information states, and positions as values."""

from __future__ import annotations

from itertools import islice, permutations
from random import Random
from typing import Any

import pytest
import walks
from nanafuda import GAMES, Match
from nanafuda.game import Game


def deals(game: str, count: int) -> list[Match]:
    """Matches whose first deal has ended, over all seats and options."""
    return [walks.play_deals(walks.start(game, n), Random(n)) for n in range(count)]


# Returns


@walks.EVERY_GAME
def test_returns_are_margins_that_cancel_out(game: str) -> None:
    for match in deals(game, 40):
        returns = match.returns
        assert [type(value) for value in returns] == [float] * match.game.seats
        assert sum(returns) == pytest.approx(0)
        for seat in range(match.game.seats):
            assert all(returns[s] == returns[seat] for s in match.game.partners(seat))
        change = match.results[0]["change"]
        best = min(change) if match.game.lowest_wins else max(change)
        if len(set(change)) > 1:
            assert max(returns) == returns[change.index(best)] > 0


@walks.EVERY_GAME
def test_returns_are_zero_until_the_deal_has_ended(game: str) -> None:
    for match in walks.sample(game, 5):
        assert match.returns == [0.0] * match.game.seats


def test_returns_of_known_deals() -> None:
    match = Match("sevens-heaven", seats=3, seed="k3f9")
    for action in ("bet", "fold", "fold"):
        match.play(action)
    assert match.scores == [17, 12, 2]
    assert match.returns == [10.0, 2.5, -12.5]


def test_U15_points_are_returned_without_points_too() -> None:
    options = {"points": "none", "end": "deals-1"}
    match = walks.play_deals(Match("upside-down", options=options, seed="s"), Random(1))
    first, *_, last = match.results[0]["ranking"]
    assert match.scores == [0, 0, 0, 0]
    assert match.returns[first] == 3.0 and match.returns[last] == pytest.approx(-7 / 3)


# Information states


def spoken(game: Game[Any], seat: int, moves: tuple[Any, ...]) -> str | None:
    """The seat's key after these moves of another seat, or None if they are not legal."""
    world, mover = game.clone(), game.turn
    for move in moves:
        if world.turn != mover or move not in world.legal():
            return None
        world.play(move)
    return world.view(seat).key()


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(4))
def test_keys_tell_the_order_of_a_seats_moves(game: str, seed: int) -> None:
    for match in walks.walk(game, seed, 150):
        g = match.game
        if g.turn is None or len(g.legal()) > 60:
            continue
        for pair in islice(permutations(g.legal(), 2), 60):
            for seat in (g.turn, (g.turn + 1) % g.seats):
                one, other = spoken(g, seat, pair), spoken(g, seat, pair[::-1])
                assert one is None or one != other


def test_a_key_tells_a_meld_before_a_lay_off_from_a_lay_off_before_a_meld() -> None:
    pack = GAMES["seven-bridge"].pack_for({"joker": True})
    mine = pack.spell(pack.set("S7.H7.S8.D1.D2.D3.C9"))
    rest = [code for code in pack.codes if code not in mine]
    order = [mine.pop() if n % 2 == 1 and n < 14 else rest.pop() for n in range(53)]
    keys_of: list[set[str]] = []
    for actions in (["meld:H7", "meld:S7", "lay:S8@2"], ["meld:S7", "lay:S8@1", "meld:H7"]):
        match = Match("seven-bridge", seats=2, decks=[order], first=0, seed="s")
        match.play("draw")
        for action in actions:
            match.play(action)
        keys = {match.game.view(seat).key() for seat in (0, 1)}
        keys_of.append(keys)
    assert not keys_of[0] & keys_of[1]


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(6))
def test_keys_hold_in_every_world_that_fits(game: str, seed: int) -> None:
    for match in walks.sample(game, 6, 100 * seed):
        for seat in range(match.game.seats):
            view = match.game.view(seat)
            for number in range(3):
                assert view.determinize(Random(number)).view(seat).key() == view.key()


def test_a_declined_pon_is_in_the_key_of_the_seat_alone() -> None:
    met = 0
    for seed in range(30):
        for match in walks.walk("seven-bridge", seed, 80):
            legal = match.legal()
            if not legal or legal[0] != "pass":
                continue
            met += 1
            g, seat = match.game, match.game.turn
            after = g.clone()
            after.play(g.move("pass"))
            for s in range(g.seats):
                if s not in (seat, after.turn):
                    assert after.view(s).key() == g.view(s).key()
            assert after.view(seat).key() != g.view(seat).key()
    assert met > 10


# Positions


@walks.EVERY_GAME
def test_positions_are_equal_if_everything_is(game: str) -> None:
    for match in walks.sample(game, 8):
        g = match.game
        other = g.clone()
        assert g == other and other is not g
        assert f"seat {g.turn} to act" in repr(g) and g.id in repr(g)
        assert all(g.pack.codes[c] in repr(g) for c in range(g.pack.size) if g.held[0] >> c & 1)
        other.play(other.legal()[0])
        assert g != other
        assert g != g.view(0)


@walks.EVERY_GAME
def test_a_views_repr_shows_no_hidden_card(game: str) -> None:
    for match in walks.sample(game, 8):
        for seat in range(match.game.seats):
            view = match.game.view(seat)
            hidden = match.game.pack.spell(view.unseen)
            assert not set(hidden) & set(repr(view).replace(" ", ".").split("."))


@walks.EVERY_GAME
@pytest.mark.parametrize("action", [0, None, ["pass"], b"pass", 1.5, True, {}, ("pass",)])
def test_an_action_that_is_no_text_is_refused(game: str, action: Any) -> None:
    match = Match(game, seed="s")
    before = match.record()
    walks.refusal(match.play, action)
    assert match.record() == before
