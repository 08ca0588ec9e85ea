"""The open tables of a room, with the players who sit at them, and the making of their writers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from cardroom.cash.cash_table import open_table
from cardroom.room.hosting.hosted_tables import HostedTables, no_such_table
from cardroom.room.hosting.house_writer import HouseWriters
from cardroom.room.hosting.owner_stream import OwnerStream
from cardroom.room.hosting.stored_table import LoadedTable
from cardroom.room.hosting.table_owner import TableOwner, TableSteps
from cardroom.room.hosting.table_writer import TableServices, TableWriter
from cardroom.room.hosting.watched_table import WatchedTable
from cardroom.rules.rulebook import Rulebook
from cardroom.store.messages import Message
from cardroom.table.events import PlayerLeft, PlayerSeated
from cardroom.table.model.commands import SkipNextBigBlind
from cardroom.table.model.decided import Decided
from cardroom.table.model.play import MakesPlay
from cardroom.table.model.view import TableTerms
from cardroom.table.told.told_play import told_by_person
from cardroom.table.which_play import play_of


class OpenTables(Mapping[str, TableWriter]):
    """The writers of tables with cash and of private games, by the ids of their tables, in the order of opening."""

    def __init__(self, hosted: HostedTables) -> None:
        """`hosted` are all tables of the room: those of tournaments too."""
        self._writers = self.by_id = dict[str, TableWriter]()
        self.hosted = hosted
        self.followers: list[Callable[[str], None]] = []
        """Called with each table that has opened, was put back, or has closed."""

    def __getitem__(self, table: str) -> TableWriter:
        return self._writers[table]

    def __contains__(self, table: object) -> bool:
        return table in self._writers

    def __iter__(self) -> Iterator[str]:
        return iter(self._writers)

    def __len__(self) -> int:
        return len(self._writers)

    def stepped(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Note who took a seat in a step of a table, and who left."""
        for event in decided.events:
            if isinstance(event, PlayerSeated):
                self.hosted.sat_down(event.player, writer.terms.table)
            elif isinstance(event, PlayerLeft):
                self.hosted.left(event.player, writer.terms.table)

    def writer(self, table: str) -> TableWriter:
        """Return the writer of an open table. Refuses ("no-such-table")."""
        writer = self._writers.get(table)
        if writer is None:
            raise no_such_table(table)
        return writer

    def put(self, writer: TableWriter) -> None:
        """Add a table that opened, or was reloaded, with the players who sit there."""
        table = writer.terms.table
        self._writers[table] = writer
        self.hosted.put(table, writer)
        self.tell(table)

    def remove(self, table: str) -> None:
        """Remove a closed table; nobody sits there any more."""
        del self._writers[table]
        self.hosted.remove(table)
        self.tell(table)

    def tell(self, table: str) -> None:
        """Tell the followers of a change that is no step of the table."""
        for follower in self.followers:
            follower(table)

    def deliver(self, letters: Sequence[Message]) -> None:
        """Let tables take the letters of their house; one that is not open here finds its own in the mail."""
        for letter in letters:
            writer = self._writers.get(letter.receiver)
            if writer is not None:
                writer.hear((letter,))

    # ------------------------------------------------------------------ players

    def tables_of(self, player: str) -> tuple[str, ...]:
        """Return the tables a player sits at, in the order of sitting down."""
        return tuple([table for table in self.hosted.of_player.get(player, ()) if table in self._writers])

    def seats_of(self, player: str) -> list[TableWriter]:
        """Return the writers of these tables."""
        return [self._writers[table] for table in self.tables_of(player)]

    def online_seats_of(self, player: str) -> list[TableWriter]:
        """Return the writers of the tables where the player's own connection counts: not the live ones."""
        return [one for one in self.seats_of(player) if not one.terms.live]

    def seats_at(self, player: str, house: str) -> list[TableWriter]:
        """Return the writers of a house's own tables only: private games and live tables do not count there."""
        return [one for one in self.seats_of(player) if one.terms.house == house and not one.terms.is_apart]

    def skip_everywhere(self, player: str, first: str, on: bool) -> None:
        """Apply the wish to skip the next big blind at every table of the house where the player sits (CO-8)."""
        if self.writer(first).terms.is_apart:
            return
        for writer in self.seats_at(player, self.writer(first).terms.house):
            seat = writer.table.seat_of(player)
            # A player who sits out there has nothing to skip: a command would only log a refusal.
            if writer.terms.table != first and not (on and seat and seat.sits_out):
                writer.carry_out_if_possible(SkipNextBigBlind(player, on))


Plays = Callable[[TableTerms], MakesPlay]
"""How a table with these terms is played: by the room's deck and clocks, or told by a person."""


def dealt_by_room_or_person(terms: TableTerms) -> MakesPlay:
    """Return the play of a table: a person deals at a live one, the room at all others."""
    return told_by_person if terms.live else play_of


class TableWriters:
    """Makes the writer of a table that opens or is loaded."""

    def __init__(self, services: TableServices, houses: HouseWriters, plays: Plays) -> None:
        """`plays` say by a table's terms how it is played there."""
        self._services = services
        self._houses = houses
        self._plays = plays

    def empty(self, terms: TableTerms, book: Rulebook, opened_by: str = "") -> LoadedTable:
        """Make an empty table, which a stored one is loaded into: it was `opened_by` this version of the rulebook."""
        services = self._services
        table = open_table(terms, book, self._plays(terms))
        watched = WatchedTable(terms.table, services.presence, services.names)
        owner = TableOwner(table, book.version, watched.audience)
        stream = OwnerStream(owner, TableSteps(opened_by), f"table {terms.table}")
        return LoadedTable(table, owner, stream, watched)

    def opened(self, loaded: LoadedTable, pool: str) -> TableWriter:
        """Host a table of this pool."""
        return TableWriter(loaded, pool, self._services, self._houses[loaded.table.terms.house])
