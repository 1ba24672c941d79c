"""A monkey at every screen: random taps, keys, Backs, addresses and reloads, each part by its seed.

Time and again it is looked whether the match can be gone on with, and whether every match in which
the person has acted is still there; only what somebody has pressed “Erase” or “Delete” for may go.
`NANAFUDA_MONKEY` is the number of actions in all.
"""

from __future__ import annotations

import json
import os
import re
from collections import deque
from random import Random
from typing import Any

import pytest
from nanafuda import GAMES, Match
from nanafuda.analysis.puzzles import EXERCISES
from nanafuda.lessons import LESSONS
from playwright.sync_api import BrowserContext, Page
from playwright.sync_api import Error as BrowserError

from e2e.conftest import Faults, prepare
from e2e.play import Table, change, go
from e2e.review.replay import decisions, link, played
from e2e.server import SiteServer
from e2e.table.table import TURN

ACTIONS = int(os.environ.get("NANAFUDA_MONKEY", "20000"))
PARTS = 10
EVERY = 100  # actions between two looks

# Links lead nowhere else. Notes deliberate deletions, and the last stored state of each match,
# unless the form has announced its replacement.
TAME = """addEventListener("click", (event) => {
  const { target } = event;
  const link = target.closest?.("a[href]");
  if (link && link.origin !== location.origin) event.preventDefault();
  if (target.closest?.(".asides button, #erase-ask ~ .row button")) sessionStorage.gone = "yes";
}, true);
const { setItem, removeItem } = Storage.prototype;
Storage.prototype.setItem = function (key, text) {
  setItem.call(this, key, text);
  if (key.startsWith("nanafuda:save:"))
    setItem.call(sessionStorage, `last:${JSON.parse(text).match}`, text);
};
Storage.prototype.removeItem = function (key) {
  if (key.startsWith("nanafuda:before:") && this[key])
    removeItem.call(sessionStorage, `last:${JSON.parse(this[key]).match}`);
  removeItem.call(this, key);
};"""
# Where something can be pressed: [x, y, what].
TARGETS = """() => {
  const found = [];
  for (const node of document.querySelectorAll(
    "a[href], button, summary, label, input:not([type=file]), [data-card], [role=slider]")) {
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!width || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(node.contains(hit) || hit.contains(node))) continue;
    const name = node.ariaLabel || node.textContent.trim() || node.id;
    found.push([x, y, `${node.localName} ${name.replace(/\\s+/g, " ").slice(0, 40)}`]);
  }
  return found;
}"""
KEYS = [
    *"?abdhklmnopstuvx12345678",
    *("Enter", "Space", "Escape", "Tab", "Shift+Tab", "Home", "End", "PageUp", "PageDown"),
    *("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Control+z", "Backspace"),
]
SIZES = [(360, 640), (320, 568), (844, 390), (1280, 800), (1920, 1080)]
PACES = ["instant", "instant", "fast", "auto"]
KEPT = """() => Object.entries(localStorage)
  .filter(([key]) => /:(save|aside|before):/.test(key))"""
LAST = "(match) => sessionStorage[`last:${match}`] ?? ''"


def addresses() -> list[str]:
    """Every screen that has an address, and some that is none."""
    found = ["", "deals", "learn", "nowhere", "play=whist", "lesson=none", "game=x&check=0"]
    for game in GAMES:
        match = played(game, "monkey")
        at = decisions(match)[0]
        found += [f"{what}={game}" for what in ("new", "start", "play", "play", "learn")]
        found += [f"lesson={lesson.id}" for lesson in LESSONS[game]]
        found += [f"lesson={lesson.id}&step={len(lesson.steps) // 2}" for lesson in LESSONS[game]]
        found += [f"exercise={one['id']}" for one in EXERCISES[game][:3]]
        found += [
            f"{match.link()}&level=club",
            f"replay&{link(match)}",
            f"sent-replay&{link(match)}",
        ]
        found += [f"{what}&{link(match, at)}" for what in ("again", "decide", "sent-decide")]
    return found


def matters(text: str) -> bool:
    """Whether this is a match under way in which the person has acted."""
    if not text:
        return False
    one = json.loads(text)
    save = json.loads(one["save"])
    return not one["over"] and save["seat"] in Match.load(save["record"]).actors


