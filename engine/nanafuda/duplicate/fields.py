"""The field: sixteen others who play the cards of a deal that has ended, each in the same seat.

Only who is in that seat is another: the cards, what chance decides later in the deal, the match
before it and the bots around, their levels and their thoughts, are as they were. So whoever does
as the person did gets what the person got, and what the person or the bots did makes no difference
to the others, nor does the machine.

What is compared is the game's to say (`Game.compared`): the points that the deal brought the seat,
where two sides play less what it brought the other side, or the place in which it came. All figures
are as the score sheet has them; where fewer are better, as with places, `lowest` says so. They are
points even where something else wins the match: a jackpot of Sevens Heaven brings none.
"""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeAlias

from ..analysis.advice import bot_seed
from ..analysis.reviews import SLICE
from ..bots import LEVELS, levels_around, think
from ..bots.search import result_of
from ..errors import Refusal
from ..match import Match

if TYPE_CHECKING:
    from ..protocol.messages.duplicate import Field, FieldOf, Other, Parted

FIELD: tuple[tuple[str, int], ...] = tuple(
    (level, seed)
    for seed, level in enumerate(
        [*["beginner"] * 4, *["club"] * 6, *["strong"] * 4, *["expert"] * 2], 1
    )
)  # the sixteen, in order: level and own seed
USUAL = "club"  # the level of the bots around where none was told: the one that is offered first

FIELDS = 8  # how many are kept

Steps: TypeAlias = Generator[tuple[int, int], None, "Field"]
Known: TypeAlias = dict[tuple[str, ...], Any]  # the move of the bot to act after these actions


def field(m: Match, seat: int, deal: int | None = None, *, level: str | None = None) -> Field:
    """How a seat did in an ended deal, by default the last, beside the field.

    `level` is that of the bots around; by default the match's own (`Match.level`), or else "club".
    The same match, seat, deal and level give the same field on every machine. Refusal while the
    deal is running, and if there is no such deal, seat or level.

    >>> match = Match("sevens-heaven", seed="k3f9")
    >>> while match.turn is not None:
    ...     _ = match.play(match.legal()[0])
    >>> found = field(match, seat=0)
    >>> found["unit"], len(found["others"]), found["others"][4]["level"]
    ('points', 16, 'club')
    """
    return result_of(field_steps(m, seat, deal, level=level))


def field_steps(m: Match, seat: int, deal: int | None = None, *, level: str | None = None) -> Steps:
    """The same as a generator: yields how many of the others are done, of how many, every few
    milliseconds of work, and returns the field. Refusal at once; the match may be played on.
    """
    ended = m.past(deal)
    if type(seat) is not int or not 0 <= seat < ended.game.seats:
        raise Refusal("no-such-seat", seat=str(seat), last=ended.game.seats - 1)
    level = (m.level or USUAL) if level is None else level
    if level not in LEVELS:
        raise Refusal("unknown-level", level=str(level))
    return _steps(ended, seat, levels_around(ended.game, seat, level))


def _steps(ended: Match, seat: int, around: list[str]) -> Steps:
    """The field of the deal that has just ended."""
    start = ended.branch(0)
    start.taken_back = frozenset()
    others: list[Other] = []
    parted: list[Parted | None] = []
    known: Known = {}
    for level, own in FIELD:
        table = start.branch(0)
        playing = play_as(table, seat, level, own, around, known)
        yield len(others), len(FIELD)
        for _ in playing:
            yield len(others), len(FIELD)
        others.append({"level": level, "result": result_for(table, seat), "replay": _replay(table)})
        parted.append(parted_at(ended, table, seat))
    yield len(others), len(FIELD)
    return _compared(ended, seat, others, parted)


def play_as(
    table: Match, seat: int, level: str, own: int, around: list[str], known: Known
) -> Generator[None, None, None]:
    """Play a deal to its end, in slices. The bots around need not think twice of a position."""
    while table.turn is not None:
        actor, actions = table.turn, table.actions
        seed, view = bot_seed(table, len(actions)), table.game.view(actor)
        if actor == seat:
            move = yield from think(level, view, f"{own} {seed}")
        else:
            if actions not in known:
                known[actions] = yield from think(around[actor], view, seed)
            move = known[actions]
        table.play(table.game.text(move))
        yield


