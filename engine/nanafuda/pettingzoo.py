"""PettingZoo environments of every game; install with `pip install "nanafuda[pettingzoo]"`.

    from nanafuda.pettingzoo import env

    e = env("ring-of-sevens", seats=4)
    e.reset(seed=7)
    for agent in e.agent_iter():
        seen, reward, ended, cut, info = e.last()
        assert seen is not None
        mask = seen["action_mask"]
        e.step(None if ended or cut else e.action_space(agent).sample(mask))

- An observation is a dict: "observation" holds what the agent may know as bytes
  (`raw_env.episode.layout` names their parts), "action_mask" its legal actions. The mask is empty
  for every agent but the one to act.
- Actions are the ids of the game's actions.py. With more than one deal of Upside Down, a gift of
  three cards is three actions, one a card, in pack order. A last plane of the observation shows
  the cards that the agent has chosen so far.
- When a deal ends, every agent's reward is its margin (`Game.returns`); otherwise it is 0. With
  `reward="match"` it comes once, at the end: 1 for a winner of the match and 0 for the others,
  less the opponents' mean. The best total wins if the match goes on.
- An agent whose seat is out stays until the end. All terminate together, after `deals` deals or the
  end of the match.
- `infos` have the match's seed, the deal's number and the deal link, and `state()` all cards: for
  logs and for critics in training, never for an agent that plays.
- `agent_selection` shows who decides about a pon in Seven Bridge. Do not pass it to agents.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .episode import Episode
from .episode import Reward as Reward
from .game import Game
from .gymnasium import box, state_highs

Observation: TypeAlias = dict[str, np.ndarray[Any, Any]]
ILLEGAL_REWARD = -1.0


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
        self.episode = Episode(game, seats=seats, options=options, deals=deals, reward=reward)
        if render_mode not in (None, "ansi"):
            raise ValueError(f'`render_mode` is None or "ansi", not {render_mode!r}.')
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, size = box(self.episode), self.episode.size
        mask = spaces.Box(0, 1, (size,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}

    @property
    def game(self) -> Game[Any]:
        """The position."""
        return self.episode.game

    @property
    def state_space(self) -> spaces.Box:
        """The space of `state()`."""
        high = state_highs(self.episode)
        return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the agent's observation space, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the agent's action space, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Deal. The same seed gives the same deals; None continues with fresh ones."""
        self.episode.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self.agent_selection = self.agents[0]
        self._follow()

    def step(self, action: int | None) -> None:
        """Play an action id for `agent_selection`. Raises ValueError if it is illegal."""
        self.episode.check_started()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.step(action)
        self._cumulative_rewards[agent] = 0.0
        self._follow()

    def _follow(self) -> None:
        """Show the agents where the episode stands now."""
        episode = self.episode
        self.rewards = dict(zip(self.possible_agents, episode.rewards, strict=True))
        if episode.paid:
            self._accumulate_rewards()
        info = episode.info()
        self.infos = {agent: info.copy() for agent in self.agents}
        if episode.turn is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[episode.turn]

    def observe(self, agent: str) -> Observation:
        """Return what the agent may know, and its legal actions if it is to act."""
        episode, seat = self.episode, self._seats[agent]
        return {
            "observation": np.frombuffer(episode.observation(seat), np.uint8),
            "action_mask": np.frombuffer(episode.mask(seat), np.int8),
        }

    def state(self) -> np.ndarray[Any, Any]:
        """Return the whole position, for critics in training: `Episode.state` has its order."""
        return np.frombuffer(self.episode.state(), np.uint8)

    def render(self) -> str | None:
        """Return the position with all its cards as text, if `render_mode` is "ansi"."""
        return repr(self.game) if self.render_mode else None

    def close(self) -> None:
        """Release nothing."""
