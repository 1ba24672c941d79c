"""Tests of browser engines, in the browser that `build.py test --browser` names.

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
from pathlib import Path
from typing import Any

import pytest
from nanafuda import Match
from nanafuda.analysis.puzzles import EXERCISES
from nanafuda.lessons import LESSONS
from nanafuda.lessons.course import Course

from e2e.conftest import ROOT
from e2e.engines.clicking import (
    CARDS,
    DESKTOP,
    NARROWEST,
    PLAYABLE,
    SETTINGS,
    SHORT,
    START,
    check_dialog,
    faults_of_the_table,
    prepare,
    press_named,
    settle,
    short_match,
    take_turn,
)
from e2e.engines.window import BROWSER, ENTER, Window, Windows
from e2e.play import DRAWN, GEOMETRY, kept, match_at
from e2e.review.replay import decisions, link, played
from e2e.server import SiteServer
from e2e.table.table import last_tricks

SIZES = (DESKTOP, NARROWEST)

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


# The entries of the menu that open a dialog: what is looked up or explained, and settings.
ENTRIES = """() => [...document.querySelectorAll(".menu button.menu-item")]
  .filter((item) => item.closest(".menu-look, .menu-help, .menu-end"))
  .map((item) => item.textContent.trim())
  .filter((name) => !/^(Copy |Leave |Look back$)/.test(name))"""


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


@pytest.mark.parametrize("game", SHORT)
def test_results_and_dialogs_have_room_for_what_they_hold(
    window: Window, server: SiteServer, game: str
) -> None:
    """A result shows everybody and the ways on; each dialog is as high as what is in it."""
    ended = match_at(game, lambda position: position.result is not None, 1, **SHORT[game])
    prepare(window, server, **{f"nanafuda:save:{game}": kept(ended)})
    window.open(f"{server.url}#play={game}")
    settle(window)
    faults: list[str] = []
    for size in SIZES:
        window.resize(*size)
        found = faults_of_the_table(window) + dialogs_of_the_table(window)
        inside = window.run("() => `${innerWidth} × ${innerHeight}`")
        faults += [f"{inside}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def test_settings_in_the_lobby(window: Window, server: SiteServer) -> None:
    window.open(server.url)
    faults: list[str] = []
    for size in SIZES:
        window.resize(*size)
        press_named(window, "Settings")
        faults += check_dialog(window)
    assert not faults, "\n".join(faults)


# --- A deal of each game -------------------------------------------------------------------------


@pytest.mark.parametrize("game", SHORT)
def test_a_deal_from_a_link_by_clicking(window: Window, server: SiteServer, game: str) -> None:
    """The cards are CPython's; what was begun is there again after a reload, and goes on on the
    smallest screen."""
    match = short_match(game)
    window.open(f"{server.url}#{match.link()}&level=beginner")
    press_named(window, "Start")
    settle(window)
    assert sorted(window.run(CARDS)) == sorted(match.table(0)["hand"])
    for _ in range(3):
        assert take_turn(window) == "person"
    settle(window)
    before = window.run(CARDS)
    window.reload()
    settle(window)
    assert window.run(CARDS) == before
    assert not faults_of_the_table(window)
    window.resize(*NARROWEST)
    assert not faults_of_the_table(window)
    while take_turn(window) == "person":
        pass
    window.wait(".table[data-next=deal], .table[data-next=over]")
    assert window.sees(".actions .button.primary")
    assert not faults_of_the_table(window)


# Returns the state of the prompt once the focus stands on an answer.
FOCUSED = """(before) => {
  const table = document.querySelector(".table[data-busy=no]");
  if (!table) return null;
  const { next, phase } = table.dataset;
  const words = table.querySelector(".prompt")?.textContent.trim();
  const here = [next, phase, words, table.querySelectorAll(".hand-card").length].join("|");
  if (here === before) return null;
  const answers = ".hand-card[data-state=playable], .actions button:not([aria-disabled=true])";
  return next !== "person" || document.activeElement.matches(answers) ? here : null;
}"""


def test_a_deal_is_played_to_its_end_by_one_key(window: Window, server: SiteServer) -> None:
    """At each prompt the focus stands on an answer, so that Enter alone plays."""
    match = Match("seven-euchre", options={"target": "one"}, seed="keys")
    window.open(f"{server.url}#{match.link()}&level=beginner")
    press_named(window, "Start")
    settle(window)
    here = window.until(FOCUSED, "")
    while here.startswith("person"):
        window.key(ENTER)
        here = window.until(FOCUSED, here)
    assert window.sees(".end h2:focus")


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
    key = f"nanafuda:learned:{lesson.game}/lessons/{lesson.id}"
    assert window.run("(key) => JSON.parse(localStorage[key]).done", key) is True


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


# --- Views, and what follows a deal ---------------------------------------------------------------

AT = "(at) => document.querySelector('.viewer')?.dataset.at === at"
ROWS = """() => [...document.querySelectorAll(".segments")]
  .map((row) => row.getAttribute("aria-labelledby"))"""
SILENCE = "() => { const all = sessionStorage.faults; delete sessionStorage.faults; return all; }"


def test_every_view_fits(window: Window, server: SiteServer) -> None:
    """In both languages, at the desk and on the smallest phone."""
    sent = played("seven-euchre", "sent")
    views = {
        "": ".lobby-tile-facts",
        "learn": "main",
        "learn=upside-down": "main",
        "deals": "main [aria-busy=false]",
        "game=seven-euchre&v=1": "main .fault",
        link(sent, decisions(sent)[0]): "main .form-end",
        **{f"new={game}": "form.setup" for game in SHORT},
    }
    faults = []
    for lang, name in (("ja", "日本語"), ("en", "English")):
        for view, sign in views.items():
            window.open(f"{server.url}#{view}")
            window.wait(sign)
            if view == "":
                press_named(window, name)
                window.wait(f"html[lang={lang}]")
            for size in SIZES:
                window.resize(*size)
                window.run(DRAWN)
                faults += [f"{lang} {view} {size}: {fault}" for fault in window.run(GEOMETRY)]
    assert not faults, "\n".join(faults)


def test_tables_fit_in_japanese(window: Window, server: SiteServer) -> None:
    """Not every engine breaks its lines between phrases by itself."""
    japanese = json.dumps({**json.loads(SETTINGS), "lang": "ja"})
    saves = {f"nanafuda:save:{game}": kept(short_match(game)) for game in SHORT}
    prepare(window, server, **{"nanafuda:settings": japanese, **saves})
    lessons = (f"lesson={LESSONS[game][0].id}" for game in ("seven-bridge", "ring-of-sevens"))
    exercises = (f"exercise={EXERCISES[game][0]['id']}" for game in ("upside-down", "seven-euchre"))
    faults = []
    for view in (*(f"play={game}" for game in SHORT), *lessons, *exercises):
        window.open(f"{server.url}#{view}")
        settle(window)
        for size in SIZES:
            window.resize(*size)
            faults += [f"{view} {size}: {fault}" for fault in faults_of_the_table(window)]
    assert not faults, "\n".join(faults)


def test_what_follows_a_deal(window: Window, server: SiteServer) -> None:
    """It is looked back at, tried again, kept among “My deals”, and gone through step by step."""
    game = "sevens-heaven"
    prepare(window, server, **{f"nanafuda:save:{game}": kept(short_match(game))})
    window.open(f"{server.url}#play={game}")
    while take_turn(window) == "person":
        pass
    window.wait(".look-open:not([data-going])")
    faults: list[str] = []
    for size in SIZES:
        window.resize(*size)
        faults += faults_of_the_table(window)
        window.press(".look-open")
        window.wait(".viewer .look-sum:not(:has(progress))")
        window.press(".viewer .decision[tabindex='-1']")
        window.wait(".viewer .prompt [data-verdict]")
        faults += faults_of_the_table(window)
        if size == NARROWEST:  # where only the menu has it
            press_named(window, "Menu")
        press_named(window, "Try again from here")
        window.wait(".table[data-branch][data-busy=no]")
        faults += faults_of_the_table(window)
        press_named(window, "Back to the deal")
        window.wait(".viewer .prompt [data-verdict]")
        press_named(window, "Back")
        window.wait(".table:not([data-branch])[data-busy=no]")
    window.open(f"{server.url}#deals")
    window.wait(".deal-item")
    faults += window.run(GEOMETRY)
    window.press(".deal-item a")  # which leads to the first mistake, where there is one
    window.press("[data-way=last]")
    window.wait(".viewer .end")
    window.press("[data-way=first]")
    window.until(AT, "0")
    window.press("[data-way=on]")
    window.until(AT, "1")
    for size in SIZES:
        window.resize(*size)
        faults += faults_of_the_table(window)
    window.press("[data-way=last]")
    window.wait(".viewer .end")
    faults += faults_of_the_table(window)
    assert not faults, "\n".join(faults)


def test_sounds_are_made_when_wanted_and_vibration_offered_where_it_is(
    window: Window, server: SiteServer
) -> None:
    """Vibration may be on without hardware, for example after a move to another device."""
    match = last_tricks()
    everywhere = json.dumps({**json.loads(SETTINGS), "vibration": True})
    stored = {"nanafuda:settings": everywhere, "nanafuda:save:seven-euchre": kept(match)}
    prepare(window, server, **stored)
    window.open(f"{server.url}#play=seven-euchre")
    settle(window)
    press_named(window, "Menu")
    press_named(window, "Settings")
    rows = window.until(ROWS)
    assert ("setting-vibration-label" in rows) == window.run("() => 'vibrate' in navigator")
    assert "setting-volume-label" not in rows
    assert not check_dialog(window)
    window.press(".bar-offer")
    window.wait(".bar-sound[aria-pressed=true]")
    window.until(
        "() => performance.getEntriesByType('resource').some(({ name }) => /sounds-/.test(name))"
    )
    window.press(PLAYABLE)
    settle(window)
    window.press(".bar-sound")
    window.wait(".bar-offer")
    assert window.run(SILENCE) == "a sound that nobody has asked for\n"


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
        take_turn(window)
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
    take_turn(window)
    window.until("() => document.querySelector('[role=log]').textContent.includes('You:')")
    window.key("?")
    press_named(window, "All the rules")
    window.wait("dialog[open] #E13")
    # The workshop is on the site; the file links to it if it knows the address.
    address = "https://example.org/cards/"
    known = f'<html data-site="{address}"'
    file.write_text(file.read_text("utf-8").replace("<html", known, 1), "utf-8")
    bot = "#workshop=upside-down&v=1&bot=AAAA"
    window.open(f"{file.as_uri()}{bot}")
    window.reload()
    window.wait(f"a[href='{address}{bot}']")
