"""Explain why a claim, meld, lay-off or discard beats another move: a message id and arguments.

Certain facts come first: the move goes out. Visible differences follow, in an order that depends on
the measured outcomes; these come last. `lost` is the card that the other move gives up, `cards` the
cards that go with it, `seat` a seat with few cards left.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from math import comb
from random import Random

from ....bots import reasons
from ....bots.reasons import (
    TIED,
    Comparison,
    Ground,
    Reason,
    Thumb,
    by_difference,
    otherwise,
    rule_of_thumb,
    separating,
    told_by,
)
from ....bots.search import result_of
from ....game import View
from ....mechanics.cards import cards_of
from ....mechanics.melds import CARDS, JOKER, JOKER_BIT, SEVENS, melds_in
from ..rules import (
    CHI,
    CLAIMED,
    DRAW,
    LAY,
    LAY_ALL,
    MELD,
    NEAR,
    PACK,
    PASS,
    PLAY,
    USEFUL,
    SevenBridge,
    face_of,
)
from ..rules import worth as cost
from .policy import ALIKE, NEXT, RUNS
from .rules import think

SHARES = ("out", "opened", "rid", "free")
FEW = 2  # cards left to a seat that is nearly out
MOST_LAID = 200  # positions of a turn looked at, to compare two melds or lay-offs
DEARER = 3  # points more that make the cost of a hand the first reason
FIRM = ("near", "dear-near", "both", "either")  # reasons that decide by themselves
LOOSE = ("only-loose", "dearest-loose", "alike")  # reasons that say that a card goes with nothing
LIKELIER, LEAST = 1.5, 0.03  # a claim is likelier by at least this factor and this probability

Fact = Reason | None


def explain(found: Comparison[SevenBridge, int]) -> Reason:
    """Return why the best move beats the other: a message id and its arguments."""
    seen = separating(_grounds(found), _field(found))
    told = (seen.id, seen.fields) if seen else by_difference(found, SHARES)
    id, fields = _certain(found) or told or otherwise(found)
    return (id if "hint-" in id else f"seven-bridge-hint-{id}"), fields


def beside(found: Comparison[SevenBridge, int]) -> Reason | None:
    """Return a second reason that excludes further moves, or else a rule of thumb in a tie."""
    seen, field = _grounds(found), _field(found)
    first = separating(seen, field)
    if first and (second := reasons.beside(first, seen, field)):
        made: Fact = (f"seven-bridge-hint-{second.id}", second.fields)
    else:
        made = rule_of_thumb(_rules(found.view, found.other), found, first)
    return None if not made or _certain(found) else made


def only(view: View[SevenBridge], move: int) -> Reason | None:
    """Return the effect of the only legal move if it ends the deal."""
    if move < DRAW and view.game.held[view.seat] == 1 << move:
        return "seven-bridge-hint-last", {}
    return None


def rivals(view: View[SevenBridge], best: int, other: int) -> bool:
    """Return whether a move is done instead of the best one, which does not go out.

    Two melds or lay-offs of one turn are no alternatives if they may end in the same position.
    """
    if goes_out(view.game, best):
        return False
    if best < LAY or other < LAY:
        return True
    return not _laid(view.game, best) & _laid(view.game, other)


def _laid(game: SevenBridge, move: int) -> set[tuple[int, ...]]:
    """Return the positions in the same turn after a move, and after more melds and lay-offs."""
    seat, after = game.turn, game.clone()
    after.play(move)
    seen, queue = {(after.held[seat], *sorted(after.melds))}, [after]
    for position in queue:
        if position.turn != seat or position.phase != PLAY:
            continue
        for step in position.legal():
            if step >= LAY and len(queue) < MOST_LAID:
                further = position.clone()
                further.play(step)
                key = further.held[seat], *sorted(further.melds)
                if key not in seen:
                    seen.add(key)
                    queue.append(further)
    return seen


def spares(view: View[SevenBridge], one: int, other: int) -> bool:
    """Return whether `other` goes out in this turn, can be followed by `one`, not preceded, or lays
    off the card that `one` throws."""
    game = view.game
    if one < LAY and other < LAY:
        return False
    if (out := goes_out(game, other)) != goes_out(game, one):
        return out
    if LAY <= other < MELD and face_of(other) == one:
        return True
    return follows(view, other, one) and not follows(view, one, other)


def follows(view: View[SevenBridge], best: int, other: int) -> bool:
    """Return whether a meld or lay-off can be done after the best move in the same turn."""
    if best < LAY or not LAY <= other < CHI:
        return False
    after = view.game.clone()
    after.play(best)
    return after.turn == view.seat and other in after.legal()


def plan(view: View[SevenBridge], best: int) -> list[int]:
    """Return the next step after a meld or lay-off: towards going out, or a club player's."""
    if not LAY <= best < CHI:
        return []
    after = view.game.clone()
    after.play(best)
    if after.turn != view.seat or after.phase != PLAY:
        return []
    steps = after.legal()
    if goes_out(view.game, best):
        return [step for step in steps if goes_out(after, step)][:1]
    step = result_of(think("club", after.view(view.seat), Random(0)))
    return [step] if LAY <= step < CHI else []


