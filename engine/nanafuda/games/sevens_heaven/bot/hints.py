"""Explain why a declaration, prediction, card or victim beats another: a message id, arguments.

Visible differences come first, the most important one leading; measured outcomes follow. `card` is
a card code, `seat` a seat, `here` a frequency in tenths.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import fsum
from typing import Any

from ....bots import reasons
from ....bots.reasons import (
    AMOUNT,
    TIED,
    Comparison,
    Ground,
    Reason,
    Thumb,
    by_difference,
    least,
    otherwise,
    rule_of_thumb,
    separating,
    tenths,
    told_by,
)
from ....game import View
from ....mechanics.cards import cards_of
from ..rules import (
    BET,
    BETTING,
    CHIP_POINTS,
    FOLD,
    FOLLOW,
    JACKPOT,
    PLAY,
    PREDICTION,
    RANK,
    SEVENS,
    TARGET,
    TRICKS,
    SevensHeaven,
    seats_of,
)
from .rules import unseen

SHARES = ("pot", "solvent", "seven", "chip", "denied", "trick")
# Reasons that decide by themselves.
FIRM = ("alone", "bet-third", "fold-home", "predict-ends", "jackpot", "third", "seven-jackpot")
FEW = 4  # pots won in ten bets: so many or fewer speak for a fold, more for a bet
HIGH = 15  # minimum rank of a card that is likely to win a trick
Made = Iterator[tuple[str, dict[str, Any]]]  # valid reasons, the most important first


def explain(found: Comparison[SevensHeaven, int]) -> Reason:
    """Return why the best move beats the other: a message id and its arguments."""
    game = found.view.game
    if found.other is None:
        return otherwise(found)
    if seen := separating(_grounds(found), _field(found)):
        return f"{game.id}-hint-{seen.id}", seen.fields
    if reason := by_difference(found, SHARES, ("points",)):
        return reason
    if found.best == FOLD and game.phase == BETTING:
        return _faintly(cards_of(game.held[found.view.seat]))
    return otherwise(found)


def beside(found: Comparison[SevensHeaven, int]) -> Reason | None:
    """Return a second reason that excludes further moves, or else a rule of thumb in a tie."""
    seen, field = _grounds(found), _field(found)
    first = separating(seen, field)
    if first and (second := reasons.beside(first, seen, field)):
        return f"sevens-heaven-hint-{second.id}", second.fields
    return rule_of_thumb(_rules(found.view), found, first)


def _grounds(found: Comparison[SevensHeaven, int]) -> list[Ground]:
    """Return the visible differences between the two moves, the most important first."""
    game = found.view.game
    if found.other is None:
        return []
    by_phase: dict[int, Callable[[Comparison[SevensHeaven, int], SevensHeaven], Made]] = {
        BETTING: _bet if found.best == BET else _fold,
        PREDICTION: _prediction,
        PLAY: _card,
    }
    tell = by_phase.get(game.phase, _victim)
    firm = (*FIRM, "alike") if found.standing in TIED else FIRM
    return told_by(
        lambda m: tell(replace(found, best=m), game), found.best, firm, ("stacks",), ("count",)
    )


def _field(found: Comparison[SevensHeaven, int]) -> list[int]:
    """Return the other moves among which a reason should separate the best."""
    return [move for move in found.view.legal() if move != found.best]


def rivals(view: View[SevensHeaven], best: int, other: int) -> bool:
    """Return whether a tie is worth a word: not beside a card that is sure to win the pot."""
    return not (_wins_pot(view, best) and not _wins_pot(view, other))


def spares(view: View[SevensHeaven], one: int, other: int) -> bool:
    """Return whether `other` is sure to win the pot, and `one` is not."""
    return _wins_pot(view, other) and not _wins_pot(view, one)


def _wins_pot(view: View[SevensHeaven], card: int) -> bool:
    """Return whether a card is sure to win the seat's last trick for the pot."""
    game, seat = view.game, view.seat
    return bool(
        game.phase == PLAY and game.won[seat] == TRICKS - 1 and _Cards(game, seat).sure(card)
    )


def _share(found: Comparison[SevensHeaven, int], move: int, outcome: str) -> float | None:
    """Return the frequency of an outcome after a move; None if it was not measured."""
    row = found.rows.get(move, {}).get(outcome)
    return fsum(row) / len(row) if row else None


