"""A table in the browser, as a player uses it; shared by the tests of all games."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, TypeVar
from urllib.parse import urljoin

import pytest
from generate.catalogue import catalogue
from nanafuda import GAMES, Match
from nanafuda.bots import decide
from playwright.sync_api import FilePayload, Locator, Page, expect

from e2e.conftest import HERE, KEPT, ROOT

LANGS = pytest.mark.parametrize("lang", ["ja", "en"])
JAPANESE = pytest.mark.parametrize("lang", ["ja"])
# Each language every other scene, each scene at half of the sizes; with --long everything.
LANGS_AND_SIZES = pytest.mark.parametrize(
    ("lang", "half", "every"),
    [
        *((lang, half, 2) for half, lang in enumerate(("ja", "en"))),
        *(
            pytest.param(lang, half, 1, marks=pytest.mark.long)
            for lang in ("ja", "en")
            for half in (0, 1)
        ),
    ],
)


T = TypeVar("T")


def shared(scenes: Iterable[T], half: int, every: int) -> Iterator[tuple[int, T]]:
    """Of scenes a language's share, each with the half of the sizes that it is looked at."""
    for nth, scene in enumerate(scenes):
        if nth % every == half % every:
            yield half + nth // 2, scene


SIZES = [(360, 640), (320, 568), (844, 390), (768, 1024), (1280, 800), (1920, 1080)]
CATALOGUE = json.loads(json.dumps(catalogue()))
BRAND = json.loads((ROOT / "web/brand.json").read_text("utf-8"))
# A new size is drawn in the next frame.
# A dialog that closes takes a step back in the history, which would undo a navigation.
CLOSED = "() => document.querySelector('dialog[open]') || !history.state?.over"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
AT_REST = """() => Promise.all(
  document.getAnimations().map((one) => one.finished.catch(() => {})))"""
