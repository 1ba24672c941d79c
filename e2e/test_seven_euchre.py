"""Seven Euchre at the table: whole matches, keys, reading, and all that a player asks of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.play import LANGS, Table, prepare
from web.tools.server import SiteServer

GAME = "seven-euchre"


def take_turn(table: Table) -> None:
    """One decision by clicking: bids where nobody has, otherwise takes the first card there is."""
    page = table.page
    if table.phase == "auction":
        free = page.locator(".bid-button:not([aria-disabled])")
        stands = page.locator("td[data-stands]").count()
        table.choose(free.first if not stands and free.count() else page.locator(".bid-box .pass"))
    else:
        table.choose(table.playable.first)


def until(table: Table, phase: str) -> None:
    table.play_until(
        lambda: table.phase == phase and table.next == "person", lambda: take_turn(table)
    )


def what_is_seen(table: Table) -> list[object]:
    trick = table.page.locator(".trick [data-card]")
    return [
        table.cards(),
        trick.evaluate_all("nodes => nodes.map((node) => node.dataset.card)"),
        table.page.locator(".seats").inner_text(),
        table.page.locator(".banner").inner_text(),
        table.prompt.inner_text(),
    ]


@LANGS
def test_whole_match_by_clicking(
    context: BrowserContext, page: Page, site: SiteServer, lang: str
) -> None:
    prepare(context, lang=lang)
    table = Table.begin(page, site, GAME, "click", target="one")
    table.play_out(lambda: take_turn(table))
    expect(page.locator(".winners")).to_be_visible()
    expect(page.locator(".deal-sheet .figures .sum")).to_be_visible()
    expect(table.main).to_have_text("もう一度遊ぶ" if lang == "ja" else "Play again")
    table.choose(table.main)
    expect(table.hand).to_have_count(12)


def test_match_to_77(context: BrowserContext, page: Page, site: SiteServer) -> None:
    prepare(context)
    table = Table.begin(page, site, GAME, "long", target=77)
    table.play_out(lambda: take_turn(table))
    assert max(table.totals()) >= 77


def test_whole_match_by_keyboard(context: BrowserContext, page: Page, site: SiteServer) -> None:
    prepare(context)
    table = Table.begin(page, site, GAME, "keys", target="one")
    keys = page.keyboard
    for _ in range(60):
        assert page.evaluate("() => document.activeElement !== document.body"), "focus was lost"
        if table.over:
            break
        if table.next == "deal":
            keys.press("n")
        elif table.phase == "auction" and not page.locator("td[data-stands]").count():
            keys.press("b")
            keys.press("ArrowUp")
            expect(page.locator(":focus")).to_have_attribute("aria-valuenow", "8")
            keys.press("Home")
            keys.press("Tab")
            keys.press("Tab")
            keys.press("Tab")
            keys.press("Enter")
        elif table.phase == "auction":
            keys.press("p")
        else:
            table.focus_playable()
            keys.press("Enter")
        table.settle()
    expect(page.locator(".winners")).to_be_visible()
    expect(table.main).to_be_focused()


def test_hand_is_one_tab_stop_with_names(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context)
    table = Table.begin(page, site, GAME, "names", target="one")
    until(table, "play")
    expect(page.locator(".hand-card[tabindex='0']")).to_have_count(1)
    count = table.hand.count()
    names = [one.get_attribute("aria-label") or "" for one in table.hand.all()]
    assert all(name.endswith(f", {i + 1} of {count}") for i, name in enumerate(names))
    assert any(", playable, " in name for name in names)
    for seven in page.locator(".hand-card[data-card$='7'][data-mark=trump]").all():
        assert ", trump, " in (seven.get_attribute("aria-label") or "")
    table.hand.first.focus()
    page.keyboard.press("End")
    expect(table.hand.last).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(table.hand.nth(count - 2)).to_be_focused()
    expect(page.locator(".hand-card[tabindex='0']")).to_have_count(1)


def test_reload_in_mid_deal_resumes(context: BrowserContext, page: Page, site: SiteServer) -> None:
    prepare(context)
    table = Table.begin(page, site, GAME, "resume", target=77)
    until(table, "play")
    take_turn(table)
    before = what_is_seen(table)
    page.reload()
    table.settle()
    assert what_is_seen(table) == before


def test_undo_goes_back_to_my_last_decision(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context)
    table = Table.begin(page, site, GAME, "undo", target="one")
    until(table, "play")
    before, played = table.cards(), table.playable.first.get_attribute("data-card")
    take_turn(table)
    after = [table.cards(), page.locator(".trick [data-card]").count()]
    page.keyboard.press("u")
    table.settle()
    assert table.cards() == before
    table.choose(page.locator(f".hand-card[data-card='{played}']"))
    assert after == [table.cards(), page.locator(".trick [data-card]").count()]
    page.keyboard.press("Control+z")
    table.settle()
    assert table.cards() == before
    page.get_by_role("button", name="Undo").click()
    table.settle()
    assert len(table.cards()) >= len(before)


@LANGS
def test_refused_card_says_why(
    context: BrowserContext, page: Page, site: SiteServer, lang: str
) -> None:
    prepare(context, lang=lang)
    table = Table.begin(page, site, GAME, "why", target=77)
    refused = page.locator(".hand-card[aria-disabled=true]")
    table.play_until(lambda: refused.count() > 0, lambda: take_turn(table))
    cards = table.cards()
    refused.first.focus()
    page.keyboard.press("Enter")
    expect(table.prompt).to_have_attribute("data-kind", "refusal")
    expect(table.prompt).to_contain_text("led" if lang == "en" else "リード")
    expect(refused.first).to_be_focused()
    assert table.cards() == cards


def test_bid_that_is_too_low_says_why(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context)
    table = Table.begin(page, site, GAME, "low", target=77)
    table.play_until(
        lambda: (
            table.phase == "auction"
            and page.locator("td[data-stands]").count() > 0
            and page.locator(".bid-button[aria-disabled]").count() > 0
        ),
        lambda: take_turn(table),
    )
    page.locator(".bid-button[aria-disabled]").first.click(force=True)
    expect(table.prompt).to_contain_text("higher")


def test_a_tap_and_the_space_bar_skip_the_wait(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context, pace="relaxed")
    table = Table.begin(page, site, GAME, "wait", target="one")
    for _ in range(40):
        if table.phase == "play":
            break
        take_turn(table)
    table.playable.first.click(position={"x": 9, "y": 20})
    expect(page.locator(".table[data-busy=yes]")).to_be_attached()
    for _ in range(60):
        if page.locator(".table[data-busy=no]").count():
            break
        page.keyboard.press("Space")
        page.locator(".middle").click()
        page.wait_for_timeout(20)
    table.settle()
    assert table.next in ("person", "deal", "over")


def test_dialogs_open_and_close_by_their_keys(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context)
    table = Table.begin(page, site, GAME, "panels", target="one")
    until(table, "play")
    take_turn(table)
    table.hand.first.focus()
    for key, heading in [
        ("l", "Last trick"), ("t", "The table in words"), ("s", "Score"), ("o", "Players"),
        ("c", "Suits and trumps"), ("a", "Auction"),
    ]:  # fmt: skip
        page.keyboard.press(key)
        dialog = page.get_by_role("dialog", name=heading)
        expect(dialog).to_be_visible()
        table.axe(heading)
        page.keyboard.press(key)
        expect(dialog).to_be_hidden()
        expect(table.hand.first).to_be_focused()
    page.get_by_role("button", name="Menu").click()
    table.axe("menu")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_dialog_opened_as_another_closes_stays(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context)
    Table.begin(page, site, GAME, "panels", target="one")
    page.evaluate(
        """async () => {
          for (const key of ["o", "o", "c"])
            document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
          await new Promise((done) => setTimeout(done, 300));
        }"""
    )
    expect(page.get_by_role("dialog", name="Suits and trumps")).to_be_visible()


def test_letter_keys_can_be_turned_off(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context)
    Table.begin(page, site, GAME, "letters", target="one")
    page.keyboard.press("Shift+KeyR")
    page.keyboard.press("s")
    expect(page.get_by_role("dialog", name="Score")).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate(
        """() => localStorage.setItem("nanafuda:settings",
          JSON.stringify({format: 1, lang: "en", pace: "instant", shortcuts: false}))"""
    )
    page.reload()
    table = Table(page)
    table.settle()
    page.keyboard.press("s")
    page.wait_for_timeout(100)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_language_changes_at_the_table(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context)
    table = Table.begin(page, site, GAME, "lang", target="one")
    cards = table.cards()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="日本語").check(force=True)
    page.keyboard.press("Escape")
    expect(page.locator(".table h1")).to_contain_text("セブンユーカー")
    assert table.cards() == cards
    assert "枚中" in (table.hand.first.get_attribute("aria-label") or "")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@LANGS
def test_axe_finds_nothing(
    context: BrowserContext, page: Page, site: SiteServer, lang: str, scheme: str
) -> None:
    prepare(context, lang=lang)
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    table = Table.begin(page, site, GAME, "axe", target="one")
    seen: set[str] = set()

    def turn() -> None:
        if table.phase not in seen:
            seen.add(table.phase)
            for size in ({"width": 360, "height": 640}, {"width": 1280, "height": 800}):
                page.set_viewport_size(size)  # type: ignore[arg-type]
                table.axe(table.phase)
        take_turn(table)

    table.play_out(turn)
    table.axe("end")
    assert {"auction", "play"} <= seen
