"""Habits: rules of one line by which a person plays without thought, read from the open cards.

Puzzles that such a rule solves reward no thought, so their share is limited (balance.py). A habit
names the actions that it likes best; of several, one is chosen at random.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias

from nanafuda.game import View

CARD = 1000  # a preference above every difference of ranks


class Seen:
    """A position as a person sees it at a glance: codes of actions, the table, the hand."""

    def __init__(self, view: View[Any]) -> None:
        self.actions = [*map(view.text, view.legal())]
        self.table: Mapping[str, Any] = view.table()
        self.hand = [*view.game.pack.spell(view.game.held[view.seat])]
        self._view = view

    @cached_property
    def suits(self) -> Counter[str]:
        return Counter(code[0] for code in self.hand)

    @cached_property
    def ranks(self) -> Counter[int]:
        return Counter(int(code[1:]) for code in self.hand)

    @cached_property
    def winning(self) -> frozenset[str]:
        """The cards with which the seat leads the trick."""
        return frozenset(a for a in self.actions if a.startswith("play") and self._leads(a))

    def _leads(self, action: str) -> bool:
        game, seat = self._view.game, self._view.seat
        if game.id == "seven-euchre":
            after = game.clone()
            after.play(self._view.move(action))
            return bool(not (self.table["trick"] or {"cards": []})["cards"] or after.winner == seat)
        card = self._view.move(action)
        return bool(not game.follow or (game.follow >> card & 1 and card > game.best))

    @property
    def partner(self) -> bool:
        """Whether the partner leads the trick."""
        trick = (self.table["trick"] or {"cards": []})["cards"]
        return bool(trick) and self._view.game.winner == self._view.seat ^ 2

    def trump(self, action: str) -> bool:
        suit, code = self.table.get("trump"), cards(action)[0]
        return bool(suit) and suit != "N" and (code[0] == suit or code[1:] == "7")


Liking: TypeAlias = Callable[[Seen, str], float]


def verb_of(action: str) -> str:
    """Return the kind of an action.

    >>> verb_of("play:H3")
    'play'
    """
    return action.partition(":")[0]


def cards(action: str) -> list[str]:
    """Return the codes of an action's cards.

    >>> cards("chi:C5.X0=C3"), cards("pass")
    (['C5', 'X0'], [])
    """
    text = action.partition(":")[2].partition("@")[0]
    return [code.partition("=")[0] for code in text.split(".")] if text else []


def rank(action: str) -> int:
    """Return the highest rank among an action's cards, 0 without any."""
    return max((int(code[1:]) for code in cards(action)), default=0)


def liked(habit: Liking, seen: Seen) -> list[str]:
    """Return the actions that a habit likes best."""
    worth = {action: habit(seen, action) for action in seen.actions}
    return [action for action in seen.actions if worth[action] == max(worth.values())]


def solved(habit: Liking, seen: Seen, best: Sequence[str]) -> float:
    """Return how likely a habit finds an answer."""
    some = liked(habit, seen)
    return sum(action in best for action in some) / len(some)


def _first(*verbs: str, then: Liking) -> Liking:
    """Like some verbs before others, in this order, and then the action itself."""
    order = {name: CARD * CARD * (len(verbs) - place) for place, name in enumerate(verbs)}
    return lambda seen, a: order.get(verb_of(a), 0) + then(seen, a)


def _opposite(habit: Liking) -> Liking:
    """Like the cards best that a habit likes least, and an action without cards still less."""
    return lambda seen, a: -habit(seen, a) if cards(a) else -CARD


def _high(seen: Seen, a: str) -> float:
    return rank(a)


def _low(seen: Seen, a: str) -> float:
    return -rank(a)


# Ring of Sevens: a pass is liked last, unless the habit is to pass.


def _far(seen: Seen, a: str) -> float:
    return abs(rank(a) - 7) if cards(a) else -CARD


WORTH = {1: 1, 3: 3, 5: 5, 9: 5, 11: 3, 13: 1}  # points of a score card, by rank


def _worth(seen: Seen, a: str) -> float:
    return WORTH.get(rank(a), 0) if cards(a) else -CARD


def _long(seen: Seen, a: str) -> float:
    return seen.suits[cards(a)[0][0]] if cards(a) else -CARD


_near, _worthless, _short = map(_opposite, (_far, _worth, _long))
RING: Mapping[str, Liking] = {
    "the card farthest from the 7": _far,
    "the card nearest to the 7": _near,
    "the dearest card": _worth,
    "a card without worth": _worthless,
    "the longest suit": _long,
    "the shortest suit": _short,
    "pass, else the farthest": _first("pass", then=_far),
    "pass, else a card without worth": _first("pass", then=_worthless),
}


# Upside Down


def _power(seen: Seen, a: str) -> float:
    """Return how strong a play is now; a pass is the weakest."""
    if not cards(a):
        return -CARD
    ranks = [int(code[1:]) for code in cards(a)]
    return max(ranks) if seen.table["die"] == 6 else -min(ranks)


_weak = _opposite(_power)


def _many(seen: Seen, a: str) -> float:
    return len(cards(a))


