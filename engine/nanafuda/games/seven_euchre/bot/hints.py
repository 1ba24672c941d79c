"""Explain why a call, discard or card beats another: a message id and its arguments.

Visible differences come first: the hand, the calls, the cards played. Measured outcomes follow. The
page names these arguments: `denomination` and `suit` are a suit's letter, `taken` is the code of a
card that is still to come or stays, `instead` is the code of the other action.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Any

from ....bots.reasons import TIED, Comparison, Reason, by_difference, otherwise, tenths
from ....game import View
from ....mechanics.cards import SEVEN
from ..rules import (
    AUCTION,
    DENOMINATIONS,
    EXCHANGE,
    NO_TRUMP,
    PASS,
    TRICKS,
    SevenEuchre,
    denomination_of,
    tricks_of,
    trumps_in_order,
    value_of,
)
from .layout import TRUMPS, Card, Trick, layout, takes
from .policy import TRUMP_BIT
from .rules import seen_by

SHARES = ("made", "beaten", "kept", "safe", "trick", "lead")
# Trumps in one hand: enough to hinder the opponents' contract, enough for an easy one.
MANY, LONG = 4, 5
SHARE = 13 / 4  # average number of the thirteen trumps in a hand
Seen = tuple[str, dict[str, Any]] | None


def explain(found: Comparison[SevenEuchre, int]) -> Reason:
    """Return the reason why the best move is better than the other: message id and arguments."""
    game = found.view.game
    seen: Seen = None
    if found.other is not None:
        sees = _call if game.phase == AUCTION else _discard if game.phase == EXCHANGE else _card
        seen = sees(found.view, game, found.best, found.other)
    if game.phase == AUCTION:  # a call's measured outcome explains more than its looks
        reason = by_difference(found, SHARES)
        if reason:
            return reason
    if seen and (seen[0] != "alike" or found.standing in TIED):
        return f"seven-euchre-hint-{seen[0]}", seen[1]
    return by_difference(found, SHARES, ("tricks",)) or otherwise(found)


def asked(view: View[SevenEuchre], moves: Sequence[int]) -> list[int]:
    """Return the calls that a call is compared with: a pass, and the likeliest bid."""
    game = view.game
    if not isinstance(game, SevenEuchre) or game.phase != AUCTION:
        return []
    return [PASS, *[bid for bid in moves if bid != PASS][:1]]


def spares(view: View[SevenEuchre], one: int, other: int) -> bool:
    """Return whether `other` keeps a higher trump for later and does as much in this trick."""
    game = view.game
    if game.phase in (AUCTION, EXCHANGE) or (t := seen_by(view)).left == 4:
        return False
    (suit, rank), (other_suit, other_rank) = _placed(game, one), _placed(game, other)
    wins, would = (takes(*_placed(game, card), t.best_group, t.best) for card in (one, other))
    same = wins == would and (not wins or t.left == 1)
    return suit == TRUMPS and same and (other_suit != TRUMPS or other_rank < rank)


def stake(found: Comparison[SevenEuchre, int]) -> Reason | None:
    """Return what a bid risks, and how often the others make a contract after a pass.

    `fails` and `theirs` are times in ten, `points` those of the other side for a failure. `instead`
    is the bid.
    """
    game = found.view.game
    bid = found.best or found.other
    if not isinstance(game, SevenEuchre) or game.phase != AUCTION or not bid:
        return None
    rows = found.rows.get(bid, {}), found.rows.get(PASS, {})
    if "safe" not in rows[0] or "kept" not in rows[1]:
        return None
    safe, lost, kept = rows[0]["safe"], rows[0]["lost"], rows[1]["kept"]
    failed = len(safe) - fsum(safe)
    points = int(fsum(lost) / failed + 0.5) if failed else 0
    times = {"fails": tenths(failed / len(safe)), "theirs": tenths(1 - fsum(kept) / len(kept))}
    passing = "yes" if found.best == PASS else "no"
    fields = {**times, "points": points, "passing": passing, "instead": found.view.text(bid)}
    return f"{game.id}-hint-stake", fields


# Calls


def _call(view: View[SevenEuchre], game: SevenEuchre, best: int, other: int) -> Seen:
    """Return the visible difference between two calls: trumps, tricks bid, earlier bids."""
    hand = game.held[view.seat]
    return _pass(view, game, hand, other) if best == PASS else _bid(view, game, hand, best, other)


def _bid(view: View[SevenEuchre], game: SevenEuchre, hand: int, bid: int, other: int) -> Seen:
    suit, rival = denomination_of(bid), denomination_of(other) if other else -1
    more = value_of(bid) - value_of(other) if other else 0
    if other and tricks_of(bid) < tricks_of(other):
        return "fewer", {"fewer": tricks_of(other) - tricks_of(bid)}
    further = tricks_of(bid) - tricks_of(other) if other else 0
    if suit == rival:
        return "jump", {"more": more, "tricks": further}
    supported = any(
        b and denomination_of(b) == suit and by == view.seat ^ 2 for by, b, _ in game.calls
    )
    if suit == NO_TRUMP:
        tops = _tops(hand)
        return ("tops", {"suits": tops}) if tops > 1 else _contest(view, game, other)
    trumps = _trumps(hand, suit)
    fields: dict[str, Any] = {"denomination": DENOMINATIONS[suit], "trumps": trumps}
    if supported:
        return "raise", fields
    partners = other == PASS and game.standing and game.bidder == view.seat ^ 2
    if partners and (correct := _correct(game, hand, trumps)):
        return correct
    if 0 <= rival < NO_TRUMP:
        less = _trumps(hand, rival)
        if less < trumps:
            return "longer", {**fields, "suit": DENOMINATIONS[rival], "fewer": less}
    if more > 0:
        return (
            ("scores-more", {"more": more, "tricks": further})
            if further
            else (
                "scores",
                {"more": more},
            )
        )
    fields["top"] = "yes" if _has_top(hand, suit) else "no"
    if trumps < LONG:
        share = ("share", fields) if trumps > SHARE and other == PASS else None
        return _contest(view, game, other) or share
    return "long", fields


def _correct(game: SevenEuchre, hand: int, trumps: int) -> Seen:
    """Return the reason to take the partner's standing bid out into a longer suit."""
    theirs = denomination_of(game.standing)
    if theirs == NO_TRUMP or (fewer := _trumps(hand, theirs)) >= trumps:
        return None
    standing = {"denomination": DENOMINATIONS[theirs], "tricks": tricks_of(game.standing)}
    return "correct", {**standing, "trumps": trumps, "fewer": fewer}


