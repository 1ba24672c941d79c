"""The tree searches that the bots are measured against."""

from __future__ import annotations

from random import Random

import pytest
import walks
from arena import duel_of, player
from arena.opponents.ismcts import Tree
from nanafuda import Match
from nanafuda.bots import LEVELS
from nanafuda.games.sevens_heaven.rules import BETTING

TREES = pytest.mark.parametrize("name", ["ismcts:40", "so-ismcts:40"])


@walks.EVERY_GAME
@TREES
def test_a_tree_gives_a_legal_move_and_the_same_again(game: str, name: str) -> None:
    search = player(name, game)
    for match in walks.sample(game, 3, 500):
        assert match.turn is not None
        view = match.game.view(match.turn)
        move = search(view, 7)
        assert move in view.legal() and move == search(view, 7)


@walks.EVERY_GAME
@pytest.mark.parametrize("single", [True, False])
def test_every_simulation_is_counted_once_a_decision(game: str, single: bool) -> None:
    match = Match(game, seed="tree")
    assert match.turn is not None
    tree = Tree(match.game.view(match.turn), Random(1), single=single)
    for _ in range(30):
        tree.simulate()
    visits = [sum(edge.visits for edge in edges.values()) for edges in tree.nodes.values()]
    assert visits[0] == max(visits) == 30  # the root comes first
    for edges in tree.nodes.values():
        for edge in edges.values():
            assert edge.visits <= edge.available <= 30
            assert tree.low * edge.visits <= edge.total <= tree.high * edge.visits


@pytest.mark.long
@TREES
def test_a_tree_is_better_than_chance(name: str) -> None:
    assert sum(duel_of("upside-down", name, "random", seed="tree").differences(3)) / 3 > 1


def test_an_unknown_player_is_refused() -> None:
    for name in ("ismcts:", "ismcts:x", "pimc:3", "tree", *(f"{level}:9" for level in LEVELS)):
        with pytest.raises(ValueError, match="no such player"):
            player(name, "upside-down")


@pytest.mark.parametrize("name", ["always-bet", "always-fold"])
def test_a_fixed_style_declares_alike_whatever_it_holds(name: str) -> None:
    style = player(name, "sevens-heaven")
    made = set()
    for match in walks.sample("sevens-heaven", 12, 600):
        assert match.turn is not None
        view = match.game.view(match.turn)
        move = style(view, 7)
        assert move in view.legal()
        if match.game.phase == BETTING:
            made.add(view.text(move))
    assert made == {name.removeprefix("always-")}
