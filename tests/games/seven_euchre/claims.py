"""Checks of the claims in Seven Euchre's reasons."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from claims import Check, Told, mean, share
from nanafuda.bots.reasons import TIED
from nanafuda.game import View
from nanafuda.games.seven_euchre.rules import (
    AUCTION,
    DENOMINATIONS,
    NO_TRUMP,
    PASS,
    RANKINGS,
    denomination_of,
    tricks_of,
    value_of,
)
from nanafuda.mechanics.cards import cards_of

# Cards: the trick so far, played on a copy


def takes(told: Told, card: int) -> bool:
    """Whether a card is the best of the trick once it is laid."""
    game = told.game
    if not game.follow:
        return True
    power = game.power[card]
    return bool(power > game.best)


def coming(told: Told) -> list[int]:
    """The seats that play to the trick after this one."""
    game = told.game
    done = len(game.played) % 4
    return [(told.view.seat + n) % 4 for n in range(1, 4 - done)]


def suit_of(told: Told, card: int) -> int:
    """All cards of the suit that a card counts as, by the ranking of the deal."""
    ranking = RANKINGS[told.game.denomination]
    masks = [*ranking.suits, ranking.trumps]
    place = ranking.place_of[card]
    mask = next(m for m in masks if m >> place & 1)
    return sum(1 << ranking.card_at[p] for p in cards_of(mask))


def trumps(told: Told) -> int:
    ranking = RANKINGS[told.game.denomination]
    return sum(1 << ranking.card_at[p] for p in cards_of(ranking.trumps))


def higher(told: Told, card: int) -> int:
    """The cards of its suit above a card."""
    place = RANKINGS[told.game.denomination].place_of
    return sum(1 << c for c in cards_of(suit_of(told, card)) if place[c] > place[card])


def may_hold(told: Told, seat: int, cards: int) -> int:
    """Those of some cards that another seat may hold, by what has been seen."""
    game, view = told.game, told.view
    return int((view.unseen & ~game.excluded[seat] | game.held[seat]) & cards)


def others(told: Told, cards: int) -> int:
    found = 0
    for seat in range(4):
        if seat != told.view.seat:
            found |= may_hold(told, seat, cards)
    return found


def opponents(told: Told) -> list[int]:
    return [seat for seat in coming(told) if (seat ^ told.view.seat) & 1]


def leads(told: Told) -> bool:
    return not told.game.follow


def other(told: Told) -> int:
    """The card that the best one is held against."""
    card = told.found.other
    assert card is not None and told.args["instead"] == told.view.text(card)
    return int(card)


def stays(told: Told) -> int:
    """The card that is named as the one that stays, which is the other one."""
    assert told.args["taken"] == told.game.pack.codes[other(told)]
    return other(told)


def is_trump(told: Told, card: int) -> bool:
    return bool(trumps(told) >> card & 1)


def own(told: Told, card: int) -> int:
    """The cards of its suit in the hand."""
    return told.hand & suit_of(told, card)


def names_suit(told: Told, card: int) -> None:
    """The suit that is named is the plain suit of a card."""
    assert told.args["suit"] == told.game.pack.codes[card][0] and not is_trump(told, card)


def is_last(told: Told, card: int) -> None:
    """It is the only card of its plain suit, and a trump may be chosen later."""
    names_suit(told, card)
    assert told.hand.bit_count() > 2
    assert own(told, card) == 1 << card and told.hand & trumps(told)


def _below(told: Told) -> None:
    """The best card is a lower one of the same suit."""
    assert higher(told, told.move) >> other(told) & 1


def _neither_wins(told: Told) -> None:
    assert not leads(told)
    assert not takes(told, told.move) and not takes(told, other(told))


# Leading


def draw(told: Told) -> None:
    game = told.game
    assert leads(told) and is_trump(told, told.move) and not is_trump(told, other(told))
    assert not (told.view.seat ^ game.declarer) & 1
    assert any(may_hold(told, seat, trumps(told)) for seat in opponents(told))
    assert told.args["out"] == others(told, trumps(told)).bit_count() > 0


def sure(told: Told) -> None:
    """No opponent who is still to play can beat it, which is not so of the other card."""
    card = told.move
    assert takes(told, card) and not others(told, higher(told, card))
    if not is_trump(told, card):
        for seat in opponents(told):
            assert not may_hold(told, seat, trumps(told))
    assert not takes(told, other(told)) or others(told, higher(told, other(told)))


def highest(told: Told) -> None:
    card = told.move
    names_suit(told, card)
    assert takes(told, card) and not others(told, higher(told, card))
    assert leads(told) or told.game.follow == suit_of(told, card)


def give_ruff(told: Told) -> None:
    card, partner = told.move, told.view.seat ^ 2
    names_suit(told, card)
    assert leads(told) and not may_hold(told, partner, suit_of(told, card))
    assert may_hold(told, partner, trumps(told))


def lead_single(told: Told) -> None:
    assert leads(told)
    is_last(told, told.move)


def lead_long(told: Told) -> None:
    names_suit(told, told.move)
    assert leads(told) and told.game.denomination == NO_TRUMP
    count = own(told, told.move).bit_count()
    assert told.args["count"] == count > own(told, other(told)).bit_count() and count > 3


def beaten(told: Told) -> None:
    """The card that is named may be in another hand, and would beat the other card."""
    named = list(told.game.pack.codes).index(told.args["taken"])
    assert others(told, 1 << named) and coming(told)
    assert higher(told, other(told)) >> named & 1
    # The suit led, or trumps if one ruffs.
    assert leads(told) or 1 << other(told) & told.game.follow or takes(told, other(told))
    assert (
        not higher(told, told.move) >> other(told) & 1 or leads(told) or not takes(told, told.move)
    )


def spare_trump(told: Told) -> None:
    assert is_trump(told, other(told)) and not is_trump(told, told.move)


# Following


def last_takes(told: Told) -> None:
    assert not coming(told) and takes(told, told.move) and not takes(told, other(told))


def makes(told: Told) -> None:
    """It is sure to win the trick, and the contract lacks one."""
    _surely(told)
    assert told.game.declarer & 1 == told.view.seat & 1
    assert tricks_of(told.game.standing) - told.game.won[told.view.seat & 1] == 1


def beats(told: Told) -> None:
    """It is sure to win the trick, and the declarer cannot do without."""
    _surely(told)
    game, declarer = told.game, told.game.declarer & 1
    assert declarer != told.view.seat & 1
    left = 12 - sum(game.won)
    assert game.won[declarer] + left - 1 < tricks_of(game.standing) <= game.won[declarer] + left


def _surely(told: Told) -> None:
    if coming(told) or not told.game.follow:
        sure(told)
    else:
        last_takes(told)


def last_enough(told: Told) -> None:
    assert not coming(told) and takes(told, told.move) and takes(told, other(told))
    if is_trump(told, told.move) or not is_trump(told, other(told)):
        _below(told)


def as_surely(told: Told) -> None:
    """The lower of two winning cards, and no card that may be out lies between them."""
    _below(told)
    assert takes(told, told.move)
    assert not others(told, higher(told, told.move) & ~higher(told, other(told)))


def over_partner(told: Told) -> None:
    game = told.game
    assert game.winner == told.view.seat ^ 2 and takes(told, told.move)
    assert not takes(told, other(told)) and not partner_is_sure(told)


def partner_is_sure(told: Told) -> bool:
    """Whether no opponent who is still to play can beat the card that is winning."""
    game = told.game
    best = next(c for s, c in game.tricks()[-1] if s == game.winner)
    above = higher(told, best) | (0 if is_trump(told, best) else trumps(told))
    return not any(others(told, above) and may_hold(told, s, above) for s in opponents(told))


def ruff(told: Told) -> None:
    game = told.game
    led = next(card for _, card in game.tricks()[-1])
    names_suit(told, led)
    assert is_trump(told, told.move) and not told.hand & game.follow and takes(told, told.move)
    assert not takes(told, other(told))


def overruff(told: Told) -> None:
    game = told.game
    assert is_trump(told, told.move) and not told.hand & game.follow and takes(told, told.move)
    best = next(c for s, c in game.tricks()[-1] if s == game.winner)
    assert is_trump(told, best)


def third(told: Told) -> None:
    assert len(coming(told)) == 1 and takes(told, told.move) and not takes(told, other(told))


def cover(told: Told) -> None:
    assert takes(told, told.move) and not takes(told, other(told))


def partner_wins(told: Told) -> None:
    assert told.game.winner == told.view.seat ^ 2
    assert not takes(told, told.move) and takes(told, other(told))


def partner_sure(told: Told) -> None:
    partner_wins(told)
    assert partner_is_sure(told)


def lower(told: Told) -> None:
    _neither_wins(told)
    _below(told)


def keep_top(told: Told) -> None:
    names_suit(told, other(told))
    assert not takes(told, told.move) and not others(told, higher(told, other(told)))


def throw_single(told: Told) -> None:
    assert not leads(told) and not takes(told, told.move)
    is_last(told, told.move)


def weaker(told: Told) -> None:
    _neither_wins(told)
    above = others(told, higher(told, told.move)).bit_count()
    fewer = others(told, higher(told, other(told))).bit_count()
    assert (told.args["above"], told.args["fewer"]) == (above, fewer) and above > fewer


# The exchange


def aside_lower(told: Told) -> None:
    stays(told)
    _below(told)


def aside_trump(told: Told) -> None:
    assert is_trump(told, stays(told)) and not is_trump(told, told.move)


def aside_void(told: Told) -> None:
    is_last(told, told.move)


def aside_top(told: Told) -> None:
    assert not higher(told, stays(told))


def aside_short(told: Told) -> None:
    names_suit(told, told.move)
    assert own(told, told.move).bit_count() == 2 and told.hand & trumps(told)


def aside_weak(told: Told) -> None:
    """More cards of its suit are above it, neither being a trump."""
    assert not is_trump(told, told.move) and not is_trump(told, other(told))
    one, two = (higher(told, card).bit_count() for card in (told.move, other(told)))
    assert one > two


# Calls


def _other_bid(told: Told) -> int:
    return other(told)


def _trumps(told: Told, suit: int) -> int:
    """How many trumps the hand has if this suit is trump."""
    ranking = RANKINGS[suit]
    cards = {ranking.card_at[place] for place in cards_of(ranking.trumps)}
    return sum(told.hand >> card & 1 for card in cards)


def _top(told: Told, suit: int) -> None:
    """Whether the highest trump is said to be held, where it is."""
    ranking = RANKINGS[suit]
    best = ranking.card_at[ranking.trumps.bit_length() - 1]
    assert told.args["top"] == ("yes" if told.hand >> best & 1 else "no")


def _tops(told: Told) -> int:
    """In how many suits the hand has the highest card at no trump."""
    codes = [code for card, code in enumerate(told.game.pack.codes) if told.hand >> card & 1]
    return sum(code in codes for code in ("F13", "T12", "S11", "C10", "B9", "O8", "H7"))


def _is_bid(told: Told) -> None:
    suit = denomination_of(told.move)
    assert told.move != PASS and told.args["denomination"] == DENOMINATIONS[suit]
    assert told.args["trumps"] == _trumps(told, suit)


def jump(told: Told) -> None:
    bid = _other_bid(told)
    assert denomination_of(bid) == denomination_of(told.move)
    assert told.args["more"] == value_of(told.move) - value_of(bid) > 0
    assert told.args["tricks"] == tricks_of(told.move) - tricks_of(bid) > 0


def fewer(told: Told) -> None:
    bid = _other_bid(told)
    assert told.args["fewer"] == tricks_of(bid) - tricks_of(told.move) > 0


def scores(told: Told) -> None:
    """It scores more, and promises as many tricks."""
    assert told.args["more"] == value_of(told.move) - value_of(_other_bid(told)) > 0
    assert tricks_of(told.move) == tricks_of(_other_bid(told))


def scores_more(told: Told) -> None:
    """It scores more, and promises more tricks, too."""
    assert told.args["more"] == value_of(told.move) - value_of(_other_bid(told)) > 0
    assert told.args["tricks"] == tricks_of(told.move) - tricks_of(_other_bid(told)) > 0


def tops(told: Told) -> None:
    assert told.move != PASS and denomination_of(told.move) == NO_TRUMP
    assert told.args["suits"] == _tops(told) > 1


def _raises(told: Told) -> None:
    _is_bid(told)
    partner = told.view.seat ^ 2
    calls = [denomination_of(b) for s, b, _ in told.game.calls if s == partner and b]
    assert denomination_of(told.move) in calls


def longer(told: Told) -> None:
    _is_bid(told)
    rival = denomination_of(_other_bid(told))
    assert told.args["suit"] == DENOMINATIONS[rival]
    assert told.args["fewer"] == _trumps(told, rival) < told.args["trumps"]


def long(told: Told) -> None:
    _is_bid(told)
    assert told.args["trumps"] > 4
    _top(told, denomination_of(told.move))


def _more_than_share(told: Told) -> None:
    _is_bid(told)
    assert told.found.other == PASS and 4 * told.args["trumps"] > 13
    _top(told, denomination_of(told.move))


def _partners_stands(told: Told) -> None:
    standing = told.game.standing
    assert told.move == PASS and told.game.bidder == told.view.seat ^ 2
    assert told.args["denomination"] == DENOMINATIONS[denomination_of(standing)]
    assert told.args["tricks"] == tricks_of(standing)


def correct(told: Told) -> None:
    """A longer suit than the partner's, whose bid stands."""
    standing = told.game.standing
    assert told.found.other == PASS and told.game.bidder == told.view.seat ^ 2
    assert told.args["denomination"] == DENOMINATIONS[denomination_of(standing)]
    assert told.args["tricks"] == tricks_of(standing)
    assert told.args["trumps"] == _trumps(told, denomination_of(told.move))
    assert told.args["fewer"] == _trumps(told, denomination_of(standing)) < told.args["trumps"]


