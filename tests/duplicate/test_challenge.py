"""Challenges among friends: what is sent, what it tells and when, and what is refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
import walks
from client import Client, checked, error
from nanafuda import Match
from nanafuda.duplicate import challenges as challenge
from nanafuda.duplicate.fields import first_difference, result_for
from nanafuda.duplicate.tournaments import Tournament
from nanafuda.limits import LINK, NAME


def played(match: Match, luck: int, seat: int = 0, level: str = "club") -> dict[str, Any]:
    """The deal that a match stands in, played to its end, as the page tells it."""
    past = walks.play_deals(match, Random(luck), match.deal_no)
    replay = f"{past.replay_link()}&seat={seat}&level={level}"
    return {"replay": replay, "percent": None, "hinted": False}


def of_a_deal(game: str, luck: int, deal: int = 2) -> Match:
    """A match that stands before the first action of a deal."""
    match = walks.play_deals(Match(game, seed="friends"), Random(luck), deal)
    return match.past(min(deal, len(match.results))).branch(0)


def whole(game: str, deals: int, luck: int) -> tuple[Tournament, list[dict[str, Any]]]:
    """A tournament and how somebody has played it."""
    t, rng = Tournament(game, deals, seed=f"friends {luck % 3}"), Random(luck)
    boards = [played(t.match(number), rng.randrange(999)) for number in range(deals)]
    for board in boards:
        board["percent"] = round(100 * rng.randrange(33) / 32, 1)
        board["hinted"] = rng.random() < 0.5
    return t, boards


@walks.EVERY_GAME
def test_a_deal_is_sent_played_and_sent_back(game: str) -> None:
    """Both see the same of each other, and the two links belong to one list."""
    api, begun = Client(), of_a_deal(game, 3)
    seat, other = 1, None
    mine = played(begun.branch(0), 1, seat)
    sent = api.state("createChallenge", name="花子", played=[mine])["challenge"]
    said = api.state("inspectChallenge", link=sent["link"])["rival"]
    assert (said["id"], said["name"], said["deals"]) == (sent["id"], "花子", 1)
    assert (said["tournament"], said["deal"], said["boards"]) == (None, begun.deal_no, None)
    assert (said["setup"]["level"], said["setup"]["hand"]) == ("club", begun.table(1)["hand"])
    state = api.state("openDuplicate", challenge=sent["link"])
    assert (state["table"]["seat"], state["level"], state["table"]["deal"]) == (1, "club", 2)
    assert state["table"]["hand"] == said["setup"]["hand"] and state["table"]["result"] is None
    for luck in range(2, 30):
        other = played(begun.branch(0), luck, seat)
        back = api.state("createChallenge", name="", played=[other])["challenge"]
        assert back["id"] == sent["id"]
        two = [
            (Match.open_replay(one["replay"].partition("&seat=")[0]).match) for one in (mine, other)
        ]
        for link, own, (a, b) in ((back, mine, two), (sent, other, two[::-1])):
            (beside,) = api.state("inspectChallenge", link=link["link"], mine=[own["replay"]])[
                "rival"
            ]["boards"]
            assert (beside["mine"], beside["theirs"]) == (result_for(a, 1), result_for(b, 1))
            assert beside["replay"].partition("&seat=")[0] == b.replay_link()
            assert beside["parted"] == first_difference(a, b, 1)
            if beside["parted"]:
                look = api.state("openReplay", replay=beside["look"])
                assert look["at"] == beside["parted"]["index"]


@walks.EVERY_GAME
@pytest.mark.parametrize("deals", [4, 16])
def test_a_tournament_is_sent_as_a_whole(game: str, deals: int) -> None:
    api = Client()
    (t, mine), (_, theirs) = whole(game, deals, 3), whole(game, deals, 6)
    sent = api.state("createChallenge", name="Bo", played=theirs, tournament=t.link())["challenge"]
    assert len(sent["link"]) < 1000 < LINK and sent["id"] == f"t-{t.link()[-8:]}"
    said = api.state("inspectChallenge", link=sent["link"])["rival"]
    assert (said["tournament"], said["deals"], said["boards"]) == (t.link(), deals, None)
    told = api.state("inspectChallenge", link=sent["link"], mine=[one["replay"] for one in mine])[
        "rival"
    ]
    for board, one in zip(told["boards"], theirs, strict=True):
        assert (board["percent"], board["hinted"]) == (one["percent"], one["hinted"])
        assert board["replay"] == one["replay"] and not board["undone"]
    own = [one["replay"] for one in mine]
    for wrong in (own[:-1], own[::-1], [*own[1:], own[0]]):
        assert (
            error(api.ask("inspectChallenge", link=sent["link"], mine=wrong)) == "not-these-deals"
        )


def test_what_was_taken_back_is_told() -> None:
    api, match = Client(), of_a_deal("ring-of-sevens", 4)
    done = walks.play_deals(match.branch(0), Random(5), 2)
    done.undone_deals = frozenset([2])
    replay = f"{done.replay_link()}&seat=0&level=strong"
    link = api.state(
        "createChallenge", name="x", played=[{"replay": replay, "percent": 50, "hinted": True}]
    )["challenge"]["link"]
    (board,) = api.state("inspectChallenge", link=link, mine=[replay])["rival"]["boards"]
    assert board["undone"] and board["parted"] is None and board["look"] is None


def test_nothing_of_the_result_is_told_before_the_end() -> None:
    """Hidden from readers of the link, from other players, and at another deal, seat or level."""
    api, begun = Client(), of_a_deal("seven-euchre", 8, 1)
    mine = played(begun.branch(0), 1)
    link = api.state("createChallenge", name="Ann", played=[mine])["challenge"]["link"]
    theirs = Match.open_challenge(link).played
    for reply in (
        api.state("inspectChallenge", link=link),
        api.state("openDuplicate", challenge=link),
    ):
        text = json.dumps(reply)
        assert all(action not in text for action in theirs.actions if "play:" in action)
        assert json.dumps(theirs.results[-1]["change"]) not in text
    running = begun.branch(0)
    for wrong in (
        played(of_a_deal("seven-euchre", 9, 2), 2)["replay"],
        mine["replay"].replace("&seat=0", "&seat=2"),
        mine["replay"].replace("&level=club", "&level=expert"),
    ):
        assert error(api.ask("inspectChallenge", link=link, mine=[wrong])) == "not-these-deals"
    assert error(api.ask("inspectChallenge", link=link, mine=[running.link()])) == "bad-link"


def test_what_is_changed_is_refused() -> None:
    api = Client()
    t, boards = whole("sevens-heaven", 4, 5)
    deal = played(of_a_deal("sevens-heaven", 5), 5)
    asked = (
        {"name": "Ann", "played": [deal]},
        {"name": "Ann", "played": boards, "tournament": t.link()},
    )
    for ask in asked:
        link = api.state("createChallenge", **ask)["challenge"]["link"]
        body, _, check = link.partition("&check=")
        moves = body.partition("&moves=")[2].partition("&")[0]
        other = chr(ord(moves[0]) + 1) + moves[1:]
        for changed in (body.replace("by=Ann", "by=Bob"), body.replace(moves, other)):
            assert (
                error(api.ask("inspectChallenge", link=f"{changed}&check={check}"))
                == "damaged-link"
            )
            assert (
                error(api.ask("openDuplicate", challenge=f"{changed}&check={check}"))
                == "damaged-link"
            )
        for odd in ("x" * (NAME + 1), "%E2%80%AEx", "a%20", "+a", "%00"):
            named = checked(body.replace("by=Ann", f"by={odd}"))
            assert error(api.ask("inspectChallenge", link=named)) == "bad-link"
        for gone in ("&by=Ann", f"&moves={moves}"):
            assert (
                error(api.ask("inspectChallenge", link=checked(body.replace(gone, ""))))
                == "bad-link"
            )
        assert error(api.ask("inspectChallenge", link=checked(body.replace("&v=1", "&v=9")))) == (
            "unknown-version"
        )
        assert error(api.ask("inspectLink", link=link)) in ("bad-link", "unknown-option")
        assert error(api.ask("tournament", link=link)) in ("bad-link", "unknown-option")
    strange: list[Any] = [
        [{**deal, "percent": 101}],
        [{**deal, "replay": 7}],
        None,
        "x",
        [None],
        [{}],
    ]
    for wrong in strange:
        assert not api.ask("createChallenge", name="", played=wrong)["ok"]
    assert error(api.ask("createChallenge", name="", played=[])) == "not-these-deals"
    assert error(api.ask("createChallenge", name="", played=[deal, deal])) == "not-these-deals"
    short = {"name": "", "played": boards[:3], "tournament": t.link()}
    assert error(api.ask("createChallenge", **short)) == "not-these-deals"


def test_a_link_longer_than_any_may_be_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    t, boards = whole("sevens-heaven", 4, 5)
    monkeypatch.setattr(challenge, "LINK", 100)
    asked = {"name": "Ann", "played": boards, "tournament": t.link()}
    assert error(Client().ask("createChallenge", **asked)) == "long-link"