def _whole(seen: Seen, a: str) -> float:
    """Like cards that leave no twin of their rank in the hand."""
    if not cards(a):
        return -CARD * CARD
    ranks = Counter(int(code[1:]) for code in cards(a))
    split = any(seen.ranks[n] > count for n, count in ranks.items())
    return _weak(seen, a) - CARD * split


UPSIDE: Mapping[str, Liking] = {
    "as many cards as possible": _many,
    "as many cards as possible, the weakest": lambda s, a: CARD * _many(s, a) + _weak(s, a),
    "as many cards as possible, the strongest": lambda s, a: CARD * _many(s, a) + _power(s, a),
    "as few cards as possible, the weakest": (
        lambda s, a: _weak(s, a) - CARD * _many(s, a) if cards(a) else -CARD * CARD
    ),
    "the weakest": _weak,
    "the strongest": _power,
    "the weakest that parts no set": _whole,
    "pass, else as many cards as possible": _first("pass", then=_many),
}


# Seven Bridge. The Joker counts as the dearest card.


def _pips(a: str) -> int:
    code = cards(a)[0]
    return 30 if code == "X0" else 10 if code[1:] == "1" else min(10, int(code[1:]))


def _thrown(seen: Seen, a: str, dear: int) -> float:
    return dear * _pips(a) if verb_of(a) == "discard" else len(cards(a))


def _dear(seen: Seen, a: str) -> float:
    return _thrown(seen, a, 1)


def _cheap(seen: Seen, a: str) -> float:
    return _thrown(seen, a, -1)


def _lone(seen: Seen, a: str) -> float:
    """Like to throw a card without a pair or a neighbour, the dearest first."""
    if verb_of(a) != "discard":
        return len(cards(a))
    code = cards(a)[0]
    near = {f"{code[0]}{int(code[1:]) + step}" for step in (-2, -1, 1, 2)} & {*seen.hand}
    kin = len(near) + seen.ranks[int(code[1:])] - 1
    return _pips(a) - CARD * (kin + (code == "X0") * 9 + (code[1:] == "7") * 9)


def _highest(seen: Seen, a: str) -> float:
    """Like to throw the highest rank: the Joker first, then the King."""
    return CARD if a == "discard:X0" else _thrown_rank(a)


def _thrown_rank(a: str) -> float:
    return rank(a) if verb_of(a) == "discard" else len(cards(a))


def _pairs(seen: Seen, a: str) -> float:
    """Like to keep cards of one rank and the Joker, and to throw the dearest of the others."""
    if verb_of(a) != "discard":
        return len(cards(a))
    code = cards(a)[0]
    return _pips(a) - CARD * (seen.ranks[int(code[1:])] - 1 + (code == "X0") * 9)


def _short_suit(seen: Seen, a: str) -> float:
    return -seen.suits[cards(a)[0][0]] if verb_of(a) == "discard" else len(cards(a))


LAYS = ("lay-all", "meld", "lay", "pon", "chi")
BRIDGE: Mapping[str, Liking] = {
    "claim or lay, else throw the dearest": _first(*LAYS, then=_dear),
    "claim or lay, else throw the cheapest": _first(*LAYS, then=_cheap),
    "claim or lay, else throw the highest": _first(*LAYS, then=_highest),
    "claim or lay, else throw what stands alone": _first(*LAYS, then=_lone),
    "claim or lay, else keep pairs and triplets": _first(*LAYS, then=_pairs),
    "claim or lay, else throw of the shortest suit": _first(*LAYS, then=_short_suit),
    "claim nothing, lay, else throw the dearest": (
        _first("pass", "draw", "lay-all", "meld", "lay", then=_dear)
    ),
    "claim nothing, hold, throw the dearest": _first("pass", "draw", "discard", then=_dear),
    "claim nothing, hold, throw what stands alone": _first("pass", "draw", "discard", then=_lone),
    "claim, hold, throw the cheapest": _first("pon", "chi", "discard", then=_cheap),
}


# Seven's Sevens Heaven


def _backed(seen: Seen, a: str) -> float:
    """Return the points of the card of the seat that an action names."""
    return float(seen.table["card_points"][int(a.partition(":")[2])] or 0)


def _heaven(declare: str, high_card: bool, last: bool, play: Liking) -> Liking:
    """Return a habit: what it declares, whom it names and which cards it plays."""

    def likes(seen: Seen, a: str) -> float:
        if verb_of(a) in ("predict", "steal"):
            named = int(a.partition(":")[2])
            return _backed(seen, a) if high_card else named if last else -named
        return play(seen, a) if verb_of(a) == "play" else CARD * (verb_of(a) == declare)

    return likes


def _ranked(seen: Seen, a: str) -> float:
    return int(cards(a)[0][1:])


def _wins_cheaply(seen: Seen, a: str) -> float:
    return CARD * (a in seen.winning) - _ranked(seen, a)


def _wins_dearly(seen: Seen, a: str) -> float:
    return CARD * 2 + _ranked(seen, a) if a in seen.winning else -_ranked(seen, a)


