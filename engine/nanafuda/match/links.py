"""Links: fragments of the page's address, with their checksums.

A link is a list of keys and values. It names the game's version and ends in a checksum, so a
truncated or edited link is rejected instead of opening another deal. A deal link holds the setup of
a match. Replay and challenge links add fields (replay.py), as do tournament links
(duplicate/tournaments.py). After the checksum the page appends a seat and a level.
"""

from __future__ import annotations

import re
from binascii import crc32
from urllib.parse import parse_qsl, quote, urlencode

from ..errors import Refusal
from ..levels import LEVELS
from ..limits import LINK
from .setup import Setup, read_setup


def checksum(text: str) -> str:
    """Return the CRC-32 of a text as eight hex digits."""
    data = text.encode(errors="surrogatepass")  # a lone surrogate must fail the check, not crash
    return f"{crc32(data):08x}"


def sign(pairs: list[tuple[str, str]]) -> str:
    """Return a link's fragment, without `#`: the pairs followed by their checksum."""
    text = urlencode(pairs, quote_via=quote)
    return f"{text}&check={checksum(text)}"


def verify(link: object, needed: set[str]) -> tuple[str, list[tuple[str, str]]]:
    """Return a link without `#` and whitespace, and its key-value pairs.

    Raises Refusal if the checksum is wrong or if one of the keys `needed` is missing.
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
    if check != checksum(text):
        raise Refusal("damaged-link")
    return link, pairs


def write_link(setup: Setup) -> str:
    """Return the deal link's fragment, without `#`."""
    return sign(setup.pairs())


def read_link(link: object) -> Setup:
    """Return the setup of a deal link. Raises Refusal if it is invalid."""
    return read_setup(verify(link, {"game"})[1], Refusal("bad-link"))


def is_replay(link: object) -> bool:
    """Return whether this looks like a replay link."""
    return isinstance(link, str) and "&moves=" in link


# Links of the page: the engine's part, followed by a seat and a level

_REPLAY = re.compile(r"(.*&check=[^&]*)(?:&seat=([0-9]))?(?:&level=(.*))?", re.DOTALL)


def split_link(link: object) -> tuple[str, str]:
    """Split a deal link, not yet read, into the engine's part and the level."""
    text, _, level = str(link).partition("&level=")
    return text, _level(level)


def split_replay(link: object) -> tuple[str, int, str]:
    """Split a replay link into the engine's part, the seat and the level."""
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
