"""Random matches over every game, number of seats and option value."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
import walks
from nanafuda import GAMES, Match, Refusal
from nanafuda.mechanics.cards import cards_of

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
DEAL_LIMIT = 1500  # actions; no deal of any game may take more


def settings_of(game: str, seed: int) -> dict[str, Any]:
    """A set of options: each value of each option comes up as seeds go by."""
    options = GAMES[game].options
    rng = Random(f"options {seed}")
    while True:
        settings: dict[str, Any] = {}
        for place, option in enumerate(options):
            turn = seed + place if rng.random() < 0.7 else int(rng.random() * 8)
            settings[option.id] = option.values[turn % len(option.values)]
        try:
            GAMES[game].check(settings)
        except Refusal:
            continue
        return settings


def seats_of(game: str, seed: int) -> int:
    """A number of seats: all come up as seeds go by."""
    fewest, most, _ = GAMES[game].seat_range
    return fewest + seed % (most - fewest + 1)


def start(game: str, seed: int) -> Match:
    """A match about to be played, its seats and options chosen by the seed."""
    return Match(
        game, seats=seats_of(game, seed), options=settings_of(game, seed), seed=f"walk {seed}"
    )


def hidden_from(match: Match, seat: int) -> list[int]:
    """The cards that a seat cannot place at the start of a deal. Skips the test if all cards of
    the game are in sight."""
    return list(cards_of(match.game.view(seat).unseen)) or pytest.skip("no card is hidden")


def swapped(game: str, seed: int, rng: Random) -> tuple[Match, Match, int, str]:
    """Two matches, a seat, and two cards that it cannot place: the matches' pack orders differ in
    these two alone."""
    model = start(game, seed)
    order = [model.game.pack.codes[card] for card in model.game.pack.shuffled(f"swap {seed}")]
    first = int(rng.random() * model.game.seats)
    one = like(model, seed="s", decks=[order], first=first)
    seat = int(rng.random() * model.game.seats)
    hidden = [one.game.pack.codes[card] for card in hidden_from(one, seat)]
    a, b = (hidden[int(rng.random() * len(hidden))] for _ in "ab")
    other = [b if code == a else a if code == b else code for code in order]
    two = like(model, seed="s", decks=[other], first=first)
    return one, two, seat, f"{a}.{b}" if a != b else ""


def like(match: Match, **more: Any) -> Match:
    """Another match with its seats and options."""
    fields = {"seats": match.game.seats, "options": match.game.settings, **more}
    return Match(match.setup.game, **fields)


def refusal(call: Callable[..., object], *args: Any, **more: Any) -> Refusal:
    """The refusal that a call meets."""
    with pytest.raises(Refusal) as caught:
        call(*args, **more)
    return caught.value


def choose(match: Match, rng: Random) -> str:
    """A random legal action, passes and draws a little likelier, so that odd corners are met."""
    legal = match.legal()
    if legal[0] in ("pass", "draw", "bet") and rng.random() < 0.3:
        return legal[0]
    return legal[int(rng.random() * len(legal))]


def play_deals(match: Match, rng: Random, deals: int = 1) -> Match:
    """The match played on at random until so many deals have ended, or all."""
    while not match.over and (match.turn is not None or match.deal_no < deals):
        if match.turn is None:
            match.next_deal()
        else:
            match.play(choose(match, rng))
    return match


def walk(game: str, seed: int, actions: int = 400) -> Iterator[Match]:
    """A random match, yielded at its start and after every action, for at most so many actions."""
    match = start(game, seed)
    rng = Random(seed)
    yield match
    in_deal = 0
    for _ in range(actions):
        if match.over:
            return
        if match.turn is None:
            match.next_deal()
            in_deal = 0
        else:
            match.play(choose(match, rng))
            in_deal += 1
            assert in_deal < DEAL_LIMIT
        yield match


def sample(game: str, count: int, seed: int = 0) -> Iterator[Match]:
    """This many positions with a seat to act, from as many matches."""
    for number in range(seed, seed + count):
        stop = int(Random(f"stop {number}").random() * 60) + 1
        last = None
        for match in walk(game, number, stop + 200):
            if match.turn is not None:
                last = match
                stop -= 1
            if stop <= 0 and last is match and match.turn is not None:
                break
        if last is not None and last.turn is not None:
            yield last


def golden(game: str, seed: int) -> str:
    """The record of a whole random match."""
    *_, match = walk(game, seed, 20000)
    return match.record()


if __name__ == "__main__":  # python tests/walks.py GAME SEED > tests/golden/GAME-SEED.txt
    import sys

    print(golden(sys.argv[1], int(sys.argv[2])), end="")


def of_several_deals(game: str, seed: int) -> Match:
    """A match whose first deals have ended, and whose last is under way if there is a next."""
    match = walks.play_deals(walks.start(game, seed), Random(seed), 3)
    if not match.over:
        match.next_deal()
    return match
