"""The output of a player's bot: a text stream that hands on whole lines, up to a limit."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

LINES = 200  # lines of output that a deal may have
WIDTH = 300  # characters of a line
OPEN = 10_000  # characters without an end of line that are kept


class NoInput(Exception):
    """The bot has called input()."""


class Console(io.TextIOBase):
    """Takes the place of `sys.stdout` and `sys.stderr` while the bot runs.

    `emit` receives each line as soon as it ends; without it, `take` returns them.

    >>> console = Console()
    >>> print("a", end=" ", file=console)
    >>> console.take()
    ['a ']
    """

    encoding = "utf-8"

    def __init__(self, emit: Callable[[str], object] | None = None) -> None:
        self.lines: list[str] = []
        self._emit: Callable[[str], object] = emit or self.lines.append
        self._count = 0
        self._open = ""

    def write(self, text: str) -> int:
        """Add text; hand on the lines that it completes."""
        whole = (self._open + text).split("\n")
        self._open = whole.pop()[:OPEN]
        for line in whole:
            self._line(line)
        return len(text)

    def flush(self) -> None:
        """Hand on an unfinished line as a line."""
        if self._open:
            line, self._open = self._open, ""
            self._line(line)

    def writable(self) -> bool:
        return True

    def end(self) -> None:
        """End the deal: say how many lines were left out, and count anew."""
        self.flush()
        if self._count > LINES:
            self._emit(f"… (+{self._count - LINES:,})")
        self._count = 0

    def take(self) -> list[str]:
        """Return the lines and forget them."""
        self.end()
        lines = self.lines[:]
        self.lines.clear()
        return lines

    def _line(self, line: str) -> None:
        self._count += 1
        if self._count <= LINES:
            self._emit(line[:WIDTH])


class Captured:
    """Lets the code inside `with` print to a console, and find nobody who types."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._before = sys.stdin, sys.stdout, sys.stderr

    def __enter__(self) -> None:
        self._before = sys.stdin, sys.stdout, sys.stderr
        sys.stdin, sys.stdout, sys.stderr = _NOBODY, self._console, self._console

    def __exit__(self, *_: object) -> None:
        sys.stdin, sys.stdout, sys.stderr = self._before


class _Nobody(io.TextIOBase):
    """A standard input that nobody types into."""

    encoding = "utf-8"

    def read(self, size: int | None = -1, /) -> str:
        raise NoInput

    readline = read  # type: ignore[assignment]


_NOBODY = _Nobody()
