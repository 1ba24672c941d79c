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
from ..match.replay import Sender, sender
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


@dataclass(frozen=True, slots=True)
class Challenge:
    """The sender and their deal."""

    sender: Sender
    board: Board

    @property
    def id(self) -> str:
        """The id of the ranking list for this deal, the same for all players."""
        return f"c-{checksum(self.board.deal)}"

    def match(self) -> Match:
        """Return the deal, ready to play."""
        fresh = self.board.match.branch(0)
        fresh.undone_deals, fresh.level = frozenset(), self.board.level
        return fresh

    def link(self) -> str:
        """Return the challenge link's fragment, without `#`."""
        return self.board.match.played_link(by=self.sender)


def create(name: str, board: Board) -> Challenge:
    """Create a challenge.

    Raises Refusal if the name is invalid, or if the seat has nothing to decide in the deal.
    """
    if not board.match.decides(board.seat):
        raise Refusal("no-decision")
    return Challenge(sender(name, board.level, board.seat, board.match.setup.seats), board)


def read(link: object) -> Challenge:
    """Parse a challenge link. Raises Refusal if it is invalid."""
    sent = Match.open_challenge(link)
    level = sent.level or LEVELS[-1]  # older links lack it
    return Challenge(sent.sender, Board(sent.played, sent.seat, level))


def compare(challenge: Challenge, mine: Board) -> messages.Rivalry:
    """Compare the sender's deal with `mine`. Raises Refusal if the deals differ."""
    theirs = challenge.board
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


def describe(challenge: Challenge, beside: messages.Rivalry | None) -> messages.Rival:
    """Return the challenge's public data; `beside` is given only after play."""
    match, board = challenge.match(), challenge.board
    setup, unit = match.setup, match.game.score_unit
    return {
        "id": challenge.id,
        "name": challenge.sender.name,
        "deal": match.deal_no,
        "unit": unit,
        "lowest": unit == "place" or setup.kind.lowest_wins,
        "setup": {
            "game": setup.game,
            "version": setup.kind.version,
            "seats": setup.seats,
            "options": setup.options,
            "seed": setup.seed,
            "level": board.level,
            "replay": None,
            "hand": match.table(board.seat)["hand"],
        },
        "beside": beside,
    }
