"""Checks of the claims in Ring of Sevens' reasons."""

from __future__ import annotations

from random import Random
from typing import Any

from claims import Check, Told, mean, share
from nanafuda.games.ring_of_sevens.rules import IN, JOKER, PASS
from nanafuda.mechanics.cards import FRENCH, cards_of
from nanafuda.mechanics.runs import ODD, PLACES, joker_on, twins

RED = FRENCH.suit_masks[1] | FRENCH.suit_masks[2]
VALUES = {9: 5, 5: 5, 11: 3, 3: 3, 13: 1, 1: 1}  # R9


def hand(told: Told) -> int:
    """The cards of the hand that can still be laid."""
    return int(told.hand & told.game.live)


def twin_of(card: int) -> int:
    """The card that shares an odd place with this one (R5)."""
    return int(twins(1 << card & ODD))


def after(told: Told, card: int) -> tuple[int, int]:
    """The live and playable cards after a card, for any layout of the rest."""
    world: Any = told.view.determinize(Random(told.id))
    world.play(card)
    return world.live, world.ready & world.live


def opened(told: Told, card: int) -> int:
    live, ready = after(told, card)
    return int(ready & ~told.game.ready & live)


def waiting(told: Told, card: int) -> int:
    """The cards further out in its arm that are of its suit, or for an odd card of its colour."""
    rank, suit = FRENCH.rank_of[card], FRENCH.suit_of[card]
    found = 0
    for other in cards_of(told.game.live & ~told.game.ready & ~twin_of(card)):
        out = FRENCH.rank_of[other] > rank if rank > 7 else FRENCH.rank_of[other] < rank
        colour = bool(RED >> other & 1) == bool(RED >> card & 1)
        if out and colour and (ODD >> card & 1 or FRENCH.suit_of[other] == suit):
            found |= 1 << other
    return found


def code(cards: int) -> str:
    return FRENCH.codes[cards_of(cards)[0]]


def others(told: Told) -> int:
    return int(told.game.live & ~hand(told))


def behind(told: Told, card: int) -> tuple[int, int]:
    """How many cards wait for one, the seat's own and others'."""
    cards = opened(told, card)
    if not told.game.settings["link"] and not told.game.settings["reverse"]:
        cards |= waiting(told, card)
    return (cards & hand(told)).bit_count(), (cards & others(told)).bit_count()


def helps(told: Told, card: int) -> int:
    """The cards that a card lets go on, and that it makes a score card."""
    return opened(told, card) | twin_of(card)


def of_instead(told: Told) -> int:
    """The card that might be played instead."""
    card = told.found.other
    assert card is not None and card < JOKER and hand(told) >> card & 1
    return int(card)


def out(told: Told) -> None:
    for seed in range(4):
        world: Any = told.view.determinize(Random(seed))
        world.play(told.move)
        assert world.states[told.view.seat] != IN or world.turn is None


def _small(told: Told) -> None:
    """No seat has gone out yet."""
    share(told)
    assert not told.game.ranked


def own_twin(told: Told) -> None:
    """It makes a score card for oneself; the other makes none that counts as much."""
    twin, other = twin_of(told.move), told.found.other
    assert twin & hand(told) and told.args["twin"] == code(twin)
    assert told.args["points"] == VALUES[FRENCH.rank_of[told.move]]
    if other is not None and other < JOKER and twin_of(other) & hand(told):
        assert VALUES[FRENCH.rank_of[other]] < told.args["points"]


def more(told: Told, count: int, instead: int) -> None:
    assert told.args["count"] == count > instead


def own_way(told: Told) -> None:
    other, own = told.found.other, hand(told)
    instead = 0 if other is None or other >= JOKER else (opened(told, other) & own).bit_count()
    more(told, (opened(told, told.move) & own).bit_count(), instead)


def own_later(told: Told) -> None:
    other = told.found.other
    instead = 0 if other is None or other >= JOKER else behind(told, other)[0]
    more(told, behind(told, told.move)[0], instead)


def end(told: Told) -> None:
    assert not told.game.settings["link"] and not told.game.settings["reverse"]
    assert not behind(told, told.move)[1] and not waiting(told, told.move) & others(told)


def fewer(told: Told) -> None:
    few, many = behind(told, told.move)[1], behind(told, of_instead(told))[1]
    assert (told.args["few"], told.args["many"]) == (few, many) and few < many


def gift(told: Told) -> None:
    """The other move makes a score card for somebody; this one does not."""
    twin = twin_of(of_instead(told))
    assert twin & others(told) and told.args["twin"] == code(twin)
    assert told.args["points"] == VALUES[FRENCH.rank_of[of_instead(told)]]
    assert told.move >= JOKER or not twin_of(told.move) & others(told)


def lets(told: Told) -> None:
    """The other move lets a card go on that is in another hand."""
    cards = opened(told, of_instead(told))
    assert cards.bit_count() == 1 and not cards & hand(told)
    assert told.move >= JOKER or not helps(told, told.move) & others(told)
    assert told.args["cards"] == code(cards)


def lets_more(told: Told) -> None:
    cards = opened(told, of_instead(told))
    assert not cards & hand(told) and told.args["count"] == cards.bit_count() > 1
    assert told.move >= JOKER or not helps(told, told.move) & others(told)


