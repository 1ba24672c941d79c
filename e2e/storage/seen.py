"""The user's view of all stored data, read from the screen.

`make_fixtures.py` notes it when a fixture is made, and `test_fixtures.py` compares. It consists of
cards, numbers, states and names, so it does not change when a sentence is reworded.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import FilePayload, Locator, Page, expect

from e2e.conftest import DISMISS
from e2e.play import Table, escape, go

# Of the fixtures; a page that has more games shows these first.
GAMES = ["seven-euchre", "sevens-heaven", "ring-of-sevens", "seven-bridge", "upside-down"]
# The lesson that is left before its end.
UNDER_WAY = "seven-euchre-cards"
Seen = dict[str, Any]

# Numbers in any text, in any order.
NUMBERS = "const numbers = (text) => (text.match(/\\d+([.,:]\\d+)*/g) ?? []).sort();"
AT_TABLE = f"""() => {{
  {NUMBERS}
  const all = (selector) => [...document.querySelectorAll(`.table ${{selector}}`)];
  const cards = (selector) =>
    [...new Set(all(selector).map(({{ dataset }}) => dataset.card ?? dataset.shown))].sort();
  const {{ next, phase }} = document.querySelector(".table").dataset;
  return {{
    next,
    phase,
    hand: cards(".hand-card"),
    playable: cards(".hand-card[data-state=playable]"),
    centre: cards(".centre :is([data-card], [data-shown]):not(.pot *)"),
    turn: all(".seat[data-turn=yes]").map(({{ dataset }}) => dataset.seat),
    seats: all(".seat").map((seat) => [seat.dataset.seat, numbers(seat.innerText)]).sort(),
    deal: numbers(all(".bar-deal").map((place) => place.innerText).join(" ")),
  }};
}}"""
ROWS = f"""(rows) => {{
  {NUMBERS}
  return rows.map((row) => numbers(row.innerText));
}}"""
TILES = f"""(tiles) => {{
  {NUMBERS}
  return Object.fromEntries(tiles.map((tile) => [tile.dataset.game, {{
    saved: "saved" in tile.dataset,
    numbers: numbers(tile.querySelector(".lobby-tile-facts").innerText),
  }}]));
}}"""
DEALS = f"""(rows) => {{
  {NUMBERS}
  return Object.fromEntries(rows.map((row) => [row.querySelector("a").hash, {{
    numbers: numbers(row.innerText),
    reviewed: row.querySelector("[data-mistakes], .deal-cost") !== null,
    mistakes: row.querySelector("[data-mistakes]") !== null,
  }}]));
}}"""
FIGURES = f"""(games) => {{
  {NUMBERS}
  return Object.fromEntries(games.map((game) => [
    game.getAttribute("aria-labelledby").replace("figures-", ""), numbers(game.innerText),
  ]));
}}"""
# Selected options on a page or in a dialog.
CHOSEN = """(root) => Object.fromEntries([
  ...[...root.querySelectorAll("input[type=radio]:checked")].map((one) => [one.name, one.value]),
  ...[...root.querySelectorAll("select[id]")].map((one) => [one.id, one.selectedIndex]),
])"""
# Today's deals have words instead of signs.
DAYS = """(days) => {
  const signs = { new: "–", begun: "…", played: "✓", same: "=" };
  const sign = (day) => signs[day.dataset.state] ?? day.textContent.match(/\\d+|\\S/)[0];
  return Object.fromEntries(days.filter((day) => sign(day) !== "–")
    .map((day) => [day.hash, { text: sign(day), marked: day.dataset.marked !== undefined }]));
}"""
CHALLENGE = f"""(rows) => {{
  {NUMBERS}
  return rows.map((row) => ({{
    mine: row.dataset.mine === "yes",
    name: row.dataset.mine === "yes" ? "" : [...row.querySelector("th").childNodes]
      .filter(({{ nodeType }}) => nodeType === Node.TEXT_NODE)
      .map(({{ textContent }}) => textContent.replace(/[\\u2068\\u2069]/g, "").trim()).join(""),
    numbers: numbers(row.querySelector("td").innerText),
  }}));
}}"""


def everything(page: Page) -> Seen:
    """All features, one after the other; a page that is looked at stays as it is."""
    found = {
        "lobby": lobby(page),
        "matches": {game: match(page, game) for game in GAMES},
        "asides": asides(page),
        "deals": deals(page),
        "figures": figures(page),
        "settings": settings(page),
        "choices": {game: choices(page, game) for game in GAMES},
        "learning": learning(page),
        "lesson": {UNDER_WAY: lesson(page, UNDER_WAY)},
        "practice": practice(page),
        "days": days(page),
        "challenges": challenges(page),
    }
    return {**found, "boards": {one: at_table(page, one) for one in under_way(found)}}


def under_way(found: Seen) -> list[str]:
    """The addresses of deals of the day that were begun and not ended."""
    return [day.removeprefix("#") for day, one in found["days"].items() if one["text"] == "…"]


def first(page: Page) -> Seen:
    """The same in version 1.0.0; its tables have another layout."""
    positions = {game: match(page, game) for game in GAMES}
    parts = ("next", "phase", "hand", "playable")
    root = page.locator("html")
    return {
        "matches": {game: {part: one[part] for part in parts} for game, one in positions.items()},
        "asides": asides(page),
        "choices": {game: choices(page, game) for game in GAMES},
        "settings": {
            "language": root.get_attribute("lang"),
            "theme": root.get_attribute("data-theme"),
        },
    }


def rows_of(rows: Locator) -> list[list[str]]:
    found: list[list[str]] = rows.evaluate_all(ROWS)
    return found


def by_game(rows: Locator) -> dict[str, list[str]]:
    return dict(zip(GAMES, rows_of(rows), strict=False))


def at_table(page: Page, address: str) -> Seen:
    """The position at a table where it is the person's turn, or the deal has ended."""
    go(page, "")
    expect(page.locator(".table")).to_have_count(0)  # the previous one
    go(page, address)
    Table(page).settle()
    found: Seen = page.evaluate(AT_TABLE)
    return found


