"""Everything for screen readers: what several tests do."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from nanafuda import Match
from playwright.sync_api import Page, expect

from e2e.conftest import ROOT
from e2e.play import CATALOGUE, Table

LISTEN = f"({(ROOT / 'e2e/access/heard.js').read_text('utf-8')})"
OWN = "seven-bridge-own"


class Words:
    """The names that a language has for seats, cards and ranks."""

    def __init__(self, lang: str, game: str) -> None:
        self.lang, self.pack = lang, next(g for g in CATALOGUE["games"] if g["id"] == game)["pack"]
        self.messages: dict[str, str] = {}
        for path in (
            f"locales/{lang}/general",
            f"locales/{lang}/play",
            f"games/{game}/{game}.{lang}",
        ):
            text = (ROOT / f"web/{path}.ftl").read_text("utf-8")
            self.messages |= dict(re.findall(r"^([\w-]+) = (.+)$", text, re.MULTILINE))

        play = (ROOT / f"web/locales/{lang}/play.ftl").read_text("utf-8")
        general = (ROOT / f"web/locales/{lang}/general.ftl").read_text("utf-8")
        # In English those that depend on whether a match has deals or rounds.
        going_on = re.search(r"^table-next = (.+?)^table-again = (.+?)$", play, re.M | re.S)
        assert going_on
        self.going_on = [*re.findall(r"\] (.+)", going_on[1]), going_on[2]]
        self.bots = re.findall(r"\[\d\] (\S+)", general.split("seat-bot = ")[1].split("}\n\n")[0])

    def seat(self, seat: int) -> str:
        return self.messages["seat-you"] if seat == 0 else self.bots[seat - 1]

    def suit(self, suit: str) -> str:
        return self.messages["suit-none" if suit == "N" else f"suit-{self.pack}-{suit.lower()}"]

    def rank(self, card: str) -> str:
        named = {"seven": {1: "A", 13: "K"}, "french": {1: "A", 11: "J", 12: "Q", 13: "K"}}
        rank = int(card[1:])
        return named.get(self.pack, {}).get(rank, str(rank))

    def card(self, card: str) -> str:
        if card[0] == "X":
            return self.messages["card-joker"]
        form = self.messages["card-name-french" if self.pack == "french" else "card-name"]
        return form.replace("{ $suit }", self.suit(card[0])).replace("{ $rank }", self.rank(card))


Facts = Iterator[tuple[str, ...]]  # of each, what has to stand in one line


def seven_euchre(t: dict[str, Any], w: Words) -> Facts:
    if bid := t["contract"] or t["standing"]:
        yield (w.suit(bid["denomination"]), str(bid["tricks"]), w.seat(t["standing"]["seat"]))
    if t["turned"]:
        yield (w.card(t["turned"]),)
    for team, seats in enumerate(t["teams"]):
        label = w.messages["table-us" if 0 in seats else "table-them"]
        yield (label, str(t["won"][team]), str(t["scores"][seats[0]]))
    if t["phase"] == "auction":
        for call in t["calls"]:
            said = call["bid"] and w.suit(call["bid"]["denomination"])
            yield (w.seat(call["seat"]), said or w.messages["seven-euchre-pass-called"])
    yield (w.seat(t["dealer"]), w.messages["seven-euchre-dealer"])
    for play in t["trick"]["cards"]:
        yield (w.seat(play["seat"]), w.card(play["card"]))


def sevens_heaven(t: dict[str, Any], w: Words) -> Facts:
    yield (w.seat(t["start"]), w.messages["sevens-heaven-start-player"])
    yield (w.messages["sevens-heaven-pot"].lower(), str(t["pot"]))
    for seat in range(t["seats"]):
        yield (w.seat(seat), str(t["scores"][seat]))
        if t["declared"][seat]:
            yield (w.seat(seat), w.card(t["cards"][seat]))
        if t["chips"][seat] is not None:
            yield (w.seat(seat), w.seat(t["chips"][seat]))
        if t["stacks"][seat]:
            yield (w.seat(seat), str(t["stacks"][seat]))
    yield (str(t["centre"]),)
    for play in t["trick"]["cards"]:
        yield (w.seat(play["seat"]), w.card(play["card"]))


def ring_of_sevens(t: dict[str, Any], w: Words) -> Facts:
    yield (w.seat(t["start"]), w.messages["ring-of-sevens-start"])
    for card in t["laid"]:
        yield (w.suit(card[0]), w.rank(card))
    for suit, ranks in t["ready"].items():
        for rank in ranks:
            yield (w.suit(suit), w.rank(f"{suit}{rank}"))
    if t["joker"]:
        yield (w.messages["card-joker"], w.rank(t["joker"]))
    for seat in range(t["seats"]):
        if t["states"][seat] == "in":
            yield (w.seat(seat), str(t["passes"][seat]) if t["passes"][seat] else "")
        if t["states"][seat] == "dropped":
            yield (w.seat(seat), w.messages["ring-of-sevens-dropped"])
    for card in t["score_cards"][0]:
        yield (w.card(card), str(t["score_points"][0]))


def seven_bridge(t: dict[str, Any], w: Words) -> Facts:
    yield (w.seat(t["dealer"]), w.messages["seven-bridge-dealer"])
    yield (str(t["stock"]),)
    if t["pile"]:
        yield (w.card(t["pile"][-1]["card"]), w.seat(t["pile"][-1]["seat"]))
    for meld in t["melds"]:
        owner = "Your" if w.lang == "en" and meld["seat"] == 0 else w.seat(meld["seat"])
        cards = [card for card in meld["cards"] if card[0] != "X"]
        yield (owner, *[part for card in cards for part in (w.suit(card[0]), w.rank(card))])
    for seat in range(t["seats"]):
        yield (w.seat(seat), str(t["scores"][seat]))
    yield (str(t["penalty"]),)


def upside_down(t: dict[str, Any], w: Words) -> Facts:
    yield (str(t["die"]), w.messages[f"upside-down-die-{t['die']}"])
    if top := t["top"]:
        parts = [part for card in top["cards"] for part in (w.suit(card[0]), w.rank(card))]
        yield (w.seat(top["seat"]), *parts)
        for seat in t["passed"]:
            yield (w.seat(seat), w.messages["upside-down-passed"])
    for held in t["shown"]:
        yield (w.seat(held["seat"]), w.card(held["card"]))
    for rank, count in enumerate(t["left"], 1):
        if count:
            some = ("one", "two", "three", "four", "five", "six", "seven")[count - 1]
            yield (
                f"{some} {w.rank(f'?{rank}')}"
                if w.lang == "en"
                else f"{w.rank(f'?{rank}')}が{count}枚",
            )


KNOWN = {
    f.__name__.replace("_", "-"): f
    for f in (seven_euchre, sevens_heaven, ring_of_sevens, seven_bridge, upside_down)
}


def everything(t: dict[str, Any], words: Words) -> Facts:
    """All that is on a table."""
    kept = t["score_cards"][0] if t["game"] == "ring-of-sevens" else []
    for seat in range(t["seats"]):
        # The hand's count leaves out the person's score cards, unless these lie open.
        count = t["counts"][seat] - (len(kept) if kept and seat == 0 and not t["shown"][0] else 0)
        yield (words.seat(seat), str(count) if count else "")
    if t["result"]:
        yield tuple(str(abs(total)) for total in t["scores"])
        return
    yield from KNOWN[t["game"]](t, words)
    yield tuple(words.card(card) for card in t["hand"] if card not in kept)


@dataclass
class Heard:
    """Announcements: by which region, in which words, and how many."""

    region: str
    text: str
    words: int


class Listener:
    """Somebody at the table who knows what is heard, what is read, and the names of controls."""

    def __init__(self, page: Page, lang: str, game: str) -> None:
        self.page, self.table = page, Table(page)
        self.game, self.words = game, Words(lang, game)
        self.rng = Random(7)
        self.selected = False  # whether the card pressed last may lie in the hand still

    def heard(self) -> list[Heard]:
        """All that has been said up to the prompt; the review and the field may follow it."""
        asked = " ".join(self.table.prompt.inner_text().split())
        said = "(asked) => globalThis.heard.some(({ text }) => text.includes(asked))"
        self.page.wait_for_function(said, arg=asked)
        found = [Heard(**one) for one in self.page.evaluate("() => globalThis.heard")]
        last = max(i for i, one in enumerate(found) if asked in one.text)
        return found[: last + 1]

    def truth(self) -> Match:
        """The match as it is kept: what the person may know of it is compared with what is said."""
        text = self.page.evaluate("(game) => localStorage[`nanafuda:save:${game}`]", self.game)
        return Match.load(json.loads(json.loads(text)["save"])["record"])

    def read(self) -> list[str]:
        """The table in words, line by line."""
        self.page.keyboard.press("t")
        dialog = self.page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", level=2)).to_be_focused()
        lines = [
            line.replace("\u2060", "") for line in dialog.locator(".in-words p").all_inner_texts()
        ]
        self.page.keyboard.press("t")
        expect(dialog).to_have_count(0)
        return lines

    def check_words(self) -> None:
        lines = self.read()
        for fact in everything(self.truth().table(0), self.words):
            assert any(all(part in line for part in fact) for line in lines), (fact, lines)

    def controls(self) -> list[tuple[str, str]]:
        """Controls: the names of a row of buttons and of a button in it."""
        found, row = [], "-"
        # Reading again and sorting the hand are not moves.
        apart = ("-", self.words.messages["table-reading"], self.words.messages.get(OWN))
        for line in self.table.root.aria_snapshot().splitlines():
            if named := re.match(r'\s*- toolbar(?: "(.*?)")?:', line):
                row = named[1] or ""
            elif re.match(r"\s*- (region|list|complementary|banner)", line):
                row = "-"
            elif row not in apart and (button := re.match(r'\s*- button "(.*?)"(.*)', line)):
                found += [(row, button[1])] if "[disabled]" not in button[2] else []
        return found

    def ended(self) -> bool:
        """Whether all that is left is to go on."""
        return any(name in self.words.going_on for _, name in self.controls())

    def act(self) -> None:
        """Presses something that is known by its name alone."""
        words = self.words.messages
        in_hand = re.compile(words["table-hand"].split("{")[0])
        may = words["table-playable"], words["table-selectable"]
        controls = self.controls()
        cards = [one for one in controls if in_hand.match(one[0])]
        hand = [
            (row, name)
            for row, name in cards
            if any(word in name for word in may) and words["table-refused"] not in name
        ]
        others = [one for one in controls if one not in cards]
        if (not hand and not others) or (self.selected and not others):
            self.selected = False
            self.page.keyboard.press("Escape")  # these cards go nowhere
            return
        some = others if others and self.rng.random() < 0.75 else hand or others
        row, name = self.rng.choice(some)
        self.selected = some is hand
        within = self.page.get_by_role("toolbar", name=row, exact=True) if row else self.table.root
        within.get_by_role("button", name=name, exact=True).press("Enter")
        self.table.settle()
