"""Nanafuda (七札): card games around the number seven, and bots to play them against.

>>> from random import Random
>>> rng = Random(7)
>>> match = Match("seven-euchre", seed="k3f9")
>>> while not match.over:
...     done = match.turn is None
...     _ = match.next_deal() if done else match.play(rng.choice(match.legal()))
>>> match.winners, match.scores
([1, 3], [7, 96, 7, 96])

Continue with `nanafuda.match` (undo, records, links), `nanafuda.bots`, `nanafuda.analysis`,
`nanafuda.duplicate`, `nanafuda.lessons` and `nanafuda.game` (positions and views, for search).

Messages between the engine and the page have schemas. The main ones are exported here; the others
are in nanafuda.messages, each game's own in nanafuda.games.<game>.schema.
"""

from typing import TYPE_CHECKING

from .errors import Refusal
from .games import GAMES
from .match import Match

__version__ = "1.1.0"  # the only definition

__all__ = [
    "GAMES",
    "Catalogue",
    "Event",
    "Hint",
    "Match",
    "Refusal",
    "State",
    "Table",
    "__version__",
]

if TYPE_CHECKING:
    from .messages.catalogue import Catalogue
    from .messages.common import Event, Table
    from .messages.match import Hint, State
else:  # imported on first access, since play does not need them (PEP 562)

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from .messages import catalogue, common
        from .messages import match as playing

        return next(vars(m)[name] for m in (common, playing, catalogue) if name in vars(m))

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