# Where everything is, and how much of what is said is out of sight.
PLACES = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    boxes: all(".seats, .middle, .actions, .prompt-row, .hand").map((node) => {
      const { top, bottom } = node.getBoundingClientRect();
      return [node.className, Math.round(top), Math.round(bottom)];
    }),
    cut: all(".prompt-words").some((node) => node.scrollHeight > node.clientHeight + 1),
    rest: all(".prompt-rest").some((node) => node.textContent.trim() && !node.checkVisibility()),
    more: all(".prompt-more").some((node) => node.checkVisibility()),
    said: all(".prompt-words")[0].textContent,
  };
}"""
TURNS = 300  # ten times what the longest match in these tests takes
SETTLED = "() => document.querySelector('.table[data-busy=no]') !== null"
# Looks and presses at once: between the two, the table may have settled, and Space would play.
SKIPPED = """() => {
  const settled = document.querySelector(".table[data-busy=no]") !== null;
  const space = (type) => new KeyboardEvent(type, { key: " ", bubbles: true, cancelable: true });
  if (!settled)
    for (const type of ["keydown", "keyup"]) document.activeElement.dispatchEvent(space(type));
  return settled;
}"""
STORED_DEALS = """() => new Promise((done) => {
  indexedDB.open("nanafuda").onsuccess = ({ target: { result: database } }) => {
    database.transaction("deals").objectStore("deals").getAll().onsuccess = ({ target }) => {
      database.close();
      done(target.result);
    };
  };
})"""
# A page pays for it when it is first asked for.
AXE = f"() => {{ {(ROOT / 'web/node_modules/axe-core/axe.min.js').read_text('utf-8')} }}"
# Draws what has come, with every motion at its end.
STILL = f"""async () => {{
  await ({DRAWN})();
  const ends = document.getAnimations().filter((one) => one.effect.getTiming().iterations < 9);
  for (const one of ends) one.finish();
  await Promise.all(ends.map((one) => one.finished.catch(() => {{}})));
}}"""
AXE_AT_REST = f"""async () => {{
  await ({STILL})();
  return (await axe.run({{ resultTypes: ["violations"], selectors: false }})).violations;
}}"""
# The law of what is in sight; `deep` takes longer.
GEOMETRY = f"""(deep) => {{
{(ROOT / "e2e/geometry.js").read_text("utf-8")}
return geometry(deep);
}}"""
# Width, height and size of the text in per cent: at 400 %, with large text on a phone and a desk.
ZOOMED = [(320, 256, 100), (360, 640, 200), (1280, 800, 200)]


def view(page: Page, name: str) -> str:
    """The address of a view of the site that the page shows; "" is the lobby."""
    return f"{urljoin(page.url, '.')}#{name}"


def go(page: Page, name: str, home: str = "") -> None:
    """Goes to a view of the site at `home`, or of the page's own, and waits until it is drawn.

    While a view's script is fetched, the page before stays in sight: what a test reads or presses
    then may be of that page.
    """
    page.goto(f"{(home or urljoin(page.url, '.')).partition('#')[0]}#{name}")
    page.wait_for_function(HERE)


def reload(page: Page) -> None:
    """Loads the page again, and waits until the view of its address is drawn."""
    page.reload()
    page.wait_for_function(HERE)


def escape(page: Page) -> None:
    """Closes a dialog, and waits for the step back in the history that this takes."""
    page.keyboard.press("Escape")
    page.wait_for_function("() => !history.state?.over")


def possible(game: str, seats: int) -> int:
    """Returns the nearest number of seats that the game allows."""
    low, high, _ = GAMES[game].seat_range
    return min(max(seats, low), high)


def match_at(game: str, here: Callable[[Any], bool], seats: int, **options: object) -> Match:
    """A match, played at random, in which this holds of the position."""
    seats = possible(game, seats)
    for number in range(4000):
        match = Match(game, seats=seats, seed=f"stage {number}", options=options)
        rng = Random(number)
        while not here(match.game):
            if match.over:
                break
            if match.turn is None:
                match.next_deal()
            else:
                match.play(match.legal()[int(rng.random() * len(match.legal()))])
        else:
            return match
    raise AssertionError("no such match")


def decisions(game: str, count: int, seed: str) -> Iterator[Match]:
    """Positions of matches of club players in which the first seat has a choice."""
    rng = Random(f"{game} {seed}")
    low, high, _ = GAMES[game].seat_range
    for number in range(count):
        seats = low + number % (high - low + 1)
        match = Match(game, seats=seats, seed=f"{seed} {number}")
        left = 1 + int(rng.random() * 9)
        while not match.over:
            if match.turn is None:
                match.next_deal()
                continue
            left -= match.turn == 0 and len(match.legal()) > 1
            if not left:
                yield match
                break
            view = match.game.view(match.turn)
            match.play(view.text(decide("club", view, f"{seed} {len(match.actions)}")))


def kept(match: Match) -> str:
    """The entry that the page would have stored."""
    save = {"save": 1, "seat": 0, "level": "club", "record": match.record()}
    return json.dumps(
        kept_as(json.dumps(save), match.deal_no, match.scores, match.link() + "&level=club")
    )


def kept_as(save: str, deal: int, scores: list[int], link: str) -> dict[str, Any]:
    """The fields that the page keeps of a match that is not over."""
    entry = {"format": 1, "at": "2026-01-02T03:04:05.000Z", "save": save}
    return {**entry, "deal": deal, "scores": scores, "over": False, "link": link, "counted": False}


def kept_of(state: Any) -> dict[str, Any]:
    """The same of a state that the engine has told."""
    return kept_as(state["save"], state["table"]["deal"], state["table"]["scores"], state["link"])


def a_deal(number: int, **fields: object) -> dict[str, Any]:
    """A deal as a file has it; the higher the number, the newer."""
    match = Match("seven-euchre", seed=f"file{number}")
    while match.turn is not None:
        match.play("pass")
    return {
        "replay": f"{match.replay_link()}&seat=0&level=club",
        "at": f"2026-01-01T{number // 3600:02}:{number // 60 % 60:02}:{number % 60:02}.000Z",
        "hinted": True,
        "losses": None,
        **fields,
    }


def stored_deals(page: Page) -> list[dict[str, Any]]:
    """The deals in the browser's database."""
    found: list[dict[str, Any]] = page.evaluate(STORED_DEALS)
    return found


