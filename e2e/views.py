"""Every view of the site, one after the other on one page: for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from urllib.parse import urljoin

from nanafuda import GAMES, Match
from nanafuda.analysis.puzzles import EXERCISES, PUZZLES
from nanafuda.duplicate.tournaments import Tournament
from nanafuda.lessons import LESSONS
from playwright.sync_api import Locator, Page, expect

from e2e.play import DRAWN, Table, a_deal, escape, go, load, possible
from e2e.table.table import TURN

MOST = {"seven-euchre": 4, "sevens-heaven": 7, "ring-of-sevens": 6, "seven-bridge": 6}
UNFOLD = "() => document.querySelectorAll('details').forEach((one) => { one.open = true; })"
# Findings of a deal's review: not reviewed, no mistake, many.
REVIEWS: tuple[object, ...] = (None, [], [{"unit": "points", "loss": 12.3, "mistakes": 12}])
LIST = "() => Object.keys(localStorage).find((key) => key.startsWith('nanafuda:boards:c-'))"
PLAYED = """([key, mine]) => {
  localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), mine });
}"""
SENDER = "WMGQOWHMDNWUKMVWXMTWEPMG"  # as long and as wide as a name may be
LEARNED = "(value) => localStorage.setItem('nanafuda:learned', JSON.stringify(value))"


def walked(
    game: str,
    seats: int | None = None,
    *,
    whole: bool = False,
    options: Mapping[str, object] = MappingProxyType({}),
) -> Match:
    """A match of random play whose first deal, or which itself, has ended."""
    seats = seats and possible(game, seats)
    match, rng = Match(game, seats=seats, seed="views", options=options), Random(game)
    while not (match.over if whole else match.turn is None):
        if match.turn is None:
            match.next_deal()
        else:
            match.play(match.legal()[int(rng.random() * len(match.legal()))])
    return match


def to_act(game: str, seats: int, share: float = 0.4, **options: object) -> Match:
    """The same deal when the person has several ways to go on, after that share of it.

    If the person never has, any turn of the person is taken.
    """
    whole = walked(game, seats, options=options)
    seats = whole.setup.seats
    own = [at for at, actor in enumerate(whole.actors) if actor == 0]
    own = [at for at in own if len(whole.branch(at).legal()) > 1] or own
    place = next((at for at in own if at >= share * len(whole.actions)), own[-1])
    match = Match(game, seats=seats, seed="views", options=options)
    for action in whole.actions[:place]:
        match.play(action)
    return match


def opened(page: Page, name: str, opener: Locator | str) -> Iterator[str]:
    """A dialog that a control or a key opens: its heading has the focus, which goes back."""
    if not isinstance(opener, str):
        opener.focus()
    before = page.evaluate_handle("() => document.activeElement")
    page.keyboard.press("Enter" if not isinstance(opener, str) else opener)
    dialog = page.locator("dialog[open]")
    expect(dialog).to_have_count(1)
    expect(dialog.locator("h2").first, name).to_be_focused()
    yield name
    escape(page)
    expect(dialog).to_have_count(0)
    kept = page.evaluate("(before) => document.activeElement === before", before)
    assert kept, f"{name} does not give the focus back"


def before_play(page: Page, game: str) -> Iterator[str]:
    """The form with everything unfolded."""
    go(page, f"new={game}")
    expect(page.locator("form.setup")).to_be_visible()
    for toggle in page.locator(".help-toggle[aria-expanded=false]").all()[:2]:
        toggle.click()
    page.evaluate(UNFOLD)
    yield f"form of {game}"


def settings(page: Page) -> Iterator[str]:
    go(page, "")
    expect(page.locator(".lobby")).to_be_visible()
    for name in opened(page, "settings", page.locator(".masthead-tools button").last):
        page.evaluate(UNFOLD)
        yield name


def learning(page: Page, game: str) -> Iterator[str]:
    go(page, f"learn={game}")
    expect(page.locator(".learn")).to_be_visible()
    yield f"Learn page of {game}"
    lesson = LESSONS[game][0]
    for step in (1, len(lesson.steps) // 2):
        go(page, f"lesson={lesson.id}&step={step}")
        expect(page.locator(".table[data-coach][data-busy=no]")).to_be_attached()
        yield f"lesson {lesson.id}, step {step}"
    if EXERCISES[game] and PUZZLES[game]:  # a new game may have none
        yield from asked(page, game)


def asked(page: Page, game: str) -> Iterator[str]:
    """An exercise, before and after its answer, and a puzzle."""
    go(page, f"exercise={EXERCISES[game][0]['id']}")
    expect(page.locator(".table[data-busy=no][data-asks=yes]")).to_be_attached()
    yield f"exercise of {game}"
    question = page.locator(".prompt[data-kind=prompt]")
    for _ in range(3):  # a card that is chosen is not an answer yet
        if question.count():
            page.evaluate(TURN)
            page.evaluate(DRAWN)
    expect(question).to_have_count(0)
    yield f"exercise of {game}, answered"
    go(page, f"puzzle={PUZZLES[game][0]['id']}")
    expect(page.locator(".table[data-exercise=asked][data-busy=no]")).to_be_attached()
    yield f"puzzle of {game}"


# A refusal stays until the next input, however long it is looked at.
LASTING = """() => {
  const wait = window.setTimeout;
  window.setTimeout = (run, after) => (after === 2000 ? 0 : wait(run, after));
}"""


def dialogs(page: Page, game: str) -> Iterator[str]:
    """A turn of the person's: a hint, a refusal, and all dialogs."""
    Table.resume(page, to_act(game, MOST.get(game, 4)))
    page.keyboard.press("h")
    expect(page.locator(".prompt[data-kind=hint] .prompt-words")).to_be_visible()
    expect(page.locator(".hinted")).not_to_have_count(0)
    yield f"{game}, a hint"
    if page.locator(".prompt-more").is_visible():
        page.locator(".prompt-more").click()
        yield f"{game}, a hint unfolded"
    refused = page.locator(".hand-card[aria-disabled=true]")
    if refused.count():
        page.evaluate(LASTING)
        refused.first.press("Enter")
        expect(page.locator(".prompt[data-kind=refusal]")).to_be_visible()
        yield f"{game}, a refusal"
    page.keyboard.press("Escape")
    for key in (
        "t",
        "s",
        "o",
        *("l" for _ in range(page.locator("[aria-keyshortcuts=L]").count())),
    ):
        yield from opened(page, f"{game}, dialog {key}", key)
    for name in opened(page, f"{game}, rules in one look", "?"):
        expect(page.locator(".rules-card")).to_be_visible()
        yield name
        page.locator("dialog .sheet-body > button").click()
        expect(page.locator("dialog h2").first).to_be_focused()
        yield f"{game}, all rules"
    menu = page.locator(".bar-menu")
    yield from opened(page, f"{game}, menu", menu)
    for name in opened(page, f"{game}, keys", menu):
        page.locator(".menu-help button").last.click()
        expect(page.locator("dialog[open] .keys")).to_be_visible()
        yield name


