"""The field: sixteen bots that replay an ended deal, each in the same seat.

Only the player of that seat differs, and has no temperament. Its club players choose by their own
seeds among moves that they value nearly alike, so that the field has sixteen different players. The
cards, later chance events, earlier deals, and the other bots with their levels, temperaments and
seeds stay the same. So a bot that plays as the person did gets the same
result. The field depends neither on the actual play nor on the machine.

`Game.score_unit` defines the score: the deal's points of the seat (with two sides, minus the other
side's points) or its place. Figures are as on the score sheet; `lowest` is true if fewer are
better, as with places. A match won outright, by a jackpot of Sevens Heaven, brings no points: its
score is `OUTRIGHT`, and that of all other seats `-OUTRIGHT`.
"""

from __future__ import annotations

from collections.abc import Generator
from math import fsum
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeAlias

from ..analysis.advice import bot_seed
from ..analysis.reviews import SLICE
from ..bots import LEVELS, bot_of, levels_around, think
from ..bots.search import result_of
from ..errors import Refusal
from ..match import Match

if TYPE_CHECKING:
    from ..game import Game
    from ..messages.duplicate import DealtCards, Field, FieldOf, Other, Parted

FIELD: tuple[tuple[str, int], ...] = tuple(
    (level, seed)
    for seed, level in enumerate(
        [*["beginner"] * 4, *["club"] * 6, *["strong"] * 4, *["expert"] * 2], 1
    )
)  # level and seed of each bot, in order
OUTRIGHT = 1000.0  # above the points of any deal; the page shows it in words
USUAL = "club"  # the other bots' level if none is given: the default offered to players

ALIKE = 14  # number of the field's bots that a deal which its cards decided treats like the person
NOTABLE = 0.2  # effect of cards that are named, in standard deviations of a deal's result

FIELDS = 8  # number of fields in memory

Steps: TypeAlias = Generator[tuple[int, int], None, "Field"]
Known: TypeAlias = dict[tuple[str, ...], Any]  # the acting bot's move, by the actions before it


def field(m: Match, seat: int, deal: int | None = None, *, level: str | None = None) -> Field:
    """Return a seat's result in an ended deal, by default the last, compared with the field.

    `level` is the level of the other bots, by default the match's own (`Match.level`) or "club".
    The same match, seat, deal and level give the same field on every machine. Raises Refusal while
    the deal is running, and if the deal, seat or level does not exist.

    >>> match = Match("sevens-heaven", seed="k3f9")
    >>> while match.turn is not None:
    ...     _ = match.play(match.legal()[0])
    >>> found = field(match, seat=0)
    >>> found["mine"], found["unit"], found["percent"]
    (0.0, 'points', 15.6)
    >>> [bot["result"] for bot in found["others"] if bot["level"] == "expert"]
    [24.0, 17.0]
    """
    return result_of(field_steps(m, seat, deal, level=level))


def field_steps(m: Match, seat: int, deal: int | None = None, *, level: str | None = None) -> Steps:
    """Compute `field` in slices: yield (bots done, bots in all), return the field.

    Raises Refusal immediately. The match may be played on.
    """
    ended = m.past(deal)
    if type(seat) is not int or not 0 <= seat < ended.game.seats:
        raise Refusal("no-such-seat", seat=str(seat), last=ended.game.seats - 1)
    level = (m.level or USUAL) if level is None else level
    if level not in LEVELS:
        raise Refusal("unknown-level", level=str(level))
    return _steps(ended, seat, levels_around(ended.game, seat, level))


def _steps(ended: Match, seat: int, around: list[str]) -> Steps:
    """Compute the field of the deal that has just ended."""
    start = ended.branch(0)
    start.undone_deals = frozenset()
    others: list[Other] = []
    parted: list[Parted | None] = []
    ahead: list[float] = []
    known: Known = {}
    for level, own in FIELD:
        table = start.branch(0)
        playing = play_as(table, seat, level, own, around, known)
        yield len(others), len(FIELD)
        for _ in playing:
            yield len(others), len(FIELD)
        others.append(
            {
                "level": level,
                "result": result_for(table, seat),
                "won": seat in table.game.deal_winners,
                "replay": _replay(table),
            }
        )
        parted.append(first_difference(ended, table, seat))
        ahead.append(_ahead(table, seat))
    yield len(others), len(FIELD)
    return _compared(ended, seat, others, parted, decided(ended, seat, ahead))


