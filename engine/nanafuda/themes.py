"""What a puzzle is about, by what can be seen of the position and its answers: the first theme is
the kind of decision, the others are what it turns on. `THEMES[game]` has a predicate for each.

A predicate is told the view and the answers, and asks the rules, not the bots. Where there are
several answers it holds for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from .game import View
from .games.ring_of_sevens import rules as ring
from .games.ring_of_sevens.bot.taste import is_last, opens
from .games.seven_bridge import rules as bridge
from .games.seven_bridge.bot.hints import goes_out
from .games.seven_euchre import rules as euchre
from .games.seven_euchre.bot.layout import TRUMPS, Trick, layout, takes
from .games.seven_euchre.bot.rules import seen_by
from .games.sevens_heaven import rules as heaven
from .games.upside_down import rules as upside
from .kit.cards import cards_of
from .kit.chains import ODD, twins
from .kit.climbing import TURNS, openings
from .kit.melds import CARDS, JOKER_BIT, SEVENS, melds_in

Answers = Sequence[int]
Theme = Callable[[View[int], Answers], bool]


def themes_of(view: View[int], best: Answers) -> list[str]:
    """The themes of a position with these answers, in the order of the game's list, if any."""
    return [name for name, holds in THEMES.get(view.game.id, {}).items() if holds(view, best)]


def _phase(*phases: int) -> Theme:
    return lambda view, best: view.game.phase in phases


# Seven Euchre


def _trick(view: View[int]) -> Trick | None:
    """The trick that is being played, or about to be led."""
    return seen_by(view) if view.game.phase == euchre.PLAY else None


def _placed(view: View[int], card: int) -> tuple[int, int]:
    table = layout(view.game.denomination)  # type: ignore[attr-defined]
    return table.group[card], table.bit[card]


def _trump(view: View[int], card: int) -> bool:
    return _placed(view, card)[0] == TRUMPS


def _takes(view: View[int], t: Trick, card: int) -> bool:
    return bool(takes(*_placed(view, card), t.best_group, t.best))


def _euchre_leads(view: View[int], best: Answers) -> bool:
    """The seat leads to a trick."""
    t = _trick(view)
    return t is not None and t.left == 4


def _euchre_follows(view: View[int], best: Answers) -> bool:
    """The seat plays to a trick that another has led."""
    t = _trick(view)
    return t is not None and t.left < 4


def _draws(view: View[int], best: Answers) -> bool:
    """The declarer's side leads a trump."""
    t = _trick(view)
    ours = t is not None and t.left == 4 and not (t.seat ^ t.declarer) & 1
    return ours and all(_trump(view, card) for card in best)


def _ruffs(view: View[int], best: Answers) -> bool:
    """A trump on a plain suit that the seat has none of."""
    t = _trick(view)
    plain = t is not None and t.left < 4 and t.group != TRUMPS
    return plain and all(_trump(view, card) for card in best)


def _ducks(view: View[int], best: Answers) -> bool:
    """A card that could take the trick, for now, from the opponents is held back."""
    t = _trick(view)
    if t is None or t.left == 4 or (t.winner ^ t.seat) == 2:
        return False
    able = any(_takes(view, t, card) for card in view.legal())
    return able and not any(_takes(view, t, card) for card in best)


def _unblocks(view: View[int], best: Answers) -> bool:
    """A card goes over the partner's, which is the best of the trick so far."""
    t = _trick(view)
    if t is None or t.left == 4 or (t.winner ^ t.seat) != 2:
        return False
    return all(_takes(view, t, card) for card in best)


def _last_trump(view: View[int], best: Answers) -> bool:
    """The seat may play its only trump, or keep it."""
    if _trick(view) is None:
        return False
    mine = [card for card in cards_of(view.game.held[view.seat]) if _trump(view, card)]
    return len(mine) == 1 and mine[0] in view.legal()


