"""What Seven Euchre's reasons claim."""

from __future__ import annotations

from nanafuda.bots.seven_euchre.auction import auction_of, mind
from nanafuda.bots.seven_euchre.stakes import points, stakes_of
from nanafuda.cards import cards_of
from nanafuda.games.seven_euchre import (
    DENOMINATIONS,
    PASS,
    RANKINGS,
    denomination_of,
    tricks_of,
)

from . import Check, Told, differs, mean, share


def number(text: str) -> float:
    return float(text.replace("−", "-"))


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
    return int((view.unseen & ~game.barred[seat] | game.held[seat]) & cards)


def others(told: Told, cards: int) -> int:
    found = 0
    for seat in range(4):
        if seat != told.view.seat:
            found |= may_hold(told, seat, cards)
    return found


def opponents(told: Told) -> list[int]:
    return [seat for seat in coming(told) if (seat ^ told.view.seat) & 1]


def low(told: Told) -> bool:
    card = told.card()
    own = told.hand & suit_of(told, card)
    return own != 1 << card and not own & ~(1 << card) & ~higher(told, card)


def leads(told: Told) -> bool:
    return not told.game.follow


def draw(told: Told) -> None:
    card, game = told.card(), told.game
    assert leads(told) and 1 << card & trumps(told)
    assert not (told.view.seat ^ game.declarer) & 1
    assert any(may_hold(told, seat, trumps(told)) for seat in opponents(told))


def give_ruff(told: Told) -> None:
    card, partner = told.card(), told.view.seat ^ 2
    assert leads(told) and not 1 << card & trumps(told)
    assert not may_hold(told, partner, suit_of(told, card))
    assert may_hold(told, partner, trumps(told))


def single(told: Told) -> None:
    card = told.card()
    assert told.hand & suit_of(told, card) == 1 << card and not 1 << card & trumps(told)
    assert told.hand & trumps(told)


def lead_single(told: Told) -> None:
    assert leads(told)
    single(told)


def lead_low(told: Told) -> None:
    assert leads(told) and low(told)


def sure(told: Told) -> None:
    card = told.card()
    assert takes(told, card) and not others(told, higher(told, card))
    if not 1 << card & trumps(told):
        for seat in opponents(told):
            assert not may_hold(told, seat, trumps(told))


def highest(told: Told) -> None:
    card = told.card()
    assert takes(told, card) and not others(told, higher(told, card))
    assert not 1 << card & trumps(told)


def partner_wins(told: Told) -> None:
    assert not takes(told, told.card()) and told.game.winner == told.view.seat ^ 2


def cannot_win(told: Told) -> None:
    told.card()
    assert not any(takes(told, card) for card in told.view.legal())


def cannot_win_low(told: Told) -> None:
    cannot_win(told)
    assert low(told)


def keep_high(told: Told) -> None:
    card = told.card()
    assert not takes(told, card)
    own = told.hand & suit_of(told, card)
    assert any(takes(told, c) for c in cards_of(own & higher(told, card)))


def spare_trump(told: Told) -> None:
    card = told.card()
    assert not takes(told, card) and not 1 << card & told.game.follow
    assert any(takes(told, c) for c in cards_of(told.hand & trumps(told)))


def throw_single(told: Told) -> None:
    cannot_win(told)
    single(told)


def ruff(told: Told) -> None:
    card = told.card()
    assert 1 << card & trumps(told) and not 1 << card & told.game.follow and takes(told, card)


def overruff(told: Told) -> None:
    ruff(told)
    seat = told.game.winner
    best = next(c for s, c in told.game.trick(len(told.game.leaders) - 1) if s == seat)
    assert 1 << best & trumps(told)


def cheapest(told: Told) -> None:
    assert not coming(told) and takes(told, told.card())


def third_high(told: Told) -> None:
    assert len(coming(told)) == 1 and takes(told, told.card())


def cover(told: Told) -> None:
    card = told.card()
    assert takes(told, card) and others(told, higher(told, card))


# Calls


def _ours(told: Told, denomination: int) -> float:
    worth = mind(told.hand)
    return auction_of(told.game).our_tricks(told.view.seat, worth, denomination)


def _counted(told: Told) -> None:
    denomination = denomination_of(told.move)
    assert told.args["denomination"] == DENOMINATIONS[denomination]
    assert abs(float(told.args["tricks"]) - _ours(told, denomination)) <= 0.051


def passes(told: Told) -> None:
    assert told.move == PASS and told.game.bidder ^ told.view.seat != 2
    bids = [bid for bid in told.view.legal() if bid]
    assert bids
    for bid in bids:
        assert _ours(told, denomination_of(bid)) < tricks_of(bid)
    best = max(_ours(told, denomination_of(bid)) for bid in bids)
    assert abs(float(told.args["tricks"]) - best) <= 0.051


def leave_partner(told: Told) -> None:
    assert told.move == PASS and told.game.bidder ^ told.view.seat == 2


def bid(told: Told) -> None:
    _counted(told)
    assert _ours(told, denomination_of(told.move)) >= tricks_of(told.move)


def raises(told: Told) -> None:
    bid(told)
    partner = told.view.seat ^ 2
    calls = [denomination_of(b) for s, b, _ in told.game.calls if s == partner and b]
    assert denomination_of(told.move) in calls


def _worth_more_than_passing(told: Told) -> None:
    stakes, side = stakes_of(told.game), told.view.seat & 1
    auction = auction_of(told.game)
    passing = auction.passing(told.view.seat, mind(told.hand), stakes)
    going = stakes.mean(told.move, side, _ours(told, denomination_of(told.move)))
    assert (going < passing) if side else (going > passing)


def bid_short(told: Told) -> None:
    _counted(told)
    assert _ours(told, denomination_of(told.move)) < tricks_of(told.move)
    assert told.args["points"] == points(told.move, tricks_of(told.move))[0]
    _worth_more_than_passing(told)


def outbid(told: Told) -> None:
    """Their bid is reached by what is told, ours is not, and that costs less all the same."""
    _counted(told)
    game, seat = told.game, told.view.seat
    assert (game.bidder ^ seat) & 1
    theirs = auction_of(game).their_tricks(seat, mind(told.hand))
    assert abs(float(told.args["theirs"]) - theirs) <= 0.051
    assert theirs >= tricks_of(game.standing)
    assert _ours(told, denomination_of(told.move)) < tricks_of(told.move)
    _worth_more_than_passing(told)


def balance(told: Told) -> None:
    here, there = differs(told, "balance")
    assert abs(number(told.args["here"]) - here) <= 0.051
    assert abs(number(told.args["there"]) - there) <= 0.051


CHECKS: dict[str, Check] = {
    "pass": passes,
    "leave-partner": leave_partner,
    "bid": bid,
    "bid-short": bid_short,
    "raise": raises,
    "outbid": outbid,
    "balance": balance,
    "by-trick": share,
    "by-lead": share,
    "by-trump": share,
    "by-made": share,
    "by-beaten": share,
    "by-tricks": mean,
    "make-void": single,
    "draw": draw,
    "give-ruff": give_ruff,
    "lead-single": lead_single,
    "lead-low": lead_low,
    "sure": sure,
    "highest": highest,
    "partner-wins": partner_wins,
    "cannot-win": cannot_win,
    "cannot-win-low": cannot_win_low,
    "keep-high": keep_high,
    "spare-trump": spare_trump,
    "throw-single": throw_single,
    "ruff": ruff,
    "overruff": overruff,
    "cheapest": cheapest,
    "third-high": third_high,
    "cover": cover,
}
