"""Links as the page has them: the engine's part, and the seat and the level named behind it."""

from __future__ import annotations

import re

from ..bots import LEVELS
from ..bounds import LINK
from ..errors import Refusal
from ..record import read_link
from ..replay import is_replay

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
