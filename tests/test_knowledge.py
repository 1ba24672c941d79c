"""Dealing the unseen cards: fair where nothing is known, right where something is."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from operator import and_
from random import Random

import pytest
from nanafuda import Match
from nanafuda.kit.cards import SEVEN, mask_of, shuffled, subsets
from nanafuda.kit.spread import spread

TRIALS = 6000


def chi_square(counts: Counter[tuple[int, ...]], outcomes: int) -> float:
    expected = TRIALS / outcomes
    seen = sum((n - expected) ** 2 / expected for n in counts.values())
    return seen + (outcomes - len(counts)) * expected


def test_unhindered_deals_are_equally_likely() -> None:
    rng = Random(1)
    counts = Counter(tuple(spread(0b111111, [2, 3, 1], [0, 0, 0], rng)) for _ in range(TRIALS))
    assert len(counts) == 60  # 6! / (2! 3! 1!)
    assert chi_square(counts, 60) < 100  # 59 degrees of freedom: 99.9 %


def test_barred_cards_never_arrive_and_all_deals_that_fit_are_equally_likely() -> None:
    rng = Random(2)
    room, barred = [2, 3, 1], [0b000011, 0b000100, 0b100000]
    deals = {(mask_of(o[:2]), mask_of(o[2:5]), 1 << o[5]) for o in permutations(range(6))}
    fitting = {deal for deal in deals if not any(map(and_, deal, barred))}
    counts = Counter(tuple(spread(0b111111, room, barred, rng)) for _ in range(TRIALS))
    assert set(counts) == fitting
    assert chi_square(counts, len(fitting)) < 2.2 * len(fitting)


def test_a_tight_deal_is_found_even_where_greed_would_not_find_it() -> None:
    # Card 0 fits only place 2, card 1 only places 1 and 2, card 2 only places 0 and 1 …
    barred = [0b0011, 0b1001, 0b1110]
    for seed in range(50):
        assert spread(0b1111, [2, 1, 1], barred, Random(seed)) == [0b1100, 0b0010, 0b0001]
    with pytest.raises(AssertionError):
        spread(0b1111, [1, 2, 1], [0b1111, 0, 0], Random(0))


def test_voids_bar_the_suit_that_was_not_followed() -> None:
    hands = [" ".join(SEVEN.codes[12 * s : 12 * s + 12]) for s in range(4)]
    order = [hands[(i + 1) % 4].split()[i // 4] for i in range(48)] + ["H7"]
    match = Match("seven-euchre", decks=[order], first=0)
    for action in ["bid:N8", "pass", "pass", "pass", "discard:H7", "play:C6", "play:C9"]:
        match.play(action)
    match.play("play:O3")  # seat 3 has no Coin
    view = match.game.view(0)
    coins = SEVEN.suit_masks[3]
    assert view.game.barred[3] == coins
    for seed in range(40):
        world = view.imagine(Random(seed))
        assert not world.held[3] & coins
        assert world.held[5] & view.unseen  # the discard may be anything unseen


def test_shuffles_are_pinned() -> None:
    assert shuffled(range(8), Random("k3f9")) == [3, 1, 5, 0, 2, 6, 7, 4]
    order = [SEVEN.codes[card] for card in SEVEN.shuffled("deal 1 of k3f9")]
    pinned = (
        "S5 C6 B4 S10 F8 F13 O3 H5 H6 B6 T9 T11 T10 C8 F7 S8 C4 T7 S6 B5 C7 H1 O5 B3 C10 "
        "O2 B8 T6 B7 H3 S7 O6 T8 T12 S9 H2 S11 B9 H7 C5 H4 F11 O7 F9 O4 C9 F10 F12 O8"
    )
    assert order == pinned.split()


def test_subsets_are_all_and_in_order() -> None:
    cards = [0, 2, 3, 5]
    assert list(subsets(mask_of(cards), 2)) == [mask_of(c) for c in combinations(cards, 2)]
    assert list(subsets(0b1011, 0)) == [0]
    assert list(subsets(0b1011, 4)) == []
