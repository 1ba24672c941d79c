"""The api: whole matches through `handle`, and everything odd that may come through it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Generator, Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest
import walks
from client import Client, as_json
from nanafuda import GAMES, Match, Refusal
from nanafuda.analysis.advice import bot_seed
from nanafuda.bots import LEVELS, think
from nanafuda.bots.search import result_of
from nanafuda.games.seven_bridge.rules import ASKED, START
from nanafuda.games.sevens_heaven.rules import BETTING
from nanafuda.mechanics.cards import PACKS, shuffled


def begin(api: Client, game: str, seed: int) -> dict[str, Any]:
    match = walks.start(game, seed)
    options = dict(match.game.settings)
    for option in GAMES[game].options:  # short matches
        for short in ("one", 1, "deals-1", "one-deal"):
            if short in option.values and not isinstance(option.default, bool):
                options[option.id] = short
    return api.state(
        "startMatch",
        game=game,
        seats=match.game.seats,
        options=options,
        seed=f"s{seed}",
        level="club",
    )


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match(game: str, seed: int) -> None:
    api, rng = Client(), Random(seed)
    state = begin(api, game, seed)
    steps = 0
    while state["next"] != "over":
        assert (state["next"] == "person") == bool(state["legal"])
        state = api.step(state, rng)
        steps += 1
        assert steps < 3000
    assert state["table"]["winners"]
    again = Client().state("load", save=state["save"])
    assert again["table"] == state["table"] and again["save"] == state["save"]


@walks.EVERY_GAME
def test_a_link_gives_the_same_deal_and_the_same_bots(game: str) -> None:
    one, two = Client(), Client()
    here = begin(one, game, 5)
    there = two.state("openLink", link=here["link"])
    rng, other = Random(1), Random(1)
    for _ in range(40):
        assert here == there
        if here["next"] == "over":
            break
        here, there = one.step(here, rng), two.step(there, other)


@walks.EVERY_GAME
def test_undo_returns_to_a_decision_and_leads_the_same_way_on(game: str) -> None:
    api, rng = Client(), Random(4)
    state = begin(api, game, 2)
    while not (state["undo"] and state["next"] == "person" and len(state["legal"]) > 1):
        if state["next"] == "over":
            pytest.skip("this deal gave no choice")
        state = api.step(state, rng)
    choice, path = state["legal"][-1], [state["table"]]
    after = api.state("play", action=choice)
    while after["next"] == "bot":
        after = api.state("think")
    back = api.state("undo")
    assert back["table"] | {"undone": False} == path[0] | {"undone": False}
    assert back["table"]["undone"] is True
    forward = api.state("play", action=choice)
    while forward["next"] == "bot":
        forward = api.state("think")
    assert forward["table"] == after["table"] | {"undone": True}


def test_why_says_what_the_rules_refuse() -> None:
    api, rng = Client(), Random(0)
    state = api.state("startMatch", game="seven-euchre", seed="why", level="club")
    asked = 0
    while asked < 5 and state["next"] != "over":
        if state["next"] == "person" and state["table"]["phase"] == "play":
            for card in state["table"]["hand"]:
                action = f"play:{card}"
                error = api.ask("explainIllegal", action=action)["error"]
                assert (error is None) == (action in state["legal"])
                if error:
                    asked += 1
                    assert error["id"] in ("must-follow", "must-follow-trump")
        state = api.step(state, rng)
    assert asked


def test_refused_requests_change_nothing() -> None:
    api, rng = Client(), Random(3)
    assert api.ask("play", action="pass")["error"]["id"] == "no-match"
    state = api.state("startMatch", game="seven-euchre", seed="r", level="beginner")
    while state["next"] != "person":
        state = api.step(state, rng)
    refused: list[tuple[str, dict[str, Any], str]] = [
        ("play", {"action": "play:Z9"}, "other-step"),
        ("play", {}, "not-an-action"),
        ("nextDeal", {}, "deal-running"),
        ("think", {}, "not-your-turn"),
        ("undo", {}, "nothing-to-undo"),
        ("startMatch", {"game": "poker"}, "unknown-game"),
        ("startMatch", {"game": "seven-euchre", "level": "god"}, "unknown-level"),
        ("startMatch", {"game": "seven-euchre", "seat": 7}, "bad-first"),
        ("openLink", {"link": "game=seven-euchre"}, "damaged-link"),
        ("openLink", {}, "bad-link"),
        ("inspectLink", {"link": 7}, "bad-link"),
        ("load", {"save": "{}"}, "bad-save"),
        ("load", {"save": None}, "bad-save"),
        ("dance", {}, "bad-request"),
    ]
    for verb, fields, id in refused:
        reply = api.ask(verb, **fields)
        assert reply["ok"] is False and reply["error"]["id"] == id, (verb, reply)
        assert reply["error"]["text"]
    assert api.session.state([])["save"] == state["save"]


def test_the_partner_never_plays_below_the_second_level() -> None:
    state = Client().state("startMatch", game="seven-euchre", level="beginner")
    assert state["levels"] == [None, "beginner", "club", "beginner"]


@walks.EVERY_GAME
def test_a_save_is_told_as_it_was_told_last(game: str) -> None:
    """The page renders a snapshot until the engine has loaded the match."""
    api, other = Client(), Client()
    state, rng = api.state("startMatch", game=game, seed="told", level="beginner"), Random(7)
    for _ in range(120):
        loaded = other.state("load", save=state["save"])
        if loaded["next"] == "bot" != state["next"]:
            loaded = other.state("think")  # who is asked in secret is asked once more
        assert {**loaded, "events": []} == {**state, "events": []}
        if state["next"] == "over":
            break
        back = state["undo"] and rng.random() < 0.1
        state = api.state("undo") if back else api.step(state, rng)


@walks.EVERY_GAME
def test_a_jump_tells_the_story_of_the_deal(game: str) -> None:
    api, rng = Client(), Random(5)
    state = begin(api, game, 5)
    story = list(state["events"])
    for _ in range(12):
        if state["next"] == "over":
            break
        state = api.step(state, rng)
        dealt = [n for n, event in enumerate(state["events"]) if event["type"] == "deal"]
        story = state["events"][dealt[-1] :] if dealt else story + state["events"]
    assert api.state("load", save=state["save"])["story"] == story


# Hidden choices of bots


class Moment(NamedTuple):
    """A match of Seven Bridge before an action after which a seat is asked for a pon."""

    order: list[str]
    actions: list[str]  # the last one is that action
    seat: int  # who does it
    asked: int
    swaps: list[tuple[str, str]]  # each a card of the hand that is asked, and one of the stock


def moments(seats: int) -> Iterator[Moment]:
    """Moments of random matches in which somebody else may not know that a seat is asked."""
    for seed in range(40):
        codes = PACKS["french"].codes
        order = [codes[card] for card in shuffled(range(len(codes)), Random(f"asked {seed}"))]
        match, rng = match_of(order, seats), Random(seed)
        while match.turn is not None:
            seat = match.turn
            match.play(walks.choose(match, rng))
            asked = match.turn
            if match.game.phase == ASKED and asked not in (None, seat):
                hand, stock = (match.game.pack.spell(match.game.held[p]) for p in (asked, seats))
                yield Moment(order, list(match.actions), seat, asked, [*product(hand, stock)])


def match_of(order: list[str], seats: int) -> Match:
    return Match("seven-bridge", seats=seats, seed="s", decks=[order], first=0)


def unasked(moment: Moment, seats: int) -> list[str] | None:
    """A pack order that looks alike to all others, but nobody is asked; None if none is found."""
    for held, drawn in moment.swaps:
        order = [{held: drawn, drawn: held}.get(code, code) for code in moment.order]
        match = match_of(order, seats)
        try:
            for action in moment.actions:
                match.play(action)
        except Refusal:
            continue
        if match.game.phase == START:
            return order
    return None


def told(
    moment: Moment, order: list[str], seats: int, person: int
) -> tuple[Client, dict[str, Any]]:
    """A session at this moment, and its reply to the person."""
    api = Client()
    api.state("openLink", link=match_of(order, seats).link(), seat=person, level="beginner")
    *before, last = moment.actions
    match = api.session.current
    for action in before:
        match.play(action)
    return api, as_json(api.session.moved(match.play(last)))


def shown(state: dict[str, Any]) -> str:
    """A state as text, without what names the pack's order, which is another in every match."""
    return json.dumps({**state, "link": "", "save": ""})


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_no_state_tells_that_somebody_is_asked_in_secret(seats: int) -> None:
    """Two matches that look alike to the person; in one of them a bot is asked for a pon."""
    compared = declined = 0
    for moment in moments(seats):
        order = unasked(moment, seats)
        for person in range(seats) if order else ():
            if person == moment.asked:
                continue
            assert order is not None
            one, here = told(moment, moment.order, seats, person)
            two, there = told(moment, order, seats, person)
            assert one.session.current.game.phase == ASKED
            assert two.session.current.game.phase == START
            assert shown(here) == shown(there)
            assert (here["next"], here["legal"], here["table"]["phase"]) == ("bot", [], "start")
            for state in (here, there):  # nor does it tell when the page is loaded again
                loaded = Client().state("load", save=state["save"])
                assert shown(loaded) == shown({**here, "events": []})
            after, other = one.state("think"), two.state("think")
            if (after["next"], after["events"], after["table"]["phase"]) == ("person", [], "start"):
                assert shown(after) == shown(other)  # the bot has declined, and the turn has come
                declined += 1
            compared += 1
        if compared >= 24:
            break
    assert compared >= 24 and (declined or seats == 2)  # of two the asked is the next to act