# Certain facts


def _certain(found: Comparison[SevenBridge, int]) -> Fact:
    """Return a reason if the best move goes out or starts to, and the other does not or ties."""
    game, move, other = found.view.game, found.best, found.other
    if LAY_ALL <= move < LAY:
        return "lay-all", {}
    alone = other is None or found.standing in TIED or not goes_out(game, other)
    if alone and goes_out(game, move):
        after = game.clone()
        after.play(move)
        one_left = after.held[found.view.seat].bit_count() == 1
        return ("claim-out" if move >= CHI and one_left else "goes-out"), {}
    return None


def goes_out(game: SevenBridge, move: int) -> bool:
    """Return whether the seat can go out in this turn after a move."""
    seat = game.turn
    if move in (DRAW, PASS):
        return False
    after = game.clone()
    after.play(move)
    seen, queue = set[tuple[int, ...]](), [after]
    for position in queue:
        hand = position.held[seat]
        if position.turn is None:
            return bool(position.ending.out == seat)
        if position.turn != seat or position.phase not in (PLAY, CLAIMED):
            continue
        if not hand & hand - 1:
            return True
        for step in position.legal():
            if step >= LAY:
                further = position.clone()
                further.play(step)
                key = further.held[seat], *further.melds
                if key not in seen:
                    seen.add(key)
                    queue.append(further)
    return False


# Rules of thumb


def _rules(view: View[SevenBridge], other: int | None) -> Iterator[Thumb]:
    """Yield the rules of thumb, the best one first."""
    legal = view.legal()
    if other is None or other > PASS:  # of two melds or claims each keeps it
        return
    yield Thumb("lay" if other < DRAW else "claim", legal, LAY.__le__)
    cards = [move for move in legal if move < JOKER]
    if cards and other < DRAW:
        seen = _Seen(view, cards[0], cards[0], False)
        yield Thumb("loose", cards, seen.is_loose, LOOSE)
        yield Thumb("pairs", cards, lambda card: not seen.hand & ALIKE[card], ("keeps", "waits"))


# Visible differences


def _grounds(found: Comparison[SevenBridge, int]) -> list[Ground]:
    """Return the visible differences between the two moves, the most important first."""
    other = found.other
    if other is None:
        return []
    clear = found.standing in ("small", "behind")
    made = found.difference(SHARES)
    first = _WHAT_TELLS.get(made.outcome, ()) if made else ()

    pair = _Seen(found.view, found.best, other, clear)

    def facts(move: int) -> list[Reason]:
        seen = pair.of(move)
        if move < DRAW:
            all_facts = seen.throwing() if other < DRAW else seen.holding()
        elif move in (DRAW, PASS):
            all_facts = seen.waiting()
        else:
            all_facts = seen.laying_out() if other < LAY else seen.laying_out_other()
        return sorted(filter(None, all_facts), key=lambda fact: fact[0] not in first)

    return told_by(facts, found.best, FIRM, ("points",), ("left", "few", "fewer"))