def pass_longer(told: Told) -> None:
    assert told.move == PASS
    seat, passes = told.args["seat"], told.game.passes
    assert seat != told.view.seat and told.game.states[seat] == IN
    assert not passes[seat] and passes[told.view.seat] > 0


def pass_block(told: Told) -> None:
    assert told.move == PASS
    own, of_others = behind(told, of_instead(told))
    assert told.args["count"] == of_others > own


def pass_safe(told: Told) -> None:
    """Its place is its own, or its twin's, which is in the same hand."""
    assert told.move == PASS
    assert not twin_of(of_instead(told)) & others(told)
    assert not told.game.settings["link"] and not told.game.settings["reverse"]


def budget(told: Told) -> None:
    """The passes that a pass leaves."""
    assert told.move == PASS == told.view.move(told.args["instead"])
    after = told.game.clone()
    after.play(PASS)
    assert told.args["count"] == after.passes[told.view.seat]


def keeps(told: Told) -> None:
    budget(told)
    assert hand(told) >> FRENCH.codes.index(told.args["card"]) & 1


def would_keep(told: Told) -> None:
    """The passes that a pass instead of the card would leave."""
    assert told.args["card"] == FRENCH.codes[told.move]
    assert told.view.move(told.args["instead"]) == PASS
    after = told.game.clone()
    after.play(PASS)
    assert told.args["count"] == after.passes[told.view.seat]


def near(told: Told) -> None:
    assert told.move != PASS == told.found.other
    seat, count = told.args["seat"], told.args["count"]
    assert seat != told.view.seat and told.game.states[seat] == IN
    assert told.view.count(seat) == count <= 3


def follow(told: Told, card: int) -> list[int]:
    """The own cards that can be laid after a card, if nobody else plays."""
    world: Any = told.view.determinize(Random(told.id))
    seat, before = told.view.seat, told.game.ready
    found: list[int] = []
    while True:
        world.play(card)
        left = world.ready & ~before & world.live & world.held[seat]
        if not left:
            return found
        world.turn = seat
        card = cards_of(left)[0]
        found.append(card)


def chain_long(told: Told) -> None:
    found = follow(told, told.move)
    other = told.found.other
    assert told.args["count"] == len(found)
    assert other is None or other >= JOKER or len(follow(told, other)) < len(found)
    sure = 1 + sum(not twin_of(card) & others(told) for card in found)
    assert told.args["turns"] in (0, sure)


def chain(told: Told) -> None:
    chain_long(told)
    assert told.args["cards"] == [FRENCH.codes[card] for card in follow(told, told.move)]


def _plain_board(told: Told) -> None:
    assert not told.game.settings["link"] and not told.game.settings["reverse"]


def cards_to_play(told: Told) -> list[int]:
    return [move for move in told.view.legal() if move < JOKER]


def pass_all(told: Told) -> None:
    """Each playable card has cards of others behind it and none of the seat's own."""
    _plain_board(told)
    cards = cards_to_play(told)
    assert told.move == PASS and told.args["count"] == len(cards) > 1
    for card in cards:
        own, of_others = behind(told, card)
        assert of_others and not own


# Rules of thumb: the move keeps them


def rule_wait(told: Told) -> None:
    seats = range(told.game.seats)
    assert told.move == PASS and told.game.passes[told.view.seat]
    assert any(told.game.states[s] == IN and not told.game.passes[s] for s in seats)


def rule_hold(told: Told) -> None:
    _plain_board(told)
    own, of_others = behind(told, of_instead(told))
    assert told.move == PASS and of_others and not own


def rule_patience(told: Told) -> None:
    assert told.move == PASS and told.game.passes[told.view.seat] > 1


def rule_free(told: Told) -> None:
    end(told)
    assert not twin_of(told.move) & others(told)


def rule_fewer(told: Told) -> None:
    _plain_board(told)
    here = behind(told, told.move)[1]
    assert here == min(behind(told, card)[1] for card in cards_to_play(told))


def rule_own(told: Told) -> None:
    _plain_board(told)
    here = behind(told, told.move)[0]
    assert here == max(behind(told, card)[0] for card in cards_to_play(told))


def swap(told: Told) -> None:
    assert joker_on(told.game.marks) >> told.move & 1
    world: Any = told.view.determinize(Random(1))
    world.play(told.move)
    assert world.held[told.view.seat] & ~told.hand or world.turn is None


def joker_safe(told: Told) -> None:
    place = PLACES[told.move - JOKER]
    assert place & told.game.live == place & hand(told)


def joker_way(told: Told) -> None:
    world: Any = told.view.determinize(Random(1))
    world.play(told.move)
    own = world.ready & ~told.game.ready & ~PLACES[told.move - JOKER] & hand(told)
    assert told.args["count"] == own.bit_count() > 0


def neither(told: Told) -> None:
    """Neither card lets another's go on, now or later, or makes it a score card."""
    assert not told.game.settings["link"] and not told.game.settings["reverse"]
    for card in (told.move, of_instead(told)):
        assert not behind(told, card)[1] and not waiting(told, card) & others(told)
        assert not twin_of(card) & others(told)


CHECKS: dict[str, Check] = {
    "by-small": _small,
    "by-big": share,
    "by-spared": share,
    "by-unpaid": share,
    "by-cards": mean,
}
