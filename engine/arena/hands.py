"""Print the hand of every puzzle as JSON, so that a page can show positions without the engine."""

from __future__ import annotations

import json
import sys

from nanafuda import GAMES, Match
from nanafuda.analysis.puzzles import PUZZLES, Puzzle


def hand_of(puzzle: Puzzle) -> list[str]:
    """Return the cards of the puzzle's seat, in the order of the table."""
    replay = Match.open_replay(puzzle["replay"])
    at = replay.at
    if at is None:
        raise ValueError(f"no place: {puzzle['id']}")
    hand: list[str] = replay.match.branch(at).table(puzzle["seat"])["hand"]
    return hand


def hands() -> dict[str, dict[str, str]]:
    """Return for each game the hand of each puzzle by its id: `{"…": {"…-3-39": "H3 T11"}}`."""
    return {
        game: {puzzle["id"]: " ".join(hand_of(puzzle)) for puzzle in PUZZLES[game]}
        for game in GAMES
    }


if __name__ == "__main__":
    print(json.dumps(hands(), separators=(",", ":")), file=sys.__stdout__)
