"""Plays in a built site, and writes all that it then stores to a fixture.

    PYTHONPATH=engine .venv/bin/python -m e2e.kept.make_fixtures 355828c [--site FOLDER]
    PYTHONPATH=engine .venv/bin/python -m e2e.kept.make_fixtures 1.0.0 --first --site FOLDER

The name says which build it is; FOLDER is the site that it built, `.build/site` unless given.
1.0.0 was made with commit 2311b77, the first that names that version. `stored-NAME.json` has
localStorage, the deals of IndexedDB, the time, and what a user sees; `export-NAME.json` is the
file of “Save to a file”. Existing fixtures stay as they are: they stand for what is stored on
devices. A build that stores something new gets a fixture of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from nanafuda import Match
from nanafuda.analysis.exercises import EXERCISES
from nanafuda.analysis.puzzles import PUZZLES
from nanafuda.lessons import LESSONS
from playwright.sync_api import Page, expect, sync_playwright

from e2e.conftest import DISMISS, KEEPS_NOTHING, PATIENCE, ROOT, launch, until
from e2e.kept import seen
from e2e.learning.test_lessons import Learner
from e2e.learning.test_practice import answer_somehow
from e2e.play import Table, view
from e2e.server import SiteServer
from e2e.table.test_motion import TURN
from web.tools.browsers import find_browser, windowless

FOLDER = Path(__file__).parent / "fixtures"
BEGIN = datetime(2026, 11, 20, 18, tzinfo=UTC)
NEXT_DAY = datetime(2026, 11, 21, 9, tzinfo=UTC)
# A match of one deal; another option than usual of one that is left in the middle of a deal.
ONE_DEAL: dict[str, dict[str, object]] = {
    "seven-euchre": {"target": "one"},
    "sevens-heaven": {"length": "one"},
    "ring-of-sevens": {"cycles": "one"},
    "seven-bridge": {"deals": 1},
    "upside-down": {"end": "deals-1"},
}
UNUSUAL: dict[str, dict[str, object]] = {
    "seven-euchre": {"target": 200},
    "sevens-heaven": {"start": "winner", "length": "game"},
    "ring-of-sevens": {"joker": True, "cycles": 3},
    "seven-bridge": {"last_discard": "free", "deals": 3},
    "upside-down": {"titles": "daifugo", "end": "points-10"},
}
SEATS = {"sevens-heaven": 3, "ring-of-sevens": 3, "seven-bridge": 2, "upside-down": 5}
LOCAL = "() => Object.fromEntries(Object.entries(localStorage).sort())"
DEALS = """() => new Promise((done) => {
  indexedDB.open("nanafuda").onsuccess = ({ target: { result: database } }) => {
    database.transaction("deals").objectStore("deals").getAll().onsuccess = ({ target }) => {
      database.close();
      done(target.result);
    };
  };
})"""


class Player:
    """Somebody who uses all that the site has, in Japanese."""

    def __init__(self, page: Page) -> None:
        self.page, self.table = page, Table(page)
        self.now = BEGIN
        # Positions of the other matches: quarantined, or replaced by a new one.
        self.aside: seen.Seen = {}
        self.before: seen.Seen = {}

    def go(self, address: str) -> None:
        """Goes to an address, a minute later."""
        self.at(self.now + timedelta(minutes=1))
        self.page.evaluate(DISMISS)
        self.page.goto(view(self.page, address))

    def at(self, time: datetime) -> None:
        self.now = time
        self.page.clock.set_fixed_time(time)

    def kept(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(DEALS)
        return found

    def local(self) -> dict[str, str]:
        found: dict[str, str] = self.page.evaluate(LOCAL)
        return found

    def set(self, **settings: int) -> None:
        """Changes settings in the dialog, by the places of their values."""
        dialog = seen.open_settings(self.page)
        for key, place in settings.items():
            dialog.locator(f"[name=setting-{key}][value='{place}']").check(force=True)
        seen.close_settings(self.page)

    def begin(self, game: str, seed: str, level: int, **options: object) -> None:
        """Begins a match by the form."""
        self.go(f"new={game}")
        self.page.locator(f"[name=level][value='{level}']").check(force=True)
        Table.begin(self.page, game, seed, SEATS.get(game, 0), **options)

    def turn(self) -> None:
        self.page.evaluate(TURN)
        self.table.settle()

    def turns(self, count: int) -> None:
        for _ in range(count):
            assert self.table.next == "person"
            self.turn()

    def undo(self) -> None:
        before = self.page.evaluate(seen.AT_TABLE)
        self.page.keyboard.press("u")
        until(self.page, lambda: self.page.evaluate(seen.AT_TABLE) != before, "what was taken back")
        self.table.settle()

    def hint(self) -> None:
        self.page.keyboard.press("h")
        expect(self.page.locator(".table .hinted").first).to_be_attached()

    def deal_out(self) -> None:
        """Plays the deal to its end, and waits for its comparison."""
        while self.table.next == "person":
            self.turn()
        expect(self.page.locator("button.field-strip")).to_be_visible()

    def reviewed(self, game: str) -> dict[str, Any]:
        """The game's newest deal, once its review and its comparison are stored."""
        newest: dict[str, Any] = {}

        def done() -> bool:
            deals = [one for one in self.kept() if one["game"] == game]
            newest.update(max(deals, key=lambda one: str(one["at"]), default={}))
            return newest.get("losses") is not None and "field" in newest

        until(self.page, done, f"the review of {game}")
        return newest

    def send(self, name: str) -> None:
        """Makes a challenge under a name."""
        self.page.locator(".naming input").fill(name)
        self.page.locator(".naming .button").click()

    # --- Play ---

    def change_settings(self) -> None:
        self.set(lang=0)
        self.set(theme=2, pace=4, sounds=0, letters=1, fourColours=0, voice=2)
        self.set(volume=0, vibration=0)

    def learn(self) -> None:
        """A lesson to its end, which brings the coach; another is left, exercises are answered."""
        whole, half = LESSONS["upside-down"][0], LESSONS["seven-euchre"][0]
        learner = Learner(self.page, whole, "tap")
        while learner.course.up:
            learner.go_on()
        learner = Learner(self.page, half, "tap")
        for _ in range(6):
            learner.go_on()
        self.page.set_viewport_size({"width": 1280, "height": 720})
        for right in (True, False):
            self.exercise("sevens-heaven", right)

    def exercise(self, game: str, right: bool) -> None:
        """Answers the first exercise right, or the second one wrong."""
        one = EXERCISES[game][0 if right else 1]
        replay = Match.open_replay(one["replay"])
        legal = replay.before(replay.at or 0).legal()
        wrong = [action for action in legal if action not in one["best"]]
        self.go(f"exercise={one['id']}")
        self.table.settle()
        self.answer(one["best"][0] if right else wrong[0])
        phase = "right" if right else "wrong"
        expect(self.table.root).to_have_attribute("data-exercise", phase)

    def answer(self, action: str) -> None:
        verb, _, card = action.partition(":")
        if verb == "play":
            self.table.choose(self.page.locator(f".hand-card[data-card={card}]"))
        else:
            self.page.locator(f".actions [data-id={verb}]").click()

    def finish_matches(self) -> None:
        """A match of one deal in every game, until a review finds a mistake."""
        for place, game in enumerate(seen.GAMES):
            for number in range(6):
                self.begin(game, f"kept {number}", place % 4, **ONE_DEAL[game])
                if game == "sevens-heaven":
                    self.hint()
                self.turns(1)
                if game == "ring-of-sevens":
                    self.undo()
                self.deal_out()
                if self.reviewed(game).get("mistakes"):
                    break
            if game == "sevens-heaven":
                self.page.locator(".actions [data-id=share]").click()
                self.send("花")
                until(self.page, self.made, "the challenge")
            print(game, number, flush=True)
        self.page.locator("button.field-strip").click()
        expect(self.page.locator("dialog[open]")).to_be_visible()
        self.page.keyboard.press("Escape")

    def leave_matches(self) -> None:
        """A match in the middle of a deal in every game, with undo."""
        for place, game in enumerate(seen.GAMES):
            self.begin(game, "left", 3 - place % 4, **UNUSUAL[game])
            if game == "sevens-heaven":  # one that has scores, and a comparison
                self.deal_out()
                self.table.choose(self.table.main)
            self.turns(3)
            self.undo()
            assert self.table.next == "person"
            print(game, "left", flush=True)

    def put_aside(self) -> None:
        """A file's match takes the place of one that has been begun since."""
        file = seen.saved_file(self.page)
        self.begin("sevens-heaven", "other", 1)
        self.turns(1)
        self.aside = self.page.evaluate(seen.AT_TABLE)
        seen.open_file(self.page, file)
        assert seen.asides(self.page) == 1

    def begin_anew(self) -> None:
        """A new match at the table, from which one can go back: nothing is played in it."""
        self.before = seen.match(self.page, "upside-down")
        self.page.locator(".bar-menu").click()
        self.page.locator(".menu-match .menu-item").first.click()
        expect(self.page.locator(".notice")).to_be_visible()
        self.table.settle()

    def practise(self) -> None:
        """Puzzles of two games, a daily puzzle and an own mistake."""
        for game, right in (
            ("sevens-heaven", True),
            ("sevens-heaven", False),
            ("ring-of-sevens", True),
        ):
            plain = [
                one
                for one in PUZZLES[game]
                if all(
                    action.partition(":")[0] in ("bet", "fold", "play")
                    for action in [one["best"][0], *one["wrong"]]
                )
            ]
            one = plain[0 if right else 1]
            self.go(f"puzzle={one['id']}")
            self.table.settle()
            self.answer(one["best"][0] if right else next(iter(one["wrong"])))
            phase = "right" if right else "wrong"
            expect(self.table.root).to_have_attribute("data-exercise", phase)
        self.go("practice=today")
        self.table.settle()
        answer_somehow(self.page)
        self.go("practice=choose")
        for rated in (1, 0):
            self.page.locator(f"[name=practice-rated][value='{rated}']").check(force=True)
        self.page.locator("#practice-kind").select_option(index=1)
        self.page.locator(".practice a[href='#practice=go']").click()
        self.table.settle()
        answer_somehow(self.page)
        self.go("practice=choose")
        expect(self.page.locator("#practice-kind")).to_be_visible()

    def next_day(self) -> None:
        self.at(NEXT_DAY)

    def turn_on_aids(self) -> None:
        self.set(alone=0, aids=0)

    def tournaments(self) -> None:
        """One is played to its end and sent to a friend; another is left in its second deal."""
        self.go("tournaments")
        self.page.locator("#tournament-game").select_option(index=1)
        self.page.locator("[name=tournament-deals][value='0']").check(force=True)
        self.page.locator("form.setup .primary").click()
        expect(self.page).to_have_url(re.compile("#tournament="))
        address = self.page.url.partition("#")[2]
        for number in range(1, 5):
            self.go(f"board={number}&{address}")
            self.table.settle()
            self.deal_out()
        self.go(address)
        self.send("花")
        expect(self.page.locator(".challenge-table")).to_be_visible()
        self.go("tournaments")
        self.page.locator("#tournament-game").select_option(index=2)
        self.page.locator("[name=tournament-level][value='0']").check(force=True)
        self.page.locator("form.setup .primary").click()
        expect(self.page).to_have_url(re.compile("#tournament="))
        address = self.page.url.partition("#")[2]
        self.go(f"board=1&{address}")
        self.table.settle()
        self.deal_out()
        self.go(f"board=2&{address}")
        self.table.settle()
        self.turns(2)
        self.go(address)

    def days(self) -> None:
        """Two of yesterday, one of them twice, one with a hint; one of today is under way."""
        day = f"{BEGIN:%Y-%m-%d}"
        for address, again in (
            (f"day=sevens-heaven&{day}", True),
            (f"day=upside-down&{day}", False),
        ):
            self.go(address)
            self.table.settle()
            if not again:
                self.hint()
            self.deal_out()
            if again:
                self.page.locator(".actions [data-id=again]").click()
                expect(self.page.locator(".table[data-ended]")).to_have_count(0)
                self.table.settle()
                self.deal_out()
        self.go(f"day=ring-of-sevens&{self.now:%Y-%m-%d}")
        self.table.settle()
        self.hint()
        self.turns(1)
        self.go("days")

    def made(self) -> list[str]:
        """The links of challenges that were made of one deal."""
        boards = {key: text for key, text in self.local().items() if ":boards:c-" in key}
        return [sent for text in boards.values() if (sent := json.loads(text).get("sent"))]

    def challenges(self) -> None:
        """One that was made and answered, one that was received and played, one received."""
        [own] = self.made()
        theirs = Match.open_challenge(own).match
        self.go(challenge(theirs, "Bo"))
        expect(self.page.locator(".challenge-table tbody tr")).to_have_count(2)
        self.go(challenge(Match("sevens-heaven", seed="friend"), "はな"))
        self.page.locator(".form-end .primary").click()
        self.table.settle()
        self.deal_out()
        self.page.locator(".actions [data-id=next]").click()
        expect(self.page.locator(".challenge-table tbody tr")).to_have_count(2)
        self.go(challenge(Match("ring-of-sevens", seed="friend"), "Cy"))
        expect(self.page.locator(".form-end .primary")).to_be_visible()