def _reaches(game: SevensHeaven, seat: int, points: int) -> bool:
    return game.settings["length"] == "game" and game.scores[seat] + points >= TARGET


# Rules of thumb


def _rules(view: View[SevensHeaven]) -> Iterator[Thumb]:
    """Yield the rules of thumb, the best one first."""
    game, legal = view.game, view.legal()
    if game.phase == BETTING and not _alone(game):
        yield Thumb("fold", legal, FOLD.__eq__)
    if game.phase == PREDICTION:
        yield Thumb("chip", legal, least(legal, lambda s: -game.scores[s]), ("predict-stake",))
    if game.phase != PLAY:
        return
    cards = _Cards(game, view.seat)
    if not game.follow:
        yield Thumb("lead", legal, least(legal, cards.above), ("fewer", "top"))
        return
    losing = [card for card in legal if not cards.takes(card)]
    sure = [card for card in legal if cards.sure(card)]
    yield Thumb("take", [*sure, *losing], sure.__contains__, ("capture", "first", "last", "top"))
    plain = [card for card in losing if not SEVENS >> card & 1]
    yield Thumb("throw", plain, least(plain, RANK.__getitem__), ("lower", "keep-top"))


# Bet or fold


def _alone(game: SevensHeaven) -> bool:
    """Return whether a bet would certainly be the only one."""
    return not game.bettors and game.declared.bit_count() == game.seats - 1


def _bet(found: Comparison[SevensHeaven, int], game: SevensHeaven) -> Made:
    """Yield reasons to bet instead of folding."""
    seat = found.view.seat
    hand = cards_of(game.held[seat])
    if _alone(game):
        yield "alone", {}
    if game.stacks[seat] == JACKPOT - 1:
        yield "bet-third", {}
    win = tenths(_share(found, BET, "pot") or 0)
    # In a tie the rule of thumb says to fold.
    if not game.scores[seat] and win and found.standing not in TIED:
        yield "bet-free", {"here": win}
    if game.pot > max(RANK[card] for card in hand):
        yield "bet-pot", {"points": game.pot}
    high = sum(RANK[card] >= HIGH for card in hand)
    stay = tenths(_share(found, BET, "solvent") or 0)
    if high > 1 and game.scores[seat] and stay > 5:
        yield "bet-strong", {"count": high, "here": stay}
    if win > FEW:
        yield "bet-chance", {"here": win}


def _fold(found: Comparison[SevensHeaven, int], game: SevensHeaven) -> Made:
    """Yield reasons to fold instead of betting."""
    seat = found.view.seat
    hand = cards_of(game.held[seat])
    if reach := sum(_reaches(game, seat, RANK[card]) for card in hand):
        yield "fold-home", {"count": reach}
    if _alone(game):
        yield "alone", {}
    rivals = [s for s in range(game.seats) if s != seat]
    chips = [s for s in seats_of(game.declared ^ game.bettors) if _reaches(game, s, CHIP_POINTS)]
    denied = [_share(found, move, "denied") or 0 for move in (FOLD, BET)]
    if chips and game.bettors.bit_count() <= 1 and denied[0] > denied[1]:
        yield "fold-chip", {"seat": chips[0], "points": game.scores[chips[0]]}
    for rival in rivals:
        may_bet = not game.declared >> rival & 1 or game.bettors >> rival & 1
        if game.stacks[rival] == JACKPOT - 1 and may_bet and game.held[seat] & SEVENS:
            yield "fold-third", {"seat": rival}
    won, stay = (_share(found, BET, outcome) for outcome in ("pot", "solvent"))
    if stay is not None and (broke := tenths(1 - stay)) >= 3:
        yield "fold-broke", {"here": broke, "points": game.scores[seat]}
    if won is not None and (win := tenths(won)) <= FEW:
        yield "fold-chance", {"here": win}


def _faintly(hand: Sequence[int]) -> Reason:
    """Return a weak reason to fold: the hand is weak, or its average card scores well."""
    high = sum(RANK[card] >= HIGH for card in hand)
    if high < 2:
        return "sevens-heaven-hint-fold-weak", {"count": high}
    mean = int(sum(RANK[card] for card in hand) / len(hand) + 0.5)
    return "sevens-heaven-hint-fold-scores", {"points": mean}


