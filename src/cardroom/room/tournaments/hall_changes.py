"""Halls of live tournaments written for desks: whole, or only the tables that have changed since a desk looked last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from cardroom.room.protocol.live_tournaments import LiveHall, LiveTableRow

WRITTEN_MOST: Final = 64
"""The most looks that are kept written of one version: desks have few versions at a time."""

_encode = msgspec.json.Encoder().encode


class _Row(NamedTuple):
    """A table as it is shown, and the version in which it became so."""

    row: LiveTableRow
    at: int


class HallWriting:
    """The hall of one tournament in JSON, written once for each version and each look before it."""

    def __init__(self, mark: str) -> None:
        """`mark` tells this one from those of earlier starts of the room, whose versions may have other tables."""
        self._mark = mark
        self._begun = self._version = -1
        self._times = 0
        self._hall: LiveHall | None = None
        self._rows: dict[int, _Row] = {}
        self._gone: dict[int, int] = {}
        self._written: dict[str, msgspec.Raw] = {}

    def written(self, version: int, make: Callable[[], LiveHall], since: str) -> msgspec.Raw:
        """Return the hall of this version, which `make` makes; if a desk has the hall of `since`, what has changed then."""
        if version != self._version or self._hall is None:
            self._take(version, make())
        known = self._known(since)
        key = since if known >= 0 else ""
        if key not in self._written:
            if len(self._written) >= WRITTEN_MOST:
                self._written = {}
            self._written[key] = msgspec.Raw(_encode(self._seen(known, since)))
        return self._written[key]

    def _take(self, version: int, hall: LiveHall) -> None:
        if self._begun < 0 or version < self._version:  # (a step that was not stored is undone)
            self._begun, self._rows, self._gone = version, {}, {}
            self._times += 1
        self._version, self._written = version, {}
        self._hall = replace(hall, version=self._name(version))
        now = {one.table: one for one in hall.tables}
        for table in self._rows.keys() - now.keys():
            del self._rows[table]
            self._gone[table] = version
        for table, row in now.items():
            known = self._rows.get(table)
            if known is None or known.row != row:
                self._rows[table] = _Row(row, version)
                self._gone.pop(table, None)

    def _name(self, version: int) -> str:
        return f"{self._start}.{version}"

    @property
    def _start(self) -> str:
        """The name of the versions that follow one another."""
        return f"{self._mark}.{self._times}"

    def _known(self, since: str) -> int:
        """The version that a desk has, -1 for none from which changes are known."""
        start, _, version = since.rpartition(".")
        if start != self._start or not (version.isdecimal() and len(version) < 19):
            return -1
        return int(version) if self._begun <= int(version) <= self._version else -1

    def _seen(self, known: int, since: str) -> LiveHall:
        assert self._hall is not None, "it was taken"
        if known < 0:
            return self._hall
        tables = tuple(one.row for one in self._rows.values() if one.at > known)
        gone = tuple(sorted(table for table, at in self._gone.items() if at > known))
        return replace(self._hall, tables=tables, since=since, gone=gone)
