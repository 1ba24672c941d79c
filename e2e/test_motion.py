"""What the screen says happened is what has been seen to happen."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.conftest import prepare
from e2e.play import CATALOGUE, Table
from web.tools.server import SiteServer

GAMES = [entry["id"] for entry in CATALOGUE["games"]]
# Records every change of what the table says that comes while a card is on its way, or as it sets out.
WATCH = """() => {
  const SAYS = [".bar", ".prompt", ".log", ".teams", ".pot", "[data-wins]", ".place-note", ".pile-by", ".top-play figcaption",
    ".all-deals", ".end", ".seat-count", ".seat-turn", "[data-turn=yes]", ".hand-card[data-state=playable]"];
  const said = () => SAYS.map((one) => [...document.querySelectorAll(".table " + one)]
    .map((node) => node.ariaLabel ?? node.textContent.trim()).filter(Boolean).join("|"));
  const ofCards = (motion) => motion.effect.target?.matches?.("[data-card]:not(.hand-card), .ghost") && motion.playState === "running";
  window.early = [];
  window.flights = 0;
  let before = said();
  new MutationObserver(() => {
    const now = said();
    const gliding = document.getAnimations().filter(ofCards).map((one) => one.effect.target.dataset.card ?? "ghost");
    const still = gliding.length;
    window.flights += still;
    SAYS.forEach((one, i) => {
      if (now[i] && now[i] !== before[i] && still)
        window.early.push(`${one} (${gliding}): ${before[i].slice(-200)} -> ${now[i].slice(-200)}`.replace(/\\s+/g, " "));
    });
    before = now;
  }).observe(document.querySelector(".table"), {subtree: true, childList: true, characterData: true, attributes: true});
}"""
# What is pressed in a turn: the first of these that there is.
TURN = """() => {
  const free = ":not([aria-disabled=true])";
  const ways = ["[data-id=discard]", "[data-id=give]", "[data-id=play]", "[data-id=draw]", ".bid-button", "[data-id=bet]", "button.candidate",
    "[data-id^='steal']", ".hand-card[data-state=playable]:not([aria-pressed=true])", "[data-id=pass]", "[data-id=drop]"];
  for (const way of ways) {
    const found = document.querySelector(`.table ${way}${free}`);
    if (found) return found.click();
  }
}"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_before_it_is_seen(
    game: str, context: BrowserContext, page: Page, site: SiteServer
) -> None:
    """Over a whole deal: no trick won, no turn, no count, no line while the card is on its way."""
    prepare(context, "en", pace="fast")
    page.goto(site.url)
    table = Table.sit(page, game, "seen 7")
    page.evaluate(WATCH)
    while table.next == "person":
        page.evaluate(TURN)
        table.settle()
    assert page.evaluate("() => window.flights") > 0
    assert page.evaluate("() => window.early") == []
