"""The end of a pause of the whole room: every clock that gives a player time continues from where it stopped."""

from __future__ import annotations

import structlog

from cardroom.room.hosting.open_tables import OpenTables, carry_out_if_possible
from cardroom.room.lobby.lines import Lines
from cardroom.room.tournaments.tournament_desk import Tournaments
from cardroom.table.model.commands import Extend

_log = structlog.get_logger("cardroom.pulse")


def extend_clocks(tables: OpenTables, tournaments: Tournaments, lines: Lines, by_ms: int) -> None:
    """Extend all running clocks. Each table gets a command of its own, so its journal replays to the same times."""
    extended = 0
    for writer in list(tables.values()):
        if not writer.is_frozen and not writer.stopped and writer.table.due_at_ms() is not None:
            carry_out_if_possible(writer, Extend(by_ms))
            extended += 1
    extended += tournaments.tables_shown.extend(list(tournaments.hosts), by_ms)
    lines.extend(by_ms)
    _log.warning("room_stood_still", by_ms=by_ms, tables=extended)
