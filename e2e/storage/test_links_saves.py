"""Deal links and saved matches."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from nanafuda import Match
from nanafuda.match.links import checksum
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.conftest import Visit, comes, prepare
from e2e.play import DRAWN, Table, escape, go, reload, view
from e2e.server import SiteServer
from e2e.storage.stored import (
    ASIDE,
    GAME,
    SAVE,
    before_the_last_card,
    choose_file,
    hold,
    stored,
    third_deal,
)

LINK = Match(GAME, options={"target": 100}, seed="k3f9").link() + "&level=beginner"


def checked(link: str) -> str:
    """A link that somebody else's build might have made."""
    return f"{link}&check={checksum(link)}"


def keep(page: Page, **values: str) -> None:
    """Puts values into the browser's storage."""
    page.evaluate("(all) => Object.assign(localStorage, all)", values)


def asides(page: Page) -> dict[str, str]:
    return {key: text for key, text in stored(page).items() if key.startswith(ASIDE)}


# --- Saved matches -------------------------------------------------------------------------------


def test_closed_tab_comes_back_to_the_same_cards(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context, "en")
    page.goto(site.url)
    table = Table.begin(page, GAME, "k3f9")
    cards = table.cards()
    assert len(cards) == 12
    page.close()
    again = context.new_page()
    again.goto(site.url)
    tile = again.locator(f".lobby-tile[data-game={GAME}]")
    expect(tile).to_contain_text("Saved: deal 1")
    again.get_by_role("link", name="Continue Seven Euchre").click()
    back = Table(again)
    back.settle()
    assert back.cards() == cards
    again.go_back()
    expect(again.get_by_role("heading", level=1)).to_be_focused()
    again.go_forward()
    back.settle()
    assert back.cards() == cards


class Held:
    """Keeps what Python needs from a page until it is let go."""

    def __init__(self, page: Page) -> None:
        self.routes: list[Route] | None = []
        page.route(PYTHON, self.take)

    def take(self, route: Route) -> None:
        if self.routes is None:
            route.continue_()
        else:
            self.routes.append(route)

    def let_go(self) -> None:
        routes, self.routes = self.routes or [], None
        for route in routes:
            route.continue_()


PYTHON = re.compile(r"/assets/py/")
PICTURE = """() => [...document.querySelectorAll(".bar, .board, .seats, .log, .prompt, .hand")]
  .map((part) => part.innerText + [...part.querySelectorAll("[data-card]")]
    .map((card) => card.dataset.card + card.dataset.state + card.getAttribute("aria-label")))"""
# Keeps changed nodes. Marks are not drawn, and what is read aloud takes its time.
COUNT = """() => {
  window.drawn = [];
  const heard = ({ target }) => target.closest?.(".voice");
  new MutationObserver((all) => window.drawn.push(
    ...all.filter((one) => !heard(one)).map(({ target }) => target.outerHTML)))
    .observe(document.getElementById("table"),
      { childList: true, characterData: true, subtree: true });
}"""


def at_once(page: Page) -> Table:
    """The table of a page that is loaded anew, whose engine is not there yet."""
    reload(page)
    table = Table(page)
    expect(table.root).to_have_attribute("data-busy", "yes")
    return table


def test_match_continues_before_the_engine_has_started(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context, "ja", theme="dark")
    page.goto(site.url)
    table = Table.resume(page, third_deal())
    seen = page.evaluate(PICTURE)
    assert len(seen) > 3 and all(seen)
    held = Held(page)
    table = at_once(page)
    assert page.evaluate(PICTURE) == seen
    expect(page.locator(".hand-card:focus")).to_have_count(1)
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.evaluate(COUNT)
    held.let_go()
    table.settle()
    assert page.evaluate("() => window.drawn") == []

    cards = table.cards()
    held = Held(page)
    table = at_once(page)
    page.locator(".bar-menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("h")
    expect(table.prompt).to_contain_text("ヒントを考え")
    for _ in range(2):
        page.keyboard.press("u")
        expect(table.prompt).to_contain_text("準備しています")
    held.let_go()
    table.settle()
    assert len(table.cards()) == len(cards) + 1


# Notes whether a text is ever there.
LOOKING_FOR = """(text) => {
  const look = () => { window.seen ||= document.body.textContent.includes(text); };
  new MutationObserver(look)
    .observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
# The engine reports more points for a seat than the snapshot.
OTHERWISE = """
  window.Worker = class extends Worker {
    set onmessage(hear) {
      super.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        const { table } = message.reply ?? {};
        if (table && !window.told) [window.told, table.scores[1]] = [true, 444];
        hear({ data: JSON.stringify(message) });
      };
    }
  };
