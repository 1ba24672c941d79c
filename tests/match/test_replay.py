"""Deals that have ended: a match looks back at them, and a link tells one of them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
import walks
from client import checked
from nanafuda import GAMES, Match, limits
from nanafuda.bots import decide
from nanafuda.game import state_of
from nanafuda.match.replay import LETTERS, Picks, plain_name

GOLDEN = Path(__file__).parents[1] / "golden"
LINKS: dict[str, str] = json.loads((GOLDEN / "replays.json").read_text("utf-8"))
USUAL = 350  # characters at most of a usual deal's link


def walked(game: str, seed: int, actions: int = 500) -> Match:
    """A random match of several deals, left where its last action led."""
    return list(walks.walk(game, seed, actions))[-1]


def ended(match: Match) -> range:
    """The numbers of the deals that have ended."""
    return range(1, len(match.history) + (match.turn is None))


def same(one: Match, two: Match) -> None:
    """Whether two matches stand alike, for all seats and for what is still to come."""
    assert state_of(one.game) == state_of(two.game)
    assert (one.history, one.actors, one.story) == (two.history, two.actors, two.story)
    assert (one.results, one.undone) == (two.results, two.undone)


# Earlier deals


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(4))
def test_every_deal_of_a_match_is_looked_back_at_as_it_was(game: str, seed: int) -> None:
    seen: dict[tuple[int, int], list[Any]] = {}
    for step, match in enumerate(walks.walk(game, seed, 400)):
        if step % 7 and match.turn is not None:
            continue
        tables = [match.table(seat) for seat in range(match.game.seats)]
        seen[match.deal_no, len(match.actions)] = [tables, list(match.story), match.legal()]
    record = match.record()
    for (deal, index), then in seen.items():
        if deal not in ended(match):
            continue
        there = match.past(deal).branch(index)
        tables = [there.table(seat) for seat in range(there.game.seats)]
        assert [tables, there.story, there.legal()] == then
    assert match.record() == record


@walks.EVERY_GAME
def test_a_branch_is_played_on_and_the_match_unharmed(game: str) -> None:
    match = walks.play_deals(walks.like(walks.start(game, 2), seed="branch"), Random(2), 3)
    record, story = match.record(), list(match.story)
    past = match.past(1)
    for index in range(0, len(past.actions) + 1, 7):
        branch = past.branch(index)
        again = past.branch(index)
        for action in past.actions[index:]:  # the same way again
            again.play(action)
        same(again, past)
        walks.play_deals(branch, Random(index), 2)  # and another, into the next deal
        if branch.actors:
            branch.undo(branch.actors[-1])
        assert Match.load(branch.record()).record() == branch.record()
    assert (match.record(), match.story) == (record, story)


def test_deals_that_have_not_ended_are_refused() -> None:
    match = Match("seven-euchre", seed="k3f9")

    def refusal(**fields: Any) -> str:
        return walks.refusal(match.replay_link, **fields).id

    assert refusal() == refusal(deal=1) == "deal-running"
    assert refusal(deal=2) == refusal(deal=0) == refusal(deal=True) == "no-such-deal"
    walks.play_deals(match, Random(1))
    first = match.replay_link()
    assert refusal(at=len(match.actions) + 1) == refusal(at=-1) == refusal(at=True)
    assert refusal(at=-1) == "no-such-action" and refusal(deal=2) == "no-such-deal"
    match.next_deal()
    assert refusal(deal=2) == "deal-running" and match.replay_link() == first


# Replay links


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(4))
def test_a_link_tells_every_deal_of_a_match(game: str, seed: int) -> None:
    match = walked(game, seed)
    for deal in ended(match):
        at = deal % (len(match.history[deal - 1]) + 1)
        replay = Match.open_replay(match.replay_link(deal, at))
        assert (replay.setup, replay.deal, replay.at) == (match.setup, deal, at)
        assert replay.actions == tuple(match.history[deal - 1])
        past = match.past(deal)
        same(replay.match, past)
        same(replay.before(at), past.branch(at))
        before = replay.before(len(replay.actions))
        walks.play_deals(before, Random(1), deal + 1)  # the deals to come are the match's own
        assert before.history[:deal] == match.history[:deal]
        if not match.past(deal).over and deal < len(match.history):
            assert before.past(deal + 1).before(0).held == match._copy_at(deal + 1, 0).game.held


@walks.EVERY_GAME
def test_a_link_has_the_pack_orders_that_it_needs(game: str) -> None:
    start = walks.start(game, 3)
    pack = start.game.pack
    decks = [[pack.codes[card] for card in pack.shuffled(f"deck {n}")] for n in range(2)]
    odd = "七 & = # %41 +"
    match = walks.play_deals(walks.like(start, seed=odd, decks=decks, first=1), Random(1), 3)
    match.undone_deals = frozenset(ended(match))
    for deal in ended(match):
        replay = Match.open_replay(match.replay_link(deal))
        assert replay.setup.decks == decks[:deal] and replay.at is None
        assert (replay.setup.seed, replay.setup.first, replay.match.undone) == (odd, 1, True)
        assert replay.actions == tuple(match.history[deal - 1])


@walks.EVERY_GAME
def test_a_usual_deal_has_a_short_link(game: str) -> None:
    for seed in range(6):
        match = Match(game, seed=f"usual {seed}") if seed < 2 else walks.start(game, seed)
        while not match.over and match.deal_no < 8:
            if match.turn is None:
                match.next_deal()
            else:
                view = match.game.view(match.turn)
                match.play(match.game.text(decide("club", view, seed)))
        links = [match.replay_link(deal, at=0) for deal in ended(match)]
        assert max(map(len, links)) + len("&seat=5&level=beginner") <= USUAL


@pytest.mark.parametrize("name", LINKS)
def test_links_of_old_deals_are_read_as_ever(name: str) -> None:
    """Their moves and options are places in lists, and options as usual are left out."""
    match = Match.load((GOLDEN / f"{name}.txt").read_text("utf-8"))
    assert match.replay_link(at=1) == LINKS[name]
    assert Match.open_replay(LINKS[name]).match.record() == match.record()


def test_every_golden_record_has_its_link() -> None:
    """But for a game that was just begun: nobody has links of it yet."""
    records = {path.stem for path in GOLDEN.glob("*.txt")}
    known = {name.rpartition("-")[0] for name in LINKS}
    assert known and LINKS.keys() == {one for one in records if one.rpartition("-")[0] in known}


def test_every_option_has_a_letter() -> None:
    assert max(len(game.options) for game in GAMES.values()) <= len(LETTERS)


# Challenges


@walks.EVERY_GAME
def test_a_challenge_is_the_deal_anew_with_the_sender_s_result(game: str) -> None:
    match = walks.play_deals(walks.start(game, 5), Random(5), 2)
    match.undone_deals = frozenset(ended(match))
    last = ended(match)[-1]
    for deal, name in ((1, "花子"), (last, "")):
        challenge = Match.open_challenge(match.challenge_link(name, deal))
        assert challenge.name == name and challenge.result["deal"] == deal
        assert challenge.result == {**match.results[deal - 1], "undone": True}
        begun = match.past(deal).branch(0)
        begun.undone_deals = frozenset()
        same(challenge.match, begun)
        walks.play_deals(challenge.match, Random(8), deal)
        assert Match.load(challenge.match.record()).record() == challenge.match.record()
    assert len(match.challenge_link("七" * 99, 1)) < limits.LINK


def test_a_challenge_tells_the_level_and_the_seat() -> None:
    match = walks.play_deals(Match("sevens-heaven", seed="k3f9"), Random(4))
    link = match.challenge_link("Ann", level="club", seat=2)
    challenge = Match.open_challenge(link)
    assert (challenge.name, challenge.level, challenge.seat) == ("Ann", "club", 2)
    old = Match.open_challenge(match.challenge_link("Ann"))  # as they were written at first
    assert "level" not in match.challenge_link("Ann") and (old.level, old.seat) == (None, 0)
    body = link.partition("&check=")[0]
    for changed, id in (
        (body.replace("level=club", "level=god"), "unknown-level"),
        (body.replace("level=club", "level="), "unknown-level"),
        (body.replace("seat=2", "seat=0"), "bad-link"),
        (body.replace("seat=2", "seat=02"), "bad-link"),
        (body.replace("seat=2", "seat=x"), "bad-link"),
        (body.replace("seat=2", "seat=4"), "bad-first"),
        (body.replace("&by=Ann", ""), "bad-link"),
    ):
        assert walks.refusal(Match.open_challenge, checked(changed)).id == id, changed
    assert refused(checked(match.replay_link().partition("&check=")[0] + "&seat=1")) == "bad-link"
    for wrong in ({"level": "god"}, {"seat": 4}, {"seat": True}):
        walks.refusal(match.challenge_link, "Ann", **wrong)


def test_the_name_of_a_challenge_is_short_and_plain() -> None:
    match = walks.play_deals(Match("sevens-heaven", seed="k3f9"), Random(4))

    def name(given: str) -> str:
        return Match.open_challenge(match.challenge_link(given)).name

    assert name(" <b>Ann\n  &by=x ") == "<b>Ann &by=x"
    assert name("\u202eeve\x00") == "eve" and name("\u2066a\u200bb\ufeff") == "ab"
    assert name("\ud800") == "" and len(name("x" * 999)) == limits.NAME == 24
    assert name("a" * 23 + " b") == "a" * 23
    # A visible character is cut as a whole or not at all.
    pictures = "👨‍👩‍👧‍👦 👩🏽‍❤️‍💋‍👨🏿 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇯🇵 1️⃣ 🙂‍↔️ か\u3099 e\u0301 ที่ क्"
    for one in pictures.split():
        assert name(one * 30) == one * limits.NAME, one
        assert name("a" * 23 + one + "b") == "a" * 23 + one
    assert name("a\u200db") == "ab" and name("👩\u200d") == "👩" and name("👩\u200da") == "👩a"
    assert name("a\U000e0067\U000e007f") == "a" and name("🇯🇵🇯") == "🇯🇵🇯"
    assert name("e" + 99 * "\u0301") == "e" + 9 * "\u0301"
    codes = "a \u200d👩🏽\ufe0f❤🇯🏴\U000e0067\u0301\u202eあ"
    rng = Random(3)
    for _ in range(5000):
        plain = plain_name("".join(rng.choices(codes, k=rng.randrange(40))))
        assert plain_name(plain) == plain
    body = match.challenge_link("x").partition("&check=")[0]
    for odd in ("x" * 99, "%E2%80%AE", "%0A", "x&by=y", "+x"):
        walks.refusal(Match.open_challenge, checked(body.removesuffix("x") + odd))
    for read, link in (
        (Match.open_challenge, match.replay_link()),
        (Match.open_challenge, match.link()),
        (Match.open_replay, match.challenge_link("x")),
    ):
        assert walks.refusal(read, link).id == "bad-link"


# Invalid links


def refused(link: Any) -> str:
    caught = walks.refusal(Match.open_replay, link)
    assert str(caught).endswith(".")
    return caught.id


def test_what_is_cut_foreign_or_absurd_is_refused() -> None:
    match = walks.play_deals(Match("sevens-heaven", seed="k3f9"), Random(4), 2)
    link = match.replay_link(at=1)
    body = link.partition("&check=")[0]
    moves = body.partition("&moves=")[2].partition("&")[0]
    assert refused(link[:-1]) == refused(link.replace("&at=1", "&at=2")) == "damaged-link"
    assert refused(match.link()) == refused("") == refused("game=") == refused(7) == "bad-link"
    later = body.replace("&v=1", "&v=99").replace("&deal=", "&rules=z9&dealer=1&deal=")
    assert refused(checked(later)) == "unknown-version"
    assert refused(checked(body.replace("sevens-heaven", "poker"))) == "unknown-game"
    assert refused(checked(body + "&dealer=1")) == "unknown-option"
    assert refused(checked(body + "&length=one")) == "bad-link"
    assert refused("x" * (limits.LINK + 1) + link) == "long-link"
    for changed in (
        body.replace("&at=1", f"&at={len(match.actions) + 1}"),  # beyond the deal
        body.replace("&at=1", "&at=-1"),
        body.replace("&at=1", "&at=01"),
        body.replace("&at=1", "&at=1&at=1"),
        body.replace("&at=1", "&at=1&undone=no"),
        body.replace("&deal=2", "&deal=1"),  # something is left over
        body.replace("&deal=2", "&deal=3"),  # nothing is left
        body.replace("&deal=2", "&deal=0"),
        body.replace("&deal=2", f"&deal={10**40}"),
        body.replace(moves, ""),
        body.replace(moves, "AA"),
        body.replace(moves, "A" + moves),
        body.replace(moves, moves + "="),
        body.replace(moves, moves + "7"),
        body.replace(moves, "*" + moves),
        body.replace(moves, "七"),
        body.replace("&deal=", "&rules=&deal="),
        body.replace("&deal=", "&rules=a0&deal="),  # as usual, and yet said
        body.replace("&deal=", "&rules=a9&deal="),
        body.replace("&deal=", "&rules=z0&deal="),
        body.replace("&deal=", "&rules=7&deal="),
        body + "&deck=AA",
        body + "&deck=" + "_" * 60,  # more than there are orders
    ):
        assert refused(checked(changed)) in ("bad-link", "bad-option"), changed


def test_a_number_cannot_stand_for_more_choices_than_it_has_digits() -> None:
    picks = Picks(6)
    assert [picks.take(2), picks.take(1), picks.take(2)] == [0, 0, 1]
    walks.refusal(picks.take, 2)


def test_a_match_of_hundreds_of_deals_says_that_its_link_is_too_long() -> None:
    match = Match("upside-down", seed="on", options={"end": "endless"})
    walks.play_deals(match, Random(1), 2)
    many = [(1, 4)] * 8 * limits.LINK
    match._picks[0] = many
    assert walks.refusal(match.replay_link).id == "long-link"
