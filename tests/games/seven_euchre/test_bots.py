"""Seven Euchre's bots: tables and rollouts keep to the rules, play to the convention."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from itertools import islice, pairwise
from random import Random
from typing import Any

import pytest
from arena import caution
from arena.blunders import blunders_of
from nanafuda import Match
from nanafuda.analysis.reviews import judged
from nanafuda.bots import decide
from nanafuda.bots.search import Rating, rate, result_of
from nanafuda.games.seven_euchre import assist as meanings
from nanafuda.games.seven_euchre.bot import payoff as stakes
from nanafuda.games.seven_euchre.bot import search
from nanafuda.games.seven_euchre.bot.auction import Auction, mind, ours
from nanafuda.games.seven_euchre.bot.belief import (
    APART,
    World,
    calls_likelihood,
    calls_of_others,
    plays_of_others,
    worlds,
)
from nanafuda.games.seven_euchre.bot.endgame import Endgame
from nanafuda.games.seven_euchre.bot.layout import TRUMPS, Trick, layout, position, takes
from nanafuda.games.seven_euchre.bot.policy import choose, finish
from nanafuda.games.seven_euchre.bot.rules import discards, seen_by
from nanafuda.games.seven_euchre.bot.search import candidates, tricks_in, trusting
from nanafuda.games.seven_euchre.rules import (
    AUCTION,
    EXCHANGE,
    NO_TRUMP,
    PASS,
    RANKINGS,
    SevenEuchre,
    bid_of,
    denomination_of,
    tricks_of,
)
from nanafuda.mechanics.cards import SEVEN, cards_of, lowest, mask_of, shuffled
from nanafuda.options import settle


def game(seed: int, bid: int | None = None, scores: tuple[int, int] = (0, 0)) -> SevenEuchre:
    """A deal; with a bid, at its play: the eldest hand has bid it and thrown its first card."""
    g = SevenEuchre(4, settle("seven-euchre", SevenEuchre.options, {}), seed % 4)
    g.scores = (*scores, *scores)
    g.deal(SEVEN.shuffled(f"bots {seed}"), None)
    if bid is not None:
        g.play(bid)
        while g.phase == AUCTION:
            g.play(PASS)
        g.play(lowest(g.held[g.declarer]))
    return g


def some_bid(seed: int) -> int:
    return bid_of(seed % 8, 7 + seed % 5)


@pytest.mark.parametrize("denomination", range(8))
def test_layouts_say_what_the_ranking_says(denomination: int) -> None:
    table, ranking = layout(denomination), RANKINGS[denomination]
    for card in range(SEVEN.size):
        group, bit = table.group[card], table.bit[card]
        assert table.card(group, bit) == card
        assert table.split(1 << card) == [bit if g == group else 0 for g in range(8)]
        follow, power = ranking.leads[card]
        assert mask_of(c for c in range(SEVEN.size) if table.group[c] == group) == follow
        for other in range(SEVEN.size):
            wins = power[other] > power[card]
            assert wins == takes(table.group[other], table.bit[other], group, bit)
    hand = mask_of(shuffled(range(49), Random(denomination))[:12])
    masks = table.split(hand)
    assert mask_of(table.card(g, 1 << i) for g in range(8) for i in cards_of(masks[g])) == hand


@pytest.mark.parametrize("seed", range(24))
def test_rollouts_by_rules_of_thumb_keep_to_the_rules(seed: int) -> None:
    g = game(seed, some_bid(seed))
    table = layout(g.denomination)
    rng = Random(seed)
    for _ in range(int(rng.random() * 30)):
        moves = g.legal()
        g.play(moves[int(rng.random() * len(moves))])
    t = position(g, g.held[:4])
    end = finish(t.clone())
    while g.turn is not None:
        assert t.seat == g.turn
        assert {table.card(*move) for move in t.moves()} == set(g.legal())
        card = table.card(*choose(t))
        t.play(table.group[card], table.bit[card])
        g.play(card)
    assert t.won == g.won[0] == end


def _best(t: Trick) -> int:
    if not any(t.live):
        return t.won
    found = []
    for move in t.moves():
        after = t.clone()
        after.play(*move)
        found.append(_best(after))
    return min(found) if t.seat & 1 else max(found)


@pytest.mark.parametrize("seed", range(40))
def test_endgames_are_exact(seed: int) -> None:
    g = game(seed, some_bid(seed))
    rng = Random(seed)
    for _ in range(36 + seed % 4 if seed % 5 else 35):
        moves = g.legal()
        g.play(moves[int(rng.random() * len(moves))])
    t = position(g, g.held[:4])
    expected = []
    for move in t.moves():
        after = t.clone()
        after.play(*move)
        expected.append(_best(after))
    solver = Endgame()
    assert result_of(solver.values(t, t.moves(), 6)) == expected
    pieces = list(Endgame().values(t, t.moves(), 6))
    assert sum(pieces) == solver.nodes and len(pieces) >= len(expected)


@pytest.mark.parametrize("seed", range(12))
def test_points_of_a_contract_are_the_games(seed: int) -> None:
    g = game(seed, some_bid(seed))
    rng = Random(seed)
    while g.turn is not None:
        moves = g.legal()
        g.play(moves[int(rng.random() * len(moves))])
    mine, others = stakes.points(g.standing, g.won[g.declarer & 1])
    assert (g.scores[g.declarer], g.scores[(g.declarer + 1) % 4]) == (mine, others)


def test_what_a_match_is_worth_rises_with_the_lead() -> None:
    for target in (77, 100, 200):
        worths = [stakes.win(lead, 30, target) for lead in range(76)]
        assert worths == sorted(worths)
        assert stakes.win(30, 30, target) == pytest.approx(0.5)
        assert stakes.win(20, 50, target) == pytest.approx(1 - stakes.win(50, 20, target))
        assert stakes.win(target, 30, target) > 0.999 and stakes.win(3, 1, 0) > 0.99


def test_blurred_worths_rise_with_the_tricks_and_keep_what_is_decided() -> None:
    worths = stakes.Stakes((0, 0), 77).worths(some_bid(9), 0)
    soft = stakes.blurred(worths, 1.2)
    assert list(soft) == sorted(soft) and max(soft) <= max(worths) and min(soft) >= min(worths)
    steps = [max(b - a for a, b in pairwise(w)) for w in (worths, soft)]
    assert steps[1] < steps[0] / 2
    assert stakes.blurred([0.3] * 13, 1.2) == pytest.approx([0.3] * 13)


def test_candidates_tell_equal_cards_once() -> None:
    g = game(1, bid_of(NO_TRUMP, 7))
    t = seen_by(g.view(g.turn))
    moves = candidates(t)
    assert len(set(moves)) == len(moves) and set(moves) <= set(t.moves())
    assert moves[0] == choose(t)
    for group, bit in t.moves():
        others = t.live[group] & ~t.hands[8 * t.seat + group]
        ends = [(low, high) for g2, b in moves if g2 == group for low, high in [sorted((b, bit))]]
        assert any(not others & (high - 1) & ~(2 * low - 1) for low, high in ends)


def test_candidates_waste_nothing() -> None:
    wasteful = [is_made for name, is_made in blunders_of("seven-euchre").items() if " a " in name]
    assert len(wasteful) == 3
    wasted = 0
    for seed in range(16):
        g, rng = game(seed, some_bid(seed)), Random(seed)
        card = layout(g.denomination).card
        while g.turn is not None:
            view = g.view(g.turn)
            tried = [card(*move) for move in candidates(seen_by(view))]
            assert not any(is_made(view, move) for move in tried for is_made in wasteful)
            wasted += any(is_made(view, move) for move in g.legal() for is_made in wasteful)
            g.play(tried[int(rng.random() * len(tried))])
    assert wasted > 100


def test_few_worlds_do_not_overrule_the_rules_of_thumb_by_luck() -> None:
    rule, lucky, better = (0, 1), (0, 2), (0, 4)
    ratings = [Rating(lucky, [1.0, 0.0, 0.6]), Rating(rule, [0.0, 1.0, 0.5])]
    assert [r.move for r in trusting(ratings, rule, 1.0)] == [rule, lucky]
    assert [r.move for r in trusting(ratings, rule, 0.0)] == [lucky, rule]
    ratings = [Rating(better, [1.0, 0.9, 1.0]), Rating(rule, [0.0, 0.1, 0.2])]
    assert [r.move for r in trusting(ratings, rule, 1.0)] == [better, rule]
    ratings = [Rating(lucky, [1.0, 0.0, 0.6]), Rating(rule, [0.0, 1.0, 0.5], dropped=True)]
    assert [r.move for r in trusting(ratings, rule, 1.0)] == [lucky, rule]


def test_no_level_does_what_its_search_has_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not for the estimate's sake either, which counts beside the worlds; at openings most of all,
    where it counts for more than they do: there they drop nothing."""
    found: list[Rating[int]] = []

    def rated(*arguments: Any) -> Generator[None, None, list[Rating[int]]]:
        found[:] = yield from rate(*arguments)
        return found[:]

    monkeypatch.setattr(search, "rate", rated)
    dropped = 0
    for seed in range(60):
        g = game(seed)
        for bid in (PASS, *[some_bid(seed)] * (seed % 3 > 0)):
            g.play(bid)
        assert g.turn is not None
        found.clear()
        move = decide("expert", g.view(g.turn), seed)
        dropped += any(rating.dropped for rating in found)
        assert move not in [rating.move for rating in found if rating.dropped]
    assert dropped


