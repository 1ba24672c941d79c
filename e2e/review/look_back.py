"""Looking back at a deal that has ended: what several tests do."""

from __future__ import annotations

from random import Random

from nanafuda import Match
from nanafuda.bots import decide


def careless(game: str, seed: str) -> Match:
    """A match after its first deal, in which the first seat took any legal action."""
    match, rng = Match(game, seed=seed), Random(seed)
    while match.turn is not None:
        if match.turn == 0:
            match.play(match.legal()[int(rng.random() * len(match.legal()))])
        else:
            view = match.game.view(match.turn)
            match.play(match.game.text(decide("club", view, f"{seed} {len(match.actions)}")))
    return match