def load(page: Page, *deals: object) -> None:
    """Opens a file with these deals."""
    text = json.dumps({"product": "nanafuda", "format": 1, "deals": deals})
    kind = "application/json"
    file: FilePayload = {"name": "deals.json", "mimeType": kind, "buffer": text.encode()}
    page.locator("#deals-file").set_input_files(file)


def change(page: Page, **settings: object) -> None:
    """Changes settings as another tab would."""
    page.evaluate(
        """([key, settings]) => {
          for (const [part, value] of Object.entries(settings))
            localStorage[`${key}:${part}`] = JSON.stringify(value);
          dispatchEvent(new StorageEvent("storage", { key }));
        }""",
        [KEPT, settings],
    )


def reach(page: Page, what: Locator) -> None:
    """Goes to a control by the keyboard alone."""
    keys = page.keyboard
    here = "(node) => node === document.activeElement"
    near = """(node) => node === document.activeElement ? "here"
      : document.activeElement.matches("[role=toolbar] button")
        && node.closest("[role=toolbar]")?.contains(document.activeElement) && 'in its row'"""
    for _ in range(200):
        if (found := what.evaluate(near)) == "here":
            return
        if found:
            keys.press("Home")
            while not what.evaluate(here):
                keys.press("ArrowRight")
            return
        keys.press("Tab")
    raise AssertionError(f"{what} cannot be reached")


def freeze(page: Page) -> None:
    """Stops the clock of a page: no pause ends by itself, what is shown stays."""
    page.clock.install(time=0)
    page.clock.pause_at(3600)


def amount(text: str) -> int:
    """A number as the page writes it."""
    return int(text.replace("−", "-"))