def leave(told: Told) -> None:
    _partners_stands(told)
    assert denomination_of(_other_bid(told)) != denomination_of(told.game.standing)


def leave_more(told: Told) -> None:
    _partners_stands(told)
    assert denomination_of(_other_bid(told)) == denomination_of(told.game.standing)


def _theirs_stands(told: Told) -> int:
    standing: int = told.game.standing
    assert told.move == PASS and (told.game.bidder ^ told.view.seat) & 1
    assert told.args["tricks"] == tricks_of(standing)
    return denomination_of(standing)


def defend(told: Told) -> None:
    suit = _theirs_stands(told)
    assert told.args["trumps"] == _trumps(told, suit) > 3
    _top(told, suit)


def defend_tops(told: Told) -> None:
    assert _theirs_stands(told) == NO_TRUMP and told.args["suits"] == _tops(told) > 2


def few(told: Told) -> None:
    bid = _other_bid(told)
    assert told.move == PASS and told.args["tricks"] == tricks_of(bid)
    assert told.args["trumps"] == _trumps(told, denomination_of(bid))


def few_tops(told: Told) -> None:
    bid = _other_bid(told)
    assert told.move == PASS and denomination_of(bid) == NO_TRUMP
    assert told.args["tricks"] == tricks_of(bid) and told.args["suits"] == _tops(told)


