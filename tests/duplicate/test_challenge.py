"""Challenges among friends: what is sent, what it tells and when, and what is refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import walks
from client import Client, checked, error
from nanafuda import Match
from nanafuda.duplicate.fields import first_difference, result_for
from nanafuda.limits import NAME


def played(match: Match, luck: int, seat: int = 0, level: str = "club") -> str:
    """The deal that a match stands in, played to its end, as the page tells it."""
    past = walks.play_deals(match, Random(luck), match.deal_no)
    return f"{past.replay_link()}&seat={seat}&level={level}"


def of_a_deal(game: str, luck: int, deal: int = 2) -> Match:
    """A match that stands before the first action of a deal."""
    match = walks.play_deals(Match(game, seed="friends"), Random(luck), deal)
    return match.past(min(deal, len(match.results))).branch(0)


@walks.EVERY_GAME
def test_a_deal_is_sent_played_and_sent_back(game: str) -> None:
    """Both see the same of each other, and the two links belong to one list."""
    api, begun, seat = Client(), of_a_deal(game, 3), 1
    mine = played(begun.branch(0), 1, seat)
    sent = api.state("createChallenge", name="花子", replay=mine)["challenge"]
    said = api.state("inspectChallenge", link=sent["link"])["rival"]
    assert (said["id"], said["name"]) == (sent["id"], "花子")
    assert (said["deal"], said["beside"]) == (begun.deal_no, None)
    assert (said["setup"]["level"], said["setup"]["hand"]) == ("club", begun.table(1)["hand"])
    state = api.state("openDuplicate", challenge=sent["link"])
    assert (state["table"]["seat"], state["level"], state["table"]["deal"]) == (1, "club", 2)
    assert state["table"]["hand"] == said["setup"]["hand"] and state["table"]["result"] is None
    for luck in range(2, 30):
        other = played(begun.branch(0), luck, seat)
        back = api.state("createChallenge", name="", replay=other)["challenge"]
        assert back["id"] == sent["id"]
        two = [Match.open_replay(one.partition("&seat=")[0]).match for one in (mine, other)]
        for link, own, (a, b) in ((back, mine, two), (sent, other, two[::-1])):
            said = api.state("inspectChallenge", link=link["link"], mine=own)["rival"]
            beside = said["beside"]
            assert (beside["mine"], beside["theirs"]) == (result_for(a, 1), result_for(b, 1))
            assert beside["replay"].partition("&seat=")[0] == b.replay_link()
            assert beside["parted"] == first_difference(a, b, 1)
            if beside["parted"]:
                look = api.state("openReplay", replay=beside["look"])
                assert look["at"] == beside["parted"]["index"]


def test_what_was_taken_back_is_told() -> None:
    api, match = Client(), of_a_deal("ring-of-sevens", 4)
    done = walks.play_deals(match.branch(0), Random(5), 2)
    done.undone_deals = frozenset([2])
    replay = f"{done.replay_link()}&seat=0&level=strong"
    link = api.state("createChallenge", name="x", replay=replay)["challenge"]["link"]
    beside = api.state("inspectChallenge", link=link, mine=replay)["rival"]["beside"]
    assert beside["undone"] and beside["parted"] is None and beside["look"] is None


def test_nothing_of_the_result_is_told_before_the_end() -> None:
    """Hidden from readers of the link, from other players, and at another deal, seat or level."""
    api, begun = Client(), of_a_deal("seven-euchre", 8, 1)
    mine = played(begun.branch(0), 1)
    link = api.state("createChallenge", name="Ann", replay=mine)["challenge"]["link"]
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
        played(of_a_deal("seven-euchre", 9, 2), 2),
        mine.replace("&seat=0", "&seat=2"),
        mine.replace("&level=club", "&level=expert"),
    ):
        assert error(api.ask("inspectChallenge", link=link, mine=wrong)) == "not-these-deals"
    assert error(api.ask("inspectChallenge", link=link, mine=running.link())) == "bad-link"


def test_what_is_changed_is_refused() -> None:
    api = Client()
    deal = played(of_a_deal("sevens-heaven", 5), 5)
    link = api.state("createChallenge", name="Ann", replay=deal)["challenge"]["link"]
    body, _, check = link.partition("&check=")
    moves = body.partition("&moves=")[2].partition("&")[0]
    other = chr(ord(moves[0]) + 1) + moves[1:]

    def inspected(text: str) -> str:
        return error(api.ask("inspectChallenge", link=text))

    for changed in (body.replace("by=Ann", "by=Bob"), body.replace(moves, other)):
        assert inspected(f"{changed}&check={check}") == "damaged-link"
        reply = api.ask("openDuplicate", challenge=f"{changed}&check={check}")
        assert error(reply) == "damaged-link"
    for odd in ("x" * (NAME + 1), "%E2%80%AEx", "a%20", "+a", "%00"):
        assert inspected(checked(body.replace("by=Ann", f"by={odd}"))) == "bad-link"
    for gone in ("&by=Ann", f"&moves={moves}"):
        assert inspected(checked(body.replace(gone, ""))) == "bad-link"
    assert inspected(checked(body.replace("&v=1", "&v=9"))) == "unknown-version"
    assert error(api.ask("inspectLink", link=link)) in ("bad-link", "unknown-option")
    strange: list[Any] = [7, None, "x", [deal], {}]
    for wrong in strange:
        assert not api.ask("createChallenge", name="", replay=wrong)["ok"]
        assert wrong is None or not api.ask("inspectChallenge", link=link, mine=wrong)["ok"]


def test_a_deal_without_a_decision_is_no_challenge() -> None:
    replay = (
        "game=sevens-heaven&v=1&seats=6&seed=627fq7rs&tempers=yes&deal=4&moves=8p8Hlf4s7ORI7LM"
        "&check=6385d47c&seat={}&level=club"
    )
    client = Client()
    for seat, decides in ((0, False), (2, True)):
        link = replay.format(seat)
        assert client.ask("dealSummary", replay=link)["decides"] == decides
        assert client.ask("inspectLink", link=link)["setup"]["replay"]["decides"] == decides
        reply = client.ask("createChallenge", name="", replay=link)
        assert reply["ok"] if decides else error(reply) == "no-decision"
