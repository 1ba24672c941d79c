"""Links and records of every kind, damaged at random: the same again, or a refusal in words."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest
import walks
from client import checked
from nanafuda import Match, Refusal
from nanafuda.bots import LEVELS
from nanafuda.duplicate.tournaments import SIZES, Tournament
from nanafuda.limits import NAME

SOME, MANY = 1_000, 20_000
PIECES = [*"0179Az-_&=.%#", "&deck=AB", "&deal=", "&at=", "&moves=", "%00", "é", "七", "\ud800"]


def mutated(text: str, rng: Random) -> str:
    """The text with one to three small changes."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text) + 1)
        to = min(len(text), at + rng.choice((0, 1, 1, 2, 8, 40)))
        odd = chr(rng.randrange(0x250))
        piece = rng.choice(("", text[at:to] * 2, text[at:to][::-1], odd, rng.choice(PIECES)))
        text = text[:at] + piece + text[to:]
    return text


def damaged(link: str, other: str, rng: Random) -> str:
    """The link changed anywhere, in one value, or by another link's value; its check fits."""
    body, others = (one.partition("&check=")[0].split("&") for one in (link, other))
    place = rng.randrange(len(body))
    match rng.randrange(3):
        case 0:
            return checked(mutated("&".join(body), rng))
        case 1:
            if names := [n for n, field in enumerate(body) if field.startswith("by=")]:
                place = names[0]  # what people write themselves
            key, _, value = body[place].partition("=")
            body[place] = f"{key}={mutated(value, rng)}"
        case _:
            body[place] = others[min(place, len(others) - 1)]
    return checked("&".join(body))


class Kind(NamedTuple):
    make: Callable[[str, Random], str]
    again: Callable[[str], str]  # reads a text and writes it once more
    fits: bool = True  # whether what is changed with a fitting check comes back as it was read


def played(game: str, rng: Random) -> Match:
    return walks.play_deals(walks.start(game, rng.randrange(1000)), rng, rng.randint(1, 3))


def replay(game: str, rng: Random) -> str:
    match = played(game, rng)
    return match.replay_link(at=rng.choice((None, 0, len(match.actions))))


def replay_again(text: str) -> str:
    found = Match.open_replay(text)
    return found.match.replay_link(at=found.at)


def tournament(game: str, rng: Random) -> str:
    if rng.random() < 0.3:
        return Tournament.daily(game, f"2026-11-{rng.randint(1, 30):02}").link()
    of, size = walks.start(game, rng.randrange(1000)).setup, rng.choice(SIZES)
    return Tournament(game, size, of.seats, of.options, rng.choice(LEVELS), of.seed).link()


def tournament_again(text: str) -> str:
    found = Tournament.open(text)
    assert found.match(0).turn is not None
    return found.link()


def challenge(game: str, rng: Random) -> str:
    return played(game, rng).challenge_link(rng.choice(("", "Ann", "花子")), level="club")


def challenge_again(text: str) -> str:
    sent = Match.open_challenge(text)
    assert len(sent.name) <= NAME and sent.name.isprintable()
    return sent.played.played_link(by=sent.sender)


KINDS = {
    "match": Kind(
        lambda game, rng: walks.start(game, rng.randrange(1000)).link(),
        lambda text: Match.open(text).link(),
        fits=False,
    ),
    "record": Kind(
        lambda game, rng: played(game, rng).record(),
        lambda text: Match.load(text).record(),
        fits=False,
    ),
    "replay": Kind(replay, replay_again),
    "challenge": Kind(challenge, challenge_again),
    "tournament": Kind(tournament, tournament_again),
}


def attack(kind: str, game: str, seed: int, times: int) -> int:
    """Reads what was changed at random; how much of it was taken, its check fitting."""
    make, again, fits = KINDS[kind]
    rng, taken = Random(f"{kind} {game} {seed}"), 0
    for number in range(times):
        if number % 100 == 0:
            text, other = make(game, rng), make(game, rng)
            assert again(text) == text
        fitting = fits and rng.random() < 0.8
        changed = damaged(text, other, rng) if fitting else mutated(text, rng)
        try:
            found = again(changed)
        except Refusal as refusal:
            assert str(refusal).endswith((".", "”.")) and refusal.id != "internal", changed
            continue
        assert found == (changed.strip().removeprefix("#") if fitting else text), changed
        taken += fitting and changed != text
    return taken


FLOORS = {"replay": 9, "challenge": 50, "tournament": 9}  # of what is taken
EVERY_KIND = pytest.mark.parametrize("kind", list(KINDS))


@walks.EVERY_GAME
@EVERY_KIND
def test_a_damaged_link_or_record_is_refused_in_a_sentence(kind: str, game: str) -> None:
    taken = attack(kind, game, 0, SOME)
    assert taken >= FLOORS.get(kind, 0), "too blunt: nothing came through the checks"


@pytest.mark.long
@walks.EVERY_GAME
@EVERY_KIND
def test_many_thousands_of_damaged_links_and_records(kind: str, game: str) -> None:
    attack(kind, game, 1, MANY)
