"""Checks of the claims in Seven Bridge's reasons."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

from claims import Check, Told, share, worlds
from nanafuda.games.seven_bridge.rules import CHI, CLAIMED, DRAW, LAY, MELD, PASS, PLAY, worth
from nanafuda.mechanics.cards import cards_of
from nanafuda.mechanics.melds import CARDS, JOKER, JOKER_BIT, MELDS, SEVENS

WORLDS = 6
MANY = 150


def hand_after(told: Told, move: int) -> int:
    """The seat's hand after a move."""
    after = told.game.clone()
    after.play(move)
    return int(after.held[told.view.seat])


def spelt(told: Told, name: str = "cards") -> int:
    """The cards that are named."""
    codes = told.args[name]
    return sum(1 << told.game.pack.codes.index(code) for code in codes)


def lost(told: Told) -> int:
    """The card that is named as the other discard."""
    card = list(told.game.pack.codes).index(told.args["lost"])
    assert card == told.found.other
    return card


def last(told: Told) -> None:
    assert told.hand == 1 << told.move
    for world in worlds(told, WORLDS):
        assert world.turn is None and world.result["out"] == told.view.seat


def lay_all(told: Told) -> None:
    for world in worlds(told, WORLDS):
        assert world.turn is None and world.result["out"] == told.view.seat
        assert world.result["points"][told.view.seat] == -50


def goes_out(told: Told) -> None:
    """Some melds and lay-offs after it, and a discard, end the deal."""
    assert ends(told.game, told.view.seat, told.move)


def ends(game: Any, seat: int, move: int) -> bool:
    after = game.clone()
    after.play(move)
    if after.turn is None:
        return bool(after.result["out"] == seat)
    if after.turn != seat or after.phase not in (PLAY, CLAIMED):
        return False
    one_left = after.held[seat].bit_count() == 1
    return any(ends(after, seat, step) for step in after.legal() if step >= LAY or one_left)


def claim_out(told: Told) -> None:
    assert told.move >= CHI and hand_after(told, told.move).bit_count() == 1
    goes_out(told)


def _fewest(told: Told) -> None:
    """Another seat has this few cards, and no seat has fewer."""
    counts = [told.view.count(seat) for seat in range(told.game.seats)]
    counts[told.view.seat] = 99
    assert counts[told.args["seat"]] == told.args["count"] == min(counts) <= 2


def near(told: Told) -> None:
    assert told.move >= LAY
    _fewest(told)


def seven(told: Told) -> None:
    assert told.hand & SEVENS and not hand_after(told, told.move) & SEVENS


def joker(told: Told) -> None:
    assert told.hand & JOKER_BIT and not hand_after(told, told.move) & JOKER_BIT


def first(told: Told) -> None:
    """From now on cards may be laid off, and before they could not."""
    assert told.move >= MELD and told.view.seat not in told.game.owners
    assert not any(LAY <= move < MELD for move in told.view.legal())
    for world in worlds(told, WORLDS):
        assert told.view.seat in world.owners


def first_fits(told: Told) -> None:
    first(told)
    named = spelt(told)
    after = told.game.clone()
    after.play(told.move)
    assert named and not named & ~after.held[told.view.seat] and not named & ~after.fits


def rid(told: Told) -> None:
    rest = hand_after(told, told.move)
    assert told.move >= LAY and told.args["points"] == worth(told.hand) - worth(rest)
    assert told.args["points"] > 0


def both(told: Told) -> None:
    """Each can follow the other, and the turn is not the deal's last."""
    assert not ends(told.game, told.view.seat, told.move)
    for one, two in permutations((told.move, told.found.other)):
        after = told.game.clone()
        after.play(one)
        assert after.turn == told.view.seat and two in after.legal()


def keeps_joker(told: Told) -> None:
    assert hand_after(told, told.move) & JOKER_BIT
    assert told.found.other is not None and not hand_after(told, told.found.other) & JOKER_BIT


def dear(told: Told) -> None:
    assert told.found.other is not None
    assert told.args["left"] == worth(hand_after(told, told.move))
    assert told.args["more"] == worth(hand_after(told, told.found.other))
    assert told.args["left"] < told.args["more"]


def dear_near(told: Told) -> None:
    dear(told)
    _fewest(told)


