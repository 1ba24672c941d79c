"""The page around a match, and what follows one, in the browser that is tested."""

from __future__ import annotations

import json

from nanafuda.analysis.exercises import EXERCISES
from nanafuda.lessons import LESSONS

from e2e.engines.clicking import (
    DESKTOP,
    NARROWEST,
    PLAYABLE,
    SETTINGS,
    SHORT,
    check_dialog,
    faults_of_the_table,
    prepare,
    press_named,
    settle,
    short_match,
    take_turn,
)
from e2e.engines.window import Window
from e2e.play import DRAWN, GEOMETRY, kept
from e2e.review.replay import decisions, link, played
from e2e.server import SiteServer
from e2e.table.table import last_tricks

SIZES = (DESKTOP, NARROWEST)
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
    rows = window.run(ROWS)
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
