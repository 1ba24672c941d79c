"""What the screen says happened is what has been seen to happen."""

from __future__ import annotations

from typing import Any

import pytest
from nanafuda.games.seven_euchre import PLAY
from playwright.sync_api import BrowserContext, Page

from e2e.conftest import prepare
from e2e.play import CATALOGUE, Table, match_at
from web.tools.server import SiteServer

GAMES = [entry["id"] for entry in CATALOGUE["games"]]
# Records whatever the table says anew while a card is on its way.
WATCH = """() => {
  const SAYS = [".bar", ".prompt", ".log", ".teams", ".pot", "[data-wins]", ".place-note",
    ".pile-by", ".top-play figcaption", ".all-deals", ".end", ".seat-count", ".seat-turn",
    "[data-turn=yes]", ".hand-card[data-state=playable]"];
  const said = () => SAYS.map((one) => [...document.querySelectorAll(".table " + one)]
    .map((node) => node.ariaLabel ?? node.textContent.trim()).filter(Boolean).join("|"));
  const moves = (motion) => motion.playState === "running"
    && motion.effect.target?.matches?.("[data-card]:not(.hand-card), .ghost");
  window.early = [];
  window.flights = 0;
  let before = said();
  new MutationObserver(() => {
    const now = said();
    const moving = document.getAnimations().filter(moves)
      .map((one) => one.effect.target.dataset.card ?? "ghost");
    window.flights += moving.length;
    SAYS.forEach((one, i) => {
      if (!before[i].includes(now[i]) && moving.length)
        window.early.push(`${one} (${moving}): ${before[i].slice(-200)} -> ${now[i].slice(-200)}`);
    });
    before = now;
  }).observe(document.querySelector(".table"),
    {subtree: true, childList: true, characterData: true, attributes: true});
}"""
# What is pressed in a turn: the first of these that there is.
TURN = """() => {
  const ways = ["[data-id=discard]", "[data-id=give]", "[data-id=play]", "[data-id=draw]",
    ".bid-button", "[data-id=bet]", "button.candidate", "[data-id^='steal']",
    ".hand-card[data-state=playable]:not([aria-pressed=true])", "[data-id=pass]", "[data-id=drop]"];
  for (const way of ways) {
    const found = document.querySelector(`.table ${way}:not([aria-disabled=true])`);
    if (found) return found.click();
  }
}"""


def take_turns(table: Table, most: int) -> None:
    """Plays so many turns of the deal, or all; nothing is said of a card before it has landed."""
    page = table.page
    page.evaluate(WATCH)
    for _ in range(most):
        if table.next != "person":
            break
        page.evaluate(TURN)
        table.settle()
    assert page.evaluate("() => window.flights") > 0
    assert page.evaluate("() => window.early") == []


def closes_a_trick(game: Any) -> bool:
    return bool(game.phase == PLAY and game.turn == 0 and len(game.played) % 4 == 3)


def test_a_trick_is_won_when_its_last_card_has_landed(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    """The winner, the count, the log, and whose turn it is."""
    prepare(context, "en", pace="fast")
    page.goto(site.url)
    take_turns(Table.resume(page, match_at("seven-euchre", closes_a_trick, 4)), 1)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_before_it_is_seen(
    game: str, context: BrowserContext, page: Page, site: SiteServer
) -> None:
    """Over a whole deal."""
    prepare(context, "en", pace="fast")
    page.goto(site.url)
    take_turns(Table.sit(page, game, "seen 7"), 200)
