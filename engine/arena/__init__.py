"""Arena: measures bots against bots on duplicate deals, with confidence intervals.

nanafuda.duplicate.measure plays and measures. Results depend only on the seed, not on the number of
processes.

    python3 build.py arena --game seven-euchre --a strong --b club --deals 200 --seed 1
    python3 build.py arena --game upside-down --a mine.py --b club --deals 500
    python3 build.py arena --game upside-down --a policy:mine.py --b club --processes 2
    python3 build.py arena robin bots --game upside-down
    python3 build.py arena fit seven-euchre
    python3 build.py arena audit sevens-heaven --positions 200
    python3 build.py arena truth seven-bridge --positions 500
    python3 build.py arena field ring-of-sevens --deals 200
    python3 build.py arena blunders ring-of-sevens --level expert
    python3 build.py arena puzzles seven-euchre ring-of-sevens --minutes 60

A player whose name ends in `.py` is a bot's file; after `policy:` it is a file that defines
`policy(observation, legal)`: bytes and legal ids in, one of these out. `robin` makes a league of
the bots in a folder. `fit` refits the bots' weights. `audit` measures hints again and counts their
reasons. `truth` measures the figures told to players. `field` measures what each level comes to in
a field. `blunders` counts moves that people would call blunders. `puzzles` finds puzzles and rates
their difficulty.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from nanafuda.bots import LEVELS, decide
from nanafuda.duplicate.measure import Duel, measured, play_deal, play_out
from nanafuda.episode import single
from nanafuda.evaluation import Policy, by_id
from nanafuda.game import Game, View
from nanafuda.workshop import Bot, Broken

from . import opponents
from .files import source_of

ROUNDS = 400  # deals after which an endless match is stopped
POLICY = "policy:"


def player(name: str, game: str) -> opponents.Player:
    """Return the player of this name: a level, an arena player, or the path of a file.

    It can be sent to another process. Raises ValueError if it is unknown or no bot for this game.
    """
    if name.startswith(POLICY):
        policy_of(path := name.removeprefix(POLICY))
        return by_id(partial(_by_policy, path))
    if name.endswith(".py"):
        bot_of(name, game)
        return partial(_by_bot, name)
    if name in LEVELS:
        return partial(decide, name)
    if found := opponents.player(name, game):
        return found
    names = ", ".join([*LEVELS, *opponents.players(game)])
    raise ValueError(f"{game} has no such player: {name} ({names})")


@cache
def bot_of(path: str, game: str) -> Bot:
    """Return the bot of a file, as the workshop of the page runs it."""
    try:
        return Bot(source_of(Path(path)), game)
    except Broken as error:
        raise ValueError(f"{path}: {error}") from None


def _by_bot(path: str, view: View[Any], seed: int) -> Any:
    return view.move(bot_of(path, view.game.id).decide(view.game, str(seed)))


@cache
def policy_of(path: str) -> Policy:
    """Return the function `policy` of a file. Raises ValueError if it has none."""
    if not Path(path).is_file():
        raise ValueError(f"There is no file {path}.")
    sys.path.insert(0, str(Path(path).resolve().parent))  # it may import its neighbours
    policy: Policy | None = runpy.run_path(path).get("policy")
    if not callable(policy):
        raise ValueError(f"{path} defines no function policy(observation, legal).")
    return policy


def _by_policy(path: str, observation: bytes, legal: list[int]) -> int:
    return policy_of(path)(observation, legal)


def duel_of(
    game: str,
    a: str,
    b: str,
    seed: str = "arena",
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Duel:
    """Return the duel of two named players; a policy plays single deals, as in an environment."""
    if POLICY in (a[: len(POLICY)], b[: len(POLICY)]):
        options = single(game, options)
    return Duel(game, player(a, game), player(b, game), seed, seats, options or {})


def play_match(game: Game[Any], players: Sequence[opponents.Player], luck: str) -> None:
    """Play a whole match."""
    for number in range(ROUNDS):
        if game.over:
            return
        play_deal(game, players, luck, number)


def won(game: Game[Any]) -> list[float]:
    """Return every seat's share of the match."""
    return [(seat in game.winners) / max(1, len(game.winners)) for seat in range(game.seats)]


def play_contract(game: Game[Any], players: Sequence[opponents.Player], luck: str) -> None:
    """Play a deal with equal contracts."""
    luck = f"{luck} 0"
    game.deal(game.pack.shuffled(luck), luck)
    own: Any = opponents.own(game.id)
    own.set_contract(game)
    play_out(game, players, luck)


def taken(game: Game[Any]) -> list[float]:
    """Return every seat's tricks."""
    own: Any = opponents.own(game.id)
    tricks: list[float] = own.taken(game)
    return tricks


def summary(differences: Sequence[float]) -> dict[str, Any]:
    """Return the figures of a run."""
    found, count = measured(differences), len(differences)
    differences = [round(one, 9) for one in differences]  # thirds that cancel out are 0
    return {
        "difference": round(found.mean, 4), "interval": round(found.width, 4),
        "won": sum(one > 0 for one in differences) / count,
        "tied": sum(one == 0 for one in differences) / count,
        "lost": sum(one < 0 for one in differences) / count,
    }  # fmt: skip
