"""Which version of a house's rules a player has accepted: by playing a hand by it (CO-24a). The log has each once."""

from __future__ import annotations

from typing import Final

from cardroom.room.log_pages import all_of
from cardroom.room.tables.writer import TableWriter
from cardroom.store.protocol import Reader
from cardroom.store.rows import LogRecord
from cardroom.table.decided import Decided
from cardroom.table.events import HandStarted

ACCEPT: Final = "accept_rules"
VERSION: Final = "version"


class Acceptance:
    """Notes the rulebook's version with the first hand that a player is dealt by it."""

    def __init__(self) -> None:
        self._known: set[tuple[str, str]] = set()

    def load(self, reader: Reader) -> None:
        """Read back who accepted what."""
        for record in all_of(reader, ACCEPT):
            self._known.add((record.who, str(record.details.get(VERSION, ""))))

    def records(self, writer: TableWriter, decided: Decided, now_ms: int) -> tuple[LogRecord, ...]:
        """What the log keeps of a hand's beginning: in the same commit, so a hand that is dealt is accepted."""
        started = next((event for event in decided.events if isinstance(event, HandStarted)), None)
        if started is None:
            return ()
        house, version = writer.terms.house, writer.table.book.version
        fresh = [seat.player for seat in started.seats if (seat.player, version) not in self._known]
        self._known.update((player, version) for player in fresh)
        details = {VERSION: version, "hand": started.hand}
        return tuple(LogRecord(now_ms, player, ACCEPT, player, house, dict(details)) for player in fresh)

    def has_accepted(self, player: str, version: str) -> bool:
        """Whether a player has played a hand by this version."""
        return (player, version) in self._known
