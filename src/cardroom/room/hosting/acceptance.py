"""The versions of a house's rules that players accepted, by playing a hand by them (CO-24a): one row for each."""

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
        """Load the players who accepted these versions; no hand is dealt by any other version."""
        for version in versions:
            self._known.update((matter.about, version) for matter in reader.matters(_kind(version)))

    def records(self, writer: TableWriter, decided: Decided, now_ms: int) -> SideEffects:
        """Return the rows and log lines of new acceptances at the start of a hand, for the commit that deals it."""
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
