"""A match: a game's position with its seed, its history, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from random import Random
from typing import TYPE_CHECKING, Any, Self

from ..errors import Refusal
from ..game import Event, Game, Result, Table
from ..limits import DEALS, DECKS
from .links import read_link, write_link
from .record import read_record, write_record
from .replay import (
    Challenge,
    Pick,
    Picks,
    Replay,
    Sender,
    Told,
    read_replay,
    sender,
    write_replay,
)
from .setup import Setup, set_up

if TYPE_CHECKING:
    from ..protocol.messages import common


class Match:
    """One match of one game, from its first deal to its winners.

    >>> match = Match("seven-euchre", seed="k3f9")
    >>> match.turn, match.legal()[:3]
    (0, ['pass', 'bid:F7', 'bid:T7'])
    >>> match.play("bid:T7")[0]["type"]
    'call'
    >>> Match.load(match.record()).legal() == match.legal()
    True
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: str | None = None,
        decks: Sequence[Sequence[str]] = (),
        first: int | None = None,
    ) -> None:
        """A match with its first deal dealt. ValueError (Refusal) where an argument will not do.

        `decks` are the pack orders of deals 1, 2, …, as card codes; later deals come from the
        seed. `first` is the first dealer (start player, SP, 親), by default from the seed.
        """
        setup = self._setup = set_up(game, seats, options or {}, seed, first, decks or ())
        if first is None:
            first = int(Random(f"first of {setup.seed}").random() * setup.seats)
        self.game: Game[Any] = setup.kind(setup.seats, setup.options, first)
        most = min(self.game.deals or DECKS, DECKS)
        if len(setup.decks) > most:
            raise Refusal("too-many-decks", decks=len(setup.decks), most=most)
        self._orders = [self.game.pack.order(deck, n) for n, deck in enumerate(setup.decks, 1)]
        self.results: list[Result] = []  # how every ended deal ended
        self.taken_back: frozenset[int] = frozenset()  # the deals in which play was taken back
        self.level: str | None = None  # of the bots that a person plays against, where it was told
        self._deals: list[list[str]] = []  # actions, deal by deal
        self._picks: list[list[Pick]] = []  # the same: which of how many that were legal
        self._seats: list[int] = []  # who acted, in this deal
        self._eves: list[Game[Any]] = []  # the positions before every deal
        self._start = self.game
        self.opening: list[Event] = []  # the events of dealing this deal
        self.story: list[Event] = []  # all events of this deal so far
        self.next_deal()

    # Where the match stands

    @property
    def turn(self) -> int | None:
        """The seat to act; None between deals and after the match."""
        return self.game.turn

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.game.over

    @property
    def winners(self) -> list[int]:
        """All who have won, partners and joint winners included; empty until the match is over."""
        return list(self.game.winners)

    @property
    def scores(self) -> list[int]:
        """The total of every seat; partners have the same."""
        return list(self.game.scores)

    @property
    def undone(self) -> bool:
        """Whether the match counts as played with undo."""
        return bool(self.taken_back)

    @property
    def deal_no(self) -> int:
        """1 in the first deal."""
        return self.game.deal_no

    @property
    def setup(self) -> Setup:
        """What the match was made from."""
        return self._setup

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions of this deal so far."""
        return tuple(self._deals[-1])

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that made the actions of this deal so far."""
        return tuple(self._seats)

    @property
    def history(self) -> list[list[str]]:
        """The actions of all deals so far, deal by deal."""
        return [list(actions) for actions in self._deals]

    @property
    def picks(self) -> tuple[Pick, ...]:
        """The actions of this deal so far, each as which it is of how many that were legal."""
        return tuple(self._picks[-1])

    def before(self, index: int) -> Game[Any]:
        """The position of this deal before action number `index`, 0 being the first."""
        game = self._start.clone()
        for action in self._deals[-1][:index]:
            game.play(game.move(action))
        return game

    def replayed(self) -> Iterator[tuple[Game[Any], list[Event]]]:
        """This deal once more: the position after every action, and what everybody saw of it."""
        walk = self.branch(0)
        for action, pick in zip(self._deals[-1], self._picks[-1], strict=True):
            events = walk._make(walk.game.move(action), pick)
            yield walk.game, events

    # Copies that stand elsewhere

    def ended(self, deal: int | None = None) -> int:
        """The number of a deal that has ended: by default the last, otherwise the one given.

        Refusal if that deal has not ended yet, or if there is none of that number.
        """
        last = len(self._deals) - (self.turn is not None)
        number = (last or 1) if deal is None else deal
        if type(number) is not int or not 1 <= number <= len(self._deals):
            raise Refusal("no-such-deal", deal=str(deal))
        if number > last:
            raise Refusal("deal-running")
        return number

    def past(self, deal: int | None = None) -> Self:
        """A match of its own that stands where a deal of this one had ended; Refusal as `ended`."""
        number = self.ended(deal)
        return self._standing(number, len(self._deals[number - 1]))

    def branch(self, index: int) -> Self:
        """A match of its own that stands in this deal before action number `index`.

        Refusal if the deal has not as many actions.
        """
        if type(index) is not int or not 0 <= index <= len(self._deals[-1]):
            raise Refusal("no-such-action", index=str(index))
        return self._standing(self.deal_no, index)

    def _standing(self, deal: int, count: int) -> Self:
        """A copy that stands in a deal after so many of its actions."""
        new = copy(self)
        new.game = self._eves[deal - 1].clone()
        new.results = [result for result in self.results if result["deal"] < deal]
        new._eves = self._eves[: deal - 1]
        new._deals, new._picks = self._deals[: deal - 1], self._picks[: deal - 1]
        new.next_deal()
        new._go(self._deals[deal - 1][:count], self._picks[deal - 1])
        return new

    # Play

    def legal(self) -> list[str]:
        """The text codes of the legal actions of the seat to act, each once; none between deals."""
        if self.game.turn is None:
            return []
        return [self.game.text(move) for move in self.game.legal()]

    def play(self, action: str) -> list[Event]:
        """Play an action for `turn`. Returns what everybody could see of it, as events.

        Refusal, and nothing changed, if the action is not legal.
        """
        seat = self.game.turn
        if seat is None:
            raise Refusal("match-over" if self.over else "no-turn")
        move, legal = self.game.move(action), self.game.legal()
        if move not in legal:
            raise self.game.views.refuse(self.game, move)
        return self._make(move, (legal.index(move), len(legal)))

    def _make(self, move: Any, pick: Pick) -> list[Event]:
        """Make a legal move, which is that one of so many."""
        seat, action = self.game.turn, self.game.text(move)
        events = self._logged(lambda: self.game.play(move))
        self.story += events
        self._deals[-1].append(action)
        self._picks[-1].append(pick)
        self._seats.append(seat)
        if self.game.turn is None and self.game.result is not None:
            self.results.append(self.game.result)
        return events

    def _go(self, actions: list[str], picks: list[Pick]) -> None:
        """Make moves that have been made here before."""
        for action, pick in zip(actions, picks, strict=False):
            self._make(self.game.move(action), pick)

    def next_deal(self) -> list[Event]:
        """Deal the next deal, the last one having ended; events as in `play`."""
        if self.over:
            raise Refusal("match-over")
        if self.turn is not None:
            raise Refusal("deal-running")
        if self.deal_no == DEALS:
            raise Refusal("too-many-deals", most=DEALS)
        number = self.deal_no + 1
        if number <= len(self._orders):
            order, luck = self._orders[number - 1], None
        else:
            luck = f"deal {number} of {self._setup.seed}"
            order = self.game.pack.shuffled(luck)
        self._eves.append(self.game.clone())
        self.opening = self._logged(lambda: self.game.deal(order, luck))
        self.story = list(self.opening)
        self._start = self.game.clone()
        self._deals.append([])
        self._picks.append([])
        self._seats = []
        if self.game.turn is None and self.game.result is not None:
            self.results.append(self.game.result)  # some deals end before anybody acts
        return self.opening

    def _logged(self, change: Callable[[], None]) -> list[Event]:
        log: list[Event] = []
        self.game.log = log
        change()
        self.game.log = None
        return log

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has acted in this deal."""
        return seat in self._seats

    def undo(self, seat: int) -> None:
        """Back to the last decision of this seat in this deal, also across what came up since.

        The match then counts as played with undo. Refusal if the seat has not acted in this deal.
        """
        if seat not in self._seats:
            raise Refusal("nothing-to-undo")
        last = len(self._seats) - 1 - self._seats[::-1].index(seat)
        self._rewind(last)

    def replay(self) -> None:
        """Back to the start of this deal, as an undo of everything in it."""
        if not self._seats:
            raise Refusal("nothing-to-undo")
        self._rewind(0)

    def _rewind(self, count: int) -> None:
        actions, picks = self._deals[-1][:count], self._picks[-1]
        if self.game.turn is None and self._seats:
            self.results.pop()
        self.game = self._start.clone()
        self.story = list(self.opening)
        self._deals[-1], self._picks[-1] = [], []
        self._seats = []
        self._go(actions, picks)
        self.taken_back |= {self.deal_no}

    # What a seat sees

    def table(self, seat: int) -> Table:
        """All that this seat may know, for the screen, and nothing else; JSON-able.

        The fields of every game are in protocol/messages/common.py, a game's own in its schema.py.
        """
        return self.table_at(self.game, seat)

    def table_at(self, game: Game[Any], seat: int) -> Table:
        """The table as this seat saw it in a position of this deal."""
        view = game.view(seat)
        shared: common.Table = {
            "game": game.id,
            "seat": seat,
            "seats": game.seats,
            "deal": game.deal_no,
            "options": dict(game.settings),
            "scores": list(game.scores),
            "teams": game.teams,
            "target": game.target,
            "deals": game.deals,
            "over": game.over,
            "winners": list(game.winners),
            "turn": view.turn,
            "hand": game.pack.spell(view.game.held[seat]),
            "result": game.result,
            "results": [r for r in self.results if r["deal"] < game.deal_no or game.result],
            "undone": self.undone,
        }
        return {**shared, **view.table()}

    # Text

    def record(self) -> str:
        """The whole match as text, which `load` replays through the rules."""
        return write_record(self._setup, self._deals, self.undone)

    @classmethod
    def load(cls, text: str) -> Self:
        """The match that a record tells; Refusal with a sentence for anything else.

        A record does not say in which deals play was taken back: it may have been in any.
        """
        if not isinstance(text, str):
            raise Refusal("bad-record", line=1)
        setup, deals, undone = read_record(text)
        match = cls._from(setup)
        for number, actions in enumerate(deals):
            if number:
                match.next_deal()
            for action in actions:
                match.play(action)
        match.taken_back = frozenset(range(1, len(deals) + 1) if undone else ())
        return match

    def link(self) -> str:
        """The deal link's fragment: the match from its first deal, without its moves."""
        return write_link(self._setup)

    @classmethod
    def open(cls, link: str) -> Self:
        """The match that a link stands for, ready to play; Refusal with a sentence otherwise."""
        return cls._from(read_link(link))

    def replay_link(self, deal: int | None = None, at: int | None = None) -> str:
        """The replay link's fragment: a deal that has ended, by default the last, and how it went.

        `at` is a place in it: before action number `at`. Refusal as in `past` and `branch`.
        """
        played = self.past(deal)
        if at is not None:
            played.branch(at)
        return played.told_as(at=at)

    @classmethod
    def open_replay(cls, link: str) -> Replay[Self]:
        """The deal that a replay link tells, played again; Refusal with a sentence otherwise."""
        told = read_replay(link)
        match = cls._follow(told)
        if (told.at or 0) > len(match.actions) or match.told_as(at=told.at) != told.text:
            raise Refusal("bad-link")
        return Replay(match, told.at)

    def challenge_link(
        self, name: str = "", deal: int | None = None, level: str | None = None, seat: int = 0
    ) -> str:
        """The challenge link's fragment: an ended deal to be played by somebody else.

        It is from `name`, who played it in this seat against bots of this level, by default the
        match's own. Refusal as in `past`, and if there is no such level or seat.
        """
        level = self.level if level is None else level
        return self.past(deal).told_as(by=sender(name, level, seat, self._setup.seats))

    @classmethod
    def open_challenge(cls, link: object) -> Challenge[Self]:
        """The deal that a challenge link tells, to be played; Refusal with a sentence otherwise."""
        told = read_replay(link)
        match = cls._follow(told)
        if told.by is None or match.told_as(by=told.by) != told.text:
            raise Refusal("bad-link")
        fresh = match.branch(0)
        fresh.taken_back, fresh.level = frozenset(), told.by.level
        return Challenge(fresh, told.by, {**match.results[-1], "undone": match.undone}, match)

    def told_as(self, at: int | None = None, by: Sender | None = None) -> str:
        """A link to this deal as it has been played, of which all is told."""
        picks = [pick for picks in self._picks for pick in picks]
        undone = self.deal_no in self.taken_back
        return write_replay(self._setup, self.deal_no, picks, undone, at, by)

    @classmethod
    def _follow(cls, told: Told) -> Self:
        """The match where the deal that was told has ended.

        Whoever asks sees to it that the link is as we write it, so that nothing is left over.
        """
        match = cls._from(told.setup)
        while True:
            match.follow(told.picks)
            if match.deal_no == told.deal:
                match.taken_back = frozenset([told.deal] if told.undone else ())
                return match
            if match.over:
                raise Refusal("bad-link")
            match.next_deal()

    def follow(self, picks: Picks) -> None:
        """Play the deal under way to its end as it was packed; Refusal if too little was."""
        while self.turn is not None:
            legal = self.game.legal()
            place = picks.take(len(legal))
            self._make(legal[place], (place, len(legal)))

    @classmethod
    def _from(cls, setup: Setup) -> Self:
        return cls(
            setup.game,
            seats=setup.seats,
            options=setup.options,
            seed=setup.seed,
            decks=setup.decks,
            first=setup.first,
        )