"""


def test_what_the_engine_says_wins_and_what_was_chosen_is_played(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context, "en")
    page.goto(site.url)
    table = Table.resume(page, third_deal())
    cards = table.cards()
    page.add_init_script(OTHERWISE)
    held = Held(page)
    table = at_once(page)
    expect(table.root).not_to_contain_text("444")
    card = table.playable.first
    name = card.get_attribute("data-card")
    card.click(position={"x": 9, "y": 20})
    expect(table.prompt).to_contain_text("still starting")
    page.set_viewport_size({"width": 844, "height": 390})
    page.evaluate(DRAWN)
    cut = "(words) => words.scrollHeight > words.clientHeight + 1"
    assert not page.locator(".prompt-words").evaluate(cut)
    expect(page.locator(".awaited")).to_have_attribute("data-card", name or "")
    page.evaluate(LOOKING_FOR, "444")
    held.let_go()
    expect(table.hand).to_have_count(len(cards) - 1)
    expect(page.locator(".awaited")).to_have_count(0)
    assert page.evaluate("() => window.told && window.seen")


def test_a_finished_match_is_counted_and_told_of(visit: Visit) -> None:
    page = visit("en")
    keep(page, **{SAVE: json.dumps(before_the_last_card())})
    go(page, f"play={GAME}")
    table = Table(page)
    table.settle()
    table.choose(table.hand.first)
    assert table.over
    count = json.loads(stored(page)[f"nanafuda:statistics:{GAME}"])
    assert count["played"] == 1 and count["won"] in (0, 1)
    go(page, "")
    tile = page.locator(f".lobby-tile[data-game={GAME}]")
    last = count["last"]
    assert last["won"] == (count["won"] == 1) == (last["place"] == 1) and last["seats"] == 4
    how = "won" if last["won"] else "lost"
    expect(tile).to_contain_text(re.compile(rf"Last match \(.+, Beginner\): {how}"))
    expect(tile).to_contain_text(f"Played once, won {count['won']}")
    expect(tile.get_by_role("link", name="Play Seven Euchre")).to_be_visible()


def of_another_game() -> str:
    """A match of another game that says it is one of this."""
    record = Match("seven-bridge", seed="k3f9").record()
    save = {"save": 1, "seat": 0, "level": "club", "record": record}
    return json.dumps({**before_the_last_card(), "save": json.dumps(save)})


BROKEN = {
    "no JSON": "{{{",
    "not the engine's": json.dumps({**before_the_last_card(), "save": "{}"}),
    "changed": json.dumps(before_the_last_card()).replace("seed k3f9", "seed k3f8", 1),
    "another game's": of_another_game(),
}


def test_saves_that_cannot_be_read_are_kept_aside(visit: Visit) -> None:
    page = visit("en")
    for number, text in enumerate(BROKEN.values(), 1):
        # In one go: a lobby that is drawn in between puts it aside, too.
        page.evaluate(
            "([all, hash]) => { Object.assign(localStorage, all); location.hash = hash; }",
            [{SAVE: text}, f"play={GAME}"],
        )
        notice = page.locator(".notice").filter(has_text="Seven Euchre could not be read")
        expect(notice).to_contain_text("put aside, not deleted")
        assert len(asides(page)) == number and text in asides(page).values()
        assert SAVE not in stored(page)
        with page.expect_download() as download:
            notice.get_by_role("button", name="Download the file").click()
        assert download.value.path().read_text("utf-8") == text
    reload(page)
    page.get_by_role("button", name="Settings").click()
    kept = page.get_by_role("dialog").get_by_role("listitem")
    expect(kept).to_have_count(len(BROKEN))
    latest = max(asides(page))
    kept.first.get_by_role("button", name="Delete").click()
    expect(kept).to_have_count(len(BROKEN) - 1)
    assert len(asides(page)) == len(BROKEN) - 1 and latest not in asides(page)
    with page.expect_navigation():
        page.evaluate("(key) => { localStorage[key] = '{{{'; location.reload(); }", SAVE)
    page.get_by_role("button", name="Start new").click()
    page.get_by_role("button", name="Start", exact=True).click()
    table = Table(page)
    table.settle()
    assert len(table.cards()) == 12 and len(asides(page)) == len(BROKEN)


def test_no_saved_match_says_so(page: Page, site: SiteServer) -> None:
    go(page, f"play={GAME}", site.url)
    expect(page.locator(".notices")).to_contain_text("no saved match of Seven Euchre")
    assert page.url == site.url


def test_without_storage_it_says_so_and_plays(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    context.add_init_script(
        """Object.defineProperty(window, "localStorage", {
          get() { throw new DOMException("no", "SecurityError"); } });"""
    )
    go(page, f"new={GAME}", site.url)
    page.get_by_role("button", name="Start", exact=True).click()
    table = Table(page)
    table.settle()
    assert len(table.cards()) == 12
    expect(page.get_by_role("status").filter(has_text="does not allow")).to_be_visible()


# The test says when the browser's storage is full.
FILLS = """() => {
  const real = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    const others = Object.entries(localStorage).filter(([other]) => other !== key);
    const size = JSON.stringify(others).length + value.length;
    if (window.full || size > window.room) throw new DOMException("full", "QuotaExceededError");
    real.call(this, key, value);
  };
}"""


def test_full_storage_is_told_when_it_begins_and_taken_back_when_it_ends(visit: Visit) -> None:
    page = visit("en")
    page.evaluate(FILLS)
    table = Table.resume(page, third_deal())
    notice = page.locator(".notice").filter(has_text="is full")
    for _ in range(2):
        kept = stored(page)[SAVE]
        page.evaluate("() => { window.full = true; }")
        table.choose(table.playable.first)
        expect(notice).to_be_visible()
        assert stored(page)[SAVE] == kept
        page.evaluate("() => { window.full = false; }")
        table.choose(table.playable.first)
        expect(notice).to_have_count(0)
        assert len(json.loads(stored(page)[SAVE])["save"]) > len(json.loads(kept)["save"])


# --- Another match at the table ------------------------------------------------------------------


def begin_another(page: Page, leads: str) -> None:
    if leads == "a link":
        go(page, LINK)
        page.get_by_role("button", name="Start", exact=True).click()
    else:
        page.locator("#table .bar button").first.click()
        page.get_by_role("button", name=leads, exact=True).click()


@pytest.mark.parametrize(
    ("leads", "back"),
    [
        ("New match", "Return to the previous match"),
        ("Play this deal’s cards again", "Return to where you were"),
    ],
)
def test_what_is_left_at_the_table_can_be_gone_back_to(visit: Visit, leads: str, back: str) -> None:
    page = visit("en")
    way_back = page.get_by_role("button", name=back)

    def leave() -> None:
        begin_another(page, leads)
        expect(way_back).to_be_visible()
        table.settle()

    table = Table.resume(page, third_deal())
    before = table.cards()
    place = page.locator(".bar-deal").inner_text()
    assert "3" in place
    leave()
    assert table.cards() != before
    reload(page)  # nothing is lost by that either
    expect(way_back).to_be_visible()
    table.settle()
    way_back.click()
    expect(page.locator(".bar-deal")).to_have_text(place)
    expect(table.hand).to_have_count(len(before))
    table.settle()
    assert table.cards() == before
    expect(way_back).to_have_count(0)
    leave()
    box = page.locator(".bid-box .pass, .hand-card[data-state=playable]").first
    table.choose(box)
    expect(way_back).to_have_count(0)
    assert [key for key in stored(page) if "before" in key] == []


# Only what is stored now has room; the cached table, which makes room for all else, has none.
NO_MORE = """() => {
  const own = Object.entries(localStorage).filter(([key]) => !key.includes("shown:"));
  window.room = JSON.stringify(own).length;
}"""


@pytest.mark.parametrize("leads", ["a link", "New match", "Play this deal’s cards again"])
def test_unfinished_match_without_room_beside_another_stays(visit: Visit, leads: str) -> None:
    page = visit("en")
    table = Table.resume(page, third_deal())
    cards, save = table.cards(), json.loads(stored(page)[SAVE])["save"]
    page.evaluate(FILLS)
    page.evaluate(NO_MORE)
    begin_another(page, leads)
    expect(page.locator(".notice").filter(has_text="No other match was begun")).to_be_visible()
    expect(page.locator(".notice").filter(has_text="Return to")).to_have_count(0)
    table.settle()
    assert table.cards() == cards and page.url.endswith(f"#play={GAME}")
    assert json.loads(stored(page)[SAVE])["save"] == save


# Notes what is stored before each change: what the end of a process would leave.
NOTES_CHANGES = """
  window.left = [];
  for (const change of ["setItem", "removeItem"]) {
    const real = Storage.prototype[change];
    Storage.prototype[change] = function (...what) {
      window.left.push({ ...localStorage });
      return real.apply(this, what);
    };
  }
