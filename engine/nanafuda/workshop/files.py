"""Files that are handed in: which are bots, and their text. The page has the same rules."""

from __future__ import annotations

import re
from pathlib import Path

from ..limits import BOT
from .fault import Broken


def handed_in(name: str) -> bool:
    """Whether somebody may have written this file as a bot: it then has a row, if only an error.

    >>> [handed_in(name) for name in ("a.py", "a.txt", "a.docx", ".a.py", "__init__.py", "a.pyc")]
    [True, True, True, False, False, False]
    """
    return not name.startswith((".", "__")) and not name.endswith(".pyc")


def name_of(path: Path) -> str:
    """Return the name of a bot that is handed in: its file's, without the ending.

    >>> [name_of(Path(name)) for name in ("ada.py", "ada.v2.py.txt", "notes.docx")]
    ['ada', 'ada.v2', 'notes.docx']
    """
    return re.sub(r"(\.py|\.txt)+$", "", path.name, flags=re.IGNORECASE)


def found_in(folder: Path) -> dict[str, Path]:
    """Return the files of a folder and of those in it by the bots' names, in order.

    Names that are taken get a number.
    """
    files: dict[str, Path] = {}
    for path in sorted(folder.rglob("*"), key=lambda path: (path.name, path)):
        inside = path.relative_to(folder).parts
        if not path.is_file() or not all(map(handed_in, inside)):
            continue
        name, number = name_of(path), 2
        while name in files:
            name, number = f"{name_of(path)} {number}", number + 1
        files[name] = path
    return files


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
