"""Looking back through the api: positions, reviews, branches, and what a deal is kept as."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest
import walks
from client import Client, as_json, error, sat_down
from nanafuda import GAMES, Match
from nanafuda.analysis import reviews
from nanafuda.analysis.reviews import judged
from nanafuda.bots import LEVELS
from walks import of_several_deals

NO_NUMBERS: list[Any] = [0, -1, True, "1", 1.0, []]  # neither of deals nor, but the first, of seats


def run(api: Client, **fields: Any) -> dict[str, Any]:
    """A review, slice by slice to its end."""
    while True:
        review: dict[str, Any] = api.state("review", **fields)["review"]
        if review["done"] == review["of"]:
            return review


# Positions


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(3))
def test_a_look_shows_what_a_seat_saw_and_nothing_else(game: str, seed: int) -> None:
    """Tables, stories and hands are those of the moment; an unseen action leaves no trace."""
    match, rng = walks.start(game, seed), Random(seed)
    seats = match.game.seats
    then: list[list[Any]] = []
    while match.turn is not None:
        pack, held = match.game.pack, match.game.held
        hands = [pack.spell(cards) for cards in held[:seats]]
        then.append([[match.table(seat) for seat in range(seats)], list(match.story), hands])
        match.play(walks.choose(match, rng))
    api, _ = sat_down(match, seed % seats)
    actors, actions = match.actors, match.actions
    for index in range(len(actions)):
        seat = index % seats
        look = api.state("position", index=index, seat=seat)["look"]
        tables, story, hands = as_json(then[index])
        assert (look["table"], look["story"], look["hands"]) == (tables[seat], story, hands)
        assert (look["index"], look["of"]) == (index, len(actions))
        assert (look["actor"], look["action"]) == (actors[index], actions[index])
        assert look["seen"] or actors[index] != seat
        if index and not look["seen"] and len(then[index + 1 : index + 2]):
            after = api.state("position", index=index + 1, seat=seat)["look"]
            told = after["story"][len(story) :]
            cards = actions[index].partition(":")[2].split(".")
            assert not {*cards} & {*json.dumps(told).split('"')}
            assert told or after["table"] == look["table"]
    end = api.state("position", index=len(actions), seat=0)["look"]
    assert (end["actor"], end["action"], end["story"]) == (None, None, as_json(match.story))
    assert end["table"] == as_json(match.table(0))


def test_a_declined_pon_is_not_seen_by_anybody_else() -> None:
    declined = 0
    for seed in range(6):
        match = walks.play_deals(Match("seven-bridge", seats=4, seed=f"pon {seed}"), Random(seed))
        api, _ = sat_down(match)
        for index, (actor, action) in enumerate(zip(match.actors, match.actions, strict=True)):
            if action != "pass":
                continue
            for seat in range(4):
                look = api.state("position", index=index, seat=seat)["look"]
                assert look["seen"] == (seat == actor)
                assert look["table"]["phase"] == ("pon" if seat == actor else "start")
            declined += 1
    assert declined > 3


def test_what_is_laid_away_or_given_is_seen_by_those_who_did_it() -> None:
    unseen = set()
    for game, deals in (("seven-euchre", 1), ("upside-down", 3)):
        match = walks.play_deals(Match(game, seed="covert"), Random(1), deals)
        api, _ = sat_down(match)
        for index, action in enumerate(match.actions):
            look = api.state("position", index=index, seat=match.actors[index])["look"]
            other = api.state("position", index=index, seat=(look["actor"] + 1) % 4)["look"]
            assert look["seen"] and look["action"] == action
            if not other["seen"]:
                unseen.add(action.partition(":")[0])
    assert unseen == {"discard", "give"}


@walks.EVERY_GAME
def test_marks_are_where_tricks_and_rounds_begin(game: str) -> None:
    match = walks.play_deals(Match(game, seed="marks"), Random(4), 2)
    api, _ = sat_down(match)
    for deal in (1, 2):
        past = match.past(deal)
        look = api.state("position", deal=deal, index=0, seat=0)["look"]
        marks, of = look["marks"], look["of"]
        assert marks[0] == 0 and marks == sorted(set(marks)) and marks[-1] < max(1, of)
        if game in ("seven-euchre", "sevens-heaven"):
            ended = [event for event in past.story if event["type"] == "trick"]
            begun = [mark for mark in marks if past.actions[mark].startswith("play")]
            assert len(begun) == len(ended)
        elif game == "upside-down":
            begun = [mark for mark in marks if past.actions[mark].startswith(("play", "pass"))]
            starts = [event for event in past.story if event["type"] == "start"]
            assert 0 <= len(starts) - len(begun) <= 1  # a round may begin as the deal ends
        else:
            assert all(past.actions[mark] != "pass" or game != "seven-bridge" for mark in marks)
            assert len(marks) >= of / match.game.seats / 6


# Which deals


@walks.EVERY_GAME
def test_earlier_deals_are_looked_at_while_a_later_one_is_running(game: str) -> None:
    match = of_several_deals(game, 6)
    api, state = sat_down(match, 1)
    last = len(match.history) - (match.turn is not None)
    for deal in range(1, last + 1):
        past = match.past(deal)
        look = api.state("position", deal=deal, index=0, seat=1)["look"]
        assert (look["deal"], look["of"]) == (deal, len(past.actions))
        own = api.state("analyseDecision", deal=deal, seat=1)["knew"]
        assert own["deal"] == deal and [d["action"] for d in own["decisions"]] == [
            a for s, a in zip(past.actors, past.actions, strict=True) if s == 1
        ]
        assert api.state("dealSummary", deal=deal)["summary"]["deal"] == deal
    assert api.state("position", index=0, seat=1)["look"]["deal"] == last
    asks: list[tuple[str, dict[str, Any]]] = [
        ("position", {"index": 0, "seat": 0}),
        ("analyseDecision", {"seat": 0}),
        ("review", {}),
        ("branch", {"index": 0}),
        ("dealSummary", {}),
    ]
    for do, fields in asks:
        if match.turn is not None:
            assert error(api.ask(do, deal=last + 1, **fields)) == "deal-running"
        for odd in (last + 2, *NO_NUMBERS, 10**40):
            assert error(api.ask(do, deal=odd, **fields)) == "no-such-deal"
    for do, fields in asks[:3]:
        for odd in (match.game.seats, *NO_NUMBERS[1:]):
            assert error(api.ask(do, **{**fields, "seat": odd})) == "bad-request"
    for do in ("position", "branch"):
        for odd in (look["of"] + 10**4, *NO_NUMBERS[1:], None):
            assert error(api.ask(do, seat=0, index=odd)) == "no-such-action"
    assert api.session.state([])["save"] == state["save"]


def test_a_void_deal_and_one_with_undo_are_looked_back_at() -> None:
    match = Match("seven-euchre", seed="void")
    while match.turn is not None:
        match.play("pass")
    match.next_deal()
    for _ in range(2):
        match.play(match.legal()[-1])
    match.undo(match.actors[0])
    walks.play_deals(match, Random(1), 2)
    for seat in range(4):
        api, _ = sat_down(match, seat)
        void = api.state("dealSummary", deal=1)["summary"]
        assert (void["points"], void["place"], void["undone"]) == (0, 1, False)
        whole = api.state("dealSummary")["summary"]
        assert whole["undone"] and (void["against"], whole["against"]) == (
            0,
            match.scores[1 - seat % 2],
        )
        assert whole["place"] == (1 if whole["points"] >= match.scores[1 - seat % 2] else 2)
        watched = Client().state("openReplay", replay=whole["replay"])
        assert watched["table"] == as_json(match.table(seat)) and watched["table"]["undone"]
        for deal, past in ((1, match.past(1)), (2, match)):
            look = api.state("position", deal=deal, index=len(past.actions), seat=seat)["look"]
            assert look["story"] == as_json(past.story) and look["of"] == len(past.actions)


# Trying again


@walks.EVERY_GAME
def test_a_branch_stands_before_a_decision_and_the_match_is_unharmed(game: str) -> None:
    match = of_several_deals(game, 3)
    api, state = sat_down(match, 1)
    past, rng = match.past(1), Random(3)
    for index, actor in enumerate(past.actors):
        if actor != 1:
            assert error(api.ask("branch", deal=1, index=index)) == "not-a-decision"
            continue
        look = api.state("position", deal=1, index=index, seat=1)["look"]
        there = api.state("branch", deal=1, index=index)
        assert (there["next"], there["table"], there["story"]) == (
            "person",
            look["table"],
            look["story"],
        )
        assert there["legal"] == past.branch(index).legal()
        assert (there["levels"], there["level"]) == (state["levels"], state["level"])
        same = api.state("play", action=past.actions[index])  # as it was done, and on from there
        for _ in range(30):
            if same["next"] == "over":
                break
            same = api.step(same, rng)
        assert api.state("load", save=same["save"])["save"] == same["save"]
        back = api.state("load", save=state["save"])
        assert back == {**state, "events": []}
    assert error(api.ask("branch", deal=1, index=len(past.actions))) == "not-a-decision"


# Reviews


def test_a_review_goes_on_after_other_requests_and_is_kept() -> None:
    def begun() -> tuple[Client, dict[str, Any]]:
        match = walks.play_deals(Match("sevens-heaven", seats=3, seed="calm"), Random(3))
        match.next_deal()
        return sat_down(match, 2)

    api, state = begun()
    whole = run(api, deal=1)
    assert whole["lines"] and whole["of"] == len(whole["lines"])
    assert run(api, deal=1) == whole and api.state("review", deal=1)["review"] == whole
    since = whole["lines"][1]["index"]
    own = run(api, deal=1, since=since)
    assert own["lines"] == whole["lines"][1:] and own["of"] == len(own["lines"])
    assert error(api.ask("review", deal=1, since="1")) == "bad-request"
    other, state = begun()
    slices, rng = 0, Random(1)
    while True:
        review = other.state("review", deal=1)["review"]
        assert review["lines"] == whole["lines"][len(whole["lines"]) - review["done"] :]
        slices += 1
        if review["done"] == review["of"]:
            break
        if slices % 5:
            continue
        other.ask("position", deal=1, index=0, seat=slices % 3)
        other.once("review", deal=1, seat=slices % 2)
        other.state("branch", deal=1, index=whole["lines"][0]["index"])
        other.state("load", save=state["save"])
        state = other.step(state, rng) if state["next"] in ("person", "bot") else state
    assert review == whole
    mended = other.session.current.past(1).branch(0)
    api, _ = sat_down(walks.play_deals(mended, Random(8)), 2)  # the same deal in another way
    assert api.state("review")["review"]["lines"] == []


@pytest.mark.parametrize("game", ["ring-of-sevens", "seven-bridge"])
def test_decisions_are_judged_ahead_and_told_by_the_review_alone(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[tuple[int, str]] = []

    def noted(view: Any, index: int, action: str, *args: Any, **fields: Any) -> Any:
        begun.append((index, action))
        return judged(view, index, action, *args, **fields)

    monkeypatch.setattr(reviews, "judged", noted)
    match, rng = Match(game, seats=walks.seats_of(game, 0), seed="ahead"), Random(4)
    api, state = sat_down(match, 0, "beginner")
    assert api.state("reviewAhead") == {"ok": True, "left": 0} and not begun
    undone = 0
    while state["next"] in ("person", "bot"):
        if state["undo"] and undone < 2:  # what is judged of the other action is not told
            state, undone = api.state("undo"), undone + 1
        state = api.step(state, rng)
        if state["next"] == "person":
            while (reply := api.once("reviewAhead"))["left"]:
                assert reply.keys() == {"ok", "left"}
    assert error(api.ask("reviewAhead")) == "no-turn"
    ahead = set(begun)
    begun.clear()
    found = run(api)
    *earlier, last = [(line["index"], line["action"]) for line in found["lines"]]
    assert ahead >= {*earlier} and begun in ([], [last])  # perhaps with no other turn after it
    monkeypatch.undo()
    fresh, _ = sat_down(api.session.current, 0, "beginner")
    assert run(fresh) == found


@walks.EVERY_GAME
def test_the_review_and_what_a_seat_knew_give_one_answer(game: str) -> None:
    match, rng = Match(game, seats=walks.seats_of(game, 0), seed="one answer"), Random(2)
    api, state = sat_down(match, 0, "beginner")
    saves: dict[int, str] = {}
    while state["next"] in ("person", "bot"):
        if len(state["legal"]) > 1:
            saves[len(api.session.current.actions)] = state["save"]
        state = api.step(state, rng)
    lines: list[dict[str, Any]] = []
    while not lines:  # of the last decision
        lines = api.state("review")["review"]["lines"]
    line = max(lines, key=lambda one: int(one["index"]))  # a slice may hold several
    knew = api.state("analyseDecision", seat=0, index=line["index"])["knew"]
    assert knew["line"] == line
    assert line["index"] == max(saves)
    api.ask("load", save=saves[line["index"]])
    assert api.state("hint")["assessed"]["best"] == line["best"]


# Stored deals and links


def test_play_that_was_taken_back_is_told_of_its_own_deal_alone() -> None:
    api = Client()
    api.state("startMatch", game="ring-of-sevens", seats=3, seed="undo", level="club")
    match = api.session.current
    walks.play_deals(match, Random(1), 1)
    match.next_deal()
    while not match.can_undo(0):
        match.play(match.legal()[0])
    match.undo(0)
    walks.play_deals(match, Random(2), 3)
    save = api.session.state([])["save"]
    loaded = Client()
    loaded.state("load", save=save)
    for one in (api, loaded):
        told = [one.state("dealSummary", deal=deal)["summary"] for deal in (1, 2, 3)]
        assert [summary["undone"] for summary in told] == [False, True, False]
        assert ["&undone=yes" in summary["replay"] for summary in told] == [False, True, False]
    older = {key: value for key, value in json.loads(save).items() if key != "undone"}
    assert Client().state("load", save=json.dumps(older))["table"]["undone"]
    assert error(api.ask("load", save=json.dumps({**older, "undone": ["2"]}))) == "bad-save"
    # A request about a link does not change the current match.
    stands = api.session.state([])["save"]
    for summary in told:
        assert loaded.state("dealSummary", replay=summary["replay"])["summary"] == summary
    assert loaded.session.state([])["save"] == stands
    assert error(loaded.ask("dealSummary", replay=told[0]["replay"] + "x")) == "unknown-level"
    assert error(loaded.ask("dealSummary", replay=5)) == "bad-link"


@walks.EVERY_GAME
@pytest.mark.parametrize("seed", range(3))
def test_what_is_kept_of_a_deal_says_what_it_brought(game: str, seed: int) -> None:
    match = of_several_deals(game, seed)
    totals = [[match.game.initial] * match.game.seats, *(r["scores"] for r in match.results)]
    sign = -1 if GAMES[game].lowest_wins else 1
    for seat in range(match.game.seats):
        api, _ = sat_down(match, seat, LEVELS[seed])
        for deal, (had, has) in enumerate(pairwise(totals), 1):
            summary = api.state("dealSummary", deal=deal)["summary"]
            gains = [sign * (b - a) for a, b in zip(had, has, strict=True)]
            better = {gain for s, gain in enumerate(gains) if gain > gains[seat]}
            assert summary["points"] == sign * gains[seat]
            if game == "upside-down":  # the order of finishing; in the Ring points decide
                assert match.results[deal - 1]["ranking"][summary["place"] - 1] == seat
            else:
                assert (summary["place"] == 1) == (not better)
            other = next((g for s, g in enumerate(gains) if s % 2 != seat % 2), None)
            assert summary["against"] == (other if game == "seven-euchre" else None)
            assert summary["place"] <= len(match.game.teams)
            assert (summary["seat"], summary["level"], summary["undone"]) == (
                seat,
                LEVELS[seed],
                False,
            )
            assert (summary["game"], summary["seats"]) == (game, match.game.seats)


@walks.EVERY_GAME
def test_a_replay_link_is_read_and_watched_elsewhere(game: str) -> None:
    match = of_several_deals(game, 4)
    api, _ = sat_down(match, 1, "beginner")
    for at in (None, 0, 1):
        place = {} if at is None else {"at": at}
        link = api.state("dealSummary", deal=1, **place)["summary"]["replay"]
        assert link.endswith("&seat=1&level=beginner")
        setup = Client().state("inspectLink", link=f"#{link}")["setup"]
        assert setup["replay"] == {"deal": 1, "seat": 1, "at": at, "decides": True}
        assert (setup["options"], setup["level"]) == (dict(match.game.settings), "beginner")
        friend = Client()
        watched = friend.state("openReplay", replay=link)
        past = match.past(1)
        assert watched["at"] == at and watched["table"] == as_json(past.table(1))
        assert watched["next"] == ("over" if past.over else "deal")
        assert watched["level"] == "beginner" and watched["events"] == []
        assert friend.state("dealSummary", **place)["summary"]["replay"] == link
        for index in range(0, len(past.actions), 9):
            looks = [d.state("position", deal=1, index=index, seat=0) for d in (api, friend)]
            assert looks[0] == looks[1]
    inspected = Client().state("inspectLink", link=match.link())
    assert inspected["setup"]["replay"] is None
    bare = match.replay_link(1)
    assert Client().state("openReplay", replay=bare)["level"] == LEVELS[-1]
    refused = {
        bare + "&seat=9": "bad-first",
        bare + "&seat=-1": "bad-link",
        bare + "&seat=0&seat=0": "bad-link",
        bare + "&seat=%D9%A0": "bad-link",
        bare + "&level=club&seat=0": "unknown-level",
        bare + "&level=god": "unknown-level",
        bare + "&name=x": "bad-link",
        bare[:-1]: "damaged-link",
        bare.partition("&check=")[0]: "damaged-link",
        match.link(): "bad-link",
        bare + "&level=" * 2000: "long-link",
    }
    for link, id in refused.items():
        assert error(api.ask("openReplay", replay=link)) == id
        assert link == match.link() or error(api.ask("inspectLink", link=link)) == id
    assert error(api.ask("openReplay")) == "bad-link"
    assert error(api.ask("openLink", link=bare)) == "bad-link"


# One decision


@walks.EVERY_GAME
def test_a_decision_is_judged_as_in_the_review_and_so_is_another_in_its_place(game: str) -> None:
    api, _ = sat_down(walks.play_deals(walks.start(game, 11), Random(11)))
    lines: list[Any] = []
    while not lines:
        lines = api.state("review")["review"]["lines"]
    index, best = lines[0]["index"], lines[0]["best"]
    line = api.state("analyseAction", index=index)["line"]
    assert line == lines[0]
    there = api.state("analyseAction", index=index, action=best)["line"]
    assert (there["action"], there["best"], there["loss"]) == (best, best, 0)
    assert error(api.ask("analyseAction", index=index, action="play:Z1")) == "not-legal"
    of = api.state("position", index=0, seat=0)["look"]["of"]
    actors = [api.state("position", index=at, seat=0)["look"]["actor"] for at in range(of + 1)]
    for at in (next(at for at, actor in enumerate(actors) if actor), of):
        assert error(api.ask("analyseAction", index=at)) == "not-a-decision"
    last = max(at for at, actor in enumerate(actors) if actor == 0)
    api.state("analyseAction", index=last)  # perhaps there was nothing else to do


@pytest.mark.parametrize("game", ["sevens-heaven", "ring-of-sevens"])
def test_a_doubted_verdict_is_asked_in_more_worlds(game: str) -> None:
    api, _ = sat_down(walks.play_deals(walks.start(game, 11), Random(11)))
    lines: list[Any] = []
    while not lines:
        lines = api.state("review")["review"]["lines"]
    index = lines[0]["index"]
    line = api.state("analyseAction", index=index)["line"]
    other = api.state("analyseAction", index=index, doubted=True)["line"]
    assert other["worlds"] > line["worlds"] and other["action"] == line["action"]
    assert api.state("analyseAction", index=index)["line"] == line  # it leaves no traces