def _contest(view: View[SevenEuchre], game: SevenEuchre, other: int) -> Seen:
    """Return the reason to bid rather than leave the opponents' standing bid as the last."""
    standing = game.standing
    if other != PASS or not standing or not (game.bidder ^ view.seat) & 1:
        return None
    fields = {"denomination": DENOMINATIONS[denomination_of(standing)]}
    return "contest", {**fields, "tricks": tricks_of(standing)}


def _pass(view: View[SevenEuchre], game: SevenEuchre, hand: int, other: int) -> Seen:
    standing, suit = game.standing, denomination_of(other)
    if standing and game.bidder == view.seat ^ 2:
        fields = {
            "denomination": DENOMINATIONS[denomination_of(standing)],
            "tricks": tricks_of(standing),
        }
        return "leave-more" if denomination_of(standing) == suit else "leave", fields
    if standing:
        theirs = denomination_of(standing)
        if theirs == NO_TRUMP:
            if _tops(hand) > 2:
                return "defend-tops", {"tricks": tricks_of(standing), "suits": _tops(hand)}
        elif (held := _trumps(hand, theirs)) >= MANY:
            top = "yes" if _has_top(hand, theirs) else "no"
            return "defend", {"tricks": tricks_of(standing), "trumps": held, "top": top}
    if suit == NO_TRUMP:
        return "few-tops", {"tricks": tricks_of(other), "suits": _tops(hand)}
    held = _trumps(hand, suit)
    return "few", {"tricks": tricks_of(other), "trumps": held}


