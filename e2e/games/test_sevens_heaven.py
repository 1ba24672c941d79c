"""Seven's Sevens Heaven at the table: a round, every scene, reading, layout."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.play import Table, match_at, seats_and_sizes, shared

GAME = "sevens-heaven"
SHORT: dict[str, object] = {"length": "one"}
OVERFLOWS = """() => {
  const middle = document.querySelector(".middle").getBoundingClientRect();
  const parts = ".middle .card, .candidate, .stakes, .place-name, .place-note";
  return [...document.querySelectorAll(parts)]
    .map((node) => [node.className, node.getBoundingClientRect()])
    .filter(([, box]) => box.width && !document.querySelector(".end")
      && (box.top < middle.top - 1 || box.bottom > middle.bottom + 1
        || box.left < middle.left - 1 || box.right > middle.right + 1))
    .map(([name, box]) => `${name} ${Math.round(box.top)}–${Math.round(box.bottom)}`);
}"""


def take_turn(table: Table, declare: str = "bet") -> None:
    """One decision by clicking: the same declaration always, otherwise the first thing there is."""
    page = table.page
    if table.phase == "bet":
        table.choose(page.locator(f".actions [data-id={declare}]"))
    elif table.phase == "predict":
        table.choose(page.locator("button.candidate").first)
    elif table.phase == "steal":
        table.choose(page.locator(".actions .buttons button").first)
    else:
        table.choose(table.playable.first)


# Matches at a certain point, with fixed actions of the bots.


def declares(g: Any) -> bool:
    return bool(g.turn == 0 and g.phase == 1 and g.declared and g.scores[0] > 20)


def predicts(g: Any) -> bool:
    return g.turn == 0 and g.phase == 2 and g.bettors.bit_count() >= g.seats - 2 and any(g.stacks)


def leads(g: Any) -> bool:
    bettors = g.bettors.bit_count()
    return bool(g.turn == 0 and g.phase == 3 and bettors >= g.seats - 1 and g.played)


def steals(g: Any) -> bool:
    return bool(g.turn == 0 and g.phase == 4)


def paid(g: Any) -> bool:
    reasons = {line["reason"] for line in g.result["lines"]} if g.result else set()
    return not g.over and {"fold", "pot", "prediction", "bankrupt"} <= reasons


def jackpot(g: Any) -> bool:
    return bool(g.over and g.result["ending"] == "jackpot")


def joint(g: Any) -> bool:
    return len(g.winners) == 2 and 0 in g.winners


SCENES = {
    "bet": declares, "predict": predicts, "play": leads, "steal": steals, "pay-out": paid,
}  # fmt: skip


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


def test_jackpot_ends_the_game_without_pay_out(visit: Visit) -> None:
    page = visit("en")
    match = match_at(GAME, jackpot, 4)
    Table.resume(page, match)
    (winner,) = match.winners
    expect(page.locator(".sheet-title")).to_contain_text("Jackpot")
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


@seats_and_sizes(4, 7, ("ja", 3), ("ja", 5), ("en", 7))
def test_every_scene_fits_every_size(
    visit: Visit, lang: str, seats: int, half: int, every: int
) -> None:
    page = visit(lang)
    for part, (name, here) in shared(SCENES.items(), half, every):
        table = Table.resume(page, match_at(GAME, here, seats))
        for size in table.sizes(part):
            table.check_layout(f"{name} at {size}")
            assert page.evaluate(OVERFLOWS) == [], f"{name} at {size}"
        if seats == 7:
            page.set_viewport_size({"width": 360, "height": 640})
            table.axe(name)


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