def _no_trump(view: View[int], best: Answers) -> bool:
    game = view.game
    assert isinstance(game, euchre.SevenEuchre)
    return game.phase != euchre.AUCTION and game.denomination == euchre.NO_TRUMP


def _contests(view: View[int], best: Answers) -> bool:
    """The opponents' bid stands: to go over it, or to let them have it."""
    game = view.game
    assert isinstance(game, euchre.SevenEuchre)
    standing = game.phase == euchre.AUCTION and game.standing
    return bool(standing and (game.bidder ^ view.seat) & 1)


def _raises(view: View[int], best: Answers) -> bool:
    """The partner's bid stands: to go over it, or to leave it."""
    game = view.game
    assert isinstance(game, euchre.SevenEuchre)
    return bool(game.phase == euchre.AUCTION and game.standing and game.bidder == view.seat ^ 2)


def _makes_void(view: View[int], best: Answers) -> bool:
    """In the exchange a suit is given up for good: the only card of it is laid aside."""
    if view.game.phase != euchre.EXCHANGE:
        return False
    groups = [_placed(view, card)[0] for card in cards_of(view.game.held[view.seat])]
    thrown = [_placed(view, card)[0] for card in best]
    return all(group != TRUMPS and groups.count(group) == 1 for group in thrown)


# Seven's Sevens Heaven


def _heaven(view: View[int]) -> heaven.SevensHeaven:
    assert isinstance(view.game, heaven.SevensHeaven)
    return view.game


def _heaven_leads(view: View[int], best: Answers) -> bool:
    game = _heaven(view)
    return game.phase == heaven.PLAY and not game.follow


def _heaven_follows(view: View[int], best: Answers) -> bool:
    game = _heaven(view)
    return game.phase == heaven.PLAY and bool(game.follow)


def _wins(game: heaven.SevensHeaven, card: int) -> bool:
    """Whether a card is the best of the trick so far."""
    return bool(game.follow >> card & 1 and card > game.best)


def _heaven_ducks(view: View[int], best: Answers) -> bool:
    """A card that could take the trick, for now, is held back."""
    game = _heaven(view)
    if game.phase != heaven.PLAY or not game.follow:
        return False
    able = any(_wins(game, card) for card in view.legal())
    return able and not any(_wins(game, card) for card in best)


def _own_seven(view: View[int], best: Answers) -> bool:
    """A 7 of one's own may be played, or kept."""
    game = _heaven(view)
    return game.phase == heaven.PLAY and any(heaven.SEVENS >> card & 1 for card in view.legal())


def _third_trick(view: View[int], best: Answers) -> bool:
    """Somebody needs one more trick to win the pot."""
    game = _heaven(view)
    most = max(game.won[seat] for seat in heaven.seats_of(game.bettors)) if game.bettors else 0
    return game.phase == heaven.PLAY and most == heaven.TRICKS - 1


def _near_home(view: View[int], best: Answers) -> bool:
    """Somebody reaches the end of the game with the pot."""
    game = _heaven(view)
    home = any(score + game.pot >= heaven.TARGET for score in game.scores)
    return game.settings["length"] == "game" and home


# Ring of Sevens


def _ring(view: View[int]) -> ring.RingOfSevens:
    assert isinstance(view.game, ring.RingOfSevens)
    return view.game


def _live(view: View[int]) -> int:
    game = _ring(view)
    return game.held[view.seat] & game.live


def _pass_or_play(view: View[int], best: Answers) -> bool:
    return ring.PASS in view.legal()


def _which_card(view: View[int], best: Answers) -> bool:
    return ring.PASS not in view.legal()


def _lets_others(view: View[int], move: int) -> bool:
    """Whether a card opens a way for others, and none for the seat."""
    now = opens(_ring(view), move) if move < ring.JOKER else 0
    return bool(now) and not now & _live(view)


