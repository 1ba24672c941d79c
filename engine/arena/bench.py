"""Benchmarks of the engine: `python -m arena.bench`.

- Seven Euchre's rollouts: random play, for which other programs publish figures although no bot
  here uses it, and the bots' rules of thumb.
- Gymnasium's asynchronous vector of two processes, next to one environment: wall time, so that it
  says something only on two idle cores.
- Every game as an environment, next to RLCard's gin rummy in the same run. RLCard is no dependency:
  `RLCARD=/path/to/python` names an interpreter that has it.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter, process_time
from typing import Any

from nanafuda import GAMES, Match
from nanafuda.games.seven_euchre.bot.layout import Trick, layout
from nanafuda.games.seven_euchre.bot.policy import finish
from nanafuda.games.seven_euchre.rules import RANKINGS
from nanafuda.mechanics.cards import SEVEN, mask_of, shuffled

DEALS = 200
AFTER = ((1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2))  # the other seats in turn order, by seat
# The same loop as `environment`: a state, a legal action at random, a step.
RLCARD = """
import random, time, rlcard
e, steps, begun = rlcard.make("gin-rummy"), 0, time.process_time()
while time.process_time() - begun < 1:
    state, _ = e.reset()
    while not e.is_over():
        state, _ = e.step(random.choice(list(state["legal_actions"])))
        steps += 1
print(round(steps / (time.process_time() - begun)))
"""
Suits = list[list[list[int]]]  # places, by seat and group


class Places:
    """Cards under one denomination by place (tricks.Ranking), and their groups."""

    def __init__(self, denomination: int) -> None:
        ranking = RANKINGS[denomination]
        groups = [*ranking.suits, ranking.trumps]
        self.place_of = ranking.place_of
        self.group_of = tuple(
            next(g for g, mask in enumerate(groups) if mask >> place & 1)
            for place in range(SEVEN.size)
        )
        self.floor = SEVEN.size - ranking.trumps.bit_count()  # the lowest place of a trump

    def lists(self, hands: Sequence[Sequence[int]]) -> tuple[list[list[int]], Suits]:
        """Return hands of cards as lists of places, ungrouped and by group."""
        places = [[self.place_of[card] for card in hand] for hand in hands]
        group_of = self.group_of
        suits = [[[p for p in hand if group_of[p] == g] for g in range(8)] for hand in places]
        return places, suits


def random_finish(
    hands: list[list[int]],
    suits: Suits,
    table: Places,
    leader: int,
    random: Callable[[], float],
    played: Callable[[int], object] | None = None,
) -> int:
    """Play a whole deal at random from the lead of `leader`; return the tricks of seats 0 and 2.

    The hands, as returned by `lists`, are consumed. Every legal card is equally likely. `played` is
    called with every card.
    """
    group_of, floor = table.group_of, table.floor
    won = 0
    for left in range(len(hands[leader]), 0, -1):
        best = hands[leader].pop(int(random() * left))
        group = group_of[best]
        suits[leader][group].remove(best)
        winner = leader
        if played:
            played(best)
        for seat in AFTER[leader]:
            following = suits[seat][group]
            if following:
                size = len(following)
                card = following.pop(int(random() * size)) if size > 1 else following.pop()
                hands[seat].remove(card)
                wins = card > best
            else:
                card = hands[seat].pop(int(random() * left))
                suits[seat][group_of[card]].remove(card)
                wins = card >= floor and card > best
            if wins:
                best, winner = card, seat
            if played:
                played(card)
        leader = winner
        if not leader & 1:
            won += 1
    return won


def rollouts_per_second(seconds: float = 1.0) -> dict[str, Any]:
    """Return cards played per second of CPU time, at random and by the rules of thumb.

    Each rollout starts from a copy of a deal, as in a search; all eight denominations take turns.
    """
    rng = Random(1)
    lists, tricks = [], []
    tables = [Places(denomination) for denomination in range(8)]
    for number in range(DEALS):
        order = shuffled(range(49), rng)
        hands = [order[seat:48:4] for seat in range(4)]
        lists.append((tables[number % 8], *tables[number % 8].lists(hands)))
        split = layout(number % 8).split
        tricks.append(Trick([m for hand in hands for m in split(mask_of(hand))], 0, [0] * 4, 0))

    def at_random(number: int) -> None:
        table, hands, suits = lists[number % DEALS]
        copies = [[group[:] for group in seat] for seat in suits]
        random_finish([hand[:] for hand in hands], copies, table, 0, rng.random)

    def by_rules(number: int) -> None:
        finish(tricks[number % DEALS].clone())

    def cards(play: Callable[[int], None]) -> Callable[[int], int]:
        def hundred(number: int) -> int:
            for n in range(100 * number, 100 * number + 100):
                play(n)
            return 4800

        return hundred

    return {"random": _rate(cards(at_random), seconds), "by_rules": _rate(cards(by_rules), seconds)}


def environments_per_second(seconds: float = 1.0) -> dict[str, Any]:
    """Return actions per second of CPU time at random: best of three runs that take turns.

    `observed`: a position with ids and the actor's observation; `steps`: the PettingZoo environment
    without wrappers, which deals, too. `rlcard_gin_rummy`: steps there, None without RLCard.
    """
    found: dict[str, Any] = {}
    for _ in range(3):
        _take_best(found, "rlcard_gin_rummy", rlcard_per_second())
        for game in GAMES:
            rates = found.setdefault(game, {})
            _take_best(rates, "observed", _rate(_observed(game), seconds))
            _take_best(rates, "steps", _rate(_environment(game), seconds))
    return found


def vectors_per_second(level: str, seconds: float = 5.0) -> dict[str, Any]:
    """Return steps per second of wall time at random against a level: best of three runs.

    `one`: a single environment; `two`: an asynchronous vector of two processes. Runs take turns.
    """
    found: dict[str, Any] = {}
    for game in GAMES:
        rates = found.setdefault(game, {})
        for _ in range(3):
            _take_best(rates, "one", _vector(game, level, 1, "sync", seconds))
            _take_best(rates, "two", _vector(game, level, 2, "async", seconds))
        rates["gain"] = round(rates["two"] / rates["one"], 2)
    return found


def _vector(game: str, level: str, count: int, mode: str, seconds: float) -> int:
    import gymnasium
    import numpy as np
    from nanafuda.gymnasium import id_of

    envs = gymnasium.make_vec(id_of(game), count, vectorization_mode=mode, opponents=level)
    random, steps = Random(7).random, 0
    _, info = envs.reset(seed=7)
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        legal = [mask.nonzero()[0] for mask in info["action_mask"]]
        ids = [int(one[int(random() * len(one))]) if len(one) else 0 for one in legal]
        info = envs.step(np.array(ids))[-1]
        steps += count
    rate = round(steps / (perf_counter() - begun))
    envs.close()
    return rate


def rlcard_per_second() -> int | None:
    """Return the steps of RLCard's gin rummy per second of CPU time, if `RLCARD` is set."""
    python = os.environ.get("RLCARD")
    if not python:
        return None
    done = subprocess.run([python, "-c", RLCARD], capture_output=True, text=True, check=True)
    return int(done.stdout)