def contest(told: Told) -> None:
    """The other side stands, and plays that if nobody bids any more."""
    assert told.move != PASS == told.found.other
    game = told.game.clone()
    while game.phase == AUCTION:
        game.play(PASS)
    assert (game.declarer ^ told.view.seat) & 1
    assert told.args["tricks"] == tricks_of(game.standing)
    assert told.args["denomination"] == DENOMINATIONS[denomination_of(game.standing)]


# Faint differences between two cards


def between(told: Told) -> int:
    """The cards of their suit between the two that others may have."""
    one, two = higher(told, told.move), higher(told, other(told))
    return others(told, (one ^ two) & ~(1 << told.move | 1 << other(told)))


def alike(told: Told) -> None:
    assert suit_of(told, told.move) == suit_of(told, other(told)) and not between(told)
    assert takes(told, told.move) == takes(told, other(told))


def ruffed(told: Told) -> None:
    seat = told.args["seat"]
    names_suit(told, other(told))
    assert leads(told) and (seat ^ told.view.seat) & 1
    assert not may_hold(told, seat, suit_of(told, other(told)))
    assert may_hold(told, seat, trumps(told))


def over(told: Told) -> tuple[int, int]:
    """How many cards of their suits, which others may have, beat the two."""
    one, two = (others(told, higher(told, c)).bit_count() for c in (told.move, other(told)))
    return one, two


