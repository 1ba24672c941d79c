"""What a browser's engine can spoil, in the browser that `build.py test --browser` names.

The same script in Chromium, Firefox and WebKit: how Python starts, the boxes of the dialogs, a
deal of each game by clicking, saves, deal links, a lesson, play without the server. No page may
say an error, break its policy or make a sound unasked.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from nanafuda import Match
from nanafuda.learning import Course
from nanafuda.lessons import LESSONS

from e2e.conftest import ROOT
from e2e.engines.window import BROWSER, HERE, Window, Windows, windows
from e2e.play import kept, match_at
from web.tools.server import SiteServer

# Stands before each script of the pages: not every driver tells what a page says on its console.
WATCH = (HERE / "watch.js").read_text("utf-8")
SETTINGS = json.dumps({"format": 1, "lang": "en", "theme": "auto", "pace": "fast"})
DESKTOP, NARROWEST = (1280, 800), (320, 568)
PLAYABLE = ".hand-card[data-state=playable]"
# Of each game: how many play, options of a short match, and what is pressed, the first there is.
GAMES: dict[str, tuple[int, dict[str, object], list[str]]] = {
    "ring-of-sevens": (
        3,
        {"cycles": "one"},
        [".actions [data-id^='play:X0']", PLAYABLE, ".actions .button.primary"],
    ),
    "seven-bridge": (
        2,
        {"deals": 1},
        [
            ".actions .buttons:has([data-key=escape]) button",
            *(
                f".actions [data-id={id}]:not([aria-disabled])"
                for id in ("lay-all", "pon", "meld", "lay", "draw", "discard")
            ),
            PLAYABLE,
        ],
    ),
    "seven-euchre": (
        4,
        {"target": "one"},
        [
            ".table:not(:has(td[data-stands])) .bid-button:not([aria-disabled])",
            ".bid-box .pass",
            PLAYABLE,
        ],
    ),
    "sevens-heaven": (
        3,
        {"length": "one"},
        [
            ".actions [data-id=bet]",
            "button.candidate",
            ".table[data-phase=steal] .actions .buttons button",
            PLAYABLE,
        ],
    ),
    "upside-down": (
        3,
        {"end": "deals-1"},
        [
            ".actions [data-id=give]:not([aria-disabled])",
            ".table[data-phase=exchange] .hand-card[aria-pressed=false]",
            ".actions [data-id=play]:not([aria-disabled])",
            PLAYABLE,
            ".actions [data-id=pass]",
        ],
    ),
}
FIRST_OF = """(selectors) => {
  const table = document.querySelector(".table[data-busy=no]");
  if (!table) return null;
  if (table.dataset.next !== "person") return table.dataset.next;
  return selectors.find((selector) => document.querySelector(selector)) ?? null;
}"""
CARDS = "() => [...document.querySelectorAll('.hand-card')].map((card) => card.dataset.card)"
BOX = (HERE / "box.js").read_text("utf-8")
# Marks the button of this name, so that it can be pressed.
NAMED = """(name) => {
  const named = (node) => [node.textContent, node.ariaLabel].some((text) => text?.trim() === name);
  const root = document.querySelector("dialog[open]") ?? document;
  const found = [...root.querySelectorAll("button")].find(named);
  document.querySelectorAll("[data-named]").forEach((node) => delete node.dataset.named);
  if (found) found.dataset.named = "";
  return Boolean(found);
}"""
START = "form.setup .button.primary"


@pytest.fixture(scope="session")
def opening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    with windows(tmp_path_factory.mktemp("browser")) as window:
        yield window


@pytest.fixture(scope="session")
def watched(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the site whose pages note what they do wrong."""
    copy = tmp_path_factory.mktemp("watched") / "site"
    shutil.copytree(folder, copy)
    for script in [copy / "arrival.js", *(copy / "assets").glob("*.js")]:
        script.write_text(WATCH + script.read_text("utf-8"), "utf-8")
    return copy


@pytest.fixture
def server(watched: Path) -> Iterator[SiteServer]:
    with SiteServer(watched, prefix="/nanafuda/") as server:
        yield server


@pytest.fixture
def window(opening: Windows, server: SiteServer) -> Iterator[Window]:
    """A new window, which has the settings of the tests; free of faults at the end."""
    made = opening()
    made.resize(*DESKTOP)
    prepare(made, server)
    yield made
    faults = made.run("() => sessionStorage.faults ?? ''")
    assert not faults, f"the page must be free of faults:\n{faults}"


