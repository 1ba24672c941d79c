"""The coach's sentences in Seven Bridge's lessons are true of the cards on the table."""

from __future__ import annotations

from lessons import standing
from nanafuda.games.seven_bridge.rules import PIPS, SevenBridge, worth
from nanafuda.match import Match
from nanafuda.mechanics.melds import FITS

FIRST, CLAIMS = "seven-bridge-lesson-first", "seven-bridge-lesson-claims"


def goes_with(card: str, match: Match) -> set[str]:
    """The cards of the learner's hand that are of this card's rank, or near it in its suit."""
    hand = set(match.table(0)["hand"]) - {card, "X0"}
    suit, rank = card[0], int(card[1:])
    return {
        one
        for one in hand
        if int(one[1:]) == rank or (one[0] == suit and abs(int(one[1:]) - rank) <= 2)
    }


def pips(card: str, match: Match) -> int:
    return PIPS[match.game.pack.card(card)]


def game_of(match: Match) -> SevenBridge:
    assert isinstance(match.game, SevenBridge)
    return match.game


def table_takes(card: str, match: Match) -> bool:
    return bool(game_of(match).fits & match.game.pack.set(card))


def test_the_seven_is_the_only_card_that_lies_alone() -> None:
    melds = [code for code in standing(f"{FIRST}-which-meld").legal() if code.startswith("meld:")]
    assert melds == ["meld:H7"]


def test_the_discards_fit_nothing_and_are_the_dearest_of_those() -> None:
    for message, card in (
        (f"{FIRST}-discard", "D13"),
        (f"{FIRST}-discard-2", "D8"),
        (f"{CLAIMS}-pon-discard", "C12"),
    ):
        match = standing(message)
        assert not goes_with(card, match)
        assert not table_takes(card, match)
        loose = {one for one in match.table(0)["hand"] if not goes_with(one, match)} - {"X0", "H9"}
        assert max(loose, key=lambda one: pips(one, match)) == card
    first = standing(f"{FIRST}-discard")
    assert not goes_with("D8", first)
    assert goes_with("C4", first) == {"C5"}
    assert pips("H9", first) == pips("D8", first) + 1
    assert pips("D13", first) == pips("C12", first) == 10


def test_one_card_fits_aois_group_and_fills_it() -> None:
    match = standing(f"{FIRST}-lay-3")
    assert [code for code in match.legal() if code.startswith("lay:")] == ["lay:S3@2"]
    match.play("lay:S3@2")
    assert not FITS[game_of(match).melds[1]]


def test_the_two_cards_left_would_cost_what_the_coach_says() -> None:
    table = standing(f"{FIRST}-draw-3").table(0)
    assert (len(table["hand"]), table["penalty"]) == (2, 11)


def test_the_first_deal_ends_as_the_coach_reckons() -> None:
    result = standing(f"{FIRST}-out-pays").results[-1]
    assert result["out"] == 0
    assert result["points"] == [0, 25, 28]
    aoi, ren = result["lines"][1:]
    assert sorted(aoi["card_pips"]) == [5, 10, 10]
    assert (sorted(ren["card_pips"]), ren["pips"], ren["sevens"]) == ([2, 5, 7], 14, 1)


def test_chi_is_possible_once_the_turn_has_been_back_at_the_dealer() -> None:
    assert not game_of(standing(f"{CLAIMS}-which-9")).steps
    match = standing(f"{CLAIMS}-now-chi")
    assert game_of(match).dealer == 1 and game_of(match).steps >= 4
    assert match.table(0)["chi"]
    assert match.table(0)["pile"][-1] == {"card": "S3", "seat": 3}
    assert goes_with("S3", match) == {"S4", "S5"}


def test_two_cards_are_a_meld_beside_a_seven() -> None:
    game = game_of(standing(f"{CLAIMS}-two"))
    assert game.row(len(game.melds) - 1) == ["D6", "D7"]


def test_after_the_pon_the_turn_is_aois_again() -> None:
    assert standing(f"{CLAIMS}-pon").table(0)["pile"][-1] == {"card": "H9", "seat": 1}
    assert standing(f"{CLAIMS}-skip").turn == 1


def test_the_chi_with_the_joker_alone_takes_three_cards() -> None:
    for action in standing(f"{CLAIMS}-chi").legal():
        match = standing(f"{CLAIMS}-chi")
        match.play(action)
        wanted = action.startswith("chi:S4.S5.X0=")
        assert (match.table(0)["hand"] == ["H2"]) == wanted
        assert ("X0" in match.table(0)["hand"]) == (action in ("draw", "chi:S4.S5"))


def test_a_joker_would_have_cost_ren_five_times_as_much() -> None:
    match = standing(f"{CLAIMS}-paid")
    assert match.results[-1]["points"] == [0, 3, 36, 19]
    assert worth(match.game.held[2] | match.game.pack.set("X0")) == 180
