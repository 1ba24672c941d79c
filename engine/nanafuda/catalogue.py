"""What can be played, as data for the page: `python -m nanafuda.catalogue` prints it as JSON."""

from __future__ import annotations

import json
from typing import Any

from .bots import LEVELS
from .errors import MESSAGES
from .games import GAMES


def catalogue() -> dict[str, Any]:
    """The games with their seats, options and versions; the levels of play; the ids of refusals."""
    return {
        "levels": list(LEVELS),
        "errors": list(MESSAGES),
        "games": [
            {
                "id": game.id,
                "version": game.version,
                "pack": game.pack_name,
                "levels": list(LEVELS),
                "seats": dict(zip(("min", "max", "default"), game.seat_range, strict=True)),
                "options": [
                    {"id": o.id, "values": list(o.values), "default": o.default}
                    for o in game.options
                ],
            }
            for game in GAMES.values()
        ],
    }


if __name__ == "__main__":
    print(json.dumps(catalogue(), ensure_ascii=False))