def test_the_person_too_is_asked_by_way_of_think() -> None:
    """So the state after a discard does not tell whether a bot is asked before the person."""
    asked = 0
    for moment in moments(4):
        api, state = told(moment, moment.order, 4, moment.asked)
        assert (state["next"], state["legal"], state["table"]["phase"]) == ("bot", [], "start")
        for do in ("hint", "play", "explainIllegal"):
            assert api.ask(do, action="pass")["error"]["id"] == "not-your-turn"
        state = api.state("think")
        assert (state["next"], state["legal"][0], state["events"]) == ("person", "pass", [])
        assert state["table"]["phase"] == "pon"
        state = api.state("play", action="pass")  # and then the others, or nobody
        assert (state["next"], state["events"], state["table"]["phase"]) == ("bot", [], "start")
        asked += 1
    assert asked > 20


def test_no_answer_takes_more_than_a_slice_of_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    slices: list[str] = []

    def counted(level: str, view: Any, seed: str, **_: object) -> Generator[None, None, Any]:
        thinking = think(level, view, seed)
        while True:
            slices.append(level)
            try:
                next(thinking)
            except StopIteration as done:
                return done.value
            yield

    monkeypatch.setattr("nanafuda.bots.think", counted)
    rng, declined, most = Random(3), 0, 0
    for seed in range(8):
        api = Client()
        state = api.ask("startMatch", game="seven-bridge", seed=f"{seed}", level="strong")
        while state["next"] in ("person", "bot"):
            ask = {"bot": "think", "person": "play"}[state["next"]]
            slices.clear()
            # Chance is asked where the person acts: how thought is sliced changes nothing.
            reply = api.once(ask, action=rng.choice(state["legal"]) if state["legal"] else "")
            most = max(most, len(slices))
            declined += api.session.current.actions[-1:] == ("pass",) and ask == "think"
            state = state if reply.get("thinking") else reply
        if declined:
            break
    assert declined and most == 1


