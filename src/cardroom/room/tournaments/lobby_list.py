"""The list of tournaments in the lobby: sent whole once, then only the changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from cardroom.room.identity.client_connection import ClientConnection
from cardroom.room.lobby.followers import Followers
from cardroom.room.protocol.tournament_news import TournamentsChanged, TournamentsShown
from cardroom.room.protocol.tournament_views import TournamentRow
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.runtime.timers import Timers, Wake

_encode = msgspec.json.Encoder().encode


class TournamentList:
    """Gathers changes, as the lobby does. Lines are built from durable state."""

    def __init__(
        self,
        clock: Clock,
        timers: Timers,
        settings: RoomSettings,
        row: Callable[[str], TournamentRow | None],
        is_still: Callable[[str], bool],
    ) -> None:
        """`row` returns a tournament's line now, None for one not listed; `is_still` whether that is durable."""
        self._clock = clock
        self._timers = timers
        self._settings = settings
        self._row = row
        self._is_still = is_still
        self._followers = Followers(clock, timers)
        self._rows: dict[str, TournamentRow] = {}
        self._changed: set[str] = set()
        self._wake: Wake | None = None
        self._text = ""

    def rows(self) -> tuple[TournamentRow, ...]:
        """All lines, the next to start first."""
        return tuple(
            sorted(self._rows.values(), key=lambda row: (row.status == "over", row.starts_ms, row.name))
        )

    def watch(self, connection: ClientConnection) -> None:
        """Show the list to a connection and let it follow."""
        if not self._text:
            self._text = _encode(TournamentsShown(self.rows())).decode()
        connection.send(self._text)
        self._followers.add(connection)

    def unwatch(self, connection: ClientConnection) -> None:
        """Stop sending the list to a connection that follows no longer or has closed."""
        self._followers.remove(connection)

    def changed(self, tournament: str) -> None:
        """A tournament's durable state changed; the change is sent with the next gathering."""
        self._changed.add(tournament)
        if self._wake is None:
            at_ms = self._clock.now_ms() + self._settings.lobby_every_ms
            self._wake = self._timers.at(at_ms, self._gather)

    def put(self, tournaments: Iterable[str]) -> None:
        """At a start: list these tournaments."""
        for tournament in tournaments:
            self._take_in(tournament)

    def _take_in(self, tournament: str) -> TournamentRow | None:
        row = self._row(tournament)
        self._text = ""
        if row is None:
            self._rows.pop(tournament, None)
        else:
            self._rows[tournament] = row
        return row

    def _gather(self) -> None:
        self._wake = None
        changed, self._changed = sorted(self._changed), set()
        rows, gone = [], []
        for tournament in changed:
            if not self._is_still(tournament):
                self.changed(tournament)
                continue
            before = self._rows.get(tournament)
            row = self._take_in(tournament)
            if row is None and before is not None:
                gone.append(tournament)
            elif row is not None and row != before:
                rows.append(row)
        if self._followers and (rows or gone):
            self._followers.tell(_encode(TournamentsChanged(tuple(rows), tuple(gone))).decode())

    def stop(self) -> None:
        """Stop gathering."""
        self._followers.stop()
        if self._wake is not None:
            self._wake.cancel()
