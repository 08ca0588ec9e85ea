"""The seats of a house's tables, as its tables have reported them, and the seats it has granted since."""

from __future__ import annotations

import msgspec

from cardroom.cash.cash_commands import TakeSeat
from cardroom.room.hosting.house_commands import EnterTable, GrantSeat, ReportSeats, SeatStatus
from cardroom.rules.decisions import Seating
from cardroom.rules.refused import Refused


class TableSeats(msgspec.Struct):
    """A table of a waiting list: how many players it could seat when it last reported, and who sat there. One that
    `drains` deals no more hands.
    """

    name: str
    line: str
    free: int
    players: list[str]
    drains: bool = False


class SeatRegister(msgspec.Struct):
    """The tables by their ids, and the grants that they have not answered, by the grants' ids.

    A house lowers what a table can seat by each grant, so an offered seat is granted once; the table's answer reports the
    seats as they are then.
    """

    tables: dict[str, TableSeats] = {}
    grants: dict[str, GrantSeat] = {}

    def __contains__(self, table: str) -> bool:
        return table in self.tables

    def free(self, table: str) -> int:
        """Return the number of players that a table could still be granted; 0 for one that is not of this house."""
        found = self.tables.get(table)
        return (
            0 if found is None else found.free - sum(one.grant.table == table for one in self.grants.values())
        )

    def granted(self, table: str) -> set[str]:
        """Return the players to whom a seat at a table is granted, and who have not taken it."""
        return {one.grant.take.player for one in self.grants.values() if one.grant.table == table}

    def tables_of(self, player: str) -> list[str]:
        """Return the tables at which a player sits or may take a granted seat."""
        sits = [table for table, found in self.tables.items() if player in found.players]
        return sits + [one.grant.table for one in self.grants.values() if one.grant.take.player == player]

    def enter(self, command: EnterTable) -> None:
        """Enter a table that has opened, or that is older than the register."""
        one = command
        self.tables[one.table] = TableSeats(one.name, one.line, one.free, list(one.players), one.drains)

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
        found = self.tables.get(command.table)
        if found is not None:
            found.free, found.players, found.drains = command.free, list(command.players), command.drains
        return self.grants.pop(command.grant, None)

    def departed(self, table: str, player: str) -> None:
        """Note that a player left a table, whose seat is free; a table where it is not reports that."""
        found = self.tables.get(table)
        if found is not None and player in found.players:
            found.players.remove(player)
            found.free += 1

    def closed(self, table: str) -> None:
        """Forget a table that closed, and what was granted there."""
        self.tables.pop(table, None)
        for one in [one for one, command in self.grants.items() if command.grant.table == table]:
            del self.grants[one]

    def status(self, table: str) -> SeatStatus:
        """Return a table's seats, as proof of a step."""
        return SeatStatus(table, self.free(table), len(self.granted(table)))