@walks.EVERY_GAME
def test_every_move_of_a_bot_is_either_decided_or_waited_for(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the time would tell that a bot had one card to play, or nobody a claim to decline.

    Before one has waited, one has decided: until then the page does not know how long that takes.
    """
    decided: list[int] = []

    def counted(*args: Any, **more: Any) -> Any:
        decided.append(len(args[1].legal()))
        return think(*args, **more)

    monkeypatch.setattr("nanafuda.bots.think", counted)
    rng, seen = Random(3), Counter[str]()
    for seed in range(4):
        api = Client()
        state, timed = api.ask("startMatch", game=game, seed=f"{seed}", level="club"), False
        while state["next"] in ("person", "bot"):
            if state["next"] == "person":
                state = api.step(state, rng)
                continue
            decided.clear()
            first = reply = api.once("think")
            idles = 0
            while reply.get("thinking"):
                idles += "idle" in reply
                reply = api.once("think")
            free = any(moves > 1 for moves in decided)
            timed |= free
            assert idles == (not free) and idles == ("idle" in first) and timed
            seen["free" if free else "forced"] += 1
            state = reply
    assert min(seen["free"], seen["forced"]) > 1, seen


TEMPERED = {"sevens-heaven": LEVELS, "ring-of-sevens": LEVELS[:3], "seven-euchre": LEVELS[:2]}


@walks.EVERY_GAME
@pytest.mark.parametrize("level", LEVELS)
def test_new_matches_of_three_games_have_temperaments(game: str, level: str) -> None:
    api = Client()
    state = api.state("startMatch", game=game, seed="k3f9", level=level)
    tempers = level in TEMPERED.get(game, ())
    assert Match.open(state["link"].partition("&level=")[0]).setup.tempers == tempers
    state = api.state("openDuplicate", game=game, day="2026-11-23")
    assert "tempers" not in state["save"] + state["link"]


def test_the_bots_of_a_match_bet_by_their_temperaments() -> None:
    """Also in a match that was saved and loaded."""
    changed = set()
    for number in range(40):
        api = Client()
        save = api.state("startMatch", game="sevens-heaven", seed=f"t{number}", level="club")
        state = api.state("load", save=save["save"])
        match = api.session.current
        while match.game.phase == BETTING:
            assert match.turn is not None
            view, seed = match.game.view(match.turn), bot_seed(match, len(match.actions))
            choices = (think("club", view, seed, tempered=one) for one in (False, True))
            plain, own = (view.text(result_of(choice)) for choice in choices)
            if state["next"] == "person":
                assert plain == own
                state = api.state("play", action=plain)
                continue
            state = api.state("think")
            assert match.actions[-1] == own
            if plain != own:
                assert own == "bet"
                changed.add(view.seat)
    assert changed == {2, 3}
