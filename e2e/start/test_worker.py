"""Workers that die, get stuck or fall silent, and saves that make them."""

from __future__ import annotations

import json
import re

import pytest
from nanafuda import Match
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.conftest import Faults, prepare, until
from e2e.play import Table, go
from e2e.server import SiteServer
from e2e.start.start import deal, hand
from e2e.storage.stored import ASIDE, GAME, SAVE, stored

# A worker's reactions to requests.
LOOP = "send(JSON.stringify({ silent: true })); for (;;);"
DIE = "throw new RangeError('Maximum call stack size exceeded');"
GO = "send(JSON.stringify({ silent: true })); self.close(); self.postMessage = () => {};"
# Longer than a worker is given to speak again, in milliseconds of the page's clock.
PATIENCE = 11_000
# Counts the workers that are about to fall silent.
PAGE = """
  window.silent = 0;
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => { window.silent += data.includes("silent"); });
    }
  };
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


def wait_for_silence(page: Page, workers: int = 1) -> None:
    """Waits until so many workers have fallen silent."""
    until(page, lambda: page.evaluate("() => window.silent") == workers, "a silent worker")


@pytest.fixture
def own(context: BrowserContext, page: Page) -> Page:
    """A page whose clock is the test's."""
    prepare(context, "en")
    context.add_init_script(PAGE)
    page.clock.install()
    return page


@pytest.mark.parametrize(
    "what",
    [
        pytest.param(LOOP, id="stuck"),
        pytest.param(DIE, id="dead", marks=pytest.mark.long),  # what dies twice is seen below
        pytest.param(GO, id="gone", marks=pytest.mark.long),
    ],
)
def test_lost_worker_is_replaced_and_the_table_goes_on(
    own: Page, site: SiteServer, what: str
) -> None:
    spoilt = Spoilt(own, '"do":"play"', what, workers=1)
    own.goto(site.url)
    table = Table.begin(own, GAME, "k3f9")
    cards = sorted(table.cards())
    passing = own.get_by_role("button", name="Pass", exact=True)
    passing.click()
    told = own.locator(".notice").filter(has_text="is restarting. Your data is safe")
    if what != DIE:
        wait_for_silence(own)
        own.clock.run_for(PATIENCE)
        expect(told).to_be_visible()
    expect(own.get_by_role("log")).to_contain_text("You: pass")
    table.settle()
    assert sorted(table.cards()) == cards
    own.get_by_role("button", name="Undo").click()
    expect(passing).to_be_enabled()
    own.get_by_role("button", name="Hint").click()
    expect(table.prompt).to_have_attribute("data-kind", "hint")
    assert spoilt.begun == 2
    expect(own.get_by_role("alert")).to_have_count(0)


def test_what_workers_die_of_again_is_given_up(own: Page, site: SiteServer, faults: Faults) -> None:
    faults.expect("engine-crashed")
    spoilt = Spoilt(own, '"do":"play"', DIE, workers=2)
    own.goto(site.url)
    table = Table.begin(own, GAME, "k3f9")
    kept = stored(own)[SAVE]
    own.get_by_role("button", name="Pass", exact=True).click()
    notice = own.locator(".notice").filter(has_text="stopped again after a restart")
    expect(notice).to_contain_text("Your saved matches are safe")
    expect(notice.get_by_role("button", name="Leave the table")).to_be_visible()
    assert spoilt.begun == 2 and stored(own)[SAVE] == kept
    notice.get_by_role("button", name="Try again").click()
    table.settle()
    own.get_by_role("button", name="Pass", exact=True).click()
    expect(own.get_by_role("log")).to_contain_text("You: pass")


def kept_save(save: str) -> str:
    """The page's stored entry, with this text from the engine."""
    link = Match(GAME, seed="k3f9").link() + "&level=club"
    at = "2026-01-02T03:04:05.000Z"
    fields = {"format": 1, "at": at, "deal": 1, "scores": [0, 0, 0, 0], "over": False, "link": link}
    return json.dumps({**fields, "save": save, "counted": False})


NESTED = json.dumps({"save": 1, "seat": 0, "level": "club", "record": "deep"}).replace(
    '"deep"', '["' * 200_000
)


@pytest.mark.parametrize(
    "what",
    [
        pytest.param(LOOP, id="stuck", marks=pytest.mark.long),
        pytest.param(DIE, id="dead"),
        pytest.param(None, id="nested", marks=pytest.mark.long),
    ],
)
def test_save_that_workers_die_of_is_put_aside(
    own: Page, site: SiteServer, what: str | None
) -> None:
    if what:
        Spoilt(own, "poison", what)
    text = kept_save("poison" if what else NESTED)
    own.goto(f"{site.url}about.en.html")
    own.evaluate("([key, text]) => { localStorage[key] = text; }", [SAVE, text])
    go(own, f"play={GAME}", site.url)
    if what == LOOP:
        for number in (1, 2):
            wait_for_silence(own, number)
            own.clock.run_for(PATIENCE)
    notice = own.locator(".notice").filter(has_text="put aside, not deleted")
    expect(notice).to_be_visible()
    if what:
        expect(notice).to_contain_text("The game stopped twice while trying this")
    kept = stored(own)
    assert SAVE not in kept
    assert [value for key, value in kept.items() if key.startswith(ASIDE)] == [text]
    with own.expect_download() as download:
        notice.get_by_role("button", name="Download the file").click()
    assert download.value.path().read_text("utf-8") == text
    own.reload()
    expect(own.get_by_role("link", name="Play Seven Euchre")).to_be_visible()
    expect(own.locator(".notice")).to_have_count(0)
    go(own, f"new={GAME}", site.url)
    deal(own)
    expect(hand(own)).to_have_count(12)
