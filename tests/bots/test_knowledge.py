"""Dealing the unseen cards: fair where nothing is known, right where something is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, count, permutations
from math import factorial, prod
from operator import and_
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
import walks
from nanafuda import Match
from nanafuda.analysis.assist import locations as where
from nanafuda.analysis.assist import settled_steps
from nanafuda.game import Game, View, state_of
from nanafuda.games.seven_bridge import rules as seven_bridge
from nanafuda.mechanics.cards import SEVEN, Pack, cards_of, mask_of, shuffled, subsets
from nanafuda.mechanics.dealing import spread

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
    room, excluded = [2, 3, 1], [0b000011, 0b000100, 0b100000]
    deals = {(mask_of(o[:2]), mask_of(o[2:5]), 1 << o[5]) for o in permutations(range(6))}
    fitting = {deal for deal in deals if not any(map(and_, deal, excluded))}
    counts = Counter(tuple(spread(0b111111, room, excluded, rng)) for _ in range(TRIALS))
    assert set(counts) == fitting
    assert chi_square(counts, len(fitting)) < 2.2 * len(fitting)


def test_a_tight_deal_is_found_even_where_greed_would_not_find_it() -> None:
    # Card 0 fits only place 2, card 1 only places 1 and 2, card 2 only places 0 and 1 …
    excluded = [0b0011, 0b1001, 0b1110]
    for seed in range(50):
        assert spread(0b1111, [2, 1, 1], excluded, Random(seed)) == [0b1100, 0b0010, 0b0001]
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
    assert view.game.excluded[3] == coins
    for seed in range(40):
        world = view.determinize(Random(seed))
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


# Where a card may be: held against all deals that the seat could not tell from this one


class Deal:
    """A deal that is played at random, and others that begin like it."""

    def __init__(self, id: str, seed: int) -> None:
        self.rng = Random(f"where {seed}")
        before = walks.start(id, seed)
        if seed % 2:  # a second deal, where there is one
            walks.play_deals(before, self.rng)
        self.eve = (before if seed % 2 and not before.over else walks.start(id, seed)).game.clone()
        self.order = self.eve.pack.shuffled(f"where {seed}")
        self.moves: list[tuple[int, str]] = []
        self.game = self.dealt({})

    def dealt(self, instead: dict[int, int]) -> Game[Any]:
        """The deal with these cards in the places of those."""
        game = self.eve.clone()
        game.log = []
        game.deal([instead.get(card, card) for card in self.order], "where")
        return game

    def goes_on(self) -> bool:
        """Play on at random; whether somebody is to act then."""
        game = self.game
        legal = game.legal()
        move = legal[int(self.rng.random() * len(legal))]
        if game.text(legal[0]) in ("pass", "draw") and self.rng.random() < 0.4:
            move = legal[0]
        self.moves.append((game.turn, game.text(move)))
        game.play(move)
        return game.turn is not None

    def looks_the_same(self, seat: int, instead: dict[int, int], stock: int = 0) -> bool:
        """Whether the seat would have seen the same with these cards in the places of those: of the
        pack, or of the stock that came of that reshuffle.
        """
        other = self.dealt({} if stock else instead)
        reshuffles = count(1)

        def mixed(cards: Iterable[int], rng: Random) -> list[int]:
            order = shuffled(cards, rng)
            return [instead.get(c, c) for c in order] if next(reshuffles) == stock else order

        with patch.object(seven_bridge, "shuffled", mixed):
            return self._followed(other, seat, {} if stock else instead)

    def _followed(self, other: Game[Any], seat: int, instead: dict[int, int]) -> bool:
        for actor, told in self.moves:
            action = _renamed(told, instead, other.pack)
            while other.turn not in (None, seat) and _asked(other):
                if actor == other.turn and action in _legal(other):
                    break
                other.play(other.move("pass"))  # asked in secret, here alone
            if other.turn == actor and action in _legal(other):
                other.play(other.move(action))
            elif not (action == "pass" and actor != seat and other.id == "seven-bridge"):
                return False  # or else it was asked in secret, there alone
        return other.log == self.game.log and _known(other, seat) == _known(self.game, seat)


def _legal(game: Game[Any]) -> list[str]:
    return [] if game.turn is None else [game.text(move) for move in game.legal()]


def _asked(game: Game[Any]) -> bool:
    return game.id == "seven-bridge" and _legal(game)[0] == "pass"


def _known(game: Game[Any], seat: int) -> str:
    view = game.view(seat)
    return repr((view.room, view.unseen, state_of(view.game)))


def _renamed(action: str, instead: dict[int, int], pack: Pack) -> str:
    """An action with these cards for those; what names none of them stays as it is."""
    verb, _, cards = action.partition(":")
    if verb not in ("give", "discard", "play") or "@" in cards:
        return action
    named = mask_of(instead.get(card, card) for card in cards_of(pack.set(cards)))
    return f"{verb}:{pack.join(named)}"


def _worlds(room: list[int], cards: int) -> Iterator[list[int]]:
    """All ways in which these cards can fill places with so much room."""
    if not room:
        yield []
        return
    for chosen in subsets(cards, room[0]):
        for rest in _worlds(room[1:], cards & ~chosen):
            yield [chosen, *rest]


def _instead(lies: list[int], world: list[int]) -> dict[int, int]:
    """The cards that are elsewhere in a world, each by the one in whose place it is."""
    instead: dict[int, int] = {}
    for was, now in zip(lies, world, strict=True):
        instead |= dict(zip(cards_of(was & ~now), cards_of(now & ~was), strict=True))
    return instead


def _placed(deal: Deal, seat: int) -> dict[int, int]:
    """Expected result of `where`: of each unseen card all places in deals that look the same."""
    view = deal.game.view(seat)
    lies = [mask & view.unseen for mask in deal.game.held]
    found = dict.fromkeys(cards_of(view.unseen), 0)
    for world in _worlds(view.room, view.unseen):
        if all(found[card] >> p & 1 for p, mask in enumerate(world) for card in cards_of(mask)):
            continue
        if deal.looks_the_same(seat, _instead(lies, world)):
            for place, mask in enumerate(world):
                for card in cards_of(mask):
                    found[card] |= 1 << place
    return found


def _few(view: View[Any], most: int) -> bool:
    ways = factorial(sum(view.room)) // prod(map(factorial, view.room))
    return 1 < ways <= most


@pytest.mark.parametrize(
    ("id", "deals"),
    [("seven-euchre", 3), ("sevens-heaven", 100), ("ring-of-sevens", 8), ("upside-down", 1)],
)
def test_a_card_may_be_exactly_where_some_deal_that_looks_the_same_has_it(
    id: str, deals: int
) -> None:
    told_apart = 0
    for seed in range(deals):
        deal = Deal(id, seed)
        while deal.goes_on():
            for seat in range(deal.game.seats):
                view = deal.game.view(seat)
                if not _few(view, 300):
                    continue
                told, found = where(view), _placed(deal, seat)
                assert {card: told[card] for card in found} == found, (seed, seat, deal.moves)
                free = sum(1 << place for place, room in enumerate(view.room) if room)
                told_apart += any(places != free for places in found.values())
    assert told_apart > 2 or id in ("ring-of-sevens", "upside-down")  # where nobody must follow


@pytest.mark.parametrize("seed", [116, 172, 216])
def test_whoever_is_in_at_the_ring_holds_a_hand_card(seed: int) -> None:
    """So a score card may be where others still have room for a hand card."""
    told_apart = 0
    deal = Deal("ring-of-sevens", seed)
    while deal.goes_on():
        for seat in range(deal.game.seats):
            view = deal.game.view(seat)
            free = sum(1 << place for place, room in enumerate(view.room) if room)
            told = where(view)
            if _few(view, 2000) and any(told[card] != free for card in cards_of(view.unseen)):
                assert _placed(deal, seat) == {card: told[card] for card in cards_of(view.unseen)}
                told_apart += 1
    assert told_apart


def test_after_a_reshuffle_a_card_may_be_exactly_where_it_can_have_come() -> None:
    """It may be where there is a card with which it can have changed places, unseen."""
    told_apart = 0
    for seed in range(24):
        deal = Deal("seven-bridge", seed)
        while deal.goes_on():
            game = deal.game
            assert isinstance(game, seven_bridge.SevenBridge)
            if game.batches is None or deal.rng.random() < 0.9:
                continue
            seat = int(deal.rng.random() * deal.game.seats)
            view = deal.game.view(seat)
            card = deal.rng.choice(cards_of(view.unseen))
            there = [cards_of(held & view.unseen) for held in deal.game.held]
            stocks = game.batches.masks
            stock = next(n for n, cards in enumerate(stocks) if cards >> card & 1)
            found = sum(
                1 << place
                for place, cards in enumerate(there)
                if any(
                    stocks[stock] >> one & 1
                    and deal.looks_the_same(seat, {card: one, one: card}, stock)
                    for one in cards
                )
            )
            assert where(view)[card] == found, (seed, seat, card)
            told_apart += found != sum(1 << place for place, cards in enumerate(there) if cards)
    assert told_apart > 20


# Whether the rest of a deal changes nothing


def _said_to_be_settled(game: Game[Any]) -> bool:
    steps = settled_steps(game.view(game.turn))
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return bool(done.value)


def _ends(game: Game[Any]) -> set[str]:
    """All that can become of a deal: the totals, the places, and what the next one begins with."""
    if game.turn is None:
        after = game.clone()
        if not game.over:
            after.deal(after.pack.shuffled("next"), "next")
        begun = None if game.over else state_of(after)
        return {repr((game.scores, game.winners, dict(game.result).get("ranking"), begun))}
    found: set[str] = set()
    for move in game.legal():
        after = game.clone()
        after.play(move)
        found |= _ends(after)
    return found


@pytest.mark.parametrize(
    ("id", "deals"),
    [("seven-euchre", 5), ("sevens-heaven", 40), ("ring-of-sevens", 40), ("upside-down", 20)],
)
def test_a_rest_that_changes_nothing_does_so_in_all_deals_that_look_the_same(
    id: str, deals: int
) -> None:
    said = 0
    for seed in range(deals):
        deal = Deal(id, seed)
        while deal.goes_on():
            game = deal.game
            if len(game.legal()) == 1 or not _said_to_be_settled(game):
                continue
            said += 1
            view = game.view(game.turn)
            lies = [mask & view.unseen for mask in game.held]
            if not _few(view, 700):  # more than can be gone through: some of them
                for one in (view.determinize(deal.rng) for _ in range(20)):
                    assert len({_at_random(one, deal.rng) for _ in range(4)}) == 1
                continue
            for world in _worlds(view.room, view.unseen):
                instead = _instead(lies, world)
                if deal.looks_the_same(view.seat, instead):
                    other = game.clone()
                    for place, cards in enumerate(world):
                        other.held[place] = other.held[place] & ~view.unseen | cards
                    assert len(_ends(other)) == 1, (seed, deal.moves)
    assert said > 3 or id == "sevens-heaven"  # the pot is seldom won before it is paid out


def _at_random(game: Game[Any], rng: Random) -> tuple[int, ...]:
    game = game.clone()
    while game.turn is not None:
        legal = game.legal()
        game.play(legal[int(rng.random() * len(legal))])
    return game.scores
