"""Explain why a call, discard or card beats another: a message id and its arguments.

Visible differences come first: the hand, the calls, the cards played. Measured outcomes follow. The
page names these arguments: `denomination` and `suit` are a suit's letter, `taken` is the code of a
card that is still to come or stays, `instead` is the code of the other action.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import fsum
from typing import Any

from ....bots import reasons
from ....bots.reasons import (
    TIED,
    Comparison,
    Ground,
    Reason,
    Thumb,
    by_difference,
    least,
    otherwise,
    parted,
    rule_of_thumb,
    separating,
    tenths,
    told_by,
)
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
FIRM = ("makes", "beats", "alike")  # reasons that decide by themselves
Seen = Iterator[tuple[str, dict[str, Any]]]  # true reasons, the most important first


def explain(found: Comparison[SevenEuchre, int]) -> Reason:
    """Return the reason why the best move is better than the other: message id and arguments."""
    auction = found.view.game.phase == AUCTION
    # A call's measured outcome explains more than its looks.
    if auction and (made := by_difference(found, SHARES)):
        return made
    if seen := separating(_grounds(found), _field(found)):
        return f"seven-euchre-hint-{seen.id}", seen.fields
    return by_difference(found, SHARES, ("tricks",)) or otherwise(found)


def beside(found: Comparison[SevenEuchre, int]) -> Reason | None:
    """Return a second reason that excludes further moves, or else a rule of thumb in a tie."""
    seen, field = _grounds(found), _field(found)
    first = separating(seen, field)
    if found.view.game.phase == AUCTION and by_difference(found, SHARES):
        return None
    if first and (second := reasons.beside(first, seen, field)):
        return f"seven-euchre-hint-{second.id}", second.fields
    return rule_of_thumb(_rules(found.view), found, first)


def _grounds(found: Comparison[SevenEuchre, int]) -> list[Ground]:
    """Return the visible differences between the two moves, the most important first."""
    view, other = found.view, found.other
    game = view.game
    if other is None:
        return []
    sees = _call if game.phase == AUCTION else _discard if game.phase == EXCHANGE else _card
    # The lowest card of a suit neither wins nor loses, so it decides no tie.
    untold = "lead-low" if found.standing in TIED else "alike"

    def tell(move: int) -> Seen:
        return (one for one in sees(view, game, move, other) if one[0] != untold)

    return told_by(tell, found.best, FIRM, ("trumps", "suits", "more", "fewer"))


def _field(found: Comparison[SevenEuchre, int]) -> list[int]:
    """Return the other moves among which a reason should separate the best."""
    return [move for move in found.view.legal() if move != found.best]


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
    """Return how a bid ends, and how often the others make a contract after it and after a pass.

    In ten deals, the bidder's side `makes` a contract, `fails`, or is `outbid`; `ends` tells which
    of the three happen. Likewise in ten, the others make one `against` the bid, and `theirs` after
    a pass. `points` are those of the other side for a failure. `instead` is the bid; `over` tells
    whether it overbids the partner in another denomination.
    """
    game = found.view.game
    bid = found.best or found.other
    if not isinstance(game, SevenEuchre) or game.phase != AUCTION or not bid:
        return None
    rows = found.rows.get(bid, {}), found.rows.get(PASS, {})
    if "safe" not in rows[0] or "kept" not in rows[1]:
        return None
    safe, lost, kept = rows[0]["safe"], rows[0]["lost"], rows[1]["kept"]
    failed, made = len(safe) - fsum(safe), fsum(rows[0]["made"])
    points = int(fsum(lost) / failed + 0.5) if failed else 0
    shares = [n / len(safe) for n in (made, failed, len(safe) - made - failed)]
    ends = dict(zip(("makes", "fails", "outbid"), parted(shares), strict=True))
    against = min(ends["outbid"], tenths(1 - fsum(rows[0]["kept"]) / len(safe)))
    theirs = tenths(1 - fsum(kept) / len(kept))
    partners = game.standing and game.bidder == found.view.seat ^ 2
    over = partners and denomination_of(bid) != denomination_of(game.standing)
    fields = {
        **ends,
        "against": against,
        "theirs": theirs,
        "same": "yes" if against == theirs else "no",
        "ends": "-".join(end for end, times in ends.items() if times),
        "points": points,
        "passing": "yes" if found.best == PASS else "no",
        "over": "yes" if over else "no",
        "instead": found.view.text(bid),
    }
    return f"{game.id}-hint-stake", fields


# Rules of thumb


def _rules(view: View[SevenEuchre]) -> Iterator[Thumb]:
    """Yield the rules of thumb for a card, the best one first."""
    game = view.game
    if game.phase in (AUCTION, EXCHANGE):
        return
    t, cards = seen_by(view), view.legal()
    at = {card: _placed(game, card) for card in cards}
    plain = [card for card in cards if at[card][0] != TRUMPS]

    def above(card: int) -> int:
        return _above(t, *at[card]).bit_count()

    if t.left == 4:
        if not (t.seat ^ t.declarer) & 1 and _may_trump(t, 7):
            yield Thumb("draw", cards, lambda card: at[card][0] == TRUMPS, ("draw",))
        yield Thumb("lead", plain, least(plain, above), ("highest", "sure", "lead-strong"))
        return
    wins = [card for card in cards if takes(*at[card], t.best_group, t.best)]
    lost = [card for card in plain if card not in wins]
    partners, void = (t.winner ^ t.seat) == 2, not t.hands[8 * t.seat + t.group]
    if partners and void:
        yield Thumb("spare", [*lost, *wins], lost.__contains__, ("partner-sure", "partner-wins"))
    elif void:
        yield Thumb("ruff", [*lost, *wins], wins.__contains__, ("ruff", "overruff"))
    elif not partners and t.left < 3:
        yield Thumb("win", cards, wins.__contains__, ("third", "last-takes"))
    yield Thumb("throw", lost, least(lost, lambda card: -above(card)), ("lower",))


# Calls


def _call(view: View[SevenEuchre], game: SevenEuchre, best: int, other: int) -> Seen:
    """Return the visible difference between two calls: trumps, tricks bid, earlier bids."""
    hand = game.held[view.seat]
    return _pass(view, game, hand, other) if best == PASS else _bid(view, game, hand, best, other)


def _bid(view: View[SevenEuchre], game: SevenEuchre, hand: int, bid: int, other: int) -> Seen:
    suit, rival = denomination_of(bid), denomination_of(other) if other else -1
    more = value_of(bid) - value_of(other) if other else 0
    further = tricks_of(bid) - tricks_of(other) if other else 0
    if further < 0:
        yield "fewer", {"fewer": -further}
    elif suit == rival:
        yield "jump", {"more": more, "tricks": further}
    if suit == rival:
        return
    if suit == NO_TRUMP:
        if (tops := _tops(hand)) > 1:
            yield "tops", {"suits": tops}
        yield from _contest(view, game, other)
        return
    trumps = _trumps(hand, suit)
    fields: dict[str, Any] = {"denomination": DENOMINATIONS[suit], "trumps": trumps}
    if any(b and denomination_of(b) == suit and by == view.seat ^ 2 for by, b, _ in game.calls):
        yield "raise", fields
    elif other == PASS and game.standing and game.bidder == view.seat ^ 2:
        yield from _correct(game, hand, trumps)
    if 0 <= rival < NO_TRUMP and (less := _trumps(hand, rival)) < trumps:
        yield "longer", {**fields, "suit": DENOMINATIONS[rival], "fewer": less}
    if more > 0 and further >= 0:
        gain = {"more": more, "tricks": further} if further else {"more": more}
        yield ("scores-more" if further else "scores"), gain
    fields = {**fields, "top": "yes" if _has_top(hand, suit) else "no"}
    if trumps >= LONG:
        yield "long", fields
    yield from _contest(view, game, other)
    if SHARE < trumps < LONG and other == PASS:
        yield "share", fields


def _correct(game: SevenEuchre, hand: int, trumps: int) -> Seen:
    """Yield the reason to take the partner's standing bid out into a longer suit."""
    theirs = denomination_of(game.standing)
    if theirs != NO_TRUMP and (fewer := _trumps(hand, theirs)) < trumps:
        standing = {"denomination": DENOMINATIONS[theirs], "tricks": tricks_of(game.standing)}
        yield "correct", {**standing, "trumps": trumps, "fewer": fewer}


