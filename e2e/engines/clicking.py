"""How a page is used by the pointer alone: what all tests of the engines do with a `Window`."""

from __future__ import annotations

import json

from nanafuda import Match

from e2e.engines.window import Window
from e2e.play import DRAWN, GEOMETRY
from e2e.server import SiteServer
from e2e.table.table import HIDDEN

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
# Rules say that they are on their way before they are there, and so does a look back.
ARRIVED = "dialog[open] .sheet-body:not(:empty, :has(> [role=status], [aria-busy=true]))"
START = "form.setup .button.primary"


def short_match(game: str) -> Match:
    seats, options, _ = GAMES[game]
    return Match(game, seats=seats, options=options, seed="engines")


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


def take_turn(window: Window, selectors: list[str]) -> str:
    """Presses what is to be pressed next; returns what the table waits for."""
    found = str(window.until(FIRST_OF, selectors))
    if found in ("deal", "over"):
        return found
    window.press(found)
    return "person"


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
