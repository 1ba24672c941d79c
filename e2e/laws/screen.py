"""A page as the crawler uses it: addresses, stored data, and controls by the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page

from e2e.conftest import COUNTS_REQUESTS, FORGET

PARTS = ("nodes", "rest", "heard", "step", "laws", "fixed")
SCRIPTS = [Path(__file__).with_name(f"{part}.js").read_text("utf-8") for part in PARTS]
# Not in the frame of a player's bot.
LAWS = COUNTS_REQUESTS + "".join(f"(() => {{ {one} }})();" for one in SCRIPTS)
SCRIPT = f"if (top === globalThis) {{ {LAWS} }}"
ASKED = "([name, given]) => crawl[name](...given)"
STORED = "() => ({ ...localStorage })"
# As though another tab had written it; the settings hear of it.
STORE = """(stored) => {
  localStorage.clear();
  Object.assign(localStorage, stored);
  dispatchEvent(new StorageEvent("storage", { key: "nanafuda:settings" }));
}"""
# An address may lead on to another one, or give way to it without being drawn anew.
DRAWN_AT = """(address) =>
  [address, location.hash.slice(1)].includes(document.getElementById("shell")?.dataset.at)"""
# A dialog, or what is unfolded over the page; it has an entry of its own in the history.
COVERED = "() => Boolean(history.state?.over || document.querySelector('dialog[open]'))"
# The text for a field. In a field of one line Enter follows.
TEXT = "#7"
ARROWS = re.compile(r"^(select|input\[(range|number)\]|\w+\[(spinbutton|slider)\])")
FIELD = re.compile(r"^(input|textarea|div)\[(text|search|textbox|password|url|)\]")
CHOICE = re.compile(r"^input\[(checkbox|radio)\]")
Stored = tuple[tuple[str, str], ...]  # keys and values of the local storage
Way = Callable[[Page], object]  # brings a page to a view
Walk = Callable[[Page], Iterator[str]]  # from view to view, each with its name: e2e/views.py


def nth(walk: Walk, number: int) -> Way:
    """The view of that number in a walk."""
    return lambda page: next(islice(walk(page), number, None))


@dataclass(frozen=True)
class Start:
    """An address, what is stored when one comes there, and how, if not by the address alone."""

    address: str
    stored: Stored
    way: Way | None = None


class Screen:
    """The page; `errors` are those of its console, `effects` what leaves no trace on it."""

    def __init__(self, context: BrowserContext, home: str) -> None:
        self.home = home
        self.errors: list[str] = []
        self.effects = 0
        context.add_init_script(SCRIPT)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page = page = context.new_page()
        page.on("console", self.note)
        page.on("pageerror", lambda fault: self.errors.append(str(fault)))
        page.on("dialog", lambda dialog: dialog.accept())
        page.on("download", lambda _: self.count())
        page.on("filechooser", lambda _: self.count())
        context.on("page", self.close)

    def note(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.errors.append(said.text)

    def count(self) -> None:
        self.effects += 1

    def close(self, other: Page) -> None:
        """Another window counts as an effect."""
        if other != self.page:
            self.count()
            other.close()

    def ask(self, name: str, *given: object) -> Any:
        """Calls a function of the scripts; a document that is just going is asked again."""
        for _ in range(5):
            try:
                return self.page.evaluate(ASKED, [name, list(given)])
            except Error as fault:
                if "closed" in str(fault) or "crashed" in str(fault):
                    raise
                self.page.wait_for_load_state()
        raise Error(f"no answer to {name}")

    def settle(self) -> None:
        self.ask("settled")

    @property
    def address(self) -> str:
        return self.page.url.removeprefix(self.home).removeprefix("#")

    def here(self) -> Start:
        return Start(self.address, tuple(self.page.evaluate(STORED).items()))

    def open(self, start: Start) -> None:
        """Goes to a start: the same stored data, and the page drawn anew."""
        for _ in range(3):  # dialogs over dialogs
            if self.page.evaluate(COVERED):
                self.page.keyboard.press("Escape")
                self.settle()
        self.page.wait_for_function(f"() => !({COVERED})()")
        self.visit("deals")  # where no start is, so that each is drawn anew
        self.page.evaluate(STORE, dict(start.stored))
        self.page.evaluate(FORGET)
        self.ask("chance", 7)
        if start.way:
            start.way(self.page)
            self.settle()
        else:
            self.visit(start.address)

    def visit(self, address: str) -> None:
        if ".html" in address:
            self.page.goto(urljoin(self.home, address))
        else:
            self.page.goto(f"{self.home}#{address}")
            self.page.wait_for_function(DRAWN_AT, arg=address)
        self.settle()

    def press(self, key: str) -> None:
        """Uses the focused control, which is of that kind, as the keyboard does."""
        keys = self.page.keyboard
        if ARROWS.match(key):
            keys.press("ArrowDown" if key.startswith("select") else "ArrowUp")
        elif CHOICE.match(key):
            keys.press("Space")
        elif FIELD.match(key):
            keys.type(TEXT)
            if key.startswith("input"):
                keys.press("Enter")
        else:
            keys.press("Enter")
        self.settle()
