"""The audit of hints by independent players."""

from __future__ import annotations

from arena.audit import Table, Told, _told
from nanafuda.bots.verdict import Gap


def test_told_and_judged_are_compared_and_retractions_counted() -> None:
    even = Told(Gap(1.0, 0.1), Gap(1.0, 0.3), Gap(0.9, 0.1))
    back = Told(Gap(1.0, 0.1), Gap(0.5, 0.3), Gap(0.6, 0.1))
    assert not even.retracted and back.retracted
    table = Table()
    _told(table, [even, back])
    assert table.rows[0][1].startswith("1 : 0.75 ±") and table.rows[0][1].endswith("2 differences")
    assert table.rows[1][1] == "1 of 2"
