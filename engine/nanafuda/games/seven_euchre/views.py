"""Seven Euchre's views: move codes, a seat's knowledge, results and the table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Literal

from ...errors import Refusal
from ...game import View
from ...mechanics.cards import SEVEN, cards_of
from ...mechanics.tricks import messages_of, played_by
from .rules import (
    AUCTION,
    CENTRE,
    DENOMINATIONS,
    DISCARD,
    ENDED,
    EXCHANGE,
    PASS,
    PLAY,
    TOP_BID,
    TRICKS,
    TRUMPS,
    SevenEuchre,
    bid_fields,
    bid_of,
    denomination_of,
    tricks_of,
    trumps_in_order,
    value_of,
)

if TYPE_CHECKING:
    from .schema import (
        Bid,
        BidLine,
        Call,
        DefeatLine,
        Facts,
        Phase,
        Result,
        StandingBid,
        Table,
        TricksLine,
    )

PHASES: tuple[Phase, ...] = ("ended", "auction", "exchange", "play")
REFUSALS = {
    "must-follow": "You hold the suit led and must follow it.",
    "must-follow-trump": "Trump was led, and you hold a trump: every 7 counts as one.",
    "bid-too-low": "A bid must be higher than the one that stands.",
}


def facts() -> Facts:
    bids = [bid_fields(bid) for bid in range(1, TOP_BID + 1)]
    return {
        "denominations": list(DENOMINATIONS),
        "levels": sorted({bid["tricks"] for bid in bids}),
        "bids": bids,
        "trumps": {
            letter: [SEVEN.codes[card] for card in reversed(trumps_in_order(suit))]
            for suit, letter in enumerate(SEVEN.suits)
        },
    }


VERBS = {"pass": AUCTION, "bid": AUCTION, "discard": EXCHANGE, "play": PLAY}


# Text


def text(game: SevenEuchre, move: int) -> str:
    if game.phase == AUCTION:
        return _call_text(move, game.auction)
    return f"{'play' if game.phase == PLAY else 'discard'}:{SEVEN.codes[move]}"


def _call_text(bid: int, auction: int) -> str:
    """Return a call's text code; a bid of the second auction names no denomination (E10)."""
    if bid == PASS:
        return "pass"
    suit = DENOMINATIONS[denomination_of(bid)] if auction == 1 else ""
    return f"bid:{suit}{tricks_of(bid)}"


def move(game: SevenEuchre, text: str) -> int:
    verb, _, rest = text.partition(":")
    if VERBS.get(verb, game.phase) != game.phase:
        raise Refusal("other-step")
    if text == "pass":
        return PASS
    if verb == "bid":
        suit, tricks = (rest[:1], rest[1:]) if game.auction == 1 else ("", rest)
        suit = suit or DENOMINATIONS[game.denomination]
        if suit in DENOMINATIONS and tricks in ("7", "8", "9", "10", "11", "12"):
            return bid_of(DENOMINATIONS.index(suit), int(tricks))
    elif verb in ("play", "discard"):
        return SEVEN.card(rest)
    raise Refusal("not-an-action")


def refuse(game: SevenEuchre, move: int) -> Refusal:
    if game.phase == AUCTION:
        return Refusal("bid-too-low")
    if not game.held[game.turn] >> move & 1:
        return Refusal("not-in-hand")
    trump_led = game.follow == TRUMPS[game.denomination]
    return Refusal("must-follow-trump" if trump_led else "must-follow")


# Knowledge


def blank(game: SevenEuchre, seat: int) -> None:
    """Hide the card taken from all but the declarer (E16)."""
    if game.phase != ENDED and seat != game.declarer:
        game.taken = -1


def complete(world: SevenEuchre, rng: Random) -> bool:
    """Sample the card taken from all that the declarer has had (E16)."""
    declarer = world.declarer
    if declarer >= 0 and world.auction == 1 and world.taken < 0:
        played = played_by(world.tricks(), 4)[declarer]
        cards = cards_of(world.held[declarer] | world.held[DISCARD] | played)
        world.taken = cards[int(rng.random() * len(cards))]
    return True


# The result


