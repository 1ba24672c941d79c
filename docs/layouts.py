"""The tables of library.md: the parts of an observation of every game, from its layout.

python docs/layouts.py --write  # writes them into the page
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from nanafuda import GAMES, Match

PAGE = Path(__file__).with_name("library.md")
PLACE = re.compile(r"(<!-- layouts -->\n).*?(?=<!-- end -->)", re.S)


def tables() -> str:
    """Return a table for each game, with its usual seats and options."""
    return "\n".join(table(game) for game in GAMES)


def table(game: str) -> str:
    """Return the table of a game."""
    g = Match(game, seed="any").game
    rows = [f"`{game}`, {g.seats} seats, {g.observation_layout[-1].stop} bytes of `uint8`:", ""]
    rows += ["| part | bytes | shape | to | meaning |", "|---|---|---|---|---|"]
    for part in g.observation_layout:
        shape = " × ".join(map(str, part.shape))
        last = part.stop - 1
        place = f"{part.start}–{last}" if last > part.start else f"{last}"
        rows.append(f"| `{part.name}` | {place} | {shape} | {part.high} | {part.about} |")
    return "\n".join([*rows, ""])


if __name__ == "__main__":
    print(tables())
    if "--write" in sys.argv:
        written = PLACE.sub(lambda found: f"{found[1]}\n{tables()}\n", PAGE.read_text("utf-8"))
        PAGE.write_text(written, "utf-8")
