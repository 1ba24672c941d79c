"""Nanafuda (七札): card games around the number seven.

match = Match("seven-euchre", seed="k3f9")
while not match.over:
    match.next_deal() if match.turn is None else match.play(choose(match.legal()))
"""

from .errors import Refusal
from .games import GAMES
from .match import Match

__version__ = "1.0.0"
__all__ = ["GAMES", "Match", "Refusal", "__version__"]
