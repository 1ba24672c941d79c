"""What Upside Down's reasons claim."""

from __future__ import annotations

from typing import Any

from nanafuda.cards import SEVEN, cards_of
from nanafuda.climbing import PASS, PATTERNS, SOLO, TURNS, answers, openings
from nanafuda.games.upside_down import EXCHANGE

from . import Check, Told, differs, share, worlds

WORLDS = 4


def strength(told: Told, card: int) -> int:
    rank = SEVEN.rank_of[card]
    return -rank if told.game.low else rank


def bound(told: Told) -> int:
    """The cards of the hand that are part of a set or a run."""
    found = 0
    for play in openings(told.hand):
        if play.bit_count() > 1:
            found |= play
    return found


def splits(told: Told, move: int) -> bool:
    return any(play != move and play & move == move for play in openings(told.hand)) or any(
        play & move and play & ~move for play in openings(told.hand)
    )


def place(told: Told) -> None:
    here, there = differs(told, "place", -1)
    assert abs(float(told.args["here"]) - here) <= 0.051 and here < there


def first(told: Told) -> None:
    """It can still be first."""
    share(told)
    assert not told.game.out


def second(told: Told) -> None:
    share(told)
    assert len(told.game.out) < 2


def rival(told: Told) -> None:
    """Nobody has fewer cards than the seat that is named."""
    share(told)
    counts = {s: told.view.count(s) for s in range(told.game.seats) if s != told.view.seat}
    assert counts[told.args["seat"]] == min(count for count in counts.values() if count)


def lead(told: Told) -> None:
    share(told)
    assert told.game.phase != EXCHANGE


def give(told: Told) -> None:
    assert told.game.phase == EXCHANGE and not bound(told) & told.move


def give_weak(told: Told) -> None:
    assert told.game.phase == EXCHANGE
    most = max(strength(told, card) for card in cards_of(told.move))
    assert all(strength(told, card) >= most for card in cards_of(told.hand & ~told.move))


def out(told: Told) -> None:
    for world in worlds(told, WORLDS):
        assert told.view.seat in world.out


def wins_all(hand: int, others: int, low: int, game: Any) -> bool:
    """Whether a hand can be played to its end by plays that nobody beats, as one who starts."""
    for play in openings(hand):
        turn = turns(play, low)
        if play == hand:
            if turn is None:
                return True
            continue
        after = low if turn is None else 1 - low
        unbeaten = turn == 1 or answers(others, play, after) in ([PASS], (PASS,))
        if unbeaten and wins_all(hand & ~play, others, after, game):
            return True
    return False


def turns(play: int, low: int) -> int | None:
    """Whether a play turns the die (U7 to U10): None, or whether that ends the round."""
    return int(TURNS[low][play]) if play in TURNS[low] else None


def sure(told: Told) -> None:
    game, move = told.game, told.move
    others = (sum(game.held) | told.view.unseen) & ~told.hand
    turn = turns(move, game.low)
    after = game.low if turn is None else 1 - game.low
    assert turn == 1 or len(answers(others, move, after)) == 1
    assert wins_all(told.hand & ~move, others, after, game)


def safe(told: Told) -> None:
    for world in worlds(told, WORLDS):
        while world.turn != told.view.seat:
            assert list(world.legal()) == [PASS]
            world.play(PASS)
        assert not world.top


def turn_lead(told: Told) -> None:
    for world in worlds(told, WORLDS):
        assert world.low != told.game.low and world.turn == told.view.seat and not world.top


def turn(told: Told) -> None:
    for world in worlds(told, WORLDS):
        assert world.low != told.game.low and world.top == told.move


def lead_weak(told: Told) -> None:
    assert not told.game.top and PATTERNS[told.move].kind == SOLO
    weakest = min(strength(told, card) for card in cards_of(told.hand))
    assert strength(told, cards_of(told.move)[0]) == weakest


def lead_many(told: Told) -> None:
    assert not told.game.top and told.args["count"] == told.move.bit_count() > 1


def answer(told: Told) -> None:
    assert told.game.top and told.move in answers(told.hand, told.game.top, told.game.low)
    assert not splits(told, told.move)


def plays(told: Told) -> list[int]:
    assert told.move == PASS
    return [move for move in told.view.legal() if move != PASS]


def pass_keep(told: Told) -> None:
    assert all(splits(told, play) for play in plays(told))


def pass_strong(told: Told) -> None:
    most = max(strength(told, card) for card in cards_of(told.hand))
    for play in plays(told):
        assert max(strength(told, card) for card in cards_of(play)) == most


CHECKS: dict[str, Check] = {
    "by-first": first,
    "by-second": second,
    "by-saved": share,
    "by-rival": rival,
    "by-lead": lead,
    "by-place": place,
    "give": give,
    "give-weak": give_weak,
    "out": out,
    "sure": sure,
    "safe": safe,
    "turn-lead": turn_lead,
    "turn": turn,
    "lead-weak": lead_weak,
    "lead-many": lead_many,
    "answer": answer,
    "pass-keep": pass_keep,
    "pass-strong": pass_strong,
}
