"""Everything for screen readers: announcements, text to read again, and keys.

A deal of each game is played from the table in words, the prompt and the names of controls, and
from nothing else (but for the sign that a test waits for until the bots have done): `Listener.act`
and `Listener.ended` read them alone. `Listener.check_words` compares what they say with what the
engine knows.

Words are counted as `Intl.Segmenter` finds them in the page’s language: in Japanese particles and
endings are words of their own, so that a sentence has about half again as many as in English.
"""

from __future__ import annotations

import itertools
import re

import pytest
from nanafuda import GAMES

from e2e.access.voice import LISTEN, Listener
from e2e.conftest import Visit
from e2e.play import Table, match_at

DEFAULT = [("ring-of-sevens", "ja")]
EVERY = 3  # turns
NOT_MINE = {"en": r"(?<!You) is (to play|thinking|deciding|choosing)", "ja": r"(?<!あなた)の番です"}
MOST_UTTERANCES, MOST_WORDS = 3, 12


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_table_in_words_tells_all_that_is_on_it(visit: Visit, lang: str) -> None:
    page = visit(lang)
    for game in GAMES:
        positions = itertools.count()
        here = match_at(game, lambda g: next(positions) > 25 and g.turn == 0, 4)  # noqa: B023
        Table.resume(page, here)
        Listener(page, lang, game).check_words()


# A deal, a game and a language in each run; all of them in the long one.
DEALS = [
    pytest.param(game, lang, marks=[] if (game, lang) in DEFAULT else [pytest.mark.long])
    for game in GAMES
    for lang in ("en", "ja")
]


@pytest.mark.parametrize(("game", "lang"), DEALS)
def test_a_deal_is_played_from_what_is_heard(visit: Visit, game: str, lang: str) -> None:
    """And each thing is said once, in order, and briefly."""
    page = visit(lang)
    page.evaluate(LISTEN)
    Table.sit(page, game, "heard")
    person = Listener(page, lang, game)
    turns = 0
    while not person.ended():
        if turns % EVERY == 0:
            person.check_words()
        person.act()
        turns += 1
    person.check_words()

    # Notices are the shell’s.
    heard = [one for one in person.heard() if one.region != "notices"]
    match = person.truth()
    heard = heard[[one.region for one in heard].index("voice") :]  # once the table is there
    assert {one.region for one in heard} == {"voice"}
    # Every card that was played, when it was played; nobody else's prompts.
    said = [one.text for one in heard]
    plays = [event for event in match.story if event["type"] == "play"]
    comma, at = person.words.messages["table-comma"].strip('{"}'), 0
    for play in plays:
        cards = [play["card"]] if "card" in play else play["cards"]
        names = [person.words.seat(play["seat"]) + comma]
        names += [person.words.suit(cards[0][0])] if len(cards) == 1 else []
        names += [person.words.rank(cards[0])] if len(cards) == 1 else []
        found = [
            i for i, text in enumerate(said) if i >= at and all(name in text for name in names)
        ]
        assert found, (play, said[at:])
        at = found[0]
    assert not [text for text in said if re.search(NOT_MINE[lang], text)]
    # The end: who, and how many points.
    assert any(all(str(abs(total)) in text for total in match.scores) for text in said[-3:])

    actions = len(match.actions)
    utterances, spoken = len(heard) / actions, sum(one.words for one in heard) / actions
    assert utterances <= MOST_UTTERANCES
    assert spoken <= MOST_WORDS