def axe_faults(page: Page) -> list[str]:
    """Faults that axe finds, once what is fading in or moving has come to rest."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found: Any = page.evaluate(AXE_AT_REST)
    return [f"{one['id']}: {[node['html'] for node in one['nodes']]}" for one in found]


class Table:
    """The table on the screen, and a player's actions."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator(".table")
        self.prompt = page.locator(".prompt")
        self.result = page.locator(".end h2").first
        self.hand = page.locator(".hand-card")
        self.playable = page.locator(".hand-card[data-state=playable]")
        self.main = page.locator(".actions .button.primary")

    @classmethod
    def begin(cls, page: Page, game: str, seed: str, seats: int = 0, **options: object) -> Table:
        """Sets up a match in the form and starts it, with the engine's defaults if not told."""
        go(page, f"new={game}")
        entry = next(one for one in CATALOGUE["games"] if one["id"] == game)
        seats = seats or entry["seats"]["default"]
        usual = {o["id"]: o["default"] for o in entry["options"] if o["default"] != o["suggested"]}
        options = usual | options
        page.locator("form.setup").wait_for()
        folded = page.locator("form.setup details:not([open]) > summary")
        while folded.count():
            folded.first.click()
        if entry["seats"]["min"] < entry["seats"]["max"]:
            index = seats - entry["seats"]["min"]
            page.locator(f"[name=seats][value='{index}']").check(force=True)
        for option in entry["options"]:
            if option["id"] not in options:
                continue
            index = option["values"].index(options[option["id"]])
            if page.locator(f"select#option-{option['id']}").count():
                page.locator(f"select#option-{option['id']}").select_option(index=index)
            else:
                page.locator(f"[name=option-{option['id']}][value='{index}']").check(force=True)
        page.locator("#seed").fill(seed)
        page.locator("form.setup .button.primary").click()
        table = cls(page)
        table.settle()
        return table

    @classmethod
    def sit(
        cls, page: Page, game: str, seed: str, seats: int | None = None, **options: object
    ) -> Table:
        """Opens a match at its beginning, without the form."""
        return cls.resume(page, Match(game, seats=seats, seed=seed, options=options))

    @classmethod
    def resume(cls, page: Page, match: Match) -> Table:
        """Opens a match that the page finds as it would have kept it itself."""
        game = match.setup.game
        table = cls(page)
        page.wait_for_function(CLOSED)
        if table.root.count():
            go(page, "")  # the engine goes on running
            expect(table.root).to_have_count(0)
        page.evaluate(
            "([key, text]) => { localStorage[key] = text; }", [f"nanafuda:save:{game}", kept(match)]
        )
        go(page, f"play={game}")
        table.settle()
        return table

    def come_back(self) -> None:
        """Leaves for the games and goes on with what was kept, as after a reload."""
        here = self.page.url
        self.page.wait_for_function(CLOSED)
        go(self.page, "")
        expect(self.root).to_have_count(0)
        self.page.goto(here)
        self.settle()

    def settle(self) -> None:
        """Waits until it is the person's turn, or the deal or the match has ended."""
        self.page.wait_for_function(SETTLED)  # `expect` looks twice a second after a while

    def skip(self) -> None:
        """Ends one pause after the other, as the space bar does, until the table has settled."""
        self.page.wait_for_function(SKIPPED)  # many a one is pressed while a bot thinks

    @property
    def next(self) -> str:
        return self.root.get_attribute("data-next") or ""

    @property
    def over(self) -> bool:
        return self.next == "over"

    @property
    def phase(self) -> str:
        return self.root.get_attribute("data-phase") or ""

    def cards(self) -> list[str]:
        return self.hand.evaluate_all("nodes => nodes.map((node) => node.dataset.card)")  # type: ignore[no-any-return]

    def choose(self, what: Locator) -> None:
        """Presses a control where it can be seen, and waits for the bots."""
        what.click(position={"x": 9, "y": 20})
        self.settle()

    def play_until(self, done: Callable[[], bool], turn: Callable[[], None]) -> None:
        """Takes turns, and goes on to the next deal, until something holds."""
        for _ in range(TURNS):
            if done():
                return
            if self.next == "deal":
                self.choose(self.main)
            else:
                turn()
        raise AssertionError(f"in {TURNS} turns it never came; now: {self.prompt.inner_text()}")

    def play_out(self, turn: Callable[[], None]) -> None:
        """Takes turns until the match is over."""
        self.play_until(lambda: self.over, turn)

    def focus_playable(self) -> None:
        """Goes to the first card that may be played, by keyboard."""
        focused, keys = self.page.locator(":focus"), self.page.keyboard
        while focused.get_attribute("data-card") is None:
            keys.press("Tab")
        keys.press("Home")
        while focused.get_attribute("aria-disabled"):
            keys.press("ArrowRight")

    def unfold(self) -> None:
        """Opens the details of a result."""
        if self.page.locator(".end-details:not([open])").count():
            self.page.locator(".end-details > summary").click()

    def totals(self) -> list[int]:
        """The totals of the sheet of all deals in sight, whose columns add up to them."""
        self.unfold()
        totals = [
            amount(text)
            for text in self.page.locator(".standings:visible tfoot td").all_inner_texts()
        ]
        rows = self.page.locator(".standings:visible tbody tr").all()
        for column, total in enumerate(totals):
            cells = [row.locator("td").nth(column).inner_text() for row in rows]
            assert sum(amount(cell) for cell in cells) == total
        return totals

    def sizes(self, half: int | None = None) -> Iterator[str]:
        """Goes through the sizes of a screen, or every other one, and names each."""
        for width, height in SIZES if half is None else SIZES[half % 2 :: 2]:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(DRAWN)
            yield f"{width}×{height}"

    def axe(self, what: str) -> None:
        """Finds no fault by axe, once what is fading in or moving has come to rest."""
        faults = axe_faults(self.page)
        assert not faults, f"{what}: {faults}"

    def check_layout(self, what: str) -> None:
        """The law of what is in sight, for the page as it is now."""
        faults = self.page.evaluate(GEOMETRY)
        assert not faults, f"{what}: {faults}"
