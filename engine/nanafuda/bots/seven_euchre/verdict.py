"""What a call cost, in matches won; what a discard or a card cost, in tricks."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random

from ...game import View
from ...games.seven_euchre import AUCTION, EXCHANGE, SevenEuchre, tricks_of
from ..verdict import Look, Outcome, Trial, Verdict
from .auction import auction_of, mind
from .belief import APART, worlds
from .layout import TRUMPS, Trick, layout
from .policy import choose
from .search import Deal, balance, tricks_in
from .stakes import stakes_of
from .trials import Trials

CALL, CARD = 0.03, 0.25  # the thresholds, in matches won and in tricks
DRAWN = 5  # units of work that it takes to draw a world


def judge(view: View[int], rng: Random) -> Verdict[int]:
    """How a decision is judged: a card by the tricks of the seat's side."""
    game, side = view.game, view.seat & 1
    assert isinstance(game, SevenEuchre)
    stakes = stakes_of(game)

    def outcome(ended: SevenEuchre, move: int) -> Outcome:
        if game.phase != AUCTION:
            return Outcome(float(ended.won[side]), {})
        worth = stakes.even
        if ended.standing:
            taken = ended.won[ended.declarer & 1]
            worth = stakes.worths(ended.standing, ended.declarer & 1)[taken]
        return Outcome(1 - worth if side else worth, {})

    if game.phase == AUCTION:
        look = Look(_calls(view, game, rng), 48, 320, 24)
        return Verdict("win", CALL, look, look, outcome)
    trial = _discards(view, game, rng) if game.phase == EXCHANGE else _cards(view, game, rng)
    look = Look(trial, 48, 320, 16)
    return Verdict("tricks", CARD, look, look, outcome)


def _calls(view: View[int], game: SevenEuchre, rng: Random) -> Trial[int]:
    source, seat = worlds(view, rng, APART), view.seat
    stakes, own, auction = stakes_of(game), mind(game.held[seat]), auction_of(game)

    def trial(bids: Sequence[int]) -> Generator[int, None, list[Outcome]]:
        deal = Deal(next(source), seat, own, stakes)
        found = []
        for bid in bids:
            worth, contract = deal.call(auction, bid)
            came = {"balance": float(balance(contract, seat))}
            found.append(Outcome(1 - worth if seat & 1 else worth, came))
        yield 3 * len(bids)
        return found

    return trial


def _discards(view: View[int], game: SevenEuchre, rng: Random) -> Trial[int]:
    source, seat = worlds(view, rng, APART), view.seat

    def trial(cards: Sequence[int]) -> Generator[int, None, list[Outcome]]:
        hands = next(source)[:4]
        found = []
        for card in cards:
            hands[seat] = game.held[seat] & ~(1 << card)
            won = tricks_in(hands, seat, game.denomination)
            found.append(Outcome(float(won), result_for(game, seat, won)))
        yield len(cards)
        return found

    return trial


def _cards(view: View[int], game: SevenEuchre, rng: Random) -> Trial[int]:
    source, table = worlds(view, rng, APART), layout(game.denomination)
    place = {card: (table.group[card], table.bit[card]) for card in view.legal()}
    trials = Trials(game, list(place.values()), view.seat)

    def trial(cards: Sequence[int]) -> Generator[int, None, list[Outcome]]:
        moves = [place[card] for card in cards]
        world = next(source)
        yield DRAWN
        yield from trials.played_out(world, moves)
        found = []
        for move in moves:
            came = result_for(game, view.seat, trials.tricks[move][-1])
            found.append(Outcome(came["tricks"], came | trick_of(trials.placed(world), *move)))
        return found

    return trial


def result_for(game: SevenEuchre, seat: int, taken: int) -> dict[str, float]:
    """The outcomes of a deal in which the declarer's side took so many tricks, for a seat."""
    made = taken >= tricks_of(game.standing)
    if (seat ^ game.declarer) & 1:
        return {"beaten": not made, "tricks": 12 - taken}
    return {"made": made, "tricks": taken}


def trick_of(t: Trick, group: int, bit: int) -> dict[str, float]:
    """What comes of a trick after a card, played to its end by the rules of thumb, for its seat.

    A trump is drawn where trumps were led by the seat's side and the other side follows.
    """
    seat = t.seat
    leads = t.left == 4 or not (t.seat + t.left ^ seat) & 1
    t.play(group, bit)
    drawn = False
    while t.left < 4:
        card = choose(t)
        drawn = drawn or (t.group == card[0] == TRUMPS and bool((t.seat ^ seat) & 1))
        t.play(*card)
    # The winner of a trick leads to the next.
    return {"trick": not (t.seat ^ seat) & 1, "lead": t.seat == seat, "trump": drawn and leads}