def fewer(told: Told) -> None:
    assert told.found.other is not None
    assert told.args["left"] == hand_after(told, told.move).bit_count()
    assert told.args["more"] == hand_after(told, told.found.other).bit_count()
    assert told.args["left"] < told.args["more"]


def whole(told: Told) -> None:
    cards, other = spelt(told), told.found.other
    assert other is not None and other < DRAW and cards >> other & 1
    assert cards in CARDS and not cards & ~told.hand and not cards >> told.move & 1
    assert told.args["count"] == cards.bit_count()


def fits(told: Told) -> None:
    assert told.game.fits >> lost(told) & 1 and not told.game.fits >> told.move & 1


def beside(told: Told, one: int, other: int) -> bool:
    """Whether two cards are of a rank, or of a suit and at most two apart."""
    pack = told.game.pack
    if pack.rank_of[one] == pack.rank_of[other]:
        return True
    near = abs(pack.rank_of[one] - pack.rank_of[other]) <= 2
    return bool(pack.suit_of[one] == pack.suit_of[other] and near)


def keeps(told: Told) -> None:
    one, two = cards_of(spelt(told))
    assert told.found.other in (one, two) and told.move not in (one, two)
    assert beside(told, one, two) and not told.hand & JOKER_BIT
    assert told.game.pack.rank_of[told.move] != 7 and not told.game.fits >> told.move & 1
    for card in cards_of(told.hand & ~(1 << told.move)):
        assert not beside(told, card, told.move)


def becomes(told: Told, card: int) -> int:
    """With how many of the unseen cards this one makes a meld, the others in hand helping."""
    helped = 0
    for new in cards_of(told.view.unseen & ~JOKER_BIT):
        hand = told.hand | 1 << new
        helped |= (
            any(
                card in meld.row and new in meld.row and not mask & ~hand
                for mask, meld in zip(CARDS, MELDS, strict=True)
            )
            << new
        )
    return helped.bit_count()


def _loose(told: Told) -> list[int]:
    """The discards that go with no card of the hand, and fit no meld on the table."""
    pack = told.game.pack
    return [
        card
        for card in told.view.legal()
        if card < DRAW
        and not told.hand & JOKER_BIT
        and pack.rank_of[card] != 7
        and not told.game.fits >> card & 1
        and not any(beside(told, card, one) for one in cards_of(told.hand & ~(1 << card)))
    ]


def only_loose(told: Told) -> None:
    assert _loose(told) == [told.move]


def dearest_loose(told: Told) -> None:
    loose = _loose(told)
    assert told.move in loose and len(loose) > 1
    assert worth(1 << told.move) == max(worth(1 << card) for card in loose)
    assert told.other not in loose or worth(1 << told.other) < worth(1 << told.move)


def safest(told: Told) -> None:
    """In a sample of deals the other discard is claimed more often, and none less often."""
    assert told.move in _loose(told)
    here = sum(claimed(told, told.move, MANY))
    for card in told.view.legal():
        if card < DRAW and card not in (told.move, JOKER):
            least = here + 1 if card == told.other else here - 0.05 * MANY
            assert sum(claimed(told, card, MANY)) >= least


def waits(told: Told) -> None:
    assert told.args["more"] == becomes(told, lost(told))
    assert told.args["fewer"] == becomes(told, told.move) < told.args["more"]


def claimed(told: Told, card: int, count: int) -> list[bool]:
    """Whether somebody has a claim of this discard, deal by deal."""
    rng, found = Random(told.id), []
    for _ in range(count):
        world = told.view.determinize(rng)
        world.play(card)
        moves = world.legal() if world.turn is not None else []
        found.append(any(move >= CHI for move in moves))
    return found


def safe(told: Told) -> None:
    """No hand can claim the discard; of the other they may have."""
    assert told.move in _loose(told)
    assert not any(claimed(told, told.move, WORLDS))
    assert any(claimed(told, lost(told), 20 * MANY))


def safer(told: Told) -> None:
    assert told.move in _loose(told)
    other = claimed(told, lost(told), MANY)
    assert sum(claimed(told, told.move, MANY)) <= sum(other) + 0.05 * MANY


def throws_joker(told: Told) -> None:
    assert told.move == JOKER and not any(claimed(told, told.move, WORLDS))


