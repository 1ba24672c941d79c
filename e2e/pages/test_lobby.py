"""The first view and what leads from it to a table: languages, options, keyboard, layout."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from nanafuda import Match
from playwright.sync_api import BrowserContext, Locator, Page, expect

from e2e.conftest import Visit, prepare, switch_language
from e2e.play import CATALOGUE, SIZES, axe_faults, escape, go, reload
from e2e.server import SiteServer

GAMES = CATALOGUE["games"]
PHONE, SMALL, DESKTOP = (
    {"width": 360, "height": 640},
    {"width": 320, "height": 568},
    {"width": 1280, "height": 800},
)


@pytest.fixture
def no_engine(page: Page) -> None:
    """Spares the machine: these tests never come to a table."""
    page.route(re.compile(r"asm\.wasm$"), lambda route: None)


def open_view(page: Page, site: SiteServer, view: str) -> None:
    """Opens the lobby, the setting up of a match, or what a bad link leads to."""
    go(page, view.removeprefix("#"), site.url)
    if view.startswith("#game"):
        expect(page.locator("main .fault")).to_be_visible()
    else:
        expect(page.locator("main .lobby-tile-facts, main form.setup").first).to_be_visible()


def radio(page: Page, name: str) -> Locator:
    return page.get_by_role("radio", name=name, exact=True)


def boxes(page: Page) -> list[Any]:
    return page.evaluate(  # type: ignore[no-any-return]
        """() => [".masthead", ".lobby-tile", ".lobby-tile-name", ".lobby-tile-art"]
          .flatMap((kind) => [...document.querySelectorAll(kind)])
          .map((node) => node.getBoundingClientRect())
          .map(({x, y, width, height}) => [x, y, width, height].map(Math.round))"""
    )


@pytest.mark.usefixtures("no_engine")
@pytest.mark.parametrize(
    ("size", "locale"),
    [
        (PHONE, "ja"),
        (DESKTOP, "en"),
        *(
            pytest.param(*more, marks=pytest.mark.long)
            for more in [(PHONE, "en"), (SMALL, "en"), (SMALL, "ja"), (DESKTOP, "ja")]
        ),
    ],
)
def test_taking_over_the_page_moves_nothing(
    page: Page, site: SiteServer, size: Any, locale: str
) -> None:
    page.set_viewport_size(size)
    script = re.compile(r"/assets/app-")
    page.route(script, lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto(site.url)
    before = boxes(page)
    page.unroute(script)
    reload(page)
    expect(page.locator(".lobby-tile-facts").first).to_be_visible()
    if locale == "ja":
        switch_language(page, "ja")
    after = boxes(page)
    assert len(before) == len(after) > 10
    for was, now in zip(before, after, strict=True):
        # A heading may take another line in another language; its tile stays as it was.
        assert was[:3] == now[:3], (was, now)
    tiles = slice(1, 1 + len(GAMES))
    assert before[tiles] == after[tiles]


@pytest.mark.usefixtures("no_engine")
def test_language_changes_without_a_reload_and_is_remembered(page: Page, site: SiteServer) -> None:
    go(page, "new=seven-euchre", site.url)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    radio(page, "200 team points").check()
    page.evaluate("() => { window.same = true; }")
    switch = page.get_by_role("button", name="日本語")
    switch.focus()
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page).to_have_title(re.compile("セブンユーカー"))
    expect(page.get_by_role("button", name="English")).to_be_focused()
    expect(radio(page, "200点先取")).to_be_checked()
    assert page.evaluate("() => window.same")
    page.goto(site.url)
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.get_by_role("link", name="セブンユーカーで遊ぶ")).to_be_visible()


def in_sight(page: Page, what: Locator) -> bool:
    """Whether all of it can be seen without scrolling, and nothing lies over its middle."""
    return what.evaluate(  # type: ignore[no-any-return]
        """(node) => {
          const {left, right, top, bottom} = node.getBoundingClientRect();
          const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return inside && (node.contains(on) || on?.closest(".lobby-tile")?.contains(node));
        }"""
    )


# The smallest phone has the names of all games in its first screen; all others the ways to play.
WAYS = [(size, ".lobby-tile-name" if size[0] < 350 else ".main") for size in SIZES]


@pytest.mark.parametrize(
    "size, what",
    [pytest.param(*way, marks=() if way[0] == (360, 640) else pytest.mark.long) for way in WAYS],
)
def test_all_games_are_in_sight(
    visit: Visit, lasting: SiteServer, size: tuple[int, int], what: str
) -> None:
    for lang in ("en", "ja"):
        page = visit(lang)
        open_view(page, lasting, "#")
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("() => scrollTo(0, 0)")
        ways = page.locator(f".lobby-tile-body {what}").all()
        assert len(ways) == len(GAMES)
        assert all(in_sight(page, way) for way in ways), (size, lang)
        shelf = page.locator(".lobby-tiles").bounding_box()
        assert shelf
        assert shelf["width"] > size[0] * 0.85
        assert shelf["y"] + shelf["height"] > size[1] * 2 / 3


STORE = "([key, text]) => { localStorage[key] = text; }"


@pytest.mark.usefixtures("no_engine")
def test_continue_stands_where_play_stood(page: Page, site: SiteServer) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    open_view(page, site, "")
    for day, game in enumerate(("seven-bridge", "ring-of-sevens", "upside-down")):
        at = f"2026-01-0{9 - day}T03:04:05.000Z"
        saved = {"format": 1, "game": game, "match": game, "at": at, "save": "…", "deal": 2}
        more = {"scores": [0], "over": day == 0, "link": f"game={game}", "counted": False}
        text = json.dumps({**saved, **more}, separators=(",", ":"))
        page.evaluate(STORE, [f"nanafuda:save:{game}", text])
    tile = page.locator(".lobby-tile[data-game=ring-of-sevens]")
    play = tile.locator(".main").bounding_box()
    assert play
    reload(page)
    way = tile.get_by_role("link", name="Continue Ring of Sevens")
    expect(way).to_have_attribute("href", "#play=ring-of-sevens")
    assert in_sight(page, way)
    there = way.bounding_box()
    assert there and (there["x"], there["y"]) == (play["x"], play["y"])
    expect(page.locator(".lobby-tile .primary.main")).to_have_count(1)  # the match played last
    expect(way).to_have_class(re.compile("primary"))
    tile = page.locator(".lobby-tile[data-game=upside-down]")
    expect(tile.get_by_role("link", name="Continue")).to_be_visible()
    options = tile.get_by_role("link", name="Options of Upside Down")
    expect(options).to_have_attribute("href", "#new=upside-down")


@pytest.mark.usefixtures("no_engine")
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_newcomer_reads_where_to_begin(page: Page, site: SiteServer, size: Any) -> None:
    page.set_viewport_size(size)
    page.goto(site.url)
    way = page.get_by_text("Begin here", exact=True)
    expect(way).to_have_attribute("href", re.compile("^#lesson=ring-of-sevens-"))
    assert in_sight(page, way)
    assert all(in_sight(page, link) for link in page.locator(".lobby-today a").all())
    page.evaluate("localStorage['nanafuda:statistics:ring-of-sevens'] = '{}'")
    reload(page)
    expect(page.get_by_role("link", name="Learn Ring of Sevens")).to_have_text("Learn")
    expect(way).to_have_count(0)


def test_play_starts_a_table_in_every_game(visit: Visit) -> None:
    page = visit("en")
    for game in GAMES:
        go(page, "")
        page.locator(f".lobby-tile[data-game={game['id']}] .main").click()
        expect(page.locator(".table")).to_be_visible()
        assert page.url.endswith(f"#play={game['id']}")


# The day's deal of every game begun or compared, and so many puzzles answered.
PROGRESS = """([deal, answers, days]) => {
  const date = (back) => new Date(Date.now() - back * 86400000).toISOString().slice(0, 10);
  const outcome = { undone: false, hinted: false, replay: "x", percent: 72, place: 5 };
  const parts = { "practice:today": { day: date(0), right: answers } };
  for (const game of document.querySelectorAll(".lobby-tile"))
    for (let back = 0; back < days; back++)
      parts[`boards:${game.dataset.game}/${date(back)}`] =
        deal === "begun" ? { link: "x", save: "x" } : { link: "x", first: outcome };
  for (const part in parts) localStorage[`nanafuda:${part}`] = JSON.stringify(parts[part]);
}"""


@pytest.mark.usefixtures("no_engine")
@pytest.mark.parametrize(
    ("deal", "answers", "days", "said", "dots", "row"),
    [
        ("", {}, 0, re.compile(r"^\d min$"), [None] * 3, None),
        ("begun", {"a": True}, 1, "begun", ["yes", None, None], None),
        ("done", {"a": True, "b": False, "c": True}, 1, "72 %", ["yes", "no", "yes"], None),
        ("done", {"a": True, "b": False}, 3, "72 %", ["yes", "no", None], "3 days in a row"),
    ],
    ids=["fresh", "one-of-three", "done", "days-in-a-row"],
)
def test_today_says_how_far_one_has_come(
    page: Page,
    site: SiteServer,
    deal: str,
    answers: Any,
    days: int,
    said: Any,
    dots: Any,
    row: Any,
) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    open_view(page, site, "")
    place = page.locator(".lobby-tiles").bounding_box()
    if days:
        page.evaluate(PROGRESS, [deal, answers, days])
        reload(page)
    today = page.locator(".lobby-today")
    of_the_day, puzzles = today.get_by_role("link").all()
    expect(of_the_day).to_have_attribute("href", re.compile(r"^#day=[a-z-]+&\d{4}-\d\d-\d\d$"))
    expect(of_the_day.locator("small")).to_have_text(said)
    expect(puzzles).to_have_attribute("href", "#practice=today")
    done = sum(dot is not None for dot in dots)
    expect(puzzles.get_by_role("img")).to_have_attribute("aria-label", f"{done} of 3 answered")
    found = [dot.get_attribute("data-right") for dot in puzzles.locator("i").all()]
    assert found == dots
    expect(today.locator(".today-label small")).to_have_text([row] if row else [])
    assert page.locator(".lobby-tiles").bounding_box() == place  # the space was reserved


@pytest.mark.usefixtures("no_engine")
def test_the_doors_lead_to_everything_else(page: Page, site: SiteServer) -> None:
    open_view(page, site, "")
    doors = page.locator(".lobby-doors")
    for name in ("Deal of the day", "Practise", "Challenges", "My deals", "Statistics", "Learn"):
        expect(doors.get_by_role("link", name=name, exact=True)).to_be_visible()
    doors.get_by_text("Have a link?").click()
    expect(page.get_by_label("Link", exact=True)).to_be_visible()


@pytest.mark.usefixtures("no_engine")
def test_the_form_says_what_it_asks(page: Page, site: SiteServer) -> None:
    open_view(page, site, "#new=seven-bridge")
    help = page.get_by_role("button", name="What does “Length” mean?")
    text = page.locator("#option-deals-help")
    expect(text).to_be_hidden()
    help.click()
    expect(text).to_be_visible()
    expect(help).to_have_attribute("aria-expanded", "true")
    rules = page.locator(".house-rules")
    expect(rules.locator("summary")).to_have_text(re.compile(r"House rules\s+standard$"))
    rules.locator("summary").click()
    rules.locator("[name=option-joker][value='1']").check(force=True)
    rules.locator("[name=option-concealed][value='1']").check(force=True)
    told = re.compile(r"House rules\s+Joker: Off; Concealed finish: Off$")
    expect(rules.locator("summary")).to_have_text(told)
    radio(page, "Beginner").check()
    expect(page.locator("#level-about")).to_contain_text("forgets what has been played")
    page.get_by_role("button", name="What does “Bots” mean?").click()
    expect(page.locator("#level-help")).not_to_contain_text("partner")
    go(page, "new=seven-euchre", site.url)
    expect(page.locator("[name=option-target]").first).to_be_attached()
    for closed in ("#level-help", "#option-target-help", "#seed"):
        expect(page.locator(closed)).to_be_hidden()
    expect(page.locator(".house-rules")).to_have_count(0)
    page.get_by_role("button", name="What does “Bots” mean?").click()
    expect(page.locator("#level-help")).to_contain_text("A partner plays at club level or better.")


def test_from_the_address_to_the_hand_by_keyboard_alone(page: Page, site: SiteServer) -> None:
    open_view(page, site, "")

    def tab_to(name: str) -> None:
        for _ in range(20):
            page.keyboard.press("Tab")
            focused = page.locator(":focus")
            if name in (focused.get_attribute("aria-label") or focused.inner_text()):
                return
        raise AssertionError(f"{name} cannot be reached")

    tab_to("Options of Seven Euchre")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Seven Euchre")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play with these settings")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Play with these settings")).to_be_focused()
    tab_to("What does “Match length” mean?")
    page.keyboard.press("Enter")
    expect(page.locator("#option-target-help")).to_be_visible()
    page.keyboard.press("Tab")
    expect(radio(page, "77 team points")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(radio(page, "One deal")).to_be_checked()
    page.get_by_text("Choose the deal").press("Enter")
    page.get_by_label("Seed").press_sequentially("k3f9")
    tab_to("Start")
    page.keyboard.press("Enter")
    expect(page.locator("#table .hand [data-card]")).to_have_count(12)
    assert page.evaluate("() => document.activeElement !== document.body")
    saved = page.evaluate("() => JSON.parse(localStorage['nanafuda:save:seven-euchre'])")
    assert "target=one" in saved["link"] and "seed=k3f9" in saved["link"]
    go(page, "new=seven-euchre", site.url)  # the choices are remembered, but for the seed
    expect(radio(page, "One deal")).to_be_checked()
    expect(page.locator("#seed")).to_have_value("")


ONE_TAP = "() => localStorage['nanafuda:save:upside-down']"
TOUCH = """(() => {
  const asked = matchMedia;
  window.matchMedia = (query) => asked(/any-pointer/.test(query) ? "not all" : query);
})()"""


def test_one_tap_plays_and_loses_nothing(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    context.add_init_script(TOUCH)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    go(page, "new=upside-down", site.url)
    page.locator("[name=seats][value='1']").check(force=True)
    page.evaluate(
        """() => { localStorage["nanafuda:choices"] =
          JSON.stringify({"upside-down": {seats: 3, level: "beginner"}}); }"""
    )
    go(page, "", site.url)
    page.locator("[data-art=upside-down]").click(force=True)  # a link lies over it
    expect(page.locator(".table[data-busy=no]")).to_be_attached()
    saved = json.loads(page.evaluate(ONE_TAP))
    assert "seats=3" in saved["link"] and saved["link"].endswith("level=beginner")
    page.locator(".bar-menu").click()
    groups = page.get_by_role("dialog").get_by_role("group", name=re.compile("^(This|View|Help)"))
    expect(groups).to_have_count(3)
    expect(page.get_by_role("button", name="Keys")).to_have_count(0)
    escape(page)
    page.locator(".bar-menu").click()
    expect(page.get_by_role("button", name="Keys")).to_be_visible()
    escape(page)
    page.go_back()  # to the games: Back begins no other match
    expect(page.locator(".lobby-tile .primary.main")).to_be_visible()
    go(page, "start=upside-down", site.url)
    expect(page.locator(".table[data-busy=no]")).to_be_attached()
    again = json.loads(page.evaluate(ONE_TAP))
    assert (again["match"], again["save"]) == (saved["match"], saved["save"])


@pytest.mark.parametrize("lang", ["en", pytest.param("ja", marks=pytest.mark.long)])
def test_a_first_match_has_its_aim_until_a_choice(visit: Visit, lang: str) -> None:
    page = visit(lang)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for game in GAMES:
        go(page, f"start={game['id']}")
        expect(page.locator(".table[data-busy=no]")).to_be_attached()
        expect(page.locator(".prompt-about")).to_be_in_viewport(ratio=1)
        lesson = page.locator(".prompt-row a.button")
        expect(lesson).to_have_attribute("href", f"#lesson={game['lessons'][0]['id']}")
        expect(page.locator(".notice")).to_have_count(0)
        assert axe_faults(page) == []


@pytest.mark.usefixtures("no_engine")
def test_a_cold_engine_deals_on_the_cloth(page: Page, site: SiteServer) -> None:
    """The cloth opens at once, without a panel, and there is a way back."""
    open_view(page, site, "")
    page.get_by_role("link", name="Play Seven Bridge").click()
    cloth = page.locator(".cloth[data-game=seven-bridge]")
    expect(cloth.get_by_role("heading", name="Seven Bridge")).to_be_visible()
    expect(page.locator(".panel")).to_have_count(0)
    cloth.get_by_role("link").click()
    expect(page.locator(".lobby-tile").first).to_be_visible()


@pytest.mark.usefixtures("no_engine")
def test_start_keeps_the_focus_and_shows_how_it_goes(page: Page, site: SiteServer) -> None:
    open_view(page, site, "#new=seven-euchre")
    start = page.get_by_role("button", name="Start")
    start.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator(".progress")).not_to_contain_text("MB")
    page.wait_for_function("() => document.querySelector('progress').value > 0")
    expect(start).to_be_focused()
    expect(start).to_have_attribute("aria-disabled", "true")


@pytest.mark.usefixtures("no_engine")
def test_a_friends_page_is_there_before_the_engine(
    context: BrowserContext, page: Page, site: SiteServer
) -> None:
    """Facts about the game, and the choices: to play, to learn first, to watch."""
    prepare(context, "en")
    match = Match("seven-euchre", seed="friend")
    while match.turn is not None:
        match.play("pass")
    for link, ways in (
        (
            f"{match.replay_link(at=0)}&seat=0&level=club",
            ["sent-decide&", "lesson=", "sent-replay&"],
        ),
        (f"{match.replay_link()}&seat=0&level=club", ["sent-again&", "lesson=", "sent-replay&"]),
        (match.link(), ["lesson="]),
    ):
        go(page, link, site.url)
        reload(page)
        panel = page.locator("form.panel")
        expect(panel).to_contain_text("every 7 is a trump")
        expect(page.locator(".view-head .art, .view-head svg").first).to_be_visible()
        for way in ways:
            expect(panel.locator(f'a[href^="#{way}"]')).to_be_visible()


@pytest.mark.usefixtures("no_engine")
def test_settings_are_followed_and_remembered(page: Page, site: SiteServer) -> None:
    open_view(page, site, "")
    opener = page.get_by_role("button", name="Settings")
    opener.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    ground = "() => getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(ground)
    radio(page, "Dark").check()
    assert page.evaluate(ground) != light
    radio(page, "Instant").check()
    escape(page)
    expect(opener).to_be_focused()
    reload(page)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Settings").click()
    expect(radio(page, "Instant")).to_be_checked()
    radio(page, "Match device").check()
    assert page.evaluate(ground) == light


@pytest.mark.usefixtures("no_engine")
def test_a_notice_leaves_in_three_ways_and_gives_the_focus_back(
    page: Page, site: SiteServer
) -> None:
    go(page, "nowhere", site.url)
    page.locator(".notice p").click()
    expect(page.locator(".notice")).to_have_count(0)
    go(page, "elsewhere")
    expect(page.locator(".notice")).to_contain_text("no such page")
    page.keyboard.press("Escape")
    expect(page.locator(".notice")).to_have_count(0)
    go(page, "nowhere")
    before = page.locator(".lobby-tile-actions a").first
    before.focus()
    page.locator(".notice > button").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_have_count(0)
    expect(before).to_be_focused()
