"""The games. This is the only list of them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from ..errors import declare
from ..game import Game
from ..views import views_of
from .ring_of_sevens import RingOfSevens
from .seven_bridge import SevenBridge
from .seven_euchre import SevenEuchre
from .sevens_heaven import SevensHeaven
from .upside_down import UpsideDown

LIST: tuple[type[Game[Any]], ...] = (
    SevenEuchre,
    SevensHeaven,
    RingOfSevens,
    SevenBridge,
    UpsideDown,
)
for game in LIST:
    game.views = views_of(game.id)
    declare(game.views.REFUSALS)
GAMES: Mapping[str, type[Game[Any]]] = MappingProxyType({game.id: game for game in LIST})
