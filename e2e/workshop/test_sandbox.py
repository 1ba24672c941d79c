"""A bot's interpreter is closed: no way out, no other hand, no reply in its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Faults, Visit, prepare
from e2e.play import go
from e2e.server import SiteServer
from e2e.storage.stored import erase
from e2e.workshop.workshop import LAST, open_workshop, write

WAYS_OUT = Path(__file__).with_name("ways_out.py")


def printed(page: Page, source: str, last: str) -> str:
    """Write a bot and measure it; return what it prints first, up to its last line."""
    write(page, source)
    page.locator("#workshop-deals").select_option(index=0)
    page.locator("#workshop-measure").click()
    console = page.locator(".workshop-console").first
    expect(console).to_contain_text(last)
    text = console.inner_text()
    page.evaluate("() => document.querySelector('#workshop-stop')?.click()")  # if it still runs
    expect(page.locator("#workshop-stop")).to_have_count(0)
    return text


def test_every_way_out_is_shut(
    context: BrowserContext, page: Page, site: SiteServer, faults: Faults
) -> None:
    faults.allow("policy|Policy|Refused|unsafe-eval")
    prepare(context, "en")
    go(page, "workshop=upside-down", site.url)
    source = WAYS_OUT.read_text("utf-8").replace("http://localhost/", site.url)
    lines = printed(page, source, "tried ").splitlines()
    tried = [line for line in lines if line.startswith(("open", "shut"))]
    assert len(tried) > 60
    assert [line for line in tried if line.startswith("open")] == []
    assert not [path for path in site.asked if "way-" in path]


SAID = [
    ("raise KeyboardInterrupt", "KeyboardInterrupt"),
    ("import os; os._exit(3)", "ended Python"),
    ("import builtins; builtins.len = None", ""),
    ("return input('card? ')", "nobody can type"),
]


def test_a_fault_of_the_bot_is_never_the_connections(visit: Visit) -> None:
    page = visit("en")
    open_workshop(page)
    fault = page.locator(".workshop-fault")
    for body, said in SAID:
        write(page, f"def play(view):\n    {body}\n")
        page.locator("#workshop-watch").click()
        expect(fault).to_be_visible()
        expect(fault).to_contain_text(said)
        expect(page.locator(".form-note.fault")).to_have_count(0)
    # The next text gets another Python.
    assert "after" in printed(page, "print('after')\n" + LAST, "after")


def test_lines_appear_while_the_bot_runs_and_stay_when_it_hangs(visit: Visit) -> None:
    page = visit("en")
    open_workshop(page)
    source = "import itertools\n\ndef play(view):\n    print('before', view.seat)\n"
    write(page, source + "    return sum(itertools.count())\n")
    page.locator("#workshop-watch").click()
    console = page.locator(".workshop-console").first
    expect(console).to_contain_text("before 0")
    expect(page.locator(".workshop-fault")).to_be_hidden()  # it still runs
    expect(page.locator(".workshop-fault")).to_contain_text("longer than 5")
    expect(console).to_contain_text("seat 0")
    expect(console).to_contain_text("before 0")


def test_a_bot_that_hangs_is_stopped_by_the_button(visit: Visit) -> None:
    page = visit("en")
    open_workshop(page)
    write(
        page, "import itertools\nprint('here')\ndef play(view):\n    pass\nsum(itertools.count())\n"
    )
    page.locator("#workshop-measure").click()
    expect(page.locator(".workshop-console").first).to_contain_text("here")
    page.locator("#workshop-stop").click()
    expect(page.locator("#workshop-stop")).to_have_count(0)
    assert page.locator("iframe").count() == 0
    write(page, LAST)
    page.locator("#workshop-watch").click()
    expect(page.locator("#table")).to_be_visible()


def test_a_changed_text_gets_a_fresh_python(visit: Visit) -> None:
    """A patched engine does not reach the next version; the order of a set is the same in both."""
    page = visit("en")
    open_workshop(page)
    order = "import nanafuda.workshop.bot as bot\nprint('order', hash('7'), 'end')\n"
    patch = "bot.patched = True\n"
    first = printed(page, order + patch + LAST, "end")
    look = "print('sees', hasattr(bot, 'patched'))\n"
    second = printed(page, order + look + LAST, "sees")
    assert "sees False" in second
    assert ORDER.findall(first)[0] == ORDER.findall(second)[0]


ORDER = re.compile("order (-?[0-9]+) end")


def test_after_erasing_the_origin_has_nothing_left(
    context: BrowserContext, page: Page, site: SiteServer, faults: Faults
) -> None:
    faults.allow("policy|Policy|Refused|unsafe-eval")
    prepare(context, "en")
    go(page, "workshop=upside-down", site.url)
    source = (
        "import js\n\ndef play(view):\n    for way in WAYS:\n        try:\n            eval(way)\n"
    )
    source += "        except BaseException: pass\n    print('tried')\n    return view.legal()[0]\n"
    printed(page, f"WAYS = {STORES!r}\n{source}", "tried")
    page.goto(site.url)
    page.locator(".masthead-tools button").last.click()
    erase(page)
    expect(page.locator(".notices")).to_contain_text("has been erased")
    found = page.evaluate(LEFT)
    assert found == {"files": [], "caches": 0, "keys": []}


STORES = [
    "js.navigator.storage.getDirectory()",
    "js.indexedDB.open('bot')",
    "js.caches.open('bot')",
    "js.webkitRequestFileSystemSync(0, 9)",
    "js.localStorage.setItem('bot', '1')",
    "js.navigator.storageBuckets.open('bot')",
]
LEFT = """async () => {
  const files = [];
  for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name);
  const bases = (await indexedDB.databases()).map(({ name }) => name);
  const kept = Object.keys(localStorage).filter((key) => key.includes("bot"));
  const caches_ = (await caches.keys()).filter((name) => name === "bot").length;
  return { files, caches: caches_, keys: [...kept, ...bases.filter((name) => name === "bot")] };
}"""


@pytest.mark.parametrize("size", [pytest.param((1280, 800), marks=pytest.mark.long), (360, 640)])
def test_an_error_comes_into_sight_and_is_marked_at_its_line(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit("en")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_workshop(page)
    write(page, "# one\n" * 60 + "def play(view):\n    return view.legal\n")
    page.locator("#workshop-watch").click()
    page.wait_for_function(
        """() => {
          const head = document.querySelector(".workshop-fault-head")?.getBoundingClientRect();
          const bar = document.querySelector(".workshop-bar").getBoundingClientRect();
          return head && head.top >= 0 && head.bottom <= bar.top;
        }"""
    )
    expect(page.locator(".workshop-fault-head")).to_contain_text(
        "Line 62: “view.legal” is a function"
    )
    expect(page.locator(".cm-lintRange-error")).to_be_in_viewport()
