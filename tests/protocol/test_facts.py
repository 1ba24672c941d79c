"""The engine tells the page every fact of the rules: in its catalogue and its tables."""

from __future__ import annotations

from typing import Any

from generate.catalogue import catalogue
from nanafuda import GAMES, Match


def facts(game: str) -> Any:
    return next(one["facts"] for one in catalogue()["games"] if one["id"] == game)


def begun(game: str) -> Match:
    return Match(game, seats=GAMES[game].seat_range[0], seed="facts", first=0)


def test_packs() -> None:
    packs = catalogue()["packs"]
    assert packs["seven"]["suits"][:2] == [
        {"suit": "F", "low": 7, "high": 13},
        {"suit": "T", "low": 6, "high": 12},
    ]
    ranks = packs["colours"]["ranks"]
    assert {one["cards"] for one in ranks} == {3} and len(ranks) == 17
    assert packs["french"]["joker"] == "X0"


def test_seven_euchre() -> None:
    told = facts("seven-euchre")
    assert told["denominations"] == list("FTSCBOHN")
    assert [bid["value"] for bid in told["bids"]] == list(range(7, 55))
    assert told["levels"] == [7, 8, 9, 10, 11, 12]
    trumps = " ".join(told["trumps"]["B"])
    assert trumps == "B7 B9 B8 F7 T7 S7 C7 O7 H7 B6 B5 B4 B3"  # E14
    table = begun("seven-euchre").table(0)
    assert (table["target"], table["teams"]) == (77, [[0, 2], [1, 3]])
    match: Match = Match("seven-euchre", seed="facts", first=3)
    for action in ("bid:S8", "pass", "pass", "pass"):
        match.play(action)
    assert match.table(0)["contract"]["value"] == 17  # 7 + 8 + 2 (E21)
    assert match.table(0)["needed"] == [8, 5]


def test_the_lowest_bid_that_may_be_made() -> None:
    match: Match = Match("seven-euchre", seed="facts", first=3)
    for bid, lowest in (("pass", "F7"), ("bid:S8", "C8"), ("bid:N8", "F9"), ("bid:H12", "N12")):
        match.play(bid)
        now = match.table(0)["lowest"]
        assert f"{now['denomination']}{now['tricks']}" == lowest
    match.play("bid:N12")
    assert match.table(0)["lowest"] is None


def test_sevens_heaven() -> None:
    names = ("target", "tricks", "stack_cards", "jackpot", "prediction")
    assert [facts("sevens-heaven")[name] for name in names] == [77, 3, 2, 3, 7]
    table = begun("sevens-heaven").table(0)
    assert (table["target"], table["centre"]) == (77, 2)


def test_what_a_declaration_can_win_and_lose() -> None:
    decks = [["R2", "G9", "U4", *(c for c in _colours() if c not in ("R2", "G9", "U4"))]]
    match: Match = Match("sevens-heaven", seats=3, decks=decks, seed="s", first=0)
    ranks = sorted(int(card[1:]) for card in match.table(0)["hand"])
    stakes = match.table(0)["stakes"]
    assert (stakes["low"], stakes["high"], stakes["of"]) == (ranks[0], ranks[-1], 7)
    assert (stakes["reach"], stakes["alone"], stakes["predicts"]) == (0, False, True)
    assert match.table(1)["stakes"] is None
    match.play("fold")
    assert match.table(1)["stakes"]["predicts"] is False  # one other at most can bet (RT7)
    match.play("fold")
    assert match.table(2)["stakes"]["alone"] is True
    assert match.table(2)["card_points"] == [2, 9, None]


def _colours() -> list[str]:
    return [f"{colour}{rank}" for colour in "RGU" for rank in range(1, 18)]


def test_ring_of_sevens() -> None:
    told = facts("ring-of-sevens")
    worth = [told["worth"][card] for card in ("H9", "S11", "D5", "C3", "H1", "X0", "H8")]
    assert worth == [5, 3, 5, 3, 1, 1, 0]
    assert catalogue()["games"][2]["initial"] == 50
    table = begun("ring-of-sevens").table(0)
    assert (table["scores"][0], table["deals"]) == (50, 6)  # two cycles of three seats
    places = {one["place"]: one["cards"] for one in told["places"]}
    assert places["R9"] == ["H9", "D9"] and places["H8"] == ["H8"] and places["S7"] == ["S7"]
    assert sorted(card for cards in places.values() for card in cards) == sorted(
        f"{suit}{rank}" for suit in "SHDC" for rank in range(1, 14)
    )


def test_seven_bridge() -> None:
    told, table = facts("seven-bridge"), begun("seven-bridge").table(0)
    factors = ("seven_factor", "joker_factor", "concealed_factor", "all_laid_off")
    assert [told[name] for name in factors] == [2, 5, 2, -50]
    assert [told["pips"][card] for card in ("S1", "H11", "D7", "X0")] == [10, 10, 7, 0]
    penalty = sum(told["pips"][card] for card in table["hand"])
    for card in table["hand"]:
        penalty *= told["seven_factor"] if card[1:] == "7" else 1
        penalty *= told["joker_factor"] if card == "X0" else 1
    assert table["penalty"] == penalty


def test_upside_down() -> None:
    assert facts("upside-down")["points"] == {"winner": 3, "second-winner": 1, "loser": -1}
    match = begun("upside-down")
    table = match.table(0)
    assert table["titles"] == ["winner", "commoner", "loser"]
    assert [one["card"] for one in match.story if one["type"] == "show"] == ["C7"]
    assert table["ranks"] == list(range(1, 14)) and table["stronger"] == []


def test_the_ranks_that_beat_what_lies_there() -> None:
    match: Match = Match("upside-down", seats=3, seed="facts", first=0)
    match.play(next(one for one in match.legal() if one.startswith("play:S") and "." not in one))
    table = match.table(0)
    lowest = min(int(card[1:]) for card in table["top"]["cards"])
    assert table["die"] == 6 and table["stronger"] == list(range(lowest + 1, 14))
    match.play("pass")
    assert match.table(0)["ranks"] == list(range(1, 14))


def test_only_partners_are_teams() -> None:
    partners = {entry["id"]: entry["partners"] for entry in catalogue()["games"]}
    assert [id for id in partners if partners[id]] == ["seven-euchre"]
    assert Match("seven-bridge", seats=3).table(0)["teams"] == [[0], [1], [2]]