def _may_conceal(told: Told) -> None:
    assert told.game.settings["concealed"] and told.view.seat not in told.game.owners


def hold(told: Told) -> None:
    assert told.move < DRAW and told.game.phase == PLAY
    assert told.found.other is not None and LAY <= told.found.other < CHI
    _may_conceal(told)


def concealed(told: Told) -> None:
    assert told.move in (DRAW, PASS)
    _may_conceal(told)


def not_then(told: Told) -> None:
    """After the claim these would make a meld, and may not be laid out."""
    cards = spelt(told)
    assert told.move in (DRAW, PASS) and cards in CARDS
    assert told.found.other is not None and told.found.other >= CHI
    after = told.game.clone()
    after.play(told.found.other)
    assert not cards & ~after.held[told.view.seat]
    assert all(move < DRAW for move in after.legal())


def breaks(told: Told) -> None:
    one, two = cards_of(spelt(told))
    assert told.found.other is not None and beside(told, one, two)
    rest = hand_after(told, told.found.other)
    assert told.hand >> one & told.hand >> two & 1 and (rest >> one & 1) != (rest >> two & 1)
    assert told.move in (DRAW, PASS) or told.move not in (one, two)


def _opened(told: Told) -> None:
    share(told)
    assert told.view.seat not in told.game.owners, "it has a meld already"


def _free(told: Told) -> None:
    share(told)
    assert told.found.best < DRAW and told.found.other is not None and told.found.other < DRAW


def costs(told: Told) -> None:
    """Either discard takes the same off the hand."""
    assert told.move < DRAW and told.found.other is not None and told.found.other < DRAW
    for move in (told.move, told.found.other):
        assert worth(1 << move) == told.args["points"]


def alike(told: Told) -> None:
    """Neither goes with any card of the hand, or fits a meld on the table."""
    costs(told)
    assert not told.hand & JOKER_BIT
    for card in (told.move, told.found.other):
        assert card is not None and told.game.pack.rank_of[card] != 7
        assert not told.game.fits >> card & 1
        for another in cards_of(told.hand & ~(1 << card)):
            assert not beside(told, card, another)


def table_after(told: Told, move: int) -> int:
    """The cards that some meld takes after a move."""
    after = told.game.clone()
    after.play(move)
    return int(after.fits)


def then_fits(told: Told) -> None:
    assert told.found.other is not None and told.move < CHI
    named, other = spelt(told), told.found.other
    for move in (told.move, other):
        assert named & hand_after(told, move) == named
    assert not named & ~table_after(told, told.move) and not named & table_after(told, other)


def places(told: Told) -> None:
    assert told.found.other is not None
    few, many = (
        (table_after(told, move) & told.view.unseen).bit_count()
        for move in (told.move, told.found.other)
    )
    assert (told.args["few"], told.args["many"]) == (few, many) and few < many


def either(told: Told) -> None:
    assert told.found.other is not None
    one, two = (table_after(told, move) for move in (told.move, told.found.other))
    assert one & told.view.unseen == two & told.view.unseen
    assert hand_after(told, told.move) == hand_after(told, told.found.other)


# Rules of thumb: the best discard keeps it, and another would break it


def _discards(told: Told) -> list[int]:
    found = [move for move in told.view.legal() if move < JOKER]
    assert told.move in found
    return found


def rule_loose(told: Told) -> None:
    assert told.other is not None and told.other < DRAW
    assert told.move in _loose(told) and len(_loose(told)) < len(_discards(told))


def rule_pairs(told: Told) -> None:
    assert told.other is not None and told.other < DRAW
    ranks = [told.game.pack.rank_of[card] for card in cards_of(told.hand)]
    twice = [ranks.count(told.game.pack.rank_of[card]) > 1 for card in _discards(told)]
    assert ranks.count(told.game.pack.rank_of[told.move]) == 1 and any(twice)


def rule_lay(told: Told) -> None:
    """A meld or lay-off, instead of a discard."""
    assert LAY <= told.move < CHI and told.other is not None and told.other < DRAW


def rule_claim(told: Told) -> None:
    assert told.move >= CHI and told.other in (DRAW, PASS)


CHECKS: dict[str, Check] = {
    "by-out": share,
    "by-opened": _opened,
    "by-rid": share,
    "by-free": _free,
}
