"""Files that are handed in: which are bots, and their text.

The page has the same rules in read-bot.ts and hand-in.ts; tests/workshop/pupils.json holds both to
them.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from nanafuda.limits import BOT
from nanafuda.workshop.fault import Broken

# A coding line; Python looks for it in the first two lines.
CODING = re.compile(rb"(?:[ \t\f]*(?:#[^\n]*)?\n)?[ \t\f]*#[^\n]*?coding[:=][ \t]*([-\w.]+)")
# The names of the encodings that are read, and the encoding. Browsers and Python decode more than
# these, but not alike.
ENCODINGS = (
    (re.compile(r"utf-?8(-.*)?|(us-)?ascii"), "utf-8-sig"),
    (re.compile(r"latin-?1|iso-8859-1"), "latin-1"),
    (re.compile(r"cp932|ms932|windows-31j|shift-?jis|s-?jis"), "cp932"),
)
NOTEBOOK = re.compile(r"\s*\{.*\"nbformat\"\s*:", re.DOTALL)


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
    name = re.sub(r"(\.py|\.txt)+$", "", path.name, flags=re.IGNORECASE)
    return unicodedata.normalize("NFC", name)


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

    It is in UTF-16 with a byte order mark, or in the encoding of its coding line, or in UTF-8.
    """
    if path.name.endswith(".ipynb"):
        raise Broken("notebook")
    try:
        if path.stat().st_size > 4 * BOT:
            raise Broken("long", most=BOT)
        data = path.read_bytes()
    except OSError:
        raise Broken("unreadable") from None
    text = _decoded(data)
    if text is None:
        raise Broken("unreadable" if b"\0" in data else "encoding")
    if "\0" in text:
        raise Broken("unreadable")
    if NOTEBOOK.match(text):
        raise Broken("notebook")
    if len(text.encode("utf-16-le")) > 2 * BOT:  # as the page counts
        raise Broken("long", most=BOT)
    return text.replace("\r\n", "\n")


def _decoded(data: bytes) -> str | None:
    """Return the text of these bytes; None if they are none in their encoding."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        encoding = "utf-16"
    else:
        named = CODING.match(data[:400].replace(b"\r\n", b"\n"))
        name = named[1].decode("ascii").lower().replace("_", "-") if named else "utf-8"
        encoding = next((one for names, one in ENCODINGS if names.fullmatch(name)), "")
    try:
        text = data.decode(encoding) if encoding else None
    except UnicodeDecodeError:
        return None
    # Browsers have no sign for these bytes of Windows.
    return None if text and encoding == "cp932" and re.search("[\xa0\uf8f0-\uf8f3]", text) else text