def _more(found: Comparison[SevensHeaven, int], outcome: str) -> bool:
    """Return whether the best move has an outcome significantly more often."""
    return found.difference((), (outcome,)) is not None


def _oftener(found: Comparison[SevensHeaven, int], outcome: str) -> bool:
    """Return whether the best move has an outcome more often, even if by luck."""
    assert found.other is not None
    return (_share(found, found.best, outcome) or 0) > (_share(found, found.other, outcome) or 0)


# Predictions and thefts


def _prediction(found: Comparison[SevensHeaven, int], game: SevensHeaven) -> Made:
    """Yield reasons to lay the chip on this bettor instead of the other."""
    best, other, seat = found.best, found.other, found.view.seat
    assert other is not None
    along = _reaches(game, seat, CHIP_POINTS)
    if not along and _reaches(game, other, game.pot) and not _reaches(game, best, game.pot):
        yield "predict-ends", {"seat": other}
    for owner, on in enumerate(game.chips):
        if not along and on == other and best not in (on, None) and _brings(game, owner):
            yield "predict-chip", {"seat": owner, "on": other}
    clear = found.standing in ("small", "behind")
    ahead = max(range(game.seats), key=lambda s: game.scores[s])
    if clear and ahead != seat and game.chips[ahead] == other:
        yield "predict-leader", {"seat": ahead, "on": other}
    if clear and along and _reaches(game, best, game.pot):
        yield "predict-along", {"seat": best}
    if _more(found, "chip") if clear else _oftener(found, "chip"):
        if game.scores[best] > game.scores[other] + 5:
            points, less = game.scores[best], game.scores[other]
            yield "predict-stake", {"seat": best, "points": points, "on": other, "less": less}
        if game.next_bettor[game.start - 1] == best:
            yield "predict-lead", {"seat": best}
    owners = [s for s, on in enumerate(game.chips) if on == other and s != seat]
    if owners and best not in game.chips:
        yield "predict-shared", {"seat": owners[0], "on": other}


def _brings(game: SevensHeaven, owner: int) -> bool:
    """Return whether a correct prediction wins the owner of the chip the game."""
    return _reaches(game, owner, CHIP_POINTS)


def _victim(found: Comparison[SevensHeaven, int], game: SevensHeaven) -> Made:
    """Yield reasons to steal this seat's stack card instead of the other's."""
    best, other = found.best, found.other
    assert other is not None
    if game.stacks[best] > game.stacks[other]:
        yield "steal-most", {"stacks": game.stacks[best]}
    if game.scores[best] > game.scores[other]:
        yield "steal-leader", {}


# Tricks