# A partner to live with


def club_card(g: SevenEuchre) -> int:
    """A club player's card; the only one there is without thought."""
    assert g.turn is not None
    legal = g.legal()
    card: int = decide("club", g.view(g.turn), 0) if len(legal) > 1 else legal[0]
    return card


def club_cards(g: SevenEuchre, cards: int) -> SevenEuchre:
    """The game after so many cards of club players."""
    for _ in range(cards):
        g.play(club_card(g))
    return g


def test_club_players_waste_nothing_on_a_partner_a_won_trick_or_opponents_without_trumps() -> None:
    seen = Counter[str]()
    for seed in range(150):
        g = game(seed, some_bid(seed) if seed % 2 else bid_of(seed % 7, 8))
        while g.turn is not None:
            card, legal, last = club_card(g), g.legal(), len(g.played) % 4 == 3
            view, power, best = g.view(g.turn), g.power, g.best
            if g.follow and g.winner == (g.turn + 2) % 4 and len(legal) > 1:
                after = view.unseen & ~g.excluded[(g.turn + 1) % 4]
                sure = last or not any(power[c] > best for c in cards_of(after))
                if sure and any(power[c] < best for c in legal):
                    seen["a sure winner of the partner's"] += 1
                    assert power[card] < best, (seed, SEVEN.codes[card])
            winning = [power[c] for c in legal if power[c] > best] if g.follow else []
            if last and winning and (g.winner - g.turn) & 1:
                seen["the last player"] += 1
                assert power[card] == min(winning)
            if not g.follow and g.turn == g.declarer and g.denomination != NO_TRUMP:
                trumps = trumps_of(g)
                out = all(g.excluded[g.turn ^ s] & trumps == trumps for s in (1, 3))
                if out and any(not trumps >> c & 1 for c in legal):
                    seen["opponents without trumps"] += 1
                    assert not trumps >> card & 1
            g.play(card)
    assert seen["a sure winner of the partner's"] > 300 and seen["the last player"] > 100
    assert seen["opponents without trumps"] > 20


