"""Seven Euchre players: `greedy` wins what it can; `second` follows rules of another school.

`second` was written independently of the bots' rules and never tuned against. Both know only the
play of the cards; a neutral bidder gives them, or any two players, equal contracts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nanafuda.game import View
from nanafuda.games.seven_euchre.rules import (
    AUCTION,
    NO_TRUMP,
    PASS,
    PLAY,
    RANKINGS,
    TRUMPS,
    SevenEuchre,
    bid_of,
    denomination_of,
)
from nanafuda.mechanics.cards import SEVEN, cards_of

from . import Player


def _trump_count(hand: int, denomination: int) -> int:
    return (hand & TRUMPS[denomination]).bit_count()


def set_contract(g: SevenEuchre) -> None:
    """Play a neutral auction: the seat with the most trumps declares, the others pass."""
    length, declarer, suit = max(
        (_trump_count(g.held[s], d), s, d) for s in range(4) for d in range(NO_TRUMP)
    )
    bid = bid_of(suit, min(10, max(7, length + 2)))
    while g.phase == AUCTION:
        g.play(bid if g.turn == declarer and not g.standing else PASS)
    hand = g.held[declarer]
    plain = cards_of(hand & ~TRUMPS[suit]) or cards_of(hand)
    g.play(min(plain, key=lambda card: (card % 7, card)))


def taken(g: SevenEuchre) -> list[float]:
    """Return the tricks of every seat's side."""
    return [float(g.won[seat & 1]) for seat in range(4)]


def _calls(game: SevenEuchre, view: View[SevenEuchre]) -> int:
    """Return the bid of a simple bidder, for players that know only the play."""
    hand = game.held[view.seat]
    for bid in game.legal()[1:6]:
        if bid <= 16 and _trump_count(hand, denomination_of(bid)) >= 6 + (bid - 1) // 8:
            return bid
    return PASS


def _throwaway(game: SevenEuchre, view: View[SevenEuchre]) -> int:
    hand = game.held[view.seat]
    plain = cards_of(hand & ~TRUMPS[game.denomination]) or cards_of(hand)
    return min(plain, key=lambda card: (card % 7, card))


def _player(card: Callable[[SevenEuchre, View[SevenEuchre]], int]) -> Player:
    def play(view: View[SevenEuchre], seed: int) -> int:
        game = view.game
        if game.phase == AUCTION:
            return _calls(game, view)
        return card(game, view) if game.phase == PLAY else _throwaway(game, view)

    return play


def _greedy(game: SevenEuchre, view: View[SevenEuchre]) -> int:
    """Win the trick as cheaply as possible unless the partner wins it; lead the strongest card."""
    legal = game.legal()
    places = RANKINGS[game.denomination].place_of
    trumps = TRUMPS[game.denomination]

    def strength(card: int) -> tuple[bool, int]:
        return bool(trumps >> card & 1), SEVEN.rank_of[card] if not trumps >> card & 1 else places[
            card
        ]

    if not game.follow:
        return max(legal, key=lambda card: (card in _masters(game, view), strength(card)))
    beating = [card for card in legal if game.power[card] > game.best]
    if beating and game.winner != (view.seat + 2) % 4:
        return min(beating, key=strength)
    return min(legal, key=strength)


def _masters(game: SevenEuchre, view: View[SevenEuchre]) -> list[int]:
    leads = RANKINGS[game.denomination].leads
    found = []
    for card in game.legal():
        follow, power = leads[card]
        if all(power[other] < power[card] for other in cards_of(view.unseen & follow)):
            found.append(card)
    return found


def _second(game: SevenEuchre, view: View[SevenEuchre]) -> int:
    """Follow another school: long suits, second hand low, third hand high, trumps kept back."""
    legal = list(game.legal())
    trumps = TRUMPS[game.denomination]
    power = RANKINGS[game.denomination].place_of
    partner = (view.seat + 2) % 4
    plain = [card for card in legal if not trumps >> card & 1]
    own_trumps = [card for card in legal if trumps >> card & 1]
    if not game.follow:
        return _second_leads(game, view, plain, own_trumps)
    position = len(game.played) % 4
    winning = [card for card in legal if game.power[card] > game.best]
    low = min(plain or legal, key=lambda card: (SEVEN.rank_of[card] % 7, power[card]))
    if game.follow & game.held[view.seat]:
        low = min(legal, key=lambda card: power[card])
    if not winning:
        return low
    if position == 3:
        return low if game.winner == partner else min(winning, key=lambda card: power[card])
    higher = [c for c in cards_of(view.unseen) if game.power[c] > game.best]
    if game.winner == partner:
        return low if len(higher) <= 2 else max(winning, key=lambda card: power[card])
    if position == 1 and game.follow & game.held[view.seat]:
        safe = [c for c in winning if all(game.power[c] > game.power[u] for u in higher)]
        return safe[0] if safe else low
    return (
        max(winning, key=lambda card: power[card])
        if position == 2 and game.follow >> winning[0] & 1
        else min(winning, key=lambda card: power[card])
    )


def _second_leads(
    game: SevenEuchre, view: View[SevenEuchre], plain: list[int], own_trumps: list[int]
) -> int:
    power = RANKINGS[game.denomination].place_of
    masters = _masters(game, view)
    declaring = view.seat & 1 == game.declarer & 1
    outside = (view.unseen & TRUMPS[game.denomination]).bit_count()
    if declaring and own_trumps and outside and len(own_trumps) * 2 >= outside:
        best = max(own_trumps, key=lambda card: power[card])
        return best if best in masters else min(own_trumps, key=lambda card: power[card])
    safe = [card for card in masters if card in plain]
    if safe:
        return max(safe, key=lambda card: SEVEN.rank_of[card])
    if plain:

        def length(card: int) -> int:
            suit = SEVEN.suit_masks[SEVEN.suit_of[card]]
            return sum(suit >> other & 1 for other in plain)

        return max(plain, key=lambda card: (length(card), -power[card]))
    return max(own_trumps, key=lambda card: power[card])


PLAYERS: Mapping[str, Player] = {"greedy": _player(_greedy), "second": _player(_second)}