def _contest(view: View[SevenEuchre], game: SevenEuchre, other: int) -> Seen:
    """Yield the reason to bid rather than leave the opponents' standing bid as the last."""
    standing = game.standing
    if other == PASS and standing and (game.bidder ^ view.seat) & 1:
        fields = {"denomination": DENOMINATIONS[denomination_of(standing)]}
        yield "contest", {**fields, "tricks": tricks_of(standing)}


def _pass(view: View[SevenEuchre], game: SevenEuchre, hand: int, other: int) -> Seen:
    standing, suit = game.standing, denomination_of(other)
    theirs, tricks = denomination_of(standing), tricks_of(standing)
    if standing and game.bidder == view.seat ^ 2:
        fields = {"denomination": DENOMINATIONS[theirs], "tricks": tricks}
        yield ("leave-more" if theirs == suit else "leave"), fields
    elif standing and theirs == NO_TRUMP:
        if _tops(hand) > 2:
            yield "defend-tops", {"tricks": tricks, "suits": _tops(hand)}
    elif standing and (held := _trumps(hand, theirs)) >= MANY:
        top = "yes" if _has_top(hand, theirs) else "no"
        yield "defend", {"tricks": tricks, "trumps": held, "top": top}
    if suit == NO_TRUMP:
        yield "few-tops", {"tricks": tricks_of(other), "suits": _tops(hand)}
    else:
        yield "few", {"tricks": tricks_of(other), "trumps": _trumps(hand, suit)}


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
    """Yield what discarding `best` keeps and discarding `other` gives up."""
    table = layout(game.denomination)
    hand = table.split(game.held[view.seat])
    (suit, rank), (other_suit, other_rank) = _placed(game, best), _placed(game, other)
    fields = {"taken": SEVEN.codes[other]}
    if suit == other_suit:
        if rank < other_rank:
            yield "aside-lower", fields
        return
    if suit == TRUMPS:
        return
    if other_suit == TRUMPS:
        yield "aside-trump", fields
    named = {"suit": _letter(game, suit)}
    if hand[suit] == rank and hand[other_suit] != other_rank and hand[TRUMPS]:
        yield "aside-void", named
    if other_suit != TRUMPS and other_rank == 1 << table.size[other_suit] - 1:
        yield "aside-top", fields
    if hand[suit].bit_count() == 2 < hand[other_suit].bit_count() and hand[TRUMPS]:
        yield "aside-short", named
    if other_suit != TRUMPS and rank < other_rank:
        yield "aside-weak", {}