def lead_strong(told: Told) -> None:
    assert leads(told) and over(told) == (told.args["above"], told.args["more"])
    assert told.args["above"] < told.args["more"]


def lead_low(told: Told) -> None:
    assert told.found.standing not in TIED
    names_suit(told, told.move)
    cards = own(told, told.move)
    assert cards.bit_count() > 1 and cards & -cards == 1 << told.move


def enough(told: Told) -> None:
    assert coming(told) and takes(told, told.move) and takes(told, other(told))
    if is_trump(told, told.move) or not is_trump(told, other(told)):
        _below(told)


def duck(told: Told) -> None:
    assert not takes(told, told.move) and takes(told, other(told))
    assert told.game.winner != told.view.seat ^ 2


def guard(told: Told) -> None:
    """The card that is named is the other's only neighbour, and only one card out beats it."""
    named = list(told.game.pack.codes).index(told.args["taken"])
    _neither_wins(told)
    assert own(told, other(told)) == 1 << other(told) | 1 << named
    assert higher(told, other(told)) >> named & 1 and not is_trump(told, named)
    assert others(told, higher(told, named)).bit_count() == 1


def throw_short(told: Told) -> None:
    _neither_wins(told)
    aside_short(told)


# Rules of thumb: the best card keeps it, and another would break it


