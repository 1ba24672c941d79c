"""Replay links: a deal that was played, as a URL fragment, and perhaps a place in it.

Beside what a deal link says a replay link has the deal's number and how it was played, together
with the deals before it, which its scores and its dealer hang on. An action is its position in the
list of the legal ones; all positions are the digits of one number, each in the base of how many
were legal, with a 1 on top, so that none can be missing. The number is written in base64url, and
so are pack orders, by their rank among all permutations. Of the options only those are told that
are not as usual: each by a letter for its place in the game's list, and the place of its value.
So new options and values go to the end of their lists, or else the game's version goes up.

A link is taken only if it is letter for letter what would be written for the deal it tells.

A challenge link tells the same and who sends it, `by`, with the level of the bots and the seat if
it is not the first; it is opened to play the deal oneself, and what the sender has made of it is
known from the sender's own moves.
"""

from __future__ import annotations

import re
from binascii import a2b_base64, b2a_base64
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

from ..errors import Refusal
from ..levels import LEVELS
from ..limits import LINK, NAME
from ..options import Option, spell
from .links import seal, unseal
from .setup import Setup, known, read_setup

LETTERS = "abcdefghijklmnopqrstuvwxyz"  # of options, by their places
CODES = 10  # code points of what is seen as one character: no emoji has more
JOINER, LIKE_EMOJI, BLACK_FLAG = "\u200d", "\ufe0f", "\U0001f3f4"
ENCLOSING = "".join(map(chr, range(0x20D0, 0x2100)))
SKINS = "\U0001f3fb", "\U0001f3ff"
LETTER_SIGNS = "\U0001f1e6", "\U0001f1ff"
TAGS = "\U000e0020", "\U000e007f"  # of a region, after a black flag
REST = 25  # characters left for the seat and the level that the page adds
Pick: TypeAlias = tuple[int, int]  # which of how many legal actions


class Played(Protocol):
    """What is asked of the match that a link tells (`Match`)."""

    @property
    def setup(self) -> Setup: ...
    @property
    def deal_no(self) -> int: ...
    @property
    def actions(self) -> tuple[str, ...]: ...
    def branch(self, index: int) -> Self: ...


AnyMatch = TypeVar("AnyMatch", bound=Played)


@dataclass(frozen=True, slots=True)
class Replay(Generic[AnyMatch]):
    """A deal that was played; `match` stands where it ended, `at` is a place in it."""

    match: AnyMatch
    at: int | None

    @property
    def setup(self) -> Setup:
        """What the match was made from."""
        return self.match.setup

    @property
    def deal(self) -> int:
        """The deal's number, 1 for the first."""
        return self.match.deal_no

    @property
    def actions(self) -> tuple[str, ...]:
        """The deal's actions."""
        return self.match.actions

    def before(self, index: int) -> AnyMatch:
        """A match of its own that stands before action number `index`, to be played from there."""
        return self.match.branch(index)


@dataclass(frozen=True, slots=True)
class Sender:
    """Who sends a challenge: a name, short and plain, perhaps empty; the bots' level, where it was
    told; the seat that the sender played.
    """

    name: str
    level: str | None
    seat: int

    def pairs(self) -> list[tuple[str, str]]:
        """The same as a link tells it."""
        told = [("by", self.name)]
        if self.level is not None:
            told.append(("level", self.level))
        return [*told, ("seat", str(self.seat))] if self.seat else told


@dataclass(frozen=True, slots=True)
class Challenge(Generic[AnyMatch]):
    """A deal to be played as somebody else has played it.

    `match` stands before its first action; `result` is the deal's as the sender played it (the
    game's `Result`, and `undone`, whether anything was taken back), `played` the match where it
    has ended so: neither is to be shown before the deal has ended here, too.
    """

    match: AnyMatch
    sender: Sender
    result: dict[str, Any]
    played: AnyMatch

    @property
    def name(self) -> str:
        """The sender's name, short and plain, perhaps empty."""
        return self.sender.name

    @property
    def level(self) -> str | None:
        """The level of the bots that the sender played against; None: the link is an older one."""
        return self.sender.level

    @property
    def seat(self) -> int:
        """The seat that the sender played, and that is to be played."""
        return self.sender.seat


class Picks:
    """The positions of actions, as they are taken out of a number one after the other."""

    def __init__(self, number: int) -> None:
        self.number = number

    def take(self, many: int) -> int:
        """The next one, of so many; Refusal if none is left."""
        self.number, place = divmod(self.number, many)
        if not self.number:
            raise Refusal("bad-link")
        return place


@dataclass(frozen=True, slots=True)
class Told:
    """What a link says; `text` is the link without anything around it."""

    text: str
    setup: Setup
    deal: int
    picks: Picks
    at: int | None
    undone: bool
    by: Sender | None


def sender(name: str, level: object, seat: object, seats: int) -> Sender:
    """Who sends a challenge; Refusal if there is no such level or seat."""
    if level is not None and level not in LEVELS:
        raise Refusal("unknown-level", level=str(level))
    if type(seat) is not int or not 0 <= seat < seats:
        raise Refusal("bad-first", last=seats - 1)
    return Sender(plain_name(name), level and str(level), seat)


def plain_name(name: str) -> str:
    """As much of a name as is told: in one line, without what is not seen or turns others round.

    What is seen as one character, as joined emoji are, counts as one and is told whole.
    """
    seen: list[str] = []
    for code in " ".join(name.split()):
        if seen and _continues(seen[-1], code):
            seen[-1] += code if len(seen[-1]) < CODES else ""
        elif code.isprintable():
            seen.append(code)
    return " ".join("".join(one.removesuffix(JOINER) for one in seen[:NAME]).split())


