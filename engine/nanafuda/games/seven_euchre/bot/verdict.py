"""Judge calls, discards and cards by the chance to win the match, the search's objective.

A possible mistake is measured again in determinizations that half believe the others' calls and
cards. A mistake must be one regardless of whether these mean what they seem to.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from random import Random

from ....bots.verdict import Look, Outcome, Trial, Verdict
from ....game import View
from ..rules import AUCTION, EXCHANGE, PASS, SevenEuchre, tricks_of
from .auction import auction_of, mind
from .belief import APART, BELIEVED, HALF_BELIEVED, World, worlds
from .layout import Trick, layout
from .payoff import stakes_of
from .policy import choose
from .search import EFFORTS, Contract, Deal, tricks_in
from .trials import Trials

CALL, CARD = 0.03, 0.02  # thresholds for a mistake, as a chance to win the match
HINT = 24, 64  # determinizations for a card and for a call in a hint
WORK = {AUCTION: 700, EXCHANGE: 200}  # units of work for an open hint, about 100 ms
PLAYED_OUT, SOLVED = 400, 5000  # the same for a card
LONG, CAREFUL = 320, 800  # maximum for a long look and for a careful one
DRAWN = 5  # units of work to sample a determinization


def judge(view: View[SevenEuchre], rng: Random) -> Verdict[int]:
    """Return how to judge a decision: by the chance of the seat's side to win the match."""
    game, side = view.game, view.seat & 1
    calling = game.phase == AUCTION
    trial = _calls if calling else _discards if game.phase == EXCHANGE else _cards

    def outcome(ended: SevenEuchre, move: int) -> Outcome:
        stakes = stakes_of(game)
        worth = stakes.even
        if ended.standing:
            taken = ended.won[ended.declarer & 1]
            worth = stakes.worths(ended.standing, ended.declarer & 1)[taken]
        return Outcome(_share(worth, side), {})

    exact = game.held[view.seat].bit_count() <= EFFORTS["expert"].exact
    work = WORK.get(game.phase, SOLVED if exact else PLAYED_OUT)

    def look(belief: float, most: int) -> Look[int]:
        source = worlds(view, rng, APART, belief)
        return Look(trial(view, game, source), HINT[calling], most, 24, work)

    threshold = CALL if calling else CARD
    quick, careful = look(BELIEVED, LONG), look(HALF_BELIEVED, CAREFUL)
    return Verdict("win", threshold, quick, careful, outcome)


def _share(worth: float, seat: int = 0) -> float:
    """Convert a payoff to seats 0 and 2 into a seat's chance; drop the search's tie-break."""
    return min(max(1 - worth if seat & 1 else worth, 0.0), 1.0)


def _calls(view: View[SevenEuchre], game: SevenEuchre, source: Iterator[World]) -> Trial[int]:
    seat, stakes = view.seat, stakes_of(game)
    own, auction = mind(game.held[seat]), auction_of(game)
    partners = bool(game.standing) and game.bidder == seat ^ 2

    def able(bid: int) -> bool:
        """Return whether the seat's side has a contract after a call unless it is outbid."""
        return bid != PASS or partners

    def trial(bids: Sequence[int]) -> Generator[int, None, list[Outcome]]:
        deal = Deal(next(source), seat, own, stakes)
        found = []
        for bid in bids:
            worth, contract = deal.call(auction, bid)
            found.append(Outcome(_share(worth, seat), contract_for(contract, seat, able(bid))))
        yield 3 * len(bids)
        return found

    return trial


def contract_for(contract: Contract, seat: int, able: bool = True) -> dict[str, float]:
    """Return how an auction's contract turned out for a seat.

    With `able` the call leaves its own side with the standing bid; without, the others' contract
    may fail. No call has an outcome of a contract that it gave up or made unlikely.
    """
    bid, declarer, taken = contract
    made = bid != PASS and taken >= tricks_of(bid)
    failed = bid != PASS and not made
    ours = not (declarer ^ seat) & 1
    facts: dict[str, float] = {"kept": not (made and not ours)}  # the other side makes none
    if not able:
        return {**facts, "beaten": failed and not ours}  # the other side fails
    lost = (tricks_of(bid) - taken) * (12 - taken) if failed and ours else 0
    return {
        **facts,
        "made": made and ours,  # its side makes a contract
        "safe": not (failed and ours),  # its own side does not fail
        "lost": lost,  # points of the other side for a failure (E22)
    }


def _discards(view: View[SevenEuchre], game: SevenEuchre, source: Iterator[World]) -> Trial[int]:
    seat = view.seat
    worths = stakes_of(game).blurred(game.standing, seat & 1)

    def trial(cards: Sequence[int]) -> Generator[int, None, list[Outcome]]:
        hands = next(source)[:4]
        found = []
        for card in cards:
            hands[seat] = game.held[seat] & ~(1 << card)
            won = tricks_in(hands, seat, game.denomination)
            found.append(Outcome(_share(worths[won], seat), result_for(game, seat, won)))
        yield len(cards)
        return found

    return trial


def _cards(view: View[SevenEuchre], game: SevenEuchre, source: Iterator[World]) -> Trial[int]:
    table, level = layout(game.denomination), EFFORTS["expert"]
    place = {card: (table.group[card], table.bit[card]) for card in view.legal()}
    trials = Trials(game, list(place.values()), view.seat, level.tail)
    exact = game.held[view.seat].bit_count() <= level.exact
    tried = trials.solved if exact else trials.played_out

    def trial(cards: Sequence[int]) -> Generator[int, None, list[Outcome]]:
        moves = [place[card] for card in cards]
        world = next(source)
        yield DRAWN
        worths = yield from tried(world, moves)
        found = []
        for move, worth in zip(moves, worths, strict=True):
            facts = result_for(game, view.seat, trials.tricks[move][-1])
            facts |= trick_of(trials.placed(world), *move)
            found.append(Outcome(_share(worth), facts))
        return found

    return trial


def result_for(game: SevenEuchre, seat: int, taken: int) -> dict[str, float]:
    """Return a deal's outcomes for a seat, given the tricks of the declarer's side."""
    made = taken >= tricks_of(game.standing)
    if (seat ^ game.declarer) & 1:
        return {"beaten": not made, "tricks": 12 - taken}
    return {"made": made, "tricks": taken}


def trick_of(t: Trick, group: int, bit: int) -> dict[str, float]:
    """Return a card's trick outcomes for its seat, finishing the trick by the rules of thumb."""
    seat = t.seat
    t.play(group, bit)
    while t.left < 4:
        t.play(*choose(t))
    # The winner of a trick leads to the next.
    return {"trick": not (t.seat ^ seat) & 1, "lead": t.seat == seat}