def lobby(page: Page) -> Seen:
    go(page, "")
    tiles = page.locator(".lobby-tile[data-game]")
    expect(tiles.nth(len(GAMES) - 1)).to_be_visible()
    found: Seen = tiles.evaluate_all(TILES)
    return {game: found[game] for game in GAMES}


def match(page: Page, game: str) -> Seen:
    """The match that can be gone on with."""
    return at_table(page, f"play={game}")


def deals(page: Page) -> Seen:
    """My deals, by their links."""
    go(page, "deals")
    expect(page.locator(".deals [aria-busy=false]")).to_be_visible()
    found: Seen = page.locator(".deal-item").evaluate_all(DEALS)
    return found


def figures(page: Page) -> Seen:
    go(page, "figures")
    expect(page.locator(".figures-of").first).to_be_visible()
    found: Seen = page.locator(".figures-of").evaluate_all(FIGURES)
    return found


def open_settings(page: Page) -> Locator:
    go(page, "")
    expect(page.locator(".lobby-tile").first).to_be_visible()
    page.locator(".masthead-tools button").last.click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("[name=setting-theme]").first).to_be_attached()
    return dialog


def close_settings(page: Page) -> None:
    escape(page)
    expect(page.locator("dialog[open]")).to_have_count(0)


def saved_file(page: Page) -> str:
    """The text of the file of “Save to a file”."""
    dialog = open_settings(page)
    with page.expect_download() as saving:
        dialog.locator(".sheet-section button").first.click()
    text: str = saving.value.path().read_text("utf-8")
    close_settings(page)
    return text


def open_file(page: Page, text: str) -> None:
    """Loads such a file, and waits until all of it has been taken over."""
    choose_file(open_settings(page), text)
    expect(page.locator(".notice .primary")).to_be_visible()  # it can be given back
    page.evaluate(DISMISS)
    close_settings(page)


