"""The laws: true in every position of every game, for all seats and options."""

from __future__ import annotations

import json
import re
from itertools import combinations
from random import Random
from typing import Any

import pytest
import walks
from nanafuda import GAMES, Match
from nanafuda.bots import LEVELS, decide
from nanafuda.game import Game, state_of
from nanafuda.mechanics.cards import cards_of
from nanafuda.mechanics.dealing import spread

FAST_LEVELS = LEVELS[:2]


def snapshot(game: Game[Any]) -> str:
    return repr(state_of(game))


def knowledge(game: Game[Any], seat: int) -> str:
    """All that a view holds, spelled out."""
    view = game.view(seat)
    return repr((view.room, view.unseen, state_of(view.game)))


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(12))
def test_places_hold_every_card_at_most_once(game: str, seed: int) -> None:
    for match in walks.walk(game, seed):
        union = 0
        for mask in match.game.held:
            assert not mask & union
            union |= mask
        assert not union & ~match.game.pack.full


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(12))
def test_legal_actions_are_unique_and_survive_their_text(game: str, seed: int) -> None:
    for match in walks.walk(game, seed):
        g = match.game
        if g.turn is None:
            continue
        moves = list(g.legal())
        texts = [g.text(move) for move in moves]
        assert moves
        assert len(set(moves)) == len(moves) == len(set(texts))
        assert [g.move(text) for text in texts] == moves
        assert texts == match.legal()
        assert all(re.fullmatch(r"[a-z-]+(:[A-Z0-9a-z.=@]+)?", text) for text in texts)


def formed(match: Match, seen: set[str]) -> list[str]:
    """Illegal actions that the page can send: those that were legal elsewhere, and every verb that
    takes cards with each card of the pack and, if it takes several, each pair of the hand."""
    codes, hand = set(match.game.pack.codes), match.table(match.turn or 0)["hand"]
    cards: dict[str, set[str]] = {}
    for verb, colon, rest in (action.partition(":") for action in seen):
        if colon and "@" not in rest:
            cards.setdefault(verb, set()).update(re.split(r"[.=]", rest))
    tried = {action for action in seen if "X0" in codes or "X0" not in action}
    for verb in (verb for verb, named in cards.items() if named <= codes | {"X0"}):
        tried |= {f"{verb}:{code}" for code in codes}
        if any(a.startswith(f"{verb}:") and "." in a for a in seen):
            tried |= {f"{verb}:{'.'.join(pair)}" for pair in combinations(hand, 2)}
    return sorted(tried - set(match.legal()))


@walks.EVERY_GAME
def test_a_match_plays_the_same_while_its_position_is_read_and_played_on(game: str) -> None:
    alone, read = Match(game, seed="menu"), Match(game, seed="menu")
    position, rng = read.game, Random(1)
    while alone.turn is not None:
        legal = alone.legal()
        assert legal == read.legal() == [position.text(move) for move in position.legal()]
        action = rng.choice(legal)
        assert alone.play(action) == read.play(action)
    assert (alone.record(), alone.picks) == (read.record(), read.picks)

    read.next_deal()
    while position.turn is not None:
        before = read.legal()
        position.play(rng.choice(position.legal()))
        if position.turn is not None:
            now = [position.text(move) for move in position.legal()]
            for action in {*before} - {*now}:
                walks.refusal(read.play, action)
            assert read.legal() == now