def challenge(match: Match, name: str) -> str:
    """The link of somebody who has played a match's deal at random."""
    rng = Random(name)
    while match.turn is not None:
        match.play(rng.choice(match.legal()))
    return match.challenge_link(name, level=match.level or "club")


def play(page: Page, site: str) -> Player:
    """Everything, on two days."""
    page.clock.set_fixed_time(BEGIN)
    page.goto(site)
    player = Player(page)
    for part in (
        player.change_settings,
        player.learn,
        player.finish_matches,
        player.leave_matches,
        player.put_aside,
        player.begin_anew,
        player.next_day,
        player.practise,
        player.tournaments,
        player.days,
        player.challenges,
        player.turn_on_aids,
    ):
        part()
        print(part.__name__, flush=True)
    return player


def play_first(page: Page, site: str) -> Player:
    """Contents of version 1.0.0: settings, matches, and a file that quarantines one."""
    page.clock.set_fixed_time(BEGIN)
    page.goto(site)
    player = Player(page)
    player.set(lang=0)
    player.set(theme=2, pace=3, letters=1)
    for game in seen.GAMES:
        player.begin(game, "kept 0", 1, **ONE_DEAL[game])
        while player.table.next == "person":
            player.turn()
        assert player.table.over
    for game in seen.GAMES:
        player.begin(game, "left", 2, **UNUSUAL[game])
        player.turns(3)
        player.undo()
    file = seen.saved_file(page)
    player.begin("sevens-heaven", "other", 1)
    player.turns(1)
    player.aside = page.evaluate(seen.AT_TABLE)
    dialog = seen.open_settings(page)
    seen.choose_file(dialog, file)
    expect(dialog.locator("section li")).to_have_count(1)
    seen.close_settings(page)
    return player