class Monkey:
    def __init__(self, page: Page, site: SiteServer, faults: Faults, seed: int) -> None:
        self.page, self.site, self.faults = page, site, faults
        self.rng = Random(seed)
        self.done: deque[str] = deque(maxlen=EVERY)
        self.addresses = addresses()
        self.known: dict[str, str] = {}  # matches in which somebody has acted, by their identity
        page.on("filechooser", lambda chooser: None)
        page.context.on("page", lambda other: other.close())

    def act(self) -> None:
        """One action; on a page that is just going there may be nothing to act on."""
        luck = self.rng.random()
        try:
            if luck < 0.58:
                self.tap()
            elif luck < 0.64:
                self.point(self.rng.random() * 300, self.rng.random() * 500, "anywhere")
            elif luck < 0.88:
                self.press(self.rng.choice(KEYS))
            elif luck < 0.93:
                self.note("Back")
                self.page.go_back(wait_until="commit")
            elif luck < 0.98:
                self.visit(self.rng.choice(self.addresses))
            elif luck < 0.99:
                width, height = self.rng.choice(SIZES)
                self.note(f"{width}×{height}")
                self.page.set_viewport_size({"width": width, "height": height})
            else:
                self.note("reload")
                self.page.reload(wait_until="commit")
        except BrowserError as fault:
            if "crashed" in str(fault):
                raise
        if not self.page.url.startswith(self.site.url):  # further back than the first page
            self.page.goto(self.site.url)

    def note(self, what: str) -> None:
        self.done.append(f"{self.page.url.partition('#')[2][:30]}: {what}")

    def tap(self) -> None:
        targets: Any = self.page.evaluate(TARGETS)
        if targets:
            self.point(*self.rng.choice(targets))

    def point(self, x: float, y: float, what: str) -> None:
        self.note(f"tap {what}")
        self.page.mouse.click(x, y)

    def press(self, key: str) -> None:
        self.note(f"key {key}")
        self.page.keyboard.press(key)

    def visit(self, address: str) -> None:
        self.note(f"to {address[:40]}")
        self.page.goto(f"{self.site.url}#{address}", wait_until="commit")

    # --- Invariants ---

    def matches(self) -> dict[str, str]:
        """The matches in which the person has something to lose, by their identity."""
        kept = self.page.evaluate(KEPT)
        return {json.loads(text)["match"]: key for key, text in kept if matters(text)}

    def stop(self) -> None:
        """Goes where nothing is under way any more, not even to another page."""
        told = ""
        for _ in range(30):
            try:
                self.page.goto(f"{self.site.url}404.html")
                return
            except BrowserError as fault:
                told = str(fault)
                if not re.search("interrupted|ERR_ABORTED", told):
                    raise
                self.page.wait_for_load_state()
        raise AssertionError("\n".join([told, "after", *self.done]))

    def look(self) -> None:
        """All matches are there, and one of them can be gone on with."""
        page, told = self.page, "\n".join(self.done)
        self.stop()
        if page.evaluate("() => sessionStorage.gone"):
            self.known = {}
            page.evaluate("() => sessionStorage.removeItem('gone')")
        found, game = self.matches(), self.rng.choice([*GAMES])
        # One that has ended since, was left, or was taken back to its start may be no more.
        gone = [one for one in self.known if one not in found]
        lost = [one for one in gone if matters(page.evaluate(LAST, one))]
        assert not lost, f"lost: {[self.known[one] for one in lost]} of {found} after\n{told}"
        page.goto(self.site.url)
        change(page, pace="instant")
        saved = [key.rpartition(":")[2] for key in found.values() if ":save:" in key]
        go(page, f"learn={game}")  # a first start may offer the lesson instead
        page.locator(".learn").wait_for()
        go(page, f"play={saved[0]}" if saved else f"start={game}")
        table = Table(page)
        table.settle()
        self.go_on(table, told)
        change(page, pace=self.rng.choice(PACES))
        self.known = self.matches()
        assert not self.faults.seen, "\n".join([*self.faults.seen, "after", told])

    def go_on(self, table: Table, told: str) -> None:
        """Takes a turn, which is kept."""
        page, kept = self.page, "(game) => localStorage[`nanafuda:save:${game}`]"
        game = page.url.partition("=")[2]
        before = page.evaluate(kept, game)
        for _ in range(8):
            if table.next == "person":
                page.evaluate(TURN)
            else:
                table.main.click()
            table.settle()
            if page.evaluate(kept, game) != before:
                return
        raise AssertionError(f"{game} cannot be gone on with after\n{told}")


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_after_any_key_presses_the_match_can_continue(
    context: BrowserContext, page: Page, site: SiteServer, faults: Faults, part: int
) -> None:
    prepare(context, ("ja", "en")[part % 2])
    context.add_init_script(TAME)
    page.goto(site.url)
    monkey = Monkey(page, site, faults, part)
    for number in range(1, ACTIONS // PARTS + 1):
        monkey.act()
        if number % EVERY == 0:
            monkey.look()