def _keeps_shut(view: View[int], best: Answers) -> bool:
    """Some card would open a way for others alone; the answer does not."""
    rest = [move for move in view.legal() if move not in best]
    return any(_lets_others(view, move) for move in rest) and not any(
        _lets_others(view, move) for move in best
    )


def _opens_own(view: View[int], best: Answers) -> bool:
    """A card that lets the seat play another of its own."""
    mine = _live(view)
    return all(move < ring.JOKER and opens(_ring(view), move) & mine for move in best)


def _own_twin(view: View[int], best: Answers) -> bool:
    """A card whose twin the seat holds: it makes a score card of its own."""
    mine = _live(view)
    return all(move < ring.JOKER and twins(1 << move & ODD) & mine for move in best)


def _gives_twin(view: View[int], best: Answers) -> bool:
    """Some other card would make a score card for somebody else; the answer does not."""
    game, mine = _ring(view), _live(view)
    theirs = game.live & ~mine

    def gives(move: int) -> bool:
        return move < ring.JOKER and bool(ring.VALUE[move] and twins(1 << move & ODD) & theirs)

    rest = [move for move in view.legal() if move not in best]
    return any(gives(move) for move in rest) and not any(gives(move) for move in best)


def _ring_out(view: View[int], best: Answers) -> bool:
    """The seat can go out."""
    hand = _live(view)
    return any(move < ring.JOKER and is_last(hand, move) for move in view.legal())


# Seven Bridge


def _bridge(view: View[int]) -> bridge.SevenBridge:
    assert isinstance(view.game, bridge.SevenBridge)
    return view.game


def _pon(view: View[int], best: Answers) -> bool:
    return _bridge(view).phase == bridge.ASKED


def _chi(view: View[int], best: Answers) -> bool:
    return _bridge(view).phase == bridge.START


def _lays(move: int) -> bool:
    """Whether a move lays cards out, all of them included."""
    return move >= bridge.LAY or bridge.LAY_ALL <= move < bridge.LAY


def _in_turn(view: View[int]) -> bool:
    return _bridge(view).phase in (bridge.PLAY, bridge.CLAIMED)


def _lay_or_hold(view: View[int], best: Answers) -> bool:
    """Something may be laid out, or kept."""
    return _in_turn(view) and any(_lays(move) for move in view.legal())


def _which_discard(view: View[int], best: Answers) -> bool:
    """Nothing is left but to discard."""
    return _in_turn(view) and not any(_lays(move) for move in view.legal())


def _holds_back(view: View[int], best: Answers) -> bool:
    """Something could be laid out, and a card is discarded first."""
    return _lay_or_hold(view, best) and not any(_lays(move) for move in best)


def _which_seven(view: View[int], best: Answers) -> bool:
    """Several 7s may be laid out alone, or discarded."""
    if not _in_turn(view):
        return False
    game, hand = _bridge(view), view.game.held[view.seat]
    gone = set()
    for move in view.legal():
        after = game.clone()
        after.play(move)
        left = hand & ~after.held[view.seat]
        if left & SEVENS and not left & left - 1:
            gone.add(left)
    return len(gone) > 1


def _bridge_breaks(view: View[int], best: Answers) -> bool:
    """A card is thrown out of a meld that is in the hand."""
    melds = melds_in(view.game.held[view.seat])
    return _in_turn(view) and all(
        move < bridge.DRAW and any(CARDS[m] >> move & 1 for m in melds) for move in best
    )


def _bridge_out(view: View[int], best: Answers) -> bool:
    """The seat goes out in this turn."""
    return all(goes_out(_bridge(view), move) for move in best)


def _has_joker(view: View[int], best: Answers) -> bool:
    """The seat has the Joker."""
    return bool(view.game.held[view.seat] & JOKER_BIT)


# Upside Down


def _upside(view: View[int]) -> upside.UpsideDown:
    assert isinstance(view.game, upside.UpsideDown)
    return view.game


def _opens_round(view: View[int], best: Answers) -> bool:
    return _upside(view).phase == upside.PLAY and not _upside(view).top


