"""All tables that this room hosts, whatever their chips are, and the players who sit at them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Protocol

from cardroom.room.hosting.client_answers import Answering, Asker
from cardroom.room.hosting.watched_table import Audience
from cardroom.room.identity.client_connection import ClientConnection
from cardroom.room.identity.permissions import Act
from cardroom.room.identity.person import Person
from cardroom.rules.refused import Refused
from cardroom.store.rows import Change, LogRecord
from cardroom.table.model.commands import Command
from cardroom.table.model.view import TableTerms
from cardroom.table.table import Table


class HostedTable(Protocol):
    """A table with cash, a private game's chips or a tournament's, as its viewers, talkers and players use it."""

    @property
    def table(self) -> Table[Any]:
        """The table with all decisions so far."""

    @property
    def audience(self) -> Audience:
        """The connections that follow it."""

    # ------------------------------------------------------------------ commands

    def answer(self, command: Command, asker: Asker, answering: Answering) -> None:
        """Carry out a player's command, and answer it once it is durable. Raises `Refused` or answers so."""

    def carry_out_if_possible(self, command: Command) -> None:
        """Carry out a command of the room's own that the table may refuse by now."""

    async def void(self, by: Person, reason: str, changes: tuple[Change, ...]) -> None:
        """Make the running hand void by staff; `changes` are stored with it. Returns when it is durable."""

    def check_staff(self, act: Act) -> None:
        """Refuse an act of staff that does not fit such a table."""

    def extend(self, by_ms: int) -> bool:
        """Give a running clock more time after the room stood still; False if none runs."""

    def store_said(self, record: LogRecord, request: str) -> None:
        """Store what a player said here; the player's request is not carried out twice."""

    # ------------------------------------------------------------------ watching

    def watch(self, connection: ClientConnection) -> None:
        """Show a connection the table after all earlier steps; it receives every later one."""

    def unwatch(self, connection: ClientConnection) -> None:
        """Note that a connection follows no longer (or has closed)."""

    def tell_all(self, text: str) -> None:
        """Send all who follow a text that is no step of the table (chat), once all decided so far is durable."""


class HostedTables(Mapping[str, HostedTable]):
    """The tables by their ids, and those of each player in the order of sitting down."""

    def __init__(self) -> None:
        self.by_id: dict[str, HostedTable] = {}
        self.of_player: dict[str, dict[str, None]] = {}

    def __getitem__(self, table: str) -> HostedTable:
        return self.by_id[table]

    def __contains__(self, table: object) -> bool:
        return table in self.by_id

    def __iter__(self) -> Iterator[str]:
        return iter(self.by_id)

    def __len__(self) -> int:
        return len(self.by_id)

    def find(self, table: str) -> HostedTable:
        """Return a table. Refuses ("no-such-table")."""
        found = self.by_id.get(table)
        if found is None:
            raise no_such_table(table)
        return found

    def put(self, table: str, hosted: HostedTable) -> None:
        """Add a table that opened, or was restored, with the players who sit there."""
        if table in self.by_id:
            self._all_left(table)
        self.by_id[table] = hosted
        for seat in hosted.table.seats.values():
            self.sat_down(seat.player, table)

    def remove(self, table: str) -> None:
        """Remove a table that closed; nobody sits there any more."""
        self.by_id.pop(table, None)
        self._all_left(table)

    def sat_down(self, player: str, table: str) -> None:
        """Note that a player took a seat."""
        self.of_player.setdefault(player, {})[table] = None

    def left(self, player: str, table: str) -> None:
        """Note that a player left a table."""
        mine = self.of_player.get(player, {})
        mine.pop(table, None)
        if not mine:
            self.of_player.pop(player, None)

    def _all_left(self, table: str) -> None:
        for player in [player for player, tables in self.of_player.items() if table in tables]:
            self.left(player, table)

    def at(self, player: str) -> list[HostedTable]:
        """Return the tables that a player sits at."""
        return [self.by_id[table] for table in self.of_player.get(player, ())]


def no_such_table(table: str) -> Refused:
    """The refusal of a request that names a table which is not open."""
    return Refused("no-such-table", f"There is no open table {table!r}.", args={"table": table})


def players_at(hosted: HostedTable) -> frozenset[str]:
    """Return the players who sit at a table."""
    return frozenset([seat.player for seat in hosted.table.seats.values()])


OF_THE_DESK: Final[frozenset[Act]] = frozenset(
    (
        "change_seat",
        "play_over",
        "charge_by_time",
        "add_seat",
        "move_player",
        "close_table",
        "drain",
        "ask_all",
    )
)
"""Acts of staff that would give seats or chips past the desk to which a table belongs."""


def check_not_the_desks(terms: TableTerms, act: Act) -> None:
    """Refuse ("desk-does-that") an act of staff at a table whose seats and chips are a desk's, if the desk does that."""
    number = terms.desk_table
    if number and act in OF_THE_DESK:
        words = f"The desk seats players and counts chips of table {number}: do it there."
        raise Refused("desk-does-that", words, args={"table": number})
