"""The workshop: what several tests do."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.play import go

LAST = "def play(view):\n    print('turn', view.seat)\n    return view.legal()[-1]\n"
ERROR = "def play(view):\n    cards = view.hand\n    return carts[0]\n"


def write(page: Page, source: str) -> None:
    """Replace the text of the editor."""
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")  # Chromium styles a text that replaces another one
    page.keyboard.insert_text(source)


def open_workshop(page: Page, game: str = "upside-down") -> None:
    go(page, f"workshop={game}")
    expect(page.locator(".cm-content")).to_be_visible()
