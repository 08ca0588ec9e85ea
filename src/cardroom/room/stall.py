"""The end of a pause of the whole room: every clock that gives a player time continues from where it stopped."""

from __future__ import annotations

import structlog

from cardroom.room.hosting.hosted_tables import HostedTables
from cardroom.room.lobby.lines import Lines

_log = structlog.get_logger("cardroom.pulse")


def extend_clocks(tables: HostedTables, lines: Lines, by_ms: int) -> None:
    """Extend all running clocks. Each table gets a command of its own, so its journal replays to the same times."""
    extended = sum([hosted.extend(by_ms) for hosted in list(tables.values())])
    lines.extend(by_ms)
    _log.warning("room_stood_still", by_ms=by_ms, tables=extended)
