"""Print the hand of every puzzle as JSON, so that a page can show positions without the engine."""

from __future__ import annotations

import json
import sys

from nanafuda import GAMES, Match
from nanafuda.analysis.puzzles import EXERCISES, PUZZLES, Puzzle


def hand_of(puzzle: Puzzle) -> list[str]:
    """Return the cards of the puzzle's seat, in the order of the table.

    Raises ValueError if the puzzle's deal breaks the rules of its game.
    """
    replay = Match.open_replay(puzzle["replay"])
    if replay.at is None:
        raise ValueError("It has no place.")
    hand: list[str] = replay.match.branch(replay.at).table(puzzle["seat"])["hand"]
    return hand


def hands() -> dict[str, dict[str, str]]:
    """Return for each game the hand of each puzzle by its id: `{"…": {"…-3-39": "H3 T11"}}`."""
    found: dict[str, dict[str, str]] = {}
    for game in GAMES:
        found[game] = {}
        for puzzle in (*PUZZLES[game], *EXERCISES[game]):
            try:
                hand = " ".join(hand_of(puzzle))
            except ValueError as error:
                cure = f"python3 build.py arena puzzles {game} --legal"
                sys.exit(
                    f"{game}: the puzzle {puzzle['id']} cannot be played by the rules: {error}\n"
                    f"If you have changed a rule, “{cure}” takes such puzzles out."
                )
            if "step" not in puzzle:
                found[game][puzzle["id"]] = hand
    return found


if __name__ == "__main__":
    print(json.dumps(hands(), separators=(",", ":")), file=sys.__stdout__)