def trumps_of(g: SevenEuchre) -> int:
    first = SEVEN.card(f"{SEVEN.suits[g.denomination]}7")
    return int(RANKINGS[g.denomination].leads[first][0])


def test_club_leads_a_suit_that_only_its_side_can_win() -> None:
    def leads(void: tuple[int, int], mine: int, partners: int, trumps: int = 0) -> tuple[int, int]:
        hands = [0] * 32
        hands[0:2], hands[8] = [0b000110, mine], 0b011000
        hands[17], hands[24 + TRUMPS] = partners, trumps
        return choose(Trick(hands, 0, [0, void[0], 0, void[1]], 0))

    assert leads((2, 2), 0b001, 0b110) == (1, 0b001)  # the longer hand gets the lead
    assert leads((2, 2), 0b0101, 0b1010) == (1, 0b0100)  # or keeps it
    assert leads((2, 0), 0b001, 0b110)[0] == 0
    assert leads((2, 2), 0b001, 0b110, trumps=1)[0] == 0  # an opponent may ruff


def test_club_bids_over_its_partner_for_a_real_gain_only() -> None:
    over = last = 0
    for seed in range(150):
        bids = [seat for seat, bid, _ in club_auction(seed)[0].calls if bid]
        last += len(bids) > 1
        over += len(bids) > 1 and bids[-2] == bids[-1] ^ 2
    assert 0.1 < over / last < 0.32


