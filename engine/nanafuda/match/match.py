"""Matches: a game's position with its seed, history, undo and text forms."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, Self, cast, overload

from ..errors import Refusal
from ..game import Event, Game, Result, Table
from ..limits import DEALS, DECKS
from .links import read_link, write_link
from .record import begin_record, end_record, read_record
from .replay import ParsedLink, Pick, Picks, Sender, read_replay, sender, write_replay
from .setup import Setup, set_up

if TYPE_CHECKING:
    from typing import TypedDict, Unpack

    from typing_extensions import TypeVar

    from ..games import types
    from ..messages import common

    # The defaults are the types of a match of any game (PEP 696).
    G = TypeVar("G", bound=Game[Any], default=Game[Any], covariant=True)
    T = TypeVar("T", bound=common.Table, default=Table, covariant=True)
    R = TypeVar("R", bound=common.Result, default=Result, covariant=True)

    class More(TypedDict, total=False):
        """The further arguments of `Match`."""

        seats: int | None
        options: Mapping[str, object] | None
        seed: str | None
        decks: Sequence[Sequence[str]]
        first: int | None
        tempers: bool
else:
    from typing import TypeVar

    G, T, R = TypeVar("G"), TypeVar("T"), TypeVar("R")


class Match(Generic[G, T, R]):
    """One match of one game, from its first deal to its winners.

    >>> match = Match("sevens-heaven", seats=3, seed="k3f9")
    >>> match.turn, match.legal()
    (2, ['bet', 'fold'])
    >>> match.play("bet")
    [{'type': 'bet', 'seat': 2, 'card': 'R2'}]
    >>> match.play("play:R2")
    Traceback (most recent call last):
    nanafuda.errors.Refusal: Something else is asked of you now.
    >>> while match.turn is not None:
    ...     _ = match.play("fold")
    >>> match.scores, match.over
    ([17, 12, 2], False)
    >>> match.undo(seat=1)
    >>> match.turn, match.actions
    (1, ('bet', 'fold'))

    A record holds the whole match, a link its setup alone.

    >>> Match.load(match.record()).actions
    ('bet', 'fold')
    >>> Match.open(match.link()).actions
    ()

    A whole match at random:

    >>> from random import Random
    >>> rng = Random(7)
    >>> while not match.over:
    ...     done = match.turn is None
    ...     _ = match.next_deal() if done else match.play(rng.choice(match.legal()))
    >>> match.deal_no, match.scores, match.winners
    (6, [85, 67, 40], [0])
    """

    @overload
    def __init__(
        self: Match[types.Euchre, types.EuchreTable, types.EuchreResult],
        game: types.EuchreId,
        **more: Unpack[More],
    ) -> None: ...

    @overload
    def __init__(
        self: Match[types.Heaven, types.HeavenTable, types.HeavenResult],
        game: types.HeavenId,
        **more: Unpack[More],
    ) -> None: ...

    @overload
    def __init__(
        self: Match[types.Ring, types.RingTable, types.RingResult],
        game: types.RingId,
        **more: Unpack[More],
    ) -> None: ...

    @overload
    def __init__(
        self: Match[types.Bridge, types.BridgeTable, types.BridgeResult],
        game: types.BridgeId,
        **more: Unpack[More],
    ) -> None: ...

    @overload
    def __init__(
        self: Match[types.Down, types.DownTable, types.DownResult],
        game: types.DownId,
        **more: Unpack[More],
    ) -> None: ...

    @overload
    def __init__(
        self: Match[Game[Any], Table, Result], game: str, **more: Unpack[More]
    ) -> None: ...

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: str | None = None,
        decks: Sequence[Sequence[str]] = (),
        first: int | None = None,
        tempers: bool = False,
    ) -> None:
        """Create a match and deal its first deal. Raises Refusal if an argument is invalid.

        `decks` are the pack orders of deals 1, 2, …, as card codes; the seed determines later
        deals. `first` is the first dealer (start player, SP, 親), by default derived from the seed.
        With `tempers` the table's bots play in character (bots.think).
        """
        setup = set_up(game, seats, options or {}, seed, first, decks or (), tempers)
        self._setup = setup
        self._game = cast("G", setup.kind(setup.seats, setup.options, setup.opener()))
        most = min(self._game.deals or DECKS, DECKS)
        if len(setup.decks) > most:
            raise Refusal("too-many-decks", decks=len(setup.decks), most=most)
        self._orders = [self._game.pack.order(deck, n) for n, deck in enumerate(setup.decks, 1)]
        self.results: list[R] = []  # of every ended deal
        self.undone_deals: frozenset[int] = frozenset()  # the deals in which an undo was used
        self.level: str | None = None  # of the bots, if known
        self._deals: list[list[str]] = []  # actions, deal by deal
        self._picks: list[list[Pick]] = []  # the same as (index, number of legal actions)
        self._seats: list[int] = []  # the actors of this deal, action by action
        self._before_deals: list[G] = []  # the position before every deal
        self._start = self._game
        self.opening: list[Event] = []  # the events of dealing this deal
        self.story: list[Event] = []  # all events of this deal so far
        self._menu: dict[str, tuple[int, Any]] | None = None  # of this position, on first use
        self._shared = False  # whether a caller may play on `_game`
        self.next_deal()

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same setup, played alike to the same position."""
        if not isinstance(other, Match):
            return NotImplemented
        names = ("_setup", "_deals", "undone_deals", "level", "_game")
        return all(getattr(self, name) == getattr(other, name) for name in names)

    def __repr__(self) -> str:
        """Return the match in a line, with all the cards of its position."""
        return f"<match of {self._game!r}>"

    # State

    @property
    def game(self) -> G:
        """The position. Play the match on through `play` alone.

        Its legal moves are not kept from now on: a caller may change the position.
        """
        self._shared, self._menu = True, None
        return self._game

    @property
    def turn(self) -> int | None:
        """The seat to act; None between deals and after the match."""
        return self._game.turn

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._game.over

    @property
    def winners(self) -> list[int]:
        """All winners, including partners and joint winners; empty until the match ends."""
        return list(self._game.winners)

    @property
    def scores(self) -> list[int]:
        """The total of every seat; partners have the same."""
        return list(self._game.scores)

    @property
    def returns(self) -> list[float]:
        """By seat, the ended deal's margin over the opponents' mean; 0.0 while it is played.

        >>> Match("seven-euchre", seed="k3f9").returns
        [0.0, 0.0, 0.0, 0.0]
        """
        return self._game.returns

    @property
    def undone(self) -> bool:
        """Whether the match counts as played with undo."""
        return bool(self.undone_deals)

    @property
    def deal_no(self) -> int:
        """The number of this deal, from 1."""
        return self._game.deal_no

    @property
    def setup(self) -> Setup:
        """The setup of the match."""
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
        """The actions of this deal so far, as (index, number of legal actions)."""
        return tuple(self._picks[-1])

    def decides(self, seat: int) -> bool:
        """Return whether a seat has had a choice in this deal so far."""
        made = zip(self._seats, self._picks[-1], strict=True)
        return any(actor == seat and many > 1 for actor, (_, many) in made)

    def before(self, index: int) -> Game[Any]:
        """Return the position of this deal before action number `index`, from 0."""
        game = self._start.clone()
        for action in self._deals[-1][:index]:
            game.play(game.move(action))
        return game

    def replayed(self) -> Iterator[tuple[Game[Any], list[Event]]]:
        """Yield, for each action of this deal, the position after it and its public events."""
        walk = self.branch(0)
        for action, pick in zip(self._deals[-1], self._picks[-1], strict=True):
            events = walk._make(walk._game.move(action), pick)
            yield walk._game, events

    # Copies at other points of the match

    def ended(self, deal: int | None = None) -> int:
        """Return the number of an ended deal, by default the last one.

        Raises Refusal if the deal has not ended or does not exist.
        """
        last = len(self._deals) - (self.turn is not None)
        number = (last or 1) if deal is None else deal
        if type(number) is not int or not 1 <= number <= len(self._deals):
            raise Refusal("no-such-deal", deal=str(deal))
        if number > last:
            raise Refusal("deal-running")
        return number

    def past(self, deal: int | None = None) -> Self:
        """Return an independent match at the end of a deal. Raises Refusal as `ended` does."""
        number = self.ended(deal)
        return self._copy_at(number, len(self._deals[number - 1]))

    def branch(self, index: int) -> Self:
        """Return an independent match in this deal before action number `index`.

        Raises Refusal if the deal has fewer actions.
        """
        if type(index) is not int or not 0 <= index <= len(self._deals[-1]):
            raise Refusal("no-such-action", index=str(index))
        return self._copy_at(self.deal_no, index)

    def _copy_at(self, deal: int, count: int) -> Self:
        """Return a copy in a deal after `count` of its actions."""
        new = copy(self)
        new._game = self._before_deals[deal - 1].clone()
        new.results = [result for result in self.results if result["deal"] < deal]
        new._before_deals = self._before_deals[: deal - 1]
        new._deals, new._picks = self._deals[: deal - 1], self._picks[: deal - 1]
        new.next_deal()
        new._repeat(self._deals[deal - 1][:count], self._picks[deal - 1])
        return new

    # Play

    def legal(self) -> list[str]:
        """Return the text codes of the legal actions, each once; empty between deals."""
        return [] if self._game.turn is None else list(self._menu_here())

    def _menu_here(self) -> dict[str, tuple[int, Any]]:
        """Return the legal moves of this position by text code, with their indices."""
        if self._menu is not None:
            return self._menu
        text = self._game.text
        menu = {text(move): (n, move) for n, move in enumerate(self._game.legal())}
        self._menu = None if self._shared else menu
        return menu

    def play(self, action: str) -> list[Event]:
        """Play an action for `turn` and return its public events.

        Raises Refusal, without any change, if the action is illegal.
        """
        seat = self._game.turn
        if seat is None:
            raise Refusal("match-over" if self.over else "no-turn")
        if self._menu and isinstance(action, str) and action in self._menu:
            place, move = self._menu[action]
            return self._make(move, (place, len(self._menu)), action)
        move, legal = self._game.move(action), self._game.legal()
        if move not in legal:
            raise self._game.views.refuse(self._game, move)
        return self._make(move, (legal.index(move), len(legal)))

    def _make(self, move: Any, pick: Pick, text: str | None = None) -> list[Event]:
        """Make a legal move; `pick` is its index and the number of legal moves."""
        seat, action = self._game.turn, text or self._game.text(move)
        self._menu = None
        events = self._logged(lambda: self._game.play(move))
        self.story += events
        self._deals[-1].append(action)
        self._picks[-1].append(pick)
        self._seats.append(seat)
        if self._game.turn is None and self._game.result is not None:
            self.results.append(self._game.result)
        return events

    def _repeat(self, actions: list[str], picks: list[Pick]) -> None:
        """Repeat moves that were legal in this match."""
        for action, pick in zip(actions, picks, strict=False):
            self._make(self._game.move(action), pick)

    def next_deal(self) -> list[Event]:
        """Deal the next deal and return its events. Raises Refusal if that is not possible now."""
        if self.over:
            raise Refusal("match-over")
        if self.turn is not None:
            raise Refusal("deal-running")
        if self.deal_no == DEALS:
            raise Refusal("too-many-deals", most=DEALS)
        number = self.deal_no + 1
        if number <= len(self._orders):
            order, chance_seed = self._orders[number - 1], None
        else:
            chance_seed = self._setup.luck(number)
            order = self._game.pack.shuffled(chance_seed)
        self._menu = None
        self._before_deals.append(self._game.clone())
        self._records: dict[bool, str] = {}  # by `undone`: the record up to this deal
        self.opening = self._logged(lambda: self._game.deal(order, chance_seed))
        self.story = list(self.opening)
        self._start = self._game.clone()
        self._deals.append([])
        self._picks.append([])
        self._seats = []
        if self._game.turn is None and self._game.result is not None:
            self.results.append(self._game.result)  # some deals end without an action
        return self.opening

    def _logged(self, change: Callable[[], None]) -> list[Event]:
        log: list[Event] = []
        self._game.log = log
        change()
        self._game.log = None
        return log

    def can_undo(self, seat: int) -> bool:
        """Return whether this seat has acted in this deal."""
        return seat in self._seats

    def undo(self, seat: int) -> None:
        """Return to this seat's last decision in this deal, dropping all later actions.

        The match then counts as played with undo. Raises Refusal if the seat has not acted.
        """
        if seat not in self._seats:
            raise Refusal("nothing-to-undo")
        last = len(self._seats) - 1 - self._seats[::-1].index(seat)
        self._rewind(last)

    def replay(self) -> None:
        """Return to the start of this deal, as an undo. Raises Refusal if nobody has acted."""
        if not self._seats:
            raise Refusal("nothing-to-undo")
        self._rewind(0)

    def _rewind(self, count: int) -> None:
        actions, picks = self._deals[-1][:count], self._picks[-1]
        if self._game.turn is None and self._seats:
            self.results.pop()
        self._game, self._menu = self._start.clone(), None
        self.story = list(self.opening)
        self._deals[-1], self._picks[-1] = [], []
        self._seats = []
        self._repeat(actions, picks)
        self.undone_deals |= {self.deal_no}

    # Tables

    def table(self, seat: int) -> T:
        """Return everything this seat may know, for display, as JSON-compatible data.

        Fields of every game are in messages/common.py, a game's own in its schema.py.
        """
        return self.table_at(self._game, seat)

    def table_at(self, game: Game[Any], seat: int) -> T:
        """Return the table as this seat saw it in a position of this deal."""
        view = game.view(seat)
        own = view.table()
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
            "counts": own["counts"],
            "result": game.result,
            "results": [r for r in self.results if r["deal"] < game.deal_no or game.result],
            "undone": self.undone,
        }
        return cast("T", {**shared, **own})

    # Text

    def record(self) -> str:
        """Return the whole match as text, which `load` replays through the rules."""
        *earlier, actions = self._deals
        if self.undone not in self._records:
            self._records[self.undone] = begin_record(self._setup, earlier, self.undone)
        return end_record(self._records[self.undone], actions)

    @classmethod
    def load(cls, text: str) -> Self:
        """Return the match of a record. Raises Refusal if the text is not a valid record.

        A record does not list the deals with undo, so with undo every deal counts as undone.
        """
        if not isinstance(text, str):
            raise Refusal("bad-record", line=1)
        setup, deals, undone = read_record(text)
        match = cls._from_setup(setup)
        for number, actions in enumerate(deals):
            if number:
                match.next_deal()
            for action in actions:
                match.play(action)
        match.undone_deals = frozenset(range(1, len(deals) + 1) if undone else ())
        return match

    def link(self) -> str:
        """Return the deal link's fragment: the setup of the match, without its moves."""
        return self._link

    @cached_property
    def _link(self) -> str:
        return write_link(self._setup)

    @classmethod
    def open(cls, link: str) -> Self:
        """Return a new match from a deal link. Raises Refusal if it is invalid."""
        return cls._from_setup(read_link(link))

    def replay_link(self, deal: int | None = None, at: int | None = None) -> str:
        """Return the replay link's fragment of an ended deal, by default the last.

        `at` marks the position before action number `at`. Raises Refusal as `past` and `branch` do.
        """
        played = self.past(deal)
        if at is not None:
            played.branch(at)
        return played.played_link(at=at)

    @classmethod
    def open_replay(cls, link: str) -> Replay:
        """Return the replayed deal of a replay link. Raises Refusal if it is invalid."""
        parsed = read_replay(link)
        match = cls._play_link(parsed)
        if (parsed.at or 0) > len(match.actions) or match.played_link(at=parsed.at) != parsed.text:
            raise Refusal("bad-link")
        return Replay(match, parsed.at)

    def challenge_link(
        self, name: str = "", deal: int | None = None, level: str | None = None, seat: int = 0
    ) -> str:
        """Return the challenge link's fragment of an ended deal.

        `name` is the sender, who played `seat` against bots of `level`, by default the match's own.
        Raises Refusal as `past` does, and if the level or seat does not exist.
        """
        level = self.level if level is None else level
        return self.past(deal).played_link(by=sender(name, level, seat, self._setup.seats))

    @classmethod
    def open_challenge(cls, link: object) -> Challenge:
        """Return the challenge of a link. Raises Refusal if it is invalid."""
        parsed = read_replay(link)
        match = cls._play_link(parsed)
        if parsed.by is None or match.played_link(by=parsed.by) != parsed.text:
            raise Refusal("bad-link")
        fresh = match.branch(0)
        fresh.undone_deals, fresh.level = frozenset(), parsed.by.level
        return Challenge(fresh, parsed.by, {**match.results[-1], "undone": match.undone}, match)

    def played_link(self, at: int | None = None, by: Sender | None = None) -> str:
        """Return a replay link to this deal with all its actions, or with `by` a challenge link."""
        picks = [pick for picks in self._picks for pick in picks]
        undone = self.deal_no in self.undone_deals
        return write_replay(self._setup, self.deal_no, picks, undone, at, by)

    @classmethod
    def _play_link(cls, parsed: ParsedLink) -> Self:
        """Return the match at the end of the link's deal.

        The caller must compare the re-encoded link, which detects unused digits.
        """
        match = cls._from_setup(parsed.setup)
        while True:
            match.follow(parsed.picks)
            if match.deal_no == parsed.deal:
                match.undone_deals = frozenset([parsed.deal] if parsed.undone else ())
                return match
            if match.over:
                raise Refusal("bad-link")
            match.next_deal()

    def follow(self, picks: Picks) -> None:
        """Play the current deal to its end from packed picks. Raises Refusal if they run out."""
        while self.turn is not None:
            legal = self._game.legal()
            place = picks.take(len(legal))
            self._make(legal[place], (place, len(legal)))

    @classmethod
    def _from_setup(cls, setup: Setup) -> Self:
        return cls(
            setup.game,
            seats=setup.seats,
            options=setup.options,
            seed=setup.seed,
            decks=setup.decks,
            first=setup.first,
            tempers=setup.tempers,
        )