def report(game: SevenEuchre, ending: Literal["void", "scored"]) -> Result:
    if ending == "void":
        return {"void": True, "dealer": game.dealer, "change": [0] * 4}
    short, points = game.short(), game.points()
    tricks: list[TricksLine] = [
        {"team": team, "reason": "tricks", "points": game.won[team]} for team in (0, 1)
    ]
    return {
        "void": False,
        "dealer": game.dealer,
        "declarer": game.declarer,
        "contract": bid_fields(game.standing),
        "tricks": list(game.won),
        "made": not short,
        "won": game.won[game.declarer & 1],
        "short": short,
        "discard": SEVEN.join(game.held[DISCARD]) or None,
        "lines": [*tricks, _defeat_line(game) if short else _bid_line(game)],
        "points": points,
        "change": [points[seat & 1] for seat in range(4)],
    }


def _bid_line(game: SevenEuchre) -> BidLine:
    """Return the bid's value and its parts (E21)."""
    team, value = game.premium()
    lowest, as_many = value_of(1), value_of(bid_of(0, tricks_of(game.standing)))
    return {
        "team": team,
        "reason": "bid",
        "points": value,
        "base": lowest,
        "for_tricks": as_many - lowest,
        "for_denomination": value - as_many,
    }


def _defeat_line(game: SevenEuchre) -> DefeatLine:
    """Return the opponents' points for a failed bid (E22)."""
    team, points = game.premium()
    return {
        "team": team,
        "reason": "defeat",
        "points": points,
        "short": game.short(),
        "tricks": game.won[team],
    }


# The table


def picture(game: SevenEuchre, view: View[SevenEuchre]) -> Table:
    settled = game.declarer >= 0
    done = len(game.leaders) - (1 if game.phase == PLAY else 0)
    winners = [*game.leaders[1:], game.winner][:done]
    tricks = messages_of(game.tricks(), game.leaders, winners, SEVEN)
    return {
        "phase": PHASES[game.phase],
        "counts": [view.count(s) for s in range(4)],
        "dealer": game.dealer,
        "eldest": (game.dealer + 1) % 4,
        "auction": game.auction,
        "calls": [_call(seat, bid, auction) for seat, bid, auction in game.calls],
        "turned": SEVEN.codes[game.turned] if game.turned >= 0 else None,
        "centre": view.count(CENTRE) > 0,
        "standing": _standing_bid(game),
        "lowest": _lowest_bid(game),
        "declarer": game.declarer if settled else None,
        "contract": bid_fields(game.standing) if settled else None,
        "trump": DENOMINATIONS[game.denomination] if game.denomination >= 0 else None,
        "taken": SEVEN.codes[game.taken] if game.taken >= 0 else None,
        "discard": SEVEN.join(game.held[DISCARD]) or None,
        "trick": tricks[done] if done < len(tricks) else {"leader": game.turn, "cards": []},
        "tricks": tricks[:done],
        "won": list(game.won),
        "needed": _needed(game) if settled else None,
        "led": _led(game),
        "hands": [SEVEN.spell(cards) for cards in played_by(game.tricks(), 4)]
        if game.phase == ENDED and settled
        else None,
    }


def _call(seat: int, bid: int, auction: int) -> Call:
    """Return a call as a message."""
    return {
        "seat": seat,
        "call": _call_text(bid, auction),
        "auction": auction,
        "bid": bid_fields(bid) if bid else None,
    }


def _standing_bid(game: SevenEuchre) -> StandingBid | None:
    return {"seat": game.bidder, **bid_fields(game.standing)} if game.standing else None


def _lowest_bid(game: SevenEuchre) -> Bid | None:
    """Return the lowest legal bid over the standing one, if any (E3, E10)."""
    if game.phase != AUCTION:
        return None
    _pass, *bids = game.legal()
    return bid_fields(bids[0]) if bids else None


def _needed(game: SevenEuchre) -> list[int]:
    """Return the tricks that each team needs to make or defeat the contract."""
    tricks = tricks_of(game.standing)
    other = TRICKS + 1 - tricks
    return [other, tricks] if game.declarer & 1 else [tricks, other]


def _led(game: SevenEuchre) -> str | None:
    if not game.follow or game.phase != PLAY:
        return None
    if game.follow == TRUMPS[game.denomination]:
        return DENOMINATIONS[game.denomination]
    return SEVEN.suits[SEVEN.suit_of[game.follow.bit_length() - 1]]