# The convention card


def test_an_estimate_grows_with_trumps_and_masters() -> None:
    weak = SEVEN.set("F10.F11.T8.T9.S9.C8.C9.B5.B6.O3.O4.H2")
    strong = SEVEN.set("B7.B9.B8.F7.T7.S7.C7.F13.T12.O3.O4.H2")
    book = SEVEN.suits.index("B")
    assert ours(strong)[book] > 10 > 6.5 > max(ours(weak))
    assert mind(strong).theirs[book] < mind(weak).theirs[book] - 1


def test_searching_players_open_by_the_convention_card() -> None:
    """They try calls in imagined worlds, but an opening or a first pass means the same."""
    for seed in range(16):
        g = game(seed)
        assert g.turn is not None
        worth = ours(g.held[g.turn])
        bid = decide("expert", g.view(g.turn), seed)
        if bid:
            assert worth[denomination_of(bid)] > max(max(worth) - 1, tricks_of(bid) - 1.6)
        else:
            assert max(worth) < 7.6


def test_what_the_aid_says_of_calls_is_true_nineteen_times_in_twenty() -> None:
    """Every sentence by its own bounds, over the auctions of club players."""
    true: dict[str, list[bool]] = {}
    for seed in range(500):
        g = game(seed)
        while g.phase == AUCTION and g.auction == 1 and g.turn is not None:
            seat, number = g.turn, len(g.calls)
            worth = ours(g.held[seat])
            bid = decide("club", g.view(seat), 0)
            kind = meanings.kind_of(g, number, seat, bid)
            true.setdefault(kind, []).append(_holds(kind, bid, worth, g, seat))
            g.play(bid)
            told = meanings.bid_meanings(g.view(seat))["made"][number]
            assert told["says"]["id"] == f"seven-euchre-call-{kind}"
    assert true.keys() == {"open", "pass", "on", *meanings.LEAST}
    for kind, holds in true.items():
        assert len(holds) > 50, kind
        assert sum(holds) >= 0.95 * len(holds), (kind, sum(holds) / len(holds))


def _holds(kind: str, bid: int, worth: list[float], g: SevenEuchre, seat: int) -> bool:
    if kind == "on":
        return True
    if kind == "pass":
        return max(worth) < meanings.TOO_MUCH
    amount = worth[denomination_of(bid)]
    if kind == "open":
        low, high = (tricks_of(bid) + beside for beside in meanings.OPENING)
        return low <= amount <= high and amount > max(worth) - meanings.NEARLY
    partners = [denomination_of(b) for s, b, _ in g.calls if s == seat ^ 2 and b]
    more = {
        "over": lambda: (
            amount > max(worth) - meanings.NEARLY and tricks_of(bid) < amount + meanings.BEYOND
        ),
        "other": lambda: amount > worth[partners[-1]],
    }
    return amount >= meanings.LEAST[kind] and (kind not in more or more[kind]())


