"""Golden decisions of every level at positions of real play.

    PYTHONPATH=engine python tests/decisions.py tests/golden/decisions

writes them, one file a game, a line a decision. A change of the bots that means to change no
decision is held against a larger set, made before it: further arguments are matches a game, the
share of the positions and the most a match, games.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import walks
from nanafuda import GAMES
from nanafuda.bots import LEVELS, consider, decide
from nanafuda.bots.search import result_of
from nanafuda.game import Game

ACTIONS = 250  # of every match; several deals, so that totals count


def choices(game: Game[Any], level: str, seed: str) -> list[Any]:
    """All that a level says of a position: the moves as texts, best first, and how they did."""
    assert game.turn is not None
    view = game.view(game.turn)
    found = result_of(consider(level, view, seed))
    return [[game.text(one.move), one.worlds, f"{one.behind:.6f}"] for one in found]


def decisions(game: str, number: int, share: float, most: int) -> Iterator[dict[str, Any]]:
    """Decisions of all levels in such a share of the positions of one match, at most so many.

    The numbers of matches go through seats and options; the quicker levels play.
    """
    match, rng = walks.start(game, number), Random(f"decisions {number}")
    players = [LEVELS[int(rng.random() * 3)] for _ in range(match.game.seats)]
    for step in range(ACTIONS):
        if match.over or not most:
            return
        if match.turn is None:
            match.next_deal()
            continue
        seed = f"{number} {step}"
        if len(match.legal()) > 1 and rng.random() < share:
            most -= 1
            for level in LEVELS:
                found = choices(match.game, level, seed)
                yield {"match": number, "step": step, "level": level, "choices": found}
        move = decide(players[match.turn], match.game.view(match.turn), seed)
        match.play(match.game.text(move))


def lines(game: str, matches: int = 4, share: float = 0.1, most: int = 2) -> str:
    """The decisions of so many matches, a line each."""
    found = (entry for number in range(matches) for entry in decisions(game, number, share, most))
    return "".join(json.dumps(entry, separators=(",", ":")) + "\n" for entry in found)


def main(folder: str, matches: str = "4", share: str = "0.1", most: str = "2", *only: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    for game in only or GAMES:
        text = lines(game, int(matches), float(share), int(most))
        (Path(folder) / f"{game}.jsonl").write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