def _beat_or_pass(view: View[int], best: Answers) -> bool:
    return _upside(view).phase == upside.PLAY and bool(_upside(view).top)


def _passes(view: View[int], best: Answers) -> bool:
    """A pass, where something could be played."""
    return _beat_or_pass(view, best) and not any(best)


def _breaks(view: View[int], move: int) -> bool:
    """Whether cards are taken out of a set or a run, and some of it stays."""
    hand = view.game.held[view.seat]
    return any(play & move and play & ~move for play in openings(hand))


def _breaks_set(view: View[int], best: Answers) -> bool:
    """A set or a run is broken up, though there is another way."""
    if _upside(view).phase != upside.PLAY:
        return False
    rest = [move for move in view.legal() if move not in best]
    return all(_breaks(view, move) for move in best) and not all(
        _breaks(view, move) for move in rest
    )


def _keeps_set(view: View[int], best: Answers) -> bool:
    """Some play would break up a set or a run; the answer does not."""
    if _upside(view).phase != upside.PLAY:
        return False
    rest = [move for move in view.legal() if move not in best]
    return any(_breaks(view, move) for move in rest) and not any(
        _breaks(view, move) for move in best
    )


def _die(view: View[int], best: Answers) -> bool:
    """Some play turns the die over."""
    game = _upside(view)
    return game.phase == upside.PLAY and any(move in TURNS[game.low] for move in view.legal())


def _upside_out(view: View[int], best: Answers) -> bool:
    """All that is left can be played at once."""
    return view.game.phase == upside.PLAY and view.game.held[view.seat] in view.legal()


def _near_out(view: View[int], best: Answers) -> bool:
    """Somebody else has one or two cards left."""
    game = _upside(view)
    rivals = (view.count(seat) for seat in range(game.seats) if seat != view.seat)
    return game.phase == upside.PLAY and any(0 < count <= 2 for count in rivals)


THEMES: Mapping[str, Mapping[str, Theme]] = {
    "seven-euchre": {
        "auction": _phase(euchre.AUCTION),
        "exchange": _phase(euchre.EXCHANGE),
        "lead": _euchre_leads,
        "follow": _euchre_follows,
        "contest": _contests,
        "raise": _raises,
        "void": _makes_void,
        "draw-trumps": _draws,
        "ruff": _ruffs,
        "hold-up": _ducks,
        "over-partner": _unblocks,
        "last-trump": _last_trump,
        "no-trump": _no_trump,
    },
    "sevens-heaven": {
        "fold-or-bet": _phase(heaven.BETTING),
        "back": _phase(heaven.PREDICTION),
        "steal": _phase(heaven.THEFT),
        "lead": _heaven_leads,
        "follow": _heaven_follows,
        "hold-up": _heaven_ducks,
        "own-seven": _own_seven,
        "third-trick": _third_trick,
        "near-home": _near_home,
    },
    "ring-of-sevens": {
        "pass-or-play": _pass_or_play,
        "which-card": _which_card,
        "keep-shut": _keeps_shut,
        "own-way": _opens_own,
        "own-twin": _own_twin,
        "no-gift": _gives_twin,
        "go-out": _ring_out,
    },
    "seven-bridge": {
        "pon-or-wait": _pon,
        "claim-or-draw": _chi,
        "lay-or-hold": _lay_or_hold,
        "discard": _which_discard,
        "hold-back": _holds_back,
        "which-seven": _which_seven,
        "break-set": _bridge_breaks,
        "go-out": _bridge_out,
        "joker": _has_joker,
    },
    "upside-down": {
        "exchange": _phase(upside.EXCHANGE),
        "open": _opens_round,
        "beat-or-pass": _beat_or_pass,
        "pass": _passes,
        "break-set": _breaks_set,
        "keep-set": _keeps_set,
        "die": _die,
        "go-out": _upside_out,
        "near-out": _near_out,
    },
}