def _continues(seen: str, code: str) -> bool:
    """Whether a code point is seen as one with what stands before it."""
    if code == JOINER:
        return _is_picture(seen[-1]) or seen[-1] == LIKE_EMOJI
    if seen[-1] == JOINER:
        return _is_picture(code)
    if TAGS[0] <= code <= TAGS[1]:
        return seen[0] == BLACK_FLAG
    if LETTER_SIGNS[0] <= code <= LETTER_SIGNS[1]:  # two are a flag
        return len(seen) == 1 and LETTER_SIGNS[0] <= seen <= LETTER_SIGNS[1]
    mark = not (code.isalnum() or code.isidentifier()) and f"a{code}".isidentifier()
    return mark or code in ENCLOSING or SKINS[0] <= code <= SKINS[1]


def _is_picture(code: str) -> bool:
    return "\u2190" <= code <= "\u2bff" or "\U0001f000" <= code <= "\U0001fbff"


def write_replay(
    setup: Setup,
    deal: int,
    picks: Sequence[Pick],
    undone: bool,
    at: int | None = None,
    by: Sender | None = None,
) -> str:
    """The fragment, without `#`, of a link to this deal, `by` somebody if it is a challenge.

    Refusal if it is longer than a link may be, as after hundreds of deals.
    """
    pack = setup.kind.pack_for(setup.options)
    pairs = replace(setup, options={}, decks=[]).pairs()
    if rules := _rules(setup):
        pairs.append(("rules", rules))
    for number, deck in enumerate(setup.decks[:deal], 1):
        pairs.append(("deck", digits(_rank(pack.order(deck, number)))))
    pairs += [("deal", str(deal)), ("moves", packed(picks))]
    if undone:
        pairs.append(("undone", "yes"))
    if at is not None:
        pairs.append(("at", str(at)))
    if by is not None:
        pairs += by.pairs()
    link = seal(pairs)
    if len(link) > LINK - REST:
        raise Refusal("long-link", most=LINK)
    return link


def read_replay(link: object) -> Told:
    """What a replay or challenge link says; Refusal with a sentence if it is none."""
    link, pairs = unseal(link, {"game", "v", "deal", "moves"})
    fields = dict(pairs)
    kind = known(fields["game"], fields["v"])
    ours = {"deal", "moves", "rules", "undone", "at", "by", "level", "seat", "deck"}
    rest = [pair for pair in pairs if pair[0] not in ours]
    try:
        deal, number = int(fields["deal"]), number_in(fields["moves"])
        at = int(fields["at"]) if "at" in fields else None
        seat = int(fields.get("seat", "0"))
        decks = [number_in(value) for key, value in pairs if key == "deck"]
        rest += _options(kind.options, fields.get("rules", ""))
    except (ValueError, IndexError):
        raise Refusal("bad-link") from None
    if deal < 1 or (at is not None and at < 0):
        raise Refusal("bad-link")
    setup = read_setup(rest, Refusal("bad-link"))
    pack = setup.kind.pack_for(setup.options)
    setup.decks = [[pack.codes[card] for card in _permutation(n, pack.size)] for n in decks]
    by = None
    if "by" in fields:
        by = sender(fields["by"], fields.get("level"), seat, setup.seats)
    return Told(link, setup, deal, Picks(number), at, "undone" in fields, by)


def packed(picks: Sequence[Pick]) -> str:
    """Picks as a number's letters, which `Picks` takes apart again."""
    number = 1
    for place, many in reversed(picks):
        number = number * many + place
    return digits(number)


def _rules(setup: Setup) -> str:
    """The options that are not as usual."""
    return "".join(
        f"{letter}{option.values.index(setup.options[option.id])}"
        for letter, option in zip(LETTERS, setup.kind.options, strict=False)
        if setup.options[option.id] != option.default
    )


def _options(options: Sequence[Option], rules: str) -> list[tuple[str, str]]:
    """All options of a game, as a link spells them; ValueError or IndexError if not so told."""
    values = {option.id: option.default for option in options}
    if not re.fullmatch(r"([a-z][0-9]+)*", rules):
        raise ValueError(rules)
    for letter, place in re.findall(r"(.)([0-9]+)", rules):
        option = options[LETTERS.index(letter)]
        values[option.id] = option.values[int(place)]
    return [(id, spell(value)) for id, value in values.items()]


def digits(number: int) -> str:
    """A number in base64url."""
    data = number.to_bytes((number.bit_length() + 7) // 8, "big")
    return b2a_base64(data, newline=False).decode().rstrip("=").translate(_TO_URL)


def number_in(text: str) -> int:
    """The number that is written so; ValueError if none is."""
    text = text.translate(_FROM_URL)
    return int.from_bytes(a2b_base64(text + "=" * (-len(text) % 4), strict_mode=True), "big")


_TO_URL = str.maketrans("+/", "-_")
_FROM_URL = str.maketrans("-_+/", "+/..")


def _rank(order: Sequence[int]) -> int:
    """The place of an order among all permutations, sorted."""
    left, rank = sorted(order), 0
    for card in order:
        place = left.index(card)
        rank = rank * len(left) + place
        left.pop(place)
    return rank


def _permutation(rank: int, size: int) -> list[int]:
    """The order with this rank; Refusal if there are not so many."""
    places = []
    for many in range(1, size + 1):
        rank, place = divmod(rank, many)
        places.append(place)
    if rank:
        raise Refusal("bad-link")
    left = list(range(size))
    return [left.pop(place) for place in reversed(places)]