def write(name: str, content: object) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    path = FOLDER / name
    path.write_text(text + "\n", "utf-8")
    print(path, len(text.encode()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", help="of the build that is played in")
    parser.add_argument("--first", action="store_true", help="the build is version 1.0.0")
    parser.add_argument("--site", type=Path, default=ROOT / ".build/site")
    args = parser.parse_args()
    os.environ["NANAFUDA_BROWSER_PATH"] = windowless(find_browser("chromium"))
    expect.set_options(timeout=PATIENCE)
    with (
        SiteServer(args.site, prefix="/nanafuda/") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        context = browser.new_context(locale="en-GB", timezone_id="UTC")
        context.set_default_timeout(PATIENCE)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        context.add_init_script(KEEPS_NOTHING)
        begin = play_first if args.first else play
        player = begin(context.new_page(), server.url)
        export = json.loads(seen.saved_file(player.page))
        stored = {"local": player.local(), "deals": [] if args.first else player.kept()}
        about = {
            "build": args.name,
            "time": player.now.isoformat(),
            "seen": (seen.first if args.first else seen.everything)(player.page),
            "aside": player.aside,
            "before": player.before,
        }
        write(f"export-{args.name}.json", export)
        write(f"stored-{args.name}.json", {**about, **stored})
        browser.close()


if __name__ == "__main__":
    main()
