"""Challenges: a deal played by a sender, for comparison with the recipient's own play.

The link is that of the replay with the sender, `by`. The sender's result follows from the actions;
it is shown only beside the recipient's own result. A link is packed, not encrypted: its content can
be read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..bots import LEVELS
from ..errors import Refusal
from ..match import Match
from ..match.links import checksum
from ..match.match import Challenge
from ..match.replay import Sender
from .fields import first_difference, result_for

if TYPE_CHECKING:
    from ..messages import duplicate as messages


@dataclass(frozen=True, slots=True)
class Board:
    """A played deal: `match` stands at its end."""

    match: Match
    seat: int
    level: str  # of the bots

    @property
    def deal(self) -> str:
        """A text shared by all who play this deal from this seat against bots of this level."""
        begun = self.match.branch(0)
        begun.undone_deals = frozenset()
        return begun.played_link(by=Sender("", self.level, self.seat))

    @property
    def id(self) -> str:
        """The id of the ranking list for this deal, the same for all players."""
        return f"c-{checksum(self.deal)}"


def create(name: str, board: Board) -> str:
    """Return a challenge link's fragment, without `#`.

    Raises Refusal if the name is invalid, or if the seat has nothing to decide in the deal.
    """
    if not board.match.decides(board.seat):
        raise Refusal("no-decision")
    return board.match.challenge_link(name, level=board.level, seat=board.seat)


def read(link: object) -> tuple[Challenge, Board]:
    """Parse a challenge link, with the sender's board. Raises Refusal if it is invalid."""
    sent = Match.open_challenge(link)
    return sent, Board(sent.played, sent.seat, sent.level or LEVELS[-1])  # older links lack it


def compare(theirs: Board, mine: Board) -> messages.Rivalry:
    """Compare the sender's deal with `mine`. Raises Refusal if the deals differ."""
    if mine.deal != theirs.deal:
        raise Refusal("not-these-deals")
    seat, parted = theirs.seat, first_difference(mine.match, theirs.match, theirs.seat)
    ending = f"&seat={seat}&level={theirs.level}"
    return {
        "mine": result_for(mine.match, seat),
        "theirs": result_for(theirs.match, seat),
        "undone": theirs.match.deal_no in theirs.match.undone_deals,
        "replay": theirs.match.replay_link() + ending,
        "parted": parted,
        "look": parted and mine.match.replay_link(at=parted["index"]) + ending,
    }