def club_auction(seed: int) -> tuple[SevenEuchre, dict[int, int]]:
    """A deal's auctions by four club players, with the eldest hands' worth and opening bid."""
    g = game(seed)
    opening: dict[int, int] = {}
    while g.phase == AUCTION and g.turn is not None:
        bid = decide("club", g.view(g.turn), 0)
        if not g.calls:
            opening[g.held[g.turn]] = bid
        g.play(bid)
    return g, opening


def check_the_convention_card(count: int) -> None:
    """The convention card's claims about openings and last bids, over this many auctions."""
    shown: dict[int, list[float]] = {}
    passed: list[float] = []
    last: list[int] = []
    made = 0
    for seed in range(count):
        g, opening = club_auction(seed)
        for hand, bid in opening.items():
            worths = ours(hand)
            if bid:
                shown.setdefault(tricks_of(bid), []).append(worths[denomination_of(bid)])
            else:
                passed.append(max(worths))
        if g.standing:
            hands = g.held[:4]
            if g.phase == EXCHANGE:
                card = discards(hands[g.declarer], g.denomination)[0][1]
                hands[g.declarer] ^= 1 << card
            last.append(tricks_of(g.standing))
            made += tricks_in(hands, g.declarer, g.denomination) >= last[-1]
    for tricks, low, high in ((7, 7.0, 7.8), (8, 7.8, 8.6), (9, 8.6, 9.6)):
        if len(shown.get(tricks, [])) > 20:
            assert low < sum(shown[tricks]) / len(shown[tricks]) < high, tricks
    assert max(passed) < 7.6
    assert 9.8 < sum(last) / len(last) < 10.6
    assert 0.28 < made / len(last) < 0.44


def test_the_convention_card_is_true() -> None:
    check_the_convention_card(300)


@pytest.mark.long
def test_the_convention_card_is_true_over_thousands_of_auctions() -> None:
    check_the_convention_card(4000)


def test_caution_in_the_auction_does_not_pay() -> None:
    figures = caution.measure(0.5, 40, "test")
    assert figures["won"] + figures["interval"] < 0.5
    assert figures["cautious_made"] > figures["usual_made"]


def test_the_auction_played_on_is_the_games() -> None:
    """Auction ends where the game's auction ends, and knows what has been called."""
    for seed in range(40):
        g, rng = game(seed), Random(seed)
        model = Auction(g.turn or 0)
        while g.phase == AUCTION and g.auction == 1:
            legal = g.legal()
            bid = PASS if rng.random() < 0.5 else legal[int(rng.random() * min(8, len(legal)))]
            g.play(bid)
            ended = model.call(bid)
            assert ended == (g.phase != AUCTION or g.auction == 2)
        assert model.standing == g.standing
        if g.phase == EXCHANGE:
            assert model.bidder == g.declarer


def test_a_match_point_away_a_small_contract_is_enough() -> None:
    """At 70 of 77 a made 7 wins the match: bids are lower there than at the start."""
    start: list[int] = []
    near: list[int] = []
    for seed in range(300):
        for scores, bids in (((0, 0), start), ((70, 70), near)):
            g = game(seed, scores=scores)
            assert g.turn is not None
            bid = decide("club", g.view(g.turn), 0)
            if bid:
                bids.append(tricks_of(bid))
    assert sum(near) / len(near) < sum(start) / len(start)


# Beliefs about the others


def test_a_club_players_calls_are_explained_by_the_hand_behind_them() -> None:
    """The callers' own hands explain an auction better than other hands do."""
    other = 0.0
    for seed in range(60):
        g = game(seed, scores=(seed % 5 * 12, seed % 7 * 9))
        hands = g.held[:4]
        while g.phase == AUCTION and g.turn is not None:
            g.play(decide("club", g.view(g.turn), 0))
        for seat, calls in calls_of_others(g, seed % 4).items():
            assert seat != seed % 4
            # Estimates are rounded when they are remembered, so a close choice may look wrong.
            assert calls_likelihood(calls, hands[seat]) > -1
            other += calls_likelihood(calls, hands[(seat + 1) % 4])
    assert other < -60 * 3 * 0.4


