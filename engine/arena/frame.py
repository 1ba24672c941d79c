"""Shared by the arena's commands: arguments, deals that bots play, a puzzle's position."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from nanafuda.bots import decide
from nanafuda.duplicate.measure import Player, seed_of
from nanafuda.game import View
from nanafuda.games import GAMES
from nanafuda.match import Match


def parser_of(
    name: str,
    doc: str | None,
    seed: str = "",
    deals: int = 0,
    games: Collection[str] = tuple(GAMES),
) -> ArgumentParser:
    """Return a parser of a game and, each with its default, of a seed and a number of deals."""
    parser = ArgumentParser(prog=f"arena {name}", description=doc)
    parser.add_argument("game", choices=games)
    if seed:
        parser.add_argument("--seed", default=seed)
    if deals:
        parser.add_argument("--deals", type=int, default=deals)
    return parser


def with_options(parser: ArgumentParser) -> None:
    """Let a command take the game's options."""
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE")


def options_of(given: Sequence[str]) -> dict[str, object]:
    """Return the options of the command line by id.

    >>> options_of(["joker=yes", "cycles=1", "end=deals-1"])
    {'joker': True, 'cycles': 1, 'end': 'deals-1'}
    """
    known = {"true": True, "yes": True, "false": False, "no": False}
    pairs = [one.partition("=")[::2] for one in given]
    return {id: known.get(value, int(value) if value.isdecimal() else value) for id, value in pairs}


def play_deal(match: Match, choose: Player, *seed: object) -> Match:
    """Play the running deal to its end; the seed and an action's place in the deal are its luck."""
    while match.turn is not None:
        view = match.game.view(match.turn)
        match.play(view.text(choose(view, seed_of(*seed, len(match.actions)))))
    return match


def by_levels(levels: Sequence[str]) -> Player:
    """Return a player of the level of each seat."""
    return lambda view, seed: decide(levels[view.seat], view, seed)


def view_at(one: Mapping[str, Any]) -> View[Any]:
    """Return the position of a puzzle or an exercise, as its seat sees it."""
    return match_at(one["replay"]).game.view(one["seat"])


@lru_cache(maxsize=2000)  # the stock is gone through again and again
def match_at(replay: str) -> Match:
    """Return the match before the decision that a link leads to. It must not be changed."""
    found = Match.open_replay(replay)
    assert found.at is not None
    return found.before(found.at)
