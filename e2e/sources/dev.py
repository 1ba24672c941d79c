"""The site in development, of a copy of the sources that a test may change."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue

from playwright.sync_api import Browser, BrowserContext

from e2e.conftest import PATIENCE, ROOT, prepare

LEFT_OUT = shutil.ignore_patterns("node_modules", "tools", "__pycache__")


@contextmanager
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """A person's profile, in which nothing is yet a fault: the sources may be broken."""
    made = browser.new_context(locale="en-GB")
    made.set_default_timeout(PATIENCE)
    prepare(made, "en")
    yield made
    made.close()


class DevSite:
    """`with DevSite(folder) as dev`: `build.py serve --dev` for a copy of engine and web.

    `dev.url` is its address, `dev.said` what it has told the terminal so far.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said = ""
        for part in ("engine", "web"):
            shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)

    def __enter__(self) -> DevSite:
        return self.start()

    def __exit__(self, *error: object) -> None:
        self.stop()

    def start(self, port: int = 0) -> DevSite:
        folders = [f"--{part}={self.folder / part}" for part in ("engine", "web")]
        self._process = subprocess.Popen(
            [sys.executable, ROOT / "build.py", "serve", "--dev", f"--port={port}", *folders],
            stderr=subprocess.PIPE,
            text=True,
        )
        address: Queue[str] = Queue()
        self._listening = threading.Thread(target=self._listen, args=(address,), daemon=True)
        self._listening.start()
        # The first time, Python's library is compiled.
        self.url = address.get(timeout=PATIENCE / 1000)
        assert self.url, self.said
        return self

    def _listen(self, address: Queue[str]) -> None:
        assert self._process.stderr
        for line in self._process.stderr:
            self.said += line
            if found := re.search(r"http://\S+", line):
                address.put(found[0])
        address.put("")  # it has ended

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)
        self._listening.join(20)  # until nobody is left who could say anything

    def change(self, path: str, old: str, new: str) -> None:
        """Saves a file with the one place where `old` stands changed."""
        text = (self.folder / path).read_text("utf-8")
        assert text.count(old) == 1, f"{text.count(old)} places in {path} with {old!r}"
        self.write(path, text.replace(old, new))

    def append(self, path: str, more: str) -> None:
        self.write(path, (self.folder / path).read_text("utf-8") + more)

    def write(self, path: str, text: str) -> None:
        """Saves a file as an editor does."""
        new = self.folder / "unsaved"
        new.write_text(text, "utf-8")
        new.replace(self.folder / path)
