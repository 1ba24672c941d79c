"""How fast Seven Euchre's play is rolled out: `python -m nanafuda.arena.bench`."""

from __future__ import annotations

import json
from random import Random
from time import process_time
from typing import Any

from ..bots.seven_euchre.layout import Trick, layout
from ..bots.seven_euchre.rollout import deal_lists, finish, random_finish
from ..cards import mask_of, shuffled

DEALS = 200


def rollouts_per_second(seconds: float = 1.0) -> dict[str, Any]:
    """Cards a second of processor time: whole plays at random, and by the rules of thumb.

    Each play starts from copies of a deal (as a search's do), all eight denominations in turn.
    """
    rng = Random(1)
    lists, tricks = [], []
    for number in range(DEALS):
        table = layout(number % 8)
        order = shuffled(range(49), rng)
        hands = [order[seat:48:4] for seat in range(4)]
        lists.append((table, *deal_lists(hands, table)))
        masks = [mask for hand in hands for mask in table.split(mask_of(hand))]
        tricks.append(Trick(masks, 0, [0] * 4, 0))

    def at_random(number: int) -> None:
        table, hands, suits = lists[number % DEALS]
        copies = [[group[:] for group in seat] for seat in suits]
        random_finish([hand[:] for hand in hands], copies, table, 0, rng.random)

    def by_rules(number: int) -> None:
        finish(tricks[number % DEALS].clone())

    return {"random": _rate(at_random, seconds), "by_rules": _rate(by_rules, seconds)}


def _rate(play: Any, seconds: float) -> int:
    count, begun = 0, process_time()
    while process_time() - begun < seconds:
        for _ in range(100):
            play(count)
            count += 1
    return round(48 * count / (process_time() - begun))


if __name__ == "__main__":
    print(json.dumps({"cards_per_second": rollouts_per_second()}))