def _card(view: View[SevenEuchre], game: SevenEuchre, best: int, other: int) -> Seen:
    """Yield the differences between two cards that the seat can see."""
    t = seen_by(view)
    one, two = _placed(game, best), _placed(game, other)
    if t.left == 4:
        wins = would = True
        seen = _lead(t, game, one, two)
    else:
        wins, would = (takes(*move, t.best_group, t.best) for move in (one, two))
        seen = (_winning if wins else _losing)(t, game, one, two, would)
    if wins == would and _alike(t, one, two):
        yield "alike", {}
    for id, fields in seen:
        if id in ("sure", "last-takes"):
            yield from _decides(t, game)
        yield id, fields


def _decides(t: Trick, game: SevenEuchre) -> Seen:
    """Yield the reason if one more trick of the seat's side makes or beats the contract."""
    if t.left < 4 and not (t.winner ^ t.seat) & 1:
        return  # the partner is winning this trick already
    side, lacks = t.seat & 1, game.short()
    if side == game.declarer & 1 and lacks == 1:
        yield "makes", {}
    if side != game.declarer & 1 and lacks == TRICKS - sum(game.won):
        yield "beats", {}


def _alike(t: Trick, one: Card, two: Card) -> bool:
    """Return whether two cards share a suit with no card that may be out between them."""
    (suit, rank), (other_suit, other_rank) = one, two
    between = (max(rank, other_rank) - 1) & ~(2 * min(rank, other_rank) - 1)
    return suit == other_suit and not t.live[suit] & ~t.hands[8 * t.seat + suit] & between


def _above(t: Trick, suit: int, rank: int) -> int:
    """Return the higher cards of the same suit that may be out."""
    return t.live[suit] & ~t.hands[8 * t.seat + suit] & -rank << 1


def _lead(t: Trick, game: SevenEuchre, one: Card, two: Card) -> Seen:
    """Yield the advantages of one lead over the other."""
    (suit, rank), (other_suit, other_rank) = one, two
    hand = t.hands[8 * t.seat : 8 * t.seat + 8]
    top, others_top = _top(t, *one), _top(t, *two)
    mine = not (t.seat ^ t.declarer) & 1
    if suit == TRUMPS != other_suit and mine and _may_trump(t, 7):
        yield "draw", {"out": _trumps_out(t).bit_count()}
    if top == "sure" and not others_top:
        yield "sure", {}
    if top == "highest" and not others_top:
        yield "highest", {"suit": _letter(game, suit)}
    if suit != TRUMPS and suit != other_suit:
        if _partner_ruffs(t, suit) and not _partner_ruffs(t, other_suit):
            yield "give-ruff", {"suit": _letter(game, suit)}
        alone = hand[other_suit] == other_rank
        if _empties(hand, suit, rank) and hand[TRUMPS] and (other_suit == TRUMPS or not alone):
            yield "lead-single", {"suit": _letter(game, suit)}
    is_high = hand[other_suit] < 2 * other_rank and hand[other_suit] & other_rank - 1
    # A lower card of the suit is beaten as well.
    if not others_top and is_high and suit != other_suit:
        over = t.live[other_suit] & ~hand[other_suit] & -other_rank << 1
        yield "beaten", {"taken": _code(game, other_suit, _top_of(over))}
    if other_suit == TRUMPS != suit:
        yield "spare-trump", {}
    if game.denomination == NO_TRUMP and suit != other_suit:
        length = hand[suit].bit_count()
        if length > max(3, hand[other_suit].bit_count()):
            yield "lead-long", {"suit": _letter(game, suit), "count": length}
    opponents = t.seat ^ 1, t.seat ^ 3
    ruffs = [seat for seat in opponents if _may_ruff(t, seat, other_suit)]
    if ruffs and not any(_may_ruff(t, seat, suit) for seat in opponents):
        yield "ruffed", {"seat": ruffs[0], "suit": _letter(game, other_suit)}
    above, others = (_above(t, *card).bit_count() for card in (one, two))
    if above < others:
        yield "lead-strong", {"above": above, "more": others}
    yield from _lowest(t, game, one)