class _Cards:
    """A seat's cards, and what it can see, during the tricks."""

    def __init__(self, game: SevensHeaven, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.hidden = unseen(game, seat)
        self.rivals = [s for s in seats_of(game.bettors) if s != seat]
        self.last = bool(game.follow) and game.next_bettor[seat] == game.leaders[-1]
        self.to_come = self._to_come()

    def _to_come(self) -> list[int]:
        game = self.game
        seats, seat = [], game.next_bettor[self.seat]
        while seat != (game.leaders[-1] if game.follow else self.seat):
            seats.append(seat)
            seat = game.next_bettor[seat]
        return seats

    def takes(self, card: int) -> bool:
        """Return whether a card would be the best of the trick so far."""
        follow = self.game.follow
        return not follow or bool(follow >> card & 1 and card > self.game.best)

    def above(self, card: int, seats: list[int] | None = None) -> int:
        """Return how many cards of these seats (default: all rivals) would beat it as a lead."""
        excluded = self.game.excluded
        able = self.rivals if seats is None else seats
        higher = FOLLOW[card] & self.hidden & -(2 << card)
        return sum(any(not excluded[s] >> c & 1 for s in able) for c in cards_of(higher))

    def alike(self, one: int, other: int) -> bool:
        """Return whether two cards win and lose alike: no card still out lies between them."""
        low, high = sorted((one, other))
        between = (1 << high) - (2 << low)
        out = self.hidden | (1 << self.game.best if self.game.follow else 0)
        same = FOLLOW[one] == FOLLOW[other] and not SEVENS & (1 << one | 1 << other)
        return same and not out & between

    def sure(self, card: int) -> bool:
        """Return whether a card certainly wins the trick."""
        return self.takes(card) and not self.above(card, self.to_come)


def _card(found: Comparison[SevensHeaven, int], game: SevensHeaven) -> Made:
    """Yield reasons to play this card instead of the other."""
    best, other, seat = found.best, found.other, found.view.seat
    assert other is not None
    cards = _Cards(game, seat)
    if found.standing in TIED and cards.alike(best, other):
        yield "alike", {}
    clear = found.standing in ("small", "behind")
    if cards.takes(best) and (clear or _seems_better(found)):
        yield from _winning(cards, best, other)
        if clear and cards.sure(best) and not cards.sure(other):
            yield ("last" if cards.last else "top"), {"card": game.pack.codes[best]}
    if SEVENS >> other & 1 and not SEVENS >> best & 1 and not cards.sure(other):
        yield from _sparing(cards, other)
    ends = _pot_chip(game, seat)
    if clear and cards.takes(other) and not cards.takes(best) and ends is not None:
        yield "pot-chip", {"seat": ends}
    yield from _keeping(cards, best, other, clear)


def _seems_better(found: Comparison[SevensHeaven, int]) -> bool:
    """Return whether the best card has no lower payoff; otherwise winning may be wrong."""
    assert found.other is not None
    best, other = (found.rows.get(move, {}) for move in (found.best, found.other))
    return fsum(best.get(AMOUNT, ())) >= fsum(other.get(AMOUNT, ()))


def _winning(cards: _Cards, best: int, other: int) -> Made:
    """Yield gains of the best card that are less certain with the other."""
    game, seat = cards.game, cards.seat
    card = {"card": game.pack.codes[best]}
    sevens = game.captured + (SEVENS >> best & 1)
    if cards.sure(best):
        both = cards.sure(other)
        more = sevens and not (both and game.captured + (SEVENS >> other & 1) >= sevens)
        if more and game.stacks[seat] + sevens >= JACKPOT:
            yield "jackpot", card
        if not both and game.won[seat] == TRICKS - 1:
            yield "third", card
        if more:
            yield "capture", card
        if not both and not game.won[seat] and game.scores[seat]:
            yield "first", card
    if not cards.sure(other):
        for rival in cards.rivals:
            if game.won[rival] == TRICKS - 1 and (not game.follow or rival == game.winner):
                yield "stop", {**card, "seat": rival}


def _sparing(cards: _Cards, seven: int) -> Made:
    """Yield a reason not to lose the 7 to another seat."""
    game = cards.game
    if not cards.takes(seven) and not cards.to_come:
        third = game.stacks[game.winner] + game.captured + 1 >= JACKPOT
        yield ("seven-jackpot" if third else "seven-gift"), {"seat": game.winner}
    else:
        yield "seven-risk", {}


def _pot_chip(game: SevensHeaven, seat: int) -> int | None:
    """Return another seat whose chip wins the game if this seat wins only the pot."""
    if _reaches(game, seat, game.pot):
        return None
    owners = [s for s, on in enumerate(game.chips) if on == seat and _brings(game, s)]
    return owners[0] if owners else None


def _keeping(cards: _Cards, best: int, other: int, clear: bool) -> Made:
    """Yield reasons to keep the other card for later tricks.

    A low lead that keeps it loses as a rule, so that it takes a clear difference.
    """
    game = cards.game
    card = {"card": game.pack.codes[best]}
    one, two = cards.above(best), cards.above(other)
    if not game.follow:
        if clear and two < one and RANK[other] > RANK[best]:
            yield ("keep" if two else "keep-top"), {}
        elif one < two:
            yield "fewer", {**card, "count": one, "more": two}
        return
    if cards.takes(best) and cards.takes(other):
        if RANK[best] < RANK[other] and cards.last:
            yield "enough", card
        elif RANK[best] > RANK[other] and one < two:
            yield "fewer", {**card, "count": one, "more": two}
    elif not cards.takes(best):
        lost = not cards.takes(other)
        if two < one:
            yield ("keep" if two else "keep-top"), {}
        elif lost and RANK[best] < RANK[other]:
            yield "lower", card