def test_cards_are_explained_by_the_hands_that_laid_them() -> None:
    """Better than by the same cards and the rest of a neighbour's hand."""
    own = other = 0.0
    for seed in range(12):
        g = game(seed, bid_of(seed % 7, 9))
        dealt = g.held[:4]
        club_cards(g, 24)
        for seat, cards in enumerate(plays_of_others(g, 4)):
            played = dealt[seat] & ~g.held[seat]
            assert len(cards.cards) == played.bit_count() == 6
            own += cards.likelihood(dealt[seat])
            other += cards.likelihood(played | g.held[(seat + 1) % 4])
    assert own > 0.6 * other


@pytest.mark.parametrize("cards", [0, 1, 9, 22])
def test_worlds_agree_with_the_view_and_follow_the_calls(cards: int) -> None:
    """Every card lies where it may be; the seat that bid a suit is given more of it at first."""
    bid, passed = 0, 0
    for seed in range(12):
        g = game(seed, bid_of(seed % 7, 9))
        trumps = trumps_of(g)
        club_cards(g, cards)
        seat = (g.declarer + 1) % 4
        view = g.view(seat)
        source = worlds(view, Random(seed))
        for _ in range(20):
            world = next(source)
            assert [held.bit_count() for held in world] == [view.count(p) for p in range(6)]
            assert sum(world) == sum(g.held)
            assert world[seat] == g.held[seat]
            assert not any(w & b & view.unseen for w, b in zip(world, g.excluded, strict=True))
            bid += (world[g.declarer] & trumps).bit_count()
            passed += (world[(seat + 1) % 4] & trumps).bit_count()
    assert cards or bid > 1.3 * passed


@pytest.mark.parametrize("cards", [0, 28])
def test_worlds_apart_hardly_take_after_each_other(cards: int) -> None:
    """Cards share a place in two neighbouring samples nearly as often as in two distant ones."""
    near = far = 0
    for seed in range(6):
        g = game(seed, bid_of(seed % 7, 9))
        club_cards(g, cards)
        view = g.view((g.declarer + 1) % 4)
        found = list(islice(worlds(view, Random(seed), APART), 80))

        def alike(a: World, b: World, unseen: int = view.unseen) -> int:
            return sum((x & y & unseen).bit_count() for x, y in zip(a, b, strict=True))

        near += sum(alike(a, b) for a, b in pairwise(found[:61]))
        far += sum(alike(a, b) for a, b in zip(found, found[20:], strict=False))
    assert far < near < 1.4 * far


def test_one_currency_for_the_choices_of_a_decision() -> None:
    """The best choice is never behind another by its own table."""
    replay = Match.open_replay(
        "game=seven-euchre&v=1&seats=4&seed=3w4gdcet&deal=1&moves=FwZR9ykn4Qxi4XLXgUjNveQV"
        "&check=eac613dd"
    )
    calls = 0
    for index, action in enumerate(replay.actions):
        match = replay.before(index)
        if match.turn or match.game.phase != AUCTION:
            continue
        calls += 1
        line = result_of(judged(match.game.view(0), index, action, f"one {index}"))
        best = line["choices"][0]
        for choice in line["choices"]:
            assert choice["unit"] == line["unit"] == "win"
            assert choice["mean"] + choice["behind"] == pytest.approx(best["mean"], abs=2e-4)
            assert (choice["standing"] == "better") is (choice["behind"] < -2 * choice["doubt"])
        played = next(choice for choice in line["choices"] if choice["action"] == action)
        assert line["loss"] == max(0, played["behind"])
    assert calls > 2
