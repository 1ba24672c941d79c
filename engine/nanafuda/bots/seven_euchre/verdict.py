"""What a call cost, in matches won; what a discard or a card cost, in tricks."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random

from ...game import View
from ...games.seven_euchre import AUCTION, EXCHANGE, SevenEuchre
from ..verdict import Look, Outcome, Trial, Verdict
from .auction import auction_of, mind
from .belief import APART, worlds
from .layout import layout
from .search import Deal, tricks_in
from .stakes import stakes_of
from .trials import Trials

CALL, CARD = 0.03, 0.25  # the thresholds, in matches won and in tricks
DRAWN = 5  # units of work that it takes to draw a world


def judge(view: View[int], rng: Random) -> Verdict[int]:
    """How a decision is judged: a card by the tricks of the seat's side."""
    game, side = view.game, view.seat & 1
    assert isinstance(game, SevenEuchre)
    stakes = stakes_of(game)

    def outcome(ended: SevenEuchre) -> Outcome:
        if not ended.standing:
            return _both(stakes.even)
        taken = ended.won[ended.declarer & 1]
        worth = stakes.worths(ended.standing, ended.declarer & 1)[taken]
        worth = 1 - worth if side else worth
        return _both(worth) if game.phase == AUCTION else (worth, float(ended.won[side]))

    if game.phase == AUCTION:
        look = Look(_calls(view, game, rng), 320, 24)
        return Verdict("win", CALL, look, look, outcome)
    trial = _discards(view, game, rng) if game.phase == EXCHANGE else _cards(view, game, rng)
    look = Look(trial, 320, 16)
    return Verdict("tricks", CARD, look, look, outcome)


def _calls(view: View[int], game: SevenEuchre, rng: Random) -> Trial[int]:
    source, seat = worlds(view, rng, APART), view.seat
    stakes, own, auction = stakes_of(game), mind(game.held[seat]), auction_of(game)

    def trial(bids: Sequence[int]) -> Generator[int, None, list[Outcome]]:
        deal = Deal(next(source), seat, own, stakes)
        worths = [deal.call(auction, bid)[0] for bid in bids]
        yield 3 * len(bids)
        return [_both(1 - worth if seat & 1 else worth) for worth in worths]

    return trial


def _both(worth: float) -> Outcome:
    return worth, worth


def _discards(view: View[int], game: SevenEuchre, rng: Random) -> Trial[int]:
    source, seat = worlds(view, rng, APART), view.seat
    worths = stakes_of(game).blurred(game.standing, seat & 1)

    def trial(cards: Sequence[int]) -> Generator[int, None, list[Outcome]]:
        hands = next(source)[:4]
        found = []
        for card in cards:
            hands[seat] = game.held[seat] & ~(1 << card)
            won = tricks_in(hands, seat, game.denomination)
            found.append((1 - worths[won] if seat & 1 else worths[won], float(won)))
        yield len(cards)
        return found

    return trial


def _cards(view: View[int], game: SevenEuchre, rng: Random) -> Trial[int]:
    source, table = worlds(view, rng, APART), layout(game.denomination)
    place = {card: (table.group[card], table.bit[card]) for card in view.legal()}
    trials = Trials(game, list(place.values()), view.seat)
    sign = -1.0 if (view.seat ^ game.declarer) & 1 else 1.0

    def trial(cards: Sequence[int]) -> Generator[int, None, list[Outcome]]:
        moves = [place[card] for card in cards]
        world = next(source)
        yield DRAWN
        values = yield from trials.played_out(world, moves)
        tricks = [sign * trials.tricks[move][-1] for move in moves]
        return list(zip(values, tricks, strict=True))

    return trial
