"""The interface of a player's bot: a position as its seat knows it, and deals that fit it."""

from __future__ import annotations

from random import Random
from typing import Any

from ..bots import decide
from ..game import Game, Table, View


class Position:
    """The knowledge of the bot's seat at its turn, as a copy: changes do not reach the table.

    Cards are codes such as "H7": one letter for the suit, then the rank. Actions are codes such as
    "play:H7" or "pass".

    >>> from nanafuda import Match
    >>> view = Position(Match("seven-euchre", seed="k3f9").game.view(0), Random(1))
    >>> view.legal()[:3], view.hand[:2]
    (['pass', 'bid:F7', 'bid:T7'], ['F8', 'T8'])
    """

    def __init__(self, view: View[Game[Any]], rng: Random) -> None:
        self._view = view
        view.game.settings = dict(view.game.settings)
        self.game = view.game.id
        self.seat = view.seat
        self.seats = view.game.seats
        self.rng = rng

    @property
    def hand(self) -> list[str]:
        """The cards in the seat's hand, in pack order."""
        return self._view.game.pack.spell(self._view.game.held[self.seat])

    @property
    def unseen(self) -> list[str]:
        """The cards that the seat cannot locate: they may be in any other hand, or out of play."""
        return self._view.game.pack.spell(self._view.unseen)

    @property
    def partners(self) -> list[int]:
        """The other seats of the seat's team."""
        return list(self._view.game.partners(self.seat))

    @property
    def options(self) -> dict[str, Any]:
        """The options of the match, by id."""
        return dict(self._view.game.settings)

    def legal(self) -> list[str]:
        """Return the actions that the rules allow now, each once."""
        return [self._view.text(move) for move in self._view.legal()]

    def cards(self, action: str) -> list[str]:
        """Return the cards in an action: ["C7", "H7"] for "play:C7.H7", [] for "pass" or a bid."""
        if action.startswith("bid:"):
            return []  # a bid's suit and number look like a card
        words = action.partition(":")[2].replace("@", ".").replace("=", ".").split(".")
        return [word for word in words if word in self._view.game.pack.codes]

    def observation(self) -> bytes:
        """Return what the seat knows as numbers, for trained players: the environments' bytes."""
        return self._view.observation()

    def action_id(self, action: str) -> int:
        """Return the number of an allowed action, for trained players: the environments' id."""
        return self._view.game.action_id(self._view.move(action))

    def table(self) -> Table:
        """Return everything on the table as a dict; its fields differ by game."""
        return self._view.table()

    def determinize(self, rng: Random | None = None) -> World:
        """Return a random complete deal that fits everything the seat has seen."""
        return World(self._view.determinize(rng or self.rng))


class World:
    """A complete deal that can be played on: the hidden cards lie somewhere.

    >>> from nanafuda import Match
    >>> view = Position(Match("upside-down", seed="k3f9").game.view(0), Random(1))
    >>> world = view.determinize()
    >>> world.play(world.legal()[0])
    >>> world.clone().play_out(Random(2)).over
    True
    >>> world.play_out(Random(2), "club").over
    True
    """

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the deal has ended."""
        return self._game.turn

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self._game.turn is None

    def hand(self, seat: int) -> list[str]:
        """Return the cards that a seat holds in this deal."""
        return self._game.pack.spell(self._game.held[seat])

    def legal(self) -> list[str]:
        """Return the actions that the rules allow the seat to act."""
        return [self._game.text(move) for move in self._game.legal()]

    def play(self, action: str) -> None:
        """Play an action for the seat to act. Raises ValueError if it is not legal."""
        move = self._game.move(action)
        if move not in self._game.legal():
            raise self._game.views.refuse(self._game, move)
        self._game.play(move)

    def clone(self) -> World:
        """Return an independent copy."""
        return World(self._game.clone())

    def play_out(self, rng: Random, level: str | None = None) -> World:
        """Play the deal out at random, or as the players of a level; return the same object."""
        game, random = self._game, rng.random
        while game.turn is not None:
            if level:
                game.play(decide(level, game.view(game.turn), f"{random()}"))
            else:
                moves = game.legal()
                game.play(moves[int(random() * len(moves))])
        return self

    def margin(self, seat: int) -> float:
        """Return by how many points a seat is ahead of its opponents' mean; more is better."""
        points, parts = whole_margin(self._game, seat)
        return points / parts


def whole_margin(game: Game[Any], seat: int) -> tuple[int, int]:
    """Return a seat's margin as a whole number and its divisor, the number of opponents."""
    totals = [-total for total in game.scores] if game.lowest_wins else game.scores
    return game.whole_margin(seat, totals)
