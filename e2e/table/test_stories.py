"""Headlines and stories of results, told from the person's seat, in both languages."""

from __future__ import annotations

import json
from typing import Any

from nanafuda import Match
from nanafuda.analysis.advice import bot_seed
from nanafuda.bots import decide
from nanafuda.protocol import JsonSession
from playwright.sync_api import Page, expect

from e2e.conftest import Visit, until
from e2e.play import Table, change, go, reload
from e2e.review.replay import careless
from e2e.table.table import BOARDS, store_board

# Ann has scored nothing with these cards.
SENT = (
    "game=sevens-heaven&v=1&seats=4&seed=zfkuz8g5&rules=b1&deal=1&moves=Dbmi&by=Ann&level=club"
    "&check=db6c2e24"
)


def folded() -> str:
    """The replay link of a person who folds there, and backs Aoi."""
    session = JsonSession()

    def ask(**request: object) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(session.handle(json.dumps(request)))
        return reply

    state = ask(do="openDuplicate", challenge=SENT)
    while state.get("next") not in ("over", "deal"):
        if state.get("next") == "person":
            legal = state["legal"]
            wanted = next((one for one in ("fold", "predict:1") if one in legal), legal[0])
            state = ask(do="play", action=wanted)
        else:
            state = ask(do="think")
    assert state["table"]["result"]["change"][0] == 19
    replay: str = ask(do="dealSummary")["summary"]["replay"]
    return replay


def check_headline(page: Page, en: str, ja: str) -> None:
    headline = page.locator(".end .headline")
    expect(headline).to_have_text(en)
    change(page, lang="ja")
    expect(headline).to_have_text(ja)
    change(page, lang="en")


def test_the_headline_is_told_from_my_seat(visit: Visit) -> None:
    """That of a challenge; those of matches: web/src/table/draw/headline.test.ts."""
    page = visit("en")
    go(page, SENT)
    expect(page.locator(".form-end .primary")).to_be_visible()
    key = next(name for name in page.evaluate(BOARDS) if name.endswith("/0"))[:-2]
    first = {"undone": False, "hinted": False, "replay": folded()}
    store_board(page, f"{key}/1", {"link": first["replay"], "first": first})
    go(page, f"challenge={key}&play")
    check_headline(page, "You beat \u2068Ann\u2069 by 19.", "「\u2068Ann\u2069」に19点差で勝ち！")
    expect(page.locator(".podium [data-won] .won")).to_be_attached()


STORED = "game => JSON.parse(localStorage[`nanafuda:save:${game}`]).stories"


def test_a_deal_has_one_story_that_stays(visit: Visit) -> None:
    """Below its headline, spoken once, the same after a reload; the strip says the percent."""
    page = visit("en")
    match = careless("sevens-heaven", "field 1")
    Table.resume(page, match)
    story = page.locator(".end .story")
    expect(story).to_have_count(1)
    said = story.inner_text()
    assert said and "{" not in said and "story-" not in said
    expect(page.locator(".voice")).to_contain_text(said)
    expect(page.locator(".field-strip")).to_contain_text("With your cards")
    kept = page.evaluate(STORED, "sevens-heaven")
    assert list(kept) == ["1"] and kept["1"]["kind"] == story.get_attribute("data-story")
    reload(page)
    expect(story).to_have_text(said)
    change(page, lang="ja")
    expect(story).not_to_have_text(said)
    assert page.evaluate(STORED, "sevens-heaven") == kept
    # Taken back, the deal has no story any more.
    page.keyboard.press("u")
    until(page, lambda: not page.evaluate(STORED, "sevens-heaven"), "the story goes")
    expect(story).to_have_count(0)


def test_a_lost_deal_names_its_costliest_move_with_the_reason(lasting_page: Page) -> None:
    """On a page that has shown no advice yet, all words of the reason are there."""
    Table.resume(lasting_page, careless("upside-down", "lost 2"))
    story = lasting_page.locator(".end .story[data-story=lost]")
    expect(story).to_contain_text("8s")
    expect(story).not_to_contain_text("{")


def test_the_dealt_cards_that_decided_are_named_first_in_the_review_too(visit: Visit) -> None:
    """Club players, the strong hint and the field agree that this hand could not win."""
    page = visit("en")
    match = Match("ring-of-sevens", seed="cards 268")
    while match.turn is not None:
        view = match.game.view(match.turn)
        match.play(view.text(decide("club", view, bot_seed(match, len(match.actions)))))
    Table.resume(page, match)
    said = (
        "The cards decided: 8 cards far from the 7 (A, 2, Q, K), one 6 or 8. "
        "All 16 bots with them struggled, too."
    )
    expect(page.locator(".end .story")).to_have_text(said)
    page.get_by_role("button", name="Look back").click()
    expect(page.locator(".look-clean")).to_have_text(said)
    change(page, lang="ja")
    expect(page.locator(".look-clean")).to_contain_text("勝負を決めたのは配札")