def _take_best(rates: dict[str, Any], name: str, rate: int | None) -> None:
    rates[name] = max(rates.get(name) or 0, rate) if rate else None


def _observed(game: str) -> Callable[[int], int]:
    random = Random(7).random
    deals = [Match(game, seed=f"{number}").game for number in range(50)]

    def play(number: int) -> int:
        g, steps = deals[number % 50].clone(), 0
        while g.turn is not None:
            g.observation(g.turn)
            ids = g.legal_ids()
            g.play(g.action_of(ids[int(random() * len(ids))]))
            steps += 1
        return steps

    return play


def _environment(game: str) -> Callable[[int], int]:
    from nanafuda.pettingzoo import raw_env

    e, random = raw_env(game), Random(7).random

    def play(number: int) -> int:
        e.reset(seed=number)
        steps = 0
        while True:
            seen, _, ended, _, _ = e.last()
            if ended:
                return steps
            assert seen is not None
            ids = seen["action_mask"].nonzero()[0]
            e.step(int(ids[int(random() * len(ids))]))
            steps += 1

    return play


def _rate(play: Callable[[int], int], seconds: float) -> int:
    """Return the actions per second of CPU time; `play` gets the number of the run."""
    run = actions = 0
    begun = process_time()
    while process_time() - begun < seconds:
        actions += play(run)
        run += 1
    return round(actions / (process_time() - begun))


if __name__ == "__main__":
    figures = {
        "rollouts": rollouts_per_second(),
        "environments": environments_per_second(),
        "vectors": {level: vectors_per_second(level) for level in ("club", "strong")},
    }
    print(json.dumps(figures, indent=2))