def play_as(
    table: Match, seat: int, level: str, own: int, around: list[str], known: Known
) -> Generator[None, None, None]:
    """Play a deal to its end, in slices. `known` caches the other bots' moves."""
    while table.turn is not None:
        actor, actions = table.turn, table.actions
        seed, view = bot_seed(table, len(actions)), table.game.view(actor)
        if actor == seat:
            move = yield from think(level, view, f"{own} {seed}", varied=True)
        else:
            if actions not in known:
                known[actions] = yield from think(
                    around[actor], view, seed, tempered=table.setup.tempers
                )
            move = known[actions]
        table.play(table.game.text(move))
        yield


def first_difference(ended: Match, other: Match, seat: int) -> Parted | None:
    """Return the seat's first decision that differs between two plays, or None.

    Also None if another seat differs earlier, as with bots of older versions.
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
    """Return a seat's score in the deal that has just ended, in its field's unit."""
    game, how = ended.game, ended.results[-1]
    if game.score_unit == "place":
        return float(how["ranking"].index(seat) + 1)
    if game.outright is not None:
        return OUTRIGHT if seat == game.outright else -OUTRIGHT
    change: list[int] = how["change"]
    rivals = [team[0] for team in game.teams if seat not in team]
    others = change[rivals[0]] if game.partners(seat) and len(rivals) == 1 else 0
    return float(change[seat] - others)


def _ahead(ended: Match, seat: int) -> float:
    """Return by how much a seat's result in the last deal is better than the mean of all seats."""
    results = [result_for(ended, one) for one in range(ended.game.seats)]
    more = results[seat] - fsum(results) / len(results)
    return -more if _lowest(ended.game) else more


def decided(m: Match, seat: int, ahead: list[float]) -> DealtCards | None:
    """Return the dealt cards that decided the last deal for a seat; None if they did not.

    `ahead` has the lead of each bot of the field over the mean of its table. The cards decided if
    nearly all bots and the seat itself end on the same side of that mean. They are named if a fit
    to other deals (the games' `bot.dealt`) gives them a notable effect in that direction.

    >>> match = Match("ring-of-sevens", seed="k3f9")
    >>> while match.turn is not None:
    ...     _ = match.play(match.legal()[0])
    >>> decided(match, 3, [-20.0] * 15 + [4.0])
    {'good': False, 'alike': 15, 'cards': {'far': 7, 'near': 1}}
    >>> decided(match, 3, [20.0] * 8 + [-4.0] * 8) is None
    True
    """
    good = _ahead(m, seat) > 0
    sign = 1 if good else -1
    alike = sum(sign * lead > 0 for lead in ahead)
    if sign * _ahead(m, seat) <= 0 or alike < ALIKE:
        return None
    dealt = getattr(bot_of(m.game.id), "dealt", None)
    kinds = sorted(dealt(m.before(0), seat) if dealt else [], key=lambda kind: -sign * kind.effect)
    named = [kind for kind in kinds if sign * kind.effect >= NOTABLE]
    cards = {kind.id: kind.number for kind in named[:2]}
    return {"good": good, "alike": alike, "cards": cards}


def _lowest(game: Game[Any]) -> bool:
    return game.score_unit == "place" or game.lowest_wins


def _compared(
    ended: Match,
    seat: int,
    others: list[Other],
    parted: list[Parted | None],
    decision: DealtCards | None,
) -> Field:
    unit, mine = ended.game.score_unit, result_for(ended, seat)
    lowest = _lowest(ended.game)
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
        "decided": decision,
        "levels": [round(sum(some) / len(some), 1) if some else 50.0 for some in by_level.values()],
    }


def _share(worths: list[float], place: int) -> float:
    """Return the percentage of the others beaten; a tie counts half."""
    worth, others = worths[place], len(worths) - 1
    beaten = sum(other < worth for other in worths)
    return 100 * (beaten + (worths.count(worth) - 1) / 2) / others


class Fields:
    """The most recently requested fields, with their progress.

    A field resumes after other requests, also for the same match loaded again.
    """

    def __init__(self) -> None:
        self._begun: list[_Field] = []  # the most recently requested last

    def slice(self, match: Match, deal: int | None, seat: int) -> FieldOf:
        """Run one more slice of the field of a deal and return its state."""
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
    """The field of a deal in progress."""

    def __init__(self, about: tuple[object, ...], match: Match, deal: int, seat: int) -> None:
        self.about = about
        self.done = 0
        self.found: Field | None = None
        self._steps = field_steps(match, seat, deal)
        self._ending = f"&seat={seat}&level={match.level}"

    def slice(self) -> None:
        """Run steps, at least one, until the time is up; the result does not depend on it."""
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
