"""Arena: measures bots against bots on duplicate deals, with confidence intervals.

Every deal is played once for each seating of the two players A and B: partnerships swap sides, or
one A among Bs moves round all seats. Cards and first dealer stay the same, so that luck cancels
out. The deal is the statistical unit. Results depend only on the seed, not on the number of
processes.

    python3 build.py arena --game seven-euchre --a strong --b club --deals 200 --seed 1
    python3 build.py arena --game upside-down --a mine.py --b club --deals 500
    python3 build.py arena robin bots --game upside-down
    python3 build.py arena fit seven-euchre
    python3 build.py arena audit sevens-heaven --positions 200
    python3 build.py arena truth seven-bridge --positions 500
    python3 build.py arena field ring-of-sevens --deals 200
    python3 build.py arena blunders ring-of-sevens --level expert
    python3 build.py arena puzzles seven-euchre ring-of-sevens --minutes 60

A player whose name ends in `.py` is a bot's file. `robin` makes a league of the bots in a
folder. `fit` refits the bots' weights. `audit` measures hints again and counts their reasons.
`truth` measures the figures told to players. `field` measures what each level comes to in a
field. `blunders` counts moves that people would call blunders. `puzzles` finds
puzzles and rates their difficulty.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from nanafuda.bots import LEVELS, decide
from nanafuda.duplicate.measure import mean_and_interval, play_deal, seatings, seed_of
from nanafuda.game import Game, View
from nanafuda.games import GAMES
from nanafuda.options import settle
from nanafuda.workshop import Bot, Broken
from nanafuda.workshop.files import source_of

from . import opponents

ROUNDS = 400  # deals after which an endless match is stopped


def player(name: str, game: str) -> opponents.Player:
    """Return the player of this name: a level, an arena player, or the path of a bot's file.

    Raises ValueError if it is unknown or no bot for this game.
    """
    if name.endswith(".py"):
        return from_file(name, game)
    if name in LEVELS:
        return lambda view, seed: decide(name, view, seed)
    if found := opponents.player(name, game):
        return found
    names = ", ".join([*LEVELS, *opponents.players(game)])
    raise ValueError(f"{game} has no such player: {name} ({names})")


@cache
def from_file(path: str, game: str) -> opponents.Player:
    """Return the player of a bot's file, as the workshop of the page runs it."""
    try:
        bot = Bot(source_of(Path(path)), game)
    except Broken as error:
        raise ValueError(f"{path}: {error}") from None

    def play(view: View[Any], seed: int) -> Any:
        return view.move(bot.decide(view.game, str(seed)))

    return play


@dataclass(frozen=True)
class Plan:
    """Settings of a run."""

    game: str
    a: str
    b: str
    seed: str = "arena"
    seats: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    matches: bool = False  # whole matches instead of single deals
    play_only: bool = False  # equal contracts, tricks counted, if the arena supports it

    def seatings(self) -> list[tuple[bool, ...]]:
        """Return the ways to seat A (True) and B."""
        kind = GAMES[self.game]
        seats = self.seats or kind.seat_range[2]
        return seatings(kind(seats, settle(self.game, kind.options, self.options), 0))


@dataclass
class Outcome:
    """Result of one deal over all seatings."""

    difference: float  # A's points (or tricks, or matches won) less B's, per seating
    first: float  # A's share of first places among its share of the seats
    times: dict[str, list[float]]  # seconds of CPU time per decision, by player


def play_unit(
    plan: Plan, number: int, players: Mapping[str, opponents.Player] | None = None
) -> Outcome:
    """Play deal (or match) `number` in every seating; `players` overrides the plan's names."""
    players = players or {name: player(name, plan.game) for name in (plan.a, plan.b)}
    times: dict[str, list[float]] = {plan.a: [], plan.b: []}
    seatings = plan.seatings()
    difference = first = 0.0
    for seating in seatings:
        names = [plan.a if is_a else plan.b for is_a in seating]
        scores = _play(plan, number, names, players, times)
        a = [score for score, is_a in zip(scores, seating, strict=True) if is_a]
        b = [score for score, is_a in zip(scores, seating, strict=True) if not is_a]
        difference += (sum(a) / len(a) - sum(b) / len(b)) / len(seatings)
        top = max(scores)
        first += sum(s == top for s in a) / sum(s == top for s in scores) / len(seatings)
    return Outcome(difference, first, times)


def _play(
    plan: Plan,
    number: int,
    names: list[str],
    players: Mapping[str, opponents.Player],
    times: dict[str, list[float]],
) -> list[float]:
    """Play one deal or match and return each seat's result."""
    kind = GAMES[plan.game]
    settings = settle(plan.game, kind.options, plan.options)
    rng = Random(f"{plan.seed} {number}")
    g: Game[Any] = kind(len(names), settings, int(rng.random() * len(names)))
    neutral = opponents.own(plan.game) if plan.play_only else None
    timed = [_timed(players[name], times[name]) for name in names]
    for deal in range(ROUNDS if plan.matches else 1):
        if g.over:
            break
        luck = f"{plan.seed} {number} {deal}"
        g.deal(g.pack.shuffled(luck), luck)
        if neutral:
            neutral.set_contract(g)
        play_deal(g, timed, partial(seed_of, plan.seed, number, deal))
    if plan.matches:
        share = 1 / len(g.winners) if g.winners else 0.0
        return [share if seat in g.winners else 0.0 for seat in range(g.seats)]
    if neutral:
        taken: list[float] = neutral.taken(g)
        return taken
    return points_of(g)


def points_of(game: Game[Any]) -> list[float]:
    """Return every seat's points in the match, negative if the lowest total wins."""
    return [float(-score if game.lowest_wins else score) for score in game.scores]


def _timed(play: opponents.Player, times: list[float]) -> opponents.Player:
    """Return a player that adds the CPU time of its decisions to a list."""

    def decision(view: View[Any], seed: int) -> Any:
        begun = process_time()
        move = play(view, seed)
        times.append(process_time() - begun)
        return move

    return decision


def summary(plan: Plan, outcomes: list[Outcome]) -> dict[str, Any]:
    """Return the figures of a run."""
    difference, width = mean_and_interval([o.difference for o in outcomes])
    first, first_width = mean_and_interval([o.first for o in outcomes])
    count = len(outcomes)
    times = {}
    for name in dict.fromkeys((plan.a, plan.b)):
        taken = sorted(t for o in outcomes for t in o.times[name])
        if taken:
            times[name] = {
                "decisions": len(taken),
                "mean_ms": round(1e3 * sum(taken) / len(taken), 2),
                "p95_ms": round(1e3 * taken[int(0.95 * (len(taken) - 1))], 2),
            }
    return {
        "game": plan.game, "a": plan.a, "b": plan.b, "seed": plan.seed,
        "matches" if plan.matches else "deals": count,
        "counted": "matches won" if plan.matches else "tricks" if plan.play_only else "points",
        "difference": round(difference, 4), "interval": round(width, 4),
        "won": sum(o.difference > 0 for o in outcomes) / count,
        "tied": sum(o.difference == 0 for o in outcomes) / count,
        "lost": sum(o.difference < 0 for o in outcomes) / count,
        "first": round(first, 4), "first_interval": round(first_width, 4),
        "times": times,
    }  # fmt: skip


def play_all(plan: Plan, count: int) -> Iterator[Outcome]:
    """Yield the outcomes of `count` deals, played one after another in this process."""
    for number in range(count):
        yield play_unit(plan, number)
