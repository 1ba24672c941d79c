"""Workers that die, get stuck or fall silent, and saves that make them."""

from __future__ import annotations

import json
import re

import pytest
from nanafuda import Match
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.conftest import Faults, prepare, until
from e2e.play import Table
from e2e.test_links_saves import ASIDE, GAME, SAVE, stored
from e2e.test_start import deal, hand
from web.tools.server import SiteServer

# What a worker does when Python is asked for something.
LOOP = "for (;;);"
DIE = "throw new RangeError('Maximum call stack size exceeded');"
GO = "self.close(); self.postMessage = () => {};"
# Longer than a worker is given to speak again, in milliseconds of the page's clock.
PATIENCE = 11_000
# Who looks at the page is up to the test.
LOOKED_AT = """
  window.looked = true;
  Object.defineProperty(Document.prototype, "visibilityState", {
    get: () => (window.looked ? "visible" : "hidden"),
  });
"""


class Spoilt:
    """Workers of a page that do something else when they are sent a text with `word` in it."""

    def __init__(self, page: Page, word: str, what: str, workers: int = 1000) -> None:
        self.left = workers
        self.code = f"""
          const [served, send] = [self.onmessage, self.postMessage.bind(self)];
          let doomed = -1;
          self.onmessage = (event) => {{
            if (event.data.includes({json.dumps(word)})) doomed = JSON.parse(event.data).id;
            return served(event);
          }};
          self.postMessage = (text) => {{
            send(text);
            if (JSON.parse(text).at === doomed) {{ {what} }}
          }};"""
        self.begun = 0
        page.route(re.compile("/worker-"), self.answer)

    def answer(self, route: Route) -> None:
        self.begun += 1
        self.left -= 1
        if self.left < 0:
            return route.continue_()
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text() + self.code)


def wait_for_worker(page: Page, spoilt: Spoilt, number: int) -> None:
    """Lets time pass for the page until so many workers have begun."""

    def passes() -> bool:
        if spoilt.begun < number:
            page.clock.run_for(2_000)
        return spoilt.begun >= number

    until(page, passes, f"worker {number}")


@pytest.mark.parametrize("what", [LOOP, DIE, GO], ids=["stuck", "dead", "gone"])
def test_lost_worker_is_replaced_and_the_table_goes_on(
    context: BrowserContext, page: Page, site: SiteServer, faults: Faults, what: str
) -> None:
    prepare(context, "en")
    page.clock.install()
    spoilt = Spoilt(page, '"do":"play"', what, workers=1)
    page.goto(f"{site.url}#new={GAME}")
    deal(page)
    table = Table(page)
    table.settle()
    cards = table.cards()
    passing = page.get_by_role("button", name="Pass", exact=True)
    passing.click()
    wait_for_worker(page, spoilt, 2)
    expect(page.get_by_role("log")).to_contain_text("You: pass")
    told = page.get_by_text("is being started again. Nothing is lost")
    if what == DIE:
        expect(told).to_have_count(0)
    else:
        expect(told).to_be_visible()
    table.settle()
    assert table.cards() == cards
    page.get_by_role("button", name="Undo").click()
    expect(passing).to_be_enabled()
    page.get_by_role("button", name="Hint").click()
    expect(table.prompt).to_have_attribute("data-kind", "hint")
    assert spoilt.begun == 2
    expect(page.get_by_role("alert")).to_have_count(0)


def test_worker_that_goes_while_nobody_looks_is_replaced(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context, "en")
    page.clock.install()
    context.add_init_script(LOOKED_AT)
    spoilt = Spoilt(page, '"do":"play"', LOOP, workers=1)
    page.goto(f"{site.url}#new={GAME}")
    deal(page)
    table = Table(page)
    table.settle()
    page.evaluate("() => { window.looked = false; }")
    page.get_by_role("button", name="Pass", exact=True).click()
    page.clock.run_for(20 * PATIENCE)
    assert spoilt.begun == 1
    page.evaluate("""() => {
      window.looked = true;
      document.dispatchEvent(new Event("visibilitychange"));
    }""")
    wait_for_worker(page, spoilt, 2)
    expect(page.get_by_role("log")).to_contain_text("You: pass")


def test_what_workers_die_of_again_is_given_up(
    context: BrowserContext, page: Page, site: SiteServer, faults: Faults
) -> None:
    faults.allow("engine-crashed")
    prepare(context, "en")
    spoilt = Spoilt(page, '"do":"play"', DIE, workers=2)
    page.goto(f"{site.url}#new={GAME}")
    deal(page)
    table = Table(page)
    table.settle()
    kept = stored(page)[SAVE]
    page.get_by_role("button", name="Pass", exact=True).click()
    notice = page.locator(".notice").filter(has_text="once more after a new start")
    expect(notice).to_contain_text("What you have saved is kept")
    expect(notice.get_by_role("button", name="Leave the table")).to_be_visible()
    assert spoilt.begun == 2 and stored(page)[SAVE] == kept
    notice.get_by_role("button", name="Try again").click()
    table.settle()
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.get_by_role("log")).to_contain_text("You: pass")


def kept_save(save: str) -> str:
    """What the page would have kept with this as the engine's text."""
    link = Match(GAME, seed="k3f9").link() + "&level=club"
    at = "2026-01-02T03:04:05.000Z"
    fields = {"format": 1, "at": at, "deal": 1, "scores": [0, 0, 0, 0], "over": False, "link": link}
    return json.dumps({**fields, "save": save, "counted": False})


NESTED = json.dumps({"save": 1, "seat": 0, "level": "club", "record": "deep"}).replace(
    '"deep"', '["' * 200_000
)


@pytest.mark.parametrize("what", [LOOP, DIE, None], ids=["stuck", "dead", "nested"])
def test_save_that_workers_die_of_is_put_aside(
    context: BrowserContext, page: Page, site: SiteServer, faults: Faults, what: str | None
) -> None:
    faults.allow("engine-crashed")
    prepare(context, "en")
    page.clock.install()
    spoilt = Spoilt(page, "poison", what or "") if what else None
    text = kept_save("poison" if what else NESTED)
    page.goto(f"{site.url}about.en.html")
    page.evaluate("([key, text]) => { localStorage[key] = text; }", [SAVE, text])
    page.goto(f"{site.url}#play={GAME}")
    if spoilt:
        wait_for_worker(page, spoilt, 2)
    notice = page.locator(".notice").filter(has_text="put aside, nothing is deleted")

    def told() -> bool:
        if what == LOOP:
            page.clock.run_for(2_000)
        return notice.count() > 0

    until(page, told, "the notice")
    if what:
        expect(notice).to_contain_text("stopped the engine twice")
    kept = stored(page)
    assert SAVE not in kept
    assert [value for key, value in kept.items() if key.startswith(ASIDE)] == [text]
    with page.expect_download() as download:
        notice.get_by_role("button", name="Download the file").click()
    assert download.value.path().read_text("utf-8") == text
    page.reload()
    expect(page.get_by_role("link", name="Play Seven Euchre")).to_be_visible()
    expect(page.locator(".notice")).to_have_count(0)
    page.goto(f"{site.url}#new={GAME}")
    deal(page)
    expect(hand(page)).to_have_count(12)
