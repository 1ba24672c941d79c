"""Uses pages by the keyboard, and holds laws in each state and after each step.

A state is the kind of an address, the open dialog and the set of control kinds. From each start the
crawl presses controls that it has not tried at such an address. A page that no start shows, but to
which a start leads, becomes a start. No clock bounds the crawl: it depends on the page alone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Page

from e2e.laws.screen import Screen, Start, Walk, Way, nth

LONG = 24  # letters of a value that tells kinds of pages apart
OFTEN = 3  # times that a control kind is tried, wherever it is
NEW = 3  # control kinds that make a state worth the laws that take long
STOPS = 40  # of Tab
PageLaws = Callable[[Page], Iterable[tuple[str, str]]]


def kind_of(address: str) -> str:
    """The address without what only says which deal or day it is."""
    parts = []
    for part in address.split("&"):
        name, _, value = part.partition("=")
        told = value and len(value) < LONG and name not in ("seed", "check", "moves")
        parts.append(f"{name}={value}" if told else name)
    return re.sub(r"\d+", "#", "&".join(parts))


def word_of(address: str) -> str:
    """The part of an address that chooses the page: `lesson` of `lesson=…`."""
    return re.split(r"[=&]", address)[0]


@dataclass(frozen=True)
class Report:
    """A law that does not hold, and the way to where that was seen."""

    law: str
    what: str
    start: Start
    path: tuple[str, ...]
    address: str

    @property
    def name(self) -> str:
        """One cause, one name: a cover is reported once, not with all that it covers."""
        place = "" if self.law == "L7" else kind_of(self.address)
        cause = self.what.rpartition(" by ")[2] if self.law == "L2" else self.what
        cause = re.sub(r"^(\w+, )?\d+×\d+ at \d+ %: ", "", cause)  # one fault at all sizes
        return f"{self.law} {place} {re.sub(r'[0-9]+', '#', cause)[:160]}"

    def __str__(self) -> str:
        way = "".join(f"\n      then {key}" for key in self.path)
        return f"{self.law}: {self.what[:300]}\n    at #{self.address[:120]}{way}"


@dataclass(frozen=True)
class Depth:
    """How far a crawl goes, and how long it waits (in milliseconds)."""

    steps: int  # from each start
    more: int  # from each page that no start shows
    listens: int  # after something was said
    patience: int = 0  # until a control that seems to do nothing has done something


class Crawler:
    def __init__(self, screen: Screen, depth: Depth, laws: PageLaws, view_laws: PageLaws) -> None:
        self.screen, self.depth, self.laws, self.view_laws = screen, depth, laws, view_laws
        self.states: set[tuple[str, ...]] = set()
        self.found: dict[str, Report] = {}
        self.tried: set[tuple[str, str]] = set()  # kinds of addresses and of controls
        self.often: Counter[str] = Counter()
        self.leads: dict[str, Start] = {}  # pages that were shown or linked to, by their words
        self.walked: set[tuple[str, str]] = set()
        self.views: set[str] = set()  # kinds of addresses, with the dialog and the prompt's kind
        self.titles: dict[str, tuple[str, set[str]]] = {}
        self.steps = 0
        self.start, self.path = Start("", ()), tuple[str, ...]()

    def run(self, ways: Iterable[Way], known: Iterable[str]) -> None:
        """Crawls from the starts, then from pages whose words are not known."""
        stored = self.screen.here().stored
        for way in ways:
            self.crawl(Start("", stored, way), self.depth.steps)
        done = set(known)
        while new := next((one for one in self.leads if one not in done), None):
            done.add(new)
            self.crawl(self.leads[new], self.depth.more)

    def walk(self, walk: Walk) -> None:
        """Holds the laws in each view of a walk."""
        stored = self.screen.here().stored
        self.screen.open(Start("", stored))
        for number, _ in enumerate(walk(self.screen.page)):
            self.screen.settle()
            self.start, self.path = Start("", stored, nth(walk, number)), ()
            self.look()

    def crawl(self, start: Start, steps: int) -> None:
        """Steps from a start; it is opened again when the page before offers nothing more."""
        view = self.open(start)
        home = self.screen.address
        for _ in range(steps):
            key = self.untried(view) if self.screen.address == home else None
            if not key and self.path:
                view = self.open(start)
                key = self.untried(view)
            if not key:
                return
            self.act(key)
            view = self.look()

    def follow(self, start: Start, path: tuple[str, ...]) -> None:
        """Goes a way again and looks at its end; not where it leads elsewhere now."""
        self.screen.open(start)
        self.start, self.path = start, ()
        if all(map(self.act, path)):
            self.look()

    def open(self, start: Start) -> dict[str, Any]:
        self.screen.open(start)
        self.start, self.path = start, ()
        return self.look()

    def look(self) -> dict[str, Any]:
        """Holds the laws of a state if it is new. Returns the view."""
        view: dict[str, Any] = self.screen.ask("view")
        view["place"] = place = kind_of(self.screen.address)
        if word_of(self.screen.address) not in self.leads and ".html" not in place:
            self.leads[word_of(self.screen.address)] = self.screen.here()
        for address in view["links"]:
            self.leads.setdefault(word_of(address), Start(address, self.start.stored))
        name = (place, view["dialog"], view["shows"], *sorted(set(view["keys"])))
        if name not in self.states:
            self.states.add(name)
            self.hold(view)
        return view

    def untried(self, view: dict[str, Any]) -> str | None:
        """A control kind that is new here; links come last, because they lead away."""
        place = view["place"]
        keys = [key for key in dict.fromkeys(view["keys"]) if (place, key) not in self.tried]
        Random(place).shuffle(keys)
        keys.sort(key=lambda key: (key.startswith("a["), self.often[key]))
        return next((key for key in keys if self.often[key] < OFTEN), None)

    # --- The laws ---

    def report(self, law: str, what: str) -> None:
        one = Report(law, what, self.start, self.path, self.screen.address)
        self.found.setdefault(one.name, one)

    def hold(self, view: dict[str, Any]) -> None:
        """The laws of a state; those that take long only where there is something new."""
        for law, what in self.screen.ask("laws"):
            self.report(law, what)
        self.check_errors()
        if view["title"]:
            own = set(view["own"])
            place, other = self.titles.setdefault(view["title"], (view["place"], own))
            if place != view["place"] and len(own & other) < len(own) / 2:
                self.report("L8", f"the title “{view['title']}” is that of #{place}, too")
        name = f"{view['place']} {view['dialog']} {view['shows']}"
        here = {(name, key) for key in view["keys"]}
        new = here - self.walked
        self.walked |= new
        if len(new) < NEW:
            return
        for law, what in self.laws(self.screen.page):
            self.report(law, what)
        if name not in self.views:
            self.views.add(name)
            for law, what in self.view_laws(self.screen.page):
                self.report(law, what)
        for _ in range(min(view["stops"] + 1, STOPS)):
            self.screen.page.keyboard.press("Tab")
            if what := self.screen.ask("covered"):
                self.report("L2", f"by Tab: {what}")

    def act(self, key: str) -> bool:
        """One step with its laws; False if the control is not there."""
        screen = self.screen
        address, effects = screen.address, screen.effects
        before = screen.ask("mark", key)
        self.tried.add((kind_of(address), key))
        self.often[key] += 1
        if not before:
            return False
        screen.press(key)
        self.steps += 1
        self.path = (*self.path, key)
        same = screen.address == address
        if same and not before["chosen"] and not self.did_something(effects):
            law, what = ("L3", "says nothing") if before["dimmed"] else ("L9", "does nothing")
            self.report(law, f"{key} {what}")
        after = screen.ask("since", same)
        if what := screen.ask("covered", True):
            after["faults"].append(["L2", f"afterwards {what}"])
        if after["said"]:
            screen.page.wait_for_timeout(self.depth.listens)
        for law, what in [*after["faults"], *screen.ask("noise")]:
            self.report(law, f"after {key}: {what}")
        self.check_errors()
        return True

    def did_something(self, effects: int) -> bool:
        screen = self.screen
        changed = screen.effects > effects or screen.ask("changes", self.depth.patience)
        return changed or screen.effects > effects

    def check_errors(self) -> None:
        for said in self.screen.errors:
            self.report("L7", f"console: {said[:200]}")
        self.screen.errors.clear()
