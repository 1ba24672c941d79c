"""Seven High at the table: a match by clicking, a refusal, a hint, the table in words."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, expect

from e2e.play import LANGS, Table, prepare
from web.tools.server import SiteServer

GAME = "seven-high"
REFUSED = {
    "en": ("You hold", "only when you hold nothing else"),
    "ja": ("持っています", "7だけのとき"),
}


@LANGS
def test_a_match_by_clicking(
    context: BrowserContext, page: Page, site: SiteServer, lang: str
) -> None:
    prepare(context, lang=lang)
    table = Table.begin(page, site, GAME, "click", seats=3 if lang == "en" else 5, target=7)
    expect(page.locator(".seat")).to_have_count(3 if lang == "en" else 5)
    expect(table.hand).to_have_count(5)
    page.locator(".bar-hint").click()
    expect(page.locator(".hand-card.hinted")).to_have_count(1)
    refused = 0

    def turn() -> None:
        nonlocal refused
        dim = page.locator(".hand-card[data-state=refused]")
        if not refused and dim.count():
            dim.first.click()
            said = table.prompt.inner_text()
            assert any(part in said for part in REFUSED[lang]), said
            refused += 1
        table.choose(table.playable.first)

    table.play_out(turn)
    assert refused
    expect(page.locator(".winners")).to_be_visible()
    assert max(table.totals()) >= 7
    page.keyboard.press("t")
    expect(page.locator("dialog[open] .in-words p").first).to_be_visible()
