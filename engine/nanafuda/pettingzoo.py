"""PettingZoo environments of every game; install with `pip install "nanafuda[pettingzoo]"`.

    from nanafuda.pettingzoo import env

    e = env("ring-of-sevens", seats=4)
    e.reset(seed=7)
    for agent in e.agent_iter():
        seen, reward, ended, cut, info = e.last()
        mask = seen["action_mask"]
        e.step(None if ended or cut else e.action_space(agent).sample(mask))

- An observation is a dict: "observation" holds what the agent may know as bytes (the game's
  observation.py lists them), "action_mask" its legal actions. The mask is empty for every agent but
  the one to act.
- Actions are the ids of the game's actions.py. With more than one deal of Upside Down, a gift of
  three cards is three actions, one a card, in pack order. A last plane of the observation shows
  the cards that the agent has chosen so far.
- When a deal ends, every agent's reward is its margin (`Game.returns`); otherwise it is 0. With
  `reward="match"` it comes once, at the end: 1 for a winner of the match and 0 for the others,
  less the opponents' mean. The best total wins if the match goes on.
- An agent whose seat is out stays until the end. All terminate together, after `deals` deals or the
  end of the match.
- `agent_selection` shows who decides about a pon in Seven Bridge. Do not pass it to agents.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .game import Game, actions_of
from .games import GAMES
from .limits import DEALS
from .match.setup import set_up
from .mechanics.planes import observation

Observation: TypeAlias = dict[str, np.ndarray[Any, Any]]
Reward: TypeAlias = Literal["deal", "match"]
ILLEGAL_REWARD = -1.0
SINGLE = ("one", "1", "deals-1")  # the values of length options that mean a single deal


def env(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    deals: int = 1,
    reward: Reward = "deal",
    render_mode: Literal["ansi"] | None = None,
) -> AECEnv[str, Observation, int | None]:
    """Return an environment that checks its use: order of calls, range and legality of actions.

    An illegal action ends the episode with a reward of −1. Raises ValueError as `raw_env` does.
    """
    raw = raw_env(
        game, seats=seats, options=options, deals=deals, reward=reward, render_mode=render_mode
    )
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class raw_env(AECEnv[str, Observation, int | None]):
    """The environment without wrappers, about twice as fast. An illegal action is a ValueError."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        deals: int = 1,
        reward: Reward = "deal",
        render_mode: Literal["ansi"] | None = None,
    ) -> None:
        """Create an environment of `deals` deals, or fewer if the match ends earlier.

        With one deal, the options that set a match's length are set to one deal unless given.
        Raises ValueError if an argument is invalid.
        """
        super().__init__()
        if type(deals) is not int or not 1 <= deals <= DEALS:
            raise ValueError(f"`deals` is a whole number from 1 to {DEALS}, not {deals!r}.")
        if reward not in ("deal", "match"):
            raise ValueError(f'`reward` is "deal" or "match", not {reward!r}.')
        if render_mode not in (None, "ansi"):
            raise ValueError(f'`render_mode` is None or "ansi", not {render_mode!r}.')
        chosen = {**(_single(game) if deals == 1 else {}), **(options or {})}
        self._setup = set_up(game, seats, chosen, "seed", None, ())
        self.deals = deals
        self.reward = reward
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self._rng = Random()
        self.game = self._fresh()
        self.possible_agents = [f"player_{seat}" for seat in range(self._setup.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._make_spaces()
        self._paid = False  # whether the last step brought rewards
        self._menu: dict[int, Any] = {}  # by id, the legal moves of the position or parts of moves
        self._part = 0  # the cards chosen so far, if a move is made card by card

    def _make_spaces(self) -> None:
        self._actions: Any = actions_of(type(self.game))
        self._size = self.game.num_distinct_actions
        planes, cards, numbers = self.game.observation_shape
        first = getattr(self._actions, "PARTS", self._size)
        self._by_card = first < self._size
        if self._by_card:
            self._size = first + cards
        length = (planes + self._by_card) * cards + numbers
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (length,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self._size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the agent's observation space, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the agent's action space, always the same object."""
        return self.action_spaces[agent]

    def _fresh(self) -> Game[Any]:
        """Return a match before its first deal."""
        first = int(self._rng.random() * self._setup.seats)
        return self._setup.kind(self._setup.seats, self._setup.options, first)

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Deal. The same seed gives the same deals; None continues with fresh ones."""
        if seed is not None:
            self._rng = Random(f"environment {seed}")
        self.game = self._fresh()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._paid, self._part = False, 0
        self._go_on()

    def step(self, action: int | None) -> None:
        """Play an action id for `agent_selection`. Raises ValueError if it is illegal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            move = self._menu[int(action)]  # type: ignore[arg-type]
        except (KeyError, TypeError, ValueError):
            raise ValueError(f"{action!r} is not the id of a legal action.") from None
        self._cumulative_rewards[agent] = 0.0
        if self._paid:
            self._clear_rewards()
            self._paid = False
        if self._giving and self._parts(move):
            self._part = move
            self._offer()
            return
        self._part = 0
        self.game.play(move)
        self._go_on()

    def _go_on(self) -> None:
        """Reward ended deals, deal the next, and find who acts."""
        game = self.game
        while game.turn is None:
            done = game.over or game.deal_no == self.deals
            if game.ending is not None:
                self._pay(done)
            if done:
                self._menu, self._giving = {}, False
                self.terminations = dict.fromkeys(self.agents, True)
                break
            luck = f"{self._rng.random()}"
            game.deal(game.pack.shuffled(luck), luck)
        else:
            self.agent_selection = self.possible_agents[game.turn]
            self._offer()
        if self._paid:
            self._accumulate_rewards()

    def _pay(self, done: bool) -> None:
        """Add the rewards of a deal that has ended; `done` if it is the last one."""
        game, values = self.game, self.game.returns
        if self.reward == "match":
            if not done:
                return
            best = (min if game.lowest_wins else max)(game.scores)
            won = game.winners or [s for s, total in enumerate(game.scores) if total == best]
            values = game.margins([seat in won for seat in range(game.seats)])
        for agent, value in zip(self.possible_agents, values, strict=True):
            self.rewards[agent] += value
        self._paid = True

    def _offer(self) -> None:
        """Set the menu of the seat to act."""
        game, id_of = self.game, self._actions.id_of
        parts = self._parts(self._part)
        self._giving = parts is not None
        if parts is None:
            self._menu = {id_of(game, move): move for move in game.legal()}
        else:
            first = self._size - game.pack.size - 1
            self._menu = {first + part.bit_length(): part for part in parts}

    def _parts(self, part: int) -> list[int] | None:
        """Return how a move may go on that is made card by card; None if the move is made whole."""
        if not self._by_card:
            return None
        parts: list[int] | None = self._actions.parts(self.game, part)
        return parts

    def observe(self, agent: str) -> Observation:
        """Return what the agent may know, and its legal actions if it is to act."""
        seat = self._seats[agent]
        mask, mine = bytearray(self._size), self.game.turn == seat
        if mine:
            for id in self._menu:
                mask[id] = 1
        seen = self.game.observation(seat)
        if self._by_card:
            seen += observation([self._part if mine else 0], self.game.pack.size, ())
        return {
            "observation": np.frombuffer(bytearray(seen), np.uint8),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def render(self) -> str | None:
        """Return the position with all its cards as text, if `render_mode` is "ansi"."""
        return repr(self.game) if self.render_mode else None

    def close(self) -> None:
        """Release nothing."""


def _single(game: str) -> dict[str, object]:
    """Return the values of the game's length options that mean a single deal."""
    options = GAMES[game].options if game in GAMES else ()
    return {
        option.id: value
        for option in options
        for value in option.values
        if option.length and str(value) in SINGLE
    }
