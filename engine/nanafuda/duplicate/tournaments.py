"""Tournaments: deals of one game that are the same for everybody who has the link.

Each deal is a separate match, of one deal unless the options set another length. Its seed derives
from the tournament's. The score comes from the field (fields.py). A link adds to a deal link the
number of deals, the level, and the day of a daily deal. It is accepted only if re-encoding yields
the same text.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Self

from ..bots import LEVELS
from ..errors import Refusal
from ..game import Game
from ..games import GAMES
from ..match import Match
from ..match.links import sign, verify
from ..match.setup import SEED_LETTERS, Setup, read_setup, set_up
from ..options import Value
from .fields import USUAL

SIZES = (4, 8, 16)  # deals


class Tournament:
    """A number of deals of one game; `day` is the date of a daily deal, else None.

    >>> tournament = Tournament("sevens-heaven", deals=4, seed="k3f9")
    >>> match = tournament.match(0)
    >>> match.turn, match.legal(), match.level
    (2, ['bet', 'fold'], 'club')
    >>> friend = Tournament.open(tournament.link())
    >>> friend.deals, friend.match(0).link() == match.link()
    (4, True)
    """

    def __init__(
        self,
        game: str,
        deals: int = 8,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        level: str = USUAL,
        seed: str | None = None,
    ) -> None:
        """Create a tournament of 4, 8 or 16 deals against bots of this level.

        Other arguments are as in `Match`, but the default length of a match is one deal. Raises
        Refusal if an argument is invalid.
        """
        if type(deals) is not int or deals not in SIZES:
            raise Refusal("bad-deals", deals=str(deals))
        if level not in LEVELS:
            raise Refusal("unknown-level", level=str(level))
        game = str(game)
        options = {**one_deal_option(game), **(options or {})} if game in GAMES else {}
        self.setup: Setup = set_up(game, seats, options, seed, None, ())
        self.deals = deals
        self.level = level
        self.day: str | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tournament) and vars(self) == vars(other)

    def __repr__(self) -> str:
        """Return the tournament in a line.

        >>> Tournament("sevens-heaven", deals=4, seed="k3f9")
        <4 deals of sevens-heaven, seed k3f9, against club>
        """
        deals = f"{self.deals} deals of {self.setup.game}"
        return f"<{deals}, seed {self.setup.seed}, against {self.level}>"

    @classmethod
    def daily(cls, game: str, day: str) -> Self:
        """Return the daily deal: one deal with the game's defaults, the same for everybody.

        `day` is a date such as "2026-11-23". Raises Refusal if it is not valid.

        >>> Tournament.daily("ring-of-sevens", "2026-11-23").deals
        1
        """
        if not _is_date(day):
            raise Refusal("bad-day", day=str(day))
        self = cls(game, seed=f"day {day}")
        self.deals, self.day = 1, day
        return self

    def match(self, number: int) -> Match:
        """Return deal `number`, from 0, as a match ready to play; the person has seat 0.

        Raises Refusal if there is no such deal.
        """
        if type(number) is not int or not 0 <= number < self.deals:
            raise Refusal("no-such-board", board=str(number), last=self.deals - 1)
        of = self.setup
        rng = Random(f"deal {number} of {of.game} {of.seed}")
        seed = "".join(SEED_LETTERS[int(rng.random() * len(SEED_LETTERS))] for _ in range(8))
        match = Match(of.game, seats=of.seats, options=of.options, seed=seed)
        match.level = self.level
        return match

    def link(self) -> str:
        """Return the tournament link's fragment, without `#`."""
        own = [("tournament", str(self.deals)), ("level", self.level)]
        if self.day is not None:
            own.append(("day", self.day))
        return sign([*own, *self.setup.pairs()])

    @classmethod
    def open(cls, link: str) -> Self:
        """Return the tournament of a link. Raises Refusal if it is invalid."""
        text, pairs = verify(link, {"game", "v", "tournament", "level"})
        own = {key: value for key, value in pairs if key in ("tournament", "level", "day")}
        rest = [pair for pair in pairs if pair[0] not in own]
        setup = read_setup(rest, Refusal("bad-link"))
        if "day" in own:
            self = cls.daily(setup.game, own["day"])
        else:
            deals = {str(size): size for size in SIZES}.get(own["tournament"])
            if deals is None:
                raise Refusal("bad-deals", deals=own["tournament"])
            how = setup.seats, setup.options, own["level"], setup.seed
            self = cls(setup.game, deals, *how)
        if self.link() != text:
            raise Refusal("bad-link")
        return self


def one_deal_option(game: str) -> dict[str, Value]:
    """Return the option that limits a match to one deal, if the game has one."""
    kind = GAMES[game]
    for option in kind.options:
        for value in option.values if option.length else ():
            if value == "one" or _deals(kind, {option.id: value}) == 1:
                return {option.id: value}
    return {}


def _deals(kind: type[Game[object]], chosen: Mapping[str, Value]) -> int | None:
    """Return the number of deals of a match with this option; None if it is open."""
    usual = {option.id: option.default for option in kind.options}
    return kind(kind.seat_range[2], {**usual, **chosen}, 0).deals


def _is_date(day: object) -> bool:
    """Return whether this is a date such as "2026-11-23".

    Not by `datetime`, which is not in the page's memory image; no library lies beside that.
    """
    try:
        year, month, number = map(int, str(day).split("-"))
    except ValueError:
        return False
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    lengths = (31, 28 + leap, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
    valid = 1 <= year <= 9999 and 1 <= month <= 12 and 1 <= number <= lengths[month - 1]
    return valid and day == f"{year:04}-{month:02}-{number:02}"