@dataclass(frozen=True, slots=True)
class Replay:
    """A played deal: `match` stands at its end, `at` is an action index in it or None."""

    match: Match
    at: int | None

    @property
    def setup(self) -> Setup:
        """The setup of the match."""
        return self.match.setup

    @property
    def deal(self) -> int:
        """The deal's number, from 1."""
        return self.match.deal_no

    @property
    def actions(self) -> tuple[str, ...]:
        """The deal's actions."""
        return self.match.actions

    def before(self, index: int) -> Match:
        """Return an independent match that stands before action number `index`."""
        return self.match.branch(index)


@dataclass(frozen=True, slots=True)
class Challenge:
    """A deal to play after somebody else has played it.

    `match` stands before its first action. `result` is the sender's result (the game's `Result` and
    `undone`). `played` is the sender's match at the end of the deal. Show neither before the
    recipient has finished the deal.
    """

    match: Match
    sender: Sender
    result: dict[str, Any]
    played: Match

    @property
    def name(self) -> str:
        """The sender's name, short, possibly empty."""
        return self.sender.name

    @property
    def level(self) -> str | None:
        """The level of the sender's bots; None in older links."""
        return self.sender.level

    @property
    def seat(self) -> int:
        """The sender's seat, which the recipient also plays."""
        return self.sender.seat
