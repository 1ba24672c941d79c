"""Files that are handed in: which are bots, and their text. The page has the same rules."""

from __future__ import annotations

from pathlib import Path

from ..limits import BOT
from .fault import Broken


def handed_in(name: str) -> bool:
    """Whether somebody may have written this file as a bot: it then has a row, if only an error.

    >>> [handed_in(name) for name in ("a.py", "a.txt", "a.docx", ".a.py", "__init__.py", "a.pyc")]
    [True, True, True, False, False, False]
    """
    return not name.startswith((".", "__")) and not name.endswith(".pyc")


def source_of(path: Path) -> str:
    """Return the text of a bot's file. Raises Broken if it has none.

    It is in UTF-8, or in UTF-16 with a byte order mark.
    """
    try:
        data = path.read_bytes() if path.stat().st_size <= 4 * BOT else b"\n" * (BOT + 1)
        wide = data.startswith((b"\xff\xfe", b"\xfe\xff"))
        text = data.decode("utf-16" if wide else "utf-8-sig")
    except (OSError, UnicodeDecodeError):
        raise Broken("unreadable") from None
    if "\0" in text:
        raise Broken("unreadable")
    if len(text) > BOT:
        raise Broken("long", most=BOT)
    return text.replace("\r\n", "\n")
