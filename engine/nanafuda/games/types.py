"""Types of a match by game: its id, position, table and results. Type checkers alone read this.

`Match` has an overload for each; the tables and results of a game without one are of type Any.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from ..messages import common
from .ring_of_sevens import schema as ring
from .ring_of_sevens.rules import RingOfSevens
from .seven_bridge import schema as bridge
from .seven_bridge.rules import SevenBridge
from .seven_euchre import schema as euchre
from .seven_euchre.rules import SevenEuchre
from .sevens_heaven import schema as heaven
from .sevens_heaven.rules import SevensHeaven
from .upside_down import schema as down
from .upside_down.rules import UpsideDown

EuchreId: TypeAlias = Literal["seven-euchre"]
Euchre: TypeAlias = SevenEuchre
HeavenId: TypeAlias = Literal["sevens-heaven"]
Heaven: TypeAlias = SevensHeaven
RingId: TypeAlias = Literal["ring-of-sevens"]
Ring: TypeAlias = RingOfSevens
BridgeId: TypeAlias = Literal["seven-bridge"]
Bridge: TypeAlias = SevenBridge
DownId: TypeAlias = Literal["upside-down"]
Down: TypeAlias = UpsideDown


class EuchreTable(common.Table, euchre.Table):
    """A seat's knowledge in Seven Euchre."""


class EuchreVoid(common.Result, euchre.Void):
    """A deal of Seven Euchre without a contract."""


class EuchreScored(common.Result, euchre.Scored):
    """A played deal of Seven Euchre."""


class HeavenTable(common.Table, heaven.Table):
    """A seat's knowledge in Seven’s Sevens Heaven."""


class HeavenResult(common.Result, heaven.Result):
    """The result of a round of Seven’s Sevens Heaven."""


class RingTable(common.Table, ring.Table):
    """A seat's knowledge in Ring of Sevens."""


class RingResult(common.Result, ring.Result):
    """The result of a deal of Ring of Sevens."""


class BridgeTable(common.Table, bridge.Table):
    """A seat's knowledge in Seven Bridge."""


class BridgeResult(common.Result, bridge.Result):
    """The result of a deal of Seven Bridge."""


class DownTable(common.Table, down.Table):
    """A seat's knowledge in Upside Down."""


class DownResult(common.Result, down.Result):
    """The result of a deal of Upside Down."""


EuchreResult: TypeAlias = EuchreVoid | EuchreScored