def _trumps(hand: int, suit: int) -> int:
    """Return the number of trumps in the hand if `suit` is trump."""
    return sum(hand >> card & 1 for card in trumps_in_order(suit))


def _has_top(hand: int, suit: int) -> bool:
    return bool(hand >> trumps_in_order(suit)[-1] & 1)


def _tops(hand: int) -> int:
    """Return the number of suits in which the hand has the highest card at no trump."""
    return sum(bool(hand & _top_of(mask)) for mask in SEVEN.suit_masks)


def _top_of(mask: int) -> int:
    return 1 << mask.bit_length() - 1


# Discards and cards. A card is its suit under these trumps and its rank as a bit (layout.py).


def _discard(view: View[SevenEuchre], game: SevenEuchre, best: int, other: int) -> Seen:
    """Return what discarding `best` keeps and discarding `other` gives up."""
    table = layout(game.denomination)
    hand = table.split(game.held[view.seat])
    (suit, rank), (other_suit, other_rank) = _placed(game, best), _placed(game, other)
    fields = {"taken": SEVEN.codes[other]}
    if suit == other_suit:
        return ("aside-lower", fields) if rank < other_rank else None
    if other_suit == TRUMPS:
        return "aside-trump", fields
    if suit == TRUMPS:
        return None
    named = {"suit": _letter(game, suit)}
    if hand[suit] == rank and hand[other_suit] != other_rank and hand[TRUMPS]:
        return "aside-void", named
    if other_rank == 1 << table.size[other_suit] - 1:
        return "aside-top", fields
    if hand[suit].bit_count() == 2 < hand[other_suit].bit_count() and hand[TRUMPS]:
        return "aside-short", named
    if rank < other_rank:
        return "aside-weak", {}
    return None


def _card(view: View[SevenEuchre], game: SevenEuchre, best: int, other: int) -> Seen:
    """Return the difference between two cards that the seat can see."""
    t = seen_by(view)
    one, two = _placed(game, best), _placed(game, other)
    if t.left == 4:
        seen = _lead(t, game, one, two)
        return (_decides(t, game) or seen) if seen == ("sure", {}) else seen
    wins, would = (takes(*move, t.best_group, t.best) for move in (one, two))
    seen = (_winning if wins else _losing)(t, game, one, two, would)
    if seen in (("sure", {}), ("last-takes", {})):
        seen = _decides(t, game) or seen
    return seen or (("alike", {}) if wins == would and _alike(t, one, two) else None)


def _decides(t: Trick, game: SevenEuchre) -> Seen:
    """Return the reason if one more trick of the seat's side makes or beats the contract."""
    if t.left < 4 and not (t.winner ^ t.seat) & 1:
        return None  # the partner is winning this trick already
    side, lacks = t.seat & 1, game.short()
    if side == game.declarer & 1:
        return ("makes", {}) if lacks == 1 else None
    return ("beats", {}) if lacks == TRICKS - sum(game.won) else None


def _alike(t: Trick, one: Card, two: Card) -> bool:
    """Return whether two cards share a suit with no card that may be out between them."""
    (suit, rank), (other_suit, other_rank) = one, two
    between = (max(rank, other_rank) - 1) & ~(2 * min(rank, other_rank) - 1)
    return suit == other_suit and not t.live[suit] & ~t.hands[8 * t.seat + suit] & between


def _above(t: Trick, suit: int, rank: int) -> int:
    """Return the higher cards of the same suit that may be out."""
    return t.live[suit] & ~t.hands[8 * t.seat + suit] & -rank << 1


