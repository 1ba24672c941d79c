"""The text forms of a match: its record, which replays, and its link, which starts it anew.

A record is lines of `key value`; the moves of a deal stand in one line. A link is a URL fragment.
Both name the game's version and end in a check, so that a text that was cut off or changed is
refused instead of becoming another deal.
"""

from __future__ import annotations

from binascii import crc32
from typing import Any
from urllib.parse import parse_qsl, quote, unquote, urlencode

from .bounds import LINK, SAVE
from .errors import Refusal
from .game import Game
from .games import GAMES
from .options import Value
from .setup import Setup

NAME, FORM = "nanafuda-record", "1"
FORMAT = f"{NAME} {FORM}"


def read_setup(pairs: list[tuple[str, str]], broken: Refusal) -> Setup:
    """The setup that keys and values spell; `broken` is raised where something is amiss."""
    fields = dict(pairs)
    if len(fields) != len(pairs) - max(0, sum(key == "deck" for key, _ in pairs) - 1):
        raise broken  # a key twice
    decks = [value.split(".") for key, value in pairs if key == "deck"]
    fields.pop("deck", None)
    try:
        id, version, seats = fields.pop("game"), fields.pop("v"), int(fields.pop("seats"))
        seed = fields.pop("seed")
        first = int(fields.pop("first")) if "first" in fields else None
    except (KeyError, ValueError):
        raise broken from None
    kind = known(id, version)
    options: dict[str, Value] = {}
    for option in kind.options:
        if option.id not in fields:
            raise broken
        options[option.id] = option.read(fields.pop(option.id))
    for unknown in fields:
        raise Refusal("unknown-option", game=id, option=unknown)
    return Setup(id, seats, options, seed, first, decks)


def known(id: str, version: str) -> type[Game[Any]]:
    """The game; Refusal if it is none of ours, or of another version."""
    if id not in GAMES:
        raise Refusal("unknown-game", game=id)
    if version != str(GAMES[id].version):
        raise Refusal("unknown-version", version=version, game=id)
    return GAMES[id]


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


def write_record(setup: Setup, deals: list[list[str]], undone: bool) -> str:
    """The whole match as text: the setup, then a line of actions for every deal begun."""
    lines = [FORMAT, *(f"{key} {quote(value)}" for key, value in setup.pairs())]
    if undone:
        lines.append("undone yes")
    lines += [" ".join(["deal", *moves]) for moves in deals]
    text = "\n".join(lines)
    return f"{text}\ncheck {check_of(text)}\n"


def read_record(text: str) -> tuple[Setup, list[list[str]], bool]:
    """Setup, actions deal by deal, and whether play was taken back; Refusal if it is no record."""
    if len(text) > SAVE:
        raise Refusal("long-save", most=SAVE)
    lines = [line.strip() for line in text.strip().split("\n")]
    name, _, form = lines[0].partition(" ")
    if name == NAME and form.isdecimal() and form != FORM:
        raise Refusal("unknown-form", form=form)
    if lines[0] != FORMAT or len(lines) < 3:
        raise Refusal("bad-record", line=1)
    if lines.pop() != f"check {check_of(chr(10).join(lines))}":
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
