"""Episodes: deals of a game as environments play them, by action ids, with rewards.

The environments of PettingZoo and Gymnasium are adapters of this module. It needs neither.

>>> episode = Episode("ring-of-sevens", seats=3)
>>> episode.reset(seed=7)
>>> while not episode.done:
...     episode.step(next(iter(episode.menu)))
>>> sum(episode.rewards), len(episode.mask()) == episode.size
(0.0, True)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from operator import index
from random import Random
from typing import Any, Literal, TypeAlias

from .duplicate.tournaments import one_deal_option
from .game import Game, actions_of
from .games import GAMES
from .limits import DEALS
from .match.links import write_link
from .match.setup import SEED_LETTERS, Setup, set_up
from .mechanics.planes import observation
from .spaces import Part, Slice, slices

Reward: TypeAlias = Literal["deal", "match"]


class Episode:
    """One episode after another of a game with its seats and options.

    An action is an id, or one card of a gift: with more than one deal of Upside Down, a gift of
    three cards is three actions, in pack order.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        deals: int = 1,
        reward: Reward = "deal",
    ) -> None:
        """Create episodes of `deals` deals, or fewer if the match ends earlier.

        With one deal, the option that sets a match's length is set to one deal unless given.
        Raises ValueError if an argument is invalid.
        """
        if type(deals) is not int or not 1 <= deals <= DEALS:
            raise ValueError(f"`deals` is a whole number from 1 to {DEALS}, not {deals!r}.")
        if reward not in ("deal", "match"):
            raise ValueError(f'`reward` is "deal" or "match", not {reward!r}.')
        chosen = single(game, options) if deals == 1 else options or {}
        self.setup: Setup = set_up(game, seats, chosen, "seed", None, ())
        self.seats = self.setup.seats
        self.deals = deals
        self.reward: Reward = reward
        self.started = False
        self.done = False
        self.rewards = [0.0] * self.seats  # of the last step
        self.paid = False  # whether the last step ended a deal
        self.menu: dict[int, Any] = {}  # by id, the legal moves of the position or parts of moves
        self.giving = False  # whether a move is being made card by card
        self._part = 0  # the cards chosen so far
        self._rng = Random()
        self.game: Game[Any] = self._fresh()
        self._link = ""
        first = getattr(self._actions, "PARTS", self.game.num_distinct_actions)
        self._by_card = first < self.game.num_distinct_actions
        self.size: int = first + self.game.pack.size
        if not self._by_card:
            self.size = self.game.num_distinct_actions
        self.layout: list[Slice] = self._layout()

    @property
    def _actions(self) -> Any:
        return actions_of(self.setup.kind)  # a module, which a pickle cannot hold

    def __repr__(self) -> str:
        """Return the episode in a line, with all the cards of its position."""
        return f"<episode of {self.deals} deals, seed {self.setup.seed}: {self.game!r}>"

    def _layout(self) -> list[Slice]:
        """Return the parts of an observation; with gifts card by card, one more at the end."""
        parts, cards = self.game.observation_layout, self.game.pack.size
        if not self._by_card:
            return parts
        (chosen,) = slices([Part("chosen", 1, "the cards of a gift chosen so far")], [], cards)
        end = parts[-1].stop
        return [*parts, chosen._replace(start=end, stop=end + cards)]

    @property
    def length(self) -> int:
        """The bytes of an observation."""
        return self.layout[-1].stop

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the episode is over."""
        return self.game.turn

    def _fresh(self) -> Game[Any]:
        """Return a match before its first deal, with a seed of its own."""
        random = self._rng.random
        letters = [SEED_LETTERS[int(random() * len(SEED_LETTERS))] for _ in range(8)]
        self.setup = replace(self.setup, seed="".join(letters))
        return self.setup.kind(self.seats, self.setup.options, self.setup.opener())

    def reset(self, seed: int | None = None) -> None:
        """Start an episode. The same seed gives the same deals; None continues with fresh ones."""
        if seed is not None:
            self._rng = Random(f"environment {seed}")
        self.game, self._link = self._fresh(), ""
        self.started, self.done, self._part = True, False, 0
        self._clear()
        self._go_on()

    def move_of(self, id: object) -> Any:
        """Return the move, or the part of one, of a legal id.

        Raises ValueError if it is not legal, TypeError if it is no whole number.
        """
        self.check_started()
        try:
            number = None if isinstance(id, bool) else index(id)  # type: ignore[arg-type]
        except TypeError:
            number = None
        if number is None:
            raise TypeError(f"An action is the whole number of an id, not {id!r}.")
        if number in self.menu:
            return self.menu[number]
        acts = "nobody is to act" if self.turn is None else f"seat {self.turn} is to act"
        raise ValueError(f"{id!r} is not the id of a legal action: {acts}, {self._choices()}.")

    def check_started(self) -> None:
        """Raise ValueError if no episode has been started."""
        if not self.started:
            raise ValueError("The environment has no deal yet: call reset() before step().")

    def _choices(self) -> str:
        """Return the legal ids for a message, at most eight."""
        ids = list(self.menu)
        more = f" and {len(ids) - 8} more" if len(ids) > 8 else ""
        return f"legal are {', '.join(map(str, ids[:8])) or 'none'}{more}"

    def step(self, id: object) -> None:
        """Play an id for the seat to act. Raises as `move_of`, and then changes nothing."""
        move = self.move_of(id)
        self._clear()
        if self.giving and self._parts(move):
            self._part = move
            self._offer()
            return
        self._play(move)

    def make(self, move: Any) -> None:
        """Play a whole legal move for the seat to act, such as a bot's."""
        self._clear()
        self._play(move)

    def _play(self, move: Any) -> None:
        self._part = 0
        self.game.play(move)
        self._go_on()

    def _clear(self) -> None:
        if self.paid:
            self.rewards = [0.0] * self.seats
        self.paid = False

    def _go_on(self) -> None:
        """Reward ended deals, deal the next, and offer its actions."""
        game = self.game
        while game.turn is None:
            done = game.over or game.deal_no == self.deals
            if game.ending is not None:
                self._pay(done)
            if done:
                self.menu, self.giving, self.done = {}, False, True
                return
            luck = self.setup.luck(game.deal_no + 1)
            game.deal(game.pack.shuffled(luck), luck)
        self._offer()

    def _pay(self, done: bool) -> None:
        """Add the rewards of a deal that has ended; `done` if it is the last one."""
        game, values = self.game, self.game.returns
        if self.reward == "match":
            if not done:
                return
            best = (min if game.lowest_wins else max)(game.scores)
            won = game.winners or [s for s, total in enumerate(game.scores) if total == best]
            values = game.margins([seat in won for seat in range(game.seats)])
        self.rewards = [old + new for old, new in zip(self.rewards, values, strict=True)]
        self.paid = True

    def _offer(self) -> None:
        """Set the menu of the seat to act."""
        game, id_of = self.game, self._actions.id_of
        parts = self._parts(self._part)
        self.giving = parts is not None
        if parts is None:
            self.menu = {id_of(game, move): move for move in game.legal()}
        else:
            first = self.size - game.pack.size - 1
            self.menu = {first + part.bit_length(): part for part in parts}

    def _parts(self, part: int) -> list[int] | None:
        """Return how a move may go on that is made card by card; None if the move is made whole."""
        if not self._by_card:
            return None
        parts: list[int] | None = self._actions.parts(self.game, part)
        return parts

    # What programs see

    def observation(self, seat: int) -> bytearray:
        """Return what the seat may know; `layout` names its parts."""
        seen = bytearray(self.game.observation(seat))
        if self._by_card:
            chosen = self._part if self.game.turn == seat else 0
            seen += observation([chosen], self.game.pack.size, ())
        return seen

    def mask(self, seat: int | None = None) -> bytearray:
        """Return 1 for every legal id; 0 for all if this seat is not to act."""
        mask = bytearray(self.size)
        if seat is None or seat == self.game.turn:
            for id in self.menu:
                mask[id] = 1
        return mask

    def state(self) -> bytearray:
        """Return the position with all cards: planes of hidden cards, then every observation.

        The planes are the hand of each seat, then the other hidden cards, such as a stock. The
        observations follow by seat.
        """
        self.check_started()
        hands, others = self.game.held[: self.seats], self.game.held[self.seats :]
        planes = [*hands, sum(others)]  # places have no card in common
        state = bytearray(observation(planes, self.game.pack.size, ()))
        for seat in range(self.seats):
            state += self.observation(seat)
        return state

    def info(self) -> dict[str, Any]:
        """Return the match's seed and deal link, and the deal's number.

        They determine all cards: they are for people and logs, never for a player.
        """
        self._link = self._link or write_link(self.setup)
        return {"seed": self.setup.seed, "deal": self.game.deal_no, "link": self._link}


def single(game: str, options: Mapping[str, object] | None) -> dict[str, object]:
    """Return options with the length of one deal, unless they set another.

    >>> single("upside-down", {})
    {'end': 'deals-1'}
    """
    return {**(one_deal_option(game) if game in GAMES else {}), **(options or {})}