"""


def matches_in(texts: dict[str, str]) -> dict[str, str]:
    return {key: text for key, text in texts.items() if GAME in key and "shown" not in key}


OTHER_CARDS = """(was) => {
  const cards = [...document.querySelectorAll(".hand-card")].map((card) => card.dataset.card);
  return cards.length && String(cards) !== was;
}"""


def openable(page: Page) -> Iterator[list[str]]:
    """The cards of every match that can be opened.

    That is the saved match, the one before it, and those put aside. The one before must differ
    from the saved one: only its cards tell that it has come.
    """
    table = Table(page)
    if SAVE in stored(page):
        go(page, f"play={GAME}")
        table.settle()
        yield table.cards()
    if "before" in "".join(stored(page)):
        was = table.cards()
        page.get_by_role("button", name=re.compile("^Return to")).click()
        page.wait_for_function(OTHER_CARDS, arg=",".join(was))
        table.settle()
        yield table.cards()
    for number in range(len(asides(page))):
        go(page, "")
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Resume").nth(number).click()
        table.settle()
        yield table.cards()


@pytest.mark.parametrize("leads", ["a link", "New match", "Play this deal’s cards again", "a file"])
def test_a_page_killed_between_two_writes_leaves_a_match_that_opens(
    visit: Visit, leads: str
) -> None:
    page = visit("en")
    table = Table.resume(page, third_deal())
    cards = table.cards()
    page.evaluate(f"() => {{ {NOTES_CHANGES} }}")
    if leads == "a file":
        go(page, "")
        page.get_by_role("button", name="Settings").click()
        data = {f"save:{GAME}": json.dumps(before_the_last_card())}
        choose_file(page, json.dumps({"product": "nanafuda", "format": 1, "data": data}))
    else:
        begin_another(page, leads)
    done = page.locator(".notice").filter(has_text=re.compile("Return to|Loaded"))
    expect(done).to_be_visible()
    if leads == "a file":
        escape(page)
    left = {json.dumps(matches_in(texts)) for texts in page.evaluate("() => window.left")}
    assert len(left) > 1
    for texts in sorted(left):
        go(page, "")
        page.evaluate(
            "(texts) => { localStorage.clear(); Object.assign(localStorage, texts); }",
            json.loads(texts),
        )
        reload(page)
        assert any(found == cards for found in openable(page)), texts


def test_new_deal_that_comes_too_late_opens_no_table(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    prepare(context, "en")
    page.add_init_script(hold("startMatch"))
    go(page, f"new={GAME}", site.url)
    page.get_by_role("button", name="Start", exact=True).click()
    table = Table(page)
    table.settle()
    cards = table.cards()
    page.evaluate("() => { window.holds = true; }")
    begin_another(page, "New match")
    page.wait_for_function("() => window.held.length === 1 && !history.state.over")
    page.go_back()
    expect(page.locator("form.setup")).to_be_visible()
    before = page.evaluate("() => { window.held[0](); return window.answers; }")
    page.wait_for_function("(before) => window.answers > before", arg=before)
    expect(page.locator("form.setup")).to_be_visible()
    assert page.locator("#table").count() == 0
    page.go_forward()
    table.settle()
    assert table.cards() == cards


# --- Deal links ----------------------------------------------------------------------------------


def test_copied_link_deals_the_same_cards_elsewhere(visit: Visit) -> None:
    page, elsewhere = visit("en"), visit("ja")  # of two browser profiles
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = Table.begin(page, GAME, "k3f9", target=100)
    cards = table.cards()
    page.locator("#table .bar button").first.click()
    page.evaluate("() => navigator.clipboard.writeText('')")
    page.get_by_role("button", name="Copy link").click()
    comes(page, "async () => (await navigator.clipboard.readText()) !== ''")
    expect(page.get_by_role("status").filter(has_text="Link copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link.startswith(view(page, f"game={GAME}&v=1&"))
    assert link.endswith("&hand=" + ".".join(cards))
    elsewhere.locator(".lobby-link summary").click()
    elsewhere.get_by_label("リンク", exact=True).fill(link)
    elsewhere.keyboard.press("Enter")
    facts = elsewhere.locator("dl")
    for text in ("100点先取", "中級", "4人"):
        expect(facts).to_contain_text(text)
    elsewhere.get_by_role("button", name="始める").click()
    other = Table(elsewhere)
    other.settle()
    assert other.cards() == cards


def test_the_hand_in_a_link_is_there_before_the_engine_which_wins(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    """Invalid hands are ignored and never rendered as markup."""
    prepare(context, "en")
    match = Match.open(LINK.partition("&level=")[0])
    cards = match.table(0)["hand"]
    held = Held(page)
    shown = page.locator(".link-hand [data-shown]")
    for part, hand in (
        (".".join(reversed(cards)), cards),
        ("S99.H1", []),
        ("H1.H1", []),
        ("%3Cimg%20src=x%3E", []),
        (f"{cards[0]}&check=0", cards[:1]),
    ):
        go(page, f"{LINK}&hand={part}", site.url)
        expect(page.locator(".link-hand")).to_be_visible()
        expect(shown).to_have_count(len(hand))
        found = shown.evaluate_all("(all) => all.map((one) => one.dataset.shown)")
        assert sorted(found) == sorted(hand)
    held.let_go()
    expect(shown).to_have_count(len(cards))
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".hand-card")).to_have_count(len(cards))


def test_link_without_sharing_or_clipboard_can_be_copied_by_hand(visit: Visit) -> None:
    page = visit("en")
    page.evaluate(
        """() => Object.defineProperty(
          navigator, "clipboard", { value: undefined, configurable: true })"""
    )
    Table.begin(page, GAME, "k3f9")
    page.locator("#table .bar button").first.click()
    page.get_by_role("button", name="Copy link").click()
    field = page.get_by_role("dialog").get_by_role("textbox", name="Link")
    expect(field).to_be_focused()
    expect(field).to_have_value(re.compile(f"^{re.escape(view(page, ''))}game={GAME}&.*seed=k3f9"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Copy this link")).to_have_count(0)
    page.evaluate("() => { delete navigator.clipboard; }")


def test_nothing_is_replaced_unasked(visit: Visit) -> None:
    page, kept = visit("en"), json.dumps(before_the_last_card())
    keep(page, **{SAVE: kept})
    go(page, LINK)
    expect(page.locator("dl")).to_contain_text("Beginner")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    for form in (LINK, f"new={GAME}"):
        go(page, form)
        expect(page.locator("form")).to_contain_text("will be replaced")
    assert stored(page)[SAVE] == kept
    page.get_by_role("link", name="Continue it instead").click()
    table = Table(page)
    table.settle()
    assert len(table.cards()) == 1


def test_the_address_of_a_link_stays_until_its_deal_is_left(visit: Visit) -> None:
    page = visit("en")
    address = view(page, LINK)
    go(page, LINK)
    page.get_by_role("button", name="Start", exact=True).click()
    table = Table(page)
    table.settle()
    assert page.url == address
    table.choose(page.locator(".bid-box .pass"))
    cards = table.cards()
    reload(page)
    table.settle()
    assert (page.url, table.cards()) == (address, cards)
    page.go_back()  # to where the link was opened
    expect(page.locator(".lobby-tile")).to_have_count(5)
    page.go_forward()
    table.settle()
    assert (page.url, table.cards()) == (address, cards)
    begin_another(page, "New match")
    expect(page).to_have_url(view(page, f"play={GAME}"))
    page.wait_for_function(f"() => !localStorage['{SAVE}'].includes('seed k3f9')")
    table.settle()
    assert len(table.cards()) == 12 and table.cards() != cards
    link = json.loads(stored(page)[SAVE])["link"]
    assert "target=100" in link and link.endswith("level=beginner")


# --- Over the table ------------------------------------------------------------------------------


def test_data_is_left_alone_during_a_match(visit: Visit) -> None:
    page = visit("en")
    Table.sit(page, GAME, "k3f9")
    page.locator("#table .bar button").first.click()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button", name="Erase everything")).to_have_count(0)


def test_every_setting_shows_its_choice_when_another_appears(visit: Visit) -> None:
    page = visit("en")
    go(page, "")
    page.get_by_role("button", name="Settings").click()
    groups = page.locator("dialog [role=radiogroup]")
    expect(groups.first).to_be_visible()
    several = groups.count()
    page.locator("[name=setting-sounds]").first.check(force=True)
    expect(groups).to_have_count(several + 1)  # the volume
    assert page.locator("dialog [role=radiogroup] :checked").count() == several + 1


# --- Challenges and deals without a decision --------------------------------------------------


def test_a_challenge_that_has_just_come_is_on_no_list(visit: Visit) -> None:
    page = visit("en")
    match = Match("sevens-heaven", seed="sent")
    while match.turn is not None:
        match.play(match.legal()[0])
    go(page, match.challenge_link("Ann", level="club"))
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    expect(page.get_by_text("Remove from the list")).to_have_count(0)


def test_a_deal_without_a_decision_is_there_to_watch(visit: Visit) -> None:
    page = visit("en")
    link = (
        "game=sevens-heaven&v=1&seats=6&seed=627fq7rs&tempers=yes&deal=4&moves=8p8Hlf4s7ORI7LM"
        "&check=6385d47c&seat=0&level=club"
    )
    go(page, link)
    expect(page.locator("main .button.primary")).to_have_attribute("href", f"#sent-replay&{link}")
    expect(page.locator("main")).to_contain_text("nothing to decide")
    go(page, f"sent-again&{link}")  # as an old page offers it
    expect(page.locator(".viewer")).to_be_visible()


# --- Texts of strangers --------------------------------------------------------------------------


def test_texts_from_a_link_are_never_markup(visit: Visit) -> None:
    page = visit("en")
    evil = "<img src=x onerror=document.title='evil'><b id=evil>x</b>"
    link = Match(GAME, seed=evil).link() + "&level=beginner"
    go(page, link)
    expect(page.get_by_role("heading", name="Your cards")).to_be_visible()
    assert page.locator("#evil, main img").count() == 0
    go(page, checked("game=<b id=evil>&v=<b id=evil>&seats=4&seed=x"))
    expect(page.locator("main .fault")).to_be_visible()
    assert page.locator("#evil, main img").count() == 0
    assert page.title() != "evil"