def _lead(t: Trick, game: SevenEuchre, one: Card, two: Card) -> Seen:
    """Return the advantage of one lead over the other."""
    (suit, rank), (other_suit, other_rank) = one, two
    hand = t.hands[8 * t.seat : 8 * t.seat + 8]
    top, others_top = _top(t, *one), _top(t, *two)
    if (
        suit == TRUMPS
        and other_suit != TRUMPS
        and not (t.seat ^ t.declarer) & 1
        and _may_trump(t, 7)
    ):
        out = _trumps_out(t)
        return "draw", {"out": out.bit_count()}
    if top == "sure" and not others_top:
        return "sure", {}
    if top == "highest" and not others_top:
        return "highest", {"suit": _letter(game, suit)}
    if suit != TRUMPS and suit != other_suit:
        if _partner_ruffs(t, suit) and not _partner_ruffs(t, other_suit):
            return "give-ruff", {"suit": _letter(game, suit)}
        if (
            _empties(hand, suit, rank)
            and hand[TRUMPS]
            and (other_suit == TRUMPS or hand[other_suit] != other_rank)
        ):
            return "lead-single", {"suit": _letter(game, suit)}
    if not others_top and hand[other_suit] < 2 * other_rank and hand[other_suit] & other_rank - 1:
        over = t.live[other_suit] & ~hand[other_suit] & -other_rank << 1
        if suit != other_suit:  # a lower card of the suit is beaten as well
            return "beaten", {"taken": _code(game, other_suit, _top_of(over))}
    if other_suit == TRUMPS != suit:
        return "spare-trump", {}
    if game.denomination == NO_TRUMP and suit != other_suit:
        length = hand[suit].bit_count()
        if length > max(3, hand[other_suit].bit_count()):
            return "lead-long", {"suit": _letter(game, suit), "count": length}
    return _lead_faintly(t, game, one, two)


def _lead_faintly(t: Trick, game: SevenEuchre, one: Card, two: Card) -> Seen:
    """Return a weaker difference between two leads: opponents' ruffs, cards that beat them."""
    (suit, rank), other_suit = one, two[0]
    if _alike(t, one, two):
        return "alike", {}
    opponents = t.seat ^ 1, t.seat ^ 3
    ruffs = [seat for seat in opponents if _may_ruff(t, seat, other_suit)]
    if ruffs and not any(_may_ruff(t, seat, suit) for seat in opponents):
        return "ruffed", {"seat": ruffs[0], "suit": _letter(game, other_suit)}
    above, others = (_above(t, *card).bit_count() for card in (one, two))
    if above < others:
        return "lead-strong", {"above": above, "more": others}
    if others < above:
        return "lead-weak", {}
    mask = t.hands[8 * t.seat + suit]
    if suit != TRUMPS and rank == mask & -mask != mask:
        return "lead-low", {"suit": _letter(game, suit)}
    return None


def _empties(hand: list[int], suit: int, rank: int) -> bool:
    """Return whether a plain card is the last of its suit, with a choice left afterwards."""
    return suit != TRUMPS and hand[suit] == rank and sum(map(int.bit_count, hand)) > 2


def _may_ruff(t: Trick, seat: int, suit: int) -> bool:
    """Return whether a seat is void in a plain suit and may have a trump."""
    void = t.void[seat]
    plain = suit != TRUMPS and void >> suit & 1 and not void & TRUMP_BIT
    return bool(plain and _trumps_out(t))


def _winning(t: Trick, game: SevenEuchre, one: Card, two: Card, would: bool) -> Seen:
    """Return the advantage of a card that becomes the best of the trick."""
    (suit, rank), (other_suit, other_rank) = one, two
    if would:
        cheaper = suit == other_suit and rank < other_rank
        if t.left == 1 and (cheaper or other_suit == TRUMPS != suit):
            return "last-enough", {}
        between = t.live[suit] & ~t.hands[8 * t.seat + suit] & (other_rank - 1) & ~(rank - 1)
        if cheaper and not between:
            return "as-surely", {}
        over = _above(t, other_suit, other_rank)
        if t.left > 1 and suit == other_suit and over & rank - 1:
            return "beaten", {"taken": _code(game, other_suit, _top_of(over & rank - 1))}
        return ("enough", {}) if cheaper or other_suit == TRUMPS != suit else None
    if t.left == 1:
        return "last-takes", {}
    if (t.winner ^ t.seat) == 2:
        return None if _holds(t) else ("over-partner", {})
    top = _top(t, suit, rank)
    if top == "sure":
        return "sure", {}
    if suit != t.group:
        over = t.best_group == TRUMPS
        return ("overruff", {}) if over else ("ruff", {"suit": _letter(game, t.group)})
    if top == "highest":
        return "highest", {"suit": _letter(game, suit)}
    return ("third" if t.left == 2 else "cover"), {}


