"""Measure the cost of caution in Seven Euchre's auction: `python -m arena.caution --limit 1`.

Club players play whole matches, with the cards by the rules of thumb. One side never bids more than
`limit` tricks above its expected tricks; the other bids as in the game. Every match is played
twice, with the sides exchanged.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from random import Random

from nanafuda.duplicate.measure import measured
from nanafuda.games.seven_euchre.bot.auction import Auction, Mind, mind
from nanafuda.games.seven_euchre.bot.payoff import Stakes, points
from nanafuda.games.seven_euchre.bot.rules import discards
from nanafuda.games.seven_euchre.bot.search import tricks_in
from nanafuda.games.seven_euchre.rules import PASS, denomination_of, tricks_of
from nanafuda.mechanics.cards import SEVEN, mask_of

from . import ROUNDS

TARGET = 77
Contract = tuple[int, int, int]  # the declaring side, the tricks bid, the tricks taken


def call(auction: Auction, worth: Mind, stakes: Stakes, limit: float) -> int:
    """Return a club player's bid, at most `limit` tricks above its estimate."""
    seat = auction.turn
    passing = auction.passing(seat, worth, stakes)
    best = (1 - passing if seat & 1 else passing) + auction.margin(seat)
    choice = PASS
    for value, bid in auction.bids(seat, worth, stakes):
        tricks = auction.our_tricks(seat, worth, denomination_of(bid))
        if value > best and tricks_of(bid) <= tricks + limit:
            best, choice = value, bid
    return choice


def bidding(
    hands: list[int], centre: int, dealer: int, stakes: Stakes, limits: tuple[float, float]
) -> Iterator[Auction]:
    """Yield the running auction before every call; then the second auction if it is needed."""
    minds = [mind(hand) for hand in hands]
    for second in (False, True):
        auction = Auction((dealer + 1) & 3, second, SEVEN.suit_of[centre] if second else -1)
        ended = False
        while not ended:
            yield auction
            seat = auction.turn
            ended = auction.call(call(auction, minds[seat], stakes, limits[seat & 1]))
        if auction.standing:
            return


def played(
    hands: list[int], centre: int, declarer: int, denomination: int, second: bool = False
) -> int:
    """Return the tricks of a declarer's side, with an exchange except after a second auction."""
    hands = list(hands)
    if not second:
        hands[declarer] |= 1 << centre
        hands[declarer] ^= 1 << discards(hands[declarer], denomination)[0][1]
    return tricks_in(hands, declarer, denomination)


def play_match(
    luck: str, limits: tuple[float, float], target: int = TARGET
) -> tuple[list[tuple[int, int]], list[Contract]]:
    """Play a match between sides with these limits; return totals deal by deal and contracts."""
    totals, contracts = [(0, 0)], []
    first = int(Random(luck).random() * 4)
    for number in range(ROUNDS):
        order = SEVEN.shuffled(f"{luck} {number}")
        hands, centre = [mask_of(order[seat:48:4]) for seat in range(4)], order[48]
        dealer = (first + number) & 3
        *_, auction = bidding(hands, centre, dealer, Stakes(totals[-1], target), limits)
        if auction.standing:
            declarer, denomination = auction.bidder, denomination_of(auction.standing)
            won = played(hands, centre, declarer, denomination, auction.second)
            contracts.append((declarer & 1, tricks_of(auction.standing), won))
            gains = points(auction.standing, won)
            ours, theirs = gains[::-1] if declarer & 1 else gains
            totals.append((totals[-1][0] + ours, totals[-1][1] + theirs))
        if max(totals[-1]) >= target and totals[-1][0] != totals[-1][1]:
            break
    return totals, contracts


def measure(limit: float, count: int, seed: str) -> dict[str, float]:
    """Return how many matches the cautious side wins, and both sides' contracts."""
    shares: list[float] = []
    cautious: list[Contract] = []
    usual: list[Contract] = []
    for number in range(count):
        wins = 0
        for side in (0, 1):
            limits = (limit, 99.0) if side == 0 else (99.0, limit)
            totals, contracts = play_match(f"{seed} {number}", limits)
            wins += totals[-1][side] > totals[-1][1 - side]
            cautious += [contract for contract in contracts if contract[0] == side]
            usual += [contract for contract in contracts if contract[0] != side]
        shares.append(wins / 2)
    found = measured(shares)
    figures = {"limit": limit, "matches": count, "won": found.mean, "interval": found.width}
    for name, contracts in (("cautious", cautious), ("usual", usual)):
        figures[f"{name}_contracts"] = number = max(1, len(contracts))
        figures[f"{name}_bid"] = sum(bid for _, bid, _ in contracts) / number
        figures[f"{name}_made"] = sum(won >= bid for _, bid, won in contracts) / number
    return {key: round(value, 3) for key, value in figures.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="caution", description="Caution against club bidding")
    parser.add_argument("--limit", type=float, default=1.0, help="tricks above the estimate")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", default="caution")
    args = parser.parse_args()
    print(json.dumps(measure(args.limit, args.matches, args.seed), indent=2))


if __name__ == "__main__":
    main()
