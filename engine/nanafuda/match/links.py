"""Links: fragments of the page's address. This is where every kind is sealed, and refused.

A link says what it says as keys and values, names the game's version, and ends in a check, so that
one that was cut off or changed is refused instead of becoming another deal. A deal link says what a
match is made from; what replay and challenge links say besides is in replay.py, tournaments' in
tournament.py. Behind the check the page names a seat and a level.
"""

from __future__ import annotations

import re
from binascii import crc32
from urllib.parse import parse_qsl, quote, urlencode

from ..errors import Refusal
from ..levels import LEVELS
from ..limits import LINK
from .setup import Setup, read_setup


def check_of(text: str) -> str:
    """Eight characters that fit this text and hardly any other."""
    data = text.encode(errors="surrogatepass")  # half a character is damage, too, not a fault
    return f"{crc32(data):08x}"


def seal(pairs: list[tuple[str, str]]) -> str:
    """A link's fragment, without `#`, that says this and ends in its check."""
    text = urlencode(pairs, quote_via=quote)
    return f"{text}&check={check_of(text)}"


def unseal(link: object, needed: set[str]) -> tuple[str, list[tuple[str, str]]]:
    """A link without anything around it, and what it says.

    Refusal with a sentence if its check does not fit, or if it lacks one of the keys `needed`.
    """
    if not isinstance(link, str):
        raise Refusal("bad-link")
    if len(link) > LINK:
        raise Refusal("long-link", most=LINK)
    link = link.strip().removeprefix("#")
    text, _, check = link.partition("&check=")
    pairs = parse_qsl(text, keep_blank_values=True)
    if not needed <= dict(pairs).keys():
        raise Refusal("bad-link")
    if check != check_of(text):
        raise Refusal("damaged-link")
    return link, pairs


def write_link(setup: Setup) -> str:
    """The deal link's fragment, without `#`."""
    return seal(setup.pairs())


def read_link(link: object) -> Setup:
    """The setup that a link stands for; Refusal with a sentence if it is none of ours."""
    return read_setup(unseal(link, {"game"})[1], Refusal("bad-link"))


def is_replay(link: object) -> bool:
    """Whether this reads like a replay link."""
    return isinstance(link, str) and "&moves=" in link


# As the page has them: the seat and the level named behind the engine's part

_REPLAY = re.compile(r"(.*&check=[^&]*)(?:&seat=([0-9]))?(?:&level=(.*))?", re.DOTALL)


def split_link(link: object) -> tuple[str, str]:
    """The engine's part of a deal link, and the level."""
    text, _, level = str(link).partition("&level=")
    read_link(text)
    return text, _level(level)


def split_replay(link: object) -> tuple[str, int, str]:
    """The engine's part of a replay link, the seat and the level."""
    if not isinstance(link, str):
        raise Refusal("bad-link")
    if len(link) > LINK:
        raise Refusal("long-link", most=LINK)
    parts = _REPLAY.fullmatch(link.strip())
    if parts is None:
        cut = is_replay(link) and "&check=" not in link
        raise Refusal("damaged-link" if cut else "bad-link")
    text, seat, level = parts.groups(default="")
    return text, int(seat or 0), _level(level)


def _level(named: str) -> str:
    if named and named not in LEVELS:
        raise Refusal("unknown-level", level=named)
    return named or LEVELS[-1]