def _saves_sevens(seen: Seen, a: str) -> float:
    return _ranked(seen, a) - CARD * (cards(a)[0][1:] == "7")


def _plays_sevens(seen: Seen, a: str) -> float:
    return _ranked(seen, a) + CARD * (cards(a)[0][1:] == "7")


HEAVEN: Mapping[str, Liking] = {
    "fold, the first, the lowest": _heaven("fold", False, False, lambda s, a: -_ranked(s, a)),
    "fold, the last, the highest": _heaven("fold", False, True, _ranked),
    "fold, the highest card, win cheaply": _heaven("fold", True, False, _wins_cheaply),
    "fold, the last, the highest that wins, else the lowest": (
        _heaven("fold", False, True, _wins_dearly)
    ),
    "bet, the highest card, the highest": _heaven("bet", True, False, _ranked),
    "bet, the highest card, the highest that wins, else the lowest": (
        _heaven("bet", True, False, _wins_dearly)
    ),
    "bet, the first, save the 7": _heaven("bet", False, False, _saves_sevens),
    "bet, the last, play the 7": _heaven("bet", False, True, _plays_sevens),
}


# Seven Euchre


def _euchre(call: Liking, throw: Liking, play: Liking) -> Liking:
    """Return a habit: how it calls, what it throws in the exchange and what it plays."""

    def likes(seen: Seen, a: str) -> float:
        kinds = {"play": play, "discard": throw}
        return kinds.get(verb_of(a), call)(seen, a)

    return likes


def _passes(seen: Seen, a: str) -> float:
    return CARD * (verb_of(a) == "pass")


def _bids(seen: Seen, a: str) -> float:
    """Like the lowest bid of the longest suit."""
    if verb_of(a) == "pass":
        return -CARD * CARD
    suit, tricks = a[4], int(a[5:])
    return seen.suits[suit] - CARD * tricks


def _bids_most(seen: Seen, a: str) -> float:
    return rank(a)


def _card(seen: Seen, a: str) -> float:
    """Return how high a card counts: a trump above every other card."""
    return rank(a) + CARD * seen.trump(a)


def _low_card(seen: Seen, a: str) -> float:
    return -_card(seen, a)


def _cheapest_trick(seen: Seen, a: str) -> float:
    return 9 * CARD * (a in seen.winning) - _card(seen, a)


def _partners_trick(seen: Seen, a: str) -> float:
    """Like to win as cheaply as possible, unless the partner wins."""
    return _low_card(seen, a) if seen.partner else _cheapest_trick(seen, a)


def _third_hand_high(seen: Seen, a: str) -> float:
    """Like the highest card that wins, else the lowest."""
    return 9 * CARD + _card(seen, a) if a in seen.winning else -_card(seen, a)


def _plain_high(seen: Seen, a: str) -> float:
    return rank(a) - CARD * seen.trump(a)


EUCHRE: Mapping[str, Liking] = {
    "pass, the highest": _euchre(_passes, _low, _card),
    "pass, the lowest": _euchre(_passes, _low, _low_card),
    "pass, the cheapest that wins": _euchre(_passes, _short, _cheapest_trick),
    "pass, the highest that wins, else the lowest": _euchre(_passes, _low, _third_hand_high),
    "bid the longest suit, win unless the partner does": _euchre(_bids, _short, _partners_trick),
    "bid the longest suit, the highest without trumps": _euchre(_bids, _high, _plain_high),
    "bid the most, the longest suit": _euchre(_bids_most, _low, _long),
    "bid the most, the shortest suit": _euchre(_bids_most, _short, _short),
}

HABITS: Mapping[str, Mapping[str, Liking]] = {
    "seven-euchre": EUCHRE,
    "sevens-heaven": HEAVEN,
    "ring-of-sevens": RING,
    "seven-bridge": BRIDGE,
    "upside-down": UPSIDE,
}

# The rules by which people begin. The others are tried because a shortcut must not pay.
SIMPLE: Mapping[str, Sequence[str]] = {
    "seven-euchre": [
        "pass, the cheapest that wins",
        "pass, the highest that wins, else the lowest",
        "bid the longest suit, win unless the partner does",
    ],
    "sevens-heaven": [
        "fold, the highest card, win cheaply",
        "bet, the highest card, the highest that wins, else the lowest",
    ],
    "ring-of-sevens": [
        "the card farthest from the 7",
        "the dearest card",
        "the longest suit",
    ],
    "seven-bridge": [
        "claim or lay, else throw the dearest",
        "claim or lay, else throw what stands alone",
        "claim or lay, else keep pairs and triplets",
    ],
    "upside-down": [
        "as many cards as possible, the weakest",
        "the weakest that parts no set",
    ],
}


def simply_solved(view: View[Any], best: Sequence[str]) -> float:
    """Return how likely a person finds an answer who follows one of the simple rules.

    1 if every rule finds it, 0 in a game without rules.
    """
    game, seen = view.game.id, Seen(view)
    found = [solved(HABITS[game][name], seen, best) for name in SIMPLE.get(game, ())]
    return sum(found) / len(found) if found else 0.0
