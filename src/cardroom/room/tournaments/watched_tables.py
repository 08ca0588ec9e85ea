"""The tables of tournaments for their players and spectators: who looks, what is sent, who sits where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from cardroom.room.hosting.audience import Audience
from cardroom.room.hosting.journal import check_writable, with_places
from cardroom.room.hosting.owner_host import OwnerHost, Then
from cardroom.room.hosting.recent import Recent
from cardroom.room.hosting.step_texts import shown, texts_of
from cardroom.room.identity.client_connection import ClientConnection, Presence
from cardroom.room.identity.naming import Names
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.clock import Clock
from cardroom.room.tournaments.envelopes import AT_TOURNAMENTS, AtTable
from cardroom.room.tournaments.seats_in_tournaments import OwnSeats
from cardroom.room.tournaments.table_owner import TableNews, TableOwner
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.faults import StoreFailed
from cardroom.table.events import PlayerLeft, PlayerSeated
from cardroom.table.model.commands import Command, Disconnect, Extend, Interrupt, Reconnect, VoidHand
from cardroom.table.model.view import TableView
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.tables.tournament_table import TournamentTable

POSTED: Final = (
    "small_blind",
    "big_blind",
    "ante",
    "ante_for_all",
    "bring_in",
    "small_bet",
    "big_bet",
    "point",
)

HostOf = Callable[[str], OwnerHost | None]
_encode = msgspec.json.Encoder().encode


class TournamentTables:
    """Sends the events at tables of tournaments, each step when it is durable."""

    def __init__(self, clock: Clock, presence: Presence, names: Names, host_of: HostOf) -> None:
        self._clock = clock
        self._presence = presence
        self._names = names
        self._host_of = host_of
        self._audiences: dict[str, Audience] = {}
        self._recent: dict[str, Recent] = {}
        self._seats: dict[str, dict[str, int]] = {}
        self._sitting: dict[str, set[str]] = {}
        self.own_seats = OwnSeats(presence)
        self._looked_at_soon: set[str] = set()
        self.followers: list[Callable[[str, TableNews], None]] = []
        """Called with each durable step of a table."""

    def audience(self, table: str) -> Audience:
        """The connections that look at a table."""
        return self._audiences.setdefault(table, Audience())

    def owner(self, table: str) -> TableOwner | None:
        """A table of a tournament that is open, None for anything else."""
        host = self._host_of(table)
        owner = host.owner if host is not None else None
        return owner if isinstance(owner, TableOwner) and owner.table is not None else None

    def table(self, table: str) -> TournamentTable | None:
        """The cards and seats of such a table."""
        owner = self.owner(table)
        return None if owner is None else owner.table

    def book_of(self, tournament: str) -> Rulebook | None:
        """The book of a tournament that is not over."""
        host = self._host_of(tournament)
        owner = host.owner if host is not None else None
        return (
            owner.tournament.book
            if isinstance(owner, TournamentOwner) and owner.tournament is not None
            else None
        )

    def tables_of(self, player: str) -> tuple[str, ...]:
        """The tables of tournaments that a player sits at."""
        return tuple(self._seats.get(player, ()))

    def seat_of(self, player: str, table: str) -> int:
        """A player's seat at a table, 0 for none."""
        return self._seats.get(player, {}).get(table, 0)

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who sits at a table of a tournament."""
        return tuple(self._seats)

    def players_at(self, table: str) -> frozenset[str]:
        """The players who sit at a table."""
        found = self.table(table)
        return frozenset() if found is None else frozenset(seat.player for seat in found.seats.values())

    # ------------------------------------------------------------------ asking

    def carry_out(self, table: str, command: Command, then: Then | None = None, asked: str = "") -> None:
        """Carry out a command of a player, who may have `asked` under an id, or of the room for one.

        Refuses as `Table` does, "no-such-table", "not-in-a-tournament".
        """
        host, owner = self._host_of(table), self.owner(table)
        if host is None or owner is None or owner.table is None:
            raise Refused("no-such-table", f"There is no open table {table!r}.", args={"table": table})
        if not isinstance(command, AT_TOURNAMENTS):
            raise Refused("not-in-a-tournament", "Tournament tables don't allow that.")
        written = with_places(command, owner.table)
        check_writable(written, "", to_client.Done(asked))
        host.carry_out(AtTable(written, asked=asked), then)

    async def void(self, table: str, by: str, reason: str) -> None:
        """Staff make the running hand of a table void: it is dealt again. Author and reason are stored with it."""
        host = self._host_of(table)
        assert host is not None, "its owner was found"
        await host.ask(AtTable(VoidHand("staff"), by, reason))

    def came(self, player: str) -> None:
        """A player's first connection opened."""
        for table in self.tables_of(player):
            self._if_possible(table, Reconnect(player))

    def went(self, player: str) -> None:
        """A player's last connection closed."""
        for table in self.tables_of(player):
            self._if_possible(table, Disconnect(player))

    def begin(self, tables: list[str]) -> None:
        """At a start: nobody is connected yet, and hands wait for their players as the house says."""
        for table in tables:
            owner = self.owner(table)
            if owner is not None and owner.table is not None and owner.table.seats:
                self._if_possible(table, Interrupt())

    def extend(self, tables: list[str], by_ms: int) -> int:
        """The room stood still: extend each running clock of these tables by that time; returns at how many one ran."""
        extended = 0
        for table in tables:
            owner = self.owner(table)
            if owner is not None and owner.table is not None and owner.table.due_at_ms() is not None:
                self._if_possible(table, Extend(by_ms))
                extended += 1
        return extended

    def _if_possible(self, table: str, command: Command) -> None:
        """Carry out a command of the room's own that the table may by now refuse as pointless. After a failure of the
        store the room ends, and nothing is carried out.
        """
        try:
            self.carry_out(table, command)
        except (Refused, StoreFailed):
            return

    # ------------------------------------------------------------------ looking

    def watch(self, table: str, connection: ClientConnection) -> None:
        """Show a table to a connection once none of its steps waits for the disk, and let the connection follow."""
        host = self._host_of(table)
        assert host is not None, "it is open"
        self.audience(table).ask(connection)
        self._presence.follows(connection, table)
        host.when_still(lambda: self._show(table, connection))

    def _show(self, table: str, connection: ClientConnection) -> None:
        owner, audience = self.owner(table), self.audience(table)
        if not audience.has(connection):
            return
        if owner is None or owner.table is None:
            connection.send(_encode(to_client.TableClosed(table)).decode())
            return
        view = self.view(owner.table, connection.player)
        recent = self._recent.setdefault(table, Recent())
        connection.send(shown(view, recent, connection.player, self._names))
        audience.shown(connection)

    def view(self, table: TournamentTable, viewer: str) -> TableView:
        """A table as this player (or, with "", a spectator) may see it.

        It has the stakes of its last hand, as everybody there knows them; before the first hand, those to come.
        """
        now_ms = self._clock.now_ms()
        view, coming = table.view(viewer or None, now_ms), table.next_hand(now_ms)
        stakes = coming if isinstance(coming, Stakes) and not table.hand_count else table.stakes
        posted = {name: getattr(stakes, name) for name in POSTED}
        terms = msgspec.structs.replace(view.terms, **posted, unit=stakes.unit)
        return msgspec.structs.replace(view, terms=terms)

    def unwatch(self, table: str, connection: ClientConnection) -> None:
        """Stop sending a table to a connection that follows no longer or has closed."""
        if table in self._audiences:
            self._audiences[table].leave(connection)
            self._presence.unfollows(connection, table)

    def tell_all(self, table: str, text: str) -> None:
        """Send everybody who follows a table a text that is no step of it (chat)."""
        for connection in self.audience(table):
            connection.send(text)

    # ------------------------------------------------------------------ what owners tell

    def told(self, table: str, news: TableNews) -> None:
        """A step is durable."""
        recent = self._recent.setdefault(table, Recent())
        recent.follow(news.version, news.at_ms, news.events, news.encoded, news.private)
        audience = self.audience(table)
        audience.note(news.events)
        texts = texts_of(
            table, news.version, news.at_ms, news.events, news.encoded, news.private, self._names
        )
        texts.telling(audience, None)()
        for event in news.events:
            if isinstance(event, PlayerSeated):
                self._sat_down(table, event.player, event.seat)
            elif isinstance(event, PlayerLeft):
                self._stood_up(table, event.player)
        self._look_when_still(table)
        for follower in self.followers:
            follower(table, news)

    def _look_when_still(self, table: str) -> None:
        """Send its players their seats there, once none of its steps waits for the disk."""
        host = self._host_of(table)
        if host is None or table in self._looked_at_soon:
            return

        def look() -> None:
            self._looked_at_soon.discard(table)
            owner = self.owner(table)
            if owner is not None:
                self.own_seats.look(table, owner.table, self.audience(table))

        self._looked_at_soon.add(table)
        host.when_still(look)

    def _sat_down(self, table: str, player: str, seat: int) -> None:
        self._sits(table, player, seat)
        if not self._presence.is_present(player):
            self._if_possible(table, Disconnect(player))

    def _sits(self, table: str, player: str, seat: int) -> None:
        self._seats.setdefault(player, {})[table] = seat
        self._sitting.setdefault(table, set()).add(player)

    def _stood_up(self, table: str, player: str) -> None:
        self._sitting.get(table, set()).discard(player)
        seats = self._seats.get(player, {})
        seats.pop(table, None)
        if not seats:
            self._seats.pop(player, None)

    def _all_stood_up(self, table: str) -> None:
        for player in self._sitting.pop(table, ()):
            self._stood_up(table, player)

    def loaded(self, table: str) -> None:
        """A table was loaded from the store: show it again to everybody who looks at it."""
        self._recent.pop(table, None)
        self._all_stood_up(table)
        owner = self.owner(table)
        if owner is not None and owner.table is not None:
            for number, seat in owner.table.seats.items():
                self._sits(table, seat.player, number)
        self._look_when_still(table)
        for connection in self.audience(table).all:
            self._show(table, connection)

    def over(self, table: str) -> None:
        """A table no longer exists."""
        self._all_stood_up(table)
        self._looked_at_soon.discard(table)
        self.own_seats.look(table, None, self.audience(table))
        text = _encode(to_client.TableClosed(table)).decode()
        for connection in self.audience(table).all:
            connection.send(text)
            self._presence.unfollows(connection, table)
        self._audiences.pop(table, None)
        self._recent.pop(table, None)
