"""Checks of the claims in Upside Down's reasons."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from claims import Check, Told, differs, share, worlds
from nanafuda.games.upside_down.rules import EXCHANGE
from nanafuda.mechanics.cards import SEVEN, cards_of
from nanafuda.mechanics.climbing import PASS, PATTERNS, RUN, SET, SOLO, TURNS, answers, openings

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


def _place(told: Told) -> None:
    here, there = differs(told, "place", -1)
    assert abs(float(told.args["here"]) - here) <= 0.051 and here < there


def _first(told: Told) -> None:
    """It can still be first."""
    share(told)
    assert not told.game.out


def _second(told: Told) -> None:
    share(told)
    assert len(told.game.out) < 2


def _rival(told: Told) -> None:
    """All other seats have more cards than the named one."""
    share(told)
    counts = {s: told.view.count(s) for s in range(told.game.seats) if s != told.view.seat}
    fewest = counts.pop(told.args["seat"])
    assert fewest > 0 and all(count > fewest for count in counts.values() if count)


def lead(told: Told) -> None:
    share(told)
    assert told.game.phase != EXCHANGE


def give(told: Told) -> None:
    assert told.game.phase == EXCHANGE and not bound(told) & told.move
    assert bound(told) & told.other


def give_weak(told: Told) -> None:
    assert told.game.phase == EXCHANGE
    mine, others = told.move & ~told.other, told.other & ~told.move
    most = max(strength(told, card) for card in cards_of(mine))
    assert all(strength(told, card) > most for card in cards_of(others))


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


def one_left(told: Told) -> None:
    """One card is left, which does not turn the die, and the other move leaves more."""
    left, more = told.hand & ~told.move, told.hand & ~told.other
    turn = turns(told.move, told.game.low)
    after = told.game.low if turn is None else 1 - told.game.low
    assert len(cards_of(left)) == 1 < len(cards_of(more)) and turns(left, after) is None


def sure(told: Told) -> None:
    game, move = told.game, told.move
    others = (sum(game.held) | told.view.unseen) & ~told.hand
    turn = turns(move, game.low)
    after = game.low if turn is None else 1 - game.low
    assert turn == 1 or len(answers(others, move, after)) == 1
    assert wins_all(told.hand & ~move, others, after, game)


def solo(move: int) -> bool:
    return bool(move) and PATTERNS[move].kind == SOLO


def beating(told: Told, move: int) -> int:
    """How many cards of the others beat a single card."""
    others = (sum(told.game.held) | told.view.unseen) & ~told.hand
    mine = strength(told, cards_of(move)[0])
    return sum(strength(told, card) > mine for card in cards_of(others))


def last(told: Told) -> None:
    """After the other all that is left turns the die, so that it may not be played (U11)."""
    game = told.game
    after = game.low ^ (turns(told.other, game.low) is not None)
    rest = told.hand & ~told.other
    assert told.args["turned"] == game.pack.join(rest) in (("F13", "H1")[after],)
    assert told.hand & ~told.move != rest


def unable(told: Told) -> None:
    assert not told.game.top and told.view.count(told.args["seat"]) == told.args["count"] > 0
    assert told.other.bit_count() <= told.args["count"] < told.move.bit_count()


def high(told: Told) -> None:
    assert told.view.count(told.args["seat"]) == 1 and solo(told.move) and solo(told.other)
    assert turns(told.move, told.game.low) is None
    assert beating(told, told.move) < beating(told, told.other)


def _opens(told: Told) -> None:
    """The seat that would open, with this many cards, if all others pass."""
    game = told.game.clone()
    assert told.other == PASS != told.move
    while game.top:
        game.play(PASS)
    assert game.turn == told.args["seat"] != told.view.seat
    assert told.args.get("count", 1) > 0
    if "count" in told.args:
        assert told.view.count(game.turn) == told.args["count"]


def safe(told: Told) -> None:
    others = (sum(told.game.held) | told.view.unseen) & ~told.hand
    turn = turns(told.move, told.game.low)
    after = told.game.low if turn is None else 1 - told.game.low
    assert told.move and (turn == 1 or len(answers(others, told.move, after)) == 1)
    for world in worlds(told, WORLDS):
        while world.turn != told.view.seat:
            assert list(world.legal()) == [PASS]
            world.play(PASS)
        assert not world.top


def half(told: Told, low: int) -> int:
    """How many more cards of the strong half than of the weak one there are after the move."""
    ranks = [told.game.pack.rank_of[card] - 7 for card in cards_of(told.hand & ~told.move)]
    more = sum(int(rank > 0) - int(rank < 0) for rank in ranks)
    return -more if low else more


def turned(told: Told, ends: bool, good: bool) -> None:
    assert turns(told.other, told.game.low) is None
    for world in worlds(told, WORLDS):
        assert world.low != told.game.low
        if ends:
            assert world.turn == told.view.seat and not world.top
        else:
            assert world.top == told.move
    if good:
        assert half(told, 1 - told.game.low) > half(told, told.game.low)


def keep_die(told: Told) -> None:
    game = told.game
    assert turns(told.other, game.low) is not None and turns(told.move, game.low) is None
    aside = replace(told.found, best=told.found.other, other=told.found.best)
    other = Told(aside, told.id, told.args)
    assert half(other, game.low) > half(other, 1 - game.low)


def whole(told: Told, kind: int) -> None:
    """The other takes cards out of such a set or run, the best move out of none."""
    parted = [play for play in openings(told.hand) if play & told.other and play & ~told.other]
    found = [play for play in parted if PATTERNS[play].kind == kind]
    if kind == SET:
        shapes = [(p.size, p.lowest) for p in map(PATTERNS.__getitem__, found)]
        assert (told.args["count"], told.args["rank"]) in shapes
    else:
        names = {told.game.pack.join(play)[0] for play in found}
        assert told.args["suit"] in names
    assert told.move == PASS or not splits(told, told.move)


def keep(told: Told, top: bool) -> None:
    """The other uses up what is strongest; nobody holds a card that beats it, or somebody does."""
    most = max(strength(told, card) for card in cards_of(told.hand))
    used = [card for card in cards_of(told.other) if strength(told, card) == most]
    assert used and told.game.pack.rank_of[used[0]] == told.args["rank"]
    assert all(strength(told, card) < most for card in cards_of(told.move))
    assert (beating(told, 1 << used[0]) == 0) == top


def cheap(told: Told) -> None:
    assert told.game.top and PATTERNS[told.move][:2] == PATTERNS[told.other][:2]
    assert told.move in answers(told.hand, told.game.top, told.game.low)
    weaker, stronger = (
        max(strength(told, card) for card in cards_of(move)) for move in (told.move, told.other)
    )
    assert weaker < stronger


def harder(told: Told) -> None:
    assert solo(told.move) and solo(told.other)
    assert turns(told.move, told.game.low) is None is turns(told.other, told.game.low)
    assert beating(told, told.move) == told.args["count"] < told.args["than"]
    assert beating(told, told.other) == told.args["than"]


def answer(told: Told) -> None:
    assert told.game.top and told.move in answers(told.hand, told.game.top, told.game.low)
    assert told.other == PASS and not splits(told, told.move)


def wait(told: Told) -> None:
    """The seat is asked again in this round if the next seat beats what lies there."""
    assert told.move == PASS != told.game.top
    game = told.game.clone()
    game.play(PASS)
    assert game.turn != told.view.seat and game.top


def parted(told: Told, move: int) -> int:
    """How many sets and runs of the hand a move takes a card out of, and leaves one."""
    return sum(bool(play & move and play & ~move) for play in openings(told.hand))


def parts(told: Told) -> None:
    assert parted(told, told.move) < parted(told, told.other)


def whole_plays(told: Told) -> list[int]:
    """The plays that take a card out of no set or run and leave one of it."""
    return [move for move in told.view.legal() if move and not parted(told, move)]


def power(told: Told, move: int) -> int:
    return max(strength(told, card) for card in cards_of(move))


def weakest(told: Told, moves: list[int]) -> None:
    assert told.move in moves
    assert power(told, told.move) == min(power(told, move) for move in moves)


def loose(told: Told) -> None:
    singles = [move for move in whole_plays(told) if solo(move)]
    assert not told.game.top and not told.move & bound(told) and len(singles) > 1
    weakest(told, singles)


def weakest_pair(told: Told) -> None:
    kind, count = PATTERNS[told.move].kind, told.args["count"]
    assert not told.game.top and count == told.move.bit_count() > 1
    assert told.args["kind"] == ("run" if kind == RUN else "set")
    weakest(told, [move for move in whole_plays(told) if move.bit_count() == count])


def cheapest(told: Told) -> None:
    whole = whole_plays(told)
    assert told.game.top and told.args["only"] == ("yes" if len(whole) == 1 else "no")
    weakest(told, whole)


def fewest(cards: int) -> int:
    """The fewest sets and runs into which cards can be split."""
    first = cards & -cards
    plays = [play for play in openings(cards) if play & first]
    return 1 + min(fewest(cards & ~play) for play in plays) if cards else 0


def plays(told: Told) -> None:
    few, many = (fewest(told.hand & ~move) for move in (told.move, told.other))
    assert (told.args["few"], told.args["many"]) == (few, many) and told.other != PASS
    assert few < many


def answers_of(told: Told) -> list[int]:
    moves = [move for move in told.view.legal() if move]
    assert told.move == PASS and len(moves) > 1
    return moves


def whole_all(told: Told) -> None:
    assert all(parted(told, move) for move in answers_of(told))


def keep_all(told: Told) -> None:
    most = power(told, told.hand)
    for move in answers_of(told):
        used = [card for card in cards_of(move) if strength(told, card) == most]
        assert used and told.game.pack.rank_of[used[0]] == told.args["rank"]


# Rules of thumb: the move keeps them


def rule_whole(told: Told) -> None:
    assert told.move and not parted(told, told.move)


def rule_strong(told: Told) -> None:
    assert not told.move or power(told, told.move) < power(told, told.hand)


def rule_few(told: Told) -> None:
    left = [fewest(told.hand & ~move) for move in told.view.legal() if move]
    assert told.args["count"] == fewest(told.hand & ~told.move) == min(left)


def rule_answer(told: Told) -> None:
    assert told.game.top and told.move and not parted(told, told.move)


def rule_die(told: Told) -> None:
    """It leaves the die as it is; another play would turn it, and most cards left are strong."""
    low = told.game.low
    assert turns(told.move, low) is None
    other = [
        Told(replace(told.found, best=move), told.id, told.args)
        for move in told.view.legal()
        if turns(move, low) is not None
    ]
    assert any(half(one, low) > half(one, 1 - low) for one in other)


def alike(told: Told) -> None:
    kinds = PATTERNS[told.move], PATTERNS[told.other]
    assert kinds[0] == kinds[1] and kinds[0].kind in (SOLO, SET) and told.move != told.other
    assert turns(told.move, told.game.low) is None is turns(told.other, told.game.low)


CHECKS: dict[str, Check] = {
    "by-first": _first,
    "by-second": _second,
    "by-saved": share,
    "by-rival": _rival,
    "by-lead": lead,
    "by-place": _place,
    "stop": _opens,
    "turn-lead": partial(turned, ends=True, good=False),
    "turn-lead-good": partial(turned, ends=True, good=True),
    "turn": partial(turned, ends=False, good=False),
    "turn-good": partial(turned, ends=False, good=True),
    "whole": partial(whole, kind=RUN),
    "whole-set": partial(whole, kind=SET),
    "keep-top": partial(keep, top=True),
    "keep-strong": partial(keep, top=False),
    "lead": _opens,
}
