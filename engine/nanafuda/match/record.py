"""A match's record: lines of `key value` that replay it, one line of actions per deal.

It names the game's version and ends in a checksum, as links do.
"""

from __future__ import annotations

from urllib.parse import quote, unquote

from ..errors import Refusal
from ..limits import SAVE
from .links import checksum
from .setup import Setup, read_setup

NAME, FORM = "nanafuda-record", "1"
FORMAT = f"{NAME} {FORM}"


def begin_record(setup: Setup, deals: list[list[str]], undone: bool) -> str:
    """Return the start of a record: the setup, then a line of actions per deal."""
    lines = [FORMAT, *(f"{key} {quote(value)}" for key, value in setup.pairs())]
    if undone:
        lines.append("undone yes")
    return "\n".join([*lines, *(" ".join(["deal", *actions]) for actions in deals)])


def end_record(text: str, actions: list[str]) -> str:
    """Return a record: its start, then the actions of the last started deal."""
    text = " ".join([f"{text}\ndeal", *actions])
    return f"{text}\ncheck {checksum(text)}\n"


def read_record(text: str) -> tuple[Setup, list[list[str]], bool]:
    """Return (setup, actions by deal, undone). Raises Refusal if the text is no record."""
    if len(text) > SAVE:
        raise Refusal("long-save", most=SAVE)
    lines = [line.strip() for line in text.strip().split("\n")]
    name, _, form = lines[0].partition(" ")
    if name == NAME and form.isdecimal() and form != FORM:
        raise Refusal("unknown-form", form=form)
    if lines[0] != FORMAT or len(lines) < 3:
        raise Refusal("bad-record", line=1)
    if lines.pop() != f"check {checksum(chr(10).join(lines))}":
        raise Refusal("damaged-record")
    pairs: list[tuple[str, str]] = []
    deals: list[list[str]] = []
    undone = False
    for number, line in enumerate(lines[1:], 2):
        key, *rest = line.split(" ")
        if key == "deal":
            deals.append(rest)
        elif key == "undone" and rest == ["yes"] and not deals:
            undone = True
        elif len(rest) == 1 and not deals:
            pairs.append((key, unquote(rest[0])))
        else:
            raise Refusal("bad-record", line=number)
    return read_setup(pairs, Refusal("bad-record", line=len(pairs) + 1)), deals, undone
