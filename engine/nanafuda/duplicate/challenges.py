"""Challenges: deals played by a sender, for comparison with the recipient's own play.

A challenge is one deal (`Match.challenge_link`) or a tournament. Its link adds the sender, `by`,
and all deals in one number, `moves`. For each deal that has the percent against the field (in half
players beaten), whether undo was used, whether a hint was shown, and the actions. The sender's
results follow from the actions; they are shown only beside the recipient's own results. A link is
packed, not encrypted: its content can be read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..bots import LEVELS
from ..errors import Refusal
from ..limits import LINK
from ..match import Match
from ..match.links import checksum, sign, verify
from ..match.replay import Picks, Sender, number_in, packed, sender
from .fields import FIELD, first_difference, result_for
from .tournaments import Tournament

if TYPE_CHECKING:
    from ..match.replay import Pick
    from ..messages import duplicate as messages

HALVES = 2 * len(FIELD)  # a link stores a percent as 0 to HALVES half players


@dataclass(frozen=True, slots=True)
class Board:
    """A played deal: `match` stands at its end."""

    match: Match
    seat: int
    level: str  # of the bots
    percent: float | None = None  # against the field, if known
    hinted: bool = False

    @property
    def undone(self) -> bool:
        """Whether undo was used in it."""
        return self.match.deal_no in self.match.undone_deals

    @property
    def deal(self) -> str:
        """A text shared by all who play this deal from this seat against bots of this level."""
        begun = self.match.branch(0)
        begun.undone_deals = frozenset()
        return begun.played_link(by=Sender("", self.level, self.seat))


@dataclass(frozen=True, slots=True)
class Challenge:
    """The sender and their deals: all of a tournament, or one."""

    sender: Sender
    boards: list[Board]
    tournament: Tournament | None

    @property
    def id(self) -> str:
        """The id of the ranking list for these deals, the same for all players."""
        if self.tournament is not None:
            return f"t-{self.tournament.link().rpartition('=')[2]}"
        return f"c-{checksum(self.boards[0].deal)}"

    def match(self) -> Match:
        """Return the first deal, ready to play."""
        fresh = self.boards[0].match.branch(0)
        fresh.undone_deals, fresh.level = frozenset(), self.boards[0].level
        return fresh

    def link(self) -> str:
        """Return the challenge link's fragment, without `#`. Raises Refusal if it is too long."""
        if self.tournament is None:
            return self.boards[0].match.played_link(by=self.sender)
        picks: list[Pick] = []
        for board in self.boards:
            picks.append((round((board.percent or 0) * HALVES / 100), HALVES + 1))
            picks += [(int(board.undone), 2), (int(board.hinted), 2), *board.match.picks]
        own = [("by", self.sender.name), ("moves", packed(picks))]
        link = sign([*self.tournament.pairs(), *own])
        if len(link) > LINK:
            raise Refusal("long-link", most=LINK)
        return link


def create(name: str, boards: list[Board], tournament: Tournament | None) -> Challenge:
    """Create a challenge: one deal, or a whole tournament. Raises Refusal if `boards` differ."""
    if tournament is None:
        if len(boards) != 1:
            raise Refusal("not-these-deals")
        first = boards[0]
        by = sender(name, first.level, first.seat, first.match.setup.seats)
        return Challenge(by, boards, None)
    by = sender(name, tournament.level, 0, 1)
    return _same(Challenge(by, _fresh(tournament), tournament), boards)


def _fresh(tournament: Tournament) -> list[Board]:
    numbers = range(tournament.deals)
    return [Board(tournament.match(number), 0, tournament.level) for number in numbers]


def _same(challenge: Challenge, boards: list[Board]) -> Challenge:
    """Return the challenge with `boards` as its deals. Raises Refusal if the deals differ."""
    if [board.deal for board in boards] != [board.deal for board in challenge.boards]:
        raise Refusal("not-these-deals")
    return Challenge(challenge.sender, boards, challenge.tournament)


def read(link: object) -> Challenge:
    """Parse a challenge link. Raises Refusal if it is invalid."""
    if isinstance(link, str) and link.strip().removeprefix("#").startswith("tournament="):
        return _read_tournament(link)
    sent = Match.open_challenge(link)
    level = sent.level or LEVELS[-1]  # older links lack it
    return Challenge(sent.sender, [Board(sent.played, sent.seat, level)], None)


def _read_tournament(link: str) -> Challenge:
    text, pairs = verify(link, {"game", "v", "tournament", "level", "by", "moves"})
    own = {key: value for key, value in pairs if key in ("by", "moves")}
    tournament = Tournament.of([pair for pair in pairs if pair[0] not in own])
    try:
        picks = Picks(number_in(own["moves"]))
    except ValueError:
        raise Refusal("bad-link") from None
    boards = []
    for fresh in _fresh(tournament):
        beaten, undone, hinted = picks.take(HALVES + 1), picks.take(2), picks.take(2)
        fresh.match.follow(picks)
        fresh.match.undone_deals = frozenset([1] if undone else ())
        percent = round(100 * beaten / HALVES, 1)
        boards.append(Board(fresh.match, 0, fresh.level, percent, bool(hinted)))
    found = Challenge(sender(own["by"], tournament.level, 0, 1), boards, tournament)
    if found.link() != text:
        raise Refusal("bad-link")
    return found


def compare(challenge: Challenge, mine: list[Board]) -> list[messages.Rivalry]:
    """Compare the sender's deals with `mine`. Raises Refusal if the deals differ."""
    own = _same(challenge, mine).boards
    return [_compare_boards(*both) for both in zip(challenge.boards, own, strict=True)]


def _compare_boards(theirs: Board, mine: Board) -> messages.Rivalry:
    seat, parted = theirs.seat, first_difference(mine.match, theirs.match, theirs.seat)
    ending = f"&seat={seat}&level={theirs.level}"
    return {
        "mine": result_for(mine.match, seat),
        "theirs": result_for(theirs.match, seat),
        "percent": theirs.percent,
        "undone": theirs.undone,
        "hinted": theirs.hinted,
        "replay": theirs.match.replay_link() + ending,
        "parted": parted,
        "look": parted and mine.match.replay_link(at=parted["index"]) + ending,
    }


def describe(challenge: Challenge, boards: list[messages.Rivalry] | None) -> messages.Rival:
    """Return the challenge's public data; `boards` are given only after play."""
    match, board = challenge.match(), challenge.boards[0]
    setup, unit = match.setup, match.game.score_unit
    return {
        "id": challenge.id,
        "name": challenge.sender.name,
        "tournament": None if challenge.tournament is None else challenge.tournament.link(),
        "deals": len(challenge.boards),
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
        "boards": boards,
    }