def _field(found: Comparison[SevenBridge, int]) -> list[int]:
    """Return the other moves among which a reason should separate the best."""
    return [move for move in found.view.legal() if move != found.best]


# Facts that best explain each measured outcome.
_WHAT_TELLS = {
    "out": ("whole", "fits", "keeps", "waits", "first-fits"),
    "free": ("safe", "safer"),
    "rid": ("seven", "joker"),
}


class _Seen:
    """A position from its seat's view, with two moves to compare."""

    def __init__(self, view: View[SevenBridge], best: int, other: int, clear: bool) -> None:
        game = view.game
        self.game, self.seat, self.best, self.other = game, view.seat, best, other
        self.hand, self.hidden = game.held[view.seat], view.unseen
        self.clear = clear
        self.odds: dict[int, float] = {}
        self.discards = [m for m in game.legal() if m < DRAW and m != JOKER]
        self.rivals = sorted(
            (view.count(s), (s - view.seat) % game.seats, s)
            for s in range(game.seats)
            if s != view.seat
        )

    def of(self, move: int) -> _Seen:
        """Return the same position with another move in the best one's place."""
        one = copy(self)
        one.best = move
        return one

    @property
    def first(self) -> bool:
        """Whether the seat has no meld of its own yet."""
        return self.seat not in self.game.owners

    def rest(self, move: int) -> int:
        """Return the hand after a move."""
        after = self.game.clone()
        after.play(move)
        return after.held[self.seat]

    def named(self, cards: int) -> list[str]:
        return [PACK.codes[card] for card in cards_of(cards)]

    # A discard instead of another

    def throwing(self) -> Iterator[Fact]:
        """Yield reasons for a discard instead of another card."""
        best, other = self.best, self.other
        if best == JOKER:
            yield "throws-joker", {}
            return
        dearer = self._dearer()
        if dearer and dearer[0] == "dear-near":
            yield dearer
        yield self._whole()
        if self._fits(other) and not self._fits(best):
            yield "fits", {"lost": PACK.codes[other]}
        yield self._loose()
        yield self._together()
        if self.is_loose(best):  # a safe card that goes with another is worth more in the hand
            yield self._safest()
            yield self._danger()
        yield dearer
        each = cost(1 << best)
        if each == cost(1 << other) and not self.clear:
            useful = self._goes(best) or self._goes(other)
            yield "costs" if useful else "alike", {"points": each}

    def _dearer(self) -> Fact:
        """Return a reason if the hand left costs less than with the other discard."""
        left, more = cost(self.rest(self.best)), cost(self.rest(self.other))
        if more <= left:
            return None
        count, _, seat = self.rivals[0]
        if count > FEW or more < left + DEARER:
            return "dear", {"left": left, "more": more}
        return "dear-near", {"left": left, "more": more, "seat": seat, "count": count}

    def _whole(self) -> Fact:
        """Return a reason if the other card is part of a meld in the hand."""
        for m in sorted(melds_in(self.hand), key=lambda m: -CARDS[m].bit_count()):
            cards = CARDS[m]
            if cards >> self.other & 1 and not cards >> self.best & 1:
                return "whole", {"cards": self.named(cards), "count": cards.bit_count()}
        return None

    def _loose(self) -> Fact:
        """Return a reason if the discard is the only or dearest one that goes with nothing."""
        loose = [card for card in self.discards if not self._goes(card)]
        if self.best not in loose:
            return None
        if loose == [self.best]:
            return "only-loose", {}
        dearest = cost(1 << self.best) == max(cost(1 << card) for card in loose)
        same = self.other in loose and cost(1 << self.other) == cost(1 << self.best)
        return ("dearest-loose", {}) if dearest and not same else None

    def _fits(self, card: int) -> bool:
        return bool(self.game.fits >> card & 1)

    def _together(self) -> Fact:
        """Return a reason if the other card has a better chance of a meld with the hand."""
        best, other = self.best, self.other
        if other == JOKER:
            return "keeps-joker", {}
        hand = self.hand & ~(1 << best)
        pair = hand & ALIKE[other] or hand & NEXT[other] or hand & NEAR[other]
        if not pair:
            return None
        cards = self.named(1 << other | pair & -pair)
        if not self._goes(best):
            return "keeps", {"cards": cards}
        more, fewer = self.ways(other), self.ways(best)
        if more > fewer:
            return "waits", {"lost": PACK.codes[other], "more": more, "fewer": fewer}
        return None

    def _partners(self, card: int) -> int:
        """Return the cards in the hand that may form a meld with this one."""
        return self.hand & (ALIKE[card] | NEAR[card] | JOKER_BIT) or SEVENS >> card & 1

    def is_loose(self, card: int) -> bool:
        """Return whether a card goes with nothing."""
        return not self._goes(card)

    def _goes(self, card: int) -> bool:
        """Return whether a card may be of use: with the hand, or on a meld of the table."""
        return bool(self._partners(card)) or self._fits(card)

    def ways(self, card: int) -> int:
        """Return how many unseen cards would complete a meld of this card with the hand."""
        return sum(
            any(CARDS[m] >> card & CARDS[m] >> new & 1 for m in melds_in(self.hand | 1 << new))
            for new in cards_of(self.hidden)
            if new != JOKER
        )

    def _danger(self) -> Fact:
        """Return a reason if this discard is less likely to be claimed."""
        if safe(self.game, self.hidden, self.best):
            if self._may_be_claimed(self.other):
                return "safe", {"lost": PACK.codes[self.other]}
            return None
        if self.other == JOKER or self.game.recyclings:  # then the seat knows more about the hands
            return None
        here, there = self._odds(self.best), self._odds(self.other)
        is_likelier = there > LIKELIER * here and there > here + LEAST
        return ("safer", {"lost": PACK.codes[self.other]}) if is_likelier else None

    def _safest(self) -> Fact:
        """Return a reason if every other discard is at least twice as likely to be claimed."""
        many = len(self.discards) > 2 and not self.game.recyclings
        if not many or safe(self.game, self.hidden, self.best):
            return None
        here = self._odds(self.best)
        least = min(self._odds(card) for card in self.discards if card != self.best)
        return ("safest", {}) if least > 2 * here + LEAST else None

    def _odds(self, card: int) -> float:
        """Return the estimate of `_estimate`, from memory if possible."""
        if card not in self.odds:
            self.odds[card] = self._estimate(card)
        return self.odds[card]

    def _estimate(self, card: int) -> float:
        """Estimate the probability that a seat holds two cards that claim this discard."""
        game, hidden = self.game, self.hidden.bit_count()
        late = game.steps + 1 >= game.seats
        useful = (self.hidden & USEFUL[card]).bit_count() if late or self._may_pon else 0
        near = self.hidden & NEAR[card]
        runs = RUNS[near << 2 >> card & 31] + bool(self.hidden & JOKER_BIT) * near.bit_count()
        odds = 0.0
        for count, behind, _ in self.rivals:
            if FEW < count <= hidden:
                none, one = (comb(hidden - useful, count - k) for k in (0, 1))
                odds += 1 - (none + useful * one) / comb(hidden, count)
                if late and behind == 1:
                    odds += runs * count * (count - 1) / (hidden * (hidden - 1))
        return odds

    @property
    def _may_pon(self) -> bool:
        """Whether a pon may be possible in the first round."""
        return bool(self.game.settings["first_round_pon"])

    def _may_be_claimed(self, card: int) -> bool:
        """Return whether a seat may hold the cards to claim this card, and a discard."""
        game = self.game
        late, able = game.steps + 1 >= game.seats, [s for count, _, s in self.rivals if count > FEW]
        if able and (late or self._may_pon) and (self.hidden & USEFUL[card]).bit_count() > 1:
            return True
        if not late or (self.seat + 1) % game.seats not in able:
            return False
        near = self.hidden & NEAR[card]
        return bool(RUNS[near << 2 >> card & 31] or (near and self.hidden & JOKER_BIT))

    # Laying out or not

    def laying_out(self) -> Iterator[Fact]:
        """Yield reasons for a meld, a lay-off or a claim instead of a discard, a draw or a pass."""
        rest = self.rest(self.best)
        gone = self.hand & ~rest
        count, _, seat = self.rivals[0]
        if count <= FEW:
            yield "near", {"seat": seat, "count": count}
        there = self.rest(self.other)
        if gone & SEVENS and not rest & SEVENS and there & SEVENS:
            yield "seven", {}
        if gone & there & JOKER_BIT:
            yield "joker", {}
        if self.first:
            fits = self.named(rest & self._table(self.best))
            yield ("first-fits", {"cards": fits[:2]}) if fits else ("first", {})
        yield "rid", {"count": gone.bit_count(), "points": cost(self.hand) - cost(rest)}

    def _table(self, move: int) -> int:
        """Return the cards that some meld on the table takes after a move."""
        after = self.game.clone()
        after.play(move)
        return after.fits

    def laying_out_other(self) -> Iterator[Fact]:
        """Yield reasons for a meld, a lay-off or a claim instead of another."""
        here, there = self.rest(self.best), self.rest(self.other)
        if not self.clear and self._both():
            yield "both", {}
        if here & ~there & JOKER_BIT:
            yield "keeps-joker", {}
        if there & ~here & JOKER_BIT:
            yield "joker", {}
        left, more = cost(here), cost(there)
        if more >= left + DEARER:
            yield "dear", {"left": left, "more": more}
        fewer, many = here.bit_count(), there.bit_count()
        if fewer < many:
            yield "fewer", {"left": fewer, "more": many}
        one, two = self._table(self.best), self._table(self.other)
        if (new := here & there & one & ~two) and self.best < CHI:
            yield "then-fits", {"cards": self.named(new)[:2]}
        one, two = self.hidden & one, self.hidden & two
        if one.bit_count() < two.bit_count():
            yield "places", {"few": one.bit_count(), "many": two.bit_count()}
        elif one == two and here == there:
            yield "either", {}

    def _both(self) -> bool:
        """Return whether one move can follow the other, in either order."""
        for one, two in ((self.best, self.other), (self.other, self.best)):
            after = self.game.clone()
            after.play(one)
            if after.turn != self.seat or two not in after.legal():
                return False
        return True

    def holding(self) -> Iterator[Fact]:
        """Yield reasons for a discard instead of laying out or off."""
        if self.first and self.game.settings["concealed"] and self.other < CHI:
            yield "hold", {}
        yield self._broken()

    def waiting(self) -> Iterator[Fact]:
        """Yield reasons for a draw or a pass instead of a claim."""
        rest = self.rest(self.other)
        if not self.game.settings["meld_after_claim"]:
            ready = [CARDS[m] for m in melds_in(rest)]
            if ready:
                yield "not-then", {"cards": self.named(max(ready, key=int.bit_count))}
        yield self._broken()
        if self.first and self.game.settings["concealed"]:
            yield "concealed", {}

    def _broken(self) -> Fact:
        """Return a reason if the other move separates a card from one that goes with it."""
        thrown = 1 << self.best if self.best < DRAW else 0
        rest = self.rest(self.other)
        gone = self.hand & ~rest & ~JOKER_BIT & ~thrown
        rest &= ~thrown
        for card in cards_of(gone):
            pair = rest & ALIKE[card] or rest & NEXT[card]
            if pair:
                return "breaks", {"cards": self.named(1 << card | pair & -pair)}
        return None


def safe(game: SevenBridge, hidden: int, card: int) -> bool:
    """Return whether no seat can hold the cards to claim this card."""
    if (hidden & USEFUL[card]).bit_count() > 1:
        return False
    near = (hidden & NEAR[card]).bit_count() + (hidden >> JOKER & 1)
    return game.steps + 1 < game.seats or near < 2
