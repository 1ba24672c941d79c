"""The steps of adding-a-game.md, read from it: for `build.py new-game`, and for the tests, which
follow them to the letter.

The guide is plain Markdown. A table row that begins with a path in backticks names a file of the
game's own, to be found in template/; a `diff` block is an edit of a file that is there already, a
`sh` block a command. The guide is the only source of these steps.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
TEMPLATE = DOCS / "template"
GAME = "seven-high"
GUIDE = (DOCS / "adding-a-game.md").read_text("utf-8")
LEFT_OUT = shutil.ignore_patterns(".*", "node_modules", "dist")


def renamed(text: str, id: str) -> str:
    """A text about Seven High, about the game of this id."""
    words = id.split("-")
    initials = "".join(word[0] for word in words) if len(words) > 1 else id[:2]
    names = {
        GAME: id,
        GAME.replace("-", "_"): "_".join(words),
        "SevenHigh": "".join(word.capitalize() for word in words),
        "Seven High": " ".join(word.capitalize() for word in words),
        "セブンハイ": " ".join(word.capitalize() for word in words),
    }
    for old, new in names.items():
        text = text.replace(old, new)
    return re.sub(r"\bSH(?=_?\d)|(?<=_)SH(?=\d)", initials.upper(), text)


def own_files() -> list[str]:
    """The files that the game brings along, as paths in the tree."""
    return re.findall(r"^\| `([\w./-]+)` \|", GUIDE, re.MULTILINE)


def edits() -> dict[str, list[tuple[str, str]]]:
    """The edits of files that are there already: by path, what stands there and what then does."""
    found: dict[str, list[tuple[str, str]]] = {}
    for block in blocks("diff"):
        _, new, *lines = block.splitlines()
        hunks = found.setdefault(new.removeprefix("+++ "), [])
        for hunk in "\n".join(lines).split("@@\n"):
            pairs = [(line[:1], line[1:] + "\n") for line in hunk.splitlines()]
            before = "".join(text for sign, text in pairs if sign in (" ", "-"))
            hunks.append((before, "".join(text for sign, text in pairs if sign in (" ", "+"))))
    return found


def commands() -> list[str]:
    """The commands that make the game's remaining files."""
    return [line for block in blocks("sh") for line in block.splitlines()]


def blocks(kind: str) -> Iterator[str]:
    """The guide's fenced blocks of a kind."""
    for found in re.finditer(rf"^```{kind}\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL):
        yield found[1]


def copy_tree(folder: Path) -> None:
    """Copy the sources, as they are now and as Python has compiled them, to a new folder."""
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT)


def follow(folder: Path, id: str = GAME) -> None:
    """Add the game to a tree, step by step; under another id as that game's beginning."""
    own = {path: renamed(path, id) for path in own_files()}
    for path, new in own.items():
        (folder / new).parent.mkdir(parents=True, exist_ok=True)
        (folder / new).write_text(renamed((TEMPLATE / path).read_text("utf-8"), id), "utf-8")
    for path, hunks in edits().items():
        text = (folder / path).read_text("utf-8")
        for before, after in hunks:
            assert text.count(before) == 1, f"the guide's edit of {path} does not fit:\n{before}"
            text = text.replace(before, renamed(after, id))
        (folder / path).write_text(text, "utf-8")
    search = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    for command in commands():
        subprocess.run(
            renamed(command, id),
            shell=True,
            check=True,
            cwd=folder,
            env={**os.environ, "PATH": search},
        )
    if id != GAME:  # names of another length stand in another order, and in other lines
        touched = (*own.values(), *edits())
        python = [path for path in touched if path.endswith(".py") and (folder / path).exists()]
        for way in (["check", "--fix"], ["format"]):
            subprocess.run(
                [sys.executable, "-m", "ruff", *way, "--quiet", "--no-cache", *python],
                check=True,
                cwd=folder,
            )


if __name__ == "__main__":
    follow(ROOT, sys.argv[1])