def choose_file(dialog: Locator, text: str) -> None:
    kind = "application/json"
    file: FilePayload = {"name": "all.json", "mimeType": kind, "buffer": text.encode()}
    dialog.locator("input[type=file]").set_input_files(file)


def settings(page: Page) -> Seen:
    dialog = open_settings(page)
    root = page.locator("html")
    found: Seen = {
        "language": root.get_attribute("lang"),
        "theme": root.get_attribute("data-theme"),
        "chosen": dialog.evaluate(CHOSEN),
    }
    close_settings(page)
    return found


def asides(page: Page) -> int:
    """Number of quarantined matches."""
    dialog = open_settings(page)
    found = dialog.locator("section li").count()
    close_settings(page)
    return found


def choices(page: Page, game: str) -> Seen:
    """Defaults of the form for a new match."""
    go(page, f"new={game}")
    form = page.locator("form.setup")
    expect(form.locator("[name=level]").first).to_be_attached()
    expect(page).to_have_url(re.compile(f"#new={game}$"))
    found: Seen = form.evaluate(CHOSEN)
    return found


def lesson(page: Page, name: str) -> str:
    """The step at which a lesson goes on."""
    go(page, f"lesson={name}")
    expect(page.locator(".table[data-busy=no][data-step]")).to_be_attached()
    return page.locator(".table").get_attribute("data-step") or ""


def learning(page: Page) -> Seen:
    """How far the person has come with each game's lessons and exercises."""
    go(page, "learn")
    items = page.locator(".learn-item[href^='#learn=']")
    expect(items.nth(len(GAMES) - 1)).to_be_visible()
    found: Seen = {"games": by_game(items)}
    for game in GAMES:
        go(page, f"learn={game}")
        expect(page).to_have_url(re.compile(f"#learn={game}$"))
        lessons = page.locator(f".learn-item[href^='#lesson={game}-']")
        expect(lessons.first).to_be_visible()
        found[game] = {
            "lessons": lessons.locator(".learn-sign").all_inner_texts(),
            "exercises": page.locator(".learn-numbers a").evaluate_all(
                "(all) => all.map(({ dataset }) => dataset.state)"
            ),
        }
    return found


def practice(page: Page) -> Seen:
    """Answers in each game, the three of today, the choices, and own mistakes that are due."""
    go(page, "practice=choose")
    count = page.locator(".practice [aria-live]")
    expect(count).to_contain_text(re.compile(r"\d"))
    today = page.locator(".practice .learn-item[data-game]")
    expect(today).to_have_count(3)
    found: Seen = {
        "chosen": page.locator(".practice").evaluate(CHOSEN),
        "count": rows_of(count),
        "ratings": by_game(page.locator(".practice .figures td:last-child")),
        "today": today.evaluate_all("(all) => all.map(({ dataset }) => dataset.state)"),
    }
    return found


def days(page: Page) -> Seen:
    """The deals of the last seven days of which something was played."""
    go(page, "days")
    cells = page.locator(".days a[href^='#day=']")
    expect(cells.first).to_be_visible()
    found: Seen = cells.evaluate_all(DAYS)
    return found


def challenges(page: Page) -> Seen:
    """Each list: names and results, or where it has not been played, that it can be."""
    found: Seen = {}
    go(page, "challenges")
    listed = page.locator(".deal-item a")
    expect(listed.first).to_be_visible()
    for address in sorted(listed.evaluate_all("(all) => all.map(({ hash }) => hash.slice(1))")):
        go(page, "challenges")
        expect(listed.first).to_be_visible()
        go(page, address)
        listing = page.locator(".challenge-table, .form-end .primary")
        expect(listing.first).to_be_visible()
        rows = page.locator(".challenge-table tbody tr")
        names = page.locator(".naming input")
        found[address] = {
            "players": rows.evaluate_all(CHALLENGE),
            "name": names.input_value() if names.count() else "",
        }
    return found
