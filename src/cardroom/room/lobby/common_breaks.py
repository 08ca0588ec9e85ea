"""Breaks at all tables of a house, where a player sits out at one of several."""

from __future__ import annotations

from typing import Final

import structlog

from cardroom.cash.break_everywhere import AtCashTable, break_everywhere
from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.rules.refused import Refused
from cardroom.table.events import SatOut
from cardroom.table.model.commands import SitOut
from cardroom.table.model.decided import Decided

NO_BREAK: Final = ("general", "skipped_big_blind", "no_chips", "penalty")
"""Reasons for sitting out that begin no break at the player's other tables.

The first is such a break already, the second is the exception of CO-7; having no chips is no wish to pause, and a
penalty is none either.
"""

_log = structlog.get_logger("cardroom.floor")


class CommonBreaks:
    """Begins breaks everywhere (CO-7)."""

    def __init__(self, tables: OpenTables) -> None:
        self._tables = tables

    def stepped(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Begin a break at the other tables of each player who sits out with this step."""
        if writer.terms.is_apart:
            return
        for event in decided.events:
            if isinstance(event, SatOut) and event.reason not in NO_BREAK:
                seat = writer.table.seats.get(event.seat)
                if seat is not None:
                    self._begin(writer, seat.player, now_ms)

    def _begin(self, writer: TableWriter, player: str, now_ms: int) -> None:
        standings = []
        for table in self._tables.tables_of(player):
            seat = self._tables[table].table.seat_of(player)
            terms = self._tables[table].terms
            if seat is not None and terms.house == writer.terms.house and not terms.is_apart:
                standings.append(AtCashTable(table, seat.sits_out, seat.general_until_ms))
        pause = break_everywhere(standings, now_ms, writer.table.book.sit_out)
        if pause is None:
            return
        for table in pause.tables:
            try:
                self._tables[table].carry_out(SitOut(player, general_until_ms=pause.until_ms))
            except Refused as refused:
                _log.info("break_not_begun", table=table, code=refused.code)
