"""Gymnasium environments: one seat learns, bots of a level or a player of yours have the others.

Install with `pip install "nanafuda[gymnasium]"`.

    import gymnasium

    import nanafuda.gymnasium  # registers the ids

    env = gymnasium.make("nanafuda/RingOfSevens-v0", opponents="club")
    seen, info = env.reset(seed=7)
    done = False
    while not done:
        action = env.action_space.sample(info["action_mask"])
        seen, reward, done, cut, info = env.step(action)

- The observation is what the seat may know, as bytes; `env.unwrapped.episode.layout` names its
  parts. `info["action_mask"]` has the legal actions.
- The reward is what the seat has gained since its last action: its margin (`Game.returns`) when a
  deal ends, else 0. `reward="match"` is as in nanafuda.pettingzoo.
- The learner moves one seat on with every episode, `seat=2` keeps it there. The seed of `reset`
  determines seat, cards and opponents.
- An illegal action ends the episode with a reward of −1; `info["illegal"]` has the sentence.
- `info` has the match's seed, the deal's number and the deal link: for logs, never for the agent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces

from .duplicate.measure import Player, player_of, seed_of
from .episode import Episode, Reward
from .games import GAMES

ILLEGAL_REWARD = -1.0
Bytes: TypeAlias = np.ndarray[Any, np.dtype[np.uint8]]
Id: TypeAlias = int | np.int64


class Against(gymnasium.Env[Bytes, Id]):
    """The environment of one seat. `gymnasium.make` creates it by the id of its game."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  the type of gymnasium.Env

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Player = "club",
        seat: int | None = None,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        deals: int = 1,
        reward: Reward = "deal",
        render_mode: Literal["ansi"] | None = None,
    ) -> None:
        """Create an environment of `deals` deals, or fewer if the match ends earlier.

        `opponents`: a level, or a function of a view and a seed. `seat`: the learner's, by default
        another one in every episode. Raises ValueError if an argument is invalid.
        """
        self.episode = Episode(game, seats=seats, options=options, deals=deals, reward=reward)
        if render_mode not in (None, "ansi"):
            raise ValueError(f'`render_mode` is None or "ansi", not {render_mode!r}.')
        self.render_mode = render_mode
        self.opponents = player_of(opponents, "opponents")
        self.fixed = None if seat is None else self.episode.game.checked_seat(seat)
        self.seat = -1
        self._first = self._episodes = self._steps = 0
        self.observation_space: spaces.Box = box(self.episode)  # type: ignore[assignment]
        self.action_space: spaces.Discrete = spaces.Discrete(self.episode.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Deal, and play up to the learner's first decision.

        A deal may end before it; then the learner sees the next one.
        """
        super().reset(seed=seed)
        episode = self.episode
        if seed is not None or not episode.started:
            self._first = seed_of("seat", seed) if seed is not None else 0
            self._episodes = 0
        while True:
            episode.reset(seed if not self._episodes else None)
            turned = (self._first + self._episodes) % episode.seats
            self.seat = turned if self.fixed is None else self.fixed
            self._episodes += 1
            self._steps = 0
            self._play_others()
            if not episode.done:
                return self._seen(), self._info()

    def step(self, action: Id) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Play the learner's action and the others' up to its next decision, or to the end."""
        episode = self.episode
        try:
            episode.step(action)
        except ValueError as error:
            episode.check_started()
            info = {**self._info(), "illegal": str(error)}
            return self._seen(), ILLEGAL_REWARD, True, False, info
        gained = episode.rewards[self.seat] + self._play_others()
        return self._seen(), gained, episode.done, False, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return which ids are legal, by the name that sb3-contrib calls."""
        return np.frombuffer(self.episode.mask(self.seat), np.bool_)

    def _play_others(self) -> float:
        """Play until the learner is to act or the episode ends; return its rewards."""
        episode, gained = self.episode, 0.0
        while not episode.done and episode.turn != self.seat:
            game = episode.game
            moves = game.legal()
            move = moves[0]
            if len(moves) > 1:
                self._steps += 1
                luck = seed_of(episode.setup.seed, self._steps)
                move = self.opponents(game.view(game.turn), luck)
            episode.make(move)
            gained += episode.rewards[self.seat]
        return gained

    def _seen(self) -> Bytes:
        return np.frombuffer(self.episode.observation(self.seat), np.uint8)

    def _info(self) -> dict[str, Any]:
        mask = np.frombuffer(self.episode.mask(self.seat), np.int8)
        return {"action_mask": mask, "seat": self.seat, **self.episode.info()}

    def render(self) -> str | None:
        """Return the position with all its cards as text, if `render_mode` is "ansi"."""
        return repr(self.episode.game) if self.render_mode else None


def highs(episode: Episode) -> Bytes:
    """Return the largest value of each byte of an observation."""
    return np.concatenate(
        [np.full(part.stop - part.start, part.high, np.uint8) for part in episode.layout]
    )


def state_highs(episode: Episode) -> Bytes:
    """Return the largest value of each byte of `Episode.state`."""
    planes = np.ones((episode.seats + 1) * episode.game.pack.size, np.uint8)
    return np.concatenate([planes, *[highs(episode)] * episode.seats])


def box(episode: Episode) -> spaces.Box:
    """Return the space of an episode's observations, with the bounds of each part."""
    high = highs(episode)
    return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)


def id_of(game: str) -> str:
    """Return a game's environment id.

    >>> id_of("upside-down")
    'nanafuda/UpsideDown-v0'
    """
    return f"nanafuda/{''.join(word.capitalize() for word in game.split('-'))}-v0"


for _game in GAMES:
    gymnasium.register(
        id_of(_game), entry_point="nanafuda.gymnasium:Against", kwargs={"game": _game}
    )