def rule_draw(told: Told) -> None:
    """The declarer's side leads a trump while an opponent may have one; it could do otherwise."""
    legal = told.view.legal()
    assert leads(told) and not (told.game.declarer ^ told.view.seat) & 1
    assert is_trump(told, told.move) and not all(is_trump(told, card) for card in legal)
    assert any(may_hold(told, told.view.seat ^ n, trumps(told)) for n in (1, 3))


def _above(told: Told, cards: list[int]) -> list[int]:
    """How many cards beat each of some plain cards in its suit."""
    assert told.move in cards
    return [others(told, higher(told, card)).bit_count() for card in cards]


def rule_lead(told: Told) -> None:
    plain = [card for card in told.view.legal() if not is_trump(told, card)]
    above = _above(told, plain)
    assert leads(told) and above[plain.index(told.move)] == min(above) < max(above)


def rule_throw(told: Told) -> None:
    legal = told.view.legal()
    lost = [card for card in legal if not is_trump(told, card) and not takes(told, card)]
    above = _above(told, lost)
    assert not leads(told) and above[lost.index(told.move)] == max(above) > min(above)


def _partners_trick(told: Told) -> bool:
    """Whether the partner is winning the trick so far, of which some cards would win."""
    assert not leads(told) and any(takes(told, card) for card in told.view.legal())
    return bool(told.game.winner == told.view.seat ^ 2)


def rule_spare(told: Told) -> None:
    assert _partners_trick(told) and not told.hand & told.game.follow
    assert not takes(told, told.move) and not is_trump(told, told.move)


def rule_ruff(told: Told) -> None:
    assert not _partners_trick(told) and not told.hand & told.game.follow
    assert takes(told, told.move) and is_trump(told, told.move)


def rule_win(told: Told) -> None:
    assert not _partners_trick(told) and takes(told, told.move) and len(coming(told)) < 2
    assert not all(takes(told, card) for card in told.view.legal())


def possible(view: View[Any], move: Any, outcome: str) -> bool:
    """Whether a call's side may have the contract, or the other side, as the outcome says."""
    game: Any = view.game
    if game.phase != AUCTION:
        return True
    able = move != PASS or bool(game.standing and game.bidder == view.seat ^ 2)
    wanted = {"made": True, "safe": True, "lost": True, "beaten": False}
    return wanted.get(outcome, able) is able


def _both(told: Told) -> None:
    """It may happen after either of the two moves."""
    share(told)
    outcome = told.id.rpartition("-by-")[2]
    assert all(possible(told.view, move, outcome) for move in (told.move, told.other))


def stake(told: Told) -> None:
    """How the bid ends, the price of a failure, how often the others do well, also after a pass."""
    args = told.args
    assert told.game.phase == AUCTION and PASS in (told.move, told.other)
    bid = told.view.move(args["instead"])
    assert bid in (told.move, told.other) and bid != PASS
    assert args["passing"] == ("yes" if told.move == PASS else "no")
    partners = told.game.standing and told.game.bidder == told.view.seat ^ 2
    overbids = partners and denomination_of(bid) != denomination_of(told.game.standing)
    assert args["over"] == ("yes" if overbids else "no")
    rows = told.found.rows[bid]
    failed, made = 1 - fmean(rows["safe"]), fmean(rows["made"])
    ends = {"makes": made, "fails": failed, "outbid": 1 - made - failed}
    assert sum(args[end] for end in ends) == 10
    assert all(abs(args[end] - 10 * share) < 1 for end, share in ends.items())
    assert args["ends"].split("-") == [end for end in ends if args[end]]
    assert args["against"] <= args["outbid"]
    assert args["same"] == ("yes" if args["against"] == args["theirs"] else "no")
    assert abs(args["against"] - 10 * (1 - fmean(rows["kept"]))) < 1
    assert abs(args["theirs"] - 10 * (1 - fmean(told.found.rows[PASS]["kept"]))) < 0.51
    assert bool(args["points"]) is (failed > 1e-9)  # a side that fails by a trick pays at least one


CHECKS: dict[str, Check] = {
    "raise": _raises,
    "share": _more_than_share,
    "by-made": _both,
    "by-beaten": _both,
    "by-kept": _both,
    "by-safe": _both,
    "by-trick": share,
    "by-lead": share,
    "by-tricks": mean,
}
