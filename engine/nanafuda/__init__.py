"""Nanafuda (七札): card games around the number seven.

match = Match("seven-euchre", seed="k3f9")
while not match.over:
    match.next_deal() if match.turn is None else match.play(choose(match.legal()))

What passes between the engine and the page has declared shapes. The chief of them are shown below;
all others are in nanafuda.seam, each game's own in nanafuda.games.<game>.shapes.
"""

from typing import TYPE_CHECKING

from .errors import Refusal
from .games import GAMES
from .match import Match

__version__ = "1.0.0"  # said here and nowhere else

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
    from .seam.catalogue import Catalogue
    from .seam.common import Event, Table
    from .seam.playing import Hint, State
else:  # read when somebody asks for them, which no play does (PEP 562)

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from .seam import catalogue, common, playing

        return next(vars(m)[name] for m in (common, playing, catalogue) if name in vars(m))

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