def _losing(t: Trick, game: SevenEuchre, one: Card, two: Card, would: bool) -> Seen:
    """Return the advantage of a card that does not win the trick."""
    (suit, rank), (other_suit, other_rank) = one, two
    hand = t.hands[8 * t.seat : 8 * t.seat + 8]
    if would and (t.winner ^ t.seat) == 2:
        if t.left == 1 or _holds(t):
            return "partner-sure", {}
        return "partner-wins", {}
    if other_suit == TRUMPS != suit:
        return "spare-trump", {}
    over = _above(t, other_suit, other_rank)
    if would:
        if t.left > 1 and over and other_suit == t.group:
            return "beaten", {"taken": _code(game, other_suit, _top_of(over))}
        return "duck", {}
    if suit == other_suit:
        return ("lower", {}) if rank < other_rank else None
    if not over and t.live[other_suit] & ~hand[other_suit]:
        return "keep-top", {"suit": _letter(game, other_suit)}
    if _empties(hand, suit, rank) and hand[TRUMPS] and hand[other_suit] != other_rank:
        return "throw-single", {"suit": _letter(game, suit)}
    if (guarded := _guarded(t, *two)) and not _guarded(t, *one):
        return "guard", {"taken": _code(game, other_suit, guarded)}
    above, fewer = _above(t, suit, rank).bit_count(), over.bit_count()
    if above > fewer:
        return "weaker", {"above": above, "fewer": fewer}
    if (
        suit != TRUMPS
        and hand[TRUMPS]
        and hand[suit].bit_count() == 2 < hand[other_suit].bit_count()
    ):
        return "throw-short", {"suit": _letter(game, suit)}
    return None


def _guarded(t: Trick, suit: int, rank: int) -> int:
    """Return a second-highest plain card that a lower card of the hand guards, or 0."""
    hand = t.hands[8 * t.seat + suit]
    top = _top_of(hand)
    protects = hand == top | rank != top and _above(t, suit, top).bit_count() == 1
    return top if protects and suit != TRUMPS else 0


def _placed(game: SevenEuchre, card: int) -> Card:
    table = layout(game.denomination)
    return table.group[card], table.bit[card]


def _letter(game: SevenEuchre, suit: int) -> str:
    """Return the suit letter of a plain suit."""
    return SEVEN.suits[SEVEN.suit_of[layout(game.denomination).cards[suit][0]]]


def _code(game: SevenEuchre, suit: int, rank: int) -> str:
    return SEVEN.codes[layout(game.denomination).card(suit, rank)]


def _top(t: Trick, suit: int, rank: int) -> str:
    """Return "sure" if nothing beats a card, "highest" if only a trump does, "" otherwise."""
    if t.live[suit] & ~t.hands[8 * t.seat + suit] > rank:
        return ""
    return "highest" if suit != TRUMPS and _may_trump(t, t.left - 1) else "sure"


def _holds(t: Trick) -> bool:
    """Return whether the opponents still to play cannot beat the winning card."""
    mine = t.hands[8 * t.seat + t.best_group]
    if t.live[t.best_group] & ~mine > t.best:
        return False
    return t.best_group == TRUMPS or not _may_trump(t, t.left - 1)


def _trumps_out(t: Trick) -> int:
    return t.live[TRUMPS] & ~t.hands[8 * t.seat + TRUMPS]


def _partner_ruffs(t: Trick, suit: int) -> bool:
    """Return whether the partner is void in a suit and may have a trump."""
    return _may_ruff(t, t.seat ^ 2, suit)


def _may_trump(t: Trick, after: int) -> bool:
    """Return whether an opponent among the next `after` seats may have a trump."""
    coming = [t.seat + n & 3 for n in (1, 3) if n <= after]
    return bool(_trumps_out(t)) and not all(t.void[seat] & TRUMP_BIT for seat in coming)
