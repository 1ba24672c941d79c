"""How a page is used by the pointer alone: what all tests of the engines do with a `Window`."""

from __future__ import annotations

import json

from nanafuda import Match

from e2e.engines.window import Window
from e2e.games import TABLES
from e2e.play import DRAWN, GEOMETRY, possible
from e2e.server import SiteServer
from e2e.table.table import HIDDEN, WAYS

SETTINGS = json.dumps({"format": 1, "lang": "en", "theme": "auto", "pace": "fast"})
DESKTOP, NARROWEST = (1280, 800), (320, 568)
# Marks the button of this name, so that it can be pressed.
NAMED = """(name) => {
  const named = (node) => [node.textContent, node.ariaLabel].some((text) => text?.trim() === name);
  const root = document.querySelector("dialog[open]") ?? document;
  const found = [...root.querySelectorAll("button")].find(named);
  document.querySelectorAll("[data-named]").forEach((node) => delete node.dataset.named);
  if (found) found.dataset.named = "";
  return Boolean(found);
}"""
PLAYABLE = ".hand-card[data-state=playable]"
SHORT: dict[str, dict[str, object]] = {game.GAME: game.SHORT for game in TABLES}
# Marks what is to be pressed next; returns what the table waits for.
NEXT = """(ways) => {
  const table = document.querySelector(".table[data-busy=no]");
  if (!table || table.dataset.next !== "person") return table?.dataset.next ?? null;
  const shown = ways.map((way) => [...table.querySelectorAll(`${way}:not([aria-disabled=true])`)])
    .flat().find((one) => one.checkVisibility());
  document.querySelectorAll("[data-named]").forEach((node) => delete node.dataset.named);
  if (shown) shown.dataset.named = "";
  return shown ? "person" : null;
}"""
CARDS = "() => [...document.querySelectorAll('.hand-card')].map((card) => card.dataset.card)"
# Rules say that they are on their way before they are there, and so does a look back.
ARRIVED = "dialog[open] .sheet-body:not(:empty, :has(> [role=status], [aria-busy=true]))"
START = "form.setup .button.primary"


def short_match(game: str) -> Match:
    return Match(game, seats=possible(game, 1), options=SHORT[game], seed="engines")


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


def take_turn(window: Window) -> str:
    """Presses what is to be pressed next; returns what the table waits for."""
    found = str(window.until(NEXT, WAYS))
    if found == "person":
        window.press("[data-named]")
    return found


def faults_of_the_table(window: Window) -> list[str]:
    """Faults in the layout of the open table; a result shows everybody and the ways on."""
    window.run(DRAWN)
    faults: list[str] = window.run(GEOMETRY)
    return faults + (window.run(HIDDEN) if window.sees(".table:not(.viewer) .end") else [])


def check_dialog(window: Window, close: bool = True) -> list[str]:
    """Faults in the open dialog, once its content has loaded."""
    window.wait(ARRIVED)
    window.run(DRAWN)
    faults: list[str] = window.run(GEOMETRY)
    if close:
        window.press("dialog[open] .sheet-head button")
        window.until("() => !document.querySelector('dialog[open]')")
    return faults