def parted_at(ended: Match, other: Match, seat: int) -> Parted | None:
    """The first decision of the seat that another made otherwise; None if there is none, or if
    somebody else did otherwise before it, as the bots of an older version may have.
    """
    both = zip(ended.actors, ended.actions, other.actions, strict=False)
    for index, (actor, mine, action) in enumerate(both):
        if mine != action:
            return {"index": index, "action": action} if actor == seat else None
    return None


def _replay(table: Match) -> str | None:
    try:
        return table.replay_link()
    except Refusal:
        return None


def result_for(ended: Match, seat: int) -> float:
    """What the deal that has just ended came to for a seat, in its field's unit."""
    game, how = ended.game, ended.results[-1]
    if game.compared == "place":
        return float(how["ranking"].index(seat) + 1)
    change: list[int] = how["change"]
    rivals = [team[0] for team in game.teams if seat not in team]
    others = change[rivals[0]] if game.partners(seat) and len(rivals) == 1 else 0
    return float(change[seat] - others)


def _compared(ended: Match, seat: int, others: list[Other], parted: list[Parted | None]) -> Field:
    unit, mine = ended.game.compared, result_for(ended, seat)
    lowest = unit == "place" or ended.game.lowest_wins
    sign = -1 if lowest else 1
    worths = [sign * result for result in (mine, *(other["result"] for other in others))]
    shares = [_share(worths, place) for place in range(len(worths))]
    by_level = {level: list[float]() for level in LEVELS}
    for (level, _), share in zip(FIELD, shares[1:], strict=True):
        by_level[level].append(share)
    return {
        "unit": unit,
        "lowest": lowest,
        "mine": mine,
        "percent": round(shares[0], 1),
        "place": 1 + sum(worth > worths[0] for worth in worths),
        "tied": worths.count(worths[0]) - 1,
        "others": others,
        "parted": parted,
        "levels": [round(sum(some) / len(some), 1) if some else 50.0 for some in by_level.values()],
    }


def _share(worths: list[float], place: int) -> float:
    """How many of the others one has beaten, ties counting half, in percent."""
    worth, others = worths[place], len(worths) - 1
    beaten = sum(other < worth for other in worths)
    return 100 * (beaten + (worths.count(worth) - 1) / 2) / others


# Slice by slice


class Fields:
    """The fields that were asked for last, each as far as it has come.

    A field goes on where it was, whatever was asked in between, also of the same match loaded anew.
    """

    def __init__(self) -> None:
        self._begun: list[_Field] = []  # the one asked for last at the end

    def slice(self, match: Match, deal: int | None, seat: int) -> FieldOf:
        """One more slice of the field of a deal of this match, wherever the match stands."""
        number = match.ended(deal)
        about = match.setup, match.history[:number], seat, match.level
        known = [one for one in self._begun if one.about == about]
        one = known[0] if known else _Field(about, match, number, seat)
        self._begun = [*(other for other in self._begun if other is not one), one][-FIELDS:]
        one.slice()
        return {
            "deal": number,
            "seat": seat,
            "done": one.done,
            "of": len(FIELD),
            "found": one.found,
        }


class _Field:
    """The field of a deal, under way."""

    def __init__(self, about: tuple[object, ...], match: Match, deal: int, seat: int) -> None:
        self.about = about
        self.done = 0
        self.found: Field | None = None
        self._steps = field_steps(match, seat, deal)
        self._ending = f"&seat={seat}&level={match.level}"

    def slice(self) -> None:
        """A step and as many more as there is time for, which the result does not depend on."""
        until = perf_counter() + SLICE
        while self.found is None:
            try:
                self.done, _ = next(self._steps)
            except StopIteration as end:
                self.found = end.value
                for other in end.value["others"]:
                    other["replay"] = other["replay"] and other["replay"] + self._ending
            if perf_counter() >= until:
                return
