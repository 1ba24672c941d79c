"""Count moves of a level that people would call blunders: `build.py arena blunders GAME`.

A game's module here, if there is one, declares `BLUNDERS`: by name, a predicate on a move and the
view of its seat. Bots of the level play the first deals of matches, or whole matches if the module
has `WHOLE_MATCHES`. A blunder need not cost anything: search finds that some pay.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from nanafuda.duplicate.measure import seed_of
from nanafuda.game import View
from nanafuda.match import Match

from .. import player
from ..frame import parser_of

Blunder = Callable[[View[Any], Any], bool]


def games() -> list[str]:
    """Return the games for which blunders are defined."""
    return sorted(module.name.replace("_", "-") for module in iter_modules(__path__))


def _module(game: str) -> ModuleType:
    return import_module(f"{__name__}.{game.replace('-', '_')}")


def blunders_of(game: str) -> Mapping[str, Blunder]:
    """Return a game's blunders by name."""
    found: Mapping[str, Blunder] = _module(game).BLUNDERS
    return found


def decisions(game: str, name: str, deals: int, seed: str) -> Iterator[tuple[View[Any], Any]]:
    """Yield a player's moves where there is a choice, in all seats of `deals` deals or matches."""
    decide = player(name, game)
    whole = hasattr(_module(game), "WHOLE_MATCHES")
    for number in range(deals):
        match = Match(game, seed=f"{seed} {number}")
        while match.turn is not None:
            view = match.game.view(match.turn)
            legal = view.legal()
            move = legal[0]
            if len(legal) > 1:
                move = decide(view, seed_of("blunders", seed, number, len(match.actions)))
                yield view, move
            match.play(view.text(move))
            if whole and match.turn is None and not match.over:
                match.next_deal()


def count(game: str, name: str, deals: int, seed: str) -> dict[str, Any]:
    """Return how often a player makes each blunder, per 1,000 decisions."""
    blunders = blunders_of(game)
    made, number = dict.fromkeys(blunders, 0), 0
    for view, move in decisions(game, name, deals, seed):
        number += 1
        for blunder, is_made in blunders.items():
            made[blunder] += is_made(view, move)
    return {
        "game": game, "player": name, "seed": seed, "deals": deals, "decisions": number,
        **{blunder: round(1000 * times / max(1, number), 2) for blunder, times in made.items()},
    }  # fmt: skip


def main(arguments: list[str]) -> None:
    parser = parser_of("blunders", __doc__, seed="blunders", deals=20, games=games())
    parser.add_argument("--level", default="expert", help="a level, or a player of the arena")
    args = parser.parse_args(arguments)
    print(json.dumps(count(args.game, args.level, args.deals, args.seed), indent=2))
