"""Benchmarks of the engine: `python -m arena.bench`.

Every game as an environment, next to RLCard's gin rummy in the same run. RLCard is no dependency:
`RLCARD=/path/to/python` names an interpreter that has it.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from nanafuda import GAMES, Match

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


def environments_per_second(seconds: float = 1.0) -> dict[str, Any]:
    """Return actions per second of CPU time at random: best of three runs that take turns.

    `observed`: a position with ids and the actor's observation; `steps`: the PettingZoo environment
    without wrappers, which deals, too. `rlcard_gin_rummy`: steps there, None without RLCard.
    """
    figures: dict[str, Any] = {}
    for _ in range(3):
        _take_best(figures, "rlcard_gin_rummy", rlcard_per_second())
        for game in GAMES:
            rates = figures.setdefault(game, {})
            _take_best(rates, "observed", _rate(_observed(game), seconds))
            _take_best(rates, "steps", _rate(_environment(game), seconds))
    return figures


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
    print(json.dumps(environments_per_second(), indent=2))
