"""Opponents in character: the same players, but for what their table is to be like."""

from __future__ import annotations

import pytest
from nanafuda import Match
from nanafuda.bots import decide, think
from nanafuda.bots.search import result_of
from nanafuda.games.ring_of_sevens.bot.characters import PATIENCE, passed
from nanafuda.games.seven_euchre.rules import (
    AUCTION,
    PASS,
    SevenEuchre,
    denomination_of,
    tricks_of,
)
from nanafuda.levels import BY_RULES


def rows(level: str, tempered: bool) -> list[int]:
    """The longest row of passes in each of some deals among players of a level."""
    longest = []
    for number in range(40):
        match, most = Match("ring-of-sevens", seed=f"rows {number}"), 0
        while match.turn is not None:
            view = match.game.view(match.turn)
            move = result_of(think(level, view, most, tempered=tempered))
            plain = decide(level, view, most)
            assert move == plain or (view.text(plain) == "pass" and passed(view.game) > PATIENCE)
            match.play(view.text(move))
            most = max(most, passed(match.game))
        longest.append(most)
    return longest


@pytest.mark.parametrize("level", BY_RULES)
def test_bored_players_end_rows_of_passes_and_do_nothing_else(level: str) -> None:
    plain, bored = rows(level, False), rows(level, True)
    assert sum(row >= 8 for row in bored) < sum(row >= 8 for row in plain) / 3


def auctions(level: str, tempered: bool) -> list[SevenEuchre]:
    """Some matches' first deals among players of a level, as they end."""
    ended = []
    for number in range(80):
        match = Match("seven-euchre", seed=f"calls {number}")
        while match.turn is not None:
            view = match.game.view(match.turn)
            seed = f"{number} {len(match.actions)}"
            move = result_of(think(level, view, seed, tempered=tempered))
            if view.game.phase != AUCTION:
                assert move == decide(level, view, seed)
            match.play(view.text(move))
        if match.game.standing:
            ended.append(match.game)
    return ended


def overbid(game: SevenEuchre) -> int:
    """How often a seat bid another denomination than its partner's standing one."""
    count, standing, bidder = 0, PASS, -1
    for seat, bid, _ in game.calls:
        if bid:
            partners = standing and bidder == seat ^ 2
            count += bool(partners and denomination_of(bid) != denomination_of(standing))
            standing, bidder = bid, seat
    return count


def raised(game: SevenEuchre) -> int:
    """How often a seat bid a denomination that its partner had named."""
    named: set[tuple[int, int]] = set()
    count = 0
    for seat, bid, _ in game.calls:
        if bid:
            count += (seat ^ 2, denomination_of(bid)) in named
            named.add((seat, denomination_of(bid)))
    return count


@pytest.mark.parametrize("level", ["beginner", "club"])
def test_contracts_of_a_table_of_euchre_are_made_and_partners_support_first(level: str) -> None:
    plain, own = auctions(level, False), auctions(level, True)
    assert len(own) > 0.9 * len(plain)
    made = [sum(not game.short() for game in games) / len(games) for games in (plain, own)]
    assert made[0] < 0.45 and made[1] >= 0.55
    assert sum(tricks_of(game.standing) > 10 for game in own) <= len(own) / 8
    assert sum(map(overbid, own)) < min(sum(map(overbid, plain)) / 5, sum(map(raised, own)))


@pytest.mark.parametrize("deals", [6, pytest.param(12, marks=pytest.mark.long)])
@pytest.mark.parametrize("level", ["strong", "expert"])
def test_players_who_search_bet_more_in_character_and_play_their_cards_alike(
    level: str, deals: int
) -> None:
    changed = set()
    for number in range(deals):
        match = Match("sevens-heaven", seed=f"bold {number}")
        while match.turn is not None:
            view = match.game.view(match.turn)
            plain, own = (
                view.text(result_of(think(level, view, number, tempered=one)))
                for one in (False, True)
            )
            if plain != own:
                assert (plain, own) == ("fold", "bet")
                changed.add(view.seat)
            match.play(own)
    assert changed and 0 not in changed