def prepare(window: Window, server: SiteServer, **stored: str) -> None:
    """Keeps the tests' settings, and what else is given, as earlier visits would have."""
    window.open(f"{server.url}about.en.html")
    everything = {"nanafuda:settings": SETTINGS, **stored}
    window.run("(all) => { Object.assign(localStorage, all); }", everything)


def press_named(window: Window, name: str) -> None:
    window.until(NAMED, name)
    window.press("[data-named]")


def settle(window: Window) -> None:
    window.wait(".table[data-busy=no]")


def short_match(game: str) -> Match:
    seats, options, _ = GAMES[game]
    return Match(game, seats=seats, options=options, seed="engines")


# --- How Python starts ---------------------------------------------------------------------------


def way_of_start(window: Window) -> str:
    press_named(window, "Menu")
    press_named(window, "Settings")
    return str(window.until("() => document.querySelector('[data-diagnosis]')?.dataset.diagnosis"))


def test_starts_from_the_memory_image(window: Window, server: SiteServer) -> None:
    window.open(f"{server.url}#new=seven-euchre")
    window.press(START)
    settle(window)
    assert len(window.run(CARDS)) == 12
    assert way_of_start(window) == "image"


def test_starts_the_plain_way_where_the_image_is_refused(
    opening: Windows, watched: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "site"
    shutil.copytree(watched, copy)
    [image] = copy.rglob("image.wasm")
    data = image.read_bytes()
    at = data.index(b'"engine":"') + len(b'"engine":"')
    image.write_bytes(data[:at] + (b"1" if data[at : at + 1] == b"0" else b"0") + data[at + 1 :])
    with SiteServer(copy) as server:
        window = opening()
        prepare(window, server)
        window.open(f"{server.url}#new=seven-euchre")
        window.press(START)
        settle(window)
        assert len(window.run(CARDS)) == 12
        assert way_of_start(window) == "plain"


# --- Dialogs -------------------------------------------------------------------------------------


def check_dialog(window: Window, close: bool = True) -> list[str]:
    """What is wrong with the open dialog, once what it shows has arrived."""
    window.wait("dialog[open] .sheet-body :not([role=status])")
    faults: list[str] = window.run(BOX)
    if faults:  # it may be drawn again in the next frame
        window.run("() => new Promise((done) => setTimeout(done, 300))")
        faults = window.run(BOX)
    if close:
        window.press("dialog[open] .sheet-head button")
        window.until("() => !document.querySelector('dialog[open]')")
    return faults


# The entries of the menu that open a dialog: what is looked up or explained, and settings.
ENTRIES = """() => [...document.querySelectorAll(".menu button.menu-item")]
  .filter((item) => item.closest(".menu-look, .menu-help, .menu-end"))
  .map((item) => item.textContent.trim())
  .filter((name) => !/^(Watch|Copy|Leave) /.test(name))"""


def dialogs_of_the_table(window: Window) -> list[str]:
    """Opens every dialog of a table; returns what is wrong with them."""
    press_named(window, "Menu")
    faults = check_dialog(window, close=False)
    entries = window.run(ENTRIES)
    assert len(entries) >= 8, entries
    press_named(window, "Close")
    # A link to copy by hand is shown where the clipboard is refused.
    window.run(
        "() => { navigator.clipboard.writeText = () => Promise.reject(new TypeError('refused')); }"
    )
    for name in [*entries, "Copy link"]:
        press_named(window, "Menu")
        press_named(window, name)
        window.wait("dialog[open]:not(:has(.menu))")
        faults += check_dialog(window)
    return faults


@pytest.mark.parametrize("game", GAMES)
def test_dialogs_are_as_high_as_what_they_hold(
    window: Window, server: SiteServer, game: str
) -> None:
    seats, options, _ = GAMES[game]
    ended = match_at(game, lambda position: position.result is not None, seats, **options)
    prepare(window, server, **{f"nanafuda:save:{game}": kept(ended)})
    window.open(f"{server.url}#play={game}")
    settle(window)
    faults: list[str] = []
    for size in (DESKTOP, NARROWEST):
        window.resize(*size)
        found = dialogs_of_the_table(window)
        inside = window.run("() => `${innerWidth} × ${innerHeight}`")
        faults += [f"{inside}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def test_settings_in_the_lobby(window: Window, server: SiteServer) -> None:
    window.open(server.url)
    faults: list[str] = []
    for size in (DESKTOP, NARROWEST):
        window.resize(*size)
        press_named(window, "Settings")
        faults += check_dialog(window)
    assert not faults, "\n".join(faults)


# --- A deal of each game -------------------------------------------------------------------------


def take_turn(window: Window, selectors: list[str]) -> str:
    """Presses what is to be pressed next; returns what the table waits for."""
    found = str(window.until(FIRST_OF, selectors))
    if found in ("deal", "over"):
        return found
    window.press(found)
    return "person"


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_from_a_link_by_clicking(window: Window, server: SiteServer, game: str) -> None:
    """The cards are CPython's; what was begun is there again after a reload."""
    match = short_match(game)
    window.open(f"{server.url}#{match.link()}&level=beginner")
    press_named(window, "Start")
    settle(window)
    assert sorted(window.run(CARDS)) == sorted(match.table(0)["hand"])
    selectors = GAMES[game][2]
    for _ in range(3):
        assert take_turn(window, selectors) == "person"
    settle(window)
    before = window.run(CARDS)
    window.reload()
    settle(window)
    assert window.run(CARDS) == before
    while take_turn(window, selectors) == "person":
        pass
    window.wait(".table[data-next=deal], .table[data-next=over]")
    assert window.sees(".actions .button.primary")


# --- A lesson ------------------------------------------------------------------------------------


def test_a_lesson_is_followed_by_clicking(window: Window, server: SiteServer) -> None:
    lesson = LESSONS["seven-euchre"][0]
    course = Course(lesson)
    window.open(f"{server.url}#lesson={lesson.id}")
    while True:
        while course.kind == "watch" and course.next == "bot":
            course.watch()
        if course.next == "deal":
            window.press(".table[data-next=deal] .actions .button.primary")
            course.match.next_deal()
            continue
        number = course.coach()["nth"]
        window.wait(f".table[data-busy=no][data-coach={course.kind}][data-step='{number}']")
        if course.kind == "end":
            break
        follow(window, course)
    window.wait(".table[data-coach=end]")
    learned = window.run("() => JSON.parse(localStorage['nanafuda:learned'])")
    assert learned[lesson.game]["lessons"][lesson.id]["done"] is True


def follow(window: Window, course: Course) -> None:
    """Does what a step of a lesson of Seven Euchre asks for."""
    step: Any = course.up
    if course.kind == "say":
        window.press(".coach-on")
        return course.listen()
    if "tap" in step:
        card = step["tap"][0]
        mine = f'.hand-card[data-card="{card}"]'
        window.press(mine if window.sees(mine) else f'[data-answer="{card}"]')
        course.show(card)
        return None
    action = course.accepted()[0]
    verb, _, card = action.partition(":")
    control = f'.table [data-action="{action}"]'
    if verb == "bid":
        bid_up_to(window, int(re.sub(r"\D", "", card)))
    if window.sees(control):
        window.press(control)
    elif card:
        window.press(f'.hand-card[data-card="{card}"]')
        if verb != "play":
            window.press(f'.actions [data-id="{verb}"]')
    else:
        window.press(f'.actions [data-id="{verb}"]')
    course.take(action)
    return None


def bid_up_to(window: Window, level: int) -> None:
    """Sets the bid box to so many tricks."""
    now = "() => Number(document.querySelector('.stepper-value')?.ariaValueNow)"
    while window.sees(".stepper-value") and (at := window.run(now)) != level:
        window.press(f".stepper button:{'last' if at < level else 'first'}-of-type")


# --- Without the server, and from the disk -------------------------------------------------------


def test_plays_on_without_the_server(window: Window, server: SiteServer) -> None:
    window.open(server.url)
    window.until("() => document.body.innerText.includes('Ready for offline')")
    server.stop()
    window.open(f"{server.url}#new=upside-down")
    window.reload()
    window.press(START)
    settle(window)
    assert window.run(CARDS)
    for _ in range(3):
        take_turn(window, GAMES["upside-down"][2])
    window.open(f"{server.url}rules/seven-euchre.en.html#E13")
    window.wait("li#E13")


@pytest.mark.skipif(BROWSER == "webkit", reason="WebKit's driver opens no files")
def test_one_file_plays_from_the_disk(opening: Windows, tmp_path: Path) -> None:
    file = tmp_path / "nanafuda.html"
    subprocess.run([sys.executable, ROOT / "build.py", "single", "--to", file], check=True)
    window = opening()
    window.open(f"{file.as_uri()}#new=seven-euchre")
    window.run("(text) => { localStorage['nanafuda:settings'] = text; }", SETTINGS)
    window.reload()
    window.press(START)
    settle(window)
    assert len(window.run(CARDS)) == 12
    take_turn(window, GAMES["seven-euchre"][2])
    window.until("() => document.querySelector('[role=log]').textContent.includes('You:')")
