"""Replay and challenge links: a played deal as a URL fragment.

In addition to a deal link, a replay link has the deal's number and the actions of this deal and all
earlier ones, because its scores and dealer depend on them. An action is stored as its index in the
list of legal actions. All indices form one mixed-radix number: each digit's base is the number of
legal actions, and a leading 1 detects missing digits. The number is written in base64url, as are
pack orders (by their rank among all permutations). Only options that differ from the default are
written: a letter for the option's index, then the index of its value. Append new options and values
at the end of their lists; otherwise increment the game's version.

A link is accepted only if re-encoding its deal yields exactly the same text.

A challenge link also has the sender, `by`, the level of the bots, and the seat if it is not 0. The
recipient plays the deal; the sender's result is computed from the recorded actions.
"""

from __future__ import annotations

import re
from binascii import a2b_base64, b2a_base64
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from ..errors import Refusal
from ..levels import LEVELS
from ..limits import LINK, NAME
from ..options import Option, spell
from .links import sign, verify
from .setup import Setup, game_of, read_setup

LETTERS = "abcdefghijklmnopqrstuvwxyz"  # of options, by index
CODES = 10  # maximum code points of one visible character: no emoji has more
JOINER, LIKE_EMOJI, BLACK_FLAG = "\u200d", "\ufe0f", "\U0001f3f4"
ENCLOSING = "".join(map(chr, range(0x20D0, 0x2100)))
SKINS = "\U0001f3fb", "\U0001f3ff"
LETTER_SIGNS = "\U0001f1e6", "\U0001f1ff"
TAGS = "\U000e0020", "\U000e007f"  # tag characters of a region, after a black flag
REST = 25  # characters reserved for the seat and level that the page appends
Pick: TypeAlias = tuple[int, int]  # index of the action, number of legal actions


@dataclass(frozen=True, slots=True)
class Sender:
    """The sender of a challenge. The name is short and may be empty."""

    name: str
    level: str | None  # None in older links
    seat: int

    def pairs(self) -> list[tuple[str, str]]:
        """Return the sender as key-value pairs of a link."""
        pairs = [("by", self.name)]
        if self.level is not None:
            pairs.append(("level", self.level))
        return [*pairs, ("seat", str(self.seat))] if self.seat else pairs


class Picks:
    """Decoder for action indices packed into one number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def take(self, many: int) -> int:
        """Return the next index below `many`. Raises Refusal if no digit is left."""
        self.number, place = divmod(self.number, many)
        if not self.number:
            raise Refusal("bad-link")
        return place


@dataclass(frozen=True, slots=True)
class ParsedLink:
    """The parsed content of a link; `text` is the link without `#` and whitespace."""

    text: str
    setup: Setup
    deal: int
    picks: Picks
    at: int | None
    undone: bool
    by: Sender | None


def sender(name: str, level: object, seat: object, seats: int) -> Sender:
    """Return a validated `Sender`. Raises Refusal if the level or seat does not exist."""
    if level is not None and level not in LEVELS:
        raise Refusal("unknown-level", level=str(level))
    if type(seat) is not int or not 0 <= seat < seats:
        raise Refusal("bad-first", last=seats - 1)
    return Sender(plain_name(name), level and str(level), seat)


def plain_name(name: str) -> str:
    """Return a name as one line of at most NAME visible characters.

    Removes invisible and text-direction characters. A joined emoji counts as one character.
    """
    seen: list[str] = []
    for code in " ".join(name.split()):
        if seen and _continues(seen[-1], code):
            seen[-1] += code if len(seen[-1]) < CODES else ""
        elif code.isprintable():
            seen.append(code)
    return " ".join("".join(one.removesuffix(JOINER) for one in seen[:NAME]).split())


def _continues(seen: str, code: str) -> bool:
    """Return whether a code point combines with the preceding character."""
    if code == JOINER:
        return _is_picture(seen[-1]) or seen[-1] == LIKE_EMOJI
    if seen[-1] == JOINER:
        return _is_picture(code)
    if TAGS[0] <= code <= TAGS[1]:
        return seen[0] == BLACK_FLAG
    if LETTER_SIGNS[0] <= code <= LETTER_SIGNS[1]:  # two form a flag
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
    """Return the fragment, without `#`, of a replay link; with `by` a challenge link.

    Raises Refusal if it is longer than a link may be, as after hundreds of deals.
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
    link = sign(pairs)
    if len(link) > LINK - REST:
        raise Refusal("long-link", most=LINK)
    return link


def read_replay(link: object) -> ParsedLink:
    """Parse a replay or challenge link. Raises Refusal if it is invalid."""
    link, pairs = verify(link, {"game", "v", "deal", "moves"})
    fields = dict(pairs)
    kind = game_of(fields["game"], fields["v"])
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
    return ParsedLink(link, setup, deal, Picks(number), at, "undone" in fields, by)


def packed(picks: Sequence[Pick]) -> str:
    """Encode picks as base64url text, the inverse of `Picks`."""
    number = 1
    for place, many in reversed(picks):
        number = number * many + place
    return digits(number)


def _rules(setup: Setup) -> str:
    """Encode the options that differ from their defaults."""
    return "".join(
        f"{letter}{option.values.index(setup.options[option.id])}"
        for letter, option in zip(LETTERS, setup.kind.options, strict=False)
        if setup.options[option.id] != option.default
    )


def _options(options: Sequence[Option], rules: str) -> list[tuple[str, str]]:
    """Decode all options. Raises ValueError or IndexError if `rules` is malformed."""
    values = {option.id: option.default for option in options}
    if not re.fullmatch(r"([a-z][0-9]+)*", rules):
        raise ValueError(rules)
    for letter, place in re.findall(r"(.)([0-9]+)", rules):
        option = options[LETTERS.index(letter)]
        values[option.id] = option.values[int(place)]
    return [(id, spell(value)) for id, value in values.items()]


def digits(number: int) -> str:
    """Encode a number in base64url."""
    data = number.to_bytes((number.bit_length() + 7) // 8, "big")
    return b2a_base64(data, newline=False).decode().rstrip("=").translate(_TO_URL)


def number_in(text: str) -> int:
    """Decode a base64url number. Raises ValueError if the text is malformed."""
    text = text.translate(_FROM_URL)
    return int.from_bytes(a2b_base64(text + "=" * (-len(text) % 4), strict_mode=True), "big")


_TO_URL = str.maketrans("+/", "-_")
_FROM_URL = str.maketrans("-_+/", "+/..")


def _rank(order: Sequence[int]) -> int:
    """Return the index of an order among its permutations in lexicographic order."""
    left, rank = sorted(order), 0
    for card in order:
        place = left.index(card)
        rank = rank * len(left) + place
        left.pop(place)
    return rank


def _permutation(rank: int, size: int) -> list[int]:
    """Return the permutation with this rank. Raises Refusal if it is out of range."""
    places = []
    for many in range(1, size + 1):
        rank, place = divmod(rank, many)
        places.append(place)
    if rank:
        raise Refusal("bad-link")
    left = list(range(size))
    return [left.pop(place) for place in reversed(places)]
