"""How long, deep and many what comes from outside may be: told to the page, and measured here.

Whatever is larger is refused before it is read. A deep text has to be seen by its brackets: in a
browser the stack is the browser's, and an overflow there is nothing that Python could catch.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .protocol.messages import catalogue

LINK = 8_192  # characters of a deal link
SEED = 64  # characters of a seed
NAME = 24  # characters of the name of whoever sends a challenge, as they are seen
DECKS = 36  # pack orders given with a match; with the longest seed they still fit into a link
DEALS = 1_000  # deals of a match, if nothing else ends it
# Characters of a record, and of the save around it. The longest deal that random play has found
# takes 1,100; a match that ends by its rules takes 15,000.
SAVE = 2_000_000
DEPTH = 20  # brackets of a JSON text within each other
ECHO = 60  # characters of the input that a refusal repeats

_REQUEST = 2 * SAVE  # a save is a string within a request, with a few characters escaped
_MARKS = 1_000  # quotation marks and opening brackets of a JSON text; ours have some dozens
_STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")


def bounds() -> catalogue.Bounds:
    """The bounds that the page keeps, too."""
    return {"link": LINK, "save": SAVE, "depth": DEPTH, "seed": SEED, "name": NAME}


def parse(text: object, longest: int = _REQUEST) -> Any:
    """What a JSON text says; ValueError if it is none, or larger or deeper than any of ours."""
    if not isinstance(text, str) or len(text) > longest:
        raise ValueError("no text, or too long")
    if any(text.count(mark) > _MARKS for mark in '"[{') or _depth(text) > DEPTH:
        raise ValueError("too deep, or of too many parts")
    return json.loads(text)


def _depth(text: str) -> int:
    """How many brackets of a JSON text are at most within each other."""
    depth = deepest = 0
    for bracket in _BRACKET.findall(_STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def clip(text: str, most: int = ECHO) -> str:
    """As much of a text as a sentence may repeat, without what is not seen or turns it round."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[:most])
    return shown if len(text) <= most else shown + "…"
