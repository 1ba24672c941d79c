"""Seven's Sevens Heaven at the table: a round, every scene, reading, layout."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.games.sevens_heaven import (
    GAME,
    declares,
    foreseen,
    jackpot,
    joint,
    paid,
    predicts,
    steals,
    take_turn,
)
from e2e.play import Table, match_at

# Matches at a certain point, with fixed actions of the bots.


def test_stakes_before_declaring(visit: Visit) -> None:
    page = visit("en")
    match = match_at(GAME, declares, 4)
    table = Table.resume(page, match)
    ranks = sorted(int(card[1:]) for card in table.cards())
    stakes = page.locator(".stakes").inner_text()
    for number in (ranks[0], ranks[-1], match.scores[0], match.table(0)["pot"], 7):
        assert str(number) in stakes


def test_predictions_lay_chips_on_the_bettors(visit: Visit) -> None:
    page = visit("en")
    match = match_at(GAME, predicts, 7)
    table = Table.resume(page, match)
    buttons = page.locator("button.candidate")
    expect(buttons).to_have_count(len(match.legal()))
    chip = page.locator("[data-piece='chip 0']")
    expect(page.locator("[data-seat='0'] [data-piece='chip 0']")).to_have_count(1)
    name = buttons.first.locator(".candidate-name").inner_text()
    take_turn(table)
    expect(chip).to_have_count(1)
    where = page.locator(".seat, .candidate").filter(has=chip)
    expect(where).to_contain_text(name)


def test_thief_chooses_between_the_two_holders(visit: Visit) -> None:
    page = visit("en")
    match = match_at(GAME, steals, 4)
    victim = match.legal()[0].removeprefix("steal:")
    sevens = match.table(0)["captured"]
    table = Table.resume(page, match)
    expect(page.locator(".actions .buttons button")).to_have_count(2)
    expect(page.locator(".gamble .card[data-card]")).not_to_have_count(0)
    expect(page.locator(f"[data-seat='{victim}'] .stack")).to_have_count(1)
    take_turn(table)
    expect(page.locator(f"[data-seat='{victim}'] .stack")).to_have_count(0)
    expect(page.locator("[data-seat='0'] .stack b")).to_have_text(str(sevens))


def test_pay_out_is_explained_line_by_line(visit: Visit) -> None:
    page = visit("en")
    match = match_at(GAME, paid, 5)
    Table.resume(page, match)
    result = match.results[-1]
    for line in result["lines"]:
        row = page.locator(f".middle .account tr[data-seat-row='{line['seat']}']")
        expect(row).to_contain_text(str(abs(line["points"])))
        expect(row.locator("td").last).to_have_text(str(match.scores[line["seat"]]))
    bankrupt = next(line["seat"] for line in result["lines"] if line["reason"] == "bankrupt")
    expect(page.locator(f".account tr[data-seat-row='{bankrupt}']")).to_contain_text("bankrupt")


def test_headline_and_words_name_what_a_prediction_brought(visit: Visit) -> None:
    page = visit("en")
    match = match_at(GAME, foreseen, 4)
    Table.resume(page, match)
    result = match.results[-1]
    prediction = next(line for line in result["lines"] if line["reason"] == "prediction")
    fold = next(line for line in result["lines"] if line["reason"] == "fold" and not line["seat"])
    winner = page.locator(f"[data-seat='{result['winner']}'] .seat-name").inner_text()
    expect(page.locator(".headline")).to_contain_text(
        f"you score {result['change'][0]}, {prediction['points']} of them for your prediction."
    )
    page.keyboard.press("t")
    parts = f"fold +{fold['points']}, chip on {winner} +{prediction['points']}"
    expect(page.locator("dialog[open]")).to_contain_text(f"You {match.scores[0]} ({parts})")


def test_jackpot_ends_the_game_without_pay_out(visit: Visit) -> None:
    page = visit("en")
    match = match_at(GAME, jackpot, 4)
    Table.resume(page, match)
    (winner,) = match.winners
    expect(page.locator(".headline")).to_contain_text("Jackpot")
    row = page.locator(f".middle .account tr[data-seat-row='{winner}']")
    expect(row).to_contain_text("jackpot")
    assert int(page.locator(f"[data-seat='{winner}'] .stack b").inner_text()) >= 3


def test_joint_winners_are_both_named(visit: Visit) -> None:
    page = visit("en")
    match = match_at(GAME, joint, 3)
    Table.resume(page, match)
    other = next(seat for seat in match.winners if seat)
    name = page.locator(f"[data-seat='{other}'] .seat-name").inner_text()
    words = page.locator(".winners").inner_text()
    assert words.startswith("A shared win with") and name in words


LAPS = """() => {
  const box = (node) => node.getBoundingClientRect();
  return [...document.querySelectorAll(".seat")].flatMap((seat) => {
    const tile = seat.querySelector(".seat-marks .tile");
    return [...seat.querySelectorAll(".piece-chip")]
      .filter((chip) => tile && box(chip).left < box(tile).right - 1)
      .map((chip) => `${seat.dataset.seat}: ${box(chip).left} < ${box(tile).right}`);
  });
}"""


def test_chips_lie_beside_the_card_however_many_sit_there(visit: Visit) -> None:
    page = visit("en")
    page.set_viewport_size({"width": 360, "height": 640})
    match = match_at(GAME, lambda g: g.phase == 3 and g.turn == 0 and g.chips.count(0) > 1, 7)
    Table.resume(page, match)
    assert page.locator(".seat[data-place='0'] .piece-chip").count() > 1
    assert page.evaluate(LAPS) == []
