"""The span of days added up for the staff's page: in which order its rows come."""

from __future__ import annotations

import msgspec

from cardroom.room.cashier.day_rows import DayReport, PlayerDay, TableDay
from cardroom.room.cashier.report_summary import summed
from cardroom.room.cashier.report_tables import NamedDay

TAKEN = {"most": (100, 300, 300), "middle": (500, 0, 0), "least": (0, 200, 200)}
"""Rake, charges for time and drops: 7.00, 5.00 and 4.00 in all."""


def test_tables_and_players_come_by_all_that_was_taken_of_them_the_most_first() -> None:
    report = msgspec.convert(
        {"books": {"opening": {}, "moved": {}, "closing": {}}, "tables": [], "players": [], "hours": []},
        DayReport,
    )
    order = ("least", "most", "middle")
    report.tables = tuple(
        TableDay("h", f"t-{name}", name, "holdem", "1-2", 9, *TAKEN[name]) for name in order
    )
    report.players = tuple(PlayerDay("h", name, 9, *TAKEN[name]) for name in order)
    body = summed([NamedDay("2026-11-22", report, True)], {})
    assert [row.name for row in body.tables] == ["most", "middle", "least"]
    assert [row.player for row in body.players] == ["most", "middle", "least"]
