"""Opponents in character: the same players, but for what their table is to be like."""

from __future__ import annotations

import pytest
from nanafuda import Match
from nanafuda.bots import decide, think
from nanafuda.bots.search import result_of
from nanafuda.games.ring_of_sevens.bot.characters import PATIENCE, passed
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