def ends(page: Page, game: str, *, look: bool = False) -> Iterator[str]:
    """A deal's end and what it opens, and a match's."""
    seats = MOST.get(game, 6)
    deal = walked(game, seats)
    table = Table.resume(page, deal)
    yield f"{game}, end of a deal"
    page.evaluate(UNFOLD)
    yield f"{game}, end of a deal, details"
    for opener in table.root.locator(".end [aria-haspopup]").all():
        if opener.is_visible():
            yield from opened(page, f"{game}, {opener.inner_text()}", opener)
    if look:
        for name in opened(page, f"{game}, the field", page.locator("button.field-strip")):
            page.evaluate(UNFOLD)
            yield name
        share = page.locator(".actions [data-id=share]")
        for name in opened(page, f"{game}, ways to share", share):
            expect(page.locator("dialog .naming")).to_be_visible()
            yield name
        looked_back(page)
        yield f"{game}, look back"
        choices = page.locator(".viewer-offers button").nth(1)
        for name in opened(page, f"{game}, all choices", choices):
            expect(page.locator("dialog .knew-figures")).to_be_visible()
            yield name
    replay = f"{deal.replay_link()}&seat=0&level=club"
    Table.resume(page, walked(game, seats, whole=True))
    yield f"{game}, end of a match"
    go(page, f"replay&{replay}")
    page.locator(".viewer").wait_for()
    for _ in range(len(deal.actions) // 2):
        page.keyboard.press("ArrowRight")
    yield f"{game}, viewer"
    page.keyboard.press("End")
    expect(page.locator(".viewer .end")).to_be_visible()
    yield f"{game}, viewer at the end"


def looked_back(page: Page) -> None:
    """From a deal's end to its review, at a decision."""
    page.locator(".look-open").click()
    expect(page.locator(".viewer .look-sum:not(:has(progress))")).to_be_visible()
    page.locator(".viewer .decision").first.click()
    expect(page.locator(".viewer .prompt [data-verdict]")).to_be_visible()


def coached(page: Page, game: str) -> Iterator[str]:
    coach = {"on": True, "deals": 0, "last": ""}
    go(page, "")
    learned = {"offered": True, "lessons": {}, "exercises": {}, "coach": coach}
    page.evaluate(LEARNED, {game: learned})
    Table.resume(page, to_act(game, MOST.get(game, 4), 0.2))
    expect(page.locator(".prompt")).to_have_attribute("data-kind", "hint")
    yield f"{game}, coached"
    page.evaluate(LEARNED, {})


def lists(page: Page) -> Iterator[str]:
    """The first page, the deals that were played, what can be learned."""
    go(page, "")
    expect(page.locator(".lobby")).to_be_visible()
    yield "lobby"
    go(page, "deals")
    load(page, *(a_deal(number, losses=found) for number, found in enumerate(REVIEWS)))
    expect(page.locator('.deal-open[href*="seed=file"]')).to_have_count(len(REVIEWS))
    page.locator(".notice > button").last.click()
    yield "My deals"
    go(page, "learn")
    expect(page.locator(".learn-list")).to_be_visible()
    yield "Learn page"
    go(page, "days")
    expect(page.locator(".days")).to_be_visible()
    yield "Deals of the days"
    go(page, "practice=choose")
    expect(page.locator(".practice .learn-item[data-game]")).to_have_count(3)
    yield "What to practise"
    go(page, Tournament("seven-euchre", 4, seed="views").link())
    expect(page.locator(".form-note")).to_be_visible()
    yield "Challenges, from the link of a tournament"


def challenges(page: Page) -> Iterator[str]:
    """A friend's challenge with the longest name, before and after play."""
    match, other = walked("seven-euchre"), Match("seven-euchre", seed="views")
    while other.turn is not None:
        other.play(other.legal()[0])
    go(page, match.challenge_link(SENDER, level="club"))
    expect(page.locator(".deal-facts")).to_be_visible()
    yield "a challenge"
    key = page.evaluate(LIST)
    go(page, "")
    page.evaluate(PLAYED, [key, f"{other.replay_link()}&seat=0&level=club"])
    go(page, match.challenge_link(SENDER, level="club"))
    expect(page.locator(".challenge-table tbody tr")).to_have_count(2)
    yield "a challenge that was played"


def bad_link(page: Page) -> Iterator[str]:
    go(page, "game=seven-euchre&v=1&check=0")
    expect(page.locator("h1 ~ .fault")).to_be_visible()
    yield "a damaged link"


def elsewhere(page: Page, lang: str) -> Iterator[str]:
    """All but the games: lists, settings, links that somebody has sent, pages of text."""
    home = page.url.partition("#")[0]
    yield from lists(page)
    yield from settings(page)
    match = walked("seven-euchre")
    go(page, f"{match.link()}&level=club")
    expect(page.locator(".deal-facts")).to_be_visible()
    yield "a deal link"
    yield from bad_link(page)
    go(page, f"sent-replay&{match.replay_link()}&seat=0&level=club")
    page.locator("h1").first.wait_for(state="attached")
    yield "a replay sent"
    yield from challenges(page)
    go(page, "workshop=upside-down")
    expect(page.locator(".cm-content")).to_be_visible()
    page.evaluate(UNFOLD)
    yield "workshop"
    texts = ["about", "fair", *(f"rules/{game}" for game in GAMES)]
    for path in [f"{text}.{lang}.html" for text in texts] + ["404.html"]:
        page.goto(urljoin(home, path))
        page.locator("h1").first.wait_for()
        yield path
    page.goto(home)


def of_game(page: Page, game: str) -> Iterator[str]:
    """All that there is of a game; a review in columns and one in points."""
    yield from before_play(page, game)
    yield from learning(page, game)
    yield from dialogs(page, game)
    yield from ends(page, game, look=game in ("seven-euchre", "sevens-heaven"))
    yield from coached(page, game)


def drawn(page: Page, width: int, height: int, text: int = 100) -> str:
    """Gives the screen a size and its text one in per cent, and names them."""
    page.evaluate("(text) => { document.documentElement.style.fontSize = text; }", f"{text}%")
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)
    page.evaluate(DRAWN)  # what is fitted to its room is fitted in the next frame
    return f"{width}×{height} at {text} %"
