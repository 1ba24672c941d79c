"""Deals that were played, their links and the viewer: what several tests do."""

from __future__ import annotations

from random import Random

from nanafuda import Match
from nanafuda.bots import decide
from playwright.sync_api import Locator, Page, expect

from e2e.play import go

SHOWN = "(all) => all.map((card) => card.dataset.shown).sort()"


def played(game: str, seed: str, seats: int | None = None) -> Match:
    """A match whose first deal has ended, played at random."""
    match, rng = Match(game, seats=seats, seed=seed), Random(seed)
    while match.turn is not None:
        match.play(match.legal()[int(rng.random() * len(match.legal()))])
    return match


def link(match: Match, at: int | None = None) -> str:
    return f"{match.replay_link(at=at)}&seat=0&level=club"


def decisions(match: Match) -> list[int]:
    """Where the first seat had a choice."""
    own = [index for index, actor in enumerate(match.actors) if actor == 0]
    return [index for index in own if len(match.branch(index).legal()) > 1]


class Viewer:
    """The viewer on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator(".viewer")
        expect(self.root).to_be_visible()

    @classmethod
    def open(cls, page: Page, address: str) -> Viewer:
        go(page, address)
        return cls(page)

    @property
    def said(self) -> Locator:
        return self.root.get_by_role("status")

    def at(self, place: int) -> None:
        """Waits until a place is shown."""
        expect(self.root).to_have_attribute("data-at", str(place))

    def press(self, key: str, place: int) -> None:
        self.page.keyboard.press(key)
        self.at(place)

    def look_as(self, who: int | str) -> None:
        self.root.locator(".viewer-seat select").last.select_option(str(who))
        expect(self.root).to_have_attribute("data-as", str(who))

    def cards(self, where: str = ".viewer-hand") -> list[str]:
        return self.root.locator(f"{where} [data-shown]").evaluate_all(SHOWN)  # type: ignore[no-any-return]


def careless(game: str, seed: str) -> Match:
    """A match after its first deal, in which the first seat took any legal action."""
    match, rng = Match(game, seed=seed), Random(seed)
    while match.turn is not None:
        if match.turn == 0:
            match.play(match.legal()[int(rng.random() * len(match.legal()))])
        else:
            view = match.game.view(match.turn)
            match.play(match.game.text(decide("club", view, f"{seed} {len(match.actions)}")))
    return match
