"""Which version of a house's rules a player has accepted: by playing a hand by it (CO-24a). A row has each once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardroom.room.hosting.step_context import SideEffects
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.store.protocol import Reader
from cardroom.store.rows import KeepMatter, LogRecord, Matter
from cardroom.table.events import HandStarted
from cardroom.table.model.decided import Decided

ACCEPT: Final = "accept_rules"
VERSION: Final = "version"


class Acceptance:
    """Notes the rulebook's version with the first hand that a player is dealt by it."""

    def __init__(self) -> None:
        self._known: set[tuple[str, str]] = set()

    def load(self, reader: Reader, versions: Iterable[str]) -> None:
        """Who has accepted these versions; of others no hand is dealt."""
        for version in versions:
            self._known.update((matter.about, version) for matter in reader.matters(_kind(version)))

    def records(self, writer: TableWriter, decided: Decided, now_ms: int) -> SideEffects:
        """What is kept of a hand's beginning: in the same commit, so a hand that is dealt is accepted."""
        started = next((event for event in decided.events if isinstance(event, HandStarted)), None)
        if started is None:
            return SideEffects()
        house, version = writer.terms.house, writer.table.book.version
        fresh = [seat.player for seat in started.seats if (seat.player, version) not in self._known]
        self._known.update((player, version) for player in fresh)
        details = {VERSION: version, "hand": started.hand}
        return SideEffects(
            tuple(LogRecord(now_ms, player, ACCEPT, player, house, dict(details)) for player in fresh),
            tuple(
                KeepMatter(Matter(_kind(version), player, player, now_ms, False, {"hand": started.hand}))
                for player in fresh
            ),
        )

    def has_accepted(self, player: str, version: str) -> bool:
        """Whether a player has played a hand by this version."""
        return (player, version) in self._known


def _kind(version: str) -> str:
    return f"accepted:{version}"