@walks.EVERY_GAME
def test_a_refusal_names_its_reason_and_no_code(game: str) -> None:
    rng = Random(4)
    elsewhere = (match for seed in range(12) for match in walks.walk(game, seed, 60))
    seen = {action for match in elsewhere for action in match.legal()}
    for seed in range(4):
        for match in walks.walk(game, seed, 60):
            if match.turn is None:
                continue
            tried = formed(match, seen)
            for action in tried if len(tried) < 40 else rng.sample(tried, 40):
                fault = walks.refusal(match.play, action)
                assert fault.id not in ("not-an-action", "not-legal", "unknown-card"), action
                told = [str(fault), *map(str, fault.fields.values())]
                assert not any(re.search(r"[a-z]:\S|^[A-Z]\d+$", text) for text in told), action


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(6))
def test_clones_are_independent_and_play_the_same(game: str, seed: int) -> None:
    rng = Random(seed)
    for match in walks.walk(game, seed, 150):
        g = match.game
        if g.turn is None:
            continue
        before = snapshot(g)
        one, two = g.clone(), g.clone()
        assert snapshot(one) == before
        move = one.legal()[int(rng.random() * len(one.legal()))]
        one.play(move)
        assert snapshot(g) == before == snapshot(two)
        two.play(move)
        assert snapshot(one) == snapshot(two)


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(8))
def test_the_seat_to_act_sees_its_legal_actions(game: str, seed: int) -> None:
    for match in walks.walk(game, seed, 200):
        g = match.game
        if g.turn is not None:
            view = g.view(g.turn)
            assert view.turn == g.turn
            assert list(view.legal()) == list(g.legal())


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(8))
def test_tables_and_views_name_no_card_that_the_seat_cannot_place(game: str, seed: int) -> None:
    for match in walks.walk(game, seed, 200):
        g = match.game
        for seat in range(g.seats):
            view = g.view(seat)
            assert view.game.chance_seed is None
            table = match.table(seat)
            del table["results"]  # of earlier deals
            text = json.dumps(table)
            assert match.setup.seed not in text
            named = set(re.findall(r"\b[A-Z]\d+\b", re.sub(r"bid:\w+", "", text)))
            hidden = {g.pack.codes[card] for card in cards_of(view.unseen)}
            if not g.result:  # a deal that is over is shown as far as its rules say
                assert not named & hidden, (seat, named & hidden)


@walks.EVERY_GAME
def test_all_hands_are_shown_once_a_deal_has_ended(game: str) -> None:
    if GAMES[game].keeps_hands:
        return
    g = walks.play_deals(walks.start(game, 1), Random(1)).game
    for seat in range(g.seats):
        hidden = [hand for hand in g.held[: g.seats] if g.view(seat).unseen & hand]
        assert not hidden, f"{game}: show all hands after a deal, or say `keeps_hands = True`"


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(8))
def test_events_name_no_card_that_anybody_cannot_place(game: str, seed: int) -> None:
    rng = Random(seed)
    for match in walks.sample(game, 8, 40 * seed):
        for _ in range(25):
            if match.turn is None:
                break
            text = json.dumps(match.play(walks.choose(match, rng)))
            named = set(re.findall(r"\b[A-Z]\d+\b", re.sub(r"bid:\w+", "", text)))
            for seat in range(match.game.seats):
                hidden = match.game.pack.spell(match.game.view(seat).unseen)
                if match.turn is not None:  # at its end a deal is shown as far as its rules say
                    assert not named & set(hidden), (seat, text)


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(8))
def test_imagined_worlds_agree_with_the_view(game: str, seed: int) -> None:
    for match in walks.sample(game, 6, 100 * seed):
        g = match.game
        for seat in range(g.seats):
            view, mine = g.view(seat), knowledge(g, seat)
            for number in range(3):
                world = view.determinize(Random(number))
                assert knowledge(world, seat) == mine
                for mask, excluded in zip(world.held, view.game.excluded, strict=True):
                    assert not mask & excluded & view.unseen
                assert sum(m.bit_count() for m in world.held) == sum(m.bit_count() for m in g.held)
                if world.turn is not None:
                    assert world.legal()


@walks.EVERY_GAME
def test_every_unseen_card_reaches_every_place_where_it_could_be(game: str) -> None:
    for match in walks.sample(game, 4, 900):
        view = match.game.view(0)
        excluded = [mask & view.unseen for mask in view.game.excluded]
        reached: set[tuple[int, int]] = set()
        for number in range(700):
            world = view.determinize(Random(number))
            for place, mask in enumerate(world.held):
                reached.update((card, place) for card in cards_of(mask & view.unseen))
        for card in cards_of(view.unseen):
            for place, room in enumerate(view.room):
                if room and not excluded[place] >> card & 1 and (card, place) not in reached:
                    assert not _could_be(view, excluded, card, place), (card, place)