def _lowest(t: Trick, game: SevenEuchre, one: Card) -> Seen:
    """Yield if a plain card is the lowest of several of its suit."""
    suit, rank = one
    mask = t.hands[8 * t.seat + suit]
    if suit != TRUMPS and rank == mask & -mask != mask:
        yield "lead-low", {"suit": _letter(game, suit)}


def _empties(hand: list[int], suit: int, rank: int) -> bool:
    """Return whether a plain card is the last of its suit, with a choice left afterwards."""
    return suit != TRUMPS and hand[suit] == rank and sum(map(int.bit_count, hand)) > 2


def _may_ruff(t: Trick, seat: int, suit: int) -> bool:
    """Return whether a seat is void in a plain suit and may have a trump."""
    void = t.void[seat]
    plain = suit != TRUMPS and void >> suit & 1 and not void & TRUMP_BIT
    return bool(plain and _trumps_out(t))


def _winning(t: Trick, game: SevenEuchre, one: Card, two: Card, would: bool) -> Seen:
    """Yield the advantages of a card that becomes the best of the trick."""
    (suit, rank), (other_suit, other_rank) = one, two
    if would:
        cheaper = suit == other_suit and rank < other_rank
        saves = cheaper or other_suit == TRUMPS != suit
        if t.left == 1:
            if saves:
                yield "last-enough", {}
            return
        between = t.live[suit] & ~t.hands[8 * t.seat + suit] & (other_rank - 1) & ~(rank - 1)
        if cheaper and not between:
            yield "as-surely", {}
        over = _above(t, other_suit, other_rank)
        if suit == other_suit and over & rank - 1:
            yield "beaten", {"taken": _code(game, other_suit, _top_of(over & rank - 1))}
        if saves:
            yield "enough", {}
        return
    if t.left == 1:
        yield "last-takes", {}
        return
    if (t.winner ^ t.seat) == 2:
        if not _holds(t):
            yield "over-partner", {}
        return
    top = _top(t, suit, rank)
    if top == "sure":
        yield "sure", {}
    if suit != t.group:
        over_trump = t.best_group == TRUMPS
        yield ("overruff", {}) if over_trump else ("ruff", {"suit": _letter(game, t.group)})
    elif top == "highest":
        yield "highest", {"suit": _letter(game, suit)}
    yield ("third" if t.left == 2 else "cover"), {}


def _losing(t: Trick, game: SevenEuchre, one: Card, two: Card, would: bool) -> Seen:
    """Yield the advantages of a card that does not win the trick."""
    (suit, rank), (other_suit, other_rank) = one, two
    hand = t.hands[8 * t.seat : 8 * t.seat + 8]
    partners = (t.winner ^ t.seat) == 2
    if would and partners:
        yield ("partner-sure" if t.left == 1 or _holds(t) else "partner-wins"), {}
    if other_suit == TRUMPS != suit:
        yield "spare-trump", {}
    over = _above(t, other_suit, other_rank)
    if would and not partners:
        if t.left > 1 and over and other_suit == t.group:
            yield "beaten", {"taken": _code(game, other_suit, _top_of(over))}
        yield "duck", {}
    elif not would and suit == other_suit:
        if rank < other_rank:
            yield "lower", {}
    elif not would and other_suit != TRUMPS:
        if not over and t.live[other_suit] & ~hand[other_suit]:
            yield "keep-top", {"suit": _letter(game, other_suit)}
        if _empties(hand, suit, rank) and hand[TRUMPS] and hand[other_suit] != other_rank:
            yield "throw-single", {"suit": _letter(game, suit)}
        if (guarded := _guarded(t, *two)) and not _guarded(t, *one):
            yield "guard", {"taken": _code(game, other_suit, guarded)}
        above, fewer = _above(t, suit, rank).bit_count(), over.bit_count()
        if above > fewer:
            yield "weaker", {"above": above, "fewer": fewer}
        short = hand[suit].bit_count() == 2 < hand[other_suit].bit_count()
        if suit != TRUMPS and hand[TRUMPS] and short:
            yield "throw-short", {"suit": _letter(game, suit)}
    yield from _lowest(t, game, one)


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
