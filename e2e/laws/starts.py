"""Where a crawl starts: pages, tables that `e2e/views.py` leads to, and a league of two bots.

The crawl finds the rest by itself. A start is a function that brings a page there.
"""

from __future__ import annotations

from urllib.parse import urljoin

from nanafuda.duplicate.tournaments import Tournament
from playwright.sync_api import FilePayload, Page, expect

from e2e import views
from e2e.laws.screen import Way, nth
from e2e.play import Table, go
from e2e.workshop.workshop import open_workshop

BOTS = ("legal()[0]", "legal()[-1]")
# Words of addresses that the starts show; pages of other words become starts themselves.
WORDS = {"", "learn", "days", "practice", "figures", "challenges", "tournament", "nowhere", "new"}
WORDS |= {"game", "start", "play", "deals", "lesson", "exercise", "puzzle", "replay"}
WORDS |= {"sent-replay", "challenge", "day"}


def at(address: str) -> Way:
    return lambda page: go(page, address)


def league(page: Page) -> None:
    """A league of two bots, before it starts."""
    open_workshop(page)
    page.locator(".workshop-league > summary, .workshop-league summary").first.press("Enter")
    files: list[FilePayload] = [
        {
            "name": f"bot{number}.py",
            "mimeType": "text/x-python",
            "buffer": f"def play(view):\n    return view.{what}\n".encode(),
        }
        for number, what in enumerate(BOTS)
    ]
    page.locator("#league-files").set_input_files(files=files)
    expect(page.locator(".workshop-league .workshop-files li")).to_have_count(2)


def text(name: str) -> Way:
    """A page of text, a document of its own."""
    return lambda page: page.goto(urljoin(page.url, f"{name}.html"))


def pages(game: str, lang: str) -> list[Way]:
    """Pages of every game, and those of one."""
    return [
        *(at(one) for one in ("", "learn", "days", "practice=choose", "figures", "challenges")),
        *(at(one) for one in ("nowhere", f"learn={game}", Tournament(game, seed="views").link())),
        nth(lambda page: views.before_play(page, game), 0),
        nth(views.bad_link, 0),
        nth(views.lists, 1),
        nth(views.settings, 0),
        nth(views.challenges, 0),
        nth(views.challenges, 1),
        league,
        text(f"about.{lang}"),
        text(f"rules/{game}.{lang}"),
    ]


def tables(game: str, other: str) -> list[Way]:
    """Turns, ends and lessons of two games."""
    return [
        lambda page: Table.resume(page, views.to_act(game, views.MOST.get(game, 4))),
        nth(lambda page: views.dialogs(page, game), 0),  # a hint
        lambda page: Table.resume(page, views.walked(game)),
        lambda page: Table.resume(page, views.walked(other, whole=True)),
        at(f"start={other}"),
        nth(lambda page: views.learning(page, other), 1),
        nth(lambda page: views.learning(page, other), 3),
        nth(lambda page: views.learning(page, game), 5),
        at(f"replay&{views.walked(game).replay_link()}&seat=0&level=club"),
        at(f"{views.walked(other).link()}&level=club"),
    ]
