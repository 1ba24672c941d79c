"""The arena's count of moves that people would call blunders."""

from __future__ import annotations

import pytest
from arena.blunders import blunders_of, count, games
from games.ring_of_sevens import positions as ring
from games.seven_bridge import positions as bridge
from games.sevens_heaven import positions as heaven
from games.upside_down import positions as climb
from nanafuda.bots import consider, decide
from nanafuda.bots.search import result_of

ARM = "S8 H8 D8 H10 D10 H11 H12 D12 H13"  # the upper red arm but for its 9


@pytest.mark.parametrize(
    ("hands", "laid", "move", "blunder"),
    [
        (["S8 C13", "H8", "*"], None, "pass", "passes with a card that serves nobody else"),
        (["H8 H10 S6", "D8", "*"], "H9", "play:S6", "opens for others, not its own way"),
        (["H9 D9 S9", "H6", "C9 *"], ARM, "play:S9", "gives another more than it need"),
        (["H8 S6", "S5", "S4 *"], None, "play:S6", "plays for others with a card that serves"),
        (["H9 D9", "H8", "C9 *"], "D8 H8 S8", "pass", "does not go out"),
    ],
)
def test_ring_of_sevens_knows_a_blunder(
    hands: list[str], laid: str | None, move: str, blunder: str
) -> None:
    match = ring.at(hands, laid)
    view = match.game.view(0)
    made = {
        name: [action for action in match.legal() if is_made(view, view.move(action))]
        for name, is_made in blunders_of("ring-of-sevens").items()
        if name.startswith(blunder)
    }
    (found,) = made.values()
    assert move in found and len(found) < len(match.legal())


@pytest.mark.parametrize(
    ("hand", "others", "draws", "actions", "move", "blunder"),
    [
        ("S4 X0", "H1", "H9", "draw", "discard:X0", "throws the Joker"),
        ("S7 H10", "H1", "D2", "draw", "discard:S7", "throws a 7 that it could lay out"),
        ("S2 S3 S4 H9 D13", "H1", "C6", "draw", "discard:S3", "breaks a meld with a loose card"),
        (
            "S9 H4 D13 H13",
            "C13",
            "C2 D2 C1",
            "draw discard:H13 draw discard:C13 draw",
            "discard:S9",
            "throws what may be claimed",
        ),
        ("S2 S3 S4 H7 D7 C7 S9", "H1", "S5", "draw meld:H7.D7.C7", "discard:S9", "does not"),
    ],
)
def test_seven_bridge_knows_a_blunder(
    hand: str, others: str, draws: str, actions: str, move: str, blunder: str
) -> None:
    match = bridge.go(bridge.match_of(hand, others, stock=draws, joker="X0" in hand), actions)
    view = match.game.view(0)
    ((_, is_made),) = [b for b in blunders_of("seven-bridge").items() if b[0].startswith(blunder)]
    found = [action for action in match.legal() if is_made(view, view.move(action))]
    assert move in found and len(found) < len(match.legal())


@pytest.mark.parametrize(
    ("hands", "scores", "actions", "move", "blunder"),
    [
        (["R2 R3", "G9", "U4"], (76, 0, 0), "", "bet", "bets where any fold"),
        (["R2", "G9", "U4"], (70, 0, 0), "bet bet fold", "predict:0", "backs who then wins"),
        (
            ["R2 R17", "G9 G7 G1 G2 U1 U2 U3", "U4"],
            (0, 0, 0),
            "bet bet fold predict:0 play:R17",
            "play:G7",
            "throws a 7",
        ),
        (
            ["R2 R3", "G9 R9 R10 R1 G2 U1 U2", "U4"],
            (0, 0, 0),
            "bet bet fold predict:0 play:R3",
            "play:R10",
            "takes a trick higher",
        ),
        (
            ["R2 R8", "G9 R9 R10 R1 G2 U1 U2", "U4"],
            (0, 20, 0),
            "bet bet fold predict:0 play:R8",
            "play:R1",
            "leaves the trick",
        ),
    ],
)
def test_sevens_heaven_knows_a_blunder(
    hands: list[str], scores: tuple[int, ...], actions: str, move: str, blunder: str
) -> None:
    match = heaven.set_up(heaven.match_of(hands), scores=scores)
    heaven.play(match, actions)
    assert match.turn is not None
    view = match.game.view(match.turn)
    ((_, is_made),) = [b for b in blunders_of("sevens-heaven").items() if b[0].startswith(blunder)]
    found = [action for action in match.legal() if is_made(view, view.move(action))]
    assert found == [move] and len(match.legal()) > 1


@pytest.mark.parametrize(
    ("hand", "next_hand", "actions", "move", "blunder", "tries"),
    [
        ("F8 T8 C6 S11", "F10 T7 B3 B5 O5", "B3 pass", "play:F8", "parts what", False),
        ("F8 C6 S11 H2", "F10 T7 B3 B5 O5", "B3 pass", "play:S11", "answers higher", False),
        ("F8 C5 S11 O3", "F10 T7 B3 B5 O5", "", "play:S11", "leads its strongest", True),
        ("F8 T8 O3", "F10", "", "play:O3", "leads a single card", True),
    ],
)
def test_upside_down_knows_a_blunder_and_does_not_try_to_waste_a_card(
    hand: str, next_hand: str, actions: str, move: str, blunder: str, tries: bool
) -> None:
    match = climb.lay(hand, next_hand, "S9 C9 T12 H5", starter=1 if actions else 0)
    climb.play(match, actions)
    assert match.turn == 0
    view = match.game.view(0)
    ((_, is_made),) = [b for b in blunders_of("upside-down").items() if b[0].startswith(blunder)]
    found = [action for action in match.legal() if is_made(view, view.move(action))]
    assert move in found and len(found) < len(match.legal())
    tried = {view.text(choice.move) for choice in result_of(consider("expert", view, 1))}
    assert tried and bool(tried & set(found)) == tries


@pytest.mark.parametrize("game", games())
def test_who_plays_at_random_blunders(game: str) -> None:
    found = count(game, "random", 4, "random")
    assert found["decisions"] > 20
    assert all(0 <= found[name] < 1000 for name in blunders_of(game))
    assert sum(found[name] for name in blunders_of(game)) > 20


def test_in_upside_down_nobody_stays_in_who_can_go_out() -> None:
    """Not even to lead a card that nobody can beat, which is on the way out too."""
    match = climb.lay("F12 T12", "F8 T9", "S8 S9")
    view = match.game.view(0)
    stays = blunders_of("upside-down")["does not go out"]
    for level in ("club", "strong", "expert"):
        assert not stays(view, decide(level, view, 1))
