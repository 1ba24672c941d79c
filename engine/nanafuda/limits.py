"""Limits on the length, depth and count of external input.

Larger input is rejected before it is parsed. The depth of a JSON text is measured by counting its
brackets: in a browser a stack overflow cannot be caught from Python.
"""

from __future__ import annotations

import json
import re
from typing import Any

LINK = 8_192  # characters of a deal link
SEED = 64  # characters of a seed
NAME = 24  # visible characters of a challenge sender's name
DECKS = 36  # pack orders in a setup; with the longest seed they still fit into a link
DEALS = 1_000  # deals of a match that its rules do not end earlier
# Characters of a record, and of the save that contains it. The longest deal found by random play
# takes 1,100; a match that ends by its rules takes 15,000.
SAVE = 2_000_000
BOT = 100_000  # characters of a player's bot
BOTS = 300  # in a league
SECONDS = 5  # for a decision of a player's bot, and for loading its file
DEPTH = 20  # nesting depth of a JSON text
ECHO = 60  # characters of the input that a refusal quotes

_REQUEST = 2 * SAVE  # a save is a string within a request, with a few characters escaped
_MARKS = 4_000  # limit for quotation marks and for opening brackets; a class's contest has 2,000
_STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")


def parse(text: object, longest: int = _REQUEST) -> Any:
    """Parse JSON text. Raises ValueError if it is invalid, too long or too deep."""
    if not isinstance(text, str) or len(text) > longest:
        raise ValueError("no text, or too long")
    if any(text.count(mark) > _MARKS for mark in '"[{') or _depth(text) > DEPTH:
        raise ValueError("too deep, or of too many parts")
    return json.loads(text)


def _depth(text: str) -> int:
    """Return the maximum nesting depth of a JSON text's brackets."""
    depth = deepest = 0
    for bracket in _BRACKET.findall(_STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def clip(text: str, most: int = ECHO) -> str:
    """Return at most `most` characters of a text, unprintable ones replaced by U+FFFD."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[:most])
    return shown if len(text) <= most else shown + "…"
