"""The seats of a house's tables, as its tables have reported them, and the seats it has granted since."""

from __future__ import annotations

import msgspec

from cardroom.cash.cash_commands import TakeSeat
from cardroom.room.hosting.house_commands import EnterTable, GrantSeat, ReportSeats, SeatStatus
from cardroom.rules.decisions import Seating
from cardroom.rules.refused import Refused


class TableSeats(msgspec.Struct, frozen=True):
    """A table of a waiting list: how many players it could seat when it last reported, and who sat there. One that
    `drains` deals no more hands.
    """

    name: str
    line: str
    free: int
    players: list[str]
    drains: bool = False


class SavedSeats(msgspec.Struct, frozen=True):
    """A register as it is saved."""

    tables: dict[str, TableSeats] = {}
    grants: dict[str, GrantSeat] = {}


class SeatRegister:
    """The tables by their ids, and the grants that they have not answered, by the grants' ids.

    A house lowers what a table can seat by each grant, so an offered seat is granted once; the table's answer reports the
    seats as they are then.
    """

    def __init__(self, saved: SavedSeats) -> None:
        self.tables: dict[str, TableSeats] = {}
        self.grants = dict(saved.grants)
        self._of_player: dict[str, list[str]] = {}
        for table, seats in saved.tables.items():
            self._set(table, seats)

    @property
    def saved(self) -> SavedSeats:
        """The register as it is saved."""
        return SavedSeats(self.tables, self.grants)

    def _set(self, table: str, seats: TableSeats | None) -> None:
        before = self.tables.pop(table, None)
        left, come = before.players if before is not None else [], seats.players if seats is not None else []
        if seats is not None:
            self.tables[table] = seats
        for player in [one for one in left if one not in come]:
            self._of_player[player].remove(table)
            if not self._of_player[player]:
                del self._of_player[player]
        for player in [one for one in come if one not in left]:
            self._of_player.setdefault(player, []).append(table)

    def __contains__(self, table: str) -> bool:
        return table in self.tables

    def free(self, table: str) -> int:
        """Return the number of players that a table could still be granted; 0 for one that is not of this house."""
        found = self.tables.get(table)
        if found is None:
            return 0
        if not self.grants:
            return found.free
        return found.free - sum([one.grant.table == table for one in self.grants.values()])

    def granted(self, table: str) -> set[str]:
        """Return the players to whom a seat at a table is granted, and who have not taken it."""
        return {one.grant.take.player for one in self.grants.values() if one.grant.table == table}

    def tables_of(self, player: str) -> tuple[str, ...]:
        """Return the tables at which a player sits, in the order of sitting down."""
        return tuple(self._of_player.get(player, ()))

    def enter(self, command: EnterTable) -> None:
        """Enter a table that has opened, or that is older than the register."""
        one = command
        self._set(one.table, TableSeats(one.name, one.line, one.free, list(one.players), one.drains))

    def grant(self, command: GrantSeat, kept: int, rules: Seating) -> None:
        """Grant a seat, where so many free ones are `kept` for others; refusals cite the house's `rules` of today.

        Refuses "table-closing", "already-seated", "table-full".
        """
        table, player = command.grant.table, command.grant.take.player
        found = self.tables.get(table)
        if found is None or found.drains:
            name = found.name if found is not None else "That table"
            raise Refused("table-closing", f"{name} is closing; nobody is seated there now.")
        if player in found.players or player in self.granted(table):
            raise Refused("already-seated", f"You have a seat at {found.name} already.", (), {"table": table})
        if isinstance(command.grant.take, TakeSeat) and self.free(table) <= kept:
            words = f"{found.name} has no free seat."
            raise Refused("table-full", words, rules.seats.clauses, {"seats": len(found.players)})
        self.grants[command.grant.id] = command

    def report(self, command: ReportSeats) -> GrantSeat | None:
        """Take a table's report; return the grant that it answers, None for none."""
        found, one = self.tables.get(command.table), command
        if found is not None:
            self._set(one.table, TableSeats(found.name, found.line, one.free, list(one.players), one.drains))
        return self.grants.pop(command.grant, None)

    def departed(self, table: str, player: str) -> None:
        """Note that a player left a table, whose seat is free; a table where it is not reports that."""
        found = self.tables.get(table)
        if found is not None and player in found.players:
            left = [one for one in found.players if one != player]
            self._set(table, msgspec.structs.replace(found, free=found.free + 1, players=left))

    def closed(self, table: str) -> None:
        """Forget a table that closed, and what was granted there."""
        self._set(table, None)
        for one in [one for one, command in self.grants.items() if command.grant.table == table]:
            del self.grants[one]

    def status(self, table: str) -> SeatStatus:
        """Return a table's seats, as proof of a step."""
        return SeatStatus(table, self.free(table), len(self.granted(table)))