def _could_be(view: Any, excluded: list[int], card: int, place: int) -> bool:
    """Whether any world has this card in this place."""
    room = list(view.room)
    room[place] -= 1
    try:
        dealt = spread(view.unseen & ~(1 << card), room, excluded, Random(0))
    except AssertionError:
        return False
    world = view.game.clone()
    for p, mask in enumerate(dealt):
        world.held[p] |= mask
    world.held[place] |= 1 << card
    complete: bool = world.views.complete(world, Random(0))
    return complete


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(30))
def test_swap_law(game: str, seed: int) -> None:
    """Two cards that a seat has never seen change places: it sees, and does, the same.

    The two matches differ in a pack order with the two cards exchanged. They play the same
    actions for as long as these stay legal and look the same to everybody.
    """
    rng = Random(f"swap {seed}")
    one, two, seat, cards = walks.swapped(game, seed, rng)
    if one.opening != two.opening:
        return
    pair = one.game.pack.set(cards) if cards else 0
    while one.turn is not None:
        if (one.game.seen_by(seat) | two.game.seen_by(seat)) & pair:
            return  # the seat has drawn one of them
        assert knowledge(one.game, seat) == knowledge(two.game, seat)
        assert _shown(one, seat) == _shown(two, seat)
        assert one.game.view(seat).key() == two.game.view(seat).key()
        assert one.game.observation(seat) == two.game.observation(seat)
        for number in range(2):
            world, other = (m.game.view(seat).determinize(Random(number)) for m in (one, two))
            assert snapshot(world) == snapshot(other)
        if one.turn == two.turn == seat:  # in one match another may be asked first, in secret
            assert one.legal() == two.legal()
            for level in FAST_LEVELS:
                assert decide(level, one.game.view(seat), 3) == decide(
                    level, two.game.view(seat), 3
                )
        action = walks.choose(one, rng)
        if two.turn != one.turn or action not in two.legal():
            return
        if one.play(action) != two.play(action):
            return


def _shown(match: Match, seat: int) -> str:
    return json.dumps(match.table(seat))


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(6))
def test_undo_leads_back_and_the_same_way_on(game: str, seed: int) -> None:
    for match in walks.sample(game, 3, 50 * seed):
        assert match.turn is not None
        seat, before, deal = match.turn, snapshot(match.game), match.deal_no
        record = match.record()
        rng = Random(seed)
        match.play(walks.choose(match, rng))
        while match.turn not in (None, seat):
            match.play(walks.choose(match, rng))
        match.undo(seat)
        assert snapshot(match.game) == before
        assert (match.turn, match.deal_no, match.undone) == (seat, deal, True)
        assert match.record().split("\ndeal ")[1:-1] == record.split("\ndeal ")[1:-1]


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(6))
def test_records_replay_to_the_same_match(game: str, seed: int) -> None:
    for match in walks.sample(game, 3, 70 * seed):
        copy = Match.load(match.record())
        assert copy.record() == match.record()
        assert snapshot(copy.game) == snapshot(match.game)
        assert (copy.results, copy.scores) == (match.results, match.scores)


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(4))
def test_bots_choose_legal_moves_and_the_same_ones_again(game: str, seed: int) -> None:
    for match in walks.sample(game, 5, 30 * seed):
        g = match.game
        assert g.turn is not None
        for level in FAST_LEVELS:
            move = decide(level, g.view(g.turn), seed)
            assert move in g.legal()
            assert move == decide(level, g.view(g.turn), seed)


@walks.EVERY_GAME
def test_whole_matches_end_with_winners(game: str) -> None:
    for seed in range(6):
        match = None
        for match in walks.walk(game, seed, 20000):
            if "endless" in match.game.settings.values() and match.deal_no > 3:
                break
        assert match is not None
        endless = "endless" in match.game.settings.values()
        assert endless or (match.over and match.winners)
        assert all(0 <= winner < match.game.seats for winner in match.winners)
